"""The levels: four opponents, from one who begins to one who thinks for five seconds about a choice.

The apprentice makes the mistakes of people who begin: it does not think moves through to the end, overlooks some
choices, forgets that the others have plans of their own, and is content with what looks nearly as good as the best. It
never does what would look absurd to itself. The other three search, each with more time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from fondaco.bots.bot import Bot
from fondaco.bots.move import Move
from fondaco.bots.search import SearchBot
from fondaco.bots.settings import check_names, seconds, whole_number
from fondaco.kernel.game import UNRATED, Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State

APPRENTICE: Final = "apprentice"
LEVELS: Final = {APPRENTICE: 0.0, "journeyman": 0.1, "master": 1.0, "grandmaster": 5.0}
"""The levels, the weakest first, with the seconds that each may think about a choice; none where a glance is enough."""
USUAL_LEVEL: Final = "journeyman"
"""Whom people play against if they say nothing else."""

GLANCES: Final = 20
"""How many positions the apprentice looks at beyond those right after a choice."""
OVERLOOKED: Final = 4
"""It overlooks one choice in so many."""
FANCIES: Final = (6, 9, 10)
"""Of ten times, how often it takes what looks best, one of the best two, one of the best three."""
MOST_WORK: Final = 1_000_000
"""What the work of a level can be set to."""


class ApprenticeBot(Bot):
    """Takes the best or the next best of what it sees at a glance."""

    def __init__(self) -> None:
        self.name = APPRENTICE

    def choose(self, game: Game, view: State, seat: i64, luck: Luck) -> i64:
        advised = game.advice(view, seat, luck)
        if advised >= 0:
            among = game.comparable(view, seat, advised)
            ratings = game.ratings(view, seat, among) if len(among) > 1 else []
            return fancied(among, ratings, int(advised), game.margin, luck)
        world = game.unanswered(game.imagine(view, seat, luck), seat)
        move = Move(game, seat, world, budget=GLANCES)
        best = int(move.best(luck))
        values = [int(move.values[answer]) for answer in range(move.answers.size)]
        return fancied(move.answers.listed(), values, best, game.margin, luck)


def fancied(choices: list[int], values: list[int], best: int, margin: int, luck: Luck) -> i64:
    """One of the three most valuable choices that are not overlooked, none clearly worse than the best."""
    if len(values) < 2:
        return best
    most = values[choices.index(best)]
    if most == UNRATED:
        return best
    seen: list[tuple[int, int]] = []
    for index in range(len(choices)):
        if values[index] >= most - margin and luck.below(OVERLOOKED) != 0:
            seen.append((-values[index], index))
    if not seen:
        return best
    seen.sort()
    fancy = luck.below(FANCIES[-1])
    rank = 0
    while fancy >= FANCIES[rank]:
        rank += 1
    return choices[seen[min(rank, len(seen) - 1)][1]]


class LevelBot(Bot):
    """A searcher with a name and a time of its own."""

    def __init__(self, name: str, mind: Bot) -> None:
        self.name = name
        self.mind = mind

    def settled(self, settings: dict[str, str]) -> Bot:
        """`time` is how long it may think about a choice; `work` a number of playouts instead, whatever they take."""
        check_names(self.name, settings, ["time", "work"])
        return LevelBot(self.name, mind_of(self.name, settings))

    def timed(self, clock: Callable[[], float]) -> Bot:
        return LevelBot(self.name, self.mind.timed(clock))

    def choose(self, game: Game, view: State, seat: i64, luck: Luck) -> i64:
        return self.mind.choose(game, view, seat, luck)


def mind_of(level: str, settings: dict[str, str]) -> Bot:
    """The searcher of a level, as it is set."""
    playouts = whole_number(level, settings, "work", 0, 1, MOST_WORK)
    return SearchBot(playouts, seconds(level, settings, "time", LEVELS[level]))


def level_bot(level: str) -> Bot:
    return ApprenticeBot() if level == APPRENTICE else LevelBot(level, mind_of(level, {}))


def within(bot: Bot, time: float) -> Bot:
    """A bot that takes at most so many seconds; one that takes a glance stays as it is."""
    if LEVELS.get(bot.name, 0.0) == 0.0:
        return bot
    return bot.settled({"time": f"{max(1, int(1000 * time))}ms"})
