"""The churches, the map, the mats, what travels and the final scoring of Calimala in the browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest

from fondaco.games.calimala import data, news
from fondaco.games.calimala.face.church_facts import churches_facts
from fondaco.games.calimala.face.map_facts import map_facts
from fondaco.games.calimala.face.mat_facts import mat_facts
from fondaco.games.calimala.face.public import Public
from fondaco.games.calimala.face.scoring_steps import tie
from fondaco.games.calimala.face.seat_facts import seat_facts
from fondaco.games.calimala.scoring import cubes, final_cubes, foremost, standings_of
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import counts, numbers
from fondaco.kernel.news import EVERYBODY, Item
from fondaco.kernel.state import NOBODY
from fondaco.kernel.table import new_table

from .stage import DRAWN, FACE, GAME, NAMES, asked_scene, buttons, page, places, positions, scene_at, staged

if TYPE_CHECKING:
    from .scene import Scene as Layout

WHERE = {
    "churches": r"give .*|adorn (santa-maria|san-miniato|santa-croce)",
    "map": r"send .*|stop|build (troyes|bruges|hamburg)",
    "mine": r"play .*|build (ship|workshop)|(keep|take) .*",
}
"""The choices that are made on each of these parts of the board."""


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_choices_of_churches_map_and_hand_are_buttons_there(seats: int) -> None:
    """C-A2, C-A3, C-A5 to C-A7, C-K3: each is offered where it would happen, and nothing else is."""
    seen = set()
    for table in positions(seats, "buttons"):
        scene = asked_scene(table)
        for name, pattern in WHERE.items():
            expected = sorted(each.notation for each in scene.choices.values() if re.fullmatch(pattern, each.notation))
            assert sorted(buttons(page(scene, name))) == expected
            seen |= {choice.split(" ")[0] for choice in expected}
    assert {"give", "adorn", "send", "build", "play", "keep", "take"} <= seen


def test_a_row_of_the_churches_tells_everybody_who_has_any_in_order(scene: Layout) -> None:
    """C-P3, C-P4: by name for whoever cannot see it."""
    scene.tiles("lisbon")
    scene.donate(0, "santa-croce", wood=1)
    scene.donate(1, "san-miniato", wood=2)
    scene.donate(2, "san-miniato", wood=1)
    scene.representatives("yellow")
    html = page(staged(scene, 0), "churches")
    assert "Wood: Bea has 2, Carl has 1, Anna has 1. Ahead: Bea" in html
    assert "Brick: nobody has any" in html


def test_the_card_of_a_city_tells_of_the_way_there() -> None:
    """C-A5, C-A6: ships sail to ports, the road leads to trade cities."""
    topics = [FACE.why_topic(GAME.vocabulary.number(f"send {city}")) for city in data.CITY_NAMES]
    assert topics == ["ship"] * data.PORTS + ["transport"] * (data.CITIES - data.PORTS)


def test_the_final_card_is_on_the_own_mat_and_with_all_at_the_end() -> None:
    """C-S3, C-E3."""
    table = new_table(GAME, 4, {}, "finals")
    assert mat_facts(scene_at(table, 1)).final == ""
    choice = table.open(1)[0]
    kept = GAME.vocabulary.text(choice).removeprefix("keep ")
    table.choose(1, choice)
    assert mat_facts(scene_at(table, 1)).final == kept
    assert seat_facts(scene_at(table, 1), 1).status == "ready"
    assert seat_facts(scene_at(table, 0), 0).status == "choosing"
    assert all(seat_facts(scene_at(table, seat), 1).final == "" for seat in (NOBODY, 0, 1))
    *_, table = positions(4, "finals")
    town = cast(Florence, table.state)
    scene = scene_at(table, NOBODY)
    assert [seat_facts(scene, seat).final for seat in range(4)] == [
        data.FINAL_NAMES[card] for card in numbers(town.kept)
    ]


def test_start_cards_lie_open_until_they_are_taken_and_then_are_known() -> None:
    """C-S4."""
    taken = 0
    for table in positions(3, "start cards"):
        if table.state.question() == "keeping":
            assert map_facts(Public(scene_at(table, NOBODY))).offered == ("wood", "brick", "marble", "build", "weave")
        elif table.state.question() == "taking":
            scene = scene_at(table, NOBODY)
            known = [card for seat in range(3) for card in seat_facts(scene, seat).known]
            assert sorted((*map_facts(Public(scene)).offered, *known)) == ["brick", "build", "marble", "weave", "wood"]
            assert "Start cards laid out" in page(scene, "map")
            taken = len(known)
        else:
            assert map_facts(Public(scene_at(table, NOBODY))).offered == ()
            break
    assert taken == 2


@pytest.mark.parametrize("seats", [3, 5])
def test_rows_cities_and_orders_show_what_lies_there(seats: int) -> None:
    """C-P3, C-P4: cubes by owner, free spaces, and who would come first."""
    for index, table in enumerate(positions(seats, "lie")):
        if index % 20 and not table.state.is_over():
            continue
        town = cast(Florence, table.state)
        scene = scene_at(table, NOBODY)
        for church in churches_facts(Public(scene)).churches:
            for row in church.rows:
                assert row.free == town.church_room[church.number * data.ROWS + row.row]
                assert len(row.stones) + row.free == data.CHURCH_SPACES[church.number]
            amounts = [int(cubes(town, data.TILE_CHURCH + church.number, seat)) for seat in range(seats)]
            assert {owner.seat: owner.cubes for owner in church.tally.owners} == {
                s: n for s, n in enumerate(amounts) if n
            }
            assert [owner.cubes for owner in church.tally.owners] == sorted(filter(None, amounts), reverse=True)
            first = foremost(counts(amounts), standings_of(town), (1 << seats) - 1)
            assert sum(1 << owner.seat for owner in church.tally.owners if owner.leads) == first
        for city in map_facts(Public(scene)).cities:
            assert city.free == town.city_room[city.number]
            assert sum(owner.cubes for owner in city.tally.owners) + city.free == data.CITY_SPACES
            if city.number >= data.PORTS:
                built = [seat for seat in range(seats) if town.houses[seat] >> (city.number - data.PORTS) & 1]
                assert [house.seat for house in city.houses] == built


@pytest.mark.parametrize(("seats", "late"), [(3, "enter"), (4, "leave"), (5, "enter")])
def test_whatever_travels_is_drawn_and_goes_from_place_to_place_on_everybodys_page(seats: int, late: str) -> None:
    travelled = set()
    heard = 0
    for table in positions(seats, "travels", {"late": late}):
        items = table.listener.items[heard:]
        heard = len(table.listener.items)
        for seat in (0, NOBODY):
            scene = scene_at(table, seat)
            motions = FACE.motions(scene, items)
            if motions:
                known = set(places(page(scene)))
            for motion in motions:
                assert {motion.source, motion.target} <= known, motion
                assert motion.symbol in DRAWN
                travelled.add(motion.symbol.rstrip("-01234"))
    assert {"cm-disc", "cm-white", "cm-cube", "cm-house", "cm-points", "ca-ship", "ca-card", "ca-wood"} <= travelled


def test_cubes_discs_and_points_travel_as_they_should() -> None:
    """C-T1, C-A1 to C-A7, C-P1 to C-P3."""
    scene = scene_at(new_table(GAME, 3, {}, "ways"), NOBODY)

    def ways(kind: int, *numbers: int) -> list[tuple[str, str, str]]:
        a, b, c, d, e = (*numbers, 0, 0, 0, 0)[:5]
        told = Item(EVERYBODY, kind, (a, b, c, d, e))
        return [(motion.symbol, motion.source, motion.target) for motion in FACE.motions(scene, [told])]

    assert ways(news.PLACED, 1, 7, 2) == [("cm-disc-1", "seat-1-discs", "street-7")]
    assert ways(news.PLACED_WHITE, 1, 7, 2) == [("cm-white", "seat-1-discs", "street-7")]
    assert ways(news.GAVE, 2, data.BRICK, 1) == [("cm-cube-2", "seat-2-stock", "church-1-1")]
    assert ways(news.ADORNED, 2, 0) == [("cm-cube-2", "seat-2-stock", "church-0-3")]
    assert ways(news.SENT, 0, 4) == [("cm-cube-0", "seat-0-cloth", "city-4")]
    assert ways(news.BUILT_HOUSE, 0, 5) == [("cm-house-0", "seat-0-houses", "city-5")]
    assert ways(news.ENTERED, 1, 3, 9) == [("cm-disc-1", "street-9", "council-2")]
    assert ways(news.EXCHANGED, 1, 3, 9) == [
        ("cm-disc-1", "seat-1-discs", "council-2"),
        ("cm-white", "street-9", "seat-1-discs"),
    ]
    assert ways(news.LIFTED, 1, 3, 9, 12, 2) == [
        ("cm-disc-1", "street-12", "council-2"),
        ("cm-white", "street-9", "street-12"),
    ]
    assert ways(news.DREW, 1, 0) == [("ca-card", "deck", "seat-1-hand")]
    assert ways(news.DREW_CARD, 4) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_steps_of_the_scoring_add_up_to_the_result_and_give_reasons(seats: int) -> None:
    """C-E3: tiles by category, then each final card, which together are the points of the last category."""
    for seed in ("scoring", "scoring again"):
        *_, table = positions(seats, seed)
        town = cast(Florence, table.state)
        steps = FACE.scoring(scene_at(table, NOBODY))
        rows = GAME.breakdown(table.state)
        tiles = steps[: len(GAME.categories) - 1]
        finals = steps[len(tiles) :]
        assert [step.card for step in tiles] == GAME.categories[:-1]
        assert len(finals) == seats + (town.open_final != data.EMPTY)
        for seat in range(seats):
            assert [step.points[seat] for step in tiles] == rows[seat][:-1]
            assert sum(step.points[seat] for step in finals) == rows[seat][-1]
        for step in steps:
            assert FACE.help_card(step.card)
            assert len(step.reasons) == seats
            assert all(step.reasons)
        for step, seat in zip(finals[-seats:], range(seats), strict=True):
            owner = (int(town.first) + seat) % seats
            assert NAMES[owner] in step.title
            for other in range(seats):
                assert step.reasons[other].startswith(f"{final_cubes(town, town.kept[owner], other)} ")


@pytest.mark.parametrize(
    ("amounts", "places", "ties"),
    [
        ([4, 2, 1], (1, 2, 3), ["none", "none", "none"]),
        ([4, 4, 1], (2, 1, 3), ["none", "won", "none"]),
        ([3, 3, 3], (1, 1, 3), ["shared", "shared", "none"]),
        ([2, 2, 2, 2], (1, 2, 3, 0), ["won", "won", "won", "none"]),
        ([5, 0, 0], (1, 0, 0), ["none", "none", "none"]),
    ],
)
def test_a_tie_is_told_to_whoever_won_or_shared_it(
    amounts: list[int], places: tuple[int, ...], ties: list[str]
) -> None:
    """C-P4."""
    assert [tie(amounts, places, seat) for seat in range(len(amounts))] == ties
