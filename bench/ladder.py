"""The ladder: every level of bots on one seat against the level below on all others, in every game.

Games are kept in build/ladder, in a folder for the present code of the bots, so that a run goes on where the last one
stopped. Writes ladder.json of each game and docs/ladder.md. Run it by `make ladder`; `GAMES=200` plays fewer games,
`MINUTES=30` ends in time with what there is, `ONLY=calimala` plays one game, `STOP=yes` ends a rung as soon as it is
shown that the bot wins more or less often than it should: one and a half times its fair share, or, on the highest rung,
its fair share.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from fondaco.arena.contender import read_line_up
from fondaco.arena.course import Crew, result, run
from fondaco.arena.journal import Journal
from fondaco.arena.ladder import BELOW, FILE, Rung, read_rungs
from fondaco.arena.played import Played
from fondaco.arena.pool import Pool
from fondaco.arena.standings import Standings
from fondaco.arena.tournament import PROCESSOR, Tournament
from fondaco.bots.levels import LEVELS
from fondaco.games import GAMES, find_game
from fondaco.kernel.game import Game

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "ladder.md"
USUAL_SEATS = 4
SEED = "ladder"
CHOICE_LIMIT = 120.0
GAME_LIMIT = 6 * 3600.0
"""Seconds. Four who think for seconds about each choice take their time."""
BESIDE = [("learned", "greedy"), ("journeyman", "greedy"), ("master", "greedy")]
"""What is played besides the levels: how far they are from the bots that only judge their own move."""
FOR_EVER = 1e12
BETTER = 1.5
"""How many times its fair share a level should win against the one below."""
HIGHEST = list(LEVELS)[-1]
"""It has to be better than the level below, however little."""


class TimeUp(Exception):
    """The minutes of a rung are over."""


class Clocked:
    """A crew that stops at a moment; the games under way are lost."""

    def __init__(self, crew: Crew, until: float) -> None:
        self.crew = crew
        self.until = until

    def play(self, numbers: Iterable[int]) -> Iterator[Played]:
        for played in self.crew.play(numbers):
            yield played
            if time.monotonic() > self.until:
                raise TimeUp

    def close(self) -> None:
        self.crew.close()


def pairs() -> list[tuple[str, str]]:
    """Who plays against whom, the quickest first, so that they leave their time to the others."""
    found = [*BELOW.items(), *BESIDE]
    return sorted(found, key=lambda pair: sum(LEVELS.get(bot, 0.0) for bot in pair))


def seat_numbers(game: Game) -> list[int]:
    """The usual number of seats, and the fewest that a game has."""
    return sorted({USUAL_SEATS, game.fewest}, reverse=True)


def digest_of(game: Game) -> str:
    """Tells whether the bots or the rules have changed since: games of different bots must not be counted together."""
    folder = source_folder(game)
    kernel = [*(ROOT / "fondaco/bots").glob("*.py"), *(ROOT / "fondaco/kernel").glob("*.py")]
    own = [*folder.glob("*.py"), *folder.glob("steps/*.py"), *folder.glob("bot/*.py"), *folder.glob("bot/*.net")]
    digest = hashlib.sha256()
    for path in sorted([*kernel, *own]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def source_folder(game: Game) -> Path:
    return ROOT / "fondaco" / "games" / game.name


def aim(bot: str) -> float:
    """How many times its fair share a bot should win; a rung ends early once it is shown that it does, or does not."""
    return 1.0 if bot == HIGHEST else BETTER


def climb(game: Game, bot: str, below: str, seats: int, wanted: argparse.Namespace, until: float) -> Rung | None:
    """Play one rung as far as time allows; None if not even one deal was played on all seats."""
    line_up = read_line_up(",".join([bot, *[below] * (seats - 1)]))
    tournament = Tournament(game.name, line_up, {}, SEED, wanted.games, CHOICE_LIMIT, GAME_LIMIT, PROCESSOR)
    if wanted.stop:
        tournament.stop = aim(bot) / seats
    folder = ROOT / "build" / "ladder" / digest_of(game)
    folder.mkdir(parents=True, exist_ok=True)
    ending = "-stop" if wanted.stop else ""
    journal = Journal(folder / f"{game.name}-{seats}-{bot}-{below}{ending}.jsonl", tournament.header())
    journal.open()
    try:
        run(tournament, lambda: Clocked(Pool(tournament, wanted.workers), until), journal)
    except TimeUp:
        pass
    finally:
        journal.close()
    games = whole_deals(journal.played, len(tournament.orders))
    return rung_of(bot, below, seats, result(tournament, games)) if games else None


def whole_deals(played: dict[int, Played], orders: int) -> list[Played]:
    """The games of the deals that were played on all seats, from the first on without a gap."""
    games: list[Played] = []
    while all(number in played for number in range(len(games), len(games) + orders)):
        games += [played[number] for number in range(len(games), len(games) + orders)]
    return games


def rung_of(bot: str, below: str, seats: int, standings: Standings) -> Rung:
    one, other = standings.rows
    stop = standings.stop
    low, high = (stop.low, stop.high) if stop else (one.low, one.high)
    return Rung(
        bot,
        below,
        seats,
        standings.games,
        round(one.share, 4),
        round(low, 4),
        round(high, 4),
        one.points,
        other.points,
        round(one.rating, 2),
        round(one.sigma, 2),
        round(other.rating, 2),
        round(one.ms, 1),
        stop.looks if stop else 0,
        one.forfeits + other.forfeits,
        datetime.datetime.now(datetime.UTC).date().isoformat(),
    )


def note(game: Game, rung: Rung) -> None:
    """Write a rung into the file of its game, in the place of an older one."""
    path = source_folder(game) / "bot" / FILE
    rungs = {one.name: one for one in read_rungs(path)} | {rung.name: rung}
    order = {pair: index for index, pair in enumerate([*BELOW.items(), *BESIDE])}
    listed = sorted(rungs.values(), key=lambda one: (-one.seats, order.get((one.bot, one.below), len(order))))
    facts = {"command": "make ladder", "rungs": [one._asdict() for one in listed]}
    path.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


HEAD = """# The ladder

