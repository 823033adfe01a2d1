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

import functools
import hashlib
from collections.abc import Callable, Sequence
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
from fondaco.web.tables.seating import bot, person

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
                name = list(BOTS)[-1 if self.luck.below(4) < CLEVER else 0]
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

    def some(self, condition: Condition, count: int) -> list[int]:
        """So many such numbers, spread evenly over the game; all of them where there are fewer."""
        found = self.all(condition)
        return sorted({found[index * len(found) // count] for index in range(count)})


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
        self, course: Course, acts: int, seat: int = 0, others: str = FRIENDS, names: Sequence[str] = NAMES
    ) -> Opened:
        """A table after so many acts of a course, with a person at a seat, and friends or bots at the others."""
        self.opened += 1
        row = course.row._replace(id=table_id(f"{course.row.seed} {acts} {self.opened}"), bot_pace=0)
        if course.moments[acts].is_over:
            row = row._replace(finished=row.created, result=listed(course.table.record.result))
        tokens: dict[int, str] = {}

        def add(connection: Connection) -> TableRow:
            chairs: list[Chair] = []
            for here in range(row.seats):
                if here != seat and others != FRIENDS:
                    chairs.append(bot(here, others, [names[seat], *[chair.name for chair in chairs]]))
                    continue
                tokens[here] = f"{row.id}-{here}-{storage.new_secret()}"
                visitor = storage.add_visitor(connection, storage.hashed(tokens[here]), names[here])
                chairs.append(person(here, visitor.id, names[here]))
            hosted = row._replace(host=next(chair.holder for chair in chairs if chair.seat == seat) or 0)
            storage.add_table(connection, hosted, chairs)
            for number, act in enumerate(course.acts[:acts]):
                storage.add_act(connection, row.id, number, act)
            return hosted

        return Opened(self.address, self.database.run_now(add), course, acts, seat, tokens)

    def close(self) -> None:
        self.database.close()


def table_id(text: str) -> str:
    """The same address for the same table, so that pictures of it do not differ."""
    digest = hashlib.sha256(text.encode()).digest()
    return "".join(storage.ALPHABET[byte % len(storage.ALPHABET)] for byte in digest[:10])
