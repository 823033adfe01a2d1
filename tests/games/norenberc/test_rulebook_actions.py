"""The actions at a guild: sell, hire, buy, nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING

import pytest

from fondaco.games.norenberc.data import GOOD_NAMES
from fondaco.games.norenberc.game import Norenberc
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers
from fondaco.kernel.errors import NotOpen

if TYPE_CHECKING:
    from fondaco.games.norenberc.state import Town

    from .scene import Scene

GAME = Norenberc()
CHOICES = Choices(len(GAME.vocabulary))
BLUE, ORANGE, YELLOW = 0, 1, 2

# Sell.


def test_selling_example(example_planned: Scene) -> None:
    """N-V1, printed example: orange sells its only beer at a master of 6 and gets 6 thalers."""
    assert example_planned.asked == [ORANGE]
    assert example_planned.opened("sell") == ["1"]
    example_planned.act("sell 1")
    assert example_planned.town.money[ORANGE] == 25 + 6
    assert "beer" not in example_planned.goods(ORANGE)
    assert example_planned.stored("brewers") == {"beer": 10}
    assert example_planned.on_roof("brewers", ORANGE) == 1


@pytest.mark.parametrize("count", [1, 2, 5])
def test_any_number_of_goods_is_sold_at_the_masters_value_each(scene: Scene, count: int) -> None:
    """N-V1"""
    scene.has(BLUE, beer=5, shoes=3)
    scene.send(BLUE, "brewers")
    assert scene.opened("sell") == ["1", "2", "3", "4", "5"]
    scene.act(f"sell {count}")
    assert scene.town.money[BLUE] == 25 + 4 * count
    assert scene.goods(BLUE).get("beer", 0) == 5 - count
    assert scene.stored("brewers") == {"beer": 12 - 2 - (5 - count)}


def test_a_guild_buys_only_its_own_kind(scene: Scene) -> None:
    """N-V1"""
    scene.has(BLUE, pastry=4, shoes=2)
    scene.send(BLUE, "brewers")
    assert scene.opened("sell") == []


# Hire.


def test_hiring_example(example_planned: Scene) -> None:
    """N-H1, N-H2, N-H3, N-H4, N-H6, N-T1, printed example: the Councilman out of room 2 for a beer and shoes.

    With one agent on the roof: a new agent, 1 thaler, and blue moves to the front. Room 3 could be paid as well, room 4
    could not.
    """
    scene = example_planned
    scene.act("sell 1")
    assert scene.asked == [BLUE]
    assert scene.opened("hire") == ["room-2", "room-3"]
    scene.act("hire room-2")
    assert scene.opened("pay") == ["pastry", "shoes", "pages"]
    scene.act("pay shoes")
    assert scene.goods(BLUE) == {"pastry": 1, "pages": 1}
    assert scene.stored("brewers") == {"beer": 11, "shoes": 1}
    assert (scene.town.hand[BLUE], scene.town.supply[BLUE]) == (4, 3)
    assert "councilman" in scene.tiles("stack")
    assert scene.tiles("owned", BLUE) == []
    assert scene.town.money[BLUE] == 25 + 1
    scene.act("lead")
    assert numbers(scene.town.order) == [BLUE, ORANGE, YELLOW]
    assert scene.on_roof("brewers", BLUE) == 1
    assert scene.rooms("brewers")[1] == "-"


def payments(town: Town, room: int) -> set[tuple[int, ...]]:
    """Every way in which blue, who is asked at the brewers, can pay for a room, as counts of each good."""
    hire = GAME.vocabulary.number(f"hire room-{room}")
    town.open(BLUE, CHOICES)
    if not CHOICES.holds(hire):
        return set()
    before = numbers(town.goods)[:4]
    town = town.copy()
    town.choose(BLUE, hire)
    found = set()
    unpaid = [town]
    while unpaid:
        town = unpaid.pop()
        if town.question() != "paying":
            found.add(tuple(have - left for have, left in zip(before, numbers(town.goods)[:4], strict=True)))
            continue
        town.open(BLUE, CHOICES)
        for choice in CHOICES.listed():
            unpaid.append(town.copy())
            unpaid[-1].choose(BLUE, choice)
    return found


def lawful(held: tuple[int, ...], room: int) -> set[tuple[int, ...]]:
    """The payments that the rules allow: exact, and none that contains a cheaper complete price."""
    pairs = [[0] * (1 if room == 3 else 2) + list(pair) for pair in combinations_with_replacement((1, 2, 3), 2)]
    prices = {
        1: [[0]],
        2: [[0, good] for good in range(4)],
        3: [[0, 0], *pairs],
        4: [[0, 0, 0], *pairs],
    }[room]
    counted = [tuple(Counter(price)[good] for good in range(4)) for price in prices]
    return {price for price in counted if all(price[good] <= held[good] for good in range(4))}


@pytest.mark.parametrize("room", [1, 2, 3, 4])
def test_every_payment_is_exact_and_contains_no_cheaper_complete_price(
    new_scene: Callable[..., Scene], room: int
) -> None:
    """N-H1 and its ruling, for every mix of goods: what can be hired, and what can be paid for it."""
    for held in product(range(5), range(3), range(3), range(2)):
        scene = new_scene(3)
        scene.room("brewers", room, "musician-3")
        scene.has(BLUE, **dict(zip(GOOD_NAMES, held, strict=False)))
        scene.send(BLUE, "brewers")
        assert payments(scene.town, room) == lawful(held, room), held


@pytest.mark.parametrize(
    ("room", "held", "paid"),
    [
        (1, "beer", ["beer"]),
        (1, "pastry pastry pastry", []),
        (2, "beer beer", ["beer beer"]),
        (2, "beer beer pastry", ["beer beer", "beer pastry"]),
        (2, "beer", []),
        (3, "beer beer", ["beer beer"]),
        (3, "beer beer pastry", ["beer beer"]),
        (3, "beer pastry pastry shoes", ["beer pastry pastry", "beer pastry shoes"]),
        (3, "beer beer pastry shoes", ["beer beer", "beer pastry shoes"]),
        (3, "beer pastry", []),
        (4, "beer beer beer", ["beer beer beer"]),
        (4, "beer beer beer pastry", ["beer beer beer"]),
        (4, "beer beer pages pages", ["beer beer pages pages"]),
        (4, "beer beer beer pastry shoes", ["beer beer beer", "beer beer pastry shoes"]),
        (4, "beer pastry pastry shoes shoes", []),
    ],
)
def test_prices_of_the_rooms(scene: Scene, room: int, held: str, paid: list[str]) -> None:
    """N-H1: for any good the guild's own kind will do as well."""
    scene.room("brewers", room, "musician-3")
    scene.has(BLUE, **Counter(held.split()))
    scene.send(BLUE, "brewers")
    expected = {tuple(price.split().count(good) for good in GOOD_NAMES[:4]) for price in paid}
    assert payments(scene.town, room) == expected


