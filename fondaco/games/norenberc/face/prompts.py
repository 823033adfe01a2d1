"""What a seat is asked in Norenberc: the facts of each prompt."""

from __future__ import annotations

from typing import cast

from fondaco.face.text import Facts
from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.descriptions import goods_of
from fondaco.games.norenberc.face.names import good_key, guild_key, place_key, tile_key
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.action import Action, Buying, Paying, Welcome
from fondaco.games.norenberc.steps.townspeople import Stealing, Swapping, tile_at


def prompt_facts(town: Town, seat: int, players: list[str]) -> Facts:
    step = town.stack[-1]
    question = town.question()
    if question == "planning":
        hand = int(town.hand[seat])
        most = min(hand, int(town.guilds))
        return {"agents": hand, "most": most, "example": "1" if most == 1 else "1 3"}
    if question == "action":
        action = cast(Action, step)
        guild = int(action.guild)
        return {"guild": guild_key(guild), "price": int(town.price(guild)), "limit": int(action.limit)}
    if question == "buying":
        buying = cast(Buying, step)
        guild = int(buying.guild)
        facts: Facts = {"guild": guild_key(guild), "price": int(town.price(guild))}
        return facts | {"left": int(buying.left), "money": int(town.money[seat])}
    if question == "paying":
        paying = cast(Paying, step)
        guild = int(paying.guild)
        if paying.others == 1:
            way = "any" if paying.own_will_do else "other"
        else:
            way = "either" if goods_of(town, seat)[guild] else "two"
        welcome = cast(Welcome, town.stack[-2])
        guest = int(town.rooms[guild * data.ROOMS + int(welcome.room)])
        return {"good": good_key(guild), "way": way, "tile": tile_key(guest)}
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
