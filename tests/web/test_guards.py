"""The guards: headers on every response, CSRF, body sizes, rate limits, and whatever somebody may type into a field."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from httpx import Response
from markupsafe import escape
from starlette.types import Receive, Scope, Send

from fondaco.games import GAMES
from fondaco.kernel.luck import Luck
from fondaco.web.errors import TooMany
from fondaco.web.http import guards
from fondaco.web.http.app import ROUTES
from fondaco.web.http.guards import HEADERS, LARGEST_BODY, Rates

from .club import HX, Club, Person, notice, play_on, some_choice

People = Callable[[str], Person]
HTML = '<b onx="1">&amp;\'</b>'


def test_every_answer_binds_the_browser(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    answers = [
        anna.get("/"),
        anna.get("/new"),
        anna.get("/health"),
        anna.get("/rules/norenberc"),
        anna.get(f"/t/{table}"),
        anna.get(f"/t/{table}?at=x"),
        anna.get(f"/t/{table}/record"),
        anna.get("/static/base.css"),
        anna.get("/static/nothing.css"),
        anna.get("/nowhere"),
        anna.post("/"),
        anna.post("/play", {"Origin": "https://elsewhere.example"}),
        anna.post(f"/t/{table}/choose", HX, choice="juggle"),
        anna.ask("POST", "/play", {"Content-Length": "99999999"}),
    ]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, f"{answer.url} {answer.status_code}"
        assert "cache-control" in answer.headers
    policy = HEADERS["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_an_answer_that_fails_inside_is_a_page_with_the_same_headers(
    club: Club, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(club.site.hall, "get", broken)
    answer = anna.get("/t/abcdefghjk")
    assert answer.status_code == 503
    assert "went wrong on our side" in answer.text
    assert "a mistake of ours" not in answer.text
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://[::1"},
        {"Origin": "http://testserver.elsewhere.example"},
        {"Origin": "http://testserver:81"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "cross-site", "Origin": "http://testserver"},
        {"Sec-Fetch-Site": ""},
    ],
)
def test_a_form_of_another_site_does_nothing(club: Club, anna: Person, bea: Person, headers: dict[str, str]) -> None:
    table = club.table_of(anna, bea)
    live = club.live(table)
    form = {"choice": some_choice(live, 0, Luck("p")), "seat": "0", "version": str(live.version(0)), "sure": "yes"}
    answer = anna.post(f"/t/{table}/choose", HX | headers, **form)
    assert answer.status_code == 403
    assert "another site" in answer.text
    assert club.acts(table) == []
    for own in ({"Origin": "http://testserver"}, {"Sec-Fetch-Site": "same-origin"}):
        assert anna.post(f"/t/{table}/choose", HX | own, **form).status_code == 204


def test_a_body_that_is_too_large_is_refused_by_its_length_or_while_it_comes(club: Club, anna: Person) -> None:
    large = b"name=" + b"x" * LARGEST_BODY
    kind = {"Content-Type": "application/x-www-form-urlencoded"}

    def in_pieces() -> Iterator[bytes]:
        for start in range(0, len(large), 1000):
            yield large[start : start + 1000]

    told = anna.ask("POST", "/tables", kind, content=large)
    assert told.status_code == 413
    assert "too much at once" in told.text
    untold = anna.ask("POST", "/tables", kind, content=in_pieces())
    assert untold.status_code == 413
    assert "too much at once" in untold.text
    lying = anna.ask("POST", "/tables", kind | {"Content-Length": "x"}, content=b"name=x")
    assert lying.status_code == 413


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guards' clock is frozen, so that no token comes back while a test runs."""
    monkeypatch.setattr(guards, "time", SimpleNamespace(monotonic=lambda: 0.0))


def test_whoever_sends_too_many_forms_is_asked_to_wait(tmp_path: Path, still: None) -> None:
    with Club(tmp_path, forms_per_second=1) as club:
        hasty, calm = Person(club, "Anna"), Person(club, "Bea")
        calm.token, hasty.token = "c" * 32, "h" * 32
        answers = [hasty.post("/t/abcdefghjk/say", text="x") for _ in range(9)]
        assert [answer.status_code for answer in answers] == [404] * 8 + [429]
        assert "too fast" in answers[-1].text
        assert calm.post("/t/abcdefghjk/say", text="x").status_code == 404


def test_tables_are_not_opened_without_end(tmp_path: Path, still: None) -> None:
    with Club(tmp_path, tables_per_hour=3) as club:
        anna = Person(club, "Anna")
        form = {"game": "norenberc", "name": "Anna", "seats": "2"}
        assert [anna.post("/tables", **form).status_code for _ in range(5)] == [303, 303, 303, 429, 429]


