"""The plan and the cards of the box against what the rules say of them."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from fondaco.games.genoa import data
from fondaco.games.genoa.box import STANDARD
from fondaco.games.genoa.data import BUILDINGS, MARKET, SPACES, STREET
from fondaco.kernel.counts import numbers

from .scene import CARD_NAMES, RING, SPACE_NAMES, names_of

PLAN = """
MON DRI DRI INN INN SPI SPI RIC
MON DRI  .   .   .   .  SPI RIC
HAR  .   .  CTY CTY  .   .  COA
HAR  .  POS MKT MKT GUI  .  COA
PAL  .  POS MKT MKT GUI  .  PAR
PAL  .   .  CAT CAT  .   .  PAR
ZAS FAB  .   .   .   .  MET COL
ZAS FAB FAB TAV TAV MET MET COL
"""
SIGNS = {
    "MON": "villa-monetti",
    "RIC": "villa-ricci",
    "COL": "villa-colini",
    "ZAS": "villa-zasteri",
    "HAR": "harbor",
    "COA": "coach-house",
    "PAL": "palace",
    "PAR": "park",
    "POS": "post-office",
    "GUI": "guild-hall",
    "CTY": "city-hall",
    "CAT": "cathedral",
    "DRI": "drinks",
    "SPI": "spices",
    "FAB": "fabric",
    "MET": "metals",
    "INN": "inn",
    "TAV": "tavern",
    "MKT": "market",
}
INNER = ["guild-hall", "city-hall", "post-office", "cathedral"]
VILLAS = ["villa-monetti", "villa-ricci", "villa-colini", "villa-zasteri"]


def plan() -> list[list[str]]:
    """The name of the space of each square, row by row, read off the drawing."""
    rows = [line.split() for line in PLAN.strip().splitlines()]
    return [
        [SIGNS.get(sign, f"street-{row + 1}-{column + 1}") for column, sign in enumerate(signs)]
        for row, signs in enumerate(rows)
    ]


def touching() -> dict[str, set[str]]:
    """The neighbours of each space, from the drawing: squares that have a side in common."""
    squares = plan()
    near: dict[str, set[str]] = {name: set() for row in squares for name in row}
    for row in range(8):
        for column in range(8):
            for down, right in ((1, 0), (0, 1)):
                if row + down < 8 and column + right < 8:
                    here, there = squares[row][column], squares[row + down][column + right]
                    if here != there:
                        near[here].add(there)
                        near[there].add(here)
    return near


def near(space: str) -> set[str]:
    """The neighbours of a space as the game knows them."""
    mask = int(STANDARD.near[SPACE_NAMES.index(space)])
    return {SPACE_NAMES[other] for other in range(SPACES) if mask >> other & 1}


def distance(start: str, end: str) -> int:
    """The fewest steps from one space to another, by breadth-first search."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in sorted(near(here)):
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps[end]


def test_the_plan_is_that_of_the_rules() -> None:
    """G-T1: red says the row, blue the column; every square is a roll."""
    squares = [name for row in plan() for name in row]
    assert [SPACE_NAMES[space] for space in numbers(STANDARD.squares)] == squares


def test_there_are_eighteen_buildings_twenty_streets_and_a_market_of_four_squares() -> None:
    """G-M1: several squares of one building are one space, each street square is one of its own."""
    sizes = Counter(SPACE_NAMES[space] for space in numbers(STANDARD.squares))
    assert len(SPACE_NAMES) == len(set(SPACE_NAMES)) == SPACES == 39
    assert len(sizes) == 39
    assert sum(name in data.BUILDING_NAMES for name in sizes) == BUILDINGS == 18
    assert {name: size for name, size in sizes.items() if name.startswith("street-")} == dict.fromkeys(
        SPACE_NAMES[STREET:], 1
    )
    assert len(SPACE_NAMES[STREET:]) == 20
    assert sizes["market"] == 4
    assert {name for name, size in sizes.items() if size == 3} == {"drinks", "spices", "fabric", "metals"}
    assert all(sizes[name] == 2 for name in data.BUILDING_NAMES if name not in ("drinks", "spices", "fabric", "metals"))


def test_neighbours_are_squares_with_a_common_side() -> None:
    """G-M1: orthogonally."""
    assert {space: near(space) for space in SPACE_NAMES} == touching()


def test_every_space_is_one_piece() -> None:
    """G-M1: the squares of a space hang together, so it is never in two places."""
    squares = plan()
    for name in set(SIGNS.values()):
        places = {(row, column) for row in range(8) for column in range(8) if squares[row][column] == name}
        reached = {min(places)}
        while True:
            more = {
                (row + down, column + right)
                for row, column in reached
                for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1))
            } & places
            if more <= reached:
                break
            reached |= more
        assert reached == places, name


def test_outer_buildings_form_a_closed_ring() -> None:
    """G-E2: the neighbours of contracts."""
    ring = [SPACE_NAMES[space] for space in numbers(STANDARD.ring)]
    assert ring == RING
    for place, name in enumerate(ring):
        outer = near(name) & set(RING)
        assert outer == {ring[place - 1], ring[(place + 1) % 14]}, name


