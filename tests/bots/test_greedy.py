from __future__ import annotations

import pytest

from fondaco.bots.bot import Bot
from fondaco.bots.greedy import GreedyBot
from fondaco.bots.match import play_match
from fondaco.bots.move import BUDGET
from fondaco.bots.random import RandomBot
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State, Step


def greedy_among_random(seats: int, place: int) -> list[Bot]:
    bots: list[Bot] = [RandomBot() for _ in range(seats)]
    bots[place] = GreedyBot()
    return bots


def play_watched(game: Game, bots: list[Bot], seed: str) -> State:
    """A whole game in which every choice of a bot must be open, and asking it must not change the view."""
    luck = Luck(seed)
    choices = Choices(len(game.vocabulary))
    state = game.start(len(bots), {})
    while not state.is_over():
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        view = game.view(state, seat)
        untouched = view.copy()
        choice = bots[seat].choose(game, view, seat, luck)
        assert view.same_as(untouched)
        state.open(seat, choices)
        assert choices.holds(choice)
        state.choose(seat, choice)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_takes_only_open_choices_in_whole_games(norenberc: Game, seats: int) -> None:
    end = play_watched(norenberc, greedy_among_random(seats, seats - 1), f"open {seats}")
    assert end.is_over()


def test_greedy_takes_only_open_choices_among_its_like(norenberc: Game) -> None:
    bots: list[Bot] = [GreedyBot(), GreedyBot()]
    assert play_watched(norenberc, bots, "like").is_over()


def test_the_same_seed_gives_the_same_game(norenberc: Game) -> None:
    first = play_match(norenberc, greedy_among_random(2, 0), {}, "again")
    assert play_match(norenberc, greedy_among_random(2, 0), {}, "again").same_as(first)
    assert not play_match(norenberc, greedy_among_random(2, 0), {}, "another").same_as(first)


def test_the_choice_does_not_hang_on_what_is_hidden(norenberc: Game) -> None:
    """A view and a world imagined from it lead to the same choice with the same luck."""
    luck = Luck("hidden")
    choices = Choices(len(norenberc.vocabulary))
    state = norenberc.start(3, {})
    asked = 0
    while asked < 25:
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        view = norenberc.view(state, seat)
        again = norenberc.view(norenberc.imagine(view, seat, luck), seat)
        choice = GreedyBot().choose(norenberc, view, seat, Luck(str(asked)))
        assert choice == GreedyBot().choose(norenberc, again, seat, Luck(str(asked)))
        state.choose(seat, choice)
        asked += 1


def test_greedy_beats_random_from_every_seat(norenberc: Game) -> None:
    """Each deal is played once from every seat, so that a lucky seat decides nothing."""
    wins = 0
    for game in range(12):
        place = game % 2
        end = play_match(norenberc, greedy_among_random(2, place), {}, f"sanity {game // 2}")
        wins += norenberc.winners(end) == [place]
    assert wins >= 10


SEARCHED = [game for game in GAMES if game.name != "genoa"]
"""Genoa answers by rules of thumb of its own; see test_dealing_bots.py."""


class Counted(Game):
    """A game that counts how often a position is judged."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.vocabulary = game.vocabulary
        self.judged = 0

    def imagine(self, view: State, seat: int, luck: Luck) -> State:
        return self.game.imagine(view, seat, luck)

    def value(self, state: State, seat: int) -> int:
        self.judged += 1
        return int(self.game.value(state, seat))


@pytest.mark.parametrize("game", SEARCHED, ids=[game.name for game in SEARCHED])
def test_greedy_stays_within_its_budget(game: Game) -> None:
    """It judges no more positions for an answer than the budget, and those right after the answer."""
    luck = Luck("budget")
    choices = Choices(len(game.vocabulary))
    counted = Counted(game)
    state = game.start(game.fewest, {})
    most = 0
    for _ in range(140):
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        state.open(seat, choices)
        answers = int(choices.size)
        counted.judged = 0
        choice = GreedyBot().choose(counted, game.view(state, seat), seat, luck)
        assert counted.judged <= BUDGET + answers
        most = max(most, counted.judged)
        state.choose(seat, choice)
    assert most > BUDGET // 10


def best_completion(game: Game, state: State, seat: int, depth: int, under: Step, left: list[int]) -> int:
    """What the best way to complete a move is worth; `left` counts down the positions looked at."""
    left[0] -= 1
    in_move = len(state.stack) >= depth and state.is_asked(seat) and (depth < 2 or state.stack[depth - 2] is under)
    if not in_move or left[0] < 0:
        return int(game.value(state, seat))
    choices = Choices(len(game.vocabulary))
    state.open(seat, choices)
    found = []
    for choice in choices.listed():
        after = state.copy()
        after.choose(seat, choice)
        found.append(best_completion(game, after, seat, depth, under, left))
    return max(found)


@pytest.mark.parametrize("game", SEARCHED, ids=[game.name for game in SEARCHED])
def test_a_move_of_a_quarter_of_the_budget_is_seen_through_in_every_way(game: Game) -> None:
    """The answer is the one that an exhaustive search finds best, or one as good."""
    luck = Luck("fits")
    choices = Choices(len(game.vocabulary))
    state = game.start(game.fewest, {})
    compared = 0
    while compared < 20:
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        choice = int(GreedyBot().choose(game, game.view(state, seat), seat, Luck("answer")))
        world = game.imagine(game.view(state, seat), seat, Luck("answer"))
        depth = len(world.stack)
        under = world.stack[-2] if depth > 1 else world.stack[-1]
        left = [BUDGET // 4]
        world.open(seat, choices)
        values = {}
        for answer in choices.listed():
            after = world.copy()
            after.choose(seat, answer)
            values[answer] = best_completion(game, after, seat, depth, under, left)
        if left[0] >= 0 and len(values) > 1:
            assert values[choice] == max(values.values())
            compared += 1
        state.choose(seat, choice)
