"""The laws of the box, over random games: counted here anew, not by the game's own book-keeping."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games import find_game
from fondaco.games.calimala import news, scoring
from fondaco.games.calimala.data import EMPTY, TILE_NAMES, WHITE_DISC
from fondaco.games.calimala.state import Florence
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers
from fondaco.kernel.news import Item
from fondaco.kernel.state import CHANCE, NOBODY

from ..moments import moments_of

GAME = find_game("calimala")
SEATS = st.integers(3, 5)
SEEDS = st.integers(0, 10**6)
OPTIONS = st.fixed_dictionaries(
    {},
    optional={"city": st.just("first-game"), "compensation": st.just("one"), "late": st.just("enter")},
)
COLOURED = {3: 12, 4: 10, 5: 8}
WHITES = {3: 9, 4: 8, 5: 10}
TURNS = {3: 15, 4: 12, 5: 10}
FEWEST_SCORINGS = {3: 9, 4: 12, 5: 14}
MOST_POINTS = {3: 126, 4: 135, 5: 135}
FINAL_CARDS = {3: 4, 4: 5, 5: 5}


def whole(seats: int, seed: int, options: dict[str, str]) -> tuple[Florence, list[Item]]:
    """The end of a random game and all its news."""
    story = list(moments_of(GAME, seats, seed, options))
    return story[-1][0], [item for _, fresh in story for item in fresh]


def of(told: list[Item], *kinds: int) -> list[Item]:
    return [item for item in told if item.kind in kinds]


def of_seat(many: list[int], seat: int, each: int) -> list[int]:
    return many[seat * each : (seat + 1) * each]


@settings(max_examples=8)
@given(SEATS, SEEDS, OPTIONS)
def test_every_player_always_has_forty_cubes(seats: int, seed: int, options: dict[str, str]) -> None:
    """C-A1, C-A2: cubes go from supply to warehouse, workshop, city, church and Palazzo, and none is lost."""
    for town, _ in moments_of(GAME, seats, seed, options):
        for seat in range(seats):
            places = [
                int(town.supply[seat]),
                *of_seat(numbers(town.stock), seat, 3),
                *of_seat(numbers(town.cloth), seat, 3),
                *of_seat(numbers(town.delivered), seat, 6),
                *of_seat(numbers(town.gifts), seat, 12),
                numbers(town.patrons).count(seat),
            ]
            assert sum(places) == 40
            assert min(places) >= 0
            assert max(of_seat(numbers(town.stock), seat, 3) + of_seat(numbers(town.cloth), seat, 3)) <= 4


@settings(max_examples=8)
@given(SEATS, SEEDS, OPTIONS)
def test_every_disc_is_somewhere_exactly_once(seats: int, seed: int, options: dict[str, str]) -> None:
    """C-T1, C-P1, C-P2: in a supply, on a street, in the council, or out of the game; a tower rests at three."""
    for town, _ in moments_of(GAME, seats, seed, options):
        towers = numbers(town.towers)
        for seat in range(seats):
            there = towers.count(seat) + numbers(town.representatives).count(seat)
            assert there + town.discs[seat] + town.gone[seat] == COLOURED[seats]
        assert towers.count(WHITE_DISC) + sum(numbers(town.whites)) + town.gone[WHITE_DISC] == WHITES[seats]
        for street in range(12):
            tower = of_seat(towers, street, 4)
            assert tower == sorted(tower, key=lambda disc: disc == EMPTY), "no gaps"
            if town.question() == "placing" or town.is_over():
                assert tower[3] == EMPTY


@settings(max_examples=8)
@given(SEATS, SEEDS, OPTIONS)
def test_there_are_always_five_cards_of_each_action(seats: int, seed: int, options: dict[str, str]) -> None:
    """C-K4, C-S4"""
    for town, _ in moments_of(GAME, seats, seed, options):
        for action in range(9):
            held = sum(int(town.hand[seat * 9 + action]) for seat in range(seats))
            assert held + town.deck[action] + town.discard[action] == 5
        if town.offered == 0:
            assert sum(numbers(town.deck)) == town.deck_size


@settings(max_examples=8)
@given(SEATS, SEEDS, OPTIONS)
def test_hand_sizes_can_be_reckoned_from_the_public_news(seats: int, seed: int, options: dict[str, str]) -> None:
    """C-K4: sizes are public."""
    sizes = [0] * seats
    for town, fresh in moments_of(GAME, seats, seed, options):
        for item in fresh:
            if item.is_for(NOBODY) and item.kind in (news.TOOK, news.DREW):
                sizes[item.numbers[0]] += 1
            elif item.is_for(NOBODY) and item.kind == news.PLAYED:
                sizes[item.numbers[0]] -= 1
        if not town.is_asked(CHANCE):
            assert numbers(town.hand_size) == sizes
            assert sizes == [sum(of_seat(numbers(town.hand), seat, 9)) for seat in range(seats)]


@settings(max_examples=12)
@given(SEATS, SEEDS, OPTIONS)
def test_all_place_equally_often_and_as_often_as_they_have_discs(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    """C-T5, C-E1, C-E2: 15, 12 or 10 turns each, fewer only where all tiles were scored; swaps keep the count."""
    town, told = whole(seats, seed, options)
    turns = Counter(item.numbers[0] for item in of(told, news.PLACED, news.PLACED_WHITE))
    assert len(turns) == seats
    assert len(set(turns.values())) == 1
    assert max(turns.values()) <= TURNS[seats]
    if max(turns.values()) < TURNS[seats]:
        assert of(told, news.ALL_SCORED)
        assert not of(told, news.LAST_TILES)
    else:
        assert sum(numbers(town.discs)) + sum(numbers(town.whites)) == 0
    order = [item.numbers[0] for item in of(told, news.PLACED, news.PLACED_WHITE)]
    assert order == [(town.first + turn) % seats for turn in range(len(order))]


@settings(max_examples=12)
@given(SEATS, SEEDS, OPTIONS)
def test_discs_trigger_enough_scorings_and_one_placement_at_most_one(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    """C-P1, C-E1: at least 9, 12 or 14 in a game in which all discs are placed: twelve streets hold three each."""
    _, told = whole(seats, seed, options)
    placements: list[list[int]] = []
    for item in told:
        if item.kind in (news.PLACED, news.PLACED_WHITE):
            placements.append([])
        elif item.kind == news.LAST_TILES:
            break
        elif item.kind in (news.SCORED, news.PUSHED_OUT, news.PUSHED_OUT_WHITE, news.ENTERED_LATE):
            placements[-1].append(item.kind)
    assert max(len(happened) for happened in placements) == 1
    scorings = sum(happened == [news.SCORED] for happened in placements)
    assert scorings <= 15
    if len(placements) == seats * TURNS[seats]:
        assert scorings >= FEWEST_SCORINGS[seats]


@settings(max_examples=12)
@given(SEATS, SEEDS, OPTIONS)
def test_every_tile_is_scored_once_and_in_the_order_of_the_council(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    """C-S2, C-P1, C-E1, C-E3: fifteen tiles, then the open final card, then everybody's."""
    town, told = whole(seats, seed, options)
    scored = [item.numbers[:2] for item in of(told, news.SCORED)]
    assert scored == [(tile, place + 1) for place, tile in enumerate(numbers(town.council))]
    assert sorted(numbers(town.council)) == list(range(15))
    kinds = [item.kind for item in of(told, news.SCORED, news.FINAL_OPEN, news.FINAL_SECRET)]
    assert kinds[15:] == ([news.FINAL_OPEN] if seats < 5 else []) + [news.FINAL_SECRET] * seats
    cards = [item.numbers[0] for item in of(told, news.FINAL_OPEN, news.FINAL_SECRET)]
    assert len(set(cards)) == FINAL_CARDS[seats], "no final card is scored twice"


