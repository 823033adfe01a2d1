"""Which mode the tests run in, how hypothesis searches, and tables that are played at random."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from hypothesis import settings

from fondaco.games import GAMES, find_game
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify
from fondaco.kernel.table import Table, new_table
from fondaco.mode import mode, stale_sources

# Derandomized: a failure is a failure for everybody, and a run that passed passes again.
settings.register_profile("fondaco", derandomize=True, deadline=None, max_examples=25, database=None)
settings.load_profile("fondaco")

Play = Callable[..., Table]
Refusal = Callable[[str], FondacoError]


def pytest_configure(config: pytest.Config) -> None:
    wanted = os.environ.get("FONDACO_MODE", mode())
    if wanted != mode():
        pytest.exit(f"The tests were to run {wanted}, but the rules that were found are {mode()}.", returncode=3)
    stale = stale_sources()
    if stale:
        pytest.exit(f"Compiled from other sources than these: {', '.join(stale)}. Build again.", returncode=3)


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
