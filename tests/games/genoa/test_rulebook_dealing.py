"""Deals (G-N1 to G-N5, G-N7): who deals with whom about what, and everything that can change hands."""

from __future__ import annotations

from .deal_scene import CROSSING, at_crossing, at_metals, why
from .scene import Scene

# What a deal is about (G-N1, G-N7).


def test_a_deal_is_about_the_next_step() -> None:
    """G-N1: only the spaces where the tower could go now can be named."""
    scene = at_crossing(way="street-5-7")
    scene.say(1, "offer")
    assert scene.opened("for", 1) == ["metals", "park", "street-6-6"]


def test_a_deal_may_be_about_the_free_action_where_the_tower_stands() -> None:
    """G-N1: the building where it stands can be named as long as its action is free."""
    scene = at_metals()
    scene.say(1, "offer")
    assert scene.opened("for", 1) == ["villa-colini", "metals", "tavern", "street-7-6"]
    used = Scene(3)
    used.stand("metals", way=CROSSING, used=True)
    used.say(1, "offer")
    assert used.opened("for", 1) == ["villa-colini", "tavern", "street-7-6"]


def test_after_the_fourth_step_only_the_action_there_is_left_to_deal_about() -> None:
    """G-N1, G-M1: no further step can be sold."""
    scene = Scene(3)
    scene.stand("metals", way="street-4-7 street-5-7 park street-6-7")
    scene.say(1, "offer")
    assert scene.opened("for", 1) == ["metals"]


def test_the_player_gets_the_step_and_the_action() -> None:
    """G-N1, G-N4: pay, step, act; all at once, and in this order."""
    scene = at_crossing()
    scene.offer(1, "for metals give 20")
    scene.say(0, "accept seat-2")
    assert scene.tower() == "metals"
    assert scene.money() == [150, 110, 130]
    assert scene.goods(1) == {"silver": 1, "copper": 1}
    assert scene.goods(0) == {}
    assert scene.keys() == ["offered", "dealt", "moved", "used", "got-good", "got-good"]
    assert scene.discs() == {CROSSING: 1}


def test_a_step_to_a_street_brings_the_step_alone() -> None:
    """G-N1, G-N7: anybody may offer for a street, also whoever has no action left, and keeps their own action."""
    scene = at_crossing()
    scene.acted(1)
    scene.offer(1, "for street-6-6 give 5")
    scene.offer(2, "for street-6-6 give 10")
    scene.say(0, "accept seat-3")
    assert scene.tower() == "street-6-6"
    assert int(scene.city.acted[2]) == 0
    assert scene.money() == [140, 130, 120]


def test_a_step_to_the_market_can_be_bought() -> None:
    """G-N1: the market has no action either."""
    scene = Scene(3)
    scene.stand("city-hall", way="street-2-4", used=True)
    scene.offer(1, "for market give 5")
    scene.say(0, "accept seat-2")
    assert scene.tower() == "market"
    assert scene.money() == [135, 125, 130]


def test_something_must_change_hands() -> None:
    """G-N1: at least 5 ducats or one item, in whichever direction."""
    scene = at_crossing()
    scene.has(1, "ale")
    scene.say(1, "offer", "for metals")
    assert "send" not in scene.open(1)
    scene.say(1, "give 5")
    assert "send" in scene.open(1)
    scene.say(1, "cancel", "offer", "for metals", "give ale")
    assert "send" in scene.open(1)


def test_the_trader_may_pay_a_player() -> None:
    """G-N1 (ruling): the trader pays for a step or an action that the player takes, if both agree."""
    scene = at_crossing()
    scene.offer(1, "for park ask 15")
    scene.say(0, "accept seat-2")
    assert scene.money() == [115, 145, 130]
    assert scene.tiles(1) == {"extra-action": 1}


def test_nobody_has_to_offer_and_the_trader_has_to_accept_nothing() -> None:
    """G-N4: all pass; or an offer stands, and the tower goes elsewhere unpaid, or stops."""
    scene = at_crossing()
    scene.choose("pass", "pass")
    assert scene.asked == [0]
    assert {"stop", "go metals", "go street-5-7"} <= set(scene.open(0))
    other = at_crossing()
    other.offer(1, "for metals give 50")
    other.quiet()
    assert {"stop", "go metals", "go park", "accept seat-2"} <= set(other.open(0))
    other.say(0, "go park")
    assert other.money() == [130, 130, 130]
    assert other.tower() == "park"


def test_going_unpaid_where_an_offer_stands_does_not_take_the_offer() -> None:
    """G-N4: the trader goes to Metals alone; the offer then is for the action where the tower stands."""
    scene = at_crossing()
    scene.offer(1, "for metals give 20")
    scene.walk("metals")
    assert scene.money() == [130, 130, 130]
    assert scene.offered(1) is not None
    scene.say(0, "accept seat-2")
    assert scene.money() == [150, 110, 130]
    assert scene.discs() == {CROSSING: 1}
    assert scene.goods(1) == {"silver": 1, "copper": 1}


# Who can act (G-N7, G-M2, G-A5).


