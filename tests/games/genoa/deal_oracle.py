"""Another way to say which offers are valid, written from the rules alone, with names instead of numbers.

It reads the position from lists of names, so that nothing of how the rules keep an offer is shared with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from fondaco.games.genoa.data import CITY_MAP, LARGE_ORDERS, SIGNS, SMALL_ORDERS, TILE_NAMES

from .scene import SPACE_NAMES, Scene

BRINGS: Mapping[str, list[str]] = {
    "drinks": ["ale", "wine"],
    "metals": ["silver", "copper"],
    "fabric": ["linen", "silk"],
    "spices": ["pepper", "saffron"],
    "coach-house": ["start-space"],
    "harbor": ["any-good"],
    "park": ["extra-action"],
    "palace": ["building-action"],
    "inn": ["trade"],
    "tavern": ["trade"],
    "guild-hall": ["card"],
    "city-hall": ["card", "card"],
    "post-office": ["card", "card"],
    "cathedral": ["marker", "marker"],
}
"""What each building's action brings, but for the villas."""
VILLAS = ["villa-monetti", "villa-ricci", "villa-colini", "villa-zasteri"]
BUILDINGS = [*VILLAS, *BRINGS]
ORDERS = {f"small-order-{row + 1}": text.split() for row, text in enumerate(SMALL_ORDERS)}
ORDERS |= {f"large-order-{row + 1}": text.split() for row, text in enumerate(LARGE_ORDERS)}


def neighbours(space: str) -> set[str]:
    """From the plan: spaces with a square beside one of this space."""
    rows = [row.split() for row in CITY_MAP]
    names = {}
    for row in range(8):
        for column in range(8):
            sign = rows[row][column]
            place = f"street-{row + 1}-{column + 1}" if sign == "." else SPACE_NAMES[SIGNS.index(sign)]
            names[row, column] = place
    found = set()
    for (row, column), name in names.items():
        if name == space:
            for other in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
                found.add(names.get(other, space))
    return found - {space}


class Said:
    """An offer as it was said: the space, and lists of things and sums of ducats."""

    def __init__(self) -> None:
        self.space = ""
        self.is_bare = False
        self.ducats = {"give": 0, "ask": 0, "yield": 0}
        self.things: dict[str, Counter[str]] = {"give": Counter(), "ask": Counter(), "yield": Counter()}

    def add(self, text: str) -> None:
        verb, _, thing = text.partition(" ")
        if verb == "for":
            self.space = thing
        elif verb == "bare":
            self.is_bare = True
        elif verb != "limit" and thing.isdigit():
            self.ducats[verb] += int(thing)
        elif verb != "limit":
            self.things[verb][thing] += 1

    def turned(self) -> Said:
        """A counter from the player's side: what the trader asks for, the player gives."""
        other = Said()
        other.space, other.is_bare = self.space, self.is_bare
        other.ducats = {"give": self.ducats["ask"], "ask": self.ducats["give"], "yield": self.ducats["yield"]}
        other.things = {"give": self.things["ask"], "ask": self.things["give"], "yield": self.things["yield"]}
        return other


def things_of(scene: Scene, seat: int) -> Counter[str]:
    """Everything that a player holds but ducats."""
    pieces = Counter(scene.goods(seat)) + Counter(scene.tiles(seat)) + Counter(marker=scene.markers(seat))
    return pieces + Counter(scene.cards(seat))


