"""Somebody who deals in Genoa: what the page says, and how an offer is put together in the drawer."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from .guest import OPEN, Guest
from .tongue import Tongue

LOOK = """() => {
  const all = (selector, what) => [...document.querySelectorAll(selector)].map(what);
  const state = document.querySelector("#state").dataset;
  const tower = document.querySelector("#plan [data-place=tower]");
  const spotOf = (element) => element.closest("[data-place^=space-]").dataset.place.slice("space-".length);
  const stepsTo = (spot) => Number(/ d(\\d)/.exec(spot.className)?.[1] ?? 0);
  const steps = all("#plan [data-place^=space-]", (spot) => [spotOf(spot), stepsTo(spot)]);
  return {
    version: Number(state.version),
    at: Number(state.at),
    turn: state.turn,
    trader: tower ? Number(/seat-(\\d)/.exec(tower.className)[1]) : -1,
    tower: tower ? spotOf(tower) : "",
    steps: Object.fromEntries(steps.filter(([, step]) => step)),
    open: [...new Set(all("button[form=choose]", (button) => button.value))],
    spaces: all("#drawer .where [name=space][type=radio]", (radio) => radio.value),
    own: all("#drawer .give [type=checkbox]", (box) => box.id),
    theirs: all("#drawer .get [type=checkbox]", (box) => box.id),
    yields: all("#drawer .yields .tok", (token) => [token.firstElementChild.id, token.className]),
    forced: document.querySelector("#offers .forced") !== null,
  };
}"""
"""All of a page that a decision needs, in one go."""
SENT = 204
SOMEBODY = "@"
NO_TERMS = {
    "player": SOMEBODY,
    "space": "space-palace",
    "bare": "no",
    "shape": "nothing",
    "given": "",
    "yielded": "",
    "asked": "",
    "reader": "other",
}
"""The facts of a deal, as words are told them."""


class Seen(NamedTuple):
    """What a page says."""

    version: int
    at: int
    turn: str
    trader: int
    tower: str
    """The space where the tower stands; empty between turns."""
    steps: dict[str, int]
    """How many steps the tower is away from what it can reach."""
    open: list[str]
    spaces: list[str]
    """What this person can buy now."""
    own: list[str]
    """What this person can give: controls of the drawer."""
    theirs: list[str]
    """What the trader can be asked for."""
    yields: list[list[str]]
    """What can be promised of a bought action, with where that is."""
    forced: bool
    """Whether the page says that the trader must sell the action or use it."""

    def has(self, verb: str) -> bool:
        return any(choice.split()[0] == verb for choice in self.open)

    def ahead(self) -> list[str]:
        """What this person can buy besides the action where the tower stands."""
        return [space for space in self.spaces if space != self.tower]

    def is_dealing(self) -> bool:
        return self.has("plan") or any(self.has(verb) for verb in ("stop", "counter", "use", "accept", "go"))


class Deal(NamedTuple):
    """An offer for a space: what it stands for in the test, and what is ticked and typed."""

    kind: str
    buyer: Dealer
    space: str
    things: tuple[str, ...] = ()
    ducats: int = 0


class Dealer:
    """A guest with a seat at a table of Genoa."""

    def __init__(self, guest: Guest, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.tongue = Tongue(guest.page.locator("html").get_attribute("lang") or "", "genoa")
        self.deal = self.tongue.own("news-dealt", **NO_TERMS).partition(SOMEBODY)[0]
        """What a sentence about a deal begins with."""
        self.touches = bool(guest.page.evaluate("matchMedia('(pointer: coarse)').matches"))
        self.seen = Seen(-1, -1, "", -1, "", {}, [], [], [], [], [], False)

    def look(self) -> Seen:
        self.seen = Seen(**self.guest.page.evaluate(LOOK))
        return self.seen

    def button(self, choice: str) -> Locator:
        """Where a choice can be made: on the board if it is drawn there, else in the list."""
        found = self.guest.page.locator(f'{OPEN}[value="{choice}"]').locator("visible=true")
        if not found.count():
            # On a phone the list may be folded up.
            self.guest.page.locator("#choices > summary").tap()
        return found.first

    def choose(self, choice: str) -> None:
        """Make a choice, and wait until the page knows of it."""
        button = self.button(choice)
        # By keyboard: in a game that comes out differently each time, a click may hit what has just moved there.
        status = self.guest.answer_to(lambda: button.press("Enter")).status
        if status != SENT:
            sure = self.guest.page.locator("#bar .confirm .primary")
            status = self.guest.answer_to(lambda: sure.press("Enter")).status
        self.check(status, choice)
        if choice in ("pass", "retire", "rest"):
            # A bot may speak at the same moment, so that a newer page need not show this answer yet.
            self.guest.catch_up()
        else:
            self.guest.wait_for_change(self.seen.version)

    def check(self, status: int, what: object) -> None:
        assert status == SENT, f"{self.guest.name}: {what}: {status} {self.guest.text('#notice')}"

    # The drawer.

    def touch(self, control: str) -> None:
        """Tick a box, or choose one of several."""
        box = self.guest.page.locator(f"#drawer {control}")
        folded = self.guest.page.locator(f"#drawer details:not([open]):has({control}) summary")
        if folded.count():
            folded.click()
        if self.touches:
            box.tap()
        else:
            box.check()

    def compose(self, deal: Deal, side: str = "give") -> None:
        """Put an offer together without sending it: the buyer gives, or the trader asks for it."""
        self.touch(f"[type=radio][value={deal.space}]")
        for thing in deal.things:
            self.touch(f"#{thing}")
        if deal.ducats:
            self.guest.page.locator(f"#{side}-ducats").fill(str(deal.ducats))

    def change(self) -> None:
        """Open the form of an offer that stands."""
        self.guest.page.locator("#changing").check()

    def send_button(self) -> Locator:
        return self.guest.page.locator("#drawer button.send")

    def send(self) -> None:
        self.check(self.guest.press(self.send_button()), "send")
        self.guest.wait_for_change(self.seen.version)

    def offer(self, deal: Deal) -> None:
        self.compose(deal)
        self.send()

    def purse(self) -> int:
        """The ducats on one's own mat."""
        return int(self.guest.text("#mine .purse .figure"))

    def wait_for_purse(self, ducats: int) -> None:
        """Until the ducats of a deal have been counted into it."""
        expect(self.guest.page.locator("#mine .purse .figure")).to_have_text(str(ducats))

    # The log.

    def log(self) -> str:
        return self.guest.page.locator("#log").text_content() or ""

    def told(self, words: str) -> int:
        """How often the log says something."""
        return self.log().count(words)

    def deals(self) -> list[str]:
        """The sentences about deals in the log."""
        return [f"{self.deal}{rest.split('.')[0]}" for rest in self.log().split(self.deal)[1:]]

    def wait_for_deal(self, told: int) -> None:
        """Until the log tells of more deals than so many."""
        is_told = "([deal, told]) => document.querySelector('#log').textContent.split(deal).length - 1 > told"
        self.guest.page.wait_for_function(is_told, arg=[self.deal, told], polling=50)


def settle(dealers: Sequence[Dealer], patience: float = 60) -> list[Dealer]:
    """Those who are asked, as soon as somebody is and all pages show the same; nobody when the game is over."""
    given_up = time.monotonic() + patience
    while time.monotonic() < given_up:
        seen = [dealer.look() for dealer in dealers]
        asked = [dealer for dealer in dealers if dealer.seen.turn == "mine"]
        if len({one.at for one in seen}) == 1 and (asked or all(one.turn == "over" for one in seen)):
            return asked
        dealers[0].guest.page.wait_for_timeout(50)
    raise AssertionError(f"nobody is asked: {[(dealer.guest.name, dealer.seen) for dealer in dealers]}")
