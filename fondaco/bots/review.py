"""The review of a finished game: how the chances went, where they turned, and what could have been done better.

Every move of a seat is weighed beside what the strongest play would have been, twice: by what the seat could know then,
in worlds imagined from its view, and with all cards open. Nothing depends on who asks, so a review can be kept.
"""

from __future__ import annotations

from typing import Final

from fondaco.bots.coach import OwnMove, first_difference
from fondaco.bots.search import Ranked
from fondaco.bots.values import appraise
from fondaco.bots.weighing import Scales
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import UNRATED, Game
from fondaco.kernel.reason import Reason, told
from fondaco.kernel.record import Record
from fondaco.kernel.replay import check_result, replay
from fondaco.kernel.state import CHANCE, State

FORMAT: Final = 2
"""Raised when what was kept of older reviews no longer fits."""
EQUAL: Final = 5_000
"""Millionths of a victory by which what was done may be worse and still count as good."""
TURNING: Final = 50_000
"""Millionths by which a chance changes at a turning point, at least."""
MOST_TURNING: Final = 5
"""So many turning points are told."""


class Chances:
    """How likely each seat was to win after some choices, with all cards open."""

    def __init__(self, at: int, by: int, chances: list[int]) -> None:
        self.at = at
        """How many choices had been made."""
        self.by = by
        """Who made the last ones: a seat, or CHANCE."""
        self.chances = chances
        """By seat, in millionths."""

    def data(self) -> dict[str, object]:
        return {"at": self.at, "by": self.by, "chances": self.chances}


class TurningPoint:
    """Some choices after which a seat was much more likely to win, or much less."""

    def __init__(self, first: int, last: int, by: int, seat: int, before: int, after: int) -> None:
        self.first = first
        self.last = last
        """From how many choices made to how many."""
        self.by = by
        """Who made them."""
        self.seat = seat
        """Whose chance changed most."""
        self.before = before
        self.after = after

    def swing(self) -> int:
        return abs(self.after - self.before)

    def data(self) -> dict[str, object]:
        span = {"first": self.first, "last": self.last, "by": self.by, "seat": self.seat}
        return {**span, "before": self.before, "after": self.after}


class Verdict:
    """What was made of a move, beside the best that was found."""

    def __init__(self, made: Ranked, best: Ranked, differs: int, reason: Reason | None) -> None:
        self.made = made
        self.best = best
        self.differs = differs
        """Where in the move the best line parts from what was made; -1 if that was as good."""
        self.reason = reason
        """What speaks for the best; None if no single thing does."""

    def loss(self) -> int:
        """What it cost, in millionths of a victory."""
        return max(0, self.best.chance - self.made.chance) if self.differs >= 0 else 0

    def data(self, game: Game) -> dict[str, object]:
        texts = game.vocabulary.texts
        mine: dict[str, object] = {"chance": self.made.chance, "points": self.made.points}
        if self.differs < 0:
            return mine | {"loss": 0, "differs": -1}
        line = [texts[choice] for choice in self.best.line]
        better: dict[str, object] = {"chance": self.best.chance, "points": self.best.points, "line": line}
        return mine | {"loss": self.loss(), "differs": self.differs, "better": better, "reason": told(self.reason)}


class Decision:
    """A move of a seat at which there was something to decide."""

    def __init__(self, game: Game, seat: int, before: State, made: list[int], chain: list[int]) -> None:
        self.game = game
        self.seat = seat
        self.before = before
        """The position in which it began."""
        self.made = made
        """Where in the record its choices stand."""
        self.chain = chain

    def verdicts(self) -> tuple[Verdict, Verdict]:
        """By what the seat could know, and with all cards open."""
        view = self.game.view(self.before, self.seat)
        scales = Scales(self.game, view, self.seat, f"review {self.made[0]}")
        known = self.verdict(scales)
        scales.open_cards(self.before)
        return known, self.verdict(scales)

    def verdict(self, scales: Scales) -> Verdict:
        mine, best = scales.weigh(self.chain)
        made = mine.ranked()
        found = best.ranked()
        differs = first_difference(self.chain, found.line)
        if differs < 0 or found.chance - made.chance < EQUAL:
            return Verdict(made, made, -1, None)
        return Verdict(made, found, differs, scales.reason(found.line, self.chain))

    def data(self) -> dict[str, object]:
        texts = self.game.vocabulary.texts
        known, seen = self.verdicts()
        return {
            "seat": self.seat,
            "made": self.made,
            "chain": [texts[choice] for choice in self.chain],
            "known": known.data(self.game),
            "open": seen.data(self.game),
        }


