"""The dealing drawer: what the viewer could give and get, for which space, and what the form is filled with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.face.who import Who, who
from fondaco.games.genoa import data
from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.face.bundle import (
    Bundle,
    Piece,
    asked_in,
    brought_by,
    brought_pieces,
    card_piece,
    drawn_symbol,
    given_in,
    held_by,
    promised_in,
)
from fondaco.games.genoa.face.hand import hand_of
from fondaco.games.genoa.face.names import MARKER, THINGS, thing_key, thing_symbol
from fondaco.games.genoa.face.plan_facts import PlanSpace, plan_spaces
from fondaco.games.genoa.face.readings import draft_mode, spaces_in
from fondaco.games.genoa.face.reckoning import is_told, space_worth
from fondaco.games.genoa.face.weighing import MODES, WeighingFacts, filled, weighed
from fondaco.games.genoa.keys import card_key, space_key
from fondaco.games.genoa.offer import COUNTERING, DRAFT, NO_DRAFT, OFFER, PARTNER, PLANNING, UP_TO, Terms
from fondaco.games.genoa.proceeds import cards_of_building, goods_of_building, order_pay
from fondaco.games.genoa.shown import terms_of
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import may_buy
from fondaco.kernel.counts import Counts

QUICK = ((60, (20, 30, 40)), (35, (10, 20, 30)), (20, (10, 15, 20)), (1, (5, 10, 15)), (0, (5,)))
"""Ducats that can be offered with one tap, by what the space is worth at least: most deals are plain ducats."""
USUAL = (5, 10, 20)
"""The same where nobody is told what things are worth."""


class Token(NamedTuple):
    """One thing that can be put into the deal by a tap."""

    id: str
    field: str
    value: str
    symbol: str
    label: str
    """The key of its name."""
    is_in: bool
    piece: Piece | None = None
    """What is on a card."""
    spaces: tuple[str, ...] = ()
    """Where the action brings it, for what the bought action yields."""


class Side(NamedTuple):
    """What one side puts in."""

    ducats: int
    money: int
    """The most it can be; -1 where that is not told."""
    tokens: tuple[Token, ...]
    cards: tuple[Token, ...]


class SpaceFacts(NamedTuple):
    """A space that can be bought."""

    name: str
    key: str
    brought: tuple[Piece, ...]
    is_here: bool
    worth: int
    """What it brings the viewer, before any price; UNTOLD where the table does not say."""
    prices: tuple[int, ...]
    """What can be offered for it with one tap."""


class Deal(NamedTuple):
    """What is composed in the drawer."""

    verb: str
    """offer, plan or counter."""
    player: int
    """Who would get the step or the action."""
    spaces: tuple[int, ...]
    """What it can be about."""


class DrawerFacts(NamedTuple):
    verb: str
    """offer, plan or counter."""
    question: str
    """Where it all stands: what is filled in stays for the same question."""
    partner: str
    """Whom a counter is for, as seat-2; empty otherwise."""
    seat: int
    other: Who
    """Who is on the other side."""
    is_new: bool
    """Whether nothing of the viewer's stands yet."""
    is_answer: bool
    """Whether the trader's counter-offer waits for an answer."""
    is_folded: bool
    """Whether the form is opened by `Change` alone, since something can be answered, or stands, without it."""
    spaces: tuple[SpaceFacts, ...]
    elsewhere: tuple[PlanSpace, ...]
    """All spaces, for a plan."""
    chosen: str
    give: Side
    get: Side | None
    """Nothing for a plan."""
    yields: tuple[Token, ...]
    pay: int
    pays: tuple[str, ...]
    """Where an order's pay can be promised."""
    may_limit: bool
    may_be_bare: bool
    is_bare: bool
    up_to: int = 0
    weighing: WeighingFacts | None = None


