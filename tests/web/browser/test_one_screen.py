"""Everything a decision needs is on one screen, at positions all over each game; `make soak` looks at many more."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser

from fondaco.games import GAMES
from fondaco.words.catalogue import LANGUAGES, ORIGINAL

from .one_screen import faults_of, measure, measure_all
from .positions import Positions, asked, course_of
from .screen import SCREENS, Screen, look_at, new_page

POSITIONS = int(os.environ.get("FONDACO_POSITIONS") or 10)
"""So many of each game at each size."""
DESK, PHONE = SCREENS[0], SCREENS[-1]
LIT = "[...document.querySelectorAll('.slot-board .open')].filter(one => one.checkVisibility())"
ON_DESK = {
    "covered": "one('#stream').style.cssText = 'display: block !important; position: fixed; inset: 0; z-index: 99'",
    "out of sight": f"{LIT}[0].style.cssText = 'position: fixed; left: 2000px'",
    "overlap": f"for (const lit of {LIT}) lit.style.cssText = 'position: fixed; inset: 300px auto auto 300px'",
    "cut": "one('#bar .where').style.cssText = 'display: block; overflow: hidden; height: 5px'",
    "small": "one('#bar .where').style.fontSize = '9px'",
    "mat": "one('#slot-mine').style.cssText = 'position: relative; top: -200px'",
    "board": "one('#slot-board .open').style.cssText = 'position: absolute; height: 3000px'",
    "page": "document.body.style.cssText = 'display: block; height: 2000px; overflow: visible'",
}
ON_PHONE = {
    "prompt": "for (const said of one('#bar .line').querySelectorAll('p')) said.textContent = 'Well? '.repeat(20)",
    "part": "one('[data-current]').removeAttribute('data-current')",
}
"""By the kind of fault, how it is planted."""


@pytest.mark.parametrize("screen", SCREENS, ids=str)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_what_is_lit_is_in_sight_and_nothing_is_cut_or_covered(
    browser: Browser, positions: Positions, game: str, screen: Screen
) -> None:
    faults = faults_of(list(measure_all(browser, positions, game, screen, POSITIONS)), screen)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=str)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ORIGINAL])
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_nothing_is_cut_or_covered_in_any_language(
    browser: Browser, positions: Positions, game: str, language: str, screen: Screen
) -> None:
    faults = faults_of(list(measure_all(browser, positions, game, screen, -(-POSITIONS // 4), language)), screen)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("screen", "planted"), [(DESK, ON_DESK), (PHONE, ON_PHONE)], ids=["desk", "phone"])
def test_planted_faults_are_found(
    browser: Browser, positions: Positions, screen: Screen, planted: dict[str, str]
) -> None:
    """Otherwise the test above would be worth nothing."""
    course = course_of(GAMES[0].name, screen.seats, "planted")
    page = new_page(browser, screen)
    table = positions.open(course, course.when(asked(0), 0.5))
    for kind, plant in planted.items():
        with page.expect_response("**/stream*"):
            look_at(page, table)
        assert measure(page, screen)["faults"] == []
        page.evaluate(f"() => {{ const one = name => document.querySelector(name); {plant} }}")
        found = {fault.partition(":")[0] for fault in measure(page, screen)["faults"]}
        assert kind in found, f"{kind}: {found}"
    page.context.close()


def test_bar_of_a_phone_that_changes_its_height_is_a_fault(browser: Browser, positions: Positions) -> None:
    measured = list(measure_all(browser, positions, GAMES[0].name, PHONE, 2))
    assert faults_of(measured, PHONE) == []
    assert faults_of([measured[0], measured[1]._replace(bar=measured[0].bar + 20)], PHONE) != []
