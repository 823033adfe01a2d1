"""What an open choice of Norenberc would do: the key of its sentence and the facts in it."""

from __future__ import annotations

from typing import cast

from fondaco.face.text import Facts, Text
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.names import VOCABULARY, good_key, guild_key, guilds_key, place_key, tile_key
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.action import Action, Buying
from fondaco.games.norenberc.steps.townspeople import Stealing, tile_at


def goods_of(town: Town, seat: int) -> list[int]:
    first = seat * data.GOODS
    return [int(town.goods[first + good]) for good in range(data.GOODS)]


def description(town: Town, seat: int, choice: int, players: list[str]) -> Text:
    """What a choice that is open to a seat would do."""
    verb = VOCABULARY.verbs[choice]
    facts = choice_facts(town, seat, choice, players)
    return f"describe-{verb}-artisan" if "symbol" in facts else f"describe-{verb}", facts


def choice_facts(town: Town, seat: int, choice: int, players: list[str]) -> Facts:
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
        victim = int(cast(Stealing, town.stack[-1]).victim)
        return {"good": good_key(good), "player": players[victim], "price": int(town.price(good))}
    if choice < verbs.FORGO:
        place = (choice - verbs.SWAP) % verbs.PLACES
        return {"tile": tile_key(int(tile_at(town, place))), "place": place_key(place)}
    if verbs.APPOINT <= choice < verbs.LOAD:
        return appoint_facts(town, seat, choice - verbs.APPOINT)
    if verbs.LOAD <= choice < verbs.LEAD:
        return load_facts(town, seat, choice - verbs.LOAD)
    return {"place": int(town.place_of(seat)) + 1}


def sell_facts(town: Town, seat: int, count: int) -> Facts:
    guild = int(cast(Action, town.stack[-1]).guild)
    money = count * int(town.price(guild))
    return {"count": count, "good": good_key(guild), "money": money, "left": goods_of(town, seat)[guild] - count}


def hire_facts(town: Town, seat: int, room: int) -> Facts:
    guild = int(cast(Action, town.stack[-1]).guild)
    tile = int(town.rooms[guild * data.ROOMS + room])
    facts: Facts = {"tile": tile_key(tile), "room": room + 1, "good": good_key(guild)}
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


def buy_facts(town: Town, seat: int, good: int) -> Facts:
    step = town.stack[-1]
    guild = int(step.guild) if isinstance(step, Action) else int(cast(Buying, step).guild)
    price = int(town.price(guild))
    store = int(town.store[guild * data.GOODS + good]) - 1
    return {"good": good_key(good), "price": price, "money": int(town.money[seat]) - price, "store": store}


def rob_facts(town: Town, victim: int, players: list[str]) -> Facts:
    held = goods_of(town, victim)
    goods = [f"held-{data.GOOD_NAMES[good]}-{held[good]}" for good in range(data.GOODS) if held[good]]
    return {"player": players[victim], "goods": ",".join(goods)}


def appoint_facts(town: Town, seat: int, guild: int) -> Facts:
    artisans = [int(town.artisans_of(other, guild)) for other in range(int(town.seats))]
    return {"guild": guild_key(guild), "own": artisans[seat], "others": sum(artisans) - artisans[seat]}


def load_facts(town: Town, seat: int, good: int) -> Facts:
    weight = goods_of(town, seat)[good] - 1 + data.PEDDLER_WEIGHT * (int(town.loaded[seat * data.GOODS + good]) + 1)
    return {"good": good_key(good), "guild": guild_key(good), "weight": weight}
