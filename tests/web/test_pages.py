"""The pages around the table: what they show, what names they give, and what a problem looks like."""

from __future__ import annotations

import gzip
import html
import re
from pathlib import Path

import pytest

from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.web.http.guards import LARGEST_BODY
from fondaco.web.http.routes import rules
from fondaco.web.pages.rulebook import rulebook
from fondaco.web.tables.characters import names_of_bots
from fondaco.web.tables.seating import bot

from .club import FORM, GAME, HX, Club, Person, notice, text_of, value_of

LARGEST_BOOK = 120_000
"""Bytes of the page of a book, compressed; fonts and styles come to it."""

# Pages.


@pytest.mark.parametrize("address", ["/", "/new", f"/new?game={GAME}&preset=here", f"/rules/{GAME}", "/health"])
def test_pages_answer_whoever_comes_and_give_no_cookie(anna: Person, address: str) -> None:
    response = anna.get(address)
    assert response.status_code == 200
    assert "set-cookie" not in response.headers


def test_no_page_has_script_or_style_inside(club: Club, anna: Person, bea: Person) -> None:
    """The Content-Security-Policy forbids both, so they would not work."""
    table = club.table_of(anna, **FORM)
    pages = [anna.get(address) for address in ["/", "/new", f"/rules/{GAME}", f"/t/{table}", "/nowhere"]]
    pages += [bea.get(f"/t/{table}"), anna.post(f"/t/{table}/link", seat="0"), anna.post("/tables", **FORM, box="[")]
    for page in pages:
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", page.text)
        assert all("src=" in script for script in re.findall(r"<script[^>]*>", page.text))


def test_no_address_of_another_host_is_in_a_page(anna: Person) -> None:
    for address in ["/", "/new", f"/rules/{GAME}", "/nowhere"]:
        assert not re.findall(r'(?:href|src|action)="(?:https?:)?//', anna.get(address).text)


def test_every_label_belongs_to_a_field(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, **FORM)
    for page in [anna.get("/"), anna.get("/new"), anna.get(f"/t/{table}"), bea.get(f"/t/{table}")]:
        ids = re.findall(r'\sid="([^"]*)"', page.text)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'<label for="([^"]*)"', page.text)) <= set(ids)


def test_one_button_of_the_front_page_starts_a_game(club: Club, anna: Person) -> None:
    page = anna.get("/")
    assert page.text.count('action="/play"') == 1
    assert all(f'name="game" value="{game.name}"' in page.text for game in GAMES)
    response = anna.post("/play", game=GAME)
    assert response.status_code == 303
    live = club.live(response.headers["location"].removeprefix("/t/"))
    assert live.table is not None
    assert [chair.bot is None for chair in live.chairs] == [True, False, False, False]


def test_a_game_without_a_book_has_every_card_in_one_group_with_an_address_of_its_own(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules, "book_of", lambda game, language: None)
    face = face_of(GAMES[0], "en")
    topics = [card.topic for group in rulebook(face) for card in group.cards]
    assert sorted(topics) == sorted(face.help_topics())
    page = anna.get(f"/rules/{GAME}")
    for topic in topics:
        assert f'<section id="{topic}"' in page.text
        assert f'href="#{topic}"' in page.text
    shown = text_of(page)
    for rule in re.findall(r"\bN-[A-Z]\d+", " ".join(face.words.say(face.help_card(topic)) for topic in topics)):
        assert rule in shown


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_book_of_the_rules_is_light(anna: Person, game: str) -> None:
    """With its drawings and diagrams; what is transferred is about a fifth of it."""
    page = anna.get(f"/rules/{game}")
    assert len(gzip.compress(page.content)) < LARGEST_BOOK


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_rules_lead_to_the_lesson(anna: Person, game: str) -> None:
    assert f'href="/learn/{game}"' in anna.get(f"/rules/{game}").text


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_rule_that_a_card_names_can_be_linked_to(anna: Person, game: str) -> None:
    page = anna.get(f"/rules/{game}").text
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    codes = set(re.findall(r'href="#([A-Z]-\w+)"', page))
    assert codes
    assert codes <= set(ids)
    card = anna.get(f"/rules/{game}/winner").text
    assert re.search(rf'href="/rules/{game}#[A-Z]-\w+"', card)
    assert "(" not in re.sub(r"<[^>]+>", "", card)[:20], "a code stands under the text, not in the title"


