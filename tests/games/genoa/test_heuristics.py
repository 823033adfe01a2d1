"""What the rules of thumb do outside of dealing, and how good a position looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fondaco.kernel.luck import Luck

from .scene import GAME

if TYPE_CHECKING:
    from .scene import Scene

BLUE, ORANGE, YELLOW = 0, 1, 2


def advice(scene: Scene, seat: int = BLUE) -> str:
    scene.fit()
    return GAME.vocabulary.text(int(GAME.advice(GAME.view(scene.city, seat), seat, Luck("advice"))))


def value(scene: Scene, seat: int = BLUE) -> int:
    scene.fit()
    return int(GAME.value(scene.city, seat))


def use(scene: Scene) -> None:
    """The trader takes the action where the tower stands."""
    scene.quiet()
    scene.say(BLUE, "use")


# Within an action.


def test_a_large_order_is_delivered_rather_than_a_contract_drawn(scene: Scene) -> None:
    """G-A3. Large order 1: copper, linen, wine to Villa Colini."""
    scene.holds(BLUE, "large-order-1")
    scene.has(BLUE, "copper linen wine")
    scene.stand("villa-colini")
    use(scene)
    assert advice(scene) == "deliver large-order-1"


def test_a_tile_fills_in_the_last_good_of_a_large_order(scene: Scene) -> None:
    """G-A5."""
    scene.holds(BLUE, "large-order-1")
    scene.has(BLUE, "copper linen any-good")
    scene.stand("villa-colini")
    use(scene)
    assert advice(scene) == "play any-good"
    scene.say(BLUE, "play any-good")
    assert advice(scene) == "take wine"
    scene.say(BLUE, "take wine")
    assert advice(scene) == "deliver large-order-1"


def test_a_small_order_is_delivered_once_the_building_gave(scene: Scene) -> None:
    """G-A3. Small order 3: ale at the Tavern."""
    scene.holds(BLUE, "small-order-3")
    scene.has(BLUE, "ale")
    scene.stand("tavern")
    use(scene)
    assert advice(scene) == "act"
    scene.say(BLUE, "act")
    assert advice(scene) == "deliver small-order-3"


def test_at_the_city_hall_an_order_comes_first_where_the_pile_is_short(scene: Scene) -> None:
    """G-A3, G-A6: small order 13, copper to the City Hall, goes under the pile and is there to be drawn."""
    for rest, choice in (("small-order-1", "deliver small-order-13"), ("small-order-1 small-order-2", "act")):
        at_hall = scene.copy()
        at_hall.lies("small-order", rest, holder=1)
        at_hall.holds(BLUE, "small-order-13")
        at_hall.has(BLUE, "copper")
        at_hall.stand("city-hall")
        use(at_hall)
        assert advice(at_hall) == choice


def test_a_message_that_a_bought_step_completes_is_delivered_at_once(scene: Scene) -> None:
    """G-A4: message 14 is for Guild Hall and Post Office."""
    scene.stand("market", way="guild-hall")
    scene.holds(BLUE, "message-14")
    scene.offer(1, "for post-office give 5")
    scene.say(BLUE, "accept seat-2")
    assert scene.question() == "arrival"
    assert advice(scene) == "deliver message-14"


def test_the_reward_is_a_tile_that_is_of_use(scene: Scene) -> None:
    """Two more orders lack one good each: any good is the tile to take."""
    scene.holds(BLUE, "large-order-1 large-order-5 large-order-9")
    scene.has(BLUE, "copper linen wine silver silk silver linen")
    scene.stand("villa-colini")
    use(scene)
    scene.say(BLUE, "deliver large-order-1")
    assert advice(scene) in ("take any-good", "take extra-action")


def test_a_trade_gives_what_is_of_least_use(scene: Scene) -> None:
    """G-A5: the third pepper for the good that an order lacks. Large order 1: copper, linen, wine."""
    scene.holds(BLUE, "large-order-1")
    scene.has(BLUE, "copper linen pepper pepper pepper trade")
    scene.stand("villa-colini")
    use(scene)
    assert advice(scene) == "play trade"
    scene.say(BLUE, "play trade")
    assert advice(scene) == "give pepper"
    scene.say(BLUE, "give pepper")
    assert advice(scene) == "take wine"


def test_a_building_action_is_played_for_the_best_own_building(scene: Scene) -> None:
    """G-A5."""
    scene.holds(BLUE, "large-order-5")
    scene.has(BLUE, "wine building-action")
    scene.owns(BLUE, "metals inn")
    scene.stand("fabric")
    use(scene)
    if "act" in scene.open():
        scene.say(BLUE, "act")
    assert advice(scene) == "play building-action"
    scene.say(BLUE, "play building-action")
    assert advice(scene) == "visit metals"


def test_the_less_useful_card_is_handed_over(scene: Scene) -> None:
    """G-N2: the player chooses which of the drawn cards goes to the trader. Small order 3: ale at the Tavern."""
    scene.has(ORANGE, "ale")
    scene.stand("street-3-3", way="market", used=True)
    scene.offer(ORANGE, "for city-hall give 10 yield card")
    scene.quiet()
    scene.say(BLUE, "accept seat-2")
    if scene.question() == "acting":
        scene.say(ORANGE, "act")
    scene.choose("card small-order-3", "card small-order-14")
    assert advice(scene, ORANGE) == "give small-order-14"


# Messages.


def test_a_message_is_delivered_as_soon_as_it_is_carried_out(scene: Scene) -> None:
    """G-A4. Message 12: Villa Colini and Fabric; message 6: Metals and Coach House."""
    scene.holds(BLUE, "message-6")
    scene.stand("villa-ricci", way="metals villa-colini park coach-house", used=True)
    assert advice(scene) == "deliver message-6"


def test_the_last_call_delivers_what_is_left(scene: Scene) -> None:
    scene.holds(ORANGE, "message-6")
    scene.stand("coach-house", way="metals villa-colini park", used=True)
    scene.trade("stop")
    assert scene.question() == "last-call"
    assert advice(scene, ORANGE) == "deliver message-6"


# Owning.


def test_two_markers_go_beside_the_street_with_two_free_buildings(scene: Scene) -> None:
    """G-O1: street 2-3 touches Drinks; 3-6 touches City Hall and Guild Hall."""
    scene.has(BLUE, markers=2)
    scene.leave(street_2_3=1, street_3_6=1)
    assert advice(scene) == "claim street-3-6"
    scene.say(BLUE, advice(scene))
    placed = []
    while scene.question() == "marking":
        placed.append(advice(scene))
        scene.say(BLUE, placed[-1])
    assert sorted(placed) == ["place city-hall", "place guild-hall"]


def test_a_lone_marker_is_not_spent_on_a_foreign_one(scene: Scene) -> None:
    scene.has(BLUE, markers=1)
    scene.owns(ORANGE, "drinks")
    scene.leave(street_2_3=1)
    assert advice(scene) == "pass"


# The start.


def test_a_start_tile_is_played_for_a_delivery_in_the_last_turns(scene: Scene) -> None:
    """G-T1."""
    scene.holds(BLUE, "large-order-1")
    scene.has(BLUE, "copper linen wine start-space")
    scene.left(1)
    assert advice(scene) == "go villa-colini"


# How a position looks.


def test_money_and_things_of_the_own_count_and_those_of_the_best_rival_against_it(scene: Scene) -> None:
    level = value(scene)
    assert level == 0
    scene.has(BLUE, ducats=150)
    assert value(scene) == 2000
    scene.has(BLUE, "ale")
    assert value(scene) > 2000
    scene.has(ORANGE, ducats=300)
    assert value(scene) < 0


def test_a_value_reads_only_what_the_view_shows(new_scene: Callable[..., Scene]) -> None:
    values = []
    for order in ("large-order-1", "large-order-16"):
        scene = new_scene(3)
        scene.holds(ORANGE, f"{order} contract-inn")
        scene.has(ORANGE, "copper linen wine")
        values.append(value(scene))
    assert values[0] == values[1]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_at_the_end_the_value_is_the_real_lead(new_scene: Callable[..., Scene], seats: int) -> None:
    """G-E2."""
    scene = new_scene(seats, seats - 1, first=0)
    scene.left(1)
    scene.has(BLUE, "ale ale ale", ducats=200)
    scene.owns(BLUE, "inn")
    scene.holds(ORANGE, "contract-inn")
    scene.roll(2, 3)
    scene.trade("stop")
    assert scene.city.is_over()
    assert value(scene) == 100 * (210 - 140)
