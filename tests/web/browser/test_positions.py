"""Live tables at any position: what the other tests of the pages look at."""

from __future__ import annotations

import re

import httpx
import pytest

from fondaco.games import GAMES
from fondaco.web.http.reception import COOKIE

from .positions import Opened, Positions, asked, course_of, over, told


def turn_at(table: Opened) -> str:
    """Whose turn it is, as the person's page says."""
    page = httpx.get(f"{table.address}{table.path}", cookies={COOKIE: table.tokens[table.seat]}).text
    found = re.search(r'id="state"[^>]*data-turn="(\w+)"', page)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_table_stands_where_its_course_was_cut_and_goes_on_from_there(positions: Positions, name: str) -> None:
    course = course_of(name, 3, "positions")
    mine = course.when(asked(1), at=0.4)
    table = positions.open(course, mine, seat=1)
    assert turn_at(table) == "mine"
    table.go_on(course.when(told("round"), at=0.6) - mine)
    assert turn_at(table) == ("mine" if 1 in course.moments[table.acts].asked else "others")
    assert turn_at(positions.open(course, course.when(over))) == "over"


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_the_same_seed_leads_to_the_same_game(name: str) -> None:
    course, again = (course_of.__wrapped__(name, 3, "positions") for _ in range(2))
    assert [act._replace(at=0) for act in course.acts] == [act._replace(at=0) for act in again.acts]
