"""Saved games: one record each in a folder of the user's own."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

from fondaco.cli.files import read_record_file, why, write_whole
from fondaco.cli.language import joined, printable
from fondaco.home import home
from fondaco.kernel.errors import BadOption, FondacoError
from fondaco.kernel.game import Game
from fondaco.kernel.record import Record

SUFFIX = ".fondaco"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,80}")


def home_error(folder: Path, reason: Exception) -> BadOption:
    return BadOption("home", {"folder": printable(str(folder)), "reason": why(reason)})


class Saves:
    """The folder of saved games."""

    def __init__(self) -> None:
        try:
            self.folder = home() / "saves"
            self.folder.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError, RuntimeError) as reason:
            raise home_error(Path(os.environ.get("FONDACO_HOME") or "~"), reason) from None

    def path(self, name: str) -> Path:
        if not NAME.fullmatch(name):
            raise BadOption("save-name", {"name": printable(name)[:40]})
        return self.folder / f"{name}{SUFFIX}"

    def new_name(self, game: Game) -> str:
        """A name that no saved game has."""
        stem = f"{game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}"
        name = stem
        number = 1
        while self.path(name).exists():
            number += 1
            name = f"{stem}-{number}"
        return name

    def write(self, name: str, record: Record) -> None:
        try:
            write_whole(self.path(name), record.text())
        except OSError as reason:
            raise home_error(self.folder, reason) from None

    def names(self) -> list[str]:
        """The saved games, the latest first."""
        try:
            found = [path for path in self.folder.glob(f"*{SUFFIX}") if path.is_file() and path.name[0] != "."]
            found.sort(key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
        except OSError as reason:
            raise home_error(self.folder, reason) from None
        return [path.name.removesuffix(SUFFIX) for path in found]

    def read(self, name: str) -> Record:
        """A saved game by its name."""
        path = self.path(name)
        if not path.exists():
            names = joined(self.names()[:8]) or "-"
            raise BadOption("no-save", {"name": printable(name)[:40], "names": names})
        return read_record_file(path)

    def latest(self, game: Game) -> str:
        """The name of the latest unfinished game; those that cannot be read are left alone."""
        for name in self.names():
            try:
                record = self.read(name)
            except FondacoError:
                continue
            if record.game is game and not record.result:
                return name
        raise BadOption("nothing-saved")
