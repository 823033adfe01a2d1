"""What travels over the browser board: each piece of news as symbols that fly from one place to another."""

from __future__ import annotations

from typing import Final, cast

from fondaco.face.scene import Motion, Scene
from fondaco.games.norenberc import data, news
from fondaco.games.norenberc.face.tiles import symbol_of
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.vocabulary import BENCHES
from fondaco.games.norenberc.word_keys import good_key
from fondaco.kernel.news import Item

PAY_OUT = "coin bank seat-{player}-money {money}"
TO_ROOF = "pawn-{player} door-{guild} {roof}"
HOME = "pawn-{player} street seat-{player}-agents"
PRESTIGE = f"crest-{data.PRESTIGE}"
WAYS: Final[dict[int, list[str]]] = {
    news.REVEALED: ["pawn-{player} seat-{player}-agents door-{guild}"],
    news.SOLD: ["{good} seat-{player}-goods {crate} {count}", PAY_OUT, TO_ROOF],
    news.BOUGHT: ["coin seat-{player}-money bank {money}", "{good} {crate} seat-{player}-goods"],
    news.DID_NOTHING: [TO_ROOF],
    news.PAID_GOODS: ["{good} seat-{player}-goods {crate} {count}"],
    news.HIRED: ["{tile} room-{guild}-{room} seat-{player}-tiles"],
    news.NEW_AGENT: ["pawn-{player} seat-{player}-tiles seat-{player}-agents"],
    news.ROOF_MONEY: [PAY_OUT],
    news.INSURED: [PAY_OUT],
    news.INCOME: [PAY_OUT],
    news.STOLE: ["{good} seat-{victim}-goods seat-{player}-goods"],
    news.SWAPPED: ["{tile} {place} {there}", "{other} {there} {place}"],
    news.LOADED: ["{good} seat-{player}-goods seat-{player}-tiles"],
    news.APPOINTED: [f"{symbol_of(data.MAYOR)} seat-{{player}}-tiles roof-{{guild}}"],
    news.SHUFFLED_BACK: ["{tile} seat-{player}-tiles stack"],
    news.FAVOURITE: ["{good} seat-{player}-goods {crate}"],
    news.WON_TILE: ["{tile} key-{guild} seat-{player}-tiles"],
    news.WON_CREST: ["crest-{guild} crest-{guild} seat-{player}-crests"],
    news.WON_PRESTIGE: [f"{PRESTIGE} crest-{{guild}} seat-{{player}}-crests"],
    news.PRESTIGE_LOST: [f"{PRESTIGE} crest-{{guild}} bank"],
    news.GOOD_RETURNED: ["{good} seat-{player}-tiles seat-{player}-goods"],
    news.GUEST_LEFT: ["{tile} room-{guild}-1 door-{guild}"],
    news.GUEST_CAME: ["{tile} stack room-{guild}-{room}"],
    news.NEW_MASTER: ["{tile} window-{guild}-{window} master-{guild}"],
    news.NEW_PRESTIGE: [f"{PRESTIGE} bank crest-{{guild}}"],
}
"""For each kind of news a symbol, the place it leaves, the place it comes to, and a label or none."""
NAMES = [[parameter.partition(":")[0] for parameter in kind.parameters] for kind in news.KINDS]
"""What the numbers of each kind of news are called."""


def motions(scene: Scene, items: list[Item]) -> list[Motion]:
    """Those of the news that the viewer may hear, in order."""
    journey = Journey(cast(Town, scene.view), items)
    for item in items:
        if item.is_for(scene.seat):
            journey.follow(item.kind, dict(zip(NAMES[item.kind], item.numbers, strict=False)))
    return journey.found


def spot(place: int) -> str:
    """Where the page shows a place that the Guard can reach."""
    if place < BENCHES:
        return f"room-{place // data.ROOMS}-{place % data.ROOMS + 1}"
    bench = place - BENCHES
    return f"window-{bench // data.BENCH}-{bench % data.BENCH + 1}"


class Journey:
    """Follows the news and remembers which guild was called last."""

    def __init__(self, town: Town, items: list[Item]) -> None:
        self.town = town
        self.found: list[Motion] = []
        calls = [item.numbers[0] for item in items if item.kind == news.CALLED]
        self.is_new_round = any(item.kind == news.ROUND_ENDS for item in items)
        self.guild = -1 if calls or self.is_new_round else int(town.called) - 1
        """The guild of the visit under way; -1 where the news alone does not tell."""
        self.owners: list[int] = []
        """Before whom the townspeople lie that go back into the stack next; empty where the news does not tell."""
        self.next_call = calls[0] if calls else data.GUILDS

    def follow(self, kind: int, numbers: dict[str, int]) -> None:
        """One piece of news."""
        if kind in (news.CALLED, news.WON_CREST):
            self.guild = numbers["guild"]
        elif kind in (news.HIRED, news.STOLE, news.UNUSED, news.SWAPPED):
            self.owners = [numbers["player"]]
        elif kind == news.GOOD_RETURNED:
            self.owners.append(numbers["player"])
        elif kind == news.ROUND_ENDS:
            self.owners = []
            for seat in range(int(self.town.seats)):
                self.fly(HOME, {"player": seat})
        ways = WAYS.get(kind, [])
        if kind == news.SHUFFLED_BACK:
            ways = ways if self.owners else []
            numbers["player"] = self.owners.pop(0) if self.owners else -1
        if kind == news.BOUGHT:
            self.find_purchase(numbers)
            ways = ways if numbers["guild"] >= 0 else ways[:1]
        facts = self.facts(numbers) if ways else {}
        for way in ways:
            self.fly(way, facts)

    def fly(self, way: str, facts: dict[str, str | int]) -> None:
        self.found.append(Motion(*way.format(**facts).split()))

    def facts(self, numbers: dict[str, int]) -> dict[str, str | int]:
        """The symbols and places of what the numbers stand for."""
        good, tile, seat = numbers.get("good", 0), numbers.get("tile", 0), numbers.get("player", 0)
        home = good if "good" in numbers else int(data.guild_of(tile)) if "tile" in numbers else self.guild
        guild = numbers.get("guild", home)
        found: dict[str, str | int] = {**numbers, "guild": guild, "good": good_key(good)}
        found |= {"tile": symbol_of(tile), "other": symbol_of(numbers.get("other", data.EMPTY))}
        found |= {"place": spot(numbers.get("place", 0)), "there": spot(numbers.get("there", 0))}
        found["window"] = int(self.town.master_window()) + 1
        # A crate of which none is left now is not shown; and the pawn may have gone home, where the round has ended.
        is_stored = 0 <= guild < data.GUILDS and self.town.store[guild * data.GOODS + good] > 0
        found["crate"] = f"store-{guild}-{good}" if is_stored else f"store-{guild}"
        is_there = 0 <= guild < data.GUILDS and self.town.roof[guild * data.MOST_SEATS + seat] > 0
        found["roof"] = f"roof-{guild}-{seat}" if is_there else f"roof-{guild}"
        return found

    def find_purchase(self, numbers: dict[str, int]) -> None:
        """Where a good was bought, if the visit has ended since: there the price fits and the agent is on the roof."""
        numbers["guild"] = self.guild
        if self.guild < 0 and not self.is_new_round:
            for guild in range(min(self.next_call, int(self.town.guilds))):
                is_there = self.town.roof[guild * data.MOST_SEATS + numbers["player"]] > 0
                if is_there and self.town.price(guild) == numbers["money"]:
                    numbers["guild"] = guild
