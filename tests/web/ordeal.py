"""The ordeal: a server is killed again and again while people and bots play at it. No acknowledged choice may be lost.

Run as a program with the number of kills, and `briefly` where the games need not be played to their ends; it tells what
it saw as JSON.
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
from collections.abc import Callable
from pathlib import Path

import httpx
from server import Server, wait_for_end_of  # the folder of a program is where it looks first

from fondaco.games import GAMES
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify

TABLES = 3
SCRIPT = {"HX-Request": "true"}
LONGEST = 1500.0
"""Seconds for everything to come to an end."""

Event = tuple[str | None, bool]
"""What somebody sent (None to take back), and whether it was acknowledged."""


class Player(threading.Thread):
    """Somebody who plays at random, and sends again what was not answered."""

    def __init__(self, ordeal: Ordeal, name: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.ordeal = ordeal
        self.player_name = name
        self.seat = seat
        self.browser = httpx.Client(base_url=ordeal.server.address, timeout=30)
        self.luck = random.Random(name)
        self.table = ""
        self.sent: list[Event] = []
        self.problem = ""
        self.left = ordeal.enough
        """How many choices to make after the last kill."""

    def insist(self, work: Callable[[], httpx.Response]) -> httpx.Response:
        """Do something harmless until the server answers."""
        while True:
            try:
                return work()
            except httpx.TransportError:
                self.ordeal.check_time()
                time.sleep(0.05)

    def run(self) -> None:
        try:
            while not self.play_one() and not self.ordeal.is_enough():
                self.ordeal.check_time()
        except Exception as error:
            self.problem = f"{self.player_name} at {self.table}: {type(error).__name__}: {error}"

    def play_one(self) -> bool:
        """Look, and answer if asked; whether the game is over."""
        page = self.insist(lambda: self.browser.get(f"/t/{self.table}"))
        assert page.status_code == 200, f"{page.status_code} {page.text[-600:]}"
        if 'data-turn="over"' in page.text:
            return True
        version = re.search(r'data-version="(\d+)"', page.text)
        choices = re.findall(r'name="choice" value="([^"]+)"', page.text)
        parts = sorted(set(re.findall(r'name="part" value="([^"]+)"', page.text)))
        if version is None or not (choices or parts):
            time.sleep(0.1)
            return False
        form: dict[str, str] = {"version": version[1], "seat": str(self.seat), "sure": "yes"}
        if self.sent and self.luck.random() < 0.08:
            self.send("undo", form, None)
            return False
        if parts and self.luck.random() < 0.8:
            notation = f"plan {self.luck.choice(parts)}"
        else:
            notation = self.luck.choice(choices)
        self.send("choose", form | {"choice": notation}, notation)
        return False

    def send(self, verb: str, form: dict[str, str], notation: str | None) -> None:
        """Send a form; where no answer comes, look what became of it, or send it again until one comes."""
        unanswered = False
        insists = self.luck.random() < 0.6
        while True:
            try:
                status = self.browser.post(f"/t/{self.table}/{verb}", data=form, headers=SCRIPT).status_code
            except httpx.TransportError:
                self.ordeal.check_time()
                if not unanswered:
                    self.ordeal.count("unanswered")
                    unanswered = True
                if not insists:
                    self.sent.append((notation, False))
                    return
                time.sleep(0.05)
                continue
            if status == 204:
                self.ordeal.count("acknowledged")
                if unanswered:
                    self.ordeal.count("acknowledged when sent again")
                self.sent.append((notation, True))
                self.left -= self.ordeal.is_last
            elif status == 409:
                if unanswered:
                    self.sent.append((notation, False))
            else:
                raise AssertionError(f"{verb} {form}: {status}")
            return


class Ordeal:
    def __init__(self, folder: Path, kills: int, briefly: bool) -> None:
        self.server = Server(folder)
        self.kills = kills
        self.briefly = briefly
        self.tables_at_once = 1 if briefly else TABLES
        self.enough = 6 if briefly else sys.maxsize
        """Choices after the last kill with which a player is content, if the game is not over before."""
        self.end = time.monotonic() + LONGEST
        self.figures: dict[str, int] = {}
        self.lock = threading.Lock()
        self.tables: dict[str, list[Player]] = {}
        self.luck = random.Random(7)
        self.is_last = False
        """Whether the server is not killed any more."""

    def count(self, what: str) -> None:
        with self.lock:
            self.figures[what] = self.figures.get(what, 0) + 1

    def check_time(self) -> None:
        if time.monotonic() > self.end:
            raise TimeoutError("no end in sight")

    def open_table(self) -> None:
        """Two people and a bot."""
        number = len(self.tables)
        players = [Player(self, f"{name}{number}", seat) for seat, name in enumerate(("Anna", "Bea"))]
        form = {"game": "norenberc", "seats": "3", "chair-2": "open", "chair-3": ("random", "greedy")[number % 2]}
        form |= {"bot-pace": "200", "name": players[0].player_name}
        opened = players[0].insist(lambda: players[0].browser.post("/tables", data=form))
        assert opened.status_code == 303, opened.text
        table = opened.headers["location"].removeprefix("/t/")
        seat = {"name": players[1].player_name, "seat": "1"}
        sat = players[1].insist(lambda: players[1].browser.post(f"/t/{table}/sit", data=seat))
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

    def run(self) -> dict[str, float]:
        begun = time.monotonic()
        self.server.start()
        self.server.wait()
        for number in range(self.kills):
            while len(self.running()) < self.tables_at_once:
                self.open_table()
            time.sleep(self.luck.uniform(0.2, 2.5))
            self.kill()
            self.server.start()
            if number % 5 == 4:  # now and then it dies while it is still getting up
                time.sleep(self.luck.uniform(0.0, 1.0))
                self.kill()
                self.server.start()
            self.server.wait()
        self.is_last = True
        while self.running():
            self.check_time()
            time.sleep(0.2)
        problems = [player.problem for players in self.tables.values() for player in players if player.problem]
        assert not problems, "\n".join(problems)
        for table in [] if self.briefly else self.tables:
            self.check_record(table)
        self.kill()
        self.check_stored()
        self.figures["tables"] = len(self.tables)
        return self.figures | {"seconds": round(time.monotonic() - begun, 1)}

    def kill(self) -> None:
        """The server dies, and the processes of its bots after it."""
        children = self.server.children()
        self.server.kill()
        alive = wait_for_end_of(children)
        assert not alive, f"processes without a server: {alive}"
        self.count("kills")
        self.figures["processes ended with their server"] = self.figures.get(
            "processes ended with their server", 0
        ) + len(children)

    def check_record(self, table: str) -> None:
        response = httpx.get(f"{self.server.address}/t/{table}/record", timeout=60)
        assert response.status_code == 200, response.text
        verify(read_record(response.text, GAMES))

    def check_stored(self) -> None:
        """What each player was told to be done stands in the database, in order, and once."""
        with sqlite3.connect(self.server.home / "tables.sqlite") as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            for table, players in self.tables.items():
                (finished,) = database.execute("SELECT finished FROM tables WHERE id = ?", (table,)).fetchone()
                assert finished is not None or self.briefly, f"{table} has no result"
                rows = database.execute("SELECT seat, choice FROM acts WHERE table_id = ? ORDER BY number", (table,))
                acts = rows.fetchall()
                self.figures["acts stored"] = self.figures.get("acts stored", 0) + len(acts)
                for player in players:
                    stored = [choice for seat, choice in acts if seat == player.seat]
                    assert agrees(player.sent, stored), f"{table}, {player.player_name}: {player.sent} / {stored}"


def agrees(sent: list[Event], stored: list[str | None]) -> bool:
    """Whether the stored acts are those that were sent, where only what was not acknowledged may be missing."""
    reachable = {0}
    for notation, acknowledged in sent:
        taken = {index + 1 for index in reachable if index < len(stored) and stored[index] == notation}
        reachable = taken if acknowledged else taken | reachable
    return len(stored) in reachable


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
