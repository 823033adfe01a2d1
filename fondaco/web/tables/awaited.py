"""Whom tables wait for, remembered when a table leaves the memory: pages ask often, and must not bring it back."""

from __future__ import annotations

from collections import OrderedDict

from fondaco.web.tables.live import Live

REMEMBERED = 20_000


class Awaited:
    """By table, the visitors who are to choose there; only of tables that are not in memory now."""

    def __init__(self) -> None:
        self.away: OrderedDict[str, frozenset[int]] = OrderedDict()

    def put_away(self, live: Live) -> None:
        """A table leaves the memory as it is stored: until it is taken up again, nothing changes there."""
        self.away[live.row.id] = awaited_at(live)
        if len(self.away) > REMEMBERED:
            self.away.popitem(last=False)

    def take_up(self, table_id: str) -> None:
        self.away.pop(table_id, None)

    def known(self, table_id: str) -> frozenset[int] | None:
        """The visitors; None where only the table itself can tell."""
        return self.away.get(table_id)


def awaited_at(live: Live) -> frozenset[int]:
    """The visitors who hold a seat that a table waits for."""
    if live.is_over():
        return frozenset()
    holders = (live.chairs[seat].holder for seat in live.asked())
    return frozenset(holder for holder in holders if holder is not None)
