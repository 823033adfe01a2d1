"""An open choice as a button on a thing of the board; `press.html` paints it."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.face.scene import Scene


class Button(NamedTuple):
    """What of an open choice is painted. The same for all to whom it is open, so that it is painted once."""

    notation: str
    """What the form sends."""
    sentence: str
    """What it would do: the name of the button."""
    card: str
    """The topic of the rules card that explains it, or empty."""


def button(scene: Scene, *choices: int) -> Button | None:
    """The first of some choices that is open."""
    for choice in choices:
        found = scene.choices.get(choice)
        if found is not None:
            return Button(found.notation, found.sentence, found.card)
    return None
