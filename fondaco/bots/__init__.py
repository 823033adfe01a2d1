"""The bots. They are given a view, never the state. This is the only list of them."""

from __future__ import annotations

from fondaco.bots.bot import Bot
from fondaco.bots.greedy import GreedyBot
from fondaco.bots.learned import LearnedBot
from fondaco.bots.random import RandomBot
from fondaco.kernel.errors import BadOption

BOTS: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot(), "learned": LearnedBot()}
"""By name, the strongest last: it is at least as strong as the others in every game."""


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise BadOption("no-bot", {"bot": name[:40], "bots": ", ".join(BOTS)})
    return BOTS[name]
