"""Whatever is not possible now can be asked: by click, by a long tap, by keyboard, and in a list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from fondaco.face.scene import SLOTS
from fondaco.face.why import why_not
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.web.pages.table_page import TablePage
from fondaco.web.pages.why_facts import answer_about, asked_in
from fondaco.web.tables.vantage import vantage_for

from .guest import Guest, Visit
from .positions import Positions
from .test_phone import PHONE
from .wandering import Wandering, wandering

CASES = 10
"""So many typical questions are asked in each game."""
HIT = """([thing]) => {
  const named = one => (one.dataset.ask || one.dataset.place) === thing;
  for (const one of [...document.querySelectorAll("[data-ask]")].filter(named)) {
    one.dispatchEvent(new WheelEvent("wheel", {bubbles: true}));
    one.scrollIntoView({block: "center", inline: "center"});
    const box = one.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.1], [0.1, 0.5], [0.5, 0.9], [0.9, 0.5]]) {
      const spot = [box.x + x * box.width, box.y + y * box.height];
      const hit = box.width && document.elementFromPoint(...spot);
      if (hit && !hit.closest("a, button, label, summary") && fondaco.askedBy(hit) === thing) return spot;
    }
  }
  return null;
}"""
"""Where a thing can be touched, if it can. Who scrolls there is a reader: what was held in sight is let go."""
ALL_GAMES = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Case(NamedTuple):
    """A thing that is shown after some acts and not open, and what is to be said of it."""

    acts: int
    thing: str
    sort: tuple[str, str]
    """What kind of thing it is, and the key of the reason."""
    sentence: str
    rule: str


def cases(course: Wandering) -> Iterator[Case]:
    for acts, live, viewer in course.lived(0):
        page = TablePage(vantage_for(live, viewer))
        vantage = page.vantage
        things = asked_in("".join(each.html for each in page.fragments.values() if each.slot in SLOTS))
        for thing in things:
            why = why_not(vantage.face, vantage.view, vantage.seat, thing)
            assert why is not None
            assert why.reason is not None
            said = answer_about(vantage, thing)
            yield Case(acts, thing, (thing.partition("-")[0], why.reason.key), said.sentence, said.rule)


def course_for(game: Game) -> Wandering:
    return wandering(game.name, game.fewest + 1, "why")


def spot_of(guest: Guest, thing: str) -> tuple[float, float] | None:
    found = guest.page.evaluate(HIT, [thing])
    return (found[0], found[1]) if found else None


def card(guest: Guest) -> Locator:
    return guest.page.locator("#card")


def come_to(guest: Guest, positions: Positions, course: Wandering, acts: int) -> None:
    table = positions.open(course, acts)
    table.come_in(guest.context)
    guest.go(table.path)
    guest.page.locator("html.scripted").wait_for()
    guest.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")  # nothing moves any more


def expect_answer(guest: Guest, game: Game, case: Case) -> None:
    expect(card(guest).locator(".why-not")).to_contain_text(case.sentence)
    if case.rule:
        link = card(guest).locator(".why-not a")
        expect(link).to_have_attribute("href", f"/rules/{game.name}#{case.rule}")


@ALL_GAMES
def test_a_click_on_what_is_not_open_says_why(visit: Visit, positions: Positions, game: Game) -> None:
    anna = visit("Anna")
    here, asked = -1, set()
    for case in cases(course_for(game)):
        if case.sort in asked:
            continue
        if case.acts != here:
            come_to(anna, positions, course_for(game), case.acts)
            here = case.acts
        spot = spot_of(anna, case.thing)
        if spot is None:
            continue
        anna.page.mouse.click(*spot)
        expect_answer(anna, game, case)
        expect(anna.page.locator("#spoken")).to_contain_text(case.sentence)
        anna.page.keyboard.press("Escape")
        expect(card(anna)).to_be_hidden()
        asked.add(case.sort)
        if len(asked) == CASES:
            return
    raise AssertionError(f"only {len(asked)} kinds of things could be asked about: {asked}")


@ALL_GAMES
def test_a_long_tap_on_a_phone_says_why(visit: Visit, positions: Positions, game: Game) -> None:
    anna = visit("Anna", **PHONE)
    finger = anna.context.new_cdp_session(anna.page)
    here = -1
    for case in cases(course_for(game)):
        if case.acts != here:
            come_to(anna, positions, course_for(game), case.acts)
            here = case.acts
        spot = spot_of(anna, case.thing)
        if spot is None:
            continue
        touch: dict[str, Any] = {"touchPoints": [{"x": spot[0], "y": spot[1]}]}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart"} | touch)
        expect_answer(anna, game, case)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(card(anna)).to_be_visible()
        anna.expect_no_overflow()
        return
    raise AssertionError("nothing can be touched")


@ALL_GAMES
def test_the_keys_ask_about_what_is_marked_and_else_about_everything(
    visit: Visit, positions: Positions, game: Game
) -> None:
    anna = visit("Anna")
    page, keys = anna.page, anna.page.keyboard
    case = next(cases(course_for(game)))
    come_to(anna, positions, course_for(game), case.acts)
    thing = page.locator("[data-ask][tabindex='0']:visible").first
    for key in ("w", "Enter"):
        thing.focus()
        keys.press(key)
        expect(card(anna).locator(".why-not")).to_be_visible()
        keys.press("Escape")
        expect(card(anna)).to_be_hidden()
    page.evaluate("document.activeElement.blur()")
    keys.press("w")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("#why-list h3").first).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert not card(anna).is_visible()


def test_a_box_that_cannot_be_ticked_any_more_says_why(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("me", "random", "random", "random", "random")
    boxes = anna.page.locator("#planning input[type=checkbox]")
    most = int(anna.page.locator("#planning [data-most]").get_attribute("data-most") or 0)
    for index in range(most):
        anna.page.locator("#planning label.gable").nth(index).click()
        expect(boxes.nth(index)).to_be_checked()
    expect(boxes.nth(most)).to_be_disabled()
    anna.page.locator("#planning label.gable").nth(most).click(force=True)
    expect(card(anna).locator(".why-not")).to_contain_text(f"You have {most} agents at hand")
    expect(boxes.nth(most)).not_to_be_checked()


def test_what_is_not_possible_can_be_read_without_a_script(visit: Visit, positions: Positions) -> None:
    anna = visit("Anna", java_script_enabled=False)
    course = course_for(GAMES[0])
    table = positions.open(course, next(cases(course)).acts)
    table.come_in(anna.context)
    anna.go(table.path)
    anna.page.get_by_role("button", name="What is not possible now, and why?").click()
    expect(anna.page.locator("main h3").first).to_be_visible()
    anna.page.get_by_role("link", name="Back to the table").click()
    expect(anna.page.locator("#board, #slot-board").first).to_be_visible()
