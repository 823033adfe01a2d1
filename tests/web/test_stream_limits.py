"""Streams are limited for a visitor and for an address, over all tables of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.web.errors import TooMany
from fondaco.web.http.stream_limits import StreamLimits

from .club import Club, Person


def test_a_visitor_has_so_many_streams_and_gets_them_back() -> None:
    limits = StreamLimits(per_visitor=2, per_address=100)
    with limits.place("192.0.2.1", 1), limits.place("192.0.2.2", 1), limits.place("192.0.2.1", 2):
        with pytest.raises(TooMany) as caught, limits.place("192.0.2.3", 1):
            pass
        assert "2 windows" in str(caught.value)
    with limits.place("192.0.2.1", 1):
        pass
    assert not limits.open, "whoever has gone is forgotten"


def test_an_address_has_so_many_streams_whoever_opens_them() -> None:
    limits = StreamLimits(per_visitor=100, per_address=3)
    with limits.place("192.0.2.1", 1), limits.place("192.0.2.1", 2), limits.place("192.0.2.1", None):
        with pytest.raises(TooMany) as caught, limits.place("192.0.2.1", None):
            pass
        assert "your network" in str(caught.value)
        with limits.place("192.0.2.2", None):
            pass


@pytest.mark.parametrize("limit", [{"streams_per_visitor": 1}, {"streams_per_address": 1}])
def test_a_stream_too_many_is_refused_at_any_table(tmp_path: Path, limit: dict[str, int]) -> None:
    with Club(tmp_path, **limit) as club:
        anna = Person(club, "Anna")
        tables = [club.table_of(anna, bots=1) for _ in range(2)]
        visitor = anna.visitor
        assert visitor is not None
        with club.site.streams.place("testclient", visitor.id):
            for table in tables:
                answer = anna.get(f"/t/{table}/stream")
                assert answer.status_code == 429
                assert "windows with tables" in answer.text
                assert not club.live(table).watchers
