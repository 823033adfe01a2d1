"""Plans: standing offers that only their owner sees until they apply (G-N5, G-N8)."""

from __future__ import annotations

import pytest

from fondaco.games import find_game
from fondaco.games.genoa.vocabulary import PLANS
from fondaco.kernel.errors import NotOpen

from .deal_scene import CROSSING, at_crossing, at_metals
from .scene import Scene


def test_a_plan_is_for_any_space_and_binds_nobody_until_the_tower_is_beside_it() -> None:
    """G-N5: Villa Monetti is far away; nothing can be accepted."""
    scene = at_crossing()
    scene.plan(1, "for villa-monetti give 40")
    assert scene.planned(1) == ["villa-monetti"]
    assert scene.offered(1) is None
    assert "accept seat-2" not in scene.open(0)


def test_villa_colini_in_the_book() -> None:
    """G-N5: 15 ducats for a villa still out of reach: the tower may come beside it, and the offer is there then."""
    scene = at_crossing(way="street-5-7")
    scene.plan(1, "for villa-colini give 15")
    assert scene.offered(1) is None
    scene.walk("metals")
    scene.say(0, "accept seat-2")
    scene.choose("card contract-villa-colini")
    assert scene.money() == [145, 115, 130]
    assert scene.tower() == "villa-colini"


def test_a_plan_applies_by_itself_once_the_tower_is_beside_its_space() -> None:
    """G-N5, G-N8: the owner is not asked, and the trader can accept."""
    scene = at_crossing()
    scene.plan(1, "for cathedral give 20")
    scene.choose("rest", "rest")
    scene.say(0, "go street-6-6")
    assert scene.asked == [0]
    terms = scene.offered(1)
    assert terms is not None
    assert (terms.space, terms.ducats) == (17, 20)
    scene.say(0, "accept seat-2")
    assert scene.money() == [150, 110, 130]
    assert scene.markers(1) == 2


def test_whoever_walks_into_a_plan_cannot_go_back_with_what_was_seen() -> None:
    """G-N8: the plan was shown, so the step stands; without one it could be taken back."""
    planned, plain = at_crossing(), at_crossing()
    planned.plan(1, "for cathedral give 20")
    for scene in (planned, plain):
        scene.choose("rest", "rest")
    shown = [int(scene.city.revealed) for scene in (planned, plain)]
    for scene in (planned, plain):
        scene.say(0, "go street-6-6")
    assert [int(scene.city.revealed) for scene in (planned, plain)] == [shown[0] + 1, shown[1]]


def test_a_plan_is_secret_until_it_applies() -> None:
    """G-N8: the others see and hear the same with it and without it."""
    planned, plain = at_crossing(), at_crossing()
    planned.plan(1, "for cathedral give 20 limit 40")
    plain.fit()
    game = find_game("genoa")
    for seat in (0, 2, -1):
        assert game.view(planned.city, seat).numbers() == game.view(plain.city, seat).numbers()
    told = [item for item in planned.listener.items if item.audience != 1 << 1]
    assert told == []
    assert planned.items("planned")[0].audience == 1 << 1


def test_the_cards_of_a_plan_are_shown_only_when_it_applies() -> None:
    """G-N8, G-N2: a secret card stays secret while the plan is."""
    scene = at_crossing()
    scene.holds(1, "contract-inn")
    scene.plan(1, "for cathedral give contract-inn")
    assert not scene.is_shown("contract-inn")
    scene.walk("street-6-6")
    assert scene.is_shown("contract-inn")


def test_a_plan_that_applies_now_is_an_offer_at_once() -> None:
    """G-N5, G-N8: the tower stands beside Metals already."""
    scene = at_crossing()
    scene.plan(1, "for metals give 20")
    assert scene.offered(1) is not None
    assert scene.asked == [2]
    assert scene.planned(1) == ["metals"]


def test_a_plan_for_where_the_tower_stands_forces_like_any_offer() -> None:
    """G-N6, G-N5: the tower comes to Metals unpaid."""
    scene = Scene(3)
    scene.stand("villa-colini", way="park", used=True)
    scene.plan(1, "for street-6-6 give 5")
    scene.plan(2, "for metals give 20")
    scene.say(2, "withdraw")
    scene.walk("metals")
    assert scene.offered(2) is not None
    scene.quiet()
    assert scene.opened("go", 0) == []


def test_a_plan_that_came_true_is_forgotten() -> None:
    """G-N8: a deal of its owner about that space, by whatever terms."""
    scene = at_crossing()
    scene.plan(1, "for metals give 20")
    scene.plan(1, "for cathedral give 10")
    scene.say(0, "accept seat-2")
    assert scene.planned(1) == ["cathedral"]


def test_a_plan_stays_where_somebody_else_got_the_deal() -> None:
    """G-N8: it waits for another turn."""
    scene = at_crossing()
    scene.plan(1, "for metals give 20")
    scene.offer(2, "for metals give 25")
    scene.say(0, "accept seat-3")
    assert scene.planned(1) == ["metals"]


