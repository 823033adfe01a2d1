"""A club for every test, people who visit it, and bots that think at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fondaco.kernel.record import Record
from fondaco.web import storage
from fondaco.web.pacing import Pacing
from fondaco.web.thinkers import Thinkers, think

from .club import Club, Person


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
    """The time of day as the server knows it. It stands still until a test moves it."""

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
    monkeypatch.setattr("fondaco.web.routes.opening.secrets.token_hex", lambda length: "0d" * length)


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that answer without a pause, in this process, so that a whole game of theirs takes no time."""

    async def at_once(self: Thinkers, table: str, record: Record, bot: str, seat: int) -> str:
        return think(record.text(), bot, seat, f"{table} {seat} {len(record.made)}")

    def no_pause(self: Pacing, seat: int) -> float:
        return 0.0

    monkeypatch.setattr(Thinkers, "choose", at_once)
    monkeypatch.setattr(Pacing, "before", no_pause)
