"""Looking back: the moves of a game, and what is told of them, are made of what their viewer may know."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fondaco.kernel.state import NOBODY
from fondaco.web.pages.since import MOST, since
from fondaco.web.tables.moves import Moves, moves_of

from .live_table import LiveTable
from .subjects import SUBJECTS, Setting, each_setting, settings_of, title


def moves_at(table: LiveTable) -> Moves:
    return moves_of(table.live, table.page(NOBODY).vantage.face)


@each_setting
def test_moves_partition_a_game_and_end_where_everybody_sees_it(setting: Setting) -> None:
    table = LiveTable(setting)
    for _ in table.play():
        continue
    moves, live = moves_at(table), table.live
    found = moves.all()
    assert [found[0].first, found[-1].last] == [0, len(live.moments) - 1]
    assert all(before.last == after.first < after.last for before, after in pairwise(found))
    for move in found[:: max(1, len(found) // 8)]:
        view = table.page(NOBODY, move.first).scene.view
        assert move.asked == tuple(seat for seat in range(setting.seats) if view.is_asked(seat))
    assert [moves.after(move.first) for move in found] == [move.last for move in found]
    assert [moves.before(move.last) for move in found] == [move.first for move in found]
    marks = [mark.at for mark in moves.marks()]
    assert marks == sorted(set(marks))
    assert all(mark.text for mark in moves.marks())


@pytest.mark.parametrize("setting", [settings_of(game)[-1] for game in SUBJECTS], ids=title)
def test_moves_grow_as_the_game_goes_on(setting: Setting) -> None:
    table = LiveTable(setting)
    stops: list[int] = [0]
    for number, _ in enumerate(table.play()):
        if number % 5:
            continue
        now = moves_at(table).stops()
        assert now[: len(stops) - 1] == stops[:-1]
        stops = now


@pytest.mark.parametrize("setting", [settings_of(game)[-1] for game in SUBJECTS], ids=title)
def test_what_is_told_of_the_past_depends_on_news_for_its_viewer(setting: Setting) -> None:
    """News for others is spoilt: shows, flights and the line for whoever comes back stay the same."""
    table = LiveTable(setting)
    for number, _ in enumerate(table.play()):
        if number > 60:
            break
    items = table.live.playing().listener.items
    for seat in (0, NOBODY):
        page = table.page(seat)
        told = since(page, 0)
        before = (told, page.acts(0), page.motions(0))
        assert told.things > 0
        assert told.shown == min(MOST, told.things)
        private = [item for item in items if not item.is_for(seat)]
        kept = [(item, item.numbers) for item in private]
        for item in private:
            item.numbers = tuple(0 for _ in item.numbers)
        assert (since(page, 0), page.acts(0), page.motions(0)) == before
        for item, numbers in kept:
            item.numbers = numbers