How well the bots play. Each line is one tournament of the arena ([arena.md](arena.md)): one bot on one seat, another on
all other seats, on every deal once on each seat. *Even* is what it would win among its like. The interval holds the
true share with 95 %; where a line was allowed to end early it is the one that is valid at every look. Ratings are
openskill's, where both begin at 25. Levels think for a time, as at a table: on a faster machine they are a little
stronger.

Written by `make ladder` (`GAMES=200` for fewer games, `MINUTES=30` for what can be played in that time, `ONLY=calimala`
for one game, `STOP=yes` to end early), which goes on where it stopped. What is not in a table was not measured yet.
Only the processor's time counts, so that whatever else the machine does makes no level weaker. The web app shows
beside each level how it does against the one below, from 100 games on or where an early end has shown who is better.

"""
COLUMNS = "| bot | against | games | wins | 95 % | even | points | rating | ms a choice | date |\n"
LINES = "|---|---|---|---|---|---|---|---|---|---|\n"


def page() -> str:
    """docs/ladder.md."""
    text = HEAD + f"Machine of the last run: {machine()}.\n"
    for game in GAMES:
        rungs = read_rungs(source_folder(game) / "bot" / FILE)
        for seats in seat_numbers(game):
            of_seats = [rung for rung in rungs if rung.seats == seats]
            if of_seats:
                text += f"\n## {game.name.capitalize()}, {seats} seats\n\n{COLUMNS}{LINES}"
                text += "".join(row(rung) for rung in of_seats)
        if rungs:
            command = f"fondaco arena {game.name} --bots BOT,AGAINST,… --games N --seed {SEED}"
            text += f"\nThe same games by hand: `{command} --game-limit 6h`.\n"
    return text


def row(rung: Rung) -> str:
    others = rung.seats - 1
    points = "–" if rung.points is None else f"{rung.points:.1f} to {rung.points_below:.1f}"
    early = f" (looked {rung.looks} times)" if rung.looks else ""
    lost = f", {rung.forfeits} forfeited" if rung.forfeits else ""
    cells = [
        rung.bot,
        f"{others} {rung.below}",
        f"{rung.games:,}{early}{lost}",
        f"**{100 * rung.share:.1f} %**",
        f"{100 * rung.low:.1f} to {100 * rung.high:.1f}",
        f"{100 * rung.fair:.0f} %",
        points,
        f"{rung.rating:.1f} ± {2 * rung.sigma:.1f}, {rung.rating_below:.1f}",
        f"{rung.ms:.0f}",
        rung.date,
    ]
    return f"| {' | '.join(cells)} |\n"


def machine() -> str:
    names = Path("/proc/cpuinfo")
    lines = names.read_text(encoding="utf-8").splitlines() if names.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{models[0] if models else 'unknown processor'}, {os.cpu_count()} cores"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each rung, rounded up to whole deals")
    parser.add_argument("--minutes", type=float, help="end after so many minutes with what there is")
    parser.add_argument("--only", action="append", default=[], help="a game; all of them if left out")
    parser.add_argument("--bots", action="append", default=[], help="rungs of these bots alone")
    parser.add_argument("--seats", type=int, action="append", default=[], help="rungs with so many seats alone")
    parser.add_argument("--stop", action="store_true", help="end a rung once it wins more or less than it should")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    games = [find_game(name) for name in wanted.only] or list(GAMES)
    rungs = [
        (game, bot, below, seats)
        for bot, below in pairs()
        for game in games
        for seats in seat_numbers(game)
        if (not wanted.bots or bot in wanted.bots) and (not wanted.seats or seats in wanted.seats)
    ]
    end = time.monotonic() + 60 * wanted.minutes if wanted.minutes else FOR_EVER
    for index, (game, bot, below, seats) in enumerate(rungs):
        now = time.monotonic()
        rung = climb(game, bot, below, seats, wanted, now + (end - now) / (len(rungs) - index))
        if rung is None:
            print(f"{game.name}, {seats} seats: {bot} against {below}: not a single deal in time", file=sys.stderr)
            continue
        note(game, rung)
        print(f"{game.name}, {seats} seats: {row(rung).strip()}")
        PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
