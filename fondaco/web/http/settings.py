"""The settings of a server, from environment variables."""

from __future__ import annotations

import os
from dataclasses import dataclass

from fondaco.home import home
from fondaco.web.errors import BadSetting
from fondaco.web.http.hosts import HOST
from fondaco.web.store.retention import Keeping

TABLES = "tables.sqlite"
"""The file of the database in the home of Fondaco, if no other is chosen."""
LONGEST_KEPT = 36_500
"""Days; a hundred years."""
FOR_EVER = Keeping(0, 0)


@dataclass(frozen=True)
class Settings:
    database: str
    """The URL of the database."""
    public_address: str = ""
    """The URL that people use if the server is behind a reverse proxy. Links begin with it."""
    hosts: tuple[str, ...] = ()
    """Further host names of a server that has no public address."""
    tables_per_hour: int = 60
    """Rate limit: tables that one network may open in an hour."""
    forms_per_second: int = 8
    """Rate limit: forms that one visitor may send in a second. The burst is eight times that."""
    keeping: Keeping = FOR_EVER
    """Retention of tables."""
    bot_workers: int = 0
    """Worker processes for the bots; 0 for one less than there are CPUs."""
    bot_seconds: float = 20
    """Timeout for one choice of a bot; after that its process is replaced."""
    coach_first_games: bool = True
    """Whether a coach is there by itself in somebody's first game against bots."""
    streams_per_visitor: int = 40
    """Open streams of one visitor, over all tables: one for each window."""
    streams_per_address: int = 600
    """Open streams from one network, which a whole school may share."""
    request_seconds: float = 15
    """Timeout for a request to arrive, from its first byte to its last."""
    connections: int = 10_000
    """Concurrent connections; further ones get a 503."""


def settings_from_environment() -> Settings:
    """From the variables listed in docs/host.md."""
    database = os.environ.get("FONDACO_DB") or f"sqlite:///{home() / TABLES}"
    address = (os.environ.get("FONDACO_ADDRESS") or "").rstrip("/")
    if address and not address.startswith(("http://", "https://")):
        raise BadSetting("address", {"address": address[:80]})
    return Settings(
        database=database,
        public_address=address,
        hosts=host_names("FONDACO_HOSTS"),
        tables_per_hour=number("FONDACO_TABLES_PER_HOUR", Settings.tables_per_hour, 1, 1_000_000),
        forms_per_second=number("FONDACO_FORMS_PER_SECOND", Settings.forms_per_second, 1, 1_000_000),
        keeping=Keeping(
            number("FONDACO_KEEP_UNFINISHED_DAYS", FOR_EVER.unfinished, 1, LONGEST_KEPT),
            number("FONDACO_KEEP_FINISHED_DAYS", FOR_EVER.finished, 1, LONGEST_KEPT),
        ),
        bot_workers=number("FONDACO_BOT_WORKERS", Settings.bot_workers, 0, 64),
        bot_seconds=number("FONDACO_BOT_SECONDS", int(Settings.bot_seconds), 1, 3600),
        coach_first_games=number("FONDACO_COACH_FIRST_GAMES", int(Settings.coach_first_games), 0, 1) == 1,
        streams_per_visitor=number("FONDACO_STREAMS_PER_VISITOR", Settings.streams_per_visitor, 1, 1_000_000),
        streams_per_address=number("FONDACO_STREAMS_PER_ADDRESS", Settings.streams_per_address, 1, 1_000_000),
        request_seconds=number("FONDACO_REQUEST_SECONDS", int(Settings.request_seconds), 1, 3600),
        connections=number("FONDACO_CONNECTIONS", Settings.connections, 10, 1_000_000),
    )


def host_names(name: str) -> tuple[str, ...]:
    """Host names separated by commas or spaces."""
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
