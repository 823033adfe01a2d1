"""A scene: a position of Genoa set up so that a test reads like a line of the rulebook.

A scene begins with a trader's turn, before the roll, with 130 ducats and empty hands for all and every card in its
pile; `stand` puts the tower on a space, with or without a way behind it, and opens the first dealing window there.
What a test lays down is taken from the stock, so that the laws of the box hold; they are checked after every choice.
Things are laid down first; the first question or choice begins the play.
"""

from __future__ import annotations

from fondaco.games.genoa.data import (
    BUILDING_NAMES,
    BUILDINGS,
    CARDS,
    COIN,
    COINS,
    DISCS,
    FIRST_CARD,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KINDS,
    MARKET,
    NONE,
    OWNED,
    SPACES,
    START_MONEY,
    TILE_NAMES,
    TILES,
    bit,
    card_name,
    kind_of,
    space_name,
)
from fondaco.games.genoa.game import Genoa
from fondaco.games.genoa.offer import OFFER, Terms
from fondaco.games.genoa.shown import terms_of
from fondaco.games.genoa.state import DOWN, UP, City
from fondaco.games.genoa.steps.messages import LastCall
from fondaco.games.genoa.steps.owning import Owning
from fondaco.games.genoa.steps.turn import Start, Turns, Way
from fondaco.games.genoa.vocabulary import PLANS
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Item, Listener
from fondaco.kernel.playout import random_choice
from fondaco.kernel.replay import check_choice
from fondaco.kernel.state import CHANCE

GAME = Genoa()
NEWS_NUMBERS = {GAME.news[number].key: number for number in range(len(GAME.news))}
SPACE_NAMES = [space_name(space) for space in range(SPACES)]
CARD_NAMES = [card_name(card) for card in range(CARDS)]
RING = [
    "villa-monetti",
    "drinks",
    "inn",
    "spices",
    "villa-ricci",
    "coach-house",
    "park",
    "villa-colini",
    "metals",
    "tavern",
    "fabric",
    "villa-zasteri",
    "palace",
    "harbor",
]
"""The outer buildings clockwise, as the rules name them."""
DRAFTING_VERBS = frozenset({"for", "give", "ask", "yield", "limit"})


