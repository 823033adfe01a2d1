"""A random game from its start to its end, with moments of it to look at. All areas of the suite look at the same."""

from __future__ import annotations

from functools import cache
from math import isqrt

from fondaco.kernel.check import LONGEST
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Item, Listener
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE, NOBODY, State

from .subjects import Setting


class Moment:
    """A position of a game, and the news since the choice before."""

    def __init__(self, game: Game, state: State, fresh: list[Item]) -> None:
        self.game = game
        self.state = state
        self.fresh = fresh

    @property
    def viewers(self) -> range:
        """All seats, and before them a spectator."""
        return range(NOBODY, int(self.state.seats))

    def view(self, seat: int) -> State:
        return self.game.view(self.state, seat)

    def open(self, seat: int) -> list[int]:
        """What a seat may choose, asked or welcome; nothing for whoever is neither."""
        return open_in(self.game, self.state, seat)

    def where(self) -> str:
        return f"{self.game.name}, {self.state.question()}"


class Course:
    """A whole game."""

    def __init__(self, setting: Setting, seed: str) -> None:
        self.setting = setting
        self.record = Record(setting.game, setting.seats, setting.game.settled(dict(setting.options)), seed)
        self.moments: list[Moment] = []
        """Each question the first, fourth, ninth time it is asked and so on, and the end: what is rare is seen at once,
        and what is frequent both early and late."""
        self.listener = Listener()
        self.broken = ""
        """The first law that broke on the way, or empty."""
        self.play(Luck(seed), Luck(f"{seed} players"))

    def play(self, luck: Luck, players: Luck) -> None:
        game, record = self.setting.game, self.record
        choices = Choices(len(game.vocabulary))
        state = record.start()
        state.listener = self.listener
        asked: dict[str, int] = {}
        heard = 0
        while True:
            self.broken = self.broken or game.broken_law(state)
            question = f"{state.question()} {state.is_asked(CHANCE)}"
            asked[question] = asked.get(question, 0) + 1
            if isqrt(asked[question]) ** 2 == asked[question]:
                self.moments.append(Moment(game, state.copy(), self.listener.items[heard:]))
            heard = len(self.listener.items)
            if state.is_over():
                break
            assert len(record.made) < LONGEST, f"{game.name} has no end"
            seat = some_seat(game, state, players)
            choice = int(state.draw(luck, choices)) if seat == CHANCE else some_choice(game, state, seat, players)
            record.made.append((seat, choice))
            state.choose(seat, choice)
        record.result = [sum(row) for row in game.breakdown(state)]

    @property
    def questions(self) -> list[Moment]:
        """The moments at which a player is asked."""
        return [moment for moment in self.moments if not moment.state.is_asked(CHANCE) and not moment.state.is_over()]

    @property
    def end(self) -> State:
        return self.moments[-1].state


def open_in(game: Game, state: State, seat: int) -> list[int]:
    if not state.may_answer(seat):
        return []
    choices = Choices(len(game.vocabulary))
    state.open(seat, choices)
    return choices.listed()


def some_seat(game: Game, state: State, players: Luck) -> int:
    """Mostly one that is asked; now and then one that is welcome to speak unasked."""
    if state.is_asked(CHANCE):
        return CHANCE
    seats = range(int(state.seats))
    asked = [seat for seat in seats if state.is_asked(seat)]
    if players.below(8) == 0:
        asked = [seat for seat in seats if open_in(game, state, seat)]
    return asked[int(players.below(len(asked)))]


def some_choice(game: Game, state: State, seat: int, players: Luck) -> int:
    """Any; or first a verb, then one of its choices, so that a verb of few things is not crowded out by one of many."""
    found = open_in(game, state, seat)
    if players.below(2):
        verbs = sorted({game.vocabulary.verbs[choice] for choice in found})
        verb = verbs[int(players.below(len(verbs)))]
        found = [choice for choice in found if game.vocabulary.verbs[choice] == verb]
    return found[int(players.below(len(found)))]


@cache
def courses_of(setting: Setting) -> list[Course]:
    """Some games of a setting, the same for every test."""
    return [Course(setting, f"conformance {number}") for number in range(3)]
