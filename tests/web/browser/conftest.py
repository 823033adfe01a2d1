"""A real server, a real browser, and people in front of it. Errors in the browser console fail the test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from fondaco.games import GAMES

from ..server import Server, running
from .chromium import chromium
from .friend import Befriend, Friend
from .guest import Guest, Visit
from .positions import Positions

PATIENCE = 30_000
"""Timeout, in milliseconds, for what should be seen soon."""
WELCOME_READ = "".join(f"localStorage.setItem('fondaco-welcome-{game.name}', 'read');" for game in GAMES)
"""A script for a browser that has read the welcome of every game."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with chromium() as browser:
        yield browser


def flawless(home: Path, program: str = "fondaco") -> Iterator[Server]:
    """A server whose log has to be free of unhandled errors in the end."""
    with running(home, program) as server:
        yield server
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from flawless(tmp_path_factory.mktemp("club"))


@pytest.fixture(scope="session")
def positions(server: Server) -> Iterator[Positions]:
    """Puts live tables at any position of any game into the database of the server."""
    positions = Positions(server.home, server.address)
    yield positions
    positions.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    yield from flawless(tmp_path / "own")


@pytest.fixture
def fifth_server(tmp_path: Path) -> Iterator[Server]:
    """A server that has the fifth game too."""
    yield from flawless(tmp_path / "fifth", "tests.fifth")


@pytest.fixture(scope="session")
def pseudo_positions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Positions]:
    """Positions at a server that speaks the pseudo-language as well."""
    for server in flawless(tmp_path_factory.mktemp("pseudo"), "tests.pseudo"):
        positions = Positions(server.home, server.address)
        yield positions
        positions.close()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody in front of their own browser: `visit("Anna")`. Further facts are options of the browser.

    A newcomer has not read the welcome of any game yet.
    """
    guests: list[Guest] = []

    def come(name: str, at: Server | None = None, is_newcomer: bool = False, **facts: Any) -> Guest:
        usual: dict[str, Any] = {"locale": "en", "reduced_motion": "reduce", "viewport": {"width": 1440, "height": 900}}
        place = at or request.getfixturevalue("server")
        context = browser.new_context(**usual | facts)
        context.set_default_timeout(PATIENCE)
        if not is_newcomer:
            context.add_init_script(f"if (location.protocol === 'http:') {{ {WELCOME_READ} }}")
        guests.append(Guest(context, place.address, name))
        return guests[-1]

    yield come
    complaints = {guest.name: guest.complaints() for guest in guests}
    for guest in guests:
        guest.context.close()
    assert not any(complaints.values()), complaints


@pytest.fixture
def befriend(server: Server) -> Befriend:
    """Somebody who plays by bare forms: `befriend("Ben")`."""
    return lambda name: Friend(server.address, name)


@pytest.fixture
def anna(visit: Visit) -> Guest:
    return visit("Anna")


@pytest.fixture
def ben(anna: Guest, befriend: Befriend) -> Friend:
    """He sits with Anna at a table for two."""
    friend = befriend("Ben")
    friend.sit_down(anna.open_table("me", "open"))
    anna.wait_for_beginning()
    return friend


@pytest.fixture(scope="session")
def finished(server: Server) -> Friend:
    """Somebody who has played both seats of a game to its end."""
    friend = Friend(server.address, "Old hand")
    friend.open_table("me", "here", name_2="Young hand")
    friend.finish_alone()
    return friend
