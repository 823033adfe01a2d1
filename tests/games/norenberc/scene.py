"""A scene: a position of Norenberc set up so that a test reads like a line of the rulebook.

A scene begins at the first planning, with every room empty and the same artisans in every workshop. What a test lays
down is taken from where it was before, so that the laws of the box hold; they are checked after every choice.
"""

from __future__ import annotations

from fondaco.games.norenberc.box import box_from_notation
from fondaco.games.norenberc.data import (
    AGENTS,
    ARTISANS,
    BENCH,
    CREST_KINDS,
    EMPTY,
    GOOD_NAMES,
    GOODS,
    GUILD_NAMES,
    MOST_SEATS,
    PRESTIGE,
    PRESTIGE_CRESTS,
    ROOMS,
    TILES,
    TOWNSPEOPLE,
    tile_name,
)
from fondaco.games.norenberc.game import Norenberc
from fondaco.games.norenberc.state import Town
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import counts, numbers, put_into, take_from, zeros
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Item, Listener
from fondaco.kernel.replay import check_choice
from fondaco.kernel.state import CHANCE

GAME = Norenberc()
TILE_NUMBERS = {tile_name(tile): tile for tile in range(TILES)}
NEWS_NUMBERS = {GAME.news[number].key: number for number in range(len(GAME.news))}