@pytest.mark.parametrize("villa", VILLAS)
def test_villas_touch_no_street(villa: str) -> None:
    """G-O1: and so can never be owned."""
    assert not [name for name in near(villa) if name.startswith("street-")]
    assert len(near(villa)) == 2


@pytest.mark.parametrize("building", INNER)
def test_inner_buildings_touch_the_market_and_streets_only(building: str) -> None:
    """G-M1"""
    assert "market" in near(building)
    assert all(name == "market" or name.startswith("street-") for name in near(building))


def test_the_market_touches_the_four_inner_buildings_only() -> None:
    """G-M1"""
    assert near("market") == set(INNER)
    assert SPACE_NAMES[MARKET] == "market"


def test_all_buildings_but_villas_touch_a_street_and_can_be_owned() -> None:
    """G-O1"""
    for name in data.BUILDING_NAMES[data.OWNED :]:
        assert [other for other in near(name) if other.startswith("street-")], name
    assert data.BUILDING_NAMES[: data.OWNED] == VILLAS
    assert len(data.BUILDING_NAMES[data.OWNED :]) == data.OWNABLE == 14


# The examples of the book.


def test_blue_3_red_2_is_a_street() -> None:
    """G-T1: an example of the book."""
    assert plan()[1][2] == SPACE_NAMES[STANDARD.squares[1 * 8 + 2]] == "street-2-3"


def test_a_street_touches_guild_hall_and_coach_house_and_another_spices_and_coach_house() -> None:
    """G-O1: an example of the book."""
    streets = SPACE_NAMES[STREET:]
    assert [street for street in streets if {"guild-hall", "coach-house"} <= near(street)] == ["street-4-7"]
    assert [street for street in streets if {"spices", "coach-house"} <= near(street)] == ["street-3-7"]


def test_from_the_street_beside_guild_hall_metals_is_three_steps_away_and_villa_colini_four() -> None:
    """G-M1: an example of the book."""
    assert distance("street-4-7", "metals") == 3
    assert distance("street-4-7", "park") == 2
    routes = [["street-4-7"]]
    for _ in range(4):
        routes = [[*route, there] for route in routes for there in sorted(near(route[-1])) if there not in route]
    assert [route for route in routes if route[-1] == "villa-colini" and route[-2] == "metals"]


# The cards.


def test_there_are_sixty_cards() -> None:
    """G-S2: 14 contracts of the ring, 14 messages, 16 small orders, 16 large orders."""
    kinds = ["contract", "message", "small-order", "large-order"]
    assert [len(names_of(kind)) for kind in kinds] == [14, 14, 16, 16]
    assert len(CARD_NAMES) == len(set(CARD_NAMES)) == 60
    assert sorted(names_of("contract")) == sorted(f"contract-{name}" for name in RING)
    assert [data.kind_of(card) for card in range(60)] == [0] * 14 + [1] * 14 + [2] * 16 + [3] * 16


def test_messages_ask_for_two_different_buildings_and_each_pair_once() -> None:
    """G-A4"""
    pairs = [
        frozenset((int(STANDARD.house[card]), int(STANDARD.other_house[card])))
        for card in range(data.FIRST_MESSAGE, data.FIRST_SMALL)
    ]
    assert all(len(pair) == 2 and max(pair) < BUILDINGS for pair in pairs)
    assert len(set(pairs)) == 14


def test_every_message_can_be_carried_within_four_steps() -> None:
    """G-A4, G-M1: from some start the tower visits both buildings in one turn."""
    for text in data.MESSAGES:
        first, second = text.split()
        assert distance(first, second) <= 4, text


def test_small_orders_name_a_building_and_a_good() -> None:
    """G-A3: two of each good, none at a villa, all different."""
    goods: Counter[int] = Counter()
    for card in range(data.FIRST_SMALL, data.FIRST_LARGE):
        wanted = [good for good in range(8) if STANDARD.wanted[card] >> good & 1]
        assert len(wanted) == 1
        goods.update(wanted)
        assert data.OWNED <= STANDARD.house[card] < BUILDINGS
    assert goods == dict.fromkeys(range(8), 2)
    assert len(set(data.SMALL_ORDERS)) == 16


def test_large_orders_are_four_for_each_villa_of_three_different_goods() -> None:
    """G-A3"""
    villas: Counter[str] = Counter()
    for card in range(data.FIRST_LARGE, data.CARDS):
        assert bin(int(STANDARD.wanted[card])).count("1") == 3
        villas[SPACE_NAMES[STANDARD.house[card]]] += 1
    assert villas == dict.fromkeys(VILLAS, 4)
    assert len({(text.split()[0], frozenset(text.split()[1:])) for text in data.LARGE_ORDERS}) == 16


def test_contract_groups_pay_more_the_longer_they_are() -> None:
    """G-E2: 10, 30, 60, 100, 150, 200, then 50 more for each."""
    assert numbers(STANDARD.pay) == [0, 10, 30, 60, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600]


def test_tiles_and_goods_are_so_many() -> None:
    """G-A5, G-A1: 27 tiles, 40 goods."""
    assert dict(zip(data.TILE_NAMES, data.TILES_EACH, strict=True)) == {
        "start-space": 5,
        "any-good": 5,
        "extra-action": 5,
        "building-action": 5,
        "trade": 7,
    }
    assert data.GOODS_EACH * data.GOODS == 40
