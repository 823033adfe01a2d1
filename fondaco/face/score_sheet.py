"""The score sheet: how points are shown, in a terminal as on a page."""

from __future__ import annotations

from fondaco.face.text import UNKNOWN

HIDDEN = "?"
"""Stands for points that depend on something hidden."""


def shown(points: int, none: str = "0") -> str:
    """Points of one category; `none` stands for no points."""
    return HIDDEN if points == UNKNOWN else str(points) if points else none


def total(row: list[int]) -> int:
    """The points of a seat, as far as they are known."""
    return sum(points for points in row if points != UNKNOWN)


def shown_total(row: list[int]) -> str:
    """`12`, or `12+` where something hidden may be added."""
    return f"{total(row)}{'+' if UNKNOWN in row else ''}"
