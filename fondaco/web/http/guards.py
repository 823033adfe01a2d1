"""Middleware that guards the app: body size, rate limits, CSRF, and security headers."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.web.errors import NotYours, TooLarge, TooMany
from fondaco.web.http.cookies import cookie_in
from fondaco.web.http.networks import network_of
from fondaco.web.http.reception import COOKIE

LARGEST_BODY = 65_536
GUESSED = ("/t/", "/seat/")
"""Paths with a secret in them: a table's id or a seat link. Whoever has it may look."""
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Nothing is loaded from other origins, inline scripts are blocked, and no other site can frame a page."""

Refuse = Callable[[Scope, Receive, Send, Exception], Awaitable[None]]


class Guards:
    """Wraps the app. Refusals and unexpected errors are answered with a page that has the same headers."""

    def __init__(self, app: ASGIApp, refuse: Refuse, forms_per_second: int) -> None:
        self.app = app
        self.refuse = refuse
        self.rates = Rates(forms_per_second, 8 * forms_per_second)
        self.addresses = Rates(25 * forms_per_second, 500 * forms_per_second)
        """All requests from one network, against clients that forge cookies. Generous: a whole school may share it."""
        self.misses = Rates(forms_per_second / 4, 25 * forms_per_second)
        """The 404s of a visitor, against guessing tables and secret links."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answered = False
        network = network_of(scope)
        is_guess = scope["path"].startswith(GUESSED)

        async def noting(message: Message) -> None:
            nonlocal answered
            answered = True
            if is_guess and message["type"] == "http.response.start" and message["status"] == 404:
                self.misses.count(client_of(scope))
            await send(message)

        guarded = with_headers(noting)
        try:
            if scope["method"] not in ("GET", "HEAD"):
                check_origin(scope)
                check_size(scope)
                self.rates.take(client_of(scope))
            if not scope["path"].startswith("/static/"):
                self.addresses.take(network)
            if is_guess:
                self.misses.check(client_of(scope))
            await self.app(scope, bounded(receive), guarded)
        except Exception as error:
            if answered:
                raise
            await self.refuse(scope, receive, guarded, error)


def with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
            if headers["cache-control"] == "no-store":
                headers.add_vary_header("Accept-Language, Cookie")
        await send(message)

    return send_with_headers


def check_origin(scope: Scope) -> None:
    """CSRF protection: a form of another site must not act for somebody who is at a table here."""
    headers = Headers(scope=scope)
    site = headers.get("sec-fetch-site")
    if site is not None:
        if site not in ("same-origin", "none"):
            raise NotYours("other-site")
        return
    origin = headers.get("origin")
    if origin is not None and site_in(origin) != headers.get("host"):
        raise NotYours("other-site")


def site_in(origin: str) -> str | None:
    """Host and port of an origin; None if it is malformed."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def check_size(scope: Scope) -> None:
    length = Headers(scope=scope).get("content-length", "0")
    if not length.isascii() or not length.isdigit() or int(length) > LARGEST_BODY:
        raise TooLarge("large-form", {"most": LARGEST_BODY})


def bounded(receive: Receive) -> Receive:
    """Stops reading a body that is too large, whatever its `Content-Length` says."""
    seen = 0

    async def receive_some() -> Message:
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > LARGEST_BODY:
                raise TooLarge("large-form", {"most": LARGEST_BODY})
        return message

    return receive_some


def client_of(scope: Scope) -> str:
    """The rate-limit key: the visitor's cookie, or the network address if there is none."""
    return cookie_in(Headers(scope=scope), COOKIE)[:200] or network_of(scope)


class Rates:
    """A rate limit for each client: so many a second, with a burst (a token bucket)."""

    def __init__(self, per_second: float, burst: float, most_clients: int = 20_000) -> None:
        self.per_second = per_second
        self.burst = burst
        self.most_clients = most_clients
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """The tokens that each client has left, and when that was; an LRU cache."""

    def take(self, client: str) -> None:
        """Take one token. Raises TooMany if none is left."""
        self.check(client)
        self.count(client)

    def check(self, client: str) -> None:
        """Raises TooMany if no token is left."""
        if self.left_to(client) < 1:
            raise TooMany("too-fast")

    def count(self, client: str) -> None:
        left = self.left_to(client)
        self.left.pop(client, None)
        self.left[client] = (max(0.0, left - 1), time.monotonic())
        if len(self.left) > self.most_clients:
            self.left.popitem(last=False)

    def left_to(self, client: str) -> float:
        """How many tokens a client has left now."""
        now = time.monotonic()
        left, then = self.left.get(client, (self.burst, now))
        return min(self.burst, left + (now - then) * self.per_second)
