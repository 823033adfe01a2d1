"""A mirror: one table on two servers, in two worlds that a viewer cannot tell apart.

Everything that the viewer can get from each server is written down, byte for byte: pages, fragments, live messages with
their number and order, headers, refusals, lists, and how long a bot would take. Whatever differs is a leak.
"""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote, urlencode

import pytest
from sqlalchemy import delete

from fondaco.bots.coach import Remark
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, NOBODY
from fondaco.web.http import stream
from fondaco.web.http.routes.opening import new_row
from fondaco.web.store import schema, storage
from fondaco.web.store.rows import Chair
from fondaco.web.tables import hinting
from fondaco.web.tables.aids import COACH, HINT, ON
from fondaco.web.tables.coaching import Coaching, own_choices, thought_of
from fondaco.web.tables.hall import Hall
from fondaco.web.tables.live import LastAct, Live
from fondaco.web.tables.pacing import Pacing
from fondaco.web.tables.thinker import Thinker
from fondaco.web.tables.viewer import viewer_of

from ..kernel.twins import IDLE, Twins, World
from .asking import TABLE, Asked, first_requests, other_requests
from .club import Club

NAMES = ["Anna", "Bea", "Cyr", "Dora", "Emil"]
NO_VERSION = -1
HINT_PLAYOUTS = 4
LONGEST = 6
"""Acts that are made while the viewer watches."""


class Step(NamedTuple):
    """What a seat does in each of the worlds; IDLE for nothing, and perhaps it takes it back at once."""

    seat: int
    choices: tuple[int, int]
    is_undone: bool


class Pair(NamedTuple):
    """Two worlds up to a position, and what happens there while the viewer watches."""

    game: Game
    viewer: int
    seats: int
    beginnings: tuple[str, str]
    steps: tuple[Step, ...]
    luck: str
    """Decides what else the viewer asks for."""


class Seen(NamedTuple):
    """One thing that a viewer got."""

    what: str
    status: int
    headers: tuple[tuple[str, str], ...]
    body: str


def pairs_of(game: Game, seed: str, every: int = 4) -> list[Pair]:
    """The pairs of worlds of one course of twins: one at every so many choices, as far as the worlds differ."""
    luck = Luck(seed)
    seats = game.fewest + int(luck.below(game.most - game.fewest + 1))
    viewer = int(luck.below(seats + 1)) - 1
    twins = Twins(game, seats, viewer, luck, int(luck.below(160)))
    found = []
    while len(found) < 25:
        for _ in range(1 + int(luck.below(every))):
            if twins.step() is None:
                return found
        if twins.actors() and twins.actors() != [CHANCE]:
            first, second = [world.record({}).text() for world in twins.worlds]
            differ = twins.differ
            steps, is_on = some_steps(twins)
            if differ or any(step.choices[0] != step.choices[1] for step in steps):
                found.append(Pair(game, viewer, seats, (first, second), steps, f"{seed} {len(found)}"))
            if not is_on:
                return found
    return found


def some_steps(twins: Twins) -> tuple[tuple[Step, ...], bool]:
    """Some acts of players, up to the next draw of chance; and whether the twins go on."""
    steps: list[Step] = []
    while len(steps) < LONGEST:
        before: list[World] = twins.worlds
        step = twins.step()
        if step is None:
            return tuple(steps), False
        if not twins.actors() or twins.actors() == [CHANCE]:
            break  # what is drawn next may tell the worlds apart, as it should
        seat, choices = step
        is_undone = IDLE in choices and seat != bot_seat(twins.seats, twins.viewer) and twins.luck.below(3) == 0
        if is_undone:
            twins.worlds = before
        steps.append(Step(seat, choices, is_undone))
    return tuple(steps), True


def bot_seat(seats: int, viewer: int) -> int:
    """Where a bot sits: on the last seat that is not the viewer's."""
    return max(seat for seat in range(seats) if seat != viewer)


