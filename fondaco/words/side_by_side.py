"""Things side by side: a list without “and”, for tables and notes, with the comma of the language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from babel import Locale


def side_by_side(things: Iterable[str], language: str) -> str:
    """Several things in a row; empty if there are none.

    Babel's own style for that, `unit`, is meant for measures: Russian has no comma in it, and German lacks it.
    """
    pattern = str(Locale.parse(language).list_patterns["standard"]["middle"])
    named = list(things)
    return reduce(pattern.format, named) if named else ""
