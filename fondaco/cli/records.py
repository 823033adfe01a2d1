"""`fondaco record`: recorded games shown as sentences, drawn, and verified."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.text import Text

from fondaco.cli.faces import shown_names, terminal_face
from fondaco.cli.files import read_record_file
from fondaco.cli.help_page import SpokenGroup
from fondaco.cli.language import printable, say, screen
from fondaco.cli.players import bare_name
from fondaco.cli.retelling import ROUND, TURN, Place, Retelling
from fondaco.cli.story import laid_out
from fondaco.face.game_face import GameFace, has_known_luck
from fondaco.face.story import paragraphs
from fondaco.kernel.errors import BadOption, Unfinished
from fondaco.kernel.record import Record, listed, seat_text
from fondaco.kernel.replay import verify
from fondaco.kernel.state import CHANCE, NOBODY, State

file_argument = click.argument("file", type=click.Path(path_type=Path))
at_option = click.option("--at", type=int, help=say("cli-option-at"))
round_option = click.option("--round", "round_", type=int, help=say("cli-option-round"))
turn_option = click.option("--turn", type=int, help=say("cli-option-turn"))
seat_option = click.option("--seat", type=int, help=say("cli-option-view"))
json_option = click.option("--json", "as_json", is_flag=True, help=say("cli-option-json"))


Command = TypeVar("Command", bound=Callable[..., None])


def looks_into_a_record(command: Command) -> Command:
    """The options of a command that shows a record: which file, up to where, for whose eyes."""
    for option in (json_option, seat_option, turn_option, round_option, at_option, file_argument):
        command = option(command)
    return command


def viewer(record: Record, seat: int | None) -> int:
    if seat is None:
        return NOBODY
    if not 1 <= seat <= record.seats:
        raise BadOption("seat-number", {"seat": seat, "seats": record.seats})
    return seat - 1


def opened(file: Path, place: Place, seat: int | None) -> tuple[Retelling, int]:
    """A record played up to a place, and the seat that looks at it."""
    record = read_record_file(file)
    looking = viewer(record, seat)
    return Retelling(record, place), looking


def names_in(face: GameFace, record: Record) -> list[str]:
    return shown_names(face, [bare_name(written) for written in record.players], record.seats)


@click.group(cls=SpokenGroup, help=say("cli-record"), invoke_without_command=True)
@click.pass_context
def record(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@record.command(help=say("cli-record-show"))
@looks_into_a_record
def show(file: Path, at: int | None, round_: int | None, turn: int | None, seat: int | None, as_json: bool) -> None:
    retelling, looking = opened(file, Place(at, round_, turn), seat)
    told = retelling.record
    face = terminal_face(told.game).at_table(told.options)
    names = names_in(face, told)
    if as_json:
        click.echo(json.dumps(header(retelling) | {"news": news_rows(face, retelling, looking, names)}))
        return
    console = screen()
    for line in told.text().split("\n\n")[0].split("\n")[1:]:
        # The seed of a running game would give away its future draws.
        if retelling.is_finished or not line.startswith("seed:"):
            console.print(Text(printable(line), style="dim"))
    tell(console, face, retelling, looking, names)
    if retelling.state.is_over():
        show_end(console, face, told, retelling.state, looking, names)


def tell(console: Console, face: GameFace, retelling: Retelling, looking: int, names: list[str]) -> None:
    """The story; the headings of rounds and turns say how to look at that position."""
    for at, items in retelling.passages(face.heading_news):
        numbered = retelling.key(items[0]) in (ROUND, TURN)
        for paragraph in laid_out(paragraphs(face, items, looking, names, set())):
            if numbered and isinstance(paragraph, Text):
                paragraph.append(f"  {say('cli-record-at', at=at)}", style="not bold dim")
            console.print(paragraph)


def show_end(console: Console, face: GameFace, over: Record, state: State, looking: int, names: list[str]) -> None:
    """The points by category, and who won."""
    console.print(face.scores(state, looking, names))
    winners = over.game.winners(state)
    totals = [sum(row) for row in over.game.breakdown(state)]
    console.print(Text(face.victory(winners, totals[winners[0]], names), style="bold"))
    if tie := face.tie(winners, totals, names):
        console.print(Text(tie))


def header(retelling: Retelling) -> dict[str, Any]:
    shown = retelling.record
    return {
        "game": shown.game.name,
        "rules": shown.game.rules,
        "seats": shown.seats,
        "options": shown.options,
        "players": shown.players,
        "seed": shown.seed if retelling.is_finished and shown.seed else None,
        "choices": len(shown.made),
        "finished": retelling.is_finished,
        "at": retelling.at,
    }


def news_rows(face: GameFace, retelling: Retelling, looking: int, names: list[str]) -> list[dict[str, Any]]:
    """What a viewer may hear, as JSON."""
    return [
        {
            "at": at,
            "key": retelling.key(item),
            "facts": face.news_facts(item, names),
            "sentence": face.news_sentence(item, names),
        }
        for at, item in retelling.heard
        if item.is_for(looking)
    ]


@record.command("replay", help=say("cli-record-replay"))
@looks_into_a_record
def draw(file: Path, at: int | None, round_: int | None, turn: int | None, seat: int | None, as_json: bool) -> None:
    retelling, looking = opened(file, Place(at, round_, turn), seat)
    shown = retelling.record
    view = shown.game.view(retelling.state, looking)
    if as_json:
        click.echo(json.dumps(position(retelling, view)))
        return
    console = screen()
    if not retelling.is_set_up():
        console.print(say("cli-record-set-up", at=retelling.at))
        return
    face = terminal_face(shown.game).at_table(shown.options)
    names = names_in(face, shown)
    console.print(face.draw(view, looking, names, console.width))
    if view.is_over():
        show_end(console, face, shown, view, looking, names)
    elif view.is_asked(looking):
        key, facts = face.prompt(view, looking, names)
        console.print(face.words.say(key, facts))


def position(retelling: Retelling, view: State) -> dict[str, Any]:
    """The position as JSON. Points that depend on secrets are given only once the game is over."""
    over = view.is_over()
    game = retelling.record.game
    points = [dict(zip(game.categories, row, strict=True)) for row in game.breakdown(view)] if over else None
    return {
        "game": game.name,
        "at": retelling.at,
        "round": retelling.now.get(ROUND),
        "turn": retelling.now.get(TURN),
        "over": over,
        "asked": [seat_text(seat) for seat in range(CHANCE + 1) if view.is_asked(seat)],
        "question": view.question() or None,
        "points": points,
    }


@record.command("verify", help=say("cli-record-verify"))
@file_argument
@click.option("--unfinished", is_flag=True, help=say("cli-option-unfinished"))
@json_option
def verify_file(file: Path, unfinished: bool, as_json: bool) -> None:
    checked = read_record_file(file)
    finished = True
    try:
        verify(checked)
    except Unfinished:
        if not unfinished:
            raise
        finished = False
    if as_json:
        facts = {"file": str(file), "game": checked.game.name, "rules": checked.game.rules, "seats": checked.seats}
        luck = {"luck": checked.luck if checked.seed else None, "beginning": checked.beginning}
        facts |= {"choices": len(checked.made), "finished": finished, "result": checked.result}
        facts |= {"lesson": has_known_luck(checked)}
        click.echo(json.dumps(facts | luck))
        return
    click.echo(
        say(
            "cli-verified",
            file=printable(str(file)),
            choices=len(checked.made),
            game=checked.game.name,
            finished="yes" if finished else "no",
            result=listed(checked.result),
            luck=checked.luck if checked.seed else "",
            beginning=checked.beginning,
            lesson="yes" if has_known_luck(checked) else "no",
        )
    )
