"""What travels over the browser board: each piece of news as symbols that fly from one place to another."""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Motion, Scene
from fondaco.games.norenberc import data, news
from fondaco.games.norenberc.face.tiles import symbol_of
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.vocabulary import BENCHES
from fondaco.kernel.news import Item

PRESTIGE_SYMBOL = f"crest-{data.PRESTIGE}"


def motions(scene: Scene, items: list[Item]) -> list[Motion]:
    """Those of the news that the viewer may hear, in order."""
    journey = Journey(scene, items)
    for item in items:
        if item.is_for(scene.seat):
            journey.follow(item)
    return journey.found


def at_seat(seat: int, thing: str) -> str:
    return f"seat-{seat}-{thing}"


def good_symbol(good: int) -> str:
    return f"good-{data.GOOD_NAMES[good]}"


def spot(place: int) -> str:
    """Where the page shows a place that the Guard can reach."""
    if place < BENCHES:
        return f"room-{place // data.ROOMS}-{place % data.ROOMS + 1}"
    bench = place - BENCHES
    return f"window-{bench // data.BENCH}-{bench % data.BENCH + 1}"


class Journey:
    """Follows the news and remembers which guild was called last."""

    def __init__(self, scene: Scene, items: list[Item]) -> None:
        self.town = cast(Town, scene.view)
        self.found: list[Motion] = []
        calls = [item.numbers[0] for item in items if item.kind == news.CALLED]
        new_round = any(item.kind == news.ROUND_ENDS for item in items)
        self.guild = -1 if calls or new_round else int(self.town.called) - 1
        """The guild of the visit under way; -1 where the news alone does not tell."""
        self.owners: list[int] = []
        """Before whom the townspeople lie that go back into the stack next; empty where the news does not tell."""
        self.next_call = calls[0] if calls else data.GUILDS
        self.is_new_round = new_round

    def fly(self, symbol: str, source: str, target: str, label: str | int = "") -> None:
        self.found.append(Motion(symbol, source, target, str(label)))

    def pay_out(self, seat: int, money: int) -> None:
        self.fly("coin", "bank", at_seat(seat, "money"), money)

    def guild_of_purchase(self, seat: int, price: int) -> int:
        """Where a good was bought, if the visit has ended since: there the price fits and the agent is on the roof."""
        if self.guild >= 0 or self.is_new_round:
            return self.guild
        fitting = [
            guild
            for guild in range(min(self.next_call, int(self.town.guilds)))
            if self.town.roof[guild * data.MOST_SEATS + seat] > 0 and self.town.price(guild) == price
        ]
        return fitting[-1] if fitting else -1

    def follow(self, item: Item) -> None:
        """One piece of news."""
        a, b, c, d, e = item.numbers
        kind = item.kind
        if kind == news.CALLED:
            self.guild = a
        elif kind == news.REVEALED:
            self.fly(f"pawn-{a}", at_seat(a, "agents"), f"door-{b}")
        elif kind == news.SOLD:
            self.fly(good_symbol(c), at_seat(a, "goods"), self.crate(c, c), b)
            self.pay_out(a, d)
            self.to_roof(a, c)
        elif kind == news.BOUGHT:
            self.buy(a, b, c)
        elif kind == news.DID_NOTHING:
            self.to_roof(a, b)
        elif kind == news.PAID_GOODS:
            self.fly(good_symbol(c), at_seat(a, "goods"), self.crate(d, c), b)
        elif kind == news.HIRED:
            self.owners = [a]
            self.fly(symbol_of(b), f"room-{d}-{c}", at_seat(a, "tiles"))
        elif kind == news.NEW_AGENT:
            self.fly(f"pawn-{a}", at_seat(a, "tiles"), at_seat(a, "agents"))
        elif kind in (news.ROOF_MONEY, news.INSURED, news.INCOME):
            self.pay_out(a, b)
        elif kind == news.STOLE:
            self.owners = [a]
            self.fly(good_symbol(c), at_seat(b, "goods"), at_seat(a, "goods"))
        elif kind == news.UNUSED:
            self.owners = [a]
        elif kind == news.SWAPPED:
            self.owners = [a]
            self.fly(symbol_of(b), spot(c), spot(e))
            self.fly(symbol_of(d), spot(e), spot(c))
        elif kind == news.LOADED:
            self.fly(good_symbol(b), at_seat(a, "goods"), at_seat(a, "tiles"))
        elif kind == news.APPOINTED:
            self.fly(symbol_of(data.MAYOR), at_seat(a, "tiles"), f"roof-{b}")
        elif kind == news.SHUFFLED_BACK:
            if self.owners:
                self.fly(symbol_of(a), at_seat(self.owners.pop(0), "tiles"), "stack")
        else:
            self.follow_round_end(kind, a, b, c)

    def follow_round_end(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == news.ROUND_ENDS:
            self.owners = []
            for seat in range(int(self.town.seats)):
                self.fly(f"pawn-{seat}", "street", at_seat(seat, "agents"))
        elif kind == news.FAVOURITE:
            self.fly(good_symbol(c), at_seat(a, "goods"), self.crate(b, c))
        elif kind == news.WON_TILE:
            self.fly(symbol_of(b), f"master-{int(data.guild_of(b))}", at_seat(a, "tiles"))
        elif kind == news.WON_CREST:
            self.fly(f"crest-{b}", f"crest-{b}", at_seat(a, "crests"))
            self.guild = b
        elif kind == news.WON_PRESTIGE:
            self.fly(PRESTIGE_SYMBOL, f"crest-{self.guild}", at_seat(a, "crests"))
        elif kind == news.PRESTIGE_LOST:
            self.fly(PRESTIGE_SYMBOL, f"crest-{a}", "bank")
        elif kind == news.GOOD_RETURNED:
            self.owners.append(a)
            self.fly(good_symbol(b), at_seat(a, "tiles"), at_seat(a, "goods"))
        elif kind == news.GUEST_LEFT:
            self.fly(symbol_of(a), f"room-{b}-1", f"door-{b}")
        elif kind == news.GUEST_CAME:
            self.fly(symbol_of(a), "stack", f"room-{b}-{c}")
        elif kind == news.NEW_MASTER:
            self.fly(symbol_of(b), self.window_of_master(a), f"master-{a}")
        elif kind == news.NEW_PRESTIGE:
            self.fly(PRESTIGE_SYMBOL, "bank", f"crest-{a}")

    def window_of_master(self, guild: int) -> str:
        return f"window-{guild}-{int(self.town.master_window()) + 1}"

    def crate(self, guild: int, good: int) -> str:
        """The crate of a kind of goods, or the store where none is left now."""
        return f"store-{guild}-{good}" if self.town.store[guild * data.GOODS + good] > 0 else f"store-{guild}"

    def buy(self, seat: int, good: int, price: int) -> None:
        self.fly("coin", at_seat(seat, "money"), "bank", price)
        guild = self.guild_of_purchase(seat, price)
        if guild >= 0:
            self.fly(good_symbol(good), self.crate(guild, good), at_seat(seat, "goods"))

    def to_roof(self, seat: int, guild: int) -> None:
        """N-A3; the pawn itself may have gone home since, where the round has ended too."""
        is_there = self.town.roof[guild * data.MOST_SEATS + seat] > 0
        self.fly(f"pawn-{seat}", f"door-{guild}", f"roof-{guild}-{seat}" if is_there else f"roof-{guild}")
