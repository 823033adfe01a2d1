"""The dealing window (G-N1 to G-N8): before every step the others offer, and the trader decides.

All others are asked at once; whoever has spoken may still speak again, though nobody waits for it. The trader may
accept, counter or act as soon as an offer stands, but goes on unpaid only when all have spoken.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from fondaco.games.genoa import news, offer
from fondaco.games.genoa.data import BUILDINGS, DEALING_ROUNDS, FIRST_MESSAGE, MOST_DRAFTS, NONE, SPACES, bit
from fondaco.games.genoa.deals import exchange, tell_offer
from fondaco.games.genoa.faults import ALL_CARDS, VALID, fault
from fondaco.games.genoa.offer import (
    BARE_STEP,
    COUNTERING,
    DRAFT,
    DUCATS,
    MODE,
    OFFER,
    OFFERING,
    PLANNING,
    UP_TO,
    YIELD_CARDS,
    YIELD_GOODS,
    YIELD_MARKERS,
    YIELD_PAY,
    YIELD_TILES,
    clear,
    clear_draft,
    same_but_ducats,
)
from fondaco.games.genoa.plans import (
    apply_plans,
    forget_plan,
    forget_plans_for,
    free_slot,
    keep_plan,
    make_offer,
    show_cards,
)
from fondaco.games.genoa.standing import counter_fault, is_forced, is_valid
from fondaco.games.genoa.state import RESTING, RETIRED, SPEAKING, City
from fondaco.games.genoa.steps.action import BoughtAction, take_action
from fondaco.games.genoa.steps.composing import (
    add_to_draft,
    begin_draft,
    buyer_of,
    can_buy_anything,
    is_drafting,
    open_draft,
)
from fondaco.games.genoa.steps.messages import (
    Arrival,
    completes_message,
    deliver_message,
    may_use_up_messages,
    open_messages,
)
from fondaco.games.genoa.steps.yields import NO_PROMISE, Promise
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


def begin_round(city: City) -> None:
    """All others are asked again, but for those who are quiet and those who cannot offer anything."""
    city.spoken = 0
    for seat in range(city.seats):
        if seat != city.trader and (city.quiet[seat] != SPEAKING or not can_buy_anything(city, seat)):
            city.spoken |= 1 << seat


def next_round(city: City) -> None:
    """The counter is answered or taken back."""
    clear(city.offers, city.trader * OFFER)
    city.countered = NONE
    city.window += 1
    begin_round(city)


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

    def upset(self, state: State, seat: i64) -> i64:
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
            self.speak(city, seat)
        elif choice == OFFER_VERB:
            begin_draft(city, seat, OFFERING, city.trader)
        elif choice == PLAN:
            begin_draft(city, seat, PLANNING, city.trader)
        elif choice == AGREE:
            strike(city, seat, city.trader * OFFER)
        elif choice == REFUSE:
            city.tell(news.REFUSED, seat)
            self.speak(city, seat)
        else:
            slot = choice - FORGET
            city.tell_only(seat, news.FORGOT, seat, city.plans[(seat * PLANS + slot) * OFFER])
            forget_plan(city, seat, slot)

    def speak(self, city: City, seat: i64) -> None:
        """A player has said something that all hear. Instead of an answer to a counter it refuses it."""
        city.revealed += 1
        if city.countered == seat:
            next_round(city)
        city.spoken |= 1 << seat

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
                self.send_plan(city, seat)
            elif mode == OFFERING:
                self.send_offer(city, seat)
            else:
                self.send_counter(city, seat)
            clear_draft(city.drafts, at)
        else:
            add_to_draft(city, seat, choice)

    def send_plan(self, city: City, seat: i64) -> None:
        """A plan that applies at once is an offer at once."""
        at = seat * DRAFT
        keep_plan(city, seat, free_slot(city, seat, city.drafts[at]), city.drafts, at)
        city.tell_only(seat, news.PLANNED, seat, city.drafts[at])
        if city.offers[seat * OFFER] == NONE and fault(city, seat, city.drafts, at, ALL_CARDS) == VALID:
            self.send_offer(city, seat)

    def send_offer(self, city: City, seat: i64) -> None:
        make_offer(city, seat, city.drafts, seat * DRAFT)
        if city.quiet[seat] == RETIRED:
            city.quiet[seat] = SPEAKING
        self.speak(city, seat)

    def send_counter(self, city: City, seat: i64) -> None:
        """The countered player answers; where that player said up to how many ducats, or rests, at once."""
        at = seat * DRAFT
        player = buyer_of(city, seat)
        offer.move(city.drafts, at, city.offers, seat * OFFER)
        show_cards(city, city.drafts, at)
        tell_offer(city, news.COUNTERED, city.drafts, at, player)
        city.revealed += 1
        city.countered = player
        mine = player * OFFER
        is_offered = city.offers[mine] != NONE and same_but_ducats(city.offers, seat * OFFER, mine)
        is_within = is_offered and city.offers[seat * OFFER + DUCATS] <= city.offers[mine + UP_TO]
        if is_within and counter_fault(city, player) == VALID:
            clear_draft(city.drafts, at)
            strike(city, player, seat * OFFER)
        elif city.quiet[player] == RESTING:
            city.tell(news.REFUSED, player)
            next_round(city)


def strike(city: City, player: i64, at: i64) -> None:
    """A deal (G-N4): pay, step, act."""
    city.revealed += 1
    space = city.offers[at]
    is_bare = city.offers[at + BARE_STEP]
    tell_offer(city, news.DEALT, city.offers, at, player)
    forget_plans_for(city, player, space)
    promise = promise_in(city, at)
    exchange(city, player, city.offers, at)
    clear(city.offers, at)
    clear(city.offers, player * OFFER)
    city.countered = NONE
    if space == city.tower:
        city.pop()
        take_action(city, player, space, promise)
        return
    walk(city, space, 1)
    if space >= BUILDINGS or is_bare:
        return
    if completes_message(city) and may_use_up_messages(city, player, space):
        city.push(BoughtAction(player, space, promise))
        city.push(Arrival(city.trader, city.seats))
    else:
        take_action(city, player, space, promise)


def promise_in(city: City, at: i64) -> Promise:
    """What of the yield an offer promises to the trader."""
    offers = city.offers
    goods = offers[at + YIELD_GOODS]
    tiles = offers[at + YIELD_TILES]
    markers = offers[at + YIELD_MARKERS]
    cards = offers[at + YIELD_CARDS]
    pay = offers[at + YIELD_PAY]
    if (goods | tiles | markers | cards | pay) == 0:
        return NO_PROMISE
    return Promise(city.trader, goods, tiles, markers, cards, pay)


def walk(city: City, space: i64, by_deal: i64) -> None:
    """The tower goes to a neighbouring space and leaves a disc where it stood (G-M1)."""
    city.pop()
    city.discs[city.tower] += 1
    city.tower = space
    city.walked += 1
    city.visited |= bit(space)
    city.by_deal = by_deal
    city.free = 1 if space < BUILDINGS else 0
    city.tell(news.MOVED, city.trader, space)
