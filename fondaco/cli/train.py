"""`fondaco train`: learn to judge the positions of a game from self-play."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from fondaco.bots.learned import net_path
from fondaco.cli.games import USUAL_SEATS, game_argument
from fondaco.cli.help_page import command
from fondaco.cli.language import say
from fondaco.cli.workers import at_least, processors
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.record import check_seed
from fondaco.training.run import Settings, Training

MINUTES = 30
GAMES = 10_000
WINDOW = 50_000
EXPLORE = 5
BUDGET = 150
DUELS = 400
HIDDEN = "192,48"
SHIPPED = "shipped"
SEED = "train"
DEVICES = ("auto", "cpu", "cuda")


def hidden_sizes(text: str) -> list[int]:
    """The sizes of the two hidden layers: multiples of three, since the whole numbers of three units share a word."""
    parts = text.split(",")
    sizes = [int(part) for part in parts if part.strip().isascii() and part.strip().isdigit()]
    if len(parts) != 2 or len(sizes) != 2 or any(not 3 <= size <= 999 or size % 3 for size in sizes):
        raise BadOption("hidden", {"value": text[:40]})
    return sizes


def weights_to_start_from(game: Game, start: str | None) -> Path | None:
    """A file that was named; or the one that the game ships."""
    path = net_path(game) if start == SHIPPED else Path(start) if start else None
    if path is not None and not path.is_file():
        raise BadOption("start-missing", {"file": str(start)})
    return path


def seats_to_learn(game: Game, seats: tuple[int, ...]) -> list[int]:
    """Those that were asked for; or every number of seats, the usual one twice."""
    for number in seats:
        game.check_seats(number)
    return list(seats) or [*range(game.fewest, game.most + 1), usual_seats(game)]


def usual_seats(game: Game) -> int:
    return min(max(USUAL_SEATS, game.fewest), game.most)


def told(entry: dict[str, Any]) -> None:
    """One line for each thing that happened."""
    event = entry["event"]
    if event == "played":
        click.echo(say("cli-train-played", generation=entry["generation"], games=entry["games"], rows=entry["rows"]))
    elif event == "fitted":
        click.echo(say("cli-train-fitted", generation=entry["generation"], device=entry["device"]))
    elif event == "duel":
        share, low, high = (f"{entry.get(key, 0):.1%}" for key in ("share", "share_low", "share_high"))
        facts = {"net": entry["net"], "rival": entry["rival"], "games": entry["games"], "seats": entry["seats"]}
        click.echo(say("cli-train-duel", **facts, share=share, low=low, high=high))


@command(help=say("cli-train"))
@game_argument
@click.option("--minutes", type=float, default=MINUTES, help=say("cli-option-minutes", usual=MINUTES))
@click.option("--folder", type=click.Path(path_type=Path), help=say("cli-option-folder"))
@click.option("--seats", type=int, multiple=True, help=say("cli-option-train-seats", seats=USUAL_SEATS))
@click.option("--games", type=int, default=GAMES, help=say("cli-option-generation", usual=GAMES))
@click.option("--window", type=int, default=WINDOW, help=say("cli-option-window", usual=WINDOW))
@click.option("--explore", type=int, default=EXPLORE, help=say("cli-option-explore", usual=EXPLORE))
@click.option("--budget", type=int, default=BUDGET, help=say("cli-option-budget", usual=BUDGET))
@click.option("--start", help=say("cli-option-start", shipped=SHIPPED))
@click.option("--hidden", default=HIDDEN, help=say("cli-option-hidden", usual=HIDDEN))
@click.option("--duels", type=int, default=DUELS, help=say("cli-option-duels", usual=DUELS))
@click.option("--appraise", is_flag=True, help=say("cli-option-appraise"))
@click.option("--device", type=click.Choice(DEVICES), default=DEVICES[0], help=say("cli-option-device"))
@click.option("--torch", "python", default=sys.executable, help=say("cli-option-torch"))
@click.option("--seed", default=SEED, help=say("cli-option-fixed-seed", usual=SEED))
@click.option("--workers", type=int, help=say("cli-option-workers"))
@click.option("--json", "as_json", is_flag=True, help=say("cli-option-json-lines"))
def train(
    game: Game,
    minutes: float,
    folder: Path | None,
    seats: tuple[int, ...],
    games: int,
    window: int,
    explore: int,
    budget: int,
    start: str | None,
    hidden: str,
    duels: int,
    appraise: bool,
    device: str,
    python: str,
    seed: str,
    workers: int | None,
    as_json: bool,
) -> None:
    if not minutes > 0:
        raise BadOption("positive", {"option": "--minutes", "value": str(minutes), "least": 0})
    for option, value, least in (
        ("games", games, 1),
        ("window", window, 1),
        ("explore", explore, 0),
        ("budget", budget, 1),
        ("duels", duels, game.most),
    ):
        at_least(option, value, least)
    check_seed(seed)
    settings = Settings(
        game=game.name,
        folder=folder or Path("training") / game.name,
        minutes=minutes,
        command=" ".join(["fondaco", *sys.argv[1:]]),
        seats=seats_to_learn(game, seats),
        games=games,
        window=window,
        explore=explore,
        budget=budget,
        hidden=hidden_sizes(hidden),
        duels=duels,
        start=weights_to_start_from(game, start),
        duel_seats=usual_seats(game),
        appraise=appraise,
        workers=processors(workers),
        device=device,
        python=python,
        seed=seed,
    )
    path = Training(settings, (lambda entry: click.echo(json.dumps(entry))) if as_json else told).run()
    if path is not None and not as_json:
        click.echo(say("cli-train-end", file=str(path)))
