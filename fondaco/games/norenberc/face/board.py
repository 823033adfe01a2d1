"""What a seat is asked and told in Norenberc, as keys of words with facts. Works from a view alone."""

from __future__ import annotations

import re
from typing import cast

from fondaco.face.board import UNKNOWN as UNKNOWN
from fondaco.face.board import Text
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.answers import objection as objection
from fondaco.games.norenberc.face.answers import understand as understand
from fondaco.games.norenberc.face.cards import CARDS, RULES
from fondaco.games.norenberc.scoring import CATEGORIES, breakdown
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.action import Action
from fondaco.games.norenberc.steps.hiring import Paying, held_place
from fondaco.games.norenberc.steps.shopping import Buying
from fondaco.games.norenberc.steps.townspeople import Stealing, Swapping, tile_at
from fondaco.games.norenberc.steps.visit import visited_guild
from fondaco.games.norenberc.vocabulary import place_name
from fondaco.kernel.state import State

QUIET = {"ready", "planned", "cards", "revealed", "guest-came", "guest-left", "new-master", "shuffled-back"}
"""News that the board itself shows better than a sentence."""
HEADINGS = {"round", "turn", "called", "round-ends", "ended"}
"""News that opens a new paragraph of the story."""
FOLLOWS = {
    "hired",
    "new-agent",
    "roof-money",
    "leads",
    "stole",
    "insured",
    "swapped",
    "loaded",
    "appointed",
    "unused",
    "shuffled-back",
    "won-tile",
    "won-crest",
    "won-prestige",
}
"""News that follows from what was told just before."""
SERIES = {"ready", "cards", "revealed", "no-favourite", "tied", "guest-left", "guest-came", "new-master"}
"""News that comes in a row, for one player or guild after another."""
TABLED = {"no-favourite", "tied", "favourite", "won-tile", "new-agent", "won-crest", "won-prestige"}
"""News that a small table tells better than sentences; it begins with news that does not follow from other news."""
TOGETHER = {"paid-goods": "player", "tied": "guild", "income": ""}
"""News that comes in a row and is told in one sentence: the fact that it must share, if any."""
PAUSES = {"round-ends", "round", "ended"}
"""Headings before which a reader is given time."""
UNTOLD = {"plan", "stay", "stop"}
"""Verbs of choices that no news tells, so that their description must."""
WITH_BOARD = {"planning", "action"}
"""Questions at which the board is drawn anew; the others belong to a move under way."""


def guild_key(guild: int) -> str:
    return f"guild-{data.GUILD_NAMES[guild]}"


def guilds_key(mask: int) -> str:
    """The guilds of a bit mask, for NAME."""
    return ",".join(guild_key(guild) for guild in range(data.GUILDS) if mask >> guild & 1) or "guild-none"


def good_key(good: int) -> str:
    return f"good-{data.GOOD_NAMES[good]}"


def tile_key(tile: int) -> str:
    return f"tile-{data.tile_name(tile)}"


def place_key(place: int) -> str:
    return f"place-{place_name(place)}"


def goods_of(town: Town, seat: int) -> list[int]:
    first = seat * data.GOODS
    return [int(town.goods[first + good]) for good in range(data.GOODS)]


def prompt(view: State, seat: int, players: list[str]) -> Text:
    """One sentence: what a seat is asked, and why."""
    town = cast(Town, view)
    if town.is_over():
        return "prompt-over", {}
    if not town.is_asked(seat):
        return "prompt-waiting", {}
    question = town.question()
    return f"prompt-{question}", prompt_facts(town, seat, players, question)


