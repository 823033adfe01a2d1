"""Files from outside, read with limits, and files of our own, written atomically."""

from __future__ import annotations

import os
from pathlib import Path

from fondaco.cli.language import printable
from fondaco.games import shipped
from fondaco.kernel.errors import BadBox, BadRecord, FondacoError
from fondaco.kernel.reader import LARGEST, read_record
from fondaco.kernel.record import Record

LARGEST_BOX = 100_000


def read_text(path: Path, largest: int, error: type[FondacoError]) -> str:
    """The text of a file; raises the given error if it cannot be read."""
    facts: dict[str, str | int] = {"file": printable(str(path))}
    try:
        if not path.exists():
            raise error("no-file", facts)
        if not path.is_file():
            raise error("not-a-file", facts)
        if path.stat().st_size > largest:
            raise error("too-big", facts | {"most": largest})
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise error("not-text", facts) from None
    except (OSError, ValueError) as reason:
        raise error("unreadable", facts | {"reason": why(reason)}) from None


def why(reason: Exception) -> str:
    """The reason that the operating system gives, without the path."""
    return (reason.strerror if isinstance(reason, OSError) else None) or str(reason) or type(reason).__name__


def read_record_file(path: Path) -> Record:
    return read_record(read_text(path, LARGEST, BadRecord), shipped())


def read_box_file(path: Path) -> str:
    return read_text(path, LARGEST_BOX, BadBox)


def write_whole(path: Path, text: str) -> None:
    """Replace a file atomically: after a crash there is the old one or the new one, never half of it."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
