"""What a seat of Genoa observes, for learners: about seven hundred small numbers.

Everything is read from the view of that seat: its own cards in full, of the others those that were shown and how many
they hold, of offers what everybody sees.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa import secrets
from fondaco.games.genoa.bot.estate import Estate, estate_of, kinds_in
from fondaco.games.genoa.bot.outlook import turns_left
from fondaco.games.genoa.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CARDS,
    CONTRACTS,
    FEWEST_SEATS,
    FIRST_MESSAGE,
    FIRST_SMALL,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KINDS,
    MOST_SEATS,
    NONE,
    OWNABLE,
    OWNED,
    SPACES,
    TILE_NAMES,
    TILES,
    card_name,
    space_name,
)
from fondaco.games.genoa.offer import (
    CARDS_BACK,
    CARDS_GIVEN,
    DUCATS,
    DUCATS_BACK,
    GOODS_BACK,
    GOODS_GIVEN,
    MARKERS_GIVEN,
    OFFER,
    TILES_BACK,
    TILES_GIVEN,
    YIELD_GOODS,
    YIELD_PAY,
    YIELD_TILES,
    packed,
)
from fondaco.games.genoa.scoring import contract_pay
from fondaco.games.genoa.state import City
from fondaco.kernel.counts import Counts, bits
from fondaco.kernel.observation import Observation, repeated, seat_names
from fondaco.kernel.state import CHANCE_ASKED

QUESTIONS: Final = [
    "dealing",
    "acting",
    "starting",
    "owning",
    "marking",
    "visiting",
    "any-good",
    "trade-give",
    "trade-take",
    "handing",
    "reward",
    "last-call",
    "arrival",
]
QUESTION_COUNT: Final = 13
COIN: Final = 5
"""Money is told in fives."""
OFFER_NAMES: Final = [
    "offers",
    "for-here",
    "for-building",
    "ducats",
    "ducats-back",
    "goods-given",
    "goods-back",
    "tiles-given",
    "tiles-back",
    "markers-given",
    "cards-given",
    "cards-back",
    "yields",
    "yields-pay",
]
OFFER_SIZE: Final = 14
PLAYER_NAMES: Final = [
    "money",
    "standing",
    *GOOD_NAMES,
    "goods",
    *TILE_NAMES,
    "markers",
    "owned",
    *KIND_NAMES,
    "acted",
    "can-act",
    "quiet",
    "contracts-pay",
    *repeated(["shown"], BUILDING_NAMES[:CONTRACTS]),
    *OFFER_NAMES,
]
PLAYER_SIZE: Final = 54


def names() -> list[str]:
    spaces = [space_name(space) for space in range(SPACES)]
    cards = [card_name(card) for card in range(CARDS)]
    return [
        *(f"seats-{seats}" for seats in range(FEWEST_SEATS, MOST_SEATS + 1)),
        "rounds",
        "turns",
        *repeated(["trader"], seat_names(MOST_SEATS)),
        *repeated(["first"], seat_names(MOST_SEATS)),
        "walked",
        "stopped",
        "free",
        "by-deal",
        "window",
        "countered",
        "chance",
        *QUESTIONS,
        *repeated(["tower"], spaces),
        *repeated(["visited"], spaces),
        *repeated(["step"], spaces),
        *repeated(["used"], BUILDING_NAMES),
        *repeated(["stock"], GOOD_NAMES),
        *repeated(["stock"], TILE_NAMES),
        *repeated(["pile"], KIND_NAMES),
        *repeated(BUILDING_NAMES[OWNED:], [f"of-{name}" for name in seat_names(MOST_SEATS)]),
        *repeated(["card"], cards),
        *repeated(["message-visits"], cards[FIRST_MESSAGE:FIRST_SMALL]),
        *repeated(["order-missing"], cards[FIRST_SMALL:]),
        *repeated(["estate"], ["contracts", "messages", "markers", "goods", "tiles"]),
        *repeated(seat_names(MOST_SEATS), PLAYER_NAMES),
    ]


def observe(city: City, seat: i64, row: Observation) -> None:
    row.begin()
    seen = secrets.view(city, seat)
    seats = seen.seats
    row.mark(seats - FEWEST_SEATS, MOST_SEATS - FEWEST_SEATS + 1)
    row.put(seen.rounds)
    row.put(turns_left(seen))
    row.mark((seen.trader - seat + seats) % seats, MOST_SEATS)
    row.mark((seen.first - seat + seats) % seats, MOST_SEATS)
    row.put(seen.walked)
    row.put(seen.stopped)
    row.put(seen.free)
    row.put(seen.by_deal)
    row.put(seen.window)
    row.put(0 if seen.countered == NONE else 1)
    row.put(1 if seen.waiting & CHANCE_ASKED else 0)
    row.mark(question_of(seen, seat), QUESTION_COUNT)
    row.mark(seen.tower, SPACES)
    row.set_bits(seen.visited, SPACES)
    row.set_bits(seen.open_steps(), SPACES)
    row.set_bits(seen.used, BUILDINGS)
    for good in range(GOODS):
        row.put(seen.stock_goods[good])
    for tile in range(TILES):
        row.put(seen.stock_tiles[tile])
    for kind in range(KINDS):
        row.put(seen.pile[kind])
    for building in range(OWNABLE):
        owner = seen.owners[building]
        row.mark(NONE if owner == NONE else (owner - seat + seats) % seats, MOST_SEATS)
    estate = estate_of(seen, seat)
    put_hand(seen, estate, row)
    for turn in range(seats):
        put_player(seen, (seat + turn) % seats, row)


def question_of(city: City, seat: i64) -> i64:
    """What the seat is asked; NONE if it is not."""
    if not city.is_asked(seat):
        return NONE
    name = city.asking.name()
    for question in range(QUESTION_COUNT):
        if QUESTIONS[question] == name:
            return question
    return NONE


def put_hand(city: City, estate: Estate, row: Observation) -> None:
    """Own cards, how near they are to their pay, and what one's things are worth."""
    row.set_bits(estate.cards, CARDS)
    for card in range(FIRST_MESSAGE, FIRST_SMALL):
        visits: i64 = 0
        if estate.cards >> card & 1:
            visits = (city.visited >> city.box.house[card] & 1) + (city.visited >> city.box.other_house[card] & 1)
        row.put(visits)
    have = kinds_in(estate.goods)
    for card in range(FIRST_SMALL, CARDS):
        row.put(bits(city.box.wanted[card] & ~have) if estate.cards >> card & 1 else 0)
    row.put(estate.contracts_worth() // COIN)
    row.put(estate.messages_worth() // COIN)
    row.put(estate.markers_worth() // COIN)
    row.put(estate.goods_worth() // COIN)
    row.put(estate.tiles_worth() // COIN)


def put_player(city: City, seat: i64, row: Observation) -> None:
    estate = estate_of(city, seat)
    row.put(city.money[seat] // COIN)
    row.put((city.money[seat] + estate.worth()) // COIN)
    goods: i64 = 0
    for good in range(GOODS):
        row.put(estate.goods[good])
        goods += estate.goods[good]
    row.put(goods)
    for tile in range(TILES):
        row.put(estate.tiles[tile])
    row.put(estate.markers)
    row.put(estate.owned)
    for kind in range(KINDS):
        row.put(city.held[seat * KINDS + kind])
    row.put(city.acted[seat])
    row.put(1 if city.can_act(seat) else 0)
    row.put(city.quiet[seat])
    row.put(contract_pay(city.box, estate.cards) // COIN)
    row.set_bits(estate.cards, CONTRACTS)
    put_offer(city, city.offers, seat * OFFER, row)


def put_offer(city: City, offers: Counts, at: i64, row: Observation) -> None:
    """What a seat, or as a counter the trader, offers."""
    space = offers[at]
    if space == NONE:
        row.skip(OFFER_SIZE)
        return
    row.put(1)
    row.put(1 if space == city.tower else 0)
    row.put(1 if space < BUILDINGS else 0)
    row.put(offers[at + DUCATS] // COIN)
    row.put(offers[at + DUCATS_BACK] // COIN)
    row.put(things_in(offers[at + GOODS_GIVEN], GOODS))
    row.put(things_in(offers[at + GOODS_BACK], GOODS))
    row.put(things_in(offers[at + TILES_GIVEN], TILES))
    row.put(things_in(offers[at + TILES_BACK], TILES))
    row.put(offers[at + MARKERS_GIVEN])
    row.put(bits(offers[at + CARDS_GIVEN]))
    row.put(bits(offers[at + CARDS_BACK]))
    row.put(bits(offers[at + YIELD_GOODS]) + bits(offers[at + YIELD_TILES]))
    row.put(offers[at + YIELD_PAY] // COIN)


def things_in(pack: i64, kinds: i64) -> i64:
    """How many things are in a pack."""
    count: i64 = 0
    if pack != 0:
        for kind in range(kinds):
            count += packed(pack, kind)
    return count
