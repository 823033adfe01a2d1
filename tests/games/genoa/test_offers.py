"""Offers as things of their own (G-N4, G-N8): made, changed, withdrawn, kept, lapsed, and told in five numbers."""

from __future__ import annotations

import random

from fondaco.games.genoa import offer
from fondaco.games.genoa.data import CARDS, GOODS, NONE, SPACES, TILES
from fondaco.games.genoa.offer import Terms
from fondaco.games.genoa.shown import terms_of
from fondaco.kernel.counts import Counts, numbers, zeros

from .deal_scene import CROSSING, at_crossing, at_metals, written
from .scene import CARD_NAMES, Scene

FULL = (
    "for park give 5 10 20 40 80 160 320 640 ale wine wine saffron start-space trade trade marker "
    "contract-villa-monetti large-order-16 ask copper silk any-good extra-action building-action marker marker "
    "message-1 small-order-16"
)


def test_an_offer_is_told_in_five_numbers_and_read_again() -> None:
    """G-N1, G-N8: everything that it names is in the news, whatever the language."""
    table = written(FULL)
    terms = terms_of(table, 0, 4)
    assert (terms.seat, terms.space, terms.is_bare) == (4, 10, False)
    assert (terms.ducats, terms.ducats_back, terms.yield_pay) == (1275, 0, 0)
    assert terms.goods == [1, 2, 0, 0, 0, 0, 0, 1]
    assert terms.tiles == [1, 0, 0, 0, 2]
    assert terms.markers == 1
    assert [CARD_NAMES[card] for card in terms.cards] == ["contract-villa-monetti", "large-order-16"]
    assert terms.goods_back == [0, 0, 0, 1, 0, 1, 0, 0]
    assert terms.tiles_back == [0, 1, 1, 1, 0]
    assert terms.markers_back == 2
    assert [CARD_NAMES[card] for card in terms.cards_back] == ["message-1", "small-order-16"]


def test_the_yield_is_told_too() -> None:
    """G-N2: goods, tiles, markers, cards and pay that are promised."""
    terms = terms_of(
        written("for villa-ricci yield silver copper saffron start-space trade marker marker card card 100"), 0, 1
    )
    assert terms.yield_goods == [2, 3, 7]
    assert terms.yield_tiles == [0, 4]
    assert (terms.yield_markers, terms.yield_cards, terms.yield_pay) == (2, 2, 100)
    assert terms_of(written("for metals bare give 5"), 0, 1).is_bare


def random_offer(luck: random.Random) -> Counts:
    table = zeros(offer.OFFER)
    table[offer.SPACE] = luck.randrange(SPACES)
    for side in (offer.DUCATS, offer.DUCATS_BACK):
        table[side] = 5 * luck.randrange(256)
        for kind in range(GOODS):
            table[side + 1] += luck.randrange(6) << 3 * kind
        for kind in range(TILES):
            table[side + 2] += luck.randrange(8) << 3 * kind
        table[side + 3] = luck.randrange(8)
        table[side + 4] = luck.getrandbits(CARDS)
    table[offer.YIELD_GOODS] = luck.getrandbits(GOODS)
    table[offer.YIELD_TILES] = luck.getrandbits(TILES)
    table[offer.YIELD_MARKERS] = luck.randrange(3)
    table[offer.YIELD_CARDS] = luck.randrange(3)
    table[offer.YIELD_PAY] = 5 * luck.randrange(21)
    table[offer.BARE_STEP] = luck.randrange(2)
    return table


def written_back(terms: Terms) -> list[int]:
    """The fields of an offer, from what a person reads."""
    return [
        terms.space,
        terms.ducats,
        sum(count << 3 * kind for kind, count in enumerate(terms.goods)),
        sum(count << 3 * kind for kind, count in enumerate(terms.tiles)),
        terms.markers,
        sum(1 << card for card in terms.cards),
        terms.ducats_back,
        sum(count << 3 * kind for kind, count in enumerate(terms.goods_back)),
        sum(count << 3 * kind for kind, count in enumerate(terms.tiles_back)),
        terms.markers_back,
        sum(1 << card for card in terms.cards_back),
        sum(1 << good for good in terms.yield_goods),
        sum(1 << tile for tile in terms.yield_tiles),
        terms.yield_markers,
        terms.yield_cards,
        terms.yield_pay,
        int(terms.is_bare),
    ]


