"""What a bot does wrong loses it the game, at once and with a sentence; no bot can stop a tournament."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from fondaco.arena import pool
from fondaco.bots.bot import Bot
from fondaco.bots.match import BadAnswer, Match, play_match
from fondaco.bots.random import RandomBot
from fondaco.bots.watch import Watch
from fondaco.games import GAMES
from fondaco.kernel.game import Game

Run = Callable[..., Result]
BOTS = Path(__file__).parent / "bad_bots.py"
EVERY = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


class Answering(Bot):
    """Answers with what it is told to, after some choices at random."""

    def __init__(self, answer: object, after: int) -> None:
        self.inner = RandomBot()
        self.answer = answer
        self.after = after

    def choose(self, game, view, seat, luck):
        self.after -= 1
        return self.inner.choose(game, view, seat, luck) if self.after >= 0 else self.answer


def seats(game: Game) -> list[Bot]:
    return [RandomBot() for _ in range(game.fewest)]


def fault_of(game: Game, answer: object, after: int) -> tuple[str, int, str]:
    bots = seats(game)
    bots[1] = Answering(answer, after)
    match = Match(game, bots, {}, "faults", Watch(len(bots)))
    match.play()
    assert match.fault is not None
    assert not match.state.is_over()
    assert match.watch.answers[1] == after + 1, "the game ends with the first fault"
    return match.fault.kind, match.fault.seat, match.fault.detail


@EVERY
@pytest.mark.parametrize(
    ("answer", "kind", "detail"),
    [
        (-1, "illegal", "-1"),
        (10**6, "illegal", "1000000"),
        (10**5000, "illegal", "0x"),
        ("pass", "type", "str"),
        (None, "type", "NoneType"),
        (1.0, "type", "float"),
    ],
    ids=["negative", "large", "huge", "text", "none", "fraction"],
)
def test_an_answer_that_is_no_open_choice_loses(game: Game, answer: object, kind: str, detail: str) -> None:
    found, seat, told = fault_of(game, answer, 2)
    assert (found, seat) == (kind, 1)
    assert told.startswith(detail)
    assert len(told) < 40


@EVERY
def test_a_choice_of_the_game_that_is_not_open_is_told_by_its_notation(game: Game) -> None:
    """The last choice of the vocabulary is never open at the first question of a seat."""
    kind, _, told = fault_of(game, len(game.vocabulary) - 1, 0)
    assert (kind, told) == ("illegal", game.vocabulary.text(len(game.vocabulary) - 1))


@EVERY
def test_a_match_without_limits_raises(game: Game) -> None:
    bots = seats(game)
    bots[0] = Answering("pass", 1)
    with pytest.raises(BadAnswer, match="type at seat 1: str"):
        play_match(game, bots, {}, "raises")


def arena(run: Run, game: Game, bot: str, *more: str, workers: int = 1) -> dict:
    """A tournament of a planted bot and of random ones."""
    line_up = ",".join([f"{BOTS}:{bot}", *["random"] * (game.fewest - 1)])
    result = run("arena", game.name, "--bots", line_up, "--games", "1", "--workers", str(workers), "--json", *more)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def check_lost(facts: dict, kind: str, *words: str) -> None:
    """All games were lost by the planted bot, with a sentence."""
    assert [forfeit["kind"] for forfeit in facts["forfeits"]] == [kind] * facts["games"]
    bad, *others = facts["line_up"]
    assert bad["share"] == 0
    assert bad["forfeits"] == facts["games"]
    assert sum(other["share"] for other in others) == pytest.approx(1)
    assert bad["points"] is None
    for number, forfeit in enumerate(facts["forfeits"], 1):
        assert forfeit["sentence"].startswith(f"Game {number}: ")
        for word in ("bad_bots.py:", f"seat {forfeit['seat'] + 1} ", *words):
            assert word in forfeit["sentence"]


@EVERY
def test_every_kind_of_fault_ends_in_a_forfeit_with_a_sentence(game: Game, run: Run) -> None:
    """All of them at once, so that the processes are started only as often as bots end them."""
    for bot, kind, word in (
        ("Illegal", "illegal", "which was not open"),
        ("Raising", "failed", "ValueError: no idea what to do"),
        ("Text", "type", "the type str"),
    ):
        check_lost(arena(run, game, bot), kind, word)


@pytest.mark.parametrize(
    ("bot", "kind", "word"),
    [
        ("Huge", "illegal", "0x"),
        ("Leaving", "failed", "SystemExit: 0"),
        ("Vanishing", "died", "code 3"),
        ("Unmade", "failed", "RuntimeError: not today"),
    ],
)
def test_a_bot_that_tries_to_end_its_process_loses(bot: str, kind: str, word: str, run: Run) -> None:
    check_lost(arena(run, GAMES[0], bot), kind, word)


@EVERY
def test_the_same_choice_again_and_again_comes_to_an_end(game: Game, run: Run) -> None:
    check_lost(arena(run, game, "Repeated"), "illegal")


def test_a_slow_answer_loses(run: Run) -> None:
    check_lost(arena(run, GAMES[0], "Sleeping", "--choice-limit", "300ms"), "slow", "more than 0.3 s")


@pytest.mark.parametrize("bot", ["Hanging", "Stuck"])
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_hangs_is_ended(bot: str, workers: int, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "GRACE", 0.3)
    began = time.monotonic()
    facts = arena(run, GAMES[0], bot, "--choice-limit", "300ms", workers=workers)
    check_lost(facts, "slow", "more than 0.3 s")
    assert time.monotonic() - began < 60
    assert facts["line_up"][0]["slowest_ms"] > 300


def test_a_game_that_takes_too_long_is_lost_by_who_used_the_most_time(run: Run) -> None:
    check_lost(arena(run, GAMES[0], "Dawdling", "--game-limit", "400ms"), "long", "more than 0.4 s")


def test_what_a_bot_prints_does_not_spoil_the_results(run: Run) -> None:
    facts = arena(run, GAMES[0], "Printing")
    assert facts["forfeits"] == []
    assert facts["line_up"][0]["points"] is not None
