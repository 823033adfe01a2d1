"""The box: what of it is reconstructed can be replaced by whoever owns it. The standard one, or one from a file.

From the map a box knows which spaces touch, from the cards what each asks for.
"""

from __future__ import annotations

import tomllib
from typing import ClassVar, Final

from mypy_extensions import i64

from fondaco.games.genoa import data
from fondaco.games.genoa.data import (
    BUILDING_NAMES,
    CARDS,
    CONTRACT_MORE,
    CONTRACT_PAY,
    FIRST_LARGE,
    FIRST_MESSAGE,
    FIRST_SMALL,
    GOOD_NAMES,
    RING_SQUARES,
    SIDE,
    SIGNS,
    SPACES,
    SQUARES,
    STREET,
    VILLAS,
    bit,
)
from fondaco.kernel.counts import Counts, counts, zeros
from fondaco.kernel.errors import BadBox

TABLES: Final = ["corners", "messages", "small-orders", "large-orders", "contracts"]
"""What of a box can be replaced."""
STANDARD_TABLES: Final = {
    "corners": [*BUILDING_NAMES[:2], BUILDING_NAMES[3], BUILDING_NAMES[2]],
    "messages": data.MESSAGES,
    "small-orders": data.SMALL_ORDERS,
    "large-orders": data.LARGE_ORDERS,
    "contracts": [str(pay) for pay in CONTRACT_PAY],
}


class BadComponents(BadBox):
    """A box of Genoa whose tables are wrong."""

    folder: ClassVar[str] = "games/genoa"


class Box:
    """The plan and the cards."""

    squares: Counts
    """The space of each square of the map."""
    near: Counts
    """For each space its neighbours, as a bit mask."""
    ring: Counts
    """The buildings of the outer ring, clockwise from the upper left; villas are numbered by their names."""
    house: Counts
    """For each card a building: of a contract, of an order, the first of a message."""
    other_house: Counts
    """For each message the other building; for other cards the same as `house`."""
    wanted: Counts
    """For each order the goods it asks for, as a bit mask."""
    pay: Counts
    """For a group of so many neighbouring contracts."""

    def __init__(self, tables: dict[str, list[str]]) -> None:
        self.tables = tables
        self.squares = counts(squares_of(tables["corners"]))
        self.near = neighbours(self.squares)
        self.ring = counts([int(self.squares[square]) for square in RING_SQUARES])
        self.house = counts([card if card < data.CONTRACTS else 0 for card in range(CARDS)])
        self.other_house = self.house[:]
        self.wanted = zeros(CARDS)
        for index, text in enumerate(tables["messages"]):
            first, second = text.split()
            self.house[FIRST_MESSAGE + index] = BUILDING_NAMES.index(first)
            self.other_house[FIRST_MESSAGE + index] = BUILDING_NAMES.index(second)
        for index, text in enumerate(tables["small-orders"]):
            self.set_order(FIRST_SMALL + index, text.split())
        for index, text in enumerate(tables["large-orders"]):
            self.set_order(FIRST_LARGE + index, text.split())
        pays = [int(text) for text in tables["contracts"]]
        while len(pays) < data.CONTRACTS:
            pays.append(pays[-1] + CONTRACT_MORE)
        self.pay = counts([0, *pays])

    def set_order(self, card: int, words: list[str]) -> None:
        self.house[card] = BUILDING_NAMES.index(words[0])
        self.other_house[card] = self.house[card]
        mask: i64 = 0
        for good in words[1:]:
            mask |= bit(GOOD_NAMES.index(good))
        self.wanted[card] = mask

    def notation(self) -> str:
        """The box in one line, the same for the same box; empty for the standard one."""
        parts = []
        for name in TABLES:
            if self.tables[name] != STANDARD_TABLES[name]:
                parts.append(f"{name} {', '.join(self.tables[name])}")
        return "; ".join(parts)


