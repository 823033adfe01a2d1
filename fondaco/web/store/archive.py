"""An archive: a backup or export of tables that any server with the same schema reads, on SQLite or PostgreSQL.

It is JSON Lines, gzipped if its name ends in `.gz`. The first line is a header. The last one has the number of lines
and their SHA-256 hash. Each line in between is one row: the name of its table and its values.

    {"fondaco":"archive","format":1,"schema":"0003","whole":true}
    ["visitors",{"id":1,"name":"Anna"}]
    {"lines":2,"sha256":"..."}

It holds the seeds of running games and the hashes of cookies, so it is as secret as the database: only its owner may
read the file.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import IO, Any, NamedTuple, cast

from sqlalchemy import Boolean, Column, Integer, String

from fondaco.web.errors import BadArchive
from fondaco.web.store.schema import metadata
from fondaco.web.store.snapshot import newest_schema
from fondaco.web.store.storage import ALPHABET, JSON_COLUMNS

KIND = "archive"
FORMAT = 1
GZIPPED = b"\x1f\x8b"
LONGEST_LINE = 4_000_000
"""Bytes. A table that branches off another game holds the record up to there in one line."""
LARGEST_NUMBER = 1 << 62


class Entry(NamedTuple):
    """A row of one of the server's tables."""

    table: str
    row: dict[str, Any]


# Writing.


def write_archive(file: Path, entries: Iterable[Entry], is_whole: bool, may_replace: bool) -> int:
    """Write a file atomically: all of it or nothing. Returns the number of rows."""
    if file.exists() and not may_replace:
        raise BadArchive("archive-exists", {"file": file.name})
    draft = file.with_name(f".{file.name}.{os.getpid()}.draft")
    try:
        # Private from the start: a later chmod would not close the file to whoever has opened it in between.
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as raw:
            if file.suffix == ".gz":
                with gzip.GzipFile("", "wb", 6, raw, 0) as compressed:
                    count = write_lines(cast("IO[bytes]", compressed), entries, is_whole)
            else:
                count = write_lines(raw, entries, is_whole)
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(draft, file)
    except OSError as error:
        raise BadArchive("archive-unwritable", {"file": file.name, "reason": error.strerror or str(error)}) from error
    finally:
        draft.unlink(missing_ok=True)
    return count


def write_lines(out: IO[bytes], entries: Iterable[Entry], is_whole: bool) -> int:
    head: object = {"fondaco": KIND, "format": FORMAT, "schema": newest_schema(), "whole": is_whole}
    digest, count = hashlib.sha256(), 0
    for value in chain([head], entries):
        line = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        out.write(line)
        count += 1
    out.write(json.dumps({"lines": count, "sha256": digest.hexdigest()}, separators=(",", ":")).encode() + b"\n")
    return count - 1


# Reading.


def read_archive(file: Path) -> Iterator[Entry]:
    """The rows of a file, each one validated. Raises BadArchive at the latest at the end, where the hash is."""
    try:
        with file.open("rb") as raw:
            is_compressed = raw.read(2) == GZIPPED
            raw.seek(0)
            yield from entries_in(cast("IO[bytes]", gzip.GzipFile(fileobj=raw)) if is_compressed else raw)
    except (OSError, EOFError, zlib.error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadArchive("archive-unreadable", {"file": file.name, "reason": reason[:200]}) from error


def is_whole(file: Path) -> bool:
    """Whether a file is a backup of a whole server. Reads it to its end, so that no import starts on a damaged file."""
    entries = read_archive(file)
    whole = next(entries).row["whole"] is True
    for _ in entries:
        pass
    return whole


def entries_in(lines: IO[bytes]) -> Iterator[Entry]:
    """The header, as an entry without a table, and then the rows."""
    digest = hashlib.sha256()
    number = 0
    while True:
        line = lines.readline(LONGEST_LINE)
        number += 1
        if not line.endswith(b"\n"):
            raise BadArchive("archive-cut", {}, number)
        value = parsed(line, number)
        if number == 1:
            yield Entry("", checked_head(value))
        elif isinstance(value, dict):
            if value != {"lines": number - 1, "sha256": digest.hexdigest()} or lines.read(1):
                raise BadArchive("archive-damaged", {}, number)
            return
        else:
            yield checked_entry(value, number)
        digest.update(line)


def parsed(line: bytes, number: int) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BadArchive("archive-line" if number > 1 else "archive-kind", {}, number) from None


def checked_head(head: Any) -> dict[str, Any]:
    if not isinstance(head, dict) or head.get("fondaco") != KIND or not isinstance(head.get("whole"), bool):
        raise BadArchive("archive-kind", {}, 1)
    if head.get("format") != FORMAT or head.get("schema") != newest_schema():
        found = f"{head.get('format')}/{head.get('schema')}"[:40]
        raise BadArchive("archive-release", {"found": found, "ours": f"{FORMAT}/{newest_schema()}"}, 1)
    return head


def checked_entry(value: Any, number: int) -> Entry:
    """A row with every column of its table, each of the right type."""
    if not isinstance(value, list) or len(value) != 2 or value[0] not in metadata.tables:
        raise BadArchive("archive-line", {}, number)
    table, row = metadata.tables[value[0]], value[1]
    if not isinstance(row, dict) or set(row) != set(table.c.keys()):
        raise BadArchive("archive-line", {}, number)
    for column in table.c:
        if not fits(column, row[column.name]):
            raise BadArchive("archive-value", {"table": table.name, "column": column.name}, number)
    return Entry(table.name, row)


def fits(column: Column[Any], value: Any) -> bool:
    """Whether a value fits a column."""
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, Boolean):
        return isinstance(value, bool)
    if isinstance(column.type, Integer):
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGEST_NUMBER
    if not isinstance(value, str) or "\0" in value:
        return False
    if column.name in JSON_COLUMNS:
        return fits_json(column.name, value)
    if column.name in ("id", "table_id", "parent", "successor") and not set(value) <= set(ALPHABET):
        return False
    most = column.type.length if isinstance(column.type, String) else None
    return most is None or len(value) <= most


def fits_json(name: str, text: str) -> bool:
    """Whether a text is JSON for options and aids (a string for each name), or salts (a string or null by seat)."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return False
    if name != "salts":
        return isinstance(value, dict) and all(isinstance(one, str) for one in value.values())
    return isinstance(value, list) and all(one is None or isinstance(one, str) for one in value)
