"""Chains: several choices of a seat in one go, all of them or none; and one choice, which is the shortest chain."""

from __future__ import annotations

from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.replay import check_choice
from fondaco.kernel.state import State
from fondaco.web.live import Live


def check_chain(live: Live, seat: int, chain: list[int]) -> None:
    """Raise where a seat may not make these choices one after another now. Nothing is changed."""
    broken = first_fault(live, seat, chain)
    if broken is not None:
        raise broken[2]


def first_fault(live: Live, seat: int, chain: list[int]) -> tuple[State, int, FondacoError] | None:
    """The first choice of a chain that cannot be made: the position reached by then, the choice, what is wrong."""
    state = live.playing().state
    choices = Choices(len(live.game.vocabulary))
    for index, choice in enumerate(chain):
        if index:
            state = state.copy() if index == 1 else state
            state.choose(seat, chain[index - 1])
        try:
            check_choice(live.game, state, seat, choice, choices)
        except FondacoError as error:
            return state, choice, error
    return None
