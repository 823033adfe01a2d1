"""A scene: a position of Calimala set up so that a test reads like a line of the rulebook.

A scene begins where a seat is to place a disc, in the city of the first game, with everything still in the supplies and
empty hands. What a test lays down is taken from where it was before, so that the laws of the box hold; they are checked
after every choice. Discs that must have been placed by then, but lie nowhere, are out of the game.
"""

from __future__ import annotations

from fondaco.games.calimala.data import (
    ACTION_NAMES,
    ACTIONS,
    BUILDING_NAMES,
    CHURCHES,
    CITIES,
    CITY_NAMES,
    COLOURED_DISCS,
    COUNCIL,
    EMPTY,
    FINAL_NAMES,
    FINALS,
    FINALS_DEALT,
    LATE_SEATS,
    MATERIAL_NAMES,
    MATERIALS,
    MOST_WORKSHOPS,
    PALAZZO_SPACES,
    PORTS,
    ROWS,
    SEAT_NAMES,
    TILE_NAMES,
    TOWER,
    WHITE_DISC,
    WHITE_DISCS,
    pair_name,
)
from fondaco.games.calimala.game import Calimala
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.steps.turn import Placing, Turns
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import counts, filled, numbers, zeros
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Item, Listener
from fondaco.kernel.playout import random_choice
from fondaco.kernel.replay import check_choice
from fondaco.kernel.state import CHANCE

GAME = Calimala()
NEWS_NUMBERS = {GAME.news[number].key: number for number in range(len(GAME.news))}
ROW_NAMES = [*MATERIAL_NAMES, "artwork"]
DISC_NAMES = [*SEAT_NAMES, "white"]


