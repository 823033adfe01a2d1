"""`fondaco record`: recorded games told, drawn and verified."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.text import Text

from fondaco.cli.faces import Face
from fondaco.cli.files import read_record_file
from fondaco.cli.story import laid_out, paragraphs
from fondaco.cli.words import printable, say, screen
from fondaco.kernel.errors import BadOption, Unfinished
from fondaco.kernel.news import Listener
from fondaco.kernel.record import Record
from fondaco.kernel.replay import replay, verify, verify_luck
from fondaco.kernel.state import NOBODY

file_argument = click.argument("file", type=click.Path(path_type=Path))
at_option = click.option("--at", type=int, help=say("cli-option-at"))
seat_option = click.option("--seat", type=int, help=say("cli-option-view"))


def position(record: Record, at: int | None) -> int:
    """After how many choices a record is looked at."""
    if at is None:
        return len(record.made)
    if not 0 <= at <= len(record.made):
        raise BadOption("at", {"at": at, "most": len(record.made)})
    return at


def viewer(record: Record, seat: int | None) -> int:
    if seat is None:
        return NOBODY
    if not 1 <= seat <= record.seats:
        raise BadOption("seat-number", {"seat": seat, "seats": record.seats})
    return seat - 1


@click.group(help=say("cli-record"))
def record() -> None:
    pass


@record.command(help=say("cli-record-show"))
@file_argument
@at_option
@seat_option
def show(file: Path, at: int | None, seat: int | None) -> None:
    told = read_record_file(file)
    end = position(told, at)
    looking = viewer(told, seat)
    replay(told)
    listener = Listener()
    state = told.start()
    state.listener = listener
    for who, choice in told.made[:end]:
        state.choose(who, choice)
    face = Face(told.game)
    names = face.names(told.players, told.seats)
    console = screen()
    for line in told.text().split("\n\n")[0].split("\n")[1:]:
        console.print(Text(printable(line), style="dim"))
    for paragraph in laid_out(paragraphs(face, listener.items, looking, names, set())):
        console.print(paragraph)
    if state.is_over():
        console.print(face.terminal.scores(state, looking, names, told.options, face.words))


@record.command("replay", help=say("cli-record-replay"))
@file_argument
@at_option
@seat_option
def draw(file: Path, at: int | None, seat: int | None) -> None:
    shown = read_record_file(file)
    end = position(shown, at)
    looking = viewer(shown, seat)
    replay(shown)
    face = Face(shown.game)
    names = face.names(shown.players, shown.seats)
    view = shown.game.view(replay(shown, end), looking)
    console = screen()
    console.print(face.terminal.draw(view, looking, names, shown.options, face.words, console.width))
    if view.is_over():
        console.print(face.terminal.scores(view, looking, names, shown.options, face.words))
    elif view.is_asked(looking):
        key, facts = face.board.prompt(view, looking, names)
        console.print(face.words.say(key, facts))


@record.command("verify", help=say("cli-record-verify"))
@file_argument
@click.option("--unfinished", is_flag=True, help=say("cli-option-unfinished"))
@click.option("--json", "as_json", is_flag=True, help=say("cli-option-json"))
def verify_file(file: Path, unfinished: bool, as_json: bool) -> None:
    checked = read_record_file(file)
    finished = True
    try:
        verify(checked)
    except Unfinished:
        if not unfinished:
            raise
        finished = False
        if checked.seed:
            verify_luck(checked)
    if as_json:
        facts = {"file": str(file), "game": checked.game.name, "rules": checked.game.rules, "seats": checked.seats}
        click.echo(json.dumps(facts | {"choices": len(checked.made), "finished": finished, "result": checked.result}))
        return
    click.echo(
        say(
            "cli-verified",
            file=printable(str(file)),
            choices=len(checked.made),
            game=checked.game.name,
            finished="yes" if finished else "no",
            result=" ".join(str(points) for points in checked.result),
        )
    )
