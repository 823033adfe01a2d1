"""Boxes: the standard one, others from a file or from a record, and what is wrong with a wrong one."""

from __future__ import annotations

import json

import pytest

from fondaco.games.genoa import data
from fondaco.games.genoa.box import STANDARD, STANDARD_TABLES, BadComponents, box_from_notation, box_from_toml
from fondaco.kernel.check import Checker
from fondaco.kernel.counts import numbers
from fondaco.kernel.errors import BadBox, BadOption
from fondaco.kernel.reader import read_record
from fondaco.kernel.table import new_table

from .scene import GAME, SPACE_NAMES, Scene

CORNERS = 'corners = ["villa-colini", "villa-zasteri", "villa-ricci", "villa-monetti"]'
NOTATION = "corners villa-colini, villa-zasteri, villa-ricci, villa-monetti"
CROWDED = ["inn ale"] * 16


def toml(table: str, rows: list[str]) -> str:
    return f"{table} = {json.dumps(rows)}"


def changed(table: str, row: str) -> str:
    """A file in which one row of a table is another."""
    return toml(table, [row, *STANDARD_TABLES[table][1:]])


def test_the_standard_box_has_no_notation() -> None:
    assert STANDARD.notation() == ""
    assert box_from_notation("") is STANDARD
    assert box_from_toml("").notation() == ""
    assert box_from_toml(toml("messages", data.MESSAGES)).notation() == ""


def test_villas_can_stand_in_other_corners() -> None:
    """G-E2, G-M1: neighbours, rolls and the ring follow."""
    box = box_from_toml(CORNERS)
    assert box.notation() == NOTATION
    assert box_from_notation(NOTATION).notation() == NOTATION
    ring = [SPACE_NAMES[space] for space in numbers(box.ring)]
    assert (ring[0], ring[4], ring[7], ring[11]) == ("villa-colini", "villa-zasteri", "villa-monetti", "villa-ricci")
    assert SPACE_NAMES[box.squares[0]] == "villa-colini"
    assert SPACE_NAMES[box.squares[63]] == "villa-monetti"
    assert numbers(box.near)[4:18] != numbers(STANDARD.near)[4:18], "Drinks touches another villa"
    assert numbers(box.near)[18:] == numbers(STANDARD.near)[18:], "the streets are the same"


def test_cards_can_be_replaced() -> None:
    """G-A3, G-A4, G-E2"""
    box = box_from_toml(
        "\n".join(
            [
                changed("messages", "villa-ricci   cathedral"),
                changed("small-orders", "drinks ale"),
                changed("large-orders", "villa-ricci ale wine silk"),
                toml("contracts", ["5", "30", "60", "100", "150", "210"]),
            ]
        )
    )
    assert [SPACE_NAMES[box.house[14]], SPACE_NAMES[box.other_house[14]]] == ["villa-ricci", "cathedral"]
    assert (SPACE_NAMES[box.house[28]], int(box.wanted[28])) == ("drinks", 1)
    assert (SPACE_NAMES[box.house[44]], int(box.wanted[44])) == ("villa-ricci", 1 | 2 | 32)
    assert numbers(box.pay)[1] == 5
    assert numbers(box.pay)[6:9] == [210, 260, 310]
    assert numbers(box.house)[45:] == numbers(STANDARD.house)[45:]
    assert box_from_notation(box.notation()).notation() == box.notation()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("corners = [", "toml"),
        ("towers = []", "no-table"),
        ("corners = 4", "not-a-list"),
        (toml("corners", data.BUILDING_NAMES[:3]), "rows"),
        (toml("corners", [*data.BUILDING_NAMES[:3], "villa-ricci"]), "corners"),
        (toml("corners", [*data.BUILDING_NAMES[:3], "inn"]), "wrong-building"),
        (toml("messages", data.MESSAGES[1:]), "rows"),
        (changed("messages", "inn"), "row"),
        (changed("messages", "inn inn"), "row"),
        (changed("messages", "inn castle"), "no-building"),
        (changed("small-orders", "inn"), "row"),
        (changed("small-orders", "inn beer"), "no-good"),
        (changed("small-orders", "villa-ricci ale"), "wrong-building"),
        (changed("large-orders", "inn ale wine silk"), "wrong-building"),
        (changed("large-orders", "villa-ricci ale wine"), "row"),
        (changed("large-orders", "villa-ricci ale wine ale"), "row"),
        (changed("contracts", "ten"), "pay"),
        (changed("contracts", "12"), "pay"),
        (changed("contracts", "-5"), "pay"),
        (changed("contracts", "1000"), "pay"),
        (changed("contracts", ""), "pay"),
    ],
)
def test_a_wrong_box_is_told_why(text: str, key: str) -> None:
    with pytest.raises(BadComponents) as told:
        box_from_toml(text)
    assert isinstance(told.value, BadBox)
    assert told.value.key == key


