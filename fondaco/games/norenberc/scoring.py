"""Final scoring (N-G1 to N-G7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.norenberc.data import (
    APPRENTICE,
    ARTISANS,
    CREST_KINDS,
    CREST_POINTS,
    ENGRAVER,
    FOREMAN_2,
    FOREMAN_3,
    FOREMAN_4,
    NOBLEMAN_2,
    NOBLEMAN_3,
    PRESTIGE,
    TAX_COLLECTOR,
    THIRTY,
    TILES,
    value_of,
)
from fondaco.games.norenberc.state import Town

CATEGORIES: Final = ["townspeople", "majority", "thirty", "all-guilds", "richest", "crests"]


def breakdown(town: Town) -> list[list[int]]:
    """The points of each player in each category, those for 30 (N-G3) and for every guild (N-G4) reckoned here."""
    result = []
    for seat in range(town.seats):
        majority: i64 = 0
        thirty: i64 = 0
        everywhere = True
        for guild in range(town.guilds):
            majority += majority_points(town, seat, guild)
            thirty += 2 if town.influence(seat, guild) >= THIRTY else 0
            everywhere = everywhere and town.artisans_of(seat, guild) > 0
        all_guilds = 5 if everywhere else 0
        points = [sun_points(town, seat), majority, thirty, all_guilds, richest_points(town, seat)]
        result.append([int(number) for number in points] + [CREST_POINTS[min(7, different_crests(town, seat))]])
    return result


def sun_points(town: Town, seat: i64) -> i64:
    """N-G1: the sun townspeople that bring points by themselves (N-T7, N-T8, N-T10)."""
    first = seat * TILES
    points = 2 * town.owned[first + NOBLEMAN_2] + 3 * town.owned[first + NOBLEMAN_3]
    points += town.owned[first + TAX_COLLECTOR] * (town.money[seat] // 10)
    points += town.owned[first + FOREMAN_2] * artisans_of_value(town, seat, 2)
    points += town.owned[first + FOREMAN_3] * artisans_of_value(town, seat, 3)
    points += town.owned[first + FOREMAN_4] * artisans_of_value(town, seat, 4)
    return points


def artisans_of_value(town: Town, seat: i64, value: i64) -> i64:
    result: i64 = 0
    for tile in range(ARTISANS):
        if value_of(tile) == value:
            result += town.owned[seat * TILES + tile]
    return result


def rank(town: Town, seat: i64, guild: i64) -> i64:
    """What orders players in a guild: the sum of values, then the number of tiles; 0 for none (N-G2)."""
    return town.influence(seat, guild) * 100 + town.artisans_of(seat, guild)


def majority_points(town: Town, seat: i64, guild: i64) -> i64:
    """N-G2, N-G2a, N-T11: a player's points in one guild, with those of Apprentices.

    A tie uses up as many places as it has players, so a place is one more than the number of players ahead.
    """
    mine = rank(town, seat, guild)
    if mine == 0:
        return 0
    before: i64 = 0
    tied: i64 = 0
    owners: i64 = 0
    for other in range(town.seats):
        theirs = rank(town, other, guild)
        if theirs > 0:
            owners += 1
        if theirs > mine:
            before += 1
        elif theirs == mine:
            tied += 1
    if before == 0:
        if tied > 1:
            return 4
        if owners == 1:
            return 5 + 3 + 1
        return 5 + 1 if owners == 2 else 5
    if before > 2:
        return 0
    points: i64 = 3 if tied == 1 else 2
    if before == 2:
        points = 1 if tied == 1 else 0
    return points + town.owned[seat * TILES + APPRENTICE]


def different_crests(town: Town, seat: i64) -> i64:
    """N-G6, N-T9: guild crests count once a kind; each prestige crest and each Engraver is a kind of its own."""
    first = seat * CREST_KINDS
    kinds = town.crests[first + PRESTIGE] + town.owned[seat * TILES + ENGRAVER]
    for guild in range(town.guilds):
        if town.crests[first + guild] > 0:
            kinds += 1
    return kinds


def richest_points(town: Town, seat: i64) -> i64:
    """N-G5: 5 points to the single richest player; tied richest players get 2 each."""
    tied: i64 = 0
    for other in range(town.seats):
        if town.money[other] > town.money[seat]:
            return 0
        if town.money[other] == town.money[seat]:
            tied += 1
    return 5 if tied == 1 else 2


def standings(town: Town) -> list[tuple[int, ...]]:
    """N-G7: points, then artisan tiles, then their total value."""
    points = breakdown(town)
    result: list[tuple[int, ...]] = []
    for seat in range(town.seats):
        tiles: i64 = 0
        values: i64 = 0
        for guild in range(town.guilds):
            tiles += town.artisans_of(seat, guild)
            values += town.influence(seat, guild)
        result.append((sum(points[seat]), int(tiles), int(values)))
    return result