class Server:
    """One of the two servers: the same people, the same table, and its own world."""

    def __init__(self, folder: Path, world: int) -> None:
        self.club = Club(folder, "sqlite://")
        self.world = world

    def open(self) -> None:
        self.club.__enter__()
        self.tokens = [f"{name}-{'x' * 30}" for name in NAMES]
        for token, name in zip(self.tokens, NAMES, strict=True):
            self.club.call(self.club.site.database.run, storage.add_visitor, storage.hashed(token), name)

    def close(self) -> None:
        self.club.__exit__(None, None, None)

    def seen(self, pair: Pair, clock: list[int]) -> list[Seen]:
        found = self.club.call(self.watch, pair, clock)
        assert isinstance(found, list)
        return found

    async def watch(self, pair: Pair, clock: list[int]) -> list[Seen]:
        """All that the viewer gets of a pair in this world."""
        live = await self.table_of(pair)
        visitor = await self.visitor(pair.viewer)
        came: list[str] = []
        listening = asyncio.create_task(self.listen(live, visitor, came))
        await self.settle(live)
        clock[0] = 2_000_000
        for step in pair.steps:
            clock[0] += 1000
            await self.act(live, step)
            await self.settle(live)
        self.coach(live, pair.viewer)
        await self.settle(live)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        seen = [Seen("live messages", len(came), (), "\n".join(came)), self.pauses(live)]
        luck = Luck(pair.luck)
        for request in first_requests(pair, live, luck):
            seen.append(await self.ask(pair, request))
        for request in other_requests(pair, live, luck, seen[-1].body):
            seen.append(await self.ask(pair, request))
        await self.forget()
        return seen

    async def visitor(self, seat: int) -> Any:
        if seat == NOBODY:
            return None
        return await self.club.site.database.run(storage.find_visitor, storage.hashed(self.tokens[seat]))

    async def table_of(self, pair: Pair) -> Live:
        """The table at the beginning of a pair: people at all seats but the last one that the viewer does not hold."""
        row = new_row(pair.game, pair.seats, {}, 1)._replace(
            id=TABLE, beginning=pair.beginnings[self.world], created=1_000_000, started=1_000_000, seed="5" * 64
        )
        row = row._replace(aids={COACH: ON, HINT: ON})
        chairs = [Chair(seat, seat + 1, NAMES[seat], None, None, "") for seat in range(pair.seats)]
        bot = bot_seat(pair.seats, pair.viewer)
        chairs[bot] = Chair(bot, None, "Veit", "random", None, "")
        await self.club.site.database.run(storage.add_table, row, chairs)
        return await self.club.site.hall.get(TABLE)

    async def listen(self, live: Live, visitor: Any, came: list[str]) -> None:
        async for message in stream.events(
            self.club.site.hall, live, lambda: viewer_of(live, visitor, "en"), "nothing", False
        ):
            came.append(message)

    async def settle(self, live: Live) -> None:
        """Until every stream was told everything."""
        for _ in range(3):
            await asyncio.sleep(0)
        while any(watcher.woken.is_set() for watcher in live.watchers):
            await asyncio.sleep(0)
        for _ in range(3):
            await asyncio.sleep(0)

    async def act(self, live: Live, step: Step) -> None:
        choice = step.choices[self.world]
        if choice == IDLE:
            return
        holder = live.chairs[step.seat].holder
        notation = live.game.vocabulary.text(choice)
        await self.club.site.hall.choose(live, step.seat, notation, NO_VERSION, holder)
        if step.is_undone:
            assert holder is not None
            await self.club.site.hall.undo(live, step.seat, NO_VERSION, holder)

    def coach(self, live: Live, seat: int) -> None:
        """Let the coach speak of the viewer's last choice, if there was one; what it thinks is tested elsewhere."""
        act = live.last_acts.get(seat)
        if act is None or live.is_over():
            return
        own = own_choices(live, seat)
        _, choice = live.playing().record.made[own[-1]]
        remark = Remark(len(own) - 1, choice, None, "any aspect", 300)
        self.club.site.coaching.say(live, seat, act, thought_of(live.game, remark))

    def pauses(self, live: Live) -> Seen:
        """How long a bot would take at each seat that is asked."""
        pauses = [(seat, Pacing(live).before(seat)) for seat in live.asked()]
        return Seen("pauses of bots", 0, (), str(pauses))

    async def ask(self, pair: Pair, asked: Asked) -> Seen:
        """By the server's own interface: a client of HTTP would take a quarter of the time."""
        path, _, query = asked.address.partition("?")
        headers = [("host", "testserver"), ("accept-encoding", "identity")]  # equal pages are compressed to equal ones
        headers += [("content-type", "application/x-www-form-urlencoded")] if asked.form else []
        headers += [("cookie", f"fondaco={self.tokens[pair.viewer]}")] if pair.viewer != NOBODY else []
        headers += [("hx-request", "true")] if asked.by_script else []
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": asked.method,
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers],
            "client": ("127.0.0.1", 1),
            "server": ("testserver", 80),
        }
        sent: list[dict[str, Any]] = []
        body = {"type": "http.request", "body": urlencode(asked.form).encode(), "more_body": False}

        async def receive() -> dict[str, Any]:
            return body

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await self.club.app(scope, receive, send)
        got = sorted((name.decode(), value.decode()) for name, value in sent[0]["headers"])
        return Seen(str(asked), sent[0]["status"], tuple(got), b"".join(part["body"] for part in sent[1:]).decode())

    async def forget(self) -> None:
        """Take the table away, and whatever else was opened."""
        site = self.club.site
        site.reception.known.clear()
        for rates in (site.hints, site.questions, site.verifications, site.reviews, site.openings):
            rates.left.clear()  # they count in seconds of this machine
        for table in list(site.hall.tables):
            site.hall.tables.pop(table).shut()

        def wipe(connection: Any) -> None:
            for table in (schema.acts, schema.messages, schema.chairs, schema.tables):
                connection.execute(delete(table))
            connection.execute(delete(schema.visitors).where(schema.visitors.c.id > len(NAMES)))

        await site.database.run(wipe)


