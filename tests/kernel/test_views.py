"""Views hide what was not told: for every game, by what a viewer has heard, not by what the view says of itself."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.kernel.check import Checker
from fondaco.kernel.choices import Choices
from fondaco.kernel.flow import Flow
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, NOBODY, State

from .leaky_game import LeakyGame

WALKED = 1500
"""Choices of a walk; long enough for somebody to have made several plans in secret."""
TRIED = 12
"""Choices that are compared at each position."""


def first_untold_change(game: Game, seed: str) -> str:
    """Walk through a game, with many secret choices, until a view changes by something that was not told."""
    luck, choices, flow = Luck(seed), Choices(len(game.vocabulary)), Flow(game)
    seats = game.fewest + int(luck.below(game.most - game.fewest + 1))
    state = game.start(seats, {})
    for _ in range(WALKED):
        actors = [seat for seat in range(CHANCE + 1) if state.may_answer(seat) and opened(state, seat, choices)]
        if not actors:
            break
        seat = actors[int(luck.below(len(actors)))]
        viewer = int(luck.below(seats + 1)) + NOBODY
        fault = flow.fault(state, seat, [viewer], luck, TRIED) if viewer != seat else ""
        if fault:
            return fault
        some = opened(state, seat, choices)
        state.choose(seat, some[int(luck.below(len(some)))])
    return ""


def opened(state: State, seat: int, choices: Choices) -> list[int]:
    state.open(seat, choices)
    return choices.listed()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_world_can_be_imagined_and_played_on_wherever_chance_is_asked(game: Game) -> None:
    """In the midst of the set-up, too: what is left to draw is as much a part of the world as what was drawn."""
    for seats in range(game.fewest, game.most + 1):
        checker, luck, choices = Checker(game, seats), Luck(f"draws {seats}"), Choices(len(game.vocabulary))
        state = game.start(seats, {})
        while state.is_asked(CHANCE):
            checker.check_views(state, "set-up", luck)
            for viewer in range(NOBODY, seats):
                world = game.imagine(game.view(state, viewer), viewer, luck)
                while world.is_asked(CHANCE):
                    world.choose(CHANCE, world.draw(luck, choices))
                assert game.broken_law(world) == ""
            state.choose(CHANCE, state.draw(luck, choices))


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
