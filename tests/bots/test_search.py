from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from fondaco.bots.greedy import GreedyBot
from fondaco.bots.learned import Learned, judge_of
from fondaco.bots.move import Move
from fondaco.bots.search import Limit, Manner, Search, SearchBot, is_sure, rank, stages_of
from fondaco.bots.values import prospect
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import UNRATED, Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State
from fondaco.mode import mode

from ..fifth.game import Pearls
from .trap import TAKE, WAIT, Trap

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
IS_FAST = mode() == "compiled"
"""A playout takes fifty times as long where the rules run interpreted."""
POSITIONS = int(os.environ.get("FONDACO_SEARCHED", "40" if IS_FAST else "1"))
"""How many positions of each game are searched in two worlds; `make soak` asks for 1,000."""
FEW = 4 if IS_FAST else 1
APART = 6
"""So many choices of players lie between them at most."""
QUICKLY = Manner(width=3, budget=10)
FAR = 120_000
FAR_BY_THUMB = 2
"""A move is far worse by so many millionths of a victory; by rules of thumb, by so many margins of a coach."""
PLANTED = 24 if IS_FAST else 8
WORK = 6 if IS_FAST else 3


def positions(game: Game, count: int, seed: str) -> Iterator[tuple[State, int]]:
    """Positions with a choice, of games that are played half greedily, half at random, and who is asked there."""
    luck = Luck(seed)
    choices = Choices(len(game.vocabulary))
    bot = GreedyBot(20)
    found = 0
    while True:
        state = game.start(int(game.fewest + luck.below(game.most - game.fewest + 1)), {})
        wait = int(luck.below(APART))
        while state.waiting:
            seat = int(state.first_asked())
            if seat == CHANCE:
                state.choose(seat, state.draw(luck, choices))
                continue
            state.open(seat, choices)
            wait -= 1
            if wait < 0 and choices.size > 1:
                yield state, seat
                found += 1
                if found == count:
                    return
                wait = int(luck.below(APART))
                state.open(seat, choices)
            is_random = luck.below(4) == 0
            choice = choices.any(luck) if is_random else bot.choose(game, game.view(state, seat), seat, luck)
            state.choose(seat, choice)


def searched(game: Game, view: State, seat: int, work: int = WORK) -> tuple[list[tuple[object, ...]], int, int]:
    """What a search found, and how much work it was."""
    search = Search(game, view, seat, Luck("search"), Limit(work), QUICKLY)
    ranking = [(one.line, one.chance, one.points, one.playouts) for one in search.run()]
    return ranking, search.playouts, int(search.looked)


@each_game
def test_a_choice_and_its_work_do_not_hang_on_what_is_hidden(game: Game) -> None:
    """Two worlds with the same view: the same moves are compared, in as many playouts, with the same result."""
    choices = Choices(len(game.vocabulary))
    for number, (state, seat) in enumerate(positions(game, POSITIONS, "hidden")):
        view = game.view(state, seat)
        untouched = view.copy()
        again = game.view(game.imagine(view, seat, Luck(str(number))), seat)
        found = searched(game, view, seat)
        assert found == searched(game, again, seat)
        assert view.same_as(untouched)
        state.open(seat, choices)
        for line, *_ in found[0]:
            assert choices.holds(line[0])  # type: ignore[index]


@each_game
def test_the_same_seed_gives_the_same_choice(game: Game) -> None:
    bot = SearchBot().settled({"work": str(WORK), "width": "3", "budget": "10"})
    for state, seat in positions(game, FEW, "again"):
        view = game.view(state, seat)
        assert bot.choose(game, view, seat, Luck("one")) == bot.choose(game, view, seat, Luck("one"))


@each_game
def test_the_work_is_as_much_as_was_asked_for(game: Game) -> None:
    for state, seat in positions(game, FEW, "work"):
        search = Search(game, game.view(state, seat), seat, Luck("work"), Limit(2 * WORK), QUICKLY)
        ranking = search.run()
        assert len(ranking) == 1 or len(ranking) <= search.playouts <= 2 * WORK
        assert sum(one.playouts for one in ranking) == search.playouts


