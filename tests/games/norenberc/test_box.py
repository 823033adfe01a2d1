"""Boxes: the standard one, others from a file or from a record, and what is wrong with a wrong one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fondaco.games.norenberc import data
from fondaco.games.norenberc.box import STANDARD, BadTiles, box_from_notation, box_from_toml, build_box
from fondaco.games.norenberc.game import Norenberc
from fondaco.kernel.counts import numbers
from fondaco.kernel.errors import BadBox
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify
from fondaco.kernel.table import Table, new_table

if TYPE_CHECKING:
    from .scene import Scene

GAME = Norenberc()
EVEN = "2+ 2+ 3 3 4 4 5 5 6 6 7"
STEEP = "2 2 2 2+ 3 3 4 5 6 7 7+"
COUNTS = "2 4 3 1 1 2 2 1 1 2 2 1 1 1 2"
MY_BOX = """
[artisans]
bakers = [2, 2, 2, "2+", 3, 3, 4, 5, 6, 7, "7+"]

[townspeople]
councilman = 2
thief = 4
"""


def toml_artisans(name: str, values: str) -> str:
    return f"[artisans]\n{name} = [{', '.join(repr(value) for value in values.split())}]\n"


def play(table: Table) -> None:
    """Finish a game at random."""
    luck = Luck("players")
    while not table.state.is_over():
        seat = int(table.state.first_asked())
        choices = table.open(seat)
        table.choose(seat, choices[int(luck.below(len(choices)))])


def test_the_standard_box_is_the_one_of_the_rules() -> None:
    """11 artisans of values 2 to 7 in each of six guilds, 26 townspeople."""
    for guild in range(6):
        assert STANDARD.artisans(guild) == EVEN.split()
        assert len(STANDARD.artisan_piles[guild]) == 11
    assert len(STANDARD.townspeople_pile) == sum(STANDARD.townspeople()) == 26
    names = dict(zip(data.TOWNSPEOPLE_NAMES, STANDARD.townspeople(), strict=True))
    assert (names["councilman"], names["thief"], names["guard"], names["peddler"], names["mayor"]) == (3, 3, 3, 2, 2)
    assert (names["musician-3"], names["musician-5"], names["nobleman-2"], names["nobleman-3"]) == (1, 1, 1, 1)
    assert (names["tax-collector"], names["engraver"], names["apprentice"]) == (2, 2, 2)
    assert (names["foreman-2"], names["foreman-3"], names["foreman-4"]) == (1, 1, 1)


@pytest.mark.parametrize("text", ["", "[artisans]", "[townspeople]\nthief = 3", toml_artisans("all", EVEN)])
def test_a_file_that_changes_nothing_is_the_standard_box(text: str) -> None:
    box = box_from_toml(text)
    assert box.notation() == ""
    assert numbers(box.copies) == numbers(STANDARD.copies)


def test_what_a_file_leaves_out_is_as_in_the_standard_box() -> None:
    box = box_from_toml(MY_BOX)
    assert sorted(box.artisans(1)) == sorted(STEEP.split())
    assert all(box.artisans(guild) == EVEN.split() for guild in (0, 2, 3, 4, 5))
    assert box.townspeople() == [int(count) for count in COUNTS.split()]


def test_all_is_for_every_guild_that_has_no_list_of_its_own() -> None:
    box = box_from_toml(toml_artisans("all", STEEP) + f"hatters = {EVEN.split()}")
    assert [sorted(box.artisans(guild)) == sorted(STEEP.split()) for guild in range(6)] == [True] * 5 + [False]
    assert box.artisans(5) == EVEN.split()


def test_the_notation_of_a_box_gives_the_same_box() -> None:
    box = box_from_toml(MY_BOX)
    assert box.notation() == f"bakers 2 2 2 2+ 3 3 4 5 6 7 7+; townspeople {COUNTS}"
    again = box_from_notation(box.notation())
    assert numbers(again.copies) == numbers(box.copies)
    assert again.notation() == box.notation()


def test_the_notation_does_not_depend_on_the_order_in_a_file() -> None:
    backwards = " ".join(reversed(STEEP.split()))
    assert (
        box_from_toml(toml_artisans("bakers", backwards)).notation() == box_from_notation(f"bakers {STEEP}").notation()
    )


def test_a_box_changes_the_tiles_in_play(new_scene: Callable[..., Scene]) -> None:
    scene = new_scene(3, box=f"bakers {STEEP}; townspeople 26 0 0 0 0 0 0 0 0 0 0 0 0 0 0")
    everywhere = scene.tiles("stack") + scene.windows("bakers")
    bakers = sorted(name.removeprefix("baker-") for name in everywhere if name.startswith("baker"))
    assert bakers == sorted(STEEP.split())
    assert everywhere.count("councilman") == 12
    assert not any(name in everywhere for name in data.TOWNSPEOPLE_NAMES[1:])


def test_an_agent_symbol_works_where_the_box_puts_it(new_scene: Callable[..., Scene]) -> None:
    """N-H3: on a 7 of this box, and not on its plain 2."""
    for name, agents in (("tailor-7+", 1), ("tailor-2", 0)):
        scene = new_scene(4, box=f"tailors {STEEP}")
        scene.bench("tailors", "3 3 4 5 6")
        scene.hire(0, name)
        assert len(scene.news("new-agent")) == agents


def test_a_record_carries_its_box() -> None:
    table = new_table(GAME, 3, {"box": box_from_toml(MY_BOX).notation()}, "a box of my own")
    play(table)
    text = table.record.text()
    assert f"option box: bakers 2 2 2 2+ 3 3 4 5 6 7 7+; townspeople {COUNTS}\n" in text
    again = read_record(text, [GAME])
    assert again.text() == text
    assert verify(again).same_as(table.state)
    assert again.options["box"] == table.record.options["box"]


def test_a_record_with_the_standard_box_says_nothing_of_it() -> None:
    assert "box" not in new_table(GAME, 2, {"box": STANDARD.notation()}, "seed").record.text()
    assert "box" not in new_table(GAME, 2, {"box": f"brewers {EVEN}"}, "seed").record.text()


WRONG_FILES = [
    ("artisans = ", "toml", ["reason"]),
    ("[artisans]\nbrewers = 1\nbrewers = 2", "toml", ["reason"]),
    ("[crests]\nbrewers = 4", "no-table", {"table": "crests"}),
    (f"{'x' * 99} = 1", "no-table", {"table": "x" * 40}),
    ("artisans = 3", "not-a-table", {"table": "artisans"}),
    ("townspeople = [3]", "not-a-table", {"table": "townspeople"}),
    ("[[artisans]]\nall = []", "not-a-table", {"table": "artisans"}),
    (
        "[artisans]\nsmiths = []",
        "no-guild",
        {"guild": "smiths", "guilds": "brewers, bakers, shoemakers, printers, tailors, hatters"},
    ),
    ("[artisans]\nbakers = 3", "no-list", {"guild": "bakers"}),
    ("[artisans]\nall = '2 3'", "no-list", {"guild": "all"}),
    (toml_artisans("bakers", "2 3 4"), "artisans", {"guild": "bakers", "count": 3, "needed": 11}),
    (toml_artisans("bakers", EVEN + " 7"), "artisans", {"guild": "bakers", "count": 12, "needed": 11}),
    (toml_artisans("hatters", EVEN[:-1] + "8"), "artisan-value", {"guild": "hatters", "value": "8"}),
    (toml_artisans("hatters", EVEN[:-1] + "1"), "artisan-value", {"guild": "hatters", "value": "1"}),
    (toml_artisans("hatters", EVEN[:-1] + "2++"), "artisan-value", {"guild": "hatters", "value": "2++"}),
    (toml_artisans("hatters", EVEN[:-1] + "+"), "artisan-value", {"guild": "hatters", "value": "+"}),
    ("[artisans]\nall = [2.0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]", "artisan-value", {"guild": "brewers", "value": "2.0"}),
    ("[townspeople]\nbishop = 1", "no-townsperson", {"name": "bishop", "names": ", ".join(data.TOWNSPEOPLE_NAMES)}),
    ("[townspeople]\nthief = -1", "whole-number", {"name": "thief", "value": "-1"}),
    ("[townspeople]\nthief = 2.5", "whole-number", {"name": "thief", "value": "2.5"}),
    ("[townspeople]\nthief = true", "whole-number", {"name": "thief", "value": "True"}),
    ("[townspeople]\nthief = '³'", "whole-number", {"name": "thief", "value": "³"}),
    ("[townspeople]\nthief = 4", "townspeople", {"count": 27, "needed": 26}),
    ("[townspeople]\nthief = 0", "townspeople", {"count": 23, "needed": 26}),
]


@pytest.mark.parametrize(("text", "key", "facts"), WRONG_FILES)
def test_a_wrong_file_is_refused_with_what_is_wrong(
    text: str, key: str, facts: dict[str, str | int] | list[str]
) -> None:
    with pytest.raises(BadTiles) as refused:
        box_from_toml(text)
    assert isinstance(refused.value, BadBox)
    assert refused.value.key == key
    assert (list(refused.value.facts) if isinstance(facts, list) else refused.value.facts) == facts


WRONG_NOTATIONS = [
    ("smiths 2 3", "no-table", {"table": "smiths 2 3"}),
    (";", "no-table", {"table": ""}),
    ("brewers", "artisans", {"guild": "brewers", "count": 0, "needed": 11}),
    ("brewers 2 3 x", "artisans", {"guild": "brewers", "count": 3, "needed": 11}),
    (f"printers {EVEN[:-1]}9", "artisan-value", {"guild": "printers", "value": "9"}),
    ("townspeople 26", "kinds", {"count": 1, "needed": 15}),
    (f"townspeople {COUNTS} 0", "kinds", {"count": 16, "needed": 15}),
    (f"townspeople {COUNTS[:-1]}3", "townspeople", {"count": 27, "needed": 26}),
    (f"townspeople {COUNTS[:-1]}-2", "whole-number", {"name": "townspeople", "value": "-2"}),
]


@pytest.mark.parametrize(("text", "key", "facts"), WRONG_NOTATIONS)
def test_a_wrong_notation_is_refused_with_what_is_wrong(text: str, key: str, facts: dict[str, str | int]) -> None:
    with pytest.raises(BadTiles) as refused:
        box_from_notation(text)
    assert refused.value.key == key
    assert refused.value.facts == facts
    with pytest.raises(BadTiles):
        new_table(GAME, 3, {"box": text}, "seed")


def test_less_than_none_of_a_townsperson_is_refused() -> None:
    with pytest.raises(BadTiles) as refused:
        build_box([EVEN.split()] * 6, [-1, 27, *[0] * 13])
    assert refused.value.key == "whole-number"
    assert refused.value.facts == {"name": "councilman", "value": -1}


@pytest.mark.parametrize("digits", [20, 5000], ids=["too many for a machine word", "too many to read"])
def test_a_monstrous_count_is_refused_like_any_other(digits: int) -> None:
    with pytest.raises(BadTiles):
        box_from_toml(f"[townspeople]\nthief = {'9' * digits}")
    with pytest.raises(BadTiles):
        box_from_notation(f"townspeople {'9' * digits} {COUNTS[2:]}")


def test_a_file_nested_too_deep_is_refused() -> None:
    with pytest.raises(BadTiles) as refused:
        box_from_toml("artisans = " + "[" * 5000)
    assert refused.value.key == "toml"
