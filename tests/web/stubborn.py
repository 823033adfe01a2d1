"""Stubborn people: they play at random at a server that is killed again and again, and send what was not answered."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import httpx
from buttons import Button, buttons_of, version_of

from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.kernel.game import Game

if TYPE_CHECKING:
    from ordeal import Ordeal

CHOICE = "a choice"
UNDO = "an undo"
ACCEPTING = "accepting an offer"
CREATING = "creating a table"
CLOSING_VERBS = {"accept", "agree"}
"""What is pressed to take an offer."""
FORMS = {verb for game in GAMES for verb in face_of(game, "en").chained_verbs}
"""What begins a form that can be sent whole, so that nobody need compose it choice by choice."""
SCRIPT = {"HX-Request": "true"}


class Event(NamedTuple):
    """Something that somebody sent."""

    stored: str | None
    """What it leaves in the database, as a regular expression; None for an undo."""
    acknowledged: bool


class Somebody(threading.Thread):
    """A person with a browser, whose requests are known to the ordeal while they are in flight."""

    def __init__(self, ordeal: Ordeal, name: str) -> None:
        super().__init__(daemon=True)
        self.ordeal = ordeal
        self.player_name = name
        self.browser = httpx.Client(base_url=ordeal.server.address, timeout=60, verify=False)
        self.luck = random.Random(name)
        self.problem = ""

    def run(self) -> None:
        try:
            while not self.is_done():
                self.ordeal.check_time()
        except Exception as error:
            self.problem = f"{self.player_name}: {type(error).__name__}: {error}"

    def is_done(self) -> bool:
        """Do the next thing; whether there is nothing left to do."""
        raise NotImplementedError

    def ask(self, kind: str, path: str, form: dict[str, str]) -> httpx.Response:
        """Send a form, and let the ordeal know what it is for. Raises TransportError if no response comes."""
        errand = self.ordeal.set_out(kind)
        try:
            answer = self.browser.post(path, data=form, headers=SCRIPT)
        except httpx.TransportError:
            self.ordeal.came_to_nothing(errand)
            raise
        self.ordeal.came_back(errand)
        return answer

    def insist(self, work: Callable[[], httpx.Response]) -> httpx.Response:
        """Do something harmless until the server answers."""
        while True:
            try:
                return work()
            except httpx.TransportError:
                self.ordeal.check_time()
                time.sleep(0.05)


class Player(Somebody):
    """Somebody who plays at random."""

    def __init__(self, ordeal: Ordeal, name: str, seat: int, game: Game) -> None:
        super().__init__(ordeal, name)
        self.seat = seat
        self.game = game
        self.table = ""
        self.sent: list[Event] = []
        self.is_waiting = False
        """Whether nothing was asked of this player when the page was last read."""
        self.left = ordeal.enough
        """How many choices to make after the last kill."""

    def is_done(self) -> bool:
        return self.play_one() or self.ordeal.is_enough()

    def play_one(self) -> bool:
        """Look, and answer if asked; whether the game is over."""
        page = self.insist(lambda: self.browser.get(f"/t/{self.table}"))
        assert page.status_code == 200, f"{page.status_code} {page.text[-600:]}"
        if 'data-turn="over"' in page.text:
            return True
        buttons = buttons_of(page.text)
        self.is_waiting = not buttons
        closing = [button for button in buttons if button.verb in CLOSING_VERBS]
        if 'class="bar asked' not in page.text and not closing and self.luck.random() < self.ordeal.reserve:
            buttons = []
        form = {"version": version_of(page.text), "seat": str(self.seat), "sure": "yes"}
        likely = 0.6 if self.ordeal.wanted == UNDO else 0.05 * (not self.ordeal.is_last)
        if self.sent and 'id="undo-button"' in page.text and self.luck.random() < likely:
            self.send(UNDO, "undo", form, None)
        elif buttons:
            button = self.liked(buttons, closing)
            kind = ACCEPTING if button.verb in CLOSING_VERBS else CHOICE
            self.send(kind, "choose", form | button.fields, button.stored)
        else:
            time.sleep(0.1)
        return False

    def liked(self, buttons: list[Button], closing: list[Button]) -> Button:
        """A button to press: rather one that takes an offer, then one that composes something, then anything else."""
        if closing and self.luck.random() < (0.9 if self.ordeal.wanted == ACCEPTING else 0.4):
            return self.luck.choice(closing)
        composed = [button for button in buttons if "choice" not in button.fields]
        if composed and self.luck.random() < 0.6:
            return self.luck.choice(composed)
        whole = [button for button in buttons if button.verb not in FORMS]
        return self.luck.choice(whole or buttons)

    def send(self, kind: str, verb: str, form: dict[str, str], stored: str | None) -> None:
        """Send a form; if no response comes, look what became of it, or retry until one comes."""
        unanswered = False
        insists = self.luck.random() < 0.6
        while True:
            try:
                answer = self.ask(kind, f"/t/{self.table}/{verb}", form)
            except httpx.TransportError:
                self.ordeal.check_time()
                if not unanswered:
                    self.ordeal.count("unanswered")
                    unanswered = True
                if not insists:
                    self.sent.append(Event(stored, False))
                    return
                time.sleep(0.05)
                continue
            if answer.status_code == 204:
                self.ordeal.count("acknowledged")
                if unanswered:
                    self.ordeal.count("acknowledged when sent again")
                self.sent.append(Event(stored, True))
                self.left -= self.ordeal.is_last
            elif answer.status_code == 409:
                if unanswered:
                    self.sent.append(Event(stored, False))
            else:
                raise AssertionError(f"{verb} {form}: {answer.status_code} {answer.text[:300]}")
            return


class Founder(Somebody):
    """Somebody who opens tables, each under another name, so that it can be told what became of it."""

    def __init__(self, ordeal: Ordeal) -> None:
        super().__init__(ordeal, "Founder")
        self.opened: dict[str, str] = {}
        """By the name of the host, the id of each table that was acknowledged; empty if no response came."""

    def is_done(self) -> bool:
        if self.ordeal.wanted == CREATING or self.luck.random() < 0.01:
            self.open_one()
        else:
            time.sleep(0.02)
        return self.ordeal.is_last

    def open_one(self) -> None:
        """A table that waits for others, or now and then one with bots, which begins at once."""
        name = f"Founder {len(self.opened) + 1}"
        game = self.luck.choice(GAMES)
        other = "random" if self.luck.random() < 0.1 else "open"
        form = {"game": game.name, "name": name, "seats": str(game.fewest), "bot-pace": "4000"}
        form |= {f"chair-{seat}": other for seat in range(2, game.fewest + 1)}
        self.browser.cookies.clear()
        self.opened[name] = ""
        try:
            answer = self.ask(CREATING, "/tables", form)
        except httpx.TransportError:
            self.ordeal.check_time()
            return
        assert answer.status_code == 303, f"{answer.status_code} {answer.text[:300]}"
        self.opened[name] = answer.headers["location"].removeprefix("/t/")
