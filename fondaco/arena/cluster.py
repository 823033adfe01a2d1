"""A Ray cluster that plays a tournament: on each of its processors one worker with its watchdog, as on one machine."""

from __future__ import annotations

import importlib
import logging
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from fondaco.arena.played import Played
from fondaco.arena.pool import AHEAD, Pool
from fondaco.arena.tournament import Tournament
from fondaco.kernel.errors import BadOption

PIECE = 4
"""Games that travel together."""
LOCAL = "local"
"""In place of an address: a cluster on this machine, for as long as the tournament goes."""


class Seatholder:
    """Lives in a process of the cluster. If that dies, Ray starts it again, and its games are played again."""

    def __init__(self, tournament: Tournament) -> None:
        self.pool = Pool(tournament, 1)

    def play(self, numbers: list[int]) -> list[Played]:
        return list(self.pool.play(numbers))


class Cluster:
    def __init__(self, tournament: Tournament, address: str, workers: int | None) -> None:
        try:
            self.ray: Any = importlib.import_module("ray")
        except ImportError:
            raise BadOption("no-ray") from None
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = " ".join(str(error).split())[:160]
            raise BadOption("ray-address", {"address": address, "reason": reason}) from None
        count = workers or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        kind = self.ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Seatholder)
        self.actors = [kind.remote(tournament) for _ in range(count)]

    def play(self, numbers: Iterable[int]) -> Iterator[Played]:
        """Play games by their numbers; they come as they are finished."""
        left = deque(numbers)
        size = max(1, min(PIECE, len(left) // (len(self.actors) * AHEAD)))
        free = list(self.actors)
        busy: dict[Any, Any] = {}
        while left or busy:
            while left and free:
                piece = [left.popleft() for _ in range(min(size, len(left)))]
                actor = free.pop()
                busy[actor.play.remote(piece)] = actor
            ready, _ = self.ray.wait(list(busy))
            for answer in ready:
                free.append(busy.pop(answer))
                yield from self.ray.get(answer)

    def close(self) -> None:
        self.ray.shutdown()