def test_only_whoever_can_still_act_offers_for_a_building() -> None:
    """G-N7: without an action only streets can be named."""
    scene = at_crossing()
    scene.acted(1)
    scene.say(1, "offer")
    assert scene.opened("for", 1) == ["street-5-7", "street-6-6"]


def test_an_extra_action_tile_is_played_for_a_second_action() -> None:
    """G-N7, G-A5: the player has acted; the tile pays for the action and is back in the stock."""
    scene = at_crossing()
    scene.acted(1)
    scene.has(1, "extra-action")
    scene.offer(1, "for metals give 20")
    scene.say(0, "accept seat-2")
    assert scene.tiles(1) == {}
    assert scene.stock("extra-action") == 5
    assert scene.goods(1) == {"silver": 1, "copper": 1}


def test_an_extra_action_tile_given_away_no_longer_counts() -> None:
    """G-N7: counted after the exchange; with two of them one can be given."""
    scene = at_crossing()
    scene.acted(1)
    scene.has(1, "extra-action")
    assert why(scene, 1, "for metals give extra-action") == "no-action"
    scene.say(1, "offer", "for metals")
    assert "extra-action" not in scene.opened("give", 1), "it would never become an offer"
    two = at_crossing()
    two.acted(1)
    two.has(1, "extra-action extra-action")
    two.offer(1, "for metals give extra-action")
    two.say(0, "accept seat-2")
    assert two.tiles(1) == {}
    assert two.tiles(0) == {"extra-action": 1}


def test_an_extra_action_tile_of_the_trader_counts_once_it_is_handed_over() -> None:
    """G-N7: counted after the exchange, in the other direction."""
    scene = at_crossing()
    scene.acted(1)
    scene.has(0, "extra-action")
    scene.say(1, "offer", "for metals", "give 40")
    assert "send" not in scene.open(1)
    scene.say(1, "ask extra-action", "send")
    scene.say(0, "accept seat-2")
    assert scene.tiles(0) == {}
    assert scene.tiles(1) == {}
    assert scene.stock("extra-action") == 5
    assert scene.goods(1) == {"silver": 1, "copper": 1}


def test_who_cannot_buy_anything_is_not_asked_and_not_countered() -> None:
    """G-N7: with nothing but buildings around, a player without an action has nothing to say."""
    scene = Scene(3)
    scene.stand("villa-colini", way="park street-6-7 metals")
    scene.acted(1)
    assert scene.asked == [2]
    assert "offer" not in scene.open(1)
    assert scene.opened("counter", 0) == ["seat-3"]


# Several deals (G-M2, G-N4).


def test_several_deals_in_one_turn() -> None:
    """G-N4, G-M2: yellow buys Metals, orange the villa, the trader uses the Park: each one action."""
    scene = at_crossing(way="street-6-6")
    scene.offer(2, "for metals give 15")
    scene.say(0, "accept seat-3")
    scene.offer(1, "for villa-colini give 25")
    scene.say(0, "accept seat-2")
    scene.choose("card contract-park")
    assert "offer" not in scene.open(1), "no action left, and only buildings around"
    scene.walk("park")
    assert [int(scene.city.acted[seat]) for seat in range(3)] == [0, 1, 1]
    scene.say(0, "use")
    assert scene.money() == [170, 105, 115]
    assert scene.goods(2) == {"silver": 1, "copper": 1}
    assert scene.cards(1) == ["contract-park"]
    assert scene.tiles(0) == {"extra-action": 1}
    assert [terms.seat for terms in scene.terms("dealt")] == [2, 1]


def test_what_one_deal_brought_can_be_given_in_the_next() -> None:
    """G-N2, G-N4: the silver that orange got from Metals pays for the street after it."""
    scene = at_crossing()
    scene.offer(1, "for metals give 20")
    scene.say(0, "accept seat-2")
    scene.offer(1, "for street-7-6 give silver")
    scene.say(0, "accept seat-2")
    assert scene.goods(0) == {"silver": 1}
    assert scene.goods(1) == {"copper": 1}


def test_the_owner_of_the_building_is_paid_by_the_bank_for_a_bought_action() -> None:
    """G-A2, G-N1: yellow owns Metals; orange buys its action; even the trader may be the owner."""
    scene = at_crossing()
    scene.owns(2, "metals")
    scene.offer(1, "for metals give 20")
    scene.say(0, "accept seat-2")
    assert scene.money() == [150, 110, 140]
    own = at_crossing()
    own.owns(0, "metals")
    own.offer(1, "for metals give 20")
    own.say(0, "accept seat-2")
    assert own.money() == [160, 110, 130]


def test_a_buyer_cannot_decline_the_action() -> None:
    """G-N1 (ruling): the action bought must be taken: nothing else ends it."""
    scene = at_crossing()
    scene.has(1, "any-good")
    scene.offer(1, "for metals give 20")
    scene.say(0, "accept seat-2")
    assert scene.asked == [1]
    assert "done" not in scene.open(1)
    scene.say(1, "act")
    assert "done" in scene.open(1)
