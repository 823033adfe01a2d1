"""A turn (N-P1 to N-A3, N-C1): planning in secret, calling the guilds in order, closing."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fondaco.games.norenberc import news
from fondaco.games.norenberc.data import AGENTS, GUILDS, MOST_BOUGHT
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.action import Action
from fondaco.games.norenberc.steps.round_end import EndOfRound
from fondaco.games.norenberc.steps.visit import why_not_in_play
from fondaco.games.norenberc.vocabulary import EVERY_GUILD, PASS, PLAN
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts, bits, counts
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State, Step
from fondaco.kernel.steps import AllAtOnce


def plans_for(guilds: int, agents: int) -> Counts:
    """Pass, and every set of at most so many of the guilds in play."""
    return counts([PASS] + [PLAN + mask for mask in range(1, 1 << guilds) if bits(mask) <= agents])


PLANS: Final = [plans_for(guilds, agents) for guilds in range(GUILDS + 1) for agents in range(AGENTS + 1)]
"""What may be planned, by guilds in play and agents at hand."""


class Round(Step):
    """A round is one turn after another until all have passed; then it ends (N-C1)."""

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        if town.passed == (1 << town.seats) - 1:
            town.turn = 0
            town.push(EndOfRound())
            return
        town.turn += 1
        town.ready = 0
        town.called = 0
        town.tell(news.TURN, town.turn)
        town.push(CloseTurn())
        town.push(CallGuild(0))
        town.push(Planning())


class Planning(AllAtOnce):
    """N-P1: all who have not passed plan at once and in secret. A seat may change its plan until all are ready.

    Nobody sees an earlier answer, so no order of planning is needed (N-P3).
    """

    def name(self) -> str:
        return "planning"

    def players(self, state: State) -> i64:
        return ((1 << state.seats) - 1) & ~cast(Town, state).passed

    def ready(self, state: State) -> i64:
        return cast(Town, state).ready

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Town, state)
        choices.show(PLANS[town.guilds * (AGENTS + 1) + town.hand[seat]])

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        town = cast(Town, state)
        if choice > EVERY_GUILD:
            return Reason("other-question")
        reason = why_not_in_play(town, choice - PLAN)
        if reason is None and bits(choice - PLAN) > town.hand[seat]:
            return Reason("agents", {"agents": int(town.hand[seat])}, "N-P1")
        return reason

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Town, state)
        town.plan[seat] = choice - PLAN
        town.ready |= 1 << seat
        town.tell(news.READY, seat)
        if choice == PASS:
            town.tell_only(seat, news.PLANS_TO_PASS)
        else:
            town.tell_only(seat, news.PLANNED, choice - PLAN)

    def reveal(self, state: State) -> None:
        """How many cards each planned is open now, and who passed (N-P2)."""
        town = cast(Town, state)
        for seat in range(town.seats):
            if town.ready >> seat & 1:
                planned = bits(town.plan[seat])
                town.cards[seat] = planned
                if planned > 0:
                    town.tell(news.CARDS, seat, planned)
                else:
                    town.passed |= 1 << seat
                    town.tell(news.PASSED, seat)
        town.pop()


class CallGuild(Step):
    """N-A1: the guilds are called in number order; the cards planned for one are revealed together."""

    def __init__(self, guild: i64) -> None:
        self.guild: i64 = guild

    def fields(self) -> list[int]:
        return [int(self.guild)]

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        guild = self.guild
        planned: i64 = 0
        for seat in range(town.seats):
            planned |= town.plan[seat]
        if planned == 0:
            town.called = town.guilds
            town.pop()
            return
        if bits(town.ready) > 1:
            town.revealed += 1
        while not planned >> guild & 1:
            guild += 1
        town.called = guild + 1
        town.swap(CallGuild(guild + 1))
        actors = reveal(town, guild)
        let_foremost_act(town, guild, actors, buying_limit(town, bits(actors)))


def reveal(town: Town, guild: i64) -> i64:
    """N-A1: the cards for a guild are shown, and each of these players, told as a bit mask, commits one agent."""
    town.tell(news.CALLED, guild)
    actors: i64 = 0
    for seat in range(town.seats):
        plan = town.plan[seat]
        if plan >> guild & 1:
            actors |= 1 << seat
            town.plan[seat] = plan & ~(1 << guild)
            town.cards[seat] -= 1
            town.hand[seat] -= 1
            town.tell(news.REVEALED, seat, guild)
    town.on_card = actors
    return actors


def buying_limit(town: Town, cards: i64) -> i64:
    """N-B2: in the very first turn a crowded guild sells less to each."""
    if town.round > 1 or town.turn > 1:
        return MOST_BOUGHT
    if town.seats == 5:
        if cards >= 4:
            return 1
        return 2 if cards == 3 else MOST_BOUGHT
    if town.seats == 4 and cards >= 3:
        return 2
    return MOST_BOUGHT


def let_foremost_act(town: Town, guild: i64, actors: i64, limit: i64) -> None:
    """N-A2: of those who revealed a card, the foremost on the track acts now, the others after."""
    place: i64 = 0
    while not actors >> town.order[place] & 1:
        place += 1
    seat = town.order[place]
    left = actors & ~(1 << seat)
    if left:
        town.push(Actors(guild, left, limit))
    town.push(Action(guild, seat, limit))


class Actors(Step):
    """N-A2: those who revealed a card and have not acted here yet."""

    def __init__(self, guild: i64, left: i64, limit: i64) -> None:
        self.guild: i64 = guild
        self.left: i64 = left
        """Who has not acted yet, as a bit mask."""
        self.limit: i64 = limit
        """How many goods each may buy here."""

    def fields(self) -> list[int]:
        return [int(self.guild), int(self.left), int(self.limit)]

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        town.pop()
        let_foremost_act(town, self.guild, self.left, self.limit)


class CloseTurn(Step):
    """N-C1: whoever has no agents at hand now passes."""

    def go_on(self, state: State) -> None:
        town = cast(Town, state)
        for seat in range(town.seats):
            if town.hand[seat] == 0 and not town.passed >> seat & 1:
                town.passed |= 1 << seat
                town.tell(news.NO_AGENTS_LEFT, seat)
        town.pop()
