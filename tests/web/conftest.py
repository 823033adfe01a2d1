"""A club for every test, people who visit it, and bots that think at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fondaco.kernel.chance import SFC32
from fondaco.kernel.record import Record
from fondaco.web.store import storage
from fondaco.web.tables.pacing import Pacing
from fondaco.web.tables.thinkers import Thinkers, think

from .club import Club, Person
from .mirror import Mirror


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with Club(tmp_path) as club:
        yield club


@pytest.fixture
def person(club: Club) -> Callable[[str], Person]:
    """Somebody new: `person("Anna")`."""
    return lambda name: Person(club, name)


@pytest.fixture
def anna(person: Callable[[str], Person]) -> Person:
    return person("Anna")


@pytest.fixture
def bea(person: Callable[[str], Person]) -> Person:
    return person("Bea")


class Clock:
    """The server's clock, frozen until a test moves it."""

    def __init__(self) -> None:
        self.moment = storage.now()

    def now(self) -> int:
        return self.moment

    def forward(self, seconds: float) -> None:
        self.moment += int(seconds * 1000)


@pytest.fixture
def clock(club: Club, monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(storage, "now", found.now)
    return found


@pytest.fixture
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table has the same seed, for tests that need a certain position."""
    monkeypatch.setattr("fondaco.web.http.routes.opening.secrets.token_hex", lambda length: "1d" * length)


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables as an older release opened them: chance comes from the fast generator."""
    monkeypatch.setattr("fondaco.web.http.routes.opening.KEYED", SFC32)


@pytest.fixture
def mirror(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mirror]:
    """One table on two servers, in two worlds."""
    mirror = Mirror(tmp_path_factory.mktemp("mirror"), monkeypatch)
    yield mirror
    mirror.close()


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that answer without a pause, in this process, so that a whole game takes no time."""

    async def at_once(self: Thinkers, table: str, course: Record, bot: str, seat: int, luck: str, _: float) -> str:
        return think(course.text(), bot, seat, luck)

    async def no_pause(self: Pacing) -> None:
        """Go on at once."""

    monkeypatch.setattr(Thinkers, "choose", at_once)
    monkeypatch.setattr(Pacing, "wait", no_pause)
