"""What a face asks about an offer in a table. The rules have the same, for vectors.

Interpreted code must not hand a vector to a compiled function as such (see `fondaco.kernel.counts.numbers`), so these
take tables as objects.
"""

from __future__ import annotations

from typing import cast

from fondaco.games.genoa import offer
from fondaco.games.genoa.offer import Terms
from fondaco.kernel.counts import Counts


def terms_of(given: object, at: int, seat: int) -> Terms:
    """The offer that lies in a table."""
    return Terms(*offer.told(cast(Counts, given), at, seat))


def gives_items(table: object, at: int) -> bool:
    return offer.gives_items(cast(Counts, table), at)


def gives(table: object, at: int) -> bool:
    return offer.gives(cast(Counts, table), at)


def asks(table: object, at: int) -> bool:
    return offer.asks(cast(Counts, table), at)


def move(source: object, start: int, target: object, at: int) -> None:
    offer.move(cast(Counts, source), start, cast(Counts, target), at)
