"""The protocol of a dealing window (G-N8): who is asked and who is welcome, counters, bounded rounds, limits."""

from __future__ import annotations

import pytest

from fondaco.games import find_game
from fondaco.games.genoa.data import DEALING_ROUNDS
from fondaco.kernel.errors import NotAsked, NotOpen

from .deal_scene import at_crossing, at_metals
from .scene import Scene

# Who is asked, who is welcome.


def test_all_others_are_asked_at_once_and_drivers_ask_clockwise() -> None:
    """G-N8: each other player in clockwise order from the trader, then the trader."""
    scene = Scene(4, trader=2)
    scene.stand("street-6-7")
    assert scene.asked == [0, 1, 3]
    order = []
    while scene.city.tower >= 0 and scene.asked != [2]:
        order.append(int(scene.city.first_asked()))
        scene.choose("pass")
    assert order == [3, 0, 1]


def test_no_offer_can_be_said() -> None:
    """G-N8: a player can say "no offer", and all hear it."""
    scene = at_crossing()
    scene.say(1, "pass")
    assert scene.asked == [2]
    assert scene.news("passed") == [(1,)]


def test_go_and_stop_wait_for_all() -> None:
    """G-N8: only when all have spoken the tower goes on unpaid or stops."""
    scene = at_crossing()
    scene.say(1, "pass")
    assert scene.opened("go", 0) == []
    assert "stop" not in scene.open(0)
    scene.say(2, "pass")
    assert scene.opened("go", 0) == ["metals", "park", "street-5-7", "street-6-6"]
    assert "stop" in scene.open(0)


def test_the_trader_may_accept_while_others_are_still_silent() -> None:
    """G-N8, G-N4: humans online see offers live."""
    scene = at_crossing()
    scene.offer(2, "for metals give 20")
    assert scene.asked == [1]
    scene.say(0, "accept seat-3")
    assert scene.money() == [150, 130, 110]


def test_whoever_has_spoken_may_speak_again() -> None:
    """G-N8, G-N4: offers are made, changed and withdrawn at will, asked or not."""
    scene = at_crossing()
    scene.choose("pass", "pass")
    assert scene.asked == [0]
    scene.offer(1, "for metals give 20")
    scene.offer(1, "for park give 5")
    terms = scene.offered(1)
    assert terms is not None
    assert terms.ducats == 5
    assert len(scene.items("offered")) == 2, "one standing offer, replaced"
    scene.say(1, "withdraw")
    assert scene.offered(1) is None
    assert scene.news("withdrew") == [(1,)]


def test_others_may_not_choose_for_the_trader() -> None:
    """G-N8: the trader's choices are open to the trader alone, and in no other step anybody else is welcome."""
    scene = at_metals()
    scene.choose("pass", "pass")
    with pytest.raises(NotOpen):
        scene.say(1, "use")
    scene.has(0, "any-good")
    scene.say(0, "use")
    assert scene.question() == "acting"
    with pytest.raises(NotAsked):
        scene.say(1, "pass")


# Counters.


def test_a_counter_asks_the_countered_player_alone() -> None:
    """G-N8: who may accept, refuse or change."""
    scene = at_crossing()
    scene.offer(1, "for metals give 5")
    scene.choose("pass")
    scene.counter(1, "for metals ask 25")
    assert scene.asked == [1]
    assert {"agree", "refuse", "offer", "withdraw"} <= set(scene.open(1))
    assert "pass" not in scene.open(1)
    assert "agree" not in scene.open(2)
    terms = scene.terms("countered")[0]
    assert (terms.seat, terms.ducats) == (1, 25)


def test_agreeing_strikes_the_deal() -> None:
    """G-N8, G-N4: as the counter says, not as the offer said."""
    scene = at_crossing()
    scene.has(1, "ale")
    scene.offer(1, "for metals give 5")
    scene.counter(1, "for park ask 10 ask ale")
    scene.say(1, "agree")
    assert scene.tower() == "park"
    assert scene.money() == [140, 120, 130]
    assert scene.goods(0) == {"ale": 1}
    assert scene.tiles(1) == {"extra-action": 1}
    assert scene.offered(1) is None


def test_the_coach_house_in_the_book() -> None:
    """G-N4, G-N8: 5 ducats are too little; for 5 ducats and a good the tower goes there, and the player acts."""
    scene = Scene(3)
    scene.stand("street-4-7", way="street-6-6 guild-hall street-5-7")
    scene.has(1, "pepper")
    scene.offer(1, "for coach-house give 5")
    scene.counter(1, "for coach-house ask 5 pepper")
    scene.say(1, "agree")
    assert scene.money() == [135, 125, 130]
    assert scene.goods(0) == {"pepper": 1}
    assert scene.tiles(1) == {"start-space": 1}


def test_refusing_keeps_the_offer_and_begins_another_round() -> None:
    """G-N8: everybody may think again; the refused one has spoken."""
    scene = at_crossing()
    scene.offer(1, "for metals give 5")
    scene.choose("pass")
    scene.counter(1, "for metals ask 25")
    scene.say(1, "refuse")
    assert scene.offered(1) is not None
    assert scene.offered(0) is None
    assert scene.asked == [2]
    assert scene.news("refused") == [(1, 0)]


def test_changing_the_offer_answers_the_counter() -> None:
    """G-N8: a new offer in place of an answer."""
    scene = at_crossing()
    scene.offer(1, "for metals give 5")
    scene.counter(1, "for metals ask 25")
    scene.offer(1, "for metals give 15")
    assert scene.offered(0) is None
    assert scene.asked == [2]
    scene.say(0, "accept seat-2")
    assert scene.money() == [145, 115, 130]


