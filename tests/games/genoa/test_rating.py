"""How choices are rated beside each other, for a coach: in ducats, and only where a choice decides something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import UNRATED

from .scene import GAME

if TYPE_CHECKING:
    from .scene import Scene

BLUE, ORANGE, YELLOW = 0, 1, 2
A_DUCAT = 100


def ratings(scene: Scene, seat: int = BLUE) -> dict[str, int]:
    """By notation, without what is not rated."""
    scene.fit()
    view, choices = GAME.view(scene.city, seat), Choices(len(GAME.vocabulary))
    view.open(seat, choices)
    found = zip(choices.listed(), GAME.ratings(view, seat, choices.listed()), strict=True)
    return {GAME.vocabulary.text(choice): rating for choice, rating in found if rating != UNRATED}


def test_an_order_that_can_be_delivered_is_worth_more_than_to_end_the_action(scene: Scene) -> None:
    """G-A3. Small order 3: ale at the Tavern."""
    scene.holds(BLUE, "small-order-3")
    scene.has(BLUE, "ale")
    scene.stand("tavern")
    scene.quiet()
    scene.say(BLUE, "use")
    scene.say(BLUE, "act")
    rated = ratings(scene)
    assert rated["deliver small-order-3"] - rated["done"] > 5 * A_DUCAT


def test_what_can_be_had_one_after_another_is_rated_alike(scene: Scene) -> None:
    scene.holds(BLUE, "small-order-3")
    scene.has(BLUE, "ale")
    scene.stand("tavern")
    scene.quiet()
    scene.say(BLUE, "use")
    rated = ratings(scene)
    assert rated["act"] == rated["deliver small-order-3"]


def test_a_large_order_is_worth_more_than_a_contract(scene: Scene) -> None:
    """G-A3. Large order 1: copper, linen, wine to Villa Colini."""
    scene.holds(BLUE, "large-order-1")
    scene.has(BLUE, "copper linen wine")
    scene.stand("villa-colini")
    scene.quiet()
    scene.say(BLUE, "use")
    rated = ratings(scene)
    assert rated["deliver large-order-1"] - rated["act"] > 20 * A_DUCAT


def test_an_offer_that_costs_more_than_it_brings_had_better_not_be_sent(scene: Scene) -> None:
    scene.stand("tavern")
    scene.fit()
    for text in ("offer", "for tavern", "give 80"):
        assert ratings(scene, ORANGE).keys() <= {"cancel"}, "nothing is decided yet"
        scene.say(ORANGE, text)
    rated = ratings(scene, ORANGE)
    assert rated["cancel"] == 0
    assert rated["send"] < -20 * A_DUCAT


def test_to_drop_a_good_offer_is_no_mistake(scene: Scene) -> None:
    scene.holds(ORANGE, "small-order-3")
    scene.has(ORANGE, "ale")
    scene.stand("tavern")
    scene.fit()
    for text in ("offer", "for tavern", "give 5"):
        scene.say(ORANGE, text)
    assert ratings(scene, ORANGE) == {"send": 0, "cancel": 0}


def test_the_trader_s_ways_are_rated_beside_each_other(scene: Scene) -> None:
    scene.has(BLUE, "ale")
    scene.holds(BLUE, "small-order-3")
    scene.stand("tavern")
    scene.quiet()
    rated = ratings(scene)
    assert rated["stop"] == 0
    assert rated["use"] > 20 * A_DUCAT, "the order pays here"
    assert {choice.split()[0] for choice in rated} <= {"use", "stop", "go", "accept"}