class Making:
    """A move of a seat while a record is replayed."""

    def __init__(self, move: OwnMove) -> None:
        self.move = move
        self.made: list[int] = []
        self.is_free = False
        """Whether anything else was open on the way."""


def decisions_in(record: Record) -> list[Decision]:
    """All moves of all seats at which there was something to decide, in the order in which they began."""
    game = record.game
    state = record.start()
    choices = Choices(len(game.vocabulary))
    making: dict[int, Making] = {}
    found: list[Decision] = []
    for index in range(len(record.made)):
        seat, choice = record.made[index]
        if seat == CHANCE:
            state.choose(seat, choice)
            continue
        now = making.get(seat)
        if now is None or now.move.is_whole:
            now = Making(OwnMove(game, seat, state, 0))
            making[seat] = now
        state.open(seat, choices)
        if choices.size > 1:
            now.is_free = True
        if choices.size > 1 and is_rated(game, state, seat, choice, choices):
            found.append(Decision(game, seat, state.copy(), [index], [choice]))
        now.made.append(index)
        now.move.choose(state, choice)
        if now.move.is_whole and now.is_free and not rates(game, now.move.before, seat):
            found.append(Decision(game, seat, now.move.before, now.made, now.move.chain))
    found.sort(key=beginning_of)
    return found


def beginning_of(decision: Decision) -> int:
    return decision.made[0]


def rates(game: Game, state: State, seat: int) -> bool:
    """Whether the game rates what is open to a seat itself."""
    choices = Choices(len(game.vocabulary))
    view = game.view(state, seat)
    view.open(seat, choices)
    return bool(game.ratings(view, seat, choices.listed()))


def is_rated(game: Game, state: State, seat: int, choice: int, choices: Choices) -> bool:
    """Whether the game rates an open choice itself: then it is a decision of its own, not part of a longer move."""
    listed = choices.listed()
    ratings = game.ratings(game.view(state, seat), seat, listed)
    return bool(ratings) and ratings[listed.index(choice)] != UNRATED


def chances_in(record: Record) -> list[Chances]:
    """The chances of all seats from the first question to the end, each time when somebody else goes on."""
    game = record.game
    state = record.start()
    found: list[Chances] = []
    is_set_up = False
    for index in range(len(record.made)):
        seat, choice = record.made[index]
        if seat != CHANCE and not is_set_up:
            is_set_up = True
            found.append(Chances(index, CHANCE, appraise(game, state).chances))
        state.choose(seat, choice)
        is_last = index + 1 == len(record.made)
        if is_set_up and (is_last or record.made[index + 1][0] != seat):
            found.append(Chances(index + 1, seat, appraise(game, state).chances))
    return found


def turning_points(course: list[Chances]) -> list[TurningPoint]:
    """Where the chances changed most, in the order of the game."""
    found: list[TurningPoint] = []
    for index in range(1, len(course)):
        before = course[index - 1]
        after = course[index]
        changes = [abs(after.chances[seat] - before.chances[seat]) for seat in range(len(after.chances))]
        most = max(changes)
        if most >= TURNING:
            seat = changes.index(most)
            found.append(TurningPoint(before.at, after.at, after.by, seat, before.chances[seat], after.chances[seat]))
    found.sort(key=from_largest)
    told = found[:MOST_TURNING]
    told.sort(key=first_of)
    return told


def from_largest(point: TurningPoint) -> int:
    """Sort key: the largest change first."""
    return -point.swing()


def first_of(point: TurningPoint) -> int:
    return point.first


def outline(record: Record) -> dict[str, object]:
    """The course of the chances, the turning points, and how many decisions there are. Raises where it is not over."""
    check_result(record, replay(record))
    course = chances_in(record)
    return {
        "format": FORMAT,
        "game": record.game.name,
        "rules": record.game.rules,
        "seats": record.seats,
        "chances": [one.data() for one in course],
        "turning": [point.data() for point in turning_points(course)],
    }


def part_of(record: Record, part: int, parts: int) -> list[dict[str, object]]:
    """What is said of some of the decisions, out of so many parts of about the same length."""
    decisions = decisions_in(record)
    return [decisions[index].data() for index in range(part, len(decisions), parts)]


def joined(outlined: dict[str, object], parts: list[list[dict[str, object]]]) -> dict[str, object]:
    """The whole review from its parts, in their order."""
    decisions: list[dict[str, object]] = []
    for index in range(max([0] + [len(part) for part in parts])):
        decisions += [part[index] for part in parts if index < len(part)]
    return outlined | {"decisions": decisions}


def review(record: Record) -> dict[str, object]:
    """The review of a finished game, as plain data. Raises where the game is not over, or its result is not right."""
    return joined(outline(record), [part_of(record, 0, 1)])
