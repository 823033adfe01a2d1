"""A real server, a real browser, and people in front of it. Errors in the browser console fail the test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..server import Server
from .friend import Friend
from .guest import Guest
from .one_screen import welcome_read
from .positions import Positions

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
"""Timeout, in milliseconds, for what should be seen soon."""

Visit = Callable[..., Guest]
Befriend = Callable[[str], Friend]


def chromium_path() -> str:
    names = [os.environ.get("CHROMIUM", ""), "chromium", "/usr/bin/chromium", "chromium-browser", "google-chrome"]
    for name in names:
        found = shutil.which(name) if name else None
        if found:
            return found
    pytest.fail("There is no Chromium for the tests; `make browser` brings it.", pytrace=False)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium_path()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


def running(home: Path, program: str = "fondaco") -> Iterator[Server]:
    server = Server(home, program=program)
    server.start()
    server.wait()
    yield server
    server.kill()
    assert "Traceback" not in server.log(), server.log()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(tmp_path_factory.mktemp("club"))


@pytest.fixture(scope="session")
def positions(server: Server) -> Iterator[Positions]:
    """Puts live tables at any position of any game into the database of the server."""
    positions = Positions(server.home, server.address)
    yield positions
    positions.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    yield from running(tmp_path / "own")


@pytest.fixture
def fifth_server(tmp_path: Path) -> Iterator[Server]:
    """A server that has the fifth game too."""
    yield from running(tmp_path / "fifth", "tests.fifth")


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
            context.add_init_script(f"if (location.protocol === 'http:') {{ {welcome_read()} }}")
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


@pytest.fixture(scope="session")
def finished(server: Server) -> Friend:
    """Somebody who has played both seats of a game to its end."""
    friend = Friend(server.address, "Old hand")
    friend.open_table("me", "here", name_2="Young hand")
    friend.finish_alone()
    return friend
