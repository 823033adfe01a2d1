"""The course of a tournament: which games are still to be played, by whom, and when it may end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from statistics import fmean
from typing import Protocol

from fondaco.arena.journal import Journal
from fondaco.arena.played import Played
from fondaco.arena.standings import Standings, standings
from fondaco.arena.stopping import LOOK, Sequence
from fondaco.arena.tournament import Tournament


class Crew(Protocol):
    """Who plays: processes of this machine, or a cluster."""

    def play(self, numbers: Iterable[int]) -> Iterator[Played]: ...

    def close(self) -> None: ...


def run(
    tournament: Tournament,
    crew: Callable[[], Crew],
    journal: Journal | None = None,
    heard: Callable[[Played], None] = lambda played: None,
) -> list[Played]:
    """All games in their order. Those of the journal are not played again; `heard` is told of every game."""
    done = dict(journal.played) if journal else {}
    for played in done.values():
        heard(played)
    players: Crew | None = None
    try:
        for first, seeds in stretches(tournament):
            if first and is_decided(tournament, done, first):
                break
            missing = [fixture.number for fixture in tournament.fixtures(first, seeds) if fixture.number not in done]
            if missing and players is None:
                players = crew()
            for played in players.play(missing) if missing and players else ():
                done[played.number] = played
                if journal:
                    journal.add(played)
                heard(played)
    finally:
        if players is not None:
            players.close()
    return [done[number] for number in sorted(done)]


def stretches(tournament: Tournament) -> Iterator[tuple[int, int]]:
    """Seeds, first and count, after which somebody looks; all of them if nobody does."""
    size = tournament.seeds if tournament.stop is None else LOOK
    for first in range(0, tournament.seeds, size):
        yield first, min(size, tournament.seeds - first)


def is_decided(tournament: Tournament, done: dict[int, Played], seeds: int) -> bool:
    """Whether the tournament may end after so many seeds."""
    assert tournament.stop is not None
    orders, first = len(tournament.orders), tournament.texts[0]
    sequence = Sequence(tournament.stop, is_told=False)
    for seed in range(seeds):
        block = [done[number] for number in range(seed * orders, (seed + 1) * orders)]
        sequence.add(fmean(game.share_of(first) for game in block))
    return sequence.is_shown


def result(tournament: Tournament, games: list[Played]) -> Standings:
    return standings(tournament.seats, len(tournament.orders), games, tournament.stop, tournament.seeds)
