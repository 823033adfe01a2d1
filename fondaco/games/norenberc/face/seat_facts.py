"""A player's things, as a terminal and a browser show them: what lies before everybody's eyes."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button
from fondaco.face.score_sheet import total
from fondaco.face.sight import Sight
from fondaco.face.slices import slice_of
from fondaco.face.text import UNKNOWN
from fondaco.face.who import Who, who
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.open_things import Buttons, first_of
from fondaco.games.norenberc.face.tiles import TileFacts, tile_facts
from fondaco.games.norenberc.scoring import different_crests
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.word_keys import good_key, held_key

HIDDEN = -1
"""Money that the viewer may not see."""
MOST_CRESTS = len(data.CREST_POINTS) - 1


class Ware(NamedTuple):
    """A guild's column: goods at hand and on Peddlers, and the sum of the artisans."""

    good: int
    key: str
    held: int
    loaded: int
    influence: int
    button: Button | None


class SeatFacts(NamedTuple):
    who: Who
    is_own: bool
    status: str
    """The end of a key: asked, planning, ready, acting, cards, passed, done, or empty."""
    cards: int
    place: int
    """On the turn-order track, from 1."""
    hand: int
    supply: int
    goods: tuple[int, ...]
    loaded: tuple[int, ...]
    owned: tuple[int, ...]
    """Of each tile."""
    won: tuple[int, ...]
    """Of each kind of crest."""
    different: int
    money: int
    """HIDDEN where the viewer may not see it."""
    row: tuple[int, ...]
    """Points by category, as far as the viewer may know."""
    open: Buttons = ()
    """What the viewer can do here."""

    @property
    def wares(self) -> list[Ware]:
        return [
            Ware(
                good,
                good_key(good),
                self.goods[good],
                self.loaded[good],
                sum(self.artisans(good)),
                first_of(self.open, verbs.STEAL + good, verbs.PAY + good, verbs.LOAD + good),
            )
            for good in range(len(self.goods))
        ]

    def artisans(self, guild: int) -> list[int]:
        """The values of the artisans of a guild."""
        first = guild * data.TILES_PER_GUILD
        tiles = range(first, first + data.TILES_PER_GUILD)
        return [int(data.value_of(tile)) for tile in tiles for _ in range(self.owned[tile])]

    def crest_points(self, more: int = 0) -> int:
        """What the different crests bring in all, or would bring with some more."""
        return data.CREST_POINTS[min(MOST_CRESTS, self.different + more)]

    @property
    def held_key(self) -> str:
        """The goods for NAME."""
        return held_key(list(self.goods))

    @property
    def sums_key(self) -> str:
        """The sums of artisans for NAME."""
        sums = [(name, sum(self.artisans(guild))) for guild, name in enumerate(data.GUILD_NAMES[: len(self.goods)])]
        return ",".join(f"sum-{name}-{influence}" for name, influence in sums if influence)

    @property
    def people(self) -> list[TileFacts]:
        """The townspeople, each as often as there are."""
        tiles = range(data.ARTISANS, data.TILES)
        return [cast(TileFacts, tile_facts(tile)) for tile in tiles for _ in range(self.owned[tile])]

    @property
    def crests(self) -> list[int]:
        """One kind for each crest that counts, in order."""
        guilds = [kind for kind in range(data.PRESTIGE) if self.won[kind]]
        return guilds + [data.PRESTIGE] * self.won[data.PRESTIGE]

    @property
    def points(self) -> int:
        return total(list(self.row))

    @property
    def is_partial(self) -> bool:
        """Whether points depend on something hidden."""
        return UNKNOWN in self.row

    @property
    def rob(self) -> Button | None:
        return first_of(self.open, verbs.ROB + self.who.seat)


def seat_facts(sight: Sight, seat: int) -> SeatFacts:
    town = cast(Town, sight.view)
    guilds = int(town.guilds)
    return SeatFacts(
        who=who(sight, seat),
        is_own=seat == sight.seat,
        status=status(town, seat),
        cards=int(town.cards[seat]),
        place=int(town.place_of(seat)) + 1,
        hand=int(town.hand[seat]),
        supply=int(town.supply[seat]),
        goods=slice_of(town.goods, seat, data.GOODS, guilds),
        loaded=slice_of(town.loaded, seat, data.GOODS, guilds),
        owned=slice_of(town.owned, seat, data.TILES),
        won=slice_of(town.crests, seat, data.CREST_KINDS),
        different=int(different_crests(town, seat)),
        money=int(town.money[seat]) if seat == sight.seat or is_money_open(sight) else HIDDEN,
        row=tuple(sight.points[seat]) if sight.points else (),
    )


def is_money_open(sight: Sight) -> bool:
    """Money is hidden (N-S4) unless the table plays it open or the game is over."""
    return sight.options.get("money") == "open" or sight.view.is_over()


def status(town: Town, seat: int) -> str:
    """What a player is doing, as far as all may see."""
    if town.is_over():
        return ""
    if town.passed >> seat & 1:
        return "passed"
    if town.question() == "planning":
        return "ready" if town.ready >> seat & 1 else "planning"
    if town.is_asked(seat):
        return "asked"
    if town.on_card >> seat & 1:
        return "acting"
    return "cards" if town.cards[seat] else "done"
