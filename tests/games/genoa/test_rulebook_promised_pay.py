"""An order's pay and reward as payment (G-N2, G-A3): they must be earned."""

from __future__ import annotations

from .deal_scene import CROSSING, accepted, at_crossing, why
from .scene import Scene


def test_a_small_orders_pay() -> None:
    """G-N2, G-A3: the Park's order for silk; of its 40 ducats the trader gets 25."""
    scene = at_crossing()
    scene.holds(1, "small-order-7")
    scene.has(1, "silk")
    accepted(scene, "for park yield 5 20")
    assert scene.question() == "acting"
    assert scene.open() == ["act", "deliver small-order-7"]
    scene.choose("act")
    assert scene.open() == ["deliver small-order-7"], "promised pay must be earned"
    scene.choose("deliver small-order-7")
    assert scene.money() == [155, 145, 130]
    assert scene.tiles(1) == {"extra-action": 1}
    assert scene.goods(1) == {}


def test_pay_can_be_promised_only_from_an_order_that_can_be_filled() -> None:
    """G-N2 (ruling): the order and the goods must be the player's once everything has changed hands."""
    scene = at_crossing()
    assert why(scene, 1, "for park yield 20") == "no-order"
    scene.holds(1, "small-order-7")
    assert why(scene, 1, "for park yield 20") == "no-order"
    scene.has(1, "silk")
    assert why(scene, 1, "for park yield 20") == "valid"
    assert why(scene, 1, "for park give silk yield 20") == "no-order"
    assert why(scene, 1, "for park give small-order-7 yield 20") == "no-order"
    assert why(scene, 1, "for metals yield 20") == "no-yield"


def test_the_trader_may_bring_what_the_order_needs() -> None:
    """G-N2: card and good come from the trader, who shares the pay."""
    scene = at_crossing()
    scene.shows(0, "small-order-7")
    scene.has(0, "silk")
    assert why(scene, 1, "for park ask silk yield 20") == "no-order"
    accepted(scene, "for park ask silk small-order-7 yield 20")
    scene.choose("deliver small-order-7")
    assert scene.money() == [150, 150, 130]
    assert scene.question() == "dealing", "the Park gave its tile by itself"


def test_pay_from_a_good_that_the_bought_action_brings() -> None:
    """G-N2 (ruling), in a box with a small order at a warehouse: its good may come by that action."""
    orders = ["metals silver", "inn linen", "tavern ale", "tavern pepper", "coach-house linen", "coach-house wine"]
    orders += ["park silk", "park ale", "harbor copper", "harbor pepper", "palace saffron", "palace silver"]
    orders += ["city-hall copper", "guild-hall silk", "cathedral wine", "post-office saffron"]
    scene = at_crossing(box="small-orders " + ", ".join(orders))
    scene.holds(1, "small-order-1")
    assert why(scene, 1, "for metals yield 20") == "valid"
    assert why(scene, 1, "for metals yield silver 20") == "no-order"


def test_no_more_than_the_order_pays() -> None:
    """G-N2: at most 40 of a small order, at most 100 of a large one."""
    scene = at_crossing()
    scene.holds(1, "small-order-7")
    scene.has(1, "silk")
    assert why(scene, 1, "for park yield 40") == "valid"
    assert why(scene, 1, "for park yield 45") == "no-yield"


def with_large_order() -> Scene:
    """Orange can deliver to Villa Colini, beside Metals, where the tower stands."""
    scene = Scene(3)
    scene.stand("metals", way=CROSSING, used=True)
    scene.holds(1, "large-order-1")
    scene.has(1, "copper linen wine")
    return scene


def test_a_large_orders_pay_must_be_earned() -> None:
    """G-N2, G-A3: the villa's action is then the delivery; no contract can be drawn instead."""
    scene = with_large_order()
    accepted(scene, "for villa-colini yield 20 40")
    assert scene.open() == ["deliver large-order-1"]
    scene.choose("deliver large-order-1")
    assert scene.money() == [190, 170, 130]
    assert scene.question() == "reward"
    scene.choose("take trade")
    assert scene.tiles(1) == {"trade": 1}


def test_a_large_orders_reward() -> None:
    """G-N2, G-A3: the tile named goes to the trader, who sold the step for it."""
    scene = with_large_order()
    accepted(scene, "for villa-colini yield building-action")
    assert scene.open() == ["deliver large-order-1"]
    scene.choose("deliver large-order-1")
    assert scene.tiles(0) == {"building-action": 1}
    assert scene.tiles(1) == {}
    assert scene.money() == [130, 230, 130]
    assert scene.question() == "dealing"


def test_a_promised_reward_that_is_out_of_stock() -> None:
    """G-N2, G-A3: only a short stock excuses: the player takes another tile, the trader gets none."""
    scene = with_large_order()
    scene.has(2, "building-action building-action building-action building-action building-action")
    accepted(scene, "for villa-colini give 5 yield building-action")
    scene.choose("deliver large-order-1")
    assert scene.opened("take") == ["start-space", "any-good", "extra-action", "trade"]
    scene.choose("take any-good")
    assert scene.tiles(1) == {"any-good": 1}
    assert scene.tiles(0) == {}


def test_a_villa_gives_a_contract_or_takes_an_order() -> None:
    """G-N2, G-A3: not both of them can be promised."""
    scene = with_large_order()
    assert why(scene, 1, "for villa-colini yield card") == "valid"
    assert why(scene, 1, "for villa-colini yield card 20") == "two-yields"
    assert why(scene, 1, "for villa-colini yield card trade") == "two-yields"
    assert why(scene, 1, "for villa-colini yield trade any-good") == "no-yield"
    scene.say(1, "offer", "for villa-colini", "yield card")
    assert scene.opened("yield", 1) == []


def test_tiles_wait_until_promised_pay_is_earned() -> None:
    """G-N2 (ruling): the silk cannot be traded away before the order is delivered."""
    scene = at_crossing()
    scene.holds(1, "small-order-7")
    scene.has(1, "silk trade")
    accepted(scene, "for park yield 20")
    assert scene.open() == ["act", "deliver small-order-7"]
    scene.choose("deliver small-order-7")
    assert "play trade" in scene.open()
