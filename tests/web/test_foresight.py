"""Nobody who reads all that the server shows can foresee a draw; the attack finds the old vulnerability."""

from __future__ import annotations

import hashlib
import itertools

import pytest

from fondaco.games import GAMES
from fondaco.kernel.chance import SFC32
from fondaco.web.store import storage
from fondaco.web.tables.live import Live

from .club import Club, Person
from .foresight import Foresight

DRAWS = 1000
BY_CHANCE = 40.0
"""No chi-square of one degree of freedom comes here by chance, not even the largest of thousands."""


def attack(club: Club, draws: int) -> Foresight:
    """Watch tables of all games, until so many draws were tried."""
    foresight = Foresight()
    host, games = Person(club, "Anna"), itertools.cycle(GAMES)
    while foresight.draws() < draws:
        game = next(games)
        chairs = {f"chair-{number}": "here" for number in range(2, game.most + 1)}
        form = {"game": game.name, "name": "Anna", "seats": str(game.most), "chair-1": "me", "listed": "yes"}
        table = host.opened(form | chairs)
        spectator = Person(club, "")
        assert spectator.get(f"/t/{table}").status_code == 200
        foresight.watch(spectator.received[0], club.live(table).playing().record)
    return foresight


@pytest.fixture(autouse=True)
def same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds and addresses that differ from table to table, but not from run to run."""
    numbers = itertools.count()

    def digits(length: int) -> str:
        return hashlib.sha512(f"seed {next(numbers)}".encode()).hexdigest()[: 2 * length]

    monkeypatch.setattr("fondaco.web.http.routes.opening.secrets.token_hex", digits)
    monkeypatch.setattr(storage, "new_table_id", lambda: digits(16).translate(str.maketrans("01", "xy"))[:10])


def test_nobody_foresees_a_draw_from_what_is_shown(club: Club) -> None:
    foresight = attack(club, DRAWS)
    guesses = foresight.guesses()
    assert "code 1 0" in foresight.places(), "the commitment is among what is tried"
    assert {name: guess.squared() for name, guess in guesses.items() if guess.squared() >= BY_CHANCE} == {}


def test_the_attack_finds_a_commitment_that_the_generator_began_with(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it was once: the page showed the digest of the seed, from which the fast generator began."""
    monkeypatch.setattr("fondaco.web.http.routes.opening.KEYED", SFC32)
    monkeypatch.setattr(Live, "commitment", lambda self: hashlib.sha256(self.row.seed.encode()).hexdigest())
    foresight = attack(club, 300)
    found = {name for name, guess in foresight.guesses().items() if guess.squared() >= BY_CHANCE}
    assert found
    assert all(name.startswith("begun from it") for name in found)
    assert foresight.guess("begun from it", "code 1 0").hits == foresight.draws()
