"""Two players (G-2a, G-2b)."""

from __future__ import annotations

import pytest

from .deal_scene import at_crossing, at_metals, why
from .scene import Scene


def actions(scene: Scene) -> list[int]:
    return [int(scene.city.actions_left(seat)) for seat in range(2)]


# G-2a.


def test_ducats_alone_are_not_enough() -> None:
    """G-2a: at least one item in what the other player gives."""
    scene = at_crossing(2)
    assert why(scene, 1, "for metals give 80") == "no-item"
    scene.say(1, "offer", "for metals", "give 80")
    assert "send" not in scene.open(1)


@pytest.mark.parametrize("item", ["give ale", "give trade", "give marker", "give message-3"])
def test_any_item_will_do_with_or_without_ducats(item: str) -> None:
    """G-2a: a good, a tile, a marker or a card."""
    scene = at_crossing(2)
    scene.has(1, "ale trade", markers=1)
    scene.holds(1, "message-3")
    assert why(scene, 1, f"for metals {item}") == "valid"
    scene.offer(1, f"for metals give 80 {item}")
    scene.say(0, "accept seat-2")
    assert scene.money() == [210, 50]


@pytest.mark.parametrize("terms", ["metals yield silver", "park yield extra-action"])
def test_an_item_of_the_yield_will_do(terms: str) -> None:
    """G-2a, G-N2: it is an item that the player gives."""
    assert why(at_crossing(2), 1, f"for {terms}") == "valid"


def test_an_orders_pay_is_ducats() -> None:
    """G-2a, G-N2: promised pay is no item."""
    scene = at_crossing(2)
    scene.holds(1, "small-order-7")
    scene.has(1, "silk")
    assert why(scene, 1, "for park yield 20") == "no-item"


def test_what_the_trader_gives_is_not_looked_at() -> None:
    """G-2a: the trader's item does not make up for it; and the trader cannot pay for nothing."""
    scene = at_crossing(2)
    scene.has(0, "ale")
    assert why(scene, 1, "for metals give 20 ask ale") == "no-item"
    assert why(scene, 1, "for metals ask 20") == "no-item"


def test_it_holds_for_counters_streets_and_the_forced_sale_too() -> None:
    """G-2a, G-N6: whatever the deal is about, and whoever proposes it."""
    scene = at_metals(2)
    assert why(scene, 1, "for street-7-6 give 20") == "no-item"
    scene.say(0, "counter seat-2", "for metals", "ask 20")
    assert "send" not in scene.open(0)
    scene.say(0, "yield silver", "send")
    scene.say(1, "agree")
    assert scene.money() == [150, 110]
    assert scene.goods(0) == {"silver": 1}


def test_with_three_players_ducats_are_enough() -> None:
    """G-2a: the rule is for two."""
    assert why(at_crossing(3), 1, "for metals give 80") == "valid"


# G-2b.


def test_one_action_while_the_opponent_takes_none() -> None:
    """G-2b, G-M2: the trader acted, the opponent has not."""
    scene = at_metals(2)
    scene.trade("use")
    assert actions(scene) == [0, 1]
    scene.walk("tavern")
    scene.quiet()
    assert "use" not in scene.open(0)


def test_two_actions_once_the_opponent_took_one() -> None:
    """G-2b: opponent first, then twice the trader."""
    scene = at_crossing(2)
    scene.offer(1, "for metals yield silver")
    scene.say(0, "accept seat-2")
    assert actions(scene) == [2, 0]
    scene.walk("tavern")
    scene.say(0, "use")
    scene.say(0, "done")
    assert scene.tiles(0) == {"trade": 1}
    assert actions(scene) == [1, 0]
    scene.walk("fabric")
    scene.say(0, "use", "act", "done")
    assert scene.goods(0) == {"silver": 1, "linen": 1, "silk": 1}
    assert actions(scene) == [0, 0]


def test_in_either_order() -> None:
    """G-2b: the trader, then the opponent, then the trader again."""
    scene = at_metals(2)
    scene.trade("use")
    scene.has(1, "ale")
    scene.offer(1, "for tavern give ale")
    scene.say(0, "accept seat-2")
    assert actions(scene) == [1, 0]
    scene.walk("fabric")
    scene.say(0, "use")
    assert scene.goods(0) == {"ale": 1, "silver": 1, "copper": 1, "linen": 1, "silk": 1}
    assert actions(scene) == [0, 0]


def test_extra_action_tiles_are_apart_from_this() -> None:
    """G-2b, G-A5: the trader's tile brings a second action by itself; the opponent's action then a third one."""
    scene = Scene(2)
    scene.stand("metals")
    scene.has(0, "extra-action")
    scene.has(1, "ale")
    scene.trade("use")
    scene.walk("tavern")
    scene.say(0, "use")
    assert scene.tiles(0) == {"trade": 1}
    scene.say(0, "done")
    scene.offer(1, "for fabric give ale")
    scene.say(0, "accept seat-2")
    assert actions(scene) == [1, 0]


def test_an_extra_action_of_the_opponent_counts_too() -> None:
    """G-2b (ruling): two actions of the opponent still mean two of the trader, not three."""
    scene = at_crossing(2)
    scene.has(1, "ale wine extra-action")
    scene.offer(1, "for metals give ale")
    scene.say(0, "accept seat-2")
    scene.offer(1, "for tavern give wine")
    scene.say(0, "accept seat-2")
    scene.choose("done")
    assert scene.tiles(1) == {"trade": 1}
    assert actions(scene) == [2, 0]


def test_with_three_players_the_trader_has_one_action() -> None:
    """G-2b, G-M2: the rule is for two."""
    scene = at_crossing(3)
    scene.acted(1, 2)
    assert int(scene.city.actions_left(0)) == 1


def test_only_the_trader_gets_a_second_action() -> None:
    """G-2b: not the opponent, however often the trader acts."""
    scene = at_metals(2)
    scene.trade("use")
    scene.acted(1)
    assert actions(scene)[1] == 0
