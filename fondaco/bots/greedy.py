"""The greedy bot: looks at every way to complete its own move and takes the one whose position looks best."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.bots.bot import Bot
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State, Step


class GreedyBot(Bot):
    def __init__(self) -> None:
        self.name = "greedy"

    def choose(self, game: Game, view: State, seat: i64, luck: Luck) -> i64:
        return Move(game, seat, game.deal(view, seat, luck)).best(luck)


class Move:
    """A move of several small choices. It goes on while the step under the question is still the same one."""

    def __init__(self, game: Game, seat: i64, world: State) -> None:
        self.game = game
        self.seat: i64 = seat
        self.world = world
        self.depth: i64 = len(world.stack)
        self.under: Step = world.stack[-2] if len(world.stack) > 1 else world.stack[-1]

    def best(self, luck: Luck) -> i64:
        """The first choice of the best looking move; equally good ones are as likely."""
        choices = Choices(len(self.game.vocabulary))
        self.world.open(self.seat, choices)
        best = choices.items[0]
        best_value: i64 = 0
        equal: i64 = 0
        for index in range(choices.size):
            after = self.world.copy()
            after.choose(self.seat, choices.items[index])
            value = self.value(after)
            if equal == 0 or value > best_value:
                best = choices.items[index]
                best_value = value
                equal = 1
            elif value == best_value:
                equal += 1
                if luck.below(equal) == 0:
                    best = choices.items[index]
        return best

    def goes_on(self, state: State) -> bool:
        """Whether the seat is still asked within the same move."""
        depth = len(state.stack)
        if depth < self.depth or not state.is_asked(self.seat):
            return False
        return self.depth < 2 or state.stack[self.depth - 2] is self.under

    def value(self, state: State) -> i64:
        """What the best completion of the move is worth."""
        if not self.goes_on(state):
            return self.game.value(state, self.seat)
        choices = Choices(len(self.game.vocabulary))
        state.open(self.seat, choices)
        best: i64 = 0
        for index in range(choices.size):
            after = state.copy()
            after.choose(self.seat, choices.items[index])
            value = self.value(after)
            if index == 0 or value > best:
                best = value
        return best