def test_an_empty_room_has_nobody_to_hire(scene: Scene) -> None:
    """N-H1"""
    scene.room("brewers", 2, "thief")
    scene.has(BLUE, beer=4, shoes=3)
    scene.send(BLUE, "brewers")
    assert scene.opened("hire") == ["room-2"]


def test_all_goods_paid_go_to_the_store_of_this_guild(scene: Scene) -> None:
    """N-H2"""
    scene.room("bakers", 4, "baker-7")
    scene.has(BLUE, beer=1, pastry=2, pages=1)
    scene.send(BLUE, "bakers")
    scene.act("hire room-4", "pay beer")
    assert scene.goods(BLUE) == {}
    assert scene.stored("bakers") == {"beer": 1, "pastry": 10, "pages": 1}


@pytest.mark.parametrize(("name", "agents"), [("brewer-2+", 1), ("printer-2+", 1), ("brewer-3", 0), ("baker-7", 0)])
def test_an_artisan_comes_to_the_player_and_the_symbol_brings_an_agent(scene: Scene, name: str, agents: int) -> None:
    """N-H3"""
    scene.hire(BLUE, name)
    assert scene.tiles("owned", BLUE) == [name]
    assert numbers(GAME.view(scene.town, ORANGE).owned) == numbers(scene.town.owned)
    assert (scene.town.hand[BLUE], scene.town.supply[BLUE]) == (3 + agents, 4 - agents)


