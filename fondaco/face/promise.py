"""What a move promises, in words: its choices, the chance to win, the points, and what speaks for it."""

from __future__ import annotations

from typing import Any

from babel.numbers import format_percent

from fondaco.face.game_face import GameFace
from fondaco.kernel.choices import Choices
from fondaco.kernel.ledger import SEAT
from fondaco.kernel.luck import Luck
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State

WHOLE = 1_000_000
LEAST = 5_000
"""Millionths below which a chance is only said to be less than a per cent."""
MOST_STEPS = 4
"""Of a long move so many choices are told."""


def steps_of(face: GameFace, view: State, seat: int, line: list[int], names: list[str]) -> list[str]:
    """The choices of a move, each as it looks once those before it are made, in some world that fits the view."""
    game = face.game
    told = [face.words.say(*face.describe(view, seat, line[0], names))]
    world = game.imagine(view, seat, Luck("steps"))
    choices = Choices(len(game.vocabulary))
    for index in range(1, min(len(line), MOST_STEPS)):
        world.choose(seat, line[index - 1])
        if not world.may_answer(seat):
            break
        world.open(seat, choices)
        if not choices.holds(line[index]):
            break
        told.append(face.words.say(*face.describe(game.view(world, seat), seat, line[index], names)))
    return told


def percent(millionths: int, language: str) -> str:
    """In whole per cent; a chance that is small but there, or nearly sure, is not rounded to none or certainty."""
    if not 0 < millionths < WHOLE:
        return str(format_percent(millionths // WHOLE, locale=language))
    sign = "<" if millionths < LEAST else ">" if millionths > WHOLE - LEAST else ""
    shown = min(max(round(millionths / WHOLE, 2), 0.01), 0.99)
    return f"{sign}{format_percent(shown, locale=language)}"


def points_text(face: GameFace, hundredths: int) -> str:
    """How many points may be expected, or how much of what the game counts."""
    key = "review-points" if face.words.has("review-points") else "review-points-about"
    return face.words.say(key, {"points": round(hundredths / 100)})


def worth_of(face: GameFace, chance: int, hundredths: int) -> str:
    """Both in one sentence."""
    facts = {"chance": percent(chance, face.language), "points": points_text(face, hundredths)}
    return face.words.say("review-worth", facts)


def reason_of(face: GameFace, reason: Reason | None, names: list[str]) -> str:
    """What speaks for it in this game; empty where nothing does."""
    if reason is None:
        return ""
    facts = dict(reason.facts)
    if SEAT in facts:
        facts["player"] = names[int(facts.pop(SEAT))]
    return face.words.say(f"reason-{reason.key}", facts)


def reason_from(told: list[Any] | None) -> Reason | None:
    """A reason from plain data, as `told` of the kernel makes it."""
    return None if told is None else Reason(told[0], told[1])
