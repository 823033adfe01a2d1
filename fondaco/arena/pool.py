"""A pool of workers and their watchdog: a worker whose bot hangs is killed, and its game counts as lost.

That needs no help from the worker. It tells who thinks by a board in shared memory, so it may hang in compiled code and
ignore every signal.
"""

from __future__ import annotations

import contextlib
import multiprocessing
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait

from fondaco.arena.board import Sighting, new_board
from fondaco.arena.played import Played, forfeited
from fondaco.arena.tournament import Tournament
from fondaco.arena.worker import work
from fondaco.kernel.errors import FondacoError

GRACE = 1.0
"""Seconds beyond a limit after which a worker is killed; before that it finds out by itself."""
TICK = 0.2
"""Seconds between two looks of the watchdog."""
AHEAD = 3
"""Games that a worker is given at a time, so that it never waits for the next one."""


class WorkerLost(FondacoError):
    """A worker ended, and no bot can be blamed for it."""


class Post:
    """A worker as its parent sees it."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.given: deque[int] = deque()
        """The numbers of the games that it has not finished, in their order."""
        # Spawn, not fork: a fork would copy the lock of the progress bar's thread.
        context = multiprocessing.get_context("spawn")
        self.board = new_board(context, len(tournament.line_up))
        self.line: Connection
        self.line, other_end = context.Pipe()
        self.process = context.Process(target=work, args=(other_end, tournament, self.board), daemon=True)
        self.process.start()
        other_end.close()

    def give(self, number: int) -> None:
        self.given.append(number)
        with contextlib.suppress(OSError):  # if it has died, that is found out when nothing comes back
            self.line.send(number)

    def receive(self) -> Played | None:
        """A game that it has finished; None if it has died."""
        try:
            number, played, failure = self.line.recv()
        except (EOFError, OSError):
            return None
        self.given.remove(number)
        if played is None:
            raise RuntimeError(f"game {number} of the tournament:\n{failure}")
        assert isinstance(played, Played)
        return played

    def overdue(self) -> tuple[str, int] | None:
        """The limit that is exceeded, and the seat that is to blame."""
        seen = Sighting(self.board)
        if seen.game < 0:
            return None
        if seen.thinking > self.tournament.choice_limit + GRACE:
            return "slow", seen.seat
        if seen.playing > self.tournament.game_limit + GRACE:
            return "long", seen.busiest
        return None

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class Pool:
    def __init__(self, tournament: Tournament, workers: int) -> None:
        self.tournament = tournament
        self.posts = [Post(tournament) for _ in range(workers)]

    def play(self, numbers: Iterable[int]) -> Iterator[Played]:
        """Play games by their numbers; they come as they are finished."""
        left = deque(numbers)
        while left or any(post.given for post in self.posts):
            for depth in range(1, AHEAD + 1):
                for post in self.posts:
                    if left and len(post.given) < depth:
                        post.give(left.popleft())
            ready = wait([post.line for post in self.posts if post.given], TICK)
            for index, post in enumerate(self.posts):
                if post.line in ready:
                    played = post.receive()
                    if played is not None:
                        yield played
                    else:
                        yield from self.replace(index, left, None)
                elif post.given and (blame := post.overdue()) is not None:
                    yield from self.replace(index, left, blame)

    def replace(self, index: int, left: deque[int], blame: tuple[str, int] | None) -> Iterator[Played]:
        """End a worker, count the game that it was playing as lost, and let another worker do the rest."""
        post = self.posts[index]
        if blame is None:
            post.process.join(GRACE)
        post.process.kill()
        post.process.join()
        while post.given and post.line.poll() and (played := post.receive()) is not None:
            yield played
        seen = Sighting(post.board)
        if blame is None and (seen.game not in post.given or seen.seat < 0):
            raise WorkerLost("worker-lost", {"code": post.process.exitcode or 0})
        if seen.game in post.given:
            limits = {"slow": self.tournament.choice_limit, "long": self.tournament.game_limit}
            kind, seat = blame or ("died", seen.seat)
            if kind == "long" and seen.seat < 0:  # no bot is asked: the rules themselves do not come to an end
                raise WorkerLost("worker-stuck", {"game": seen.game})
            detail = f"{limits[kind]:g}" if kind in limits else str(post.process.exitcode)
            fixture = self.tournament.fixture(seen.game)
            post.given.remove(seen.game)
            yield forfeited(fixture, seat, kind, detail, seen.answers, seen.seconds, seen.slowest)
        left.extendleft(reversed(post.given))
        post.line.close()
        self.posts[index] = Post(self.tournament)

    def close(self) -> None:
        for post in self.posts:
            post.end()
