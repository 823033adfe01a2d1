"""What people type in Norenberc, read as choices: `1 3` is a plan, `buy 3 pages` three purchases."""

from __future__ import annotations

import re
from typing import cast

from fondaco.games.norenberc import data
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.action import Action, Buying
from fondaco.games.norenberc.vocabulary import guild_set
from fondaco.kernel.state import State

Text = tuple[str, dict[str, str | int]]
"""The key of a sentence and the facts in it."""
WITH_GOOD = {"pay", "buy", "steal", "load"}


def understand(view: State, seat: int, text: str, players: list[str]) -> list[str]:
    """The notation of one choice, or of several to be made one after the other, from what a person typed."""
    town = cast(Town, view)
    text = text.lower().strip()
    if town.question() == "planning":
        return [plan_notation(text)]
    verb, _, rest = text.partition(" ")
    words = rest.split()
    if verb == "sell" and words == ["all"] and town.question() == "action":
        return [f"sell {own_goods(town, seat)}"]
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
    return int(town.goods[seat * data.GOODS + int(cast(Action, town.stack[-1]).guild)])


def objection(view: State, seat: int, text: str) -> Text | None:
    """What is wrong with an answer, where that can be said better than by listing what is open."""
    town = cast(Town, view)
    text = text.lower().strip()
    if town.question() == "planning":
        return objection_to_plan(town, seat, text)
    verb, _, rest = text.partition(" ")
    if town.question() == "action" and verb == "sell" and not own_goods(town, seat):
        guild = int(cast(Action, town.stack[-1]).guild)
        return "objection-sell", {"good": f"good-{data.GOOD_NAMES[guild]}"}
    if town.question() in ("action", "buying") and verb == "buy":
        return objection_to_purchase(town, seat, goods_to_buy(rest.split()))
    return None


def objection_to_plan(town: Town, seat: int, text: str) -> Text | None:
    words = plan_words(text)
    for word in words:
        if word.isdecimal() and not 1 <= int(word[:9]) <= town.guilds:
            return "objection-guild", {"number": word[:9], "most": int(town.guilds)}
    guilds = {guild_number(word) for word in words}
    if min(guilds) >= 0 and len(guilds) > town.hand[seat]:
        return "objection-agents", {"agents": int(town.hand[seat])}
    return None


def objection_to_purchase(town: Town, seat: int, goods: list[str]) -> Text | None:
    step = town.stack[-1]
    guild = int(step.guild) if isinstance(step, Action) else int(cast(Buying, step).guild)
    most = int(step.limit) if isinstance(step, Action) else int(cast(Buying, step).left)
    store = [int(town.store[guild * data.GOODS + good]) for good in range(data.GOODS)]
    lying = [f"good-{data.GOOD_NAMES[good]}" for good in range(data.GOODS) if store[good]]
    if not lying:
        return "objection-empty-store", {}
    if not goods or any(not store[data.GOOD_NAMES.index(good)] for good in goods):
        return "objection-goods", {"goods": ",".join(lying)}
    affordable = int(town.money[seat] // town.price(guild))
    if len(goods) > affordable:
        return "objection-money", {"count": affordable, "money": int(town.money[seat])}
    if len(goods) > most:
        return "objection-buy", {"count": most}
    for good in goods:
        lies = store[data.GOOD_NAMES.index(good)]
        if goods.count(good) > lies:
            return "objection-store", {"good": f"good-{good}", "count": lies}
    return None
