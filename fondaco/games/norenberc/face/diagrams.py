"""The diagrams of the book of Norenberc: moments of one recorded game of three, seen by the first seat."""

from __future__ import annotations

from typing import Final

from fondaco.face.diagram import ENDING, Diagram

STREET: Final = tuple(f"house-{guild}" for guild in range(4))

DIAGRAMS: Final = (
    Diagram("street", 47, ("street", *STREET), marks=("order", "stack", "bank"), shape="wide"),
    Diagram(
        "house",
        64,
        ("house-1",),
        marks=("roof-1", "crest-1", "room-1-2", "master-1", "window-1-2", "store-1", "door-1"),
        shape="narrow",
    ),
    Diagram("mat", 88, ("mine",), marks=("seat-0-money", "seat-0-agents", "seat-0-goods", "seat-0-crests")),
    Diagram("planning", 79, ("planning", *STREET), marks=("door-0", "door-1"), shape="wide"),
    Diagram(
        "action",
        85,
        ("house-1",),
        marks=("room-1-2", "room-1-4", "store-1-1", "roof-1"),
        is_lit=True,
        shape="narrow",
    ),
    Diagram("hired", 88, ("house-1", "mine"), marks=("roof-1", "room-1-2", "store-1-1")),
    Diagram("favourites", 93, ("seat-0", "seat-1", "seat-2")),
    Diagram("next-round", 102, ("house-2", "house-3"), marks=("master-2", "room-3-1", "room-3-4")),
    Diagram("end", 304, (ENDING,)),
)
