"""Nothing hidden leaves the server: all that each seat and a spectator receive of whole games is read.

What a viewer is sent must be the same in every world that agrees with what the viewer knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fondaco.face.scene import Fragment
from fondaco.web.pages.table_page import TablePage

from .club import Club, Person
from .sitting import (
    Eyes,
    Sitting,
    assert_nothing_hidden_was_received,
    assert_only_own_news,
    assert_same_in_every_world,
    plans_in,
)

People = Callable[[str], Person]


def assert_money_is_hidden(sitting: Sitting) -> None:
    """The others' money can be anything: a page does not change with it."""
    state: Any = sitting.live.playing().state
    for eyes in sitting.eyes:
        seen = eyes.fragments()
        for other in range(sitting.live.row.seats):
            if other == eyes.seat:
                continue
            had = state.money[other]
            state.money[other] = had + 37
            try:
                assert eyes.fragments() == seen
            finally:
                state.money[other] = had


@pytest.mark.parametrize(
    ("people", "bots", "every"),
    [(2, [], 12), (2, ["greedy"], 20), (1, ["random", "random", "greedy"], 12), (2, ["random"] * 3, 30)],
)
def test_nothing_hidden_is_ever_sent(club: Club, quick_bots: None, people: int, bots: list[str], every: int) -> None:
    sitting = Sitting(club, people, bots, f"secrets {people} {len(bots)}")
    others = 0
    for count in sitting.play(every):
        others += assert_same_in_every_world(sitting)
        assert_money_is_hidden(sitting)
        if count % (3 * every) == 0:
            sitting.ask_around()
            assert_only_own_news(sitting)
        assert_nothing_hidden_was_received(sitting)
    assert others > 5, "the worlds must differ, or nothing was tested"
    assert assert_only_own_news(sitting) > 5
    record = sitting.eyes[0].person.get(f"/t/{sitting.table}/record")
    assert sitting.live.row.seed in record.text, "once it is over, the seed is shown"


def test_a_plan_that_is_not_called_yet_shows_nothing_but_that_it_is_there(club: Club) -> None:
    sitting = Sitting(club, 3, [], "planning")
    live, table = sitting.live, sitting.table
    before = [eyes.fragments() for eyes in sitting.eyes]
    plans = [text for text in live.game.vocabulary.texts if text.startswith("plan ")][:4]
    shown = []
    for plan in [*plans, "pass"]:
        assert sitting.eyes[0].person.choose(table, 0, plan, live.version(0)).status_code == 204
        pages = [eyes.fragments() for eyes in sitting.eyes]
        for page in pages:
            for fragment in (
                "state",
                "forms",
                "bar",
            ):  # they tell the version, which counts how often somebody was ready
                page.pop(fragment)
        shown.append(pages)
        assert sitting.eyes[0].person.undo(table, 0, live.version(0)).status_code == 204
    assert len({str(pages[0]) for pages in shown}) == len(shown), "who planned sees the plan"
    for eyes in range(1, 4):
        assert len({str(pages[eyes]) for pages in shown}) == 1
        assert shown[0][eyes] != before[eyes], "that somebody is ready is seen"


def test_open_money_is_shown(club: Club) -> None:
    """The check of hidden money can fail: where money is open, pages change with it."""
    sitting = Sitting(club, 2, [], "money", **{"option-money": "open"})
    with pytest.raises(AssertionError):
        assert_money_is_hidden(sitting)


def test_a_leak_is_found(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of worlds can fail: a page made from the true state differs between worlds."""
    sitting = Sitting(club, 2, [], "leak")
    live = sitting.live
    assert sitting.eyes[0].person.choose(sitting.table, 0, "pass", live.version(0)).status_code == 204

    class Leaky(TablePage):
        def compose(self) -> None:
            super().compose()
            state: Any = self.live.playing().state
            self.fragments["leak"] = Fragment("leak", str(list(state.plan)), "")

    monkeypatch.setitem(Eyes.fragments.__globals__, "TablePage", Leaky)
    with pytest.raises(AssertionError):
        assert_same_in_every_world(sitting)


def test_the_eyes_of_others_are_refused_to_a_running_game(club: Club, quick_bots: None) -> None:
    sitting = Sitting(club, 2, ["random"], "eyes")
    for _ in sitting.play(10):
        if len(sitting.live.moments) > 20:
            break
    for at in range(0, len(sitting.live.moments), 7):
        for eyes in sitting.eyes:
            for seat in range(3):
                status = eyes.person.get(f"/t/{sitting.table}?at={at}&seat={seat + 1}").status_code
                assert status == (200 if seat == eyes.seat else 403)
            past = eyes.person.get(f"/t/{sitting.table}?at={at}").text
            assert sitting.live.row.seed not in past
            assert plans_in(past, sitting) == set()
