"""A sequel: what follows from news for all who heard it, though no news tells it."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.face.text import Text


class Sequel(NamedTuple):
    """A sentence right after the one of its news."""

    text: Text
    seats: tuple[int, ...]
    """The players of whom it tells, ascending."""
