"""The help cards of Genoa: which topic leads to which card, by name and by rule id."""

from __future__ import annotations

from typing import Final

from fondaco.face.topics import topics_of
from fondaco.games.genoa import data

NAMES: Final[dict[str, str]] = {
    "genoa": "game rules",
    "turn": "G-T1 G-E1 roll start starting trader round rounds dice",
    "market": "G-T2",
    "tower": "G-M1 go step steps stop disc discs",
    "action": "G-M2 act use done acting actions building buildings",
    "dealing": "G-N1 G-N4 G-N5 G-N8 deal deals accept window",
    "offer": "G-N2 offers for give ask send cancel withdraw",
    "yield": "",
    "counter": "agree refuse counter-offer",
    "limit": "",
    "plan": "plans forget standing-offer",
    "forced": "G-N6 forced-sale",
    "bare": "G-N7",
    "pass": "retire rest",
    "two-players": "G-2a G-2b two",
    "stock": "G-A1",
    "bonus": "G-A2",
    "message": "G-A4 messages last-call arrival",
    "small-order": "G-A3 deliver order orders small-orders",
    "large-order": "large-orders reward",
    "contract": "contracts",
    "cards": "G-A6 card hand handing",
    "tiles": "G-A5 tile special-tile play",
    "start-space": "",
    "any-good": "",
    "extra-action": "",
    "building-action": "visit visiting",
    "trade": "trade-give trade-take take 1:1 1:1-trade",
    "markers": "G-N3 marker",
    "owning": "G-O1 claim place remove marking ownership",
    "villa": "villas",
    "drinks": "",
    "metals": "",
    "fabric": "",
    "spices": "",
    "coach-house": "",
    "harbor": "",
    "park": "",
    "palace": "",
    "inn": "",
    "tavern": "",
    "guild-hall": "",
    "city-hall": "",
    "post-office": "",
    "cathedral": "",
    "street": "streets",
    "goods": "good warehouse warehouses",
    "setup": "G-S1 G-S2 G-S3 set-up",
    "money": "G-S4 ducats ducat",
    "winner": "G-E2 G-E3 points score end",
    "options": "option",
}
"""Every card, with the rules that are looked up there and what else it is called."""
RULES: Final = {card: [name for name in names.split() if name.startswith("G-")] for card, names in NAMES.items()}


def all_topics() -> dict[str, str]:
    """The key of the card for every topic: cards, other names, spaces, goods and rule ids."""
    topics = topics_of({card: names.split() for card, names in NAMES.items()}, {})
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
