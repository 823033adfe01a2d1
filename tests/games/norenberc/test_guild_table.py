"""The picture at the end: guilds by players, the winner first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fondaco.games.norenberc.face.guild_table import guild_table
from fondaco.games.norenberc.scoring import CATEGORIES
from fondaco.kernel.state import NOBODY

from .test_web import DRAWN, FACE, GAME, SHARED, positions, scene_at


@pytest.mark.parametrize("seats", [2, 5])
def test_medals_add_up_to_the_points_for_majorities(seats: int) -> None:
    *_, table = positions(seats, "medals")
    rows = GAME.breakdown(table.state)
    result = tuple(sum(row) for row in rows)
    best = max(range(seats), key=lambda seat: result[seat])
    scene = replace(scene_at(table, NOBODY), result=result, winners=(best,))
    columns = guild_table(scene).columns
    assert columns[0].seat == best
    assert [column.points for column in columns[1:]] == sorted((column.points for column in columns[1:]), reverse=True)
    for column in columns:
        medals = sum(standing.points for standing in column.standings if standing)
        assert medals == rows[column.seat][CATEGORIES.index("majority")]
    picture = FACE.ending_picture(scene)
    assert all(name in picture for name in scene.players)
    assert picture.count('class="medal') == sum(
        1 for column in columns for standing in column.standings if standing and standing.points
    )
    drawings = {part.split('"')[0] for part in picture.split('href="#')[1:]}
    assert drawings <= DRAWN | SHARED
