"""What a seat's own materials, cloth and pieces can still become, and what each action would bring it now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.calimala.bot.outlook import SEATED, Outlook, larger, smaller
from fondaco.games.calimala.data import (
    ACTIONS,
    ARTWORK,
    ARTWORK_ROW,
    BRICK,
    BUILD,
    CHURCHES,
    CITIES,
    CONTRIBUTE,
    MARBLE,
    MATERIALS,
    PORTS,
    ROWS,
    SHIP,
    TILE_ARTWORKS,
    TILE_CHURCH,
    TILE_MATERIAL,
    TILE_PORTS,
    TILE_TRADE,
    WEAVE,
    WOOD,
    WORKSHOP,
)
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import Counts, bits, counts, zeros

READY: Final[Counts] = counts([5, 35, 55, 65, 70, 75])
"""How much of what lies ready will be used, in percent, with so many turns to come; more turns are as five."""
MOST_READY: Final = 5
MATERIAL_PART: Final = 60
CLOTH_PART: Final = 85
"""Percent of a gift's or a delivery's worth that is had once the cube lies ready."""
PILED: Final[Counts] = counts([0, 100, 175, 230, 265])
"""So many cubes of a material together, in hundredths of the first."""
WOVEN: Final[Counts] = counts([0, 100, 190, 270, 335, 390, 430, 460, 480, 490, 500, 505, 510])
"""So many cloths together, in hundredths of the first."""
STRANDED: Final = 40
"""Percent of its worth that cloth has without ship and house."""
SHIP_PACE: Final[Counts] = counts([24, 17, 11, 0])
HOUSE_PACE: Final[Counts] = counts([24, 19, 14, 0])
WORKSHOP_PACE: Final[Counts] = counts([0, 12, 9, 0])
"""Deliveries that one more of them brings for each turn to come, in hundredths, with so many there."""
PLANNED: Final = 45
HALF_PLANNED: Final = 17
"""Percent of a piece's worth that is had once all its cubes, or all but one, lie ready."""
CARD_WORTH: Final = 32
"""A card drawn in place of an action."""
SAME_AGAIN: Final = 72
"""Percent that the next cloth by ship is worth, after one just sent."""


class Worths:
    """What cubes bring where there is room for them: with each material, as an artwork, in ports and trade cities."""

    def __init__(self, town: Florence, cube: Counts) -> None:
        self.gift: Counts = zeros(MATERIALS)
        self.artwork: i64 = 0
        self.port: i64 = 0
        self.city: Counts = zeros(PORTS)
        for church in range(CHURCHES):
            here = cube[TILE_CHURCH + church]
            for material in range(MATERIALS):
                if town.church_room[church * ROWS + material] > 0:
                    self.gift[material] = larger(self.gift[material], here + cube[TILE_MATERIAL + material])
            if town.church_room[church * ROWS + ARTWORK_ROW] > 0:
                self.artwork = larger(self.artwork, here + cube[TILE_ARTWORKS])
            if town.city_room[church] > 0:
                self.port = larger(self.port, cube[church] + cube[TILE_PORTS])
        if town.palazzo_room() > 0:
            self.artwork = larger(self.artwork, cube[TILE_ARTWORKS] + cube[SEATED])
        for city in range(CITIES - PORTS):
            if town.city_room[PORTS + city] > 0:
                self.city[city] = cube[PORTS + city] + cube[TILE_TRADE]


