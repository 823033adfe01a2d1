"""Set-up: players, the city, the council, final cards, the first action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fondaco.games.calimala.data import (
    ACTION_NAMES,
    ACTIONS,
    COUNCIL,
    EMPTY,
    FINALS,
    STREET_ENDS,
    STREETS,
    TILE_NAMES,
    UNKNOWN,
    pair_name,
)
from fondaco.games.calimala.game import Calimala
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import bits, numbers
from fondaco.kernel.errors import BadOption, NotOpen
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Listener
from fondaco.kernel.playout import random_choice
from fondaco.kernel.replay import check_choice
from fondaco.kernel.state import CHANCE, NOBODY

if TYPE_CHECKING:
    from fondaco.games.calimala.state import Florence

GAME = Calimala()
CHOICES = Choices(len(GAME.vocabulary))
PLAYERS = pytest.mark.parametrize("seats", [3, 4, 5])
START_CARDS = ["wood", "brick", "marble", "build", "weave"]


def new_table(seats: int, **options: str) -> Florence:
    town = GAME.start(seats, options)
    town.listener = Listener()
    return town


def opened(town: Florence, seat: int) -> list[str]:
    town.open(seat, CHOICES)
    return [GAME.vocabulary.text(choice) for choice in CHOICES.listed()]


def choose(town: Florence, seat: int, text: str) -> None:
    check_choice(GAME, town, seat, GAME.vocabulary.number(text), CHOICES)
    town.choose(seat, GAME.vocabulary.number(text))
    assert GAME.broken_law(town) == ""


def up_to(town: Florence, question: str, seed: str = "set-up") -> Florence:
    """Let the set-up go on at random until a question is asked."""
    luck = Luck(seed)
    while town.question() != question:
        seat = town.first_asked()
        town.choose(seat, random_choice(town, seat, luck, CHOICES))
    return town


def started(seats: int, first: int, **options: str) -> Florence:
    """A table where this seat is the start player."""
    town = new_table(seats, **options)
    choose(town, CHANCE, f"first seat-{first + 1}")
    return town


# Players.


def test_three_to_five_players() -> None:
    """C-S1"""
    assert (GAME.fewest, GAME.most) == (3, 5)


@PLAYERS
def test_the_start_player_is_random_each_as_likely(seats: int) -> None:
    """C-S1"""
    town = new_table(seats)
    assert town.is_asked(CHANCE)
    assert opened(town, CHANCE) == [f"first seat-{seat + 1}" for seat in range(seats)]
    assert {int(CHOICES.weights[index]) for index in range(seats)} == {1}


@PLAYERS
def test_turns_go_clockwise_from_the_start_player(seats: int) -> None:
    """C-S1, C-T5"""
    for first in range(seats):
        town = up_to(started(seats, first), "placing")
        luck = Luck("turns")
        seen = []
        while len(seen) < 2 * seats:
            if town.question() == "placing":
                seen.append(int(town.first_asked()))
            seat = town.first_asked()
            town.choose(seat, random_choice(town, seat, luck, CHOICES))
        assert seen == [(first + turn) % seats for turn in range(2 * seats)]


# The city and the council.


@PLAYERS
def test_action_tiles_are_shuffled_onto_the_eight_free_cells(seats: int) -> None:
    """C-S2: each of those left as likely; contribute is printed in the middle."""
    town = started(seats, 0)
    laid = []
    while opened(town, CHANCE)[0].startswith("lay "):
        left = [text.partition(" ")[2] for text in opened(town, CHANCE)]
        assert left == [action for action in ACTION_NAMES[:8] if action not in laid]
        assert {int(CHOICES.weights[index]) for index in range(CHOICES.size)} == {1}
        laid.append(left[len(left) // 2])
        choose(town, CHANCE, f"lay {laid[-1]}")
    grid = [ACTION_NAMES[action] for action in numbers(town.grid)]
    assert sorted(grid) == sorted(ACTION_NAMES)
    assert grid[4] == "contribute"
    assert grid[:4] + grid[5:] == laid + [action for action in ACTION_NAMES[:8] if action not in laid]


def test_the_layout_of_the_first_game() -> None:
    """C-S2: as an option, and then no tile is left to chance."""
    town = started(3, 0, city="first-game")
    assert opened(town, CHANCE) == [f"tile {tile}" for tile in TILE_NAMES]
    rows = "marble wood weave  brick contribute transport  artwork ship build"
    assert [ACTION_NAMES[action] for action in numbers(town.grid)] == rows.split()


@pytest.mark.parametrize("city", ["random", "first-game"])
def test_twelve_streets_join_orthogonal_neighbours(city: str) -> None:
    """C-S2: each street is named by its two actions, and found by that name."""
    town = up_to(new_table(4, city=city), "keeping")
    joined = set()
    for street in range(STREETS):
        one, other = STREET_ENDS[2 * street], STREET_ENDS[2 * street + 1]
        assert abs(one // 3 - other // 3) + abs(one % 3 - other % 3) == 1
        actions = sorted([int(town.grid[one]), int(town.grid[other])])
        joined.add("+".join(ACTION_NAMES[action] for action in actions))
        assert town.streets[town.pairs[street]] == street
    assert joined == {pair_name(pair) for pair in numbers(town.pairs)}
    assert len(joined) == 12
    assert sorted(numbers(town.streets)) == [EMPTY] * 24 + list(range(12))


@PLAYERS
def test_all_fifteen_scoring_tiles_lie_open_in_the_order_they_were_laid(seats: int) -> None:
    """C-S2"""
    town = started(seats, 1, city="first-game")
    laid = []
    while opened(town, CHANCE)[0].startswith("tile "):
        left = opened(town, CHANCE)
        assert {int(CHOICES.weights[index]) for index in range(CHOICES.size)} == {1}
        laid.append(left[-1].partition(" ")[2])
        choose(town, CHANCE, left[-1])
    laid += [tile for tile in TILE_NAMES if tile not in laid]
    assert len(laid) == COUNCIL
    for seat in [NOBODY, *range(seats)]:
        seen = GAME.view(town, seat)
        assert [TILE_NAMES[tile] for tile in numbers(seen.council)] == laid


def test_fifteen_different_tiles() -> None:
    """C-S2: six cities, three churches, artworks, ports, trade cities, three materials."""
    cities = ["barcelona", "lisbon", "london", "troyes", "bruges", "hamburg"]
    churches = ["santa-maria", "san-miniato", "santa-croce"]
    others = ["artworks", "ports", "trade-cities", "wood", "brick", "marble"]
    assert sorted(TILE_NAMES) == sorted(cities + churches + others)


def test_other_layouts_are_refused() -> None:
    """C-S2"""
    with pytest.raises(BadOption):
        GAME.start(3, {"city": "square"})


# Final cards.


@pytest.mark.parametrize(("seats", "each", "is_open", "unseen"), [(3, 3, 1, 0), (4, 2, 1, 1), (5, 2, 0, 0)])
def test_final_cards_are_dealt(seats: int, each: int, is_open: int, unseen: int) -> None:
    """C-S3: three each and the last one open; two each, one open, one unseen to the box; two each and none open."""
    for seed in range(5):
        town = up_to(new_table(seats), "keeping", f"finals {seed}")
        hands = [int(town.dealt[seat]) for seat in range(seats)]
        assert [int(bits(hand)) for hand in hands] == [each] * seats
        table = 1 << int(town.open_final) if is_open else 0
        assert (town.open_final != EMPTY) == bool(is_open)
        every = table
        for hand in hands:
            assert every & hand == 0
            every |= hand
        assert int(bits(every)) == FINALS - unseen


@PLAYERS
def test_each_final_card_is_as_likely(seats: int) -> None:
    """C-S3: until one is left, which needs no chance; the one that leaves unseen is not drawn."""
    town = started(seats, 0, city="first-game")
    luck = Luck("finals")
    while opened(town, CHANCE)[0].startswith("tile "):
        town.choose(CHANCE, town.draw(luck, CHOICES))
    drawn = []
    while town.is_asked(CHANCE):
        left = opened(town, CHANCE)
        assert len(left) == FINALS - len(drawn)
        assert {int(CHOICES.weights[index]) for index in range(CHOICES.size)} == {1}
        drawn.append(left[0])
        choose(town, CHANCE, left[0])
    assert len(drawn) == 9
    assert town.question() == "keeping"


@PLAYERS
def test_all_keep_one_of_their_own_final_cards_at_once(seats: int) -> None:
    """C-S3: in any order, each only one of those dealt to that player."""
    town = up_to(new_table(seats), "keeping")
    kept = {}
    for seat in reversed(range(seats)):
        assert [other for other in range(seats) if town.is_asked(other)] == list(range(seat + 1))
        own = opened(town, seat)
        assert len(own) == bits(town.dealt[seat])
        other = (seat + 1) % seats
        foreign = next(card for card in range(FINALS) if town.dealt[other] >> card & 1)
        with pytest.raises(NotOpen):
            check_choice(GAME, town, seat, GAME.vocabulary.number("keep barcelona") + foreign, CHOICES)
        kept[seat] = own[-1]
        choose(town, seat, own[-1])
    assert town.question() == "taking"
    for seat in range(seats):
        assert GAME.vocabulary.number("keep barcelona") + town.kept[seat] == GAME.vocabulary.number(kept[seat])


@PLAYERS
def test_nobody_sees_what_others_were_dealt_and_keep(seats: int) -> None:
    """C-S3: neither in the view nor in the news; the open one is seen by all."""
    town = up_to(new_table(seats), "taking")
    for seat in [NOBODY, *range(seats)]:
        seen = GAME.view(town, seat)
        others = [other for other in range(seats) if other != seat]
        assert [int(seen.dealt[other]) for other in others] == [0] * len(others)
        assert [int(seen.kept[other]) for other in others] == [UNKNOWN] * len(others)
        assert seen.open_final == town.open_final
        if seat != NOBODY:
            assert seen.kept[seat] == town.kept[seat]
        keys = [GAME.news[item.kind].key for item in town.listener.items if item.is_for(seat)]
        assert keys.count("kept") == (seat != NOBODY)
        assert keys.count("dealt") == (0 if seat == NOBODY else bits(town.dealt[seat]))
        assert keys.count("ready") == seats
        assert keys.count("open-final") == (seats < 5)


# Action cards.


@PLAYERS
def test_action_cards_are_taken_counter_clockwise_the_start_player_last(seats: int) -> None:
    """C-S4: from the start player's right. With five players the last card goes to the start player unasked."""
    for first in range(seats):
        town = up_to(started(seats, first), "taking")
        order = []
        left = START_CARDS[:]
        while town.question() == "taking":
            order.append(int(town.first_asked()))
            assert opened(town, order[-1]) == [f"take {card}" for card in left]
            choose(town, order[-1], f"take {left.pop(1)}")
        expected = [(first - turn) % seats for turn in range(1, seats + 1)]
        assert order == (expected[:4] if seats == 5 else expected)
        took = [item.numbers[0] for item in town.listener.items if GAME.news[item.kind].key == "took"]
        assert took == expected
        assert took[-1] == first


