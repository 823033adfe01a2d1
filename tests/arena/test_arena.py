"""Whole tournaments by the command line: the same results with any number of processes, files, limits, refusals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from fondaco.arena.journal import read_journal
from fondaco.arena.played import Played
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.words.catalogue import LANGUAGES, catalogue

Run = Callable[..., Result]
Refused = Callable[..., None]
EVERY = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def held(run: Run, *arguments: str) -> dict:
    result = run("arena", *arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def games_of(path: Path) -> list[dict]:
    return [game.timeless() for game in read_journal(path)[1].values()]


def timeless(facts: dict) -> dict:
    rows = [{key: value for key, value in row.items() if "ms" not in key} for row in facts["line_up"]]
    return facts | {"line_up": rows}


@EVERY
def test_the_results_do_not_depend_on_the_number_of_processes(game: Game, run: Run, tmp_path: Path) -> None:
    line_up = ",".join(["greedy:budget=3", *["random"] * (game.fewest - 1)])
    found = []
    for workers in ("1", "3"):
        path = tmp_path / f"{workers}.jsonl"
        facts = held(run, game.name, "--bots", line_up, "--games", "6", "--workers", workers, "--out", str(path))
        numbers = [json.loads(line)["number"] for line in path.read_text(encoding="utf-8").splitlines()[1:]]
        assert numbers == list(range(facts["games"]))
        found.append((timeless(facts), games_of(path)))
    assert found[0] == found[1]


@EVERY
def test_a_line_tells_all_of_a_game(game: Game, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    facts = held(run, game.name, "--bots", ",".join(["random"] * game.fewest), "--games", "2", "--out", str(path))
    head, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert (head["game"], head["rules"], head["seed"]) == (game.name, game.rules, "arena")
    assert {"fondaco", "mode", "options", "line_up", "choice_limit", "game_limit", "orders"} <= set(head)
    assert len(lines) == facts["games"] == 2
    for number, line in enumerate(lines):
        assert line["number"] == number
        assert line["seed"] == f"arena {number}"
        assert line["seating"] == ["random"] * game.fewest
        assert [len(points) for points in line["points"]] == [len(game.categories)] * game.fewest
        totals = [sum(points) for points in line["points"]]
        assert all(totals[winner] == max(totals) for winner in line["winners"])
        assert sum(line["answers"]) == line["choices"] > 10
        assert all(0 < mean <= longest for mean, longest in zip(line["ms"], line["slowest_ms"], strict=True))
        assert line["forfeit"] is None


def test_games_are_rounded_up_to_whole_seeds_and_that_is_told(run: Run, home: Path) -> None:
    result = run("arena", GAMES[0].name, "--bots", "random,random,greedy:budget=1", "--games", "4", "--workers", "2")
    assert result.exit_code == 0, result.output
    assert "6 games on 2 seeds, each in 3 orders of seats" in result.stdout
    assert "4 games were asked for" in " ".join(result.stdout.split())
    assert "random × 2" in result.stdout


def test_an_option_of_the_game_reaches_the_games(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    facts = held(run, "calimala", "--bots", "random,random,random", "--games", "1", "--option", "late=enter",
                 "--out", str(path))  # fmt: skip
    assert facts["options"] == {"late": "enter"}
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["options"] == {"late": "enter"}


def test_a_tournament_goes_on_where_it_was_interrupted(run: Run, tmp_path: Path) -> None:
    path, whole = tmp_path / "part.jsonl", tmp_path / "whole.jsonl"
    common = [GAMES[0].name, "--bots", "greedy:budget=2,random", "--workers", "1"]
    expected = held(run, *common, "--games", "8", "--out", str(whole))
    lines = whole.read_bytes().splitlines(keepends=True)
    # Half a line, and games that were finished out of order.
    path.write_bytes(b"".join([lines[0], lines[2], lines[1], lines[5], lines[4][: len(lines[4]) // 2]]))
    assert timeless(held(run, *common, "--games", "8", "--out", str(path))) == timeless(expected)
    assert games_of(path) == games_of(whole)
    kept = [line for line in path.read_bytes().splitlines(keepends=True) if line in lines]
    assert len(kept) >= 4, "what was played is not played again"
    # The same once more plays nothing; more games go on from there.
    again = path.read_bytes()
    assert timeless(held(run, *common, "--games", "8", "--out", str(path))) == timeless(expected)
    assert path.read_bytes() == again
    assert held(run, *common, "--games", "10", "--out", str(path))["games"] == 10
    assert path.read_bytes().startswith(again)


def test_a_tournament_goes_on_after_it_was_killed(run: Run, tmp_path: Path) -> None:
    path, whole = tmp_path / "killed.jsonl", tmp_path / "whole.jsonl"
    command = ["arena", GAMES[0].name, "--bots", "greedy:budget=5,random", "--games", "12", "--workers", "2", "--json"]
    folders = os.pathsep.join(filter(None, sys.path))
    process = subprocess.Popen(
        [sys.executable, "-m", "fondaco", *command, "--out", str(path)],
        env=os.environ | {"PYTHONPATH": folders},
        cwd=tmp_path,  # not among the sources, which would be found before a compiled package
        stdout=subprocess.DEVNULL,
    )
    try:
        deadline = time.monotonic() + 60
        while not path.exists() or len(path.read_bytes().splitlines()) < 3:
            assert time.monotonic() < deadline
            assert process.poll() is None
            time.sleep(0.01)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    before = [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    assert 3 <= len(before) < 14
    assert timeless(held(run, *command[1:-1], "--out", str(path))) == timeless(
        held(run, *command[1:-1], "--out", str(whole))
    )
    assert games_of(path) == games_of(whole)
    assert set(before) <= set(path.read_bytes().splitlines(keepends=True))


@pytest.mark.parametrize(
    ("changed", "setting"),
    [
        ("--seed other", "seed"),
        ("--bots random,random", "line_up"),
        ("--choice-limit 9s", "choice_limit"),
        ("--game-limit 9s", "game_limit"),
        ("--clock processor", "clock"),
        ("--option money=open", "options"),
        ("--stop", "stop"),
    ],
)
def test_a_file_of_another_tournament_is_refused(
    changed: str, setting: str, run: Run, refused: Refused, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    common = ["norenberc", "--bots", "random,greedy:budget=1", "--games", "1", "--out", str(path)]
    if not path.exists():
        held(run, *common)
    before = path.read_bytes()
    refused(run("arena", *common, *changed.split()), "BadJournal", "games.jsonl", setting)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("a diary\n", "not a file of an arena"),
        ("half a diary", "not a file of an arena"),
        ('{"arena": 99}\n', "not a file of an arena"),
        ("[1]\n", "not a file of an arena"),
        ("\xff\n", "not a file of an arena"),
    ],
)
def test_a_file_that_is_no_journal_is_refused_and_kept(
    text: str, word: str, run: Run, refused: Refused, tmp_path: Path
) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text, encoding="latin-1")
    arguments = [GAMES[0].name, "--bots", "random,random", "--games", "1", "--out", str(path)]
    refused(run("arena", *arguments), "BadJournal", "diary.txt", word)
    assert path.read_text(encoding="latin-1") == text


def test_a_line_that_is_no_game_is_refused_and_a_file_with_more_games_too(
    run: Run, refused: Refused, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    common = [GAMES[0].name, "--bots", "random,random", "--workers", "1", "--out", str(path)]
    held(run, *common, "--games", "2")
    refused(run("arena", *common, "--games", "1"), "BadJournal", "already holds 2 games")
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([lines[0], '{"number": 0}', lines[2], ""]), encoding="utf-8")
    refused(run("arena", *common, "--games", "2"), "BadJournal", "line 2:", "games.jsonl")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("--choice-limit soon", ["--choice-limit", "“soon”", "500ms"]),
        ("--game-limit 0s", ["--game-limit", "“0s”"]),
        ("--stop 120%", ["--stop", "“120%”"]),
        ("--stop often", ["--stop", "“often”"]),
        ("--games 0", ["--games", "0"]),
        ("--option wind=north", ["wind"]),
        ("--out /nowhere/at/all.jsonl", ["cannot be read"]),
        ("--report /nowhere/at/all.html", ["/nowhere/at/all.html"]),
        ("--ray nowhere:1", []),
    ],
)
def test_a_bad_option_is_refused(arguments: str, words: list[str], run: Run, refused: Refused) -> None:
    name = "BadJournal" if "--out" in arguments else "BadOption"
    refused(run("arena", GAMES[0].name, "--bots", "random,random", *arguments.split()), name, *words)


def test_a_tournament_ends_early_where_asked_and_says_so(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "stop.jsonl"
    common = [
        "arena",
        GAMES[0].name,
        "--bots",
        "greedy:budget=2,random",
        "--games",
        "200",
        "--stop",
        "--out",
        str(path),
    ]
    result = run(*common, "--workers", "3")
    assert result.exit_code == 0, result.output
    text = " ".join(result.stdout.split())
    assert "Ended early: the share of greedy:budget=2 was shown to differ from 50.0%" in text
    facts = held(run, *common[1:], "--workers", "1")
    assert facts["seeds"] == 10 * facts["stop"]["looks"] < 100
    assert facts["stop"]["is_early"]
    assert 0.5 <= facts["stop"]["low"] < facts["stop"]["high"] <= 1
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + facts["games"]


def test_a_tournament_that_shows_nothing_is_played_to_its_end(run: Run) -> None:
    facts = held(run, GAMES[0].name, "--bots", "random,greedy:budget=1", "--games", "4", "--stop", "1%")
    assert facts["games"] == 4
    assert not facts["stop"]["is_early"]
    assert facts["stop"]["looks"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["failed", "type", "illegal", "slow", "long", "died"])
def test_every_fault_has_a_sentence_in_every_language(language: str, kind: str) -> None:
    facts = {"game": 1234, "bot": "mine.py:Mine", "seat": 2, "kind": kind, "detail": "the detail"}
    sentence = catalogue(language, "cli").say("cli-arena-forfeit", facts)
    assert all(word in sentence for word in ("1234", "mine.py:Mine", "2", "the detail"))


def test_a_played_game_without_its_times_has_none() -> None:
    game = Played(0, "s", ("a", "b"), None, [1, 2], [0], 2, [1, 1], [1.0, 1.0], [1.0, 1.0], None)
    assert not any("ms" in key for key in game.timeless())
