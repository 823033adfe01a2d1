"""What lies on the table in Calimala."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.calimala.box import Box
from fondaco.games.calimala.data import (
    ACTIONS,
    ARTWORK,
    ARTWORK_ROW,
    BRICK,
    BUILD,
    CELLS,
    CHURCH_SPACES,
    CHURCHES,
    CITIES,
    CITY_SPACES,
    COLOURED_DISCS,
    COUNCIL,
    CUBES,
    EMPTY,
    LATE_SEATS,
    MARBLE,
    MATERIALS,
    MOST_HOUSES,
    MOST_SHIPS,
    MOST_WORKSHOPS,
    PAIRS,
    PALAZZO_SPACES,
    PORTS,
    ROWS,
    SHIP,
    START_CARDS,
    STREET_ENDS,
    STREETS,
    TOWER,
    TRANSPORT,
    WAREHOUSE,
    WEAVE,
    WHITE_DISC,
    WHITE_DISCS,
    WOOD,
    WORKSHOP,
    pair_of,
)
from fondaco.games.calimala.fields import Fields
from fondaco.kernel.counts import Counts, bits, filled, zeros

CATEGORIES = ["cities", "churches", "artworks", "ports", "trade-cities", "materials", "finals"]
"""What points are given for."""
CATEGORY_COUNT: i64 = 7


class Florence(Fields):
    """The city, the council, the churches, the map and the players' things, and what the rules do with them."""

    def __init__(self) -> None:
        """Leaves the fields unset: `lay_out` or `copy` fills them."""

    def lay_out(self, seats: i64, box: Box) -> None:
        """A table for so many seats before anything is drawn (C-S5)."""
        self.seats = seats
        self.box = box
        self.first = 0
        self.active = 0
        self.placed = 0
        self.scored = 0
        self.late = 0
        self.open_final = EMPTY
        self.ready = 0
        self.pile = 0
        self.offered = (1 << len(START_CARDS)) - 1
        self.deck_size = 0
        self.compensated = 0
        self.one_compensation = 0
        self.late_enter = 0
        self.grid = filled(CELLS, EMPTY)
        self.pairs = filled(STREETS, EMPTY)
        self.streets = filled(PAIRS, EMPTY)
        self.council = filled(COUNCIL, EMPTY)
        self.representatives = filled(COUNCIL + LATE_SEATS, EMPTY)
        self.patrons = filled(PALAZZO_SPACES, EMPTY)
        self.towers = filled(STREETS * TOWER, EMPTY)
        self.heights = zeros(STREETS)
        self.gone = zeros(WHITE_DISC + 1)
        self.discs = filled(seats, COLOURED_DISCS[seats])
        self.whites = filled(seats, WHITE_DISCS[seats])
        self.supply = filled(seats, CUBES)
        self.stock = zeros(seats * MATERIALS)
        self.cloth = zeros(seats * MOST_WORKSHOPS)
        self.workshops = filled(seats, 1)
        self.ships = zeros(seats)
        self.houses = zeros(seats)
        self.delivered = zeros(seats * CITIES)
        self.city_room = filled(CITIES, CITY_SPACES)
        self.gifts = zeros(seats * CHURCHES * ROWS)
        self.church_room = zeros(CHURCHES * ROWS)
        for church in range(CHURCHES):
            for row in range(ROWS):
                self.church_room[church * ROWS + row] = CHURCH_SPACES[church]
        self.points = zeros(seats * CATEGORY_COUNT)
        self.hand = zeros(seats * ACTIONS)
        self.hand_size = zeros(seats)
        self.known = zeros(seats * ACTIONS)
        self.deck = box.cards[:]
        self.discard = zeros(ACTIONS)
        self.shuffled = box.cards[:]
        self.drawn = zeros(seats * ACTIONS)
        self.dealt = zeros(seats)
        self.kept = filled(seats, EMPTY)

    def copy(self) -> Florence:
        other = Florence()
        other.copy_fields(self)
        return other

    # What the rules ask the table.

    def turns_left(self, seat: i64) -> i64:
        """Discs a player can still place, coloured and white."""
        return self.discs[seat] + self.whites[seat]

    def round(self) -> i64:
        """The round under way, from 1."""
        return self.placed // self.seats + 1

    def cloth_of(self, seat: i64) -> i64:
        """Cloth in all workshops of a player."""
        first = seat * MOST_WORKSHOPS
        return self.cloth[first] + self.cloth[first + 1] + self.cloth[first + 2]

    def palazzo_artworks(self, seat: i64) -> i64:
        """How many artworks of the Palazzo a player gave."""
        result: i64 = 0
        for place in range(PALAZZO_SPACES):
            if self.patrons[place] == seat:
                result += 1
        return result

    def palazzo_room(self) -> i64:
        """Free artwork spaces of the Palazzo."""
        result: i64 = 0
        for place in range(PALAZZO_SPACES):
            if self.patrons[place] == EMPTY:
                result += 1
        return result

    def representatives_of(self, seat: i64) -> i64:
        result: i64 = 0
        for place in range(COUNCIL + LATE_SEATS):
            if self.representatives[place] == seat:
                result += 1
        return result

    def row_has_room(self, row: i64) -> bool:
        """Whether one of the three churches has a free space in a row."""
        room = self.church_room
        return room[row] + room[ROWS + row] + room[2 * ROWS + row] > 0

    def artwork_has_room(self) -> bool:
        return self.row_has_room(ARTWORK_ROW) or self.patrons[PALAZZO_SPACES - 1] == EMPTY

    def can_build_ship(self, seat: i64) -> bool:
        return self.ships[seat] < MOST_SHIPS and self.stock[seat * MATERIALS + WOOD] >= 2

    def can_build_house(self, seat: i64) -> bool:
        """In some trade city; which are left is told by `houses`."""
        return bits(self.houses[seat]) < MOST_HOUSES and self.stock[seat * MATERIALS + BRICK] >= 2

    def can_build_workshop(self, seat: i64) -> bool:
        first = seat * MATERIALS
        return self.workshops[seat] < MOST_WORKSHOPS and self.stock[first + WOOD] > 0 and self.stock[first + BRICK] > 0

    def reachable_trade_cities(self, seat: i64) -> i64:
        """Trade cities (0 to 2) with an own house and room, as a bit mask."""
        result: i64 = 0
        for city in range(CITIES - PORTS):
            if self.houses[seat] >> city & 1 and self.city_room[PORTS + city] > 0:
                result |= 1 << city
        return result

    def is_possible(self, action: i64, seat: i64) -> bool:
        """Whether a player could carry out an action now, at least in part (C-A1 to C-A7)."""
        first = seat * MATERIALS
        if action <= MARBLE:
            return self.stock[first + action] < WAREHOUSE and self.supply[seat] > 0
        if action == BUILD:
            return self.can_build_ship(seat) or self.can_build_house(seat) or self.can_build_workshop(seat)
        if action == ARTWORK:
            return self.stock[first + MARBLE] > 0 and self.artwork_has_room()
        if action == WEAVE:
            return self.supply[seat] > 0 and self.cloth_of(seat) < self.workshops[seat] * WORKSHOP
        if action == SHIP:
            room = self.city_room[0] + self.city_room[1] + self.city_room[2]
            return self.ships[seat] > 0 and room > 0 and self.cloth_of(seat) > 0
        if action == TRANSPORT:
            return self.houses[seat] > 0 and self.cloth_of(seat) > 0 and self.reachable_trade_cities(seat) > 0
        for material in range(MATERIALS):
            if self.stock[first + material] > 0 and self.row_has_room(material):
                return True
        return False

    def has_cards_to_draw(self) -> bool:
        """Whether the deck, or the discard pile that would become it, holds a card (C-K4)."""
        if self.deck_size > 0:
            return True
        for action in range(ACTIONS):
            if self.discard[action] > 0:
                return True
        return False

    # What the rules do to the table.

    def pave(self, grid: Counts) -> None:
        """The city is laid out: its streets join the actions of neighbouring cells (C-S2)."""
        self.grid = grid
        pairs = filled(STREETS, EMPTY)
        streets = filled(PAIRS, EMPTY)
        for street in range(STREETS):
            pair = pair_of(grid[STREET_ENDS[2 * street]], grid[STREET_ENDS[2 * street + 1]])
            pairs[street] = pair
            streets[pair] = street
        self.pairs = pairs
        self.streets = streets

    def lay_disc(self, street: i64, disc: i64) -> None:
        """A disc on top of a tower."""
        self.towers[street * TOWER + self.heights[street]] = disc
        self.heights[street] += 1

    def lift_disc(self, street: i64, height: i64) -> i64:
        """Take a disc out of a tower; those above sink."""
        first = street * TOWER
        disc = self.towers[first + height]
        top = self.heights[street] - 1
        for place in range(height, top):
            self.towers[first + place] = self.towers[first + place + 1]
        self.towers[first + top] = EMPTY
        self.heights[street] = top
        return disc