def test_cards_are_grouped_by_what_their_topic_is() -> None:
    groups = {group.key: [card.topic for card in group.cards] for group in rulebook(face_of(GAMES[0], "en"))}
    assert list(groups) == ["short", "doing", "pieces", "course", "points"]
    assert groups["short"] == [GAME]
    assert set(groups["doing"]) <= set(GAMES[0].vocabulary.verbs)
    assert set(groups["points"]) <= set(GAMES[0].categories)


# Names.


def test_a_guest_gets_a_name_and_keeps_it(club: Club, anna: Person) -> None:
    names = set()
    for _ in range(2):
        table = anna.post("/play", game=GAME).headers["location"].removeprefix("/t/")
        names.add(club.live(table).chairs[0].name)
    assert len(names) == 1
    assert re.fullmatch(r"Guest \d{3}", names.pop())


def test_a_cookie_that_nobody_knows_still_gets_a_name(club: Club, anna: Person) -> None:
    """The cookie of a database that is gone must not seat somebody without a name."""
    anna.token = "x" * 32
    table = anna.post("/play", game=GAME).headers["location"].removeprefix("/t/")
    assert club.live(table).chairs[0].name.startswith("Guest ")


def test_a_name_given_once_stands_in_every_form(club: Club, anna: Person, bea: Person) -> None:
    anna.post("/play", game=GAME, name="  Anna\u202e Maria ")
    other = bea.opened(FORM | {"name": "Bea"})
    assert value_of(anna.get("/"), "play-name") == "Anna Maria"
    assert value_of(anna.get("/new"), "name") == "Anna Maria"
    assert value_of(anna.get(f"/t/{other}"), "sit-name") == "Anna Maria"


@pytest.mark.parametrize("name", names_of_bots(GAMES[0]))
def test_bots_are_never_called_like_somebody_else(name: str) -> None:
    first, *others = names_of_bots(GAMES[0])
    taken = [name.upper(), *[other for other in others[:-1] if other != name]]
    assert bot(GAMES[0], 2, "greedy", taken).name.casefold() not in {other.casefold() for other in taken}
    assert bot(GAMES[0], 2, "greedy", [name, first, *others]).name == "greedy 3"


def test_the_bots_of_a_table_leave_people_their_names(club: Club, anna: Person) -> None:
    form = FORM | {"name": "agnes", "chair-1": "greedy", "chair-2": "here", "name-2": "VEIT", "chair-3": "me"}
    names = [chair.name for chair in club.live(anna.opened(form)).chairs]
    assert names[1:] == ["VEIT", "agnes"]
    assert names[0].casefold() not in ("veit", "agnes")


@pytest.mark.parametrize(
    ("name", "status", "sentence"),
    [
        ("ANNA", 400, "Somebody at this table is called Anna already; take another name."),
        ("", 400, "A player's name cannot be empty."),
        ("x" * 25, 400, f"The name “{'x' * 24}…” is longer than 24 characters."),
    ],
)
def test_whoever_sits_down_under_a_wrong_name_is_told(
    club: Club, anna: Person, bea: Person, name: str, status: int, sentence: str
) -> None:
    table = anna.opened(FORM)
    response = bea.post(f"/t/{table}/sit", name=name, seat="1")
    assert response.status_code == status
    assert html.unescape(notice(response)) == sentence
    assert club.live(table).chairs[1].is_open


def test_nobody_takes_the_name_of_a_bot(club: Club, anna: Person, bea: Person) -> None:
    table = anna.opened(FORM)
    name = club.live(table).chairs[2].name
    response = bea.post(f"/t/{table}/sit", name=name.lower(), seat="1")
    assert response.status_code == 400
    assert notice(response) == f"A bot at this table is called {name}; take another name."
    assert value_of(response, "sit-name") == name.lower()


# The waiting room.


def test_the_waiting_room_shows_its_link_and_who_is_missing(club: Club, anna: Person, bea: Person) -> None:
    table = anna.opened(FORM)
    page = bea.get(f"/t/{table}")
    assert value_of(page, "table-link") == f"http://testserver/t/{table}"
    assert 'class="segno"' in page.text
    assert "One seat is open. The game begins when it is taken." in text_of(page)
    assert page.text.count('form="sit"') == 1
    assert 'id="fill"' not in page.text
    host = anna.get(f"/t/{table}")
    assert 'form="sit"' not in host.text
    assert 'id="fill"' in host.text


def test_the_name_field_stands_outside_of_what_the_stream_renews(club: Club, anna: Person, bea: Person) -> None:
    """Whoever types a name keeps it while others come and go."""
    page = bea.get(f"/t/{anna.opened(FORM)}")
    before, room = page.text.split('id="room"')
    assert 'id="sit-name"' in before
    assert "<input id" not in room.split("</section>")[0]


