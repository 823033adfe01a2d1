from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.kernel.game import Game
from fondaco.kernel.news import EVERYBODY, Item, Listener, NewsKind
from fondaco.kernel.state import NOBODY

NONE = (0, 0, 0, 0, 0)


def test_public_news_is_for_every_seat_and_for_spectators() -> None:
    item = Item(EVERYBODY, 0, NONE)
    assert all(item.is_for(seat) for seat in range(NOBODY, 5))


@pytest.mark.parametrize("seat", range(5))
def test_news_for_one_seat_is_for_nobody_else(seat: int) -> None:
    item = Item(1 << seat, 0, NONE)
    assert [other for other in range(NOBODY, 5) if item.is_for(other)] == [seat]


@given(st.sets(st.integers(0, 4), max_size=4))
def test_news_is_for_exactly_its_audience(seats: set[int]) -> None:
    item = Item(sum(1 << seat for seat in seats), 0, NONE)
    assert {seat for seat in range(NOBODY, 5) if item.is_for(seat)} == seats


def test_a_kind_of_news_knows_what_its_numbers_are() -> None:
    kind = NewsKind("sold", "player:seat count:number")
    assert kind.key == "sold"
    assert kind.parameters == ["player:seat", "count:number"]
    assert NewsKind("ended", "").parameters == []


def test_a_listener_keeps_the_news_in_order() -> None:
    listener = Listener()
    listener.hear(EVERYBODY, 3, 1, 2, 3, 4, 5)
    listener.hear(2, 4, 0, 0, 0, 0, 0)
    assert [(item.audience, item.kind, item.numbers) for item in listener.items] == [
        (EVERYBODY, 3, (1, 2, 3, 4, 5)),
        (2, 4, NONE),
    ]


def test_a_state_tells_all_or_one_seat_and_without_a_listener_nobody(norenberc: Game) -> None:
    state = norenberc.start(3, {})
    state.tell(0, 1)
    state.tell_only(2, 3, 4)
    listener = Listener()
    state.listener = listener
    state.tell(0, 1)
    state.tell_only(2, 3, 4)
    heard = [(item.kind, [seat for seat in range(NOBODY, 3) if item.is_for(seat)]) for item in listener.items]
    assert heard == [(0, [NOBODY, 0, 1, 2]), (3, [2])]


def test_news_may_carry_as_many_numbers_as_it_needs(norenberc: Game) -> None:
    state = norenberc.start(3, {})
    numbers = list(range(-4, 16))
    state.tell_all(1, numbers)
    state.listener = Listener()
    state.tell_all(2, numbers)
    state.tell_all(3, [])
    numbers.clear()
    assert [(item.audience, item.kind, item.numbers) for item in state.listener.items] == [
        (EVERYBODY, 2, tuple(range(-4, 16))),
        (EVERYBODY, 3, ()),
    ]


def test_a_copy_of_a_state_tells_nobody(norenberc: Game) -> None:
    state = norenberc.start(2, {})
    state.listener = Listener()
    state.copy().tell(0)
    assert state.listener.items == []
    assert state.copy().listener is None
