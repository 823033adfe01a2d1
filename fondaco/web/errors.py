"""What can go wrong between a browser and a table. Each has a sentence and a status."""

from __future__ import annotations

from typing import ClassVar

from fondaco.kernel.errors import FondacoError


class WebError(FondacoError):
    """Something that the web app refuses, with the status it answers."""

    folder: ClassVar[str] = "web"
    status: ClassVar[int] = 400


class BadSetting(WebError):
    """A setting of the server that it cannot start with."""


class DatabaseInUse(BadSetting):
    """Another process holds the database."""


class BadArchive(WebError):
    """A file with tables of a server that cannot be written, read, or put into this database."""


class BadForm(WebError):
    """A form that lacks something or holds something impossible."""


class BadHost(WebError):
    """A request for a name that this server is not known by."""


class NotYours(WebError):
    """Somebody may not do this here."""

    status: ClassVar[int] = 403


class NotHere(WebError):
    """There is no such table, page or link."""

    status: ClassVar[int] = 404


class WrongMethod(WebError):
    """A page that is looked at, sent as a form; or the other way round."""

    status: ClassVar[int] = 405


class TooLate(WebError):
    """It was possible once, or is not possible yet."""

    status: ClassVar[int] = 409


class TooLarge(WebError):
    """More was sent than anybody could mean."""

    status: ClassVar[int] = 413


class TooMany(WebError):
    """Too much in too little time."""

    status: ClassVar[int] = 429


class OutOfOrder(WebError):
    """The server cannot keep what was chosen just now; nothing was done."""

    status: ClassVar[int] = 503


class Differs(OutOfOrder):
    """Something else comes of a stored act than what was noted with it: the rules were changed without a word."""


STATUS_OF_KEY = {"stale": 409, "game-over": 409, "not-asked": 409, "not-open": 409}


def status_of(error: FondacoError) -> int:
    """The status that an error answers; those of the kernel are bad requests, or come at the wrong time."""
    if isinstance(error, WebError):
        return error.status
    if error.key.startswith("undo-"):
        return 409
    return STATUS_OF_KEY.get(error.key, 400)
