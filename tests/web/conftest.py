"""A club for every test, people who visit it, and bots that think at once."""

from __future__ import annotations

import os
import sys
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

IN_ONE_MODE = {
    "test_closed.py",
    "test_florence.py",
    "test_fuzz.py",
    "test_kill.py",
    "test_learning.py",
    "test_memory.py",
    "test_planted_leaks.py",
    "test_postgres.py",
}
"""Long tests of the server itself, which is never compiled."""
IN_BOTH_MODES = {"test_fifth.py", "test_plain.py"}
"""Tests in a browser that run on the interpreted rules, too."""
IS_COMPILED_TOO = any(Path(folder, "fondaco", "compiled.json").is_file() for folder in sys.path)
"""Whether there is a compiled package beside the sources, which `make test` tests as well."""
run_once = pytest.mark.skipif(
    os.environ.get("FONDACO_MODE") == "interpreted" and IS_COMPILED_TOO,
    reason="runs on the compiled rules; perft counts, records and page tests show that both modes agree",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long and has little to do with the rules runs in one of the two modes."""
    here = Path(__file__).parent
    for item in items:
        is_in_browser = item.path.parent == here / "browser" and item.path.name not in IN_BOTH_MODES
        is_of_the_server = item.path.parent == here and item.path.name in IN_ONE_MODE
        if is_in_browser or is_of_the_server:
            item.add_marker(run_once)


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

    async def at_once(self: Thinkers, table: str, course: Record, bot: str, seat: int, luck: str) -> str:
        return think(course.text(), bot, seat, luck)

    async def no_pause(self: Pacing) -> None:
        """Go on at once."""

    monkeypatch.setattr(Thinkers, "choose", at_once)
    monkeypatch.setattr(Pacing, "wait", no_pause)