@pytest.mark.parametrize("name", ["brewer-2+", "councilman"])
def test_nobody_has_more_than_eight_agents(scene: Scene, name: str) -> None:
    """N-H3, N-T1, N-S4: an empty supply gives nothing; the guest can be hired all the same."""
    scene.agents(BLUE, hand=8, supply=0)
    scene.hire(BLUE, name)
    assert scene.town.hand[BLUE] == 7
    assert scene.town.supply[BLUE] == 0
    assert scene.news("new-agent") == []


def test_the_bank_pays_for_the_agents_on_the_roof_but_not_for_the_one_that_hires(scene: Scene) -> None:
    """N-H4: own and foreign ones; no Mayor; none on another roof; none that has still to act."""
    scene.roof("brewers", BLUE, 1)
    scene.roof("brewers", YELLOW, 2)
    scene.roof("bakers", ORANGE, 3)
    scene.mayor("brewers")
    scene.room("brewers", 1, "musician-3")
    scene.plan("brewers", "brewers", "brewers")
    scene.act("hire room-1")
    assert scene.news("roof-money") == [(BLUE, 3)]
    assert scene.town.money[BLUE] == 25 + 3


def test_an_empty_roof_pays_nothing(scene: Scene) -> None:
    """N-H4"""
    scene.mayor("brewers")
    scene.hire(BLUE, "musician-3")
    assert scene.town.money[BLUE] == 25


def test_a_room_that_became_empty_stays_empty_until_the_end_of_the_round(scene: Scene) -> None:
    """N-H5"""
    scene.room("brewers", 2, "brewer-7")
    scene.has(BLUE, beer=4)
    scene.send(BLUE, "brewers")
    scene.act("hire room-2")
    assert scene.town.turn == 2
    assert scene.rooms("brewers") == ["-", "-", "-", "-"]
    scene.plan("brewers")
    assert scene.opened("hire") == []


def test_guests_do_not_slide_before_the_end_of_the_round(scene: Scene) -> None:
    """N-H5"""
    scene.room("brewers", 3, "brewer-7")
    scene.hire(BLUE, "brewer-6")
    assert scene.rooms("brewers") == ["-", "-", "brewer-7", "-"]


@pytest.mark.parametrize(("answer", "after"), [("lead", [YELLOW, BLUE, ORANGE]), ("stay", [BLUE, YELLOW, ORANGE])])
def test_the_hirer_may_move_to_the_front_of_the_track(scene: Scene, answer: str, after: list[int]) -> None:
    """N-H6: those who stood before slide down one, those behind stay."""
    scene.order(BLUE, YELLOW, ORANGE)
    scene.hire(YELLOW, "musician-3")
    assert scene.open() == ["lead", "stay"]
    scene.act(answer)
    assert numbers(scene.town.order) == after


def test_those_before_slide_down_one_each(new_scene: Callable[..., Scene]) -> None:
    """N-H6"""
    scene = new_scene(5)
    scene.order(3, 1, 0, 4, 2)
    scene.hire(4, "musician-3")
    scene.act("lead")
    assert numbers(scene.town.order) == [4, 3, 1, 0, 2]


