"""The levels of bots: where they are offered, what is said of them, and that bots of older tables go on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from fondaco.arena import ladder
from fondaco.arena.ladder import BELOW, Rung, ladder_of
from fondaco.bots.levels import LEVELS
from fondaco.games import GAMES
from fondaco.web.http.site import drawing
from fondaco.web.pages.level_facts import levels_of
from fondaco.web.store.schema import tables
from fondaco.words.catalogue import LANGUAGES

from .club import GAME, Club, Person, text_of
from .test_opening import chosen_in, wrong_at

OLDER = ["random", "greedy", "learned"]
NEW = {"game": GAME, "name": "Anna", "seats": "3", "preset": "bots"}


@pytest.fixture
def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A ladder that somebody climbed: of the master with four seats and with two, and beside it against another bot."""
    one = Rung("master", "journeyman", 4, 1000, 0.4127, 0.381, 0.445, 30.0, 28.0, 27.0, 1.0, 24.0, 950.0, 0, 0, "today")
    rungs = [one, one._replace(seats=2, share=0.7), one._replace(below="greedy", share=0.9)]
    rungs.append(one._replace(bot="apprentice", below="random", share=0.99))
    rungs.append(one._replace(bot="journeyman", below="apprentice", games=40))
    file = tmp_path / "ladder.json"
    file.write_text(json.dumps({"rungs": [rung._asdict() for rung in rungs]}), encoding="utf-8")
    monkeypatch.setattr(ladder, "ladder_path", lambda game: file)
    ladder_of.cache_clear()
    yield
    ladder_of.cache_clear()


def offered(page: str, field: str) -> list[str]:
    return re.findall(rf'name="{field}" value="([^"]*)"', page)


def test_the_form_offers_the_levels_and_begins_with_the_usual_one(anna: Person) -> None:
    page = anna.get(f"/new?game={GAME}")
    assert offered(page.text, "level") == list(LEVELS)
    assert chosen_in(page, "level") == "journeyman"
    assert chosen_in(anna.get(f"/new?game={GAME}&level=master"), "level") == "master"
    chair = re.search(r'<select id="chair-2".*?</select>', page.text, re.DOTALL)
    assert chair is not None
    assert re.findall(r'value="([^"]*)"', chair[0]) == ["", "me", "open", "here", *LEVELS]


@pytest.mark.parametrize("level", LEVELS)
def test_the_level_goes_to_all_bots_about_whom_nothing_else_is_said(club: Club, anna: Person, level: str) -> None:
    live = club.live(anna.opened(NEW | {"level": level, "chair-3": "apprentice"}))
    assert [chair.bot for chair in live.chairs] == [None, level, "apprentice"]
    page = anna.get(f"/t/{live.row.id}").text
    assert f'href="#level-{level}"' in page
    assert f"Bot: {level}" in page


def test_a_level_that_is_none_is_refused_at_its_field(anna: Person) -> None:
    answer = anna.post("/tables", **NEW, level="genius")
    assert answer.status_code == 400
    assert "genius" in wrong_at(answer, "level")


@pytest.mark.parametrize("bot", OLDER)
def test_bots_of_older_tables_go_on(club: Club, anna: Person, bot: str) -> None:
    live = club.live(anna.opened(NEW | {"chair-2": bot}))
    assert live.chairs[1].bot == bot
    assert "Bot: " in text_of(anna.get(f"/t/{live.row.id}"))
    club.wait_for_bots(live.row.id)
    form = anna.get(f"/new?game={GAME}&chair-2={bot}")
    assert chosen_in(form, "chair-2") == bot, "what was asked for is shown"


def test_a_tool_of_research_has_no_seat(club: Club, anna: Person) -> None:
    table = anna.opened(NEW | {"chair-2": "open"})
    assert anna.post("/tables", **NEW, **{"chair-2": "search"}).status_code == 400
    answer = anna.post(f"/t/{table}/bots", bot="search")
    assert answer.status_code == 400
    assert club.live(table).chairs[1].is_open


def test_the_host_fills_seats_with_the_usual_level_or_another(club: Club, anna: Person) -> None:
    table = anna.opened(NEW | {"chair-2": "open"})
    page = anna.get(f"/t/{table}")
    assert chosen_in(page, "fill-bot") == "journeyman"
    anna.post(f"/t/{table}/bots", bot="master")
    assert club.live(table).chairs[1].bot == "master"


def test_one_click_brings_apprentices_in_a_first_game_and_journeymen_later(club: Club, anna: Person) -> None:
    def bots_of_one_click() -> set[str | None]:
        table = anna.post("/play", game=GAME, name="Anna").headers["location"].removeprefix("/t/")
        return {chair.bot for chair in club.live(table).chairs[1:]}

    assert bots_of_one_click() == {"apprentice"}
    table = anna.opened(NEW | {"chair-2": "random", "chair-3": "random"})

    def finish(connection: Connection) -> None:
        connection.execute(tables.update().where(tables.c.id == table).values(finished=1))

    club.call(club.site.database.run, finish)
    assert bots_of_one_click() == {"journeyman"}


def test_every_level_has_a_sign_and_words() -> None:
    for level in LEVELS:
        assert drawing("portraits").count(f'<symbol id="level-{level}"') == 1
    assert BELOW["apprentice"] == "random"
    assert BELOW["grandmaster"] == "master"


def test_ratings_stand_beside_the_levels(anna: Person, measured: None) -> None:
    rated = {one.level: one.rating for one in levels_of(GAMES[0], "en")}
    against = "against 3 bots of the level below; 25 % would be an equal share."
    assert rated["master"] == f"Wins 41 % of games (38 to 44) {against}"
    assert "3 bots that choose at random" in rated["apprentice"]
    assert rated["journeyman"] == rated["grandmaster"] == "", "nobody measured it long enough"
    assert rated["master"] in text_of(anna.get(f"/new?game={GAME}"))
    assert rated["master"] in text_of(anna.get(f"/rules/{GAME}"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_ratings_are_told_in_every_language(language: str, measured: None) -> None:
    for one in levels_of(GAMES[0], language):
        assert ("41" in one.rating) == (one.level == "master")
        assert "$" not in one.rating
