"""Somebody who takes a lesson in a browser and does what it lights: with a mouse, with a thumb, or by keys."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from fondaco.face.game_face import face_of
from fondaco.face.lesson import Lesson, Step
from fondaco.kernel.game import Game
from fondaco.words.catalogue import game_words

from .guest import Guest

LOOK = Path(__file__).with_name("lesson.js").read_text(encoding="utf-8")
AT_ONCE = "200"
"""The pace at which nobody waits for bots."""
MOST_TABS = 80
"""More presses of Tab than it takes to get from one thing that is to be done to the next."""
COINS = (20, 5, -5)
MOST_PARTS = 8
"""More things than are ticked and filled in for one answer."""
LOOKS = 100
"""How often a page that still moves is looked at again."""
MOUSE, THUMB, KEYS = "mouse", "thumb", "keys"


class Way(NamedTuple):
    """What a lesson is taken with, on which screen."""

    hand: str
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.hand}-{self.width}"

    @property
    def is_phone(self) -> bool:
        return self.hand == THUMB

    @property
    def browser(self) -> dict[str, Any]:
        return {
            "viewport": {"width": self.width, "height": self.height},
            "has_touch": self.is_phone,
            "is_mobile": self.is_phone,
        }


WAYS = [Way(MOUSE, 1440, 900), Way(THUMB, 390, 844), Way(KEYS, 1440, 900), Way(MOUSE, 1024, 768)]


class Learner:
    """Takes the lesson of a game in a language."""

    def __init__(self, guest: Guest, game: Game, way: Way = WAYS[0], language: str = "en") -> None:
        self.guest = guest
        self.page = guest.page
        self.game = game
        self.way = way
        self.words = game_words(language, game)
        self.presses = 0
        self.last = {"x": 0.0, "y": 0.0}
        """Where something was pressed on the board."""

    @property
    def lesson(self) -> Lesson:
        lesson = face_of(self.game, "en").lesson
        assert lesson is not None
        return lesson

    @property
    def card(self) -> Locator:
        return self.page.locator("#lesson")

    # Coming in.

    def begin(self) -> None:
        """From the page that leads there, with bots that answer at once."""
        self.guest.go(f"/learn/{self.game.name}")
        self.page.locator("main form .primary").click()
        self.guest.at_table()
        paced = self.page.request.post(self.address("bot-pace"), form={"bot-pace": AT_ONCE})
        assert paced.ok, paced.text()

    def address(self, way: str = "") -> str:
        return f"{self.guest.address}{self.guest.table}/{way}".rstrip("/")

    def let_it_do(self, number: int) -> None:
        """Let the lesson do a step itself, by a bare form."""
        self.wait_for(number)
        act = "do" if self.lesson.steps[number].answer else "read"
        form = {"seat": "0", "step": str(number), "act": act}
        assert self.page.request.post(self.address("lesson"), form=form).ok

    def skip_to(self, number: int) -> None:
        for before in range(number):
            self.let_it_do(before)
        self.wait_for(number)

    # Looking.

    def wait_for(self, number: int) -> None:
        """Until a step is on; what the others do, and shows of it, are not waited for."""
        is_on = """number => {
          if (typeof fondaco !== "undefined") fondaco.show?.end(); // a page may just be coming
          return document.querySelector("#lesson-step")?.dataset.step === String(number);
        }"""
        self.page.wait_for_function(is_on, arg=number, polling=20)

    def look(self, is_begun: bool = False) -> dict[str, Any]:
        """The step that is on: where it leads, and what is wrong with it once the page has come to rest.

        What it speaks of has to be in sight at first. Where it is begun, what is still to be done has to be.
        """
        found: dict[str, Any] = {}
        for _ in range(LOOKS):
            found = self.page.evaluate(f"facts => ({LOOK})(facts)", {"isPhone": self.way.is_phone, "isBegun": is_begun})
            if not found["faults"]:
                break
            self.page.wait_for_timeout(100)
        return found

    def check_words(self, step: Step) -> None:
        """The card says what it should, in the right language."""
        said = [self.words.say(f"lesson-{step.key}{part}") for part in ("", "-do")[: 1 + bool(step.answer)]]
        shown = self.card.locator(".words p").all_inner_texts()
        assert [" ".join(text.split()) for text in shown] == [" ".join(text.split()) for text in said]

    # Doing.

    def do(self, number: int) -> list[str]:
        """Do a step as it lights it; what was wrong on the way."""
        step = self.lesson.steps[number]
        self.wait_for(number)
        self.check_words(step)
        faults = self.answer(step) if step.answer else self.read()
        is_done = "number => document.querySelector('#lesson-step')?.dataset.step !== String(number)"
        self.page.wait_for_function(is_done, arg=number, polling=20)
        return [f"{number + 1} {step.key}: {fault}" for fault in faults]

    def read(self) -> list[str]:
        faults: list[str] = self.look()["faults"]
        self.press(self.card.locator("[value=read]"))
        return faults

    def answer(self, step: Step) -> list[str]:
        faults: list[str] = []
        for part in range(MOST_PARTS):
            found = self.look(part > 0)
            faults += found["faults"]
            assert found["aim"] is not None, f"{step.key}: {faults}"
            if self.aim_at(step, found["aim"]):
                return faults
        raise AssertionError(f"{step.key}: it comes to no end")

    def aim_at(self, step: Step, aim: dict[str, Any]) -> bool:
        """Press what is lit, or fill it in; whether that was all."""
        if aim["isSum"]:
            wanted = next(field.partition("=")[2] for field in step.fields if field.startswith(f"{aim['id']}="))
            self.lay(aim["id"], wanted)
        elif aim["isBox"]:
            self.tick(aim)
        else:
            answer = self.guest.answer_to(lambda: self.touch(aim))
            assert answer.status == 204, f"{step.key}: {answer.status} {self.guest.text('#notice')}"
            return True
        return False

    def press(self, button: Locator) -> None:
        """Press a button of the card, which has the focus by itself. Twice on one spot would count as one click."""
        if self.way.hand == KEYS:
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")
            return
        self.presses += 1
        box = button.bounding_box()
        assert box is not None
        place = {"x": box["width"] * (0.2 if self.presses % 2 else 0.8), "y": box["height"] / 2}
        (button.tap if self.way.hand == THUMB else button.click)(position=place)

    def touch(self, aim: dict[str, Any]) -> None:
        """Press where the ring is. Twice on one spot would count as one click."""
        if self.way.hand == KEYS:
            self.go_to("[data-aim]")
            self.page.keyboard.press("Enter")
            return
        spot = max(aim["spots"], key=lambda one: abs(one["x"] - self.last["x"]) + abs(one["y"] - self.last["y"]))
        self.last = spot
        if self.way.hand == THUMB:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])

    def tick(self, aim: dict[str, Any]) -> None:
        box = self.page.locator("[data-aim]")
        was_checked = box.is_checked()
        if self.way.hand == KEYS:
            self.go_to("[data-aim]")
            self.page.keyboard.press("Space")
        else:
            self.touch(aim)
        expect(box).to_be_checked(checked=not was_checked)

    def lay(self, field: str, wanted: str) -> None:
        """Lay down coins, or take them back, until the sum is right; by keys, type it."""
        box = self.page.locator(f"#{field}")
        if self.way.hand == KEYS:
            self.go_to(f"#{field}")
            self.page.keyboard.press("Control+a")
            self.page.keyboard.type(wanted) if wanted else self.page.keyboard.press("Delete")
        while missing := int(wanted or 0) - int(box.input_value() or 0):
            coin = next(coin for coin in COINS if 0 < coin <= missing or missing < 0 > coin)
            self.press_coin(self.page.locator(f'.sum [data-into="{field}"][data-adds="{coin}"]'))
        expect(box).to_have_value(re.compile(f"^{wanted or '0?'}$"))

    def press_coin(self, coin: Locator) -> None:
        if self.way.hand == THUMB:
            coin.tap()
        else:
            coin.click()

    def go_to(self, selector: str) -> None:
        """Press Tab until it is reached."""
        is_there = "selector => document.activeElement?.matches(selector)"
        for _ in range(MOST_TABS):
            if self.page.evaluate(is_there, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{self.page.locator(selector).evaluate('thing => thing.outerHTML')[:200]} is not reached")
