"""The fuzzer: mangled requests to every route of a real server, as a stranger, a spectator, a player and a host.

Run as a program with the number of requests, and a time limit in seconds; it prints the outcome as JSON. What counts as
unhandled: a 5xx response other than the 503 with a sentence, a traceback in the log, a connection that ended without a
response to a request that was valid HTTP, and a timeout.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from buttons import buttons_of, version_of
from forms_seen import FormsSeen
from requests_made import Made, Maker
from server import Server  # the folder of the script is first on sys.path
from wire import DEAD, HUNG, Reply, Wire

from fondaco.games import GAMES
from fondaco.web.http.app import ROUTES

AT_ONCE = 8
TABLE = "/t/{table}"
GENERATION = 2500
"""Requests after which new people sit down at new tables: at the old ones everybody may have been unseated by then."""
TRACEBACK = r"^Traceback .*\n(?:(?: .*)?\n)*?(?P<last>  File .*\n(?:   .*\n)*\S.*)"
FAULTS = re.compile(TRACEBACK + "|.*(?:the bots stopped: |cannot go on|never retrieved).*", re.MULTILINE)
"""In the log: a traceback, whose end says most, or a line that should not be there."""
LIMITS = {"FONDACO_STREAMS_PER_ADDRESS": "1000000", "FONDACO_STREAMS_PER_VISITOR": "1000000"}


class Club:
    """People at tables: two of them play, one watches who plays elsewhere, and one is a stranger."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.people = {name: browser(address) for name in ("host", "player", "spectator")}
        self.tables: list[str] = []
        self.links: list[str] = []
        """Secrets that move a seat to another device."""
        self.record = ""

    def cookies(self) -> list[str]:
        """Of everybody; empty for the stranger."""
        return ["", *[client.cookies.get("fondaco") or "" for client in self.people.values()]]

    def open_table(self, game: str, chairs: list[str]) -> str:
        """A table of the host, at which the player sits if a chair is open."""
        form = {"game": game, "name": "Host", "seats": str(len(chairs)), "bot-pace": "200", "listed": "yes"}
        form |= {"aid-coach": "on"}
        form |= {f"chair-{number}": chair for number, chair in enumerate(chairs, 1)}
        answer = self.people["host"].post("/tables", data=form)
        assert answer.status_code == 303, f"{answer.status_code} {answer.text[-500:]}"
        return answer.headers["location"].removeprefix("/t/")

    def learn(self, game: str) -> str:
        """A table where the host learns a game."""
        answer = self.people["host"].post(f"/learn/{game}")
        assert answer.status_code == 303, f"{answer.status_code} {answer.text[-500:]}"
        return answer.headers["location"].removeprefix("/t/")

    def sit(self, table: str) -> None:
        answer = self.people["player"].post(f"/t/{table}/sit", data={"name": "Player", "seat": "1"})
        assert answer.status_code == 303, f"{answer.status_code} {answer.text[-500:]}"

    def meet(self, finished: str) -> None:
        """Fresh tables of every game, one that nobody began, one with a lesson, and the finished one."""
        for client in self.people.values():
            client.cookies.clear()
        self.people["spectator"].post("/play", data={"name": "Watcher", "game": GAMES[0].name})
        self.tables = [finished] if finished else []
        self.tables.append(self.learn(GAMES[0].name))
        for game in GAMES:
            table = self.open_table(game.name, ["me", "open", *["random"] * (game.fewest - 1)][: max(3, game.fewest)])
            self.sit(table)
            self.tables.append(table)
        self.tables.append(self.open_table(GAMES[0].name, ["me", "open", "open"]))

    def play(self, table: str, most: int) -> int:
        """Let both people choose, rather to pass than anything else, so that it ends soon; how often they did."""
        made = 0
        for _ in range(40 * most):
            for seat, client in enumerate((self.people["host"], self.people["player"])):
                page = client.get(f"/t/{table}").text
                if 'data-turn="over"' in page or made >= most:
                    return made
                buttons = buttons_of(page)
                if buttons:
                    form = {"seat": str(seat), "version": version_of(page), "sure": "yes"}
                    passing = [button for button in buttons if button.verb == "pass"]
                    form |= (passing or buttons)[made % len(passing or buttons)].fields
                    answer = client.post(f"/t/{table}/choose", data=form, headers={"HX-Request": "true"})
                    made += answer.status_code == 204
        return made

    def read_pages(self, forms: FormsSeen) -> None:
        stranger = browser(self.address)
        for path in ["/", *[f"/new?game={game.name}" for game in GAMES]]:
            forms.read(stranger.get(path).text, "")
        for client in [*self.people.values(), stranger]:
            for table in self.tables:
                forms.read(client.get(f"/t/{table}").text, client.cookies.get("fondaco") or "")
        link = self.people["player"].post(f"/t/{self.tables[-2]}/link", data={"seat": "1"}).text
        self.links = re.findall(r"/seat/([\w-]+)", link)[:1]


