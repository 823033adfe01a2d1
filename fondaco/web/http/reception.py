"""The reception: recognizes visitors by their cookie, and sets one for those who need it."""

from __future__ import annotations

from collections import OrderedDict

from starlette.requests import Request
from starlette.responses import Response

from fondaco.web.http.cookies import cookie_in, set_cookie
from fondaco.web.store import storage
from fondaco.web.store.database import Database
from fondaco.web.store.rows import Visitor

COOKIE = "fondaco"
REMEMBERED = 5000


class Reception:
    """Visitors by the hash of their cookie, with an LRU cache."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.known: OrderedDict[str, Visitor] = OrderedDict()

    async def visitor(self, request: Request) -> Visitor | None:
        """Who sent a request; None without a cookie of ours."""
        token = token_of(request)
        if not token:
            return None
        token_hash = storage.hashed(token)
        known = self.known.get(token_hash)
        if known is None:
            known = await self.database.run(storage.find_visitor, token_hash)
            if known is not None:
                self.remember(token_hash, known)
        return known

    def remember(self, token_hash: str, visitor: Visitor) -> None:
        self.known[token_hash] = visitor
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    def forget_name(self, visitor: int) -> None:
        for token_hash, known in self.known.items():
            if known.id == visitor:
                self.known[token_hash] = known._replace(name="")

    async def admit(self, request: Request, name: str) -> tuple[Visitor, str]:
        """The visitor, under a name that may be new; and the token for a new cookie, empty if there is one already."""
        visitor = await self.visitor(request)
        token = ""
        if visitor is None:
            token = storage.new_secret()
            visitor = await self.database.run(storage.add_visitor, storage.hashed(token), name)
            self.remember(storage.hashed(token), visitor)
        elif name and name != visitor.name:
            await self.database.run(storage.rename_visitor, visitor.id, name)
            visitor = visitor._replace(name=name)
            self.remember(storage.hashed(token_of(request)), visitor)
        return visitor, token


def token_of(request: Request) -> str:
    """The value of the visitor's cookie, or empty."""
    token = cookie_in(request.headers, COOKIE)
    return token if 20 <= len(token) <= 100 else ""


def give_cookie(response: Response, token: str, secure: bool) -> Response:
    if token:
        set_cookie(response, COOKIE, token, secure)
    return response
