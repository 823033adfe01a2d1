"""Reviews, for every game: a planted blunder is found, and what is said follows from the record alone."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.bots import BOTS
from fondaco.bots.review import FORMAT, chances_in, decisions_in, joined, outline, part_of, review, turning_points
from fondaco.bots.values import appraise
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import Unfinished, WrongResult
from fondaco.kernel.game import UNRATED, Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.record import Record
from fondaco.kernel.replay import replay
from fondaco.kernel.state import CHANCE, State
from fondaco.mode import mode

from .blunders import ME, fewest
from .subjects import each_game

EVERY = 1 if mode() == "compiled" else 12
"""Of the decisions beside the blunder each so many are weighed."""
EARLY = 200
"""The blunder is among the first so many choices of the game."""
LONGEST = 60
"""Choices after which a turn counts as it stands."""
WORST = 3
"""It has to be one of so many decisions that cost most."""
shipped = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def chosen_by(bot: str, game: Game, state: State, luck: Luck, choices: Choices) -> tuple[int, int]:
    """Who goes on in a position, and how."""
    seat = int(state.first_asked())
    if seat == CHANCE:
        return seat, int(state.draw(luck, choices))
    return seat, int(BOTS[bot].choose(game, game.view(state, seat), seat, luck))


def played_on(record: Record, state: State, luck: Luck, bot: str = "learned") -> Record:
    """A game brought to its end by bots."""
    choices = Choices(len(record.game.vocabulary))
    while state.waiting != 0:
        seat, choice = chosen_by(bot, record.game, state, luck, choices)
        record.made.append((seat, choice))
        state.choose(seat, choice)
    record.result = [sum(row) for row in record.game.breakdown(state)]
    return record


def copy_of(record: Record) -> Record:
    copy = Record(record.game, record.seats, record.options, record.seed)
    copy.made, copy.result = list(record.made), list(record.result)
    return copy


def worths(game: Game, state: State, listed: list[int]) -> list[int]:
    """How good open choices of mine are: by the game's own ratings, or by what all see after them."""
    ratings = game.ratings(game.view(state, ME), ME, listed)
    if ratings:
        return ratings
    found = []
    for choice in listed:
        after = state.copy()
        after.choose(ME, choice)
        found.append(appraise(game, after).chances[ME])
    return found


def rates_choices(game: Game) -> bool:
    """Whether a game answers by rules of thumb, which rate single choices."""
    return type(game).ratings is not Game.ratings


def turn_of(game: Game, state: State, is_good: bool) -> tuple[list[tuple[int, int]], int]:
    """What is done until the turn is over, by me well or as badly as I can, and my chance then."""
    after, luck, choices = state.copy(), Luck("a turn"), Choices(len(game.vocabulary))
    made: list[tuple[int, int]] = []
    while after.waiting != 0 and game.turns(after) == game.turns(state) and len(made) < LONGEST:
        seat, choice = chosen_by("learned", game, after, luck, choices)
        if seat == ME and not is_good:
            choice = worst_of(game, after, choice, choices)
        made.append((seat, choice))
        after.choose(seat, choice)
    return made, appraise(game, after).chances[ME]


def worst_of(game: Game, state: State, usual: int, choices: Choices) -> int:
    """The worst that I could choose; the usual choice where that cannot be told."""
    state.open(ME, choices)
    listed = choices.listed()
    found = worths(game, state, listed)
    rated = [worth for worth in found if worth != UNRATED]
    return listed[found.index(min(rated))] if rated else usual


def spoilt_turn(game: Game, state: State) -> tuple[list[tuple[int, int]], int]:
    """A turn of mine as bad as can be, and what it costs."""
    bad, chance = turn_of(game, state, False)
    return bad, turn_of(game, state, True)[1] - chance


def rated_blunder(game: Game, state: State, usual: int, choices: Choices) -> tuple[list[tuple[int, int]], int]:
    """Where the game rates choices itself: the worst one, and by how much it is worse than what is usual."""
    worst = worst_of(game, state, usual, choices)
    found = worths(game, state, [usual, worst])
    return [(ME, worst)], 0 if UNRATED in found else found[0] - found[1]


