"""Everything a decision needs is on one screen: measures pages of tables at many positions.

As a program it prints every fault it finds, with a picture of the page in build/one_screen:

    PYTHONPATH=. python -m tests.web.browser.one_screen norenberc --size 1024x768 --positions 10 --language hu

The language may be the pseudo-language, too: accents, and every word a third longer.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from fondaco.games import GAMES, find_game
from fondaco.web.tables.aids import HINT, ON
from fondaco.words.catalogue import LANGUAGES, ORIGINAL

from ...pseudo.language import PSEUDO
from .positions import NAMES, Course, Positions, asked, course_of
from .screen import SCREENS, Screen, look_at, new_page
from .studio import studio

ROOT = Path(__file__).parents[3]
PICTURES = ROOT / "build" / "one_screen"
MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
OF_ONE_GAME = 40
"""So many positions are taken from one game."""
SPREAD = (5**0.5 - 1) / 2
"""The golden ratio: its multiples spread evenly, however many there are."""


class Measured(NamedTuple):
    """What was found at one position."""

    position: str
    faults: list[str]
    bar: int
    """The height of the bar on top."""


def measure(page: Page, screen: Screen) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(f"facts => ({MEASURE})(facts)", {"isPhone": screen.is_phone, "names": NAMES})
    return found


def questions(game: str, screen: Screen, count: int, seed: str = "one screen") -> Iterator[tuple[Course, int, int]]:
    """Positions where a person is asked, all over several games and at every seat: course, acts and seat."""
    seats = min(max(screen.seats, find_game(game).fewest), find_game(game).most)
    for number in range(count):
        course = course_of(game, seats, f"{seed} {number // OF_ONE_GAME}")
        found = course.all(asked(number % seats))
        yield course, found[int(number * SPREAD % 1 * len(found))], number % seats


def measure_all(
    browser: Browser, positions: Positions, game: str, screen: Screen, count: int, language: str = ORIGINAL
) -> Iterator[Measured]:
    """Look at so many positions of a game; the page is left open while its measures are looked at."""
    page = new_page(browser, screen, language=language)
    PICTURES.mkdir(parents=True, exist_ok=True)
    try:
        for course, acts, seat in questions(game, screen, count):
            look_at(page, positions.open(course, acts, seat, aids={HINT: ON}))
            found = measure(page, screen)
            picture = PICTURES / f"{game}-{language}-{screen.width}-{screen.seats}-{course.row.seed[:4]}-{acts}.png"
            picture.unlink(missing_ok=True)
            if found["faults"]:
                page.screenshot(path=picture)
            at = f"act {acts} of {course.row.seed[:4]}, seat {seat + 1}: {picture.relative_to(ROOT)}"
            yield Measured(f"{game} in {language}, {screen}, {at}", found["faults"], found["bar"])
    finally:
        page.context.close()


def faults_of(measured: list[Measured], screen: Screen) -> list[str]:
    """All faults, each with its position; and that the bar of a phone is as high everywhere."""
    faults = [f"{one.position}\n    " + "\n    ".join(one.faults) for one in measured if one.faults]
    heights = sorted({one.bar for one in measured})
    if screen.is_phone and len(heights) > 1:
        faults.append(f"{screen}: the bar is {heights} px high, so that the page jumps")
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game.name for game in GAMES])
    parser.add_argument("--size", default="", help="such as 1024x768; all of them by default")
    parser.add_argument("--positions", type=int, default=10)
    parser.add_argument("--language", choices=[*LANGUAGES, PSEUDO], default=ORIGINAL)
    wanted = parser.parse_args()
    screens = [screen for screen in SCREENS if str(screen).startswith(wanted.size)]
    with studio("tests.pseudo") as (browser, positions):
        for screen in screens:
            measured = list(measure_all(browser, positions, wanted.game, screen, wanted.positions, wanted.language))
            print("\n".join(faults_of(measured, screen)))
            kinds = Counter(fault.partition(":")[0] for one in measured for fault in one.faults)
            print(f"{screen}: {sum(kinds.values())} faults in {len(measured)} positions: {dict(kinds)}\n")


if __name__ == "__main__":
    main()
