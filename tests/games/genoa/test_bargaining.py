"""How the greedy bot deals: it shares what a deal brings, and nobody talks it into an absurd one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fondaco.games.genoa.bot.worth import action_worth, offer_worth
from fondaco.games.genoa.data import BUILDING_NAMES, COIN, GOOD_NAMES, NONE
from fondaco.games.genoa.offer import OFFER, Terms
from fondaco.kernel.luck import Luck

from .scene import GAME

if TYPE_CHECKING:
    from .scene import Scene

BLUE, ORANGE, YELLOW = 0, 1, 2


def advice(scene: Scene, seat: int) -> str:
    """What the rules of thumb answer for a seat, from its own view."""
    scene.fit()
    return GAME.vocabulary.text(int(GAME.advice(GAME.view(scene.city, seat), seat, Luck("advice"))))


def speak(scene: Scene, seat: int) -> None:
    """Let the bot say everything it has to say, until another seat is asked."""
    for _ in range(20):
        if not scene.city.is_asked(seat):
            return
        scene.say(seat, advice(scene, seat))
    raise AssertionError("the bot does not come to an end")


def offer_of(scene: Scene, seat: int) -> Terms:
    """The offer that the bot makes, alone among the others."""
    scene.fit()
    while int(scene.city.first_asked()) != seat:
        scene.choose("pass")
    speak(scene, seat)
    offered = scene.offered(seat)
    assert offered is not None
    return offered


def complete_order(scene: Scene, seat: int, is_shown: bool = False) -> None:
    """Large order 1, to Villa Colini, with its three goods."""
    scene.has(seat, "copper linen wine")
    if is_shown:
        scene.shows(seat, "large-order-1")
    else:
        scene.holds(seat, "large-order-1")


# As one of the others.


def test_an_offer_leaves_both_sides_a_share(scene: Scene) -> None:
    scene.stand("street-7-6", used=True)
    offered = offer_of(scene, ORANGE)
    worth = int(action_worth(GAME.view(scene.city, ORANGE), ORANGE, offered.space))
    assert 5 <= offered.ducats <= worth * 3 // 4
    assert not any(offered.goods)
    assert not any(offered.tiles)
    assert not offered.cards


def test_a_villa_for_a_complete_order_is_worth_a_good_price(scene: Scene) -> None:
    complete_order(scene, ORANGE)
    scene.stand("metals", used=True)
    offered = offer_of(scene, ORANGE)
    assert BUILDING_NAMES[offered.space] == "villa-colini"
    assert 15 <= offered.ducats <= 60


def test_a_higher_offer_for_the_same_place_is_outbid_up_to_the_worth(scene: Scene) -> None:
    complete_order(scene, YELLOW)
    scene.stand("metals", used=True)
    scene.offer(ORANGE, "for villa-colini give 15")
    assert offer_of(scene, YELLOW).ducats == 20


def test_an_offer_beyond_the_worth_is_not_outbid(scene: Scene) -> None:
    scene.stand("metals", used=True)
    scene.offer(ORANGE, "for villa-colini give 100")
    scene.fit()
    speak(scene, YELLOW)
    offered = scene.offered(YELLOW)
    assert offered is None or offered.ducats < 30


def test_whoever_must_sell_and_cannot_act_gets_the_least(scene: Scene) -> None:
    """G-N6: the trader, out of actions, came to the building unpaid."""
    scene.acted(BLUE)
    scene.stand("metals", way="villa-colini")
    offered = offer_of(scene, ORANGE)
    assert (BUILDING_NAMES[offered.space], offered.ducats) == ("metals", COIN)


def test_with_two_players_an_offer_holds_an_item(new_scene: Callable[..., Scene]) -> None:
    """G-2a: of a warehouse's goods, or of what is at hand."""
    scene = new_scene(2)
    scene.stand("street-7-6", used=True)
    offered = offer_of(scene, ORANGE)
    assert offered.yield_goods or offered.yield_markers or offered.yield_cards