def is_valid(scene: Scene, player: int, said: Said, mode: str) -> bool:
    """Whether an `offer`, a `plan` or a `counter` of what was said can be sent (G-N1, G-N2, G-N6, G-N7, G-2a)."""
    city = scene.city
    trader = int(city.trader)
    gives, asks, promised = said.things["give"], said.things["ask"], said.things["yield"]
    if not (gives or asks or promised or any(said.ducats.values())):
        return False
    if city.seats == 2 and not (gives or promised):
        return False
    mine = things_of(scene, player)
    if not gives <= mine or said.ducats["give"] > city.money[player]:
        return False
    after = mine - gives + asks
    if not can_promise(scene, said, after, with_cards=mode != "counter"):
        return False
    if mode == "plan":
        return True
    items = gives + there_is(scene, player, said)
    if not items and (city.seats == 2 or not (asks or any(said.ducats.values()))):
        return False
    if not asks <= things_of(scene, trader) or said.ducats["ask"] > city.money[trader]:
        return False
    if not is_reachable(scene, said):
        return False
    if said.space in BUILDINGS and not said.is_bare and city.actions_left(player) <= 0 and not after["extra-action"]:
        return False
    return mode != "counter" or said.space == scene.tower() or not is_forced(scene)


def is_reachable(scene: Scene, said: Said) -> bool:
    """Next to the tower and not visited, or where it stands and the action is free."""
    city = scene.city
    here = scene.tower()
    if said.space == here:
        return bool(city.free) and not said.is_bare
    visited = [SPACE_NAMES[space] for space in range(len(SPACE_NAMES)) if int(city.visited) >> space & 1]
    return said.space in neighbours(here) and said.space not in visited and len(visited) < 5


def can_promise(scene: Scene, said: Said, after: Counter[str], with_cards: bool) -> bool:
    """Whether the action brings what is promised, and whether an order for the promised pay can be filled."""
    promised, pay = said.things["yield"], said.ducats["yield"]
    if not promised and not pay:
        return True
    if said.is_bare or said.space not in BUILDINGS:
        return False
    reward = Counter({thing: count for thing, count in promised.items() if thing in TILE_NAMES})
    if said.space in VILLAS:
        if promised - reward - Counter(card=1) or sum(reward.values()) > 1:
            return False
        if promised["card"] and (reward or pay):
            return False
    elif promised - Counter(BRINGS[said.space]):
        return False
    kind = "large" if said.space in VILLAS else "small"
    orders = [card for card in ORDERS if card.startswith(kind) and ORDERS[card][0] == said.space]
    if pay > (0 if not orders else 100 if kind == "large" else 40):
        return False
    if not with_cards or not (pay or (reward and said.space in VILLAS)):
        return True
    brought = [thing for thing in BRINGS.get(said.space, []) if thing not in promised]
    held = after + Counter(thing for thing in brought if thing in goods_in_stock(scene))
    return any(after[card] and all(held[good] for good in ORDERS[card][1:]) for card in orders)


def there_is(scene: Scene, player: int, said: Said) -> Counter[str]:
    """What of the promised yield could change hands, by the stock."""
    kinds = {"guild-hall": "large-order", "city-hall": "small-order", "post-office": "message"}
    found: Counter[str] = Counter()
    for thing, count in said.things["yield"].items():
        if thing == "card":
            left = len(scene.pile(kinds.get(said.space, "contract")))
        elif thing == "marker":
            left = min(int(scene.city.markers_left(seat)) for seat in (player, int(scene.city.trader)))
        else:
            left = scene.stock(thing)
        found[thing] = min(count, left)
    return +found


def goods_in_stock(scene: Scene) -> list[str]:
    return [good for goods in list(BRINGS.values())[:4] for good in goods if scene.stock(good)]


def is_forced(scene: Scene) -> bool:
    """G-N6: the building was reached without a deal, and an offer for its action asks nothing.

    Standing offers are taken to be valid and to pay: they were sent a moment ago, with something in them.
    """
    if not scene.city.free or scene.city.by_deal:
        return False
    for seat in range(scene.seats):
        terms = scene.offered(seat)
        if seat == scene.city.trader or terms is None or SPACE_NAMES[terms.space] != scene.tower():
            continue
        asked = [terms.ducats_back, *terms.goods_back, *terms.tiles_back, terms.markers_back, len(terms.cards_back)]
        if not any(asked):
            return True
    return False
