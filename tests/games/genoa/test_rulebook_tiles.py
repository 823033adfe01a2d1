"""Special tiles (G-A5) and the rulings about them."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.data import BUILDING_NAMES, GOOD_NAMES, KIND_NAMES, TILE_NAMES
from fondaco.kernel.state import CHANCE

from .scene import CARD_NAMES, Scene

IN_ACTION = ["any-good", "building-action", "trade"]


def acting(building: str, tiles: str, goods: str = "", owned: str = "") -> Scene:
    """The trader uses the action of a building and has some tiles."""
    scene = Scene(3)
    scene.has(0, f"{tiles} {goods}")
    scene.owns(0, owned)
    scene.stand(building)
    scene.trade("use")
    return scene


# When.


@pytest.mark.parametrize("tile", IN_ACTION)
def test_three_kinds_of_tiles_are_played_only_within_an_own_action(tile: str) -> None:
    """G-A5: not while others act, not while dealing, not before the roll."""
    scene = Scene(3)
    scene.has(0, f"{tile} ale")
    scene.has(1, f"{tile} ale")
    scene.owns(0, "inn")
    scene.owns(1, "park")
    scene.stand("drinks")
    for seat in range(3):
        assert not [text for text in scene.open(seat) if text.startswith("play")]
    scene.trade("use")
    assert (scene.question(), scene.asked) == ("acting", [0])
    assert not scene.city.may_answer(1)
    assert f"play {tile}" in scene.open()
    scene.choose("act")
    assert f"play {tile}" in scene.open(), "also at the end of the action"
    scene.choose("done")
    assert scene.question() == "dealing"


def test_tiles_may_be_played_within_a_bought_action() -> None:
    """G-A5: an own action in somebody else's turn."""
    scene = Scene(3)
    scene.has(1, "any-good")
    scene.stand("drinks")
    scene.offer(1, "for drinks give 5")
    scene.trade("accept seat-2")
    assert scene.asked == [1]
    scene.choose("play any-good", "take silk")
    scene.end_action()
    assert scene.goods(1) == {"ale": 1, "wine": 1, "silk": 1}


def test_any_number_of_tiles_in_a_turn() -> None:
    """G-A5"""
    scene = acting("drinks", "any-good any-good any-good")
    scene.choose("play any-good", "take silk", "play any-good", "take silk", "act", "play any-good", "take silk")
    assert scene.goods(0) == {"ale": 1, "wine": 1, "silk": 3}
    assert scene.stock("any-good") == 5
    assert scene.question() == "dealing", "nothing is left to play"


@pytest.mark.parametrize(
    ("building", "tile"), [("harbor", "any-good"), ("inn", "trade"), ("palace", "building-action")]
)
def test_a_tile_can_be_played_in_the_action_that_gave_it(building: str, tile: str) -> None:
    """G-A5"""
    scene = acting(building, "", "copper", owned="metals")
    assert scene.tiles(0) == {tile: 1}
    assert f"play {tile}" in scene.open()


# Any good.


def test_any_good_takes_one_good_of_the_stock() -> None:
    """G-A5: the tile goes back."""
    scene = acting("cathedral", "any-good")
    scene.choose("play any-good")
    assert scene.opened("take") == GOOD_NAMES
    scene.choose("take saffron")
    assert scene.goods(0) == {"saffron": 1}
    assert scene.tiles(0) == {}
    assert scene.news("played") == [(0, TILE_NAMES.index("any-good"))]


def test_any_good_takes_only_what_is_there() -> None:
    """G-A5, More rulings"""
    scene = Scene(3)
    scene.has(0, "any-good")
    scene.has(1, "ale " * 5 + "wine " * 5 + "silver " * 5)
    scene.stand("cathedral")
    scene.trade("use")
    scene.choose("play any-good")
    assert scene.opened("take") == GOOD_NAMES[3:]


def test_any_good_cannot_be_used_when_no_good_is_left() -> None:
    """More rulings"""
    scene = Scene(3)
    scene.has(0, "any-good any-good")
    scene.has(1, " ".join(good for good in GOOD_NAMES for _ in range(5)))
    scene.stand("cathedral")
    scene.trade("use")
    assert scene.markers(0) == 2
    assert scene.question() == "dealing"
    assert scene.tiles(0) == {"any-good": 2}


# 1:1 trade.