def test_a_good_that_an_own_order_needs_is_asked_for_and_paid(scene: Scene) -> None:
    """Large order 1 lacks the wine, which the trader has."""
    scene.holds(ORANGE, "large-order-1")
    scene.has(ORANGE, "copper linen")
    scene.has(BLUE, "wine")
    scene.stand("street-7-6", used=True)
    offered = offer_of(scene, ORANGE)
    assert offered.goods_back[GOOD_NAMES.index("wine")] == 1
    assert offered.ducats >= 15
    assert offer_worth(GAME.view(scene.city, BLUE), BLUE, scene.city.offers, ORANGE * OFFER, ORANGE) > 5


def test_a_draft_that_was_begun_otherwise_is_dropped(scene: Scene) -> None:
    """A bot that takes over in the middle of a draft does not send what it would not offer itself."""
    scene.stand("street-7-6", used=True)
    scene.say(ORANGE, "offer", "for street-7-5", "give 40")
    assert advice(scene, ORANGE) == "cancel"
    scene.say(ORANGE, "cancel")
    speak(scene, ORANGE)
    offered = scene.offered(ORANGE)
    assert offered is None or offered.ducats < 40


def test_a_draft_of_somebody_else_is_dropped_even_where_a_message_could_be_delivered(
    scene: Scene,
) -> None:
    """G-A4: a bot may take a seat over in the midst of anything."""
    scene.stand("coach-house", way="inn spices villa-ricci")
    for seat in (BLUE, ORANGE):
        scene.holds(seat, "message-1")
        taken_over = scene.copy()
        taken_over.say(seat, "counter seat-2" if seat == BLUE else "plan")
        assert advice(taken_over, seat) == "cancel"


def test_nothing_is_offered_without_an_action(scene: Scene) -> None:
    """G-N7: and whoever has nothing to gain in this turn says so once."""
    scene.acted(ORANGE)
    scene.stand("metals", used=True)
    assert advice(scene, ORANGE) == "retire"


def test_an_offer_that_stands_is_not_made_again(scene: Scene) -> None:
    scene.stand("street-7-6", used=True)
    offer_of(scene, ORANGE)
    before = scene.offered(ORANGE)
    assert advice(scene, ORANGE) == "pass"
    assert before is not None


# Counters to the bot.


@pytest.mark.parametrize("terms", ["for street-7-5 ask 100", "for metals ask 60", "for street-7-5 ask ale ask copper"])
def test_extreme_counters_are_refused_again_and_again(scene: Scene, terms: str) -> None:
    scene.has(ORANGE, "ale copper")
    scene.stand("street-7-6", used=True)
    for _ in range(2):
        scene.quiet()
        scene.counter(ORANGE, terms)
        assert advice(scene, ORANGE) == "refuse"
        scene.say(ORANGE, "refuse")


def test_a_fair_counter_is_agreed_to(scene: Scene) -> None:
    scene.holds(ORANGE, "large-order-5")
    scene.has(ORANGE, "wine silk")
    scene.stand("street-7-6", used=True)
    scene.quiet()
    scene.counter(ORANGE, "for metals ask 15")
    assert advice(scene, ORANGE) == "agree"


def test_the_own_order_card_is_not_given_for_a_street(scene: Scene) -> None:
    complete_order(scene, ORANGE, is_shown=True)
    scene.stand("street-7-6", used=True)
    scene.quiet()
    scene.counter(ORANGE, "for street-7-5 give 20 ask large-order-1")
    assert advice(scene, ORANGE) == "refuse"


def test_ducats_for_a_street_are_taken(scene: Scene) -> None:
    """The trader may pay a player for taking a step."""
    scene.stand("street-7-6", used=True)
    scene.quiet()
    scene.counter(ORANGE, "for street-7-5 give 20")
    assert advice(scene, ORANGE) == "agree"


# As the trader.


def test_a_pittance_for_a_sure_hundred_is_refused_again_and_again(scene: Scene) -> None:
    complete_order(scene, ORANGE, is_shown=True)
    scene.stand("metals", used=True)
    for _ in range(2):
        scene.offer(ORANGE, "for villa-colini give 5")
        scene.quiet()
        answer = advice(scene, BLUE)
        assert answer != "accept seat-2"
        if answer != "counter seat-2":
            return
        speak(scene, BLUE)
        terms = scene.offered(BLUE)
        assert terms is not None
        assert terms.ducats >= 15
        scene.say(ORANGE, "refuse")