def browser(address: str) -> httpx.Client:
    return httpx.Client(base_url=address, timeout=60, verify=False)


class Fuzz:
    def __init__(self, folder: Path, requests: int, seconds: float) -> None:
        self.server = Server(folder, LIMITS)
        self.wanted = requests
        self.end = time.monotonic() + seconds
        self.luck = random.Random("fuzz")
        self.statuses: Counter[str] = Counter()
        self.hit: set[tuple[str, str]] = set()
        """Path and method of each route that got a request."""
        self.problems: list[str] = []
        self.sent = 0

    def run(self) -> dict[str, Any]:
        begun = time.monotonic()
        self.server.start()
        self.server.wait()
        self.club = Club(self.server.address)
        finished = self.club.open_table(GAMES[0].name, ["me", "open"])
        self.club.sit(finished)
        self.club.play(finished, 1000)
        self.club.record = httpx.get(f"{self.server.address}/t/{finished}/record", timeout=60).text
        witnesses = Club(self.server.address)
        kept = witnesses.open_table(GAMES[0].name, ["me", "open", "random"])
        witnesses.sit(kept)
        while self.sent < self.wanted and time.monotonic() < self.end:
            self.club.meet(finished)
            forms = FormsSeen()
            self.club.read_pages(forms)
            club = self.club
            maker = Maker(self.luck, ROUTES, club.tables, club.links, club.cookies(), forms, club.record)
            asyncio.run(self.send_some(maker, min(GENERATION, self.wanted - self.sent)))
            print(f"\r{self.sent} requests", end="", file=sys.stderr, flush=True)
        self.check_afterwards(witnesses, kept)
        missed = [f"{method} {path}" for path, method in sorted(self.own_methods() - self.hit)]
        return {
            "requests": self.sent,
            "unhandled": len(self.problems),
            "problems": dict(Counter(self.problems).most_common(20)),
            "routes missed": missed,
            "statuses": dict(sorted(self.statuses.items())),
            "seconds": round(time.monotonic() - begun),
        }

    def own_methods(self) -> set[tuple[str, str]]:
        return {(route.path, method) for route in ROUTES for method in route.methods or {"GET"}} - {
            (route.path, "HEAD") for route in ROUTES
        }

    async def send_some(self, maker: Maker, count: int) -> None:
        host, port = self.server.address.removeprefix("http://").split(":")
        left = iter(range(count))

        async def keep_sending() -> None:
            wire = Wire(host, int(port))
            for _ in left:
                if time.monotonic() > self.end:
                    break
                made = maker.make(f"{host}:{port}")
                reply = await wire.exchange(made.data, made.is_whole, made.method == "HEAD")
                self.note(made, reply)
                if made.route == TABLE and reply.status == 200:
                    maker.forms.read(reply.text(), made.cookie)
            wire.close()

        await asyncio.gather(*[keep_sending() for _ in range(AT_ONCE)])

    def note(self, made: Made, reply: Reply) -> None:
        self.sent += 1
        names = {DEAD: "no answer", HUNG: "hung"}
        self.statuses[names.get(reply.status, str(reply.status))] += 1
        if made.route and reply.status > 0:
            self.hit.add((made.route, made.method))
        wrong = reply.status == HUNG or (reply.status >= 500 and reply.status != 503)
        if wrong or (reply.status == DEAD and made.is_whole):
            self.problems.append(f"{names.get(reply.status, reply.status)}: {made.data[:600]!r}")

    def check_afterwards(self, witnesses: Club, kept: str) -> None:
        """The server is healthy, a table that nobody attacked goes on, and the database is intact."""
        self.server.wait()
        assert witnesses.play(kept, 6) == 6, "a table does not go on"
        for table in self.club.tables:
            assert httpx.get(f"{self.server.address}/t/{table}", timeout=60).status_code == 200, table
        log = self.server.log()
        self.problems += [found["last"] or found[0] for found in FAULTS.finditer(log)]
        code = self.server.stop()
        assert code == 0, f"the server ended with {code}"
        assert "Traceback" not in self.server.log()[len(log) :], self.server.log()[len(log) :]
        with sqlite3.connect(self.server.home / "tables.sqlite") as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        fuzz = Fuzz(Path(home), int(sys.argv[1]), float(sys.argv[2]))
        try:
            print(json.dumps(fuzz.run(), indent=1))
        except AssertionError:
            print(fuzz.server.log()[-4000:], file=sys.stderr)
            raise
        finally:
            if fuzz.server.process is not None and fuzz.server.process.poll() is None:
                fuzz.server.kill()