@pytest.mark.parametrize("notation", ["walls", "corners inn", "corners", ";"])
def test_a_wrong_notation_is_refused(notation: str) -> None:
    with pytest.raises(BadComponents):
        box_from_notation(notation)


def test_a_box_is_played_and_recorded() -> None:
    """G-S1: the box is an option of the table, in its record."""
    table = new_table(GAME, 2, {"box": NOTATION}, "box")
    assert table.record.options == {"box": NOTATION}
    record = read_record(table.record.text(), [GAME])
    assert record.options == {"box": NOTATION}
    assert SPACE_NAMES[record.start().box.squares[0]] == "villa-colini"
    assert new_table(GAME, 2, {"box": ""}, "box").record.options == {}


def test_orders_at_a_warehouse_can_be_filled_with_what_it_gives() -> None:
    """G-A3: goods gained by the same action may be used, in a box that has such an order."""
    box = "small-orders " + ", ".join(["drinks ale", *data.SMALL_ORDERS[1:]])
    scene = Scene(2, box=box)
    scene.holds(0, "small-order-1")
    scene.stand("drinks")
    scene.trade("use")
    scene.choose("deliver small-order-1")
    assert scene.money()[0] == 170
    assert scene.goods(0) == {"wine": 1}


def test_the_pay_of_an_order_at_a_warehouse_can_be_promised_while_its_good_is_in_stock() -> None:
    """More rulings: goods that the buyer will get by that action count; an empty stock brings none."""
    box = "small-orders " + ", ".join(["drinks ale", *data.SMALL_ORDERS[1:]])
    scene = Scene(3, box=box)
    scene.holds(1, "small-order-1")
    scene.stand("drinks")
    empty = scene.copy()
    scene.offer(1, "for drinks yield 20")
    scene.trade("accept seat-2")
    assert scene.open() == ["act"]
    scene.choose("act", "deliver small-order-1")
    assert scene.money() == [150, 150, 130]
    empty.has(2, "ale ale ale ale ale")
    empty.say(1, "offer", "for drinks")
    assert empty.opened("yield", 1) == ["ale", "wine"]


def test_options_are_settled() -> None:
    """G-S4, G-N7"""
    assert GAME.settled({"money": "hidden", "bare-steps": "no", "box": ""}) == {}
    assert GAME.settled({"bare-steps": "yes", "money": "open"}) == {"money": "open", "bare-steps": "yes"}
    with pytest.raises(BadOption):
        GAME.settled({"money": "all"})
    with pytest.raises(BadOption):
        GAME.settled({"wind": "yes"})


def test_a_box_in_which_all_small_orders_are_the_same_plays_on() -> None:
    box = box_from_toml(toml("small-orders", CROWDED)).notation()
    scene = Scene(2, box=box)
    scene.holds(0, "small-order-1 small-order-2")
    scene.has(0, "ale ale")
    scene.stand("inn")
    scene.trade("use")
    assert scene.opened("deliver") == ["small-order-1", "small-order-2"]


def test_records_of_random_games_survive() -> None:
    assert Checker(GAME, 3).check_game("genoa box") > 100
