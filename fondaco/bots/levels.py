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
from fondaco.kernel.state import NOBODY, State

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
SHORTER: Final = 0.2
"""The part of its time that a level has within a move, and where everybody may speak at any time."""
QUICKEST: Final = 0.1
"""Seconds that are left to a level there, and where somebody hurries the bots."""
LEAST: Final = 0.001
"""Seconds for one who is late."""
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
    """A searcher with a name and a time of its own, and less of it where a table gives it less, too.

    Whether a move goes on it knows from its last answer: it is asked again, and nothing but that answer has happened.
    """

    def __init__(self, name: str, mind: SearchBot, brief: SearchBot) -> None:
        self.name = name
        self.mind = mind
        self.brief = brief
        """How it thinks within a move, and where everybody may speak at any time."""
        self.seat: i64 = NOBODY
        """Whom it answered for last."""
        self.expected: State | None = None
        """What that seat will see if its move goes on."""

    def settled(self, settings: dict[str, str]) -> Bot:
        """`time` is how long it may think about a choice; `work` a number of playouts instead, whatever they take."""
        check_names(self.name, settings, ["time", "work"])
        playouts = whole_number(self.name, settings, "work", 0, 1, MOST_WORK)
        time = seconds(self.name, settings, "time", LEVELS[self.name])
        return LevelBot(self.name, SearchBot(playouts, time), SearchBot(playouts, shorter(time)))

    def timed(self, clock: Callable[[], float]) -> Bot:
        return LevelBot(self.name, self.mind.timed(clock), self.brief.timed(clock))

    def choose(self, game: Game, view: State, seat: i64, luck: Luck) -> i64:
        expected = self.expected
        goes_on = expected is not None and seat == self.seat and view.same_as(expected)
        mind = self.brief if goes_on or view.asking.welcome(view) != 0 else self.mind
        choice = mind.choose(game, view, seat, luck)
        world = game.imagine(view, seat, Luck(self.name))
        world.choose(seat, choice)
        self.seat = seat
        self.expected = game.view(world, seat)
        return choice


def shorter(time: float) -> float:
    """The seconds that a level has within a move, and where everybody may speak at any time."""
    return min(time, max(QUICKEST, SHORTER * time))


def level_bot(level: str) -> Bot:
    time = LEVELS[level]
    return ApprenticeBot() if level == APPRENTICE else LevelBot(level, SearchBot(0, time), SearchBot(0, shorter(time)))


def within(bot: Bot, time: float) -> Bot:
    """A bot that takes at most so many seconds; one that takes a glance stays as it is."""
    if LEVELS.get(bot.name, 0.0) == 0.0:
        return bot
    mind = SearchBot(0, max(LEAST, time))
    mind.name = bot.name
    return mind