def test_withdrawing_the_offer_answers_the_counter() -> None:
    """G-N8: no offer, no counter."""
    scene = at_crossing()
    scene.offer(1, "for metals give 5")
    scene.counter(1, "for metals ask 25")
    scene.say(1, "withdraw")
    assert scene.offered(0) is None
    assert scene.asked == [2]


def test_the_trader_may_take_a_counter_back() -> None:
    """G-N8: and then decides anew, in the next round."""
    scene = at_crossing()
    scene.counter(1, "for metals ask 25")
    assert scene.open(0) == ["withdraw"]
    scene.say(0, "withdraw")
    assert scene.offered(0) is None
    assert scene.asked == [1, 2]
    assert int(scene.city.window) == 2


def test_a_player_without_an_offer_can_be_countered() -> None:
    """G-N8, G-N1: the trader proposes, and may offer something too."""
    scene = at_crossing()
    scene.has(0, "silk")
    scene.has(1, "ale")
    scene.counter(1, "for park give silk ask ale")
    scene.say(1, "agree")
    assert scene.goods(0) == {"ale": 1}
    assert scene.goods(1) == {"silk": 1}


def test_a_counter_that_the_player_cannot_meet_can_only_be_refused_or_changed() -> None:
    """G-N8, G-N2: pay of an order is asked for; whether orange holds one only orange knows."""
    scene = at_crossing()
    scene.counter(1, "for park ask 5 yield 20")
    assert "agree" not in scene.open(1)
    assert "refuse" in scene.open(1)
    holder = at_crossing()
    holder.holds(1, "small-order-7")
    holder.has(1, "silk")
    holder.counter(1, "for park ask 5 yield 20")
    holder.say(1, "agree")
    holder.choose("deliver small-order-7")
    assert holder.money() == [155, 145, 130]


def test_after_three_counters_the_trader_must_decide() -> None:
    """G-N8: three rounds with a counter; then accept, use, go or stop."""
    scene = at_crossing()
    scene.offer(1, "for metals give 5")
    for ducats in (40, 20, 10)[:DEALING_ROUNDS]:
        scene.quiet()
        scene.counter(1, f"for metals ask {ducats}")
        scene.say(1, "refuse")
    scene.quiet()
    assert scene.opened("counter", 0) == []
    assert scene.open(0) == ["stop", "accept seat-2", "go metals", "go park", "go street-5-7", "go street-6-6"]


def test_a_new_window_allows_new_counters() -> None:
    """G-N8: on each step there is a window of its own."""
    scene = at_crossing()
    for _ in range(DEALING_ROUNDS):
        scene.quiet()
        scene.counter(1, "for metals ask 40")
        scene.say(1, "refuse")
    scene.walk("street-6-6")
    assert int(scene.city.window) == 1
    assert scene.opened("counter", 0) == ["seat-2", "seat-3"]


def test_a_cancelled_counter_does_not_count() -> None:
    """G-N8: nobody heard of it."""
    scene = at_crossing()
    for _ in range(DEALING_ROUNDS + 1):
        scene.say(0, "counter seat-2", "for metals", "cancel")
    assert scene.opened("counter", 0) == ["seat-2", "seat-3"]
    assert scene.keys() == []


# Limits: up to so many ducats, told to nobody.


def test_a_counter_up_to_the_limit_is_agreed_to_by_itself() -> None:
    """G-N8 (ruling): 10 are offered, up to 30; the trader asks for 25 and gets them without a question."""
    scene = at_crossing()
    scene.offer(1, "for metals give 10 limit 30")
    scene.counter(1, "for metals ask 25")
    assert scene.money() == [155, 105, 130]
    assert scene.tower() == "metals"
    assert scene.keys()[:3] == ["offered", "countered", "dealt"]


def test_a_counter_beyond_the_limit_is_asked() -> None:
    """G-N8 (ruling): the player answers."""
    scene = at_crossing()
    scene.offer(1, "for metals give 10 limit 30")
    scene.counter(1, "for metals ask 35")
    assert scene.asked == [1]
    assert scene.money() == [130, 130, 130]


@pytest.mark.parametrize("terms", ["for park ask 20", "for metals ask 20 ale", "for metals ask 20 yield silver"])
def test_a_counter_that_differs_in_more_than_ducats_is_asked(terms: str) -> None:
    """G-N8 (ruling): another space, another good, something of the yield."""
    scene = at_crossing()
    scene.has(1, "ale")
    scene.offer(1, "for metals give 10 limit 80")
    scene.counter(1, terms)
    assert scene.asked == [1]


def test_a_limit_beyond_the_purse_does_not_bind() -> None:
    """G-N8, G-N2: more than the player has cannot be asked for at all."""
    scene = at_crossing()
    scene.has(1, ducats=20)
    scene.offer(1, "for metals give 10 limit 80")
    scene.say(0, "counter seat-2", "for metals")
    assert scene.opened("ask", 0) == ["5", "10", "20"]
    scene.say(0, "ask 20", "send")
    assert scene.money() == [150, 0, 130]


def test_the_limit_is_told_to_nobody() -> None:
    """G-N8, G-S4: neither in the news nor in what the others see."""
    scene = at_crossing()
    scene.offer(1, "for metals give 10 limit 30")
    plain = at_crossing()
    plain.offer(1, "for metals give 10")
    assert [item.numbers for item in scene.items("offered")] == [item.numbers for item in plain.items("offered")]
    game = find_game("genoa")
    for seat in (0, 2, -1):
        assert game.view(scene.city, seat).numbers() == game.view(plain.city, seat).numbers()
    assert game.view(scene.city, 1).numbers() != game.view(plain.city, 1).numbers()
