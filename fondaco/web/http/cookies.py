"""Cookies, read from a header without parsing those of others: unquoting them can take half a second."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.responses import Response

TWO_YEARS = 2 * 365 * 24 * 3600


def cookie_in(headers: Headers, name: str) -> str:
    """The value of a cookie, or empty."""
    for part in headers.get("cookie", "").split(";"):
        found, _, value = part.strip().partition("=")
        if found == name:
            return value
    return ""


def set_cookie(response: Response, name: str, value: str, secure: bool) -> None:
    """For two years; `secure` if the site uses HTTPS. No script can read it, and no form of another site sends it."""
    response.set_cookie(name, value, max_age=TWO_YEARS, httponly=True, samesite="lax", secure=secure)
