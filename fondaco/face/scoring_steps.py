"""The final scoring in the browser: a step for each category, with what each seat got and why."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.face.act import Act, Tally
from fondaco.face.scene import Scene, ScoreStep

Why = Callable[[Scene, str, int], str]
"""Why a seat got its points in a category, in few words."""


def scoring_steps(scene: Scene, categories: list[str], why: Why) -> list[ScoreStep]:
    """In the order of the scoring, once the game is over; none where the points cannot be counted."""
    return [
        ScoreStep(
            scene.name(f"category-{category}"),
            tuple(why(scene, category, seat) for seat in range(len(scene.players))),
            tuple(row[index] for row in scene.points),
            category,
        )
        for index, category in enumerate(categories if scene.points else [])
    ]


def scoring_acts(steps: list[ScoreStep]) -> list[Act]:
    """An act for each step in which somebody got something, at no place in particular."""
    return [Act("", step.title, tallies_of(step.points), points=step.points) for step in steps if any(step.points)]


def tallies_of(points: tuple[int, ...]) -> tuple[Tally, ...]:
    """Points as tallies: whoever has most leads, unless all have the same."""
    most = max(points)
    return tuple(Tally(seat, count, "", min(points) < count == most) for seat, count in enumerate(points))
