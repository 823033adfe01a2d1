"""A bad setting is reported in one sentence, with exit code 2."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from fondaco.web.http.settings import settings_from_environment

Run = Callable[..., Result]
Refused = Callable[..., None]


@pytest.mark.parametrize(
    ("variable", "value", "words"),
    [
        ("FONDACO_DB", "mysql://localhost/club", "neither SQLite nor PostgreSQL"),
        ("FONDACO_DB", "no address at all", "database"),
        ("FONDACO_DB", "sqlite:////proc/nowhere/club.sqlite", "database"),
        ("FONDACO_DB", "oracle+nothing://x", "neither SQLite nor PostgreSQL"),
        ("FONDACO_ADDRESS", "club.example", "FONDACO_ADDRESS"),
        ("FONDACO_ADDRESS", "javascript:alert(1)", "FONDACO_ADDRESS"),
        ("FONDACO_ADDRESS", "http://", "FONDACO_ADDRESS"),
        ("FONDACO_HOSTS", "club.example:8000", "FONDACO_HOSTS"),
        ("FONDACO_HOSTS", "club.example, *", "FONDACO_HOSTS"),
        ("FONDACO_HOSTS", "http://club.example", "FONDACO_HOSTS"),
        ("FONDACO_TABLES_PER_HOUR", "0", "FONDACO_TABLES_PER_HOUR"),
        ("FONDACO_TABLES_PER_HOUR", "many", "FONDACO_TABLES_PER_HOUR"),
        ("FONDACO_TABLES_PER_HOUR", "²", "FONDACO_TABLES_PER_HOUR"),
        ("FONDACO_FORMS_PER_SECOND", "-1", "FONDACO_FORMS_PER_SECOND"),
        ("FONDACO_KEEP_UNFINISHED_DAYS", "0", "FONDACO_KEEP_UNFINISHED_DAYS"),
        ("FONDACO_KEEP_UNFINISHED_DAYS", "36501", "FONDACO_KEEP_UNFINISHED_DAYS"),
        ("FONDACO_KEEP_FINISHED_DAYS", "a week", "FONDACO_KEEP_FINISHED_DAYS"),
        ("FONDACO_STREAMS_PER_VISITOR", "0", "FONDACO_STREAMS_PER_VISITOR"),
        ("FONDACO_STREAMS_PER_ADDRESS", "all", "FONDACO_STREAMS_PER_ADDRESS"),
        ("FONDACO_REQUEST_SECONDS", "0", "FONDACO_REQUEST_SECONDS"),
        ("FONDACO_CONNECTIONS", "9", "FONDACO_CONNECTIONS"),
        ("FONDACO_BOT_SECONDS", "soon", "FONDACO_BOT_SECONDS"),
        ("FONDACO_BOT_WORKERS", "65", "FONDACO_BOT_WORKERS"),
        ("FONDACO_BOT_WORKERS", "9" * 40, "FONDACO_BOT_WORKERS"),
    ],
)
def test_a_bad_setting_is_refused(
    home: Path, run: Run, refused: Refused, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, words: str
) -> None:
    monkeypatch.setenv(variable, value)
    refused(run("serve", "--port", "0"), "BadSetting", words)


def test_a_password_is_not_shown(home: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FONDACO_DB", "mysql://club:hunter2@localhost/club")
    assert "hunter2" not in run("serve", "--port", "0").output


def test_a_file_that_is_no_database_is_refused(
    home: Path, run: Run, refused: Refused, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "notes.txt").write_text("Not a database at all, but long enough to be looked at. " * 40)
    monkeypatch.setenv("FONDACO_DB", f"sqlite:///{tmp_path / 'notes.txt'}")
    refused(run("serve", "--port", "0"), "BadSetting", "database")


def test_a_port_that_is_taken_is_refused(home: Path, run: Run, refused: Refused) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused(run("serve", "--port", port), "BadOption", port)


@pytest.mark.parametrize("port", ["x", "-1", "65536", "1.5", "²"])
def test_a_port_that_is_none_is_refused(home: Path, run: Run, refused: Refused, port: str) -> None:
    refused(run("serve", f"--port={port}"), "BadOption", port)


def test_a_host_that_is_not_here_is_refused(home: Path, run: Run, refused: Refused) -> None:
    refused(run("serve", "--port", "0", "--host", "203.0.113.7"), "BadOption", "203.0.113.7")


def test_settings_come_from_the_environment(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = settings_from_environment()
    assert usual.database == f"sqlite:///{home / 'tables.sqlite'}"
    monkeypatch.setenv("FONDACO_DB", "sqlite:///club.sqlite")
    monkeypatch.setenv("FONDACO_ADDRESS", "https://club.example/")
    monkeypatch.setenv("FONDACO_BOT_WORKERS", "3")
    settings = settings_from_environment()
    assert (settings.database, settings.public_address) == ("sqlite:///club.sqlite", "https://club.example")
    assert settings.bot_workers == 3
