"""The tables of the load test: players who choose at random, and the streams of all viewers."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

from load_client import Client, Stream
from load_server import Server

GAME = "norenberc"
PATIENCE = 30.0
"""Timeout for a message, in seconds."""


@dataclass
class Played:
    """One table, its players, and the streams of all viewers: one for each seat, then a spectator's."""

    id: str
    clients: list[Client]
    streams: list[Stream] = field(default_factory=list)
    refused: int = 0
    """How many choices the server refused."""

    def is_over(self) -> bool:
        return any(stream.is_over for stream in self.streams)

    def asked(self) -> list[int]:
        return [seat for seat in range(len(self.clients)) if self.streams[seat].is_asked()]

    def close(self) -> None:
        for stream in self.streams:
            stream.transport.close()
        for client in self.clients:
            client.close()


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
    if answer.status == 409:  # a race: the message that changes what is open is still under way
        played.refused += 1
        await asyncio.sleep(0.05)
        return await choose(played)
    if answer.status != 204:
        raise SystemExit(f"the choice {fields} was answered {answer.status}")
    await asyncio.wait_for(asyncio.gather(*[stream.came.wait() for stream in played.streams]), PATIENCE)
    return max(stream.messages[-1].at for stream in played.streams) - clicked


async def keep_choosing(played: Played, every: float, until: float, first: float) -> list[float]:
    """A choice every few seconds, by the clock, however long the server takes (open-loop load)."""
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
