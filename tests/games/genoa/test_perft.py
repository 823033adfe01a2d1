"""Perft by hand: how many choices there must be, reckoned from the rules and not by the code."""

from __future__ import annotations

from .scene import Scene


def test_the_ways_of_the_tower_are_counted_by_hand() -> None:
    """G-M1: from the market, with nobody who acts: every step is to a neighbour that was not visited, or a stop.

    The four inner buildings surround the market, each beside four streets. In the first window one can stop or go to
    one of them. There the action can be used, which opens the same place again, or the tower stops, or goes to one of
    four streets. Sequences of two: one stop that ends the turn (then chance rolls for the next trader) and four
    buildings with use, stop and four streets each.
    """
    scene = Scene(3)
    scene.stand("market")
    scene.quiet()
    assert [text for text in scene.open(0) if not text.startswith("counter")] == [
        *("stop", "go guild-hall", "go city-hall", "go post-office", "go cathedral"),
    ]
    for building in scene.opened("go", 0):
        after = scene.copy()
        after.walk(building)
        after.quiet()
        listed = [text for text in after.open(0) if not text.startswith("counter")]
        assert listed[:2] == ["use", "stop"]
        assert len(listed) == 6
