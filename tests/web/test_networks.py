"""Rate limits are by address; for IPv6 by the /64 network, all of which belongs to one person."""

from __future__ import annotations

import pytest

from fondaco.web.http.networks import network_of


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::1", "::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("2001:0db8:0000:0000:1:2:3:4", "2001:db8::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_the_network_of_an_address(host: str, network: str) -> None:
    assert network_of({"client": (host, 9)}) == network


def test_a_request_over_a_local_socket_has_no_address() -> None:
    assert network_of({"client": None}) == ""
    assert network_of({}) == ""
