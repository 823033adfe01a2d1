"""Opening a table: the form as it comes back, what it says about mistakes, and what a table becomes of it."""

from __future__ import annotations

import html
import re

import pytest
from httpx import Response

from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.web.tables.seating import USUAL_BOT

from .club import FORM, GAME, Club, Person, text_of, value_of


def wrong_at(response: Response, field: str) -> str:
    """The sentence at a field of a form."""
    found = re.search(rf'id="wrong-{field}">([^<]*)<', response.text)
    return html.unescape(found[1]) if found else ""


def chosen_in(response: Response, field: str) -> str:
    """The value that a list or a row of buttons has chosen."""
    choice = re.search(rf'<select id="{field}".*?</select>', response.text, re.DOTALL)
    if choice:
        return next(iter(re.findall(r'value="([^"]*)" selected', choice[0])), "")
    return re.findall(rf'name="{field}" value="([^"]*)" checked', response.text)[0]


def test_a_wrong_form_comes_back_as_it_was_filled_in(anna: Person) -> None:
    typed = FORM | {
        "name": "Anna <b>",
        "chair-2": "here",
        "name-2": "anna <B>",
        "option-money": "open",
        "pace": "leisure",
        "bot-pace": "4000",
        "listed": "yes",
        "box": "[artisans]\nall = [1]",
    }
    response = anna.post("/tables", **typed)
    assert response.status_code == 400
    assert wrong_at(response, "chair-2") == "Somebody at this table is called anna <B> already; take another name."
    assert "11" in wrong_at(response, "box")
    for field in ["name", "name-2"]:
        assert value_of(response, field) == typed[field]
    for field in ["seats", "chair-1", "chair-2", "chair-3", "option-money", "pace", "bot-pace", "listed"]:
        assert chosen_in(response, field) == typed[field]
    assert html.escape(typed["box"]) in response.text
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize(
    ("field", "value", "where", "sentence"),
    [
        ("name", "x" * 25, "name", f"The name “{'x' * 24}…” is longer than 24 characters."),
        ("seats", "9", "seats", f"{GAME.title()} is for 2 to 5 players, not 9."),
        ("seats", "many", "seats", "“seats” must be a whole number, not “many”."),
        ("chair-2", "throne", "chair-2", "“chair-2” cannot be “throne”"),
        ("chair-2", "me", "chair-2", "You sit on another chair already."),
        ("option-money", "gone", "option-money", "“option-money” cannot be “gone”"),
        ("pace", "never", "pace", "“pace” cannot be “never”"),
        ("bot-pace", "1", "bot-pace", "“bot-pace” cannot be “1”"),
        ("box", "[nobody]", "box", "A box has the tables artisans and townspeople, not “nobody”."),
        ("box", "x" * 9000, "box", "“box” is longer than 8,000 characters."),
    ],
)
def test_what_is_wrong_is_said_at_its_field(anna: Person, field: str, value: str, where: str, sentence: str) -> None:
    response = anna.post("/tables", **(FORM | {field: value}))
    assert response.status_code == 400
    assert wrong_at(response, where).startswith(sentence)
    assert len(re.findall(r'id="wrong-', response.text)) == 1


def test_a_table_of_bots_alone_is_refused(anna: Person) -> None:
    response = anna.post("/tables", **(FORM | {"chair-1": "random", "chair-2": "random"}))
    assert response.status_code == 400
    assert wrong_at(response, "chairs") == "At least one person has to play."


def test_a_box_of_ones_own_is_played_with(club: Club, anna: Person) -> None:
    box = '[artisans]\nhatters = ["2+", 3, 3, 3, 4, 4, 5, "5+", 6, 6, 7]'
    live = club.live(anna.opened(FORM | {"box": box, "option-money": "open"}))
    assert live.row.options["box"].startswith("hatters 2+ 3 3 3")
    assert live.row.options["money"] == "open"
    assert "Played with a custom box" in text_of(anna.get(f"/t/{live.row.id}"))


def test_the_page_begins_with_what_was_asked_for_or_with_what_begins_at_once(anna: Person) -> None:
    for asked, preset in {"friends": "friends", "bots": "bots", "here": "here", "nonsense": "bots"}.items():
        page = anna.get(f"/new?preset={asked}")
        assert chosen_in(page, "preset") == preset
        assert [chosen_in(page, f"chair-{number}") for number in (1, 2, 3)] == ["me", "", ""]


def test_two_clicks_open_a_table(club: Club, anna: Person) -> None:
    """Nobody has to give a name, or to say who sits where."""
    form = {"game": GAME, "seats": "3", "name": " ", "pace": "live"}
    bots, friends, here = (club.live(anna.opened(form | {"preset": preset})) for preset in ("bots", "friends", "here"))
    assert [chair.bot for chair in bots.chairs] == [None, USUAL_BOT, USUAL_BOT]
    assert bots.chairs[0].name.startswith("Guest ")
    assert [chair.is_open for chair in friends.chairs] == [False, True, True]
    assert len({chair.holder for chair in here.chairs}) == 1
    some = club.live(anna.opened(form | {"preset": "bots", "chair-3": "open"}))
    assert [chair.bot for chair in some.chairs] == [None, USUAL_BOT, None], "what is said of a chair goes before"


def test_chairs_beyond_the_number_of_players_do_not_count(club: Club, anna: Person) -> None:
    form = FORM | {"seats": "2", "chair-3": "throne", "chair-4": "me", "name-5": "x" * 90}
    assert len(club.live(anna.opened(form)).chairs) == 2


def test_somebody_at_this_device_without_a_name_is_called_by_the_colour(club: Club, anna: Person) -> None:
    live = club.live(anna.opened(FORM | {"chair-2": "here"}))
    assert live.chairs[1].name == face_of(GAMES[0], "en").seat_name(1)
    assert live.chairs[1].holder == live.chairs[0].holder


def test_the_name_from_the_front_page_goes_along_to_a_new_table(club: Club, anna: Person) -> None:
    assert "home.js" in anna.get("/").text
    assert 'name="name" maxlength="24" value="Zo&#34;e"' in anna.get(f"/new?game={GAME}&name=Zo%22e").text
