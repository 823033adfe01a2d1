"""A match: bots play a game against each other, each seat seeing only its own view, and every answer is checked."""

from __future__ import annotations

import operator
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, cast

from mypy_extensions import i64

from fondaco.bots.bot import Bot
from fondaco.bots.watch import Watch
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State

UNLIMITED: Final = 1e12
"""Seconds that nobody waits for."""
WIDEST: Final = 63
"""Bits of the largest number that is worth repeating."""
SHOWN: Final = 200
"""So much of an exception is repeated."""


class BadAnswer(Exception):
    """A bot answered with something that was not open to it, or not in time."""


class Fault:
    """What a bot did that loses it the game."""

    def __init__(self, kind: str, seat: int, detail: str) -> None:
        self.kind = kind
        """`failed` (an exception), `type` (no number), `illegal` (not open), `slow` (a choice) or `long` (the game)."""
        self.seat = seat
        self.detail = detail
        """The exception, the type, the choice, or the seconds."""


class Match:
    """One game. Its luck depends on the seed alone, not on who sits where. A bot that breaks the rules ends it."""

    def __init__(self, game: Game, bots: list[Bot], options: dict[str, str], seed: str, watch: Watch) -> None:
        self.game = game
        self.bots = bots
        self.watch = watch
        self.choice_limit = UNLIMITED
        self.game_limit = UNLIMITED
        """How many seconds one choice and the whole game may take, by the clock on the wall."""
        self.clock: Callable[[], float] = perf_counter
        """What the seconds that are told are counted by."""
        self.luck = Luck(seed)
        self.lucks = [Luck(f"{seed} seat {seat}") for seat in range(len(bots))]
        self.choices = Choices(len(game.vocabulary))
        self.state = game.start(len(bots), options)
        self.now = 0.0
        """When the last answer came."""
        self.fault: Fault | None = None
        self.error: BaseException | None = None
        """What a bot raised."""

    def play(self) -> None:
        """Play to the end, or to the first fault."""
        state = self.state
        self.now = perf_counter()
        latest = self.now + self.game_limit
        while state.waiting != 0:
            seat = state.first_asked()
            if seat == CHANCE:
                state.choose(seat, state.draw(self.luck, self.choices))
                continue
            choice = self.answer(seat)
            if choice < 0:
                return
            if self.now > latest:
                used = self.watch.seconds
                self.fault = Fault("long", used.index(max(used)), f"{self.game_limit:g}")
                return
            state.choose(seat, choice)

    def answer(self, seat: i64) -> i64:
        """What the bot of a seat chooses, as far as that is open; -1 after a fault."""
        view = self.game.view(self.state, seat)
        # Nothing is known of the type of what a bot from outside returns.
        bot = cast(Any, self.bots[seat])
        answer: object = None
        clock = self.clock
        begun = perf_counter()
        begun_by_clock = clock()
        self.watch.asked(seat, begun)
        try:
            answer = bot.choose(self.game, view, seat, self.lucks[seat])
        except BaseException as error:
            self.error = error
        self.now = perf_counter()
        taken = self.now - begun
        self.watch.answered(seat, clock() - begun_by_clock)
        if self.error is not None:
            self.fault = Fault("failed", int(seat), told(self.error))
            return -1
        if taken > self.choice_limit:
            self.fault = Fault("slow", int(seat), f"{self.choice_limit:g}")
            return -1
        return self.checked(seat, answer)

    def checked(self, seat: i64, answer: object) -> i64:
        """An answer that is open to a seat; -1 if it is not."""
        if isinstance(answer, int):
            number: int = answer
        else:
            try:
                number = operator.index(cast(Any, answer))
            except TypeError:
                self.fault = Fault("type", int(seat), type(answer).__name__[:SHOWN])
                return -1
        if not 0 <= number < len(self.game.vocabulary):
            text = str(number) if number.bit_length() <= WIDEST else f"{hex(number)[:20]}…"
            self.fault = Fault("illegal", int(seat), text)
            return -1
        self.state.open(seat, self.choices)
        if not self.choices.holds(number):
            self.fault = Fault("illegal", int(seat), self.game.vocabulary.text(number))
            return -1
        return number


def told(error: BaseException) -> str:
    """An exception in one line; its own text may fail as well."""
    try:
        text = " ".join(str(error).split())
    except Exception:
        text = ""
    return (f"{type(error).__name__}: {text}" if text else type(error).__name__)[:SHOWN]


def play_match(game: Game, bots: list[Bot], options: dict[str, str], seed: str) -> State:
    """Play one game to its end without limits of time. Raises what a bot raises, or BadAnswer."""
    match = Match(game, bots, options, seed, Watch(len(bots)))
    match.play()
    if match.error is not None:
        raise match.error
    if match.fault is not None:
        raise BadAnswer(f"{match.fault.kind} at seat {match.fault.seat + 1}: {match.fault.detail}")
    return match.state