class Prospects:
    """What lies ready is judged by what cubes usually bring, an action by what they would bring now."""

    def __init__(self, town: Florence, outlook: Outlook) -> None:
        self.town = town
        self.seat: i64 = outlook.seat
        self.turns: i64 = outlook.turns(outlook.seat)
        self.ready: i64 = READY[smaller(self.turns, MOST_READY)]
        self.now = Worths(town, outlook.gain)
        self.usual = Worths(town, outlook.price)
        self.delivery: i64 = self.usual_delivery()
        self.ship: i64 = self.turns * SHIP_PACE[town.ships[self.seat]] * self.usual.port // 100
        """What the next ship brings until the end; then the next house and the next workshop."""
        self.house: i64 = self.next_house()
        self.workshop: i64 = self.turns * WORKSHOP_PACE[town.workshops[self.seat]] * self.delivery // 100
        first = self.seat * MATERIALS
        self.wood: i64 = town.stock[first + WOOD]
        self.brick: i64 = town.stock[first + BRICK]
        self.marble: i64 = town.stock[first + MARBLE]
        self.cloth: i64 = town.cloth_of(self.seat)
        self.here: i64 = 0
        """What lies ready, as it is."""
        self.here = self.change(0, 0, 0, 0)
        self.use: Counts = zeros(ACTIONS)
        """What each action would bring now, or a card in its place."""
        for action in range(ACTIONS):
            self.use[action] = larger(self.use_of(action), 0) if town.is_possible(action, self.seat) else CARD_WORTH

    def usual_delivery(self) -> i64:
        """What one more cloth brings where ships and houses can take it."""
        town = self.town
        best: i64 = 0
        anywhere = self.usual.port
        if town.ships[self.seat] > 0:
            best = self.usual.port
        for city in range(CITIES - PORTS):
            anywhere = larger(anywhere, self.usual.city[city])
            if town.houses[self.seat] >> city & 1:
                best = larger(best, self.usual.city[city])
        return larger(best, anywhere * STRANDED // 100)

    def next_house(self) -> i64:
        """In the best city without one."""
        houses = self.town.houses[self.seat]
        best: i64 = 0
        for city in range(CITIES - PORTS):
            if not houses >> city & 1:
                best = larger(best, self.usual.city[city])
        return self.turns * HOUSE_PACE[bits(houses)] * best // 100

    def pieces(self) -> i64:
        """What the ships, houses and workshops there are bring until the end."""
        town = self.town
        result: i64 = 0
        for ship in range(town.ships[self.seat]):
            result += SHIP_PACE[ship] * self.usual.port
        houses: i64 = 0
        for city in range(CITIES - PORTS):
            if town.houses[self.seat] >> city & 1:
                result += HOUSE_PACE[houses] * self.usual.city[city]
                houses += 1
        for workshop in range(1, town.workshops[self.seat]):
            result += WORKSHOP_PACE[workshop] * self.delivery
        return result * self.turns // 100

    def change(self, wood: i64, brick: i64, marble: i64, cloth: i64) -> i64:
        """What so many more cubes in the warehouses and workshops bring: gifts, cloth to send, a piece to build."""
        wood += self.wood
        brick += self.brick
        usual = self.usual
        gifts = usual.gift[WOOD] * PILED[wood] + usual.gift[BRICK] * PILED[brick]
        gifts += larger(usual.gift[MARBLE], usual.artwork) * PILED[self.marble + marble]
        cubes = gifts * MATERIAL_PART // 100 + self.delivery * WOVEN[self.cloth + cloth] * CLOTH_PART // 100
        missing = (0 if wood > 0 else 1) + (0 if brick > 0 else 1)
        piece = larger(self.ship * planned(2 - wood), self.house * planned(2 - brick))
        piece = larger(piece, self.workshop * planned(missing))
        return (cubes + piece) * self.ready // 10000 - self.here

    def use_of(self, action: i64) -> i64:
        """What a possible action brings now."""
        if action == WOOD:
            return self.change(1, 0, 0, 0)
        if action == BRICK:
            return self.change(0, 1, 0, 0)
        if action == MARBLE:
            return self.change(0, 0, 1, 0)
        if action == BUILD:
            return self.use_of_building()
        if action == ARTWORK:
            return self.now.artwork + self.change(0, 0, -1, 0)
        if action == WEAVE:
            workshops = self.town.workshops[self.seat]
            more = smaller(smaller(workshops, self.town.supply[self.seat]), workshops * WORKSHOP - self.cloth)
            return self.change(0, 0, 0, more)
        if action == CONTRIBUTE:
            return self.use_of_gift()
        return self.use_of_sending(action)

    def use_of_building(self) -> i64:
        town = self.town
        best: i64 = 0
        if town.can_build_ship(self.seat):
            best = self.ship + self.change(-2, 0, 0, 0)
        if town.can_build_house(self.seat):
            best = larger(best, self.house + self.change(0, -2, 0, 0))
        if town.can_build_workshop(self.seat):
            best = larger(best, self.workshop + self.change(-1, -1, 0, 0))
        return best

    def use_of_gift(self) -> i64:
        best: i64 = 0
        if self.wood > 0:
            best = self.now.gift[WOOD] + self.change(-1, 0, 0, 0)
        if self.brick > 0:
            best = larger(best, self.now.gift[BRICK] + self.change(0, -1, 0, 0))
        if self.marble > 0:
            best = larger(best, self.now.gift[MARBLE] + self.change(0, 0, -1, 0))
        return best

    def use_of_sending(self, action: i64) -> i64:
        """C-A5, C-A6: a cloth for each ship, or for each house; one more in the same port brings less."""
        town = self.town
        sent: i64 = 0
        worth: i64 = 0
        if action == SHIP:
            next_cloth = self.now.port
            while sent < town.ships[self.seat] and sent < self.cloth:
                worth += next_cloth
                next_cloth = next_cloth * SAME_AGAIN // 100
                sent += 1
        else:
            cities = town.reachable_trade_cities(self.seat)
            for city in range(CITIES - PORTS):
                if cities >> city & 1 and sent < self.cloth:
                    worth += self.now.city[city]
                    sent += 1
        return worth + self.change(0, 0, 0, -sent)


def planned(missing: i64) -> i64:
    """Percent of a piece's worth that is had while so many of its cubes are missing."""
    if missing <= 0:
        return PLANNED
    return HALF_PLANNED if missing == 1 else 0
