"""The help cards of Norenberc: which topic leads to which card, by name and by rule id."""

from __future__ import annotations

from typing import Final

from fondaco.face.topics import topics_of
from fondaco.games.norenberc import data

RULES: Final[dict[str, list[str]]] = {
    "norenberc": [],
    "plan": ["N-P1", "N-P3"],
    "pass": ["N-P2", "N-C1"],
    "sell": ["N-V1"],
    "hire": ["N-H1", "N-H2", "N-H4", "N-H5"],
    "pay": [],
    "buy": ["N-B1", "N-B2", "N-B3"],
    "stop": [],
    "nothing": ["N-01"],
    "rob": [],
    "steal": [],
    "swap": [],
    "with": [],
    "forgo": [],
    "appoint": [],
    "load": [],
    "lead": ["N-H6"],
    "stay": [],
    "councilman": ["N-T1"],
    "thief": ["N-T2"],
    "guard": ["N-T3"],
    "musician": ["N-T4"],
    "peddler": ["N-T5", "N-F4"],
    "mayor": ["N-T6"],
    "nobleman": ["N-T7"],
    "tax-collector": ["N-T8"],
    "engraver": ["N-T9"],
    "foreman": ["N-T10"],
    "apprentice": ["N-T11"],
    "townsperson": ["N-H3"],
    "artisan": ["N-S6", "N-S7", "N-E5"],
    "guild": ["N-S1", "N-S2", "N-S3", "N-S5", "N-A1"],
    "favourite": ["N-F1", "N-F2", "N-F3"],
    "prestige": ["N-S8", "N-E7"],
    "turn-order": ["N-A2"],
    "roof": ["N-A3"],
    "agents": ["N-S4", "N-E1"],
    "income": ["N-E2"],
    "round": ["N-E3", "N-E4", "N-E6"],
    "townspeople": ["N-G1"],
    "majority": ["N-G2", "N-G2a"],
    "thirty": ["N-G3"],
    "all-guilds": ["N-G4"],
    "richest": ["N-G5"],
    "crests": ["N-G6"],
    "winner": ["N-G7"],
}
"""Every card, with the rules that are looked up there."""

OTHER_NAMES: Final[dict[str, str]] = {
    "norenberc": "game rules",
    "plan": "planning turn",
    "pass": "passing",
    "sell": "selling",
    "hire": "hiring rooms room",
    "buy": "buying store",
    "tax-collector": "collector",
    "favourite": "master masters favorite favourites",
    "agents": "agent +",
    "roof": "roof-money roofs",
    "turn-order": "order track",
    "prestige": "♛",
    "crests": "⚑ crest",
    "townsperson": "★ ☾ ☀",
    "majority": "σ",
    "artisan": "artisans",
    "guild": "guilds goods",
    "winner": "score scoring",
}
"""Of some cards, what else they are looked up by."""


def all_topics() -> dict[str, str]:
    """The key of the card for every topic: cards, other names, guilds, goods, artisans and rule ids."""
    topics = topics_of(RULES, {name: card for card, names in OTHER_NAMES.items() for name in names.split()})
    for guild in range(data.GUILDS):
        topics[data.GUILD_NAMES[guild]] = "help-guild"
        topics[data.GOOD_NAMES[guild]] = "help-guild"
        topics[data.GUILD_NAMES[guild][:-1]] = "help-artisan"
    return topics


CARDS: Final = all_topics()
