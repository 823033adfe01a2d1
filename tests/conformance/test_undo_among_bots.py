"""Taking back among bots, for every game: their answers go with it, chance and secrets stay what they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import CannotUndo
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Listener
from fondaco.kernel.record import Record
from fondaco.kernel.replay import verify
from fondaco.kernel.state import CHANCE, State
from fondaco.kernel.table import Table, keyed_table

from ..kernel.twins import Twins
from .subjects import SUBJECTS, each_game

ME = 0
WORLDS = 12
"""Worlds of the tests' own, beside those that the kernel tries."""


class Reach(NamedTuple):
    """A position from which a choice of mine can be taken back although others have answered it."""

    table: Table
    last: int
    """Where in the record my choice stands."""


def everything(table: Table) -> tuple[object, ...]:
    news = [(item.audience, item.kind, item.numbers) for item in table.listener.items]
    return table.record.text(), table.state.numbers(), table.state.steps(), news


def begun(game: Game, seats: int, seed: str) -> Table:
    return keyed_table(Record(game, seats, game.settled({}), ""), seed, [""] * seats)


def some_answer(table: Table, luck: Luck) -> tuple[int, int]:
    asked = [seat for seat in range(table.record.seats) if table.state.is_asked(seat)]
    seat = asked[int(luck.below(len(asked)))]
    choices = table.open(seat)
    return seat, choices[int(luck.below(len(choices)))]


def reaches(game: Game, games: int = 4, most: int = 160) -> Iterator[Reach]:
    """Positions of some random games; the game goes on from each as if nobody had asked."""
    for number in range(games):
        table = begun(game, max(game.fewest, min(3, game.most)), f"{number:064x}")
        luck = Luck(f"players {number}")
        for _ in range(most):
            if table.state.is_over():
                break
            table.choose(*some_answer(table, luck))
            if not table.state.is_over() and not table.why_no_undo(ME, True) and table.why_no_undo(ME):
                yield Reach(table, table.last_choice_of(ME))


def test_answers_of_bots_can_be_taken_back_in_most_games() -> None:
    """Not where something is drawn after every choice."""
    reached = [game.name for game in SUBJECTS if next(reaches(game), None) is not None]
    assert len(reached) >= len(SUBJECTS) - 1


@each_game
def test_answers_of_bots_are_taken_back_and_the_same_again_leads_to_the_same(game: Game) -> None:
    for table, last in reaches(game):
        before, made = everything(table), list(table.record.made)
        version = table.version()
        table.undo(ME, True)
        assert table.record.made == made[:last], "my choice and all that came of it"
        assert table.version() > version, "an answer to what was taken back is never taken for one to this"
        assert table.state.may_answer(ME)
        for seat, choice in made[last:]:
            table.choose(seat, choice)
        assert everything(table) == before


@each_game
def test_no_draw_is_ever_taken_back_nor_drawn_anew(game: Game) -> None:
    """Also where another choice follows: the number of the next draw is the number of draws in the record."""
    for table, last in reaches(game):
        assert all(seat != CHANCE for seat, _ in table.record.made[last:])
        number = table.chance.number  # type: ignore[attr-defined]
        table.undo(ME, True)
        assert table.chance.number == number  # type: ignore[attr-defined]


@each_game
def test_nothing_is_learnt_by_taking_back(game: Game) -> None:
    """In every world that agrees with what I knew before, the same answers were open, and showed me the same."""
    for table, last in reaches(game, 2):
        since = table.record.made[last:]
        seen, heard = table.view(ME), [item.numbers for item in table.listener.items if item.is_for(ME)]
        told = sum(item.is_for(ME) for item in table.listener.items[: table.told[last]])
        known = game.view(table.followed(ME).before, ME)
        for number in range(WORLDS):
            world = game.imagine(known, ME, Luck(f"another world {number}"))
            assert followed(game, world, since) == (seen.steps(), seen.numbers(), heard[told:])


def followed(game: Game, world: State, since: list[tuple[int, int]]) -> object:
    """What I see and hear of some choices in another world; what I cannot notice there need not be open."""
    choices = Choices(len(game.vocabulary))
    world.listener = listener = Listener()
    for seat, choice in since:
        if world.may_answer(seat):
            world.open(seat, choices)
            if choices.holds(choice):
                world.choose(seat, choice)
    view = game.view(world, ME)
    return view.steps(), view.numbers(), [item.numbers for item in listener.items if item.is_for(ME)]


@each_game
def test_whether_something_can_be_taken_back_tells_no_secret(game: Game) -> None:
    """Two courses that look the same to me answer the same."""
    compared = 0
    for seed in range(12):
        luck = Luck(f"twins {seed}")
        seats = max(game.fewest, min(3, game.most))
        twins = Twins(game, seats, ME, luck, int(luck.below(60)))
        for _ in range(60):
            if twins.step() is None:
                break
            if twins.differ and twins.actors() and twins.actors() != [CHANCE]:
                compared += 1
                reasons = [Table(world.record({})).why_no_undo(ME, True) for world in twins.worlds]
                assert reasons[0] == reasons[1]
    assert compared > 0


@each_game
def test_a_choice_stands_for_those_who_are_not_alone(game: Game) -> None:
    for table, _ in reaches(game, 1):
        with pytest.raises(CannotUndo):
            table.undo(ME)


@each_game
def test_a_game_of_many_second_thoughts_is_verified(game: Game) -> None:
    table = begun(game, max(game.fewest, min(3, game.most)), "ab" * 32)
    luck, undone = Luck("second thoughts"), 0
    while not table.state.is_over():
        if undone < 40 and not table.why_no_undo(ME, True) and luck.below(3) == 0:
            table.undo(ME, True)
            undone += 1
        table.choose(*some_answer(table, luck))
    assert undone > 0
    verify(table.record)
