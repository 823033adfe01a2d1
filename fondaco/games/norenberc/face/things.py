"""The things of the street that can be asked about, by their places, and the choices that each stands for."""

from __future__ import annotations

from typing import cast

from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.townspeople import Stealing
from fondaco.games.norenberc.steps.visit import visited_guild
from fondaco.games.norenberc.word_keys import good_key, guild_key
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State

OF_A_GUILD = ("room", "store", "door", "ware")
"""Kinds of things for which it matters which guild is visited."""


def stands_for(town: Town, thing: str) -> list[int]:
    """The choices of a thing such as `room-2-3`: its kind, its guild or seat, and which one it is; none if unknown."""
    kind, first, second = parts_of(thing)
    if kind == "seat":
        return robbing(town, first)
    if not 0 <= first < town.guilds:
        return []
    if kind == "room" and 1 <= second <= data.ROOMS:
        place = first * data.ROOMS + second - 1
        return [verbs.HIRE + second - 1, verbs.SWAP + place, verbs.WITH + place]
    if kind == "window" and 1 <= second <= data.BENCH:
        return swapping(first, second - 1)
    if kind == "store":
        return [verbs.BUY + good for good in range(data.GOODS) if second in (-1, good)]
    if kind == "ware":
        return [verbs.SELL + 1, verbs.PAY + first, verbs.LOAD + first]
    single = {
        "master": swapping(first, int(town.master_window())),
        "roof": [verbs.APPOINT + first],
        "door": [verbs.PLAN + (1 << first)],
    }
    return single.get(kind, [])


def parts_of(thing: str) -> tuple[str, int, int]:
    """The kind of a thing and its numbers, each -1 where it has none."""
    kind, _, rest = thing.partition("-")
    numbers = [int(part) if part.isdecimal() else -1 for part in rest.split("-")]
    first, second = [*numbers, -1][:2]
    return kind, first, second


def swapping(guild: int, window: int) -> list[int]:
    place = verbs.BENCHES + guild * data.BENCH + window
    return [verbs.SWAP + place, verbs.WITH + place]


def robbing(town: Town, victim: int) -> list[int]:
    if not 0 <= victim < town.seats:
        return []
    asking = town.asking
    if isinstance(asking, Stealing) and asking.victim != victim:
        return [verbs.ROB + victim]
    return [verbs.ROB + victim, *[verbs.STEAL + good for good in range(data.GOODS)]]


def why_idle(town: Town, thing: str) -> Reason | None:
    """What a thing is there for, while neither Thief nor Guard nor Mayor asks for it; None where it needs no word."""
    kind, _, second = parts_of(thing)
    if kind == "seat":
        return Reason("others-things", {}, "N-B3")
    if kind == "master":
        return Reason("master-is-won", {}, "N-F3")
    if kind == "window":
        return Reason("master-to-come", {"window": second}, "N-E5")
    if kind == "roof":
        return Reason("roof-of-agents", {}, "N-H4")
    if kind == "ware" and town.question() == "planning":
        return Reason("goods-in-visits", {}, "N-A3")
    return None


def why_elsewhere(view: State, seat: int, thing: str, choice: int) -> Reason | None:
    """That a thing is of another guild than the one that is visited, so that its choice is about another (N-A1)."""
    town = cast(Town, view)
    kind, guild, _ = parts_of(thing)
    is_swap = verbs.SWAP <= choice < verbs.FORGO
    if kind not in OF_A_GUILD or is_swap or not town.may_answer(seat):
        return None
    here = int(visited_guild(town))
    if kind == "ware":
        is_sold_elsewhere = choice == verbs.SELL + 1 and town.question() == "action" and guild != here
        return Reason("other-good", {"good": good_key(here)}, "N-V1") if is_sold_elsewhere else None
    if here < 0:
        return None if kind == "door" else Reason("visit-first", {}, "N-P1")
    if guild != here:
        return Reason("other-house", {"guild": guild_key(here)}, "N-A1")
    return Reason("already-here", {"guild": guild_key(here)}, "N-A3") if kind == "door" else None