@settings(max_examples=12)
@given(SEATS, SEEDS, OPTIONS)
def test_points_are_those_of_the_news_and_within_bounds(seats: int, seed: int, options: dict[str, str]) -> None:
    """C-P3, C-P4, C-E3: 6 for a tile, 9 for a final card at most; 126, 135 or 135 in all; none for zero cubes."""
    town, told = whole(seats, seed, options)
    points = [0] * seats
    given_here, most = 0, 0
    for item in told:
        if item.kind in (news.SCORED, news.FINAL_OPEN, news.FINAL_SECRET):
            given_here, most = 0, 6 if item.kind == news.SCORED else 9
        elif item.kind == news.POINTS:
            seat, share, cubes = item.numbers[:3]
            points[seat] += share
            given_here += share
            assert cubes > 0
            assert given_here <= most
    assert points == [sum(row) for row in GAME.breakdown(town)]
    assert sum(points) <= MOST_POINTS[seats]


@settings(max_examples=12)
@given(SEATS, SEEDS, OPTIONS)
def test_each_cube_counts_for_exactly_two_tiles_save_the_artworks_of_the_palazzo(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    """C-P3"""
    town, _ = whole(seats, seed, options)
    for seat in range(seats):
        counted = sum(int(scoring.cubes(town, tile, seat)) for tile in range(len(TILE_NAMES)))
        brought = sum(of_seat(numbers(town.delivered), seat, 6)) + sum(of_seat(numbers(town.gifts), seat, 12))
        assert counted == 2 * brought + numbers(town.patrons).count(seat)


@settings(max_examples=8)
@given(SEATS, SEEDS, OPTIONS)
def test_representatives_and_patrons_come_in_order_and_stay(seats: int, seed: int, options: dict[str, str]) -> None:
    """C-P1, C-P4, C-O1: so who was first can be read off the places."""
    before: list[int] = []
    patrons: list[int] = []
    for town, _ in moments_of(GAME, seats, seed, options):
        now = numbers(town.representatives)
        assert [place for place in range(15) if now[place] != EMPTY and place >= town.scored] == []
        assert (sum(disc != EMPTY for disc in now[15:]) > 0) <= (town.scored == 15 and town.late_enter == 1)
        for place, disc in enumerate(before):
            assert disc in (EMPTY, now[place])
        gave = [seat for seat in numbers(town.patrons) if seat != EMPTY]
        assert numbers(town.patrons) == gave + [EMPTY] * (4 - len(gave))
        assert gave[: len(patrons)] == patrons
        before, patrons = now, gave


@settings(max_examples=8)
@given(SEATS, SEEDS, OPTIONS)
def test_what_was_brought_can_be_followed_by_the_public_news(seats: int, seed: int, options: dict[str, str]) -> None:
    """C-A1, C-A3, C-A5, C-A6, C-A7: a log alone lets a reader follow the game."""
    stock: Counter[tuple[int, int]] = Counter()
    delivered: Counter[tuple[int, int]] = Counter()
    gifts: Counter[tuple[int, int, int]] = Counter()
    for town, fresh in moments_of(GAME, seats, seed, options):
        for item in fresh:
            seat, thing, where = item.numbers[:3]
            if item.kind == news.GAINED:
                stock[seat, thing] += 1
            elif item.kind == news.BUILT_SHIP:
                stock[seat, 0] -= 2
            elif item.kind == news.BUILT_HOUSE:
                stock[seat, 1] -= 2
            elif item.kind == news.BUILT_WORKSHOP:
                stock[seat, 0] -= 1
                stock[seat, 1] -= 1
            elif item.kind == news.ADORNED:
                stock[seat, 2] -= 1
                gifts[seat, thing, 3] += 1
            elif item.kind == news.GAVE:
                stock[seat, thing] -= 1
                gifts[seat, where, thing] += 1
            elif item.kind == news.SENT:
                delivered[seat, thing] += 1
        assert numbers(town.stock) == [stock[seat, kind] for seat in range(seats) for kind in range(3)]
        assert numbers(town.delivered) == [delivered[seat, city] for seat in range(seats) for city in range(6)]
        spaces = [(seat, church, row) for seat in range(seats) for church in range(3) for row in range(4)]
        assert numbers(town.gifts) == [gifts[space] for space in spaces]
        assert [numbers(town.patrons).count(seat) for seat in range(seats)] == [
            gifts[seat, 3, 3] for seat in range(seats)
        ]


@settings(max_examples=12)
@given(SEATS, SEEDS, OPTIONS)
def test_a_game_has_fewer_than_600_choices_and_breaks_no_law(seats: int, seed: int, options: dict[str, str]) -> None:
    """C-T1, C-T3, C-K3: few dead plies; whoever is asked has something to choose; streets are those of the city."""
    choices = Choices(len(GAME.vocabulary))
    asked = 0
    for town, _ in moments_of(GAME, seats, seed, options):
        assert GAME.broken_law(town) == ""
        if not town.is_over() and not town.is_asked(CHANCE):
            asked += 1
            town.open(town.first_asked(), choices)
            assert choices.size > 0
            if town.question() == "placing":
                placements = [(choice - 2) % 36 for choice in choices.listed()]
                assert set(placements) <= set(numbers(town.pairs))
                assert all(2 <= choice < 74 for choice in choices.listed())
    assert asked < 600


# The laws must be able to break.


@cache
def half_a_game() -> Florence:
    """A game for three of which twenty discs have been placed."""
    for town, _ in moments_of(GAME, 3, 7, {}):
        if town.placed == 20 and town.question() == "placing":
            return town
    raise AssertionError


def at_placing() -> Florence:
    return half_a_game().copy()


def a_tower(town: Florence, height: int) -> int:
    return next(street for street in range(12) if town.heights[street] == height)


def pick_up(town: Florence) -> int:
    """A coloured disc from the top of a low tower."""
    for street in range(12):
        top = town.heights[street] - 1
        if top in (0, 1) and town.towers[street * 4 + top] != WHITE_DISC:
            return int(town.lift_disc(street, top))
    raise AssertionError


def owe_cubes(town: Florence) -> None:
    town.delivered[0] += town.supply[0] + 1
    town.supply[0] = -1


def weave_in_a_workshop_not_built(town: Florence) -> None:
    town.workshops[0] = 1
    town.cloth[2] = 1


def lose_a_representative(town: Florence) -> None:
    place = next(place for place in range(15) if town.representatives[place] != EMPTY)
    town.representatives[place] = EMPTY


def owe_a_disc(town: Florence) -> None:
    town.gone[0] += town.discs[0] + 1
    town.discs[0] = -1


def lose_a_turn(town: Florence) -> None:
    town.discs[0] -= 1
    town.gone[0] += 1


def build_on_air(town: Florence) -> None:
    town.lay_disc(a_tower(town, 0), EMPTY)


def leave_a_tower_of_four(town: Florence) -> None:
    town.lay_disc(a_tower(town, 3), pick_up(town))


def enter_the_council_too_early(town: Florence) -> None:
    town.representatives[14] = pick_up(town)


def enter_the_council_after_its_end(town: Florence) -> None:
    town.representatives[15] = pick_up(town)


def owe_a_card(town: Florence) -> None:
    town.deck[0] -= 9
    town.discard[0] += 9


def hold_a_card_less_than_known(town: Florence) -> None:
    town.known[0] = town.hand[0] + 1


BROKEN = {
    owe_cubes: "has 40 cubes, -1 of them",
    weave_in_a_workshop_not_built: "has 1 cloth in workshop 3",
    lose_a_representative: "has 11 discs",
    owe_a_disc: "has 12 discs, -1 of them",
    lose_a_turn: "discs to place after",
    build_on_air: "is said to hold 1 discs",
    leave_a_tower_of_four: "1 towers of four",
    enter_the_council_too_early: "seat 15 of the council",
    enter_the_council_after_its_end: "seat 16 of the council",
    owe_a_card: "less than none of a card",
    hold_a_card_less_than_known: "known to hold a card",
}
"""Ways to break the laws, with words of the law that must find it."""

NUDGED = [
    ("supply", 0, 1, "has 41 cubes"),
    ("stock", 0, 9, "cubes in a warehouse"),
    ("stock", 0, -9, "cubes in a warehouse"),
    ("cloth", 0, 9, "cloth in workshop 1"),
    ("cloth", 0, -9, "cloth in workshop 1"),
    ("ships", 0, 4, "built too much"),
    ("workshops", 0, 3, "built too much"),
    ("houses", 0, 8, "built too much"),
    ("discs", 0, 1, "has 13 discs"),
    ("whites", 0, -9, "has 12 discs"),
    ("gone", WHITE_DISC, 1, "there are 10 white discs"),
    ("city_room", 0, -99, "more than it has room for"),
    ("city_room", 5, -1, "city 6 has 11 spaces"),
    ("church_room", 0, -99, "more than it has room for"),
    ("church_room", 11, 1, "church space 12 has 5 spaces"),
    ("hand_size", 2, 1, "the hand of seat 3"),
    ("discard", 4, 1, "there are 6 cards of action 5"),
    ("points", 0, -99, "points after"),
    ("points", 0, 127, "points after"),
]
"""One number among many, by how much it is changed, and words of the law that must find it."""


@pytest.mark.parametrize("break_it", BROKEN, ids=lambda break_it: break_it.__name__)
def test_a_broken_law_is_found(break_it: Callable[[Florence], None]) -> None:
    """C-T1, C-P1, C-K4: a law that cannot fail protects nothing."""
    town = at_placing()
    assert GAME.broken_law(town) == ""
    break_it(town)
    assert BROKEN[break_it] in GAME.broken_law(town)


@pytest.mark.parametrize(("things", "index", "change", "words"), NUDGED)
def test_a_number_that_is_wrong_is_found(things: str, index: int, change: int, words: str) -> None:
    """C-A1, C-A2, C-S5, C-P3, C-K4"""
    town = at_placing()
    getattr(town, things)[index] += change
    assert words in GAME.broken_law(town)


@pytest.mark.parametrize(
    ("thing", "change", "words"),
    [
        ("placed", -1, "discs to place after"),
        ("late", 1, "seat 16 of the council"),
        ("scored", 16, "tiles"),
        ("deck_size", 1, "is said to hold"),
    ],
)
def test_a_count_that_is_wrong_is_found(thing: str, change: int, words: str) -> None:
    """C-E2, C-P1, C-K4, C-O1"""
    town = at_placing()
    setattr(town, thing, int(getattr(town, thing)) + change)
    assert words in GAME.broken_law(town)


def test_a_height_that_is_wrong_is_found() -> None:
    """C-T1"""
    town = at_placing()
    town.heights[a_tower(town, 2)] = 1
    assert "is said to hold 1 discs" in GAME.broken_law(town)


def test_two_towers_of_four_are_against_the_law_at_any_moment() -> None:
    """C-T1: a tower may hold four for the moment, but only one tower."""
    towers = 0
    for town, _ in moments_of(GAME, 3, 7, {}):
        high = [street for street in range(12) if town.heights[street] == 4]
        if high and town.question() == "activation" and 3 in numbers(town.heights):
            broken = town.copy()
            lower = [street for street in range(12) if 0 < town.heights[street] < 3]
            if lower:
                towers += 1
                broken.lay_disc(a_tower(town, 3), broken.lift_disc(lower[0], broken.heights[lower[0]] - 1))
                assert GAME.broken_law(broken) == "2 towers of four discs"
    assert towers > 0


def test_a_tower_of_four_at_the_end_is_against_the_law() -> None:
    """C-P1, C-E2"""
    town, _ = whole(3, 7, {})
    assert GAME.broken_law(town) == ""
    lower = a_tower(town, 2)
    town.lay_disc(a_tower(town, 3), town.lift_disc(lower, 1))
    assert GAME.broken_law(town) == "1 towers of four discs"
