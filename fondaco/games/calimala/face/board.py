"""What a seat is asked and told in Calimala, as keys of words with facts. Works from a view alone."""

from __future__ import annotations

import re
from typing import cast

from fondaco.face.board import Text
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.actions import action_of, is_aimed
from fondaco.games.calimala.face.answers import objection as objection
from fondaco.games.calimala.face.answers import open_choices
from fondaco.games.calimala.face.answers import understand as understand
from fondaco.games.calimala.face.cards import CARDS, TOPICS
from fondaco.games.calimala.face.descriptions import choice_facts
from fondaco.games.calimala.names import final_key, joined, open_key, street_key, tile_key
from fondaco.games.calimala.scoring import breakdown
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.under_way import (
    actions_asked,
    activation_of,
    cloth_left,
    is_top_disc_acting,
    summoning_street,
)
from fondaco.games.calimala.vocabulary import VOCABULARY
from fondaco.kernel.state import State

QUIET = {"turn", "ready"}
"""News that the board itself shows better than a sentence."""
HEADINGS = {"round", "last-tiles", "ended"}
"""News that opens a new paragraph of the story."""
FOLLOWS = {
    "open-final",
    "gained",
    "built-ship",
    "built-workshop",
    "built-house",
    "adorned",
    "wove",
    "sent",
    "gave",
    "drew",
    "drew-card",
    "played",
    "skipped",
    "reshuffled",
    "points",
    "no-points",
    "tie-standing",
    "tie-representatives",
    "tie-earlier",
    "tie-artwork",
    "tie-shared",
}
"""News that follows from what was told just before."""
SERIES = {"ready", "dealt", "took"}
"""News that comes in a row, for one player or card after another."""
TABLED = {
    "scored",
    "final-open",
    "final-secret",
    "points",
    "no-points",
    "tie-standing",
    "tie-representatives",
    "tie-earlier",
    "tie-artwork",
    "tie-shared",
}
"""News that a small table tells better than sentences; it begins with a tile or final card that is scored."""
TOGETHER = {"dealt": "", "took": "", "sent": "player", "points": ""}
"""News that comes in a row and is told in one sentence: the fact that it must share, if any."""
PAUSES = {"last-tiles", "ended"}
"""Headings before which a reader is given time."""
UNTOLD = {"stop"}
"""Verbs of choices that no news tells, so that their description must."""
WITH_BOARD = {"placing", "summoning"}
"""Questions at which the board is drawn anew; the others belong to a move under way."""


def prompt(view: State, seat: int, players: list[str]) -> Text:
    """One sentence or two: what a seat is asked, and why."""
    town = cast(Florence, view)
    if town.is_over():
        return "prompt-over", {}
    if not town.is_asked(seat):
        return "prompt-waiting", {}
    question = town.question()
    return f"prompt-{question}", prompt_facts(town, seat, question)


def prompt_facts(town: Florence, seat: int, question: str) -> dict[str, str | int]:
    if question == "keeping":
        opened = "yes" if town.open_final >= 0 else "no"
        return {"open": opened, "final": final_key(int(town.open_final))}
    if question == "placing":
        return placing_facts(town, seat)
    if question == "activation":
        return activation_facts(town, seat)
    if question == "playing":
        return {"action": data.ACTION_NAMES[actions_asked(town)[0]]}
    if question == "sending":
        by = "ship" if actions_asked(town) == [data.SHIP] else "road"
        return {"by": by, "left": cloth_left(town), "cloth": int(town.cloth_of(seat))}
    if question == "summoning":
        street = street_key(int(town.pairs[summoning_street(town)]))
        return {"street": street, "tile": tile_key(int(town.council[int(town.scored)])), "seat": int(town.scored) + 1}
    return {}


