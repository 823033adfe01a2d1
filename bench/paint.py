"""How soon a table is there on a slow phone, and how soon a click is answered, for every game.

The phone has a processor slowed down four times and the network that Chrome calls "Fast 4G"; the largest contentful
paint counts, with an empty cache and with a warm one. Clicks are answered on the loopback address, without a brake: the
first change of the page that marks what was clicked counts, and then the new position. Writes "paint" in
bench/results.json. Run it by `make paint`, on an idle machine.
"""

from __future__ import annotations

import statistics
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # behind the installed package, so that compiled rules play

from playwright.sync_api import Browser, Page  # noqa: E402
from results import note_figures  # noqa: E402

from fondaco.games import GAMES  # noqa: E402
from fondaco.mode import mode  # noqa: E402
from tests.web.browser.positions import Opened, Positions, asked, course_of  # noqa: E402
from tests.web.browser.screen import Screen, look_at, new_page  # noqa: E402
from tests.web.browser.studio import studio  # noqa: E402

PLAYERS = 4
PHONE, DESK = Screen(390, 844, PLAYERS), Screen(1440, 900, PLAYERS)
SLOWER = 4
FAST_4G = {"offline": False, "latency": 165, "downloadThroughput": 9e6 / 8 * 0.9, "uploadThroughput": 1.5e6 / 8 * 0.9}
"""As Chrome's developer tools have it; latency in milliseconds, the rest in bytes a second."""
PATIENCE = 120_000
"""Timeout, in milliseconds: a slow phone on a slow machine."""
PARTS = (0.05, 0.35, 0.65, 0.9)
"""Where in the game the tables are looked at."""
CLICKS = 16
OPEN = "#slot-board button.open[form=choose], #slot-mine button.open[form=choose], #choices button[form=choose]"
PAINTED = """() => new Promise(resolve => {
  let last = 0;
  new PerformanceObserver(list => { for (const {startTime} of list.getEntries()) last = startTime; })
    .observe({type: "largest-contentful-paint", buffered: true});
  const settled = () => requestIdleCallback(() => resolve(last), {timeout: 3000});
  if (document.readyState === "complete") settled(); else addEventListener("load", settled);
})"""
WATCH = """() => {
  window.clicked = {};
  addEventListener("pointerdown", event => { clicked.at = event.timeStamp; }, {capture: true, once: true});
  const version = document.querySelector("#state").dataset.version;
  new MutationObserver((_, observer) => {
    if (!clicked.at) return;
    clicked.lit ??= performance.now() - clicked.at;
    const moved = document.querySelector("#state").dataset.version !== version;
    if (!moved && !document.querySelector("#bar .confirm")) return;
    clicked.answered = performance.now() - clicked.at;
    observer.disconnect();
  }).observe(document.body, {attributes: true, childList: true, subtree: true});
}"""


def main() -> None:
    with studio() as (browser, positions):
        found = {game.name: figures(browser, positions, game.name) for game in GAMES}
    paint = {"mode": mode(), "cpu_slowdown": SLOWER, "network": "Fast 4G", "games": found}
    note_figures(paint=paint)


def figures(browser: Browser, positions: Positions, game: str) -> dict[str, Any]:
    course = course_of(game, PLAYERS, "paint")
    tables = [positions.open(course, course.when(asked(0), part)) for part in PARTS]
    first, again = [], []
    for table in tables:
        page = new_page(browser, PHONE)
        page.set_default_timeout(PATIENCE)
        slow_down(page)
        first.append(largest_paint(page, table))
        again.append(largest_paint(page, table))
        page.context.close()
    lit, answered = clicks(browser, positions, game)
    found = {
        "largest_paint_ms": {"first_visit": round(statistics.median(first)), "again": round(statistics.median(again))},
        "largest_paint_ms_worst": {"first_visit": round(max(first)), "again": round(max(again))},
        "click_to_lit_ms": {"median": round(statistics.median(lit), 1), "worst": round(max(lit), 1)},
        "click_to_new_position_ms": {"median": round(statistics.median(answered), 1), "worst": round(max(answered), 1)},
    }
    print(f"{game}: {found}", file=sys.stderr)
    return found


def slow_down(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", FAST_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def largest_paint(page: Page, table: Opened) -> float:
    """When the largest thing of the page was painted, in milliseconds."""
    look_at(page, table)
    painted: float = page.evaluate(PAINTED)
    return painted


def clicks(browser: Browser, positions: Positions, game: str) -> tuple[list[float], list[float]]:
    """Milliseconds from a click to the first sign of it, and to the new position or a request to confirm it."""
    course = course_of(game, PLAYERS, "paint")
    page = new_page(browser, DESK)
    lit, answered = [], []
    for number in range(CLICKS):
        table = positions.open(course, course.when(asked(0), number / CLICKS))
        with page.expect_response("**/stream*"):
            look_at(page, table)
        choices = page.locator(OPEN).locator("visible=true")
        if not choices.count():  # a form that has to be filled in first
            continue
        page.evaluate(WATCH)
        choices.first.click()
        page.wait_for_function("() => window.clicked.answered")
        clicked = page.evaluate("clicked")
        lit.append(clicked["lit"])
        answered.append(clicked["answered"])
    page.context.close()
    return lit, answered


if __name__ == "__main__":
    main()
