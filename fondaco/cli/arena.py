"""`fondaco arena`: bots against bots, on the same seeds in every order of seats."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from fondaco.arena.cluster import Cluster
from fondaco.arena.contender import read_line_up, seats_of
from fondaco.arena.course import Crew, result, run
from fondaco.arena.journal import BadJournal, Journal
from fondaco.arena.played import Played
from fondaco.arena.pool import Pool
from fondaco.arena.standings import Standings
from fondaco.arena.tournament import CLOCKS, WALL, Tournament
from fondaco.bots.settings import duration
from fondaco.cli.arena_report import check_report, write_report
from fondaco.cli.arena_words import forfeit_sentence, percent, signed, spread
from fondaco.cli.games import game_argument
from fondaco.cli.help_page import command
from fondaco.cli.language import printable, say, screen
from fondaco.cli.play import wished
from fondaco.cli.workers import at_least, processors, progress_bar
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.record import check_seed

LINE_UP = "greedy,random,random,random"
GAMES = 1000
SEED = "arena"
CHOICE_LIMIT = "10s"
GAME_LIMIT = "10m"
FAIR = "fair"
TOLD_FORFEITS = 10
"""So many are told one by one."""


@command(help=say("cli-arena"))
@game_argument
@click.option("--bots", default=LINE_UP, help=say("cli-option-line-up", usual=LINE_UP))
@click.option("--games", type=int, default=GAMES, help=say("cli-option-arena-games", usual=GAMES))
@click.option("--seed", default=SEED, help=say("cli-option-fixed-seed", usual=SEED))
@click.option("--option", "wishes", multiple=True, metavar="NAME=VALUE", help=say("cli-option-option"))
@click.option("--choice-limit", default=CHOICE_LIMIT, help=say("cli-option-choice-limit", usual=CHOICE_LIMIT))
@click.option("--game-limit", default=GAME_LIMIT, help=say("cli-option-game-limit", usual=GAME_LIMIT))
@click.option("--clock", type=click.Choice(list(CLOCKS)), default=WALL, help=say("cli-option-clock", usual=WALL))
@click.option("--stop", is_flag=False, flag_value=FAIR, metavar="[SHARE]", help=say("cli-option-stop"))
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE.jsonl", help=say("cli-option-out"))
@click.option("--report", type=click.Path(path_type=Path), metavar="FILE.html", help=say("cli-option-report"))
@click.option("--workers", type=int, help=say("cli-option-workers"))
@click.option("--ray", metavar="ADDRESS", help=say("cli-option-ray"))
@click.option("--json", "as_json", is_flag=True, help=say("cli-option-json"))
def arena(
    game: Game,
    bots: str,
    games: int,
    seed: str,
    wishes: tuple[str, ...],
    choice_limit: str,
    game_limit: str,
    clock: str,
    stop: str | None,
    out: Path | None,
    report: Path | None,
    workers: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    line_up = read_line_up(bots)
    if not game.fewest <= len(line_up) <= game.most:
        facts: dict[str, str | int] = {"game": game.name, "fewest": game.fewest, "most": game.most}
        raise BadOption("line-up", facts | {"bots": len(line_up)})
    at_least("games", games, 1)
    check_seed(seed)
    options = game.settled(wished(wishes))
    limits = seconds_of("--choice-limit", choice_limit), seconds_of("--game-limit", game_limit)
    tournament = Tournament(game.name, line_up, options, seed, games, *limits, clock)
    if stop is not None:
        tournament = replace(tournament, stop=share_of(stop, tournament))
    if report is not None:
        check_report(report)
    count = processors(workers)
    found, standings = hold(tournament, out, lambda: crew_of(tournament, ray, workers, count))
    if report is not None:
        write_report(report, tournament.header(), found, standings)
    if as_json:
        click.echo(json.dumps(summary(tournament, standings), ensure_ascii=False))
    else:
        show(tournament, standings)


def crew_of(tournament: Tournament, ray: str | None, workers: int | None, count: int) -> Crew:
    return Pool(tournament, min(count, tournament.whole)) if ray is None else Cluster(tournament, ray, workers)


def hold(tournament: Tournament, out: Path | None, crew: Callable[[], Crew]) -> tuple[list[Played], Standings]:
    """Play what is missing, with a bar and a file."""
    journal = None if out is None else Journal(out, tournament.header())
    if journal is not None:
        journal.open()
        if len(journal.played) and max(journal.played) >= tournament.whole:
            facts: dict[str, str | int] = {"file": printable(journal.path.name), "games": max(journal.played) + 1}
            raise BadJournal("journal-longer", facts | {"asked": tournament.whole})
    with progress_bar() as progress:
        bar = progress.add_task(say("cli-arena-progress", game=tournament.game), total=tournament.whole)
        try:
            played = run(tournament, crew, journal, lambda game: progress.advance(bar))
        finally:
            if journal is not None:
                journal.close()
    if journal is not None:
        journal.sort()
    return played, result(tournament, played)


def seconds_of(option: str, text: str) -> float:
    """The seconds of a duration that was typed."""
    found = duration(text)
    if found <= 0:
        raise BadOption("duration", {"option": option, "value": printable(text)[:40]})
    return found


def share_of(text: str, tournament: Tournament) -> float:
    """The share at which a tournament may end: the fair one of its first bot, or the one that was typed."""
    if text == FAIR:
        first = tournament.texts[0]
        return seats_of(tournament.texts)[first] / len(tournament.texts)
    number = text.removesuffix("%")
    try:
        share = float(number) / (100 if text.endswith("%") else 1)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise BadOption("share", {"option": "--stop", "value": printable(text)[:40]})
    return share


def summary(tournament: Tournament, standings: Standings) -> dict[str, Any]:
    """What `--json` prints."""
    facts = standings.facts()
    for forfeit in facts["forfeits"]:
        forfeit["sentence"] = forfeit_sentence(forfeit)
    header = tournament.header()
    head = {"asked": header.pop("games"), "line_up_typed": header.pop("line_up"), **header}
    head.pop("orders")
    return head | facts


def show(tournament: Tournament, standings: Standings) -> None:
    """The results as people read them."""
    console = screen()
    counts = {"games": standings.games, "seeds": standings.seeds, "orders": standings.orders}
    console.print(say("cli-arena-head", game=tournament.game, **counts))
    if tournament.whole != tournament.games:
        console.print(say("cli-arena-rounded", asked=tournament.games, games=tournament.whole))
    if standings.stop is not None:
        console.print(stop_sentence(standings))
    console.print()
    console.print(rows_table(standings))
    if standings.pairs:
        console.print()
        console.print(pairs_table(standings))
    if standings.forfeits:
        console.print()
        for forfeit in standings.forfeits[:TOLD_FORFEITS]:
            console.print(forfeit_sentence(forfeit))
        if len(standings.forfeits) > TOLD_FORFEITS:
            console.print(say("cli-arena-more-forfeits", count=len(standings.forfeits) - TOLD_FORFEITS))


def stop_sentence(standings: Standings) -> str:
    stop = standings.stop
    assert stop is not None
    return say(
        "cli-arena-stop",
        bot=stop.bot,
        early="yes" if stop.is_early else "no",
        target=percent(stop.target),
        looks=stop.looks,
        low=percent(stop.low),
        high=percent(stop.high),
    )


def plain_table() -> Table:
    return Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))


def rows_table(standings: Standings) -> Table:
    table = plain_table()
    table.add_column(say("cli-arena-bot"), overflow="fold")
    keys = ["share", "interval", "fair", "points", "rating", "time"]
    for key in keys + ["forfeits"] * bool(standings.forfeits):
        table.add_column(say(f"cli-arena-{key}"), justify="right", no_wrap=True)
    for row in standings.rows:
        bot = row.bot if row.seats == 1 else f"{row.bot} × {row.seats}"
        points = "–" if row.points is None else f"{row.points:.1f}"
        rating = f"{row.rating:.1f} ±{2 * row.sigma:.1f}"
        interval = f"{100 * row.low:.1f}–{100 * row.high:.1f}"
        time = f"{row.ms:.2f}/{row.slowest_ms:.0f}"
        cells = [percent(row.share), interval, percent(row.fair), points, rating, time]
        table.add_row(bot, *cells, *[str(row.forfeits)] * bool(standings.forfeits))
    return table


def pairs_table(standings: Standings) -> Table:
    table = plain_table()
    table.add_column(say("cli-arena-pair"), overflow="fold")
    for key in ("pair-share", "interval", "pair-points", "interval"):
        table.add_column(say(f"cli-arena-{key}"), justify="right", no_wrap=True)
    for pair in standings.pairs:
        share = signed(100 * pair.share, " %"), spread(100 * pair.share_low, 100 * pair.share_high)
        points = "–" if pair.points is None else signed(pair.points)
        table.add_row(f"{pair.one} – {pair.other}", *share, points, spread(pair.points_low, pair.points_high))
    return table
