"""Standing offers and the own plans in a terminal, one below the other so that they can be compared."""

from __future__ import annotations

from rich.text import Text

from fondaco.games.genoa import data
from fondaco.games.genoa.face.bundle import offer_facts
from fondaco.games.genoa.face.names import Facts
from fondaco.games.genoa.face.readings import offer_of, others_of, plans_of
from fondaco.games.genoa.face.sight import CitySight
from fondaco.games.genoa.offer import OFFER, UP_TO, Terms


def offer_lines(sight: CitySight) -> list[Text]:
    """The offers clockwise from the trader, then the counter-offer, then the own plans."""
    city = sight.city
    trader = int(city.trader)
    lines = []
    for other in others_of(city):
        terms = offer_of(city, other)
        if terms:
            facts = facts_of(sight, terms) | {"limit": int(city.offers[other * OFFER + UP_TO])}
            lines.append(sight.about(sight.say("offers", **facts), other))
    counter = offer_of(city, trader)
    if counter and city.countered != data.NONE:
        facts = facts_of(sight, counter) | {"trader": sight.players[trader]}
        lines.append(sight.about(sight.say("counter", **facts), trader, counter.seat))
    for slot, terms, limit in plans_of(city, sight.seat) if sight.seat >= 0 else []:
        facts = facts_of(sight, terms) | {"limit": limit, "number": slot + 1}
        lines.append(Text(sight.say("plan", **facts), style="dim"))
    return lines


def facts_of(sight: CitySight, terms: Terms) -> Facts:
    return offer_facts(terms, sight.city.box, list(sight.players))
