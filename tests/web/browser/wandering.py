"""Games that are played at random: they come to odd positions, and quickly."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from fondaco.games import find_game
from fondaco.kernel.choices import Choices
from fondaco.web.store.rows import Stored, Visitor
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import person
from fondaco.web.tables.viewer import Viewer, viewer_of

from .positions import NAMES, Course


class Wandering(Course):
    """A course whose every choice is as likely as any other."""

    def play(self) -> None:
        state, choices = self.table.state, Choices(len(self.game.vocabulary))
        while not state.is_over():
            seat = int(state.first_asked())
            state.open(seat, choices)
            self.act(seat, int(choices.any(self.luck)), state.asking)
            state = self.table.state

    def lived(self, seat: int) -> Iterator[tuple[int, Live, Viewer]]:
        """The table as the person at a seat finds it, each time that it waits for that seat, after so many acts."""
        chairs = [person(here, here + 1, NAMES[here]) for here in range(self.row.seats)]
        live = Live(Stored(self.row, chairs, [], []))
        visitor = Visitor(seat + 1, NAMES[seat])
        for acts, moment in enumerate(self.moments):
            if acts:
                live.carry_out(self.acts[acts - 1])
            if seat in moment.asked:
                yield acts, live, viewer_of(live, visitor, "en")


@functools.cache
def wandering(game: str, seats: int, seed: str) -> Wandering:
    return Wandering(find_game(game), seats, seed, {})
