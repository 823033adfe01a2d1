"""Nothing hidden leaves the server: all that each seat and a spectator receive of whole games is read.

What a viewer is sent must be the same in every world that agrees with what the viewer knows.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fondaco.face.scene import Fragment
from fondaco.face.story import told
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY
from fondaco.web.faces import web_face
from fondaco.web.live import Live
from fondaco.web.offers import would_seal
from fondaco.web.position import position_for
from fondaco.web.stream import Stream
from fondaco.web.table_page import TablePage
from fondaco.web.viewer import Viewer

from .club import HX, Club, Person, some_choice

People = Callable[[str], Person]
NAMES = ["Anna", "Bea", "Cyr", "Dora"]


class Eyes:
    """A viewer with an open stream, and everything that was sent there."""

    def __init__(self, person: Person, live: Live, seat: int) -> None:
        self.person = person
        self.live = live
        self.seat = seat
        visitor = person.visitor
        self.viewer: Viewer = person.viewer(live)
        assert self.viewer.seat == seat
        self.stream = Stream(live, lambda: self.viewer, "nothing")
        self.streamed: list[str] = []
        assert (visitor is None) == (seat == NOBODY)

    def look(self) -> None:
        self.streamed.append(self.stream.update())

    def fragments(self) -> dict[str, str]:
        page = TablePage(position_for(self.live, self.viewer))
        view = self.live.playing().view(self.seat)
        assert page.scene.view.numbers() == view.numbers(), "a page is painted from the viewer's own view alone"
        return {name: fragment.html for name, fragment in page.fragments.items()}

    def received(self) -> str:
        """Everything that came since this was asked last."""
        received = "\n".join(self.person.received + self.streamed)
        self.person.received.clear()
        self.streamed.clear()
        return received


class Sitting:
    """A game with people at some seats, bots at the others, and a spectator."""

    def __init__(self, club: Club, people: int, bots: list[str], seed: str, **options: str) -> None:
        self.club = club
        self.luck = Luck(seed)
        persons = [Person(club, name) for name in NAMES[:people]]
        chairs = {f"chair-{people + number}": bot for number, bot in enumerate(bots, 1)}
        self.table = club.table_of(*persons, bots=len(bots), **chairs, **options)
        self.live = club.live(self.table)
        self.eyes = [Eyes(person, self.live, seat) for seat, person in enumerate(persons)]
        self.eyes.append(Eyes(Person(club, ""), self.live, NOBODY))

    def play(self, every: int) -> Iterator[int]:
        """Play to the end. All streams are read after every choice of a person; every so many choices it stops."""
        count = 0
        while True:
            self.club.wait_for_bots(self.table)
            for eyes in self.eyes:
                eyes.look()
            if self.live.is_over():
                return
            if count % every == 0:
                yield count
            asked = self.live.asked()
            seat = asked[int(self.luck.below(len(asked)))]
            choice = some_choice(self.live, seat, self.luck)
            person = self.eyes[seat].person
            sure = "yes" if self.luck.below(4) else ""
            status = person.choose(self.table, seat, choice, self.live.version(), sure=sure).status_code
            if status == 200:
                status = person.choose(self.table, seat, choice, self.live.version()).status_code
            assert status == 204
            if self.luck.below(8) == 0:
                person.undo(self.table, seat, self.live.version())
            count += 1

    def ask_around(self) -> None:
        """Ask for all that can be asked for, rightly or not."""
        stops = self.live.stops()
        past = stops[int(self.luck.below(len(stops)))]
        for eyes in self.eyes:
            for address in ("", f"?at={past}", "/record", "?seat=1", "?seat=2", f"?at={past}&seat=2"):
                eyes.person.get(f"/t/{self.table}{address}")
            eyes.person.get("/")
            eyes.person.post(f"/t/{self.table}/choose", HX, choice="plan", seat="0", version="0")
            eyes.person.post(f"/t/{self.table}/choose", HX, choice="nonsense")
            eyes.person.post(f"/t/{self.table}/undo", HX, seat="1")
            eyes.person.post(f"/t/{self.table}/say", HX, text="hm")


def assert_same_in_every_world(sitting: Sitting) -> int:
    """Put other worlds, as far as each viewer can tell, in the place of the true one. How many differed from it."""
    live = sitting.live
    table = live.playing()
    truth = table.state
    others = 0
    for eyes in sitting.eyes:
        seen = eyes.fragments()
        choices = table.open(eyes.seat) if eyes.seat != NOBODY else []
        seals = [would_seal(table, eyes.seat, choice) for choice in choices]
        for _ in range(2):
            world = live.game.deal(table.view(eyes.seat), eyes.seat, sitting.luck)
            others += not world.same_as(truth)
            table.state = world
            try:
                assert eyes.fragments() == seen
                assert table.open(eyes.seat) == choices if choices else True
                assert [would_seal(table, eyes.seat, choice) for choice in choices] == seals
            finally:
                table.state = truth
    return others


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


def assert_only_own_news(sitting: Sitting) -> int:
    """No private news in the log of somebody else. How much private news there was."""
    live = sitting.live
    face, names = web_face(live.game, "en"), live.names()
    private = [item for item in live.playing().listener.items if not item.is_for(NOBODY)]
    for eyes in sitting.eyes:
        log = "\n".join(html for name, html in eyes.fragments().items() if name.startswith("log-"))
        sentences = Counter(
            paragraph.text
            for item in private
            for seat in range(live.row.seats)
            if item.is_for(seat)
            for paragraph in told(face, [item], seat, names, set())
        )
        own = Counter(
            paragraph.text
            for item in private
            if item.is_for(eyes.seat)
            for paragraph in told(face, [item], eyes.seat, names, set())
        )
        for sentence in sentences:
            assert log.count(sentence) <= own[sentence], f"{sentence!r} in the log of {eyes.person.name!r}"
    return len(private)


def plans_in(text: str, sitting: Sitting) -> set[str]:
    """The plans that stand in a text in their notation."""
    found = re.findall(r"plan [a-z-]+(?:\+[a-z-]+)*", text)
    return {plan for plan in found if plan in sitting.live.game.vocabulary.numbers}


def assert_nothing_hidden_was_received(sitting: Sitting) -> None:
    """Of everything sent before the end: no seed, no record, no plan of another seat."""
    acts = sitting.club.acts(sitting.table)
    for eyes in sitting.eyes:
        everything = eyes.received()
        assert everything
        assert sitting.live.row.seed not in everything
        assert "fondaco 1\n" not in everything
        own = {choice for seat, choice in acts if seat == eyes.seat}
        assert plans_in(everything, sitting) <= own
        for other in sitting.eyes:
            assert other is eyes or not other.person.token or other.person.token not in everything


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
        assert sitting.eyes[0].person.choose(table, 0, plan, live.version()).status_code == 204
        pages = [eyes.fragments() for eyes in sitting.eyes]
        for page in pages:
            for fragment in ("state", "forms", "bar"):  # they tell the version, which counts the tries
                page.pop(fragment)
        shown.append(pages)
        assert sitting.eyes[0].person.undo(table, 0, live.version()).status_code == 204
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
    assert sitting.eyes[0].person.choose(sitting.table, 0, "pass", live.version()).status_code == 204

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
        if len(sitting.live.stops()) > 20:
            break
    for at in sitting.live.stops()[::7]:
        for eyes in sitting.eyes:
            for seat in range(3):
                status = eyes.person.get(f"/t/{sitting.table}?at={at}&seat={seat + 1}").status_code
                assert status == (200 if seat == eyes.seat else 403)
            past = eyes.person.get(f"/t/{sitting.table}?at={at}").text
            assert sitting.live.row.seed not in past
            assert plans_in(past, sitting) == set()
