"""An activation: a player carries out the actions of a street, and plays cards (C-T2 to C-T4, C-K1, C-K2, C-K3).

Who is asked depends on what everybody knows, never on which cards a hand holds: a player with cards in hand is asked
even where none of them can be played, or the others would learn that.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from fondaco.games.calimala import news
from fondaco.games.calimala.actions import action_of, is_aimed, open_aims, perform
from fondaco.games.calimala.data import ACTIONS
from fondaco.games.calimala.duty import may_play
from fondaco.games.calimala.names import action_key, joined
from fondaco.games.calimala.reasons import lack_of, why_not_aim
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.steps.cards import Drawing, may_draw, why_not_draw
from fondaco.games.calimala.steps.pending import Pending
from fondaco.games.calimala.steps.sending import send_more
from fondaco.games.calimala.vocabulary import DONE, DRAW, LIFT, PLAY
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State
from fondaco.kernel.steps import SeatStep

AIMS: Final = 9
"""The most ways there are to carry out one action."""


class Activation(Pending):
    """What a player may still do with a disc: each of two actions so many times, and any number of cards."""

    def name(self) -> str:
        return "activation"

    def asked(self, state: State) -> i64:
        town = cast(Florence, state)
        if self.low_left + self.high_left > 0:
            if may_draw(town, self.seat):
                return 1 << self.seat
            if self.low_left > 0 and town.is_possible(self.low, self.seat):
                return 1 << self.seat
            if self.high_left > 0 and town.is_possible(self.high, self.seat):
                return 1 << self.seat
        if town.hand_size[self.seat] > 0:
            for action in range(ACTIONS):
                if town.is_possible(action, self.seat):
                    return 1 << self.seat
        return 0

    def go_on(self, state: State) -> None:
        state.pop()

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        town = cast(Florence, state)
        low = self.low_left > 0 and town.is_possible(self.low, seat)
        high = self.high_left > 0 and town.is_possible(self.high, seat)
        bound = self.is_bound(town)
        if not bound:
            choices.add(DONE)
        if low:
            open_aims(town, self.low, seat, choices)
        if high:
            open_aims(town, self.high, seat, choices)
        if may_draw(town, seat):
            if self.low_left > 0 and not low and not (bound and self.needs(town, self.low)):
                choices.add(DRAW + self.low)
            if self.high_left > 0 and not high and not (bound and self.needs(town, self.high)):
                choices.add(DRAW + self.high)
        if town.hand_size[seat] == 0:
            return
        for card in range(ACTIONS):
            if town.hand[seat * ACTIONS + card] == 0 or not town.is_possible(card, seat):
                continue
            if not bound or may_play(town, seat, card, self.low_pending(), self.high_pending()):
                choices.add(PLAY + card)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        town = cast(Florence, state)
        if choice == DONE:
            return Reason("duty", {}, "C-T3") if self.is_bound(town) else None
        if PLAY <= choice < LIFT:
            return self.why_not_card(town, choice - PLAY)
        if is_aimed(choice):
            action = action_of(choice)
        elif DRAW <= choice < PLAY:
            action = choice - DRAW
        else:
            return Reason("other-question")
        if action != self.low and action != self.high:
            actions = joined([action_key(self.low), action_key(self.high)])
            return Reason("other-action", {"action": action_key(action), "actions": actions}, "C-T2")
        if self.times_left(action) == 0:
            return Reason("action-done", {"action": action_key(action)}, "C-T2")
        if is_aimed(choice):
            return why_not_aim(town, seat, choice)
        found = why_not_draw(town, seat, action)
        if found is None and self.is_bound(town) and self.needs(town, action):
            return Reason("duty-draw", {"action": action_key(action)}, "C-T3")
        return found

    def why_not_card(self, town: Florence, card: i64) -> Reason | None:
        """C-K3: a card that the player has not, that would have no effect, or that would undo the duty."""
        if town.hand[self.seat * ACTIONS + card] == 0:
            return Reason("no-card", {"action": action_key(card)}, "C-K3")
        lack = lack_of(town, self.seat, card)
        if lack:
            return Reason("card-idle", {"action": action_key(card), "lack": lack}, "C-K3")
        if not self.is_bound(town) or may_play(town, self.seat, card, self.low_pending(), self.high_pending()):
            return None
        return Reason("duty-card", {"action": action_key(card)}, "C-T3")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Florence, state)
        if choice == DONE:
            if self.low_left + self.high_left > 0:
                town.tell(news.SKIPPED, seat)
            town.pop()
        elif is_aimed(choice):
            self.use(town, action_of(choice), 0)
            perform(town, seat, choice)
            send_more(town, seat, choice)
        elif choice < PLAY:
            action = choice - DRAW
            self.use(town, action, self.duty)
            town.tell(news.DREW, seat, action)
            if seat == town.active:
                town.compensated += 1
            town.push(Drawing(seat))
        else:
            self.play(town, choice - PLAY)

    def use(self, town: Florence, action: i64, duty: i64) -> None:
        """One of the actions has been carried out or given up."""
        if action == self.low:
            town.swap(Activation(self.seat, self.low, self.high, self.low_left - 1, self.high_left, duty))
        else:
            town.swap(Activation(self.seat, self.low, self.high, self.low_left, self.high_left - 1, duty))

    def play(self, town: Florence, card: i64) -> None:
        """C-K3: a card gives its action at once."""
        index = self.seat * ACTIONS + card
        town.hand[index] -= 1
        town.hand_size[self.seat] -= 1
        if town.known[index] > 0:
            town.known[index] -= 1
        town.discard[card] += 1
        town.tell(news.PLAYED, self.seat, card)
        aims = Choices(AIMS)
        open_aims(town, card, self.seat, aims)
        if aims.size > 1:
            town.push(Playing(self.seat, card))
        else:
            perform(town, self.seat, aims.items[0])
            send_more(town, self.seat, aims.items[0])


class Playing(SeatStep):
    """What a card just played is aimed at. One with a single aim is carried out without a question.

    This step and `Sending` lie on the activation that they belong to, whose duty they keep within reach.
    """

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def name(self) -> str:
        return "playing"

    def fields(self) -> list[int]:
        return [int(self.seat), int(self.card)]

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        """Aims that keep the duty within reach; any where it is not to be kept."""
        town = cast(Florence, state)
        pending = cast(Pending, town.stack[-2])
        if pending.duty == 1:
            aims = Choices(AIMS)
            open_aims(town, self.card, seat, aims)
            pending.open_safe(town, aims, choices)
        if choices.size == 0:
            open_aims(town, self.card, seat, choices)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        town = cast(Florence, state)
        if not is_aimed(choice):
            return Reason("other-question")
        if action_of(choice) != self.card:
            return Reason("card", {"action": action_key(self.card)}, "C-K3")
        found = why_not_aim(town, seat, choice)
        if found is not None:
            return found
        choices.clear()
        self.open(state, seat, choices)
        return None if choices.holds(choice) else Reason("duty-aim", {}, "C-T3")

    def take(self, state: State, seat: i64, choice: i64) -> None:
        town = cast(Florence, state)
        perform(town, seat, choice)
        town.pop()
        send_more(town, seat, choice)
