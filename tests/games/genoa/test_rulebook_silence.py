"""Silence in dealing (G-N8): for a turn, or until one's own turn."""

from __future__ import annotations

from .deal_scene import at_crossing
from .scene import Scene


def test_who_retires_is_not_asked_again_this_turn() -> None:
    """G-N8 (ruling): a standing offer stays; the next turn asks again."""
    scene = at_crossing()
    scene.offer(1, "for metals give 10")
    scene.say(1, "retire")
    scene.say(2, "retire")
    assert scene.asked == [0]
    assert scene.offered(1) is not None
    scene.say(0, "go street-6-6")
    assert scene.asked == [0], "nobody is asked in the next window either"
    assert scene.offered(1) is None
    scene.say(0, "stop")
    scene.roll(6, 7)
    assert scene.asked == [0, 2]


def test_who_rests_is_asked_again_only_after_the_own_turn() -> None:
    """G-N8 (ruling): through the others' turns, until their own begins."""
    scene = Scene(3, first=0)
    scene.stand("street-6-7")
    scene.say(2, "rest")
    scene.walk("street-6-6")
    scene.trade("stop")
    scene.roll(6, 7)
    assert scene.asked == [0], "orange is the trader now, yellow rests"
    scene.trade("stop")
    scene.roll(6, 7)
    assert int(scene.city.trader) == 2
    scene.trade("stop")
    scene.roll(6, 7)
    assert scene.asked == [1, 2]


def test_a_retired_player_is_welcome_to_come_back() -> None:
    """G-N8 (ruling): an offer after all; from then on the player is asked again."""
    scene = at_crossing()
    scene.say(1, "retire")
    scene.offer(1, "for metals give 10")
    scene.walk("street-6-6")
    assert scene.asked == [1, 2]


def test_for_a_resting_player_a_counter_is_refused_by_itself() -> None:
    """G-N8 (ruling): nobody waits for whoever rests; the round goes by."""
    scene = at_crossing()
    scene.offer(1, "for metals give 10 limit 30")
    scene.say(1, "rest")
    scene.say(2, "pass")
    scene.counter(1, "for metals ask 60")
    assert scene.news("refused") == [(1, 0)]
    assert scene.asked == [2]
    assert int(scene.city.window) == 2
    scene.counter(1, "for metals ask 25")
    assert scene.money() == [155, 105, 130], "within the limit the deal is struck even so"
