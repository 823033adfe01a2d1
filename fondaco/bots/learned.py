"""The learned bot: completes its move in every way, as the greedy bot, and lets a net judge where that leads.

The net was fitted on games of its like (`fondaco train`). Where a game has none, or one that only appraises positions,
it plays as the greedy bot.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from fondaco.bots.bot import Bot
from fondaco.bots.greedy import GreedyBot
from fondaco.bots.judge import Judge
from fondaco.bots.move import BUDGET, LARGEST_BUDGET, find_move
from fondaco.bots.net import LEAD, MILLION, POINTS, WIN, Net, chance, head_of, read_net
from fondaco.bots.settings import check_names, whole_number
from fondaco.kernel.game import HALF, TENTH, Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.observation import Observation
from fondaco.kernel.state import State

FILE: Final = "values.net"
"""The weights of a game, in its room for bots."""
LEAD_PART: Final = 100
"""Millionths of a victory that a thousandth of the usual lead is worth."""
HAND_PART: Final = 4
"""Thousandths of the usual lead that the hand-made value counts for each of its own, where it has a say."""

TRUST: Final = 30_000
"""Millionths of a victory by which an advised choice is preferred."""


class Learned(Judge):
    """Win chance in millionths, and a little for the lead and the hand-made value.

    Where the observation does not tell that value, it is asked for on a second look at the best positions alone.
    """

    def __init__(self, game: Game, net: Net, hand: i64 = HAND_PART, trust: i64 = TRUST) -> None:
        self.game = game
        self.net = net
        self.row = Observation(net.inputs)
        self.hand: i64 = hand
        self.value_at: i64 = game.value_at
        self.looks_closer = hand != 0 and self.value_at < 0
        self.trust = trust

    def begin(self, state: State, seat: i64) -> None:
        self.game.observe(state, seat, self.row)
        self.net.rebase(self.row)

    def look(self, state: State, seat: i64) -> None:
        """Let the net judge a position that is not the end of a game."""
        self.game.observe(state, seat, self.row)
        self.net.judge(self.row)

    def value(self, state: State, seat: i64) -> i64:
        if state.waiting == 0:
            self.net.signature = 0
            return self.outcome(state, seat)
        self.look(state, seat)
        found = chance(self.net.heads[WIN]) + self.net.heads[LEAD] * LEAD_PART
        if self.hand != 0 and self.value_at >= 0:
            cells = self.row.cells
            found += self.part_of(i64(cells[self.value_at]) * HALF + i64(cells[self.value_at + 1]) * TENTH)
        return found

    def closer(self, state: State, seat: i64, value: i64) -> i64:
        if state.waiting == 0:
            return value
        return value + self.part_of(self.game.value(state, seat))

    def part_of(self, hundredths: i64) -> i64:
        """What the hand-made value counts."""
        return hundredths * 10 * self.hand * LEAD_PART // self.net.unit

    def signature(self) -> i64:
        return self.net.signature

    def outcome(self, state: State, seat: i64) -> i64:
        """The value of the end of a game: whether it was won, and by how much."""
        result = finish_of(self.game, state, seat)
        lead = 1000 * (result.points - result.best) * LEAD_PART // self.net.unit
        return MILLION * result.sixtieths // 60 + lead

    def chances(self, state: State) -> list[int]:
        """The chance of each seat to win, in millionths; those of all seats together are a million."""
        if state.waiting == 0:
            won = [int(finish_of(self.game, state, seat).sixtieths) for seat in range(state.seats)]
            return shares(won)
        found: list[int] = []
        for seat in range(state.seats):
            self.look(state, seat)
            found.append(int(chance(self.net.heads[WIN])) + 1)
        return shares(found)

    def leads(self, state: State) -> list[int]:
        """By how many hundredths of a point each seat will likely lead over the best of the others."""
        found: list[int] = []
        for seat in range(state.seats):
            self.look(state, seat)
            found.append(int(self.net.heads[LEAD] * self.net.unit // 10))
        return found

    def points(self, state: State) -> list[int]:
        """How many hundredths of a point each seat will likely have in the end."""
        found: list[int] = []
        for seat in range(state.seats):
            self.look(state, seat)
            found.append(int(self.net.heads[POINTS] * self.net.unit // 10))
        return found


def shares(parts: list[int]) -> list[int]:
    """Parts of a million in proportion; what rounding leaves goes to the first."""
    whole = sum(parts)
    result = [part * MILLION // whole for part in parts]
    result[0] += MILLION - sum(result)
    return result


class Finish:
    """How a game ended for a seat."""

    def __init__(self) -> None:
        self.points: i64 = 0
        self.best: i64 = 0
        """The most points of any other seat."""
        self.sixtieths: i64 = 0
        """Of the victory, which may be shared."""


def finish_of(game: Game, state: State, seat: i64) -> Finish:
    rows = game.breakdown(state)
    winners = game.winners(state)
    result = Finish()
    is_first = True
    for other in range(state.seats):
        points: i64 = sum(rows[other])
        if other == seat:
            result.points = points
        elif is_first or points > result.best:
            result.best = points
            is_first = False
    if int(seat) in winners:
        result.sixtieths = 60 // len(winners)
    return result


def net_path(game: Game) -> Path:
    """Where the weights of a game lie, if it has any."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent / "bot" / FILE


JUDGES: dict[tuple[str, str], Judge | None] = {}
"""By game and file, once they were asked for."""


def judge_of(game: Game, file: str = "") -> Judge | None:
    """The net of a file, or the shipped one; None where a game has none."""
    if (game.name, file) not in JUDGES:
        path = Path(file) if file else net_path(game)
        has_net = bool(file) or path.exists()
        JUDGES[game.name, file] = Learned(game, read_net(path.read_bytes(), game.observed())) if has_net else None
    return JUDGES[game.name, file]


class LearnedBot(Bot):
    """Answers with the first choice of the move that the net likes best, in a world that agrees with its view."""

    def __init__(self, judge: Judge | None = None, budget: i64 = BUDGET, file: str = "") -> None:
        self.name = "learned"
        self.judge = judge
        """Judges instead of the net."""
        self.budget: i64 = budget
        self.file = file
        """A net instead of the shipped one."""

    def settled(self, settings: dict[str, str]) -> Bot:
        check_names(self.name, settings, ["budget", "net"])
        file = settings.get("net", "")
        if file:
            head_of(Path(file).read_bytes())
        budget = whole_number(self.name, settings, "budget", BUDGET, 0, LARGEST_BUDGET)
        return LearnedBot(None, budget, file)

    def choose(self, game: Game, view: State, seat: i64, luck: Luck) -> i64:
        judge = self.judge
        if judge is None:
            judge = judge_of(game, self.file)
        if judge is None or (isinstance(judge, Learned) and not judge.net.plays):
            return GreedyBot(self.budget).choose(game, view, seat, luck)
        return find_move(game, view, seat, luck, judge, self.budget).line[0]
