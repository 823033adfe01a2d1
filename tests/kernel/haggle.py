"""A toy in which everybody may speak at any time: two bidders and a keeper, who waits for both but need not.

A bid is composed by small choices: `begin`, `more` once or several times, `send`. It ends
after three sales or refusals.
"""

from __future__ import annotations

from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers, zeros
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import NewsKind
from fondaco.kernel.state import State, Step
from fondaco.kernel.vocabulary import Vocabulary

PASS, BEGIN, MORE, SEND, WITHDRAW, SELL, REFUSE = range(7)
KEEPER = 0
SEATS = 3
SALES = 3


class Stall(State):
    def copy(self) -> Stall:
        other = Stall()
        other.copy_base(self)
        other.bids, other.drafts = self.bids[:], self.drafts[:]
        other.spoken, other.sales, other.earned = self.spoken, self.sales, self.earned
        return other

    def numbers(self) -> list[int]:
        own = [self.spoken, self.sales, self.earned]
        return [*self.base_numbers(), *numbers(self.bids), *numbers(self.drafts), *own]


class Haggling(Step):
    def __init__(self, fault: str) -> None:
        self.fault = fault

    def name(self) -> str:
        return "haggling"

    def asked(self, state: Stall) -> int:
        silent = 0b110 & ~state.spoken
        return silent or 1 << KEEPER

    def welcome(self, state: Stall) -> int:
        return 0b111

    def must_look_again(self, state: Stall, seat: int) -> int:
        return 1 << KEEPER

    def open(self, state: Stall, seat: int, choices: Choices) -> None:
        if seat == KEEPER:
            if sum(numbers(state.bids)):
                choices.add(SELL)
            if state.spoken == 0b110:
                choices.add(REFUSE)
            if self.fault == "unsorted":
                choices.add(PASS)
        elif state.drafts[seat]:
            if state.drafts[seat] < 4:
                choices.add(MORE)
            if state.drafts[seat] > 1:
                choices.add(SEND)
        else:
            choices.add(PASS)
            choices.add(BEGIN)
            if state.bids[seat]:
                choices.add(WITHDRAW)

    def take(self, state: Stall, seat: int, choice: int) -> None:
        if choice in (BEGIN, MORE):
            state.drafts[seat] += 1
        elif choice == SEND:
            state.bids[seat] = state.drafts[seat] - 1
            state.drafts[seat] = 0
            state.tell(0, seat, int(state.bids[seat]))
            self.speak(state, seat)
        elif choice == WITHDRAW:
            state.bids[seat] = 0
            self.speak(state, seat)
        elif choice == PASS:
            state.spoken |= 1 << seat
        else:
            self.end(state, choice)

    def speak(self, state: Stall, seat: int) -> None:
        state.revealed += 1
        state.spoken |= 1 << seat

    def end(self, state: Stall, choice: int) -> None:
        """A sale, or none: then the next thing is haggled about."""
        state.earned += max(numbers(state.bids)) if choice == SELL else 0
        state.bids, state.drafts, state.spoken = zeros(SEATS), zeros(SEATS), 0
        state.sales += 1
        if state.sales == SALES:
            state.stack.clear()
        else:
            state.swap(Haggling(self.fault))


class Haggle(Game):
    def __init__(self, fault: str = "") -> None:
        self.fault = fault
        self.name, self.rules, self.fewest, self.most = "haggle", 1, SEATS, SEATS
        self.vocabulary = Vocabulary()
        for number, verb in enumerate(["pass", "begin", "more", "send", "withdraw", "sell", "refuse"]):
            self.vocabulary.add(verb, [""], number)
        self.news, self.categories, self.names = [NewsKind("bid", "player:seat sum:number")], ["earned"], {}
        self.untold = ("pass", "begin", "more", "withdraw", "sell", "refuse")

    def start(self, seats: int, options: dict[str, str]) -> Stall:
        stall = Stall()
        stall.bids, stall.drafts = zeros(SEATS), zeros(SEATS)
        stall.spoken = stall.sales = stall.earned = 0
        stall.begin(seats, [Haggling(self.fault)])
        return stall

    def view(self, state: Stall, seat: int) -> Stall:
        return state.copy()

    def imagine(self, view: Stall, seat: int, luck: Luck) -> Stall:
        return view.copy()

    def breakdown(self, state: Stall) -> list[list[int]]:
        return [[state.earned], [0], [0]]