def test_nothing_is_lost_in_the_telling() -> None:
    """G-N8: any offer that could be made comes back from its news as it was."""
    luck = random.Random("telling")
    for _ in range(200):
        table = random_offer(luck)
        seat = luck.randrange(5)
        terms = terms_of(table, 0, seat)
        assert terms.seat == seat
        assert written_back(terms) == numbers(table)[: offer.UP_TO]


def test_what_an_offer_gives_and_asks() -> None:
    """G-N1, G-2a: the yield is given; pay and ducats are no items."""
    cases = {
        "for metals give 5": (True, False, False),
        "for metals give ale": (True, True, False),
        "for metals yield silver": (True, True, False),
        "for park yield 20": (True, False, False),
        "for metals ask 5": (False, False, True),
        "for metals ask marker": (False, False, True),
        "for metals": (False, False, False),
    }
    for terms, known in cases.items():
        table = written(terms)
        assert (offer.gives(table, 0), offer.gives_items(table, 0), offer.asks(table, 0)) == known, terms


def test_a_changed_offer_takes_the_place_of_the_old_one() -> None:
    """G-N4, G-N8: whole, not mixed with it."""
    scene = at_crossing()
    scene.has(1, "ale")
    scene.offer(1, "for metals give 20 give ale yield silver limit 40")
    scene.offer(1, "for park give 5")
    assert numbers(scene.city.offers)[offer.OFFER : 2 * offer.OFFER] == numbers(written("for park give 5"))


def test_an_offer_stands_while_it_fits() -> None:
    """G-N4: after a step elsewhere it stays if its space is still beside the tower."""
    scene = Scene(3)
    scene.stand("park", way="street-4-7", used=True)
    scene.offer(1, f"for {CROSSING} give 10")
    scene.offer(2, "for villa-colini give 10")
    scene.walk("street-5-7")
    assert scene.offered(1) is not None
    assert scene.offered(2) is None


def test_an_offer_lapses_when_what_it_names_is_gone() -> None:
    """G-N4: yellow asks for an ale that the trader gives to orange."""
    scene = at_metals()
    scene.has(0, "ale")
    scene.offer(1, "for metals give 20 ask ale")
    scene.offer(2, "for tavern give 10 ask ale")
    assert "accept seat-3" in scene.open(0)
    scene.say(0, "accept seat-2")
    assert scene.offered(2) is None


def test_all_offers_lapse_with_the_turn() -> None:
    """G-N4: the next trader begins with a clean table; also the drafts are gone."""
    scene = at_crossing()
    scene.offer(1, "for metals give 20")
    scene.choose("pass")
    scene.say(2, "offer", "for park")
    scene.trade("stop")
    assert [int(scene.city.offers[seat * offer.OFFER]) for seat in range(3)] == [NONE] * 3
    scene.roll(6, 7)
    assert "cancel" not in scene.open(2)


def test_a_deal_leaves_the_other_offers_alone() -> None:
    """G-N4: orange buys the action where the tower stands; yellow's offer for the next step is as it was."""
    scene = at_metals()
    scene.offer(1, "for metals give 20")
    scene.offer(2, "for tavern give 10")
    before = numbers(scene.city.offers)[2 * offer.OFFER :]
    scene.say(0, "accept seat-2")
    assert scene.offered(1) is None
    assert numbers(scene.city.offers)[2 * offer.OFFER :] == before


def test_a_draft_is_private_and_tells_nothing() -> None:
    """G-N8: nobody hears of what is only being composed, and the window waits."""
    scene = at_metals()
    scene.say(1, "offer", "for metals", "give 20")
    assert scene.keys() == []
    assert scene.offered(1) is None
    assert scene.asked == [1, 2]


def test_a_retired_offer_can_still_be_accepted() -> None:
    """G-N8: silence does not take an offer back."""
    scene = at_crossing()
    scene.offer(1, "for metals give 20")
    scene.say(1, "rest")
    scene.say(0, "accept seat-2")
    assert scene.money() == [150, 110, 130]
