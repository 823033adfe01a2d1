"""Aids of a table: on or off when it is opened, changed where all who play agree, and never part of the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.web.store import storage
from fondaco.web.store.database import Database, migrations
from fondaco.web.tables.aids import CONFIRM, HINT, aids_of, aids_on, is_on, title_of
from fondaco.web.tables.open_choices import seal_of
from fondaco.web.tables.vantage import scene_of, vantage_for

from .club import HX, Club, Person, chat_of, notice, play_on

People = Callable[[str], Person]
WORTH = "worth"


def switch(somebody: Person, table: str, to: str, aid: str = CONFIRM) -> int:
    return somebody.post(f"/t/{table}/aids", HX, aid=aid, to=to).status_code


def told(club: Club, table: str) -> list[str]:
    return chat_of(club.live(table))


def sealing_position(club: Club, people: dict[int, Person], table: str) -> tuple[int, str]:
    """Play until somebody is asked who has a choice that could not be taken back."""
    live, luck = club.live(table), Luck("sealing")
    for _ in range(300):
        for seat in [seat for seat in live.asked() if seat in people]:
            for choice in live.playing().open(seat):
                if seal_of(live.playing(), seat, choice):
                    return seat, live.game.vocabulary.text(choice)
        play_on(club, people, table, luck, 1)
    raise AssertionError("nothing would have sealed")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_aid_of_a_game_has_its_words(game: Game) -> None:
    for aid in aids_of(game):
        assert title_of(game, aid, "en")
        assert title_of(game, aid, "en", "-how")


def test_estimates_are_usually_on_against_bots_alone(club: Club, anna: Person, bea: Person) -> None:
    alone = club.live(club.table_of(anna, bots=2, game="genoa"))
    together = club.live(club.table_of(anna, bea, bots=1, game="genoa"))
    waiting = club.live(anna.opened({"game": "genoa", "name": "Anna", "seats": "2", "chair-2": "open"}))
    assert aids_on(alone) == {CONFIRM, HINT, WORTH}
    assert aids_on(together) == aids_on(waiting) == {CONFIRM}


def test_a_device_that_is_handed_round_is_no_single_player(club: Club, anna: Person) -> None:
    shared = club.table_of(anna, bots=1, game="genoa", seats="3", **{"chair-3": "here", "name-3": "Bea"})
    assert aids_on(club.live(shared)) == {CONFIRM}


def test_a_bot_that_stands_in_leaves_it_a_table_of_people(club: Club, anna: Person, bea: Person) -> None:
    live = club.live(club.table_of(anna, bea, bots=1, game="genoa"))
    away = live.chairs[1]
    live.chairs[1] = away._replace(holder=None, bot="greedy", former=away.holder, seen=1)
    assert aids_on(live) == {CONFIRM}
    live.chairs[1] = away._replace(holder=None, bot="greedy", former=away.holder, seen=None)
    assert aids_on(live) == {CONFIRM, HINT, WORTH}, "whoever gave the seat away does not play any more"


def test_what_was_chosen_for_a_new_table_holds_and_is_inherited_by_the_rematch(
    club: Club, anna: Person, bea: Person
) -> None:
    fields = {"game": "norenberc", f"aid-{CONFIRM}": "off"}
    table = club.table_of(anna, bea, **fields)
    assert not is_on(club.live(table), CONFIRM)
    assert not is_on(club.stored(table), CONFIRM)
    play_on(club, {0: anna, 1: bea}, table, Luck("to the end"))
    again = anna.post(f"/t/{table}/rematch").headers["location"].removeprefix("/t/")
    assert not is_on(club.live(again), CONFIRM)


def test_the_form_for_a_table_shows_the_aids_of_its_game_and_refuses_nonsense(anna: Person) -> None:
    assert 'name="aid-worth"' in anna.get("/new?game=genoa").text
    assert 'name="aid-worth"' not in anna.get("/new?game=calimala").text
    refused = anna.post("/tables", game="genoa", name="Anna", seats="2", **{"aid-worth": "perhaps"})
    assert refused.status_code == 400
    assert "perhaps" in refused.text


def test_the_waiting_room_says_what_whoever_sits_down_agrees_to(anna: Person, bea: Person) -> None:
    form = {"game": "genoa", "name": "Anna", "seats": "2", "chair-2": "open", "aid-worth": "on"}
    assert "<dt>Say what things are worth</dt><dd>On</dd>" in bea.get(f"/t/{anna.opened(form)}").text
    without = anna.opened(form | {"aid-worth": "off"})
    assert "<dt>Say what things are worth</dt><dd>Off</dd>" in bea.get(f"/t/{without}").text


def test_who_plays_alone_switches_at_once(club: Club, anna: Person) -> None:
    table = club.table_of(anna, bots=2)
    assert switch(anna, table, "off") == 204
    assert not is_on(club.live(table), CONFIRM)
    assert not is_on(club.stored(table), CONFIRM), "it is stored, so that a restart keeps it"
    assert switch(anna, table, "on") == 204
    assert is_on(club.live(table), CONFIRM)
    assert told(club, table) == [], "there is nobody to tell"


def test_among_people_everybody_must_agree(club: Club, anna: Person, bea: Person, person: People) -> None:
    cleo = person("Cleo")
    table = club.table_of(anna, bea, cleo, game="genoa")
    assert switch(anna, table, "on", WORTH) == 204
    assert "Anna would like" in told(club, table)[-1]
    assert switch(bea, table, "agree", WORTH) == 204
    assert not is_on(club.live(table), WORTH), "Cleo has not agreed"
    for somebody, is_asked in ((anna, False), (bea, False), (cleo, True)):
        assert ('href="#aids"' in somebody.page(club.live(table)).fragments["bar"].html) == is_asked
    assert "Cleo" in cleo.page(club.live(table)).fragments["aids"].html
    assert switch(cleo, table, "on", WORTH) == 204, "who wants the same agrees"
    assert is_on(club.live(table), WORTH)
    assert is_on(club.stored(table), WORTH)
    assert "All agreed" in told(club, table)[-1]


def test_one_who_would_leave_it_is_enough(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea, game="genoa")
    assert switch(anna, table, "on", WORTH) == 204
    assert switch(bea, table, "keep", WORTH) == 204
    assert not is_on(club.live(table), WORTH)
    assert switch(bea, table, "agree", WORTH) == 409, "nobody wants it any more"
    assert not is_on(club.live(table), WORTH)


def test_a_proposal_lapses_with_its_author_and_is_settled_once_nobody_is_awaited(
    club: Club, anna: Person, bea: Person, person: People
) -> None:
    table = club.table_of(anna, bea, person("Cleo"), game="genoa")
    live = club.live(table)
    assert switch(anna, table, "on", WORTH) == 204
    assert anna.post(f"/t/{table}/chair", HX, seat="0", to="open").status_code == 204
    club.call(club.site.steward.look_round)
    assert not live.proposals
    assert switch(bea, table, "on", WORTH) == 204
    live.chairs[2] = live.chairs[2]._replace(holder=None, bot="greedy")
    club.call(club.site.steward.look_round)
    assert is_on(live, WORTH)


def test_only_who_plays_has_a_say(club: Club, anna: Person, bea: Person, person: People) -> None:
    table = club.table_of(anna, bea)
    assert switch(person("Vera"), table, "off") == 403
    assert is_on(club.live(table), CONFIRM)
    page = person("Vera").get(f"/t/{table}").text
    assert 'role="switch"' not in page


@pytest.mark.parametrize(
    ("aid", "to", "status", "words"),
    [
        ("nonsense", "on", 400, "nonsense"),
        (WORTH, "on", 400, WORTH),
        (CONFIRM, "perhaps", 400, "perhaps"),
        ("", "", 400, "to"),
        (CONFIRM, "on", 409, "already"),
        (CONFIRM, "agree", 409, "Nobody"),
    ],
)
def test_bad_input_gets_a_sentence(club: Club, anna: Person, aid: str, to: str, status: int, words: str) -> None:
    table = club.table_of(anna, bots=1)
    response = anna.post(f"/t/{table}/aids", HX, aid=aid, to=to)
    assert response.status_code == status
    assert words in notice(response)
    assert aids_on(club.live(table)) == {CONFIRM, HINT}


def test_nothing_is_switched_before_the_game_nor_after_it(club: Club, anna: Person, bea: Person) -> None:
    waiting = anna.opened({"game": "norenberc", "name": "Anna", "seats": "2", "chair-2": "open"})
    assert switch(anna, waiting, "off") == 409
    table = club.table_of(anna, bea)
    play_on(club, {0: anna, 1: bea}, table, Luck("to its end"))
    assert switch(anna, table, "off") == 409


def test_without_confirmations_a_choice_that_seals_is_made_at_once(club: Club, anna: Person) -> None:
    table = club.table_of(anna, bots=2)
    seat, choice = sealing_position(club, {0: anna}, table)
    live = club.live(table)
    before = live.acts
    asked = anna.choose(table, seat, choice, live.version(seat), sure="")
    assert asked.status_code == 200
    assert 'class="confirm"' in asked.text
    assert live.acts == before
    assert switch(anna, table, "off") == 204
    assert anna.choose(table, seat, choice, live.version(seat), sure="").status_code == 204
    assert live.acts > before


def test_what_is_final_is_said_to_be_so_and_why(club: Club, anna: Person) -> None:
    """In the list of choices quietly, and before it is done with what follows, in the words of the game."""
    table = club.table_of(anna, bots=2)
    live = club.live(table)
    while True:
        seat, choice = sealing_position(club, {0: anna}, table)
        if live.playing().state.question() != "planning":  # plans are ticked, not listed
            break
        play_on(club, {0: anna}, table, Luck("on"), 1)
    listed = anna.get(f"/t/{table}").text.partition(f'value="{choice}" class="choice"')[2].partition("</button>")[0]
    assert 'data-word="for good"' in listed
    assert "This is final: it cannot be taken back." in listed
    asked = anna.choose(table, seat, choice, live.version(seat), sure="").text
    assert "cannot be taken back.</em>" in asked
    assert "Something hidden is shown" not in asked


def test_aids_change_neither_version_nor_record(club: Club, anna: Person) -> None:
    table = club.table_of(anna, bots=2)
    club.wait_for_bots(table)
    live = club.live(table)
    version, record = live.version(0), live.record().text()
    assert switch(anna, table, "off") == 204
    assert (live.version(0), live.record().text()) == (version, record)


def test_a_face_is_told_what_is_on(club: Club, anna: Person, bea: Person) -> None:
    for table, expected in (
        (club.table_of(anna, bots=1, game="genoa"), {CONFIRM, HINT, WORTH}),
        (club.table_of(anna, bea, game="genoa"), {CONFIRM}),
    ):
        live = club.live(table)
        assert scene_of(vantage_for(live, anna.viewer(live))).aids == expected


def test_tables_of_older_databases_have_what_is_usual(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    config: Config = migrations()
    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        connection.exec_driver_sql("INSERT INTO visitors VALUES (1, 'x', 'Anna', 1)")
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, rules, seats, options, seed, beginning, pace, bot_pace, listed, host,"
            " created) VALUES ('abc', 'genoa', 1, 2, '{}', 'seed', '', 'live', 700, 0, 1, 1)"
        )
    database.migrate()
    assert database.run_now(storage.load_table, "abc").row.aids == {}
    database.close()
