"""The plan of Genoa in the browser: lots, the tower and how far it may go, owners, offers, pins, and what is open."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.face.sight import Sight
from fondaco.face.who import Who
from fondaco.games.genoa import data
from fondaco.games.genoa.box import STANDARD, box_from_notation
from fondaco.games.genoa.face.buttons import bar_answers
from fondaco.games.genoa.face.hand import HALF, READY, WAITING, pins_of
from fondaco.games.genoa.face.merchants import Merchant, merchant, phase_of, strip_facts
from fondaco.games.genoa.face.reckoning import UNTOLD
from fondaco.games.genoa.face.spots import Bid, CityFacts, Spot, city_facts, distances, lots
from fondaco.kernel.counts import numbers
from fondaco.kernel.state import NOBODY

from .scene import Scene
from .stage import buttons, page, positions, staged, without_aids

SPACE = {data.space_name(space): space for space in range(data.SPACES)}


def spot_of(plan: CityFacts, name: str) -> Spot:
    return next(spot for spot in plan.spots if spot.name == name)


def merchants_of(sight: Sight) -> list[Merchant]:
    return [merchant(sight, seat) for seat in range(len(sight.players))]


def test_every_square_of_the_plan_belongs_to_the_lot_of_its_space() -> None:
    missing = {"nw": (0, 0), "ne": (0, 1), "sw": (1, 0), "se": (1, 1)}
    squares = tuple(numbers(STANDARD.squares))
    found = {}
    for space, lot in enumerate(lots(squares)):
        for y in range(lot.tall):
            for x in range(lot.wide):
                if missing.get(lot.shape) != (y, x):
                    found[(lot.row - 1 + y) * data.SIDE + lot.column - 1 + x] = space
    assert [found[square] for square in range(data.SQUARES)] == list(squares)
    shapes = {name: lots(squares)[space].shape for name, space in SPACE.items()}
    assert [shapes[name] for name in ("drinks", "spices", "fabric", "metals")] == ["se", "sw", "ne", "nw"]
    assert [shapes[name] for name in ("inn", "harbor", "market", "street-2-3")] == ["wide", "tall", "block", "street"]


def test_the_villas_of_another_box_stand_in_its_corners() -> None:
    box = box_from_notation("corners villa-zasteri, villa-colini, villa-ricci, villa-monetti")
    found = lots(tuple(numbers(box.squares)))
    places = {name: (found[SPACE[name]].row, found[SPACE[name]].column) for name in data.BUILDING_NAMES[: data.VILLAS]}
    assert places == {
        "villa-zasteri": (1, 1),
        "villa-colini": (1, 8),
        "villa-ricci": (7, 1),
        "villa-monetti": (7, 8),
    }


def test_spaces_glow_by_the_steps_that_the_tower_still_needs(scene: Scene) -> None:
    """G-M1: no space twice, so that the way behind the tower is no way on."""
    scene.stand("street-4-7")
    near = distances(scene.city)
    assert [near[SPACE[name]] for name in ("guild-hall", "coach-house", "street-3-7", "market")] == [1, 1, 1, 2]
    assert [near[SPACE[name]] for name in ("metals", "tavern", "street-4-7", "harbor")] == [3, 4, 0, 0]
    assert near[SPACE["street-7-3"]] == 0
    scene.walk("guild-hall", "market")
    far = distances(scene.city)
    assert [far[SPACE[name]] for name in ("city-hall", "street-3-3", "guild-hall", "coach-house")] == [1, 2, 0, 0]


def test_nothing_glows_before_the_start_and_after_the_last_step(scene: Scene) -> None:
    """G-T1, G-M1."""
    assert set(distances(scene.city)) == {0}
    scene.stand("inn", way="street-3-2 street-2-3 drinks street-2-4")
    assert set(distances(scene.city)) == {0}


@pytest.mark.parametrize("seats", [2, 5])
def test_what_glows_with_one_step_is_where_the_tower_could_go(seats: int) -> None:
    """G-M1: in every position of a game."""
    for table in positions(seats, "glow"):
        city = table.state
        if not city.stopped:
            near = sum(1 << space for space, step in enumerate(distances(city)) if step == 1)
            assert near == city.open_steps()


def test_the_tower_stands_with_its_discs_and_leaves_them_behind(scene: Scene) -> None:
    """G-M1, G-M2: five discs; the action is free until it is used."""
    scene.stand("inn", way="street-2-4")
    plan = city_facts(staged(scene, 1))
    assert (spot_of(plan, "inn").discs, spot_of(plan, "inn").trader) == (4, Who(0, "Anna", "A"))
    assert (spot_of(plan, "street-2-4").discs, spot_of(plan, "street-2-4").trader) == (1, None)
    assert spot_of(plan, "inn").action == "free"
    assert sum(spot.discs for spot in plan.spots) == data.DISCS
    scene.quiet()
    scene.choose("use")
    scene.end_action()
    assert spot_of(city_facts(staged(scene, 1)), "inn").action == "used"


def test_steps_are_chosen_on_the_plan_by_the_trader_alone(scene: Scene) -> None:
    """G-M1, G-N4: and only once all others have spoken."""
    scene.stand("street-2-4")
    assert buttons(page(staged(scene, 0), "plan")) == []
    scene.quiet()
    asked = staged(scene, 0)
    expected = {f"go {name}" for name in ("inn", "city-hall", "street-2-3", "street-2-5")}
    assert set(buttons(page(asked, "plan"))) == expected
    assert city_facts(asked).light == "lit"
    assert buttons(page(staged(scene, 1), "plan")) == []
    assert city_facts(staged(scene, 1)).light == ""


def test_a_start_tile_opens_every_space(scene: Scene) -> None:
    """G-T1."""
    scene.has(0, "start-space")
    plan = city_facts(staged(scene, 0))
    assert plan.light == "all"
    assert len(buttons(page(staged(scene, 0), "plan"))) == data.SPACES


def test_streets_are_claimed_and_markers_placed_and_removed_on_the_plan(scene: Scene) -> None:
    """G-O1: an own marker stands, a foreign one can be replaced or taken away."""
    scene.has(0, markers=3)
    scene.owns(1, "coach-house")
    scene.leave(street_4_7=2)
    assert buttons(page(staged(scene, 0), "plan")) == ["claim street-4-7"]
    scene.choose("claim street-4-7")
    html = page(staged(scene, 0), "plan")
    assert sorted(buttons(html)) == ["place coach-house", "place guild-hall", "remove coach-house"]
    flagged = spot_of(city_facts(staged(scene, 2)), "coach-house")
    assert flagged.owner == Who(1, "Bea", "B")
    assert "Marker of Bea" in html


def test_standing_offers_lie_on_their_spaces(scene: Scene) -> None:
    """G-N4: everybody sees them, in short."""
    scene.stand("street-2-4")
    scene.has(1, "ale")
    scene.offer(1, "for inn give 25 give ale")
    for seat in (0, 2, NOBODY):
        (bid,) = spot_of(city_facts(staged(scene, seat)), "inn").bids
        assert bid == Bid(Who(1, "Bea", "B"), 25, True)


def test_an_offer_for_an_action_that_is_gone_is_not_shown(scene: Scene) -> None:
    """Nobody can accept it any more."""
    scene.stand("inn")
    scene.offer(1, "for inn give 25")
    assert spot_of(city_facts(staged(scene, 0)), "inn").bids
    scene.trade("use")
    assert not spot_of(city_facts(staged(scene, 0)), "inn").bids


def test_an_offer_for_a_space_out_of_reach_has_no_badge() -> None:
    """G-M1: the tower went elsewhere, so the offer is good for nothing."""
    scene = Scene(3)
    scene.stand("inn")
    street = next(data.space_name(space) for space in range(data.SPACES) if scene.city.open_steps() >> space & 1)
    scene.offer(1, f"for {street} give 5")
    assert spot_of(city_facts(staged(scene, 0)), street).bids
    scene.city.walked = 4
    assert not spot_of(city_facts(staged(scene, 0)), street).bids


def test_an_action_by_a_tile_says_so() -> None:
    """G-A5: an extra-action tile is given up by itself, so its owner is told before."""
    scene = Scene(3)
    scene.stand("metals")
    scene.has(0, "extra-action")
    assert "with your tile" not in page(staged(scene, 0))
    scene.acted(0)
    assert page(staged(scene, 0)).count("with your tile “extra action”") > 1
    assert "Extra action: Metals" in [answer.label for answer in bar_answers(staged(scene, 0))]


def test_the_plan_says_what_a_tap_does(scene: Scene) -> None:
    scene.stand("street-2-4")
    scene.offer(1, "for inn give 25")
    assert [city_facts(staged(scene, seat)).hint for seat in (1, NOBODY)] == ["", ""]
    scene.quiet()
    assert city_facts(staged(scene, 0)).hint == "dealing"
    assert "Tap a lit space" in page(staged(scene, 0), "plan")


def test_touching_a_space_aims_the_drawer_at_it(scene: Scene) -> None:
    """G-N1: every label leads to a control of the page."""
    scene.stand("street-2-4")
    whole = page(staged(scene, 1))
    for name in ("inn", "city-hall", "street-2-3", "street-2-5"):
        assert f'<label for="to-{name}"' in whole
        assert f'id="to-{name}"' in whole
    assert "<label" not in page(staged(scene, NOBODY), "plan")


def test_messages_are_pinned_to_both_houses_and_tell_how_far_they_are(scene: Scene) -> None:
    """G-A4: half done with one of the buildings visited, ready with both."""
    scene.holds(1, "message-1")
    pins = pins_of(scene.city, 1)
    assert sorted(pins) == sorted([SPACE["inn"], SPACE["coach-house"]])
    assert (pins[SPACE["inn"]][0].other, pins[SPACE["inn"]][0].card.state) == ("space-coach-house", WAITING)
    scene.stand("inn")
    assert pins_of(scene.city, 1)[SPACE["coach-house"]][0].card.state == HALF
    scene.city.visited |= int(data.bit(SPACE["coach-house"]))
    assert pins_of(scene.city, 1)[SPACE["inn"]][0].card.state == READY


def test_orders_and_contracts_are_pinned_to_their_houses(scene: Scene) -> None:
    """G-A3: an order is ready when all of its goods are there."""
    scene.holds(0, "small-order-1 large-order-5 contract-park")
    scene.has(0, "silver silk")
    pins = pins_of(scene.city, 0)
    small, large, contract = (pins[SPACE[name]][0].card for name in ("inn", "villa-monetti", "park"))
    assert ([need.label for need in small.needs], small.state) == (["good-silver"], READY)
    assert ([need.label for need in large.needs], large.state) == (["good-wine", "good-silver", "good-silk"], WAITING)
    assert (contract.kind, contract.needs, contract.state) == ("contract", (), WAITING)
    scene.has(0, "wine")
    assert pins_of(scene.city, 0)[SPACE["villa-monetti"]][0].card.state == READY


def test_nobody_sees_the_pins_of_another(scene: Scene) -> None:
    """G-S4."""
    scene.holds(0, "message-1 large-order-5")
    scene.stand("street-2-4")
    assert 'class="pin' in page(staged(scene, 0), "plan")
    for seat in (1, 2, NOBODY):
        assert 'class="pin' not in page(staged(scene, seat), "plan")


def test_the_dice_are_shown_until_the_next_turn(scene: Scene) -> None:
    """G-T1: a chosen start has none."""
    scene.roll(2, 3)
    plan = city_facts(staged(scene, 1))
    assert (plan.red, plan.blue) == (2, 3)
    assert spot_of(plan, "street-2-3").discs == data.DISCS
    assert "The dice: red 2, blue 3" in page(staged(scene, 1), "plan")


def test_the_strip_tells_rounds_phase_and_known_money(new_scene: Callable[..., Scene]) -> None:
    """G-S3, G-S4: one's own money, that of all where it is open."""
    layout = new_scene(3, trader=1)
    layout.owns(2, "inn park")
    layout.has(0, ducats=75)
    assert phase_of(layout.city) == "start"
    layout.stand("street-2-4", way="street-2-3")
    strip = strip_facts(staged(layout, 0))
    merchants = merchants_of(staged(layout, 0))
    assert [merchant.money for merchant in merchants] == [75, -1, -1]
    assert [len(merchant.owned) for merchant in merchants] == [0, 0, 2]
    assert [merchant.is_trader for merchant in merchants] == [False, True, False]
    assert (strip.phase, strip.steps, strip.rounds, strip.most_rounds) == ("way", 3, 10, 10)
    open_table = new_scene(3, options="money=open")
    assert [merchant.money for merchant in merchants_of(staged(open_table, 0))] == [130, 130, 130]
    layout = new_scene(3)
    layout.has(0, markers=1)
    layout.leave(street_4_7=2)
    layout.fit()
    assert strip_facts(staged(layout, 0)).phase == "owning"


