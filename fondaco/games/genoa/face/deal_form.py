"""The form of a deal: one form becomes the small choices that compose an offer, a plan or a counter-offer.

Its fields are `space`, `bare`, `partner`, and for each side and thing a count or a list: `give-ducats`, `ask-silk`,
`give-card`, `yield`, `up-to`. Whether the deal is allowed is for the rules to say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from fondaco.games.genoa import data
from fondaco.games.genoa.data import BUILDINGS, COIN, COINS, GOODS, VILLAS, coin_sum
from fondaco.games.genoa.face.bundle import brought_by
from fondaco.games.genoa.face.names import MARKER, THINGS
from fondaco.games.genoa.proceeds import cards_of_building, order_pay
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import is_drafting
from fondaco.games.genoa.vocabulary import LIMIT_COINS, YIELD_COINS
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.state import State

Fields = Mapping[str, list[str]]
SPACES = [data.space_name(space) for space in range(data.SPACES)]
CARDS = [data.card_name(card) for card in range(data.CARDS)]
SEATS = [f"seat-{seat + 1}" for seat in range(data.MOST_SEATS)]
MOST_OF_A_KIND = 7
"""There are fewer of everything; more could not be meant."""
LONGEST_NUMBER = 6


class BadDeal(FondacoError):
    """A form that does not say a deal."""

    folder: ClassVar[str] = "games/genoa"


def chain(view: State, seat: int, fields: Fields) -> list[str]:
    """The choices that a form stands for, in order; what was being composed before is dropped."""
    city = cast(City, view)
    verb = last(fields, "verb") or ("counter" if seat == city.trader else "offer")
    fields = with_price(fields)
    space = chosen_in(fields, "space", SPACES)
    terms = [*side_in(fields, "give"), *side_in(fields, "ask"), *yield_in(city, SPACES.index(space), fields)]
    if not terms:
        raise BadDeal("deal-nothing")
    made = ["cancel"] if is_drafting(city, seat) else []
    others = [name for other, name in enumerate(SEATS[: city.seats]) if other != seat]
    made.append(f"counter {chosen_in(fields, 'partner', others)}" if verb == "counter" else verb)
    made.append(f"for {space}")
    if last(fields, "bare"):
        made.append("bare")
    return [*made, *terms, *limit_in(fields), "send"]


def with_price(fields: Fields) -> Fields:
    """A button with a price on it, `space` = `metals 10`, stands for so many ducats and nothing else of the form."""
    space, _, price = last(fields, "space").partition(" ")
    if not price:
        return fields
    return {"space": [space], "give-ducats": [price], "partner": fields.get("partner", [])}


def side_in(fields: Fields, verb: str) -> list[str]:
    made = ducats_in(fields, f"{verb}-ducats", verb, COINS)
    for thing in THINGS:
        made += [f"{verb} {thing}"] * count_in(fields, f"{verb}-{thing}")
    return made + [f"{verb} {card}" for card in named_in(fields, f"{verb}-card", CARDS)]


def yield_in(city: City, space: int, fields: Fields) -> list[str]:
    """What of the yield is promised. What another space would bring may still be ticked: it does not count."""
    if space >= BUILDINGS:
        return []
    brought = brought_by(space)
    ticked = named_in(fields, "yield", THINGS[:MARKER])
    # A villa brings any tile, as the reward for a large order.
    first_reward = GOODS if space < VILLAS else MARKER
    made = [f"yield {name}" for name in ticked if brought[THINGS.index(name)] or THINGS.index(name) >= first_reward]
    if brought[MARKER]:
        made += ["yield marker"] * count_in(fields, "yield-marker")
    if cards_of_building(space):
        made += ["yield card"] * count_in(fields, "yield-card")
    return made + (ducats_in(fields, "yield-ducats", "yield", YIELD_COINS) if order_pay(city, space) else [])


def limit_in(fields: Fields) -> list[str]:
    """Up to how many ducats: no less than is offered anyway."""
    offered = number_of(last(fields, "give-ducats"))
    most = number_of(last(fields, "up-to"))
    if 0 < most < offered:
        raise BadDeal("deal-low-limit", {"most": most, "ducats": offered})
    return ducats_in(fields, "up-to", "limit", LIMIT_COINS) if most > offered else []


def chosen_in(fields: Fields, name: str, things: list[str]) -> str:
    """The space, or the partner of a counter-offer."""
    thing = last(fields, name)
    if not thing:
        raise BadDeal(f"deal-no-{name}")
    return known(thing, things)


def ducats_in(fields: Fields, name: str, verb: str, coins: int) -> list[str]:
    """A sum as coins, each of which is there once: 35 is 5, 10 and 20."""
    ducats = number_of(last(fields, name))
    if ducats % COIN:
        raise BadDeal("deal-not-fives", {"ducats": ducats})
    most = (2**coins - 1) * COIN
    if ducats > most:
        raise BadDeal("deal-too-many-ducats", {"ducats": ducats, "most": most})
    return [f"{verb} {int(coin_sum(coin))}" for coin in range(coins) if ducats // COIN >> coin & 1]


def count_in(fields: Fields, name: str) -> int:
    """How many of a thing: typed once, or ticked one by one."""
    count = sum(number_of(value.strip()) for value in fields.get(name, []))
    if count > MOST_OF_A_KIND:
        raise BadDeal("deal-too-many", {"count": count})
    return count


def number_of(text: str) -> int:
    if not text:
        return 0
    if not text.isascii() or not text.isdigit() or len(text) > LONGEST_NUMBER:
        raise BadDeal("deal-no-number", {"value": text[:20]})
    return int(text)


def named_in(fields: Fields, name: str, things: Sequence[str]) -> list[str]:
    """The things that are ticked, in the order of the box."""
    ticked = {known(value.strip(), things) for value in fields.get(name, []) if value.strip()}
    return [thing for thing in things if thing in ticked]


def known(thing: str, things: Sequence[str]) -> str:
    if thing not in things:
        raise BadDeal("deal-unknown", {"thing": thing[:40]})
    return thing


def last(fields: Fields, name: str) -> str:
    """The last value that is not empty: a button's own value comes after an empty field of the same name."""
    values = [value.strip() for value in fields.get(name, []) if value.strip()]
    return values[-1] if values else ""
