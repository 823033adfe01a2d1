"""The end of the game (C-E1 to C-E3): tiles not scored yet, then the final cards."""

from __future__ import annotations

from typing import cast

from fondaco.games.calimala import news
from fondaco.games.calimala.data import COUNCIL, EMPTY
from fondaco.games.calimala.scoring import score_final, score_next
from fondaco.games.calimala.state import Florence
from fondaco.kernel.state import State, Step


class Ending(Step):
    """C-E1, C-E3: what is left of the council is scored in order, then the open final card and everybody's own."""

    def go_on(self, state: State) -> None:
        town = cast(Florence, state)
        if town.scored < COUNCIL:
            town.tell(news.LAST_TILES, COUNCIL - town.scored)
        while town.scored < COUNCIL:
            score_next(town)
        if town.open_final != EMPTY:
            town.tell(news.FINAL_OPEN, town.open_final)
            score_final(town, town.open_final)
        town.revealed += 1
        for turn in range(town.seats):
            seat = (town.first + turn) % town.seats
            town.tell(news.FINAL_SECRET, town.kept[seat], seat)
            score_final(town, town.kept[seat])
        town.tell(news.ENDED)
        town.pop()
