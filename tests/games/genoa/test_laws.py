"""The laws of the box, over random games: counted here anew, not by the game's own book-keeping; and all can break."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games.genoa import news
from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.offer import OFFER
from fondaco.games.genoa.state import City
from fondaco.kernel.check import Checker
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers

from ..moments import moments_of
from .scene import GAME, Scene

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**6)
OPTIONS = st.fixed_dictionaries({}, optional={"money": st.just("open"), "bare-steps": st.just("yes")})
LONGEST = 5000


@settings(max_examples=5)
@given(SEATS, SEEDS, OPTIONS)
def test_goods_tiles_and_markers_are_all_there(seats: int, seed: int, options: dict[str, str]) -> None:
    """G-A1, G-A5, G-N3: 40 goods, 27 tiles, seven markers of each colour."""
    for city, _ in moments_of(GAME, seats, seed, options):
        goods, tiles = numbers(city.goods), numbers(city.tiles)
        for good in range(8):
            assert sum(goods[good::8]) + city.stock_goods[good] == 5
        for tile in range(5):
            assert sum(tiles[tile::5]) + city.stock_tiles[tile] == (7 if tile == 4 else 5)
        assert min([*goods, *tiles, *numbers(city.stock_goods), *numbers(city.stock_tiles)]) >= 0
        for seat in range(seats):
            out = int(city.markers[seat]) + numbers(city.owners).count(seat)
            assert city.markers[seat] >= 0
            assert out <= 7


@settings(max_examples=5)
@given(SEATS, SEEDS, OPTIONS)
def test_ducats_come_from_the_bank_alone(seats: int, seed: int, options: dict[str, str]) -> None:
    """G-N2, G-A2, G-A3, G-A4: in fives, never below nothing; the bank pays bonuses, orders and messages."""
    paid = 0
    for city, fresh in moments_of(GAME, seats, seed, options):
        for item in fresh:
            if item.kind == news.BONUS:
                paid += item.numbers[1]
            elif item.kind in (news.DELIVERED_MESSAGE, news.DELIVERED_ORDER):
                paid += item.numbers[2]
        money = numbers(city.money)
        assert sum(money) == 130 * seats + paid
        assert min(money) >= 0
        assert all(ducats % 5 == 0 for ducats in money)


@settings(max_examples=5)
@given(SEATS, SEEDS, OPTIONS)
def test_sixty_cards_and_public_hand_sizes(seats: int, seed: int, options: dict[str, str]) -> None:
    """G-A6, G-S4"""
    first = [0, 14, 28, 44, 60]
    for city, _ in moments_of(GAME, seats, seed, options):
        where = numbers(city.where)
        for kind in range(4):
            cards = where[first[kind] : first[kind + 1]]
            assert set(cards) <= {*range(seats), 5, 6}
            assert [cards.count(seat) for seat in range(seats)] == numbers(city.held)[kind::4]
            assert cards.count(5) == city.pile[kind]
            assert cards.count(5) > 0 or cards.count(6) == 0, "a used card on top is shuffled at once"


@settings(max_examples=5)
@given(SEATS, SEEDS, OPTIONS)
def test_five_discs_and_a_way_of_neighbours(seats: int, seed: int, options: dict[str, str]) -> None:
    """G-M1: at most four steps, none twice, one disc left on each space."""
    way: list[int] = []
    for city, fresh in moments_of(GAME, seats, seed, options):
        for item in fresh:
            if item.kind == news.TURN:
                way = []
            elif item.kind == news.ROLLED:
                way = [item.numbers[3]]
            elif item.kind in (news.STARTED, news.MOVED):
                if way:
                    assert city.box.near[way[-1]] >> item.numbers[1] & 1
                way.append(item.numbers[1])
        assert len(way) == len(set(way)) <= 5
        discs = numbers(city.discs)
        if way and city.tower != NONE:
            assert discs == [int(space in way[:-1]) for space in range(39)]
            assert city.tower == way[-1]
            assert city.tower_discs() == 6 - len(way)
        elif way:
            assert sum(discs) + city.lifted == 5
        else:
            assert sum(discs) == 0


@settings(max_examples=5)
@given(SEATS, SEEDS, OPTIONS)
def test_one_action_per_building_and_per_player_in_a_turn(seats: int, seed: int, options: dict[str, str]) -> None:
    """G-M2, G-2b, G-A5: more actions of a player only by extra-action tiles, or as the trader of two."""
    buildings: list[int] = []
    actors: Counter[int] = Counter()
    extra: Counter[int] = Counter()
    trader = 0

    def check() -> None:
        assert len(buildings) == len(set(buildings))
        for seat, count in actors.items():
            second = seats == 2 and seat == trader and actors[1 - seat] > 0
            assert count - extra[seat] <= 1 + second

    for _, fresh in moments_of(GAME, seats, seed, options):
        for item in fresh:
            if item.kind == news.TURN:
                check()
                buildings, actors, extra, trader = [], Counter(), Counter(), item.numbers[1]
            elif item.kind == news.USED:
                actors[item.numbers[0]] += 1
                buildings.append(item.numbers[1])
            elif item.kind == news.PLAYED and item.numbers[1] == 2:
                extra[item.numbers[0]] += 1
        check()


@settings(max_examples=6)
@given(SEATS, SEEDS, OPTIONS)
def test_a_random_game_is_lawful_and_short(seats: int, seed: int, options: dict[str, str]) -> None:
    """G-N8, G-E1: it ends within 5,000 choices; whoever is asked, and whoever is welcome, has lawful choices."""
    choices = Choices(len(GAME.vocabulary))
    count = 0
    for city, _ in moments_of(GAME, seats, seed, options):
        count += 1
        assert GAME.broken_law(city) == ""
        if count % 7 == 0 and not city.is_over():
            for seat in range(seats):
                if city.may_answer(seat):
                    city.open(seat, choices)
                    assert choices.size > 0 or not city.is_asked(seat)
                    assert choices.listed() == sorted(set(choices.listed()))
    assert count < LONGEST


# The laws must be able to break.


@cache
def half_a_game() -> City:
    """A game for three in its fifth round, with the tower on its way."""
    for city, _ in moments_of(GAME, 3, 7, {}):
        if city.rounds == 6 and city.walked == 1 and city.question() == "dealing":
            return city
    raise AssertionError


def dealing() -> City:
    return half_a_game().copy()


def owe_money(city: City) -> None:
    city.money[1] += city.money[0] + 5
    city.money[0] = -5


def clip_a_coin(city: City) -> None:
    city.money[0] -= 3
    city.money[1] += 3


def forge_money(city: City) -> None:
    city.money[0] += 5


def owe_a_good(city: City) -> None:
    city.goods[0] -= 9
    city.stock_goods[0] += 9


def take_more_goods_than_there_are(city: City) -> None:
    city.goods[0] += 9
    city.stock_goods[0] -= 9


def lose_a_good(city: City) -> None:
    good = next(good for good in range(8) if city.stock_goods[good] > 0)
    city.stock_goods[good] -= 1


def owe_a_tile(city: City) -> None:
    city.tiles[0] -= 9
    city.stock_tiles[0] += 9


def find_a_tile(city: City) -> None:
    city.tiles[0] += 1


def own_by_a_stranger(city: City) -> None:
    city.owners[0] = 3


def carve_an_eighth_marker(city: City) -> None:
    city.markers[0] = 8


def owe_a_marker(city: City) -> None:
    city.markers[0] = -1


def lose_a_card(city: City) -> None:
    city.where[20] = 4


def draw_without_counting(city: City) -> None:
    card = next(card for card in range(60) if city.where[card] == 5)
    city.where[card] = 0


def miscount_a_hand(city: City) -> None:
    city.held[0] += 1


def forget_who_held_a_card_before(city: City) -> None:
    city.older[0] += 1


def shuffle_in_a_card_that_was_not_there(city: City) -> None:
    card = next(card for card in range(60) if city.where[card] == 5)
    city.shuffled &= ~(1 << card)


def show_a_card_of_the_pile(city: City) -> None:
    city.shown |= 1 << next(card for card in range(60) if city.where[card] == 5)


def leave_a_used_card_on_top(city: City) -> None:
    for card in range(14, 28):
        if city.where[card] == 5:
            city.where[card] = 6
    city.pile[1] = 0


def drop_a_disc(city: City) -> None:
    city.discs[30] += 1


def forget_a_visit(city: City) -> None:
    city.visited = 1 << int(city.tower)


def add_a_round(city: City) -> None:
    city.rounds = 11


def go_on_after_the_end(city: City) -> None:
    city.rounds = 0


def use_where_the_tower_was_not(city: City) -> None:
    city.used = (1 << 18) - 1


def act_on_a_street(city: City) -> None:
    city.used = int(city.visited) >> 18 << 18


def act_twice(city: City) -> None:
    city.acted[1] = 2


def offer_for_no_space(city: City) -> None:
    city.offers[OFFER * ((int(city.trader) + 1) % 3)] = 39


def offer_without_a_tower(city: City) -> None:
    city.offers[OFFER * ((int(city.trader) + 1) % 3)] = int(city.tower)
    city.discs[int(city.tower)] += city.tower_discs()
    city.tower = NONE


def counter_nobody(city: City) -> None:
    city.offers[OFFER * int(city.trader)] = int(city.tower)


def counter_with_nothing(city: City) -> None:
    city.countered = (int(city.trader) + 1) % 3


BROKEN: dict[Callable[[City], None], str] = {
    owe_money: "has -5 ducats",
    clip_a_coin: "ducats",
    forge_money: "the bank paid",
    owe_a_good: "less than no good",
    take_more_goods_than_there_are: "less than no good",
    lose_a_good: "of good",
    owe_a_tile: "less than no tile",
    find_a_tile: "of tile 0",
    own_by_a_stranger: "belongs to 3",
    carve_an_eighth_marker: "has 8 markers",
    owe_a_marker: "has -1 markers",
    lose_a_card: "card 20 lies nowhere",
    draw_without_counting: "cards face down",
    miscount_a_hand: "hand 0 has",
    forget_who_held_a_card_before: "older ones",
    shuffle_in_a_card_that_was_not_there: "was not in its pile",
    show_a_card_of_the_pile: "is shown but in no hand",
    leave_a_used_card_on_top: "used ones under it",
    drop_a_disc: "discs",
    forget_a_visit: "spaces visited in",
    add_a_round: "11 rounds left",
    go_on_after_the_end: "0 rounds left",
    use_where_the_tower_was_not: "where the tower was not",
    act_on_a_street: "where the tower was not",
    act_twice: "took 2 actions",
    offer_for_no_space: "offers for 39",
    offer_without_a_tower: "offers for",
    counter_nobody: "a counter without a partner",
    counter_with_nothing: "a counter without a partner",
}
"""Ways to break the laws, with words of the law that must find it."""


def test_half_a_game_is_lawful() -> None:
    assert GAME.broken_law(dealing()) == ""


@pytest.mark.parametrize("breach", BROKEN, ids=lambda breach: breach.__name__)
def test_a_broken_law_is_told(breach: Callable[[City], None]) -> None:
    """Every law can break, and is told in words."""
    city = dealing()
    breach(city)
    assert BROKEN[breach] in GAME.broken_law(city)


def test_two_actions_of_the_trader_are_lawful_with_two_players_only() -> None:
    """G-2b"""
    for seats, is_lawful in ((2, True), (3, False)):
        scene = Scene(seats)
        scene.stand("drinks")
        scene.fit()
        scene.city.acted[0] = 2
        assert ("took 2 actions" not in GAME.broken_law(scene.city)) == is_lawful


def test_a_game_that_is_over_has_no_round_left() -> None:
    """G-E1"""
    scene = Scene(2)
    scene.left(1)
    for _ in range(2):
        scene.roll(1, 1)
        scene.trade("stop")
    assert scene.city.is_over()
    assert GAME.broken_law(scene.city) == ""
    scene.city.rounds = 1
    assert GAME.broken_law(scene.city) == "1 rounds left"


def test_what_lies_open_in_the_end_is_no_leak() -> None:
    """A card that is drawn in this game ends it, and then every hand is shown, told or not."""
    assert Checker(GAME, 2).check_game("check 484") > 0