class Scene:
    """`options` are those of the game, as `money=open bare-steps=yes`; a box comes as its notation."""

    def __init__(
        self, seats: int = 3, trader: int = 0, first: int | None = None, options: str = "", box: str = ""
    ) -> None:
        self.seats = seats
        self.choices = Choices(len(GAME.vocabulary))
        self.listener = Listener()
        settings = dict(option.split("=") for option in options.split())
        city = GAME.start(seats, settings | ({"box": box} if box else {}))
        luck = Luck("a scene")
        while city.first_asked() == CHANCE and city.question() != "starting" and city.tower == NONE:
            if city.steps()[-1] == "Roll":
                break
            city.choose(CHANCE, random_choice(city, CHANCE, luck, self.choices))
        self.city: City = city
        city.first = trader if first is None else first
        city.trader = trader
        turn = (trader - int(city.first)) % seats
        city.stack = [Turns(1, turn + 1), Owning(trader, seats), LastCall(trader, seats), Way(), Start(trader)]
        for card in range(CARDS):
            city.where[card] = DOWN
        self.count_cards()
        city.listener = self.listener
        self.is_changed = True

    # What lies where.

    @property
    def asked(self) -> list[int]:
        self.fit()
        return [seat for seat in range(CHANCE + 1) if self.city.is_asked(seat)]

    def question(self) -> str:
        self.fit()
        return self.city.question()

    def money(self) -> list[int]:
        return numbers(self.city.money)

    def goods(self, seat: int) -> dict[str, int]:
        """The goods of a player, by name; nothing for those without."""
        return named(GOOD_NAMES, numbers(self.city.goods)[seat * GOODS : (seat + 1) * GOODS])

    def tiles(self, seat: int) -> dict[str, int]:
        return named(TILE_NAMES, numbers(self.city.tiles)[seat * TILES : (seat + 1) * TILES])

    def markers(self, seat: int) -> int:
        """Markers at hand."""
        return int(self.city.markers[seat])

    def buildings(self, seat: int) -> list[str]:
        """The buildings that bear a player's marker."""
        owners = numbers(self.city.owners)
        return [BUILDING_NAMES[OWNED + place] for place, owner in enumerate(owners) if owner == seat]

    def cards(self, seat: int) -> list[str]:
        return [CARD_NAMES[card] for card in range(CARDS) if self.city.where[card] == seat]

    def pile(self, kind: str) -> list[str]:
        """The cards of a kind that lie face down."""
        return [name for name in names_of(kind) if self.city.where[CARD_NAMES.index(name)] == DOWN]

    def used_cards(self, kind: str) -> list[str]:
        """The cards of a kind that lie face up under their pile."""
        return [name for name in names_of(kind) if self.city.where[CARD_NAMES.index(name)] == UP]

    def is_shown(self, card: str) -> bool:
        """Whether everybody knows who has a card."""
        return int(self.city.shown) >> CARD_NAMES.index(card) & 1 == 1

    def stock(self, thing: str) -> int:
        """How many of a good or tile are left."""
        if thing in GOOD_NAMES:
            return int(self.city.stock_goods[GOOD_NAMES.index(thing)])
        return int(self.city.stock_tiles[TILE_NAMES.index(thing)])

    def tower(self) -> str:
        self.fit()
        return SPACE_NAMES[self.city.tower] if self.city.tower != NONE else "nowhere"

    def discs(self) -> dict[str, int]:
        """The discs that the tower left, by space."""
        return named(SPACE_NAMES, numbers(self.city.discs))

    def rounds(self) -> int:
        return int(self.city.rounds)

    def offered(self, seat: int) -> Terms | None:
        """The standing offer of a seat; of the trader, the counter."""
        if self.city.offers[seat * OFFER] == NONE:
            return None
        return terms_of(self.city.offers, seat * OFFER, seat)

    def planned(self, seat: int) -> list[str]:
        """The spaces for which a seat has plans."""
        spaces = [int(self.city.plans[(seat * PLANS + slot) * OFFER]) for slot in range(PLANS)]
        return [SPACE_NAMES[space] for space in spaces if space != NONE]

    def points(self) -> list[int]:
        return [sum(row) for row in GAME.breakdown(self.city)]

    # News.

    def news(self, key: str) -> list[tuple[int, ...]]:
        """All news of a kind so far, each as its numbers."""
        kind = GAME.news[NEWS_NUMBERS[key]]
        return [item.numbers[: len(kind.parameters)] for item in self.items(key)]

    def items(self, key: str) -> list[Item]:
        return [item for item in self.listener.items if item.kind == NEWS_NUMBERS[key]]

    def keys(self) -> list[str]:
        """The kinds of all news so far, in order."""
        return [GAME.news[item.kind].key for item in self.listener.items]

    def terms(self, key: str) -> list[Terms]:
        """The offers in news of a kind: `offered`, `countered` or `dealt`."""
        return [Terms(*item.numbers) for item in self.items(key)]

    # Laying things down.

    def has(self, seat: int, things: str = "", ducats: int | None = None, markers: int | None = None) -> None:
        """So many more goods and tiles from the stock (`ale ale trade`), just these ducats, just these markers."""
        city = self.city
        for name in things.split():
            if name in GOOD_NAMES:
                city.goods[seat * GOODS + GOOD_NAMES.index(name)] += 1
                city.stock_goods[GOOD_NAMES.index(name)] -= 1
            else:
                city.tiles[seat * TILES + TILE_NAMES.index(name)] += 1
                city.stock_tiles[TILE_NAMES.index(name)] -= 1
        if ducats is not None:
            city.money[seat] = ducats
            city.issued = sum(numbers(city.money)) - self.seats * START_MONEY
        if markers is not None:
            city.markers[seat] = markers
        self.is_changed = True

    def owns(self, seat: int, buildings: str) -> None:
        """A player's markers on some more buildings, out of the stock."""
        for name in buildings.split():
            self.city.owners[BUILDING_NAMES.index(name) - OWNED] = seat
        self.is_changed = True

    def holds(self, seat: int, cards: str) -> None:
        """Some more cards in a hand, drawn from the pile, seen by their holder alone."""
        for name in cards.split():
            self.city.where[CARD_NAMES.index(name)] = seat
        self.count_cards()

    def shows(self, seat: int, cards: str) -> None:
        """Some more cards in a hand that everybody knows of."""
        self.holds(seat, cards)
        for name in cards.split():
            self.city.shown |= bit(CARD_NAMES.index(name))

    def lies(self, kind: str, down: str, used: str = "", holder: int = 0) -> None:
        """Just these cards of a kind lie face down, and these face up under them; a player holds all the others
        that nobody has."""
        for name in names_of(kind):
            card = CARD_NAMES.index(name)
            if name in down.split():
                self.city.where[card] = DOWN
            elif name in used.split():
                self.city.where[card] = UP
            elif self.city.where[card] >= DOWN:
                self.city.where[card] = holder
        self.count_cards()

    def count_cards(self) -> None:
        """Hands and piles are counted anew, as if no pile had ever been shuffled again."""
        city = self.city
        for place in range(self.seats * KINDS):
            city.held[place] = 0
            city.older[place] = 0
        for kind in range(KINDS):
            city.pile[kind] = 0
        city.shuffled = bit(CARDS) - 1
        for card in range(CARDS):
            kind = int(kind_of(card))
            if city.where[card] == DOWN:
                city.pile[kind] += 1
            elif city.where[card] < DOWN:
                city.held[int(city.where[card]) * KINDS + kind] += 1
        self.is_changed = True

    def left(self, rounds: int) -> None:
        """So many rounds are left, with the present one."""
        self.city.rounds = rounds
        self.is_changed = True

    def acted(self, *seats: int) -> None:
        """These players have taken an ordinary action this turn."""
        for seat in seats:
            self.city.acted[seat] += 1
        self.is_changed = True

    def stand(self, space: str, way: str = "", by_deal: bool = False, used: bool = False) -> None:
        """The tower stands on a space after a way over others, from the start on; its action may be used by now."""
        city = self.city
        spaces = [SPACE_NAMES.index(name) for name in [*way.split(), space]]
        city.stack = [*city.stack[:3], Way()]
        for left_behind in spaces[:-1]:
            city.discs[left_behind] = 1
        city.tower = spaces[-1]
        city.walked = len(spaces) - 1
        city.visited = sum(int(bit(visited)) for visited in spaces)
        city.free = int(spaces[-1] < BUILDINGS and not used)
        city.used = int(bit(spaces[-1])) if used and spaces[-1] < BUILDINGS else 0
        city.by_deal = int(by_deal)
        self.is_changed = True

    def leave(self, **discs: int) -> None:
        """Phase 3 begins, with so many discs on some spaces (`street_2_3=2`); the others lie on the market."""
        city = self.city
        city.stack = city.stack[:2]
        for name, count in discs.items():
            city.discs[SPACE_NAMES.index(name.replace("_", "-"))] = count
        city.discs[MARKET] = DISCS - sum(discs.values())
        city.visited = sum(int(bit(space)) for space in range(SPACES) if city.discs[space])
        city.walked = sum(1 for space in range(SPACES) if city.discs[space]) - 1
        city.tower = NONE
        self.is_changed = True

    def fit(self) -> None:
        """The play begins, or goes on, with what was laid down."""
        if self.is_changed:
            self.is_changed = False
            self.city.settle()
            assert GAME.broken_law(self.city) == ""

    # Playing.

    def open(self, seat: int | None = None) -> list[str]:
        """What is open to a seat, or to whoever is asked first."""
        self.fit()
        self.city.open(self.city.first_asked() if seat is None else seat, self.choices)
        return [GAME.vocabulary.text(choice) for choice in self.choices.listed()]

    def opened(self, verb: str, seat: int | None = None) -> list[str]:
        """The things that one verb may be said of now."""
        return [text.partition(" ")[2] for text in self.open(seat) if text.split()[0] == verb]

    def choose(self, *texts: str) -> None:
        """Choices of whoever is asked first, one after another; of chance too (`die 3`, `card message-1`)."""
        for text in texts:
            self.fit()
            self.say(int(self.city.first_asked()), text)

    def say(self, seat: int, *texts: str) -> None:
        """Choices of one seat, asked or welcome."""
        for text in texts:
            self.fit()
            choice = GAME.vocabulary.number(text)
            check_choice(GAME, self.city, seat, choice, self.choices)
            self.city.choose(seat, choice)
            assert GAME.broken_law(self.city) == ""

    def compose(self, seat: int, verb: str, terms: str) -> None:
        """A whole offer in one line: `compose(1, "offer", "for metals give 25 give ale yield silver")`; it is sent."""
        self.say(seat, verb, *drafting(terms), "send")

    def offer(self, seat: int, terms: str) -> None:
        self.compose(seat, "offer", terms)

    def counter(self, partner: int, terms: str) -> None:
        self.compose(int(self.city.trader), f"counter seat-{partner + 1}", terms)

    def plan(self, seat: int, terms: str) -> None:
        self.compose(seat, "plan", terms)

    def quiet(self) -> None:
        """All others who are still to speak in this window say nothing more."""
        self.fit()
        while self.city.question() == "dealing" and not self.city.is_asked(int(self.city.trader)):
            self.choose("pass")

    def trade(self, *texts: str) -> None:
        """Choices of the trader, before each of which the others say nothing."""
        for text in texts:
            self.quiet()
            self.say(int(self.city.trader), text)

    def walk(self, *spaces: str) -> None:
        """The tower goes on from space to space, unpaid."""
        self.trade(*(f"go {space}" for space in spaces))

    def roll(self, red: int, blue: int) -> None:
        self.choose(f"die {red}", f"die {blue}")

    def end_action(self) -> None:
        """Whoever acts takes what the building gives and plays no tile."""
        while self.question() == "acting":
            self.choose("act" if "act" in self.open() else "done")

    def copy(self) -> Scene:
        """The same position, to try something else; its news begin anew."""
        self.fit()
        other = Scene.__new__(Scene)
        other.__dict__.update(self.__dict__)
        other.choices = Choices(len(GAME.vocabulary))
        other.city = self.city.copy()
        other.listener = Listener()
        other.city.listener = other.listener
        return other


def named(names: list[str], amounts: list[int]) -> dict[str, int]:
    """What is there, by name."""
    return {name: count for name, count in zip(names, amounts, strict=True) if count}


def names_of(kind: str) -> list[str]:
    """The cards of a kind."""
    number = KIND_NAMES.index(kind)
    return CARD_NAMES[int(FIRST_CARD[number]) : int(FIRST_CARD[number + 1])]


def drafting(terms: str) -> list[str]:
    """The choices of a draft, from one line: `for metals give 25` is three, since ducats are said in coins."""
    result: list[str] = []
    verb = ""
    for word in terms.split():
        if word == "bare":
            result.append(word)
        elif word in DRAFTING_VERBS:
            verb = word
        elif word.isdigit():
            result += [f"{verb} {COIN << coin}" for coin in range(COINS) if int(word) // COIN >> coin & 1]
        else:
            result.append(f"{verb} {word}")
    return result
