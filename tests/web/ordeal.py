"""The ordeal: a server is killed again and again while people and bots play at it. No acknowledged choice may be lost.

Run as a program with the number of kills, and `briefly` if the games need not be played to their ends; it prints the
outcome as JSON. Each kill waits for something to be in flight: a sixth of them for each kind of thing. What was in
flight is counted by the outcome: a request was, if it was sent before the kill and never answered.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx
from server import Server, is_at_work, wait_for_end_of  # the folder of the script is first on sys.path
from stubborn import ACCEPTING, CHOICE, CLOSING_VERBS, CREATING, UNDO, Event, Founder, Player

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify

TABLES = 4
THOUGHT = "a bot's thinking"
STARTING = "the start"
KINDS = [UNDO, ACCEPTING, THOUGHT, CREATING, CHOICE, STARTING]
PATIENCE = 15.0
"""Seconds to wait for something of a kind to be in flight, before the server is killed anyway."""
NAMES = ("Anna", "Bea", "Cyr")


class Errand:
    """A request in flight."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.begun = time.monotonic()
        self.struck = 0
        """The number of the kill during which it was in flight."""


class Ordeal:
    def __init__(self, folder: Path, kills: int, briefly: bool) -> None:
        self.server = Server(folder)
        self.kills = kills
        self.briefly = briefly
        self.tables_at_once = 1 if briefly else TABLES
        self.kinds = [CHOICE, UNDO] if briefly else KINDS
        self.patience = 3.0 if briefly else PATIENCE
        self.quota = 0 if briefly else kills // len(KINDS)
        """How many kills there must be during each kind of thing."""
        self.enough = 3 if briefly else sys.maxsize
        """Choices after the last kill after which a player stops, if the game is not over before."""
        self.end = time.monotonic() + 900 + 10 * kills
        self.figures: dict[str, int] = {}
        self.during: dict[str, set[int]] = {kind: set() for kind in KINDS}
        """The numbers of the kills during each kind of thing."""
        self.lock = threading.Lock()
        self.under_way: set[Errand] = set()
        self.sent = threading.Event()
        """Set when something that is wanted was sent."""
        self.wanted = ""
        """What the next kill waits for."""
        self.usual = dict.fromkeys(KINDS, 0.01)
        """How long a request of each kind took last, in seconds."""
        self.tables: dict[str, list[Player]] = {}
        self.luck = random.Random(7)
        self.reserve = 0.5
        """How likely somebody keeps silent who may speak but is not asked."""
        self.is_last = False
        """Whether the server is not killed any more."""

    # What people tell of their requests.

    def count(self, what: str, times: int = 1) -> None:
        with self.lock:
            self.figures[what] = self.figures.get(what, 0) + times

    def check_time(self) -> None:
        if time.monotonic() > self.end:
            raise TimeoutError("no end in sight")

    def set_out(self, kind: str) -> Errand:
        errand = Errand(kind)
        with self.lock:
            self.under_way.add(errand)
        if kind == self.wanted:
            self.sent.set()
        return errand

    def came_back(self, errand: Errand) -> None:
        with self.lock:
            self.under_way.discard(errand)
            if not errand.struck:
                self.usual[errand.kind] = time.monotonic() - errand.begun

    def came_to_nothing(self, errand: Errand) -> None:
        with self.lock:
            self.under_way.discard(errand)
            if errand.struck:
                self.during[errand.kind].add(errand.struck)

    # The tables.

    def open_table(self) -> None:
        """Two people and a bot, or one who can take the answers of two bots back; where they deal, three and a bot."""
        number = len(self.tables)
        running = [self.tables[table][0].game for table in self.running()]
        game = min(GAMES, key=lambda game: (running.count(game) - is_dealing(game), GAMES.index(game)))
        game = GAMES[0] if self.briefly else game
        names = NAMES if is_dealing(game) else NAMES[: 2 - number % 2]
        players = [Player(self, f"{name}{number}", seat, game) for seat, name in enumerate(names)]
        host, *guests = players
        form = {f"chair-{seat + 1}": "open" for seat in range(1, len(players))}
        seats = max(3, len(players) + 1)
        form |= {f"chair-{seat + 1}": ("greedy", "random")[number // 2 % 2] for seat in range(len(players), seats)}
        form |= {"seats": str(seats), "game": game.name, "bot-pace": "200", "name": host.player_name}
        opened = host.insist(lambda: host.browser.post("/tables", data=form))
        assert opened.status_code == 303, opened.text
        table = opened.headers["location"].removeprefix("/t/")
        for guest in guests:
            seat = {"name": guest.player_name, "seat": str(guest.seat)}
            sat = guest.browser.post(f"/t/{table}/sit", data=seat)
            assert sat.status_code == 303, f"{sat.status_code} {sat.text}"
        self.tables[table] = players
        for player in players:
            player.table = table
            player.start()

    def is_enough(self) -> bool:
        """Whether everybody chose often enough after the last kill."""
        return all(player.left <= 0 for players in self.tables.values() for player in players)

    def running(self) -> list[str]:
        return [table for table, players in self.tables.items() if any(player.is_alive() for player in players)]

    def check_people(self) -> None:
        people = [self.founder, *[player for players in self.tables.values() for player in players]]
        problems = [somebody.problem for somebody in people if somebody.problem]
        assert not problems, "\n".join(problems)

    # The kills.

    def run(self) -> dict[str, object]:
        begun = time.monotonic()
        self.server.start()
        self.server.wait()
        self.founder = Founder(self)
        self.founder.start()
        while self.figures.get("kills", 0) < self.kills or self.lacking():
            while len(self.running()) < self.tables_at_once:
                self.open_table()
            self.check_people()
            kind = self.luck.choice(self.lacking() or self.kinds)
            self.wait_for(kind)
            self.kill()
            self.server.start()
            if kind == STARTING:
                time.sleep(self.luck.uniform(0.0, 1.2))
                self.kill(kind)
                self.server.start()
            self.server.wait()
            print(f"\r{self.figures['kills']} kills", end="", file=sys.stderr, flush=True)
        self.is_last = True
        self.reserve = 1.0  # or they would bargain for ever
        while self.running():
            self.check_time()
            time.sleep(0.2)
        self.check_people()
        for table in [] if self.briefly else self.tables:
            self.check_record(table)
        self.kill(counted=False)
        self.check_stored()
        self.check_founded()
        figures = self.figures | {"tables": len(self.tables), "seconds": round(time.monotonic() - begun)}
        return figures | {"during": {kind: len(kills) for kind, kills in self.during.items()}}

    def lacking(self) -> list[str]:
        with self.lock:
            return [kind for kind, kills in self.during.items() if len(kills) < self.quota]

    def wait_for(self, kind: str) -> None:
        """Wait until something of a kind is in flight, and then for part of the time that it usually takes."""
        self.sent.clear()
        self.wanted = kind
        if kind == STARTING:
            time.sleep(self.luck.uniform(0.0, 0.5))
        elif kind == THOUGHT:
            time.sleep(self.luck.uniform(0.0, 1.0))
            end = time.monotonic() + self.patience
            while not self.is_bot_thinking() and time.monotonic() < end:
                time.sleep(0.002)
        elif self.sent.wait(self.patience):
            time.sleep(self.luck.uniform(0.0, self.usual[kind]))
        self.wanted = ""

    def is_bot_thinking(self) -> bool:
        """Whether a process of the bots works, while some table waits for none of its people."""
        waiting = any(all(player.is_waiting for player in self.tables[table]) for table in self.running())
        return waiting and any(is_at_work(child) for child in self.server.children())

    def kill(self, during: str = "", counted: bool = True) -> None:
        """The server dies, and the processes of its bots after it."""
        children = self.server.children()
        thinking = self.is_bot_thinking()
        number = self.figures.get("kills", 0) + 1
        with self.lock:
            for errand in self.under_way:
                errand.struck = number
            self.server.kill()
            self.figures["kills"] = number if counted else number - 1
            for kind in [THOUGHT] * (thinking and counted) + [during] * bool(during):
                self.during[kind].add(number)
        alive = wait_for_end_of(children)
        assert not alive, f"processes without a server: {alive}"
        self.count("processes ended with their server", len(children))

    # What must be there afterwards.

    def check_record(self, table: str) -> None:
        response = httpx.get(f"{self.server.address}/t/{table}/record", timeout=60)
        assert response.status_code == 200, response.text
        verify(read_record(response.text, GAMES))
        self.count("records verified")

    def check_stored(self) -> None:
        """What was acknowledged to each player is in the database, in order, and once."""
        with sqlite3.connect(self.server.home / "tables.sqlite") as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            for table, players in self.tables.items():
                (finished,) = database.execute("SELECT finished FROM tables WHERE id = ?", (table,)).fetchone()
                assert finished is not None or self.briefly, f"{table} has no result"
                rows = database.execute("SELECT seat, choice FROM acts WHERE table_id = ? ORDER BY number", (table,))
                acts = acts_of(rows.fetchall())
                self.count("acts stored", len(acts))
                for player in players:
                    stored = [choice for seat, choice in acts if seat == player.seat]
                    assert agrees(player.sent, stored), f"{table}, {player.player_name}: {player.sent} / {stored}"

    def check_founded(self) -> None:
        """A table that was acknowledged is there, and every table that is there is whole."""
        with sqlite3.connect(self.server.home / "tables.sqlite") as database:
            hosts = "SELECT tables.id, visitors.name FROM tables JOIN visitors ON tables.host = visitors.id"
            found = [(table, name) for table, name in database.execute(hosts) if name in self.founder.opened]
            assert len({name for _, name in found}) == len(found), "a table was opened twice"
            there = {name: table for table, name in found}
            for name, table in self.founder.opened.items():
                assert not table or there.get(name) == table, f"the table {table} of {name} is gone"
            chairs = "SELECT tables.id, tables.seats, count(*) FROM tables JOIN chairs ON table_id = id GROUP BY id"
            whole = [table for table, seats, chairs in database.execute(chairs) if seats == chairs]
            assert set(there.values()) <= set(whole), "a table lacks chairs"
            self.count("tables created", sum(1 for table in self.founder.opened.values() if table))


def is_dealing(game: Game) -> bool:
    return bool(CLOSING_VERBS & set(game.vocabulary.verbs))


def acts_of(rows: list[tuple[int, str | None]]) -> list[tuple[int, str | None]]:
    """Acts as they were sent: rows that begin with a semicolon belong to the one before."""
    acts: list[tuple[int, str | None]] = []
    for seat, choice in rows:
        if choice is not None and choice.startswith("; "):
            before, text = acts.pop()
            assert before == seat, "half of an act"
            choice = f"{text}{choice}"
        acts.append((seat, choice))
    return acts


def agrees(sent: list[Event], stored: list[str | None]) -> bool:
    """Whether the stored acts are those that were sent, where only what was not acknowledged may be missing."""
    reachable = {0}
    for event in sent:
        taken = {index + 1 for index in reachable if index < len(stored) and fits(event, stored[index])}
        reachable = taken if event.acknowledged else taken | reachable
    return len(stored) in reachable


def fits(event: Event, choice: str | None) -> bool:
    if event.stored is None or choice is None:
        return event.stored is None and choice is None
    return re.fullmatch(event.stored, choice) is not None


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        ordeal = Ordeal(Path(home), int(sys.argv[1]), "briefly" in sys.argv)
        try:
            print(json.dumps(ordeal.run()))
        except AssertionError:
            print(ordeal.server.log()[-4000:], file=sys.stderr)
            raise
        finally:
            if ordeal.server.process is not None and ordeal.server.process.poll() is None:
                ordeal.server.kill()
