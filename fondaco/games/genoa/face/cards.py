"""The help cards of Genoa: which topic leads to which card, by name and by rule id."""

from __future__ import annotations

from typing import Final

from fondaco.face.topics import topics_of
from fondaco.games.genoa import data

RULES: Final[dict[str, list[str]]] = {
    "genoa": [],
    "turn": ["G-T1", "G-E1"],
    "market": ["G-T2"],
    "tower": ["G-M1"],
    "action": ["G-M2"],
    "dealing": ["G-N1", "G-N4", "G-N5", "G-N8"],
    "offer": ["G-N2"],
    "yield": [],
    "counter": [],
    "limit": [],
    "plan": [],
    "forced": ["G-N6"],
    "bare": ["G-N7"],
    "pass": [],
    "two-players": ["G-2a", "G-2b"],
    "stock": ["G-A1"],
    "bonus": ["G-A2"],
    "message": ["G-A4"],
    "small-order": ["G-A3"],
    "large-order": [],
    "contract": [],
    "cards": ["G-A6"],
    "tiles": ["G-A5"],
    "start-space": [],
    "any-good": [],
    "extra-action": [],
    "building-action": [],
    "trade": [],
    "markers": ["G-N3"],
    "owning": ["G-O1"],
    "villa": [],
    "drinks": [],
    "metals": [],
    "fabric": [],
    "spices": [],
    "coach-house": [],
    "harbor": [],
    "park": [],
    "palace": [],
    "inn": [],
    "tavern": [],
    "guild-hall": [],
    "city-hall": [],
    "post-office": [],
    "cathedral": [],
    "street": [],
    "goods": [],
    "setup": ["G-S1", "G-S2", "G-S3"],
    "money": ["G-S4"],
    "winner": ["G-E2", "G-E3"],
    "options": [],
}
"""Every card, with the rules that are looked up there."""

ALIASES: Final[dict[str, str]] = {
    "game": "genoa",
    "rules": "genoa",
    "roll": "turn",
    "start": "turn",
    "starting": "turn",
    "trader": "turn",
    "round": "turn",
    "rounds": "turn",
    "dice": "turn",
    "go": "tower",
    "step": "tower",
    "steps": "tower",
    "stop": "tower",
    "disc": "tower",
    "discs": "tower",
    "act": "action",
    "use": "action",
    "done": "action",
    "acting": "action",
    "actions": "action",
    "building": "action",
    "buildings": "action",
    "deal": "dealing",
    "deals": "dealing",
    "accept": "dealing",
    "window": "dealing",
    "offers": "offer",
    "for": "offer",
    "give": "offer",
    "ask": "offer",
    "send": "offer",
    "cancel": "offer",
    "withdraw": "offer",
    "agree": "counter",
    "refuse": "counter",
    "counter-offer": "counter",
    "plans": "plan",
    "forget": "plan",
    "standing-offer": "plan",
    "forced-sale": "forced",
    "retire": "pass",
    "rest": "pass",
    "two": "two-players",
    "messages": "message",
    "last-call": "message",
    "arrival": "message",
    "deliver": "small-order",
    "order": "small-order",
    "orders": "small-order",
    "small-orders": "small-order",
    "large-orders": "large-order",
    "reward": "large-order",
    "contracts": "contract",
    "card": "cards",
    "hand": "cards",
    "handing": "cards",
    "tile": "tiles",
    "special-tile": "tiles",
    "play": "tiles",
    "trade-give": "trade",
    "trade-take": "trade",
    "take": "trade",
    "1:1": "trade",
    "1:1-trade": "trade",
    "visit": "building-action",
    "visiting": "building-action",
    "marker": "markers",
    "claim": "owning",
    "place": "owning",
    "remove": "owning",
    "marking": "owning",
    "ownership": "owning",
    "villas": "villa",
    "streets": "street",
    "good": "goods",
    "warehouse": "goods",
    "warehouses": "goods",
    "ducats": "money",
    "ducat": "money",
    "set-up": "setup",
    "points": "winner",
    "score": "winner",
    "end": "winner",
    "option": "options",
}


def all_topics() -> dict[str, str]:
    """The key of the card for every topic: cards, other names, spaces, goods and rule ids."""
    topics = topics_of(RULES, ALIASES)
    for villa in data.BUILDING_NAMES[: data.VILLAS]:
        topics[villa] = "help-villa"
    for building in data.BUILDING_NAMES:
        topics[f"space-{building}"] = topics[building]
    for good in data.GOOD_NAMES:
        topics[good] = "help-goods"
    for name in data.TILE_NAMES:
        topics[f"tile-{name}"] = topics[name]
    for space in range(data.STREET, data.SPACES):
        topics[data.space_name(space)] = "help-street"
    return topics


CARDS: Final = all_topics()
