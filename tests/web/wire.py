"""A raw connection to a server: what is sent need not be HTTP, and what comes back is parsed strictly."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass, field

HANG = 30.0
"""Timeout for a response, in seconds."""
DEAD = 0
"""The status of an answer that never came: the connection ended before it."""
HUNG = -1
LARGEST = 1 << 26


@dataclass
class Reply:
    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    def text(self) -> str:
        packed = self.headers.get("content-encoding") == "gzip"
        return (gzip.decompress(self.body) if packed else self.body).decode()


class Wire:
    """One connection, reopened whenever the server closed it."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def exchange(self, request: bytes, is_whole: bool = True, bodiless: bool = False) -> Reply:
        """Send something and read the answer. Of what is not a whole request the end is sent, too."""
        fresh = self.writer is None
        reply = await self.try_exchange(request, is_whole, bodiless)
        if reply.status == DEAD and is_whole and not fresh:
            # A race: a server may close an idle connection at any time, also at this moment.
            reply = await self.try_exchange(request, is_whole, bodiless)
        return reply

    async def try_exchange(self, request: bytes, is_whole: bool, bodiless: bool) -> Reply:
        try:
            return await asyncio.wait_for(self.send_and_read(request, is_whole, bodiless), HANG)
        except TimeoutError:
            self.close()
            return Reply(HUNG)
        except (OSError, EOFError, ValueError):
            self.close()
            return Reply(DEAD)

    async def send_and_read(self, request: bytes, is_whole: bool, bodiless: bool) -> Reply:
        if self.writer is None or self.reader is None or self.writer.is_closing() or self.reader.at_eof():
            self.close()
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port, limit=LARGEST)
        self.writer.write(request)
        if not is_whole:
            self.writer.write_eof()
        await self.writer.drain()
        reply = await self.read_head()
        while reply.status == 100:
            reply = await self.read_head()
        if reply.headers.get("content-type", "").startswith("text/event-stream"):
            self.close()  # it would never end
            return reply
        if not bodiless and reply.status not in (204, 304):
            reply.body = await self.read_body(reply.headers)
        if not is_whole or reply.headers.get("connection") == "close":
            self.close()
        return reply

    async def read_head(self) -> Reply:
        assert self.reader is not None
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = (line.partition(":") for line in lines[1:] if line)
        return Reply(int(lines[0].split()[1]), {name.lower(): value.strip() for name, _, value in pairs})

    async def read_body(self, headers: dict[str, str]) -> bytes:
        assert self.reader is not None
        if "chunked" not in headers.get("transfer-encoding", ""):
            return await self.reader.readexactly(int(headers.get("content-length", "0")))
        body = b""
        while size := int(await self.reader.readuntil(b"\r\n"), 16):
            body += await self.reader.readexactly(size)
            await self.reader.readexactly(2)
        await self.reader.readexactly(2)
        return body

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None
