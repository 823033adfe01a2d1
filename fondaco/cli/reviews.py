"""`fondaco review`: looks back at a recorded game that is over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fondaco.bots.review import joined, outline, part_of
from fondaco.cli.faces import terminal_face
from fondaco.cli.files import read_record_file
from fondaco.cli.help_page import command
from fondaco.cli.language import TONGUE, say, screen
from fondaco.cli.records import file_argument, json_option, names_in, viewer
from fondaco.cli.workers import processors, progress_bar, work
from fondaco.face.game_face import GameFace
from fondaco.face.promise import percent, reason_from, reason_of, worth_of
from fondaco.face.story import told
from fondaco.games import shipped
from fondaco.kernel.news import Listener
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import replay, verify
from fondaco.kernel.state import CHANCE, NOBODY

KNOWN, OPEN = "known", "open"
PARTS = 24
STEPS = "▁▂▃▄▅▆▇█"
"""From no chance to a sure victory."""
WIDEST = 60
"""Letters of a line of chances."""


class Piece(NamedTuple):
    """A part of the work for one process."""

    record: str
    part: int


@command("review", help=say("cli-review"))
@file_argument
@click.option("--seat", type=int, help=say("cli-option-review-seat"))
@click.option("--open", "is_open", is_flag=True, help=say("cli-option-open-cards"))
@click.option("--workers", type=int, help=say("cli-option-workers"))
@json_option
def review(file: Path, seat: int | None, is_open: bool, workers: int | None, as_json: bool) -> None:
    record = read_record_file(file)
    looked_at = viewer(record, seat)
    count = processors(workers)
    verify(record)
    found = worked_out(record, count)
    if as_json:
        click.echo(json.dumps(found))
        return
    Retold(record, found, OPEN if is_open else KNOWN).show(screen(), looked_at)


def worked_out(record: Record, workers: int) -> dict[str, Any]:
    """The review, by several processes."""
    text = record.text()
    parts: dict[int, Any] = {}
    with progress_bar() as progress:
        bar = progress.add_task(say("cli-review-progress", game=record.game.name), total=PARTS)
        for piece, found in work(look_at, [Piece(text, part) for part in range(PARTS)], workers):
            parts[piece.part] = found
            progress.advance(bar)
    return joined(outline(record), [parts[part] for part in range(PARTS)])


def look_at(piece: Piece) -> list[dict[str, object]]:
    return part_of(read_record(piece.record, shipped()), piece.part, PARTS)


class Retold:
    """A review in words."""

    def __init__(self, record: Record, found: dict[str, Any], mode: str) -> None:
        self.record = record
        self.found = found
        self.mode = mode
        self.face: GameFace = terminal_face(record.game).at_table(record.options)
        self.names = names_in(self.face, record)

    def show(self, console: Console, seat: int) -> None:
        console.print(Text(say("review-chances"), style="bold"))
        console.print(self.chances())
        console.print()
        console.print(Text(say("review-turns"), style="bold"))
        for sentence in self.turning() or [say("review-no-turns")]:
            console.print(sentence)
        for one in range(self.record.seats) if seat == NOBODY else [seat]:
            console.print()
            self.show_decisions(console, one)
        console.print()
        console.print(Text(say("review-honest"), style="dim"))

    def chances(self) -> Table:
        """A line of bars for each player, and the chance in numbers now and then."""
        course = self.found["chances"]
        count = min(WIDEST, len(course))
        wanted = [index * (len(course) - 1) // max(1, count - 1) for index in range(count)]
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat, name in enumerate(self.names):
            values = [course[index]["chances"][seat] for index in wanted]
            bars = "".join(STEPS[min(len(STEPS) - 1, value * len(STEPS) // 1_000_000)] for value in values)
            quarters = [course[part * (len(course) - 1) // 4]["chances"][seat] for part in range(5)]
            table.add_row(name, bars, " → ".join(shown(value) for value in quarters))
        return table

    def turning(self) -> list[str]:
        return [self.turn(point) for point in self.found["turning"]]

    def turn(self, point: dict[str, int]) -> str:
        facts = {"before": shown(point["before"]), "after": shown(point["after"])}
        swing = say("review-swing", player=self.names[point["seat"]], **facts)
        at = say("cli-record-at", at=point["last"])
        return " ".join(part for part in (f"{at}:", self.story(point), swing) if part)

    def story(self, point: dict[str, int]) -> str:
        """What happened, as whoever did it heard it."""
        state = replay(self.record, point["first"])
        state.listener = listener = Listener()
        for seat, choice in self.record.made[point["first"] : point["last"]]:
            state.choose(seat, choice)
        seat = NOBODY if point["by"] == CHANCE else point["by"]
        heard = told(self.face, listener.items, seat, self.names, self.face.quiet_news)
        return next((paragraph.text for paragraph in heard if not paragraph.is_heading), "")

    def show_decisions(self, console: Console, seat: int) -> None:
        own = [one for one in self.found["decisions"] if one["seat"] == seat]
        wrong = [one for one in own if one[self.mode]["differs"] >= 0]
        console.print(Text(say("review-moves", player=self.names[seat]), style="bold"))
        console.print(Text(say(f"review-{self.mode}-how"), style="dim"))
        console.print(say("review-good", decided=len(own), good=len(own) - len(wrong)))
        for one in wrong:
            self.show_decision(console, one)

    def show_decision(self, console: Console, decision: dict[str, Any]) -> None:
        verdict = decision[self.mode]
        better = verdict["better"]
        index = decision["made"][verdict["differs"]]
        head = Text(f"{say('cli-record-at', at=index)}  −{shown(verdict['loss'])}", style="bold")
        console.print(head)
        for key, line, worth in (("did", decision["chain"], verdict), ("master", better["line"], better)):
            sentence = self.sentence(decision["seat"], index, line[verdict["differs"]])
            promised = worth_of(self.face, worth["chance"], worth["points"])
            console.print(f"  {say(f'review-{key}')}: {sentence} ({promised})")
        if reason := reason_of(self.face, reason_from(verdict["reason"]), self.names):
            console.print(Text(f"  {reason}", style="dim"))

    def sentence(self, seat: int, index: int, notation: str) -> str:
        game = self.record.game
        view = game.view(replay(self.record, index), seat)
        choice = game.vocabulary.number(notation)
        return self.face.words.say(*self.face.describe(view, seat, choice, self.names))


def shown(millionths: int) -> str:
    return percent(millionths, TONGUE.language)
