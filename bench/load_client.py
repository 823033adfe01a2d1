"""What a browser does at a table, for the load test: forms over a keep-alive connection, and a live stream.

It reads what is open from the stream, as a person would. So the client knows nothing of rules, versions or chance, and
works with servers of other revisions as well.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
import zlib
from dataclasses import dataclass
from urllib.parse import urlencode

CHOICES = re.compile(r'<details id="choices".*?</details>', re.DOTALL)
CHOICE = re.compile(r'name="choice" value="([^"]+)"')
PLANNING = 'id="planning"'
PART = re.compile(r'form="compose" name="part" value="([^"]+)"')
VERB = re.compile(r'form="compose" name="verb" value="([^"]+)"')
MOST_PARTS = re.compile(r'data-most="(\d+)"')

Fields = dict[str, str | list[str]]


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


class Client:
    """One browser: a cookie, and a keep-alive connection."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, fields: Fields | None = None) -> Answer:
        if self.writer is None or self.reader is None or self.reader.at_eof():
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        body = urlencode(fields or {}, doseq=True).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Accept-Encoding: gzip"]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        if method == "POST":
            lines += [
                "Content-Type: application/x-www-form-urlencoded",
                f"Content-Length: {len(body)}",
                "HX-Request: true",
            ]
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        content = await self.reader.readexactly(int(headers.get("content-length", "0")))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        return Answer(int(head[0].split()[1]), headers, content)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


@dataclass
class Message:
    at: float
    wire: int
    """Bytes over the wire."""
    unpacked: int


class Stream(asyncio.Protocol):
    """The live stream of one viewer, compressed as for a browser: every chunk of the response is one message."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.data = b""
        """The buffer of unparsed bytes."""
        self.unpacker = zlib.decompressobj(16 + zlib.MAX_WBITS)
        self.messages: list[Message] = []
        self.came = asyncio.Event()
        self.choices: list[str] = []
        """What this viewer may choose now."""
        self.is_composing = False
        """Whether a form of several parts is open now."""
        self.verb = ""
        self.parts: list[str] = []
        self.most_parts = 1
        self.is_over = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        assert isinstance(transport, asyncio.Transport)
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.messages and self.data.startswith(b"HTTP"):
            head, end, rest = self.data.partition(b"\r\n\r\n")
            if not end:
                return
            if b"content-encoding: gzip" not in head.lower():
                raise SystemExit(f"the stream is not compressed: {head[:200]!r}")
            self.data = rest
        while self.take_chunk():
            pass

    def take_chunk(self) -> bool:
        """Parse one chunk from the buffer; whether there was a whole one."""
        size, end, rest = self.data.partition(b"\r\n")
        if not end or len(rest) < int(size, 16) + 2:
            return False
        chunk, self.data = rest[: int(size, 16)], rest[int(size, 16) + 2 :]
        unpacked = self.unpacker.decompress(chunk)
        if b"data: <" in unpacked:
            self.messages.append(Message(time.perf_counter(), len(chunk), len(unpacked)))
            self.came.set()
            self.read(unpacked.decode())
        return True

    def read(self, html: str) -> None:
        """Note what is open, if the message tells it."""
        listed = CHOICES.search(html)
        if listed:
            self.choices = CHOICE.findall(listed[0])
        parts = PART.findall(html)
        if PLANNING in html:  # a plan is made there, or nothing of it is left
            self.is_composing = bool(parts)
        if parts:
            self.parts = parts
            self.verb = VERB.findall(html)[-1]
            self.most_parts = int(MOST_PARTS.findall(html)[-1])
        self.is_over = self.is_over or 'data-turn="over"' in html

    def is_asked(self) -> bool:
        return bool(self.choices) or self.is_composing

    def random_fields(self) -> Fields:
        """A form that answers the question, at random."""
        if self.is_composing and random.random() < 0.8:
            ticked = random.sample(self.parts, random.randint(1, self.most_parts))
            return {"verb": self.verb, "part": sorted(ticked, key=self.parts.index)}
        return {"choice": random.choice(self.choices)}
