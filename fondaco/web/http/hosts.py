"""The names that this server is reached by. Its links begin with one of them, so they never lead elsewhere."""

from __future__ import annotations

import ipaddress
import re
import socket

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from fondaco.web.errors import BadHost

HOST = re.compile(r"(?P<name>[a-z0-9._-]{1,253}|\[[0-9a-f:.%]{2,60}\])(?::\d{1,5})?")
UNGUARDED = "/health"
"""Asked for by machines under any name; no link stands there."""


class Hosts:
    """Lets in what asks for a name of ours. Without that, whoever forges a name would have the links made for it."""

    def __init__(self, app: ASGIApp, address: str, names: tuple[str, ...]) -> None:
        self.app = app
        self.address = address
        """The public address; links begin with it whatever name was asked for."""
        self.names = {"localhost", *map(plain, names), *names_of_machine()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self.address and scope["path"] != UNGUARDED:
            self.check(scope)
        await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Raises where the request asks for somebody else. Without a name, links take the address of the connection."""
        asked = Headers(scope=scope).get("host")
        if asked is not None and not self.is_ours(asked, scope):
            raise BadHost("other-host", {"host": asked[:80]})

    def is_ours(self, asked: str, scope: Scope) -> bool:
        found = HOST.fullmatch(asked.lower())
        if found is None:
            return False
        name = plain(found["name"])
        server = scope.get("server")
        return name in self.names or is_loopback(name) or (server is not None and name == plain(str(server[0])))


def names_of_machine() -> set[str]:
    """What this machine calls itself, and what its network may call it."""
    whole = socket.gethostname().lower()
    short = whole.split(".")[0]
    return {whole, short, f"{short}.local"}


def plain(name: str) -> str:
    """A name or a numeric address in the one way we compare it."""
    bare = name.lower().removeprefix("[").removesuffix("]").split("%")[0].removesuffix(".")
    try:
        address = ipaddress.ip_address(bare)
    except ValueError:
        return bare
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(mapped or address)


def is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
