"""The host names of this server. Links are built from the `Host` header, so it must be one of them."""

from __future__ import annotations

import ipaddress
import re
import socket

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from fondaco.web.errors import BadHost

HOST = re.compile(r"(?P<name>[a-z0-9._-]{1,253}|\[[0-9a-f:.%]{2,60}\])(?::\d{1,5})?")
UNGUARDED = "/health"
"""Health checks may use any host name; there are no links on that page."""


class Hosts:
    """Refuses requests for other hosts. Otherwise a forged `Host` header would end up in our links."""

    def __init__(self, app: ASGIApp, address: str, names: tuple[str, ...]) -> None:
        self.app = app
        self.address = address
        """The public address; links begin with it whatever the `Host` header says."""
        self.names = {"localhost", *map(plain, names), *names_of_machine()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self.address and scope["path"] != UNGUARDED:
            self.check(scope)
        await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Raises if the request is for another host. Without a `Host` header, links use the connection's address."""
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
    """The host names of this machine, also as seen from its network."""
    whole = socket.gethostname().lower()
    short = whole.split(".")[0]
    return {whole, short, f"{short}.local"}


def plain(name: str) -> str:
    """A host name or IP address in canonical form."""
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
