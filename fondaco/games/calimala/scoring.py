"""Points (C-P3, C-P4, C-E3, C-E4): who has most cubes of a category, and who wins ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.calimala import news
from fondaco.games.calimala.data import (
    ARTWORK_ROW,
    CHURCHES,
    CITIES,
    COUNCIL,
    EMPTY,
    FINAL_CHURCH,
    FINAL_PALAZZO,
    FINAL_POINTS,
    LATE_SEATS,
    PALAZZO_SPACES,
    PORTS,
    ROWS,
    TILE_ARTWORKS,
    TILE_CHURCH,
    TILE_MATERIAL,
    TILE_POINTS,
    TILE_TRADE,
)
from fondaco.games.calimala.state import CATEGORY_COUNT, Florence
from fondaco.kernel.counts import Counts, bits, counts, zeros

TILE_CATEGORIES: Final = counts([0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 5, 5, 5])
"""The category of points that each tile belongs to."""
FINALS_CATEGORY: Final = 6
TILE_AWARDS: Final = counts(TILE_POINTS)
FINAL_AWARDS: Final = counts(FINAL_POINTS)
PLACES: Final = 3


def cubes(town: Florence, tile: i64, seat: i64) -> i64:
    """C-P3: how many own cubes count for a tile."""
    if tile < TILE_CHURCH:
        return town.delivered[seat * CITIES + tile]
    if tile < TILE_ARTWORKS:
        return church_cubes(town, tile - TILE_CHURCH, seat)
    if tile == TILE_ARTWORKS:
        return row_cubes(town, ARTWORK_ROW, seat) + town.palazzo_artworks(seat)
    if tile < TILE_MATERIAL:
        first = seat * CITIES
        if tile == TILE_TRADE:
            first += PORTS
        return town.delivered[first] + town.delivered[first + 1] + town.delivered[first + 2]
    return row_cubes(town, tile - TILE_MATERIAL, seat)


def church_cubes(town: Florence, church: i64, seat: i64) -> i64:
    """All cubes of a player in a church, artworks included."""
    first = (seat * CHURCHES + church) * ROWS
    return town.gifts[first] + town.gifts[first + 1] + town.gifts[first + 2] + town.gifts[first + 3]


def row_cubes(town: Florence, row: i64, seat: i64) -> i64:
    """A player's cubes in one row of all three churches."""
    first = seat * CHURCHES * ROWS + row
    return town.gifts[first] + town.gifts[first + ROWS] + town.gifts[first + 2 * ROWS]


def final_cubes(town: Florence, card: i64, seat: i64) -> i64:
    """C-E3: how much counts for a final card."""
    if card < FINAL_CHURCH:
        return town.delivered[seat * CITIES + card]
    if card < FINAL_PALAZZO:
        return church_cubes(town, card - FINAL_CHURCH, seat)
    return town.representatives_of(seat) + town.palazzo_artworks(seat)


def standing(town: Florence, seat: i64) -> i64:
    """C-P4: what wins ties, as one number. Equal ones share.

    First representatives and Palazzo artworks together, then representatives, then who had so many of them first;
    with none, who gave the first artwork to the Palazzo.
    """
    representatives: i64 = 0
    last: i64 = 0
    for place in range(COUNCIL + LATE_SEATS):
        if town.representatives[place] == seat:
            representatives += 1
            last = place
    artworks: i64 = 0
    earliest: i64 = EMPTY
    for place in range(PALAZZO_SPACES):
        if town.patrons[place] == seat:
            artworks += 1
            if earliest == EMPTY:
                earliest = place
    earliness: i64 = 0
    if representatives > 0:
        earliness = COUNCIL + LATE_SEATS - last
    elif artworks > 0:
        earliness = PALAZZO_SPACES - earliest
    return ((representatives + artworks) * 100 + representatives) * 100 + earliness


def score_next(town: Florence) -> None:
    """The next tile of the council is scored."""
    town.tell(news.SCORED, town.council[town.scored], town.scored + 1)
    score_tile(town, town.council[town.scored])
    town.scored += 1


def score_tile(town: Florence, tile: i64) -> None:
    award(town, tile_amounts(town, tile), TILE_AWARDS, TILE_CATEGORIES[tile])


def score_final(town: Florence, card: i64) -> None:
    award(town, final_amounts(town, card), FINAL_AWARDS, FINALS_CATEGORY)


