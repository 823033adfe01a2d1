"""A load test on one machine: two hundred live tables over real streams. How long from a click to the last viewer?

It starts a server on the loopback address. Every table has four seats and a spectator, each with a stream; every few
seconds one seat of each table chooses at random. The latency is from the click until the last of the five viewers has
the whole message. The clients share the machine with the server, so the figures are a worst case.

Also measured: the bytes that a choice sends to a viewer over a whole game, the weight of the front page and of a table,
and the memory of a table that nobody watches. Writes "web" in bench/results.json. Run it by `make load`.

With `--against REVISION` another revision of this repository is built, and both servers get the same load in turns, so
that a disturbance of the machine hits both alike. That writes "against" under "web".
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import random
import re
import statistics
import tempfile

from carried import SEATS, carry  # the folder of the script is first on sys.path
from load_client import Answer
from load_server import Server
from load_tables import choose, open_table, watch
from results import known_figures, note_figures
from side_by_side import compare

MOST_TABLES = 500
MOST_SECONDS = 600
MOST_TURNS = 20


async def measure_game(server: Server, seats: int) -> dict[str, object]:
    """The bytes that the choices of a whole game send to each viewer."""
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


def weight_of(answer: Answer) -> int:
    """Bytes over the wire: headers and body."""
    return len(answer.body) + sum(len(name) + len(value) + 4 for name, value in answer.headers.items())


async def measure_page(server: Server, path: str, cookie: str) -> int:
    """Bytes over the wire of a page with all its assets, in English; its fonts are among the files that it names."""
    client = server.client()
    client.cookie = cookie
    answer = await client.ask("GET", path)
    is_packed = answer.headers.get("content-encoding") == "gzip"
    page = (gzip.decompress(answer.body) if is_packed else answer.body).decode()
    files = dict.fromkeys(re.findall(r'(?:src|href)="(/static/[^"]+)"', page))
    total = weight_of(answer) + sum([weight_of(await client.ask("GET", file)) for file in files])
    client.close()
    return total


async def measure_memory(server: Server, tables: int) -> dict[str, object]:
    """The memory of a table that people played half-way and left, before it is evicted."""
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
        note_figures(web=known_figures().get("web", {}) | figures)


if __name__ == "__main__":
    main()
