"""Standing offers and the own plans in a terminal, one below the other so that they can be compared."""

from __future__ import annotations

from rich.text import Text

from fondaco.games.genoa import data
from fondaco.games.genoa.face.bundle import offer_facts
from fondaco.games.genoa.face.names import Facts
from fondaco.games.genoa.face.readings import offer_of, others_of, plans_of
from fondaco.games.genoa.face.sight import Sight
from fondaco.games.genoa.offer import OFFER, UP_TO, Terms


class OfferBoard:
    """What everybody offers now."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.city = sight.city

    def lines(self) -> list[Text]:
        """The offers clockwise from the trader, then the counter-offer, then the own plans."""
        lines = []
        trader = int(self.city.trader)
        for other in others_of(self.city):
            terms = offer_of(self.city, other)
            if terms:
                facts = self.facts(terms) | {"limit": int(self.city.offers[other * OFFER + UP_TO])}
                lines.append(self.sight.about(self.sight.say("offers", **facts), other))
        counter = offer_of(self.city, trader)
        if counter and self.city.countered != data.NONE:
            facts = self.facts(counter) | {"trader": self.sight.players[trader]}
            lines.append(self.sight.about(self.sight.say("counter", **facts), trader, counter.seat))
        if self.sight.seat >= 0:
            for slot, terms, limit in plans_of(self.city, self.sight.seat):
                facts = self.facts(terms) | {"limit": limit, "number": slot + 1}
                lines.append(Text(self.sight.say("plan", **facts), style="dim"))
        return lines

    def facts(self, terms: Terms) -> Facts:
        return offer_facts(terms, self.city.box, self.sight.players)
