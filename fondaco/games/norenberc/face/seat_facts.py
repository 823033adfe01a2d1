"""A player in the rail of the browser: what lies before everybody's eyes."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.board import UNKNOWN
from fondaco.face.scene import Scene
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.tiles import Button, Pawns, TileFacts, button, pawns, tile_facts
from fondaco.games.norenberc.scoring import different_crests
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.townspeople import Stealing

HIDDEN = -1
"""Money that the viewer may not see."""


class Ware(NamedTuple):
    """A guild's column: goods at hand and on Peddlers, and the sum of the artisans."""

    good: int
    key: str
    held: int
    loaded: int
    influence: int
    steal: Button | None


class SeatFacts(NamedTuple):
    who: Pawns
    is_own: bool
    status: str
    """The end of a key: asked, planning, ready, acting, cards, passed, or empty."""
    cards: int
    place: int
    hand: int
    supply: int
    wares: tuple[Ware, ...]
    goods: str
    """The goods for NAME."""
    sums: str
    """The sums of artisans for NAME."""
    people: tuple[TileFacts, ...]
    crests: tuple[int, ...]
    """One kind for each crest that counts, in order."""
    different: int
    money: int
    """HIDDEN where the viewer may not see it."""
    points: int
    is_partial: bool
    """Whether points depend on something hidden."""
    rob: Button | None


def seat_facts(scene: Scene, seat: int) -> SeatFacts:
    town = cast(Town, scene.view)
    wares = tuple(ware(scene, seat, good) for good in range(int(town.guilds)))
    row = scene.points[seat] if scene.points else []
    return SeatFacts(
        who=pawns(scene, seat, 1),
        is_own=seat == scene.seat,
        status=status(town, seat),
        cards=int(town.cards[seat]),
        place=int(town.place_of(seat)) + 1,
        hand=int(town.hand[seat]),
        supply=int(town.supply[seat]),
        wares=wares,
        goods=",".join(f"held-{data.GOOD_NAMES[ware.good]}-{ware.held}" for ware in wares if ware.held),
        sums=",".join(f"sum-{data.GUILD_NAMES[ware.good]}-{ware.influence}" for ware in wares if ware.influence),
        people=people(town, seat),
        crests=crests(town, seat),
        different=int(different_crests(town, seat)),
        money=money(scene, seat),
        points=sum(number for number in row if number != UNKNOWN),
        is_partial=UNKNOWN in row,
        rob=button(scene, verbs.ROB + seat),
    )


def money(scene: Scene, seat: int) -> int:
    """Money is hidden (N-S4) from all but its owner, unless the table plays it open or the game is over."""
    town = cast(Town, scene.view)
    if seat == scene.seat or scene.options.get("money") == "open" or town.is_over():
        return int(town.money[seat])
    return HIDDEN


def status(town: Town, seat: int) -> str:
    """What a player is doing, as far as all may see."""
    if town.is_over():
        return ""
    if town.passed >> seat & 1:
        return "passed"
    if town.question() == "planning":
        return "ready" if town.ready >> seat & 1 else "planning"
    if town.is_asked(seat):
        return "asked"
    if town.on_card >> seat & 1:
        return "acting"
    return "cards" if town.cards[seat] else "done"


def ware(scene: Scene, seat: int, good: int) -> Ware:
    town = cast(Town, scene.view)
    step = town.stack[-1] if town.stack else None
    is_victim = isinstance(step, Stealing) and int(step.victim) == seat
    return Ware(
        good=good,
        key=f"good-{data.GOOD_NAMES[good]}",
        held=int(town.goods[seat * data.GOODS + good]),
        loaded=int(town.loaded[seat * data.GOODS + good]),
        influence=int(town.influence(seat, good)),
        steal=button(scene, verbs.STEAL + good) if is_victim else None,
    )


def people(town: Town, seat: int) -> tuple[TileFacts, ...]:
    """The townspeople before a player, each as often as there are."""
    found = []
    for tile in range(data.ARTISANS, data.TILES):
        facts = tile_facts(tile)
        if facts:
            found += [facts] * int(town.owned[seat * data.TILES + tile])
    return tuple(found)


def crests(town: Town, seat: int) -> tuple[int, ...]:
    first = seat * data.CREST_KINDS
    guilds = [kind for kind in range(data.PRESTIGE) if town.crests[first + kind] > 0]
    return tuple(guilds + [data.PRESTIGE] * int(town.crests[first + data.PRESTIGE]))
