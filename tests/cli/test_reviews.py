"""Looking back at a record, and asking for a hint, in the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from fondaco.bots.hint import Hint
from fondaco.bots.review import decisions_in
from fondaco.cli import reviews, session
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.reason import Reason
from fondaco.kernel.record import Record
from fondaco.kernel.state import State
from fondaco.kernel.table import new_table

from .test_records import random_table
from .test_session import Sitting

Run = Callable[..., Result]
Refused = Callable[..., None]


def some_verdicts(record: Record, part: int, parts: int) -> list[dict[str, Any]]:
    """What is found in a test: each seat's first decision was wrong, and another open choice better."""
    if part:
        return []
    texts = record.game.vocabulary.texts
    found: dict[int, dict[str, Any]] = {}
    for decision in decisions_in(record):
        choices = Choices(len(texts))
        decision.before.open(decision.seat, choices)
        other = next(choice for choice in choices.listed() if choice != decision.chain[0])
        better = {"chance": 400_000, "points": 3600, "line": [texts[other]]}
        verdict = {
            "chance": 250_000,
            "points": 3000,
            "loss": 150_000,
            "differs": 0,
            "better": better,
            "reason": ["thalers", {"count": 3}],
        }
        facts = {"seat": decision.seat, "made": decision.made, "chain": [texts[choice] for choice in decision.chain]}
        found.setdefault(decision.seat, facts | {"known": verdict, "open": verdict})
    return list(found.values())


@pytest.fixture
def finished(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(reviews, "part_of", some_verdicts)
    table = random_table(3, "a review")
    table.record.players = ["Anna", "Bea", "Orange (random bot)"]
    path = tmp_path / "finished.fondaco"
    path.write_text(table.record.text(), encoding="utf-8")
    return str(path)


def test_a_review_tells_chances_turning_points_and_decisions(run: Run, finished: str) -> None:
    result = run("review", finished, "--workers", "1")
    assert result.exit_code == 0, result.output
    assert "How likely each player was to win" in result.stdout
    assert "Turning points" in result.stdout
    assert "The decisions of Anna" in result.stdout
    assert "The decisions of Orange" in result.stdout
    assert "−15%" in result.stdout
    assert "40% to win, about 36 points" in result.stdout
    assert "It brings you 3 thalers." in result.stdout
    alone = run("review", finished, "--workers", "1", "--seat", "2", "--open").stdout
    assert "The decisions of Bea" in alone
    assert "The decisions of Anna" not in alone
    assert "everything that was hidden then" in alone


def test_a_review_as_data(run: Run, finished: str) -> None:
    found = json.loads(run("review", finished, "--workers", "1", "--json").stdout)
    assert found["seats"] == 3
    assert len(found["decisions"]) == 3
    assert found["chances"][-1]["at"] > 100


def test_bad_input_gets_a_sentence(run: Run, refused: Refused, finished: str, tmp_path: Path) -> None:
    refused(run("review", "nowhere.fondaco"), "BadRecord", "nowhere.fondaco")
    refused(run("review", finished, "--seat", "4"), "BadOption", "4")
    half = tmp_path / "half.fondaco"
    half.write_text(random_table(3, "half", 60).record.text(), encoding="utf-8")
    refused(run("review", str(half)), "Unfinished")
    text = Path(finished).read_text(encoding="utf-8")
    half.write_text(text.replace("rules: 1", "rules: 99"), encoding="utf-8")
    refused(run("review", str(half)), "WrongVersion", "99")


def first_two(game: Game, view: State, seat: int) -> list[Hint]:
    choices = Choices(len(game.vocabulary))
    view.open(seat, choices)
    return [Hint([choice], 390_000, 4200, Reason("thalers", {"count": 3})) for choice in choices.listed()[:2]]


def test_a_hint_says_what_promises_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "hints_for", first_two)
    text = Sitting(new_table(GAMES[0], 2, {}, "hint"), ["Anna", ""], ["hint", "hint me"]).play()
    assert "1. " in text
    assert "(39% to win, about 42 points)" in text
    assert "It brings you 3 thalers." in text
    assert "“hint” takes no argument" in text


def test_among_people_there_is_no_hint() -> None:
    text = Sitting(new_table(GAMES[0], 2, {}, "hint"), ["Anna", "Bea"], ["", "hint"]).play()
    assert "Hints are for one who plays against bots alone." in text
