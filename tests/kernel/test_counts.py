from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fondaco.kernel.counts import bits, counts, filled, lowest, numbers, put_into, take_from, zeros

THINGS = st.lists(st.integers(0, 90), max_size=40)


def bag_of(things: list[int]):
    bag = zeros(0)
    for thing in things:
        bag = put_into(bag, thing)
    return bag


@given(THINGS)
def test_a_bag_is_the_sorted_list_of_what_was_put_into_it(things: list[int]) -> None:
    assert numbers(bag_of(things)) == sorted(things)


@given(THINGS.filter(len), st.data())
def test_taking_from_a_bag_removes_one_copy_and_keeps_it_sorted(things: list[int], data: st.DataObject) -> None:
    bag = bag_of(things)
    model = sorted(things)
    while model:
        thing = data.draw(st.sampled_from(model))
        bag = take_from(bag, thing)
        model.remove(thing)
        assert numbers(bag) == model


@given(THINGS, st.integers(0, 90))
def test_what_is_put_into_a_bag_can_be_taken_out_again(things: list[int], thing: int) -> None:
    assert numbers(take_from(put_into(bag_of(things), thing), thing)) == sorted(things)


@given(THINGS.filter(len), st.integers(0, 90))
def test_changing_a_copied_bag_leaves_the_original_alone(things: list[int], thing: int) -> None:
    original = bag_of(things)
    put_into(original[:], thing)
    take_from(original[:], things[0])
    assert numbers(original) == sorted(things)


@given(st.lists(st.integers(-(2**40), 2**40)))
def test_counts_are_the_numbers_they_were_made_of(many: list[int]) -> None:
    assert numbers(counts(many)) == many


def test_zeros_and_filled_have_the_size_asked_for() -> None:
    assert numbers(zeros(3)) == [0, 0, 0]
    assert numbers(zeros(0)) == []
    assert numbers(filled(4, -1)) == [-1, -1, -1, -1]


@given(st.integers(0, 2**62))
def test_bits_counts_the_things_in_a_set(mask: int) -> None:
    assert bits(mask) == mask.bit_count()


def test_assigning_counts_shares_them_and_slicing_copies_them() -> None:
    original = counts([1, 2, 3])
    shared = original
    copied = original[:]
    shared[0] = 7
    assert numbers(original) == [7, 2, 3]
    assert numbers(copied) == [1, 2, 3]


@given(st.integers(1, 2**62 - 1))
def test_the_lowest_of_a_set_and_how_many_it_holds(mask: int) -> None:
    members = [thing for thing in range(62) if mask >> thing & 1]
    assert lowest(mask) == members[0]
    assert bits(mask) == len(members)
