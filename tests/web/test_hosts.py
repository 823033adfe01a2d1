"""The server answers to its own names alone, so that no link it makes leads to somebody else."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from fondaco.web.http.hosts import Hosts, plain
from fondaco.web.http.settings import settings_from_environment
from fondaco.web.store.schema import chairs

from .club import Club, Person

MACHINE = f"{socket.gethostname().split('.')[0]}.local:8000"
FOREIGN = [
    "evil.example",
    "evil.example:8000",
    "testserver.evil.example",
    "testserver@evil.example",
    "testserver:80@evil.example",
    "testserver/evil.example",
    "evil.example/testserver",
    "testserver, evil.example",
    "203.0.113.7",
    "[2001:db8::7]:80",
    "127.0.0.1.evil.example",
    "[::1]evil.example",
    "",
]


@pytest.mark.parametrize("host", FOREIGN)
def test_a_forged_host_gets_no_link(club: Club, anna: Person, bea: Person, host: str) -> None:
    table = club.table_of(anna, bea)
    for address in ("/", f"/t/{table}"):
        refused = anna.ask("GET", address, {"Host": host})
        assert refused.status_code == 400
        assert "is not known as" in refused.text
        assert "content-security-policy" in refused.headers
    refused = anna.ask("POST", f"/t/{table}/link", {"Host": host}, data={"seat": "0"})
    assert refused.status_code == 400
    assert "/seat/" not in refused.text
    assert club.site.database.run_now(count_links) == 0


def count_links(connection: Connection) -> int:
    return int(connection.execute(select(func.count(chairs.c.link_hash))).scalar_one())


@pytest.mark.parametrize(
    "host",
    [
        "testserver",
        "TestServer:81",
        "localhost",
        "localhost:8000",
        "127.0.0.1:8000",
        "127.8.9.1",
        "[::1]:8000",
        MACHINE,
    ],
)
def test_links_begin_with_the_name_that_was_asked_for(club: Club, anna: Person, host: str) -> None:
    table = club.table_of(anna, bots=1)
    page = anna.ask("POST", f"/t/{table}/link", {"Host": host}, data={"seat": "0"})
    assert page.status_code == 200
    assert f'value="http://{host.lower()}/seat/' in page.text.lower()


def test_the_address_of_the_connection_is_a_name_of_ours() -> None:
    """As printed by a server that listens to all addresses of a machine; also where both kinds share a socket."""
    hosts = Hosts(lambda *_: None, "", ("club.example", "[fd00::9]"))  # type: ignore[arg-type, return-value]
    for asked, server in (
        ("192.0.2.7:8000", "192.0.2.7"),
        ("192.0.2.7:8000", "::ffff:192.0.2.7"),
        ("[2001:DB8:0::7]:8000", "2001:db8::7"),
        ("club.example.", "192.0.2.7"),
        ("[fd00::9]", "192.0.2.7"),
    ):
        assert hosts.is_ours(asked, {"server": (server, 8000)}), asked
    assert not hosts.is_ours("192.0.2.8", {"server": ("192.0.2.7", 8000)})
    assert not hosts.is_ours("192.0.2.8", {"server": None})
    assert plain("[FE80::1%eth0]") == "fe80::1"


def test_with_a_public_address_all_links_begin_with_it(tmp_path: Path) -> None:
    with Club(tmp_path, public_address="https://club.example") as club:
        anna = Person(club, "Anna")
        table = club.table_of(anna, bots=1)
        page = anna.ask("POST", f"/t/{table}/link", {"Host": "evil.example"}, data={"seat": "0"})
        assert 'value="https://club.example/seat/' in page.text
        assert "evil.example" not in page.text


def test_machines_ask_for_health_under_any_name(club: Club, anna: Person) -> None:
    assert anna.ask("GET", "/health", {"Host": "10.0.0.9"}).status_code == 200


def test_names_of_hosts_come_from_the_environment(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FONDACO_HOSTS", "Club.example, games.lan 192.0.2.7 [fd00::9]")
    assert settings_from_environment().hosts == ("club.example", "games.lan", "192.0.2.7", "[fd00::9]")