def with_blunder(game: Game) -> tuple[Record, set[int]]:
    """A good game with one turn of mine as bad as can be, where that costs most; and where its choices stand."""
    luck, choices = Luck("a planted blunder"), Choices(len(game.vocabulary))
    record = Record(game, fewest(game), {}, "")
    state = record.start()
    most, spoilt, worst = 0, record, [(ME, 0)]
    while state.waiting != 0 and len(record.made) < EARLY:
        seat, choice = chosen_by("learned", game, state, luck, choices)
        state.open(seat, choices)
        if seat == ME and choices.size > 1:
            bad, cost = rated_blunder(game, state, choice, choices) if rates_choices(game) else spoilt_turn(game, state)
            if cost > most:
                most, spoilt, worst = cost, copy_of(record), bad
        record.made.append((seat, choice))
        state.choose(seat, choice)
    assert most > 0, "nobody could blunder"
    first = len(spoilt.made)
    spoilt.made += worst
    mine = {first + index for index, (seat, _) in enumerate(worst) if seat == ME}
    return played_on(spoilt, replay(spoilt), Luck("then")), mine


def random_game(game: Game) -> Record:
    record = Record(game, fewest(game), {}, "")
    return played_on(record, record.start(), Luck("random review"), "random")


@shipped
def test_a_planted_blunder_is_among_the_worst(game: Game) -> None:
    record, spoilt = with_blunder(game)
    mine = [decision for decision in decisions_in(record) if decision.seat == ME]
    blunders = [number for number, decision in enumerate(mine) if spoilt & set(decision.made)]
    looked_at = sorted({*blunders, *range(0, len(mine), EVERY)})
    losses = {number: mine[number].verdicts()[0].loss() for number in looked_at}
    order = sorted(losses, key=lambda number: -losses[number])
    assert any(losses[number] for number in blunders)
    assert set(order[: named(game, len(order))]) & set(blunders), [(mine[at].made, losses[at]) for at in order[:12]]


def named(game: Game, decisions: int) -> int:
    """Of how many that cost most it has to be one. Where rules of thumb deal, some of their own deals look worse to the
    review than anything that they themselves rate badly, so there it is a tenth of all."""
    return max(WORST, decisions // 10) if rates_choices(game) else WORST


@each_game
def test_the_chances_go_from_the_beginning_to_the_result(game: Game) -> None:
    record = random_game(game)
    course = chances_in(record)
    assert [one.at for one in course] == sorted({one.at for one in course})
    assert all(sum(one.chances) == 1_000_000 for one in course)
    state = replay(record)
    assert course[-1].at == len(record.made)
    assert [seat for seat, chance in enumerate(course[-1].chances) if chance] == game.winners(state)
    for point in turning_points(course):
        assert point.first < point.last
        assert point.swing() > 0


@each_game
def test_the_parts_make_the_whole_and_it_is_the_same_whoever_asks(game: Game) -> None:
    record = random_game(game)
    few = copy_of(record)
    decisions = decisions_in(record)
    assert decisions
    assert [decision.made[0] for decision in decisions] == sorted(decision.made[0] for decision in decisions)
    few.players = ["Anna"] * record.seats
    assert outline(few) == outline(record)
    parts = len(decisions)
    assert part_of(few, 0, parts) == part_of(record, 0, parts)
    pieces: list[list[dict[str, Any]]] = [[{"number": number} for number in range(part, 7, 3)] for part in range(3)]
    assert joined({"format": FORMAT}, pieces)["decisions"] == [{"number": number} for number in range(7)]


@each_game
def test_only_a_finished_game_with_its_result_is_reviewed(game: Game) -> None:
    record = random_game(game)
    cut = copy_of(record)
    cut.made = cut.made[:-1]
    with pytest.raises(Unfinished):
        review(cut)
    wrong = copy_of(record)
    wrong.result[0] += 1
    with pytest.raises(WrongResult):
        review(wrong)