def test_whoever_stands_first_is_not_asked_to_move(scene: Scene) -> None:
    """N-H6"""
    scene.hire(BLUE, "musician-3")
    assert scene.town.question() == "planning"


def test_the_order_inside_a_hire(scene: Scene) -> None:
    """Ruling: pay, take and resolve the tile, roof money, move to the front, agent to the roof (N-H1 to N-H6)."""
    scene.order(ORANGE, BLUE, YELLOW)
    scene.roof("brewers", YELLOW, 2)
    scene.has(BLUE, beer=1, pastry=1)
    scene.room("brewers", 2, "thief")
    scene.send(BLUE, "brewers")
    first = len(scene.listener.items)
    scene.act("hire room-2", "rob seat-2", "steal beer", "steal shoes", "lead")
    told = [GAME.news[item.kind].key for item in scene.listener.items[first:]]
    assert told[:3] == ["paid-goods", "paid-goods", "hired"]
    assert told[3:8] == ["stole", "insured", "stole", "insured", "shuffled-back"]
    assert told[8:10] == ["roof-money", "leads"]
    assert scene.on_roof("brewers", BLUE) == 1


# Buy.


def test_buying_example(example_planned: Scene) -> None:
    """N-B1, printed example: orange buys 3 pastries at a master of 2 for 6 thalers, and no more than 3."""
    scene = example_planned
    scene.act("sell 1", "nothing")
    assert scene.asked == [ORANGE]
    scene.act("buy pastry", "buy pastry", "buy pastry")
    assert scene.asked == [YELLOW]
    assert scene.town.money[ORANGE] == 25 + 6 - 6
    assert scene.goods(ORANGE) == {"pastry": 4, "shoes": 1, "pages": 1}
    assert scene.stored("bakers") == {"pastry": 6}
    assert scene.on_roof("bakers", ORANGE) == 1


def test_goods_of_any_kind_in_the_store_cost_the_masters_value_here(scene: Scene) -> None:
    """N-B1: not what their own guild would take for them."""
    scene.master("brewers", 2)
    scene.master("printers", 7)
    scene.store("brewers", pages=2)
    scene.send(BLUE, "brewers")
    assert scene.opened("buy") == ["beer", "pages"]
    scene.act("buy pages", "buy beer", "buy pages")
    assert scene.goods(BLUE) == {"beer": 2, "pastry": 1, "shoes": 1, "pages": 3}
    assert scene.town.money[BLUE] == 25 - 3 * 2


@pytest.mark.parametrize("count", [1, 2])
def test_one_may_stop_before_the_third_good(scene: Scene, count: int) -> None:
    """N-B1"""
    scene.send(BLUE, "brewers")
    scene.act(*["buy beer"] * count, "stop")
    assert scene.town.money[BLUE] == 25 - 4 * count
    assert scene.on_roof("brewers", BLUE) == 1


@pytest.mark.parametrize(("money", "most"), [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (100, 3)])
def test_there_is_no_credit(scene: Scene, money: int, most: int) -> None:
    """N-B1"""
    scene.money(money)
    scene.send(BLUE, "brewers")
    assert bought_at_most(scene, "beer") == most
    assert scene.town.money[BLUE] == money - 4 * most


def test_an_empty_store_sells_nothing(scene: Scene) -> None:
    """N-B1"""
    scene.store("brewers", beer=1)
    scene.send(BLUE, "brewers")
    scene.act("buy beer")
    assert scene.town.question() == "planning"
    scene.plan("brewers")
    assert scene.opened("buy") == []


def bought_at_most(scene: Scene, *goods: str) -> int:
    """How many goods the one who is asked can buy here, of the given kinds in turn."""
    buyer, called = scene.asked, scene.town.called
    bought = 0
    while scene.asked == buyer and scene.town.called == called and scene.opened("buy"):
        scene.act(f"buy {goods[bought % len(goods)]}")
        bought += 1
    return bought


