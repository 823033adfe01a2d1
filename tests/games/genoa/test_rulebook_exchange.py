"""What can change hands in a deal (G-N2, G-N3): ducats, goods, cards, tiles and markers, all in one go (G-N4)."""

from __future__ import annotations

import pytest

from .deal_scene import at_crossing


def test_ducats() -> None:
    """G-N2: ducats from the player to the trader; the third player has nothing to do with it."""
    scene = at_crossing()
    scene.offer(1, "for street-6-6 give 35")
    scene.say(0, "accept seat-2")
    assert scene.money() == [165, 95, 130]


def test_goods_in_both_directions() -> None:
    """G-N2: two ale for a silk and the action of the Park."""
    scene = at_crossing()
    scene.has(1, "ale ale wine")
    scene.has(0, "silk")
    scene.offer(1, "for park give ale ale ask silk")
    scene.say(0, "accept seat-2")
    assert scene.goods(0) == {"ale": 2}
    assert scene.goods(1) == {"wine": 1, "silk": 1}


def test_cards_are_seen_by_all_once_they_are_named() -> None:
    """G-N2: a card changes hands, and everybody sees it already in the offer (ruling)."""
    scene = at_crossing()
    scene.holds(1, "message-3 contract-inn")
    scene.offer(1, "for park give contract-inn")
    assert scene.is_shown("contract-inn")
    assert not scene.is_shown("message-3")
    scene.say(0, "accept seat-2")
    assert scene.cards(0) == ["contract-inn"]
    assert scene.cards(1) == ["message-3"]
    assert [scene.city.held[place] for place in (0, 4, 5)] == [1, 0, 1]


def test_only_shown_cards_of_the_other_side_can_be_asked_for() -> None:
    """G-N2, G-S4: whoever asks names a card that everybody knows of; hidden ones are not offered for asking."""
    scene = at_crossing()
    scene.holds(0, "message-3")
    scene.shows(0, "large-order-5")
    scene.say(1, "offer", "for park", "give 5")
    asked = scene.opened("ask", 1)
    assert "large-order-5" in asked
    assert "message-3" not in asked
    scene.say(1, "ask large-order-5", "send")
    scene.say(0, "accept seat-2")
    assert scene.cards(1) == ["large-order-5"]
    assert scene.cards(0) == ["message-3"]


def test_tiles_in_both_directions() -> None:
    """G-N2: special tiles change hands."""
    scene = at_crossing()
    scene.has(1, "start-space start-space")
    scene.has(0, "trade")
    scene.offer(1, "for street-6-6 give start-space start-space ask trade")
    scene.say(0, "accept seat-2")
    assert scene.tiles(0) == {"start-space": 2}
    assert scene.tiles(1) == {"trade": 1}


def test_markers_change_their_colour() -> None:
    """G-N3: orange gives two of its markers; blue takes two of its own from the stock."""
    scene = at_crossing()
    scene.has(1, markers=3)
    scene.offer(1, "for street-6-6 give marker marker")
    scene.say(0, "accept seat-2")
    assert [scene.markers(seat) for seat in range(3)] == [2, 1, 0]
    assert [int(scene.city.markers_left(seat)) for seat in range(3)] == [5, 6, 7]


def test_fewer_markers_if_fewer_are_left() -> None:
    """G-N3: blue has six at hand, and one more in the stock: of the two given it gets one."""
    scene = at_crossing()
    scene.has(0, markers=5)
    scene.owns(0, "inn")
    scene.has(1, markers=2)
    scene.offer(1, "for street-6-6 give marker marker")
    scene.say(0, "accept seat-2")
    assert [scene.markers(seat) for seat in range(2)] == [6, 0]
    assert [int(scene.city.markers_left(seat)) for seat in range(2)] == [0, 7]


def test_fewer_markers_for_the_player_too() -> None:
    """G-N3: the trader gives two; orange has all but one of its own at hand."""
    scene = at_crossing()
    scene.has(0, markers=2)
    scene.has(1, markers=6)
    scene.offer(1, "for street-6-6 give 5 ask marker marker")
    scene.say(0, "accept seat-2")
    assert [scene.markers(seat) for seat in range(2)] == [0, 7]


def test_in_two_way_marker_deals_all_go_back_first() -> None:
    """G-N3 (ruling): blue has all seven at hand and gives three for two; the three make room for the two."""
    scene = at_crossing()
    scene.has(0, markers=7)
    scene.has(1, markers=2)
    scene.offer(1, "for street-6-6 give marker marker ask marker marker marker")
    scene.say(0, "accept seat-2")
    assert [scene.markers(seat) for seat in range(2)] == [6, 3]


def test_markers_on_buildings_are_not_for_sale() -> None:
    """G-N2: only markers at hand can be given."""
    scene = at_crossing()
    scene.owns(1, "inn harbor")
    scene.say(1, "offer", "for park", "give 5")
    assert "marker" not in scene.opened("give", 1)


def test_everything_in_one_go() -> None:
    """G-N2, G-N4: money, goods, tiles, markers and cards of both sides, or nothing of it."""
    scene = at_crossing()
    scene.has(1, "ale any-good", markers=1)
    scene.holds(1, "message-1")
    scene.has(0, "silk start-space", markers=1)
    scene.shows(0, "contract-inn")
    terms = "for park give 45 ale any-good marker message-1 ask silk start-space marker contract-inn"
    scene.offer(1, terms)
    before = scene.copy()
    scene.say(0, "accept seat-2")
    assert scene.money() == [175, 85, 130]
    assert (scene.goods(0), scene.goods(1)) == ({"ale": 1}, {"silk": 1})
    assert (scene.tiles(0), scene.tiles(1)) == ({"any-good": 1}, {"start-space": 1, "extra-action": 1})
    assert (scene.markers(0), scene.markers(1)) == (1, 1)
    assert (scene.cards(0), scene.cards(1)) == (["message-1"], ["contract-inn"])
    lacking = before
    lacking.city.goods[0 * 8 + 5] -= 1
    lacking.city.stock_goods[5] += 1
    assert "accept seat-2" not in lacking.open(0), "without the silk there is nothing to accept"


# Ducats in fives (G-N2).


@pytest.mark.parametrize("ducats", [5, 10, 35, 75, 130])
def test_every_sum_of_fives_is_made_of_coins_in_one_way(ducats: int) -> None:
    """G-N2: coins of 5, 10, 20, 40 ... come in ascending order, each at most once."""
    scene = at_crossing()
    scene.offer(1, f"for street-6-6 give {ducats}")
    terms = scene.offered(1)
    assert terms is not None
    assert terms.ducats == ducats


def test_no_coin_twice_and_none_below_the_last() -> None:
    """G-N2: after 10 only larger coins are open, and only those that the purse allows."""
    scene = at_crossing()
    scene.has(1, ducats=65)
    scene.say(1, "offer", "for street-6-6")
    assert scene.opened("give", 1) == ["5", "10", "20", "40"]
    scene.say(1, "give 10")
    assert scene.opened("give", 1) == ["20", "40"]
    scene.say(1, "give 40")
    assert scene.opened("give", 1) == []