def prompt_facts(town: Town, seat: int, players: list[str], question: str) -> dict[str, str | int]:
    step = town.asking
    if question == "planning":
        hand = int(town.hand[seat])
        most = min(hand, int(town.guilds))
        return {"agents": hand, "most": most, "example": "1" if most == 1 else "1 3"}
    if question == "action":
        action = cast(Action, step)
        guild = int(action.guild)
        return {"guild": guild_key(guild), "price": int(town.price(guild)), "limit": int(action.left)}
    if question == "buying":
        buying = cast(Buying, step)
        guild = int(buying.guild)
        facts: dict[str, str | int] = {"guild": guild_key(guild), "price": int(town.price(guild))}
        return facts | {"left": int(buying.left), "money": int(town.money[seat])}
    if question == "paying":
        paying = cast(Paying, step)
        guild = int(paying.guild)
        if paying.others == 1:
            way = "any" if paying.own_will_do else "other"
        else:
            way = "either" if goods_of(town, seat)[guild] else "two"
        return {"good": good_key(guild), "way": way, "tile": tile_key(int(tile_at(town, held_place(town))))}
    if question == "moving-first":
        return {"place": int(town.place_of(seat)) + 1}
    if question == "robbing":
        return {"most": 2}
    if question == "stealing":
        stealing = cast(Stealing, step)
        return {"victim": players[int(stealing.victim)], "left": int(stealing.left)}
    if question == "swapping":
        place = int(cast(Swapping, step).place)
        return {"tile": tile_key(int(tile_at(town, place))), "place": place_key(place)}
    return {}


def describe(view: State, seat: int, choice: int, players: list[str]) -> Text:
    """What a choice that is open to a seat would do."""
    town = cast(Town, view)
    verb = VOCABULARY.verbs[choice]
    facts = choice_facts(town, seat, choice, players)
    return f"describe-{verb}-artisan" if "symbol" in facts else f"describe-{verb}", facts


VOCABULARY = verbs.build()


def choice_facts(town: Town, seat: int, choice: int, players: list[str]) -> dict[str, str | int]:
    if choice <= verbs.SELL:
        return {"guilds": guilds_key(choice - verbs.PLAN)}
    if choice < verbs.HIRE:
        return sell_facts(town, seat, choice - verbs.SELL)
    if choice < verbs.PAY:
        return hire_facts(town, seat, choice - verbs.HIRE)
    if choice < verbs.BUY:
        good = choice - verbs.PAY
        return {"good": good_key(good), "held": goods_of(town, seat)[good]}
    if choice < verbs.STOP:
        return buy_facts(town, seat, choice - verbs.BUY)
    if choice < verbs.ROB:
        return {}
    if choice < verbs.STEAL:
        return rob_facts(town, choice - verbs.ROB, players)
    if choice < verbs.SWAP:
        good = choice - verbs.STEAL
        victim = int(cast(Stealing, town.asking).victim)
        return {"good": good_key(good), "player": players[victim], "price": int(town.price(good))}
    if choice < verbs.FORGO:
        place = (choice - verbs.SWAP) % verbs.PLACES
        return {"tile": tile_key(int(tile_at(town, place))), "place": place_key(place)}
    if verbs.APPOINT <= choice < verbs.LOAD:
        return appoint_facts(town, seat, choice - verbs.APPOINT)
    if verbs.LOAD <= choice < verbs.LEAD:
        return load_facts(town, seat, choice - verbs.LOAD)
    return {"place": int(town.place_of(seat)) + 1}


def sell_facts(town: Town, seat: int, count: int) -> dict[str, str | int]:
    guild = int(visited_guild(town))
    money = count * int(town.price(guild))
    return {"count": count, "good": good_key(guild), "money": money, "left": goods_of(town, seat)[guild] - count}


def hire_facts(town: Town, seat: int, room: int) -> dict[str, str | int]:
    guild = int(visited_guild(town))
    tile = int(town.rooms[guild * data.ROOMS + room])
    facts: dict[str, str | int] = {"tile": tile_key(tile), "room": room + 1, "good": good_key(guild)}
    facts["roof"] = int(town.agents_on_roof(guild))
    if tile >= data.ARTISANS:
        own = goods_of(town, seat)[guild]
        fewest = (1, 2, 2 if own >= 2 else 3, 3 if own >= 3 else 4)[room]
        return facts | {"effect": effect_key(town, seat, tile, int(town.goods_of(seat)) - fewest)}
    home = int(data.guild_of(tile))
    symbol = "none" if not data.has_symbol(tile) else "agent" if town.supply[seat] else "wasted"
    after = int(town.influence(seat, home)) + int(data.value_of(tile))
    return facts | {"guild": guild_key(home), "sum": after, "symbol": symbol}


