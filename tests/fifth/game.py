"""Pearls, a fifth game of rules and words alone: all bid a card of a secret hand at once, the highest wins pearls."""

from __future__ import annotations

from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import Counts, filled, numbers, zeros
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import NewsKind
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State
from fondaco.kernel.steps import AllAtOnce, DrawFromCounts
from fondaco.kernel.vocabulary import Vocabulary

CARDS, COPIES = 9, 2
DRAW, BID = 0, CARDS
DEALT, CARD, READY, OWN_BID, SHOWN, WON, TIED = range(7)
NO_BID, SECRET = -1, -2


class Boat(State):
    def copy(self) -> Boat:
        other = Boat()
        other.copy_base(self)
        other.hands, other.deck, other.sizes = self.hands[:], self.deck[:], self.sizes[:]
        other.bids, other.won, other.dealt = self.bids[:], self.won[:], self.dealt
        return other

    def numbers(self) -> list[int]:
        many = (self.hands, self.deck, self.sizes, self.bids, self.won)
        return [*self.base_numbers(), *[number for one in many for number in numbers(one)], self.dealt]

    def held(self, seat: int) -> list[int]:
        return [card for card in range(CARDS) for _ in range(self.hands[seat * CARDS + card])]


class Deal(DrawFromCounts):
    def verb(self) -> int:
        return DRAW

    def copies(self, state: Boat) -> Counts:
        return state.deck

    def drawn(self, state: Boat, thing: int) -> None:
        seat = numbers(state.sizes).index(min(numbers(state.sizes)))
        state.deck[thing] -= 1
        state.hands[seat * CARDS + thing] += 1
        state.sizes[seat] += 1
        state.tell(DEALT, seat)
        state.tell_only(seat, CARD, thing + 1)
        if min(numbers(state.sizes)) == state.dealt:
            state.swap(Bidding())


class Bidding(AllAtOnce):
    def name(self) -> str:
        return "bidding"

    def ready(self, state: Boat) -> int:
        return sum(1 << seat for seat in range(state.seats) if state.bids[seat] != NO_BID)

    def open(self, state: Boat, seat: int, choices: Choices) -> None:
        for card in dict.fromkeys(state.held(seat)):
            choices.add(BID + card)

    def why_not(self, state: Boat, seat: int, choice: int, choices: Choices) -> Reason | None:
        reason = super().why_not(state, seat, choice, choices)
        return Reason("not-held", {"card": choice - BID + 1}) if reason and choice >= BID else reason

    def take(self, state: Boat, seat: int, choice: int) -> None:
        state.bids[seat] = choice - BID
        state.tell(READY, seat)
        state.tell_only(seat, OWN_BID, choice - BID + 1)

    def reveal(self, state: Boat) -> None:
        bids, pearls = numbers(state.bids), int(state.sizes[0])
        for seat, card in enumerate(bids):
            state.hands[seat * CARDS + card] -= 1
            state.sizes[seat] -= 1
            state.tell(SHOWN, seat, card + 1)
        if bids.count(max(bids)) == 1:
            winner = bids.index(max(bids))
            state.won[winner] += pearls
            state.tell(WON, winner, pearls)
        else:
            state.tell(TIED, pearls)
        state.bids = filled(state.seats, NO_BID)
        if pearls == 2:
            state.pop()


class Pearls(Game):
    def __init__(self) -> None:
        self.name, self.rules, self.fewest, self.most = "pearls", 1, 2, 4
        self.options, self.categories, self.names = {"hand": ["four", "three"]}, ["pearls"], {}
        self.vocabulary = Vocabulary()
        for verb, first in [("draw", DRAW), ("bid", BID)]:
            self.vocabulary.add(verb, [str(card + 1) for card in range(CARDS)], first)
        kinds = {"dealt": "player:seat", "card": "card:number", "ready": "player:seat", "own-bid": "card:number"}
        kinds |= {"shown": "player:seat card:number", "won": "player:seat pearls:number", "tied": "pearls:number"}
        self.news = [NewsKind(key, facts) for key, facts in kinds.items()]

    def start(self, seats: int, options: dict[str, str]) -> Boat:
        boat = Boat()
        boat.hands, boat.deck, boat.sizes = zeros(seats * CARDS), filled(CARDS, COPIES), zeros(seats)
        boat.bids, boat.won, boat.dealt = filled(seats, NO_BID), zeros(seats), 3 if self.settled(options) else 4
        boat.begin(seats, [Deal()])
        return boat

    def view(self, state: Boat, seat: int) -> Boat:
        seen = state.copy()
        for other in range(state.seats):
            if other != seat:
                for card in state.held(other):
                    seen.hands[other * CARDS + card] -= 1
                    seen.deck[card] += 1
                seen.bids[other] = NO_BID if state.bids[other] == NO_BID else SECRET
        return seen

    def imagine(self, view: Boat, seat: int, luck: Luck) -> Boat:
        world = view.copy()
        for other in range(view.seats):
            while len(world.held(other)) < world.sizes[other]:
                unseen = [card for card in range(CARDS) for _ in range(world.deck[card])]
                card = unseen[luck.below(len(unseen))]
                world.deck[card] -= 1
                world.hands[other * CARDS + card] += 1
            if world.bids[other] == SECRET:
                world.bids[other] = world.held(other)[luck.below(world.sizes[other])]
        return world

    def breakdown(self, state: Boat) -> list[list[int]]:
        return [[pearls] for pearls in numbers(state.won)]