class Scene:
    def __init__(self, seats: int = 3, box: str = "") -> None:
        self.seats = seats
        self.box = box_from_notation(box)
        self.choices = Choices(len(GAME.vocabulary))
        self.luck = Luck("a scene")
        self.listener = Listener()
        self.town: Town = GAME.start(seats, {"box": box} if box else {})
        self.town.listener = self.listener
        self.refill()
        self.guilds = GUILD_NAMES[: seats + 1]
        for guild in self.guilds:
            for room in range(1, ROOMS + 1):
                self.empty_room(guild, room)
        self.town.proven = zeros(TOWNSPEOPLE)
        if not box:
            for guild in self.guilds:
                self.bench(guild, "4 5 6 3 2+")
            self.prestige(self.guilds[0])
        self.order(*range(seats))

    # What lies where.

    def guild(self, name: str) -> int:
        return self.guilds.index(name)

    def tiles(self, place: str, seat: int = 0) -> list[str]:
        """The tiles in a player's hands (`owned`), out of the game (`gone`), in the `stack`."""
        if place == "stack":
            return [tile_name(tile) for tile in numbers(self.town.guests)]
        first = seat * TILES if place == "owned" else 0
        many = self.town.owned if place == "owned" else self.town.gone
        return [tile_name(tile) for tile in range(TILES) for _ in range(int(many[first + tile]))]

    def rooms(self, guild: str) -> list[str]:
        """The guests of a house, left to right; `-` for an empty room."""
        first = self.guild(guild) * ROOMS
        return [named(int(self.town.rooms[first + room])) for room in range(ROOMS)]

    def windows(self, guild: str) -> list[str]:
        first = self.guild(guild) * BENCH
        return [named(int(self.town.bench[first + window])) for window in range(BENCH)]

    def goods(self, seat: int) -> dict[str, int]:
        return things(numbers(self.town.goods)[seat * GOODS : (seat + 1) * GOODS])

    def loaded(self, seat: int) -> dict[str, int]:
        return things(numbers(self.town.loaded)[seat * GOODS : (seat + 1) * GOODS])

    def stored(self, guild: str) -> dict[str, int]:
        first = self.guild(guild) * GOODS
        return things(numbers(self.town.store)[first : first + GOODS])

    def on_roof(self, guild: str, seat: int) -> int:
        return int(self.town.roof[self.guild(guild) * MOST_SEATS + seat])

    def crests(self, seat: int) -> dict[str, int]:
        held = numbers(self.town.crests)[seat * CREST_KINDS : (seat + 1) * CREST_KINDS]
        return {name: count for name, count in zip([*GUILD_NAMES, "prestige"], held, strict=True) if count}

    def price(self, guild: str) -> int:
        return int(self.town.price(self.guild(guild)))

    def news(self, key: str) -> list[tuple[int, ...]]:
        """All news of a kind so far, each as its numbers."""
        kind = GAME.news[NEWS_NUMBERS[key]]
        return [item.numbers[: len(kind.parameters)] for item in self.items(key)]

    def items(self, key: str) -> list[Item]:
        return [item for item in self.listener.items if item.kind == NEWS_NUMBERS[key]]

    # Laying things down.

    def to_stack(self, tile: int) -> None:
        self.town.guests = put_into(self.town.guests, tile)
        self.town.stack_size += 1
        if tile >= ARTISANS:
            self.town.outside[tile - ARTISANS] -= 1

    def out_of_stack(self, name: str) -> int:
        """A tile out of the guest stack. A townsperson left out of the game changes places with one that was kept."""
        tile = TILE_NUMBERS[name]
        stack = numbers(self.town.guests)
        if tile not in stack and tile >= ARTISANS:
            spare = max((other for other in stack if other >= ARTISANS), key=lambda other: (stack.count(other), other))
            self.town.guests = put_into(take_from(self.town.guests, spare), tile)
        elif tile not in stack:
            raise ValueError(f"{name} is not in the guest stack")
        self.town.draw_guest(tile, take_from(self.town.guests, tile))
        return tile

    def empty_room(self, guild: str, room: int) -> None:
        place = self.guild(guild) * ROOMS + room - 1
        tile = int(self.town.rooms[place])
        if tile != EMPTY:
            self.town.rooms[place] = EMPTY
            self.to_stack(tile)

    def room(self, guild: str, room: int, name: str) -> None:
        self.empty_room(guild, room)
        self.town.rooms[self.guild(guild) * ROOMS + room - 1] = self.out_of_stack(name)

    def bench(self, guild: str, values: str) -> None:
        """The five artisans of a workshop in the order they become master; `-` for one that has left already."""
        first = self.guild(guild) * BENCH
        for window in range(BENCH):
            tile = int(self.town.bench[first + window])
            if tile != EMPTY:
                self.to_stack(tile)
        for window, value in enumerate(values.split()):
            name = f"{guild[:-1]}-{value}"
            self.town.bench[first + window] = EMPTY if value == "-" else self.out_of_stack(name)

    def master(self, guild: str, value: int) -> None:
        """An artisan of this value becomes master; the old one changes places with it."""
        values = [name.partition("-")[2] or "-" for name in self.windows(guild)]
        window = int(self.town.master_window())
        for other in range(BENCH):
            if other != window and values[other] == str(value):
                values[other] = values[window]
                break
        values[window] = f"{value}+" if value == 2 else str(value)
        self.bench(guild, " ".join(values))

    def own(self, seat: int, names: str) -> None:
        """Tiles for a player, without what hiring them would bring."""
        for name in names.split():
            self.town.owned[seat * TILES + self.out_of_stack(name)] += 1

    def round(self, number: int) -> None:
        """Go on to a later round: the masters of the rounds before have left the game."""
        for guild in range(len(self.guilds)):
            for window in range(number - 1):
                tile = int(self.town.bench[guild * BENCH + window])
                if tile != EMPTY and (number < 4 or window < 3):
                    self.town.bench[guild * BENCH + window] = EMPTY
                    self.town.gone[tile] += 1
        self.town.round = number
        self.town.prestige_left = PRESTIGE_CRESTS - number
        self.town.prestige_lost = number - 1

    def has(self, seat: int, **held: int) -> None:
        """All the goods a player has at hand; the rest lies in the stores."""
        for good, name in enumerate(GOOD_NAMES[: len(self.guilds)]):
            change = held.get(name, 0) - int(self.town.goods[seat * GOODS + good])
            self.town.goods[seat * GOODS + good] += change
            self.town.store[good * GOODS + good] -= change

    def store(self, guild: str, **held: int) -> None:
        """How many goods of some kinds lie in a store; what is too many goes to another house."""
        here = self.guild(guild)
        for name, count in held.items():
            good = GOOD_NAMES.index(name)
            there = good if good != here else (here + 1) % len(self.guilds)
            change = count - int(self.town.store[here * GOODS + good])
            self.town.store[here * GOODS + good] += change
            self.town.store[there * GOODS + good] -= change

    def money(self, *amounts: int) -> None:
        for seat, amount in enumerate(amounts):
            self.town.money[seat] = amount

    def order(self, *seats: int) -> None:
        self.town.order = counts(list(seats))

    def agents(self, seat: int, hand: int, supply: int | None = None) -> None:
        """Agents at hand and in the supply; the others stand on the roofs of the highest guild."""
        left = AGENTS - hand if supply is None else supply
        last = len(self.guilds) - 1
        self.town.hand[seat] = hand
        self.town.supply[seat] = left
        self.town.roof[last * MOST_SEATS + seat] = AGENTS - hand - left

    def roof(self, guild: str, seat: int, count: int) -> None:
        """So many agents of a player from the supply onto a roof."""
        self.town.supply[seat] -= count
        self.town.roof[self.guild(guild) * MOST_SEATS + seat] += count

    def mayor(self, guild: str) -> None:
        self.out_of_stack("mayor")
        self.town.mayors[self.guild(guild)] += 1

    def prestige(self, guild: str) -> None:
        self.town.prestige = self.guild(guild)

    def win_crests(self, seat: int, prestige: int = 0, **held: int) -> None:
        for name, count in held.items():
            self.town.crests[seat * CREST_KINDS + self.guild(name)] += count
            self.town.crests_left[self.guild(name)] -= count
        self.town.crests[seat * CREST_KINDS + PRESTIGE] += prestige
        from_lost = min(int(self.town.prestige_lost), prestige)
        self.town.prestige_lost -= from_lost
        self.town.prestige_left -= prestige - from_lost

    def shrink_stack(self, size: int) -> None:
        """All guests but so many leave the game; townspeople stay first."""
        stack = numbers(self.town.guests)
        for tile in stack[: len(stack) - size]:
            self.town.draw_guest(tile, take_from(self.town.guests, tile))
            self.town.gone[tile] += 1

    # Playing.

    @property
    def asked(self) -> list[int]:
        return [seat for seat in range(CHANCE + 1) if self.town.is_asked(seat)]

    def open(self, seat: int | None = None) -> list[str]:
        """What is open to a seat, or to the one that is asked."""
        self.town.open(self.town.first_asked() if seat is None else seat, self.choices)
        return [GAME.vocabulary.text(choice) for choice in self.choices.listed()]

    def opened(self, verb: str) -> list[str]:
        """The things that one verb may be said of now."""
        return [text.partition(" ")[2] for text in self.open() if text.split()[0] == verb]

    def choose(self, seat: int, text: str) -> None:
        choice = GAME.vocabulary.number(text)
        check_choice(GAME, self.town, seat, choice, self.choices)
        self.town.choose(seat, choice)
        assert GAME.broken_law(self.town) == ""

    def plan(self, *plans: str) -> None:
        """What each seat plans, `pass` for a seat that passes; seats that have passed before are left out."""
        seats = self.asked
        assert len(seats) == len(plans)
        for seat, plan in zip(seats, plans, strict=True):
            self.choose(seat, plan if plan == "pass" else f"plan {plan}")

    def act(self, *texts: str) -> None:
        """Choices of whoever is asked, one after another."""
        for text in texts:
            self.choose(int(self.town.first_asked()), text)

    def send(self, seat: int, guilds: str) -> None:
        """One seat plans, the others pass."""
        self.plan(*[guilds if other == seat else "pass" for other in self.asked])

    def hire(self, seat: int, name: str, guild: str = "brewers") -> None:
        """A seat alone hires a guest out of room 1, with a good of the guild that it got for this."""
        self.room(guild, 1, name)
        here = self.guild(guild)
        self.town.goods[seat * GOODS + here] += 1
        self.town.store[here * GOODS + here] -= 1
        self.send(seat, guild)
        self.act("hire room-1")

    def all_pass(self) -> None:
        """All who have not passed yet do: the round ends."""
        self.plan(*["pass" for _ in self.asked])

    def refill(self) -> None:
        """Let chance answer by itself until a player is asked."""
        while self.town.is_asked(CHANCE):
            self.town.choose(CHANCE, self.town.draw(self.luck, self.choices))

    # Scoring.

    def game_over(self) -> None:
        """Nothing is left in the workshops, so that all artisans can be given to players."""
        for guild in self.guilds:
            self.bench(guild, "- - - - -")
        self.town.round = 4
        self.town.prestige_lost += self.town.prestige_here + self.town.prestige_left
        self.town.prestige_here = 0
        self.town.prestige_left = 0
        self.town.stack.clear()
        self.town.settle()

    def points(self, category: str) -> list[int]:
        """The points of every seat in a category."""
        assert GAME.broken_law(self.town) == ""
        return [row[GAME.categories.index(category)] for row in GAME.breakdown(self.town)]


def named(tile: int) -> str:
    return "-" if tile == EMPTY else tile_name(tile)


def things(held: list[int]) -> dict[str, int]:
    """The goods that are there, by name."""
    return {name: count for name, count in zip(GOOD_NAMES, held, strict=True) if count}
