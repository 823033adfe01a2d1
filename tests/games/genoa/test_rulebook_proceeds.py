"""What the bought action yields as payment (G-N2): handed over right after the action, as far as the stock goes."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.data import GOOD_NAMES, TILE_NAMES

from .deal_scene import CROSSING, accepted, at_crossing, why
from .scene import Scene


def beside(space: str, start: str, seats: int = 3, **kept: str) -> Scene:
    """The tower starts beside a building; orange holds some cards."""
    scene = Scene(seats)
    scene.stand(start)
    if "cards" in kept:
        scene.holds(1, kept["cards"])
    assert why(scene, 1, f"for {space} give 5") == "valid"
    return scene


# Goods and tiles.


def test_goods_of_the_action() -> None:
    """G-N2: the silver goes to the trader, the copper stays with the player."""
    scene = at_crossing()
    accepted(scene, "for metals yield silver")
    assert scene.goods(0) == {"silver": 1}
    assert scene.goods(1) == {"copper": 1}
    assert scene.news("handed-good") == [(1, 0, GOOD_NAMES.index("silver"))]


def test_both_goods_of_the_action() -> None:
    """G-N2: all of it may be promised, and more may be given besides."""
    scene = at_crossing()
    accepted(scene, "for metals give 10 yield silver copper")
    assert scene.goods(0) == {"silver": 1, "copper": 1}
    assert scene.goods(1) == {}
    assert scene.money() == [140, 120, 130]


def test_only_what_the_building_gives_can_be_promised() -> None:
    """G-N2: Metals give silver and copper, nothing else; a street gives nothing."""
    scene = at_crossing()
    scene.say(1, "offer", "for metals")
    assert scene.opened("yield", 1) == ["silver", "copper"]
    scene.say(1, "cancel", "offer", "for street-6-6")
    assert scene.opened("yield", 1) == []


def test_where_the_stock_falls_short_the_trader_gets_what_there_is() -> None:
    """G-N2, G-A1: no silver is left: the promise brings the copper alone, and is not made up for."""
    scene = at_crossing()
    scene.has(2, "silver silver silver silver")
    scene.has(1, "silver")
    accepted(scene, "for metals yield silver copper")
    assert scene.goods(0) == {"copper": 1}
    assert scene.goods(1) == {"silver": 1}, "the silver held before is not what the action brought"


def test_the_tile_of_the_action() -> None:
    """G-N2: the extra-action tile of the Park."""
    scene = at_crossing()
    accepted(scene, "for park yield extra-action")
    assert scene.tiles(0) == {"extra-action": 1}
    assert scene.tiles(1) == {}
    assert scene.news("handed-tile") == [(1, 0, TILE_NAMES.index("extra-action"))]


def test_no_tile_left_to_hand_over() -> None:
    """G-N2, G-A1: the stock of extra actions is empty; the promise is kept as far as it goes."""
    scene = at_crossing()
    scene.has(2, "extra-action extra-action extra-action extra-action")
    scene.has(1, "extra-action")
    accepted(scene, "for park give 5 yield extra-action")
    assert scene.tiles(0) == {}
    assert scene.tiles(1) == {"extra-action": 1}


def test_a_tile_promised_cannot_be_played_within_the_action() -> None:
    """G-N2, G-A5 (ruling): the 1:1 trade of the Tavern is handed over at once."""
    scene = Scene(3)
    scene.stand("metals", way=CROSSING, used=True)
    scene.has(1, "ale")
    accepted(scene, "for tavern yield trade")
    assert scene.tiles(0) == {"trade": 1}
    assert scene.question() == "dealing"


@pytest.mark.parametrize("tile", ["any-good", "trade", "building-action"])
def test_nothing_is_taken_from_the_stock_before_what_is_promised(tile: str) -> None:
    """G-N2 (ruling): promised proceeds come first: the last silver is not fetched by a tile before the action."""
    scene = at_crossing()
    scene.has(2, "silver silver silver silver")
    scene.has(1, tile)
    scene.owns(1, "metals")
    scene.holds(1, "contract-inn")
    accepted(scene, "for metals yield silver")
    assert scene.goods(0) == {"silver": 1}, "the building gave it before anything could be played"
    assert f"play {tile}" in scene.open(1)


# Markers.


def test_markers_of_the_cathedral() -> None:
    """G-N2, G-N3: orange takes two of its own, gives one back, and blue takes one of blue."""
    scene = beside("cathedral", "street-7-5")
    accepted(scene, "for cathedral yield marker")
    assert [scene.markers(seat) for seat in range(3)] == [1, 1, 0]
    both = beside("cathedral", "street-7-5")
    accepted(both, "for cathedral yield marker marker")
    assert [both.markers(seat) for seat in range(3)] == [2, 0, 0]
    assert both.news("handed-markers") == [(1, 0, 2)]


def test_fewer_markers_than_promised() -> None:
    """G-N2, G-N3: one of orange's markers is left; it is handed over, though two were promised."""
    scene = beside("cathedral", "street-7-5")
    scene.has(1, markers=6)
    accepted(scene, "for cathedral yield marker marker")
    assert [scene.markers(seat) for seat in range(2)] == [1, 6]


