"""What a seat is asked in Norenberc: the facts of each prompt."""

from __future__ import annotations

from fondaco.face.text import Facts
from fondaco.games.norenberc import data
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.guard import Swapping, tile_at
from fondaco.games.norenberc.steps.hiring import MovingFirst, Paying, held_place
from fondaco.games.norenberc.steps.shopping import Shopping
from fondaco.games.norenberc.steps.townspeople import Stealing
from fondaco.games.norenberc.steps.turn import Planning
from fondaco.games.norenberc.word_keys import good_key, guild_key, place_key, tile_key

PROMPT_RULES = {
    "planning": "N-P1",
    "action": "N-A3",
    "buying": "N-B1",
    "paying": "N-H1",
    "moving-first": "N-H6",
    "robbing": "N-T2",
    "stealing": "N-T2",
    "guarding": "N-T3",
    "swapping": "N-T3",
    "loading": "N-T5",
    "appointing": "N-T6",
    "over": "N-E3",
}
"""The rule that each prompt is about."""

CROWDED = (4, 5)
"""With so many players, a guild to which many come in the very first turn sells less to each (N-B2)."""


def prompt_facts(town: Town, seat: int, players: list[str]) -> Facts:
    asking = town.asking
    if isinstance(asking, Planning):
        hand = int(town.hand[seat])
        most = min(hand, int(town.guilds))
        return {"agents": hand, "most": most, "example": "1" if most == 1 else "1 3"}
    if isinstance(asking, Shopping):
        guild = int(asking.guild)
        facts: Facts = {"guild": guild_key(guild), "price": int(town.price(guild))}
        facts |= {"left": int(asking.left), "money": int(town.money[seat])}
        return facts | {"crowd": "yes" if town.round == town.turn == 1 and town.seats in CROWDED else "no"}
    if isinstance(asking, Paying):
        guest = tile_key(int(tile_at(town, held_place(town))))
        return {"good": good_key(int(asking.guild)), "way": way_to_pay(town, asking), "tile": guest}
    if isinstance(asking, MovingFirst):
        return {"place": int(town.place_of(seat)) + 1}
    if isinstance(asking, Stealing):
        return {"victim": players[int(asking.victim)], "left": int(asking.left)}
    if isinstance(asking, Swapping):
        place = int(asking.place)
        return {"tile": tile_key(int(tile_at(town, place))), "place": place_key(place)}
    return {}


def way_to_pay(town: Town, paying: Paying) -> str:
    """What completes the price: one good of any kind, one more of another kind, one own or two others, two others."""
    if paying.others == 1:
        return "any" if paying.own_will_do else "other"
    return "either" if town.goods[paying.seat * data.GOODS + paying.guild] else "two"
