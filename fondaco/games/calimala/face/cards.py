"""The help cards of Calimala: which topic leads to which card, by name and by rule id."""

from __future__ import annotations

from typing import Final

from fondaco.games.calimala import data

TOPICS: Final[dict[str, str]] = {
    "calimala": "game rules",
    "place": "C-T1 C-T2 turn placing",
    "white": "white-disc white-discs whites",
    "draw": "C-K1 C-K2 compensation",
    "play": "C-K3 playing",
    "done": "",
    "stop": "",
    "lift": "summoning",
    "keep": "C-S3 keeping",
    "take": "C-S4 taking start-card",
    "wood": "",
    "brick": "",
    "marble": "",
    "build": "C-A2 building",
    "artwork": "C-A3 adorn",
    "weave": "C-A4 weaving",
    "ship": "C-A5 send ships sending harbour shipping",
    "transport": "C-A6 road",
    "contribute": "C-A7 give contribution",
    "barcelona": "",
    "lisbon": "",
    "london": "",
    "troyes": "",
    "bruges": "",
    "hamburg": "",
    "santa-maria": "santa-maria-del-fiore",
    "san-miniato": "",
    "santa-croce": "",
    "palazzo": "palazzo-vecchio",
    "setup": "C-S1 C-S2 C-S5 start-player",
    "street": "tower towers streets",
    "duty": "C-T3",
    "activation": "C-T4 C-T5 reactivation",
    "discs": "disc coloured",
    "warehouse": "C-A1 gain warehouses stock cube cubes",
    "workshop": "workshops cloth",
    "house": "houses",
    "cards": "C-K4 card hand hands deck action",
    "council": "C-P1",
    "representative": "C-P2 representatives",
    "tile": "C-P3 tiles scoring-tile scoring",
    "ties": "C-P4 tie",
    "end": "C-E1 C-E2 round",
    "winner": "C-E4 score points",
    "options": "C-O1 late option",
    "cities": "city map",
    "churches": "church",
    "artworks": "",
    "ports": "port",
    "trade-cities": "trade-city",
    "materials": "material",
    "finals": "C-E3 final final-card final-cards",
}
"""Every card, with the rules and the other names that are looked up there."""


def all_topics() -> dict[str, str]:
    """The key of the card for every topic: cards, other names, tiles, final cards and rule ids."""
    topics = {name.lower(): f"help-{card}" for card, names in TOPICS.items() for name in (card, *names.split())}
    topics |= {f"tile-{name}": topics[name] for name in data.TILE_NAMES}
    return topics | {f"final-{name}": "help-finals" for name in data.FINAL_NAMES}


CARDS: Final = all_topics()
