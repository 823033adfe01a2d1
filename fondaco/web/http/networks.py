"""The network that a request comes from, as a key for rate limits."""

from __future__ import annotations

import ipaddress

from starlette.types import Scope

PREFIX = 64
"""Bits of an IPv6 address that identify a subscriber, who has very many addresses."""


def network_of(scope: Scope) -> str:
    """The IPv4 address or IPv6 network that a request comes from. Empty if unknown."""
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
