"""The pages around the table: what they show, what forms say about mistakes, and what a problem looks like."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from httpx import Response

from fondaco.face.game_face import face_of
from fondaco.games import GAMES, find_game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY
from fondaco.web.http.guards import LARGEST_BODY
from fondaco.web.http.listing import Listed, Shelf, shelf_for, time_of
from fondaco.web.http.routes.opening import new_row
from fondaco.web.pages.rulebook import rulebook
from fondaco.web.store.storage import now
from fondaco.web.tables.characters import names_of_bots
from fondaco.web.tables.seating import bot

from .club import HX, Club, Person, notice, play_on

People = Callable[[str], Person]
GAME = GAMES[0].name
FORM = {"game": GAME, "name": "Anna", "seats": "3", "chair-1": "me", "chair-2": "open", "chair-3": "greedy"}


def text_of(response: Response) -> str:
    """The text of a page, without its markup."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", response.text)).split())


def wrong_at(response: Response, field: str) -> str:
    """The sentence at a field of a form."""
    found = re.search(rf'id="wrong-{field}">([^<]*)<', response.text)
    return html.unescape(found[1]) if found else ""


def value_of(response: Response, field: str) -> str:
    """What a text field holds."""
    found = re.search(rf'<input id="{field}"[^>]*value="([^"]*)"', response.text)
    assert found, field
    return html.unescape(found[1])


def chosen_in(response: Response, field: str) -> str:
    """The value that a list or a row of buttons has chosen."""
    choice = re.search(rf'<select id="{field}".*?</select>', response.text, re.DOTALL)
    if choice:
        return next(iter(re.findall(r'value="([^"]*)" selected', choice[0])), "")
    return re.findall(rf'name="{field}" value="([^"]*)" checked', response.text)[0]


def sections_of(response: Response) -> list[str]:
    """The headings of my tables, in order."""
    mine = response.text.split('id="mine"')[1].split("</section>")[0]
    return re.findall(r"<h3>(.*?)</h3>", mine)


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


def test_the_rules_page_has_every_card_in_one_group_with_an_address_of_its_own(anna: Person) -> None:
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


# Opening a table.


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
    assert [chair.bot for chair in bots.chairs] == [None, "greedy", "greedy"]
    assert bots.chairs[0].name.startswith("Guest ")
    assert [chair.is_open for chair in friends.chairs] == [False, True, True]
    assert len({chair.holder for chair in here.chairs}) == 1
    some = club.live(anna.opened(form | {"preset": "bots", "chair-3": "open"}))
    assert [chair.bot for chair in some.chairs] == [None, "greedy", None], "what is said of a chair goes before"


def test_chairs_beyond_the_number_of_players_do_not_count(club: Club, anna: Person) -> None:
    form = FORM | {"seats": "2", "chair-3": "throne", "chair-4": "me", "name-5": "x" * 90}
    assert len(club.live(anna.opened(form)).chairs) == 2


def test_somebody_at_this_device_without_a_name_is_called_by_the_colour(club: Club, anna: Person) -> None:
    live = club.live(anna.opened(FORM | {"chair-2": "here"}))
    assert live.chairs[1].name == face_of(GAMES[0], "en").seat_name(1)
    assert live.chairs[1].holder == live.chairs[0].holder


# The front page.


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
    assert f"{first[1]} {first[0]}, {second[1]} {second[0]}" in text_of(page)
    assert f'href="/t/{table}?at=0"' in page.text
    assert anna.get(f"/t/{table}?at=0").status_code == 200


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


def test_the_name_from_the_front_page_goes_along_to_a_new_table(club: Club, anna: Person) -> None:
    assert "home.js" in anna.get("/").text
    assert 'name="name" maxlength="24" value="Zo&#34;e"' in anna.get(f"/new?game={GAME}&name=Zo%22e").text
