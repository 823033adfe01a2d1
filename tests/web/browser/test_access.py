"""What axe-core objects to at a table, in every game: early, in the middle, and when it is over."""

from __future__ import annotations

import pytest

from fondaco.games import GAMES

from .examiner import examine
from .guest import Visit
from .positions import Condition, Positions, asked, course_of, over

MOMENTS: dict[str, tuple[Condition, float]] = {"early": (asked(0), 0.1), "middle": (asked(0), 0.6), "over": (over, 1)}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_table_can_be_used_by_everybody(visit: Visit, positions: Positions, game: str, moment: str) -> None:
    course = course_of(game, 4, "access")
    table = positions.open(course, course.when(*MOMENTS[moment]))
    anna = visit("Anna")
    table.come_in(anna.context)
    anna.go(table.path)
    examine(anna, f"{game}-{moment}")