async def think_of_nothing(self: Coaching, live: Live, seat: int, act: LastAct) -> None:
    """The mirror has the coach speak itself, at the same moment in both worlds."""


def hint_at_once(self: Thinker, facts: tuple[str, int], seconds: float) -> str:
    """The mirror looks for hints in this process, and not for long; it has nobody else think."""
    return hinting.look_at(*facts, HINT_PLAYOUTS)


class Mirror:
    """Both servers. Their responses depend only on what is stored and done: clocks and secrets are frozen."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.servers = [Server(folder / str(world), world) for world in range(2)]
        self.clock = [1_500_000]
        self.count = itertools.count()
        patch.setattr(storage, "now", lambda: self.clock[0])
        patch.setattr(storage, "new_secret", lambda: f"{next(self.count):030}")
        patch.setattr(
            storage, "new_table_id", lambda: "".join(chr(97 + int(digit)) for digit in f"{next(self.count):010}")
        )
        patch.setattr("secrets.randbelow", lambda most: 5)
        patch.setattr(Hall, "let_bots_move", lambda self, live: None)
        patch.setattr(Coaching, "look", think_of_nothing)
        patch.setattr(Thinker, "thought", hint_at_once)
        patch.setattr("fondaco.web.http.app.SWEEP_EVERY", 1e6)
        patch.setattr("fondaco.web.tables.hall.GONE_AFTER", 1e6)  # on a busy machine a hint takes longer than that
        for server in self.servers:
            server.open()

    def close(self) -> None:
        for server in self.servers:
            server.close()

    def difference(self, pair: Pair) -> str:
        """The first thing that is not the same in both worlds; empty if there is none."""
        views = []
        for server in self.servers:
            self.count = itertools.count()
            views.append(server.seen(pair, self.clock))
        for first, second in itertools.zip_longest(*views):
            if first != second:
                return (
                    f"{pair.game.name}, {pair.seats} seats, viewer {pair.viewer}, {pair.luck}: {parted(first, second)}"
                )
        return ""


def parted(first: Seen | None, second: Seen | None) -> str:
    """Where two things that a viewer got begin to differ."""
    if first is None or second is None or first[:3] != second[:3]:
        return f"\n{first and first[:3]}\n{second and second[:3]}"
    at = next(
        index for index, (one, other) in enumerate(itertools.zip_longest(*[first.body, second.body])) if one != other
    )
    return f"{first.what}\n{first.body[max(0, at - 200) : at + 200]}\n{second.body[max(0, at - 200) : at + 200]}"