@PLAYERS
def test_everybody_begins_with_one_card_which_all_have_seen(seats: int) -> None:
    """C-S4, C-K4"""
    town = up_to(started(seats, 0), "taking")
    for card in ["build", "wood", "weave", "marble", "brick"][:seats]:
        if town.question() == "taking":
            choose(town, int(town.first_asked()), f"take {card}")
    assert numbers(town.hand_size) == [1] * seats
    for turn, card in enumerate(["build", "wood", "weave", "marble", "brick"][:seats]):
        seat = (-1 - turn) % seats
        assert town.hand[seat * ACTIONS + ACTION_NAMES.index(card)] == 1
        assert town.known[seat * ACTIONS + ACTION_NAMES.index(card)] == 1


@PLAYERS
def test_start_cards_not_taken_are_shuffled_into_the_deck(seats: int) -> None:
    """C-S4: forty-five cards, five of each action, less those taken; nothing in the discard pile."""
    town = up_to(new_table(seats), "placing")
    taken = [sum(numbers(town.hand)[action::ACTIONS]) for action in range(ACTIONS)]
    assert sum(taken) == seats
    assert numbers(town.deck) == [5 - count for count in taken]
    assert town.deck_size == 45 - seats
    assert sum(numbers(town.discard)) == 0


# What everybody has.


@pytest.mark.parametrize(("seats", "coloured", "white"), [(3, 12, 3), (4, 10, 2), (5, 8, 2)])
def test_what_everybody_begins_with(seats: int, coloured: int, white: int) -> None:
    """C-S5: the printed workshop, empty warehouses, no ship, no house, all cubes and discs in the supply."""
    town = up_to(new_table(seats), "placing")
    assert numbers(town.discs) == [coloured] * seats
    assert numbers(town.whites) == [white] * seats
    assert numbers(town.supply) == [40] * seats
    assert numbers(town.workshops) == [1] * seats
    for many in (town.stock, town.cloth, town.ships, town.houses, town.delivered, town.gifts, town.points):
        assert set(numbers(many)) == {0}
    assert set(numbers(town.towers)) == set(numbers(town.representatives)) == set(numbers(town.patrons)) == {EMPTY}
    assert numbers(town.city_room) == [12] * 6
    assert numbers(town.church_room) == [5] * 4 + [3] * 4 + [4] * 4