def test_the_host_puts_bots_on_chairs_and_frees_them(club: Club, anna: Person) -> None:
    table = anna.opened(FORM | {"chair-3": "open"})
    live = club.live(table)
    assert anna.post(f"/t/{table}/chair", seat="1", to="bot", bot="random").status_code == 303
    assert live.chairs[1].bot == "random"
    assert anna.post(f"/t/{table}/chair", seat="1", to="open").status_code == 303
    assert live.chairs[1].is_open
    assert anna.post(f"/t/{table}/bots", bot="random", to="bot").status_code == 303
    assert [chair.bot for chair in live.chairs] == [None, "random", "random"]
    assert live.table is not None


def test_whoever_leaves_before_the_game_began_has_no_claim(club: Club, anna: Person, bea: Person) -> None:
    table = anna.opened(FORM | {"chair-3": "open"})
    bea.post(f"/t/{table}/sit", name="Bea", seat="1")
    assert bea.post(f"/t/{table}/chair", seat="1", to="open").status_code == 303
    assert club.live(table).chairs[1].former is None
    assert bea.post(f"/t/{table}/chair", seat="1", to="back").status_code != 303


def test_a_full_table_is_shown_to_whoever_comes_too_late(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bots=1)
    response = bea.post(f"/t/{table}/sit", name="Bea")
    assert response.status_code == 409
    assert notice(response) == "All seats are taken. You can watch."
    assert "slot-board" in response.text
    assert "set-cookie" not in response.headers


def test_a_chair_taken_a_moment_ago_is_not_lost_silently(club: Club, anna: Person, bea: Person) -> None:
    table = anna.opened(FORM)
    response = bea.post(f"/t/{table}/sit", name="Bea", seat="2")
    assert response.status_code == 409
    assert notice(response) == "Somebody else sits there already."
    assert value_of(response, "sit-name") == "Bea"


# Moving a seat.


def test_a_seat_link_is_shown_as_text_and_picture_and_says_what_it_does(club: Club, anna: Person, bea: Person) -> None:
    table = anna.opened(FORM)
    page = anna.post(f"/t/{table}/link", seat="0")
    link = value_of(page, "seat-link")
    assert link.startswith("http://testserver/seat/")
    assert 'class="segno"' in page.text
    assert "show it to nobody else" in text_of(page)
    offer = bea.get(link.removeprefix("http://testserver"))
    assert "Play as Anna on this device" in text_of(offer)
    assert club.live(table).seats_of(anna.visitor.id if anna.visitor else None) == [0]


# Problems.


@pytest.mark.parametrize(
    ("address", "status", "title"),
    [
        ("/t/abcdefghjk", 404, "This table is not here"),
        ("/seat/nonsense", 404, "This link leads nowhere"),
        ("/nowhere", 404, "There is nothing here"),
        ("/rules/chess", 404, "There is nothing here"),
        ("/new?game=chess", 404, "There is nothing here"),
    ],
)
def test_a_problem_has_a_title_a_sentence_and_ways_on(anna: Person, address: str, status: int, title: str) -> None:
    response = anna.get(address)
    assert response.status_code == status
    assert f"<h1>{title}</h1>" in response.text
    assert 'class="signpost"' in response.text
    assert '<a class="button primary" href="/">' in response.text
    assert 'href="/#mine"' in response.text


def test_too_much_is_answered_with_a_page(anna: Person) -> None:
    response = anna.post("/tables", **FORM, box="x" * LARGEST_BODY)
    assert response.status_code == 413
    assert "<h1>That is too much</h1>" in response.text


def test_a_form_of_another_site_is_answered_with_a_page(anna: Person) -> None:
    response = anna.post("/play", {"Sec-Fetch-Site": "cross-site"}, game=GAME)
    assert response.status_code == 403
    assert "<h1>That came from elsewhere</h1>" in response.text


def test_too_many_tables_are_answered_with_a_page(tmp_path: Path) -> None:
    with Club(tmp_path, tables_per_hour=1) as club:
        anna = Person(club, "Anna")
        assert anna.post("/play", game=GAME).status_code == 303
        response = anna.post("/play", game=GAME)
        assert response.status_code == 429
        assert "<h1>One moment</h1>" in response.text


def test_a_script_gets_the_sentence_of_a_problem_alone(anna: Person) -> None:
    response = anna.post("/t/abcdefghjk/say", HX, text="hello")
    assert response.status_code == 404
    assert notice(response).startswith("There is no table “abcdefghjk”.")
    assert "<html" not in response.text