def placing_facts(town: Florence, seat: int) -> dict[str, str | int]:
    """The discs left, the tile that is scored next, and whether the duty can be done at all (C-T3)."""
    scored = int(town.scored)
    facts: dict[str, str | int] = {"discs": int(town.discs[seat]), "whites": int(town.whites[seat])}
    facts["next"] = "yes" if scored < data.COUNCIL else "no"
    facts["tile"] = tile_key(int(town.council[scored])) if scored < data.COUNCIL else ""
    any_possible = any(town.is_possible(action, seat) for action in range(data.ACTIONS))
    return facts | {"duty": "yes" if any_possible else "none"}


def activation_facts(town: Florence, seat: int) -> dict[str, str | int]:
    """Which actions of which street are still open, how often, and whether one of them must be carried out."""
    activation = activation_of(town)
    if activation is None:
        return {}
    open_actions = [open_key(action, times) for action, times in activation.actions_left()]
    able = actions_asked(town)
    if not open_actions:
        way = "cards"
    elif activation.is_bound(town):
        way = "duty" if able else "duty-cards"
    else:
        way = "may" if able else "impossible"
    facts: dict[str, str | int] = {"street": street_key(int(activation.pair())), "way": way}
    facts["whose"] = "turn" if is_top_disc_acting(town) else "again"
    return facts | {"actions": joined(open_actions) or "action-none", "cards": hand_key(town, seat)}


def hand_key(town: Florence, seat: int) -> str:
    """Whether a player has cards, and whether one of them can be played now."""
    if town.hand_size[seat] == 0:
        return "none"
    playable = any(verbs.PLAY <= choice < verbs.LIFT for choice in open_choices(town, seat))
    return "some" if playable else "idle"


def describe(view: State, seat: int, choice: int, players: list[str]) -> Text:
    """What a choice that is open to a seat would do."""
    return f"describe-{described_as(choice)}", choice_facts(cast(Florence, view), seat, choice, players)


def described_as(choice: int) -> str:
    """The verb, or what is built: a ship, a workshop and a house are told in sentences of their own."""
    if verbs.RAISE <= choice < verbs.ADORN:
        return ("build-ship", "build-workshop", "build-house")[min(choice - verbs.RAISE, data.HOUSE_PIECE)]
    return VOCABULARY.verbs[choice]


def menu(view: State, seat: int, choices: list[int]) -> list[int]:
    """All open choices: what the disc offers, then cards, and what ends an activation last."""
    return sorted(choices, key=lambda choice: (choice in (verbs.DONE, verbs.STOP), choice))


def section(view: State, choice: int) -> str:
    """The key of the heading that a choice stands under in a long menu."""
    if verbs.PLACE <= choice < verbs.WHITE:
        return "menu-place"
    if verbs.WHITE <= choice < verbs.GAIN:
        return "menu-white"
    return "menu-play" if verbs.PLAY <= choice < verbs.LIFT else ""


def typed(choice: int, players: list[str]) -> str:
    """How a choice may be typed: its notation, streets in fewer letters."""
    if verbs.PLACE <= choice < verbs.WHITE:
        return data.pair_name(choice - verbs.PLACE).replace("+", " ")
    if verbs.WHITE <= choice < verbs.GAIN:
        return f"white {data.pair_name(choice - verbs.WHITE).replace('+', ' ')}"
    return VOCABULARY.text(choice)


def points(view: State, seat: int, options: dict[str, str]) -> list[list[int]]:
    """The points of all seats so far, by category. They are open; final cards count only at the end."""
    return breakdown(cast(Florence, view))


def help_card(topic: str) -> str:
    """The key of the help card for an action, tile, place, piece, category or rule id; empty if there is none."""
    return CARDS.get(re.sub(r"[\s_+]+", "-", topic.strip().lower()), "")


def help_topic(view: State, choice: int) -> str:
    """What the help on an offered choice is about: its action, where it carries out or plays one; else its verb."""
    if is_aimed(choice):
        return data.ACTION_NAMES[int(action_of(choice))]
    if verbs.PLAY <= choice < verbs.LIFT:
        return data.ACTION_NAMES[choice - verbs.PLAY]
    return VOCABULARY.verbs[choice]


def help_topics() -> list[str]:
    """The names of all help cards."""
    return list(TOPICS)
