"""The rounds of a dealing window: who is still to speak, and what an answer to a counter begins (G-N8)."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.offer import OFFER, clear
from fondaco.games.genoa.state import SPEAKING, City
from fondaco.games.genoa.steps.composing import can_buy_anything


def begin_round(city: City) -> None:
    """All others are asked again, but for those who are quiet and those who cannot offer anything."""
    city.spoken = 0
    for seat in range(city.seats):
        if seat != city.trader and (city.quiet[seat] != SPEAKING or not can_buy_anything(city, seat)):
            city.spoken |= 1 << seat


def next_round(city: City) -> None:
    """The counter is answered or taken back."""
    clear(city.offers, city.trader * OFFER)
    city.countered = NONE
    city.window += 1
    begin_round(city)


def speak(city: City, seat: i64) -> None:
    """A player has said something that all hear. Instead of an answer to a counter it refuses it."""
    city.revealed += 1
    if city.countered == seat:
        next_round(city)
    city.spoken |= 1 << seat
