"""Somebody in front of a real browser. Every error in its console is a failure."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Request, Response, expect

BOARD = ":is(#slot-ask, #slot-overview, #slot-board, #slot-mine, #slot-others)"
"""Where a game draws its things."""
PRESSES = 20
"""How often a button that is being replaced is looked for again."""
OPEN = "button[form=choose]"
"""What is open to the viewer."""
CONTROLS = f"{OPEN}, [form=compose]:not([type=hidden]), #mine"
"""What only a player has at a table."""
USUAL = {"game": "norenberc", "bot-pace": "200"}


def spot_at(x: float, y: float) -> tuple[int, int]:
    """As the page tells spots apart."""
    return int(x) >> 4, int(y) >> 4


class Guest:
    """A person with their own browser."""

    def __init__(self, context: BrowserContext, address: str, name: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.table = ""
        self.faults: list[str] = []
        self.excused: list[str] = []
        """Console errors that are expected in this test: parts of sentences."""
        self.pressed = (0, 0)
        """The spot where this person pressed last."""
        self.watches_shows = False
        context.on("request", self.check_host)
        context.on("console", self.check_console)
        context.on("weberror", lambda error: self.faults.append(f"script: {error.error}"))
        self.page = context.new_page()

    # What must not happen.

    def check_host(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"request to another host: {request.url}")

    def check_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text}")

    def complaints(self) -> list[str]:
        return [fault for fault in self.faults if not any(part in fault for part in self.excused)]

    # Coming in.

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def open_table(self, *chairs: str, **more: str) -> str:
        """Open a table with these chairs by a bare form, and go there, until its news come in."""
        form = USUAL | {"name": self.name, "seats": str(len(chairs))}
        form |= {f"chair-{number}": chair for number, chair in enumerate(chairs, 1)}
        form |= {field.replace("_", "-"): value for field, value in more.items()}
        answer = self.page.request.post(f"{self.address}/tables", form=form)
        assert answer.ok, answer.text()
        with self.page.expect_response("**/stream*"):
            self.go(answer.url.removeprefix(self.address))
        return self.at_table()

    def wait_for_beginning(self) -> None:
        """Until the waiting room has become the table, with a plan to make."""
        self.page.locator("#planning").get_by_role("checkbox").first.wait_for()

    def at_table(self) -> str:
        """Note the table that this page shows."""
        self.page.wait_for_url(re.compile(r"/t/\w+"))
        found = re.search(r"/t/\w+", self.page.url)
        assert found is not None
        self.table = found[0]
        return self.table

    def sit_down(self, table: str) -> None:
        """Take the first open seat by a bare form, and go there."""
        answer = self.page.request.post(f"{self.address}{table}/sit", form={"name": self.name})
        assert answer.ok, answer.text()
        self.table = table
        self.go(table)

    # What the page says.

    def turn(self) -> str:
        return self.page.locator("#state").get_attribute("data-turn") or ""

    def version(self) -> int:
        return int(self.page.locator("#state").get_attribute("data-version") or -1)

    def wait_for_version(self, version: int) -> None:
        # News wait for the end of a show, so it is ended here, except for those who came to watch it.
        is_there = """([version, watches]) => {
          if (!watches && typeof fondaco === "object") fondaco.show?.end();
          return Number(document.querySelector('#state').dataset.version) >= version;
        }"""
        self.page.wait_for_function(is_there, arg=[version, self.watches_shows], polling=50)

    def wait_for_change(self, version: int) -> None:
        self.wait_for_version(version + 1)

    def wait_for_turn(self) -> None:
        """Until this person is asked, or the game is over."""
        asked_or_over = "#state:is([data-turn=mine], [data-turn=over])"
        self.page.locator(asked_or_over).wait_for(state="attached")

    def catch_up(self) -> None:
        """Until the stream brought what the server shows by now."""
        self.wait_for_version(self.version_now())

    def version_now(self) -> int:
        """The version that the server would show."""
        text = self.page.request.get(self.address + self.table).text()
        found = re.search(r'data-version="(-?\d+)"', text)
        assert found is not None
        return int(found[1])

    def text(self, selector: str) -> str:
        return self.page.locator(selector).inner_text()

    def notations(self) -> list[str]:
        """All open choices that need no composing."""
        return self.page.locator(f"#choices {OPEN}").evaluate_all("buttons => buttons.map(button => button.value)")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    # What a person does.

    def answer_to(self, do: Callable[[], None]) -> Response:
        """The answer to the form that something sends. A deal that is being weighed meanwhile is no answer."""

        def is_it(response: Response) -> bool:
            return response.request.method == "POST" and not response.url.endswith("/weigh")

        with self.page.expect_response(is_it) as answer:
            do()
        return answer.value

    def press(self, button: Locator) -> int:
        """Press a button of the table; the status of the answer. Twice on one spot would count as one click."""
        box = None
        for _ in range(PRESSES):  # the page may replace it at this moment
            expect(button).to_be_visible()
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            if box is not None:
                break
        assert box is not None, "a button that cannot be seen"
        # Far enough apart for two spots even on the smallest button.
        spots = {part: spot_at(box["x"] + part * box["width"], box["y"] + box["height"] / 2) for part in (0.1, 0.9)}
        part = next((part for part, spot in spots.items() if spot != self.pressed), 0.1)
        self.pressed = spots[part]
        place = {"x": box["width"] * part, "y": box["height"] / 2}
        return self.answer_to(lambda: button.click(position=place)).status

    def choose(self, button: Locator) -> None:
        """Press it, say yes if asked again, and wait for the news."""
        status = self.press(button)
        if status == 200:
            status = self.press(self.page.locator("#bar .confirm .primary"))
        assert status == 204, f"{self.name}: {status} {self.text('#notice')}"
        self.catch_up()

    def tick(self, *guilds: str) -> None:
        for guild in guilds:
            self.page.locator("#planning").get_by_role("checkbox", name=re.compile(f"^{guild}")).check()

    def send_button(self) -> Locator:
        """Before the houses, or on a small screen in the bar for thumbs."""
        return self.page.locator(":is(#planning, #answers) button[form=compose]").locator("visible=true")

    def plan(self, *guilds: str) -> None:
        self.tick(*guilds)
        self.choose(self.send_button())

    def open_choice(self, *verbs: str) -> Locator:
        """The first open choice with one of these verbs, on the board if it is drawn there; else any."""
        for verb in verbs:
            for where in (BOARD, "#choices"):
                found = self.page.locator(f'{where} {OPEN}[value^="{verb}"]').locator("visible=true")
                if found.count():
                    return found.first
        found = self.page.locator(f"{BOARD} {OPEN}, #choices {OPEN}").locator("visible=true")
        if not found.count():
            # On a phone what is open may lie in a sheet that is folded up.
            self.page.locator("#choices > summary").tap()
        return found.first

    def is_planning(self) -> bool:
        return self.page.locator("#planning input[form=compose]").count() > 0

    def pass_or(self, *verbs: str) -> None:
        """Pass while planning; otherwise do one of these, the first that is open."""
        self.choose(self.open_choice("pass" if self.is_planning() else "", *verbs))

    def take_back(self) -> None:
        assert self.press(self.button("Take back")) == 204
        self.catch_up()

    def unfold_ending(self) -> None:
        """Skip the show of the last round and of the end, to the result."""
        is_there = "document.body.dataset.ending === 'stage'"
        while not self.page.evaluate(is_there):
            self.page.wait_for_function(f"() => {is_there} || !document.querySelector('#show').hidden")
            self.page.evaluate("document.querySelector('#show-skip').click()")
        expect(self.page.locator("#ending h2")).to_be_visible()

    def expect_no_overflow(self) -> None:
        wide = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], f"the page is {wide[0]} px wide in a window of {wide[1]} px: {self.page.url}"


Visit = Callable[..., Guest]
"""The fixture `visit`, which brings somebody by name."""


def wait_for_anybody(guests: Iterable[Guest], patience: float = 30) -> list[Guest]:
    """Those who are asked, as soon as somebody is; none when the game is over.

    Pages are not equally quick: while one already shows that somebody else is asked, the page of that one may lag
    behind, so that for a moment nobody seems to be asked.
    """
    given_up = time.monotonic() + patience
    while time.monotonic() < given_up:
        turns = {guest: guest.turn() for guest in guests}
        asked = [guest for guest, turn in turns.items() if turn == "mine"]
        if asked or all(turn == "over" for turn in turns.values()):
            return asked
        next(iter(turns)).page.wait_for_timeout(30)
    raise AssertionError(f"nobody is asked: {[(guest.name, guest.turn(), guest.version()) for guest in guests]}")
