"""Two hundred live tables over real streams on this machine alone: how long from a click to the last viewer?

A server of our own is started on the loopback address. Every table has four seats and a spectator, each with a stream;
every few seconds one seat of each table chooses at random. The clock runs from the click until the last of the five
viewers has the whole message. The clients share the machine with the server, so the figures are its worst.

Also measured: what a choice sends to a viewer over a whole game, the weight of the first page and of a table, and the
memory that a table takes which nobody watches. Writes "web" in bench/results.json. Run it by `make load`.

With `--against REVISION` the server of another revision of this repository is built, and both carry the same load by
turns, so that a disturbance of the machine hits both alike. That writes "against" under "web".
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
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from load_client import Client, Message, Stream  # the folder of a program is where it looks first
from revision import commit_of, mode_of, packages_of

RESULTS = Path(__file__).parent / "results.json"
GAME = "norenberc"
SEATS = 4
MOST_TABLES = 500
MOST_SECONDS = 600
MOST_TURNS = 20
PATIENCE = 30.0
"""Seconds after which a message does not come any more."""
FREE = {
    "FONDACO_TABLES_PER_HOUR": "1000000",
    "FONDACO_FORMS_PER_SECOND": "1000000",
    "FONDACO_STREAMS_PER_ADDRESS": "1000000",
}


@dataclass
class Played:
    """One table, those who sit there, and the streams of all who look at it: one for each seat, then a spectator's."""

    id: str
    clients: list[Client]
    streams: list[Stream] = field(default_factory=list)
    refused: int = 0
    """How many choices the server did not take."""

    def is_over(self) -> bool:
        return any(stream.is_over for stream in self.streams)

    def asked(self) -> list[int]:
        return [seat for seat in range(len(self.clients)) if self.streams[seat].is_asked()]

    def close(self) -> None:
        for stream in self.streams:
            stream.transport.close()
        for client in self.clients:
            client.close()


class Server:
    """A server of our own, with a database in a folder that goes away."""

    def __init__(self, folder: str, packages: Path | None = None) -> None:
        """`packages` is where another revision lies than the one that is installed."""
        environment = os.environ | FREE | {"FONDACO_DB": f"sqlite:///{Path(folder) / 'tables.sqlite'}"}
        environment |= {"PYTHONPATH": str(packages)} if packages else {}
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
    return Played(table_id, clients)


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
        await asyncio.wait_for(stream.came.wait(), PATIENCE)


async def choose(played: Played) -> float | None:
    """One choice at a table: seconds until the last viewer has it. None once the game is over."""
    until = time.perf_counter() + PATIENCE
    while not (asked := played.asked()):
        if played.is_over():
            return None
        if time.perf_counter() > until:
            raise SystemExit(f"nobody is asked at {played.id}")
        await asyncio.sleep(0.005)
    seat = random.choice(asked)
    for stream in played.streams:
        stream.came.clear()
    fields = played.streams[seat].random_fields() | {"seat": str(seat), "sure": "yes"}
    clicked = time.perf_counter()
    answer = await played.clients[seat].ask("POST", f"/t/{played.id}/choose", fields)
    if answer.status == 409:  # the message that changes what is open is still under way
        played.refused += 1
        await asyncio.sleep(0.05)
        return await choose(played)
    if answer.status != 204:
        raise SystemExit(f"the choice {fields} was answered {answer.status}")
    await asyncio.wait_for(asyncio.gather(*[stream.came.wait() for stream in played.streams]), PATIENCE)
    return max(stream.messages[-1].at for stream in played.streams) - clicked


async def keep_choosing(played: Played, every: float, until: float, first: float) -> list[float]:
    """A choice every few seconds, by the clock and not by the answers."""
    took: list[float] = []
    due = first
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        seconds = await choose(played)
        if seconds is None:
            break
        took.append(seconds)
        due += every
    return took


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


@dataclass
class Carried:
    """What a server did under the load."""

    streams: int
    took: list[float]
    """Milliseconds of each choice."""
    processor_seconds: float
    seconds: float
    refused: int
    messages: list[Message]

    def figures(self) -> dict[str, object]:
        return {
            "streams": self.streams,
            "choices": len(self.took),
            "refused": self.refused,
            "ms_median": round(statistics.median(self.took), 1),
            "ms_p95": round(percentile(self.took, 0.95), 1),
            "ms_p99": round(percentile(self.took, 0.99), 1),
            "ms_most": round(max(self.took), 1),
            "processor_ms_per_choice": round(1000 * self.processor_seconds / len(self.took), 2),
            "wire_bytes_mean": round(statistics.mean(message.wire for message in self.messages)),
            "server_cores": round(self.processor_seconds / self.seconds, 2),
        }


