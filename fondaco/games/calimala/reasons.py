"""Why a player cannot carry out an action, or not in this way (C-A1 to C-A7).

Whether something can be done is asked of the same predicates that open it. What follows only finds out which part of
them fails, the first one that a player would name.
"""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.calimala.actions import action_of, cities_with_room
from fondaco.games.calimala.data import (
    ARTWORK,
    ARTWORK_ROW,
    BRICK,
    BUILD,
    CHURCHES,
    CITY_SPACES,
    CONTRIBUTE,
    HOUSE_PIECE,
    MARBLE,
    MATERIALS,
    MOST_HOUSES,
    MOST_SHIPS,
    MOST_WORKSHOPS,
    PALAZZO,
    PORTS,
    ROWS,
    SHIP,
    SHIP_PIECE,
    TRANSPORT,
    WAREHOUSE,
    WEAVE,
    WOOD,
    WORKSHOP,
    WORKSHOP_PIECE,
)
from fondaco.games.calimala.names import building_key, city_key, material_key
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.vocabulary import ADORN, GIVE, RAISE, SEND
from fondaco.kernel.counts import bits
from fondaco.kernel.reason import Facts, Reason


def lack_of(town: Florence, seat: i64, action: i64) -> str:
    """The key of what a player lacks for an action that is impossible; empty where it is possible."""
    if town.is_possible(action, seat):
        return ""
    first = seat * MATERIALS
    if action == BUILD:
        return "lack-nothing-to-build" if has_built_all(town, seat) else "lack-means"
    if action == ARTWORK:
        return "lack-marble" if town.stock[first + MARBLE] == 0 else "lack-church-room"
    if action == CONTRIBUTE:
        has_any = town.stock[first + WOOD] + town.stock[first + BRICK] + town.stock[first + MARBLE] > 0
        return "lack-church-room" if has_any else "lack-goods"
    if action == SHIP and town.ships[seat] == 0:
        return "lack-ship"
    if action == TRANSPORT and town.houses[seat] == 0:
        return "lack-house"
    if action in (SHIP, TRANSPORT):
        return "lack-cloth" if town.cloth_of(seat) == 0 else "lack-city-room"
    if town.supply[seat] == 0:
        return "lack-cubes"
    return "lack-cloth-room" if action == WEAVE else "lack-warehouse-room"


def has_built_all(town: Florence, seat: i64) -> bool:
    """Whether a player has built all ships, workshops and houses."""
    if town.ships[seat] < MOST_SHIPS or town.workshops[seat] < MOST_WORKSHOPS:
        return False
    return bits(town.houses[seat]) == MOST_HOUSES


def why_not_aim(town: Florence, seat: i64, choice: i64) -> Reason | None:
    """What stands against carrying out an action in this way; None where it can be done."""
    action = action_of(choice)
    if action <= MARBLE:
        return why_not_gain(town, seat, action)
    if action == BUILD:
        return why_not_piece(town, seat, choice - RAISE)
    if action == ARTWORK:
        return why_not_artwork(town, seat, choice - ADORN)
    if action == WEAVE:
        if town.is_possible(WEAVE, seat):
            return None
        return (
            Reason("supply", {}, "C-A4")
            if town.supply[seat] == 0
            else Reason("workshops-full", {"most": WORKSHOP}, "C-A4")
        )
    if action == CONTRIBUTE:
        return why_not_gift(town, seat, (choice - GIVE) // CHURCHES, (choice - GIVE) % CHURCHES)
    return why_not_cloth(town, seat, choice - SEND)


def why_not_gain(town: Florence, seat: i64, material: i64) -> Reason | None:
    if town.is_possible(material, seat):
        return None
    if town.supply[seat] == 0:
        return Reason("supply", {}, "C-A1")
    return Reason("full", {"material": material_key(material), "most": WAREHOUSE}, "C-A1")


def why_not_piece(town: Florence, seat: i64, piece: i64) -> Reason | None:
    """A ship, a workshop, or a house in a trade city where the player has none."""
    first = seat * MATERIALS
    held: Facts = {"wood": int(town.stock[first + WOOD]), "brick": int(town.stock[first + BRICK])}
    if piece == SHIP_PIECE:
        if town.can_build_ship(seat):
            return None
        if town.ships[seat] == MOST_SHIPS:
            return Reason("ships", {"most": MOST_SHIPS}, "C-A2")
        return Reason("ship-cost", held, "C-A2")
    if piece == WORKSHOP_PIECE:
        if town.can_build_workshop(seat):
            return None
        if town.workshops[seat] == MOST_WORKSHOPS:
            return Reason("workshops", {"most": MOST_WORKSHOPS}, "C-A2")
        return Reason("workshop-cost", held, "C-A2")
    city = piece - HOUSE_PIECE
    if town.houses[seat] >> city & 1:
        return Reason("house", {"city": city_key(PORTS + city)}, "C-A2")
    return None if town.can_build_house(seat) else Reason("house-cost", held, "C-A2")


def why_not_artwork(town: Florence, seat: i64, building: i64) -> Reason | None:
    if town.stock[seat * MATERIALS + MARBLE] == 0:
        return Reason("no-marble", {}, "C-A3")
    room = town.palazzo_room() if building == PALAZZO else town.church_room[building * ROWS + ARTWORK_ROW]
    if room > 0:
        return None
    return Reason("no-space", {"building": building_key(building), "material": "material-artwork"}, "C-A3")


def why_not_gift(town: Florence, seat: i64, material: i64, church: i64) -> Reason | None:
    if town.stock[seat * MATERIALS + material] == 0:
        return Reason("no-cube", {"material": material_key(material)}, "C-A7")
    if town.church_room[church * ROWS + material] > 0:
        return None
    return Reason("no-space", {"building": building_key(church), "material": material_key(material)}, "C-A7")


def why_not_cloth(town: Florence, seat: i64, city: i64) -> Reason | None:
    """One cloth by ship to a port, or on the road to a trade city with an own house."""
    rule = "C-A5" if city < PORTS else "C-A6"
    if town.cloth_of(seat) == 0:
        return Reason("no-cloth", {}, rule)
    if city < PORTS and town.ships[seat] == 0:
        return Reason("no-ship", {}, rule)
    if city >= PORTS and not town.houses[seat] >> (city - PORTS) & 1:
        return Reason("no-house", {"city": city_key(city)}, rule)
    if cities_with_room(town, SHIP if city < PORTS else TRANSPORT, seat) >> (city % PORTS) & 1:
        return None
    return Reason("city-full", {"city": city_key(city), "most": CITY_SPACES}, rule)
