"""A club for tests: the app in this process, and people who come to it by its pages."""

from __future__ import annotations

import asyncio
import html
import re
import warnings
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from httpx import Response

from fondaco.games import GAMES
from fondaco.kernel.luck import Luck
from fondaco.web.http.app import make_app
from fondaco.web.http.settings import Settings
from fondaco.web.http.site import Site
from fondaco.web.pages.table_page import TablePage
from fondaco.web.store import storage
from fondaco.web.store.rows import THEN, Visitor
from fondaco.web.tables.announcement import read_by
from fondaco.web.tables.closed import live_from
from fondaco.web.tables.live import Live
from fondaco.web.tables.vantage import vantage_for
from fondaco.web.tables.viewer import Viewer, viewer_of

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the client announces its own deprecations
    from starlette.testclient import TestClient

HX = {"HX-Request": "true"}
"""The header by which htmx says that it sent the form."""
GAME = GAMES[0].name
FORM = {"game": GAME, "name": "Anna", "seats": "3", "chair-1": "me", "chair-2": "open", "chair-3": "greedy"}
"""What somebody sends who opens a table."""


class Club:
    """A server in this process. Its database is a file, so that it can be closed and opened again; or PostgreSQL."""

    def __init__(self, folder: Path, database: str = "", **settings: Any) -> None:
        self.file = folder / "tables.sqlite"
        self.address = database or f"sqlite:///{self.file}"
        usual = {
            "tables_per_hour": 1_000_000,
            "forms_per_second": 1_000_000,
            "bot_workers": 1,
            "coach_first_games": False,
        }
        self.app = make_app(Settings(self.address, **(usual | settings)))
        self.client = TestClient(self.app, follow_redirects=False, raise_server_exceptions=False)

    def __enter__(self) -> Club:
        self.client.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.client.__exit__(None, None, None)

    @property
    def site(self) -> Site:
        site = self.app.state.site
        assert isinstance(site, Site)
        return site

    def call(self, work: Callable[..., Awaitable[Any]], *facts: object) -> Any:
        """Run a coroutine in the event loop of the server."""
        assert self.client.portal is not None
        return self.client.portal.call(work, *facts)

    def live(self, table: str) -> Live:
        live = self.call(self.site.hall.get, table)
        assert isinstance(live, Live)
        return live

    def stored(self, table: str) -> Live:
        """The table as another server would find it."""
        return live_from(self.site.database.run_now(storage.load_table, table))

    def acts(self, table: str) -> list[tuple[int, str | None]]:
        """What the seats did, as it is stored."""
        return [(act.seat, act.choice) for act in self.site.database.run_now(storage.load_table, table).acts]

    def wait_for_bots(self, table: str) -> None:
        live = self.live(table)

        async def wait() -> None:
            while live.bots_task is not None:
                await asyncio.wait([live.bots_task])

        self.call(wait)

    def table_of(self, *people: Person, bots: int = 0, **fields: str) -> str:
        """A table where these people sit, and bots after them; the first of them is the host."""
        host, *guests = people
        chairs = ["me", *["open"] * len(guests), *["random"] * bots]
        form = {f"chair-{number}": chair for number, chair in enumerate(chairs, 1)}
        form |= {"game": "norenberc", "name": host.name, "seats": str(len(chairs)), "bot-pace": "200"}
        table = host.opened(form | fields)
        for guest in guests:
            assert guest.post(f"/t/{table}/sit", name=guest.name).status_code == 303
        return table


def chat_of(live: Live, language: str = "en") -> list[str]:
    """The lines of a table's chat, as a reader of a language sees them."""
    return [read_by(message, live, language).text for message in live.messages]


