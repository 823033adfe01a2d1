"""What is in the box of Genoa. Each table says whether it is sourced, derived by arithmetic, or reconstructed.

A player who owns the box can replace the reconstructed tables by a file; see `box.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.kernel.counts import counts

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
SEAT_NAMES: Final = ["blue", "orange", "yellow", "green", "red"]
"""Our choice."""
NONE: Final = -1
UNKNOWN: Final = -2
"""Where a card lies that a view does not show."""

# Buildings: four villas, four warehouses, six houses with special tiles, four inner ones.
VILLAS: Final = 4
DRINKS: Final = 4
METALS: Final = 5
FABRIC: Final = 6
SPICES: Final = 7
COACH_HOUSE: Final = 8
HARBOR: Final = 9
PARK: Final = 10
PALACE: Final = 11
INN: Final = 12
TAVERN: Final = 13
GUILD_HALL: Final = 14
CITY_HALL: Final = 15
POST_OFFICE: Final = 16
CATHEDRAL: Final = 17
BUILDINGS: Final = 18
OWNED: Final = 4
"""The first building that can be owned: all but the villas can, which touch no street."""
OWNABLE: Final = 14
MARKET: Final = 18
STREET: Final = 19
"""The first of the street squares."""
STREETS: Final = 20
SPACES: Final = 39
BUILDING_NAMES: Final = [
    "villa-monetti",
    "villa-ricci",
    "villa-colini",
    "villa-zasteri",
    "drinks",
    "metals",
    "fabric",
    "spices",
    "coach-house",
    "harbor",
    "park",
    "palace",
    "inn",
    "tavern",
    "guild-hall",
    "city-hall",
    "post-office",
    "cathedral",
]
"""Sourced."""
SIGNS: Final = [
    "MON",
    "RIC",
    "COL",
    "ZAS",
    "DRI",
    "MET",
    "FAB",
    "SPI",
    "COA",
    "HAR",
    "PAR",
    "PAL",
    "INN",
    "TAV",
    "GUI",
    "CTY",
    "POS",
    "CAT",
    "MKT",
]
"""The sign of each space on the map; a dot is a street square."""

# The map: eight rows (the red die) of eight squares (the blue die).
SIDE: Final = 8
SQUARES: Final = 64
CITY_MAP: Final = [
    "MON DRI DRI INN INN SPI SPI RIC",
    "MON DRI . . . . SPI RIC",
    "HAR . . CTY CTY . . COA",
    "HAR . POS MKT MKT GUI . COA",
    "PAL . POS MKT MKT GUI . PAR",
    "PAL . . CAT CAT . . PAR",
    "ZAS FAB . . . . MET COL",
    "ZAS FAB FAB TAV TAV MET MET COL",
]
"""The counts, the lane, the sizes and the villas in the corners are sourced, the shapes derived; which villa stands in
which corner is reconstructed."""
CORNERS: Final = [0, 7, 56, 63]
"""The corner squares of the map: villas stand there."""
RING_SQUARES: Final = [0, 1, 3, 5, 7, 23, 39, 63, 54, 59, 49, 56, 32, 16]
"""One square of each building of the outer ring, clockwise from the upper left. Derived."""

# Goods.
GOODS: Final = 8
GOOD_NAMES: Final = ["ale", "wine", "silver", "copper", "linen", "silk", "pepper", "saffron"]
GOODS_EACH: Final = 5
"""Sourced. Warehouse number n gives the goods 2 n and 2 n + 1."""

# Special tiles.
START_SPACE: Final = 0
ANY_GOOD: Final = 1
EXTRA_ACTION: Final = 2
BUILDING_ACTION: Final = 3
TRADE: Final = 4
TILES: Final = 5
TILE_NAMES: Final = ["start-space", "any-good", "extra-action", "building-action", "trade"]
TILES_EACH: Final = [5, 5, 5, 5, 7]
"""Sourced."""

# Cards: a number is one card. Contracts first, each the number of its building.
CONTRACT: Final = 0
MESSAGE: Final = 1
SMALL: Final = 2
LARGE: Final = 3
KINDS: Final = 4
KIND_NAMES: Final = ["contract", "message", "small-order", "large-order"]
FIRST_CARD: Final = counts([0, 14, 28, 44, 60])
"""Of each kind; then the number of all cards."""
FIRST_MESSAGE: Final = 14
FIRST_SMALL: Final = 28
FIRST_LARGE: Final = 44
CARDS: Final = 60
CONTRACTS: Final = 14
"""Derived: one for each building of the outer ring."""
MESSAGES: Final = [
    "inn coach-house",
    "inn harbor",
    "tavern park",
    "tavern palace",
    "spices park",
    "metals coach-house",
    "drinks palace",
    "fabric harbor",
    "villa-monetti spices",
    "villa-ricci drinks",
    "villa-zasteri metals",
    "villa-colini fabric",
    "city-hall cathedral",
    "guild-hall post-office",
]
"""The two buildings of each message. Reconstructed."""
SMALL_ORDERS: Final = [
    "inn silver",
    "inn linen",
    "tavern ale",
    "tavern pepper",
    "coach-house linen",
    "coach-house wine",
    "park silk",
    "park ale",
    "harbor copper",
    "harbor pepper",
    "palace saffron",
    "palace silver",
    "city-hall copper",
    "guild-hall silk",
    "cathedral wine",
    "post-office saffron",
]
"""Building and good. Reconstructed."""
LARGE_ORDERS: Final = [
    "villa-colini copper linen wine",
    "villa-colini saffron silk ale",
    "villa-colini pepper copper ale",
    "villa-colini pepper silver silk",
    "villa-monetti silver silk wine",
    "villa-monetti saffron linen wine",
    "villa-monetti saffron copper ale",
    "villa-monetti pepper copper silk",
    "villa-ricci silver linen wine",
    "villa-ricci pepper linen ale",
    "villa-ricci saffron silver wine",
    "villa-ricci saffron copper silk",
    "villa-zasteri silver linen ale",
    "villa-zasteri pepper silk ale",
    "villa-zasteri pepper copper wine",
    "villa-zasteri saffron silver linen",
]
"""Villa and three goods; four for each villa is sourced, the goods are reconstructed."""
CONTRACT_PAY: Final = [10, 30, 60, 100, 150, 200]
"""For a group of so many neighbours. Sourced but for 30 and 60, which are reconstructed."""
CONTRACT_MORE: Final = 50
"""For each further one. Sourced."""
MESSAGE_PAY: Final = 30
SMALL_PAY: Final = 40
LARGE_PAY: Final = 100
BONUS: Final = 10
"""For an owner when somebody else uses the action."""
MARKER_PAY: Final = 10
"""For a marker on a building at the end."""

# Players.
MARKERS: Final = 7
START_MONEY: Final = 130
ROUNDS: Final = counts([0, 0, 12, 10, 8, 6])
"""By number of players. Sourced, like the four above."""
DISCS: Final = 5
STEPS: Final = 4

# Coins in which an offer counts ducats: each at most once, so that every sum of fives is made in one way.
COINS: Final = 8
COIN: Final = 5
"""The smallest; each further one is twice the one before."""
DEALING_ROUNDS: Final = 3
"""How often the trader may counter in one window (G-N8)."""
MOST_DRAFTS: Final = 30
"""How many offers, plans or counters one may begin in one window: more than anybody needs, so that it ends."""


SINGLE: Final = counts([1 << place for place in range(62)])
"""The sets of one thing. A table, since a literal 1 is shifted within 32 bits where the rules are compiled."""


def bit(place: i64) -> i64:
    """A set of one thing."""
    return SINGLE[place]


def kind_of(card: i64) -> i64:
    if card < FIRST_SMALL:
        return CONTRACT if card < FIRST_MESSAGE else MESSAGE
    return SMALL if card < FIRST_LARGE else LARGE


def card_name(card: int) -> str:
    """`contract-inn`, `message-3`, `small-order-12`."""
    if card < CONTRACTS:
        return f"contract-{BUILDING_NAMES[card]}"
    kind = int(kind_of(card))
    return f"{KIND_NAMES[kind]}-{card - int(FIRST_CARD[kind]) + 1}"


def street_squares() -> list[int]:
    """The squares of the map that are streets, in reading order. Their numbers are the same in every box."""
    signs = " ".join(CITY_MAP).split()
    return [square for square in range(SQUARES) if signs[square] == "."]


def space_name(space: int) -> str:
    """`metals`, `market`, `street-2-3` (red 2, blue 3)."""
    if space < BUILDINGS:
        return BUILDING_NAMES[space]
    if space == MARKET:
        return "market"
    square = street_squares()[space - STREET]
    return f"street-{square // SIDE + 1}-{square % SIDE + 1}"


def coin_sum(coin: i64) -> i64:
    return COIN * bit(coin)
