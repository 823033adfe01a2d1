"""A diagram of the book of a game: a part of the board, at a position of a recorded game."""

from __future__ import annotations

from typing import NamedTuple

ENDING = "ending"
"""Stands among the fragments for the picture of the end."""


class Diagram(NamedTuple):
    """What is drawn. The board itself draws it, with the templates and stylesheets of the table."""

    name: str
    """What the text calls it: `![A caption](name)`."""
    after: int
    """How many choices of the recorded game were made."""
    shows: tuple[str, ...]
    """The fragments that are drawn, by their ids; ENDING for the picture of the end."""
    marks: tuple[str, ...] = ()
    """Places (`data-place`) that bear a number, from 1 on, which the caption speaks of."""
    seat: int = 0
    """Whose view it is."""
    is_lit: bool = False
    """Whether what is open to that seat is lit, as on its turn."""
    record: str = "example"
    """The recorded game: the name of a file in the folder `book` of the game."""
    shape: str = ""
    """`narrow`: the caption stands beside it, where there is room; `wide`: it takes both columns of a printed page."""
