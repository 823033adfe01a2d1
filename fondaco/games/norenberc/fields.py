"""The fields of what lies on the table in Norenberc: each is declared here and nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.norenberc.box import Box
from fondaco.kernel.counts import Counts, numbers
from fondaco.kernel.state import State


class Fields(State):
    """The houses, the players' things and the guest stack. Indices: `seat * GOODS + good` and the like."""

    box: Box
    guilds: i64
    """How many guilds are in play: one more than players (N-S1)."""
    round: i64
    turn: i64
    called: i64
    """How many guilds have been called this turn."""
    prestige: i64
    """The guild with the prestige crest on it, or the last one that had it."""
    prestige_here: i64
    """1 while the prestige crest lies there, not won yet."""
    prestige_left: i64
    """Prestige crests not yet put out."""
    prestige_lost: i64
    """Prestige crests that nobody won (N-F4)."""
    passed: i64
    """Seats that have passed for this round, as a bit mask."""
    ready: i64
    """Seats that have planned in the planning under way, as a bit mask."""
    on_card: i64
    """Seats with an agent committed to the guild being called, as a bit mask."""
    stack_size: i64
    """How many guests are in the guest stack."""

    order: Counts
    """The turn-order track: seats, foremost first."""
    money: Counts
    hand: Counts
    """Agents at hand, by seat."""
    supply: Counts
    """Agents not yet gained, by seat."""
    plan: Counts
    """Guilds planned and not yet called, as a bit mask by seat. Secret."""
    cards: Counts
    """How many cards lie planned face down, by seat. Open."""
    goods: Counts
    loaded: Counts
    """Goods lying on a player's Peddlers, by seat and good."""
    store: Counts
    """Goods in the houses, by guild and good."""
    roof: Counts
    """Agents on the roofs, by guild and seat."""
    mayors: Counts
    """Mayors on the roofs, by guild."""
    crests: Counts
    """Crests won, by seat and kind."""
    crests_left: Counts
    """Crests lying at each guild."""
    bench: Counts
    """Artisans in the workshop windows, by guild, in the order they were drawn."""
    rooms: Counts
    owned: Counts
    """Tiles before the players, by seat and tile."""
    gone: Counts
    """Tiles that left the game, face up."""
    guests: Counts
    """The guest stack, as a bag. Its townspeople are secret."""
    outside: Counts
    """Townspeople of each kind that are out of the guest stack now."""
    proven: Counts
    """Townspeople of each kind that were seen out of the stack at one time, at most: so many are surely in the game."""
    pile: Counts
    """What is being drawn from during the set-up."""

    # What follows is made from the fields above by `make fields`.

    def copy_fields(self, other: Fields) -> None:
        """Take over everything from another table."""
        self.copy_base(other)
        self.box = other.box
        self.guilds = other.guilds
        self.round = other.round
        self.turn = other.turn
        self.called = other.called
        self.prestige = other.prestige
        self.prestige_here = other.prestige_here
        self.prestige_left = other.prestige_left
        self.prestige_lost = other.prestige_lost
        self.passed = other.passed
        self.ready = other.ready
        self.on_card = other.on_card
        self.stack_size = other.stack_size
        self.order = other.order[:]
        self.money = other.money[:]
        self.hand = other.hand[:]
        self.supply = other.supply[:]
        self.plan = other.plan[:]
        self.cards = other.cards[:]
        self.goods = other.goods[:]
        self.loaded = other.loaded[:]
        self.store = other.store[:]
        self.roof = other.roof[:]
        self.mayors = other.mayors[:]
        self.crests = other.crests[:]
        self.crests_left = other.crests_left[:]
        self.bench = other.bench[:]
        self.rooms = other.rooms[:]
        self.owned = other.owned[:]
        self.gone = other.gone[:]
        self.guests = other.guests[:]
        self.outside = other.outside[:]
        self.proven = other.proven[:]
        self.pile = other.pile[:]

    def numbers(self) -> list[int]:
        scalars: list[int] = [
            self.guilds,
            self.round,
            self.turn,
            self.called,
            self.prestige,
            self.prestige_here,
            self.prestige_left,
            self.prestige_lost,
            self.passed,
            self.ready,
            self.on_card,
            self.stack_size,
        ]
        result = self.base_numbers() + scalars
        for many in (
            self.order,
            self.money,
            self.hand,
            self.supply,
            self.plan,
            self.cards,
            self.goods,
            self.loaded,
            self.store,
            self.roof,
            self.mayors,
            self.crests,
            self.crests_left,
            self.bench,
            self.rooms,
            self.owned,
            self.gone,
            self.guests,
            self.outside,
            self.proven,
            self.pile,
        ):
            result.append(len(many))
            result.extend(numbers(many))
        return result