class Scene:
    """`grid` gives the nine actions of another city, row by row; `options` are those of the game (C-O1)."""

    def __init__(
        self, seats: int = 3, active: int = 0, first: int | None = None, grid: str = "", options: str = ""
    ) -> None:
        self.seats = seats
        self.choices = Choices(len(GAME.vocabulary))
        self.listener = Listener()
        settings = dict(option.split("=") for option in options.split())
        self.town: Florence = GAME.start(seats, {"city": "first-game"} | settings)
        luck = Luck("a scene")
        while self.town.question() != "placing":
            seat = self.town.first_asked()
            self.town.choose(seat, random_choice(self.town, seat, luck, self.choices))
        if grid:
            self.town.pave(counts([ACTION_NAMES.index(action) for action in grid.split()]))
        self.town.first = active if first is None else first
        self.town.active = active
        self.town.stack = [Turns(), Placing(active)]
        for seat in range(seats):
            self.hand(seat, "")
        self.town.known = zeros(seats * ACTIONS)
        self.town.listener = self.listener
        self.exact: dict[int, tuple[int, int]] = {}
        self.turns = 0
        """How many turns each player has had; those before the active player in the round one more."""
        self.is_changed = True

    # What lies where.

    @property
    def asked(self) -> list[int]:
        self.fit()
        return [seat for seat in range(CHANCE + 1) if self.town.is_asked(seat)]

    def question(self) -> str:
        self.fit()
        return self.town.question()

    def stock(self, seat: int) -> dict[str, int]:
        """The cubes in a player's warehouses, by name; nothing for empty ones."""
        return named(MATERIAL_NAMES, numbers(self.town.stock)[seat * MATERIALS : (seat + 1) * MATERIALS])

    def cloth(self, seat: int) -> list[int]:
        """The cloth in each workshop that a player has."""
        first = seat * MOST_WORKSHOPS
        return numbers(self.town.cloth)[first : first + int(self.town.workshops[seat])]

    def houses(self, seat: int) -> list[str]:
        return [city for index, city in enumerate(CITY_NAMES[PORTS:]) if self.town.houses[seat] >> index & 1]

    def delivered(self, seat: int) -> dict[str, int]:
        return named(CITY_NAMES, numbers(self.town.delivered)[seat * CITIES : (seat + 1) * CITIES])

    def gifts(self, seat: int, church: str) -> dict[str, int]:
        """A player's cubes in a church, by row: wood, brick, marble, artwork."""
        first = (seat * CHURCHES + BUILDING_NAMES.index(church)) * ROWS
        return named(ROW_NAMES, numbers(self.town.gifts)[first : first + ROWS])

    def hand_of(self, seat: int) -> list[str]:
        return spread(numbers(self.town.hand)[seat * ACTIONS : (seat + 1) * ACTIONS])

    def deck(self) -> list[str]:
        return spread(numbers(self.town.deck))

    def discard(self) -> list[str]:
        return spread(numbers(self.town.discard))

    def tower(self, street: str) -> list[str]:
        """The discs of a street from below: names of colours, or `white`."""
        first = self.street(street) * TOWER
        return [DISC_NAMES[disc] for disc in numbers(self.town.towers)[first : first + TOWER] if disc != EMPTY]

    def streets(self) -> list[str]:
        return [pair_name(pair) for pair in sorted(numbers(self.town.pairs))]

    def street(self, name: str) -> int:
        return int(self.town.streets[[pair_name(pair) for pair in range(len(self.town.streets))].index(name)])

    def council(self) -> list[str]:
        """Whose disc lies on each seat of the council scored so far, `-` where nobody's does."""
        taken = numbers(self.town.representatives)[: int(self.town.scored)]
        return ["-" if seat == EMPTY else SEAT_NAMES[seat] for seat in taken]

    def points(self) -> list[int]:
        return [sum(row) for row in GAME.breakdown(self.town)]

    def news(self, key: str) -> list[tuple[int, ...]]:
        """All news of a kind so far, each as its numbers."""
        kind = GAME.news[NEWS_NUMBERS[key]]
        return [item.numbers[: len(kind.parameters)] for item in self.items(key)]

    def items(self, key: str) -> list[Item]:
        return [item for item in self.listener.items if item.kind == NEWS_NUMBERS[key]]

    def keys(self) -> list[str]:
        """The kinds of all news so far, in order."""
        return [GAME.news[item.kind].key for item in self.listener.items]

    # Laying things down: cubes and pieces.

    def has(self, seat: int, **held: int) -> None:
        """The cubes in some of a player's warehouses; those not named stay as they are."""
        for name, count in held.items():
            index = seat * MATERIALS + MATERIAL_NAMES.index(name)
            self.town.supply[seat] -= count - int(self.town.stock[index])
            self.town.stock[index] = count
        self.is_changed = True

    def weaves(self, seat: int, *cloth: int) -> None:
        """A player's workshops, each with so much cloth."""
        self.town.supply[seat] += self.town.cloth_of(seat) - sum(cloth)
        self.town.workshops[seat] = len(cloth)
        for workshop in range(MOST_WORKSHOPS):
            self.town.cloth[seat * MOST_WORKSHOPS + workshop] = cloth[workshop] if workshop < len(cloth) else 0
        self.is_changed = True

    def owns(self, seat: int, ships: int = 0, houses: str = "") -> None:
        """A player's ships, and the trade cities with a house of the player."""
        self.town.ships[seat] = ships
        self.town.houses[seat] = sum(1 << CITY_NAMES.index(city) - PORTS for city in houses.split())
        self.is_changed = True

    def deliver(self, seat: int, **cloth: int) -> None:
        """So much more cloth of a player in some cities, out of the supply."""
        for city, count in cloth.items():
            self.town.delivered[seat * CITIES + CITY_NAMES.index(city)] += count
            self.town.city_room[CITY_NAMES.index(city)] -= count
            self.town.supply[seat] -= count
        self.is_changed = True

    def donate(self, seat: int, church: str, **cubes: int) -> None:
        """So many more cubes of a player in some rows of a church (wood, brick, marble, artwork), from the supply."""
        building = BUILDING_NAMES.index(church)
        for row, count in cubes.items():
            self.town.gifts[(seat * CHURCHES + building) * ROWS + ROW_NAMES.index(row)] += count
            self.town.church_room[building * ROWS + ROW_NAMES.index(row)] -= count
            self.town.supply[seat] -= count
        self.is_changed = True

    def patrons(self, *seats: int) -> None:
        """Who gave the artworks of the Palazzo, in this order."""
        for place in range(PALAZZO_SPACES):
            if self.town.patrons[place] != EMPTY:
                self.town.supply[self.town.patrons[place]] += 1
            self.town.patrons[place] = seats[place] if place < len(seats) else EMPTY
        for seat in seats:
            self.town.supply[seat] -= 1
        self.is_changed = True

    def fill_row(self, row: str, seat: int, leave: int = 0) -> None:
        """A player gave all that a row of the three churches has room for but so many; of artworks, those too."""
        for church in range(CHURCHES):
            room = int(self.town.church_room[church * ROWS + ROW_NAMES.index(row)])
            given = max(0, room - leave)
            leave -= room - given
            self.donate(seat, BUILDING_NAMES[church], **{row: given})

    def fill_city(self, city: str, seat: int, leave: int = 0) -> None:
        """A player sent all cloth that a city has room for but so much."""
        self.deliver(seat, **{city: int(self.town.city_room[CITY_NAMES.index(city)]) - leave})

    def supply(self, seat: int, count: int) -> None:
        """So many cubes in a player's supply: others went to where there is most room, or come back from there."""
        while self.town.supply[seat] > count:
            rooms = [(int(self.town.city_room[city]), city) for city in range(CITIES)]
            self.deliver(seat, **{CITY_NAMES[max(rooms)[1]]: 1})
        while self.town.supply[seat] < count:
            sent = [(int(self.town.delivered[seat * CITIES + city]), city) for city in range(CITIES)]
            self.deliver(seat, **{CITY_NAMES[max(sent)[1]]: -1})

    # Laying things down: cards.

    def hand(self, seat: int, cards: str) -> None:
        """The action cards in a hand, out of the deck; the ones held before go back there."""
        for action in range(ACTIONS):
            index = seat * ACTIONS + action
            count = cards.split().count(ACTION_NAMES[action])
            self.town.deck[action] += self.town.hand[index] - count
            self.town.hand[index] = count
            self.town.known[index] = 0
        self.town.hand_size[seat] = len(cards.split())
        self.shuffle()

    def shuffle(self) -> None:
        """The deck was last shuffled before anybody drew the cards that they hold now."""
        hand, known = numbers(self.town.hand), numbers(self.town.known)
        drawn = [held - seen for held, seen in zip(hand, known, strict=True)]
        deck = numbers(self.town.deck)
        self.town.drawn = counts(drawn)
        self.town.shuffled = counts([deck[action] + sum(drawn[action::ACTIONS]) for action in range(ACTIONS)])
        self.town.deck_size = sum(deck)
        self.is_changed = True

    def draw_pile(self, cards: str, holder: int, discarded: str = "") -> None:
        """The deck and the discard pile hold just these cards; a player holds all the others that nobody has."""
        for action in range(ACTIONS):
            name = ACTION_NAMES[action]
            index = holder * ACTIONS + action
            there = self.town.deck[action] + self.town.discard[action] + self.town.hand[index]
            self.town.deck[action] = cards.split().count(name)
            self.town.discard[action] = discarded.split().count(name)
            self.town.hand[index] = there - self.town.deck[action] - self.town.discard[action]
        self.town.hand_size[holder] = len(self.hand_of(holder))
        self.shuffle()

    def finals(self, *kept: str, opened: str = "") -> None:
        """The final card that each player keeps, and the open one."""
        self.town.open_final = FINAL_NAMES.index(opened) if opened else EMPTY
        self.town.kept = counts([FINAL_NAMES.index(name) for name in kept])
        used = [*numbers(self.town.kept), int(self.town.open_final)]
        spare = [card for card in range(FINALS) if card not in used]
        for seat in range(self.seats):
            dealt = [used[seat], *(spare.pop() for _ in range(FINALS_DEALT[self.seats] - 1))]
            self.town.dealt[seat] = sum(1 << card for card in dealt)

    # Laying things down: discs and the council.

    def stack(self, street: str, discs: str) -> None:
        """The discs on a street from below: names of colours, or `white`."""
        first = self.street(street) * TOWER
        named_discs = [DISC_NAMES.index(disc) for disc in discs.split()]
        for height in range(TOWER):
            self.town.towers[first + height] = named_discs[height] if height < len(named_discs) else EMPTY
        self.town.heights[self.street(street)] = len(named_discs)
        self.is_changed = True

    def tiles(self, *names: str) -> None:
        """The council begins with these tiles; the others follow in the order of the box."""
        first = [TILE_NAMES.index(name) for name in names]
        self.town.council = counts([*first, *(tile for tile in range(COUNCIL) if tile not in first)])

    def representatives(self, *discs: str) -> None:
        """Whose discs lie on the council so far, `-` where nobody's does: so many tiles have been scored."""
        self.town.representatives = filled(COUNCIL + LATE_SEATS, EMPTY)
        for place, disc in enumerate(discs):
            self.town.representatives[place] = EMPTY if disc == "-" else SEAT_NAMES.index(disc)
        self.town.scored = len(discs)
        self.is_changed = True

    def discs(self, seat: int, coloured: int, white: int) -> None:
        """Just these discs in a player's supply: it tells how many turns everybody has had."""
        self.exact[seat] = (coloured, white)
        self.turns = COLOURED_DISCS[self.seats] + WHITE_DISCS[self.seats] - coloured - white - self.is_before(seat)
        self.is_changed = True

    def round(self, number: int) -> None:
        """It is so late in the game; a scene begins as early as its discs allow."""
        self.turns = max(self.turns, number - 1)
        self.is_changed = True

    def is_before(self, seat: int) -> int:
        """1 if a player has had this round's turn already."""
        first = int(self.town.first)
        return int((seat - first) % self.seats < (int(self.town.active) - first) % self.seats)

    def fit(self) -> None:
        """The supplies of discs and the number of turns are made to fit what lies on the table."""
        if not self.is_changed:
            return
        self.is_changed = False
        if self.town.question() == "placing":
            on_streets = numbers(self.town.towers)
            placed = [on_streets.count(seat) + int(self.town.representatives_of(seat)) for seat in range(self.seats)]
            whites = on_streets.count(WHITE_DISC)
            if not self.exact:
                self.turns = max(self.turns, *(placed[seat] - self.is_before(seat) for seat in range(self.seats)))
                while sum(self.turns + self.is_before(seat) for seat in range(self.seats)) < sum(placed) + whites:
                    self.turns += 1
            for seat in range(self.seats):
                whites -= self.fit_discs(seat, placed[seat], whites)
            rest = self.seats * WHITE_DISCS[self.seats] - sum(numbers(self.town.whites))
            self.town.gone[WHITE_DISC] = rest - on_streets.count(WHITE_DISC)
            self.town.placed = sum(self.turns + self.is_before(seat) for seat in range(self.seats))
        self.town.settle()
        assert GAME.broken_law(self.town) == ""

    def fit_discs(self, seat: int, placed: int, whites: int) -> int:
        """A player's discs, so many coloured ones of which are placed; how many white ones the player placed."""
        most, most_white = COLOURED_DISCS[self.seats], WHITE_DISCS[self.seats]
        left = most + most_white - self.turns - self.is_before(seat)
        if seat in self.exact:
            coloured, white = self.exact[seat]
        else:
            white = most_white - min(whites, most_white, most + most_white - placed - left)
            coloured = max(0, min(most - placed, left - white))
            white = left - coloured
        self.town.discs[seat] = coloured
        self.town.whites[seat] = white
        self.town.gone[seat] = most - placed - coloured
        return max(0, most_white - white)

    # Playing.

    def open(self) -> list[str]:
        """What is open to whoever is asked."""
        self.fit()
        self.town.open(self.town.first_asked(), self.choices)
        return [GAME.vocabulary.text(choice) for choice in self.choices.listed()]

    def opened(self, verb: str) -> list[str]:
        """The things that one verb may be said of now."""
        return [text.partition(" ")[2] for text in self.open() if text.split()[0] == verb]

    def choose(self, *texts: str) -> None:
        """Choices of whoever is asked, one after another; of chance too (`card wood`)."""
        for text in texts:
            self.fit()
            seat = int(self.town.first_asked())
            choice = GAME.vocabulary.number(text)
            check_choice(GAME, self.town, seat, choice, self.choices)
            self.town.choose(seat, choice)
            assert GAME.broken_law(self.town) == ""

    def done_until(self, seat: int) -> None:
        """Whoever is asked ends the activation, until a player is asked; one who has a duty does it first."""
        while self.asked != [seat]:
            open_now = self.open()
            self.choose(next(text for text in ("done", "stop", open_now[0]) if text in open_now))

    def copy(self) -> Scene:
        """The same position, to try something else; its news begin anew."""
        other = Scene.__new__(Scene)
        other.__dict__.update(self.__dict__)
        self.fit()
        other.is_changed = False
        other.town = self.town.copy()
        other.listener = Listener()
        other.town.listener = other.listener
        return other


def named(names: list[str], amounts: list[int]) -> dict[str, int]:
    """What is there, by name."""
    return {name: count for name, count in zip(names, amounts, strict=True) if count}


def spread(amounts: list[int]) -> list[str]:
    """Cards by name, each as often as it is there."""
    return [ACTION_NAMES[action] for action in range(ACTIONS) for _ in range(amounts[action])]


def orange_woken(scene: Scene, street: str) -> Scene:
    """Orange's disc is woken on a street after blue placed one there, did the duty and ended."""
    scene.stack(street, "orange")
    scene.choose(f"place {street}")
    scene.done_until(1)
    return scene
