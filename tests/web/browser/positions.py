"""Live tables at any position of any game, without playing there by hand.

A `Course` is a whole game, played in this process by bots that are clever at most questions and play the rest at
random. It depends on the game, the number of players and the seed alone. `Positions` puts a prefix of it into the
database of a server, running or not, as a table where a person sits and friends who are away, or bots:

    course = course_of("norenberc", 4, "some seed")
    table = Positions(server.home, server.address).open(course, course.when(asked(0), at=0.5))
    table.come_in(guest.context)
    guest.go(table.path)
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import httpx
from playwright.sync_api import BrowserContext
from sqlalchemy import Connection

from fondaco.bots import BOTS
from fondaco.games import find_game
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.record import listed
from fondaco.kernel.state import Step
from fondaco.web.http.reception import COOKIE
from fondaco.web.http.routes.opening import new_row
from fondaco.web.store import storage
from fondaco.web.store.database import Database
from fondaco.web.store.rows import Act, Chair, TableRow
from fondaco.web.tables.beginning import first_position, setup_of
from fondaco.web.tables.foresight import notation
from fondaco.web.tables.seating import bot, empty, person

CLEVER = 3
"""So many questions out of four are answered by the cleverest bot, the others at random."""
NAMES = ("Anna", "Bartholomew", "Carla", "Dietrich", "Esmeralda", "Fritz")
"""By seat."""
FRIENDS = "friends"
"""The others are people who are away: nothing happens until `Opened.go_on`."""


class Moment(NamedTuple):
    """What is known of a position of a course, and of the act that led to it."""

    asked: frozenset[int]
    """The seats that the table waits for, and that have not begun to answer."""
    told: frozenset[str]
    """The keys of the news that the last act brought."""
    is_over: bool


Condition = Callable[[Moment], bool]


def asked(seat: int) -> Condition:
    """The table waits for a seat."""
    return lambda moment: seat in moment.asked


def told(*keys: str) -> Condition:
    """The last act brought news of one of these kinds, such as `round` for a round that begins."""
    return lambda moment: not moment.told.isdisjoint(keys)


def over(moment: Moment) -> bool:
    return moment.is_over


class Course:
    """A whole game: all acts of all seats, and a moment before the first and after each of them."""

    def __init__(self, game: Game, seats: int, seed: str, options: dict[str, str]) -> None:
        fixed = new_row(game, seats, options, 0)
        secret = hashlib.sha256(f"{game.name} {seats} {seed}".encode()).hexdigest()
        self.game = game
        self.row = fixed._replace(seed=secret, started=fixed.created)
        self.table = first_position(self.row, game)
        self.row = self.row._replace(setup=setup_of(self.row, self.table))
        self.luck = Luck(secret)
        self.acts: list[Act] = []
        self.moments: list[Moment] = [self.moment(0, frozenset())]
        self.play()

    def play(self) -> None:
        table, question, name = self.table, None, ""
        while not table.state.is_over():
            if table.state.asking is not question:  # a question that takes several choices is answered by one mind
                question = table.state.asking
                name = "learned" if self.luck.below(4) < CLEVER else "random"
            seat = int(table.state.first_asked())
            number = int(BOTS[name].choose(self.game, self.game.view(table.state, seat), seat, self.luck))
            self.act(seat, number, question)

    def act(self, seat: int, number: int, question: Step) -> None:
        table = self.table
        made, heard = len(table.record.made) + 1, len(table.listener.items)
        table.choose(seat, number)
        drawn = notation(table.record, table.record.made[made:])
        self.acts.append(Act(seat, self.game.vocabulary.text(number), self.row.created, drawn))
        answering = frozenset([seat] if table.state.asking is question else [])
        self.moments.append(self.moment(heard, answering))

    def moment(self, heard: int, answering: frozenset[int]) -> Moment:
        state = self.table.state
        asked = frozenset(seat for seat in range(self.row.seats) if state.is_asked(seat))
        told = frozenset(self.game.news[item.kind].key for item in self.table.listener.items[heard:])
        return Moment(asked - answering, told, bool(state.is_over()))

    def all(self, condition: Condition) -> list[int]:
        """The numbers of acts after which a condition holds."""
        return [number for number, moment in enumerate(self.moments) if condition(moment)]

    def when(self, condition: Condition, at: float = 0) -> int:
        """The number of acts after which a condition holds, from a part of the game on, or else the last time."""
        found = self.all(condition)
        assert found, f"this never happens in {self.game.name}"
        return next((number for number in found if number >= at * len(self.acts)), found[-1])


@functools.cache
def course_of(game: str, seats: int, seed: str, options: tuple[tuple[str, str], ...] = ()) -> Course:
    return Course(find_game(game), seats, seed, dict(options))


class Opened:
    """A table that was put into the database."""

    def __init__(
        self, address: str, row: TableRow, course: Course, acts: int, seat: int, tokens: dict[int, str]
    ) -> None:
        self.address = address
        self.row = row
        self.path = f"/t/{row.id}"
        self.course = course
        self.acts = acts
        """How many acts of the course were made."""
        self.seat = seat
        """Where the person sits."""
        self.tokens = tokens
        """The cookies of the people, by seat."""

    def come_in(self, context: BrowserContext, seat: int | None = None) -> None:
        """Give a browser the cookie of the person, or of somebody else at the table."""
        token = self.tokens[self.seat if seat is None else seat]
        context.add_cookies([{"name": COOKIE, "value": token, "url": self.address}])

    @contextlib.contextmanager
    def gathered(self) -> Iterator[None]:
        """All people are at the table, not only the one whose page is looked at."""
        with contextlib.ExitStack() as streams:
            for seat, token in self.tokens.items():
                if seat != self.seat:
                    address = f"{self.address}{self.path}/stream"
                    streams.enter_context(httpx.stream("GET", address, cookies={COOKIE: token}, timeout=60))
            yield

    def go_on(self, acts: int = 1) -> None:
        """Let the people at the table make the next acts of the course, whoever they are."""
        for act in self.course.acts[self.acts : self.acts + acts]:
            form = {"choice": act.choice or "", "seat": str(act.seat), "sure": "yes"}
            cookie = {COOKIE: self.tokens[act.seat]}
            answer = httpx.post(f"{self.address}{self.path}/choose", data=form, cookies=cookie, timeout=60)
            assert answer.status_code == 303, f"{act}: {answer.status_code} {answer.text[:400]}"
        self.acts += acts


class Positions:
    """The database of a server, to which tables are added."""

    def __init__(self, home: Path, address: str) -> None:
        self.database = Database(f"sqlite:///{home / 'tables.sqlite'}")
        self.address = address
        self.opened = 0

    def open(
        self,
        course: Course,
        acts: int,
        seat: int = 0,
        others: str = FRIENDS,
        names: Sequence[str] = NAMES,
        token: str = "",
        aids: dict[str, str] | None = None,
    ) -> Opened:
        """A table after so many acts of a course, with a person at a seat, and friends or bots at the others.

        A token is the cookie of somebody who sits at other tables as well. Aids are as usual, but for those given.
        """
        now = storage.now()
        row = course.row._replace(id=self.new_id(f"{course.row.seed} {acts}"), bot_pace=0, created=now, started=now)
        row = row._replace(aids=aids or {})
        if course.moments[acts].is_over:
            row = row._replace(finished=now, result=listed(course.table.record.result))
        held = range(row.seats) if others == FRIENDS else [seat]
        tokens = {here: token if here == seat and token else f"{row.id}-seat-{here + 1}" * 2 for here in held}

        def add(connection: Connection) -> None:
            holders = {here: visitor_with(connection, tokens[here], names[here]) for here in held}
            chairs: list[Chair] = []
            for here in range(row.seats):
                taken = [names[seat], *[chair.name for chair in chairs]]
                held_by = holders.get(here)
                chairs.append(person(here, held_by, names[here]) if held_by else bot(course.game, here, others, taken))
            storage.add_table(connection, row._replace(host=holders[seat]), chairs)
            for number, act in enumerate(course.acts[:acts]):
                storage.add_act(connection, row.id, number, act._replace(at=now))

        self.database.run_now(add)
        return Opened(self.address, row, course, acts, seat, tokens)

    def waiting_room(self, game: str, seats: int, token: str) -> str:
        """A table where a person waits for friends; its path."""
        row = new_row(find_game(game), seats, {}, 0)
        row = row._replace(id=self.new_id(game), seed=hashlib.sha256(game.encode()).hexdigest())

        def add(connection: Connection) -> None:
            host = visitor_with(connection, token, NAMES[0])
            chairs = [person(0, host, NAMES[0]), *[empty(seat) for seat in range(1, seats)]]
            storage.add_table(connection, row._replace(host=host), chairs)

        self.database.run_now(add)
        return f"/t/{row.id}"

    def new_id(self, text: str) -> str:
        """The same address for the same table opened in the same order, so that pictures of it do not differ."""
        self.opened += 1
        digest = hashlib.sha256(f"{text} {self.opened}".encode()).digest()
        return "".join(storage.ALPHABET[byte % len(storage.ALPHABET)] for byte in digest[:10])

    def close(self) -> None:
        self.database.close()


def visitor_with(connection: Connection, token: str, name: str) -> int:
    """The visitor with a cookie, who may have been here before."""
    known = storage.find_visitor(connection, storage.hashed(token))
    return (known or storage.add_visitor(connection, storage.hashed(token), name)).id