def tile_amounts(town: Florence, tile: i64) -> Counts:
    """How many cubes of each player count for a tile."""
    amounts = zeros(town.seats)
    for seat in range(town.seats):
        amounts[seat] = cubes(town, tile, seat)
    return amounts


def final_amounts(town: Florence, card: i64) -> Counts:
    """How much of each player counts for a final card."""
    amounts = zeros(town.seats)
    for seat in range(town.seats):
        amounts[seat] = final_cubes(town, card, seat)
    return amounts


def award(town: Florence, amounts: Counts, awards: Counts, category: i64) -> None:
    """Give the points and tell why."""
    standings = standings_of(town)
    left = (1 << town.seats) - 1
    given = places(amounts, standings, awards)
    for tied, share in given:
        left &= ~tied
        for seat in range(town.seats):
            if tied >> seat & 1:
                town.points[seat * CATEGORY_COUNT + category] += share
                town.tell(news.POINTS, seat, share, amounts[seat])
        if town.listener is not None:
            tell_tie(town, amounts, standings, tied, foremost(amounts, standings, left))
    if not given:
        town.tell(news.NO_POINTS)


def places(amounts: Counts, standings: Counts, awards: Counts) -> list[tuple[i64, i64]]:
    """C-P3: who gets points, as a bit mask of those who share a place, and how many each, the first place first.

    Nothing for zero cubes; places not filled lapse.
    """
    result = []
    left = (1 << len(amounts)) - 1
    place: i64 = 0
    while place < PLACES:
        tied = foremost(amounts, standings, left)
        if tied == 0:
            break
        left &= ~tied
        result.append((tied, shared_points(tied, awards, place)))
        place += bits(tied)
    return result


def standings_of(town: Florence) -> Counts:
    result = zeros(town.seats)
    for seat in range(town.seats):
        result[seat] = standing(town, seat)
    return result


def foremost(amounts: Counts, standings: Counts, among: i64) -> i64:
    """Those of some seats who come first, as a bit mask: several only where nothing tells them apart."""
    best: i64 = -1
    tied: i64 = 0
    for seat in range(len(amounts)):
        if not among >> seat & 1 or amounts[seat] == 0:
            continue
        if best < 0 or amounts[seat] > amounts[best]:
            best = seat
            tied = 1 << seat
        elif amounts[seat] == amounts[best]:
            if standings[seat] > standings[best]:
                best = seat
                tied = 1 << seat
            elif standings[seat] == standings[best]:
                tied |= 1 << seat
    return tied


def shared_points(tied: i64, awards: Counts, place: i64) -> i64:
    """C-P4: the points of the tied places are added and divided, rounded down."""
    sharers = bits(tied)
    points: i64 = 0
    for index in range(place, PLACES):
        if index < place + sharers:
            points += awards[index]
    return points // sharers


def tell_tie(town: Florence, amounts: Counts, standings: Counts, tied: i64, behind: i64) -> None:
    """Why players with as many cubes got different points, or shared them."""
    first: i64 = EMPTY
    for seat in range(town.seats):
        if tied >> seat & 1:
            if first == EMPTY:
                first = seat
            else:
                town.tell(news.TIE_SHARED, first, seat)
    for seat in range(town.seats):
        if behind >> seat & 1 and amounts[seat] == amounts[first]:
            town.tell(tie_reason(standings[first], standings[seat]), first, seat)


def tie_reason(higher: i64, lower: i64) -> i64:
    """The kind of news that tells what decided between two standings."""
    if higher // 10000 != lower // 10000:
        return news.TIE_STANDING
    if higher // 100 != lower // 100:
        return news.TIE_REPRESENTATIVES
    return news.TIE_EARLIER if higher // 100 % 100 > 0 else news.TIE_ARTWORK


def breakdown(town: Florence) -> list[list[int]]:
    """The points of each player in each category so far."""
    first = [int(seat * CATEGORY_COUNT) for seat in range(town.seats)]
    return [[int(town.points[index + category]) for category in range(CATEGORY_COUNT)] for index in first]


def standings(town: Florence) -> list[tuple[int, ...]]:
    """C-E4: points, then what wins ties."""
    points = breakdown(town)
    return [(sum(points[seat]), int(standing(town, seat))) for seat in range(town.seats)]
