"""The whole board of Genoa in the browser: nothing secret, nothing missing, well formed, and lean."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice

import pytest

from fondaco.face.scene import SLOTS
from fondaco.games.genoa import data
from fondaco.games.genoa.face.spots import city_facts
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY

from .stage import (
    DRAWN,
    EMBLEMS,
    FACE,
    GAME,
    KEY,
    SHEETS,
    asked_scene,
    buttons,
    fragments,
    ids,
    nesting_faults,
    page,
    places,
    positions,
    scene_at,
    scene_of,
    told,
)

WHOLE = 36_000
PLAN = 14_000
STRIP = 3_000
"""The most bytes of the whole board, of the plan with the pins of its viewer, and of the strip."""
ON_THE_PLAN = frozenset({"go", "claim", "place", "remove", "visit"})


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_done_on_a_space_is_one_button_on_the_plan(seats: int) -> None:
    """G-T1, G-M1, G-O1, G-A5: no step, claim, marker or visit is missing there, and nothing else stands there."""
    seen = set()
    for table in positions(seats, "on the plan"):
        scene = asked_scene(table)
        expected = [offered.notation for offered in scene.offers.values() if offered.verb in ON_THE_PLAN]
        assert sorted(buttons(scene.paint("plan.html", city_facts(scene)))) == sorted(expected)
        seen |= {notation.split()[0] for notation in expected}
    assert {"go", "claim", "place"} <= seen or seats == 2


@pytest.mark.parametrize("seats", [2, 5])
def test_two_worlds_that_look_alike_to_a_viewer_give_the_same_page(seats: int) -> None:
    """G-S4: the worlds themselves are painted, so a template must not even look at what a view would hide."""
    luck = Luck("worlds")
    looked = 0
    for index, table in enumerate(positions(seats, f"worlds of {seats}")):
        if index % 60 != 7 or table.state.is_over():
            continue
        for seat in range(NOBODY, seats):
            seen = table.view(seat)
            choices = table.open(seat) if seat >= 0 else []
            expected = fragments(scene_of(seen, seat, choices))
            world = GAME.imagine(seen, seat, luck)
            assert fragments(scene_of(GAME.view(world, seat), seat, choices)) == expected
            looked += 1
    assert looked > seats


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


@pytest.mark.parametrize("seats", [2, 5])
def test_pages_are_well_formed_and_everything_that_is_focused_has_a_name(seats: int) -> None:
    for index, table in enumerate(positions(seats, "nesting")):
        if index % 30 and not table.state.is_over():
            continue
        for scene in (asked_scene(table), scene_at(table, NOBODY)):
            for fragment in fragments(scene):
                assert nesting_faults(fragment.html) == [], (fragment.id, index)
            assert ' style="' not in page(scene)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_drawing_and_every_card_is_there_and_no_key_is_shown(seats: int) -> None:
    for index, table in enumerate(positions(seats, "drawings")):
        if index % 30 and not table.state.is_over():
            continue
        for scene in (asked_scene(table), scene_at(table, NOBODY)):
            html = page(scene)
            assert set(re.findall(r'<use href="#([^"]+)"', html)) <= DRAWN | EMBLEMS
            assert [topic for topic in re.findall(r'data-card="([^"]*)"', html) if not FACE.help_card(topic)] == []
            assert not KEY.search(told(html))


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


def test_names_of_players_are_text_and_nothing_else() -> None:
    table = next(islice(positions(3, "names"), 60, None))
    html = page(replace(scene_at(table, 0), players=('<b class="x">', "a & b", "'"), signs=("<", "&", "'")))
    assert '<b class="x">' not in html
    assert "&lt;b class=&#34;x&#34;&gt;" in html
    assert "<b><</b>" not in html


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
