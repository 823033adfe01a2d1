"""The diagrams of the book of Genoa: moments of one recorded game of three, seen by the first seat."""

from __future__ import annotations

from typing import Final

from fondaco.face.diagram import Diagram

DIAGRAMS: Final = (
    Diagram(
        "town",
        15,
        ("plan",),
        marks=("tower", "space-market", "space-street-4-7", "space-villa-ricci", "space-guild-hall"),
        shape="narrow",
    ),
    Diagram(
        "mat",
        91,
        ("mine",),
        shape="wide",
    ),
    Diagram("start", 92, ("plan",), is_lit=True, shape="narrow"),
    Diagram("drawer", 83, ("drawer",), is_lit=True, shape="narrow"),
    Diagram("walk", 83, ("plan",), shape="narrow"),
    Diagram("offers", 116, ("offers",), is_lit=True, marks=("offer-1", "offer-2"), shape="narrow"),
    Diagram("villa", 224, ("plan", "mine"), shape="narrow"),
    Diagram("owning", 128, ("plan",), is_lit=True, marks=("space-street-4-7",), shape="narrow"),
    Diagram(
        "owned", 131, ("plan",), marks=("space-guild-hall", "space-coach-house", "space-street-4-7"), shape="narrow"
    ),
    Diagram("end", 1134, ("mine",), shape="wide"),
)
