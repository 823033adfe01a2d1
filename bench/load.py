"""Two hundred live tables over real streams on this machine alone: how long from a click to the last viewer?

A server of our own is started on the loopback address. Every table has four seats and a spectator, each with a stream;
every few seconds one seat of each table chooses at random. The clock runs from the click until the last of the five
viewers has the whole message. The clients share the machine with the server, so the figures are its worst.

Also measured: what a choice sends to a viewer over a whole game, the weight of the first page and of a table, and the
memory that a table takes which nobody watches. Writes "web" in bench/results.json. Run it by `make load`.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from fondaco.games import find_game
from fondaco.kernel.record import Record
from fondaco.kernel.table import Table, keyed_table

RESULTS = Path(__file__).parent / "results.json"
GAME = "norenberc"
SEATS = 4
MOST_TABLES = 500
MOST_SECONDS = 600


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes


class Client:
    """One browser: a cookie, and a connection that is kept."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookie = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, fields: dict[str, str] | None = None) -> Answer:
        if self.writer is None or self.reader is None or self.reader.at_eof():
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        body = urlencode(fields or {}).encode()
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


class Stream(asyncio.Protocol):
    """The live stream of one viewer, compressed as for a browser: every chunk of the answer is one message."""

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.data = b""
        """What came and was not looked at yet."""
        self.unpacker = zlib.decompressobj(16 + zlib.MAX_WBITS)
        self.messages: list[Message] = []
        self.came = asyncio.Event()

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
                raise SystemExit("the stream is not compressed")
            self.data = rest
        while self.take_chunk():
            pass

    def take_chunk(self) -> bool:
        """One whole chunk from what came; whether there was one."""
        size, end, rest = self.data.partition(b"\r\n")
        if not end or len(rest) < int(size, 16) + 2:
            return False
        chunk, self.data = rest[: int(size, 16)], rest[int(size, 16) + 2 :]
        unpacked = self.unpacker.decompress(chunk)
        if b"data: <" in unpacked:
            self.messages.append(Message(time.perf_counter(), len(chunk), len(unpacked)))
            self.came.set()
        return True


@dataclass
class Message:
    at: float
    wire: int
    """Bytes over the wire."""
    unpacked: int


@dataclass
class Played:
    """One table, the game as it stands there, and the five who look at it."""

    id: str
    clients: list[Client]
    table: Table
    streams: list[Stream] = field(default_factory=list)


