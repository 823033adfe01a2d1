"""Which deals are still to be struck in a test, which of them can be struck now, and where the tower must go first."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.genoa import news
from fondaco.games.genoa.box import STANDARD
from fondaco.games.genoa.data import BUILDING_NAMES, BUILDINGS, GOOD_NAMES, OWNED, SPACES, TILE_NAMES, space_name
from fondaco.games.genoa.offer import Terms
from fondaco.kernel.news import Listener
from fondaco.kernel.record import Record

from .dealer import Deal, Dealer

KINDS = ("forced", "proceeds", "goods", "tile", "marker", "counter", "card", "ducats")
"""Those that need more luck come first; the others are tried where none of them can be struck."""
PRICE = 5
THINGS = {"goods": GOOD_NAMES, "tile": TILE_NAMES, "marker": ["marker"]}
SOURCES = {"goods": BUILDING_NAMES[4:8], "tile": BUILDING_NAMES[8:14], "marker": ["cathedral"]}
TRADES = ["inn", "tavern"]
"""Their tile can be traded for a marker."""
NEAR = {
    space_name(space): [space_name(other) for other in range(SPACES) if STANDARD.near[space] >> other & 1]
    for space in range(SPACES)
}


class Bargains:
    """What is still missing."""

    def __init__(self, dealers: Sequence[Dealer]) -> None:
        self.dealers = dealers
        self.missing = list(KINDS)

    def others(self, trader: Dealer) -> list[Dealer]:
        return [dealer for dealer in self.dealers if dealer is not trader]

    # What can be struck now.

    def find(self, trader: Dealer) -> Deal | None:
        """A deal of a missing kind, if possible for the space that leads to what other kinds need."""
        way = self.way(trader)
        for kind in self.missing:
            found = [deal for buyer in self.others(trader) for deal in self.deals(kind, trader, buyer)]
            if trader.seen.forced:
                # A bot's offer forces the trader already: first of all the action here is used or sold.
                found = [deal for deal in found if deal.space == trader.seen.tower]
            if found:
                return next((deal for deal in found if deal.space == way), found[0])
        return None

    def deals(self, kind: str, trader: Dealer, buyer: Dealer) -> list[Deal]:
        seen = buyer.seen
        spaces = [space for space in seen.spaces if space not in BUILDING_NAMES or not may_need_tile(buyer)]
        if kind == "forced":
            here = [space for space in spaces if space == seen.tower and space in BUILDING_NAMES]
            return [Deal(kind, buyer, space, (), PRICE) for space in here]
        if kind == "proceeds":
            return [Deal(kind, buyer, *pair) for pair in promises(buyer) if pair[0] in spaces]
        spaces = [space for space in spaces if space != seen.tower]
        if kind == "counter":
            can_be_asked = "rest" in seen.open and f"counter seat-{buyer.seat + 1}" in trader.seen.open
            return [Deal(kind, buyer, space, (), 2 * PRICE) for space in spaces if can_be_asked]
        if kind == "ducats":
            return [Deal(kind, buyer, space, (), 3 * PRICE) for space in spaces]
        if kind == "card":
            cards = [thing for thing in seen.own if thing.startswith("give-contract")]
            return [Deal(kind, buyer, space, (card,)) for card in cards[:1] for space in spaces]
        held = [thing for thing in seen.own + seen.theirs if is_of(kind, thing)]
        # Whoever gives an extra action away may need it for the action that is bought.
        return [
            Deal(kind, buyer, space, (thing,), PRICE if thing in seen.theirs else 0)
            for thing in held
            for space in spaces
            if "extra" not in thing or space not in BUILDING_NAMES
        ]

    # Where to go.

    def sources(self, trader: Dealer) -> list[str]:
        """The buildings that give what is missing and what nobody has."""
        found = []
        for kind in self.missing:
            if kind in SOURCES and not self.is_held(kind, trader):
                found += SOURCES[kind]
                if kind == "marker" and "tile" not in self.missing:
                    found += TRADES
            elif kind in ("forced", "proceeds"):
                found += BUILDING_NAMES[OWNED:BUILDINGS]
        return found

    def is_held(self, kind: str, trader: Dealer) -> bool:
        return any(is_of(kind, thing) for other in self.others(trader) for thing in other.seen.own + other.seen.theirs)

    def way(self, trader: Dealer) -> str:
        """The next step to the nearest such building, or just anywhere; empty where the tower can go nowhere."""
        steps = trader.seen.steps
        found = [space for space in self.sources(trader) if space in steps]
        if not found:
            return next((space for space, step in steps.items() if step == 1), "")
        space = min(found, key=lambda source: steps[source])
        while steps[space] > 1:
            space = next(near for near in NEAR[space] if steps.get(near) == steps[space] - 1)
        return space

    # What everybody does apart from deals.

    def answer(self, dealer: Dealer, trader: Dealer | None) -> str:
        """What is chosen where no deal is struck."""
        opened = dealer.seen.open
        if dealer.seen.is_dealing():
            wishes = self.go_on(dealer) if dealer is trader else self.keep_quiet()
        else:
            wishes = ["roll", "act", *(["play trade"] if self.wants_trade() else []), "take marker", "done", "pass"]
        return next((wish for wish in wishes if wish in opened), opened[0])

    def wants_trade(self) -> bool:
        return "marker" in self.missing and "tile" not in self.missing

    def keep_quiet(self) -> list[str]:
        """Whoever rests would refuse a counter-offer."""
        return ["refuse", *(["retire"] if "counter" in self.missing else ["rest", "retire"]), "pass"]

    def go_on(self, trader: Dealer) -> list[str]:
        """While deals are missing the tower goes on, with what it passes taken along; then everybody hurries."""
        sold = [choice for choice in trader.seen.open if choice.startswith("accept")]
        if not self.missing:
            return ["stop", *sold, "use"]
        use = ["use"] if trader.seen.tower in self.sources(trader) else []
        return [*use, f"go {self.way(trader)}", "stop", "use", *sold]


def is_of(kind: str, thing: str) -> bool:
    """Whether a control of the drawer, `give-ale-1`, stands for a thing of a kind."""
    side, _, rest = thing.partition("-")
    return side in ("give", "ask") and rest.rpartition("-")[0] in THINGS.get(kind, [])


def may_need_tile(buyer: Dealer) -> bool:
    """Whether a building is perhaps on offer only to somebody who asks the trader for an extra action as well."""
    return any("extra-action" in thing for thing in buyer.seen.theirs)


def promises(buyer: Dealer) -> list[tuple[str, tuple[str, ...]]]:
    """What of a yield can be promised where; a villa's reward asks for an order, so there it is the card."""
    found = []
    for thing, classes in buyer.seen.yields:
        spaces = [word.removeprefix("y-") for word in classes.split() if word.startswith("y-")]
        found += [(space, (thing,)) for space in spaces if "villa" not in space or thing == "yield-card-1"]
    return found