def test_promised_markers_that_the_trader_cannot_take() -> None:
    """G-N3: blue's stock is empty: the markers go back to the stock of orange and nobody gets any."""
    scene = beside("cathedral", "street-7-5")
    scene.has(0, markers=7)
    accepted(scene, "for cathedral give 5 yield marker marker")
    assert [scene.markers(seat) for seat in range(2)] == [7, 0]
    assert int(scene.city.markers_left(1)) == 7


# Drawn cards.


def test_the_one_card_drawn() -> None:
    """G-N2: a large order from the Guild Hall goes to the trader; all see it."""
    scene = beside("guild-hall", "street-4-7")
    accepted(scene, "for guild-hall yield card")
    scene.choose("card large-order-7")
    assert scene.cards(0) == ["large-order-7"]
    assert scene.cards(1) == []
    assert scene.is_shown("large-order-7")


def test_the_player_chooses_which_of_two_drawn_cards_is_handed_over() -> None:
    """G-N2: one of two messages from the Post Office; the other one stays secret."""
    scene = beside("post-office", "street-4-2", cards="message-9")
    accepted(scene, "for post-office yield card")
    scene.choose("card message-1", "card message-14")
    assert scene.question() == "handing"
    assert scene.asked == [1]
    assert scene.open() == ["give message-1", "give message-14"], "not the one held before"
    scene.choose("give message-14")
    assert scene.cards(0) == ["message-14"]
    assert scene.cards(1) == ["message-1", "message-9"]
    assert not scene.is_shown("message-1")


def test_both_drawn_cards() -> None:
    """G-N2: where all are promised there is nothing to choose."""
    scene = beside("city-hall", "street-3-3")
    accepted(scene, "for city-hall yield card card")
    scene.choose("card small-order-2", "card small-order-16")
    assert scene.cards(0) == ["small-order-2", "small-order-16"]
    assert scene.question() == "dealing"


def test_one_card_left_in_the_pile() -> None:
    """G-N2, G-A6: two were promised, one is there: the trader gets it."""
    scene = beside("city-hall", "street-3-3")
    scene.lies("small-order", "small-order-5", holder=2)
    accepted(scene, "for city-hall yield card card")
    scene.choose("card small-order-5")
    assert scene.cards(0) == ["small-order-5"]


def test_a_promised_contract_must_be_drawn() -> None:
    """G-N2 (ruling): at a villa the contract is drawn though an order could be delivered."""
    scene = Scene(3)
    scene.stand("metals", way=CROSSING, used=True)
    scene.holds(1, "large-order-1")
    scene.has(1, "copper linen wine")
    accepted(scene, "for villa-colini yield card")
    scene.choose("card contract-villa-colini")
    assert scene.cards(0) == ["contract-villa-colini"]
    assert scene.cards(1) == ["large-order-1"]


def test_a_building_action_inside_does_not_count_for_the_promise() -> None:
    """G-N2, G-A5: promised is what the bought action brings, not what a tile brings within it."""
    scene = at_crossing()
    scene.has(1, "building-action")
    scene.owns(1, "drinks")
    accepted(scene, "for metals yield silver copper")
    scene.say(1, "play building-action", "visit drinks")
    assert scene.goods(1) == {"ale": 1, "wine": 1}
    assert scene.goods(0) == {"silver": 1, "copper": 1}
