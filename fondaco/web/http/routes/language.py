"""The language that somebody reads, chosen on any page and remembered by the browser."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response

from fondaco.web.forms import Form, form_of
from fondaco.web.http.cookies import set_cookie
from fondaco.web.http.site import go_to, is_partial, site_of
from fondaco.web.http.spoken import COOKIE
from fondaco.words.catalogue import LANGUAGES

LONGEST_WAY = 400
OWN_PATH = re.compile(r"/(?![/\\])[!-\[\]-~]*")
"""A path of this site. Two slashes would begin the name of another one."""


async def choose_language(request: Request) -> Response:
    """Remember a language and go back to the page. A script stays on it, and asks for the page again by itself."""
    form = await form_of(request)
    language = form.one_of("language", LANGUAGES, "")
    response = Response(status_code=204) if is_partial(request) else go_to(way_back(form))
    set_cookie(response, COOKIE, language, site_of(request).is_secure(request))
    return response


def way_back(form: Form) -> str:
    """The page that the form stood on, without its query if that is too long; the front page if it is none of ours."""
    path = "".join(form.texts("back", LONGEST_WAY + 1)[-1:])
    if len(path) > LONGEST_WAY:
        path = path.partition("?")[0]
    return path if len(path) <= LONGEST_WAY and OWN_PATH.fullmatch(path) else "/"
