"""What a face asks about places. The rules have the same, for vectors.

Interpreted code must not hand a vector to a compiled function as such (see `fondaco.kernel.counts.numbers`), so amounts
and awards are taken as objects.
"""

from __future__ import annotations

from typing import cast

from fondaco.games.calimala import scoring
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import Counts


def places(town: Florence, amounts: object, awards: object) -> list[tuple[int, int]]:
    """Who would get points for such amounts: those who share a place, as a bit mask, and the points of each."""
    found = scoring.places(cast(Counts, amounts), scoring.standings_of(town), cast(Counts, awards))
    return [(int(tied), int(share)) for tied, share in found]
