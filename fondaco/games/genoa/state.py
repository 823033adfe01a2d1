"""What lies on the table in Genoa."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa import news, offer
from fondaco.games.genoa.box import Box
from fondaco.games.genoa.data import (
    BUILDINGS,
    CARDS,
    DISCS,
    EXTRA_ACTION,
    FIRST_CARD,
    GOODS,
    GOODS_EACH,
    KINDS,
    MARKERS,
    NONE,
    OWNABLE,
    OWNED,
    ROUNDS,
    SPACES,
    START_MONEY,
    STEPS,
    TILES,
    TILES_EACH,
    bit,
    kind_of,
)
from fondaco.games.genoa.fields import Fields
from fondaco.games.genoa.offer import DRAFT, OFFER
from fondaco.games.genoa.vocabulary import PLANS
from fondaco.kernel.counts import filled, zeros
from fondaco.kernel.state import CHANCE, CHANCE_ASKED, NOBODY

DOWN: Final = 5
"""Where a card lies: with a seat, face down in its pile, or face up under it."""
UP: Final = 6

SPEAKING: Final = 0
"""How quiet a seat is: asked in every window, silent for this turn, or silent until its own turn."""
RETIRED: Final = 1
RESTING: Final = 2


class City(Fields):
    """The city, the tower, the stock, everybody's things, and the offers, and what the rules do with them."""

    def __init__(self) -> None:
        """Leaves the fields unset: `lay_out` or `copy` fills them."""

    def lay_out(self, seats: i64, box: Box) -> None:
        """A table for so many seats before any card is dealt (G-S2, G-S3)."""
        self.seats = seats
        self.box = box
        self.open_money = 0
        self.bare_steps = 0
        self.first = 0
        self.trader = 0
        self.rounds = ROUNDS[seats]
        self.issued = 0
        self.tower = NONE
        self.walked = 0
        self.stopped = 0
        self.visited = 0
        self.used = 0
        self.free = 0
        self.by_deal = 0
        self.discs = zeros(SPACES)
        self.lifted = 0
        self.dice = 0
        self.window = 0
        self.spoken = 0
        self.countered = NONE
        self.quiet = zeros(seats)
        self.acted = zeros(seats)
        self.offers = zeros(seats * OFFER)
        self.drafts = zeros(seats * DRAFT)
        self.begun = zeros(seats)
        self.plans = zeros(seats * PLANS * OFFER)
        for seat in range(seats):
            offer.clear(self.offers, seat * OFFER)
            offer.clear_draft(self.drafts, seat * DRAFT)
            for slot in range(PLANS):
                offer.clear(self.plans, (seat * PLANS + slot) * OFFER)
        self.money = filled(seats, START_MONEY)
        self.goods = zeros(seats * GOODS)
        self.tiles = zeros(seats * TILES)
        self.markers = zeros(seats)
        self.owners = filled(OWNABLE, NONE)
        self.stock_goods = filled(GOODS, GOODS_EACH)
        self.stock_tiles = zeros(TILES)
        for tile in range(TILES):
            self.stock_tiles[tile] = TILES_EACH[tile]
        self.where = filled(CARDS, DOWN)
        self.shown = 0
        self.shuffled = bit(CARDS) - 1
        self.held = zeros(seats * KINDS)
        self.older = zeros(seats * KINDS)
        self.pile = zeros(KINDS)
        for kind in range(KINDS):
            self.pile[kind] = FIRST_CARD[kind + 1] - FIRST_CARD[kind]
        self.drawn = 0

    def copy(self) -> City:
        other = City()
        other.copy_fields(self)
        return other

    def first_asked(self) -> i64:
        """Players are asked clockwise from the trader's left, the trader last (G-N8)."""
        if self.waiting & CHANCE_ASKED:
            return CHANCE
        if self.waiting == 0:
            return NOBODY
        seat = self.trader
        for _ in range(self.seats):
            seat = self.next_seat(seat)
            if self.waiting >> seat & 1:
                break
        return seat

    def next_seat(self, seat: i64) -> i64:
        """The next player clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    # The tower.

    def tower_discs(self) -> i64:
        """Discs that the tower still holds."""
        if self.tower == NONE:
            return 0
        return DISCS - self.walked

    def open_steps(self) -> i64:
        """Spaces where the tower could go now, as a bit mask (G-M1)."""
        if self.walked == STEPS or self.tower == NONE:
            return 0
        return self.box.near[self.tower] & ~self.visited

    # Actions.

    def actions_left(self, seat: i64) -> i64:
        """Ordinary actions that a player may still take this turn (G-M2, G-2b)."""
        allowed: i64 = 1
        if self.seats == 2 and seat == self.trader and self.acted[1 - seat] > 0:
            allowed = 2
        return allowed - self.acted[seat]

    def can_act(self, seat: i64) -> bool:
        """Whether a player may take another action this turn, be it by an extra-action tile (G-A5)."""
        return self.actions_left(seat) > 0 or self.tiles[seat * TILES + EXTRA_ACTION] > 0

    # Money and pieces.

    def receive(self, seat: i64, ducats: i64) -> None:
        """Ducats from the bank."""
        self.money[seat] += ducats
        self.issued += ducats

    def owner_of(self, building: i64) -> i64:
        """Whose marker stands on a building; NONE for nobody's, the market and the streets."""
        if building < OWNED or building >= BUILDINGS:
            return NONE
        return self.owners[building - OWNED]

    def markers_left(self, seat: i64) -> i64:
        """Markers of a player's colour in the stock: those neither at hand nor on a building."""
        left = MARKERS - self.markers[seat]
        for building in range(OWNABLE):
            if self.owners[building] == seat:
                left -= 1
        return left

    def goods_of(self, seat: i64) -> i64:
        """How many goods a player has."""
        total: i64 = 0
        for good in range(GOODS):
            total += self.goods[seat * GOODS + good]
        return total

    # Cards.

    def cards_of(self, seat: i64) -> i64:
        """The cards of a player, as a bit mask; in a view those that it shows."""
        mask: i64 = 0
        for card in range(CARDS):
            if self.where[card] == seat:
                mask |= bit(card)
        return mask

    def may_hold(self, seat: i64, card: i64) -> bool:
        """Whether a player has a card, as far as everybody knows."""
        if self.shown >> card & 1:
            return self.where[card] == seat
        if self.where[card] == UP:
            return False
        kind = kind_of(card)
        unseen = self.held[seat * KINDS + kind]
        for other in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
            if self.shown >> other & 1 and self.where[other] == seat:
                unseen -= 1
        return unseen > 0

    def show(self, card: i64) -> None:
        """Everybody sees a card in a hand."""
        if not self.shown >> card & 1:
            self.shown |= bit(card)
            if not self.shuffled >> card & 1:
                self.older[self.where[card] * KINDS + kind_of(card)] -= 1

    def draw_card(self, seat: i64, card: i64) -> None:
        """A card from the top of its pile into a hand; where a used one surfaces, the pile is shuffled (G-A6)."""
        kind = kind_of(card)
        self.where[card] = seat
        self.held[seat * KINDS + kind] += 1
        self.pile[kind] -= 1
        self.turn_pile(kind)

    def put_under(self, card: i64) -> None:
        """A card from a hand, face up under its pile."""
        self.show(card)
        self.shown &= ~bit(card)
        kind = kind_of(card)
        self.held[self.where[card] * KINDS + kind] -= 1
        self.where[card] = UP
        self.turn_pile(kind)

    def pass_card(self, card: i64, seat: i64) -> None:
        """A card from one hand into another: everybody sees it."""
        self.show(card)
        kind = kind_of(card)
        self.held[self.where[card] * KINDS + kind] -= 1
        self.held[seat * KINDS + kind] += 1
        self.where[card] = seat

    def turn_pile(self, kind: i64) -> None:
        """Shuffle a pile on whose top a used card lies."""
        if self.pile[kind] > 0:
            return
        fresh: i64 = 0
        for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
            if self.where[card] == UP:
                self.where[card] = DOWN
                self.pile[kind] += 1
                fresh |= bit(card)
        if fresh == 0:
            return
        whole = bit(FIRST_CARD[kind + 1]) - bit(FIRST_CARD[kind])
        self.shuffled = self.shuffled & ~whole | fresh
        for seat in range(self.seats):
            self.older[seat * KINDS + kind] = self.held[seat * KINDS + kind]
        for card in range(FIRST_CARD[kind], FIRST_CARD[kind + 1]):
            if self.shown >> card & 1:
                self.older[self.where[card] * KINDS + kind] -= 1
        self.tell(news.RESHUFFLED, kind)
