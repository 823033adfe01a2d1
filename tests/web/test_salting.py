"""What players add to the luck before their game begins, and tables whose luck an older release began."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.kernel.chance import KEYED, bot_seed, commitment
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import verify
from fondaco.web.store import storage
from fondaco.web.tables.thinkers import Thinkers, think

from .club import HX, Club, Person, notice, play_on

People = Callable[[str], Person]


@pytest.fixture
def table(club: Club, anna: Person, bea: Person) -> str:
    """A full table that waits for what both add to the luck."""
    return club.table_of(anna, bea, salting="yes")


def test_a_full_table_waits_until_everybody_has_answered(club: Club, anna: Person, bea: Person, table: str) -> None:
    live = club.live(table)
    assert live.table is None
    assert "All seats are taken. The game begins when 2 players have added to the luck" in anna.get(f"/t/{table}").text
    assert anna.post(f"/t/{table}/salt", salt_1="  Anna's  dice \t 7 ").status_code == 303
    assert live.table is None
    assert "the last player" in bea.get(f"/t/{table}").text
    assert bea.post(f"/t/{table}/salt", salt_2="Größe: 5").status_code == 303
    assert live.playing().record.salts == ["Anna's dice 7", "Größe: 5"]
    assert club.stored(table).playing().record.text() == live.playing().record.text()


def test_what_is_added_is_shown_to_others_once_the_game_has_begun(
    club: Club, anna: Person, bea: Person, table: str, person: People
) -> None:
    anna.post(f"/t/{table}/salt", salt_1="a secret until then")
    assert "a secret until then" in anna.get(f"/t/{table}").text
    for other in (bea, person("")):
        page = other.get(f"/t/{table}").text
        assert "a secret until then" not in page
        assert "has added to the luck" in page
    bea.post(f"/t/{table}/salt", as_it_is="yes")
    for other in (bea, person("")):
        assert "a secret until then" in other.get(f"/t/{table}").text


def test_the_commitment_is_shown_before_anything_is_added_and_is_kept(
    club: Club, anna: Person, bea: Person, table: str
) -> None:
    promise = commitment(club.live(table).row.seed)
    assert promise in bea.get(f"/t/{table}").text
    for somebody, seat in ((anna, 1), (bea, 2)):
        somebody.post(f"/t/{table}/salt", **{f"salt-{seat}": f"salt {seat}"})
    play_on(club, {0: anna, 1: bea}, table, Luck("salted"))
    record = read_record(anna.get(f"/t/{table}/record").text, GAMES)
    verify(record)
    assert commitment(record.seed) == promise
    assert record.salts == ["salt 1", "salt 2"]
    page = bea.get(f"/t/{table}").text
    assert record.seed in page
    assert promise in page
    assert f'href="/t/{table}/verify"' in page


def test_who_leaves_the_luck_as_it_is_has_answered(club: Club, anna: Person, bea: Person, table: str) -> None:
    anna.post(f"/t/{table}/salt", salt_1="typed, but not wanted", as_it_is="yes")
    bea.post(f"/t/{table}/salt")
    assert club.live(table).playing().record.salts == ["", ""]


def test_bots_add_nothing_and_nobody_waits_for_them(club: Club, anna: Person) -> None:
    table = club.table_of(anna, bots=1, salting="yes")
    assert club.live(table).table is None
    anna.post(f"/t/{table}/salt", salt_1="x")
    assert club.live(table).playing().record.salts == ["x", ""]


def test_a_device_that_is_handed_round_answers_for_all_its_seats_in_one_go(club: Club, anna: Person) -> None:
    form = {"game": "norenberc", "name": "Anna", "seats": "2", "chair-1": "me", "chair-2": "here", "salting": "yes"}
    table = anna.opened(form)
    page = anna.get(f"/t/{table}").text
    assert 'name="salt-1"' in page
    assert 'name="salt-2"' in page
    anna.post(f"/t/{table}/salt", salt_1="one", salt_2="two")
    assert club.live(table).playing().record.salts == ["one", "two"]


def test_whoever_leaves_takes_the_answer_along(
    club: Club, anna: Person, bea: Person, table: str, person: People
) -> None:
    anna.post(f"/t/{table}/salt", salt_1="anna")
    assert club.live(table).row.salts == ["anna", None]
    anna.post(f"/t/{table}/chair", seat="0", to="open")
    assert club.live(table).row.salts == [None, None]
    carl = person("Carl")
    carl.post(f"/t/{table}/sit", name="Carl", seat="0")
    bea.post(f"/t/{table}/salt", salt_2="bea")
    assert club.live(table).table is None
    assert club.stored(table).row.salts == [None, "bea"]
    anna.post(f"/t/{table}/chair", seat="0", to="bot")
    assert club.live(table).playing().record.salts == ["", "bea"]


@pytest.mark.parametrize("salts", [["one", "two"], ["one", None]])
def test_a_server_killed_between_the_last_answer_and_the_beginning_catches_up(
    tmp_path: Path, salts: list[str | None]
) -> None:
    with Club(tmp_path) as club:
        table = club.table_of(Person(club, "Anna"), Person(club, "Bea"), salting="yes")
        club.site.database.run_now(storage.set_salts, table, salts)
    with Club(tmp_path) as club:
        live = club.live(table)
        if None in salts:
            assert live.table is None
        else:
            assert live.playing().record.salts == salts


def test_what_cannot_be_added_is_refused_with_a_sentence(
    club: Club, anna: Person, bea: Person, table: str, person: People
) -> None:
    refused = anna.post(f"/t/{table}/salt", salt_1="x" * 101)
    assert refused.status_code == 400
    assert notice(refused) == "What you add to the luck can have at most 100 characters."
    assert person("Sven").post(f"/t/{table}/salt", salt_1="x").status_code == 403
    plain = club.table_of(anna, bea)
    for begun in (plain, table):
        if begun == table:
            anna.post(f"/t/{table}/salt", salt_1="x")
            bea.post(f"/t/{table}/salt", salt_2="y")
        refused = anna.post(f"/t/{begun}/salt", HX, salt_1="late")
        assert refused.status_code == 409
        assert "Nothing can be added" in refused.text
    assert club.stored(table).playing().record.salts == ["x", "y"]
    assert anna.get(f"/t/{table}/salt").headers["location"] == f"/t/{table}"


def test_a_rematch_waits_for_salts_again(club: Club, anna: Person, bea: Person, table: str) -> None:
    for somebody in (anna, bea):
        somebody.post(f"/t/{table}/salt", as_it_is="yes")
    play_on(club, {0: anna, 1: bea}, table, Luck("again"))
    again = anna.post(f"/t/{table}/rematch").headers["location"].removeprefix("/t/")
    bea.post(f"/t/{again}/sit", name="Bea")
    live = club.live(again)
    assert live.row.salts == [None, None]
    assert live.table is None


# Bots.


def test_a_bot_thinks_with_a_secret_and_without_the_seed(
    club: Club, anna: Person, monkeypatch: pytest.MonkeyPatch, quick_bots: None
) -> None:
    asked: list[tuple[str, str, int, int]] = []

    async def noted(self: Thinkers, table: str, course: Record, bot: str, seat: int, luck: str, _: float) -> str:
        asked.append((course.text(), luck, seat, len(course.made)))
        return think(course.text(), bot, seat, luck)

    monkeypatch.setattr(Thinkers, "choose", noted)
    table = club.table_of(anna, bots=2)
    play_on(club, {0: anna}, table, Luck("bots"), 10)
    seed = club.live(table).row.seed
    assert len(asked) > 5
    for text, luck, seat, made in asked:
        assert luck == bot_seed(seed, seat, made)
        assert seed not in text
        assert commitment(seed) not in text
    assert len({luck for _, luck, _, _ in asked}) == len(asked)


# Tables of an older release.


def test_an_older_table_goes_on_as_it_began_and_shows_no_commitment(
    club: Club, anna: Person, bea: Person, older: None
) -> None:
    table = club.table_of(anna, bea)
    live = club.live(table)
    play_on(club, {0: anna, 1: bea}, table, Luck("older"), 20)
    digests = [hashlib.sha256(live.row.seed.encode()).hexdigest(), commitment(live.row.seed), live.row.seed]
    page = bea.get(f"/t/{table}").text
    assert not any(digest in page for digest in digests)
    again = club.stored(table)
    assert again.playing().record.text() == live.playing().record.text()
    play_on(club, {0: anna, 1: bea}, table, Luck("to the end"))
    record = anna.get(f"/t/{table}/record").text
    verify(read_record(record, GAMES))
    assert "luck:" not in record
    assert live.row.seed in bea.get(f"/t/{table}").text


def test_an_older_table_that_goes_on_from_another_is_the_same_when_loaded_again(
    club: Club, anna: Person, bea: Person, older: None, quick_bots: None
) -> None:
    first = club.table_of(anna, bea)
    play_on(club, {0: anna, 1: bea}, first, Luck("first"))
    branch = anna.post(f"/t/{first}/play-on", at="8", seat="0").headers["location"].removeprefix("/t/")
    play_on(club, {0: anna}, branch, Luck("branch"), 15)
    assert club.live(branch).playing().record.seed == ""
    assert club.stored(branch).playing().record.made == club.live(branch).playing().record.made


def test_a_table_that_goes_on_from_another_can_be_verified(
    club: Club, anna: Person, bea: Person, quick_bots: None
) -> None:
    first = club.table_of(anna, bea)
    play_on(club, {0: anna, 1: bea}, first, Luck("first"))
    branch = anna.post(f"/t/{first}/play-on", at="8", seat="0").headers["location"].removeprefix("/t/")
    assert commitment(club.live(branch).row.seed) in anna.get(f"/t/{branch}").text
    play_on(club, {0: anna}, branch, Luck("branch"))
    record = read_record(anna.get(f"/t/{branch}/record").text, GAMES)
    verify(record)
    assert record.beginning == club.live(first).moments[8]
    assert record.luck == KEYED
    assert record.seed != club.live(first).row.seed
