"""The page of a review: a chart of the chances, the turning points, and the decisions of one seat."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any, NamedTuple

from fondaco.face.game_face import GameFace, face_of
from fondaco.face.promise import percent, reason_from, reason_of, worth_of
from fondaco.face.sight import signs_of
from fondaco.face.story import told
from fondaco.kernel.state import CHANCE, State
from fondaco.web.pages.chart import Chart, chart_of
from fondaco.web.painter import web_words
from fondaco.web.tables.live import Live
from fondaco.web.tables.moves import moves_of
from fondaco.web.tables.open_choices import sentence_of

KNOWN, OPEN = "known", "open"
MODES = (KNOWN, OPEN)
"""By what the player could know then, or with all cards open."""
GRAVE = 100_000
"""Millionths of a victory that a grave mistake costs at least."""
CLEAR = 40_000
"""And a clear one; what costs less is a small one."""
MOST_WORST = 3
"""So many decisions are named as those that cost most."""


class Turn(NamedTuple):
    """A turning point as it is told."""

    number: int
    move: int
    at: int
    """The position that it led to."""
    by: int
    """The seat that made the move; below 0 for chance."""
    what: str
    """What happened, in a sentence; empty if nothing was told."""
    seat: int
    player: str
    before: str
    after: str
    direction: str
    """`up` or `down`."""


class Advice(NamedTuple):
    """A decision that the Master would have made otherwise."""

    move: int
    at: int
    """The position in which it was made."""
    did: str
    better: str
    reason: str
    worth: str
    """What could be expected after it."""
    best: str
    """And after what the Master would have done."""
    loss: str
    grade: str
    """How grave it was: `grave`, `clear` or `small`."""
    is_worst: bool
    """Whether it is one of those that cost most."""
    bar: int
    """Its cost in tenths of a per cent, for a drawing."""


class Player(NamedTuple):
    seat: int
    name: str
    sign: str
    points: int
    has_won: bool


class ReviewPage:
    """What the template shows."""

    def __init__(self, live: Live, review: dict[str, Any], language: str, seat: int, mode: str) -> None:
        self.live = live
        self.table = live.row.id
        self.review = review
        self.language = language
        self.seat = seat
        self.mode = mode
        self.face: GameFace = face_of(live.game, language).at_table(live.row.options)
        self.title = self.face.words.say("game-title")
        self.names = live.names(language)
        self.signs = signs_of(self.names)
        self.moves = moves_of(live, self.face)
        self.moments = live.moments
        record = live.playing().record
        winners = live.game.winners(live.playing().state)
        self.victory = self.face.victory(winners, record.result[winners[0]], self.names)
        self.players = [self.player(one, one in winners) for one in range(live.row.seats)]
        self.turns = [self.turn(number, point) for number, point in enumerate(review["turning"], 1)]
        self.chart: Chart = chart_of(self)
        self.advice = self.advised()
        self.worst = sorted((one for one in self.advice if one.is_worst), key=lambda one: -one.bar)
        self.decided = sum(one["seat"] == seat for one in review["decisions"])
        self.good = self.decided - len(self.advice)
        """How many decisions were as good as the Master's."""

    # Positions of the replay.

    def position_after(self, made: int) -> int:
        """The first position in which so many choices are made."""
        return min(bisect_left(self.moments, made), len(self.moments) - 1)

    def position_before(self, made: int) -> int:
        """The last position in which no more than so many choices are made."""
        return max(0, bisect_right(self.moments, made) - 1)

    def move_number(self, made: int) -> int:
        return self.moves.number(self.position_after(made))

    # What is told.

    def player(self, seat: int, has_won: bool) -> Player:
        points = self.live.playing().record.result[seat]
        return Player(seat, self.names[seat], self.signs[seat], points, has_won)

    def turn(self, number: int, point: dict[str, int]) -> Turn:
        return Turn(
            number,
            self.move_number(point["last"]),
            self.position_after(point["last"]),
            -1 if point["by"] == CHANCE else point["by"],
            self.story(point["first"], point["last"], point["by"]),
            point["seat"],
            self.names[point["seat"]],
            percent(point["before"], self.language),
            percent(point["after"], self.language),
            "up" if point["after"] > point["before"] else "down",
        )

    def story(self, first: int, last: int, by: int) -> str:
        """What the seat that made some choices was told of them: the first paragraph, from which the rest follows."""
        table = self.live.playing()
        items = table.listener.items
        ends = [table.told[made] if made < len(table.told) else len(items) for made in (first, last)]
        seat = by if by != CHANCE else -1
        heard = told(self.face, items[ends[0] : ends[1]], seat, self.names, self.face.quiet_news)
        return next((paragraph.text for paragraph in heard if not paragraph.is_heading), "")

    def advised(self) -> list[Advice]:
        """The decisions of the seat that the Master would have made otherwise, in the order of the game."""
        wrong = [one for one in self.review["decisions"] if one["seat"] == self.seat and one[self.mode]["differs"] >= 0]
        worst = sorted(wrong, key=lambda one: -one[self.mode]["loss"])[:MOST_WORST]
        views = self.views_at([one["made"][one[self.mode]["differs"]] for one in wrong])
        return [self.advice_on(one, views, one in worst) for one in wrong]

    def views_at(self, wanted: list[int]) -> dict[int, State]:
        """What the seat saw after so many choices each, from one replay of the game."""
        record = self.live.playing().record
        state, found, last = record.start(), {}, set(wanted)
        for index, (seat, choice) in enumerate(record.made):
            if index in last:
                found[index] = self.live.game.view(state, self.seat)
            state.choose(seat, choice)
        return found

    def advice_on(self, decision: dict[str, Any], views: dict[int, State], is_worst: bool) -> Advice:
        verdict = decision[self.mode]
        better = verdict["better"]
        differs = verdict["differs"]
        index = decision["made"][differs]
        loss = verdict["loss"]
        return Advice(
            self.move_number(index + 1),
            self.position_before(decision["made"][0]),
            self.sentence(views[index], decision["chain"][differs]),
            self.sentence(views[index], better["line"][differs]),
            reason_of(self.face, reason_from(verdict["reason"]), self.names),
            worth_of(self.face, verdict["chance"], verdict["points"]),
            worth_of(self.face, better["chance"], better["points"]),
            percent(loss, self.language),
            "grave" if loss >= GRAVE else "clear" if loss >= CLEAR else "small",
            is_worst,
            max(1, round(loss / 1000)),
        )

    def sentence(self, view: State, notation: str) -> str:
        return sentence_of(self.face, view, self.seat, self.live.game.vocabulary.number(notation), self.names)

    # For the template.

    def link(self, seat: int, mode: str) -> str:
        """This page for another seat, or in the other mode."""
        return f"?seat={seat + 1}&cards={mode}"

    def lead(self) -> str:
        return web_words(self.language).say(f"review-{self.mode}-how")