class Person:
    """Somebody with their own browser; without a cookie until they take a seat."""

    def __init__(self, club: Club, name: str) -> None:
        self.club = club
        self.name = name
        self.token = ""
        self.received: list[str] = []
        """Everything that was sent to this browser: headers and bodies."""

    def ask(self, method: str, address: str, headers: dict[str, str] | None = None, **facts: Any) -> Response:
        cookies = {"Cookie": f"fondaco={self.token}"} if self.token else {}
        response = self.club.client.request(method, address, headers=cookies | (headers or {}), **facts)
        self.club.client.cookies.clear()
        given = re.match(r"fondaco=([^;]+)", response.headers.get("set-cookie", ""))
        if given:
            self.token = given[1]
        self.received.append(f"{response.headers}\n{response.text}")
        return response

    def get(self, address: str, **headers: str) -> Response:
        return self.ask("GET", address, headers)

    def post(self, address: str, headers: dict[str, str] | None = None, **form: str | list[str]) -> Response:
        fields = {name.replace("_", "-"): value for name, value in form.items()}
        return self.ask("POST", address, headers, data=fields)

    def opened(self, form: dict[str, str]) -> str:
        """Open a table, and return its id."""
        response = self.post("/tables", **form)
        assert response.status_code == 303, response.text
        return response.headers["location"].removeprefix("/t/")

    def choose(self, table: str, seat: int, choice: str, version: int, **more: str) -> Response:
        """Choose as htmx does."""
        form = {"choice": choice, "seat": str(seat), "version": str(version), "sure": "yes"} | more
        return self.post(f"/t/{table}/choose", HX, **form)

    def undo(self, table: str, seat: int, version: int) -> Response:
        return self.post(f"/t/{table}/undo", HX, seat=str(seat), version=str(version))

    @property
    def visitor(self) -> Visitor | None:
        if not self.token:
            return None
        return self.club.site.database.run_now(storage.find_visitor, storage.hashed(self.token))

    def viewer(self, live: Live) -> Viewer:
        return viewer_of(live, self.visitor, "en")

    def page(self, live: Live) -> TablePage:
        return TablePage(vantage_for(live, self.viewer(live)))


def notice(response: Response) -> str:
    """The sentence that a refusal shows."""
    found = re.search(r'id="notice"[^>]*>(.*?)</(?:div|p|section)>', response.text, re.DOTALL)
    return re.sub(r"<[^>]*>", " ", found[1]).strip() if found else ""


def some_choice(live: Live, seat: int, luck: Luck) -> str:
    """A choice that is open to a seat, in notation."""
    assert live.table is not None
    choices = live.table.open(seat)
    return str(live.game.vocabulary.text(choices[int(luck.below(len(choices)))]))


def some_chain(live: Live, seat: int, luck: Luck) -> str:
    """Some open choices one after another, within one question and up to where something is shown."""
    table = live.playing()
    state, chain = table.state.copy(), []
    while True:
        state.open(seat, table.choices)
        chain.append(table.choices.listed()[int(luck.below(len(table.choices.listed())))])
        state.choose(seat, chain[-1])
        is_same = state.asking is table.state.asking and state.revealed == table.state.revealed
        if not is_same or not state.may_answer(seat) or luck.below(4) == 0:
            return THEN.join(live.game.vocabulary.text(choice) for choice in chain)


def play_on(club: Club, people: dict[int, Person], table: str, luck: Luck, most: int = -1) -> None:
    """Let people choose at random, in any order, to the end or so many times."""
    live = club.live(table)
    while not live.is_over() and most != 0:
        club.wait_for_bots(table)
        if live.is_over():
            break
        asked = live.asked()
        seat = asked[int(luck.below(len(asked)))]
        response = people[seat].choose(table, seat, some_choice(live, seat, luck), live.version(seat))
        assert response.status_code == 204, response.text
        most -= 1
    club.wait_for_bots(table)


def text_of(response: Response) -> str:
    """The text of a page, without its markup."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", response.text)).split())


def value_of(response: Response, field: str) -> str:
    """What a text field of a page holds."""
    found = re.search(rf'<input id="{field}"[^>]*value="([^"]*)"', response.text)
    assert found, field
    return html.unescape(found[1])
