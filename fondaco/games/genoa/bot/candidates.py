"""Which choices can be compared by where they lead, and which only by the rules of thumb.

An offer changes nothing until somebody accepts it, so whether to make one, and which, is left to the rules of thumb.
"""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.bot.drafting import CAPACITY
from fondaco.games.genoa.data import NONE, SPACES
from fondaco.games.genoa.state import City
from fondaco.games.genoa.vocabulary import ACCEPT, AGREE, COUNTER, GO, REFUSE, STOP, USE
from fondaco.kernel.choices import Choices


def comparable(city: City, seat: i64, advised: i64) -> list[int]:
    """The open choices that can be compared with the advised one; none where that itself cannot be compared."""
    choices = Choices(CAPACITY)
    city.open(seat, choices)
    is_dealing = city.asking.name() == "dealing"
    if is_dealing and not is_outcome(city, seat, advised):
        return []
    found: list[int] = []
    for index in range(choices.size):
        choice = choices.items[index]
        if not is_dealing or is_outcome(city, seat, choice):
            found.append(int(choice))
    return found


def is_outcome(city: City, seat: i64, choice: i64) -> bool:
    """Whether a choice in the dealing window is carried out at once."""
    if seat != city.trader:
        return city.countered == seat and choice in (AGREE, REFUSE)
    if city.countered != NONE:
        return False
    return choice in (USE, STOP) or ACCEPT <= choice < COUNTER or GO <= choice < GO + SPACES
