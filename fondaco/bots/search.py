"""The searching bot: plays its best few moves out in imagined worlds, and takes the one that leads furthest.

The moves are those that the greedy or the learned bot likes best. Each is tried in the same worlds with the same luck,
and all seats go on as that bot would, from what they could see, until some turns are over; there the position is
appraised. Half of the moves drop out again and again, so that most playouts go to the best. What the bot would
have done anyway is only given up for a move that did better beyond what chance explains.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from fondaco.bots.bot import Bot
from fondaco.bots.judge import HandMade, Judge
from fondaco.bots.learned import Learned, judge_of
from fondaco.bots.move import BUDGET, LARGEST_BUDGET, NOTHING, Move
from fondaco.bots.net import head_of
from fondaco.bots.settings import check_names, seconds, whole_number
from fondaco.bots.values import prospect
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Belief, Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, CHANCE_ASKED, State

WIDTH: Final = 6
"""How many moves are compared at most."""
WORLDS: Final = 4
"""In so many worlds each of them should be tried at least: where there is no time for that, fewer are compared."""
LEAST_WIDTH: Final = 2
TURNS: Final = 1
QUICK: Final = 20
"""The budget of a move within a playout."""
DOUBT: Final = 100
"""By how many hundredths of a standard error a move must be better than the usual one."""
SURE: Final = 300
"""A move drops out at once that did worse than the best by so many hundredths of a standard error."""
ENOUGH: Final = 12
"""Worlds that it takes to be sure."""
TIME: Final = 1.0
MOST: Final = 1_000_000
THOUGHTS: Final = 400
"""Moves after which a playout ends in any case."""
SEEDS: Final = 1 << 30


class Limit:
    """How long to think: so many playouts or, where that is 0, so many seconds."""

    def __init__(self, playouts: int = 0, time: float = TIME, clock: Callable[[], float] = perf_counter) -> None:
        self.playouts = playouts
        self.time = time
        self.clock = clock
        self.began = clock()

    def used(self) -> float:
        """Seconds since the thinking began."""
        return self.clock() - self.began

    def is_over(self) -> bool:
        """Whether the time is up."""
        return self.playouts == 0 and self.used() >= self.time


class Manner:
    """How a search goes about it."""

    def __init__(
        self,
        width: int = WIDTH,
        turns: int = TURNS,
        budget: int = QUICK,
        doubt: int = DOUBT,
        net: str = "",
        sure: int = SURE,
    ) -> None:
        self.width = width
        self.turns = turns
        """How many turns a playout goes on after the present one."""
        self.budget = budget
        self.doubt = doubt
        self.net = net
        """The file of a net instead of the shipped one."""
        self.sure = sure
        """0 if no move drops out before its time: all are tried as often as was asked for."""


class Ranked:
    """A move, and what it led to."""

    def __init__(self, line: list[int], chance: int, points: int, playouts: int) -> None:
        self.line = line
        """The choices of the whole move; the first is the answer."""
        self.chance = chance
        """To win, in millionths."""
        self.points = points
        """In the end, in hundredths of a point."""
        self.playouts = playouts


class Candidate:
    """A move that is played out."""

    def __init__(self, line: list[int], place: int) -> None:
        self.line = line
        self.place = place
        """Where it stood among those that looked best at first."""
        self.worths: list[int] = []
        """What became of it, world by world."""
        self.chance = 0
        self.points = 0
        """Of all worlds together."""

    def mean(self) -> int:
        return sum(self.worths) // len(self.worths) if self.worths else NOTHING

    def ranked(self) -> Ranked:
        count = max(len(self.worths), 1)
        return Ranked(self.line, self.chance // count, self.points // count, len(self.worths))


def from_best(candidate: Candidate) -> tuple[int, int, int]:
    """Sort key: those that were tried longest, and of these the best first."""
    return -len(candidate.worths), -candidate.mean(), candidate.place


class Search:
    """One decision of a seat. Nothing is read but its view."""

    def __init__(self, game: Game, view: State, seat: i64, luck: Luck, limit: Limit, manner: Manner) -> None:
        self.game = game
        self.view = view
        self.seat: i64 = seat
        self.luck = luck
        self.limit = limit
        self.manner = manner
        found = judge_of(game, manner.net)
        self.net: Learned | None = found if isinstance(found, Learned) else None
        self.judge: Judge = HandMade(game)
        if found is not None and (self.net is None or self.net.net.plays):
            self.judge = found
        self.quick: i64 = manner.budget
        self.seed = int(luck.below(SEEDS))
        self.choices = Choices(len(game.vocabulary))
        self.belief: Belief | None = None
        self.worlds: list[State] = []
        """Worlds that agree with the view; those who answer in secret have not answered yet."""
        self.planned: list[list[int]] = [[] for _ in range(view.seats)]
        """What is left of each seat's move, in the playout under way."""
        self.playouts = 0
        self.looked: i64 = 0
        """Moves thought of in playouts."""

    # Which moves are compared.

    def lines(self) -> list[list[int]]:
        """The best few moves, the usual one first."""
        game = self.game
        advised = game.advice(self.view, self.seat, self.luck)
        if advised >= 0:
            return self.advised_lines(advised)
        world = game.unanswered(game.imagine(self.view, self.seat, self.luck), self.seat)
        move = Move(game, self.seat, world, self.judge, BUDGET)
        move.closer = 2 * self.manner.width
        found = [move.best_line(self.luck)]
        ends = [self.end_of(world, found[0])]
        order = [
            (-int(move.values[answer]), answer) for answer in range(move.answers.size) if move.values[answer] > NOTHING
        ]
        order.sort()
        for _, answer in order:
            line = move.lines[answer]
            if line is None or len(found) == self.manner.width:
                continue
            choices = line.choices()
            end = self.end_of(world, choices)
            if choices[0] != found[0][0] and end not in ends:
                found.append(choices)
                ends.append(end)
        return found

    def end_of(self, world: State, line: list[int]) -> list[int]:
        """Where a move leads: two that lead to the same are the same."""
        state = world.copy()
        for choice in line:
            state.choose(self.seat, choice)
        return state.numbers()

    def advised_lines(self, advised: i64) -> list[list[int]]:
        """What the rules of thumb of a game advise, and what else they think of."""
        found: list[list[int]] = []
        for line in self.game.proposals(self.view, self.seat, advised):
            if len(found) < self.manner.width and line not in found:
                found.append(line)
        return found

    # Comparing them.

    def run(self) -> list[Ranked]:
        """All moves that were compared, the best first."""
        return self.compared(self.lines())

    def compared(self, lines: list[list[int]]) -> list[Ranked]:
        """Some moves, the best first. The first of them is the usual one."""
        candidates = [Candidate(line, place) for place, line in enumerate(lines)]
        if len(candidates) > 1:
            candidates = self.affordable(candidates)
            usual = candidates[0]
            alive = candidates
            stages = stages_of(len(candidates))
            for stage in range(stages):
                alive = self.best_half(self.play_stage(alive, stage + 1, stages), usual)
                if len(alive) == 1:
                    break
            candidates.sort(key=from_best)
            best = self.chosen(alive, usual)
            candidates.remove(best)
            candidates.insert(0, best)
        else:
            self.try_out(candidates[0], 0)
        return [candidate.ranked() for candidate in candidates]

    def affordable(self, candidates: list[Candidate]) -> list[Candidate]:
        """As many as can be tried often enough; the first playout tells how long one takes."""
        limit = self.limit
        if limit.playouts > 0:
            playouts = limit.playouts
        else:
            begun = limit.used()
            self.try_out(candidates[0], 0)
            taken = max(limit.used() - begun, 1e-9)
            playouts = int(max(limit.time - begun, 0.0) / taken)
        return candidates[: max(playouts // WORLDS, LEAST_WIDTH)]

    def play_stage(self, alive: list[Candidate], stage: int, stages: int) -> list[Candidate]:
        """Try each of some moves in more worlds, until its part of the limit is used; those that did not drop out."""
        limit = self.limit
        while len(alive) > 1:
            if limit.playouts > 0:
                if self.playouts + len(alive) > max(limit.playouts * stage // stages, len(alive)):
                    return alive
            elif limit.used() >= limit.time * stage / stages:
                return alive
            number = min([len(candidate.worths) for candidate in alive])
            for candidate in alive:
                if len(candidate.worths) == number and not self.try_out(candidate, number):
                    return alive
            if self.manner.sure > 0 and number + 1 >= ENOUGH:
                alive = self.still_in_doubt(alive)
        return alive

    def still_in_doubt(self, alive: list[Candidate]) -> list[Candidate]:
        """The best of some moves, and those that are not surely worse; all were tried in the same worlds."""
        best = alive[0]
        for candidate in alive:
            if sum(candidate.worths) > sum(best.worths):
                best = candidate
        return [candidate for candidate in alive if not is_sure(gains_of(best, candidate), self.manner.sure)]

    def best_half(self, alive: list[Candidate], usual: Candidate) -> list[Candidate]:
        """The better half of the moves, by the worlds in which all were tried; the usual one always stays."""
        count = min([len(candidate.worths) for candidate in alive])
        if count == 0:
            return alive
        order = [(-sum(candidate.worths[:count]), candidate.place) for candidate in alive]
        order.sort()
        kept = [place for _, place in order[: max((len(alive) + 1) // 2, LEAST_WIDTH)]]
        return [candidate for candidate in alive if candidate is usual or candidate.place in kept]

    def chosen(self, alive: list[Candidate], usual: Candidate) -> Candidate:
        """The best of those that are left, if it is better than the usual one beyond doubt."""
        count = min([len(candidate.worths) for candidate in alive])
        best = alive[0]
        for candidate in alive:
            if sum(candidate.worths[:count]) > sum(best.worths[:count]):
                best = candidate
        return best if usual not in alive or is_sure(gains_of(best, usual), self.manner.doubt) else usual

    # Playing them out.

    def try_out(self, candidate: Candidate, number: int) -> bool:
        """Play a move out in one of the worlds; False if the time is up before that is done."""
        state = self.world(number).copy()
        if not self.play_out(state, candidate.line, number):
            return False
        found = prospect(self.game, state, self.seat, self.net)
        candidate.worths.append(int(found.worth))
        candidate.chance += int(found.chance)
        candidate.points += int(found.points)
        self.playouts += 1
        return True

    def world(self, number: int) -> State:
        """One of the worlds; all moves are tried in the same."""
        game = self.game
        belief = self.belief
        if belief is None:
            belief = game.belief(self.view, self.seat)
            self.belief = belief
        while len(self.worlds) <= number:
            luck = Luck(f"{self.seed} world {len(self.worlds)}")
            self.worlds.append(game.unanswered(belief.world(luck), self.seat))
        return self.worlds[number]

    def play_out(self, state: State, line: list[int], number: int) -> bool:
        """Let all go on until some turns are over. The luck of a world is the same for all moves."""
        game = self.game
        choices = self.choices
        luck = Luck(f"{self.seed} luck {number}")
        dice = Luck(f"{self.seed} dice {number}")
        self.planned = [[] for _ in range(state.seats)]
        self.planned[self.seat] = line[:]
        thoughts: i64 = 0
        turns: i64 = 0
        turn = game.turns(state)
        while state.waiting != 0:
            if state.waiting & CHANCE_ASKED:
                state.choose(CHANCE, state.draw(luck, choices))
                continue
            now = game.turns(state)
            if now != turn:
                turn = now
                turns += 1
                if turns > self.manner.turns:
                    break
            seat = self.seat if state.is_asked(self.seat) and self.planned[self.seat] else state.first_asked()
            state.open(seat, choices)
            planned = self.planned[seat]
            if planned and choices.holds(planned[0]):
                choice: i64 = planned.pop(0)
            elif choices.size == 1:
                choice = choices.items[0]
            else:
                if self.limit.is_over():
                    return False
                thoughts += 1
                if thoughts > THOUGHTS:
                    break
                planned = self.move_of(state, seat, dice)
                self.planned[seat] = planned
                choice = planned.pop(0)
            state.choose(seat, choice)
        self.looked += thoughts
        return True

    def move_of(self, state: State, seat: i64, dice: Luck) -> list[int]:
        """What a seat does in a playout, from what it can see."""
        game = self.game
        view = game.view(state, seat)
        advised = game.advised_line(view, seat, dice)
        if advised:
            return advised
        world = game.unanswered(game.imagine(view, seat, dice), seat)
        return Move(game, seat, world, self.judge, self.quick).best_line(dice)


def stages_of(moves: int) -> int:
    """How often the better half is taken until two are left, and compared at last."""
    stages = 1
    while moves > LEAST_WIDTH:
        moves = (moves + 1) // 2
        stages += 1
    return stages


def gains_of(one: Candidate, other: Candidate) -> list[int]:
    """By how much a move did better than another, in each world in which both were tried."""
    count = min(len(one.worths), len(other.worths))
    return [one.worths[world] - other.worths[world] for world in range(count)]


def is_sure(gains: list[int], doubt: int) -> bool:
    """Whether gains are above zero by so many hundredths of the standard error of their mean."""
    count = len(gains)
    whole = sum(gains)
    squares = sum([gain * gain for gain in gains])
    if count < 2 or whole <= 0:
        return False
    return 10_000 * whole * whole * (count - 1) > doubt * doubt * (count * squares - whole * whole)


def rank(game: Game, view: State, seat: i64, luck: Luck, limit: Limit, manner: Manner | None = None) -> list[Ranked]:
    """The best few moves of a seat, from its view, the best first."""
    return Search(game, view, seat, luck, limit, Manner() if manner is None else manner).run()


class SearchBot(Bot):
    def __init__(
        self,
        playouts: int = 0,
        time: float = TIME,
        manner: Manner | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.name = "search"
        self.playouts = playouts
        self.time = time
        self.manner = Manner() if manner is None else manner
        self.clock = clock

    def settled(self, settings: dict[str, str]) -> Bot:
        check_names(self.name, settings, ["time", "work", "width", "turns", "budget", "doubt", "net", "sure"])
        net = settings.get("net", "")
        if net:
            head_of(Path(net).read_bytes())
        manner = Manner(
            whole_number(self.name, settings, "width", WIDTH, LEAST_WIDTH, MOST),
            whole_number(self.name, settings, "turns", TURNS, 0, MOST),
            whole_number(self.name, settings, "budget", QUICK, 0, LARGEST_BUDGET),
            whole_number(self.name, settings, "doubt", DOUBT, 0, MOST),
            net,
            whole_number(self.name, settings, "sure", SURE, 0, MOST),
        )
        playouts = whole_number(self.name, settings, "work", 0, 1, MOST)
        return SearchBot(playouts, seconds(self.name, settings, "time", TIME), manner)

    def timed(self, clock: Callable[[], float]) -> SearchBot:
        return SearchBot(self.playouts, self.time, self.manner, clock)

    def choose(self, game: Game, view: State, seat: i64, luck: Luck) -> i64:
        choices = Choices(len(game.vocabulary))
        view.open(seat, choices)
        if choices.size == 1:
            return choices.items[0]
        limit = Limit(self.playouts, self.time, self.clock)
        search = Search(game, view, seat, luck, limit, self.manner)
        return search.run()[0].line[0]