def test_a_trade_gives_one_item_and_takes_one_of_any_kind() -> None:
    """G-A5: goods, tiles but a 1:1 tile, a marker, or the top of a pile; never ducats."""
    scene = acting("cathedral", "trade", "copper")
    scene.choose("play trade")
    assert scene.open() == ["give copper"]
    scene.choose("give copper")
    kinds = ["contract", "message", "small-order", "large-order"]
    goods = [good for good in GOOD_NAMES if good != "copper"]
    assert scene.opened("take") == [*goods, *TILE_NAMES[:-1], "marker", *kinds]
    scene.choose("take building-action")
    assert scene.tiles(0) == {"building-action": 1}
    assert (scene.stock("copper"), scene.stock("trade")) == (5, 7)


def test_everything_at_hand_can_be_given_in_a_trade() -> None:
    """G-A5: a marker at hand, but none on the board."""
    scene = Scene(3)
    scene.has(0, "trade trade any-good silk", markers=1)
    scene.owns(0, "park")
    scene.holds(0, "contract-inn message-3 small-order-1 large-order-2")
    scene.stand("cathedral")
    scene.trade("use")
    scene.choose("play trade")
    assert scene.open() == [
        "give silk",
        "give any-good",
        "give trade",
        "give marker",
        "give contract-inn",
        "give message-3",
        "give small-order-1",
        "give large-order-2",
    ]


def test_a_trade_needs_something_to_give() -> None:
    """More rulings: the tile itself is back in the stock before its effect."""
    scene = acting("drinks", "trade")
    assert scene.question() == "acting", "the goods of the warehouse can be given"
    alone = Scene(3)
    alone.has(0, "trade")
    alone.has(1, "ale " * 5 + "wine " * 5)
    alone.stand("drinks")
    alone.trade("use")
    assert alone.question() == "dealing"
    assert alone.tiles(0) == {"trade": 1}


def test_a_trade_cannot_take_a_trade_tile_but_give_one() -> None:
    """More rulings"""
    scene = acting("cathedral", "trade trade")
    scene.choose("play trade", "give trade")
    assert scene.stock("trade") == 7
    assert "trade" not in scene.opened("take")
    scene.choose("take extra-action")
    assert scene.tiles(0) == {"extra-action": 1}


@pytest.mark.parametrize("item", ["silk", "start-space", "any-good"])
def test_a_trade_takes_another_kind_of_good_or_tile(item: str) -> None:
    """G-A5: not the kind that was given, though there is more of it in stock."""
    scene = acting("cathedral", "trade any-good start-space", "silk")
    scene.choose("play trade", f"give {item}")
    assert scene.stock(item) == 5
    assert item not in scene.opened("take")
    kept = {"silk", "start-space", "any-good"} - {item}
    assert kept <= set(scene.opened("take"))


def test_a_trade_of_what_nothing_else_is_left_for_brings_nothing() -> None:
    """G-A5, G-A1: the good that was given is the only thing in stock."""
    scene = Scene(3)
    scene.has(0, "trade silk", markers=7)
    for kind in KIND_NAMES:
        scene.lies(kind, "", holder=1)
    scene.has(1, " ".join(5 * [good for good in GOOD_NAMES if good != "silk"]))
    scene.has(1, " ".join(5 * TILE_NAMES[:-1]))
    scene.stand("cathedral")
    scene.trade("use")
    scene.choose("act", "play trade", "give silk")
    assert scene.news("got-nothing")[-1] == (0,)
    assert (scene.goods(0), scene.stock("silk")) == ({}, 5)


def test_a_marker_or_a_card_may_be_traded_for_its_like() -> None:
    """G-A5: the rule is for goods and tiles; a card is the top of a pile, a marker one of one's own colour."""
    scene = Scene(3)
    scene.has(0, "trade", markers=1)
    scene.holds(0, "contract-inn")
    scene.stand("cathedral")
    scene.trade("use")
    scene.choose("play trade")
    other = scene.copy()
    scene.choose("give marker")
    assert "marker" in scene.opened("take")
    other.choose("give contract-inn")
    assert "contract" in other.opened("take")


def test_a_trade_of_markers() -> None:
    """G-A5: of one's own colour, as many as are left."""
    scene = Scene(3)
    scene.has(0, "trade ale", markers=5)
    scene.owns(0, "inn park")
    scene.stand("drinks")
    scene.trade("use")
    scene.choose("play trade", "give ale")
    assert "marker" not in scene.opened("take"), "all seven are out"
    other = Scene(3)
    other.has(0, "trade", markers=7)
    other.stand("drinks")
    other.trade("use")
    other.choose("play trade", "give marker", "take marker")
    assert other.markers(0) == 7


