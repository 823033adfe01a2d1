"""What a seat cannot know must not show: not in its view, not in its choices, not in its news.

Two worlds are made that differ only in what a seat cannot know; everything it gets to see must be the same in both.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.games.norenberc import news
from fondaco.games.norenberc.state import Town
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers, put_into, take_from
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Listener
from fondaco.kernel.playout import play_out
from fondaco.kernel.state import CHANCE, NOBODY
from fondaco.kernel.table import Table, new_table

Play = Callable[..., Table]
SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**6)
POINTS = st.integers(0, 120)
ARTISANS = 72


def townspeople(town: Town) -> list[int]:
    """Those in the guest stack."""
    return [tile for tile in numbers(town.guests) if tile >= ARTISANS]


def open_to(game: Game, town: Town, seat: int) -> list[int]:
    choices = Choices(len(game.vocabulary))
    if not town.is_asked(seat):
        return []
    town.open(seat, choices)
    return choices.listed()


def seen_by(game: Game, town: Town, seat: int) -> tuple[object, ...]:
    view = game.view(town, seat)
    return (view.numbers(), view.steps(), view.question(), open_to(game, town, seat), open_to(game, view, seat))


@given(SEATS, SEEDS, POINTS)
def test_a_view_has_nothing_of_what_is_secret(play: Play, seats: int, seed: int, choices: int) -> None:
    """N-P1, N-S2"""
    table = play(seats, f"secret {seed}", choices)
    for seat in range(NOBODY, seats):
        view = table.view(seat)
        assert townspeople(view) == []
        assert [int(view.plan[other]) for other in range(seats) if other != seat] == [0] * (seats - (seat >= 0))
        if seat >= 0:
            assert view.plan[seat] == table.state.plan[seat]
        assert view.listener is None


@given(SEATS, SEEDS, POINTS, SEEDS)
def test_every_imagined_world_is_legal_and_can_be_played_to_its_end(
    play: Play, seats: int, seed: int, choices: int, other: int
) -> None:
    table = play(seats, f"secret {seed}", choices)
    buffer = Choices(len(table.game.vocabulary))
    for seat in range(NOBODY, seats):
        luck = Luck(f"{other} {seat}")
        world = table.game.imagine(table.view(seat), seat, luck)
        assert table.game.broken_law(world) == ""
        assert world.stack_size == len(world.guests) == len(table.state.guests)
        play_out(world, luck, buffer)
        assert world.is_over()
        assert table.game.broken_law(world) == ""


@given(SEATS, SEEDS, POINTS)
def test_the_true_world_could_itself_have_been_dealt(play: Play, seats: int, seed: int, choices: int) -> None:
    """What is proven of the townspeople must never rule out what really is."""
    table = play(seats, f"secret {seed}", choices)
    town = table.state
    in_game = [0] * 15
    for tile in townspeople(town):
        in_game[tile - 72] += 1
    for kind in range(15):
        in_game[kind] += town.outside[kind]
        assert town.outside[kind] <= town.proven[kind] <= in_game[kind] <= town.box.copies[72 + kind]


def test_worlds_are_dealt_from_all_that_is_possible(play: Play) -> None:
    table = play(3, "spread", 2)
    seat = next(seat for seat in range(3) if table.state.is_asked(seat))
    view = table.view(seat)
    worlds = [table.game.imagine(view, seat, Luck(f"spread {number}")) for number in range(400)]
    stacks = {tuple(numbers(world.guests)) for world in worlds}
    assert len(stacks) > 350
    left_out_in_truth = [kind for kind in range(15) if table.state.proven[kind] == 0]
    for kind in left_out_in_truth:
        there = sum(72 + kind in numbers(world.guests) for world in worlds)
        assert 20 < there < 400, f"townsperson {kind} is in {there} of 400 worlds"
    for other in range(3):
        if other != seat:
            plans = {int(world.plan[other]) for world in worlds}
            assert plans == set(range(16)), "pass and all plans for four guilds with four agents"


@given(st.integers(3, 5), SEEDS)
def test_an_imagined_plan_has_as_many_cards_as_lie_face_down(play: Play, seats: int, seed: int) -> None:
    """N-P1: how many is open, which ones is not; and only guilds not called yet."""
    table = play(seats, f"cards {seed}", seats)
    while not table.state.is_over() and table.state.question() == "planning":
        seat = table.state.first_asked()
        table.choose(seat, table.open(seat)[-1])
    town = table.state
    for number in range(20):
        world = table.game.imagine(table.view(NOBODY), NOBODY, Luck(f"{seed} {number}"))
        for seat in range(seats):
            plan = int(world.plan[seat])
            assert plan.bit_count() == town.cards[seat]
            assert plan >> town.called << town.called == plan
            assert plan < 1 << town.guilds


# Two worlds that differ only in a secret.


def different_plans(table: Table, secretive: int) -> tuple[Table, Table] | None:
    """The table twice, with two plans of one seat; nothing if it is not asked for a plan."""
    open_now = table.open(secretive)
    if table.state.question() != "planning" or len(open_now) < 2:
        return None
    tables = []
    for choice in (open_now[0], open_now[-1]):
        again = new_table(table.game, table.record.seats, {}, table.record.seed)
        again.rewind(list(table.record.made))
        again.choose(secretive, choice)
        tables.append(again)
    return tables[0], tables[1]


@given(SEATS, SEEDS, st.integers(0, 60), st.integers(0, 4))
def test_a_plan_shows_to_nobody_else_before_all_are_ready(
    play: Play, seats: int, seed: int, choices: int, secretive: int
) -> None:
    """N-P1: neither which guilds, nor how many, nor whether it is a pass."""
    table = play(seats, f"plans {seed}", choices)
    secretive %= seats
    pair = different_plans(table, secretive)
    if pair is None or pair[0].state.question() != "planning" or pair[1].state.question() != "planning":
        return
    if pair[0].state.turn != table.state.turn or pair[1].state.turn != table.state.turn:
        return
    if not any(table.state.is_asked(seat) for seat in range(seats) if seat != secretive):
        return
    for seat in range(NOBODY, seats):
        same = seen_by(table.game, pair[0].state, seat) == seen_by(table.game, pair[1].state, seat)
        heard = [[(item.kind, item.numbers) for item in one.listener.items if item.is_for(seat)] for one in pair]
        assert same == (seat != secretive)
        assert (heard[0] == heard[1]) == (seat != secretive)
    assert numbers(pair[0].state.cards) == numbers(table.state.cards)
    assert pair[0].why_no_undo(secretive) == pair[1].why_no_undo(secretive) == ""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_test_above_meets_hidden_plans_at_every_number_of_players(play: Play, seats: int) -> None:
    pair = different_plans(play(seats, "met", 0), 0)
    assert pair is not None
    assert [one.state.question() for one in pair] == ["planning", "planning"]
    assert numbers(pair[0].state.cards) == [0] * seats
    assert not any(item.kind in (news.CARDS, news.PASSED) for item in pair[0].listener.items)


def test_card_counts_are_public_as_soon_as_all_are_ready(play: Play) -> None:
    table = play(3, "counts", 0)
    number = table.game.vocabulary.number
    table.choose(0, number("plan bakers+shoemakers"))
    table.choose(2, number("plan brewers+bakers+printers"))
    assert numbers(table.view(1).cards) == [0, 0, 0]
    table.choose(1, number("pass"))
    told = [(item.kind, item.numbers[:2]) for item in table.listener.items if item.is_for(NOBODY)]
    assert (news.CARDS, (0, 2)) in told
    assert (news.CARDS, (2, 3)) in told
    assert (news.PASSED, (1, 0)) in told
    # The third player's card for the brewers has just been revealed.
    assert numbers(table.view(NOBODY).cards) == [2, 0, 2]


@given(SEATS, SEEDS)
def test_cards_are_told_only_when_their_guild_is_called(play: Play, seats: int, seed: int) -> None:
    """N-A1: the public news never names a guild of a plan before that guild was called."""
    table = play(seats, f"called {seed}")
    called = -1
    for item in table.listener.items:
        if item.kind == news.TURN:
            called = -1
        elif item.kind == news.CALLED:
            assert item.numbers[0] > called
            called = item.numbers[0]
        elif item.kind == news.REVEALED:
            assert item.numbers[1] == called


def other_stack(town: Town, luck: Luck) -> Town | None:
    """The same town with one unseen townsperson of the stack exchanged for one that was left out."""
    in_game = [int(town.outside[kind]) + townspeople(town).count(72 + kind) for kind in range(15)]
    exchanges = [
        (72 + gone, 72 + come)
        for gone in range(15)
        for come in range(15)
        if gone != come and in_game[gone] > town.proven[gone] and in_game[come] < town.box.copies[72 + come]
    ]
    if not exchanges:
        return None
    gone, come = exchanges[luck.below(len(exchanges))]
    world = town.copy()
    world.guests = put_into(take_from(world.guests, gone), come)
    return world


@given(SEATS, SEEDS, POINTS, SEEDS)
def test_the_townspeople_left_out_show_nowhere(play: Play, seats: int, seed: int, choices: int, swap: int) -> None:
    """N-S2: two worlds with other townspeople in the stack look alike, and stay alike until one of them is drawn."""
    table = play(seats, f"left out {seed}", choices)
    game = table.game
    luck = Luck(f"swap {swap}")
    town = table.state.copy()
    world = other_stack(town, luck)
    if world is None:
        return
    assert not world.same_as(town)
    assert game.broken_law(world) == ""
    listeners = [Listener(), Listener()]
    town.listener, world.listener = listeners
    while not town.is_over() and not town.is_asked(CHANCE):
        for seat in range(NOBODY, seats):
            assert seen_by(game, town, seat) == seen_by(game, world, seat)
        seat = town.first_asked()
        open_now = open_to(game, town, seat)
        choice = open_now[luck.below(len(open_now))]
        town.choose(seat, choice)
        world.choose(seat, choice)
    told = [[(item.audience, item.kind, item.numbers) for item in listener.items] for listener in listeners]
    assert told[0] == told[1]


@given(SEATS, SEEDS, POINTS, SEEDS)
def test_two_worlds_of_one_view_tell_a_seat_the_same_as_long_as_all_choose_alike(
    play: Play, seats: int, seed: int, choices: int, other: int
) -> None:
    """While others plan, an imagined world and the true one are told apart by nothing that the seat hears."""
    table = play(seats, f"alike {seed}", choices)
    if table.state.question() != "planning":
        return
    asked = [seat for seat in range(seats) if table.state.is_asked(seat)]
    for seat in range(seats):
        truth = table.state.copy()
        world = table.game.imagine(table.view(seat), seat, Luck(str(other)))
        heard: list[list[tuple[object, ...]]] = []
        for town in (truth, world):
            listener = Listener()
            town.listener = listener
            for chooser in asked[:-1]:
                town.choose(chooser, open_to(table.game, town, chooser)[1])
            heard.append([(item.kind, item.numbers) for item in listener.items if item.is_for(seat)])
        assert heard[0] == heard[1]
        assert table.game.view(truth, seat).same_as(table.game.view(world, seat))
