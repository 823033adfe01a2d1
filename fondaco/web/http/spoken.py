"""The language of an answer: what the reader chose, or else what the browser prefers."""

from __future__ import annotations

import functools
import re

from babel import Locale
from starlette.requests import Request

from fondaco.web.http.cookies import cookie_in
from fondaco.words.catalogue import LANGUAGES, ORIGINAL

COOKIE = "fondaco-language"
LONGEST = 200
"""Characters of the header that are looked at."""
LATIN = ["alegreya-latin", "source-sans-3-latin"]
LETTERS = {
    "hu": [*LATIN, "source-sans-3-hungarian"],
    "ru": ["alegreya-basic", "source-sans-3-basic", "alegreya-russian", "source-sans-3-russian"],
}
"""The fonts that every page of a language needs, fetched at once so that no letter changes; the others need LATIN."""
PREFERENCE = re.compile(r"\s*([a-zA-Z]{2,8})(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?")


def language_of(request: Request) -> str:
    chosen = cookie_in(request.headers, COOKIE)
    return chosen if chosen in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The browser's most preferred language that we have (RFC 9110, 12.5.4); English if there is none."""
    found = [PREFERENCE.fullmatch(part) for part in header[:LONGEST].split(",")]
    weights = [(float(match[2] or 1), match[1].lower()) for match in found if match]
    wanted = [(weight, language) for weight, language in weights if weight > 0 and language in LANGUAGES]
    return max(wanted, key=lambda each: each[0])[1] if wanted else ORIGINAL


@functools.cache
def own_name(language: str) -> str:
    """What a language calls itself, as the first word of a line: `Magyar`."""
    name = Locale.parse(language).get_display_name(language) or language
    return name[0].upper() + name[1:]
