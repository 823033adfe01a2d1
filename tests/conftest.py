"""Which mode the tests run in, how hypothesis searches, tables played at random, a toy game, and the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

# Before the command line is made: its help is in the language of the machine.
os.environ["FONDACO_LANGUAGE"] = "en"

import pytest
from click.testing import CliRunner, Result
from hypothesis import settings

from fondaco.cli import main
from fondaco.games import GAMES, find_game
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers, zeros
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import NewsKind
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import verify
from fondaco.kernel.state import CHANCE_ASKED, State, Step
from fondaco.kernel.table import Table, keyed_table, new_table
from fondaco.kernel.vocabulary import Vocabulary
from fondaco.mode import mode, stale_sources

from .fifth.game import Pearls

# Derandomized: a failure is a failure for everybody, and a run that passed passes again.
settings.register_profile("fondaco", derandomize=True, deadline=None, max_examples=25, database=None)
settings.load_profile("fondaco")

Play = Callable[..., Table]
PlayKeyed = Callable[..., Table]
Refusal = Callable[[str], FondacoError]
Toy = Callable[[str], Game]
Run = Callable[..., Result]
Refused = Callable[..., None]
IN_ONE_MODE = (
    "tests/arena/test_report.py",
    "tests/bots/test_levels.py",
    "tests/bots/test_search.py",
    "tests/cli/test_language.py",
    "tests/conformance/test_books.py",
    "tests/conformance/test_briefs.py",
    "tests/conformance/test_forms.py",
    "tests/conformance/test_hints.py",
    "tests/conformance/test_lessons.py",
    "tests/conformance/test_links.py",
    "tests/conformance/test_looking_back.py",
    "tests/conformance/test_pages.py",
    "tests/conformance/test_reviews.py",
    "tests/conformance/test_rule_page.py",
    "tests/conformance/test_why.py",
    "tests/conformance/test_words.py",
    "tests/face/*",
    "tests/games/*/test_web*.py",
    "tests/games/*/test_words.py",
    "tests/web/*",
    "tests/web/browser/*",
    "tests/words/*",
)
"""Tests of what is never compiled: the server, its pages, the boards on them, the books and the words. And those of the
search, hints and reviews: a playout takes fifty times as long where the rules run interpreted."""
IN_BOTH_MODES = (
    "tests/web/browser/test_fifth.py",
    "tests/web/test_plain_game.py",
    "tests/web/test_secrets.py",
    "tests/web/test_verification.py",
    "tests/web/test_worlds.py",
)
"""Some of them run on the interpreted rules, too. Perft counts, records and these show that both modes agree."""
IS_COMPILED_TOO = any(Path(folder, "fondaco", "compiled.json").is_file() for folder in sys.path)
"""Whether there is a compiled package beside the sources, which `make test` tests as well."""
LONG = 200
"""What the toy counts up to: long enough for its views and copies to be looked at."""


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("FONDACO_MODE", mode())
    if wanted != mode():
        pytest.exit(f"The tests were to run {wanted}, but the rules that were found are {mode()}.", returncode=3)
    stale = stale_sources()
    if stale:
        pytest.exit(f"Compiled from other sources than these: {', '.join(stale)}. Build again.", returncode=3)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Some run in one of the two modes. Whole games in a browser come first: no worker waits at the end for another."""
    if os.environ.get("FONDACO_MODE") == "interpreted" and IS_COMPILED_TOO:
        left_out = {item for item in items if is_one_of(item, IN_ONE_MODE) and not is_one_of(item, IN_BOTH_MODES)}
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=lambda item: "play_a_whole_game" not in item.name)


def is_one_of(item: pytest.Item, patterns: tuple[str, ...]) -> bool:
    return any(item.path.match(pattern) for pattern in patterns)


def pytest_report_header(config: pytest.Config) -> str:
    return f"fondaco: {mode()}"


def play_on(table: Table, players: Luck, choices: int = -1) -> Table:
    """Play at random, asked seats in any order, to the end or for so many choices of players."""
    while choices != 0 and not table.state.is_over():
        asked = [seat for seat in range(table.record.seats) if table.state.is_asked(seat)]
        seat = asked[players.below(len(asked))]
        open_now = table.open(seat)
        table.choose(seat, open_now[players.below(len(open_now))], table.version())
        choices -= 1
    return table


@pytest.fixture(scope="session")
def norenberc() -> Game:
    return find_game("norenberc")


@pytest.fixture(scope="session")
def play(norenberc: Game) -> Play:
    """A table played at random: to its end, or for so many choices of players."""

    def played(seats: int, seed: str, choices: int = -1) -> Table:
        return play_on(new_table(norenberc, seats, {}, seed), Luck(f"{seed} players"), choices)

    return played


@pytest.fixture(scope="session")
def keyed() -> PlayKeyed:
    """A game whose chance is drawn with a secret key, played to its end; it may go on from another's record."""
    played: dict[tuple[str, str], Table] = {}

    def finished(game: Game, beginning: Record | None = None) -> Table:
        source = beginning.text() if beginning else ""
        if (game.name, source) not in played:
            record = beginning or Record(game, game.fewest, {}, "")
            table = keyed_table(record, "c0ffee" * 10, ["", "Größe: 5"])
            played[game.name, source] = play_on(table, Luck(f"{game.name} players"))
        return played[game.name, source]

    return finished


