"""Every choice of Genoa, as verb + thing. The numbers are literals so that compiled rules are fast.

An offer is composed of small choices: for which space, what is given, what is asked, what of the bought action's yield
is promised. Items come in ascending order, so that every offer is composed in one way only and random play stays short.
"""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa import data
from fondaco.kernel.vocabulary import Vocabulary

PASS: Final = 0
"""Nothing more for now; a standing offer stays."""
RETIRE: Final = 1
"""Nothing more in this turn."""
REST: Final = 2
"""Nothing more until one's own turn: plans speak for the seat."""
WITHDRAW: Final = 3
OFFER: Final = 4
PLAN: Final = 5
"""Compose an offer that becomes public by itself when it applies."""
AGREE: Final = 6
REFUSE: Final = 7
CANCEL: Final = 8
"""Drop what one is composing."""
SEND: Final = 9
BARE: Final = 10
"""The step alone, without the action of the building (option)."""
ROLL: Final = 11
USE: Final = 12
"""The trader takes the action of the building where the tower stands."""
STOP: Final = 13
DONE: Final = 14
ACT: Final = 15
"""Carry out what the building gives."""
FORGET: Final = 16
"""FORGET + slot of a plan."""
PLANS: Final = 3
ACCEPT: Final = 19
"""ACCEPT + seat."""
COUNTER: Final = 24
"""COUNTER + seat."""
GO: Final = 29
"""GO + space: the tower goes, or starts, there."""
FOR: Final = 68
"""FOR + space: what an offer is about."""
GIVE: Final = 107
"""GIVE + item, by whoever composes; also what a 1:1 trade gives, and which drawn card is handed over."""
ASK: Final = 189
"""ASK + item, from the other side."""
YIELD: Final = 271
"""YIELD + thing that the bought action brings and the buyer hands over."""
LIMIT: Final = 291
"""LIMIT + coin: up to so many ducats, told to nobody."""
LIMIT_COINS: Final = 6
DELIVER: Final = 297
"""DELIVER + card - FIRST_MESSAGE."""
PLAY: Final = 343
"""PLAY + index into PLAYED."""
TAKE: Final = 346
"""TAKE + good, tile, marker or pile."""
VISIT: Final = 364
"""VISIT + building - OWNED: do its action by a tile."""
CLAIM: Final = 378
"""CLAIM + street: take its discs off for markers on the buildings beside it."""
PLACE: Final = 398
"""PLACE + building - OWNED."""
REMOVE: Final = 412
"""REMOVE + building - OWNED."""
FIRST: Final = 426
"""FIRST + seat (by chance)."""
DIE: Final = 431
"""DIE + number - 1 (by chance), the red one first."""
CARD: Final = 439
"""CARD + card that is drawn (by chance)."""

# Items: what can be given and asked.
ITEM_GOOD: Final = 8
"""The first eight are coins."""
ITEM_TILE: Final = 16
ITEM_MARKER: Final = 21
ITEM_CARD: Final = 22
ITEMS: Final = 82

# What an action yields.
YIELD_TILE: Final = 8
"""The first eight are goods."""
YIELD_MARKER: Final = 13
YIELD_CARD: Final = 14
YIELD_COIN: Final = 15
YIELD_COINS: Final = 5
YIELDS: Final = 20

PLAYED: Final = [data.ANY_GOOD, data.BUILDING_ACTION, data.TRADE]
"""The tiles that are played within an action."""

# What a 1:1 trade takes.
TAKE_TILE: Final = 8
TAKE_MARKER: Final = 13
TAKE_PILE: Final = 14
TAKEN: Final = 18
"""How many things there are to take: the last ones are the piles."""


def coin_names(coins: int) -> list[str]:
    return [str(int(data.coin_sum(coin))) for coin in range(coins)]


def build() -> Vocabulary:
    vocabulary = Vocabulary()
    alone = ["pass", "retire", "rest", "withdraw", "offer", "plan", "agree", "refuse"]
    alone += ["cancel", "send", "bare", "roll", "use", "stop", "done", "act"]
    for number, verb in enumerate(alone):
        vocabulary.add(verb, [""], number)
    seats = [f"seat-{seat + 1}" for seat in range(data.MOST_SEATS)]
    spaces = [data.space_name(space) for space in range(data.SPACES)]
    cards = [data.card_name(card) for card in range(data.CARDS)]
    items = [*coin_names(data.COINS), *data.GOOD_NAMES, *data.TILE_NAMES, "marker", *cards]
    owned = data.BUILDING_NAMES[data.OWNED :]
    vocabulary.add("forget", [f"plan-{slot + 1}" for slot in range(PLANS)], FORGET)
    vocabulary.add("accept", seats, ACCEPT)
    vocabulary.add("counter", seats, COUNTER)
    vocabulary.add("go", spaces, GO)
    vocabulary.add("for", spaces, FOR)
    vocabulary.add("give", items, GIVE)
    vocabulary.add("ask", items, ASK)
    vocabulary.add("yield", [*data.GOOD_NAMES, *data.TILE_NAMES, "marker", "card", *coin_names(YIELD_COINS)], YIELD)
    vocabulary.add("limit", coin_names(LIMIT_COINS), LIMIT)
    vocabulary.add("deliver", cards[data.FIRST_MESSAGE :], DELIVER)
    vocabulary.add("play", [data.TILE_NAMES[tile] for tile in PLAYED], PLAY)
    vocabulary.add("take", [*data.GOOD_NAMES, *data.TILE_NAMES, "marker", *data.KIND_NAMES], TAKE)
    vocabulary.add("visit", owned, VISIT)
    vocabulary.add("claim", spaces[data.STREET :], CLAIM)
    vocabulary.add("place", owned, PLACE)
    vocabulary.add("remove", owned, REMOVE)
    vocabulary.add("first", seats, FIRST)
    vocabulary.add("die", [str(number + 1) for number in range(data.SIDE)], DIE)
    vocabulary.add("card", cards, CARD)
    return vocabulary
