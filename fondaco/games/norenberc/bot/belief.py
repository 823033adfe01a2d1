"""What the others have likely planned: the better a plan looks to whoever made it, the likelier it is."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fondaco.games.norenberc import secrets
from fondaco.games.norenberc.bot.heuristics import value
from fondaco.games.norenberc.state import Town
from fondaco.kernel.counts import bits
from fondaco.kernel.game import Belief, Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State

LIKELIEST: Final = 1 << 16
UNLIKELY: Final = 17
"""Halvings after which hardly anything is left."""
HALVING: Final = 40
"""A plan that looks worse by so many hundredths of a point is half as likely."""


class Plans:
    """The cards that a player may still have on the table."""

    def __init__(self, town: Town, seat: i64) -> None:
        trial = town.copy()
        worths: list[int] = []
        self.masks: list[int] = []
        for mask in range(1 << town.guilds):
            if bits(mask) == town.cards[seat] and mask & ((1 << town.called) - 1) == 0:
                trial.plan[seat] = mask
                self.masks.append(int(mask))
                worths.append(int(value(trial, seat)))
        best = max(worths)
        self.weights = [1 + (LIKELIEST >> min((best - worth) // HALVING, UNLIKELY)) for worth in worths]

    def drawn(self, luck: Luck) -> i64:
        """One of them, by how likely it is."""
        left = luck.below(sum(self.weights))
        index = 0
        while left >= self.weights[index]:
            left -= self.weights[index]
            index += 1
        return self.masks[index]


class PlannedWell(Belief):
    """Worlds in which the cards that lie hidden on the table were planned with a purpose."""

    def __init__(self, game: Game, view: State, seat: i64) -> None:
        super().__init__(game, view, seat)
        town = cast(Town, view)
        self.plans: list[Plans | None] = []
        for other in range(town.seats):
            is_hidden = other != seat and town.called > 0 and town.cards[other] > 0
            self.plans.append(Plans(town, other) if is_hidden else None)

    def world(self, luck: Luck) -> State:
        town = secrets.imagine(cast(Town, self.view), self.seat, luck)
        for other in range(town.seats):
            plans = self.plans[other]
            if plans is not None:
                town.plan[other] = plans.drawn(luck)
        return town