def effect_key(town: Town, seat: int, tile: int, left: int) -> str:
    """What a townsperson does for whoever hires it now and has so many goods left at most."""
    if tile == data.COUNCILMAN and not town.supply[seat]:
        return "effect-councilman-empty"
    if tile == data.PEDDLER and left == 0:
        return "effect-peddler-empty"
    return f"effect-{data.tile_name(tile)}"


def buy_facts(town: Town, seat: int, good: int) -> dict[str, str | int]:
    guild = int(visited_guild(town))
    price = int(town.price(guild))
    store = int(town.store[guild * data.GOODS + good]) - 1
    return {"good": good_key(good), "price": price, "money": int(town.money[seat]) - price, "store": store}


def rob_facts(town: Town, victim: int, players: list[str]) -> dict[str, str | int]:
    held = goods_of(town, victim)
    goods = [f"held-{data.GOOD_NAMES[good]}-{held[good]}" for good in range(data.GOODS) if held[good]]
    return {"player": players[victim], "goods": ",".join(goods)}


def appoint_facts(town: Town, seat: int, guild: int) -> dict[str, str | int]:
    artisans = [int(town.artisans_of(other, guild)) for other in range(int(town.seats))]
    return {"guild": guild_key(guild), "own": artisans[seat], "others": sum(artisans) - artisans[seat]}


def load_facts(town: Town, seat: int, good: int) -> dict[str, str | int]:
    weight = goods_of(town, seat)[good] - 1 + data.PEDDLER_WEIGHT * (int(town.loaded[seat * data.GOODS + good]) + 1)
    return {"good": good_key(good), "guild": guild_key(good), "weight": weight}


def menu(view: State, seat: int, choices: list[int]) -> list[int]:
    """The open choices that are offered by number. Plans are typed as guild numbers instead: there are too many."""
    if view.question() == "planning":
        return []
    sections = {choice: section(view, choice) for choice in choices}
    return sorted(choices, key=lambda choice: (not sections[choice], sections[choice], choice))


def section(view: State, choice: int) -> str:
    """The key of the heading that a choice stands under in a long menu: the guild of the Guard's artisan."""
    if not verbs.SWAP <= choice < verbs.WITH:
        return ""
    tile = int(tile_at(cast(Town, view), choice - verbs.SWAP))
    return f"menu-guild-{int(data.guild_of(tile)) + 1}"


def typed(choice: int, players: list[str]) -> str:
    """How a choice may be typed: its notation, with players by their names."""
    if verbs.ROB <= choice < verbs.STEAL:
        return f"rob {players[choice - verbs.ROB]}"
    return VOCABULARY.text(choice)


def points(view: State, seat: int, options: dict[str, str]) -> list[list[int]]:
    """The points of all seats so far, by category, as far as a seat may see them; UNKNOWN for the rest."""
    town = cast(Town, view)
    rows = breakdown(town)
    if town.is_over() or options.get("money") == "open":
        return rows
    for other in range(int(town.seats)):
        rows[other][CATEGORIES.index("richest")] = UNKNOWN
        if other != seat and town.owned[other * data.TILES + data.TAX_COLLECTOR] > 0:
            rows[other][CATEGORIES.index("townspeople")] = UNKNOWN
    return rows


def help_card(topic: str) -> str:
    """The key of the help card for a tile, guild, good, action, category or rule id; empty if there is none."""
    word = re.sub(r"[\s_]+", "-", topic.strip().lower()).lstrip("★☾☀")
    return CARDS.get(word, CARDS.get(re.sub(r"-?\d\+?$", "", word), ""))


def help_topic(view: State, choice: int) -> str:
    """What the help on an offered choice is about: the guest where one is hired, the verb elsewhere."""
    if verbs.HIRE <= choice < verbs.PAY:
        town = cast(Town, view)
        guild = int(visited_guild(town))
        return data.tile_name(int(town.rooms[guild * data.ROOMS + choice - verbs.HIRE]))
    return VOCABULARY.verbs[choice]


def help_topics() -> list[str]:
    """The names of all help cards."""
    return list(RULES)