def deal_at_hand(scene: Scene) -> Deal | None:
    """What the viewer can compose now; nothing for whoever watches, and outside of the dealing window."""
    city = cast(City, scene.view)
    seat = scene.seat
    if scene.is_spectator or city.question() != "dealing" or not scene.choices:
        return None
    mode = draft_mode(city, seat)
    if mode == PLANNING:
        return Deal("plan", seat, tuple(range(data.SPACES)))
    if seat == city.trader and mode != COUNTERING:
        return None
    player = int(city.drafts[seat * DRAFT + PARTNER]) if mode == COUNTERING else seat
    near = spaces_in(int(city.open_steps() | data.bit(city.tower)))
    spaces = tuple(space for space in near if may_buy(city, player, space))
    return Deal("counter" if mode == COUNTERING else "offer", player, spaces) if spaces else None


def drawer_facts(scene: Scene) -> DrawerFacts | None:
    city = cast(City, scene.view)
    deal = deal_at_hand(scene)
    if deal is None:
        return None
    table, at = filled_from(city, scene.seat, deal.player)
    if table[at] == NONE:
        return composed(scene, deal, None)
    facts = composed(scene, deal, terms_of(table, at, deal.player))
    draft = filled(city, scene.seat, MODES[deal.verb], deal.player, table, at)
    up_to = int(table[at + UP_TO]) if scene.seat == deal.player else 0
    return facts._replace(up_to=up_to, weighing=weighed(scene, draft))


def filled_from(city: City, seat: int, player: int) -> tuple[Counts, int]:
    """What the form is filled with: what is being composed, else what stands.

    Never with what somebody else wants: a counter-offer is answered beside the form.
    """
    mode = draft_mode(city, seat)
    if mode and (city.drafts[seat * DRAFT] != NONE or mode == PLANNING):
        return city.drafts, seat * DRAFT
    return city.offers, player * OFFER


def composed(scene: Scene, deal: Deal, terms: Terms | None) -> DrawerFacts:
    city = cast(City, scene.view)
    verb, player, targets = deal
    seat, trader = scene.seat, int(city.trader)
    is_buyer, is_plan = seat == player, verb == "plan"
    other = trader if is_buyer else player
    by_player, by_trader = (given_in(terms), asked_in(terms)) if terms else (Bundle(), Bundle())
    given, gotten = (by_player, by_trader) if is_buyer else (by_trader, by_player)
    spaces = [] if is_plan else [space_facts(scene, player, space) for space in targets]
    payable = [space for space in targets if is_payable(scene, player, space)]
    is_new, is_answer = city.offers[seat * OFFER] == NONE, city.countered == seat
    return DrawerFacts(
        verb=verb,
        question=f"{trader}-{city.rounds}-{city.walked}-{city.tower}",
        partner="" if is_buyer else f"seat-{player + 1}",
        seat=seat,
        other=who(scene, other),
        is_new=is_new,
        is_answer=is_answer,
        is_folded=verb == "offer" and (is_answer or not is_new) and draft_mode(city, seat) == NO_DRAFT,
        spaces=tuple(sorted(spaces, key=lambda space: -space.worth)),
        elsewhere=plan_spaces(scene, targets) if is_plan else (),
        chosen=data.space_name(terms.space) if terms else "",
        give=side(scene, "give", seat, given),
        get=None if is_plan else side(scene, "ask", other, gotten),
        yields=yield_tokens(targets, payable, terms),
        pay=terms.yield_pay if terms else 0,
        pays=names_of(payable),
        may_limit=is_buyer,
        may_be_bare=bool(city.bare_steps) and any(space < data.BUILDINGS for space in targets),
        is_bare=bool(terms and terms.is_bare),
    )


def names_of(spaces: Iterable[int]) -> tuple[str, ...]:
    return tuple(data.space_name(space) for space in spaces)


# Where.


