"""Playing one game of a tournament."""

from __future__ import annotations

from time import perf_counter

from fondaco.arena.played import Played, forfeited, milliseconds
from fondaco.arena.tournament import CLOCKS, Fixture, Tournament
from fondaco.bots.bot import Bot
from fondaco.bots.match import Fault, Match, told
from fondaco.bots.watch import Watch
from fondaco.kernel.game import Game
from fondaco.kernel.state import State


def play(tournament: Tournament, fixture: Fixture, watch: Watch) -> Played:
    """Every answer is checked; what a bot does wrong loses it the game."""
    game = tournament.rules()
    clock = CLOCKS[tournament.clock]
    bots: list[Bot] = []
    for seat, text in enumerate(fixture.seating):
        watch.asked(seat, perf_counter())
        try:
            bots.append(tournament.contender(text).bot(clock))
        except BaseException as error:
            return lost(fixture, Fault("failed", seat, told(error)), watch)
    match = Match(game, bots, tournament.options, fixture.seed, watch)
    match.choice_limit, match.game_limit = tournament.choice_limit, tournament.game_limit
    match.clock = clock
    match.play()
    if match.fault is not None:
        return lost(fixture, match.fault, watch)
    return finished(fixture, game, match.state, watch)


def lost(fixture: Fixture, fault: Fault, watch: Watch) -> Played:
    return forfeited(fixture, fault.seat, fault.kind, fault.detail, watch.answers, watch.seconds, watch.slowest)


def finished(fixture: Fixture, game: Game, end: State, watch: Watch) -> Played:
    standings = game.standings(end)
    return Played(
        fixture.number,
        fixture.seed,
        fixture.seating,
        game.breakdown(end),
        [1 + sum(other > own for other in standings) for own in standings],
        game.winners(end),
        sum(watch.answers),
        watch.answers,
        milliseconds(watch.answers, watch.seconds),
        [round(1000 * longest, 3) for longest in watch.slowest],
        None,
    )
