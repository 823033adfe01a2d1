"""Views hide what was not told: for every game, by what a viewer has heard, not by what the view says of itself."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, NOBODY, State

from .leaky_game import LeakyGame
from .twins import World, untold_change

WALKED = 1500
"""Choices of a walk; long enough for somebody to have made several plans in secret."""


def first_untold_change(game: Game, seed: str) -> str:
    """Walk through a game, with many secret choices, until a view changes by something that was not told."""
    luck, choices = Luck(seed), Choices(len(game.vocabulary))
    seats = game.fewest + int(luck.below(game.most - game.fewest + 1))
    world = World(game, game.start(seats, {}), [])
    for _ in range(WALKED):
        state = world.state
        actors = [seat for seat in range(CHANCE + 1) if state.may_answer(seat) and world.open(seat, choices)]
        if not actors:
            break
        seat = actors[int(luck.below(len(actors)))]
        viewer = int(luck.below(seats + 1)) + NOBODY
        found = untold_change(world, seat, viewer, choices) if viewer != seat else None
        if found is not None:
            names = [game.vocabulary.text(choice) if choice >= 0 else "to wait" for choice in found]
            return f"{game.name}, {state.question()}: viewer {viewer} tells {names[0]} from {names[1]} of seat {seat}"
        some = world.open(seat, choices)
        world = world.after(seat, some[int(luck.below(len(some)))])[0]
    return ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_viewer_sees_follows_from_what_was_told(game: Game) -> None:
    """Else a view that hides nothing would pass: it agrees with itself."""
    for number in range(3):
        assert first_untold_change(game, f"told {number}") == ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_view_that_hides_nothing_is_found(game: Game) -> None:
    class Open(LeakyGame):
        def view(self, state: State, seat: int) -> State:
            return state.copy()

    leaky = Open(game, lambda view, state, seat: None)
    assert any(first_untold_change(leaky, f"open {number}") for number in range(8))


def test_a_third_plan_that_is_left_in_a_view_is_found() -> None:
    """The last of the slots for plans of Genoa, which is hardly ever used."""
    from fondaco.games.genoa.game import Genoa
    from fondaco.games.genoa.offer import OFFER
    from fondaco.games.genoa.vocabulary import PLANS

    def spoil(view: Any, state: Any, seat: int) -> None:
        for other in range(int(state.seats)):
            first = (other * PLANS + PLANS - 1) * OFFER
            for index in range(first, first + OFFER):
                view.plans[index] = state.plans[index]

    leaky = LeakyGame(Genoa(), spoil)
    assert any(first_untold_change(leaky, f"third plan {number}") for number in range(8))
