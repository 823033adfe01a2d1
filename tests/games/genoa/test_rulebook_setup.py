"""Set-up (G-S1 to G-S4)."""

from __future__ import annotations

import pytest

from fondaco.games.genoa import news
from fondaco.games.genoa.data import kind_of
from fondaco.games.genoa.state import City
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers
from fondaco.kernel.errors import BadOption
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Item, Listener
from fondaco.kernel.playout import random_choice
from fondaco.kernel.state import CHANCE, NOBODY

from .scene import GAME, Scene, names_of

ROUNDS = {2: 12, 3: 10, 4: 8, 5: 6}
KINDS = ["contract", "message", "small-order", "large-order"]


def begun(seats: int, seed: str) -> tuple[City, list[Item]]:
    """A game whose cards are dealt, with the news of that."""
    city = GAME.start(seats, {})
    listener = Listener()
    city.listener = listener
    luck = Luck(seed)
    choices = Choices(len(GAME.vocabulary))
    while city.steps()[-1] != "Roll":
        city.choose(CHANCE, random_choice(city, CHANCE, luck, choices))
    return city, listener.items


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    """G-S1"""
    with pytest.raises(BadOption):
        GAME.check_seats(seats)
    for number in range(2, 6):
        GAME.check_seats(number)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_anybody_may_be_the_start_player_by_chance(seats: int) -> None:
    """G-S1: each as likely."""
    city = GAME.start(seats, {})
    choices = Choices(len(GAME.vocabulary))
    city.open(CHANCE, choices)
    open_now = [GAME.vocabulary.text(choice) for choice in choices.listed()]
    assert open_now == [f"first seat-{seat + 1}" for seat in range(seats)]
    assert {int(choices.weights[index]) for index in range(seats)} == {1}
    assert {int(begun(seats, f"start {number}")[0].first) for number in range(40)} == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_gets_one_card_of_each_kind_and_130_ducats(seats: int) -> None:
    """G-S2, G-S3"""
    city, _ = begun(seats, "set-up")
    assert numbers(city.money) == [130] * seats
    assert numbers(city.held) == [1] * (4 * seats)
    for seat in range(seats):
        held = [kind_of(card) for card in range(60) if city.where[card] == seat]
        assert held == [0, 1, 2, 3]
    assert numbers(city.pile) == [14 - seats, 14 - seats, 16 - seats, 16 - seats]
    assert numbers(city.markers) == [0] * seats
    assert [int(city.markers_left(seat)) for seat in range(seats)] == [7] * seats
    assert numbers(city.owners) == [-1] * 14
    assert sum(numbers(city.goods)) + sum(numbers(city.tiles)) == 0
    assert numbers(city.stock_goods) == [5] * 8
    assert numbers(city.stock_tiles) == [5, 5, 5, 5, 7]
    assert city.rounds == ROUNDS[seats]


def test_the_start_player_trades_first() -> None:
    """G-S1, G-E1"""
    for number in range(6):
        city, told = begun(4, f"first {number}")
        assert city.trader == city.first
        kinds = [item.kind for item in told if item.is_for(NOBODY)]
        assert kinds == [news.BEGINS, *[news.DREW] * 16, news.ROUND, news.TURN]


def test_cards_are_dealt_in_secret() -> None:
    """G-S2, G-S4: each hears only of their own cards."""
    _, told = begun(3, "secret")
    cards = [item for item in told if item.kind == news.DREW_CARD]
    assert len(cards) == 12
    for item in cards:
        assert [seat for seat in range(3) if item.is_for(seat)] == [item.numbers[0]]
        assert not item.is_for(NOBODY)


def test_every_card_may_be_dealt() -> None:
    """G-S2: the piles are shuffled; each card is as likely."""
    city = GAME.start(2, {})
    city.choose(CHANCE, GAME.vocabulary.number("first seat-1"))
    choices = Choices(len(GAME.vocabulary))
    for kind in KINDS:
        city.open(CHANCE, choices)
        open_now = [GAME.vocabulary.text(choice) for choice in choices.listed()]
        assert open_now == [f"card {name}" for name in names_of(kind)]
        assert {int(choices.weights[index]) for index in range(len(open_now))} == {1}
        city.choose(CHANCE, GAME.vocabulary.number(open_now[-1]))


@pytest.mark.parametrize(("options", "is_open"), [("", 0), ("money=hidden", 0), ("money=open", 1)])
def test_money_is_hidden_or_open(options: str, is_open: int) -> None:
    """G-S4: the board shows it or not; in the views it is, since it can be reckoned."""
    scene = Scene(2, options=options)
    scene.has(1, ducats=75)
    scene.fit()
    assert scene.city.open_money == is_open
    for seat in (NOBODY, 0, 1):
        assert numbers(GAME.view(scene.city, seat).money) == [130, 75]
