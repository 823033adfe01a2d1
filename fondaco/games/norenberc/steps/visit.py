"""A visit to a guild (N-A3): what its paragraphs have in common, and how it ends."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.norenberc.data import GOODS, MOST_SEATS
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.vocabulary import BUY, NOTHING, PAY, SELL, STOP
from fondaco.games.norenberc.word_keys import guilds_key
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import Step


class Visit(Step):
    """A paragraph of a player's visit to a guild."""

    def __init__(self, guild: i64, seat: i64) -> None:
        self.guild: i64 = guild
        self.seat: i64 = seat

    def fields(self) -> list[int]:
        return [int(self.guild), int(self.seat)]

    def finish(self, town: Town) -> None:
        """N-A3: the committed agent goes to the roof."""
        seat = self.seat
        town.on_card &= ~(1 << seat)
        town.roof[self.guild * MOST_SEATS + seat] += 1
        town.pop()


def why_no_other_action(choice: i64, doing: str) -> Reason | None:
    """N-A3: one action in a visit: whoever buys neither hires nor sells any more, and the other way round."""
    if doing == "buying":
        is_action = SELL < choice < PAY or choice == NOTHING
    else:
        is_action = SELL < choice < PAY or BUY <= choice < STOP or choice == NOTHING
    return Reason("one-action", {"doing": doing}, "N-A3") if is_action else None


def open_kinds(kinds: i64, verb: i64, choices: Choices) -> None:
    """One choice for each kind of goods in a bit mask."""
    for good in range(GOODS):
        if kinds >> good & 1:
            choices.add(verb + good)


def visited_guild(town: Town) -> i64:
    """The guild that is being visited, or -1 between visits."""
    if town.called == 0 or town.question() in ("planning", "over"):
        return -1
    return town.called - 1


def why_not_in_play(town: Town, guilds: i64) -> Reason | None:
    """Why some guilds, told as a bit mask, cannot be visited; None where all of them are in play (N-S1)."""
    missing = guilds & ~((1 << town.guilds) - 1)
    if missing == 0:
        return None
    return Reason("not-in-play", {"guilds": guilds_key(missing), "players": int(town.seats)}, "N-S1")
