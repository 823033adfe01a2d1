"""Form fields and query parameters: limited in size, cleaned, or refused with a sentence."""

from __future__ import annotations

import unicodedata

from starlette.datastructures import FormData, QueryParams
from starlette.requests import Request

from fondaco.web.errors import BadForm

LONGEST_NAME = 24
LONGEST_MESSAGE = 300
MOST_FIELDS = 150
MOST_TYPED = 60_000
"""For fields that check their own length and say so."""
SIGNS_PER_LETTER = 4
"""A letter with its combining marks. Normalizing a long run of marks takes quadratic time, so it is limited."""
LONGEST_KIND = 200
"""Of the `Content-Type` header."""


class Form:
    """The fields of a form or of a query string."""

    def __init__(self, fields: FormData | QueryParams) -> None:
        self.fields = fields

    def text(self, name: str, most: int = 200) -> str:
        """The last value that is not empty: a button's value comes after an empty field of the same name."""
        values = [value for value in self.fields.getlist(name) if isinstance(value, str) and value]
        text = whole(values[-1]) if values else ""
        if len(text) > most:
            raise BadForm("long-field", {"name": name[:20], "most": most})
        return text

    def texts(self, name: str, most: int = 40) -> list[str]:
        return [whole(str(value)[:most]) for value in self.fields.getlist(name)][:most]

    def all(self, most: int = 40) -> dict[str, list[str]]:
        """Every field with its values, each truncated to a sensible length."""
        return {name: self.texts(name, most) for name in self.fields}

    def number(self, name: str, default: int | None = None) -> int:
        text = self.text(name, 20)
        if not text and default is not None:
            return default
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 7:
            raise BadForm("field-number", {"name": name[:20], "value": text[:20]})
        return int(text)

    def one_of(self, name: str, values: list[str], default: str) -> str:
        text = self.text(name, 40) or default
        if text not in values:
            raise BadForm("field-value", {"name": name[:20], "value": text[:40], "values": ", ".join(values)})
        return text


async def form_of(request: Request) -> Form:
    """The fields that were sent. What would take long to parse is refused before it is parsed."""
    kind = request.headers.get("content-type", "")
    if len(kind) > LONGEST_KIND:
        raise BadForm("bad-form")
    if not kind.startswith("multipart/") and (await request.body()).count(b"&") > MOST_FIELDS:
        raise BadForm("bad-form")
    return Form(await request.form(max_files=0, max_fields=MOST_FIELDS))


def whole(text: str) -> str:
    """A text without lone surrogates, which can be sent but neither stored nor shown."""
    return text.encode("utf-8", "replace").decode()


def one_line(text: str) -> str:
    """A text without control and format characters, its whitespace collapsed."""
    kept = [sign if unicodedata.category(sign)[0] != "C" else " " for sign in unicodedata.normalize("NFC", text)]
    return " ".join("".join(kept).split())


def is_blank(text: str) -> bool:
    """Whether no name was given, be it that spaces and signs that nobody sees were."""
    return not one_line(text[: LONGEST_NAME * SIGNS_PER_LETTER])


def name_from(text: str) -> str:
    """A player's name. A record separates names by a bar, so a name has none."""
    name = one_line(text[: LONGEST_NAME * SIGNS_PER_LETTER]).replace("|", "/")
    if not name:
        raise BadForm("name-empty")
    if len(name) > LONGEST_NAME or len(text) > LONGEST_NAME * SIGNS_PER_LETTER:
        raise BadForm("name-long", {"name": name[:LONGEST_NAME], "most": LONGEST_NAME})
    return name


def message_from(text: str) -> str:
    message = one_line(text[: LONGEST_MESSAGE * SIGNS_PER_LETTER])
    if not message:
        raise BadForm("message-empty")
    if len(message) > LONGEST_MESSAGE or len(text) > LONGEST_MESSAGE * SIGNS_PER_LETTER:
        raise BadForm("message-long", {"most": LONGEST_MESSAGE})
    return message
