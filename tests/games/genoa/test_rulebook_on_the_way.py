"""What happens on the way of the tower besides deals (G-A4, G-A5): messages, and tiles in a bought action."""

from __future__ import annotations

import pytest

from fondaco.kernel.state import CHANCE

from .deal_scene import at_crossing
from .scene import Scene


def test_a_message_becomes_deliverable_in_the_middle_of_a_turn() -> None:
    """G-A4, G-N4: Tavern and Park visited; its holder delivers at once, unasked, before the tower goes on."""
    scene = Scene(3)
    scene.stand("metals", way="tavern", used=True)
    scene.holds(2, "message-3")
    scene.walk("street-6-7")
    assert scene.opened("deliver", 2) == []
    scene.walk("park")
    assert scene.opened("deliver", 2) == ["message-3"]
    scene.say(2, "deliver message-3")
    assert scene.money() == [130, 130, 160]
    assert scene.cards(2) == []
    assert scene.question() == "dealing"


def test_a_message_bought_on_the_way_is_delivered_by_the_trader() -> None:
    """G-A4, G-N2: the card was paid with; once both buildings are visited it brings the trader 30."""
    scene = Scene(3)
    scene.stand("metals", way="tavern", used=True)
    scene.holds(1, "message-3")
    scene.offer(1, "for street-6-7 give message-3")
    scene.say(0, "accept seat-2")
    scene.offer(1, "for park give 10")
    scene.say(0, "accept seat-2")
    assert scene.opened("deliver", 1) == []
    scene.say(0, "deliver message-3")
    assert scene.money() == [170, 120, 130]


def test_a_message_that_a_bought_step_completes_comes_before_the_action() -> None:
    """G-A4: message 14 is for Guild Hall and Post Office; delivered before the draw, it can be drawn again."""
    scene = Scene(3)
    scene.lies("message", "message-1", holder=2)
    scene.holds(0, "message-14")
    scene.shows(2, " ".join(card for card in scene.cards(2) if card.startswith("message")))
    scene.stand("market", way="guild-hall")
    scene.offer(1, "for post-office give 10")
    scene.say(0, "accept seat-2")
    assert (scene.question(), scene.asked) == ("arrival", [0])
    assert scene.keys()[-2:] == ["dealt", "moved"], "paid and gone, but not acted yet"
    assert scene.open(0) == ["done", "deliver message-14"]
    kept = scene.copy()
    kept.choose("done", "card message-1")
    assert kept.cards(1) == ["message-1"], "only one was left"
    scene.choose("deliver message-14", "card message-1", "card message-14")
    assert scene.money() == [170, 120, 130]
    assert scene.cards(1) == ["message-1", "message-14"]
    assert scene.question() == "dealing"


def test_whoever_might_hold_a_completed_message_is_asked_clockwise() -> None:
    """G-A4, G-S4: whether a question comes tells nobody what is in a hand; who has no message is not asked."""
    scene = Scene(3)
    scene.stand("market", way="guild-hall")
    scene.holds(0, "message-1")
    scene.holds(1, "message-14")
    scene.offer(2, "for post-office give 10")
    scene.say(0, "accept seat-3")
    assert (scene.question(), scene.asked, scene.open(0)) == ("arrival", [0], ["done"])
    scene.choose("done")
    assert (scene.asked, scene.open(1)) == ([1], ["done", "deliver message-14"])
    scene.choose("deliver message-14")
    assert scene.asked == [CHANCE], "yellow has no message, and now draws two"
    assert scene.money() == [140, 160, 120]


@pytest.mark.parametrize(("way", "is_asked"), [("guild-hall", True), ("city-hall", False)])
def test_a_bought_step_that_completes_no_message_asks_nobody(way: str, is_asked: bool) -> None:
    """G-A4: no message is for City Hall and Post Office."""
    scene = Scene(3)
    scene.stand("market", way=way)
    scene.holds(0, "message-14")
    scene.offer(1, "for post-office give 10")
    scene.say(0, "accept seat-2")
    assert (scene.question() == "arrival") == is_asked


@pytest.mark.parametrize(("tiles", "left", "is_asked"), [("", 2, True), ("", 3, False), ("trade", 4, True)])
def test_elsewhere_it_is_asked_where_the_messages_may_run_out(tiles: str, left: int, is_asked: bool) -> None:
    """G-A4, G-A5: message 1 is for Inn and Coach House; a tile might draw what is delivered now."""
    scene = Scene(3)
    scene.lies("message", " ".join(f"message-{number + 2}" for number in range(left)), holder=2)
    scene.holds(0, "message-1")
    scene.shows(2, " ".join(card for card in scene.cards(2) if card.startswith("message")))
    scene.has(1, tiles)
    scene.stand("spices", way="coach-house villa-ricci", used=True)
    scene.offer(1, "for inn give 10")
    scene.say(0, "accept seat-2")
    assert (scene.question() == "arrival") == is_asked
    assert is_asked or "deliver message-1" not in scene.open()
    if not is_asked:
        scene.end_action()
        assert scene.opened("deliver", 0) == ["message-1"]


def test_the_action_where_the_tower_stands_is_bought_without_another_call() -> None:
    """G-A4: there was a window for messages already."""
    scene = Scene(3)
    scene.stand("post-office", way="guild-hall market")
    scene.holds(0, "message-14")
    scene.offer(1, "for post-office give 10")
    scene.say(0, "accept seat-2")
    assert scene.asked == [CHANCE]


def test_the_money_of_a_message_can_be_offered_at_once() -> None:
    """G-A4, G-N2: without a ducat, the 30 of a message pay for the action of the Park."""
    scene = Scene(3)
    scene.stand("park", way="tavern metals street-6-7")
    scene.has(1, ducats=0)
    scene.holds(1, "message-3")
    scene.say(1, "offer", "for park")
    assert scene.opened("give", 1) == ["message-3"]
    scene.say(1, "cancel", "deliver message-3")
    scene.offer(1, "for park give 30")
    scene.say(0, "accept seat-2")
    assert scene.money() == [160, 0, 130]


def test_the_last_call_for_messages() -> None:
    """G-A4: the tower stopped; whoever has not delivered yet may do so, clockwise from the trader."""
    scene = Scene(3)
    scene.stand("park", way="tavern metals street-6-7", used=True)
    scene.holds(0, "message-3")
    scene.holds(1, "message-9")
    scene.trade("stop")
    assert scene.question() == "last-call"
    assert scene.asked == [0]
    assert scene.open(0) == ["done", "deliver message-3"]
    other = scene.copy()
    other.choose("done")
    assert other.asked == [1], "orange might hold such a message, as far as everybody knows"
    assert other.open(1) == ["done"]
    other.choose("done")
    assert other.asked == [CHANCE], "yellow has no message; the next turn begins"
    scene.choose("deliver message-3")
    assert scene.money() == [160, 130, 130]
    assert scene.asked == [CHANCE], "the only message between these buildings is used now"


def test_a_building_action_inside_a_bought_action() -> None:
    """G-A5, G-N4: orange buys Park and plays a building action on its Drinks: no second action, no bonus."""
    scene = at_crossing()
    scene.has(1, "building-action")
    scene.owns(1, "drinks")
    scene.offer(1, "for park give 20")
    scene.say(0, "accept seat-2")
    scene.say(1, "act", "play building-action", "visit drinks")
    assert scene.goods(1) == {"ale": 1, "wine": 1}
    assert scene.tiles(1) == {"extra-action": 1}
    assert scene.money() == [150, 110, 130]
    assert int(scene.city.acted[1]) == 1
