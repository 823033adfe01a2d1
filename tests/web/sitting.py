"""People at a table, and a spectator: all that each of them receives is kept and read.

What a viewer is sent must be the same in every world that agrees with what the viewer knows.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from fondaco.face.game_face import face_of
from fondaco.face.story import told
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY
from fondaco.web.http.stream import Stream
from fondaco.web.pages.table_page import TablePage
from fondaco.web.tables.live import Live
from fondaco.web.tables.open_choices import seal_of
from fondaco.web.tables.vantage import vantage_for
from fondaco.web.tables.viewer import Viewer

from .club import HX, Club, Person, some_choice

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
        page = TablePage(vantage_for(self.live, self.viewer))
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
        """Play to the end. All streams are read after every choice of a person; it yields every so many choices."""
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
            status = person.choose(self.table, seat, choice, self.live.version(seat), sure=sure).status_code
            if status == 200:
                status = person.choose(self.table, seat, choice, self.live.version(seat)).status_code
            assert status == 204
            if self.luck.below(8) == 0:
                person.undo(self.table, seat, self.live.version(seat))
            count += 1

    def ask_around(self) -> None:
        """Request everything that can be requested, validly or not."""
        past = int(self.luck.below(len(self.live.moments)))
        for eyes in self.eyes:
            for address in ("", f"?at={past}", "/record", "?seat=1", "?seat=2", f"?at={past}&seat=2"):
                eyes.person.get(f"/t/{self.table}{address}")
            eyes.person.get("/")
            eyes.person.post(f"/t/{self.table}/choose", HX, choice="plan", seat="0", version="0")
            eyes.person.post(f"/t/{self.table}/choose", HX, choice="nonsense")
            eyes.person.post(f"/t/{self.table}/undo", HX, seat="1")
            eyes.person.post(f"/t/{self.table}/say", HX, text="hm")


def assert_same_in_every_world(sitting: Sitting) -> int:
    """Replace the true world by others that each viewer cannot tell from it. Returns how many differed from it."""
    live = sitting.live
    table = live.playing()
    truth = table.state
    others = 0
    for eyes in sitting.eyes:
        seen = eyes.fragments()
        choices = table.open(eyes.seat) if eyes.seat != NOBODY else []
        seals = [seal_of(table, eyes.seat, choice) for choice in choices]
        for _ in range(2):
            world = live.game.imagine(table.view(eyes.seat), eyes.seat, sitting.luck)
            others += not world.same_as(truth)
            table.state = world
            try:
                assert eyes.fragments() == seen
                assert table.open(eyes.seat) == choices if choices else True
                assert [seal_of(table, eyes.seat, choice) for choice in choices] == seals
            finally:
                table.state = truth
    return others


def assert_only_own_news(sitting: Sitting) -> int:
    """No private news in the log of somebody else. How much private news there was."""
    live = sitting.live
    face, names = face_of(live.game, "en"), live.names("en")
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
