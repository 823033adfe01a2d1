"""Hints, for every game: open choices with figures that make sense, and nothing in them that the player cannot know."""

from __future__ import annotations

from fondaco.bots.hint import MOST, Hint, hints_for
from fondaco.face.game_face import face_of
from fondaco.face.promise import reason_of, steps_of, worth_of
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.replay import replay
from fondaco.mode import mode
from fondaco.words.catalogue import LANGUAGES

from ..kernel.twins import Twins
from .blunders import ME, courses, fewest
from .subjects import NAMES, each_game

PLAYOUTS = 6
POSITIONS = 12 if mode() == "compiled" else 3
"""So many are looked at in each game."""


def told(hints: list[Hint]) -> list[tuple[list[int], int, int, str]]:
    return [(hint.line, hint.chance, hint.points, repr(hint.reason)) for hint in hints]


@each_game
def test_hints_are_open_choices_in_words(game: Game) -> None:
    looked = 0
    for record, _ in courses(game, "hints", 0, 3 * POSITIONS):
        if looked == POSITIONS:
            break
        looked += 1
        state = replay(record, len(record.made) - 1)
        view = game.view(state, ME)
        choices = Choices(len(game.vocabulary))
        view.open(ME, choices)
        hints = hints_for(game, view, ME, PLAYOUTS)
        answers = [hint.line[0] for hint in hints]
        assert 1 <= len(hints) <= MOST
        assert all(choices.holds(answer) for answer in answers)
        assert all(0 <= hint.chance <= 1_000_000 for hint in hints)
        for language in LANGUAGES:
            face = face_of(game, language)
            for hint in hints:
                assert all(steps_of(face, view, ME, hint.line, NAMES))
                assert worth_of(face, hint.chance, hint.points)
                assert bool(reason_of(face, hint.reason, NAMES)) == (hint.reason is not None)
    assert looked > 0


@each_game
def test_hints_are_the_same_in_two_worlds_that_look_alike(game: Game) -> None:
    compared = 0
    for seed in range(8):
        luck = Luck(f"hint twins {seed}")
        twins = Twins(game, fewest(game), ME, luck, int(luck.below(40)))
        for _ in range(60):
            if twins.step() is None or compared == POSITIONS:
                break
            if not twins.differ or not all(world.state.may_answer(ME) for world in twins.worlds):
                continue
            compared += 1
            first, second = [told(hints_for(game, game.view(world.state, ME), ME, PLAYOUTS)) for world in twins.worlds]
            assert first == second
    assert compared > 0
