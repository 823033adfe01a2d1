"""What things, actions and deals are worth, in ducats: the order of them, and that nothing hidden is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fondaco.games.genoa.bot.estate import estate_of
from fondaco.games.genoa.bot.outlook import turns_left
from fondaco.games.genoa.bot.worth import action_worth, good_worth, marker_worth, offer_worth, tile_worth
from fondaco.games.genoa.data import (
    BUILDING_NAMES,
    CARDS,
    GOOD_NAMES,
    TILES,
    card_name,
)
from fondaco.games.genoa.offer import OFFER

from .scene import GAME

if TYPE_CHECKING:
    from .scene import Scene

BLUE, ORANGE = 0, 1


def good(scene: Scene, name: str, seat: int = BLUE) -> int:
    scene.fit()
    return int(good_worth(GAME.view(scene.city, seat), seat, GOOD_NAMES.index(name)))


def card(scene: Scene, name: str, seat: int = BLUE) -> int:
    scene.fit()
    number = [card_name(number) for number in range(CARDS)].index(name)
    estate = estate_of(GAME.view(scene.city, seat), seat)
    estate.cards &= ~(1 << number)
    without = estate.worth()
    estate.cards |= 1 << number
    return int(estate.worth() - without)


def action(scene: Scene, name: str, seat: int = BLUE, viewer: int | None = None) -> int:
    scene.fit()
    view = GAME.view(scene.city, seat if viewer is None else viewer)
    return int(action_worth(view, seat, BUILDING_NAMES.index(name)))


def deal(scene: Scene, seat: int, player: int) -> int:
    """What the standing offer of a player is worth to a seat."""
    return int(offer_worth(GAME.view(scene.city, seat), seat, scene.city.offers, player * OFFER, player))


# Single things.


def test_a_loose_good_is_worth_about_ten_and_each_further_one_less(scene: Scene) -> None:
    first = good(scene, "ale")
    assert 7 <= first <= 15
    scene.has(BLUE, "ale")
    assert 0 < good(scene, "ale") < first


def test_a_good_that_completes_an_order_is_worth_more(scene: Scene) -> None:
    """Large order 1: copper, linen, wine to Villa Colini."""
    scene.has(BLUE, "copper linen")
    loose = good(scene, "wine")
    scene.holds(BLUE, "large-order-1")
    assert good(scene, "wine") > loose + 5
    assert good(scene, "wine") > good(scene, "pepper")


def test_an_order_is_worth_more_the_fewer_goods_it_lacks(scene: Scene) -> None:
    scene.holds(BLUE, "large-order-1")
    worths = [card(scene, "large-order-1")]
    for name in ("copper", "linen", "wine"):
        scene.has(BLUE, name)
        worths.append(card(scene, "large-order-1"))
    assert worths == sorted(worths)
    assert worths[-1] > worths[0] + 20


def test_things_fade_towards_the_end_but_contracts_pay_then(scene: Scene) -> None:
    """G-E2: only money, markers on buildings and contracts count at the end."""
    scene.holds(BLUE, "contract-inn contract-spices large-order-1 message-1 small-order-1")
    scene.has(BLUE, "copper linen", markers=1)
    early = [good(scene, "wine"), card(scene, "message-1"), card(scene, "small-order-1"), card(scene, "large-order-1")]
    scene.left(1)
    scene.city.first = ORANGE
    scene.stand("inn", way="street-2-4 street-2-3 drinks villa-monetti", used=True)
    late = [good(scene, "wine"), card(scene, "message-1"), card(scene, "small-order-1"), card(scene, "large-order-1")]
    assert all(before > after for before, after in zip(early, late, strict=True))
    assert card(scene, "contract-inn") >= 20


def test_a_neighbouring_contract_is_worth_more_than_a_lone_one(scene: Scene) -> None:
    scene.holds(BLUE, "contract-inn contract-spices contract-villa-ricci")
    assert card(scene, "contract-coach-house") >= card(scene, "contract-fabric") + 25


def test_a_marker_is_worth_most_early(scene: Scene) -> None:
    scene.fit()
    early = marker_worth(GAME.view(scene.city, BLUE), BLUE)
    scene.left(1)
    scene.fit()
    assert marker_worth(GAME.view(scene.city, BLUE), BLUE) < early
    scene.has(BLUE, markers=7)
    scene.fit()
    assert marker_worth(GAME.view(scene.city, BLUE), BLUE) == 0, "no marker is left in the stock"


def test_every_tile_is_worth_something_while_there_is_time(scene: Scene) -> None:
    scene.fit()
    for tile in range(TILES):
        assert 5 <= tile_worth(GAME.view(scene.city, BLUE), BLUE, tile) <= 25


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_run_out(new_scene: Callable[..., Scene], seats: int) -> None:
    scene = new_scene(seats, seats - 1, first=0)
    counted = []
    for rounds in (3, 2, 1):
        scene.left(rounds)
        counted.append(int(turns_left(scene.city)))
    assert counted == sorted(counted, reverse=True)
    assert counted[-1] == 1, "the last turn of the last round"


# Actions.


def test_a_villa_with_its_large_order_complete_is_worth_by_far_most(scene: Scene) -> None:
    """G-A3: 100 ducats and a tile, less what the order was worth in the hand."""
    scene.holds(BLUE, "large-order-1")
    scene.has(BLUE, "copper linen wine")
    others = [action(scene, name) for name in BUILDING_NAMES if name != "villa-colini"]
    assert action(scene, "villa-colini") > action(scene, "villa-ricci")
    without = [name for name in BUILDING_NAMES if name.startswith("villa") and name != "villa-colini"]
    assert len({action(scene, name) for name in without}) == 1, "elsewhere there is a contract to draw"
    assert max(others) > 0


def test_a_tile_stands_in_for_the_last_good(scene: Scene) -> None:
    """G-A5: any good may be played at the villa, before the order is delivered."""
    scene.holds(BLUE, "large-order-1")
    scene.has(BLUE, "copper linen")
    poorer = action(scene, "villa-colini")
    scene.has(BLUE, "any-good")
    assert action(scene, "villa-colini") > poorer


def test_a_warehouse_with_an_empty_stock_is_worth_nothing(scene: Scene) -> None:
    """G-A1."""
    full = action(scene, "drinks")
    assert 14 <= full <= 40
    scene.has(ORANGE, "ale wine " * 5)
    assert action(scene, "drinks") == 0


def test_a_warehouse_with_the_missing_goods_is_worth_more_than_another(scene: Scene) -> None:
    """Large order 5: silver, silk, wine."""
    scene.holds(BLUE, "large-order-5")
    scene.has(BLUE, "silver wine")
    assert action(scene, "fabric") > action(scene, "drinks")


def test_what_others_hide_is_not_read(new_scene: Callable[..., Scene]) -> None:
    """Two hands that look alike from outside are worth the same from outside, though not to their holder."""
    seen, own = [], []
    for order in ("large-order-1", "large-order-16"):
        scene = new_scene(3)
        scene.holds(ORANGE, f"{order} contract-inn")
        scene.has(ORANGE, "copper linen wine")
        seen.append([action(scene, name, ORANGE, viewer=BLUE) for name in BUILDING_NAMES])
        own.append([action(scene, name, ORANGE) for name in BUILDING_NAMES])
    assert seen[0] == seen[1]
    assert own[0] != own[1]


# Deals.


def test_a_deal_brings_the_player_the_action_less_the_price(scene: Scene) -> None:
    scene.stand("street-7-6")
    scene.offer(ORANGE, "for metals give 10")
    gain = action(scene, "metals", ORANGE)
    assert deal(scene, ORANGE, ORANGE) == gain - 10
    assert deal(scene, BLUE, ORANGE) == 10


def test_the_owner_counts_the_bonus(scene: Scene) -> None:
    """G-A2."""
    scene.owns(BLUE, "metals")
    scene.stand("street-7-6")
    scene.offer(ORANGE, "for metals give 10")
    assert deal(scene, BLUE, ORANGE) == 20


def test_promised_goods_count_for_the_trader_and_against_the_player(scene: Scene) -> None:
    """G-N2: of silver and copper the player hands over the silver."""
    scene.stand("street-7-6")
    scene.offer(ORANGE, "for metals give 5 yield silver")
    assert deal(scene, BLUE, ORANGE) == 5 + good(scene, "silver")
    assert 0 < deal(scene, ORANGE, ORANGE) < action(scene, "metals", ORANGE) - 5


def test_goods_cards_and_tiles_given_are_missed(scene: Scene) -> None:
    scene.holds(ORANGE, "contract-inn")
    scene.has(ORANGE, "ale trade", markers=1)
    scene.stand("street-7-6")
    scene.offer(ORANGE, "for street-7-5 give 5 give ale give trade give marker give contract-inn")
    assert deal(scene, ORANGE, ORANGE) < -40
    assert deal(scene, BLUE, ORANGE) > 40


def test_what_the_trader_gives_counts_the_other_way(scene: Scene) -> None:
    scene.has(BLUE, "ale")
    scene.stand("street-7-6")
    scene.offer(ORANGE, "for street-7-5 give 5 ask ale")
    assert deal(scene, ORANGE, ORANGE) > 0
    assert deal(scene, BLUE, ORANGE) < 0


def test_promised_pay_is_money(scene: Scene) -> None:
    """G-N2: of the pay for an order that is shown with the offer."""
    scene.holds(ORANGE, "large-order-1")
    scene.has(ORANGE, "copper linen wine")
    scene.stand("metals", used=True)
    scene.offer(ORANGE, "for villa-colini yield 40")
    assert deal(scene, BLUE, ORANGE) == 40
    assert deal(scene, ORANGE, ORANGE) == action(scene, "villa-colini", ORANGE) - 40


def test_a_promised_contract_goes_to_the_trader(scene: Scene) -> None:
    scene.stand("metals", used=True)
    scene.offer(ORANGE, "for villa-colini give 5 yield card")
    assert deal(scene, ORANGE, ORANGE) == -5
    assert deal(scene, BLUE, ORANGE) > 5
