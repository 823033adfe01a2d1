"""Looking back: steps of a replay bring what differs, and whoever comes back hears of others' moves alone."""

from __future__ import annotations

import random

from starlette.datastructures import QueryParams

from fondaco.web.forms import Form
from fondaco.web.http.routes.replays import step
from fondaco.web.pages.since import MOST, last_own, since
from fondaco.web.pages.table_page import TablePage
from fondaco.web.store.rows import Act, Visitor
from fondaco.web.tables.live import Live
from fondaco.web.tables.vantage import vantage_for
from fondaco.web.tables.viewer import Viewer, viewer_of

from .club import Club, Person
from .test_stream import PARTIAL, Browser, new_live, page_of, random_act

ANNA = Visitor(1, "Anna")


def some_game(acts: int, seed: int = 7) -> Live:
    live, luck = new_live(3, [1, 2, 3]), random.Random(seed)
    while len(live.playing().record.made) < acts and not live.is_over():
        live.carry_out(random_act(live, luck))
    return live


def stepped(live: Live, viewer: Viewer, before: int, at: int) -> str:
    return bytes(step(Form(QueryParams(at=at, **{"from": before})), live, viewer).body).decode()


def test_a_step_of_a_replay_makes_one_position_of_another() -> None:
    """Forwards and backwards, as a player and as somebody who watches."""
    live, luck = some_game(120), random.Random(3)
    for visitor in (ANNA, None):
        viewer = viewer_of(live, visitor, "en")
        for _ in range(12):
            before, at = luck.randrange(len(live.moments)), luck.randrange(len(live.moments))
            there = TablePage(vantage_for(live, viewer, at))
            browser = Browser(TablePage(vantage_for(live, viewer, before)))
            browser.apply(stepped(live, viewer, before, at), there)
            assert browser.fragments == {name: fragment.html for name, fragment in there.fragments.items()}


def test_only_a_step_forwards_moves_something() -> None:
    live = some_game(60)
    viewer, last = viewer_of(live, None, "en"), len(live.moments) - 1
    moved = {target for target, _, _ in PARTIAL.findall(stepped(live, viewer, 0, last))}
    back = {target for target, _, _ in PARTIAL.findall(stepped(live, viewer, last, 0))}
    assert "motions" in moved
    assert back.isdisjoint({"motions", "acts"})


def test_of_a_long_absence_the_last_moves_are_shown_and_all_are_counted() -> None:
    live = some_game(150)
    told = since(page_of(live, ANNA), 0)
    assert told.things > told.shown == MOST


def test_whoever_has_just_chosen_has_missed_nothing() -> None:
    """Two plan in secret; then one of them is away while the other acts."""
    live = new_live(2, [1, 2])
    page = page_of(live, ANNA)
    assert since(page, last_own(page)).things == 0
    live.carry_out(Act(0, "plan brewers", 5))
    page = page_of(live, ANNA)
    assert since(page, last_own(page)).things == 0
    live.carry_out(Act(1, "plan brewers+bakers", 5))
    while live.asked() == [1] or live.asked() == [0]:
        seat = live.asked()[0]
        live.carry_out(Act(seat, live.game.vocabulary.text(live.playing().open(seat)[0]), 5))
    page = page_of(live, ANNA)
    assert since(page, 0).things > 0


def test_nothing_is_told_before_the_game_has_begun(club: Club) -> None:
    anna = Person(club, "Anna")
    table = anna.opened({"game": "norenberc", "seats": "2", "chair-1": "me", "chair-2": "open"})
    assert anna.get(f"/t/{table}/since").status_code == 409
