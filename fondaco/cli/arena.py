"""`fondaco arena`: bots against bots, on the same seeds in every order of seats."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from fondaco.bots import find_bot
from fondaco.bots.match import play_match
from fondaco.cli.games import game_argument
from fondaco.cli.help_page import command
from fondaco.cli.language import say, screen
from fondaco.cli.workers import at_least, pieces_of, processors, progress_bar, work
from fondaco.games import find_game
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.record import check_seed
from fondaco.mode import mode

Piece = tuple[str, tuple[str, ...], str, int, int]
"""Game, line-up, seed, index of the first deal, how many."""
Deal = tuple[list[float], list[float]]
"""The results of one seed for each entry of the line-up, over all orders of seats: share of wins, mean points."""
LINE_UP = "greedy,random,random,random"
GAMES = 1000
SEED = "arena"
CONFIDENCE = 1.96
"""Standard errors on each side of a 95 % interval."""


def play_piece(piece: Piece) -> list[Deal]:
    name, line_up, seed, first, count = piece
    return [play_deal(name, line_up, f"{seed} {number}") for number in range(first, first + count)]


def play_deal(name: str, line_up: tuple[str, ...], seed: str) -> Deal:
    """Every order of the line-up on one seed. A shared victory is split."""
    game = find_game(name)
    seats = len(line_up)
    wins = [0.0] * seats
    points = [0.0] * seats
    for turned in range(seats):
        entries = [(seat + turned) % seats for seat in range(seats)]
        end = play_match(game, [find_bot(line_up[entry]) for entry in entries], {}, seed)
        winners = game.winners(end)
        rows = game.breakdown(end)
        for seat in range(seats):
            points[entries[seat]] += sum(rows[seat]) / seats
            if seat in winners:
                wins[entries[seat]] += 1 / len(winners) / seats
    return wins, points


@dataclass
class Row:
    """How one entry of the line-up did."""

    bot: str
    share: float
    low: float | None
    high: float | None
    points: float


def summary(bot: str, shares: list[float], points: list[float]) -> Row:
    """Mean and 95 % interval. The games of one seed are not independent, so each seed is one observation."""
    seeds = len(shares)
    mean = sum(shares) / seeds
    low = high = None
    if seeds > 1:
        spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / (seeds - 1) / seeds)
        low = max(0.0, mean - CONFIDENCE * spread)
        high = min(1.0, mean + CONFIDENCE * spread)
    return Row(bot, mean, low, high, sum(points) / seeds)


@command(help=say("cli-arena"))
@game_argument
@click.option("--bots", default=LINE_UP, help=say("cli-option-line-up", usual=LINE_UP))
@click.option("--games", type=int, default=GAMES, help=say("cli-option-games", usual=GAMES))
@click.option("--seed", default=SEED, help=say("cli-option-fixed-seed", usual=SEED))
@click.option("--workers", type=int, help=say("cli-option-workers"))
@click.option("--json", "as_json", is_flag=True, help=say("cli-option-json"))
def arena(game: Game, bots: str, games: int, seed: str, workers: int | None, as_json: bool) -> None:
    line_up = tuple(bot.strip() for bot in bots.split(","))
    for bot in line_up:
        find_bot(bot)
    if not game.fewest <= len(line_up) <= game.most:
        facts: dict[str, str | int] = {"game": game.name, "fewest": game.fewest, "most": game.most}
        raise BadOption("line-up", facts | {"bots": len(line_up)})
    at_least("games", games, len(line_up))
    check_seed(seed)
    deals = play_deals(game.name, line_up, seed, games // len(line_up), processors(workers))
    rows = [
        summary(line_up[entry], [wins[entry] for wins, _ in deals], [points[entry] for _, points in deals])
        for entry in range(len(line_up))
    ]
    if as_json:
        head = {
            "game": game.name,
            "mode": mode(),
            "seed": seed,
            "seeds": len(deals),
            "games": len(deals) * len(line_up),
        }
        click.echo(json.dumps(head | {"line_up": [asdict(row) for row in rows]}))
    else:
        show(game.name, len(deals), rows)


def play_deals(game: str, line_up: tuple[str, ...], seed: str, seeds: int, workers: int) -> list[Deal]:
    """All deals in order, whichever process played them."""
    found: dict[int, list[Deal]] = {}
    pieces = [(game, line_up, seed, *part) for part in pieces_of(seeds, workers)]
    with progress_bar() as progress:
        bar = progress.add_task(say("cli-arena-progress", game=game), total=seeds * len(line_up))
        for piece, deals in work(play_piece, pieces, workers):
            found[piece[3]] = deals
            progress.advance(bar, len(deals) * len(line_up))
    return [deal for first in sorted(found) for deal in found[first]]


def show(game: str, seeds: int, rows: list[Row]) -> None:
    console = screen()
    console.print(say("cli-arena-head", game=game, seeds=seeds, games=seeds * len(rows), seats=len(rows)))
    table = Table(box=SIMPLE_HEAD, show_edge=False)
    table.add_column(say("cli-arena-bot"))
    for key in ("share", "interval", "points"):
        table.add_column(say(f"cli-arena-{key}"), justify="right")
    for row in rows:
        interval = "" if row.low is None or row.high is None else f"{row.low:.1%} – {row.high:.1%}"
        table.add_row(row.bot, f"{row.share:.1%}", interval, f"{row.points:.1f}")
    console.print(table)
