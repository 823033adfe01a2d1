"""A player in the rail of the browser: what lies before everybody's eyes."""

from __future__ import annotations

import functools
from typing import NamedTuple, cast

from fondaco.face.board import UNKNOWN
from fondaco.face.scene import Scene
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.house_facts import part
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
    """A player's things as they lie there, with what is open to the viewer among them."""
    town = cast(Town, scene.view)
    seen = seat_as_it_is(
        pawns(scene, seat, 1),
        seat == scene.seat,
        status(town, seat),
        int(town.cards[seat]),
        int(town.place_of(seat)) + 1,
        int(town.hand[seat]),
        int(town.supply[seat]),
        part(town.goods, seat, data.GOODS, int(town.guilds)),
        part(town.loaded, seat, data.GOODS, int(town.guilds)),
        part(town.owned, seat, data.TILES, data.TILES),
        part(town.crests, seat, data.CREST_KINDS, data.CREST_KINDS),
        int(different_crests(town, seat)),
        money(scene, seat),
        tuple(scene.points[seat]) if scene.points else (),
    )
    return with_offers(scene, seen) if scene.offers else seen


@functools.lru_cache(4096)
def seat_as_it_is(
    who: Pawns,
    is_own: bool,
    status: str,
    cards: int,
    place: int,
    hand: int,
    supply: int,
    goods: tuple[int, ...],
    loaded: tuple[int, ...],
    owned: tuple[int, ...],
    crests: tuple[int, ...],
    different: int,
    money: int,
    points: tuple[int, ...],
) -> SeatFacts:
    """The same for all viewers but the player, so it is put together once."""
    wares = tuple(
        Ware(good, f"good-{data.GOOD_NAMES[good]}", goods[good], loaded[good], influence(owned, good), None)
        for good in range(len(goods))
    )
    guild_crests = [kind for kind in range(data.PRESTIGE) if crests[kind] > 0]
    return SeatFacts(
        who=who,
        is_own=is_own,
        status=status,
        cards=cards,
        place=place,
        hand=hand,
        supply=supply,
        wares=wares,
        goods=",".join(f"held-{data.GOOD_NAMES[ware.good]}-{ware.held}" for ware in wares if ware.held),
        sums=",".join(f"sum-{data.GUILD_NAMES[ware.good]}-{ware.influence}" for ware in wares if ware.influence),
        people=people(owned),
        crests=tuple(guild_crests + [data.PRESTIGE] * crests[data.PRESTIGE]),
        different=different,
        money=money,
        points=sum(number for number in points if number != UNKNOWN),
        is_partial=UNKNOWN in points,
        rob=None,
    )


def influence(owned: tuple[int, ...], guild: int) -> int:
    """The summed values of the artisans of a guild."""
    first = guild * data.TILES_PER_GUILD
    return sum(owned[tile] * int(data.value_of(tile)) for tile in range(first, first + data.TILES_PER_GUILD))


def people(owned: tuple[int, ...]) -> tuple[TileFacts, ...]:
    """The townspeople before a player, each as often as there are."""
    found: list[TileFacts] = []
    for tile in range(data.ARTISANS, data.TILES):
        facts = tile_facts(tile)
        if facts and owned[tile]:
            found += [facts] * owned[tile]
    return tuple(found)


def with_offers(scene: Scene, seen: SeatFacts) -> SeatFacts:
    """A player whom the viewer may rob, or whose goods the Thief may take."""
    town = cast(Town, scene.view)
    step = town.asking
    rob = button(scene, verbs.ROB + seen.who.seat)
    if not isinstance(step, Stealing) or int(step.victim) != seen.who.seat:
        return seen._replace(rob=rob)
    wares = tuple(ware._replace(steal=button(scene, verbs.STEAL + ware.good)) for ware in seen.wares)
    return seen._replace(rob=rob, wares=wares)


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
