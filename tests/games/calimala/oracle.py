"""The law read once more, without the rules' own book-keeping: what is possible, and what cards can lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.calimala.data import ACTION_NAMES, ACTIONS, BUILDING_NAMES, CITY_NAMES, MATERIAL_NAMES, PIECE_NAMES
from fondaco.games.calimala.game import Calimala
from fondaco.games.calimala.steps.activation import Activation
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fondaco.games.calimala.state import Florence

GAME = Calimala()
CHOICES = Choices(len(GAME.vocabulary))


def offered(town: Florence) -> list[str]:
    town.open(town.first_asked(), CHOICES)
    return [GAME.vocabulary.text(choice) for choice in CHOICES.listed()]


def chosen(town: Florence, text: str) -> Florence:
    """A copy of the table after a choice."""
    other = town.copy()
    other.choose(other.first_asked(), GAME.vocabulary.number(text))
    return other


def lawful_aims(town: Florence, action: str, seat: int) -> list[str]:
    """C-A1 to C-A7: every first choice with which an action can be carried out now; none where it is impossible."""
    stock = dict(zip(MATERIAL_NAMES, numbers(town.stock)[seat * 3 : seat * 3 + 3], strict=True))
    supply = int(town.supply[seat])
    workshops = int(town.workshops[seat])
    cloth = sum(numbers(town.cloth)[seat * 3 : seat * 3 + 3])
    rooms = numbers(town.church_room)
    rows = {(church, row): rooms[church * 4 + row] for church in range(3) for row in range(4)}
    houses = [bool(int(town.houses[seat]) & 1 << city) for city in range(3)]
    if action in MATERIAL_NAMES:
        return [f"gain {action}"] if supply > 0 and stock[action] < 4 else []
    if action == "build":
        payable = {"ship": stock["wood"] >= 2 and int(town.ships[seat]) < 3}
        payable["workshop"] = stock["wood"] >= 1 and stock["brick"] >= 1 and workshops < 3
        payable |= {city: stock["brick"] >= 2 and not houses[n] for n, city in enumerate(CITY_NAMES[3:])}
        return [f"build {piece}" for piece in PIECE_NAMES if payable[piece]]
    if action == "artwork":
        free = [rows[0, 3], rows[1, 3], rows[2, 3], numbers(town.patrons).count(-1)]
        return [
            f"adorn {name}" for name, spaces in zip(BUILDING_NAMES, free, strict=True) if stock["marble"] and spaces
        ]
    if action == "weave":
        return ["weave"] if supply > 0 and cloth < 4 * workshops else []
    if action == "contribute":
        churches = BUILDING_NAMES[:3]
        gifts = [(n, name, c) for n, name in enumerate(MATERIAL_NAMES) for c in range(3) if stock[name] and rows[c, n]]
        return [f"give {name}-{churches[church]}" for _, name, church in gifts]
    means = [int(town.ships[seat]) > 0] * 3 + houses
    cities = range(3) if action == "ship" else range(3, 6)
    return [f"send {CITY_NAMES[city]}" for city in cities if cloth and means[city] and int(town.city_room[city]) > 0]


def tried(town: Florence) -> Iterator[Florence]:
    """Every position at rest that some way to play cards, without any draw, leads to; the table itself first.

    The table must be in an activation that is free of the duty, so that nothing is withheld.
    """
    seen = set()
    untried = [town]
    while untried:
        here = untried.pop()
        playing = here.waiting != 0 and here.question() in ("playing", "sending")
        if not playing:
            yield here
        for text in offered(here) if here.waiting else []:
            if playing or text.startswith("play "):
                there = chosen(here, text)
                key = (tuple(there.numbers()), tuple(there.steps()))
                if key not in seen:
                    seen.add(key)
                    untried.append(there)


def is_reached(town: Florence, seat: int, pending: list[str]) -> bool:
    """Whether cards can lead to where one of the actions can be carried out."""
    return any(lawful_aims(here, action, seat) for here in tried(town) for action in pending)


def reached(town: Florence, seat: int) -> set[str]:
    """All actions that a player can carry out, now or after playing cards."""
    found: set[str] = set()
    for here in tried(freed(town, Activation(seat, 0, 1, 0, 0, 0), [])):
        found |= {action for action in ACTION_NAMES if action not in found and lawful_aims(here, action, seat)}
        if len(found) == ACTIONS:
            break
    return found


def freed(town: Florence, activation: Activation, path: list[str]) -> Florence:
    """A copy of the table in which only this activation is left, free of the duty; then what was chosen since."""
    other = town.copy()
    free = Activation(activation.seat, activation.low, activation.high, activation.low_left, activation.high_left, 0)
    other.stack = [free]
    other.settle()
    for text in path:
        other = chosen(other, text)
    return other
