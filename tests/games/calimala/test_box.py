"""Boxes: the standard one, others from a file or from a record, and what is wrong with a wrong one."""

from __future__ import annotations

from typing import cast

import pytest

from fondaco.games.calimala import data
from fondaco.games.calimala.box import STANDARD, BadComponents, box_from_notation, box_from_toml
from fondaco.games.calimala.game import Calimala
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import numbers
from fondaco.kernel.errors import BadBox
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify
from fondaco.kernel.table import new_table

GAME = Calimala()
MY_BOX = """
first-game = ["wood", "brick", "marble", "weave", "contribute", "build", "ship", "transport", "artwork"]

[cards]
wood = 7
ship = 3
"""
NOTATION = "cards 7 5 5 5 5 5 3 5 5; first-game wood brick marble weave contribute build ship transport artwork"


def test_the_standard_box_has_five_cards_of_each_action() -> None:
    assert numbers(STANDARD.cards) == [5] * 9
    assert sum(numbers(STANDARD.cards)) == data.CARDS
    assert numbers(STANDARD.first_game) == data.FIRST_GAME
    assert STANDARD.notation() == ""


@pytest.mark.parametrize("text", ["", "[cards]", "[cards]\nwood = 5"])
def test_a_file_that_changes_nothing_is_the_standard_box(text: str) -> None:
    assert box_from_toml(text).notation() == ""


def test_what_a_file_leaves_out_is_as_in_the_standard_box() -> None:
    box = box_from_toml(MY_BOX)
    assert numbers(box.cards) == [7, 5, 5, 5, 5, 5, 3, 5, 5]
    assert box.notation() == NOTATION
    assert box_from_notation(NOTATION).notation() == NOTATION
    assert numbers(box_from_toml("[cards]\nwood = 4\nbrick = 6").first_game) == data.FIRST_GAME


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[cards]\nwood = 6", "cards"),
        ("[cards]\nwood = 0\nship = 10", "start-card"),
        ("[cards]\nwood = -1", "whole-number"),
        ("[cards]\nwood = 'many'", "whole-number"),
        ("[cards]\nwood = '5'", "whole-number"),
        ("[cards]\nwood = 5.0", "whole-number"),
        ("[cards]\nwood = true", "whole-number"),
        ("[cards]\nsilk = 5", "no-action"),
        ("cards = 45", "not-a-table"),
        ("[tiles]", "no-table"),
        ("[cards", "toml"),
        ("first-game = 'wood'", "layout"),
        ("first-game = ['wood', 'brick']", "layout"),
        (MY_BOX.replace('"wood", "brick"', '"wood", "wood"'), "layout"),
        (MY_BOX.replace('"wood", "brick"', '"silk", "brick"'), "no-action"),
        (MY_BOX.replace('"contribute", "build"', '"build", "contribute"'), "middle"),
    ],
)
def test_a_wrong_file_is_refused_with_a_sentence(text: str, key: str) -> None:
    with pytest.raises(BadComponents) as refused:
        box_from_toml(text)
    assert refused.value.key == key
    assert isinstance(refused.value, BadBox)
    assert "error-" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "key"),
    [("cards 5 5", "kinds"), ("cards five", "whole-number"), ("discs 3", "no-table"), ("first-game wood", "layout")],
)
def test_a_wrong_notation_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadComponents) as refused:
        GAME.settled({"box": text})
    assert refused.value.key == key


def test_a_game_with_an_own_box_is_played_and_replayed_with_it() -> None:
    """C-S2: the layout for a first game is that of the box; so are the cards, all of them accounted for."""
    table = new_table(GAME, 3, {"box": NOTATION, "city": "first-game"}, "own box")
    luck = Luck("players")
    while not table.state.is_over():
        assert GAME.broken_law(table.state) == ""
        seat = int(table.state.first_asked())
        choices = table.open(seat)
        table.choose(seat, choices[int(luck.below(len(choices)))])
    town = cast(Florence, table.state)
    assert [data.ACTION_NAMES[action] for action in numbers(town.grid)][:3] == ["wood", "brick", "marble"]
    again = read_record(table.record.text(), [GAME])
    assert again.options == {"box": NOTATION, "city": "first-game"}
    assert verify(again).same_as(town)
    world = cast(Florence, GAME.imagine(GAME.view(town, 0), 0, luck))
    assert GAME.broken_law(world) == ""


def test_the_standard_box_is_not_an_option() -> None:
    assert GAME.settled({"box": "cards 5 5 5 5 5 5 5 5 5", "city": "random"}) == {}
