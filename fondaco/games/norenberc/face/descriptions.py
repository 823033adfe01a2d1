"""What an open choice of Norenberc would do: the facts of its sentence."""

from __future__ import annotations

from typing import cast

from fondaco.face.slices import slice_of
from fondaco.face.text import Facts
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.guard import tile_at
from fondaco.games.norenberc.steps.townspeople import Stealing
from fondaco.games.norenberc.steps.visit import visited_guild
from fondaco.games.norenberc.word_keys import good_key, guild_key, guilds_key, held_key, place_key, tile_key


def choice_facts(town: Town, seat: int, choice: int, players: list[str]) -> Facts:
    goods = slice_of(town.goods, seat, data.GOODS)
    if choice <= verbs.EVERY_GUILD:
        return {"guilds": guilds_key(choice - verbs.PLAN)}
    if choice < verbs.HIRE:
        return sell_facts(town, goods, choice - verbs.SELL)
    if choice < verbs.PAY:
        return hire_facts(town, seat, goods, choice - verbs.HIRE)
    if choice < verbs.BUY:
        good = choice - verbs.PAY
        return {"good": good_key(good), "held": goods[good]}
    if choice < verbs.STOP:
        return buy_facts(town, seat, choice - verbs.BUY)
    if choice < verbs.ROB:
        return {}
    if choice < verbs.STEAL:
        victim = choice - verbs.ROB
        return {"player": players[victim], "goods": held_key(list(slice_of(town.goods, victim, data.GOODS)))}
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
        good = choice - verbs.LOAD
        weight = goods[good] - 1 + data.PEDDLER_WEIGHT * (int(town.loaded[seat * data.GOODS + good]) + 1)
        return {"good": good_key(good), "guild": guild_key(good), "weight": weight}
    return {"place": int(town.place_of(seat)) + 1}


def sell_facts(town: Town, goods: tuple[int, ...], count: int) -> Facts:
    guild = int(visited_guild(town))
    money = count * int(town.price(guild))
    return {"count": count, "good": good_key(guild), "money": money, "left": goods[guild] - count}


def hire_facts(town: Town, seat: int, goods: tuple[int, ...], room: int) -> Facts:
    guild = int(visited_guild(town))
    tile = int(town.rooms[guild * data.ROOMS + room])
    facts: Facts = {"tile": tile_key(tile), "room": room + 1, "good": good_key(guild)}
    facts["roof"] = int(town.agents_on_roof(guild))
    if tile >= data.ARTISANS:
        own = goods[guild]
        fewest = (1, 2, 2 if own >= 2 else 3, 3 if own >= 3 else 4)[room]
        return facts | {"symbol": "townsperson", "effect": effect_key(town, seat, tile, sum(goods) - fewest)}
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
    guild = int(visited_guild(town))
    price = int(town.price(guild))
    store = int(town.store[guild * data.GOODS + good]) - 1
    return {"good": good_key(good), "price": price, "money": int(town.money[seat]) - price, "store": store}


def appoint_facts(town: Town, seat: int, guild: int) -> Facts:
    artisans = [int(town.artisans_of(other, guild)) for other in range(int(town.seats))]
    return {"guild": guild_key(guild), "own": artisans[seat], "others": sum(artisans) - artisans[seat]}
