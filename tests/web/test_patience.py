"""Slow requests time out, over real sockets; whole ones are answered, and streams stay open."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from fondaco.web.http.patience import protocol_with

PATIENCE = 0.2
ENOUGH = 1.0
"""Seconds in which a whole request comes, however busy the machine is."""
FOR_EVER = 60.0
"""Seconds after which a test gives up."""
WHOLE = b"GET / HTTP/1.1\r\nHost: club\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: club\r\nContent-Length: 1000\r\n\r\n"
HALVES = {
    "nothing": b"",
    "a letter": b"G",
    "a line": b"GET / HTTP/1.1\r\n",
    "half a header": b"GET / HTTP/1.1\r\nHost: cl",
    "no body": POST,
    "half a body": POST + b"x" * 500,
    "half a chunk": b"POST / HTTP/1.1\r\nHost: club\r\nTransfer-Encoding: chunked\r\n\r\n400\r\nxx",
    "a second one after a whole one": WHOLE + b"GET / HTT",
}


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Reads a body, and answers; `/stream` never ends by itself."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": b"one", "more_body": True})
    if scope["path"] == "/stream":
        await asyncio.sleep(1.2 * ENOUGH)
    await send({"type": "http.response.body", "body": b"two"})


class Listening:
    """A server on a free port, as long as a block lasts."""

    def __init__(self, patience: float = PATIENCE, **settings: Any) -> None:
        config = uvicorn.Config(app, port=0, lifespan="off", log_level="critical", timeout_keep_alive=60, **settings)
        config.http = protocol_with(patience)
        self.server = uvicorn.Server(config)

    async def __aenter__(self) -> int:
        self.task = asyncio.create_task(self.server.serve())
        while not self.server.started:
            await asyncio.sleep(0.01)
        return int(self.server.servers[0].sockets[0].getsockname()[1])

    async def __aexit__(self, *_: object) -> None:
        self.server.should_exit = self.server.force_exit = True
        await self.task


async def everything(port: int, sent: bytes) -> bytes:
    """What comes back until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    try:
        return await asyncio.wait_for(until_closed(reader), FOR_EVER)
    finally:
        writer.close()


async def until_closed(reader: asyncio.StreamReader) -> bytes:
    received = b""
    try:
        while piece := await reader.read(1000):
            received += piece
    except ConnectionResetError:
        pass
    return received


def apart(work: Coroutine[Any, Any, None]) -> None:
    with ThreadPoolExecutor() as other:  # the browser of other tests may leave an event loop in this thread
        other.submit(asyncio.run, work).result()


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_half_a_request_ends(half: bytes) -> None:
    async def send_half() -> None:
        async with Listening(ENOUGH if half.startswith(WHOLE) else PATIENCE) as port:
            received = await everything(port, half)
            assert received.count(b"HTTP/1.1 200") == half.startswith(WHOLE)

    apart(send_half())


@pytest.mark.parametrize("head", [b"GET / HTTP/1.1\r\nHost: club\r\n", POST])
def test_a_byte_now_and_then_does_not_help(head: bytes) -> None:
    async def trickle() -> None:
        async with Listening() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            closed = asyncio.create_task(until_closed(reader))
            writer.write(head)
            for _ in range(int(FOR_EVER / 0.02)):
                if closed.done():
                    break
                writer.write(b"x")
                await asyncio.sleep(0.02)
            assert closed.done()
            writer.close()

    apart(trickle())


def test_what_is_whole_is_answered_however_long_the_answer_takes() -> None:
    async def ask() -> None:
        async with Listening(ENOUGH) as port:
            stream = WHOLE.replace(b"GET /", b"GET /stream").replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
            received = await everything(port, stream)
            assert b"one" in received
            assert b"two" in received

    apart(ask())


def test_more_connections_than_are_allowed_are_told_to_come_again() -> None:
    async def crowd() -> None:
        async with Listening(FOR_EVER, limit_concurrency=4) as port:
            others = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
            reader, writer = others[-1]
            writer.write(WHOLE)
            assert b" 503 " in await asyncio.wait_for(reader.readline(), FOR_EVER)
            for _, other in others:
                other.close()

    apart(crowd())
