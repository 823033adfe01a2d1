"""What cannot change hands is no payment (G-N1, G-N6, G-2a): a promised yield counts as far as there is some of it."""

from __future__ import annotations

import pytest

from .deal_scene import at_crossing, at_metals, why
from .scene import Scene

NOT_IN_STOCK = "not-in-stock"


def without(scene: Scene, thing: str, count: int) -> Scene:
    """Yellow has all of a good or tile."""
    scene.has(2, f"{thing} " * count)
    return scene


def moves(scene: Scene) -> list[str]:
    """Where the trader may go unpaid, and whether to stop."""
    scene.quiet()
    return [text for text in scene.open(0) if text.split()[0] in ("stop", "go")]


def test_the_example_of_the_drinks() -> None:
    """G-N1: no ale in stock: `offer`, `for drinks`, `yield ale` cannot be sent; with wine or a coin it can."""
    scene = Scene(3)
    without(scene, "ale", 5)
    scene.stand("street-2-3")
    scene.say(1, "offer", "for drinks")
    assert "ale" in scene.opened("yield", 1), "the wine might follow"
    scene.say(1, "yield ale")
    assert "send" not in scene.open(1)
    scene.say(1, "yield wine")
    assert "send" in scene.open(1)
    scene.say(1, "cancel", "offer", "for drinks", "give 5", "yield ale")
    assert "send" in scene.open(1)


@pytest.mark.parametrize(
    ("space", "start", "things", "count", "promised"),
    [
        ("metals", "street-6-7", "silver", 5, "silver"),
        ("park", "street-6-7", "extra-action", 5, "extra-action"),
        ("inn", "street-2-4", "trade", 7, "trade"),
    ],
)
def test_goods_and_tiles_that_are_gone(space: str, start: str, things: str, count: int, promised: str) -> None:
    """G-N1: valid as long as one is left."""
    scene = Scene(3)
    without(scene, things, count - 1)
    scene.stand(start)
    assert why(scene, 1, f"for {space} yield {promised}") == "valid"
    without(scene, things, 1)
    assert why(scene, 1, f"for {space} yield {promised}") == NOT_IN_STOCK
    assert why(scene, 1, f"for {space} give 5 yield {promised}") == "valid"


@pytest.mark.parametrize(
    ("space", "kind"),
    [
        ("guild-hall", "large-order"),
        ("city-hall", "small-order"),
        ("post-office", "message"),
    ],
)
def test_cards_of_an_empty_pile(space: str, kind: str) -> None:
    """G-N1, G-A6: one card in the pile is enough."""
    scene = Scene(3)
    scene.lies(kind, f"{kind}-1", holder=2)
    scene.stand("market")
    assert why(scene, 1, f"for {space} yield card") == "valid"
    scene.holds(2, f"{kind}-1")
    assert why(scene, 1, f"for {space} yield card") == NOT_IN_STOCK


@pytest.mark.parametrize("seat", [0, 1])
def test_markers_that_the_buyer_or_the_trader_cannot_take(seat: int) -> None:
    """G-N1, G-N3: a promised marker comes from the buyer's colour and becomes one of the trader's."""
    scene = Scene(3)
    scene.stand("market")
    scene.has(seat, markers=6)
    assert why(scene, 1, "for cathedral yield marker") == "valid"
    scene.has(seat, markers=7)
    assert why(scene, 1, "for cathedral yield marker") == NOT_IN_STOCK


def test_a_reward_that_is_gone() -> None:
    """G-N1, G-A3: large order 1 is for Villa Colini; the pay of the order does count."""
    scene = at_metals()
    scene.holds(1, "large-order-1")
    scene.has(1, "copper linen wine")
    without(scene, "any-good", 5)
    assert why(scene, 1, "for villa-colini yield any-good") == NOT_IN_STOCK
    assert why(scene, 1, "for villa-colini yield start-space") == "valid"
    assert why(scene, 1, "for villa-colini yield any-good 5") == "valid"


def test_what_is_gone_forces_nobody() -> None:
    """G-N6: the trader at Metals goes on, though a promise of silver stands from when there was some."""
    scene = at_metals()
    without(scene, "silver", 4)
    scene.offer(1, "for metals yield silver")
    assert moves(scene) == []
    scene.city.goods[2 * 8 + 2] += 1
    scene.city.stock_goods[2] -= 1
    assert moves(scene)[:2] == ["stop", "go villa-colini"]
    assert scene.opened("accept", 0) == []


def test_with_two_players_what_is_gone_is_no_item() -> None:
    """G-2a: neither alone nor beside ducats; a held item will do."""
    scene = at_crossing(2)
    scene.has(0, "silver " * 5)
    scene.has(1, "ale")
    assert why(scene, 1, "for metals yield silver") == NOT_IN_STOCK
    assert why(scene, 1, "for metals give 20 yield silver") == NOT_IN_STOCK
    assert why(scene, 1, "for metals yield copper") == "valid"
    assert why(scene, 1, "for metals give ale yield silver") == "valid"


def test_with_two_players_an_item_that_counts_is_not_passed_by() -> None:
    """G-2a, G-N8: copper is gone, so after copper nothing could be sent: silver comes first."""
    scene = at_crossing(2)
    scene.has(0, "copper " * 5)
    scene.say(1, "offer", "for metals", "give 5")
    assert scene.opened("yield", 1) == ["silver"]
    scene.say(1, "yield silver")
    assert scene.opened("yield", 1) == ["copper"]


def test_a_counter_of_what_is_gone_cannot_be_made() -> None:
    """G-N1: whoever proposes it."""
    scene = at_crossing()
    without(scene, "silver", 5)
    scene.say(0, "counter seat-2", "for metals", "yield silver")
    assert "send" not in scene.open(0)
    scene.say(0, "yield copper")
    assert "send" in scene.open(0)


def test_a_plan_may_name_it_and_waits_until_there_is_some() -> None:
    """G-N5: a plan is looked at when the tower comes by."""
    scene = Scene(3)
    without(scene, "silver", 5)
    scene.stand("street-5-7")
    scene.plan(1, "for metals yield silver")
    assert scene.planned(1) == ["metals"]
    kept = scene.copy()
    scene.walk("street-6-7")
    assert scene.offered(1) is None
    kept.city.goods[2 * 8 + 2] -= 1
    kept.city.stock_goods[2] += 1
    kept.walk("street-6-7")
    assert kept.offered(1) is not None


def test_everything_that_is_gone_can_still_be_named_beside_a_payment() -> None:
    """G-N2: the seller gets what there is."""
    scene = at_crossing()
    without(scene, "silver", 5)
    without(scene, "copper", 5)
    scene.say(1, "offer", "for metals")
    assert scene.opened("yield", 1) == []
    scene.say(1, "give 5")
    assert scene.opened("yield", 1) == ["silver", "copper"]
