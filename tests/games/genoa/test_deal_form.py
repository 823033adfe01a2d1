"""One form becomes the choices that compose a deal (G-N1, G-N2), or a sentence that says what it lacks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.games import find_game
from fondaco.games.genoa.data import BUILDINGS, METALS, NONE, TILES
from fondaco.games.genoa.face.deal_form import BadDeal, chain
from fondaco.games.genoa.offer import (
    DRAFT,
    DUCATS,
    DUCATS_BACK,
    GOODS_GIVEN,
    MARKERS_GIVEN,
    OFFER,
    UP_TO,
    YIELD_GOODS,
    packed,
)
from fondaco.games.genoa.proceeds import order_pay
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import FOR
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.table import Table, new_table

ALE = 0


@pytest.fixture(scope="module")
def genoa() -> Game:
    return find_game("genoa")


@pytest.fixture
def table(genoa: Game) -> Table:
    """Four players in their first dealing window, each with some of everything."""
    table = new_table(genoa, 4, {}, "a form")
    luck = Luck("a form")
    while table.state.question() != "dealing":
        seat = next(seat for seat in range(4) if table.state.is_asked(seat))
        choices = table.open(seat)
        table.choose(seat, choices[int(luck.below(len(choices)))])
    city = table.state
    assert isinstance(city, City)
    for seat in range(4):
        for good in range(8):
            city.goods[seat * 8 + good] = 2
        for tile in range(TILES):
            city.tiles[seat * TILES + tile] = 1
        city.markers[seat] = 3
    return table


def player_of(table: Table) -> int:
    return next(seat for seat in range(4) if seat != table.state.trader)


def space_for(table: Table, seat: int) -> str:
    """Some space that a seat can make an offer for."""
    after = table.state.copy()
    after.choose(seat, table.game.vocabulary.number("offer"))
    after.open(seat, table.choices)
    spaces = [choice for choice in table.choices.listed() if choice >= FOR]
    buildings = [choice for choice in spaces if choice - FOR < BUILDINGS]
    return table.game.vocabulary.things[(buildings or spaces)[0]]


def made(table: Table, seat: int, **fields: str | list[str]) -> list[str]:
    """The chain of a form, which the table must take."""
    form = {name.replace("_", "-"): [text] if isinstance(text, str) else text for name, text in fields.items()}
    texts = chain(table.view(seat), seat, form)
    table.choose_all(seat, [table.game.vocabulary.number(text) for text in texts], table.version())
    return texts


def test_an_offer_is_composed_in_ascending_order(table: Table) -> None:
    """G-N1: ducats, goods, tiles and markers of the player, in the one order that there is."""
    seat = player_of(table)
    space = space_for(table, seat)
    form = {"give_marker": "1", "give_ale": "2", "give_ducats": "35", "space": space, "verb": "offer", "up_to": "60"}
    texts = made(table, seat, **form)
    assert texts == [
        "offer",
        f"for {space}",
        *["give 5", "give 10", "give 20"],
        *["give ale", "give ale", "give marker"],
        *["limit 20", "limit 40"],
        "send",
    ]
    at = seat * OFFER
    offers = table.state.offers
    assert (offers[at + DUCATS], offers[at + UP_TO], offers[at + MARKERS_GIVEN]) == (35, 60, 1)
    assert packed(offers[at + GOODS_GIVEN], ALE) == 2


def test_what_is_asked_comes_from_the_other_side(table: Table) -> None:
    """G-N1: a player offers goods for ducats of the trader."""
    seat = player_of(table)
    made(table, seat, verb="offer", space=space_for(table, seat), give_silk="1", ask_ducats="15")
    assert table.state.offers[seat * OFFER + DUCATS_BACK] == 15


def test_a_counter_names_its_partner_and_gives_what_the_trader_gives(table: Table) -> None:
    """G-N3: in a counter-offer of the trader, `ask` is what the player would pay."""
    seat, trader = player_of(table), int(table.state.trader)
    space = space_for(table, seat)
    made(table, seat, verb="offer", space=space, give_ducats="5")
    texts = made(table, trader, verb="counter", partner=f"seat-{seat + 1}", space=space, ask_ducats="25")
    assert texts[0] == f"counter seat-{seat + 1}"
    assert table.state.countered == seat
    assert table.state.offers[trader * OFFER + DUCATS] == 25


def test_a_plan_is_kept_and_nothing_is_offered_where_it_does_not_apply(table: Table) -> None:
    """G-N8: a plan for a space that is far away."""
    seat = player_of(table)
    near = {space_for(table, seat)}
    far = next(name for name in ("market", "cathedral", "metals") if name not in near and is_far(table, name))
    made(table, seat, verb="plan", space=far, give_ducats="10")
    assert table.state.offers[seat * OFFER] == NONE
    assert table.state.plans[seat * 3 * OFFER + DUCATS] == 10


def is_far(table: Table, name: str) -> bool:
    space = table.game.names["space"].index(name)
    return not table.state.box.near[table.state.tower] >> space & 1 and space != table.state.tower


def test_what_was_being_composed_is_dropped_first(table: Table) -> None:
    seat = player_of(table)
    table.choose(seat, table.game.vocabulary.number("offer"))
    texts = made(table, seat, verb="offer", space=space_for_draft(table, seat), give_ducats="5")
    assert texts[:2] == ["cancel", "offer"]
    assert table.state.drafts[seat * DRAFT] == NONE


def space_for_draft(table: Table, seat: int) -> str:
    return next(table.game.vocabulary.things[choice] for choice in table.open(seat) if choice >= FOR)


def test_of_the_yield_goods_are_ticked(table: Table) -> None:
    """G-N2: goods that the bought action brings."""
    city = table.state
    seat = player_of(table)
    city.tower, city.free, city.by_deal = METALS, 1, 0
    made(table, seat, verb="offer", space="metals", **{"yield": ["copper", "silver"]})
    assert city.offers[seat * OFFER + YIELD_GOODS] == 0b1100


def test_what_another_space_would_bring_does_not_count(table: Table) -> None:
    """G-N2: a box that is still ticked for a space that was looked at before."""
    seat = player_of(table)
    fields = {"yield": ["silver", "ale"], "yield-marker": ["1"], "yield-card": ["1"], "yield-ducats": ["20"]}
    given = {"give-ducats": ["5"], **fields}
    view = table.view(seat)
    assert chain(view, seat, {"space": ["metals"], **given})[2:-1] == ["give 5", "yield silver"]
    assert chain(view, seat, {"space": ["market"], **given})[2:-1] == ["give 5"]
    assert chain(view, seat, {"space": ["cathedral"], **given})[2:-1] == [
        "give 5",
        "yield marker",
        *pay(view, "cathedral"),
    ]
    assert chain(view, seat, {"space": ["guild-hall"], **given})[2:-1] == [
        "give 5",
        "yield card",
        *pay(view, "guild-hall"),
    ]


def pay(view: City, name: str) -> list[str]:
    """What an order pays that is delivered at a building, where there is one."""
    return ["yield 20"] if order_pay(view, find_game("genoa").names["space"].index(name)) else []


def test_things_ticked_one_by_one_are_counted(table: Table) -> None:
    seat = player_of(table)
    fields = {"space": ["market"], "give-ale": ["1", "1"], "ask-marker": ["", "1"]}
    assert chain(table.view(seat), seat, fields)[2:-1] == ["give ale", "give ale", "ask marker"]


def test_a_button_with_a_price_stands_for_nothing_else_of_the_form(table: Table) -> None:
    seat = player_of(table)
    fields = {"verb": ["offer"], "space": ["metals", "market 25"], "give-ale": ["2"], "bare": ["yes"], "up-to": ["80"]}
    assert chain(table.view(seat), seat, fields) == ["offer", "for market", "give 5", "give 20", "send"]


def test_without_a_button_the_role_says_what_it_is(table: Table) -> None:
    seat, trader = player_of(table), int(table.state.trader)
    fields = {"space": ["market"], "give-ducats": ["5"], "partner": ["seat-1"]}
    assert chain(table.view(seat), seat, fields)[0] == "offer"
    assert chain(table.view(trader), trader, fields)[0] == "counter seat-1"


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"space": "market"}, "at least one thing"),
        ({"space": "market", "give-ducats": "0", "give-ale": ""}, "at least one thing"),
        ({"give-ducats": "5"}, "which space"),
        ({"space": "moon", "give-ducats": "5"}, "moon"),
        ({"space": "market", "give-ducats": "7"}, "multiple of five"),
        ({"space": "market", "give-ducats": "ten"}, "“ten” is not a whole number"),
        ({"space": "market", "give-ducats": "-5"}, "“-5” is not a whole number"),
        ({"space": "market", "give-ducats": "5.0"}, "not a whole number"),
        ({"space": "market", "give-ducats": "٥"}, "not a whole number"),
        ({"space": "market", "give-ducats": "9999999999"}, "not a whole number"),
        ({"space": "market", "give-ducats": "2000"}, "the most is 1,275"),
        ({"space": "villa-ricci", "yield-ducats": "160"}, "the most is 155"),
        ({"space": "market", "give-ducats": "5", "up-to": "400"}, "the most is 315"),
        ({"space": "market", "give-ducats": "20", "up-to": "10"}, "less than the 20"),
        ({"space": "market", "give-ale": "8"}, "not 8"),
        ({"space": "market", "give-card": "joker"}, "joker"),
        ({"space": "metals", "yield": "gold"}, "gold"),
        ({"space": "market", "give-ducats": "5", "verb": "counter"}, "whom"),
        ({"space": "market", "give-ducats": "5", "verb": "counter", "partner": "seat-9"}, "seat-9"),
    ],
)
def test_a_form_that_says_no_deal_gets_a_sentence(table: Table, fields: dict[str, str], words: str) -> None:
    seat = player_of(table)
    with pytest.raises(BadDeal) as caught:
        chain(table.view(seat), seat, {name: [text] for name, text in fields.items()})
    assert words in str(caught.value)


NAMES = ["verb", "partner", "space", "bare", "give-ducats", "ask-ale", "give-card", "yield", "yield-card", "up-to"]
VALUES = ["", "5", "35", "1", "offer", "plan", "counter", "seat-2", "market", "metals", "message-3", "ale", "yes", "é"]


@given(st.dictionaries(st.sampled_from(NAMES), st.lists(st.sampled_from(VALUES), max_size=3), max_size=8))
def test_whatever_is_sent_becomes_choices_or_a_sentence(fields: dict[str, list[str]]) -> None:
    genoa = find_game("genoa")
    view = genoa.view(genoa.start(3, {}), 1)
    try:
        texts = chain(view, 1, fields)
    except BadDeal as error:
        texts = []
        sentence = str(error)
    if not texts:
        assert "error-" not in sentence
        return
    terms = [genoa.vocabulary.number(text) for text in texts[2:-1]]
    assert terms == sorted(terms)
    assert texts[-1] == "send"
