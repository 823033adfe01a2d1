"""Nothing hidden of a game of dealing leaves the server: cards, drafts, plans, money, what somebody would pay."""

from __future__ import annotations

from typing import Any

import pytest

from .club import Club
from .dealers import Dealers
from .sitting import Sitting, assert_nothing_hidden_was_received, assert_only_own_news, assert_same_in_every_world

pytestmark = pytest.mark.usefixtures("same_luck")
LONG = 60
"""Choices of people: some turns of everybody, with offers, plans and drafts."""


@pytest.mark.parametrize(("people", "bots"), [(3, []), (2, ["random"])])
def test_nothing_hidden_is_ever_sent(club: Club, quick_bots: None, people: int, bots: list[str]) -> None:
    sitting = Sitting(club, people, bots, f"secrets of deals {people}", game="genoa")
    others = 0
    for count in sitting.play(every=20):
        others += assert_same_in_every_world(sitting)
        assert_same_whatever_others_have_in_mind(sitting)
        if count % 60 == 0:
            sitting.ask_around()
            assert_only_own_news(sitting)
        assert_nothing_hidden_was_received(sitting)
        if count >= LONG:
            break
    assert others > 5, "the worlds must differ, or nothing was tested"


def assert_same_whatever_others_have_in_mind(sitting: Sitting) -> None:
    """Drafts, plans and the most that others would pay can be anything: a page does not change with them."""
    from fondaco.games.genoa.offer import DRAFT, MODE, OFFER, UP_TO

    table = sitting.live.playing()
    truth: Any = table.state
    for eyes in sitting.eyes:
        seen = eyes.fragments()
        world: Any = truth.copy()
        world.plans = truth.plans[:]
        for other in range(sitting.live.row.seats):
            if other == eyes.seat:
                continue
            world.offers[other * OFFER + UP_TO] += 35
            world.plans[3 * other * OFFER] = 17
            world.plans[3 * other * OFFER + 1] = 45
            if world.drafts[other * DRAFT + MODE]:
                world.drafts[other * DRAFT + 1] += 15
        table.state = world
        try:
            assert eyes.fragments() == seen
        finally:
            table.state = truth


@pytest.mark.parametrize("money", ["hidden", "open"])
def test_money_is_shown_only_where_it_is_open(club: Club, money: str) -> None:
    dealers = Dealers(club, **{"option-money": money})
    seat = dealers.others[0]
    dealers.send(seat, "offer", space=dealers.spaces(seat)[0], give_ducats="15")
    for looking in range(3):
        before = dealers.page(looking)
        for other in [other for other in range(3) if other != looking]:
            dealers.city.money[other] += 35
        assert (dealers.page(looking) == before) == (money == "hidden")


def test_what_a_refusal_says_is_made_from_the_own_view(club: Club) -> None:
    """Whether the trader holds a card that nobody has shown cannot be found out by asking for it."""
    dealers = Dealers(club)
    seat, trader = dealers.others[0], dealers.trader
    space = dealers.spaces(seat)[0]
    held = [card for card in range(60) if dealers.city.where[card] == trader and not dealers.city.shown >> card & 1]
    elsewhere = [card for card in range(60) if dealers.city.where[card] not in (trader, seat)]
    names = dealers.live.game.names["card"]
    said = []
    for card in (held[0], next(card for card in elsewhere if same_kind(names, card, held[0]))):
        refused = dealers.send(seat, "offer", space=space, give_ducats="5", ask_card=names[card])
        assert refused.status_code == 409
        said.append(refused.text.replace(names[card], "CARD"))
        weighed = dealers.people[seat].post(
            f"/t/{dealers.table}/weigh", seat=str(seat), space=space, give_ducats="5", ask_card=names[card]
        )
        said.append(weighed.text.replace(names[card], "CARD"))
    assert said[:2] == said[2:]


def same_kind(names: list[str], card: int, other: int) -> bool:
    return names[card] != names[other] and names[card].split("-")[0] == names[other].split("-")[0]
