"""A table of the web app in memory, with a person on every seat and somebody who watches. No server, no database."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt

from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY
from fondaco.web.http.routes.opening import new_row
from fondaco.web.pages.table_page import TablePage
from fondaco.web.store.rows import Act, Stored, Visitor
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import person
from fondaco.web.tables.vantage import PRESENT, vantage_for
from fondaco.web.tables.viewer import Viewer

from .course import some_choice, some_seat
from .subjects import Setting


class LiveTable:
    """One table and everybody who looks at it."""

    def __init__(self, setting: Setting, names: list[str] | None = None) -> None:
        names = names or setting.players
        chairs = [person(seat, seat + 1, names[seat]) for seat in range(setting.seats)]
        row = new_row(setting.game, setting.seats, setting.game.settled(dict(setting.options)), 1)
        self.live = Live(Stored(row._replace(started=1, seed="1d" * 32, id="conform"), chairs, [], []))
        self.setting = setting

    def viewer(self, seat: int) -> Viewer:
        if seat == NOBODY:
            return Viewer(None, (), NOBODY, NOBODY, False, "en")
        return Viewer(Visitor(seat + 1, self.live.chairs[seat].name), (seat,), seat, NOBODY, seat == 0, "en")

    def page(self, seat: int, at: int = PRESENT) -> TablePage:
        """What a seat, or NOBODY, gets to see now or of an earlier position."""
        return TablePage(vantage_for(self.live, self.viewer(seat), at))

    def play(self) -> Iterator[int]:
        """Play to the end, and stop at each question the first, fourth, ninth time it is asked and so on."""
        luck = Luck("live")
        asked: dict[str, int] = {}
        heard = 0
        while True:
            state = self.live.playing().state
            asked[state.question()] = asked.get(state.question(), 0) + 1
            if isqrt(asked[state.question()]) ** 2 == asked[state.question()]:
                yield heard
            heard = len(self.live.playing().listener.items)
            if state.is_over():
                return
            seat = some_seat(self.setting.game, state, luck)
            choice = some_choice(self.setting.game, state, seat, luck)
            self.live.carry_out(Act(seat, self.setting.game.vocabulary.text(choice), 1))