def test_a_plan_is_pinned_to_its_space_for_its_owner_alone(new_scene: Callable[..., Scene]) -> None:
    """G-N5: nobody else knows of it before the tower comes by."""
    layout = new_scene(3)
    layout.stand("street-7-4")
    layout.plan(1, "for harbor give 20 limit 25")
    assert spot_of(city_facts(staged(layout, 1)), "harbor").plan == (20, False, 25, 1)
    assert "Your plan, which only you see: 20 ducats, up to 25 ducats" in page(staged(layout, 1), "plan")
    for seat in (0, 2, -1):
        assert spot_of(city_facts(staged(layout, seat)), "harbor").plan is None


def test_a_step_that_is_open_tells_what_it_brings_where_the_table_wants_it(new_scene: Callable[..., Scene]) -> None:
    layout = new_scene(3)
    layout.stand("street-7-4")
    layout.choose("pass", "pass")
    scene = staged(layout, 0)
    assert spot_of(city_facts(scene), "cathedral").worth > 0
    assert {spot.worth for spot in city_facts(without_aids(scene)).spots} == {UNTOLD}


def test_an_action_that_nobody_could_take_is_worth_nothing(new_scene: Callable[..., Scene]) -> None:
    """G-M2: to whoever has acted; an extra-action tile changes that (G-A5)."""
    for tile, least in (("", UNTOLD), ("extra-action", 1)):
        layout = new_scene(3)
        layout.has(0, tile)
        layout.acted(0)
        layout.stand("street-7-4")
        layout.choose("pass", "pass")
        worth = spot_of(city_facts(staged(layout, 0)), "cathedral").worth
        assert worth >= least
        assert (worth > 0) == bool(tile)
