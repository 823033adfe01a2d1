"""Where a request comes from, as far as limits are concerned."""

from __future__ import annotations

import ipaddress

from starlette.types import Scope

PREFIX = 64
"""Of the newer addresses (IPv6) everybody has very many, which have so many bits in common."""


def network_of(scope: Scope) -> str:
    """The address that a request comes from; of an IPv6 address its network. Empty where that is not known."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, PREFIX), strict=False))
