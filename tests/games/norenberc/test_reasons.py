"""Why something is not open in Norenberc: what a player is told, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fondaco.face.game_face import face_of
from fondaco.face.why import why_not as answer_of
from fondaco.games import find_game
from fondaco.games.norenberc.steps.shopping import Shopping
from fondaco.words.catalogue import game_words

if TYPE_CHECKING:
    from .scene import Scene

GAME = find_game("norenberc")
WORDS = game_words("en", GAME)
FACE = face_of(GAME, "en")


def why_not(scene: Scene, text: str, seat: int = 0) -> str:
    """The sentence and the rule of a reason; empty where the choice is open."""
    reason = GAME.view(scene.town, seat).why_not(seat, GAME.vocabulary.number(text), scene.choices)
    if reason is None:
        return ""
    sentence = WORDS.say(f"why-{reason.key}", reason.facts)
    return f"{sentence} ({reason.rule})" if reason.rule else sentence


def test_a_plan_needs_agents_and_guilds_that_are_in_play(scene: Scene) -> None:
    scene.agents(0, 2)
    assert why_not(scene, "plan brewers+bakers") == why_not(scene, "pass") == ""
    assert (
        why_not(scene, "plan brewers+bakers+shoemakers")
        == "You have 2 agents at hand, so you can plan at most 2 guilds. (N-P1)"
    )
    assert (
        why_not(scene, "plan brewers+tailors+hatters")
        == "Not in play with 3 players: the tailors and the hatters. (N-S1)"
    )
    assert why_not(scene, "sell 1") == "Something else is asked now."


def test_a_sale_needs_goods_of_the_guild(scene: Scene) -> None:
    scene.has(0, beer=2, pages=1)
    scene.send(0, "brewers+bakers")
    assert why_not(scene, "sell 2") == ""
    assert why_not(scene, "sell 3") == "You hold 2 beers and cannot sell 3. (N-V1)"
    assert why_not(scene, "sell 2", seat=1) == "It is not your turn to decide."
    scene.act("nothing")
    assert why_not(scene, "sell 1") == "You have no pastry to sell. (N-V1)"


def test_a_hire_needs_a_guest_and_the_price_of_the_room(scene: Scene) -> None:
    for room in (2, 3, 4):
        scene.room("brewers", room, "thief")
    scene.has(0, beer=1, pages=1)
    scene.send(0, "brewers+bakers")
    assert why_not(scene, "hire room-1") == "Room 1 is empty. (N-H5)"
    assert why_not(scene, "hire room-2") == ""
    held = "You hold 1 beer and 1 of other kinds. (N-H1)"
    assert why_not(scene, "hire room-3") == f"Room 3 costs 2 beers, or 1 and 2 of other kinds. {held}"
    assert why_not(scene, "hire room-4") == f"Room 4 costs 3 beers, or 2 and 2 of other kinds. {held}"
    scene.room("bakers", 1, "guard")
    scene.act("nothing")
    assert why_not(scene, "hire room-1") == "Room 1 costs 1 pastry. You hold no pastry and 2 of other kinds. (N-H1)"


def test_a_purchase_needs_money_and_goods_in_the_store(scene: Scene) -> None:
    scene.store("brewers", beer=2, shoes=1)
    scene.money(9, 0, 0)
    scene.send(0, "brewers")
    assert why_not(scene, "buy shoes") == ""
    assert why_not(scene, "buy pages") == "The store here has only beer and shoes. (N-B1)"
    scene.act("buy beer")
    assert why_not(scene, "buy beer") == why_not(scene, "stop") == ""
    assert why_not(scene, "buy pages") == "The store here has only beer and shoes. (N-B1)"


@pytest.mark.parametrize(("bought", "said"), [(0, "You may buy at most 3 goods"), (2, "You may buy only 1 more good")])
def test_whoever_has_bought_is_told_how_many_more_there_may_be(scene: Scene, bought: int, said: str) -> None:
    """N-B2"""
    scene.store("brewers", beer=9)
    scene.money(90, 0, 0)
    scene.send(0, "brewers")
    scene.act(*["buy beer"] * bought)
    shopping = scene.town.asking
    assert isinstance(shopping, Shopping)
    reason = shopping.why_not_buy(scene.town, [0] * 4)
    assert reason
    assert WORDS.say(f"why-{reason.key}", reason.facts).startswith(said)


def test_what_cannot_be_paid_for_or_is_sold_out_is_said(scene: Scene) -> None:
    scene.store("brewers", beer=0)
    scene.money(3, 0, 0)
    scene.send(0, "brewers")
    assert why_not(scene, "buy beer") == "The store here is empty. (N-B1)"
    scene.store("brewers", beer=1)
    assert why_not(scene, "buy beer") == "You cannot pay for any good here with your 3 thalers. (N-B1)"


def test_a_visit_has_one_kind_of_action(scene: Scene) -> None:
    """N-A3"""
    scene.room("brewers", 2, "guard")
    scene.has(0, beer=2, pastry=2, pages=1, shoes=1)
    scene.store("brewers", beer=3)
    scene.order(1, 0, 2)
    scene.send(0, "brewers+bakers")
    scene.act("buy beer")
    while_buying = "You are buying, and each visit allows one kind of action: "
    for other in ("hire room-2", "sell 1", "nothing"):
        assert why_not(scene, other) == f"{while_buying}to hire or to sell here, come again with another agent. (N-A3)"
    scene.act("stop")
    scene.room("bakers", 2, "nobleman-3")
    scene.act("hire room-2")
    while_hiring = "You are hiring, and each visit allows one kind of action: "
    for question in ("paying", "moving-first"):
        assert scene.town.question() == question
        for other in ("buy beer", "sell 1", "hire room-1"):
            sentence = f"{while_hiring}to buy or to sell here, come again with another agent. (N-A3)"
            assert why_not(scene, other) == sentence
        if question == "paying":
            scene.act("pay beer")
    assert why_not(scene, "load beer") == "Something else is asked now."


def idle(scene: Scene, thing: str) -> str:
    """What is said of a thing while something else is asked, and its rule."""
    reason = FACE.idle(GAME.view(scene.town, 0), 0, thing)
    return f"{WORDS.say(f'why-{reason.key}', reason.facts)} ({reason.rule})" if reason else ""


def test_a_thing_that_nobody_asks_for_says_what_it_is_there_for(scene: Scene) -> None:
    """Nobody who touches a master has the Guard in mind, nor the Thief at the panel of another player."""
    assert idle(scene, "ware-1").startswith("Goods are sold and paid when your agent visits a guild.")
    scene.send(0, "brewers")
    assert "nothing to do with it now" in idle(scene, "seat-1-goods")
    assert idle(scene, "master-0").startswith("Nobody can hire a master.")
    assert "in round 2 it becomes master" in idle(scene, "window-1-2")
    assert "in round 4 it becomes master" in idle(scene, "window-1-5")
    assert "never becomes master" in idle(scene, "window-1-4")
    assert "1 thaler for each" in idle(scene, "roof-1")
    assert idle(scene, "room-1-2") == ""


def test_the_thief_at_work_is_not_said_to_take_from_somebody_else(scene: Scene) -> None:
    scene.hire(0, "thief")
    scene.act("rob seat-2")
    view = GAME.view(scene.town, 0)
    found = answer_of(FACE, view, 0, "seat-1-goods")
    other = answer_of(FACE, view, 0, "seat-2-goods")
    assert found is not None
    assert found.reason is None
    assert other is not None
    assert other.reason is not None


def test_the_second_good_of_other_kinds_is_of_another_kind(scene: Scene) -> None:
    scene.room("brewers", 3, "guard")
    scene.has(0, beer=2, pages=1, shoes=1)
    scene.send(0, "brewers")
    scene.act("hire room-3")
    assert why_not(scene, "pay pastry") == "You have no pastry. (N-H1)"
    assert why_not(scene, "pay beer") == why_not(scene, "pay pages") == ""


def test_beer_will_not_do_once_goods_of_other_kinds_are_paid(scene: Scene) -> None:
    scene.room("brewers", 3, "guard")
    scene.has(0, beer=2, pages=1, shoes=2, pastry=1)
    scene.send(0, "brewers")
    scene.act("hire room-3", "pay shoes")
    sentence = "Two goods of other kinds complete this price, so beer will not do. (N-H1)"
    assert why_not(scene, "pay beer") == sentence


def test_the_thief_takes_from_others_who_have_goods(scene: Scene) -> None:
    scene.has(1)
    scene.has(2, beer=1, shoes=2)
    scene.hire(0, "thief")
    assert why_not(scene, "rob seat-1") == "The Thief takes from others, not from you. (N-T2)"
    assert why_not(scene, "rob seat-2") == "There is nothing to take: that player has no goods at hand. (N-T2)"
    assert why_not(scene, "rob seat-4") == "There are only 3 players. (N-T2)"
    scene.act("rob seat-3")
    assert why_not(scene, "steal pages") == "That player holds only beer and shoes. (N-T2)"


def test_the_guard_swaps_two_artisans_of_one_guild_but_no_master(scene: Scene) -> None:
    scene.room("bakers", 2, "thief")
    scene.room("bakers", 3, "shoemaker-7")
    scene.hire(0, "guard")
    assert why_not(scene, "swap brewers-window-1") == "Masters stay where they are; the Guard cannot move them. (N-T3)"
    assert why_not(scene, "swap bakers-room-2") == "The Guard moves artisans, not the Thief. (N-T3)"
    assert why_not(scene, "swap bakers-room-4") == "Nobody is in room 4 of the bakers. (N-T3)"
    scene.act("swap bakers-room-3")
    assert why_not(scene, "with bakers-room-3") == "It cannot change places with itself. (N-T3)"
    assert why_not(scene, "with shoemakers-window-2") == ""
    sentence = "Only another artisan of the shoemakers can change places with it. (N-T3)"
    assert why_not(scene, "with bakers-window-2") == sentence


def test_a_lone_artisan_has_nobody_to_swap_with(new_scene: Callable[..., Scene]) -> None:
    scene = new_scene(2)
    scene.round(4)
    scene.bench("bakers", "- - - - 4")
    scene.room("brewers", 2, "baker-5")
    scene.room("brewers", 3, "shoemaker-7")
    scene.hire(0, "guard")
    sentence = "There is no other artisan of the bakers to swap with. (N-T3)"
    assert why_not(scene, "swap brewers-room-2") == sentence


def test_a_peddler_carries_what_is_held(scene: Scene) -> None:
    scene.has(0, beer=1, shoes=1)
    scene.hire(0, "peddler")
    assert why_not(scene, "load pages") == "You have no pages. (N-T5)"


def test_a_mayor_sits_on_a_roof_that_is_in_play(scene: Scene) -> None:
    scene.hire(0, "mayor")
    assert why_not(scene, "appoint hatters") == "Not in play with 3 players: the hatters. (N-S1)"
