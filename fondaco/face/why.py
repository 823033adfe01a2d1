"""Why something on the board is not possible now, by the reasons of the steps."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.face.text_face import UNSPECIFIC, TextFace
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State


class Why(NamedTuple):
    """What stands against one of the choices that a thing stands for."""

    choice: int
    reason: Reason | None
    """None where the choice is open after all."""


def why_not(face: TextFace, view: State, seat: int, thing: str) -> Why | None:
    """The reason that says most about a thing, from the view of a seat; None where nobody knows the thing."""
    choices = Choices(len(face.game.vocabulary))
    known = [choice for choice in face.stands_for(view, seat, thing) if choice >= 0]
    found = [Why(choice, face.why_not(view, seat, thing, choice, choices)) for choice in known]
    telling = [why for why in found if why.reason is None or why.reason.key not in UNSPECIFIC]
    return min(telling or found[:1], key=lambda why: why.reason is not None, default=None)
