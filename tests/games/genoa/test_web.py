"""The whole board of Genoa in the browser: nothing secret, nothing missing, well formed, and lean."""

from __future__ import annotations

import re

import pytest

from fondaco.face.scene import SLOTS
from fondaco.games.genoa import data
from fondaco.games.genoa.face.spots import city_facts
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

WHOLE = 38_500
PLAN = 14_000
STRIP = 3_000
"""The most bytes of the whole board, also where a form for a plan says of each building what it gives; of the plan of
the city with the pins of its viewer; and of the strip."""
ON_THE_PLAN = frozenset({"go", "claim", "place", "remove", "visit"})


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_done_on_a_space_is_one_button_on_the_plan(seats: int) -> None:
    """G-T1, G-M1, G-O1, G-A5: no step, claim, marker or visit is missing there, and nothing else stands there."""
    seen = set()
    for table in positions(seats, "on the plan"):
        scene = asked_scene(table)
        expected = [offered.notation for offered in scene.choices.values() if offered.verb in ON_THE_PLAN]
        assert sorted(buttons(scene.paint("plan.html", city_facts(scene)))) == sorted(expected)
        seen |= {notation.split()[0] for notation in expected}
    assert {"go", "claim", "place"} <= seen or seats == 2


@pytest.mark.parametrize("seats", [2, 5])
def test_ids_and_places_are_unique_and_every_fragment_bears_its_own(seats: int) -> None:
    for index, table in enumerate(positions(seats, "ids")):
        if index % 25 and not table.state.is_over():
            continue
        for seat in (0, seats - 1, NOBODY):
            shown = fragments(scene_at(table, seat))
            html = "".join(fragment.html for fragment in shown)
            for found in (ids(html), places(html)):
                assert len(set(found)) == len(found)
            for fragment in shown:
                assert re.match(rf'<[a-z]+ [^>]*\bid="{fragment.id}"', fragment.html), fragment.id
                assert fragment.slot in SLOTS
            assert {f"space-{data.space_name(space)}" for space in range(data.SPACES)} <= set(places(html))
            assert [fragment.id for fragment in shown][:2] == ["strip", "plan"]
    assert table.state.is_over()


def test_the_drawings_are_unique_and_use_only_others_that_are_there() -> None:
    names = [name for sheet in SHEETS.values() for name in ids(sheet)]
    assert len(set(names)) == len(names)
    for sheet in SHEETS.values():
        assert set(re.findall(r"url\(#([^)]+)\)", sheet)) <= set(names)
        assert set(re.findall(r'href="#([^"]+)"', sheet)) <= DRAWN | EMBLEMS
    assert {f"gp-{name}" for name in [*data.BUILDING_NAMES, "market", "ground"]} <= DRAWN


@pytest.mark.parametrize("seats", [2, 5])
def test_pages_stay_lean(seats: int) -> None:
    """What is open to a viewer adds its sentences; nothing else may be long."""
    for index, table in enumerate(positions(seats, "lean")):
        if index % 5 and not table.state.is_over():
            continue
        scene = asked_scene(table)
        sizes = {fragment.id: len(fragment.html.encode()) for fragment in fragments(scene)}
        assert sizes["strip"] <= STRIP
        if len(buttons(page(scene, "plan"))) < data.SPACES:
            assert sizes["plan"] <= PLAN, index
        assert sum(sizes.values()) < WHOLE, (index, sizes)


def test_the_heading_counts_the_rounds_left_and_names_the_trader() -> None:
    """G-S3, G-E1."""
    heard = []
    for table in positions(3, "headings"):
        city = table.state
        heading = FACE.heading(scene_at(table, NOBODY))
        rounds = "Last round" if city.rounds == 1 else f"{int(city.rounds)} rounds left"
        trader = ("Anna", "Bea", "Carl")[int(city.trader)]
        assert heading == ("The game is over" if city.is_over() else f"{rounds} · trader: {trader}")
        heard.append(heading)
    assert len(set(heard)) > 9
    assert heard[-1] == "The game is over"
