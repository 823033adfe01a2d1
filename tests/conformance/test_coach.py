"""The coach, for every game: it speaks of what was clearly weak alone, and from the player's own view."""

from __future__ import annotations

import pytest

from fondaco.bots.coach import Remark, remark_on
from fondaco.face.game_face import face_of
from fondaco.face.promise import reason_of
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.record import Record
from fondaco.kernel.replay import replay
from fondaco.kernel.state import CHANCE
from fondaco.words.catalogue import LANGUAGES

from ..kernel.twins import Twins
from .blunders import ME, courses, fewest
from .subjects import NAMES, each_game

ENOUGH = 5
"""So many pairs of worlds are compared in each game."""
shipped = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def told(remark: Remark | None) -> tuple[int, int, str, str, int] | None:
    return (remark.at, remark.choice, repr(remark.reason), remark.aspect, remark.gain) if remark else None


def instead_of(record: Record, remark: Remark) -> int:
    """Where in the record the choice stands that a remark is about."""
    return [index for index, (seat, _) in enumerate(record.made) if seat == ME][remark.at]


@shipped
def test_a_planted_blunder_is_spoken_about(game: Game) -> None:
    for record, is_spoilt in courses(game, "blunder", 2, 30):
        remark = remark_on(record, ME) if is_spoilt else None
        if remark is not None:
            break
    else:
        pytest.fail("the worst of everything was good enough")
    assert remark.gain >= game.margin
    at = instead_of(record, remark)
    assert record.made[at][1] != remark.choice
    before = game.view(replay(record, at), ME)
    choices = Choices(len(game.vocabulary))
    before.open(ME, choices)
    assert choices.holds(remark.choice), "what it would have done was open"
    for language in LANGUAGES:
        assert bool(reason_of(face_of(game, language), remark.reason, NAMES)) == (remark.reason is not None)


@shipped
def test_what_the_greedy_bot_does_is_not_spoken_about(game: Game) -> None:
    remarks = [told(remark_on(record, ME)) for record, _ in courses(game, "greedy", 0, 8)]
    assert len(remarks) > 5
    assert not any(remarks), remarks


@each_game
def test_the_same_is_said_in_two_worlds_that_look_alike(game: Game) -> None:
    compared = 0
    for seed in range(8):
        luck = Luck(f"coach twins {seed}")
        twins = Twins(game, fewest(game), ME, luck, int(luck.below(40)))
        for _ in range(60):
            stepped = twins.step()
            if stepped is None or compared == ENOUGH:
                break
            if stepped[0] == ME and twins.differ:
                compared += 1
                first, second = [told(remark_on(world.record({}), ME)) for world in twins.worlds]
                assert first == second
    assert compared > 0


@each_game
def test_a_coach_has_something_to_look_at_wherever_somebody_chose(game: Game) -> None:
    """Also in a game without values of its own, and before anybody chose."""
    record = Record(game, fewest(game), {}, "")
    state, luck, choices = record.start(), Luck("anything"), Choices(len(game.vocabulary))
    assert remark_on(record, ME) is None
    for _ in range(25):
        seat = int(state.first_asked())
        if seat == CHANCE:
            choice = int(state.draw(luck, choices))
        else:
            state.open(seat, choices)
            choice = int(choices.any(luck))
        record.made.append((seat, choice))
        state.choose(seat, choice)
        if seat == ME:
            remark = remark_on(record, ME)
            assert remark is None or remark.gain >= game.margin
