"""The dealing window (G-N1 to G-N8): before every step the others offer, and the trader decides.

All others are asked at once; whoever has spoken may still speak again, though nobody waits for it. The trader may
accept, counter or act as soon as an offer stands, but goes on unpaid only when all have spoken.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news
from fondaco.games.genoa.data import DEALING_ROUNDS, FIRST_MESSAGE, MOST_DRAFTS, NONE, SPACES
from fondaco.games.genoa.faults import VALID
from fondaco.games.genoa.offer import (
    COUNTERING,
    DRAFT,
    MODE,
    OFFER,
    OFFERING,
    PLANNING,
    clear,
    clear_draft,
)
from fondaco.games.genoa.plans import (
    apply_plans,
    forget_plan,
)
from fondaco.games.genoa.standing import counter_fault, is_forced, is_valid
from fondaco.games.genoa.state import RESTING, RETIRED, SPEAKING, City
from fondaco.games.genoa.steps.action import take_action
from fondaco.games.genoa.steps.composing import (
    add_to_draft,
    begin_draft,
    can_buy_anything,
    is_drafting,
    open_draft,
)
from fondaco.games.genoa.steps.messages import (
    deliver_message,
    open_messages,
)
from fondaco.games.genoa.steps.rounds import begin_round, next_round, speak
from fondaco.games.genoa.steps.sale import strike, walk
from fondaco.games.genoa.steps.sending import send_counter, send_offer, send_plan
from fondaco.games.genoa.steps.window_reasons import why_not_in_window
from fondaco.games.genoa.steps.yields import NO_PROMISE
from fondaco.games.genoa.vocabulary import (
    ACCEPT,
    AGREE,
    CANCEL,
    COUNTER,
    DELIVER,
    FORGET,
    GO,
    PASS,
    PLAN,
    PLANS,
    REFUSE,
    REST,
    RETIRE,
    SEND,
    STOP,
    USE,
    WITHDRAW,
)
from fondaco.games.genoa.vocabulary import OFFER as OFFER_VERB
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State, Step


def open_window(city: City) -> None:
    """A new window at the present place: offers that no longer fit lapse, and plans speak up."""
    city.window = 1
    city.countered = NONE
    for seat in range(city.seats):
        clear_draft(city.drafts, seat * DRAFT)
        city.begun[seat] = 0
        at = seat * OFFER
        if seat == city.trader or not is_valid(city, seat):
            clear(city.offers, at)
    begin_round(city)
    city.spoken |= apply_plans(city)
    city.push(Window())


class Window(Step):
    """One window. It is the same step as long as it is open, so that nobody's answer comes too late for another's."""

    def name(self) -> str:
        return "dealing"

    def others(self, city: City) -> i64:
        return (1 << city.seats) - 1 & ~(1 << city.trader)

    def asked(self, state: State) -> i64:
        city = cast(City, state)
        if city.countered != NONE:
            return 1 << city.countered
        silent = self.others(city) & ~city.spoken
        return silent if silent else 1 << city.trader

    def welcome(self, state: State) -> i64:
        return (1 << state.seats) - 1

    def must_look_again(self, state: State, seat: i64) -> i64:
        """Whoever decides about an offer must have seen how it stands now."""
        city = cast(City, state)
        if seat != city.trader:
            return 1 << city.trader
        return 1 << city.countered if city.countered != NONE else 0

    # What is open.

    def open(self, state: State, seat: i64, choices: Choices) -> None:
        city = cast(City, state)
        if is_drafting(city, seat):
            open_draft(city, seat, choices)
        elif seat == city.trader:
            self.open_to_trader(city, choices)
        else:
            self.open_to_other(city, seat, choices)

    def why_not(self, state: State, seat: i64, choice: i64, choices: Choices) -> Reason | None:
        if super().why_not(state, seat, choice, choices) is None:
            return None
        return why_not_in_window(cast(City, state), seat, choice)

    def open_to_other(self, city: City, seat: i64, choices: Choices) -> None:
        is_countered = city.countered == seat
        if not is_countered:
            choices.add(PASS)
            if city.quiet[seat] == SPEAKING:
                choices.add(RETIRE)
            if city.quiet[seat] != RESTING:
                choices.add(REST)
        if city.offers[seat * OFFER] != NONE:
            choices.add(WITHDRAW)
        if city.begun[seat] < MOST_DRAFTS:
            if can_buy_anything(city, seat):
                choices.add(OFFER_VERB)
            choices.add(PLAN)
        if is_countered:
            if counter_fault(city, seat) == VALID:
                choices.add(AGREE)
            choices.add(REFUSE)
        for slot in range(PLANS):
            if city.plans[(seat * PLANS + slot) * OFFER] != NONE:
                choices.add(FORGET + slot)
        open_messages(city, seat, choices)

    def open_to_trader(self, city: City, choices: Choices) -> None:
        if city.countered != NONE:
            choices.add(WITHDRAW)
            open_messages(city, city.trader, choices)
            return
        is_free = self.others(city) & ~city.spoken == 0
        forced = is_forced(city)
        if city.free and city.can_act(city.trader):
            choices.add(USE)
        if is_free and not forced:
            choices.add(STOP)
        for seat in range(city.seats):
            fits = city.offers[seat * OFFER] == city.tower or not forced
            if seat != city.trader and fits and is_valid(city, seat):
                choices.add(ACCEPT + seat)
        if city.window <= DEALING_ROUNDS and city.begun[city.trader] < MOST_DRAFTS:
            for seat in range(city.seats):
                if seat != city.trader and can_buy_anything(city, seat):
                    choices.add(COUNTER + seat)
        if is_free and not forced:
            steps = city.open_steps()
            for space in range(SPACES):
                if steps >> space & 1:
                    choices.add(GO + space)
        open_messages(city, city.trader, choices)

    # What an answer does.

    def take(self, state: State, seat: i64, choice: i64) -> None:
        city = cast(City, state)
        if choice >= DELIVER:
            deliver_message(city, seat, choice - DELIVER + FIRST_MESSAGE)
        elif is_drafting(city, seat):
            self.compose(city, seat, choice)
        elif seat == city.trader:
            self.take_of_trader(city, choice)
        else:
            self.take_of_other(city, seat, choice)

    def take_of_other(self, city: City, seat: i64, choice: i64) -> None:
        if choice <= REST:
            if choice == RETIRE:
                city.quiet[seat] = RETIRED
            elif choice == REST:
                city.quiet[seat] = RESTING
            city.spoken |= 1 << seat
            if city.offers[seat * OFFER] == NONE:
                city.tell(news.PASSED, seat)
        elif choice == WITHDRAW:
            clear(city.offers, seat * OFFER)
            city.tell(news.WITHDREW, seat)
            speak(city, seat)
        elif choice == OFFER_VERB:
            begin_draft(city, seat, OFFERING, city.trader)
        elif choice == PLAN:
            begin_draft(city, seat, PLANNING, city.trader)
        elif choice == AGREE:
            strike(city, seat, city.trader * OFFER)
        elif choice == REFUSE:
            city.tell(news.REFUSED, seat, city.trader)
            speak(city, seat)
        else:
            slot = choice - FORGET
            city.tell_only(seat, news.FORGOT, seat, city.plans[(seat * PLANS + slot) * OFFER])
            forget_plan(city, seat, slot)

    def take_of_trader(self, city: City, choice: i64) -> None:
        if choice >= GO:
            walk(city, choice - GO, 0)
        elif choice >= COUNTER:
            begin_draft(city, city.trader, COUNTERING, choice - COUNTER)
        elif choice >= ACCEPT:
            strike(city, choice - ACCEPT, (choice - ACCEPT) * OFFER)
        elif choice == USE:
            city.pop()
            take_action(city, city.trader, city.tower, NO_PROMISE)
        elif choice == STOP:
            city.pop()
            city.stopped = 1
            city.tell(news.STOPPED, city.trader, city.tower)
        else:
            city.tell(news.WITHDREW, city.trader)
            city.revealed += 1
            next_round(city)

    # Composing.

    def compose(self, city: City, seat: i64, choice: i64) -> None:
        at = seat * DRAFT
        if choice == CANCEL:
            clear_draft(city.drafts, at)
        elif choice == SEND:
            mode = city.drafts[at + MODE]
            if mode == PLANNING:
                send_plan(city, seat)
            elif mode == OFFERING:
                send_offer(city, seat)
            else:
                send_counter(city, seat)
            clear_draft(city.drafts, at)
        else:
            add_to_draft(city, seat, choice)
