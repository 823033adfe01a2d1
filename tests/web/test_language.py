"""Everybody reads the site in their own language: guessed, chosen, remembered, and changed in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.web.http.spoken import COOKIE, own_name, preferred
from fondaco.web.tables.announcement import Announcement, announcement_in
from fondaco.words.catalogue import LANGUAGES, catalogue

from .club import FORM, HX, Club, Person, chat_of

People = Callable[[str], Person]
OTHERS = [language for language in LANGUAGES if language != "en"]


def in_language(language: str) -> dict[str, str]:
    return {"Accept-Language": language}


def language_of_page(page: str) -> str:
    found = re.search(r'<html lang="([a-z-]+)"', page)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("hu", "hu"),
        ("hu-HU,hu;q=0.9,en;q=0.8", "hu"),
        ("en;q=0.4, de;q=0.9", "de"),
        ("fr-FR, ru;q=0.3", "ru"),
        ("DE-at", "de"),
        ("hu;q=0, en;q=0.1", "en"),
        ("fr, *;q=0.5", "en"),
        ("hu;q=high", "en"),
        (";;;,,q=1,-", "en"),
        ("x" * 10_000, "en"),
    ],
)
def test_the_browser_is_asked_which_language_it_prefers(header: str, language: str) -> None:
    assert preferred(header) == language


@pytest.mark.parametrize("language", OTHERS)
def test_a_choice_is_remembered_and_counts_more_than_the_browser(club: Club, anna: Person, language: str) -> None:
    answer = anna.post("/language", language=language, back="/new?game=" + GAMES[0].name)
    assert (answer.status_code, answer.headers["location"]) == (303, "/new?game=" + GAMES[0].name)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}={language};")
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
    assert "max-age" in cookie.lower()
    page = anna.get("/", **{"Cookie": f"{COOKIE}={language}", "Accept-Language": "en"})
    assert language_of_page(page.text) == language
    assert page.headers["content-language"] == language


def test_a_script_that_chooses_a_language_stays_on_its_page(anna: Person) -> None:
    answer = anna.post("/language", HX, language="hu")
    assert answer.status_code == 204
    assert COOKIE in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    "back", ["https://evil.example/", "//evil.example", "/\\evil.example", "evil", "", "/a\nb", "/" + "x" * 300 + "é"]
)
def test_the_way_back_leads_to_no_other_site(anna: Person, back: str) -> None:
    assert anna.post("/language", language="de", back=back).headers["location"] == "/"


@pytest.mark.parametrize(
    ("back", "page"), [("/t/abc?at=" + "1" * 500, "/t/abc"), ("/" + "x" * 500, "/"), ("/?" + "x" * 5_000, "/")]
)
def test_a_way_back_that_is_too_long_is_cut_short(anna: Person, back: str, page: str) -> None:
    answer = anna.post("/language", language="de", back=back)
    assert (answer.status_code, answer.headers["location"]) == (303, page)
    assert f"{COOKIE}=de" in answer.headers["set-cookie"]


@pytest.mark.parametrize("language", ["xx", "", "en,hu", "../en"])
def test_a_language_that_there_is_not_is_refused(anna: Person, language: str) -> None:
    answer = anna.post("/language", language=language, back="/")
    assert answer.status_code == 400
    assert "set-cookie" not in answer.headers
    page = anna.get("/", Cookie=f"{COOKIE}={language}")
    assert language_of_page(page.text) == "en"


def test_a_form_of_another_site_chooses_no_language(anna: Person) -> None:
    answer = anna.post("/language", {"Sec-Fetch-Site": "cross-site"}, language="hu")
    assert answer.status_code == 403


def test_an_answer_that_depends_on_the_language_says_so_and_a_static_file_does_not(anna: Person) -> None:
    for path in ("/", "/turns"):
        assert {"Accept-Language", "Cookie"} <= set(anna.get(path).headers["vary"].replace(" ", "").split(","))
    assert "Cookie" not in anna.get("/static/base.css").headers.get("vary", "")


@pytest.mark.parametrize("path", ["/", "/new", "/verify", "/name", "/nowhere", f"/rules/{GAMES[0].name}"])
def test_every_page_offers_the_languages_by_their_own_names(anna: Person, path: str) -> None:
    page = anna.get(path, **in_language("de")).text
    for language in LANGUAGES:
        here = ' aria-current="true"' if language == "de" else ""
        assert f'value="{language}" lang="{language}"{here}>{own_name(language)}</button>' in page
    assert f'name="back" value="{path}"' in page


def test_the_languages_call_themselves_by_their_own_names() -> None:
    assert [own_name(language) for language in LANGUAGES] == ["English", "Magyar", "Deutsch", "Русский"]


@pytest.mark.parametrize(("sent_to", "page"), [("/tables", "/new"), ("/play", "/"), ("/language", "/")])
def test_a_refused_form_leads_back_to_the_page_it_came_from(anna: Person, sent_to: str, page: str) -> None:
    answer = anna.post(sent_to, game="chess")
    assert answer.status_code >= 400
    assert f'name="back" value="{page}"' in answer.text
    assert "data-in-place" not in answer.text, "what was sent is not asked for again"


def test_two_people_at_one_table_read_it_in_two_languages(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    pages = [
        anna.get(f"/t/{table}", **in_language("hu")).text,
        bea.get(f"/t/{table}", **in_language("ru")).text,
    ]
    assert [language_of_page(page) for page in pages] == ["hu", "ru"]
    open_to_anna = re.findall(r'name="choice" value="([^"]+)"', pages[0])
    assert open_to_anna == re.findall(r'name="choice" value="([^"]+)"', anna.get(f"/t/{table}").text)
    assert set(open_to_anna)


@pytest.mark.parametrize("language", OTHERS)
def test_a_seat_without_a_person_is_named_in_the_language_of_the_reader(
    club: Club, anna: Person, bea: Person, language: str
) -> None:
    table = club.table_of(anna, bea)
    bea.post(f"/t/{table}/chair", HX, seat="1", to="open")
    live = club.live(table)
    seats = range(live.game.most)
    assert [live.seat_name(seat, "en") for seat in seats] != [live.seat_name(seat, language) for seat in seats]
    assert live.names(language)[1] in anna.get(f"/t/{table}", **in_language(language)).text
    assert live.names("en")[1] in anna.get(f"/t/{table}").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_announced_is_stored_without_a_language(club: Club, anna: Person, bea: Person, language: str) -> None:
    table = club.table_of(anna, bea)
    bea.post(f"/t/{table}/chair", HX | in_language("de"), seat="1", to="open")
    [said] = chat_of(club.stored(table), language)
    facts = {"kind": "open", "before": "Bea", "after": ""}
    assert said == catalogue(language, "web").say("web-seat-changed", facts)
    assert said in anna.get(f"/t/{table}", **in_language(language)).text


def test_an_announcement_of_an_older_release_is_shown_as_it_was_written() -> None:
    assert announcement_in("Bea is back.") is None
    assert announcement_in('"Bea"') is None
    told = Announcement("web-undo-news", {"who": 'An"na', "players": ["Bea", 2]})
    assert announcement_in(told.noted()) == told


def test_whoever_changes_the_language_goes_on_in_the_same_stream_of_events(club: Club, anna: Person) -> None:
    """The page is another one, but the position, the version and the open choices are the same."""
    table = anna.opened(FORM | {"chair-2": "random", "chair-3": "random"})
    club.wait_for_bots(table)
    before, after = (anna.get(f"/t/{table}", **in_language(language)).text for language in ("en", "ru"))
    for fact in (r'data-version="(\d+)"', r'data-at="(\d+)"', r'name="version" value="(\d+)"'):
        assert re.findall(fact, before) == re.findall(fact, after) != []


def test_a_game_without_words_in_a_language_speaks_english_as_a_whole(fifth: Game, anna: Person) -> None:
    front = anna.get("/", **in_language("hu")).text
    assert language_of_page(front) == "hu"
    table = anna.opened({"game": fifth.name, "name": "Anna", "seats": "2", "chair-2": "greedy"})
    page = anna.get(f"/t/{table}", **in_language("hu")).text
    assert language_of_page(page) == "hu"
    assert catalogue("hu", "web").say("web-players") in page
    assert '<div class="middle" lang="en">' in page
    assert "Which card do you bid?" in page


@pytest.mark.parametrize(("language", "title"), [("de", "Nürnberg"), ("ru", "Нюрнберг")])
@pytest.mark.parametrize("path", ["/", "/new?game=norenberc", "/rules/norenberc", "/learn/norenberc"])
def test_a_game_has_one_name_in_a_language(anna: Person, path: str, language: str, title: str) -> None:
    page = anna.get(path, Cookie=f"{COOKIE}={language}").text
    assert title in page
    assert "Norenberc" not in page
