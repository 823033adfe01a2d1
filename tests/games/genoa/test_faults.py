"""Why an offer is not valid: each reason by itself, and told at once (G-N1, G-N2, G-N6, G-N7, G-2a)."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.faults import ALL_CARDS, FAULT_NAMES, FORCED, NO_CARDS, SHOWN_CARDS
from fondaco.games.genoa.standing import counter_fault
from fondaco.kernel.errors import NotOpen

from .deal_scene import CROSSING, at_crossing, at_metals, why
from .scene import Scene


def test_every_reason_has_a_name_of_its_own() -> None:
    """G-N1: people are told why."""
    assert len(set(FAULT_NAMES)) == len(FAULT_NAMES)
    assert FAULT_NAMES[0] == "valid"
    assert FAULT_NAMES[FORCED] == "forced"


def test_nothing_changes_hands() -> None:
    """G-N1: not even 5 ducats."""
    assert why(at_crossing(), 1, "for metals") == "nothing"


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ("for metals give 5", "valid"),
        ("for street-6-6 give 5", "valid"),
        ("for villa-monetti give 5", "not-next"),
        ("for cathedral give 5", "not-next"),
        ("for street-5-7 give 5", "been-there"),
        (f"for {CROSSING} give 5", "lapsed"),
        ("for metals give 135", "not-held"),
        ("for metals give ale", "not-held"),
        ("for metals give trade", "not-held"),
        ("for metals give marker", "not-held"),
        ("for metals give message-3", "not-held"),
        ("for metals ask 135", "trader-lacks"),
        ("for metals ask ale", "trader-lacks"),
        ("for metals ask trade", "trader-lacks"),
        ("for metals ask marker", "trader-lacks"),
        ("for metals ask message-3", "trader-lacks"),
        ("for metals bare give 5", "not-bare"),
        ("for metals yield ale", "no-yield"),
        ("for metals yield trade", "no-yield"),
        ("for metals yield marker", "no-yield"),
        ("for metals yield card", "no-yield"),
        ("for metals yield 5", "no-yield"),
        ("for park yield 5", "no-order"),
        ("for street-6-6 yield ale", "no-yield"),
    ],
)
def test_the_reason_for_each_offer(terms: str, reason: str) -> None:
    """G-N1, G-N2, G-N7: from street-6-7, after street-5-7, with 130 ducats and nothing else."""
    assert why(at_crossing(way="street-5-7"), 1, terms) == reason


def test_no_steps_left() -> None:
    """G-M1, G-N1: after four steps no other space can be reached."""
    scene = Scene(3)
    scene.stand("metals", way="street-4-7 street-5-7 park street-6-7")
    assert why(scene, 1, "for tavern give 5") == "no-steps"
    assert why(scene, 1, "for metals give 5") == "valid"


def test_the_action_where_the_tower_stands_is_used() -> None:
    """G-N1, G-M2: each building's action once a turn."""
    scene = Scene(3)
    scene.stand("metals", way=CROSSING, used=True)
    assert why(scene, 1, "for metals give 5") == "used-up"


def test_no_action_left() -> None:
    """G-N7: but for a street none is needed; a tile counts as it is after the exchange."""
    scene = at_crossing()
    scene.acted(1)
    assert why(scene, 1, "for metals give 5") == "no-action"
    assert why(scene, 1, "for street-6-6 give 5") == "valid"
    scene.has(0, "extra-action")
    assert why(scene, 1, "for metals give 5 ask extra-action") == "valid"
    scene.has(1, "extra-action")
    assert why(scene, 1, "for metals give 5") == "valid"
    assert why(scene, 1, "for metals give extra-action") == "no-action"
    assert why(scene, 1, "for metals give extra-action ask extra-action") == "valid"


@pytest.mark.parametrize("space", ["street-6-6", "market", CROSSING])
def test_a_bare_step_is_to_another_building(space: str) -> None:
    """G-N7: with the option; not to where there is no action, nor to where the tower stands."""
    scene = at_crossing(options="bare-steps=yes")
    assert why(scene, 1, f"for {space} bare give 5") == "not-bare"


def test_a_bare_step_needs_no_action_and_yields_nothing() -> None:
    """G-N7, G-N2: with the option."""
    scene = at_crossing(options="bare-steps=yes")
    scene.acted(1)
    assert why(scene, 1, "for metals bare give 5") == "valid"
    assert why(scene, 1, "for metals bare yield silver") == "no-yield"
    standing = at_metals(options="bare-steps=yes")
    assert why(standing, 1, "for metals bare give 5") == "not-bare"


def test_two_of_a_kind_are_held_only_once() -> None:
    """G-N2: counts, not kinds."""
    scene = at_crossing()
    scene.has(1, "ale trade", markers=1)
    assert why(scene, 1, "for metals give ale trade marker") == "valid"
    for thing in ("ale ale", "trade trade", "marker marker"):
        assert why(scene, 1, f"for metals give {thing}") == "not-held"


def test_which_of_the_cards_count_for_an_order() -> None:
    """G-N2: in one's own draft all, in a standing offer the shown ones; a counter does not look."""
    scene = at_crossing()
    scene.has(1, "silk")
    assert why(scene, 1, "for park yield 20", NO_CARDS) == "valid"
    scene.holds(1, "small-order-7")
    assert why(scene, 1, "for park yield 20", ALL_CARDS) == "valid"
    assert why(scene, 1, "for park yield 20", SHOWN_CARDS) == "no-order"
    scene.shows(1, "small-order-7")
    assert why(scene, 1, "for park yield 20", SHOWN_CARDS) == "valid"


def test_an_order_whose_pay_is_promised_is_shown() -> None:
    """G-N2 (ruling): the trader sees that the offer can be kept."""
    scene = at_crossing()
    scene.has(1, "silk ale")
    scene.holds(1, "small-order-7 small-order-8")
    scene.offer(1, "for park yield 20")
    assert [scene.is_shown(card) for card in ("small-order-7", "small-order-8")] == [True, False]
    assert "accept seat-2" in scene.open(0)


def test_a_counter_for_elsewhere_waits_for_a_forced_sale() -> None:
    """G-N6: it cannot be agreed to."""
    scene = at_metals()
    scene.counter(2, "for street-7-6 ask 5")
    assert FAULT_NAMES[counter_fault(scene.city, 2)] == "valid"
    scene.offer(1, "for metals give 5")
    assert FAULT_NAMES[counter_fault(scene.city, 2)] == "forced"
    scene.say(1, "withdraw")
    scene.say(2, "agree")
    assert scene.tower() == "street-7-6"


def test_money_not_in_fives_cannot_be_said() -> None:
    """G-N2: there is no coin for it."""
    scene = at_crossing()
    scene.say(1, "offer", "for metals")
    assert all(int(coin) % 5 == 0 for coin in scene.opened("give", 1))
    assert scene.opened("give", 1) == ["5", "10", "20", "40", "80"]


def test_an_offer_that_was_never_valid_cannot_be_sent() -> None:
    """G-N4: `send` opens with validity."""
    scene = at_crossing(2)
    scene.say(1, "offer", "for metals", "give 5")
    with pytest.raises(NotOpen):
        scene.say(1, "send")
    assert scene.city.offers[18] == NONE
