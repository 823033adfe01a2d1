"""What the tiles to come and the final cards may bring (C-P3, C-P4, C-E3), as far as one seat can know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.calimala import scoring
from fondaco.games.calimala.data import (
    ARTWORK_ROW,
    CHURCHES,
    CITIES,
    COUNCIL,
    EMPTY,
    FINAL_PALAZZO,
    FINALS,
    FINALS_DEALT,
    MOST_SEATS,
    PORTS,
    ROWS,
    STREETS,
    TILE_ARTWORKS,
    TILE_CHURCH,
    TILE_MATERIAL,
    TILE_PORTS,
    TOWER,
)
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import Counts, counts, zeros

WHOLE: Final = 1000
"""A likelihood of one."""
SEATED: Final = 15
"""The category of the Palazzo's final card, after the fifteen tiles: representatives and artworks there."""
CATEGORIES: Final = 16
PACES: Final[Counts] = counts([63, 63, 63, 63, 63, 63, 77, 77, 77, 112, 112, 112, 112, 112, 112, 84])
"""Half cubes, in hundredths, by which a turn may still change a lead, by category: those that span three cities or
churches change more."""
PUSHING: Final = 95
MOST_PUSHING: Final = 95
"""How likely a disc scores a tile, in percent of how full the streets are, and at the most."""
FIRST_CUBE: Final = 180
"""How likely a turn brings the first cube of a category."""
TILE_PRICE: Final = 32
FINAL_PRICE: Final = 40
"""What a cube usually brings with a tile and with a final card to come."""
SOON: Final = 2
"""A tile that comes in fewer turns leaves less time for more cubes."""
MORE_TIES: Final = 7
"""What one more representative or artwork of the Palazzo brings by ties, for each tile to come."""


