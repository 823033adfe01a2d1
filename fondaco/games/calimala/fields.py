"""The fields of what lies on the table in Calimala: each is declared here and nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.calimala.box import Box
from fondaco.kernel.counts import Counts, SharedCounts, numbers
from fondaco.kernel.state import State


class Fields(State):
    """The city, the council, the churches, the map and the players' things.

    Indices: `seat * MATERIALS + material`, `(seat * CHURCHES + church) * ROWS + row` and the like.
    """

    box: Box
    first: i64
    """The start player."""
    active: i64
    """Whose turn it is."""
    placed: i64
    """How many discs have been placed in all."""
    scored: i64
    """How many tiles of the council have been scored."""
    late: i64
    """How many discs entered the Palazzo after the last tile (option)."""
    open_final: i64
    """The final card that lies open, or EMPTY."""
    ready: i64
    """Seats that have kept a final card, as a bit mask."""
    pile: i64
    """What is being drawn from during the set-up, as a bit mask."""
    offered: i64
    """Start cards not taken yet, as a bit mask of indices into START_CARDS."""
    deck_size: i64
    compensated: i64
    """Cards the active player drew in place of actions this turn."""
    one_compensation: i64
    """1 if the active player may draw one such card at most (option, C-O1)."""
    late_enter: i64
    """1 if discs pushed out after the last tile still enter the Palazzo (option, C-O1)."""

    grid: SharedCounts
    """The action on each cell of the city."""
    pairs: SharedCounts
    """The pair of actions that each street joins."""
    streets: SharedCounts
    """The street that joins a pair of actions, or EMPTY."""
    council: SharedCounts
    """The tiles of the council in the order they are scored."""
    representatives: Counts
    """Whose disc lies on each seat of the council, then those that entered late; EMPTY where there is none."""
    patrons: Counts
    """Who gave the artworks of the Palazzo, in the order they came."""
    towers: Counts
    """Discs on the streets, from below: a seat, WHITE_DISC or EMPTY; `street * TOWER + height`."""
    heights: Counts
    """How many discs lie on each street."""
    gone: Counts
    """Discs out of the game, by owner, the white ones last."""
    discs: Counts
    """Coloured discs in the supply, by seat."""
    whites: Counts
    """White discs in the supply, by seat."""
    supply: Counts
    """Cubes in the supply, by seat."""
    stock: Counts
    """Cubes in the warehouses, by seat and material."""
    cloth: Counts
    """Cloth in the workshops, by seat and workshop."""
    workshops: Counts
    ships: Counts
    houses: Counts
    """Trade cities in which a player has a house, as a bit mask by seat."""
    delivered: Counts
    """Cloth in the cities, by seat and city."""
    city_room: Counts
    """Free spaces of each city."""
    gifts: Counts
    """Cubes in the churches, by seat, church and row."""
    church_room: Counts
    """Free spaces by church and row."""
    points: Counts
    """Points by seat and category."""
    hand: Counts
    """Action cards in the hands, by seat and action. Secret."""
    hand_size: Counts
    known: Counts
    """Cards that everybody knows to be in a hand: a start card until one of its kind is played."""
    deck: Counts
    """Action cards in the deck, by action. Secret."""
    discard: Counts
    """Action cards played, by action."""
    shuffled: Counts
    """What the deck held when it was last shuffled, by action. Everybody knows it."""
    drawn: Counts
    """Cards drawn from the deck since then, by seat and action. Secret."""
    dealt: Counts
    """Final cards dealt to each seat, as a bit mask. Secret."""
    kept: Counts
    """The final card each seat keeps; EMPTY before, UNKNOWN in a view. Secret until the end."""

    # What follows is made from the fields above by `make fields`.

    def copy_fields(self, other: Fields) -> None:
        """Take over everything from another table."""
        self.copy_base(other)
        self.box = other.box
        self.first = other.first
        self.active = other.active
        self.placed = other.placed
        self.scored = other.scored
        self.late = other.late
        self.open_final = other.open_final
        self.ready = other.ready
        self.pile = other.pile
        self.offered = other.offered
        self.deck_size = other.deck_size
        self.compensated = other.compensated
        self.one_compensation = other.one_compensation
        self.late_enter = other.late_enter
        self.grid = other.grid
        self.pairs = other.pairs
        self.streets = other.streets
        self.council = other.council
        self.representatives = other.representatives[:]
        self.patrons = other.patrons[:]
        self.towers = other.towers[:]
        self.heights = other.heights[:]
        self.gone = other.gone[:]
        self.discs = other.discs[:]
        self.whites = other.whites[:]
        self.supply = other.supply[:]
        self.stock = other.stock[:]
        self.cloth = other.cloth[:]
        self.workshops = other.workshops[:]
        self.ships = other.ships[:]
        self.houses = other.houses[:]
        self.delivered = other.delivered[:]
        self.city_room = other.city_room[:]
        self.gifts = other.gifts[:]
        self.church_room = other.church_room[:]
        self.points = other.points[:]
        self.hand = other.hand[:]
        self.hand_size = other.hand_size[:]
        self.known = other.known[:]
        self.deck = other.deck[:]
        self.discard = other.discard[:]
        self.shuffled = other.shuffled[:]
        self.drawn = other.drawn[:]
        self.dealt = other.dealt[:]
        self.kept = other.kept[:]

    def numbers(self) -> list[int]:
        scalars: list[int] = [
            self.first,
            self.active,
            self.placed,
            self.scored,
            self.late,
            self.open_final,
            self.ready,
            self.pile,
            self.offered,
            self.deck_size,
            self.compensated,
            self.one_compensation,
            self.late_enter,
        ]
        result = self.base_numbers() + scalars
        for many in (
            self.grid,
            self.pairs,
            self.streets,
            self.council,
            self.representatives,
            self.patrons,
            self.towers,
            self.heights,
            self.gone,
            self.discs,
            self.whites,
            self.supply,
            self.stock,
            self.cloth,
            self.workshops,
            self.ships,
            self.houses,
            self.delivered,
            self.city_room,
            self.gifts,
            self.church_room,
            self.points,
            self.hand,
            self.hand_size,
            self.known,
            self.deck,
            self.discard,
            self.shuffled,
            self.drawn,
            self.dealt,
            self.kept,
        ):
            result.append(len(many))
            result.extend(numbers(many))
        return result
