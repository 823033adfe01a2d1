"""The diagrams of the book of Calimala: moments of one recorded game of three, seen by the first seat."""

from __future__ import annotations

from typing import Final

from fondaco.face.diagram import Diagram

DIAGRAMS: Final = (
    Diagram("streets", 75, ("city",)),
    Diagram(
        "council-hall", 119, ("council",), marks=("council-0", "council-2", "palazzo-art-3", "final"), shape="wide"
    ),
    Diagram("stones", 119, ("churches",), marks=("church-1", "church-2-2", "row-1")),
    Diagram("abroad", 119, ("map",), marks=("city-0", "ports", "city-3", "deck")),
    Diagram(
        "mat",
        151,
        ("mine",),
        marks=("seat-0-discs", "seat-0-stock", "seat-0-cloth", "seat-0-ships", "seat-0-houses", "seat-0-hand"),
        shape="wide",
    ),
    Diagram("placing", 70, ("city",), is_lit=True),
    Diagram("fourth", 102, ("city",)),
    Diagram("scored", 108, ("council",), marks=("council-0",), shape="wide"),
    Diagram("tie", 119, ("churches",), marks=("church-1",)),
    Diagram("end", 346, ("council",), marks=("final",), shape="wide"),
)
