"""What a seat is asked and told in Genoa, as keys of words with facts. Works from a view alone."""

from __future__ import annotations

import re
from typing import cast

from fondaco.face.board import UNKNOWN, Text
from fondaco.games.genoa import data, news
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.box import box_from_notation
from fondaco.games.genoa.face.answers import objection as objection
from fondaco.games.genoa.face.answers import understand as understand
from fondaco.games.genoa.face.bundle import offer_facts
from fondaco.games.genoa.face.cards import CARDS, RULES
from fondaco.games.genoa.face.descriptions import description
from fondaco.games.genoa.face.names import VOCABULARY
from fondaco.games.genoa.face.prompts import asked_of, is_open_to
from fondaco.games.genoa.keys import card_key
from fondaco.games.genoa.offer import Terms
from fondaco.games.genoa.scoring import breakdown
from fondaco.games.genoa.state import City
from fondaco.kernel.news import Item
from fondaco.kernel.state import State

QUIET = {"passed"}
"""News that the board itself shows better than a sentence."""
HEADINGS = {"round", "turn", "ended"}
"""News that opens a new paragraph of the story."""
FOLLOWS = {
    "shorter",
    "last-round",
    "bonus",
    "got-good",
    "got-tile",
    "got-markers",
    "got-nothing",
    "drew",
    "drew-card",
    "no-card",
    "reshuffled",
    "handed-good",
    "handed-tile",
    "handed-markers",
    "handed-card",
    "handed-ducats",
    "delivered-order",
    "played",
    "traded-good",
    "traded-tile",
    "traded-marker",
    "traded-card",
    "visited",
    "placed",
    "removed",
}
"""News that follows from what was told just before."""
SERIES = {"passed", "drew-card"}
"""News that comes in a row, for one player or card after another."""
TABLED: set[str] = set()
"""News that a small table tells better than sentences."""
TOGETHER = {
    "passed": "",
    "moved": "player",
    "got-good": "player",
    "drew": "player",
    "drew-card": "",
    "placed": "player",
}
"""News that comes in a row and is told in one sentence: the fact that it must share, if any."""
PAUSES = {"ended"}
"""Headings before which a reader is given time."""
UNTOLD = {"pass", "retire", "rest", "done"}
"""Verbs of choices that no news tells, so that their description must."""
WITH_BOARD = {"starting", "dealing", "owning"}
"""Questions at which the board is drawn anew; the others belong to a move under way."""
UNDER_WAY = {"prompt-drafting", "prompt-drafting-space"}
"""Prompts of such a question at which the board is not drawn anew all the same."""
OFFERS = {news.OFFERED, news.COUNTERED, news.DEALT}
"""News that packs a whole offer into its numbers."""


def prompt(view: State, seat: int, players: list[str]) -> Text:
    """One sentence or two: what a seat is asked, and why."""
    city = cast(City, view)
    if city.is_over():
        return "prompt-over", {}
    if city.is_asked(seat) or (city.may_answer(seat) and is_open_to(city, seat)):
        return asked_of(city, seat, players)
    asked = [players[other] for other in range(int(city.seats)) if city.is_asked(other)]
    return "prompt-waiting", {"player": asked[0] if asked else "", "count": len(asked)}


def describe(view: State, seat: int, choice: int, players: list[str]) -> Text:
    """What a choice that is open to a seat would do."""
    return description(cast(City, view), seat, choice, players)


def menu(view: State, seat: int, choices: list[int]) -> list[int]:
    """All open choices: what brings something first, the rest after it."""
    return sorted(choices, key=lambda choice: (place_in_menu(choice), choice))


def place_in_menu(choice: int) -> int:
    verb = VOCABULARY.verbs[choice]
    first = ["deliver", "send", "agree", "accept", "use", "go", "act", "roll", "offer", "counter", "plan"]
    if verb in first:
        return first.index(verb)
    return 40 if verb in ("pass", "retire", "rest", "done", "stop", "cancel", "refuse", "withdraw", "forget") else 20


def section(view: State, choice: int) -> str:
    """The key of the heading that a choice stands under in a long menu."""
    verb = VOCABULARY.verbs[choice]
    return f"menu-{verb}" if verb in ("give", "ask", "yield", "limit") and view.question() == "dealing" else ""


def typed(choice: int, players: list[str]) -> str:
    """How a choice may be typed: its notation."""
    return VOCABULARY.text(choice)


def points(view: State, seat: int, options: dict[str, str]) -> list[list[int]]:
    """The ducats of all seats so far, by category; what others hold in secret is unknown until the end (G-S4)."""
    city = cast(City, view)
    rows = breakdown(city)
    if city.is_over():
        return rows
    return [
        [
            row[0] if other == seat or city.open_money else UNKNOWN,
            row[1],
            row[2] if other == seat else UNKNOWN,
        ]
        for other, row in enumerate(rows)
    ]


def news_facts(item: Item, players: list[str], options: dict[str, str]) -> dict[str, str | int] | None:
    """The facts of news of offers, which pack a whole offer, and of cards, which the box of the table names."""
    box = box_from_notation(options.get("box", ""))
    if item.kind in OFFERS:
        return offer_facts(Terms(*item.numbers), box, players)
    parameters = [parameter.split(":") for parameter in news.KINDS[item.kind].parameters]
    if ["card", "card"] not in parameters:
        return None
    facts: dict[str, str | int] = {}
    for (name, type_), number in zip(parameters, item.numbers, strict=False):
        facts[name] = players[number] if type_ == "seat" else card_key(box, number) if type_ == "card" else number
    return facts


def help_card(topic: str) -> str:
    """The key of the help card for a building, good, tile, card, choice, category or rule id; empty for none."""
    return CARDS.get(re.sub(r"[\s_+]+", "-", topic.strip().lower()), "")


def help_topic(view: State, choice: int) -> str:
    """What the help on an offered choice is about: its building or tile, where it has one; else its verb."""
    if verbs.GO <= choice < verbs.GIVE or verbs.VISIT <= choice < verbs.CLAIM:
        space = VOCABULARY.things[choice]
        return space if space in data.BUILDING_NAMES else VOCABULARY.verbs[choice]
    if verbs.PLAY <= choice < verbs.TAKE:
        return VOCABULARY.things[choice]
    if verbs.DELIVER <= choice < verbs.PLAY:
        return data.KIND_NAMES[int(data.kind_of(choice - verbs.DELIVER + data.FIRST_MESSAGE))]
    return VOCABULARY.verbs[choice]


def help_topics() -> list[str]:
    """The names of all help cards."""
    return list(RULES)
