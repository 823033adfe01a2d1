"""The offers that stand, side by side, as each player sees them in the browser."""

from __future__ import annotations

import re

from fondaco.games.genoa.face.drawer import drawer_facts
from fondaco.games.genoa.face.reckoning import UNTOLD
from fondaco.games.genoa.face.weighing import weighing_facts

from .scene import Scene
from .stage import FACE, buttons, page, staged, without_aids
from .tavern import at_the_tavern, offers


def test_offers_stand_side_by_side_and_tell_their_worth_to_both_sides_alone() -> None:
    scene = at_the_tavern()
    scene.offer(1, "for tavern give 15 give copper")
    scene.offer(2, "for street-7-3 give 5")
    to_trader = offers(scene, 0)
    assert [(offer.who.seat, offer.terms.space) for offer in to_trader.offers] == [
        (1, "space-tavern"),
        (2, "space-street-7-3"),
    ]
    assert to_trader.offers[1].worth == 5
    assert [offer.is_best for offer in to_trader.offers] == [True, False]
    assert [offer.accept is not None for offer in to_trader.offers] == [True, True]
    to_other = offers(scene, 2)
    assert to_other.offers[0].worth == UNTOLD
    assert to_other.offers[1].is_own
    assert all(offer.accept is None and not offer.counter for offer in to_other.offers)
    assert {"accept seat-2", "accept seat-3", "counter seat-2", "counter seat-3"} <= set(
        buttons(page(staged(scene, 0), "offers"))
    )


def test_the_star_is_on_the_best_offer_that_can_be_accepted_now() -> None:
    """G-N6: a trader who must sell here cannot take what is offered for the way on, though it would bring more."""
    scene = Scene(4)
    scene.stand("tavern", way="street-7-4")
    scene.offer(1, "for tavern give 5")
    scene.offer(2, "for street-7-5 give 40")
    assert [offer.accept is not None for offer in offers(scene, 0).offers] == [True, False]
    assert not any(offer.is_best for offer in offers(scene, 0).offers), "there is nothing to choose from yet"
    scene.offer(3, "for tavern give 10")
    assert [offer.is_best for offer in offers(scene, 0).offers] == [False, False, True]


def test_an_offer_that_forces_bears_a_sign() -> None:
    """G-N6: only one that pays something and asks nothing of the trader."""
    scene = at_the_tavern()
    scene.stand("tavern")
    scene.offer(1, "for tavern give 15 ask ale")
    assert not offers(scene, 0).forced
    scene.offer(2, "for tavern give 5")
    assert [offer.forces for offer in offers(scene, 0).offers] == [False, True]
    assert "use" in buttons(page(staged(scene, 0), "replies"))


def test_the_silent_are_told_apart() -> None:
    scene = at_the_tavern()
    scene.say(1, "rest")
    assert [(silent.who.seat, silent.status) for silent in offers(scene, 2).silent] == [(1, "resting"), (2, "thinking")]
    assert "counter seat-2" in buttons(page(staged(scene, 0), "offers"))


def test_what_is_done_on_the_plan_is_told_at_the_prompt() -> None:
    """G-M1, G-O1: whoever does not see what is lit there reads of it, and on a small screen is led there."""
    scene = at_the_tavern()
    scene.choose("pass", "pass")
    steps = {"go tavern", "go street-7-3", "go street-7-5", "go cathedral"}
    lit = buttons(page(staged(scene, 0), "plan"))
    assert {notation for notation in lit if notation.startswith("go ")} == steps
    assert "Tap a lit space" in page(staged(scene, 0), "replies")
    assert [answer.place for answer in FACE.answers(staged(scene, 0))] == [""]
    scene.offer(1, "for tavern give 5")
    assert [answer.place for answer in FACE.answers(staged(scene, 0))] == ["", "plan"]


def test_the_part_of_the_board_that_is_asked_is_current() -> None:
    scene = at_the_tavern()

    def current(seat: int) -> list[str]:
        return re.findall(r'data-part="(\w+)"[^>]* data-current', page(staged(scene, seat)))

    assert current(1) == ["dealing"]
    scene.choose("pass", "pass")
    assert current(0) == ["plan"]
    scene.offer(1, "for tavern give 15")
    assert current(0) == ["offers"]
    scene.counter(1, "for tavern ask 25")
    assert current(1) == ["offers"]
    assert current(2) == ["plan"]


def test_where_nothing_lies_in_the_drawer_the_plan_shows_whose_action_it_is() -> None:
    """G-S4: whoever might have an order is asked, even where only one answer is possible."""
    scene = Scene(3)
    scene.holds(0, "small-order-1")
    scene.has(0, "ale")
    scene.stand("park")
    scene.trade("use")
    assert scene.open() == ["act"]
    html = page(staged(scene, 0))
    assert re.findall(r'data-part="(\w+)"[^>]* data-current', html) == ["plan"]
    assert re.search(r'class="[^"]* free"[^>]* data-place="space-park"', html), "the building is lit"
    assert "Your action here: take a tile “extra action”." in html


def test_a_table_that_does_not_tell_what_things_are_worth_says_what_would_be_left() -> None:
    """Neither the offers nor the weighing nor the order of the spaces tell it."""
    scene = at_the_tavern()
    scene.offer(2, "for tavern give 15")
    for seat in (0, 1, 2):
        assert "≈" in page(staged(scene, seat)) or "bout " in page(staged(scene, seat))
        html = page(without_aids(staged(scene, seat)))
        assert "≈" not in html
        assert "bout " not in html
    silent = without_aids(staged(scene, 1))
    facts = drawer_facts(silent)
    assert facts is not None
    assert {space.brought != (): space.prices for space in facts.spaces} == {True: (5, 10, 20), False: (5,)}
    weighed = weighing_facts(silent, {"verb": ["offer"], "space": ["tavern"], "give-ducats": ["25"]})
    assert weighed[:2] == ("good", "You would have 35 ducats left.")


def test_when_the_counters_are_used_up_the_trader_is_told() -> None:
    """G-N8: three in one window."""
    scene = at_the_tavern()
    for _ in range(3):
        assert "now decide" not in page(staged(scene, 0), "offers")
        scene.offer(1, "for tavern give 5")
        scene.counter(1, "for tavern ask 60")
        scene.say(1, "refuse")
    assert "now decide" in page(staged(scene, 0), "offers")
    assert "now decide" not in page(staged(scene, 2), "offers")


def test_a_proposal_bears_the_sign_of_the_trader() -> None:
    scene = at_the_tavern()
    scene.counter(1, "for tavern ask 25")
    html = page(staged(scene, 1), "offers")
    assert re.search(
        r'<article class="offer counter seat-0[^>]*><h4><b class="sign seat-0" aria-hidden="true">A</b>', html
    )
