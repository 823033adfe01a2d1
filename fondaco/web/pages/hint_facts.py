"""The hints that a player asked for, as the page shows them."""

from __future__ import annotations

import json
from typing import NamedTuple

from babel.numbers import format_percent

from fondaco.face.game_face import GameFace
from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY, State
from fondaco.web.pages.coach_facts import reason_of
from fondaco.web.tables.hinting import hint_for
from fondaco.web.tables.open_choices import sentence_of
from fondaco.web.tables.vantage import Vantage

MOST_STEPS = 4
"""Of a long move so many choices are told."""


class HintLine(NamedTuple):
    """One of the choices that promise most."""

    steps: tuple[str, ...]
    """What to do, choice by choice."""
    chance: str
    points: str
    reason: str


class Hints(NamedTuple):
    """A note beside the board, for one player alone."""

    table: str
    seat: int
    lines: tuple[HintLine, ...]
    """Nothing while they are looked for."""
    is_thinking: bool


def hints_on(vantage: Vantage) -> Hints | None:
    """The hints for a viewer's own seat; None where nobody asked for them, or in a past position."""
    live, seat = vantage.live, vantage.seat
    if seat == NOBODY or seat not in vantage.viewer.seats or not vantage.is_present:
        return None
    found = hint_for(live, seat)
    if found is None:
        return None
    told: list[HintLine] = []
    reasons: set[str] = set()
    for line, chance, points, aspect in json.loads(found.thought or "[]"):
        reason = reason_of(vantage.face, aspect)
        steps = steps_of(vantage.face, vantage.view, seat, line, live.names(vantage.face.language))
        shown = "" if reason in reasons else reason
        told.append(HintLine(steps, percent(chance, vantage.face.language), points_text(vantage.face, points), shown))
        reasons.add(reason)
    return Hints(live.row.id, seat, tuple(told), found.thought is None)


def steps_of(face: GameFace, view: State, seat: int, line: list[str], names: list[str]) -> tuple[str, ...]:
    """The choices of a move in words, each as it looks once those before it are made, in some world."""
    game = face.game
    numbers = [game.vocabulary.number(text) for text in line]
    told = [sentence_of(face, view, seat, numbers[0], names)]
    world = game.imagine(view, seat, Luck("hint steps"))
    choices = Choices(len(game.vocabulary))
    for before, choice in zip(numbers, numbers[1:MOST_STEPS], strict=False):
        world.choose(seat, before)
        if not world.may_answer(seat):
            break
        world.open(seat, choices)
        if not choices.holds(choice):
            break
        told.append(sentence_of(face, game.view(world, seat), seat, choice, names))
    return tuple(told)


def percent(millionths: int, language: str) -> str:
    return format_percent(round(millionths / 1_000_000, 2), locale=language)


def points_text(face: GameFace, hundredths: int) -> str:
    """How many points may be expected: in points, or in what the game counts."""
    facts: dict[str, str | int] = {"points": round(hundredths / 100)}
    return face.words.say("review-points" if face.words.has("review-points") else "review-points-about", facts)
