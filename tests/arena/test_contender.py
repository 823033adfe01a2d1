"""Bots as they are typed: names, classes in files, settings; what is wrong is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest
from click.testing import Result

from fondaco.arena.contender import read_contender, read_line_up
from fondaco.bots.greedy import GreedyBot
from fondaco.bots.levels import LevelBot
from fondaco.bots.settings import duration, seconds
from fondaco.games import GAMES
from fondaco.kernel.errors import BadOption

Run = Callable[..., Result]
Refused = Callable[..., None]
BOT = """\
from fondaco.bots.bot import Bot

class Mine(Bot):
    def choose(self, game, view, seat, luck):
        return 0
"""
OTHER = """
class Other(Mine):
    def settled(self, settings):
        if settings:
            raise ValueError("bad x")
        return self

def helper():
    pass
"""


def test_a_setting_reaches_the_bot() -> None:
    bot = read_contender("greedy:budget=12").bot()
    assert isinstance(bot, GreedyBot)
    assert bot.budget == 12
    assert read_contender("greedy").bot().budget == GreedyBot().budget


def test_a_bot_from_a_file_is_new_for_every_game(tmp_path: Path) -> None:
    (tmp_path / "helper.py").write_text("VALUE = 7\n")
    (tmp_path / "mine.py").write_text(f"from helper import VALUE\n{BOT}    value = VALUE\n")
    contender = read_contender(f"{tmp_path}/mine.py:Mine")
    assert contender.bot().value == 7
    assert contender.bot() is not contender.bot()
    assert contender.digest


def test_an_edited_file_is_another_bot(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(BOT)
    first = read_contender(f"{path}:Mine")
    path.write_text(BOT.replace("return 0", "return 1"))
    second = read_contender(f"{path}:Mine")
    assert first.digest != second.digest
    assert second.bot().choose(None, None, 0, None) == 1


def test_equal_entries_are_one_contender() -> None:
    one, two, three = read_line_up("greedy, random,greedy")
    assert one is three
    assert two.text == "random"


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("genius", ["genius", "greedy"]),
        ("greedy:depth=3", ["“greedy”", "“depth”", "budget"]),
        ("random:depth=3", ["“depth”", "no settings"]),
        ("greedy:budget=many", ["“budget”", "whole number", "“many”"]),
        ("greedy:budget=-1", ["“-1”"]),
        ("greedy:budget", ["name=value", "“budget”"]),
        ("greedy:budget=1:budget=2", ["twice"]),
        ("missing.py:Mine", ["no file", "missing.py"]),
        ("mine.py", ["“mine.py”", "Mine, Other"]),
        ("mine.py:Nobody", ["“Nobody”", "Mine, Other"]),
        ("mine.py:Bot", ["“Bot”"]),
        ("mine.py:helper", ["“helper”"]),
        ("mine.py:Mine:depth=1", ["“Mine”", "“depth”"]),
        ("mine.py:Other:x=1", ["ValueError: bad x"]),
        ("empty.py:Mine", ["no class that inherits from Bot"]),
        ("broken.py:Mine", ["line 2:", "SyntaxError"]),
        ("failing.py:Mine", ["line 3:", "ZeroDivisionError"]),
        ("leaving.py:Mine", ["SystemExit"]),
    ],
)
def test_a_bot_that_there_is_not_is_refused(
    bot: str, words: list[str], run: Run, refused: Refused, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(BOT + OTHER)
    Path("empty.py").write_text("from fondaco.bots.bot import Bot\n")
    Path("broken.py").write_text("x = 1\ny = = 2\n")
    Path("failing.py").write_text("x = 1\n\ny = x / 0\n")
    Path("leaving.py").write_text("raise SystemExit(0)\n")
    refused(run("arena", GAMES[0].name, "--bots", f"{bot},random"), "BadOption", *words)


@pytest.mark.parametrize(
    ("text", "found"),
    [("10s", 10), ("500ms", 0.5), ("1.5m", 90), ("2h", 7200), ("10", 0), ("s", 0), ("-1s", 0), ("1e3s", 0), ("", 0)],
)
def test_a_duration_is_read(text: str, found: float) -> None:
    assert duration(text) == pytest.approx(found)


def test_a_setting_may_be_a_duration() -> None:
    assert seconds("master", {"time": "250ms"}, "time", 1.0) == 0.25
    assert seconds("master", {}, "time", 1.0) == 1.0
    with pytest.raises(BadOption, match="duration"):
        seconds("master", {"time": "0s"}, "time", 1.0)


def test_a_level_of_the_arena_thinks_by_the_clock_of_the_tournament() -> None:
    bot = read_contender("master:time=2s").bot(process_time)
    assert isinstance(bot, LevelBot)
    assert (bot.mind.clock, bot.mind.time) == (process_time, 2.0)
    assert (bot.brief.clock, bot.brief.time) == (process_time, 0.4)
