"""Golden records: whole games, kept as text. They must play today as they did when they were written.

They have no seed: the dice were chosen so that market starts make the games short enough to read, and the cards so that
there is a deal of every kind among them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.games.genoa import news
from fondaco.games.genoa.data import BUILDINGS, MARKET, STREET, VILLAS
from fondaco.games.genoa.offer import Terms
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import ACCEPT, CANCEL, GO, STOP, USE
from fondaco.kernel.choices import Choices
from fondaco.kernel.news import Item, Listener
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE

FOLDER = Path(__file__).parent / "records"
NAMES = ["two-players", "three-players", "four-players", "five-players"]


def read(name: str) -> Record:
    return read_record((FOLDER / f"{name}.fondaco").read_text(encoding="utf-8"), GAMES)


def told(name: str) -> list[Item]:
    record = read(name)
    city = record.start()
    listener = Listener()
    city.listener = listener
    for seat, choice in record.made:
        city.choose(seat, choice)
    return list(listener.items)


def of(name: str, kind: int) -> list[tuple[int, ...]]:
    return [item.numbers for item in told(name) if item.kind == kind]


def deals(name: str) -> list[Terms]:
    return [Terms(*numbers) for numbers in of(name, news.DEALT)]


def windows(name: str) -> list[tuple[City, int]]:
    """Every position in which a trader was asked in a window, with what was chosen."""
    record = read(name)
    city = record.start()
    found = []
    for seat, choice in record.made:
        if seat != CHANCE and city.question() == "dealing" and city.is_asked(int(city.trader)) and seat == city.trader:
            found.append((city.copy(), choice))
        city.choose(seat, choice)
    return found


def test_the_records_have_names_and_both_options_and_are_short_enough_to_read() -> None:
    """G-S1."""
    assert all(len(read(name).made) < 200 for name in NAMES)
    assert all(len(read(name).players) == read(name).seats for name in NAMES)
    assert read("three-players").options == {"bare-steps": "yes", "money": "open"}


# Deals of every kind happen in them.


def test_deals_for_ducats_goods_cards_tiles_and_markers() -> None:
    """G-N2, G-N3: each of them is given in some record, and the trader gives something in some."""
    all_deals = [terms for name in NAMES for terms in deals(name)]
    assert len(all_deals) >= 30
    assert any(terms.ducats for terms in all_deals)
    assert any(any(terms.goods) for terms in all_deals)
    assert any(terms.cards for terms in all_deals)
    assert any(any(terms.tiles) for terms in all_deals)
    assert any(terms.markers for terms in all_deals)
    assert any(terms.ducats_back for terms in all_deals), "the trader pays"
    assert any(terms.cards_back for terms in all_deals), "a card for a card"


def test_deals_for_proceeds_of_every_kind() -> None:
    """G-N2: goods, tiles, markers, drawn cards, an order's pay and the reward of a large one."""
    all_deals = [terms for name in NAMES for terms in deals(name)]
    assert any(terms.yield_goods for terms in all_deals)
    assert any(terms.yield_tiles and terms.space < VILLAS for terms in all_deals), "a reward"
    assert any(terms.yield_tiles and terms.space >= VILLAS for terms in all_deals)
    assert {terms.yield_markers for terms in all_deals} == {0, 1, 2}
    assert {terms.yield_cards for terms in all_deals} == {0, 1, 2}
    assert any(terms.yield_pay for terms in all_deals)
    handed = [news.HANDED_GOOD, news.HANDED_TILE, news.HANDED_MARKERS, news.HANDED_CARD, news.HANDED_DUCATS]
    for kind in handed:
        assert any(of(name, kind) for name in NAMES)


def test_deals_for_streets_the_market_buildings_and_bare_steps() -> None:
    """G-N1, G-N7: whatever can be sold is sold."""
    spaces = {terms.space for name in NAMES for terms in deals(name)}
    assert MARKET in spaces
    assert any(space >= STREET for space in spaces)
    assert any(space < VILLAS for space in spaces)
    assert any(VILLAS <= space < BUILDINGS for space in spaces)
    assert [terms.is_bare for terms in deals("three-players")].count(True) == 1


def test_counters_are_agreed_to_refused_and_met_by_a_limit() -> None:
    """G-N8: and a plan speaks for a player who rests."""
    assert sum(len(of(name, news.COUNTERED)) for name in NAMES) >= 4
    assert of("three-players", news.REFUSED)
    kinds = [item.kind for item in told("five-players")]
    first = kinds.index(news.PLANNED)
    assert [kind for kind in kinds[first:] if kind in (news.OFFERED, news.COUNTERED, news.DEALT)][:3] == [
        *(news.OFFERED, news.COUNTERED, news.DEALT),
    ]


@pytest.mark.parametrize("name", ["three-players", "four-players", "five-players"])
def test_forced_sales(name: str) -> None:
    """G-N6: the trader is asked, all have spoken, and there is no way but to use, accept or counter."""
    choices = Choices(len(read(name).game.vocabulary))
    forced = []
    for city, choice in windows(name):
        city.open(int(city.trader), choices)
        if not (choices.holds(STOP) or choices.holds(CANCEL)):
            forced.append(choice)
    assert forced
    for choice in forced:
        assert choice == USE or ACCEPT <= choice < GO


def test_a_short_game_by_market_starts() -> None:
    """G-T2, G-E1: all five start on the market: one round."""
    assert len(of("five-players", news.TURN)) == 5
    assert len(of("five-players", news.SHORTER)) == 5
    assert len(of("five-players", news.ROUND)) == 1


def test_the_trader_of_two_acts_twice_and_a_building_action_is_played_within_an_action() -> None:
    """G-2b, G-A5: in the record of two players; and no deal there is for ducats alone (G-2a)."""
    used = [item for item in told("two-players") if item.kind in (news.TURN, news.USED)]
    turns = [index for index, item in enumerate(used) if item.kind == news.TURN]
    first_turn = used[turns[0] + 1 : turns[1]]
    assert [item.numbers[0] for item in first_turn] == [1, 0, 0]
    assert len(of("two-players", news.VISITED)) == 1
    assert all(
        terms.cards
        or terms.markers
        or any(terms.goods)
        or any(terms.tiles)
        or terms.yield_goods
        or terms.yield_tiles
        or terms.yield_markers
        or terms.yield_cards
        for terms in deals("two-players")
    )


def test_messages_and_orders_are_delivered() -> None:
    """G-A3, G-A4: a message in the middle of a turn, a small and a large order with promised pay."""
    assert of("three-players", news.DELIVERED_MESSAGE)
    assert [numbers[2] for numbers in of("three-players", news.DELIVERED_ORDER)] == [40, 100]
    assert [numbers[2] for numbers in of("three-players", news.HANDED_DUCATS)] == [20, 20]
