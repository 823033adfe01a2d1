"""The laws of the box: nothing appears, nothing disappears, nothing is negative."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.data import (
    BUILDINGS,
    CARDS,
    COIN,
    DISCS,
    FIRST_CARD,
    GOODS,
    GOODS_EACH,
    KINDS,
    MARKERS,
    NONE,
    OWNABLE,
    ROUNDS,
    SPACES,
    START_MONEY,
    TILES,
    TILES_EACH,
    bit,
    kind_of,
)
from fondaco.games.genoa.offer import OFFER
from fondaco.games.genoa.state import DOWN, UP, City
from fondaco.kernel.counts import Counts, bits


def broken_law(city: City) -> str:
    """The first law that the table breaks, in words; empty if it keeps them all."""
    law = money_law(city) or goods_law(city) or tiles_law(city) or markers_law(city)
    return law or cards_law(city) or tower_law(city) or actions_law(city) or offers_law(city)


def is_negative(many: Counts) -> bool:
    for index in range(len(many)):
        if many[index] < 0:
            return True
    return False


def money_law(city: City) -> str:
    """Ducats are those of the start and those that the bank paid, and they go in fives."""
    total: i64 = 0
    for seat in range(city.seats):
        total += city.money[seat]
        if city.money[seat] < 0 or city.money[seat] % COIN != 0:
            return f"seat {seat + 1} has {city.money[seat]} ducats"
    if total != city.seats * START_MONEY + city.issued:
        return f"there are {total} ducats, the bank paid {city.issued}"
    return ""


def goods_law(city: City) -> str:
    """Five of each good, with the players or in the stock."""
    if is_negative(city.goods) or is_negative(city.stock_goods):
        return "less than no good"
    for good in range(GOODS):
        count = city.stock_goods[good]
        for seat in range(city.seats):
            count += city.goods[seat * GOODS + good]
        if count != GOODS_EACH:
            return f"there are {count} of good {good}"
    return ""


def tiles_law(city: City) -> str:
    """27 special tiles, with the players or in the stock."""
    if is_negative(city.tiles) or is_negative(city.stock_tiles):
        return "less than no tile"
    for tile in range(TILES):
        count = city.stock_tiles[tile]
        for seat in range(city.seats):
            count += city.tiles[seat * TILES + tile]
        if count != TILES_EACH[tile]:
            return f"there are {count} of tile {tile}"
    return ""


def markers_law(city: City) -> str:
    """Seven markers of each colour: at hand, on a building or in the stock."""
    for building in range(OWNABLE):
        if not NONE <= city.owners[building] < city.seats:
            return f"building {building} belongs to {city.owners[building]}"
    for seat in range(city.seats):
        if city.markers[seat] < 0 or not 0 <= city.markers_left(seat) <= MARKERS:
            return f"seat {seat + 1} has {city.markers[seat]} markers, {city.markers_left(seat)} in the stock"
    return ""


def cards_law(city: City) -> str:
    """60 cards, each in one place; what everybody knows of them is true; no used card lies on top of a pile."""
    held = [0] * (int(city.seats) * KINDS)
    older = [0] * (int(city.seats) * KINDS)
    down = [0] * KINDS
    up = [0] * KINDS
    for card in range(CARDS):
        kind = int(kind_of(card))
        place = int(city.where[card])
        is_shown = bool(city.shown >> card & 1)
        if place == DOWN:
            down[kind] += 1
        elif place == UP:
            up[kind] += 1
        elif 0 <= place < city.seats:
            held[place * KINDS + kind] += 1
            if not is_shown and not city.shuffled >> card & 1:
                older[place * KINDS + kind] += 1
        else:
            return f"card {card} lies nowhere"
        if place == DOWN and not city.shuffled >> card & 1:
            return f"card {card} was not in its pile"
        if is_shown and place >= DOWN:
            return f"card {card} is shown but in no hand"
    for kind in range(KINDS):
        if down[kind] != city.pile[kind] or (down[kind] == 0 and up[kind] > 0):
            return f"the pile {kind} has {down[kind]} cards face down, {up[kind]} used ones under it"
    for place in range(len(held)):
        if held[place] != city.held[place] or older[place] != city.older[place]:
            return f"hand {place} has {held[place]} cards, {older[place]} older ones"
    if FIRST_CARD[KINDS] != CARDS:
        return "not 60 cards"
    return ""


def tower_law(city: City) -> str:
    """Five discs: in the tower, left behind, or taken off; steps and visits agree; the rounds fit."""
    discs = city.tower_discs() + city.lifted
    for space in range(SPACES):
        discs += city.discs[space]
    if city.visited and discs != DISCS:
        return f"there are {discs} discs"
    if city.visited and bits(city.visited) != city.walked + 1:
        return f"{bits(city.visited)} spaces visited in {city.walked} steps"
    if not 0 <= city.rounds <= ROUNDS[city.seats] or (city.rounds == 0) != (city.waiting == 0):
        return f"{city.rounds} rounds left"
    return ""


def actions_law(city: City) -> str:
    """Actions are used where the tower was; one ordinary action for each player, two for the trader of two."""
    if city.used & ~city.visited or city.used >= bit(BUILDINGS):
        return "an action was used where the tower was not"
    for seat in range(city.seats):
        most = 2 if city.seats == 2 and seat == city.trader else 1
        if not 0 <= city.acted[seat] <= most:
            return f"seat {seat + 1} took {city.acted[seat]} actions"
    return ""


def offers_law(city: City) -> str:
    """Offers stand only while the tower is on its way, and the trader's only as a counter."""
    for seat in range(city.seats):
        space = city.offers[seat * OFFER]
        if not NONE <= space < SPACES or (space != NONE and city.tower == NONE):
            return f"seat {seat + 1} offers for {space}"
        if seat == city.trader and (space != NONE) != (city.countered != NONE) and city.question() == "dealing":
            return "a counter without a partner"
    return ""