def distance(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one


def larger(one: i64, other: i64) -> i64:
    """As `max`, which would make objects of both numbers."""
    return one if one > other else other


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other


def placings_to_come(town: Florence) -> i64:
    """Discs that all players will still place at most; once all tiles are scored, those of this round (C-E2)."""
    if town.scored == COUNCIL:
        return (town.seats - town.placed % town.seats) % town.seats
    result: i64 = 0
    for seat in range(town.seats):
        result += town.turns_left(seat)
    return result


class Outlook:
    """For each seat the points to be expected; for the one that looks, also what one more cube would bring."""

    def __init__(self, town: Florence, seat: i64) -> None:
        self.town = town
        self.seat: i64 = seat
        self.placings: i64 = placings_to_come(town)
        """Discs that will likely still be placed."""
        self.standings: Counts = scoring.standings_of(town)
        self.amounts: Counts = zeros(CATEGORIES * MOST_SEATS)
        """Own cubes, by category and seat."""
        self.expected: Counts = zeros(MOST_SEATS)
        """Hundredths of a point, by seat."""
        self.own: Counts = zeros(CATEGORIES)
        """Of what the one that looks may expect, the part of each category."""
        self.gain: Counts = zeros(CATEGORIES)
        """Hundredths of a point that one more own cube would bring, by category."""
        self.price: Counts = zeros(CATEGORIES)
        """What a cube will usually bring, by category. Unlike the gain it does not hang on who leads now."""
        self.count_cubes()
        self.look_at_tiles()
        self.look_at_finals()
        self.price[SEATED] += MORE_TIES * (COUNCIL - town.scored)
        self.gain[SEATED] += MORE_TIES * (COUNCIL - town.scored)

    def turns(self, seat: i64) -> i64:
        """Discs that a player will likely still place."""
        seats = self.town.seats
        rounds = self.placings // seats
        order = (seat - self.town.first + seats) % seats
        if order >= self.town.placed % seats and self.placings % seats > 0:
            rounds += 1
        return smaller(rounds, self.town.turns_left(seat))

    def count_cubes(self) -> None:
        """C-P3 for all tiles and seats at once, since this is done for every position looked at."""
        town = self.town
        amounts = self.amounts
        for seat in range(town.seats):
            for city in range(CITIES):
                cloth = town.delivered[seat * CITIES + city]
                amounts[city * MOST_SEATS + seat] = cloth
                amounts[(TILE_PORTS + city // PORTS) * MOST_SEATS + seat] += cloth
            for church in range(CHURCHES):
                first = (seat * CHURCHES + church) * ROWS
                for row in range(ROWS):
                    gifts = town.gifts[first + row]
                    amounts[(TILE_CHURCH + church) * MOST_SEATS + seat] += gifts
                    tile: i64 = TILE_ARTWORKS
                    if row != ARTWORK_ROW:
                        tile = TILE_MATERIAL + row
                    amounts[tile * MOST_SEATS + seat] += gifts
            artworks = town.palazzo_artworks(seat)
            amounts[TILE_ARTWORKS * MOST_SEATS + seat] += artworks
            amounts[SEATED * MOST_SEATS + seat] = artworks + town.representatives_of(seat)

    def look_at_tiles(self) -> None:
        """The more towers are full, the sooner tiles are scored; those left are scored at the end (C-P1, C-E1)."""
        town = self.town
        seats = town.seats
        resting: i64 = 0
        for street in range(STREETS):
            resting += town.heights[street]
        all_room: i64 = 100 * (TOWER - 1) * STREETS
        room = all_room - 100 * resting
        placings: i64 = 0
        pushed: i64 = 0
        for place in range(town.scored, COUNCIL):
            while pushed < 100 * (place - town.scored) + 50 and placings < self.placings:
                full = smaller((100 - 100 * room // all_room) * PUSHING // 100, MOST_PUSHING)
                pushed += full
                room -= 100 - full
                placings += 1
            tile = town.council[place]
            self.expect(tile, placings, WHOLE, False)
            self.price[tile] += TILE_PRICE * smaller(placings, SOON * seats) // (SOON * seats)
        if town.scored < COUNCIL and placings < self.placings:
            to_round_end = (2 * seats - (town.placed + placings) % seats) % seats
            self.placings = smaller(placings + to_round_end, self.placings)

    def look_at_finals(self) -> None:
        """The open card and one's own are certain, those of one's own hand not kept are out, the rest is likely."""
        town = self.town
        seen = town.dealt[self.seat]
        unseen: i64 = FINALS - FINALS_DEALT[town.seats]
        if town.open_final != EMPTY:
            unseen -= 1
        likely = WHOLE * (town.seats - 1) // unseen
        for card in range(FINALS):
            weight = likely
            if card == town.open_final or card == town.kept[self.seat]:
                weight = WHOLE
            elif seen >> card & 1:
                continue
            category: i64 = SEATED
            if card != FINAL_PALAZZO:
                category = card
            self.expect(category, self.placings, weight, True)
            self.price[category] += FINAL_PRICE * weight // WHOLE

    def expect(self, category: i64, placings: i64, weight: i64, final: bool) -> None:
        """Points by the likely place: each rival counts as the part of a player who will end ahead."""
        seats = self.town.seats
        own = self.seat
        amounts = self.amounts
        standings = self.standings
        first = category * MOST_SEATS
        spread = PACES[category] * placings // seats
        hope = smaller(FIRST_CUBE * placings // seats, WHOLE)
        for seat in range(seats):
            ahead: i64 = 0
            ahead_of_more: i64 = 0
            for other in range(seats):
                if other == seat:
                    continue
                lead = 200 * (amounts[first + other] - amounts[first + seat])
                if standings[other] > standings[seat]:
                    lead += 100
                elif standings[other] < standings[seat]:
                    lead -= 100
                ahead += likelihood(lead, spread)
                if seat == own:
                    ahead_of_more += likelihood(lead - 200, spread)
            points = place_points(ahead, final)
            if amounts[first + seat] == 0:
                points = points * hope // WHOLE
            self.expected[seat] += points * weight // WHOLE
            if seat == own:
                self.own[category] += points * weight // WHOLE
                self.gain[category] += (place_points(ahead_of_more, final) - points) * weight // WHOLE


def likelihood(lead: i64, spread: i64) -> i64:
    """How likely a lead, in hundredths of half a cube, holds until the scoring."""
    if lead == 0:
        return WHOLE // 2
    if spread == 0:
        return WHOLE if lead > 0 else 0
    return WHOLE // 2 + WHOLE // 2 * lead // (spread + distance(lead, 0))


def place_points(ahead: i64, final: bool) -> i64:
    """3, 2, 1 or 5, 3, 1 points and then none, by the number of players ahead, in thousandths."""
    if ahead > 2 * WHOLE:
        return larger(300 - ahead // 10, 0)
    return 500 - ahead // 5 if final else 300 - ahead // 10
