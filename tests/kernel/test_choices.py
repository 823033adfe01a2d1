from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import counts, numbers
from fondaco.kernel.luck import Luck

WEIGHTED = st.dictionaries(st.integers(0, 99), st.integers(1, 9), min_size=1, max_size=12)


@given(st.sets(st.integers(0, 99), max_size=30))
def test_choices_list_and_hold_exactly_what_was_added(open_now: set[int]) -> None:
    choices = Choices(100)
    for choice in sorted(open_now):
        choices.add(choice)
    assert choices.listed() == sorted(open_now)
    assert {choice for choice in range(-1, 101) if choices.holds(choice)} == open_now


def test_cleared_choices_hold_nothing_of_before() -> None:
    choices = Choices(5)
    choices.add(0)
    choices.add(3)
    choices.clear()
    assert choices.listed() == []
    assert not choices.holds(0)
    assert not choices.holds(3)


def test_a_shown_table_is_never_written_to() -> None:
    table = counts([1, 4, 9])
    choices = Choices(20)
    choices.show(table)
    assert choices.listed() == [1, 4, 9]
    choices.clear()
    choices.add(7)
    choices.add_weighted(8, 2)
    assert choices.listed() == [7, 8]
    assert numbers(table) == [1, 4, 9]


def test_more_choices_than_there_is_room_for_are_refused() -> None:
    choices = Choices(1)
    choices.add(0)
    with pytest.raises(IndexError):
        choices.add(1)


@given(WEIGHTED, st.integers())
def test_a_draw_takes_the_choice_whose_share_of_the_weights_was_hit(weighted: dict[int, int], seed: int) -> None:
    choices = Choices(100)
    shares = []
    for choice in sorted(weighted):
        choices.add_weighted(choice, weighted[choice])
        shares.extend([choice] * weighted[choice])
    drawing = Luck(str(seed))
    watching = Luck(str(seed))
    for _ in range(20):
        assert choices.drawn(drawing) == shares[watching.below(len(shares))]


def test_any_takes_every_open_choice_as_often() -> None:
    choices = Choices(20)
    for choice in (2, 3, 5, 7):
        choices.add(choice)
    luck = Luck("any")
    seen = Counter(int(choices.any(luck)) for _ in range(4000))
    assert sorted(seen) == [2, 3, 5, 7]
    assert all(900 < count < 1100 for count in seen.values())


def test_choices_of_before_have_no_weight_in_a_new_draw() -> None:
    choices = Choices(10)
    for choice in range(10):
        choices.add_weighted(choice, 1000)
    choices.clear()
    choices.add_weighted(3, 1)
    choices.add_weighted(4, 1)
    luck = Luck("afresh")
    assert {int(choices.drawn(luck)) for _ in range(50)} == {3, 4}
