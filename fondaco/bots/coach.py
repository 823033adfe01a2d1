"""The coach: compares a move that somebody made with what the greedy bot would have done in their place.

It knows what the player knew, the view before the move. What is hidden is imagined, several times over, and a move
counts by its mean. So what it says tells nothing that the player could not have worked out.
"""

from __future__ import annotations

from typing import Final

from fondaco.bots.move import Move
from fondaco.bots.reasons import main_reason
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import UNRATED, Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.reason import Reason
from fondaco.kernel.record import Record
from fondaco.kernel.state import State

WORLDS: Final = 3
"""How many worlds are imagined. The bot finds a line of play in each, and all lines are tried in all of them."""
LONGEST: Final = 40
"""Choices after which a line of play counts as it stands."""


class Remark:
    """What would have been better: a choice in place of one that was made."""

    def __init__(self, at: int, choice: int, reason: Reason | None, aspect: str, gain: int) -> None:
        self.at = at
        """Where among the seat's own choices the one stands that was made instead."""
        self.choice = choice
        self.reason = reason
        """What speaks for it; None where no single thing does."""
        self.aspect = aspect
        """What it speaks of, so that nothing is said twice: the key of the reason, or the verb of the choice."""
        self.gain = gain
        """By how much it is better, in hundredths of a point."""


class OwnMove:
    """The choices that a seat made as one move, in the sense of the greedy bot."""

    def __init__(self, game: Game, seat: int, before: State, at: int) -> None:
        self.game = game
        self.seat = seat
        self.before = before.copy()
        self.at = at
        """How many choices the seat had made before."""
        self.extent = Move(game, seat, self.before)
        self.chain: list[int] = []
        self.asked = self.before
        """The position in which the last choice of the chain was made."""
        self.is_whole = False

    def choose(self, state: State, choice: int) -> None:
        """Make the next choice of the move."""
        self.asked = state.copy()
        self.chain.append(choice)
        state.choose(self.seat, choice)
        self.is_whole = not self.extent.goes_on(state)

    def open_at_last(self) -> list[int]:
        """What was open when the last choice was made."""
        choices = Choices(len(self.game.vocabulary))
        self.game.view(self.asked, self.seat).open(self.seat, choices)
        return choices.listed()

    def ratings(self) -> list[int]:
        """How the rules of thumb of the game rate each of these; empty where it has none."""
        return self.game.ratings(self.game.view(self.asked, self.seat), self.seat, self.open_at_last())


def remark_on(record: Record, seat: int) -> Remark | None:
    """What there is to say about a seat's last choice, or the move that it ends; None if that was good enough."""
    move = last_move(record, seat)
    if move is None:
        return None
    remark = better(move)
    return remark if remark is not None and remark.gain >= record.game.margin else None


def last_move(record: Record, seat: int) -> OwnMove | None:
    """The last move of a seat, as far as it has come; None if it made none."""
    game = record.game
    state = record.start()
    move: OwnMove | None = None
    count = 0
    for chooser, choice in record.made:
        if chooser != seat:
            state.choose(chooser, choice)
            continue
        if move is None or move.is_whole:
            move = OwnMove(game, seat, state, count)
        move.choose(state, choice)
        count += 1
    return move


def better(move: OwnMove) -> Remark | None:
    """The best that the bot would have done instead, be it only a little better; None if it would do the same.

    Where the game has rules of thumb, they rate the last choice; otherwise a move is tried once it is whole.
    """
    ratings = move.ratings()
    if ratings:
        return better_choice(move, ratings)
    return better_line(move) if move.is_whole else None


def better_choice(move: OwnMove, ratings: list[int]) -> Remark | None:
    """The open choice that is rated highest."""
    choices = move.open_at_last()
    mine = ratings[choices.index(move.chain[-1])]
    best = ratings.index(max(ratings))
    if mine == UNRATED or ratings[best] == mine:
        return None
    choice = choices[best]
    game, seat = move.game, move.seat
    view = game.view(move.asked, seat)
    worlds = [game.imagine(view, seat, Luck(f"coach {number}")) for number in range(WORLDS)]
    reason = reason_for(game, worlds, seat, [choice], [move.chain[-1]])
    return Remark(move.at + len(move.chain) - 1, choice, reason, aspect_of(game, choice, reason), ratings[best] - mine)


def aspect_of(game: Game, choice: int, reason: Reason | None) -> str:
    return game.vocabulary.verbs[choice] if reason is None else reason.key


def reason_for(game: Game, worlds: list[State], seat: int, better: list[int], other: list[int]) -> Reason | None:
    """What speaks most for a line of play beside another; None if no single thing does, or one is not open."""
    good = ends_of(game, worlds, seat, better)
    bad = ends_of(game, worlds, seat, other)
    return main_reason(game, worlds, good, bad, seat) if good and bad else None


def better_line(move: OwnMove) -> Remark | None:
    """The line of play with the best mean over all worlds, told by its first choice that differs from what was done."""
    game, seat = move.game, move.seat
    view = game.view(move.before, seat)
    worlds = [game.imagine(view, seat, Luck(f"coach {number}")) for number in range(WORLDS)]
    ends = ends_of(game, worlds, seat, move.chain)
    if not ends:
        return None
    mine = mean_value(game, ends, seat)
    best: list[int] = []
    best_ends: list[State] = []
    most = mine
    tried = [move.chain]
    for number in range(WORLDS):
        line = bot_line(game, worlds[number], seat, Luck(f"coach line {number}"))
        if line in tried:
            continue
        tried.append(line)
        found = ends_of(game, worlds, seat, line)
        if found and mean_value(game, found, seat) > most:
            best = line
            best_ends = found
            most = mean_value(game, found, seat)
    differs = first_difference(move.chain, best)
    if differs < 0:
        return None
    reason = main_reason(game, worlds, best_ends, ends, seat)
    return Remark(move.at + differs, best[differs], reason, aspect_of(game, best[differs], reason), most - mine)


def bot_line(game: Game, world: State, seat: int, luck: Luck) -> list[int]:
    """What the greedy bot would do in a world until its move is whole."""
    state = world.copy()
    extent = Move(game, seat, world)
    line: list[int] = []
    while len(line) < LONGEST:
        choice = int(Move(game, seat, state).best(luck))
        line.append(choice)
        state.choose(seat, choice)
        if not extent.goes_on(state):
            break
    return line


def ends_of(game: Game, worlds: list[State], seat: int, line: list[int]) -> list[State]:
    """Where a line of play leads in each world; nowhere if it is not open in all of them."""
    choices = Choices(len(game.vocabulary))
    ends: list[State] = []
    for world in worlds:
        state = world.copy()
        for choice in line:
            if not state.may_answer(seat):
                return []
            state.open(seat, choices)
            if not choices.holds(choice):
                return []
            state.choose(seat, choice)
        ends.append(state)
    return ends


def mean_value(game: Game, ends: list[State], seat: int) -> int:
    return sum([int(game.value(end, seat)) for end in ends]) // len(ends)


def first_difference(made: list[int], better: list[int]) -> int:
    """Where a line parts from what was made; -1 if it does not, or only by going on where that had ended."""
    for index in range(min(len(made), len(better))):
        if made[index] != better[index]:
            return index
    return -1
