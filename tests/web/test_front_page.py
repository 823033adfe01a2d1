"""The front page: my tables in their order, and those of others that wait for players."""

from __future__ import annotations

import re

import pytest
from httpx import Response

from fondaco.games import find_game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY, State
from fondaco.web.http.listing import Listed, Shelf, shelf_for, time_of
from fondaco.web.http.routes.opening import new_row
from fondaco.web.store import storage
from fondaco.web.store.storage import now

from .club import FORM, GAME, Club, Person, play_on, text_of


def sections_of(response: Response) -> list[str]:
    """The headings of my tables, in order."""
    mine = response.text.split('id="mine"')[1].split("</section>")[0]
    return re.findall(r"<h3>(.*?)</h3>", mine)


def test_my_turn_comes_first_then_the_others(club: Club, anna: Person, bea: Person) -> None:
    waiting = anna.opened(FORM)
    mine = club.table_of(anna, bea)
    theirs = club.table_of(anna, bea)
    live = club.live(theirs)
    choice = live.game.vocabulary.text(live.playing().open(0)[0])
    assert anna.choose(theirs, 0, choice, live.version(0)).status_code == 204
    page = anna.get("/")
    assert sections_of(page) == ["Others are choosing", "Waiting for players"]
    assert ">It is your turn</h2>" in page.text.split('class="play-now"')[0], "above the games"
    found = re.findall(r'class="table-link" href="/t/(\w+)"', page.text)
    assert found == [mine, theirs, waiting]
    assert "Waiting for Bea" in text_of(page)
    assert page.text.count("table-row game-norenberc my-turn") == 1
    assert "<title>(1) Fondaco</title>" in page.text


def test_others_who_waited_longest_come_first(club: Club, anna: Person) -> None:
    tables = [club.table_of(anna, bots=1) for _ in range(3)]
    for table, moved_at in zip(tables, [5000, 3000, 9000], strict=True):
        club.wait_for_bots(table)
        club.live(table).noticed[NOBODY].at = moved_at
    found = re.findall(r'class="table-link" href="/t/(\w+)"', anna.get("/").text)
    assert found == [tables[1], tables[0], tables[2]]


def test_a_finished_game_is_listed_with_its_result(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    play_on(club, {0: anna, 1: bea}, table, Luck("whole game"))
    points = club.live(table).playing().record.result
    page = anna.get("/")
    assert sections_of(page) == ["Finished games"]
    first, second = sorted(zip(points, ["Anna", "Bea"], strict=True), key=lambda one: -one[0])
    assert f"{first[1]}: {first[0]}, {second[1]}: {second[0]}" in text_of(page)
    assert f'href="/t/{table}?at=0"' in page.text
    assert anna.get(f"/t/{table}?at=0").status_code == 200


class Won:
    """A game that a seat has won, whatever its points are."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def winners(self, _: State) -> list[int]:
        return [self.seat]


def test_the_winner_of_a_tie_comes_first(
    club: Club, anna: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.table_of(anna, bea)
    play_on(club, {0: anna, 1: bea}, table, Luck("whole game"))
    club.call(club.site.database.run, storage.finish_table, table, now(), "7 7")
    for winner, told in [(0, "Anna: 7, Bea: 7"), (1, "Bea: 7, Anna: 7")]:
        monkeypatch.setattr(club.live(table), "game", Won(winner))
        assert told in text_of(anna.get("/"))


def test_open_tables_are_shown_to_others_while_a_seat_is_open(club: Club, anna: Person, bea: Person) -> None:
    hidden = anna.opened(FORM)
    table = anna.opened(FORM | {"listed": "yes"})
    assert f'href="/t/{table}"' in bea.get("/").text
    assert f'href="/t/{hidden}"' not in bea.get("/").text
    own = anna.get("/").text.split("Open tables")[1]
    assert f'href="/t/{table}"' not in own
    bea.post(f"/t/{table}/sit", name="Bea")
    assert f'href="/t/{table}"' not in bea.get("/").text.split("Open tables")[1]


def test_a_table_where_i_sit_is_not_offered_to_me_again(club: Club, anna: Person, bea: Person) -> None:
    table = anna.opened(FORM | {"chair-3": "open", "listed": "yes"})
    bea.post(f"/t/{table}/sit", name="Bea")
    mine, others = bea.get("/").text.split("Open tables")
    assert f'href="/t/{table}"' in mine
    assert f'href="/t/{table}"' not in others


def test_an_empty_lobby_invites(anna: Person) -> None:
    shown = text_of(anna.get("/"))
    assert "You sit at no table yet." in shown
    assert "Open a table yourself" in shown


def test_times_are_told_in_words() -> None:
    assert time_of(now() - 3 * 3_600_000, "en")[0] == "3 hours ago"
    assert time_of(now() + 5000, "en")[0] == "1 second ago"
    assert time_of(0, "en")[1] == "1970-01-01T00:00:00+00:00"


def test_a_shelf_knows_where_a_table_belongs() -> None:
    row = new_row(find_game(GAME), 2, {}, 1)._replace(started=1)
    listed = Listed("t", GAME, GAME, "", 0, "live", True, "", "", "")
    shelf = Shelf([], [], [], [], [])
    assert shelf_for(shelf, row, listed) is shelf.turn
    assert shelf_for(shelf, row, listed._replace(my_turn=False)) is shelf.running
    assert shelf_for(shelf, row._replace(started=None), listed) is shelf.waiting
    assert shelf_for(shelf, row._replace(finished=1, result="1 2"), listed) is shelf.finished
    assert shelf_for(shelf, row._replace(finished=1), listed) is shelf.closed
    assert shelf.is_empty