def test_a_card_given_in_a_trade_goes_under_its_pile_face_up() -> None:
    """G-A5, G-A6: everybody sees it."""
    scene = Scene(3)
    scene.has(0, "trade")
    scene.holds(0, "message-3")
    scene.stand("drinks")
    scene.trade("use")
    scene.choose("play trade", "give message-3")
    assert scene.used_cards("message") == ["message-3"]
    assert scene.news("traded-card") == [(0, CARD_NAMES.index("message-3"))]
    scene.choose("take contract")
    assert scene.asked == [CHANCE]
    scene.choose("card contract-park")
    assert scene.cards(0) == ["contract-park"]
    assert not scene.is_shown("contract-park")


def test_a_card_traded_for_the_same_pile_is_not_drawn_while_others_lie_on_it() -> None:
    """G-A5, G-A6"""
    scene = Scene(3)
    scene.has(0, "trade")
    scene.lies("message", "message-1 message-2", holder=1)
    scene.holds(0, "message-3")
    scene.stand("drinks")
    scene.trade("use")
    scene.choose("play trade", "give message-3", "take message")
    assert scene.opened("card") == ["message-1", "message-2"]


def test_a_card_given_to_an_empty_pile_is_its_top() -> None:
    """G-A6, More rulings: it surfaces at once, so it is shuffled and can be drawn."""
    scene = Scene(3)
    scene.has(0, "trade")
    scene.lies("message", "", holder=1)
    scene.holds(0, "message-3")
    scene.stand("drinks")
    scene.trade("use")
    scene.choose("play trade", "give message-3")
    assert scene.news("reshuffled") == [(1,)]
    scene.choose("take message", "card message-3")
    assert scene.cards(0) == ["message-3"]
    assert scene.pile("message") == []


def test_an_empty_pile_cannot_be_taken_from() -> None:
    """G-A5, G-A6"""
    scene = Scene(3)
    scene.has(0, "trade ale")
    scene.lies("contract", "", holder=1)
    scene.stand("drinks")
    scene.trade("use")
    scene.choose("play trade", "give ale")
    assert "contract" not in scene.opened("take")


def test_a_message_from_a_trade_can_be_delivered_at_once_afterwards() -> None:
    """G-A4, G-A5"""
    scene = Scene(3)
    scene.has(0, "trade")
    scene.stand("drinks", way="villa-ricci spices inn")
    scene.trade("use")
    scene.choose("play trade", "give ale", "take message", "card message-10")
    scene.trade("deliver message-10")
    assert scene.money()[0] == 160


# Building action.


def test_a_building_action_does_the_action_of_an_own_building() -> None:
    """G-A5: wherever the tower is; it is not an action."""
    scene = acting("drinks", "building-action", owned="metals cathedral")
    scene.choose("play building-action")
    assert scene.opened("visit") == ["metals", "cathedral"]
    scene.choose("visit metals")
    assert scene.goods(0) == {"silver": 1, "copper": 1, "ale": 1, "wine": 1}
    assert scene.city.acted[0] == 1
    assert scene.city.used == 1 << BUILDING_NAMES.index("drinks"), "Metals is not used for this turn"
    assert scene.news("visited") == [(0, BUILDING_NAMES.index("metals"))]
    assert scene.tiles(0) == {}


def test_a_building_action_works_on_a_building_that_was_used_and_several_times() -> None:
    """G-A5: even on the one where the tower stands."""
    scene = acting("drinks", "building-action building-action", owned="drinks")
    scene.choose("act", "play building-action", "visit drinks", "play building-action", "visit drinks")
    assert scene.goods(0) == {"ale": 3, "wine": 3}
    assert scene.money()[0] == 130, "no bonus"


def test_a_building_action_is_not_used_on_the_palace() -> None:
    """More rulings: it would give the same tile for ever."""
    scene = acting("drinks", "building-action", owned="palace")
    assert scene.question() == "dealing", "with the Palace alone the tile cannot be played"
    other = acting("drinks", "building-action", owned="palace metals")
    other.choose("play building-action")
    assert other.opened("visit") == ["metals"]


def test_a_building_action_needs_an_own_marker() -> None:
    """G-A5: not somebody else's building."""
    scene = Scene(3)
    scene.has(0, "building-action")
    scene.owns(1, "metals")
    scene.stand("drinks")
    scene.trade("use")
    assert scene.question() == "dealing"


