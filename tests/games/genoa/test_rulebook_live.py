"""Dealing at a live table (G-N4, G-N8): people act in any order, and two clicks at once do nothing twice."""

from __future__ import annotations

import pytest

from fondaco.games import find_game
from fondaco.kernel.errors import NotAsked, NotOpen, Stale
from fondaco.kernel.table import Table, new_table


def live() -> Table:
    """A table of three at its first window, wherever the dice put the tower."""
    return new_table(find_game("genoa"), 3, {}, "two clicks")


def say(table: Table, seat: int, texts: list[str], version: int = -1) -> None:
    table.choose_all(seat, [table.game.vocabulary.number(text) for text in texts], version)


def offer_something(table: Table, player: int, coin: int) -> None:
    """For the first space that can be named."""
    first_space = texts_after(table, player, "offer")[1]
    say(table, player, ["offer", first_space, f"give {coin}", "send"])


def texts_after(table: Table, player: int, text: str) -> list[str]:
    after = table.state.copy()
    after.choose(player, table.game.vocabulary.number(text))
    after.open(player, table.choices)
    return [table.game.vocabulary.text(number) for number in table.choices.listed()]


def test_an_accept_meant_for_an_older_offer_is_stale() -> None:
    """G-N4: the trader clicks on the offer of 40 that was just changed to 5: nothing happens, and it is said."""
    table = live()
    trader = int(table.state.trader)
    player = (trader + 1) % 3
    offer_something(table, player, 40)
    seen = table.version()
    offer_something(table, player, 5)
    with pytest.raises(Stale):
        say(table, trader, [f"accept seat-{player + 1}"], seen)
    say(table, trader, [f"accept seat-{player + 1}"], table.version())
    assert table.state.money[trader] == 135


def test_accept_and_withdraw_at_the_same_moment() -> None:
    """G-N4: whichever comes first happens, the other is told; nothing is done twice."""
    first = live()
    trader = int(first.state.trader)
    player = (trader + 1) % 3
    offer_something(first, player, 40)
    seen = first.version()
    say(first, trader, [f"accept seat-{player + 1}"], seen)
    with pytest.raises((Stale, NotOpen, NotAsked)):
        say(first, player, ["withdraw"], seen)
    assert first.state.money[trader] == 170
    second = live()
    offer_something(second, player, 40)
    say(second, player, ["withdraw"], seen)
    with pytest.raises(Stale):
        say(second, trader, [f"accept seat-{player + 1}"], seen)
    assert second.state.money[trader] == 130


def test_others_speaking_does_not_make_an_accept_stale() -> None:
    """G-N8: that somebody passes changes nothing of what the trader decides about."""
    table = live()
    trader = int(table.state.trader)
    player, third = (trader + 1) % 3, (trader + 2) % 3
    offer_something(table, player, 40)
    seen = table.version()
    say(table, third, ["pass"], seen)
    say(table, trader, [f"accept seat-{player + 1}"], seen)
    assert table.state.money[trader] == 170


def test_a_chain_is_sent_whole_or_not_at_all() -> None:
    """G-N4: an offer with a coin that the purse does not allow leaves no half-made draft behind."""
    table = live()
    player = (int(table.state.trader) + 1) % 3
    before = table.state.numbers()
    with pytest.raises(NotOpen):
        say(table, player, ["offer", texts_after(table, player, "offer")[1], "give 640", "send"])
    assert table.state.numbers() == before
