"""The settings of a server: options of the command line, or environment variables."""

from __future__ import annotations

import os
from dataclasses import dataclass

from fondaco.home import home
from fondaco.web.errors import BadSetting
from fondaco.web.http.hosts import HOST
from fondaco.web.store.retention import Keeping

LONGEST_KEPT = 36_500
"""Days, a hundred years."""
FOR_EVER = Keeping(0, 0)


@dataclass(frozen=True)
class Settings:
    database: str
    """The address of the database."""
    public_address: str = ""
    """The address that people type, where a proxy stands before the server: its links begin with it."""
    hosts: tuple[str, ...] = ()
    """Further names that the server is reached by, where it has no public address."""
    tables_per_hour: int = 60
    """How many tables one address may open in an hour."""
    forms_per_second: int = 8
    """How many forms one visitor may send in a second for long; at once eight times as many."""
    keeping: Keeping = FOR_EVER
    """How long tables stay."""
    bot_workers: int = 0
    """How many processes think for the bots; 0 for one less than there are processors."""
    bot_seconds: float = 20
    """How long a bot may think about one choice; after that its process is replaced."""
    streams_per_visitor: int = 40
    """How many live streams one visitor may have open, over all tables: one for each window."""
    streams_per_address: int = 600
    """How many live streams may come from one network address, behind which a school may sit."""
    request_seconds: float = 15
    """How long a request may take to come in, from its first byte to its last."""
    connections: int = 10_000
    """How many connections are served at once; whoever comes after that is told to come again."""


def settings_from_environment() -> Settings:
    """From the variables that docs/host.md lists."""
    database = os.environ.get("FONDACO_DB") or f"sqlite:///{home() / 'tables.sqlite'}"
    address = (os.environ.get("FONDACO_ADDRESS") or "").rstrip("/")
    if address and not address.startswith(("http://", "https://")):
        raise BadSetting("address", {"address": address[:80]})
    return Settings(
        database=database,
        public_address=address,
        hosts=host_names("FONDACO_HOSTS"),
        tables_per_hour=number("FONDACO_TABLES_PER_HOUR", 60, 1, 1_000_000),
        forms_per_second=number("FONDACO_FORMS_PER_SECOND", 8, 1, 1_000_000),
        keeping=Keeping(
            number("FONDACO_KEEP_UNFINISHED_DAYS", 0, 1, LONGEST_KEPT),
            number("FONDACO_KEEP_FINISHED_DAYS", 0, 1, LONGEST_KEPT),
        ),
        bot_workers=number("FONDACO_BOT_WORKERS", 0, 0, 64),
        bot_seconds=number("FONDACO_BOT_SECONDS", 20, 1, 3600),
        streams_per_visitor=number("FONDACO_STREAMS_PER_VISITOR", 40, 1, 1_000_000),
        streams_per_address=number("FONDACO_STREAMS_PER_ADDRESS", 600, 1, 1_000_000),
        request_seconds=number("FONDACO_REQUEST_SECONDS", 15, 1, 3600),
        connections=number("FONDACO_CONNECTIONS", 10_000, 10, 1_000_000),
    )


def host_names(name: str) -> tuple[str, ...]:
    """Names with commas or spaces between them."""
    names = tuple(os.environ.get(name, "").lower().replace(",", " ").split())
    for host in names:
        if HOST.fullmatch(host) is None or host.count(":") == 1:
            raise BadSetting("hosts", {"host": host[:80]})
    return names


def number(name: str, default: int, least: int, most: int) -> int:
    text = os.environ.get(name)
    if not text:
        return default
    if not text.isascii() or not text.isdigit() or len(text) > 9 or not least <= int(text) <= most:
        raise BadSetting("number", {"name": name, "value": text[:40], "least": least, "most": most})
    return int(text)
