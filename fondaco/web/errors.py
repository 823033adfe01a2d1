"""What can go wrong between a browser and a table. Each error has a sentence and an HTTP status."""

from __future__ import annotations

from typing import ClassVar

from fondaco.kernel.errors import FondacoError

RULE = "rule"
"""The fact of an error that is the id of the rule behind it."""


class WebError(FondacoError):
    """Something that the web app refuses, with its HTTP status."""

    folder: ClassVar[str] = "web"
    status: ClassVar[int] = 400


class BadSetting(WebError):
    """A setting that the server cannot start with."""


class DatabaseInUse(BadSetting):
    """Another process holds the database."""


class BadArchive(WebError):
    """An archive that cannot be written, read, or imported into this database."""


class BadForm(WebError):
    """A form with missing or impossible fields."""


class BadHost(WebError):
    """A request whose `Host` header is not a name of this server."""


class NotYours(WebError):
    """The visitor is not allowed to do this."""

    status: ClassVar[int] = 403


class NotHere(WebError):
    """There is no such table, page or link."""

    status: ClassVar[int] = 404


class WrongMethod(WebError):
    """A GET where only POST is served, or the other way round."""

    status: ClassVar[int] = 405


class TooLate(WebError):
    """No longer possible, or not possible yet."""

    status: ClassVar[int] = 409


class TooLarge(WebError):
    """The request body is too large."""

    status: ClassVar[int] = 413


class TooMany(WebError):
    """A rate limit was exceeded."""

    status: ClassVar[int] = 429


class OutOfOrder(WebError):
    """The server cannot store what was chosen; nothing was done."""

    status: ClassVar[int] = 503


class Differs(OutOfOrder):
    """Replaying a stored act gives another outcome than was stored with it: the rules changed without a new version."""


STATUS_OF_KEY = {"stale": 409, "game-over": 409, "not-asked": 409, "not-open": 409}


def status_of(error: FondacoError) -> int:
    """The HTTP status of an error. Errors of the kernel are bad requests, or conflicts with the present position."""
    if isinstance(error, WebError):
        return error.status
    if error.key.startswith("undo-"):
        return 409
    return STATUS_OF_KEY.get(error.key, 400)
