"""C-T3, the duty to carry out an action: what the rules reason over counts, against every order of play tried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games.calimala import duty
from fondaco.games.calimala.actions import action_of, is_aimed
from fondaco.games.calimala.data import (
    ACTION_NAMES,
    ACTIONS,
    CITY_NAMES,
    MATERIAL_NAMES,
    pair_name,
)
from fondaco.games.calimala.game import Calimala
from fondaco.games.calimala.steps.activation import Activation
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import random_choice
from fondaco.kernel.state import CHANCE

from .oracle import chosen, freed, is_reached, lawful_aims, offered, reached
from .scene import Scene

if TYPE_CHECKING:
    from fondaco.games.calimala.state import Florence

GAME = Calimala()
CHOICES = Choices(len(GAME.vocabulary))
BLUE, ORANGE, YELLOW, GREEN, RED = range(5)


# Positions: a player short of cubes, with any hand; churches and cities full or not.


SEEDS = st.integers(0, 2**32)
HANDS = st.lists(st.sampled_from(ACTION_NAMES), max_size=4)
EMPTY_TABLE = Scene(5)


def scarce(seed: int) -> Scene:
    """Blue of five players before placing: few cubes in the supply, much that is full or empty, some cards."""
    luck = Luck(f"scarce {seed}")

    def one_of(things: str) -> str:
        return things.split()[luck.below(len(things.split()))]

    scene = EMPTY_TABLE.copy()
    amounts = one_of("0,0,1,2 3,4,4 0,1,2,3,4 0,1,4").replace(",", " ")
    scene.has(BLUE, **{material: int(one_of(amounts)) for material in MATERIAL_NAMES})
    cloth = one_of("0 4 4 0,4,3,2,1").replace(",", " ")
    scene.weaves(BLUE, *(int(one_of(cloth)) for _ in range(1 + luck.below(3))))
    houses = one_of("none none troyes hamburg,bruges troyes,bruges,hamburg")
    scene.owns(BLUE, ships=int(one_of("0 0 1 3")), houses=houses.replace(",", " ").replace("none", ""))
    scene.supply(BLUE, luck.below(7))
    for name in [*CITY_NAMES, "wood", "brick", "marble", "artwork"]:
        if luck.below(3) == 0:
            continue
        if name in CITY_NAMES:
            scene.fill_city(name, GREEN if name in CITY_NAMES[:3] else RED, leave=luck.below(2))
        else:
            scene.fill_row(name, YELLOW if name == "artwork" else ORANGE, leave=luck.below(2))
    if luck.below(2):
        scene.patrons(YELLOW, YELLOW, YELLOW, YELLOW)
    kinds = one_of("any any wood,brick,build build,weave,ship,transport wood,build,weave,marble,contribute,artwork")
    kinds = " ".join(ACTION_NAMES) if kinds == "any" else kinds.replace(",", " ")
    scene.hand(BLUE, " ".join(cap([one_of(kinds) for _ in range(1 + luck.below(4))])))
    if luck.below(4) == 0:
        scene.draw_pile(one_of("wood weave").replace("weave", ""), holder=GREEN)
    scene.fit()
    return scene


def cap(cards: list[str]) -> list[str]:
    """No more cards of a kind than there are."""
    return [card for index, card in enumerate(cards) if cards[:index].count(card) < 5]


def middle_of_a_game(seats: int, seed: int, hand: list[str], supply: int) -> Florence:
    """A position of a random game where a disc is to be placed; the hand is dealt, the supply shrunk where it can."""
    scene = Scene(seats)
    scene.fit()
    town = scene.town
    luck = Luck(f"duty {seed}")
    turns = seed % (8 * seats)
    while town.placed < turns or town.question() != "placing":
        seat = town.first_asked()
        town.choose(seat, random_choice(town, seat, luck, CHOICES))
    active = int(town.active)
    for other in range(seats):
        scene.hand(other, "")
    scene.hand(active, " ".join(card for card in cap(hand) if town.deck[ACTION_NAMES.index(card)] >= hand.count(card)))
    while town.supply[active] > supply and sum(numbers(town.city_room)) > 0:
        city = max(range(6), key=lambda city: int(town.city_room[city]))
        scene.deliver(active, **{CITY_NAMES[city]: 1})
    assert GAME.broken_law(town) == ""
    return town


# Reach.


@given(SEEDS)
@settings(max_examples=300)
def test_reach_is_what_trying_every_order_of_play_finds(seed: int) -> None:
    """C-T3: over counts of cards and cubes, where the supply is short and warehouses and churches are full."""
    town = scarce(seed).town
    said = {action for number, action in enumerate(ACTION_NAMES) if duty.can_reach(town, BLUE, number)}
    assert said == reached(town, BLUE)


@given(st.integers(3, 5), st.integers(0, 10**6), HANDS, st.sampled_from([0, 1, 2, 3, 40]))
@settings(max_examples=25)
def test_reach_in_the_middle_of_games(seats: int, seed: int, hand: list[str], supply: int) -> None:
    """C-T3, C-T1: reach and legal streets in positions of random games."""
    town = middle_of_a_game(seats, seed, hand, supply)
    seat = int(town.active)
    found = reached(town, seat)
    assert {action for number, action in enumerate(ACTION_NAMES) if duty.can_reach(town, seat, number)} == found
    check_streets(town, found)


@given(SEEDS)
@settings(max_examples=60)
def test_every_aim_that_the_law_allows_is_possible(seed: int) -> None:
    """C-A1 to C-A7: what is impossible and what can be aimed at, in any position short of cubes."""
    town = scarce(seed).town
    for number, action in enumerate(ACTION_NAMES):
        aims = lawful_aims(town, action, BLUE)
        assert town.is_possible(number, BLUE) == bool(aims)
        town.stack.append(Activation(BLUE, min(number, 7), 8, int(number < 8), int(number == 8), 0))
        town.settle()
        if town.question() == "activation":
            found = [text for text in offered(town) if is_aimed(GAME.vocabulary.number(text))]
            assert found == aims
        while isinstance(town.stack[-1], Activation):
            town.stack.pop()
        town.settle()


# What is offered.


def check_streets(town: Florence, found: set[str]) -> None:
    """The streets offered are those with an action within reach, or all where there is none."""
    streets = [pair_name(pair) for pair in sorted(numbers(town.pairs))]
    legal = [street for street in streets if found & set(street.split("+"))]
    seat = int(town.active)
    expected = [f"place {street}" for street in legal or streets if town.discs[seat]]
    expected += [f"white {street}" for street in legal or streets if town.whites[seat]]
    assert offered(town) == expected


@given(SEEDS)
@settings(max_examples=150)
def test_streets_are_legal_where_the_duty_can_be_done(seed: int) -> None:
    """C-T1, C-T3: coloured and white discs; without any legal street all are open."""
    scene = scarce(seed)
    found = reached(scene.town, BLUE)
    check_streets(scene.town, found)


def expected_choices(moment: Moment) -> list[str]:
    """What the law opens to the active player in the first activation of a turn, by trying everything."""
    town, activation = moment.town, moment.activation
    seat = int(activation.seat)
    left = {ACTION_NAMES[activation.low]: activation.low_left, ACTION_NAMES[activation.high]: activation.high_left}
    pending = [action for action in left if left[action] > 0]
    bound = activation.duty == 1
    free = freed(moment.at_rest, activation, moment.path)
    if moment.path:
        # A street's action that is being carried out has done the duty; a card has not.
        bound = bound and moment.path[0].startswith("play ")
        return [text for text in offered(free) if not bound or is_reached(chosen(free, text), seat, pending)]
    bound = bound and is_reached(free, seat, pending)
    expected = [] if bound else ["done"]
    for action in pending:
        expected += lawful_aims(town, action, seat)
    for action in pending:
        rest = [other for other in left if left[other] - (other == action) > 0]
        cards = town.deck_size + sum(numbers(town.discard))
        if not lawful_aims(town, action, seat) and cards and (not bound or is_reached(free, seat, rest)):
            expected.append(f"draw {action}")
    for number, card in enumerate(ACTION_NAMES):
        held = town.hand[seat * ACTIONS + number] > 0 and lawful_aims(town, card, seat)
        if held and (not bound or is_reached(chosen(free, f"play {card}"), seat, pending)):
            expected.append(f"play {card}")
    return expected


class Moment(NamedTuple):
    """A question to the active player in the first activation of a turn."""

    town: Florence
    activation: Activation
    at_rest: Florence
    """The table when the player was last asked for what to do next."""
    path: list[str]
    """What was chosen since then: a card that is being played, an action that is being carried out."""
    text: str
    """What will be chosen."""


def first_activation(town: Florence) -> Activation | None:
    """The activation of the disc just placed, while the player is still in it."""
    if len(town.stack) > 3 and isinstance(town.stack[3], Activation):
        return town.stack[3]
    return None


def walk(town: Florence, luck: Luck, street: str) -> Iterator[Moment]:
    """Place a disc and play the first activation at random: each question of the player, and what is chosen."""
    turns = town.placed + 1
    town.choose(town.active, GAME.vocabulary.number(street))
    path: list[str] = []
    at_rest = town
    while town.placed == turns and (activation := first_activation(town)) is not None:
        seat = town.first_asked()
        if seat == CHANCE:
            town.choose(seat, town.draw(luck, CHOICES))
            continue
        if town.question() == "activation":
            path = []
            at_rest = town.copy()
        options = offered(town)
        # Cards and draws put the duty to the test; carrying out an action ends it.
        testing = [text for text in options if not is_aimed(GAME.vocabulary.number(text))]
        text = (testing or options)[luck.below(len(testing or options))]
        yield Moment(town, activation if not path else at_rest.stack[3], at_rest, path, text)
        town.choose(seat, GAME.vocabulary.number(text))
        path = [*path, text]


@given(SEEDS)
@settings(max_examples=350)
def test_what_is_offered_is_what_keeps_the_duty_within_reach(seed: int) -> None:
    """C-T3, C-K1, C-K3: no draw, end or card play that makes the duty unreachable, and every one that does not.

    At the end of the activation the duty has been done, unless no street was legal.
    """
    scene = scarce(seed)
    luck = Luck(f"walk {seed}")
    exempt = not reached(scene.town, BLUE)
    possible = {action for action in ACTION_NAMES if lawful_aims(scene.town, action, BLUE)}
    # Streets that need a card are the hard ones.
    hard = [text for text in scene.open() if not possible & set(text.partition(" ")[2].split("+"))]
    streets = hard if hard and luck.below(4) else scene.open()
    carried_out = False
    for moment in walk(scene.town, luck, streets[luck.below(len(streets))]):
        assert offered(scene.town) == expected_choices(moment)
        number = GAME.vocabulary.number(moment.text)
        if not moment.path and is_aimed(number):
            assert action_of(number) in (moment.activation.low, moment.activation.high)
            carried_out = True
    assert carried_out or exempt


# Single cases.


def test_wood_twice_then_build_then_weave_bring_cloth_to_a_port(scene: Scene) -> None:
    """C-T3: with nothing at all, four cards make shipping feasible; each alone does not."""
    scene.hand(BLUE, "wood wood build weave")
    assert "ship+contribute" in scene.opened("place")
    scene.choose("place artwork+ship")
    # Building a ship needs both woods; nothing else serves the duty, and no draw for shipping is open.
    assert scene.open() == ["draw artwork", "play wood", "play weave"]
    scene.choose("play wood", "play wood")
    assert scene.open() == ["draw artwork", "play build", "play weave"]
    scene.choose("play build", "play weave")
    assert scene.open() == ["send barcelona", "send lisbon", "send london", "draw artwork"]
    scene.choose("send lisbon")
    assert scene.delivered(BLUE) == {"lisbon": 1}
    assert scene.open() == ["done", "draw artwork"]


@pytest.mark.parametrize("missing", ["wood", "build", "weave"])
def test_one_card_less_and_the_street_is_illegal(scene: Scene, missing: str) -> None:
    """C-T3"""
    cards = ["wood", "wood", "build", "weave"]
    cards.remove(missing)
    scene.hand(BLUE, " ".join(cards))
    assert "artwork+ship" not in scene.opened("place")


def test_the_draw_is_withheld_while_the_card_is_needed(scene: Scene) -> None:
    """C-T3, C-K1: the only way to the duty is the marble card for the artwork, so that action cannot be given up."""
    scene.hand(BLUE, "marble")
    scene.choose("place artwork+ship")
    assert scene.open() == ["draw ship", "play marble"]
    scene.choose("draw ship", "card wood")
    assert scene.open() == ["play wood", "play marble"]
    scene.choose("play marble")
    assert scene.opened("adorn") == ["santa-maria", "san-miniato", "santa-croce", "palazzo"]
    assert "done" not in scene.open()
    scene.choose("adorn palazzo")
    assert scene.town.patrons[0] == BLUE


def test_a_card_that_would_spoil_the_duty_is_withheld(scene: Scene) -> None:
    """C-T3: the only marble must become the artwork, not a gift; with another gift at hand the card is open."""
    scene.has(BLUE, marble=1)
    scene.hand(BLUE, "contribute artwork")
    scene.choose("place artwork+ship")
    assert scene.opened("play") == []
    other = Scene(3)
    other.has(BLUE, marble=1, wood=1)
    other.hand(BLUE, "contribute artwork")
    other.choose("place artwork+ship")
    assert other.opened("play") == ["contribute"]
    other.choose("play contribute")
    assert other.open() == ["give wood-santa-maria", "give wood-san-miniato", "give wood-santa-croce"]


def test_a_gift_may_not_use_up_what_the_duty_must_build_with(scene: Scene) -> None:
    """C-T3: one wood and one brick are just a workshop; a marble beside them may be given."""
    scene.has(BLUE, wood=1, brick=1)
    scene.hand(BLUE, "contribute")
    spare = scene.copy()
    scene.choose("place build+ship")
    assert scene.opened("play") == []
    spare.has(BLUE, marble=1)
    spare.choose("place build+ship", "play contribute")
    assert spare.open() == ["give marble-santa-maria", "give marble-san-miniato", "give marble-santa-croce"]


def test_only_the_aims_that_keep_the_duty_are_offered(scene: Scene) -> None:
    """C-T3: the card may build the workshop, for another can be built after it, but not the ship: it takes all wood."""
    scene.has(BLUE, wood=2, brick=2)
    scene.owns(BLUE, ships=2, houses="troyes bruges hamburg")
    scene.weaves(BLUE, 0)
    scene.hand(BLUE, "build")
    scene.choose("place build+ship", "play build")
    assert scene.open() == ["build workshop"]
    scene.choose("build workshop")
    assert scene.opened("build") == ["workshop"]


def test_aims_that_all_keep_the_duty_are_all_offered(scene: Scene) -> None:
    """C-T3: whatever the card builds, something is left to build."""
    scene.has(BLUE, wood=1, brick=3)
    scene.owns(BLUE, ships=3)
    scene.weaves(BLUE, 0, 0)
    scene.hand(BLUE, "build")
    scene.choose("place build+ship", "play build")
    assert scene.open() == ["build workshop", "build troyes", "build bruges", "build hamburg"]


def test_a_card_without_an_aim_that_keeps_the_duty_is_not_offered(scene: Scene) -> None:
    """C-T3: whatever the card builds, nothing could be built after it."""
    scene.has(BLUE, wood=2, brick=1)
    scene.owns(BLUE, ships=2, houses="troyes bruges hamburg")
    scene.weaves(BLUE, 0, 0)
    scene.hand(BLUE, "build")
    scene.choose("place build+ship")
    assert scene.opened("play") == []


def test_a_house_where_there_is_still_room(scene: Scene) -> None:
    """C-T3: with an empty supply, and the last two bricks; a house in a full city would not serve the duty."""
    scene.has(BLUE, brick=2)
    scene.weaves(BLUE, 1)
    scene.supply(BLUE, 0)
    scene.hand(BLUE, "build")
    scene.fill_city("troyes", ORANGE)
    scene.fill_city("bruges", ORANGE)
    scene.fill_row("brick", YELLOW)
    assert "transport+contribute" in scene.opened("place")
    scene.choose("place transport+contribute")
    assert scene.open() == ["draw contribute", "play build"]
    scene.choose("play build")
    assert scene.open() == ["build hamburg"]
    scene.choose("build hamburg")
    assert scene.open() == ["send hamburg", "draw contribute"]


def test_sending_with_a_card_stops_where_the_duty_needs_the_cloth(scene: Scene) -> None:
    """C-T3, C-A5: of two cloth one may go by the card, the other must stay for the road."""
    scene.weaves(BLUE, 2)
    scene.owns(BLUE, ships=3, houses="troyes")
    scene.hand(BLUE, "ship")
    scene.choose("place build+transport", "play ship", "send lisbon")
    assert scene.open() == ["stop"]
    scene.choose("stop")
    assert scene.opened("play") == []
    assert scene.opened("send") == ["troyes"]


def test_a_full_city_may_not_be_filled_where_the_duty_needs_its_last_space(scene: Scene) -> None:
    """C-T3: the transport card would take the last space of the only city with an own house."""
    scene.weaves(BLUE, 4)
    scene.owns(BLUE, houses="troyes")
    scene.fill_city("troyes", ORANGE, leave=1)
    scene.hand(BLUE, "transport")
    scene.choose("place build+transport")
    assert scene.open() == ["send troyes", "draw build"]


def test_with_a_white_disc_any_pending_instance_can_meet_the_duty(scene: Scene) -> None:
    """C-T3, C-K1: one of the two artworks may be drawn for, and both ships; the last artwork must be kept."""
    scene.hand(BLUE, "marble")
    scene.choose("white artwork+ship")
    assert scene.open() == ["draw artwork", "draw ship", "play marble"]
    scene.choose("draw artwork", "card wood")
    assert scene.open() == ["draw ship", "play wood", "play marble"]
    scene.choose("draw ship", "card wood", "draw ship", "card wood")
    assert scene.open() == ["play wood", "play marble"]
    scene.choose("play marble")
    assert scene.opened("draw") == []
    assert "done" not in scene.open()
    scene.choose("adorn santa-croce", "done")
    assert scene.gifts(BLUE, "santa-croce") == {"artwork": 1}


def nothing_left(scene: Scene) -> None:
    """Blue can do nothing: no cubes but those far away, no cards."""
    scene.supply(BLUE, 0)
    scene.hand(BLUE, "")


def test_without_any_legal_street_all_may_be_taken_without_the_duty(scene: Scene) -> None:
    """C-T3: the player may draw for both actions, or for none, and a card just drawn brings no new duty."""
    nothing_left(scene)
    assert scene.opened("place") == scene.streets()
    assert scene.opened("white") == scene.streets()
    scene.choose("place build+ship")
    assert scene.open() == ["done", "draw build", "draw ship"]
    scene.choose("draw build", "card wood", "draw ship", "card build")
    assert scene.asked == [ORANGE]


def test_who_can_do_nothing_may_end_at_once(scene: Scene) -> None:
    """C-T3, C-K1: it is a "may"."""
    nothing_left(scene)
    scene.choose("white build+ship", "done")
    assert scene.asked == [ORANGE]
    assert scene.hand_of(BLUE) == []


def test_the_duty_ends_with_the_first_action_carried_out(scene: Scene) -> None:
    """C-T3: the second may be skipped, and cards may do what they like."""
    scene.hand(BLUE, "contribute")
    scene.choose("place wood+contribute")
    assert scene.open() == ["gain wood", "draw contribute"]
    scene.choose("gain wood")
    assert scene.open()[0] == "done"
    assert scene.opened("play") == ["contribute"]


def test_a_card_of_the_same_action_does_not_do_the_duty(scene: Scene) -> None:
    """C-T3: an action of the street must be carried out, not one of the hand; the last space is kept for it."""
    scene.has(BLUE, wood=3, brick=4, marble=4)
    scene.hand(BLUE, "wood")
    scene.choose("place wood+marble")
    assert scene.open() == ["gain wood", "draw marble"]


def test_re_activated_players_have_no_duty(scene: Scene) -> None:
    """C-T3, C-T4: they may end at once, or draw where a card would have helped."""
    scene.stack("artwork+ship", "orange")
    scene.has(BLUE, marble=1)
    scene.hand(ORANGE, "marble")
    scene.choose("place artwork+ship", "adorn palazzo")
    scene.done_until(ORANGE)
    assert scene.open() == ["done", "draw artwork", "draw ship", "play marble"]


def test_no_card_is_drawn_in_judging_reach(scene: Scene) -> None:
    """C-T3: judged before any random draw: an ample deck makes no street legal."""
    assert "artwork+ship" not in scene.opened("place")
    assert "artwork+ship" not in scene.opened("white")
