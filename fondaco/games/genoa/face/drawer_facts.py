"""The dealing drawer: what the viewer could give and get, for which space, and what the form is filled with."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.games.genoa import data
from fondaco.games.genoa.bot.worth import action_worth, message_gain
from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.face.names import space_key
from fondaco.games.genoa.face.pieces import Piece, brought
from fondaco.games.genoa.face.tokens import Parts, Side, Token, names_where, side, yield_tokens
from fondaco.games.genoa.face.weighing import MODES, WeighingFacts, filled, weighed
from fondaco.games.genoa.offer import COUNTERING, DRAFT, MODE, OFFER, PARTNER, PLANNING, UP_TO, Terms
from fondaco.games.genoa.proceeds import goods_of_building, order_pay
from fondaco.games.genoa.shown import terms_of
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import can_buy_anything, may_buy
from fondaco.kernel.counts import Counts

QUICK = ((60, (20, 30, 40)), (35, (10, 20, 30)), (20, (10, 15, 20)), (1, (5, 10, 15)), (0, (5,)))
"""Ducats that can be offered with one tap, by what the space is worth at least: most deals are plain ducats."""


class SpaceFacts(NamedTuple):
    """A space that can be bought."""

    name: str
    key: str
    brought: tuple[Piece, ...]
    is_here: bool
    worth: int
    """What it brings the viewer, before any price."""
    prices: tuple[int, ...]
    """What can be offered for it with one tap."""
    is_chosen: bool


class DrawerFacts(NamedTuple):
    verb: str
    """offer, plan or counter."""
    question: str
    """Where it all stands: what is filled in stays for the same question."""
    partner: str
    """Whom a counter is for, as seat-2; empty otherwise."""
    seat: int
    other_seat: int
    other: str
    """Who is on the other side."""
    is_new: bool
    """Whether nothing of the viewer's stands yet."""
    is_answer: bool
    """Whether the form is filled with the trader's counter-offer, to change it."""
    spaces: tuple[SpaceFacts, ...]
    elsewhere: tuple[str, ...]
    """Names of all spaces, for a plan."""
    chosen: str
    give: Side
    get: Side | None
    """Nothing for a plan."""
    yields: tuple[Token, ...]
    pay: int
    pays: tuple[str, ...]
    """Where an order's pay can be promised."""
    up_to: int
    may_limit: bool
    may_be_bare: bool
    is_bare: bool
    weighing: WeighingFacts | None


def drawer_facts(scene: Scene) -> DrawerFacts | None:
    """Nothing for whoever watches, and outside of the dealing window."""
    city = cast(City, scene.view)
    seat = scene.seat
    if scene.is_spectator or city.question() != "dealing" or not scene.offers:
        return None
    mode = int(city.drafts[seat * DRAFT + MODE])
    if seat == city.trader and mode != COUNTERING:
        return None
    if mode != PLANNING and seat != city.trader and not can_buy_anything(city, seat):
        return None
    player = int(city.drafts[seat * DRAFT + PARTNER]) if mode == COUNTERING else seat
    verb = {PLANNING: "plan", COUNTERING: "counter"}.get(mode, "offer")
    table, at = filled_from(city, seat, player)
    if table[at] == NONE:
        return composed(scene, verb, player, None)
    facts = composed(scene, verb, player, terms_of(table, at, player))
    draft = filled(city, seat, MODES[verb], player, table, at)
    return facts._replace(up_to=int(table[at + UP_TO]) if seat == player else 0, weighing=weighed(scene, draft))


def filled_from(city: City, seat: int, player: int) -> tuple[Counts, int]:
    """What the form is filled with: what is being composed, else the counter-offer to answer, else what stands."""
    mode = int(city.drafts[seat * DRAFT + MODE])
    if mode and (city.drafts[seat * DRAFT] != NONE or mode == PLANNING):
        return city.drafts, seat * DRAFT
    if city.countered == seat:
        return city.offers, int(city.trader) * OFFER
    return city.offers, player * OFFER


def composed(scene: Scene, verb: str, player: int, terms: Terms | None) -> DrawerFacts:
    city = cast(City, scene.view)
    seat, trader = scene.seat, int(city.trader)
    is_buyer = seat == player
    other = trader if is_buyer else player
    given = Parts.given(terms) if is_buyer else Parts.back(terms)
    gotten = Parts.back(terms) if is_buyer else Parts.given(terms)
    targets = [space for space in range(data.SPACES) if verb == "plan" or may_buy(city, player, space)]
    spaces = () if verb == "plan" else tuple(space_facts(scene, player, space, terms) for space in targets)
    payable = [space for space in targets if is_payable(scene, player, space)]
    return DrawerFacts(
        verb=verb,
        question=f"{trader}-{city.rounds}-{city.walked}-{city.tower}",
        partner="" if is_buyer else f"seat-{player + 1}",
        seat=seat,
        other_seat=other,
        other=scene.players[other],
        is_new=city.offers[seat * OFFER] == NONE,
        is_answer=city.countered == seat,
        spaces=tuple(sorted(spaces, key=lambda space: -space.worth)),
        elsewhere=tuple(data.space_name(space) for space in targets) if verb == "plan" else (),
        chosen=data.space_name(terms.space) if terms else "",
        give=side(scene, "give", seat, given),
        get=None if verb == "plan" else side(scene, "ask", other, gotten),
        yields=yield_tokens(targets, payable, terms),
        pay=terms.yield_pay if terms else 0,
        pays=names_where(payable),
        up_to=0,
        may_limit=is_buyer,
        may_be_bare=bool(city.bare_steps) and any(space < data.BUILDINGS for space in targets),
        is_bare=bool(terms and terms.is_bare),
        weighing=None,
    )


def space_facts(scene: Scene, player: int, space: int, terms: Terms | None) -> SpaceFacts:
    """One that can be bought, with quick prices for the buyer; between two players ducats alone buy nothing (G-2a)."""
    city = cast(City, scene.view)
    is_buyer = scene.seat == player
    worth = int(message_gain(city, scene.seat, space)) if is_buyer else 0
    if is_buyer and space < data.BUILDINGS:
        worth += int(action_worth(city, scene.seat, space))
    money = int(city.money[scene.seat]) if is_buyer and city.seats > 2 else 0
    return SpaceFacts(
        name=data.space_name(space),
        key=space_key(space),
        brought=brought(space),
        is_here=space == city.tower,
        worth=worth,
        prices=tuple(price for price in quick_prices(worth) if price <= money),
        is_chosen=terms is not None and terms.space == space,
    )


def quick_prices(worth: int) -> tuple[int, ...]:
    return next(prices for least, prices in QUICK if max(0, worth) >= least)


def is_payable(scene: Scene, player: int, space: int) -> bool:
    """Whether the player may deliver an order there, as far as the view tells, if only the trader helps with goods."""
    city = cast(City, scene.view)
    if space >= data.BUILDINGS or not order_pay(city, space):
        return False
    holders = (player,) if player == scene.seat else (player, data.UNKNOWN)
    kind = data.LARGE if space < data.VILLAS else data.SMALL
    at_hand = int(goods_of_building(space))
    for good in range(data.GOODS):
        if city.goods[player * data.GOODS + good] or city.goods[city.trader * data.GOODS + good]:
            at_hand |= 1 << good
    for card in range(int(data.FIRST_CARD[kind]), int(data.FIRST_CARD[kind + 1])):
        if city.where[card] in holders and city.box.house[card] == space and not city.box.wanted[card] & ~at_hand:
            return True
    return False
