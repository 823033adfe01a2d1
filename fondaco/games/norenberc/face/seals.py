"""Why there is no way back from a choice: what is shown or drawn next, from what the chooser may know."""

from __future__ import annotations

from fondaco.face.text import Text
from fondaco.games.norenberc.state import Town


def seal_text(town: Town, seat: int, seal: str) -> Text | None:
    """The sentence of the words; `seal` says that something is then `shown` or `drawn` (see `TextFace.seal`)."""
    if seal == "drawn":
        return "seal-drawn", {}
    if seal != "shown":
        return None
    has_rivals = bool(town.passed | 1 << seat != (1 << town.seats) - 1)
    if town.question() == "planning" and has_rivals:
        return "seal-planned", {}
    if any(town.cards):
        return "seal-called", {}
    return "seal-tied", {}
