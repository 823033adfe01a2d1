"""Small and large orders (G-A3) and messages (G-A4)."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.data import TILE_NAMES
from fondaco.kernel.state import CHANCE

from .scene import CARD_NAMES, Scene


def at(building: str) -> Scene:
    """Three players; the tower stands on a building and the trader is about to use it."""
    scene = Scene(3)
    scene.stand(building)
    return scene


# Small orders.


def test_a_small_order_brings_forty_for_the_good_in_the_named_building() -> None:
    """G-A3: small order 3 asks for ale at the Tavern."""
    scene = at("tavern")
    scene.holds(0, "small-order-3")
    scene.has(0, "ale")
    scene.trade("use")
    scene.choose("deliver small-order-3")
    assert scene.money()[0] == 170
    assert scene.goods(0) == {}
    assert scene.stock("ale") == 5
    assert scene.used_cards("small-order") == ["small-order-3"]
    assert scene.news("delivered-order") == [(0, CARD_NAMES.index("small-order-3"), 40)]
    scene.end_action()
    assert scene.tiles(0) == {"trade": 1}, "and the building gives what it gives"


def test_a_small_order_needs_the_good_and_the_building() -> None:
    """G-A3"""
    scene = at("tavern")
    scene.holds(0, "small-order-3 small-order-1")
    scene.has(0, "silver")
    scene.trade("use")
    scene.end_action()
    assert scene.news("delivered-order") == []
    elsewhere = at("inn")
    elsewhere.holds(0, "small-order-3")
    elsewhere.has(0, "ale")
    elsewhere.trade("use")
    assert elsewhere.opened("deliver") == []


def test_a_small_order_needs_the_action() -> None:
    """G-A3: the tower's visit alone is not enough, nor is somebody else's action."""
    scene = at("tavern")
    scene.holds(0, "small-order-3")
    scene.has(0, "ale")
    scene.quiet()
    assert scene.opened("deliver") == []
    scene.offer(1, "for tavern give 5")
    scene.trade("accept seat-2")
    scene.end_action()
    scene.quiet()
    assert scene.opened("deliver") == []


def test_at_most_one_order_in_an_action() -> None:
    """G-A3: small orders 3 and 4 are both for the Tavern."""
    scene = at("tavern")
    scene.holds(0, "small-order-3 small-order-4")
    scene.has(0, "ale pepper")
    scene.trade("use")
    assert scene.opened("deliver") == ["small-order-3", "small-order-4"]
    scene.choose("deliver small-order-4")
    assert scene.opened("deliver") == []
    assert scene.goods(0) == {"ale": 1}


def test_an_order_drawn_by_the_action_can_be_delivered_by_it() -> None:
    """G-A3: small order 13 asks for copper at the City Hall."""
    scene = at("city-hall")
    scene.has(0, "copper")
    scene.trade("use")
    scene.choose("card small-order-13", "card small-order-1", "deliver small-order-13")
    assert scene.money()[0] == 170
    assert scene.cards(0) == ["small-order-1"]


def test_a_good_from_a_trade_in_the_same_action_can_be_delivered() -> None:
    """G-A3, G-A5: the 1:1 tile of the Tavern itself makes copper into ale."""
    scene = at("tavern")
    scene.holds(0, "small-order-3")
    scene.has(0, "copper")
    scene.trade("use")
    scene.choose("play trade", "give copper", "take ale", "deliver small-order-3")
    assert scene.money()[0] == 170


@pytest.mark.parametrize("is_first", [True, False])
def test_a_small_order_is_delivered_before_or_after_what_the_building_gives(is_first: bool) -> None:
    """G-A3: always, without any tile at hand: small order 5 asks for linen at the Coach House."""
    scene = at("coach-house")
    scene.holds(0, "small-order-5")
    scene.has(0, "linen")
    scene.trade("use")
    assert scene.open() == ["act", "deliver small-order-5"]
    if is_first:
        scene.choose("deliver small-order-5")
    else:
        scene.choose("act")
        assert scene.open() == ["done", "deliver small-order-5"]
        scene.choose("deliver small-order-5")
    assert (scene.money()[0], scene.tiles(0)) == (170, {"start-space": 1})
    assert scene.question() == "dealing"


@pytest.mark.parametrize(("first", "drawn"), [("deliver small-order-13", 2), ("act", 1)])
def test_at_the_city_hall_the_order_of_delivering_and_drawing_matters(first: str, drawn: int) -> None:
    """G-A3, G-A6: one small order is left in the pile; what is delivered first lies under it and can be drawn."""
    scene = Scene(3)
    scene.holds(0, "small-order-13")
    scene.lies("small-order", "small-order-1", holder=1)
    scene.has(0, "copper")
    scene.stand("city-hall")
    scene.trade("use")
    scene.choose(first)
    for _ in range(drawn):
        scene.choose(scene.open(CHANCE)[0])
    if first == "act":
        scene.choose("deliver small-order-13")
    assert scene.money()[0] == 170
    assert len(scene.cards(0)) == drawn
    assert scene.question() == "dealing"


def test_a_small_order_before_a_promised_yield() -> None:
    """G-A3, G-N2: who bought the action chooses too, and the trader gets what was promised in either case."""
    for choices in (["deliver small-order-7", "act"], ["act", "deliver small-order-7"]):
        scene = Scene(3)
        scene.stand("street-6-7")
        scene.holds(1, "small-order-7")
        scene.has(1, "silk")
        scene.offer(1, "for park yield extra-action")
        scene.say(0, "accept seat-2")
        assert scene.open(1) == ["act", "deliver small-order-7"]
        scene.say(1, choices[0])
        if scene.question() == "acting":
            scene.say(1, choices[1])
        assert (scene.money(), scene.tiles(0)) == ([130, 170, 130], {"extra-action": 1})


def test_whoever_may_have_an_order_is_asked_with_act_and_done_alone() -> None:
    """G-A3, G-S4: whether a question comes tells nobody what is in a hand."""
    for cards in ("small-order-3", "small-order-1"):
        scene = Scene(3)
        scene.holds(0, cards)
        scene.has(0, "ale")
        scene.has(1, "trade trade trade trade trade trade trade")
        scene.stand("tavern")
        scene.trade("use")
        assert (scene.question(), scene.asked) == ("acting", [0])
        orders = ["deliver small-order-3"] if cards == "small-order-3" else []
        assert scene.open() == ["act", *orders]
        scene.choose("act")
        assert (scene.question(), scene.asked) == ("acting", [0])
        assert scene.open() == ["done", *orders]


# Large orders.


def test_a_large_order_is_the_action_of_its_villa() -> None:
    """G-A3: 100 ducats and a tile of choice; no contract then. Large order 9: silver, linen, wine to Villa Ricci."""
    scene = at("villa-ricci")
    scene.holds(0, "large-order-9")
    scene.has(0, "silver linen wine wine")
    scene.trade("use")
    assert scene.open() == ["act", "deliver large-order-9"]
    scene.choose("deliver large-order-9")
    assert scene.money()[0] == 230
    assert scene.goods(0) == {"wine": 1}
    assert scene.question() == "reward"
    assert scene.opened("take") == TILE_NAMES
    scene.choose("take extra-action")
    assert scene.tiles(0) == {"extra-action": 1}
    assert scene.cards(0) == []
    assert scene.used_cards("large-order") == ["large-order-9"]
    assert scene.question() == "dealing"


def test_a_contract_instead_of_a_large_order() -> None:
    """G-A3: one or the other."""
    scene = at("villa-ricci")
    scene.holds(0, "large-order-9")
    scene.has(0, "silver linen wine")
    scene.trade("use")
    scene.choose("act", "card contract-inn")
    assert scene.question() == "dealing"
    assert scene.cards(0) == ["contract-inn", "large-order-9"]


@pytest.mark.parametrize(("villa", "goods"), [("villa-colini", "silver linen wine"), ("villa-ricci", "silver linen")])
def test_a_large_order_needs_its_villa_and_all_three_goods(villa: str, goods: str) -> None:
    """G-A3"""
    scene = at(villa)
    scene.holds(0, "large-order-9")
    scene.has(0, goods)
    scene.trade("use")
    assert scene.asked == [CHANCE], "a contract is drawn at once"


def test_the_reward_is_a_tile_that_is_left() -> None:
    """G-A3, More rulings: any tile in stock."""
    scene = at("villa-ricci")
    scene.holds(0, "large-order-9")
    scene.has(0, "silver linen wine")
    scene.has(1, "start-space " * 5 + "any-good " * 5 + "trade " * 7)
    scene.trade("use")
    scene.choose("deliver large-order-9")
    assert scene.opened("take") == ["extra-action", "building-action"]


def test_no_reward_when_all_tiles_are_gone() -> None:
    """G-A3, More rulings"""
    scene = at("villa-ricci")
    scene.holds(0, "large-order-9")
    scene.has(0, "silver linen wine")
    scene.has(1, "start-space " * 5 + "any-good " * 5 + "trade " * 7 + "extra-action " * 5 + "building-action " * 5)
    scene.trade("use")
    scene.choose("deliver large-order-9")
    assert scene.money()[0] == 230
    assert scene.question() == "dealing"


def test_the_reward_can_be_played_in_the_same_action() -> None:
    """G-A5: also the action that gave it."""
    scene = at("villa-ricci")
    scene.holds(0, "large-order-9")
    scene.has(0, "silver linen wine")
    scene.trade("use")
    scene.choose("deliver large-order-9", "take any-good")
    assert "play any-good" in scene.open()
    scene.choose("play any-good", "take silk")
    assert scene.goods(0) == {"silk": 1}
    assert "deliver" not in " ".join(scene.open())


def test_goods_from_a_tile_before_can_fill_a_large_order() -> None:
    """G-A3, G-A5: tiles at the start of the action."""
    scene = at("villa-ricci")
    scene.holds(0, "large-order-9")
    scene.has(0, "silver linen any-good")
    scene.trade("use")
    assert scene.opened("deliver") == []
    scene.choose("play any-good", "take wine", "deliver large-order-9", "take trade")
    assert scene.money()[0] == 230


def test_one_large_order_in_an_action() -> None:
    """G-A3: large orders 9 and 10 are both for Villa Ricci."""
    scene = at("villa-ricci")
    scene.holds(0, "large-order-9 large-order-10")
    scene.has(0, "silver linen wine pepper linen ale any-good")
    scene.trade("use")
    assert scene.opened("deliver") == ["large-order-9", "large-order-10"]
    scene.choose("deliver large-order-9", "take trade")
    assert scene.opened("deliver") == []
    assert scene.opened("act") == []


# Messages.


def test_a_message_brings_thirty_once_both_buildings_were_visited() -> None:
    """G-A4: message 10 is for Villa Ricci and Drinks; no action is needed."""
    scene = Scene(3)
    scene.holds(0, "message-10")
    scene.stand("inn", way="villa-ricci spices")
    scene.quiet()
    assert scene.opened("deliver") == []
    scene.walk("drinks")
    scene.trade("deliver message-10")
    assert scene.money()[0] == 160
    assert scene.used_cards("message") == ["message-10"]
    assert scene.news("delivered-message") == [(0, CARD_NAMES.index("message-10"), 30)]
    assert scene.city.acted[0] == 0


@pytest.mark.parametrize("way", ["villa-ricci spices inn", "street-2-3 drinks inn villa-ricci"])
def test_the_order_of_visits_does_not_matter(way: str) -> None:
    """G-A4: message 10 is for Villa Ricci and Drinks; the start counts as a visit."""
    scene = Scene(3)
    scene.holds(1, "message-10")
    scene.stand("drinks" if "drinks" not in way else "market", way)
    assert scene.opened("deliver", 1) == ["message-10"]


def test_everybody_may_deliver_not_the_trader_alone() -> None:
    """G-A4: whoever holds the card, asked or not, at any moment of the dealing."""
    scene = Scene(3)
    scene.holds(1, "message-10")
    scene.stand("drinks", way="villa-ricci spices inn")
    scene.quiet()
    scene.say(1, "deliver message-10")
    assert scene.money() == [130, 160, 130]
    assert scene.asked == [0]


def test_any_number_of_messages() -> None:
    """G-A4: messages 1 (Inn, Coach House) and 9 (Villa Monetti, Spices) and 10 (Villa Ricci, Drinks)."""
    scene = Scene(3)
    scene.holds(0, "message-1 message-9 message-10")
    scene.stand("coach-house", way="drinks inn spices villa-ricci")
    scene.trade("deliver message-10", "deliver message-1")
    assert scene.money()[0] == 190
    assert scene.opened("deliver") == []


def test_a_message_drawn_this_turn_counts_for_what_was_visited_before() -> None:
    """G-A4: also if drawn after the visits. Message 14 is for Guild Hall and Post Office."""
    scene = Scene(3)
    scene.stand("post-office", way="guild-hall market")
    scene.trade("use")
    scene.choose("card message-14", "card message-1")
    scene.trade("deliver message-14")
    assert scene.money()[0] == 160


def test_messages_can_be_delivered_at_the_end_of_phase_2() -> None:
    """G-A4: clockwise from the trader, after the last step too."""
    scene = Scene(3)
    scene.holds(0, "message-9")
    scene.holds(2, "message-1")
    scene.stand("villa-ricci", way="drinks inn spices")
    scene.walk("coach-house")
    scene.trade("use")
    assert scene.tiles(0) == {"start-space": 1}
    assert (scene.question(), scene.asked) == ("last-call", [0])
    assert scene.open() == ["done"], "message 9 is not carried, but nobody knows which one it is"
    scene.choose("done")
    assert scene.asked == [2]
    assert scene.open() == ["done", "deliver message-1"]
    scene.choose("deliver message-1")
    assert scene.money() == [130, 130, 160]
    assert scene.asked == [CHANCE]


def test_a_message_may_be_kept() -> None:
    """G-A4: may, not must."""
    scene = Scene(2)
    scene.holds(0, "message-1")
    scene.stand("coach-house", way="inn spices villa-ricci drinks", used=True)
    scene.choose("done")
    assert scene.cards(0) == ["message-1"]


def test_visits_of_an_earlier_turn_do_not_count() -> None:
    """G-A4: this turn."""
    scene = Scene(2)
    scene.holds(0, "message-1")
    scene.stand("inn")
    scene.trade("stop")
    scene.roll(3, 8)
    assert scene.tower() == "coach-house"
    assert scene.opened("deliver", 0) == []


def test_a_message_that_came_by_a_deal_can_be_delivered() -> None:
    """G-A4, G-N2: like any card."""
    scene = Scene(3)
    scene.holds(1, "message-10")
    scene.stand("drinks", way="villa-ricci spices inn")
    scene.offer(1, "for drinks give message-10")
    scene.trade("accept seat-2")
    assert scene.opened("deliver", 0) == ["message-10"]
    assert scene.opened("deliver", 1) == []