class Clock:
    """A clock that goes on by a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


@each_game
def test_the_time_is_kept_within_a_playout(game: Game) -> None:
    """Between two looks at the clock lies one move at most, so nothing is begun once the time is up."""
    for state, seat in positions(game, FEW, "clock"):
        clock = Clock()
        rank(game, game.view(state, seat), seat, Luck("clock"), Limit(0, 30, clock), QUICKLY)
        assert clock.now <= 30 + 8


@each_game
def test_a_single_answer_costs_nothing(game: Game) -> None:
    luck = Luck("single")
    choices = Choices(len(game.vocabulary))
    state = game.start(game.fewest, {})
    bot = SearchBot()
    clock = Clock()
    bot.clock = clock
    met = 0
    while state.waiting and met < 5:
        seat = int(state.first_asked())
        if seat == CHANCE:
            state.choose(seat, state.draw(luck, choices))
            continue
        state.open(seat, choices)
        choice = choices.any(luck)
        if choices.size == 1:
            assert bot.choose(game, game.view(state, seat), seat, luck) == choice
            met += 1
        state.choose(seat, choice)
    assert clock.now == 0


@each_game
def test_a_planted_best_move_is_found(game: Game) -> None:
    """The best of all moves, beside one that is far worse and taken for the usual one."""
    met = 0
    for state, seat in positions(game, 400, "planted"):
        view = game.view(state, seat)
        bad, good = worst_and_best(game, view, seat)
        if not bad:
            continue
        search = Search(game, view, seat, Luck("planted"), Limit(PLANTED), Manner(budget=10))
        assert search.compared([bad, good])[0].line == good, game.vocabulary.text(bad[0])
        met += 1
        if met == FEW:
            return
    raise AssertionError("no position has a move that is far worse")


def worst_and_best(game: Game, view: State, seat: int) -> tuple[list[int], list[int]]:
    """The worst and the best of all moves, by the rules of thumb or by the appraisal; nothing if they are near."""
    choices = Choices(len(game.vocabulary))
    view.open(seat, choices)
    ratings = game.ratings(view, seat, choices.listed())
    if ratings:
        found = [(rated, [choice]) for rated, choice in zip(ratings, choices.listed(), strict=True) if rated != UNRATED]
        gap = FAR_BY_THUMB * game.margin
    else:
        judge = judge_of(game)
        world = game.unanswered(game.imagine(view, seat, Luck("worst")), seat)
        move = Move(game, seat, world, None, 100)
        move.search()
        found = []
        for line in move.lines:
            if line is not None:
                looks = prospect(game, line.state, seat, judge if isinstance(judge, Learned) else None)
                found.append((int(looks.worth), line.choices()))
        gap = FAR
    found.sort()
    return (found[0][1], found[-1][1]) if found and found[-1][0] - found[0][0] > gap else ([], [])


def test_a_trap_is_seen_that_the_greedy_bot_falls_into() -> None:
    game = Trap()
    view = game.start(2, {})
    assert GreedyBot().choose(game, view, 0, Luck("trap")) == TAKE
    assert SearchBot(8).choose(game, view, 0, Luck("trap")) == WAIT


@pytest.mark.parametrize(("sure", "is_early"), [(300, True), (0, False)])
def test_a_search_ends_early_once_all_others_are_surely_worse(sure: int, is_early: bool) -> None:
    game = Trap()
    clock = Clock()
    ranking = rank(game, game.start(2, {}), 0, Luck("sure"), Limit(0, 1000, clock), Manner(sure=sure))
    assert ranking[0].line == [WAIT]
    assert (clock.now < 1000) == is_early


def test_a_game_of_rules_alone_is_searched() -> None:
    """Without turns a playout goes on to the end of the game."""
    for state, seat in positions(Pearls(), 3, "pearls"):
        found = rank(Pearls(), Pearls().view(state, seat), seat, Luck("pearls"), Limit(20))
        assert len(found) > 1
        assert all(0 <= one.chance <= 1_000_000 and one.playouts > 0 for one in found)


def test_halves_drop_out_until_two_are_left() -> None:
    assert [stages_of(moves) for moves in (2, 3, 4, 6, 8, 9)] == [1, 2, 2, 3, 3, 4]


def test_gains_within_their_noise_are_not_sure() -> None:
    assert is_sure([5, 6, 5, 6], 200)
    assert not is_sure([50, -45, 40, -40], 100)
    assert not is_sure([5], 100)
    assert not is_sure([-5, -6], 0)


@pytest.mark.parametrize(
    "settings", [{"work": "0"}, {"time": "soon"}, {"width": "1"}, {"depth": "3"}, {"budget": "-1"}]
)
def test_wrong_settings_are_refused(settings: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        SearchBot().settled(settings)
