"""What a seat is asked in Calimala: the facts of each prompt."""

from __future__ import annotations

from fondaco.face.text import Facts
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.answers import open_choices
from fondaco.games.calimala.face.consequences import helper_of
from fondaco.games.calimala.names import action_key, final_key, joined, open_key, street_key, tile_key
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.under_way import (
    actions_asked,
    activation_of,
    cloth_left,
    is_top_disc_acting,
    summoning_street,
)

PROMPT_RULES = {
    "keeping": "C-S3",
    "taking": "C-S4",
    "placing": "C-T1",
    "activation": "C-T2",
    "playing": "C-K3",
    "sending": "C-A5",
    "summoning": "C-P2",
    "over": "C-E4",
}
"""The rule that each prompt is about."""


def prompt_facts(town: Florence, seat: int) -> Facts:
    question = town.question()
    if question == "keeping":
        return {"open": "yes" if town.open_final >= 0 else "no", "final": final_key(int(town.open_final))}
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
        return {"street": street, "tile": next_tile(town), "seat": int(town.scored) + 1}
    return {}


def next_tile(town: Florence) -> str:
    """The key of the tile that is scored next; empty where all have been."""
    return tile_key(int(town.council[int(town.scored)])) if town.scored < data.COUNCIL else ""


def placing_facts(town: Florence, seat: int) -> Facts:
    """The discs left, the tile that is scored next, and whether the duty can be done at all (C-T3)."""
    tile = next_tile(town)
    any_possible = any(town.is_possible(action, seat) for action in range(data.ACTIONS))
    facts: Facts = {"discs": int(town.discs[seat]), "whites": int(town.whites[seat]), "tile": tile}
    return facts | {"next": "yes" if tile else "no", "duty": "yes" if any_possible else "none"}


def activation_facts(town: Florence, seat: int) -> Facts:
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
    facts: Facts = {"street": street_key(int(activation.pair())), "way": way, "cards": hand_key(town, seat)}
    first, then = helper_of(town, activation)
    facts |= {"helped": "no", "able": "", "other": ""}
    if then != data.NO_ACTION:
        facts |= {"helped": "yes", "able": action_key(first), "other": action_key(then)}
    facts["whose"] = "turn" if is_top_disc_acting(town) else "again"
    draws = any(verbs.DRAW <= choice < verbs.PLAY for choice in open_choices(town, seat))
    return facts | {"actions": joined(open_actions) or "action-none", "draw": "yes" if draws else "no"}


def hand_key(town: Florence, seat: int) -> str:
    """Whether a player has cards, and whether one of them can be played now."""
    if town.hand_size[seat] == 0:
        return "none"
    playable = any(verbs.PLAY <= choice < verbs.LIFT for choice in open_choices(town, seat))
    return "some" if playable else "idle"
