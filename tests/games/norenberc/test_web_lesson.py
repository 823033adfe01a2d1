"""The lesson of Norenberc asks for good moves, so that whoever has done it goes on with a fair share of the chances."""

from __future__ import annotations

from fondaco.bots.review import decisions_in
from fondaco.bots.values import appraise
from fondaco.face.lesson import PUPIL
from fondaco.games import find_game

from ...conformance.pupil import Pupil

GAME = find_game("norenberc")
FAIR = 1_000_000 // 3
"""Of three players."""
MOST = 100_000
"""Millionths of a victory that a move of the lesson may cost, as a review counts it: a few are made to be seen."""


def test_whoever_has_done_the_lesson_goes_on_with_a_fair_share_of_the_chances() -> None:
    pupil = Pupil(GAME)
    for _ in pupil.steps():
        pass
    assert FAIR <= appraise(GAME, pupil.live.playing().state).chances[PUPIL] <= 2 * FAIR


def test_no_move_that_the_lesson_asks_for_is_called_a_mistake() -> None:
    pupil = Pupil(GAME)
    for _ in pupil.steps():
        pass
    made = [decision for decision in decisions_in(pupil.live.playing().record) if decision.seat == PUPIL]
    assert len(made) >= 7
    losses = {decision.made[0]: decision.verdicts()[0].loss() for decision in made}
    assert [(at, loss) for at, loss in losses.items() if loss > MOST] == []
