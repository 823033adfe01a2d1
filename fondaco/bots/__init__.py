"""The bots. They are given a view, never the state. This is the only list of them."""

from __future__ import annotations

from fondaco.bots.bot import Bot
from fondaco.bots.greedy import GreedyBot
from fondaco.bots.learned import LearnedBot
from fondaco.bots.levels import LEVELS, level_bot
from fondaco.bots.random import RandomBot
from fondaco.bots.search import SearchBot
from fondaco.kernel.errors import BadOption

BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    "learned": LearnedBot(),
    **{level: level_bot(level) for level in LEVELS},
}
"""By name. People choose among the levels, the weakest first; the other three are for research and older tables."""

TOOLS: dict[str, Bot] = {"search": SearchBot()}
"""Bots that are asked for by name, with settings, and not offered at a table."""


def find_bot(name: str) -> Bot:
    known = BOTS | TOOLS
    if name not in known:
        raise BadOption("no-bot", {"bot": name[:40], "bots": ", ".join(known)})
    return known[name]