async def carry(server: Server, tables: int, seconds: float, every: float) -> Carried:
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
        one.close()
    return Carried(tables * (SEATS + 1), took, busy, seconds, sum(one.refused for one in played), messages)


async def measure_game(server: Server, seats: int) -> dict[str, object]:
    """What the choices of a whole game send to each viewer."""
    played = await open_table(server, seats)
    await watch(server, played)
    while await choose(played) is not None:
        pass
    messages = [message for stream in played.streams for message in stream.messages[1:]]
    played.close()
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
    """What a table takes that was played half by people who then left, before it is put away."""
    before = server.memory()
    for _ in range(tables):
        played = await open_table(server, SEATS)
        await watch(server, played)
        for _ in range(80):
            await choose(played)
        played.close()
    return {"tables": tables, "bytes_per_table": round((server.memory() - before) / tables)}


async def measure(server: Server, tables: int, seconds: float, every: float) -> dict[str, object]:
    first = await measure_page(server, "/", "")
    memory = await measure_memory(server, 30)
    games = [await measure_game(server, seats) for seats in (2, 5)]
    seated = await open_table(server, SEATS)
    table = await measure_page(server, f"/t/{seated.id}", seated.clients[0].cookie)
    carried = await carry(server, tables, seconds, every)
    return {
        "every_seconds": every,
        "latency": {"tables": tables} | carried.figures(),
        "whole_games": games,
        "first_page_bytes": first,
        "table_page_bytes": table,
        "memory_unwatched": memory,
    }


def carried_by(packages: Path | None, turn: int, options: argparse.Namespace) -> Carried:
    """One turn of one side, on a server and a database of its own. Both sides get the same luck in the same turn."""
    random.seed(f"load {turn}")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, packages)
        try:
            return asyncio.run(carry(server, options.tables, options.seconds, options.every))
        finally:
            server.stop()


def together(turns: list[Carried]) -> Carried:
    return Carried(
        turns[0].streams,
        [one for turn in turns for one in turn.took],
        sum(turn.processor_seconds for turn in turns),
        sum(turn.seconds for turn in turns),
        sum(turn.refused for turn in turns),
        [message for turn in turns for message in turn.messages],
    )


def compare(options: argparse.Namespace) -> dict[str, object]:
    """Both revisions by turns, each first in every other one."""
    commit = commit_of(options.against)
    sides: dict[str, Path | None] = {"here": None, "there": packages_of(commit)}
    modes = {side: mode_of(packages) for side, packages in sides.items()}
    turns: dict[str, list[Carried]] = {side: [] for side in sides}
    for turn in range(options.turns):
        for side in sorted(sides, reverse=turn % 2 == 1):
            print(f"turn {turn + 1} of {options.turns}: {side}", file=sys.stderr)
            turns[side].append(carried_by(sides[side], turn, options))
    here, there = (together(turns[side]) for side in ("here", "there"))
    ratios = {
        "ms_median": statistics.median(here.took) / statistics.median(there.took),
        "ms_p99": percentile(here.took, 0.99) / percentile(there.took, 0.99),
        "processor_ms_per_choice": (here.processor_seconds / len(here.took))
        / (there.processor_seconds / len(there.took)),
    }
    return {
        "revision": commit,
        "tables": options.tables,
        "turns": options.turns,
        "seconds_each": options.seconds,
        "here": {"build": modes["here"]} | here.figures(),
        "there": {"build": modes["there"]} | there.figures(),
        "here_to_there": {name: round(ratio, 3) for name, ratio in ratios.items()},
        "by_turn": {
            side: [
                {name: turn.figures()[name] for name in ("ms_median", "ms_p99", "processor_ms_per_choice")}
                for turn in turns[side]
            ]
            for side in sides
        },
    }


def measure_alone(options: argparse.Namespace) -> dict[str, object]:
    random.seed("load")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            return asyncio.run(measure(server, options.tables, options.seconds, options.every))
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=4, help="seconds between two choices at one table")
    parser.add_argument("--against", metavar="REVISION", help="beside the server of another revision, by turns")
    parser.add_argument("--turns", type=int, default=2, help="how often each side carries the load")
    parser.add_argument("--dry", action="store_true", help="print the figures without writing them")
    options = parser.parse_args()
    if not 1 <= options.tables <= MOST_TABLES or not 1 <= options.seconds <= MOST_SECONDS or options.every <= 0:
        parser.error(f"at most {MOST_TABLES} tables and {MOST_SECONDS} seconds")
    if not 1 <= options.turns <= MOST_TURNS:
        parser.error(f"at most {MOST_TURNS} turns")
    figures = {"against": compare(options)} if options.against else measure_alone(options)
    print(json.dumps(figures, indent=2))
    if not options.dry:
        results = json.loads(RESULTS.read_text(encoding="utf-8"))
        results["web"] = results.get("web", {}) | figures
        RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
