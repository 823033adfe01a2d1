"""The facts of news of Genoa that are more than the types of its numbers say."""

from __future__ import annotations

from fondaco.face.text import Facts
from fondaco.games.genoa import news
from fondaco.games.genoa.box import box_from_notation
from fondaco.games.genoa.face.names import card_key
from fondaco.games.genoa.face.offer_words import offer_facts
from fondaco.games.genoa.offer import Terms
from fondaco.kernel.news import Item

OFFERS = {news.OFFERED, news.COUNTERED, news.DEALT}
"""News that tells of a whole offer."""


def news_facts(item: Item, players: list[str], options: dict[str, str]) -> Facts | None:
    """The facts of news of offers, of which people read the terms, and of cards, which the box of the table names.

    None where the types say it all.
    """
    box = box_from_notation(options.get("box", ""))
    if item.kind in OFFERS:
        return offer_facts(Terms(*item.numbers), box, players)
    parameters = [parameter.split(":") for parameter in news.KINDS[item.kind].parameters]
    if ["card", "card"] not in parameters:
        return None
    facts: Facts = {}
    for (name, type_), number in zip(parameters, item.numbers, strict=False):
        facts[name] = players[number] if type_ == "seat" else card_key(box, number) if type_ == "card" else number
    return facts
