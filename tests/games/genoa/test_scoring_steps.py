"""The final scoring in the browser, step by step."""

from __future__ import annotations

from dataclasses import replace

from fondaco.face.scene import ScoreStep
from fondaco.games.genoa.scoring import breakdown

from .scene import GAME, Scene
from .stage import FACE, staged


def steps_of(layout: Scene) -> list[ScoreStep]:
    """As if the game were over here, when all points are known."""
    return FACE.scoring(replace(staged(layout, 0), points=breakdown(layout.city)))


def test_the_steps_make_up_what_everybody_has(scene: Scene) -> None:
    """G-E2: ducats, 10 for each marker on a building, contracts by groups of neighbours."""
    scene.has(0, ducats=200)
    scene.owns(0, "inn park")
    scene.owns(1, "metals")
    scene.holds(0, "contract-inn contract-spices contract-park")
    scene.stand("market")
    money, ownership, contracts = steps_of(scene)
    assert money.points == (200, 130, 130)
    assert ownership.points == (20, 10, 0)
    assert contracts.points[0] == 40
    assert [money.card, ownership.card, contracts.card] == GAME.categories


def test_each_step_says_why(scene: Scene) -> None:
    scene.owns(1, "metals")
    scene.holds(0, "contract-inn contract-spices contract-park")
    scene.stand("market")
    money, ownership, contracts = steps_of(scene)
    assert money.reasons[2] == "in the purse"
    assert ownership.reasons == ("no building", "Metals", "no building")
    assert contracts.reasons[0] == "the Inn and Spices: 30, the Park: 10"
    assert contracts.reasons[2] == "no contracts"
