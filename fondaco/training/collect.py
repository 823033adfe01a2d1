"""What the worker processes do: games of self-play, whose rows go into files, and duels."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fondaco.bots.bot import Bot
from fondaco.bots.greedy import GreedyBot
from fondaco.bots.judge import HandMade, Judge
from fondaco.bots.learned import Learned, LearnedBot, finish_of
from fondaco.bots.match import play_match
from fondaco.bots.net import read_net
from fondaco.bots.self_play import Rows, SelfPlay
from fondaco.games import find_game
from fondaco.kernel.game import Game

LONGEST = 3000
"""Rows of a game for which there is room on average, if every move were told by two."""
CACHE: dict[str, Any] = {}
"""What a process keeps from one piece of work to the next: nets and room for rows."""


@dataclass(frozen=True)
class Games:
    """Games of self-play for one process."""

    game: str
    net: str
    """The file of weights; empty for the hand-made value."""
    hand: int
    """What the hand-made value counts on a second look."""
    trust: int
    """By how much advised choices are preferred."""
    seats: tuple[int, ...]
    """The numbers of seats, in turn."""
    first: int
    """The number of the first game."""
    count: int
    seed: str
    sample: int
    explore: int
    budget: int
    file: str


@dataclass(frozen=True)
class Played:
    games: int
    rows: int
    moves: int
    points: int
    seats: int
    """Points and seats of all games together."""


@dataclass(frozen=True)
class Duels:
    """Deals played from every seat, against the greedy bot or another net."""

    game: str
    net: str
    rival: str
    """The file of the others' weights; empty for the greedy bot."""
    hand: int
    trust: int
    seats: int
    first: int
    count: int
    seed: str
    budget: int


@dataclass(frozen=True)
class Deal:
    """One seed, played from every seat: share of the victories, points over the mean of the others."""

    share: float
    lead: float


def judge_for(game: Game, net: str, hand: int, trust: int) -> Judge:
    if not net:
        return HandMade(game)
    key = f"net {net}"
    if key not in CACHE:
        for old in [name for name in CACHE if name.startswith("net ")][:-3]:
            del CACHE[old]
        CACHE[key] = read_net(Path(net).read_bytes(), game.observed())
    return Learned(game, CACHE[key], hand, trust)


def rows_for(game: Game, size: int) -> Rows:
    key = f"rows {game.name}"
    if key not in CACHE or CACHE[key].room < size:
        CACHE[key] = Rows(len(game.observed()), size)
    rows: Rows = CACHE[key]
    rows.size = 0
    return rows


def collect(piece: Games) -> Played:
    """Play, and write rows and labels."""
    game = find_game(piece.game)
    rows = rows_for(game, piece.count * LONGEST * piece.sample // 1000 + 100)
    judge = judge_for(game, piece.net, piece.hand, piece.trust)
    play = SelfPlay(game, judge, rows, piece.sample, piece.explore, piece.budget)
    seats = 0
    for number in range(piece.first, piece.first + piece.count):
        players = piece.seats[number % len(piece.seats)]
        play.play(players, number, f"{piece.seed} {number}")
        seats += players
    path = Path(piece.file)
    path.with_suffix(".labels").write_bytes(rows.bytes_of_labels())
    path.write_bytes(rows.bytes_of_cells())
    return Played(piece.count, int(rows.size), int(play.moves), int(play.points), seats)


def duel(piece: Duels) -> list[Deal]:
    game = find_game(piece.game)
    own = LearnedBot(judge_for(game, piece.net, piece.hand, piece.trust), piece.budget)
    rival: Bot = GreedyBot()
    if piece.rival:
        rival = LearnedBot(judge_for(game, piece.rival, piece.hand, piece.trust), piece.budget)
    return [duel_deal(game, own, rival, piece, f"{piece.seed} {number}") for number in numbers_of(piece)]


def numbers_of(piece: Duels) -> range:
    return range(piece.first, piece.first + piece.count)


def duel_deal(game: Game, own: Bot, rival: Bot, piece: Duels, seed: str) -> Deal:
    share = lead = 0.0
    for seat in range(piece.seats):
        bots = [own if other == seat else rival for other in range(piece.seats)]
        end = play_match(game, bots, {}, seed)
        finish = finish_of(game, end, seat)
        points = [sum(row) for row in game.breakdown(end)]
        share += finish.sixtieths / 60 / piece.seats
        lead += (points[seat] - (sum(points) - points[seat]) / (piece.seats - 1)) / piece.seats
    return Deal(share, lead)
