"""The page of a table, made of fragments, for one viewer and one position."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from babel.lists import format_list

from fondaco.face.board import UNKNOWN
from fondaco.face.scene import Motion, Offer, ScoreStep
from fondaco.kernel.catalogue import error_sentence
from fondaco.kernel.errors import CannotUndo
from fondaco.kernel.state import NOBODY
from fondaco.web.live_page import LivePage
from fondaco.web.logbook import logbook_of
from fondaco.web.position import PRESENT, Position, scene_of


class Undo(NamedTuple):
    """Whether the last choice of a seat can be taken back."""

    seat: int
    reason: str
    """Why not, as a sentence; empty if it can."""


class Bar(NamedTuple):
    """The line on top: where the game stands, what is asked, and what can be taken back."""

    table: str
    heading: str
    prompt: str
    asked: bool
    waiting: tuple[tuple[int, str], ...]
    """The seats that must answer, with their names."""
    since: int
    undo: Undo | None
    confirm: Offer | None
    version: int
    seat: int
    is_over: bool
    past: int
    """The position shown where it is not the present one, or PRESENT."""


class Person(NamedTuple):
    """A chair as the rail shows it."""

    seat: int
    name: str
    sign: str
    bot: str
    """The level of the bot that sits there, or empty."""
    is_open: bool
    here: bool
    mine: bool
    asked: bool
    former: str
    """Who may have the chair back, where a bot sits on it."""
    may_take_back: bool


class Ending(NamedTuple):
    """How a game came out."""

    table: str
    players: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    winner_names: str
    steps: tuple[ScoreStep, ...]
    successor: str
    may_rematch: bool
    commitment: str


class TablePage(LivePage):
    """All fragments of the page of a table, for one viewer."""

    def __init__(self, position: Position, confirm: Offer | None = None) -> None:
        super().__init__(position.live, position.viewer)
        self.position = position
        self.confirm = confirm
        self.scene = scene_of(position)
        self.compose()

    def compose(self) -> None:
        live, position = self.live, self.position
        self.add("state", "state.html", self.state())
        self.add("forms", "forms.html", (live.row.id, live.version(), position.seat))
        self.add("bar", "bar.html", self.bar())
        self.add("choices", "choices.html", tuple(self.scene.offers.values()))
        for fragment in position.face.web.fragments(self.scene):
            self.fragments[fragment.id] = fragment
        self.add("people", "people.html", (live.row.id, self.viewer.is_host, live.row.pace, tuple(self.people())))
        self.add("scores", "scores.html", self.scores())
        self.add("curtain", "curtain.html", self.curtain())
        self.add("ending", "ending.html", self.ending())
        for passage in logbook_of(live, position.face).passages(position.seat, position.at):
            self.add(f"log-{passage.number}", "log_passage.html", (live.row.id, passage), "log")
        self.add_messages()

    # What the fragments are painted from.

    def state(self) -> tuple[str, str, int]:
        """The title of the page, whose turn it is (`mine`, `others`, `over`), and the version."""
        title = self.position.face.words.say("game-title")
        live = self.live
        mine = any(seat in self.viewer.seats for seat in live.asked())
        if live.is_over():
            return self.words.say("web-title-over", {"game": title}), "over", live.version()
        if mine:
            return self.words.say("web-title-mine", {"game": title}), "mine", live.version()
        return self.words.say("web-title-others", {"game": title}), "others", live.version()

    def bar(self) -> Bar:
        live, position = self.live, self.position
        names = self.scene.players
        prompt = position.face.words.say(*position.face.board.prompt(position.view, position.seat, list(names)))
        asked = position.is_present and bool(position.seat in live.asked() and position.seat in self.viewer.seats)
        return Bar(
            table=live.row.id,
            heading=position.face.web.heading(self.scene),
            prompt=prompt,
            asked=asked,
            waiting=tuple((seat, names[seat]) for seat in live.asked()) if position.is_present else (),
            since=live.moved_at,
            undo=self.undo(),
            confirm=self.confirm,
            version=live.version(),
            seat=position.seat,
            is_over=live.is_over(),
            past=PRESENT if position.is_present else position.at,
        )

    def undo(self) -> Undo | None:
        """The viewer's last choice, if there is one; under a curtain that of whoever looked before."""
        seat = self.position.seat
        if self.viewer.curtain != NOBODY and self.viewer.visitor is not None:
            seat = self.live.at_screen.get(self.viewer.visitor.id, NOBODY)
        if seat == NOBODY or seat not in self.viewer.seats or not self.position.is_present:
            return None
        reason = self.live.playing().why_no_undo(seat)
        if reason in ("nothing", "over"):
            return None
        sentence = error_sentence(CannotUndo(f"undo-{reason}"), self.viewer.language) if reason else ""
        return Undo(seat, sentence)

    def people(self) -> list[Person]:
        asked = self.live.asked()
        visitor = self.viewer.visitor.id if self.viewer.visitor else None
        return [
            Person(
                chair.seat,
                self.scene.players[chair.seat],
                self.scene.signs[chair.seat],
                chair.bot or "",
                chair.is_open,
                self.live.is_here(chair.seat),
                chair.seat in self.viewer.seats,
                chair.seat in asked,
                chair.former_name if chair.former is not None else "",
                visitor is not None and chair.former == visitor,
            )
            for chair in self.live.chairs
        ]

    def scores(self) -> tuple[tuple[str, ...], tuple[tuple[str, tuple[str, ...]], ...], tuple[str, ...]]:
        """The players, the points of each category, and the totals; what cannot be known yet is a question mark."""
        rows = self.scene.points
        categories = []
        for index, category in enumerate(self.live.game.categories if rows else []):
            cells = ["?" if row[index] == UNKNOWN else str(row[index]) for row in rows]
            categories.append((self.scene.name(f"category-{category}"), tuple(cells)))
        totals = [f"{sum(max(0, number) for number in row)}{'+' if UNKNOWN in row else ''}" for row in rows]
        return self.scene.players, tuple(categories), tuple(totals)

    def curtain(self) -> tuple[str, int, str, int]:
        """The table, the seat to hand the device to, its name, and the version; no seat where no curtain is drawn."""
        seat = self.viewer.curtain
        return self.live.row.id, seat, self.scene.players[seat] if seat != NOBODY else "", self.live.version()

    def ending(self) -> Ending | None:
        live = self.live
        if not live.is_over() or not self.position.is_present:
            return None
        table = live.playing()
        winners = tuple(live.game.winners(table.state))
        return Ending(
            live.row.id,
            self.scene.players,
            tuple(table.record.result),
            winners,
            format_list([self.scene.players[seat] for seat in winners], locale=self.viewer.language),
            tuple(self.position.face.web.scoring(self.scene)),
            live.row.successor or "",
            bool(self.viewer.seats),
            commitment(live.row.seed),
        )

    # What a stream sends.

    def news(self) -> int:
        return len(self.live.playing().listener.items)

    def motions(self, heard: int) -> list[Motion]:
        news = [item for item in self.live.playing().listener.items[heard:] if item.is_for(self.position.seat)]
        return self.position.face.web.motions(self.scene, news) if news else []


def commitment(seed: str) -> str:
    """The promise made before the first draw: this is the hash of the seed, which is shown once the game is over."""
    return hashlib.sha256(seed.encode()).hexdigest()
