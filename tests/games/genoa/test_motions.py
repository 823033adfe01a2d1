"""What travels over the browser board."""

from __future__ import annotations

from fondaco.face.scene import Motion
from fondaco.games.genoa.face.motions import motions

from .scene import Scene
from .stage import DRAWN, page, places, positions, scene_at, staged


def seen(layout: Scene, seat: int) -> list[Motion]:
    scene = staged(layout, seat)
    return motions(scene, layout.listener.items)


def test_a_deal_pays_walks_and_acts(scene: Scene) -> None:
    """G-N4: pay, step, act."""
    scene.has(1, "ale")
    scene.has(0, "silk")
    scene.stand("street-7-4")
    scene.offer(1, "for tavern give 15 give ale ask silk yield trade")
    scene.trade("accept seat-2")
    assert seen(scene, 2) == [
        Motion("item-coin", "seat-1-money", "seat-0-money", "15"),
        Motion("item-ale", "seat-1-goods", "seat-0-goods"),
        Motion("item-silk", "seat-0-goods", "seat-1-goods"),
        Motion("ge-tower", "tower", "space-tavern"),
        Motion("item-trade", "space-tavern", "seat-1-tiles"),
        Motion("item-trade", "seat-1-tiles", "seat-0-tiles"),
    ]


def test_the_tower_goes_on_from_where_it_went(scene: Scene) -> None:
    scene.stand("street-7-4")
    scene.walk("street-7-5", "street-7-6")
    assert seen(scene, 1) == [
        Motion("ge-tower", "tower", "space-street-7-5"),
        Motion("ge-tower", "space-street-7-5", "space-street-7-6"),
    ]


def test_after_a_roll_the_tower_goes_on_from_where_the_dice_put_it(scene: Scene) -> None:
    """G-T1: there it stands, so that no second one flies there."""
    scene.roll(6, 2)
    assert seen(scene, 1) == []
    scene.walk("palace")
    assert seen(scene, 1) == [Motion("ge-tower", "space-street-6-2", "space-palace")]


def test_an_order_takes_its_goods_and_brings_ducats(scene: Scene) -> None:
    """G-A3."""
    scene.holds(0, "small-order-3")
    scene.has(0, "ale")
    scene.owns(2, "tavern")
    scene.stand("tavern")
    scene.trade("use")
    scene.choose("act", "deliver small-order-3")
    assert seen(scene, 1) == [
        Motion("item-coin", "space-tavern", "seat-2-money", "10"),
        Motion("item-trade", "space-tavern", "seat-0-tiles"),
        Motion("item-small-order", "seat-0-cards", "space-tavern"),
        Motion("item-ale", "seat-0-goods", "space-tavern"),
        Motion("item-coin", "space-tavern", "seat-0-money", "40"),
    ]


def test_markers_come_and_go(scene: Scene) -> None:
    """G-O1: a foreign marker is removed by giving up one own."""
    scene.has(0, markers=2)
    scene.owns(1, "tavern")
    scene.leave(street_7_4=2)
    scene.choose("claim street-7-4", "remove tavern")
    assert seen(scene, 2) == [
        Motion("ge-disc", "space-street-7-4", "seat-0-markers", "2"),
        Motion("ge-marker-0", "seat-0-markers", "space-tavern"),
        Motion("ge-marker-1", "space-tavern", "seat-1-markers"),
    ]


def test_all_that_travels_is_drawn_and_finds_its_places_and_no_card_is_told() -> None:
    """Places that a page lacks are shown by the nearest one that contains them."""
    heard = 0
    kinds = set()
    for table in positions(4, "travels"):
        scene = scene_at(table, 1)
        news = [item for item in table.listener.items[heard:] if item.is_for(1)]
        heard = len(table.listener.items)
        if not news:
            continue
        found = motions(scene, news)
        kinds |= {motion.symbol for motion in found}
        known = {*places(page(scene, "plan", "mine", *(f"seat-{seat}" for seat in range(4)))), "tower", "plan"}
        for motion in found:
            assert motion.symbol in DRAWN
            for place in (motion.source, motion.target):
                assert any(place == name or place.startswith(f"{name}-") for name in known), motion
        if heard > 400:
            break
    assert len(kinds) > 8
