"""The plan of the city in a terminal: eight rows of eight squares, with tower, discs, owners and where it can go.

The first square of a building bears its sign, the second its owner and the discs that lie there.
"""

from __future__ import annotations

from rich.text import Text

from fondaco.games.genoa import data
from fondaco.games.genoa.face.sight import CitySight
from fondaco.games.genoa.face.spots import USED, Spot, spots_of

CELL = 5
TOWER_SIGN = "▲"
NEXT_SIGN = "+"
DISC_SIGN = "•"
STREET_SIGN = "·"
USED_SIGN = "×"


def plan_lines(sight: CitySight) -> list[Text]:
    """One line for each row of squares, under a line of column numbers."""
    spots = spots_of(sight)
    squares = [int(sight.city.box.squares[square]) for square in range(data.SQUARES)]
    lines = [Text("  " + "".join(f"{column + 1:^{CELL}}" for column in range(data.SIDE)), style="dim")]
    for row in range(data.SIDE):
        lines.append(Text().append(f"{row + 1} ", style="dim"))
        for square in range(row * data.SIDE, (row + 1) * data.SIDE):
            lines[-1].append_text(cell(sight, spots[squares[square]], squares[:square].count(squares[square])))
    return lines


def cell(sight: CitySight, spot: Spot, index: int) -> Text:
    """One square of a space, by how many of its squares come before."""
    has_tower, is_next = spot.trader is not None, spot.steps == 1
    lead = " " if index else TOWER_SIGN if has_tower else NEXT_SIGN if is_next else " "
    text = Text(lead, style="bold").append_text(content(sight, spot, index))
    if is_next or has_tower:
        text.stylize("bold")
    return text.append(" " * (CELL - text.cell_len))


def content(sight: CitySight, spot: Spot, index: int) -> Text:
    """The sign of a building, or on its second square the owner's letter and the discs, if there are any."""
    left = 0 if spot.trader else spot.discs
    discs = f"{DISC_SIGN}{left}" if left else ""
    if spot.lot.shape == "street":
        return Text(f" {discs}") if discs else Text(f" {STREET_SIGN}", style="dim")
    if index == 1 and (discs or spot.owner):
        return (sight.sign(spot.owner.seat) if spot.owner else Text(" ")).append(discs)
    is_used = spot.action == USED and not index
    return Text(sight.name(spot.key, "sign"), style="dim" if index else "").append(USED_SIGN if is_used else "")