def test_a_good_price_is_accepted(scene: Scene) -> None:
    complete_order(scene, ORANGE, is_shown=True)
    scene.stand("metals", used=True)
    scene.offer(ORANGE, "for villa-colini give 60")
    scene.quiet()
    assert advice(scene, BLUE) == "accept seat-2"


def test_of_two_offers_for_one_place_the_better_is_taken(scene: Scene) -> None:
    scene.stand("metals", used=True)
    scene.offer(ORANGE, "for villa-colini give 15")
    scene.offer(YELLOW, "for villa-colini give 20")
    scene.quiet()
    assert advice(scene, BLUE) == "accept seat-3"


@pytest.mark.parametrize("asked", ["ask 30", "ask ale ask silver", "ask any-good"])
def test_an_offer_that_asks_for_more_than_it_gives_is_not_accepted(scene: Scene, asked: str) -> None:
    scene.has(BLUE, "ale silver any-good")
    scene.has(ORANGE, "pepper")
    scene.stand("metals", used=True)
    given = "give pepper" if "30" in asked else "give 5"
    scene.offer(ORANGE, f"for street-7-6 {given} {asked}")
    scene.quiet()
    assert advice(scene, BLUE) != "accept seat-2"


def test_a_clear_leader_is_not_helped_cheaply(new_scene: Callable[..., Scene]) -> None:
    """The same offer is good enough from one of several, but not from who is far ahead."""
    answers = []
    for ducats in (130, 700):
        scene = new_scene(3)
        scene.has(ORANGE, ducats=ducats)
        scene.acted(BLUE)
        scene.stand("market")
        scene.offer(ORANGE, "for cathedral give 30")
        scene.quiet()
        answers.append(advice(scene, BLUE))
    assert answers[0] == "accept seat-2"
    assert answers[1] != "accept seat-2"


def test_a_forced_sale_goes_to_the_best_offer(scene: Scene) -> None:
    """G-N6: out of actions the trader must take one of them."""
    scene.acted(BLUE)
    scene.stand("metals", way="villa-colini")
    scene.offer(ORANGE, "for metals give 5")
    scene.offer(YELLOW, "for metals give 10")
    scene.quiet()
    answer = advice(scene, BLUE)
    assert answer.startswith(("accept seat-3", "counter"))
    while answer != "accept seat-3":
        scene.say(BLUE, answer)
        if scene.city.countered != NONE:
            scene.say(int(scene.city.countered), "refuse")
            scene.quiet()
        answer = advice(scene, BLUE)


def test_an_action_worth_more_to_the_trader_is_used(scene: Scene) -> None:
    """G-N6: the trader delivers here; five ducats for the place are no reason to let it go."""
    complete_order(scene, BLUE)
    scene.stand("villa-colini")
    scene.offer(ORANGE, "for villa-colini give 5")
    scene.quiet()
    assert advice(scene, BLUE) == "use"


def test_the_trader_goes_where_the_own_order_is_delivered(scene: Scene) -> None:
    complete_order(scene, BLUE)
    scene.left(2)
    scene.stand("metals", used=True)
    scene.quiet()
    assert advice(scene, BLUE) == "go villa-colini"


# Both.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_deal_among_bots_costs_either_side_more_than_a_few_ducats(
    new_scene: Callable[..., Scene], seats: int
) -> None:
    """Each deal is good for the player by its own reckoning, and for the trader, unless it is forced (G-N6)."""
    scene = new_scene(seats)
    scene.left(4 if seats == 2 else 1)
    luck = Luck("a few ducats")
    dealt = 0
    while not scene.city.is_over():
        scene.fit()
        seat = int(scene.city.first_asked())
        if seat >= seats:
            scene.city.choose(seat, scene.city.draw(luck, scene.choices))
            continue
        text = advice(scene, seat)
        if text.startswith("accept") or text == "agree":
            player = int(text[-1]) - 1 if text.startswith("accept") else seat
            at = (player if text.startswith("accept") else int(scene.city.trader)) * OFFER
            view = GAME.view(scene.city, player)
            assert offer_worth(view, player, scene.city.offers, at, player) >= 0
            if "stop" in scene.open(int(scene.city.trader)):
                trader = int(scene.city.trader)
                view = GAME.view(scene.city, trader)
                assert offer_worth(view, trader, scene.city.offers, at, player) >= 5
            dealt += 1
        scene.say(seat, text)
    assert dealt > 0
