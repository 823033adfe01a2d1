"""`fondaco play`: a game in the terminal."""

from __future__ import annotations

import contextlib
import importlib
import secrets
import shutil
import sys
from pathlib import Path

import click
from click.core import ParameterSource

from fondaco.cli.faces import terminal_face
from fondaco.cli.files import read_box_file
from fondaco.cli.games import game_argument, seats_for, seats_option
from fondaco.cli.help_page import command
from fondaco.cli.language import joined, language_option, printable, say, screen
from fondaco.cli.players import Player, read_players, seat_players
from fondaco.cli.saves import Saves
from fondaco.cli.session import Leaving, Session
from fondaco.face.game_parts import box_notation
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.table import Table, new_table

BOTS = "greedy"


@command(help=say("cli-play"))
@game_argument
@seats_option
@click.option("--bots", default=BOTS, help=say("cli-option-bots", usual=BOTS))
@click.option("--names", help=say("cli-option-names"))
@click.option("--seat", type=int, default=1, help=say("cli-option-seat", usual=1))
@click.option("--people", type=int, default=1, help=say("cli-option-people", usual=1))
@click.option("--seed", help=say("cli-option-seed"))
@click.option("--box", type=click.Path(path_type=Path), help=say("cli-option-box"))
@click.option("--option", "wishes", multiple=True, metavar="NAME=VALUE", help=say("cli-option-option"))
@language_option
@click.option("--resume", is_flag=False, flag_value="", help=say("cli-option-resume"))
@click.pass_context
def play(
    context: click.Context,
    game: Game,
    seats: int | None,
    bots: str,
    names: str | None,
    seat: int,
    people: int,
    seed: str | None,
    box: Path | None,
    wishes: tuple[str, ...],
    resume: str | None,
) -> None:
    saves = Saves()
    if resume is None:
        size = seats_for(game, seats)
        players = seat_players(terminal_face(game), size, people, seat, bots, names)
        options = wished(wishes)
        if box and "box" in options:
            raise BadOption("option-twice", {"option": "box"})
        if box:
            options["box"] = box_notation(game, read_box_file(box))
        table = new_table(game, size, options, secrets.token_hex(16) if seed is None else seed)
        table.record.players = [player.written for player in players]
        name = saves.new_name(game)
        opening = [say("play-box", file=printable(str(box)))] if box else []
    else:
        check_beside_resume(context)
        name = resume or saves.latest(game)
        table, players = take_up(saves, game, name)
        opening = [say("play-resumed", name=name)]
        if "box" in table.record.options:
            opening.append(say("play-own-box"))
    sit_down(table, players, saves, name, opening, resume is None)


def wished(wishes: tuple[str, ...]) -> dict[str, str]:
    """The options of a game, each written as `name=value`."""
    options: dict[str, str] = {}
    for wish in wishes:
        name, _, value = wish.partition("=")
        if not name or not value:
            raise BadOption("option-form", {"option": printable(wish)[:40]})
        if name in options:
            raise BadOption("option-twice", {"option": printable(name)[:40]})
        options[name] = value
    return options


def check_beside_resume(context: click.Context) -> None:
    """A saved game has its players, its luck and its box: options for others conflict with it."""
    given = [
        option.opts[0]
        for option in context.command.params
        if option.name not in ("game", "language", "resume")
        and context.get_parameter_source(option.name or "") is ParameterSource.COMMANDLINE
    ]
    if given:
        raise BadOption("beside-resume", {"options": joined(given)})


def take_up(saves: Saves, game: Game, name: str) -> tuple[Table, list[Player]]:
    """The table of a saved game, as it was left."""
    record = saves.read(name)
    if record.game is not game:
        raise BadOption("save-other", {"name": name, "game": record.game.name})
    if record.result:
        raise BadOption("save-over", {"name": name})
    players = read_players(record.players)
    return Table(record), players


def program() -> str:
    """What to type to start this program: its name, or the path it was called by if it is not on the PATH."""
    called = Path(sys.argv[0])
    return str(called) if called.name == "fondaco" and shutil.which("fondaco") is None else "fondaco"


def sit_down(table: Table, players: list[Player], saves: Saves, name: str, opening: list[str], is_new: bool) -> None:
    """Play until the end or until somebody leaves; every choice is saved as soon as it is made."""

    def save() -> str:
        saves.write(name, table.record)
        return str(saves.path(name))

    with contextlib.suppress(ImportError):
        # If there is readline, it gives line editing and history.
        importlib.import_module("readline")
    save()
    console = screen()
    session = Session(table, players, console, input, save)
    try:
        for sentence in opening:
            session.sentence(sentence)
        if is_new:
            session.show_welcome()
        session.play()
    except (Leaving, KeyboardInterrupt):
        console.print()
        session.line(say("play-left", name=name))
        session.line(say("play-resume-with", program=program(), game=table.game.name))
