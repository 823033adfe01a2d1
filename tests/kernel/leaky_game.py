"""A game whose view shows more than it should, for tests that must find that."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State

Spoil = Callable[[State, State, int], None]
"""Puts something of the true state into the view of a seat."""


class LeakyGame(Game):
    """Another game, but for its views."""

    def __init__(self, game: Game, spoil: Spoil) -> None:
        self.game = game
        self.spoil = spoil
        self.name, self.rules, self.fewest, self.most = game.name, game.rules, game.fewest, game.most
        self.vocabulary, self.news, self.categories = game.vocabulary, game.news, game.categories
        self.names, self.untold, self.options = game.names, game.untold, game.options

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.game.start(seats, options)

    def view(self, state: State, seat: int) -> State:
        view = self.game.view(state, seat)
        self.spoil(view, state, seat)
        return view

    def imagine(self, view: State, seat: int, luck: Luck) -> State:
        return self.game.imagine(view, seat, luck)

    def breakdown(self, state: State) -> list[list[int]]:
        return self.game.breakdown(state)

    def standings(self, state: State) -> list[tuple[int, ...]]:
        return self.game.standings(state)

    def broken_law(self, state: State) -> str:
        return self.game.broken_law(state)
