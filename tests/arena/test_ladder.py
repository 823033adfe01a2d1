"""The ladder: what `make ladder` plays, keeps and writes."""

from __future__ import annotations

import argparse
import importlib
import time
from pathlib import Path
from types import ModuleType

import pytest

from fondaco.arena.ladder import BELOW, Rung, ladder_of, read_rungs
from fondaco.bots.levels import LEVELS
from fondaco.games import GAMES

BENCH = Path(__file__).parents[2] / "bench"
GAME = GAMES[0]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The program, which writes into a folder of its own."""
    monkeypatch.syspath_prepend(str(BENCH))
    found = importlib.import_module("ladder")
    monkeypatch.setattr(found, "ROOT", tmp_path)
    monkeypatch.setattr(found, "PAGE", tmp_path / "ladder.md")
    (tmp_path / "fondaco" / "games" / GAME.name / "bot").mkdir(parents=True)
    return found


def climbed(bench: ModuleType, games: int, until: float, stop: bool = False) -> Rung | None:
    wanted = argparse.Namespace(games=games, workers=1, stop=stop)
    rung: Rung | None = bench.climb(GAME, "random", "greedy:budget=0", 2, wanted, until)
    return rung


def test_every_level_is_played_against_the_one_below(bench: ModuleType) -> None:
    pairs = bench.pairs()
    assert set(BELOW.items()) <= set(pairs)
    assert list(BELOW) == list(LEVELS)
    assert ("master", "greedy") in pairs
    assert pairs[-1] == ("grandmaster", "master"), "what takes longest comes last"
    assert [bench.seat_numbers(game) for game in GAMES] == [[4, game.fewest] for game in GAMES]


def test_a_rung_goes_on_where_it_stopped_and_ends_in_time(bench: ModuleType, tmp_path: Path) -> None:
    """Only deals that were played on all seats count."""
    soon = climbed(bench, 40, time.monotonic())
    assert soon is None or soon.games < 40
    rung = climbed(bench, 6, time.monotonic() + 600)
    assert rung is not None
    assert (rung.games, rung.seats, rung.fair) == (6, 2, 0.5)
    assert 0 <= rung.low <= rung.share <= rung.high <= 1
    (journal,) = (tmp_path / "build" / "ladder").rglob("*.jsonl")
    before = journal.read_text(encoding="utf-8")
    again = climbed(bench, 6, time.monotonic() + 600)
    assert again == rung
    assert journal.read_text(encoding="utf-8") == before, "nothing was played twice"


def test_a_rung_is_written_in_the_place_of_an_older_one(bench: ModuleType) -> None:
    old = Rung("master", "journeyman", 4, 40, 0.4, 0.3, 0.5, 31.0, 29.5, 27.0, 1.0, 24.0, 950.0, 0, 0, "2026-11-01")
    new = old._replace(games=1000, low=0.37, high=0.43, date="2026-11-16")
    other = old._replace(seats=2, looks=3, forfeits=1, points=None, points_below=None)
    for rung in (old, other, new):
        bench.note(GAME, rung)
    assert read_rungs(bench.source_folder(GAME) / "bot" / "ladder.json") == [new, other]
    page = bench.page()
    assert "| master | 3 journeyman | 1,000 | **40.0 %** | 37.0 to 43.0 | 25 % | 31.0 to 29.5 |" in page
    assert "| master | 1 journeyman | 40 (looked 3 times), 1 forfeited |" in page


def test_few_games_are_told_to_players_only_where_an_early_end_has_shown_something() -> None:
    rung = Rung("master", "journeyman", 4, 40, 0.8, 0.45, 1.0, 31.0, 29.5, 27.0, 1.0, 24.0, 950.0, 0, 0, "2026-11-01")
    assert not rung.is_telling
    assert rung._replace(games=100).is_telling
    assert rung._replace(looks=1).is_telling
    assert not rung._replace(looks=1, low=0.2).is_telling, "it may as well be no better"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_shipped_can_be_read(game: object) -> None:
    for level, rung in ladder_of(game).items():  # type: ignore[arg-type]
        assert BELOW[level] == rung.below
        assert 0 <= rung.low <= rung.share <= rung.high <= 1
