"""After the game: the record and its promise, replay with any eyes, playing on from a position, a rematch."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.games import GAMES
from fondaco.kernel.chance import commitment
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify
from fondaco.kernel.state import CHANCE

from .club import HX, Club, Person, play_on, some_choice

People = Callable[[str], Person]


@pytest.fixture
def people(person: People) -> dict[int, Person]:
    return {0: person("Anna"), 1: person("Bea")}


@pytest.fixture
def over(club: Club, people: dict[int, Person]) -> str:
    table = club.table_of(*people.values())
    play_on(club, people, table, Luck("afterwards"))
    return table


def test_a_rematch_keeps_the_seats_of_those_who_played(
    club: Club, people: dict[int, Person], over: str, person: People
) -> None:
    anna, bea, stranger = people[0], people[1], person("Sven")
    again = anna.post(f"/t/{over}/rematch").headers["location"]
    assert stranger.post(f"{again}/sit", HX, name="Sven", seat="1").status_code == 409
    assert stranger.post(f"{again}/sit", HX, name="Sven").status_code == 409
    assert bea.post(f"{again}/sit", name="Bea").status_code == 303
    assert club.live(again.removeprefix("/t/")).names("en") == ["Anna", "Bea"]


def test_the_record_keeps_the_promise_of_its_seed(club: Club, people: dict[int, Person], over: str) -> None:
    before = club.table_of(*people.values())
    promise = commitment(club.live(before).row.seed)
    assert promise in people[0].get(f"/t/{before}").text, "the promise must be made before the end"
    response = people[0].get(f"/t/{over}/record")
    assert response.status_code == 200
    assert "attachment" in response.headers["content-disposition"]
    record = read_record(response.text, GAMES)
    verify(record)
    assert record.players == ["Anna", "Bea"]
    assert commitment(record.seed) in people[1].get(f"/t/{over}").text


def test_question_marks_are_explained_as_long_as_there_are_any(
    club: Club, people: dict[int, Person], over: str
) -> None:
    begun = club.table_of(*people.values())
    for table, is_over in ((begun, False), (over, True)):
        scores = people[0].page(club.live(table)).fragments["scores"].html
        assert ("<td>?</td>" in scores) != is_over
        assert ("A question mark stands for" in scores) != is_over


def test_every_eye_is_lent_once_the_game_is_over(club: Club, people: dict[int, Person], over: str) -> None:
    last = len(club.live(over).moments) - 1
    for at in (0, 3, last // 2, last):
        for seat in ("", "&seat=1", "&seat=2"):
            assert people[0].get(f"/t/{over}?at={at}{seat}").status_code == 200
    for wrong in ("?at=99999", "?at=-2", "?at=0&seat=3"):
        assert people[0].get(f"/t/{over}{wrong}").status_code == 404
    for wrong in ("?at=²", "?at=x", "?at=1e3", "?at=99999999999", "?at=0&seat=²", "?at=1.0", "?at=٣"):
        assert people[0].get(f"/t/{over}{wrong}").status_code == 400


def test_of_a_running_game_only_the_own_eyes_and_no_record(club: Club, people: dict[int, Person]) -> None:
    table = club.table_of(*people.values())
    play_on(club, people, table, Luck("running"), 20)
    at = 5
    assert people[0].get(f"/t/{table}?at={at}").status_code == 200
    assert people[0].get(f"/t/{table}?at={at}&seat=1").status_code == 200
    for somebody in (people[0], Person(club, "")):
        assert somebody.get(f"/t/{table}?at={at}&seat=2").status_code == 403
        assert somebody.get(f"/t/{table}?seat=2").status_code == 403
        assert somebody.get(f"/t/{table}/record").status_code == 409
    assert people[0].post(f"/t/{table}/play-on", at="3", seat="0").status_code == 409
    assert people[0].post(f"/t/{table}/rematch").status_code == 409


def test_a_branch_has_luck_of_its_own_and_is_the_same_when_loaded_again(
    club: Club, people: dict[int, Person], over: str, quick_bots: None
) -> None:
    original = club.live(over).playing().record
    at, made = 8, club.live(over).moments[8]
    anna = people[0]
    drawn = []
    for _ in range(2):
        response = anna.post(f"/t/{over}/play-on", at=str(at), seat="0")
        assert response.status_code == 303
        branch = response.headers["location"].removeprefix("/t/")
        live = club.live(branch)
        assert live.row.parent == over
        assert live.playing().record.made[:made] == original.made[:made]
        play_on(club, {0: anna}, branch, Luck("branch"), 40)
        for seat in (0,):
            anna.undo(branch, seat, live.version(seat))
        play_on(club, {0: anna}, branch, Luck("branch on"), 10)
        again = club.stored(branch)
        assert again.playing().state.same_as(live.playing().state)
        assert again.playing().record.made == live.playing().record.made
        assert again.version(0) == live.version(0)
        drawn.append([choice for seat, choice in live.playing().record.made[made:] if seat == CHANCE])
        assert original.seed not in live.row.beginning
        play_on(club, {0: anna}, branch, Luck("to the end"))
        verify(read_record(anna.get(f"/t/{branch}/record").text, GAMES))
    was = [choice for seat, choice in original.made[made:] if seat == CHANCE]
    first = min(len(drawn[0]), len(drawn[1]), len(was))
    assert first > 5
    assert drawn[0][:first] != was[:first]
    assert drawn[0][:first] != drawn[1][:first]


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"at": "99999"}, 409),
        ({"at": "-1"}, 409),
        ({"at": "x"}, 400),
        ({}, 400),
        ({"at": "3", "seat": "9"}, 404),
        ({"at": "3", "seat": "-1"}, 404),
    ],
)
def test_playing_on_from_nowhere_is_refused(
    club: Club, people: dict[int, Person], over: str, form: dict[str, str], status: int
) -> None:
    response = people[0].post(f"/t/{over}/play-on", **form)
    assert response.status_code == status
    assert "<h1" in response.text


def test_a_rematch_is_one_table_for_all(club: Club, people: dict[int, Person], over: str) -> None:
    first = people[0].post(f"/t/{over}/rematch")
    second = people[1].post(f"/t/{over}/rematch")
    assert first.status_code == second.status_code == 303
    assert first.headers["location"] == second.headers["location"]
    table = first.headers["location"].removeprefix("/t/")
    live = club.live(table)
    assert live.table is None
    assert [chair.name for chair in live.chairs] == ["Anna", ""]
    assert live.row.seed != club.live(over).row.seed
    assert Person(club, "").post(f"/t/{over}/rematch").status_code == 403
    assert people[1].post(f"/t/{table}/sit", name="Bea").status_code == 303
    assert live.asked() == [0, 1]
    assert people[1].choose(table, 1, some_choice(live, 1, Luck("p")), live.version(1)).status_code == 204
    assert people[0].post(f"/t/{over}/say", HX, text="well played").status_code == 204
