"""A request that becomes malformed half-way is refused or cut off, and is no error of the server."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from fondaco.web.http.garbled import GarbleProof

HEAD = b"POST / HTTP/1.1\r\nHost: club\r\nTransfer-Encoding: chunked\r\n\r\n"
GARBAGE = b"zz\r\n"


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers before it has read anything."""
    await send({"type": "http.response.start", "status": 405, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": b"no", "more_body": True})
    await receive()
    await send({"type": "http.response.body", "body": b"body"})


async def exchange(pieces: list[bytes]) -> tuple[bytes, list[str]]:
    """What comes back for what is sent piece by piece, and what the event loop could not handle."""
    loop = asyncio.get_running_loop()
    faults: list[str] = []
    loop.set_exception_handler(lambda _, context: faults.append(str(context["message"])))
    config = uvicorn.Config(app, lifespan="off", log_config=None)
    config.load()
    listening = await loop.create_server(lambda: GarbleProof(config, ServerState(), {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
    answer = b""
    for piece in pieces:
        writer.write(piece)
        answer += await reader.read(65_536)
    answer += await reader.read()
    writer.close()
    listening.close()
    return answer, faults


@pytest.mark.parametrize(
    ("pieces", "status"), [([HEAD + GARBAGE], b"400"), ([HEAD, GARBAGE], b"405")], ids=["at once", "half-way"]
)
def test_garbage_in_a_body_is_no_error_of_the_server(
    pieces: list[bytes], status: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    # The browser of other tests may leave an event loop in this thread.
    with caplog.at_level(logging.ERROR), ThreadPoolExecutor() as apart:
        answer, faults = apart.submit(asyncio.run, exchange(pieces)).result()
    assert answer.startswith(b"HTTP/1.1 " + status)
    assert answer.count(b"HTTP/1.1") == 1
    assert faults == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
