"""The server as a process: it prints its address, streams to browsers, and stops when it is told to."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fondaco.cli import serve
from fondaco.web.http.app import make_app
from fondaco.web.http.patience import PatientProtocol
from fondaco.web.http.settings import Settings

from .server import Server, running, wait_for_end_of


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "home") as server:
        yield server


def test_the_server_keeps_to_its_settings() -> None:
    settings = Settings("sqlite://", request_seconds=7, connections=70)
    config = serve.Server(make_app(settings), settings).config
    assert isinstance(config.http, type)
    assert issubclass(config.http, PatientProtocol)
    assert (config.http.patience, config.limit_concurrency) == (7, 70)


def test_a_stream_brings_a_choice_and_ends_when_the_server_stops(server: Server) -> None:
    anna = httpx.Client(base_url=server.address, timeout=60)
    form = {"game": "norenberc", "name": "Anna", "seats": "2", "chair-2": "greedy", "bot-pace": "200"}
    address = anna.post("/tables", data=form).headers["location"]
    lines: list[str] = []
    begun, changed, ended = threading.Event(), threading.Event(), threading.Event()

    def listen() -> None:
        with httpx.stream("GET", f"{server.address}{address}/stream?have=nothing", timeout=60) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            assert "content-security-policy" in stream.headers
            for line in stream.iter_lines():
                lines.append(line)
                (changed if begun.is_set() and 'id="state"' in line else begun).set()
        ended.set()

    threading.Thread(target=listen, daemon=True).start()
    assert begun.wait(60)
    page = anna.get(address).text
    version = re.search(r'data-version="(\d+)"', page)
    assert version is not None
    done = anna.post(f"{address}/choose", data={"choice": "pass", "version": version[1], "seat": "0", "sure": "yes"})
    assert done.status_code == 303
    assert changed.wait(60)
    children = server.children()
    assert children, "the bots think in processes of their own"
    assert server.stop() == 0
    assert ended.wait(60)
    assert wait_for_end_of(children) == []
    assert "Traceback" not in server.log()
    assert "timeout" not in server.log()
