"""Reviews, for every game: a planted blunder is found, and what is said follows from the record alone."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.bots import BOTS
from fondaco.bots.coach import remark_on
from fondaco.bots.review import FORMAT, chances_in, decisions_in, joined, outline, part_of, review, turning_points
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import Unfinished, WrongResult
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.record import Record
from fondaco.kernel.replay import replay
from fondaco.kernel.state import CHANCE, State
from fondaco.mode import mode

from .blunders import ME, courses, fewest
from .subjects import each_game

EVERY = 1 if mode() == "compiled" else 12
"""Of the decisions beside the blunder each so many are weighed."""
WORST = 3
shipped = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def played_on(record: Record, state: State, luck: Luck, bot: str = "greedy") -> Record:
    """A game brought to its end by bots."""
    choices = Choices(len(record.game.vocabulary))
    while state.waiting != 0:
        seat = int(state.first_asked())
        if seat == CHANCE:
            choice = int(state.draw(luck, choices))
        else:
            choice = int(BOTS[bot].choose(record.game, record.game.view(state, seat), seat, luck))
        record.made.append((seat, choice))
        state.choose(seat, choice)
    record.result = [sum(row) for row in record.game.breakdown(state)]
    return record


def copy_of(record: Record) -> Record:
    copy = Record(record.game, record.seats, record.options, record.seed)
    copy.made, copy.result = list(record.made), list(record.result)
    return copy


def with_blunder(game: Game) -> tuple[Record, int]:
    """A greedy game with one bad move of mine, as bad as the coach finds one; and where it stands in the record."""
    best, worst = 0, (Record(game, fewest(game), {}, ""), -1)
    spoilt_before = False
    for record, is_spoilt in courses(game, "a planted blunder", 4, 30):
        remark = remark_on(record, ME) if is_spoilt else None
        if remark is not None and not spoilt_before and remark.gain > best:
            own = [index for index, (seat, _) in enumerate(record.made) if seat == ME]
            best, worst = remark.gain, (copy_of(record), own[remark.at])
        spoilt_before = is_spoilt
    record, at = worst
    assert at >= 0, "nobody could blunder"
    return played_on(record, replay(record), Luck("then")), at


def random_game(game: Game) -> Record:
    record = Record(game, fewest(game), {}, "")
    return played_on(record, record.start(), Luck("random review"), "random")


@shipped
def test_a_planted_blunder_is_among_the_worst(game: Game) -> None:
    record, at = with_blunder(game)
    mine = [decision for decision in decisions_in(record) if decision.seat == ME]
    blunder = next(number for number, decision in enumerate(mine) if at in decision.made)
    looked_at = sorted({blunder, *range(blunder % EVERY, len(mine), EVERY)})
    losses: dict[int, int] = {}
    for number in looked_at:
        losses[number] = mine[number].verdicts()[0].loss()
    worst = sorted(losses, key=lambda number: -losses[number])[:WORST]
    assert losses[blunder] > 0
    assert blunder in worst, [(mine[number].made, losses[number]) for number in worst]


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