class Server:
    """A server of our own, with a database in a folder that goes away."""

    def __init__(self, folder: str) -> None:
        self.file = Path(folder) / "tables.sqlite"
        environment = os.environ | {"FONDACO_DB": f"sqlite:///{self.file}", "FONDACO_TABLES_PER_HOUR": "1000000"}
        environment["FONDACO_FORMS_PER_SECOND"] = environment["FONDACO_STREAMS_PER_ADDRESS"] = "1000000"
        command = [sys.executable, "-m", "fondaco", "serve", "--port", "0"]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=folder)
        assert self.process.stdout is not None
        found = re.search(r"http://[^ ]+", self.process.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        address = urlsplit(found[0])
        self.host, self.port = address.hostname or "127.0.0.1", address.port or 80

    def client(self) -> Client:
        return Client(self.host, self.port)

    def memory(self) -> int:
        """Resident bytes of the server alone, without the processes of the bots."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def seed_of(self, table_id: str) -> str:
        with sqlite3.connect(self.file) as connection:
            return str(connection.execute("SELECT seed FROM tables WHERE id = ?", [table_id]).fetchone()[0])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)


async def open_table(server: Server, seats: int) -> Played:
    """A table with a person at every seat."""
    clients = [server.client() for _ in range(seats)]
    fields = {"game": GAME, "name": "Player 1", "seats": str(seats), "chair-1": "me"}
    fields |= {f"chair-{seat + 1}": "open" for seat in range(1, seats)}
    answer = await clients[0].ask("POST", "/tables", fields)
    table_id = answer.headers["location"].rpartition("/")[2]
    for seat in range(1, seats):
        await clients[seat].ask("POST", f"/t/{table_id}/sit", {"seat": str(seat), "name": f"Player {seat + 1}"})
    record = Record(find_game(GAME), seats, {}, "")
    return Played(table_id, clients, keyed_table(record, server.seed_of(table_id), []))


async def watch(server: Server, played: Played) -> None:
    """A stream for every seat, and one for a spectator."""
    loop = asyncio.get_running_loop()
    for cookie in [*[client.cookie for client in played.clients], ""]:
        head = f"GET /t/{played.id}/stream HTTP/1.1\r\nHost: {server.host}:{server.port}\r\nAccept-Encoding: gzip\r\n"
        request = head + (f"Cookie: {cookie}\r\n" if cookie else "") + "\r\n"
        _, stream = await loop.create_connection(
            lambda request=request: Stream(request.encode()), server.host, server.port
        )
        played.streams.append(stream)
    for stream in played.streams:
        await asyncio.wait_for(stream.came.wait(), 30)


def random_choice(played: Played) -> tuple[int, int]:
    asked = [seat for seat in range(len(played.clients)) if played.table.state.is_asked(seat)]
    seat = random.choice(asked)
    return seat, random.choice(played.table.open(seat))


async def choose(played: Played) -> float:
    """One choice at a table: seconds until the last viewer has it."""
    seat, choice = random_choice(played)
    for stream in played.streams:
        stream.came.clear()
    notation = played.table.game.vocabulary.text(choice)
    fields = {"choice": notation, "seat": str(seat), "version": str(played.table.version()), "sure": "yes"}
    clicked = time.perf_counter()
    answer = await played.clients[seat].ask("POST", f"/t/{played.id}/choose", fields)
    if answer.status != 204:
        raise SystemExit(f"the choice {notation} was answered {answer.status}")
    played.table.choose(seat, choice)
    await asyncio.wait_for(asyncio.gather(*[stream.came.wait() for stream in played.streams]), 30)
    return max(stream.messages[-1].at for stream in played.streams) - clicked


async def keep_choosing(played: Played, every: float, until: float, first: float) -> list[float]:
    """A choice every few seconds, by the clock and not by the answers."""
    took = []
    due = first
    while due < until and not played.table.state.is_over():
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        took.append(await choose(played))
        due += every
    return took


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


async def measure_latency(server: Server, tables: int, seconds: float, every: float) -> dict[str, object]:
    played = [await open_table(server, SEATS) for _ in range(tables)]
    for one in played:
        await watch(server, one)
    begin = time.perf_counter() + 2
    busy = server.processor_seconds()
    until = begin + seconds
    spread = [keep_choosing(one, every, until, begin + every * index / tables) for index, one in enumerate(played)]
    took = [1000 * one for each in await asyncio.gather(*spread) for one in each]
    busy = server.processor_seconds() - busy
    messages = [message for one in played for stream in one.streams for message in stream.messages[1:]]
    for one in played:
        for stream in one.streams:
            stream.transport.close()
        for client in one.clients:
            client.close()
    return {
        "tables": tables,
        "streams": tables * (SEATS + 1),
        "choices": len(took),
        "ms_median": round(statistics.median(took), 1),
        "ms_p95": round(percentile(took, 0.95), 1),
        "ms_p99": round(percentile(took, 0.99), 1),
        "ms_most": round(max(took), 1),
        "wire_bytes_mean": round(statistics.mean(message.wire for message in messages)),
        "server_cores": round(busy / seconds, 2),
    }


async def measure_game(server: Server, seats: int) -> dict[str, object]:
    """What the choices of a whole game send to each viewer."""
    played = await open_table(server, seats)
    await watch(server, played)
    while not played.table.state.is_over():
        await choose(played)
    messages = [message for stream in played.streams for message in stream.messages[1:]]
    for stream in played.streams:
        stream.transport.close()
    return {
        "seats": seats,
        "wire_bytes_mean": round(statistics.mean(message.wire for message in messages)),
        "wire_bytes_most": max(message.wire for message in messages),
        "unpacked_bytes_most": max(message.unpacked for message in messages),
    }


async def measure_page(server: Server, path: str, cookie: str) -> int:
    """Bytes over the wire of a page with everything it loads, in English."""
    client = server.client()
    client.cookie = cookie
    answer = await client.ask("GET", path)
    total = len(answer.body) + sum(len(name) + len(value) + 4 for name, value in answer.headers.items())
    page = (
        gzip.decompress(answer.body).decode()
        if answer.headers.get("content-encoding") == "gzip"
        else answer.body.decode()
    )
    for file in dict.fromkeys(re.findall(r'(?:src|href)="(/static/[^"]+)"', page)):
        answer = await client.ask("GET", file)
        total += len(answer.body) + sum(len(name) + len(value) + 4 for name, value in answer.headers.items())
        if "fonts.css" in file:
            text = (
                gzip.decompress(answer.body).decode()
                if answer.headers.get("content-encoding") == "gzip"
                else answer.body.decode()
            )
            for font in re.findall(r"url\(\"?([^\")]*latin\.woff2|[^\")]*latin-[a-z0-9-]*woff2)", text):
                if "latin-ext" not in font:
                    total += len((await client.ask("GET", f"/static/{font}")).body)
    client.close()
    return total


async def measure_memory(server: Server, tables: int) -> dict[str, object]:
    """What a table takes that was played half and then left alone, before it is put away."""
    before = server.memory()
    for _ in range(tables):
        played = await open_table(server, SEATS)
        for _ in range(80):
            seat, choice = random_choice(played)
            fields = {"choice": played.table.game.vocabulary.text(choice), "seat": str(seat), "sure": "yes"}
            await played.clients[seat].ask("POST", f"/t/{played.id}/choose", fields)
            played.table.choose(seat, choice)
        for client in played.clients:
            client.close()
    return {"tables": tables, "bytes_per_table": round((server.memory() - before) / tables)}


async def measure(server: Server, tables: int, seconds: float, every: float) -> dict[str, object]:
    first = await measure_page(server, "/", "")
    memory = await measure_memory(server, 100)
    games = [await measure_game(server, seats) for seats in (2, 5)]
    seated = await open_table(server, SEATS)
    table = await measure_page(server, f"/t/{seated.id}", seated.clients[0].cookie)
    latency = await measure_latency(server, tables, seconds, every)
    return {
        "every_seconds": every,
        "latency": latency,
        "whole_games": games,
        "first_page_bytes": first,
        "table_page_bytes": table,
        "memory_unwatched": memory,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=4, help="seconds between two choices at one table")
    parser.add_argument("--dry", action="store_true", help="print the figures without writing them")
    options = parser.parse_args()
    if not 1 <= options.tables <= MOST_TABLES or not 1 <= options.seconds <= MOST_SECONDS or options.every <= 0:
        parser.error(f"at most {MOST_TABLES} tables and {MOST_SECONDS} seconds")
    random.seed("load")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            figures = asyncio.run(measure(server, options.tables, options.seconds, options.every))
        finally:
            server.stop()
    print(json.dumps(figures, indent=2))
    if not options.dry:
        results = json.loads(RESULTS.read_text(encoding="utf-8"))
        RESULTS.write_text(json.dumps(results | {"web": figures}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
