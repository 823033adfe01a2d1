"""What an act will bring, found out before it is done: it is stored together with the act, and then carried out."""

from __future__ import annotations

from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE
from fondaco.kernel.table import Table
from fondaco.web.store.rows import THEN


def draws_after(table: Table, seat: int, chain: list[int]) -> str:
    """What chance will draw after open choices of a seat, tried on copies of the state and of chance."""
    state, chance, drawn = table.state.copy(), table.chance.copy(), []
    for choice in chain:
        state.choose(seat, choice)
    while state.is_asked(CHANCE):
        drawn.append((CHANCE, chance.draw(state, table.choices)))
        state.choose(CHANCE, drawn[-1][1])
    return notation(table.record, drawn)


def notation(record: Record, drawn: list[tuple[int, int]]) -> str:
    """What chance drew, as it is stored; empty where it drew nothing."""
    return THEN.join(record.game.vocabulary.text(choice) for _, choice in drawn)
