"""The final scoring in the browser: a step for each category, with what each seat got and why."""

from __future__ import annotations

from collections.abc import Callable

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
