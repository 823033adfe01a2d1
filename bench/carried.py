"""The result of a load test: how many choices, and how long each took."""

from __future__ import annotations

import asyncio
import statistics
import time
from dataclasses import dataclass

from load_client import Message
from load_server import Server
from load_tables import keep_choosing, open_table, watch

SEATS = 4


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


@dataclass
class Carried:
    """The result of a load test."""

    streams: int
    took: list[float]
    """Latency of each choice, in milliseconds."""
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


def together(turns: list[Carried]) -> Carried:
    return Carried(
        turns[0].streams,
        [one for turn in turns for one in turn.took],
        sum(turn.processor_seconds for turn in turns),
        sum(turn.seconds for turn in turns),
        sum(turn.refused for turn in turns),
        [message for turn in turns for message in turn.messages],
    )