def test_no_small_order_by_a_building_action() -> None:
    """G-A3, G-A5: small order 3 asks for ale at the Tavern."""
    scene = Scene(3)
    scene.has(0, "building-action ale")
    scene.holds(0, "small-order-3")
    scene.owns(0, "tavern")
    scene.stand("drinks")
    scene.trade("use")
    scene.choose("play building-action", "visit tavern")
    assert scene.tiles(0) == {"trade": 1}
    assert scene.opened("deliver") == []


def test_a_small_order_of_the_towers_building_can_still_be_delivered_after_a_building_action() -> None:
    """G-A3, G-A5: goods from a building action count."""
    scene = Scene(3)
    scene.has(0, "building-action")
    scene.holds(0, "small-order-3")
    scene.owns(0, "drinks")
    scene.stand("tavern")
    scene.trade("use")
    scene.choose("play building-action", "visit drinks", "deliver small-order-3")
    assert scene.money()[0] == 170


def test_a_building_action_may_draw_cards_and_bring_markers() -> None:
    """G-A5"""
    scene = acting("drinks", "building-action building-action", owned="post-office cathedral")
    scene.choose("play building-action", "visit post-office", "card message-3", "card message-4")
    scene.choose("play building-action", "visit cathedral")
    assert scene.cards(0) == ["message-3", "message-4"]
    assert scene.markers(0) == 2


def test_a_building_visited_by_a_tile_does_not_carry_a_message() -> None:
    """G-A4: only the tower's visits count. Message 8 is for Fabric and Harbor."""
    scene = Scene(3)
    scene.has(0, "building-action")
    scene.holds(0, "message-8")
    scene.owns(0, "harbor")
    scene.stand("fabric")
    scene.trade("use")
    scene.choose("play building-action", "visit harbor", "act", "done")
    scene.quiet()
    assert scene.opened("deliver") == []


# Extra action.


def test_an_extra_action_tile_is_one_more_action() -> None:
    """G-A5: the ordinary one comes first; the tile goes back."""
    scene = Scene(3)
    scene.has(0, "extra-action extra-action")
    scene.stand("drinks")
    scene.trade("use")
    assert scene.tiles(0) == {"extra-action": 2}
    scene.trade("go inn", "use")
    assert scene.tiles(0) == {"extra-action": 1, "trade": 1}
    assert scene.news("played") == [(0, TILE_NAMES.index("extra-action"))]
    scene.end_action()
    scene.trade("go spices", "use")
    assert scene.tiles(0) == {"trade": 1}


def test_an_extra_action_cannot_repeat_a_building() -> None:
    """G-A5: not on a building already used."""
    scene = Scene(3)
    scene.has(0, "extra-action")
    scene.stand("drinks")
    scene.trade("use")
    scene.quiet()
    assert "use" not in scene.open()


def test_an_extra_action_in_the_turn_it_was_gained() -> None:
    """G-A5: at the Park; then at the Coach House."""
    scene = Scene(3)
    scene.stand("park")
    scene.trade("use", "go coach-house", "use")
    assert scene.tiles(0) == {"start-space": 1}


def test_an_extra_action_buys_in_somebody_elses_turn() -> None:
    """G-A5, G-N7: any turn."""
    scene = Scene(3)
    scene.has(1, "extra-action")
    scene.acted(1)
    scene.stand("drinks")
    scene.offer(1, "for drinks give 5")
    scene.trade("accept seat-2")
    assert scene.tiles(1) == {}
    assert scene.goods(1) == {"ale": 1, "wine": 1}


def test_a_played_tile_is_in_the_stock_before_its_effect() -> None:
    """More rulings: at the Park with all tiles out, the one played comes back."""
    scene = Scene(3)
    scene.has(0, "extra-action")
    scene.has(1, "extra-action " * 4)
    scene.acted(0)
    scene.stand("park")
    scene.trade("use")
    assert scene.tiles(0) == {"extra-action": 1}
    assert scene.stock("extra-action") == 0


def test_an_any_good_tile_played_at_the_harbor_can_be_got_again() -> None:
    """More rulings"""
    scene = Scene(3)
    scene.has(0, "any-good")
    scene.has(1, "any-good " * 4)
    scene.stand("harbor")
    scene.trade("use")
    scene.choose("play any-good", "take ale")
    assert scene.tiles(0) == {"any-good": 1}
    assert scene.open() == ["done", "play any-good"], "the building has given by itself"
