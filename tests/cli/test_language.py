"""The command line speaks the language that was asked for: by an option, by the environment, or by the machine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from fondaco.cli.language import LOCALES
from fondaco.games import GAMES
from fondaco.words.catalogue import LANGUAGES, catalogue, game_words

Run = Callable[..., Result]
Refused = Callable[..., None]
ROOT = Path(__file__).parents[2]


def fondaco(*arguments: str, **environment: str) -> str:
    """What a fresh process prints, in an environment that asks for nothing but this."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "FONDACO_"))}
    folders = os.pathsep.join([*filter(None, sys.path), str(ROOT)])
    ran = subprocess.run(
        [sys.executable, "-m", "fondaco", *arguments],
        env=clean | {"PYTHONPATH": folders, "PYTHONIOENCODING": "utf-8", "COLUMNS": "200"} | environment,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return ran.stdout


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "de_AT", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "hu_HU.UTF-8", "FONDACO_LANGUAGE": "en"}, "en"),
        ({"LANG": "de_DE", "FONDACO_LANGUAGE": "ru"}, "ru"),
    ],
    ids=str,
)
def test_the_machine_is_asked_unless_somebody_says_otherwise(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    for name in (*LOCALES, "FONDACO_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    said = run("games").output
    assert [game.name for game in GAMES if game_words(language, game).say("game-pitch") not in said] == []


def test_an_option_counts_most_and_for_the_help_as_well() -> None:
    """In a process of its own: the help is written when the commands are made."""
    said = fondaco("play", "--language", "ru", "--help", FONDACO_LANGUAGE="hu", LANG="de_DE.UTF-8")
    assert " ".join(catalogue("ru", "cli").say("cli-play").split()) in " ".join(said.split())


def test_nothing_of_the_help_is_left_in_english() -> None:
    """Besides what is typed: the library that writes the help has headings and remarks of its own."""
    pages = [fondaco(*command, "--help", FONDACO_LANGUAGE="hu") for command in ([], ["arena"], ["record", "show"])]
    english = ("Usage", "Options", "Commands", "default", "Show", "exit", "required")
    assert [word for page in pages for word in english if word in page] == []
    assert all(page.startswith(catalogue("hu", "cli").say("cli-help-usage")) for page in pages)


def test_the_server_says_where_its_tables_are_kept(tmp_path: Path) -> None:
    said = fondaco("serve", "--help", FONDACO_HOME=str(tmp_path))
    assert str(tmp_path / "tables.sqlite") in "".join(said.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_heard_before_the_command_and_after_it(language: str, home: Path, run: Run) -> None:
    assert game_words(language, GAMES[0]).say("game-pitch") in run("--language", language, "games").output


def test_a_game_is_played_in_the_language_that_was_asked_for(home: Path, run: Run) -> None:
    said = run("play", GAMES[0].name, "--language", "hu", "--seed", "words", answers="quit\n").output
    assert game_words("hu", GAMES[0]).say("game-title") in said
    again = run("play", GAMES[0].name, "--resume", "--language", "de", answers="quit\n").output
    assert catalogue("de", "cli").say("play-left", {"name": ""})[:12] in again


@pytest.mark.parametrize(
    ("arguments", "key", "facts"),
    [
        ("dance", "no-such-command", {"command": "dance"}),
        ("games --colour", "no-such-option", {"option": "--colour"}),
        ("play", "missing-parameter", {"parameter": "GAME"}),
        ("play genoa --seats", "missing-value", {"option": "--seats"}),
        ("play genoa --seats many", "bad-value", {"option": "--seats", "value": "many"}),
        ("serve --port 99999", "bad-value", {"option": "--port", "value": "99999"}),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_command_line_is_refused_in_the_language_of_the_reader(
    arguments: str,
    key: str,
    facts: dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    run: Run,
    refused: Refused,
) -> None:
    monkeypatch.setenv("FONDACO_LANGUAGE", language)
    refused(run(*arguments.split()), "BadOption", catalogue(language, "cli").say(f"cli-{key}", facts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_calls_a_game_by_its_title(
    language: str, monkeypatch: pytest.MonkeyPatch, run: Run, refused: Refused
) -> None:
    monkeypatch.setenv("FONDACO_LANGUAGE", language)
    title = game_words(language, GAMES[0]).say("game-title")
    refused(run("play", GAMES[0].name, "--seats", "9"), "BadOption", title)
    refused(run("arena", GAMES[0].name, "--bots", "random"), "BadOption", title)


def test_a_language_that_there_is_not_is_refused(run: Run, refused: Refused) -> None:
    refused(run("--language", "xx", "games"), "BadOption", "“xx”", "--language", *LANGUAGES)
