"""Whoever has a page open is told where it is their turn: of their own seats, and of nothing else."""

from __future__ import annotations

import pytest

from fondaco.kernel.luck import Luck

from .club import HX, Club, Person, some_choice


def tables_told(person: Person) -> list[str]:
    return [table["id"] for table in person.get("/turns").json()["tables"]]


def test_whoever_is_asked_is_told_and_nobody_else(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    assert tables_told(anna) == tables_told(bea) == [table]
    live = club.live(table)
    anna.choose(table, 0, live.game.vocabulary.text(live.playing().open(0)[0]), live.version(0))
    assert tables_told(anna) == []
    assert tables_told(bea) == [table]


def test_a_notice_says_which_game_and_with_whom(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    assert anna.get("/turns").json() == {
        "tables": [{"id": table, "title": "Your turn in Norenberc", "text": "Anna and Bea"}]
    }


def test_strangers_and_waiting_rooms_and_finished_games_ask_for_nobody(club: Club, anna: Person, bea: Person) -> None:
    assert tables_told(bea) == []
    anna.opened({"game": "norenberc", "name": "Anna", "seats": "2", "chair-1": "me", "chair-2": "open"})
    assert tables_told(anna) == []


def test_a_seat_given_away_calls_nobody_any_more(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    anna.post(f"/t/{table}/chair", HX, seat="0", to="open")
    assert tables_told(anna) == []


def test_asking_does_not_keep_a_table_in_memory(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    club.site.hall.put_away_idle(-1)
    assert table not in club.site.hall.tables
    assert tables_told(anna) == [table]
    assert table not in club.site.hall.tables


def test_what_is_remembered_of_a_table_ends_when_it_is_taken_up_again(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    club.site.hall.put_away_idle(-1)
    live = club.live(table)
    anna.choose(table, 0, some_choice(live, 0, Luck("t")), live.version(0))
    club.site.hall.drop(club.live(table))
    assert tables_told(anna) == [], "a table that was dropped is asked itself"


def test_looking_at_ones_turns_is_no_presence(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    before = dict(club.live(table).seen)
    anna.get("/turns")
    assert club.live(table).seen == before


@pytest.mark.parametrize("choice", [0, -1])
def test_what_another_seat_plans_in_secret_changes_nothing(club: Club, anna: Person, bea: Person, choice: int) -> None:
    """Byte for byte: however Bea plans, Anna is told the same."""
    table = club.table_of(anna, bea)
    live = club.live(table)
    told = anna.get("/turns").content
    bea.choose(table, 1, live.game.vocabulary.text(live.playing().open(1)[choice]), live.version(1))
    assert anna.get("/turns").content == told
