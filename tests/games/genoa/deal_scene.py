"""The stage of the tests of dealing: a tower beside Metals and Park, and offers that nobody composed.

Blue (seat 0) is the trader. From street-6-7 the tower can go to Metals, Park, street-5-7 and street-6-6.
"""

from __future__ import annotations

from fondaco.games.genoa import offer
from fondaco.games.genoa.data import GOOD_NAMES, NONE, SPACES, TILE_NAMES, space_name
from fondaco.games.genoa.faults import ALL_CARDS, FAULT_NAMES, fault
from fondaco.kernel.counts import Counts, zeros

from .scene import CARD_NAMES, Scene

CROSSING = "street-6-7"
SPACE_NAMES = [space_name(space) for space in range(SPACES)]
SIDES = {"give": offer.DUCATS, "ask": offer.DUCATS_BACK}


def at_crossing(seats: int = 3, options: str = "", way: str = "", box: str = "") -> Scene:
    """The tower stands on street-6-7, after a way or at its start; nobody has anything but 130 ducats."""
    scene = Scene(seats, options=options, box=box)
    scene.stand(CROSSING, way=way)
    return scene


def at_metals(seats: int = 3, options: str = "", by_deal: bool = False) -> Scene:
    """The tower came to Metals from street-6-7; its action is free."""
    scene = Scene(seats, options=options)
    scene.stand("metals", way=CROSSING, by_deal=by_deal)
    return scene


def written(terms: str) -> Counts:
    """An offer as the rules keep it, from the player's side: `for metals give 7 give ale ask trade yield silver`.

    It is written down as said, valid or not, which no composing would allow.
    """
    table = zeros(offer.OFFER)
    table[offer.SPACE] = NONE
    verb = ""
    for word in terms.split():
        if word in ("for", "give", "ask", "yield", "limit"):
            verb = word
        elif word == "bare":
            table[offer.BARE_STEP] = 1
        elif verb == "for":
            table[offer.SPACE] = SPACE_NAMES.index(word)
        elif verb == "limit":
            table[offer.UP_TO] += int(word)
        elif verb == "yield":
            write_yield(table, word)
        else:
            write_item(table, SIDES[verb], word)
    return table


def write_item(table: Counts, side: int, word: str) -> None:
    if word.isdigit():
        table[side] += int(word)
    elif word in GOOD_NAMES:
        table[side + 1] += 1 << 3 * GOOD_NAMES.index(word)
    elif word in TILE_NAMES:
        table[side + 2] += 1 << 3 * TILE_NAMES.index(word)
    elif word == "marker":
        table[side + 3] += 1
    else:
        table[side + 4] |= 1 << CARD_NAMES.index(word)


def write_yield(table: Counts, word: str) -> None:
    if word.isdigit():
        table[offer.YIELD_PAY] += int(word)
    elif word in GOOD_NAMES:
        table[offer.YIELD_GOODS] |= 1 << GOOD_NAMES.index(word)
    elif word in TILE_NAMES:
        table[offer.YIELD_TILES] |= 1 << TILE_NAMES.index(word)
    elif word == "marker":
        table[offer.YIELD_MARKERS] += 1
    else:
        table[offer.YIELD_CARDS] += 1


def why(scene: Scene, seat: int, terms: str, seen: int = ALL_CARDS) -> str:
    """Why an offer of a seat is not valid now, or `valid`; `seen` says which of the seat's cards count."""
    scene.fit()
    return FAULT_NAMES[fault(scene.city, seat, written(terms), 0, seen)]


def accepted(scene: Scene, terms: str) -> None:
    """Orange offers, and the trader accepts."""
    scene.offer(1, terms)
    scene.say(0, "accept seat-2")