def test_a_plan_outlives_the_turn() -> None:
    """G-N5: made in one turn, it applies in another one, of another trader."""
    scene = Scene(3, first=0)
    scene.stand("street-6-7")
    scene.plan(2, "for inn give 15")
    scene.trade("stop")
    scene.roll(2, 4)
    assert int(scene.city.trader) == 1
    terms = scene.offered(2)
    assert terms is not None
    assert terms.ducats == 15


def test_a_plan_does_not_apply_in_the_own_turn() -> None:
    """G-N1: a trader does not deal with itself."""
    scene = Scene(3, first=0)
    scene.stand("street-6-7")
    scene.plan(1, "for inn give 15")
    scene.trade("stop")
    scene.roll(2, 4)
    assert scene.offered(1) is None
    assert "accept seat-2" not in scene.open(1)


def test_a_plan_that_no_longer_fits_does_not_apply() -> None:
    """G-N2, G-N7: the ducats are gone, or the action is."""
    poor = at_crossing()
    poor.plan(1, "for cathedral give 80")
    poor.offer(1, "for street-6-6 give 75")
    poor.say(0, "accept seat-2")
    assert poor.offered(1) is None
    assert poor.planned(1) == ["cathedral"]
    tired = at_crossing()
    tired.acted(1)
    tired.plan(1, "for cathedral give 80")
    tired.walk("street-6-6")
    assert tired.offered(1) is None


def test_who_has_acted_can_plan_for_later_turns() -> None:
    """G-N5, G-N7: the action counts when the plan applies."""
    scene = at_crossing()
    scene.acted(1)
    scene.plan(1, "for metals give 20")
    assert scene.planned(1) == ["metals"]
    assert scene.offered(1) is None


def test_a_standing_offer_goes_before_plans() -> None:
    """G-N8: at most one standing offer; a plan does not replace it."""
    scene = at_crossing()
    scene.offer(1, "for street-6-6 give 5")
    scene.plan(1, "for metals give 40")
    terms = scene.offered(1)
    assert terms is not None
    assert terms.ducats == 5


def test_an_offer_that_outlives_a_step_goes_before_plans_too() -> None:
    """G-N8: the plan would apply beside the Guild Hall, but an older offer still stands there."""
    scene = Scene(3)
    scene.stand("park", way="street-4-7", used=True)
    scene.offer(1, f"for {CROSSING} give 10")
    scene.plan(1, "for guild-hall give 40")
    scene.walk("street-5-7")
    terms = scene.offered(1)
    assert terms is not None
    assert terms.ducats == 10


def test_the_first_plan_that_fits_applies() -> None:
    """G-N8: one offer, though two plans would fit."""
    scene = at_crossing()
    scene.plan(1, "for cathedral give 20")
    scene.plan(1, "for street-7-6 give 5")
    scene.walk("street-6-6")
    assert len(scene.items("offered")) == 1
    terms = scene.offered(1)
    assert terms is not None
    assert terms.ducats == 20


def test_a_plan_for_the_same_space_replaces_the_older_one() -> None:
    """G-N8: not two of them."""
    scene = at_crossing()
    scene.plan(1, "for cathedral give 20")
    scene.plan(1, "for cathedral give 40")
    assert scene.planned(1) == ["cathedral"]
    scene.walk("street-6-6")
    terms = scene.offered(1)
    assert terms is not None
    assert terms.ducats == 40


def test_three_plans_at_most() -> None:
    """G-N8: with three of them a fourth can only take the place of one for the same space, or of a forgotten one."""
    scene = at_crossing()
    for space in ("inn", "tavern", "harbor"):
        scene.plan(1, f"for {space} give 20")
    assert len(scene.planned(1)) == PLANS
    scene.say(1, "plan")
    assert scene.opened("for", 1) == ["harbor", "inn", "tavern"]
    scene.say(1, "cancel", "forget plan-2", "plan")
    assert "palace" in scene.opened("for", 1)
    assert scene.planned(1) == ["inn", "harbor"]


def test_a_forgotten_plan_is_gone_and_only_its_owner_hears_of_it() -> None:
    """G-N8: secret to the end."""
    scene = at_crossing()
    scene.plan(1, "for cathedral give 20")
    with pytest.raises(NotOpen):
        scene.say(1, "forget plan-2")
    scene.say(1, "forget plan-1")
    assert scene.planned(1) == []
    assert scene.items("forgot")[0].audience == 1 << 1
    scene.walk("street-6-6")
    assert scene.offered(1) is None


def test_a_plan_asks_nothing_of_a_trader_yet_unknown() -> None:
    """G-N5 (ruling): it may promise of the yield, but not ask."""
    scene = at_metals()
    scene.has(0, "ale")
    scene.say(1, "plan", "for drinks", "give 5")
    assert scene.opened("ask", 1) == []
    assert scene.opened("yield", 1) == ["ale", "wine"]


def test_a_plan_with_a_limit_deals_for_whoever_rests() -> None:
    """G-N8: "to the Cathedral, up to 30": the trader asks for more than the 10 and gets it without waiting."""
    scene = at_crossing()
    scene.plan(1, "for cathedral give 10 limit 30")
    scene.say(1, "rest")
    scene.walk("street-6-6")
    scene.counter(1, "for cathedral ask 30")
    assert scene.money() == [160, 100, 130]
    assert scene.planned(1) == []