def kinds_in(record: Record, people: int) -> set[str]:
    """The kinds of the deals that people struck with each other, as a record tells."""
    state = record.start()
    listener = Listener()
    state.listener = listener
    found: set[str] = set()
    for seat, choice in record.made:
        tower, trader, heard = state.tower, state.trader, len(listener.items)  # type: ignore[attr-defined]
        state.choose(seat, choice)
        for item in listener.items[heard:]:
            if item.kind == news.DEALT:
                terms = Terms(*item.numbers)
                if terms.seat < people and trader < people:
                    found |= kinds_of(terms)
                    found |= {"forced"} if terms.space == tower else set()
                    found |= {"counter"} if record.game.vocabulary.text(choice) == "agree" else set()
    return found


def kinds_of(terms: Terms) -> set[str]:
    dealt = {
        "ducats": terms.ducats,
        "goods": sum(terms.goods) + sum(terms.goods_back),
        "tile": sum(terms.tiles) + sum(terms.tiles_back),
        "marker": terms.markers + terms.markers_back,
        "card": len(terms.cards) + len(terms.cards_back),
        "proceeds": len(terms.yield_goods) + len(terms.yield_tiles) + terms.yield_markers + terms.yield_cards,
    }
    return {kind for kind, count in dealt.items() if count}