LIMITS = [
    *[(2, cards, 3) for cards in (1, 2)],
    *[(3, cards, 3) for cards in (1, 2, 3)],
    *[(4, cards, limit) for cards, limit in ((1, 3), (2, 3), (3, 2), (4, 2))],
    *[(5, cards, limit) for cards, limit in ((1, 3), (2, 3), (3, 2), (4, 1), (5, 1))],
]


@pytest.mark.parametrize(("seats", "cards", "limit"), LIMITS)
def test_a_crowded_guild_sells_less_in_the_very_first_turn(
    new_scene: Callable[..., Scene], seats: int, cards: int, limit: int
) -> None:
    """N-B2: for each of them, all kinds together, whatever the others do there."""
    scene = new_scene(seats)
    scene.money(*[50] * seats)
    scene.store("brewers", pastry=5)
    scene.plan(*["brewers+bakers"] * cards, *["bakers"] * (seats - cards))
    if cards > 1:
        scene.act("nothing")
    assert bought_at_most(scene, "beer", "pastry") == limit
    while scene.town.called == 1:
        assert bought_at_most(scene, "beer", "pastry") == limit


@pytest.mark.parametrize(("seats", "limit"), [(4, 2), (5, 1)])
def test_the_limit_counts_the_cards_at_each_guild_by_itself(
    new_scene: Callable[..., Scene], seats: int, limit: int
) -> None:
    """N-B2"""
    scene = new_scene(seats)
    scene.plan("brewers+bakers", "bakers", *["bakers"] * (seats - 2))
    assert bought_at_most(scene, "beer") == 3
    assert bought_at_most(scene, "pastry") == limit


@pytest.mark.parametrize("seats", [4, 5])
def test_the_limit_ends_with_the_first_turn(new_scene: Callable[..., Scene], seats: int) -> None:
    """N-B2: neither the second turn of round 1 nor the first turn of round 2 knows it."""
    scene = new_scene(seats)
    scene.money(*[100] * seats)
    scene.plan(*["brewers"] * seats)
    scene.act(*["nothing"] * seats)
    scene.plan(*["bakers"] * seats)
    assert bought_at_most(scene, "pastry") == 3
    scene.act(*["nothing"] * (seats - 1))
    scene.all_pass()
    scene.refill()
    assert (scene.town.round, scene.town.turn) == (2, 1)
    scene.plan(*["brewers"] * seats)
    assert bought_at_most(scene, "beer") == 3


def test_players_do_not_trade_with_each_other(scene: Scene) -> None:
    """N-B3: what only other players hold cannot be had at a guild."""
    scene.has(ORANGE, pages=5)
    scene.has(BLUE, beer=1)
    scene.store("printers", pages=0)
    scene.send(BLUE, "printers")
    assert scene.open() == ["nothing"]
    with pytest.raises(NotOpen):
        scene.act("buy pages")


# Nothing.


def test_doing_nothing_example(example_planned: Scene) -> None:
    """N-01, printed example: yellow does nothing at the bakers; the agent still goes to the roof."""
    scene = example_planned
    scene.act("nothing", "nothing", "nothing")
    assert scene.asked == [YELLOW]
    goods, money = scene.goods(YELLOW), scene.town.money[YELLOW]
    scene.act("nothing")
    assert scene.on_roof("bakers", YELLOW) == 1
    assert (scene.goods(YELLOW), scene.town.money[YELLOW]) == (goods, money)


def test_nothing_is_open_to_those_who_can_do_everything_and_to_those_who_can_do_nothing(scene: Scene) -> None:
    """N-01, N-A3"""
    scene.room("brewers", 1, "musician-3")
    scene.has(ORANGE)
    scene.money(25, 0, 25)
    scene.plan("brewers", "brewers", "pass")
    assert {text.split()[0] for text in scene.open()} == {"sell", "hire", "buy", "nothing"}
    scene.act("nothing")
    assert scene.open() == ["nothing"]
