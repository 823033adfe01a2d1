"""A journal: a file with the settings of a tournament and one line of JSON for each game, so that it can go on."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, TextIO

from fondaco.arena.played import Played, read_played
from fondaco.arena.tournament import FORMAT, WALL, Header
from fondaco.kernel.errors import BadRecord

GROWS = "games"
"""The one setting that may differ when a tournament goes on: it may become longer."""


class BadJournal(BadRecord):
    """A file that is no journal, or one of another tournament."""


class Journal:
    """Lines are written as games are finished. A process that is killed leaves at most half a line, which is cut."""

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self.header = header
        self.played: dict[int, Played] = {}
        """What the file holds, by number."""
        self.file: TextIO | None = None

    def open(self) -> None:
        """Begin a file, or go on with one of the same tournament."""
        try:
            if self.path.exists() and self.path.stat().st_size:
                header, self.played, size = read_journal(self.path)
                if header is not None:
                    check_same(self.path, header, self.header)
                os.truncate(self.path, size)
            else:
                header = None
            self.file = self.path.open("a", encoding="utf-8", newline="\n")
            if header is None:
                self.write(self.header)
        except OSError as error:
            raise unreadable(self.path, error) from None

    def add(self, played: Played) -> None:
        self.played[played.number] = played
        self.write(played.line())

    def write(self, facts: dict[str, Any]) -> None:
        assert self.file is not None
        self.file.write(json.dumps(facts, ensure_ascii=False) + "\n")
        self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None

    def sort(self) -> None:
        """Bring the lines of a tournament that is over into the order of the games, whoever finished first."""
        text = self.path.read_text(encoding="utf-8")
        head, *lines = text.splitlines()
        ordered = sorted(lines, key=lambda line: int(json.loads(line)["number"]))
        if ordered == lines:
            return
        draft = self.path.with_name(f".{self.path.name}.{os.getpid()}.draft")
        draft.write_text("\n".join([head, *ordered]) + "\n", encoding="utf-8", newline="\n")
        os.replace(draft, self.path)


def read_journal(path: Path) -> tuple[Header | None, dict[int, Played], int]:
    """The settings, the games and how many bytes of the file are whole lines. Without a whole line there is nothing."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise unreadable(path, error) from None
    whole = data[: data.rfind(b"\n") + 1]
    facts: dict[str, str | int] = {"file": path.name}
    header: Header | None = None
    games: dict[int, Played] = {}
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            found = json.loads(line.decode("utf-8"))
            if not isinstance(found, dict):
                raise TypeError(found)
            if header is None:
                found.setdefault("clock", WALL)  # the only clock there was at first
                header = found
                if found.get("arena") != FORMAT:
                    raise BadJournal("journal-form", facts)
            else:
                played = read_played(found)
                games[played.number] = played
        except (ValueError, KeyError, TypeError, RecursionError):
            raise BadJournal("journal-form" if number == 1 else "journal-line", facts, number) from None
    if header is None and data and not data.startswith(b'{"arena"'):
        raise BadJournal("journal-form", facts)
    return header, games, len(whole)


def check_same(path: Path, found: Header, wanted: Header) -> None:
    """Whether a file belongs to the same tournament."""
    wanted = json.loads(json.dumps(wanted))
    for key in dict.fromkeys([*wanted, *found]):
        if key != GROWS and found.get(key) != wanted.get(key):
            there, here = (json.dumps(one.get(key), ensure_ascii=False)[:80] for one in (found, wanted))
            raise BadJournal("journal-other", {"file": path.name, "setting": key, "there": there, "here": here})


def unreadable(path: Path, error: OSError) -> BadJournal:
    return BadJournal("unreadable", {"file": str(path), "reason": error.strerror or type(error).__name__})
