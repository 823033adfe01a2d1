"""The fields of what lies on the table in Genoa: each is declared here and nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.box import Box
from fondaco.kernel.counts import Counts, SharedCounts, numbers
from fondaco.kernel.state import State


class Fields(State):
    """The city, the tower, the stock, everybody's things, and the offers.

    Indices: `seat * GOODS + good`, `seat * OFFER + field` and the like.
    """

    box: Box
    open_money: i64
    """1 if everybody's money is shown (option, G-S4)."""
    bare_steps: i64
    """1 if a step to a building can be bought without its action (option, G-N7)."""

    first: i64
    """The start player."""
    trader: i64
    rounds: i64
    """Rounds left, with the present one (G-S3)."""
    issued: i64
    """Ducats that the bank paid since the start."""

    tower: i64
    """The space where the tower stands; NONE between turns."""
    walked: i64
    """Steps that the tower made this turn."""
    stopped: i64
    """1 once the trader has stopped."""
    visited: i64
    """Spaces where the tower was this turn, as a bit mask."""
    used: i64
    """Buildings whose action was used this turn, as a bit mask."""
    free: i64
    """1 while the action of the building where the tower stands is neither used nor lapsed."""
    by_deal: i64
    """1 if the tower came here by a deal."""
    discs: Counts
    """Discs that the tower left, by space."""
    lifted: i64
    """Discs taken off in phase 3."""
    dice: i64
    """What was rolled: ten times the red die and the blue one; the red one alone while the blue one is rolled."""

    window: i64
    """Which dealing round it is in this window, from 1 (G-N8)."""
    spoken: i64
    """Seats that have said what they offer in this round, as a bit mask."""
    countered: i64
    """The seat that the trader countered, or NONE; the counter lies in the trader's place among the offers."""
    quiet: Counts
    """SPEAKING, RETIRED or RESTING, by seat."""
    acted: Counts
    """Ordinary actions taken this turn, by seat."""
    offers: Counts
    """The standing offer of each seat. All see it, but for UP_TO."""
    drafts: Counts
    """What each seat is composing. Secret."""
    begun: Counts
    """How many drafts each seat has begun in this window. Secret."""
    plans: SharedCounts
    """Offers that become public by themselves, PLANS for each seat. Secret."""

    money: Counts
    goods: Counts
    tiles: Counts
    markers: Counts
    """Ownership markers at hand, by seat."""
    owners: Counts
    """Whose marker stands on each building that can be owned; NONE where there is none."""
    stock_goods: Counts
    stock_tiles: Counts
    where: Counts
    """Where each card lies: a seat, DOWN, UP, or UNKNOWN in a view."""
    shown: i64
    """Cards in hands that everybody knows of, as a bit mask."""
    shuffled: i64
    """Cards that were in their pile when it was last shuffled, as a bit mask. Everybody knows it."""
    held: Counts
    """Cards in each hand by kind."""
    older: Counts
    """Cards in each hand by kind that came there before the pile was last shuffled and were never shown."""
    pile: Counts
    """Cards face down, by kind."""
    drawn: i64
    """Cards that the acting player drew in this action, as a bit mask. Secret."""

    # What follows is made from the fields above by `make fields`.

    def copy_fields(self, other: Fields) -> None:
        """Take over everything from another table."""
        self.copy_base(other)
        self.box = other.box
        self.open_money = other.open_money
        self.bare_steps = other.bare_steps
        self.first = other.first
        self.trader = other.trader
        self.rounds = other.rounds
        self.issued = other.issued
        self.tower = other.tower
        self.walked = other.walked
        self.stopped = other.stopped
        self.visited = other.visited
        self.used = other.used
        self.free = other.free
        self.by_deal = other.by_deal
        self.discs = other.discs[:]
        self.lifted = other.lifted
        self.dice = other.dice
        self.window = other.window
        self.spoken = other.spoken
        self.countered = other.countered
        self.quiet = other.quiet[:]
        self.acted = other.acted[:]
        self.offers = other.offers[:]
        self.drafts = other.drafts[:]
        self.begun = other.begun[:]
        self.plans = other.plans
        self.money = other.money[:]
        self.goods = other.goods[:]
        self.tiles = other.tiles[:]
        self.markers = other.markers[:]
        self.owners = other.owners[:]
        self.stock_goods = other.stock_goods[:]
        self.stock_tiles = other.stock_tiles[:]
        self.where = other.where[:]
        self.shown = other.shown
        self.shuffled = other.shuffled
        self.held = other.held[:]
        self.older = other.older[:]
        self.pile = other.pile[:]
        self.drawn = other.drawn

    def numbers(self) -> list[int]:
        scalars: list[int] = [
            self.open_money,
            self.bare_steps,
            self.first,
            self.trader,
            self.rounds,
            self.issued,
            self.tower,
            self.walked,
            self.stopped,
            self.visited,
            self.used,
            self.free,
            self.by_deal,
            self.lifted,
            self.dice,
            self.window,
            self.spoken,
            self.countered,
            self.shown,
            self.shuffled,
            self.drawn,
        ]
        result = self.base_numbers() + scalars
        for many in (
            self.discs,
            self.quiet,
            self.acted,
            self.offers,
            self.drafts,
            self.begun,
            self.plans,
            self.money,
            self.goods,
            self.tiles,
            self.markers,
            self.owners,
            self.stock_goods,
            self.stock_tiles,
            self.where,
            self.held,
            self.older,
            self.pile,
        ):
            result.append(len(many))
            result.extend(numbers(many))
        return result
