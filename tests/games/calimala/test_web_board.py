"""The whole board of Calimala in the browser: every open choice once, nothing secret, nothing missing, and lean."""

from __future__ import annotations

import re
from typing import cast

import pytest

from fondaco.face.scene import SLOTS
from fondaco.games.calimala import data
from fondaco.games.calimala.state import Florence
from fondaco.kernel.state import NOBODY

from .stage import (
    DRAWN,
    EMBLEMS,
    FACE,
    SHEETS,
    asked_scene,
    buttons,
    fragments,
    ids,
    page,
    places,
    positions,
    scene_at,
)

WHOLE = 37_500
PARTS = {"strip": 4000, "city": 6500, "council": 6500, "churches": 6000, "map": 6500}
PLAYER = 1700
"""The most bytes of the whole board, and of its parts where nothing is open; a part of a player's the last."""


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_open_choice_is_one_button_somewhere_on_the_board(seats: int) -> None:
    """C-T1 to C-T4, C-A1 to C-A7, C-K1, C-K3: and nothing else is. What alone can be built on the mat is two."""
    seen = set()
    for table in positions(seats, "whole board"):
        scene = asked_scene(table)
        offered = [found.notation for found in scene.choices.values()]
        built = [text for text in offered if text.startswith("build ")]
        is_alone = scene.view.question() == "activation" and built in (["build ship"], ["build workshop"])
        assert sorted(buttons(page(scene))) == sorted(offered + built * is_alone)
        seen |= {offered.verb for offered in scene.choices.values()}
    assert {"keep", "take", "place", "white", "gain", "build", "weave", "give", "draw", "play", "done"} <= seen


@pytest.mark.parametrize("seats", [3, 5])
def test_ids_and_places_are_unique_and_every_fragment_bears_its_own(seats: int) -> None:
    for index, table in enumerate(positions(seats, "ids")):
        if index % 25 and not table.state.is_over():
            continue
        names = []
        for seat in (0, seats - 1, NOBODY):
            shown = fragments(scene_at(table, seat))
            html = "".join(fragment.html for fragment in shown)
            for found in (ids(html), places(html)):
                assert len(set(found)) == len(found)
            for fragment in shown:
                assert re.match(rf'<[a-z]+ [^>]*\bid="{fragment.id}"', fragment.html), fragment.id
                assert fragment.slot in SLOTS
            names.append([fragment.id for fragment in shown if fragment.id != "mine"])
        assert names[0] == names[1] == names[2]
        assert names[0][:5] == ["strip", "city", "council", "churches", "map"]
    assert table.state.is_over()


def test_the_drawings_are_unique_and_use_only_others_that_are_there() -> None:
    names = [name for sheet in SHEETS.values() for name in ids(sheet)]
    assert len(set(names)) == len(names)
    for file, prefix in (("city.svg", "ca-"), ("streets.svg", "ca-"), ("map.svg", "cm-"), ("towns.svg", "cm-")):
        assert all(name.startswith(prefix) for name in ids(SHEETS[file]))
        assert set(re.findall(r"url\(#([^)]+)\)", SHEETS[file])) <= set(names)
        assert set(re.findall(r'href="#([^"]+)"', SHEETS[file])) <= DRAWN | EMBLEMS
    assert {f"ca-{action}" for action in data.ACTION_NAMES} <= DRAWN
    assert {f"cm-{city}" for city in data.CITY_NAMES} <= DRAWN
    assert {f"cm-town-{city}" for city in data.CITY_NAMES} <= DRAWN


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pages_stay_lean(seats: int) -> None:
    """What is open to a viewer adds its sentences; nothing else may be long."""
    for index, table in enumerate(positions(seats, "lean")):
        if index % 5 and not table.state.is_over():
            continue
        for fragment in fragments(scene_at(table, NOBODY)):
            assert len(fragment.html.encode()) <= PARTS.get(fragment.id, PLAYER), (fragment.id, index)
        assert len(page(asked_scene(table)).encode()) < WHOLE, index


def test_the_heading_counts_rounds_and_tiles() -> None:
    """C-T5, C-E1, C-E2: a disc that is being carried out belongs to the round it was placed in."""
    heard = []
    for table in positions(3, "headings"):
        town = cast(Florence, table.state)
        heading = FACE.heading(scene_at(table, NOBODY))
        if town.is_over():
            assert heading == "The game is over"
        elif town.question() in ("keeping", "taking"):
            assert heading == "Before the first round"
        else:
            turn = int(town.placed) - (town.question() != "placing")
            left = 15 - int(town.scored)
            tiles = "1 tile left" if left == 1 else f"{left} tiles left"
            assert heading == f"Round {turn // 3 + 1} of at most 15 · {tiles}"
        heard.append(heading)
    assert len(set(heard)) > 15


def test_a_small_screen_is_led_to_the_first_part_that_holds_something_open() -> None:
    """C-T2: to one part of the board, and to none where nothing is open on it."""
    led = set()
    for table in positions(3, "panes"):
        marked = [fragment for fragment in fragments(asked_scene(table)) if " data-current=any " in fragment.html]
        assert len(marked) <= 1
        for fragment in marked:
            assert buttons(fragment.html)
            led.add(fragment.id)
        assert " data-current" not in page(scene_at(table, NOBODY))
    assert {"city", "churches", "map"} <= led