def space_facts(scene: Scene, player: int, space: int) -> SpaceFacts:
    """One that can be bought, with quick prices for the buyer; between two players ducats alone buy nothing (G-2a)."""
    city = cast(City, scene.view)
    is_buyer = scene.seat == player
    worth = space_worth(scene, space) if is_buyer else 0
    money = int(city.money[scene.seat]) if is_buyer and city.seats > 2 else 0
    usual = USUAL if space < data.BUILDINGS else USUAL[:1]
    prices = next(prices for least, prices in QUICK if max(0, worth) >= least) if is_told(scene) else usual
    return SpaceFacts(
        name=data.space_name(space),
        key=space_key(space),
        brought=brought_pieces(space),
        is_here=space == city.tower,
        worth=worth,
        prices=tuple(price for price in prices if price <= money),
    )


def is_payable(scene: Scene, player: int, space: int) -> bool:
    """Whether the player may deliver an order there, as far as the view tells, if only the trader helps with goods."""
    city = cast(City, scene.view)
    if space >= data.BUILDINGS or not order_pay(city, space):
        return False
    holders = (player,) if player == scene.seat else (player, data.UNKNOWN)
    kind = data.LARGE if space < data.VILLAS else data.SMALL
    held = zip(held_by(city, player), held_by(city, int(city.trader)), strict=True)
    at_hand = int(goods_of_building(space)) | sum(1 << good for good, counts in enumerate(held) if any(counts))
    return any(
        city.where[card] in holders and city.box.house[card] == space and not city.box.wanted[card] & ~at_hand
        for card in range(int(data.FIRST_CARD[kind]), int(data.FIRST_CARD[kind + 1]))
    )


# What.


def side(scene: Scene, field: str, holder: int, chosen: Bundle) -> Side:
    """What a holder has, thing by thing; of others only cards that everybody knows of."""
    city = cast(City, scene.view)
    is_own = holder == scene.seat
    tokens = []
    for thing, held in enumerate(held_by(city, holder)):
        tokens += several(f"{field}-{THINGS[thing]}", thing_symbol(thing), thing_key(thing), held, chosen.things[thing])
    cards = [card for card in hand_of(city, holder) if is_own or city.shown >> card & 1]
    return Side(
        ducats=chosen.ducats,
        money=int(city.money[holder]) if is_own or city.open_money else -1,
        tokens=tuple(tokens),
        cards=tuple(card_token(city, field, card, card in chosen.cards) for card in cards),
    )


def several(field: str, symbol: str, label: str, held: int, chosen: int) -> list[Token]:
    return [Token(f"{field}-{n + 1}", field, "1", symbol, label, n < chosen) for n in range(held)]


def card_token(city: City, field: str, card: int, is_in: bool) -> Token:
    name = data.card_name(card)
    piece = card_piece(city.box, card)
    return Token(f"{field}-{name}", f"{field}-card", name, piece.symbol, card_key(city.box, card), is_in, piece)


def yield_tokens(targets: tuple[int, ...], payable: list[int], terms: Terms | None) -> tuple[Token, ...]:
    """What the bought action may bring, each with the spaces that bring it (G-N2)."""
    promised = promised_in(terms) if terms else (0,) * len(THINGS)
    brought = {space: brought_by(space) for space in targets}
    # A villa gives any tile, as the reward for a large order that is delivered there.
    rewards = (0,) * data.GOODS + (1,) * data.TILES + (0,)
    brought |= {space: rewards for space in payable if space < data.VILLAS}
    found = []
    for thing, name in enumerate(THINGS):
        spaces = [space for space in targets if brought[space][thing]]
        symbol, key = thing_symbol(thing), thing_key(thing)
        if thing < MARKER:
            tokens = [Token(f"yield-{name}", "yield", name, symbol, key, bool(promised[thing]))]
        else:
            tokens = several("yield-marker", symbol, key, 2, promised[thing])
        found += [token._replace(spaces=names_of(spaces)) for token in tokens if spaces]
    for number in range(2):
        spaces = [space for space in targets if cards_of_building(space) > number]
        if spaces:
            token = several("yield-card", drawn_symbol(spaces[0]), "deal-drawn", 2, terms.yield_cards if terms else 0)
            found.append(token[number]._replace(spaces=names_of(spaces)))
    return tuple(found)
