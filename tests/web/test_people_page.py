"""Coming and going wakes only those who see it, and is rendered without the rest of the page."""

from __future__ import annotations

import random

import pytest

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.web.http.routes.opening import new_row
from fondaco.web.http.stream import Stream
from fondaco.web.pages.table_page import TablePage
from fondaco.web.pages.waiting_room import WaitingRoom
from fondaco.web.store.rows import Stored, Visitor
from fondaco.web.tables import hall as halls
from fondaco.web.tables.hall import Hall
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import empty, person
from fondaco.web.tables.vantage import vantage_for
from fondaco.web.tables.viewer import viewer_of
from fondaco.web.tables.watcher import Watcher

from .club import Club, Person

PEOPLE = [Visitor(1, "Anna"), Visitor(2, "Bea"), None]


def new_live(game: Game, has_begun: bool) -> Live:
    row = new_row(game, game.fewest, {}, 1)._replace(started=1 if has_begun else None)
    chairs = [person(0, 1, "Anna"), person(1, 2, "Bea"), *[empty(seat) for seat in range(2, row.seats)]]
    return Live(Stored(row, chairs, [], []))


def page_of(live: Live, visitor: Visitor | None) -> TablePage | WaitingRoom:
    viewer = viewer_of(live, visitor, "en")
    return WaitingRoom(live, viewer) if live.table is None else TablePage(vantage_for(live, viewer))


@pytest.mark.parametrize("has_begun", [True, False])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whoever_is_told_of_people_alone_has_the_page_of_the_moment(game: Game, has_begun: bool) -> None:
    luck = random.Random(game.name)
    live = new_live(game, has_begun)
    streams = []
    for visitor in PEOPLE:
        page = page_of(live, visitor)
        stream = Stream(live, lambda visitor=visitor: viewer_of(live, visitor, "en"), page.digest())
        assert stream.update() == ""
        streams.append((visitor, stream))
    told = 0
    for _ in range(10):
        live.watchers = {Watcher(luck.choice([1, 2, 3, None])) for _ in range(luck.randrange(3))}
        live.tell_presence()
        for visitor, stream in streams:
            told += stream.update_people() != ""
            assert stream.sent == {name: hash(made.html) for name, made in page_of(live, visitor).fragments.items()}
            assert stream.update() == ""
    assert told > 3


def test_only_a_seated_player_who_comes_or_goes_wakes_the_others() -> None:
    live = new_live(GAMES[0], True)
    looking = Watcher(None)
    live.watchers.add(looking)

    def was_woken() -> bool:
        woken = looking.woken.is_set()
        looking.woken.clear()
        assert not looking.has_news
        return woken

    hall = Hall.__new__(Hall)
    anna = hall.enter(live, 1)
    assert was_woken()
    for visitor in (1, 3, None, 1):
        hall.enter(live, visitor)
        assert not was_woken(), "a second window, a stranger"
    live.watchers.discard(anna)
    live.tell_presence()
    assert not was_woken(), "another window is still open"
    live.watchers = {looking}
    hall.enter(live, 1)
    assert not was_woken(), "a page that is reloaded is back before anybody was told"
    live.watchers = {looking}
    live.tell_presence()
    assert was_woken()


def test_nothing_but_the_people_is_made_for_those_who_look_on(monkeypatch: pytest.MonkeyPatch) -> None:
    live = new_live(GAMES[0], True)
    streams = [Stream(live, lambda visitor=visitor: viewer_of(live, visitor, "en"), "nothing") for visitor in PEOPLE]
    for stream in streams:
        stream.update()
    monkeypatch.setattr(TablePage, "compose", lambda self: pytest.fail("a whole page was made"))
    monkeypatch.setattr("fondaco.web.pages.table_page.scene_of", lambda *_: pytest.fail("the game was looked at"))
    live.watchers.add(Watcher(1))
    live.tell_presence()
    for stream in streams:
        assert 'id="people"' in stream.update_people()
        assert stream.update_people() == ""


def test_a_stranger_who_leaves_is_not_waited_for(
    club: Club, anna: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "GONE_AFTER", 3600.0)
    live = club.live(club.table_of(anna, bea))
    hall = club.site.hall

    async def come_and_go(visitor: int | None) -> int:
        before = len(hall.tasks)
        hall.leave(live, hall.enter(live, visitor))
        return len(hall.tasks) - before

    assert anna.visitor is not None
    assert club.call(come_and_go, None) == 0
    assert club.call(come_and_go, 999) == 0
    assert club.call(come_and_go, anna.visitor.id) == 1