def test_an_attempt_to_open_a_table_counts_whether_it_succeeds_or_not(tmp_path: Path, still: None) -> None:
    with Club(tmp_path, tables_per_hour=3) as club:
        anna = Person(club, "Anna")
        form = {"game": "norenberc", "name": "Anna", "seats": "2"}
        answers = [anna.post("/tables", **form, box="no box at all") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [400] * 3
        assert anna.post("/tables", **form).status_code == 429


@pytest.mark.parametrize("guess", ["/t/abcdefghj{}", "/seat/" + "x" * 30 + "{}"])
def test_whoever_guesses_tables_or_links_is_stopped(tmp_path: Path, still: None, guess: str) -> None:
    with Club(tmp_path, forms_per_second=1) as club:
        anna, stranger = Person(club, "Anna"), Person(club, "")
        table = club.table_of(anna, bots=1)
        answers = [stranger.get(guess.format(number)).status_code for number in range(30)]
        assert answers == [404] * 25 + [429] * 5
        assert stranger.get(f"/t/{table}").status_code == 429, "a right guess must not be told either"
        assert stranger.get("/").status_code == 200
        assert anna.get(f"/t/{table}").status_code == 200, "whoever plays at the same address plays on"


def test_rates_forget_those_who_came_first(still: None) -> None:
    rates = Rates(per_second=0, burst=1, most_clients=2)
    for client in "abc":
        rates.take(client)
    with pytest.raises(TooMany):
        rates.take("c")
    rates.take("a")


def test_rates_give_back_as_time_goes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(guards, "time", SimpleNamespace(monotonic=lambda: clock.now))
    rates = Rates(per_second=2, burst=3)
    for _ in range(3):
        rates.take("a")
    with pytest.raises(TooMany):
        rates.take("a")
    clock.now = 0.6
    rates.take("a")
    with pytest.raises(TooMany):
        rates.take("a")
    clock.now = 1000.0
    assert rates.left_to("a") == 3


def test_the_rate_of_an_address_holds_whatever_cookies_are_sent(still: None) -> None:
    passed, refused = [], []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(scope)

    async def refuse(scope: Scope, receive: Receive, send: Send, error: Exception) -> None:
        refused.append(error)

    async def nothing(*_: object) -> Any:
        return {}

    guard = guards.Guards(app, refuse, forms_per_second=1)

    async def forge(number: int, path: str) -> None:
        headers = [(b"cookie", b"fondaco=%032d" % number)]
        scope = {"type": "http", "method": "POST", "path": path, "headers": headers, "client": ("192.0.2.1", 9)}
        await guard(scope, nothing, nothing)

    async def forge_many() -> None:
        for number in range(600):
            await forge(number, "/t/x/say")
        assert len(passed) == 500
        assert {type(error) for error in refused} == {TooMany}
        await forge(1000, "/static/base.css")
        assert len(passed) == 501

    with ThreadPoolExecutor() as apart:  # the browser of other tests may leave an event loop in this thread
        apart.submit(asyncio.run, forge_many()).result()


EVERY_FIELD = ["name", "seat", "seats", "choice", "verb", "part", "version", "text", "to", "bot", "at", "game", "pace"]
EVERY_FIELD += ["chair-1", "chair-2", "name-2", "bot-pace", "option-money", "sure", "listed"]
WILD = ["²", "-", "-9999999", "1e9", "\x00", "\u202e" + HTML, "x" * 700, "٣", "9" * 30, ""]


def empty_forms(somebody: Person, address: str) -> list[Response]:
    return [somebody.ask("POST", address, headers) for headers in ({}, HX)]


def wild_forms(somebody: Person, address: str) -> list[Response]:
    return [somebody.post(address, HX, **dict.fromkeys(EVERY_FIELD, value)) for value in WILD]


def halves_of_signs(somebody: Person, address: str) -> list[Response]:
    kind = {"Content-Type": "multipart/form-data; boundary=b; charset=utf-7"}
    parts = [f'--b\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n+2AA-\r\n' for name in EVERY_FIELD]
    return [somebody.ask("POST", address, kind, content=f"{''.join(parts)}--b--\r\n".encode())]


def files(somebody: Person, address: str) -> list[Response]:
    return [somebody.ask("POST", address, files=dict.fromkeys(EVERY_FIELD, ("x.txt", b"x")))]


@pytest.mark.parametrize("send", [empty_forms, wild_forms, halves_of_signs, files])
def test_no_form_whatever_it_holds_makes_the_server_fail(
    club: Club, anna: Person, bea: Person, send: Callable[[Person, str], list[Response]], quick_bots: None
) -> None:
    table = club.table_of(anna, bea)
    routes = [route for route in ROUTES if "POST" in (route.methods or set())]
    assert len(routes) > 10
    for route in routes:
        address = route.path.format(table=table, game=GAMES[0].name, secret="x" * 32)
        for somebody in (anna, Person(club, "")):
            for answer in send(somebody, address):
                assert answer.status_code < 500, f"{address}: {answer.text}"
    assert anna.get(f"/t/{table}").status_code == 200


@pytest.mark.parametrize("text", [HTML, '"><script>alert(1)</script>', "{{ 7 * 7 }}"])
def test_names_and_talk_are_shown_as_they_were_typed(club: Club, anna: Person, bea: Person, text: str) -> None:
    evil = anna.name = text[:24]
    shown = escape(evil)
    table = club.table_of(anna, bea, listed="yes")
    assert anna.post(f"/t/{table}/say", HX, text=text).status_code == 204
    play_on(club, {0: anna, 1: bea}, table, Luck("names"), 12)
    waiting = anna.opened({"game": "norenberc", "name": evil, "seats": "2", "chair-1": "me", "listed": "yes"})
    link = anna.post(f"/t/{table}/link", seat="0")
    pages = [bea.get(f"/t/{table}"), bea.get(f"/t/{table}?at=9"), anna.get("/"), anna.get("/new"), link]
    pages += [bea.get(f"/t/{waiting}"), bea.get("/")]
    for page in pages:
        assert page.status_code == 200
        assert shown in page.text
        assert evil == shown or evil not in page.text
        assert text == escape(text) or text not in page.text
    assert escape(text) in pages[0].text


@pytest.mark.parametrize(
    "path",
    [
        "x" * 300,
        "x/" * 3000,
        "\u00e9" * 150,
        "../app.py",
        "..%2fapp.py",
        "%2e%2e/app.py",
        "x/../../app.py",
        "..\\app.py",
        "%00",
        "",
        "games",
        "vendor/",
    ],
)
def test_no_file_but_the_static_ones_is_served(club: Club, anna: Person, path: str) -> None:
    answer = anna.get(f"/static/{path}")
    assert answer.status_code in (404, 307)
    assert "import" not in answer.text


def test_a_file_that_did_not_change_is_not_sent_again(club: Club, anna: Person) -> None:
    first = anna.get("/static/fonts.css")
    again = anna.ask("GET", "/static/fonts.css", {"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert anna.ask("GET", "/static/fonts.css", {"If-None-Match": '"other"'}).status_code == 200


def test_a_game_has_no_way_out_of_its_folder(club: Club, anna: Person) -> None:
    assert anna.get("/static/games/norenberc/10-street.css").status_code == 200
    for path in ("../web.py", "..%2fweb.py", "%2e%2e%2fweb.py", "/etc/passwd", "%2fetc%2fpasswd"):
        assert anna.get(f"/static/games/norenberc/{path}").status_code == 404
        assert anna.get(f"/static/{path}").status_code == 404


@pytest.mark.parametrize("address", ["/nowhere", "/t/abcdefghjk", "/t/%00", "/t/" + "x" * 400, "/rules/chess"])
def test_what_is_not_there_is_a_friendly_page(club: Club, anna: Person, address: str) -> None:
    answer = anna.get(address)
    assert answer.status_code == 404
    assert answer.text.startswith("<!doctype html>")
    assert "<h1" in answer.text


def test_a_wrong_method_is_named(club: Club, anna: Person) -> None:
    for method, address in (("GET", "/play"), ("POST", "/new"), ("DELETE", "/"), ("PUT", "/t/abcdefghjk")):
        answer = anna.ask(method, address)
        assert answer.status_code == 405
        assert answer.headers["allow"]


def test_long_talk_and_empty_talk_are_refused_beside_the_table(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    for text, words in (("x" * 301, "300"), ("x" * 3000, "300"), (" \u200b\u0007 ", "nothing"), ("", "nothing")):
        answer = anna.post(f"/t/{table}/say", HX, text=text)
        assert answer.status_code == 400
        assert words in notice(answer)
    assert anna.post(f"/t/{table}/say", HX, text="a\u202eb\x07c\n d").status_code == 204
    assert [message.text for message in club.stored(table).messages] == ["a b c d"]
