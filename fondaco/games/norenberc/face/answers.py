"""What people type in Norenberc, read as choices: `1 3` is a plan, `buy 3 pages` three purchases."""

from __future__ import annotations

import re

from fondaco.face.text import Text
from fondaco.games.norenberc import data
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.shopping import Shopping
from fondaco.games.norenberc.steps.visit import visited_guild
from fondaco.games.norenberc.vocabulary import guild_set

WITH_GOOD = {"pay", "buy", "steal", "load"}


def understand(town: Town, seat: int, text: str, players: list[str]) -> list[str]:
    """The notation of one choice, or of several to be made one after the other, from what a person typed."""
    text = text.lower().strip()
    if town.question() == "planning":
        return [plan_notation(text)]
    verb, _, rest = text.partition(" ")
    words = rest.split()
    if verb == "sell" and words == ["all"] and town.question() == "action":
        return [f"sell {own_goods(town, seat) or 1}"]
    if verb == "hire" and words:
        return hire_notation(words)
    if verb == "buy" and words:
        goods = goods_to_buy(words)
        return [f"buy {good}" for good in goods] or [text]
    if verb in WITH_GOOD and words:
        return [f"{verb} {beginning(words[0], data.GOOD_NAMES) or rest}"]
    if verb == "appoint" and words:
        guild = guild_number(words[0])
        return [f"appoint {data.GUILD_NAMES[guild] if guild >= 0 else rest}"]
    if verb == "rob" and words:
        name = beginning(rest, [player.lower() for player in players])
        return [f"rob seat-{[player.lower() for player in players].index(name) + 1}" if name else text]
    return [text]


def beginning(word: str, names: list[str]) -> str:
    """The name that a word is, or is the beginning of; empty if there is none or more than one."""
    if word in names:
        return word
    found = [name for name in names if word and name.startswith(word)]
    return found[0] if len(found) == 1 else ""


def plan_words(text: str) -> list[str]:
    return re.split(r"[\s,+]+", text.removeprefix("plan ").strip(" ,+"))


def plan_notation(text: str) -> str:
    mask = 0
    for word in plan_words(text):
        guild = guild_number(word)
        if guild < 0:
            return text
        mask |= 1 << guild
    return f"plan {guild_set(mask)}"


def guild_number(word: str) -> int:
    """A guild by its number or the beginning of its name; -1 if there is none or more than one."""
    if word in ("1", "2", "3", "4", "5", "6"):
        return int(word) - 1
    name = beginning(word, data.GUILD_NAMES)
    return data.GUILD_NAMES.index(name) if name else -1


def hire_notation(words: list[str]) -> list[str]:
    """`hire 2 pages`: the guest in room 2, and what completes the price."""
    words = words[1:] if words[0] == "room" else words
    if not words:
        return ["hire"]
    room = words[0].removeprefix("room-")
    return [f"hire room-{room}", *[f"pay {beginning(word, data.GOOD_NAMES) or word}" for word in words[1:]]]


def goods_to_buy(words: list[str]) -> list[str]:
    """The goods of `3 pages`, `pages 3`, `pages beer`; empty where it cannot be read so."""
    counts = [min(int(word[:9]), data.GOODS_PER_GUILD + 1) for word in words if word.isdecimal()]
    goods = [beginning(word, data.GOOD_NAMES) for word in words if not word.isdecimal()]
    if not goods or not all(goods) or len(counts) > 1 or (counts and len(goods) > 1):
        return []
    return goods * counts[0] if counts else goods


def own_goods(town: Town, seat: int) -> int:
    """How many goods a seat has of the kind of the guild it visits."""
    return int(town.goods[seat * data.GOODS + int(visited_guild(town))])


def objection(town: Town, seat: int, text: str) -> Text | None:
    """What is wrong with guilds that are typed by number, and with goods that are to be bought in one go."""
    text = text.lower().strip()
    verb, _, rest = text.partition(" ")
    if town.question() == "planning":
        wrong = [word[:9] for word in plan_words(text) if word.isdecimal() and guild_number(word) < 0]
        return ("objection-guild", {"number": wrong[0], "most": int(town.guilds)}) if wrong else None
    if verb == "buy" and isinstance(town.asking, Shopping) and town.is_asked(seat):
        goods = [data.GOOD_NAMES.index(good) for good in goods_to_buy(rest.split())]
        reason = town.asking.why_not_buy(town, goods)
        return (f"why-{reason.key}", reason.facts) if reason else None
    return None