@pytest.fixture(scope="session")
def refusal() -> Refusal:
    """The error that a record's text is refused with. It must be one of ours, with a sentence."""

    def refused(text: str) -> FondacoError:
        with pytest.raises(FondacoError) as caught:
            verify(read_record(text, GAMES))
        sentence = str(caught.value)
        assert sentence.strip(), "a refusal needs a sentence"
        assert "error-" not in sentence
        assert "{" not in sentence
        if caught.value.line:
            assert sentence.startswith(f"line {caught.value.line}: ")
        return caught.value

    return refused


def toy_game(fault: str) -> Game:
    """A toy, right or faulty: two players count up by 1 or 2; a coin, seen only by the first, is tossed before."""

    class Pot(State):
        def copy(self) -> Pot:
            other = Pot()
            other.copy_base(self)
            other.count = self.count if fault == "copies share" else self.count[:]
            other.late = self.late if fault == "copies share later" else self.late[:]
            other.coin = 0 if fault == "copies forget" else self.coin
            return other

        def numbers(self) -> list[int]:
            return [*self.base_numbers(), *numbers(self.count), *numbers(self.late), self.coin]

    class Toss(Step):
        def asked(self, state: Pot) -> int:
            return CHANCE_ASKED

        def open(self, state: Pot, seat: int, choices: Choices) -> None:
            choices.add_weighted(0, 1)
            choices.add_weighted(1, 0 if fault == "no weight" else 1)

        def draw(self, state: Pot, luck: Luck, choices: Choices) -> int:
            tosses.append(0)
            if fault == "loaded coin":
                return min(1, int(luck.below(3)))
            return len(tosses) % 2 if fault == "chance of its own" else int(luck.below(2))

        def take(self, state: Pot, seat: int, choice: int) -> None:
            state.coin = choice
            state.tell_only(0, 1, choice)
            state.swap(Count(0))

    class Count(Step):
        def __init__(self, seat: int) -> None:
            self.seat = seat

        def fields(self) -> list[int]:
            return [self.seat]

        def asked(self, state: Pot) -> int:
            return 1 << self.seat

        def open(self, state: Pot, seat: int, choices: Choices) -> None:
            if fault == "nothing open" and state.count[0] > 5:
                return
            choices.add(3 if fault == "unsorted" else 2)
            if fault != "open choices tell" or state.coin == 1:
                choices.add(2 if fault == "unsorted" else 3)

        def take(self, state: Pot, seat: int, choice: int) -> None:
            state.count[3 if fault == "crash" else 0] += 0 if fault == "endless" else choice - 1
            state.tell(0, seat, int(state.count[0]))
            if state.count[0] > LONG - 10:
                state.late[0] = 1
            if state.count[0] >= LONG:
                state.stack.clear()
            else:
                state.swap(Count(1 - seat))

    class Toy(Game):
        def __init__(self) -> None:
            self.name, self.rules, self.fewest, self.most = "toy", 1, 2, 2
            self.vocabulary = Vocabulary()
            self.vocabulary.add("toss", ["heads", "tails"], 0)
            self.vocabulary.add("add", ["1", "2"], 2)
            self.news = [NewsKind("counted", "player:seat sum:number"), NewsKind("tossed", "side:number")]
            self.categories, self.names = ["count"], {}

        def start(self, seats: int, options: dict[str, str]) -> Pot:
            pot = Pot()
            pot.count, pot.late, pot.coin = zeros(1), zeros(1), -1
            pot.begin(seats, [Toss()])
            return pot

        def view(self, state: Pot, seat: int) -> Pot:
            seen = state.copy()
            if seat != 0 and fault != "views tell":
                seen.coin = -1
            return seen

        def imagine(self, view: Pot, seat: int, luck: Luck) -> Pot:
            world = view.copy()
            if seat != 0:
                world.coin = 7 if fault == "impossible worlds" else int(luck.below(2))
            return world

        def breakdown(self, state: Pot) -> list[list[int]]:
            return [[int(state.count[0])], [0]]

        def standings(self, state: Pot) -> list[tuple[int, ...]]:
            return [(int(state.count[0]),), (0,)]

        def broken_law(self, state: Pot) -> str:
            if state.coin > 1:
                return "a coin with three sides"
            return "too much" if fault == "law" and state.count[0] > LONG // 2 else ""

    tosses: list[int] = []
    return Toy()


@pytest.fixture(scope="session")
def toy() -> Toy:
    """A toy game, with the named fault or without any."""
    return toy_game


@pytest.fixture
def fifth() -> Iterator[Game]:
    """The fifth game among the games: rules and words, and no face."""
    game = Pearls()
    GAMES.append(game)
    yield game
    GAMES.remove(game)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for saved games, and a screen of a known width."""
    folder = tmp_path / "home"
    monkeypatch.setenv("FONDACO_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture(scope="session")
def run() -> Run:
    """The command line: `run("play", "a-game", answers="1")`."""

    def ran(*arguments: str, answers: str = "") -> Result:
        return CliRunner().invoke(main, list(arguments), input=answers)

    return ran


@pytest.fixture(scope="session")
def refused() -> Refused:
    """Exit code 2, nothing but one sentence on the error stream, with the name of the error."""

    def was_refused(result: Result, name: str, *words: str) -> None:
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        lines = result.stderr.strip().split("\n")
        assert len(lines) == 1
        assert lines[0].startswith(f"error: {name}: ")
        for word in words:
            assert word in lines[0]

    return was_refused
