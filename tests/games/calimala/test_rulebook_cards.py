"""Action cards: drawn in place of impossible actions, played in one's own activations."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games.calimala.data import ACTION_NAMES, ACTIONS
from fondaco.games.calimala.game import Calimala
from fondaco.games.calimala.steps.activation import Activation
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import random_choice

from .oracle import lawful_aims, offered
from .scene import Scene, orange_woken

if TYPE_CHECKING:
    from fondaco.games.calimala.state import Florence

GAME = Calimala()
BLUE, ORANGE, YELLOW, GREEN = 0, 1, 2, 3


# In place of an impossible action.


def test_contribute_before_wood_example(scene: Scene) -> None:
    """C-K1, printed example (b): with empty warehouses contribute comes first and is a card, then the wood."""
    orange_woken(scene, "wood+contribute")
    assert scene.open() == ["done", "gain wood", "draw contribute"]
    scene.choose("draw contribute", "card ship")
    assert scene.open() == ["done", "gain wood"]
    scene.choose("gain wood")
    assert scene.hand_of(ORANGE) == ["ship"]
    assert scene.stock(ORANGE) == {"wood": 1}


def test_the_active_player_may_choose_the_order_too(scene: Scene) -> None:
    """C-K1: an action may be impossible at its moment though the other one would have made it possible."""
    scene.choose("place wood+contribute")
    assert scene.open() == ["gain wood", "draw contribute"]
    scene.choose("draw contribute", "card ship", "gain wood")
    assert scene.hand_of(BLUE) == ["ship"]


def test_after_the_wood_contributing_is_no_more_impossible(scene: Scene) -> None:
    """C-K1: then it is carried out or skipped, and skipping gives no card."""
    orange_woken(scene, "wood+contribute")
    scene.choose("gain wood")
    assert scene.opened("draw") == []
    scene.choose("done")
    assert scene.town.hand_size[ORANGE] == 0
    assert scene.news("drew") == []


def test_one_card_for_each_impossible_action(scene: Scene) -> None:
    """C-K1: and no second one for the same."""
    orange_woken(scene, "wood+contribute")
    scene.choose("draw contribute", "card ship")
    assert scene.opened("draw") == []


def test_a_card_instead_is_a_may(scene: Scene) -> None:
    """C-K1"""
    orange_woken(scene, "wood+contribute")
    scene.choose("done")
    assert scene.town.hand_size[ORANGE] == 0


def test_hand_cards_that_would_help_do_not_forbid_the_draw(scene: Scene) -> None:
    """C-K1, ruling: hands are secret."""
    scene.hand(ORANGE, "wood brick marble")
    orange_woken(scene, "wood+contribute")
    assert scene.opened("draw") == ["contribute"]
    assert scene.opened("play") == ["wood", "brick", "marble"]


def test_playing_a_card_can_make_an_action_impossible_or_possible(scene: Scene) -> None:
    """C-K1, C-K3: judged at the moment of the action."""
    scene.has(ORANGE, wood=3)
    scene.hand(ORANGE, "wood contribute")
    orange_woken(scene, "wood+marble")
    assert scene.opened("draw") == []
    scene.choose("play wood")
    assert scene.opened("draw") == ["wood"]
    scene.choose("play contribute", "give wood-santa-croce")
    assert scene.opened("draw") == []
    assert scene.opened("gain") == ["wood", "marble"]


def sequences(scene: Scene) -> dict[tuple[str, ...], int]:
    """Every way to use up what a disc gives, without hand cards, and how many cards each draws."""
    if scene.question() != "activation":
        return {(): 0}
    found = {}
    for text in scene.open():
        if text == "done" or text.startswith("play "):
            continue
        other = scene.copy()
        other.choose(text)
        drawn = int(text.startswith("draw "))
        if drawn:
            other.choose("card transport" if "card transport" in other.open() else other.open()[0])
        if "done" in other.open() and all(more == "done" or more.startswith("play ") for more in other.open()):
            other.choose("done")
        for rest, cards in sequences(other).items():
            found[text, *rest] = drawn + cards
    return found


def test_every_order_of_a_white_disc_on_wood_and_contribute(scene: Scene) -> None:
    """C-K1, ruling: each impossible instance draws one. Contributing draws only while no wood is there.

    As words of W (wood) and C (contribute): a C draws when no wood is left at its moment.
    """
    scene.choose("white wood+contribute")
    expected = {}
    for order in set(permutations("WWCC")):
        wood = cards = 0
        for letter in order:
            if letter == "W":
                wood += 1
            elif wood:
                wood -= 1
            else:
                cards += 1
        expected[order] = cards
    found: dict[tuple[str, ...], set[int]] = {}
    for order, cards in sequences(scene).items():
        found.setdefault(tuple("W" if text == "gain wood" else "C" for text in order), set()).add(cards)
    assert found == {order: {cards} for order, cards in expected.items()}
    assert expected[tuple("CCWW")] == 2


def test_a_white_disc_draws_for_each_instance(scene: Scene) -> None:
    """C-K1, ruling: brick once, and both artworks are cards."""
    scene.choose("white brick+artwork", "draw artwork", "card wood", "draw artwork", "card wood")
    assert scene.opened("draw") == []
    scene.choose("gain brick", "gain brick", "done")
    assert scene.hand_of(BLUE) == ["wood", "wood"]


def test_an_instance_becomes_impossible_between(scene: Scene) -> None:
    """C-K1: the fourth wood fills the warehouse, so the second instance draws."""
    scene.has(BLUE, wood=3)
    scene.choose("white wood+weave", "gain wood")
    assert scene.open() == ["done", "weave", "draw wood"]
    scene.choose("draw wood", "card wood")
    assert scene.opened("draw") == []


@settings(max_examples=6)
@given(st.integers(3, 5), st.integers(0, 10**6))
def test_draws_and_plays_of_random_games(seats: int, seed: int) -> None:
    """C-K1, C-K2, C-K3: without the duty, everything that is possible is open, and a card for what is not."""
    scene = Scene(seats)
    scene.fit()
    town = scene.town
    luck = Luck(f"cards {seed}")
    choices = Choices(len(GAME.vocabulary))
    asked = 0
    while town.waiting and asked < 120:
        step = town.stack[-1]
        if isinstance(step, Activation) and step.duty == 0:
            asked += 1
            assert offered(town) == open_without_duty(town, step)
        seat = town.first_asked()
        town.choose(seat, random_choice(town, seat, luck, choices))
    assert asked > 20


def open_without_duty(town: Florence, step: Activation) -> list[str]:
    seat = int(step.seat)
    left = {ACTION_NAMES[step.low]: step.low_left, ACTION_NAMES[step.high]: step.high_left}
    pending = [action for action in left if left[action] > 0]
    expected = ["done"]
    for action in pending:
        expected += lawful_aims(town, action, seat)
    if town.deck_size or sum(numbers(town.discard)):
        expected += [f"draw {action}" for action in pending if not lawful_aims(town, action, seat)]
    held = [card for index, card in enumerate(ACTION_NAMES) if town.hand[seat * ACTIONS + index]]
    return expected + [f"play {card}" for card in held if lawful_aims(town, card, seat)]


# Neither is possible.


@pytest.mark.parametrize("draws", [[], ["artwork"], ["ship"], ["artwork", "ship"], ["ship", "artwork"]])
def test_who_can_do_neither_draws_up_to_two(scene: Scene, draws: list[str]) -> None:
    """C-K2: a re-activated player."""
    scene.has(BLUE, marble=1)
    orange_woken(scene, "artwork+ship")
    assert scene.open() == ["done", "draw artwork", "draw ship"]
    for action in draws:
        scene.choose(f"draw {action}", "card transport")
    scene.choose("done")
    assert scene.hand_of(ORANGE) == ["transport"] * len(draws)
    assert scene.question() == "placing"


def test_a_drawn_card_can_make_the_other_action_possible(scene: Scene) -> None:
    """C-K2, C-K3: a marble drawn for the ship is played, and then the artwork is carried out."""
    scene.has(BLUE, marble=1)
    orange_woken(scene, "artwork+ship")
    scene.choose("draw ship", "card marble", "play marble")
    assert scene.opened("draw") == []
    scene.choose("adorn palazzo")
    assert scene.town.palazzo_artworks(ORANGE) == 1


# Playing cards.


def test_cards_before_between_and_after_the_actions(scene: Scene) -> None:
    """C-K3: any number of them, each giving its action at once."""
    scene.hand(BLUE, "wood wood brick brick marble")
    scene.choose("place wood+weave", "play wood", "play brick")
    assert scene.stock(BLUE) == {"wood": 1, "brick": 1}
    scene.choose("gain wood", "play wood", "weave")
    assert scene.question() == "activation"
    assert scene.open() == ["done", "play brick", "play marble"]
    scene.choose("play brick", "play marble")
    assert scene.stock(BLUE) == {"wood": 3, "brick": 2, "marble": 1}
    assert scene.hand_of(BLUE) == []
    assert scene.asked == [ORANGE]


def test_a_card_does_not_use_up_the_action_of_the_street(scene: Scene) -> None:
    """C-K3: three woods with a white disc and one card of the same kind."""
    scene.hand(BLUE, "wood")
    scene.choose("white wood+weave", "play wood", "gain wood", "gain wood")
    assert scene.stock(BLUE) == {"wood": 3}


def test_a_card_just_drawn_may_be_played_at_once(scene: Scene) -> None:
    """C-K3"""
    orange_woken(scene, "wood+contribute")
    scene.choose("draw contribute", "card wood")
    assert scene.opened("play") == ["wood"]
    scene.choose("play wood", "gain wood")
    assert scene.stock(ORANGE) == {"wood": 2}


def test_cards_after_the_last_action(scene: Scene) -> None:
    """C-K3: also one drawn last."""
    scene.has(BLUE, marble=1)
    scene.choose("place artwork+ship", "adorn palazzo", "draw ship", "card weave")
    assert scene.open() == ["done", "play weave"]
    scene.choose("play weave")
    assert scene.cloth(BLUE) == [1]
    assert scene.asked == [ORANGE]


@pytest.mark.parametrize(
    ("card", "aims"),
    [
        ("build", ["build ship", "build workshop", "build troyes", "build bruges", "build hamburg"]),
        ("artwork", ["adorn santa-maria", "adorn san-miniato", "adorn santa-croce", "adorn palazzo"]),
        ("ship", ["send barcelona", "send lisbon", "send london"]),
        ("transport", ["send troyes", "send hamburg"]),
    ],
)
def test_a_card_is_aimed_like_the_action(scene: Scene, card: str, aims: list[str]) -> None:
    """C-K3, C-A2 to C-A7"""
    scene.has(BLUE, wood=2, brick=2, marble=1)
    scene.weaves(BLUE, 4)
    scene.hand(BLUE, card)
    if card in ("ship", "transport"):
        scene.owns(BLUE, ships=2, houses="troyes hamburg")
    scene.choose("place wood+weave", "gain wood", f"play {card}")
    assert scene.question() == "playing"
    assert scene.open() == aims
    scene.choose(aims[-1])
    if card in ("ship", "transport"):
        assert scene.open()[0] == "stop"
        scene.choose("stop")
    assert scene.question() == "activation"
    assert scene.discard() == [card]


def test_a_card_with_one_aim_is_carried_out_without_a_question(scene: Scene) -> None:
    """C-K3"""
    scene.has(BLUE, wood=2)
    scene.hand(BLUE, "build")
    scene.choose("place wood+weave", "play build")
    assert scene.town.ships[BLUE] == 1
    assert scene.question() == "activation"


@pytest.mark.parametrize("card", ["build", "artwork", "ship", "transport"])
def test_a_card_without_effect_is_not_offered(scene: Scene, card: str) -> None:
    """C-K3: its holder is asked, so that nobody learns it, but there is only the end. The card stays in the hand."""
    scene.hand(BLUE, card)
    scene.choose("place wood+weave", "weave", "gain wood")
    assert scene.open() == ["done"]
    scene.choose("done")
    assert scene.hand_of(BLUE) == [card]


def test_a_contribution_without_a_cube_that_fits_is_not_offered(scene: Scene) -> None:
    """C-K3, C-A7: the wood makes it possible."""
    scene.hand(BLUE, "contribute")
    scene.choose("place wood+weave", "weave")
    assert scene.opened("play") == []
    scene.choose("gain wood")
    assert scene.opened("play") == ["contribute"]


def test_a_partial_effect_is_enough(scene: Scene) -> None:
    """C-K3: one cloth for three ships, one cube for three workshops."""
    scene.owns(BLUE, ships=3)
    scene.weaves(BLUE, 0, 0, 0)
    scene.supply(BLUE, 2)
    scene.hand(BLUE, "ship weave")
    scene.choose("place wood+marble", "gain wood", "play weave")
    assert scene.cloth(BLUE) == [1, 0, 0]
    scene.choose("play ship", "send london")
    assert scene.question() == "activation"
    assert scene.delivered(BLUE)["london"] >= 1


@pytest.mark.parametrize("material", ["wood", "brick", "marble"])
def test_a_full_warehouse_makes_the_card_useless(scene: Scene, material: str) -> None:
    """C-K3, C-A1"""
    scene.has(BLUE, **{material: 4})
    scene.hand(BLUE, material)
    scene.choose("place wood+weave")
    assert scene.opened("play") == []


def test_never_in_the_activations_of_others(scene: Scene) -> None:
    """C-K3: only the owner of the disc is asked, whatever the others hold."""
    scene.hand(BLUE, "wood")
    scene.hand(ORANGE, "wood")
    scene.hand(YELLOW, "wood")
    scene.stack("wood+weave", "orange")
    scene.choose("place wood+weave")
    assert scene.asked == [BLUE]
    scene.choose("gain wood", "done")
    assert scene.asked == [ORANGE]
    scene.choose("done")
    assert scene.question() == "placing"
    assert scene.opened("play") == []


def test_never_in_scoring(scene: Scene) -> None:
    """C-K3: once the activations are over, nobody plays before the tile is scored, not even to lift a disc."""
    for seat in range(3):
        scene.hand(seat, "wood")
    scene.stack("wood+weave", "white white orange")
    scene.discs(BLUE, 0, 2)
    scene.stack("wood+marble", "blue")
    scene.stack("brick+marble", "blue")
    scene.choose("white wood+weave", "gain wood", "done", "done")
    assert scene.question() == "summoning"
    assert scene.opened("play") == []
    assert len(scene.opened("lift")) == 2


def test_a_player_with_several_discs_plays_cards_in_each_activation(scene: Scene) -> None:
    """C-K3, C-T4"""
    scene.stack("wood+weave", "blue")
    scene.hand(BLUE, "brick marble")
    scene.choose("place wood+weave", "gain wood", "play brick", "done")
    assert scene.asked == [BLUE]
    assert scene.opened("play") == ["marble"]


# The option.


def test_with_the_option_one_card_at_most_on_ones_own_turn(new_scene: Callable[..., Scene]) -> None:
    """C-O1: also with a white disc."""
    scene = new_scene(3, options="compensation=one")
    scene.choose("white brick+artwork", "draw artwork", "card ship")
    assert scene.open() == ["gain brick"]
    scene.choose("gain brick", "gain brick", "done")
    assert scene.hand_of(BLUE) == ["ship"]
    free = new_scene(3)
    free.choose("white brick+artwork", "draw artwork", "card ship")
    assert free.open() == ["gain brick", "draw artwork"]


def test_the_option_counts_own_lower_discs_too(new_scene: Callable[..., Scene]) -> None:
    """C-O1: it is the turn that counts, not the disc."""
    scene = new_scene(3, options="compensation=one")
    scene.stack("brick+artwork", "blue")
    scene.choose("place brick+artwork", "draw artwork", "card ship", "gain brick", "done")
    assert scene.asked == [BLUE]
    assert scene.open() == ["done", "gain brick"]


def test_the_option_does_not_bind_re_activated_players(new_scene: Callable[..., Scene]) -> None:
    """C-O1, C-K2: they still draw up to two, and more with several discs."""
    scene = new_scene(3, options="compensation=one")
    scene.has(BLUE, marble=1)
    scene.stack("artwork+ship", "orange orange")
    scene.choose("place artwork+ship", "adorn palazzo", "draw ship", "card ship", "done")
    scene.choose("draw artwork", "card ship", "draw ship", "card ship", "done")
    scene.choose("draw artwork", "card ship", "draw ship", "card ship", "done")
    assert scene.hand_of(ORANGE) == ["ship"] * 4


def test_the_option_begins_anew_each_turn(new_scene: Callable[..., Scene]) -> None:
    """C-O1: one card in each of one's own turns."""
    scene = new_scene(3, options="compensation=one")
    scene.choose("place brick+artwork", "draw artwork", "card ship", "gain brick", "done")
    scene.choose("place wood+contribute", "draw contribute", "card ship", "gain wood", "done")
    scene.choose("place wood+weave", "gain wood", "weave")
    assert scene.asked == [BLUE]
    scene.choose("place brick+artwork")
    assert scene.open() == ["gain brick", "draw artwork"]


def test_who_may_draw_no_more_and_can_do_nothing_is_not_asked(new_scene: Callable[..., Scene]) -> None:
    """C-O1, C-T3: without any legal street, one card and no more."""
    scene = new_scene(3, options="compensation=one")
    scene.supply(BLUE, 0)
    scene.choose("place build+ship")
    assert scene.open() == ["done", "draw build", "draw ship"]
    scene.choose("draw build", "card weave")
    assert scene.asked == [ORANGE]
    assert scene.hand_of(BLUE) == ["weave"]