def squares_of(corners: list[str]) -> list[int]:
    """The space of each square, with the named villas in the corners, in reading order."""
    signs = " ".join(data.CITY_MAP).split()
    villa_in = {signs[square]: BUILDING_NAMES.index(name) for square, name in zip(data.CORNERS, corners, strict=True)}
    squares = []
    street = STREET
    for sign in signs:
        if sign == ".":
            squares.append(street)
            street += 1
        else:
            squares.append(villa_in[sign] if sign in villa_in else SIGNS.index(sign))
    return squares


def neighbours(squares: Counts) -> Counts:
    near = zeros(SPACES)
    for square in range(SQUARES):
        here = squares[square]
        if square % SIDE < SIDE - 1 and squares[square + 1] != here:
            near[here] |= bit(squares[square + 1])
            near[squares[square + 1]] |= bit(here)
        if square < SQUARES - SIDE and squares[square + SIDE] != here:
            near[here] |= bit(squares[square + SIDE])
            near[squares[square + SIDE]] |= bit(here)
    return near


STANDARD: Final = Box(STANDARD_TABLES)


def build_box(tables: dict[str, list[str]]) -> Box:
    """A box from its tables, or a sentence that says what is wrong with them."""
    for name in TABLES:
        rows = tables[name]
        needed = len(STANDARD_TABLES[name])
        if len(rows) != needed:
            raise BadComponents("rows", {"table": name, "count": len(rows), "needed": needed})
        for row in rows:
            check_row(name, row)
    if sorted(tables["corners"]) != sorted(BUILDING_NAMES[:VILLAS]):
        raise BadComponents("corners", {"villas": ", ".join(BUILDING_NAMES[:VILLAS])})
    return Box({name: [" ".join(row.split()) for row in tables[name]] for name in TABLES})


def check_row(name: str, row: str) -> None:
    words = row.split()
    if name == "contracts":
        if not row.isascii() or not row.isdigit() or len(row) > 3 or int(row) % 5:
            raise BadComponents("pay", {"value": row[:40]})
        return
    houses = {"corners": 1, "messages": 2, "small-orders": 1, "large-orders": 1}[name]
    goods = {"corners": 0, "messages": 0, "small-orders": 1, "large-orders": 3}[name]
    if len(words) != houses + goods or len(set(words)) != len(words):
        raise BadComponents("row", {"table": name, "row": row[:60]})
    for word in words[:houses]:
        if word not in BUILDING_NAMES:
            raise BadComponents("no-building", {"building": word[:40], "buildings": ", ".join(BUILDING_NAMES)})
    for word in words[houses:]:
        if word not in GOOD_NAMES:
            raise BadComponents("no-good", {"good": word[:40], "goods": ", ".join(GOOD_NAMES)})
    is_villa = BUILDING_NAMES.index(words[0]) < VILLAS
    if (name in ("corners", "large-orders")) != is_villa and name != "messages":
        raise BadComponents("wrong-building", {"table": name, "building": words[0]})


def box_from_notation(text: str) -> Box:
    """The box that `notation` wrote."""
    if not text:
        return STANDARD
    tables = dict(STANDARD_TABLES)
    for part in text.split(";"):
        name, _, rows = part.strip().partition(" ")
        if name not in TABLES:
            raise BadComponents("no-table", {"table": name[:40], "tables": ", ".join(TABLES)})
        tables[name] = [row.strip() for row in rows.split(",")]
    return build_box(tables)


def box_from_toml(text: str) -> Box:
    """A box from a file's text. What the file leaves out is as in the standard box."""
    try:
        given = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadComponents("toml", {"reason": str(error)}) from error
    tables = dict(STANDARD_TABLES)
    for name, rows in given.items():
        if name not in TABLES:
            raise BadComponents("no-table", {"table": name[:40], "tables": ", ".join(TABLES)})
        if not isinstance(rows, list):
            raise BadComponents("not-a-list", {"table": name})
        tables[name] = [str(row) for row in rows]
    return build_box(tables)
