"""What a seat is asked in Calimala: the facts of each prompt."""

from __future__ import annotations

from typing import cast

from fondaco.face.text import Facts
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.face.answers import open_choices
from fondaco.games.calimala.face.names import final_key, joined, open_key, street_key, tile_key
from fondaco.games.calimala.face.readings import actions_left
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.steps.activation import Activation, Playing, Sending
from fondaco.games.calimala.steps.council import Summoning
from fondaco.games.calimala.steps.turn import Reactivation


def prompt_facts(town: Florence, seat: int) -> Facts:
    step = town.stack[-1]
    question = town.question()
    if question == "keeping":
        opened = "yes" if town.open_final >= 0 else "no"
        return {"open": opened, "final": final_key(int(town.open_final))}
    if question == "placing":
        return placing_facts(town, seat)
    if question == "activation":
        return activation_facts(town, cast(Activation, step))
    if question == "playing":
        return {"action": data.ACTION_NAMES[int(cast(Playing, step).card)]}
    if question == "sending":
        sending = cast(Sending, step)
        by = "ship" if sending.action == data.SHIP else "road"
        return {"by": by, "left": int(sending.left), "cloth": int(town.cloth_of(seat))}
    if question == "summoning":
        street = int(cast(Summoning, step).street)
        tile = tile_key(int(town.council[int(town.scored)]))
        return {"street": street_key(int(town.pairs[street])), "tile": tile, "seat": int(town.scored) + 1}
    return {}


def placing_facts(town: Florence, seat: int) -> Facts:
    """The discs left, the tile that is scored next, and whether the duty can be done at all (C-T3)."""
    scored = int(town.scored)
    facts: Facts = {"discs": int(town.discs[seat]), "whites": int(town.whites[seat])}
    facts["next"] = "yes" if scored < data.COUNCIL else "no"
    facts["tile"] = tile_key(int(town.council[scored])) if scored < data.COUNCIL else ""
    any_possible = any(town.is_possible(action, seat) for action in range(data.ACTIONS))
    return facts | {"duty": "yes" if any_possible else "none"}


def activation_facts(town: Florence, step: Activation) -> Facts:
    """Which actions of which street are still open, how often, and whether one of them must be carried out."""
    left = actions_left(step)
    open_actions = [open_key(action, times) for action, times in left]
    able = [action for action, _ in left if town.is_possible(action, int(step.seat))]
    if not open_actions:
        way = "cards"
    elif step.duty and step.is_bound(town):
        way = "duty" if able else "duty-cards"
    else:
        way = "may" if able else "impossible"
    facts: Facts = {"street": street_key(int(data.pair_of(step.low, step.high))), "way": way}
    facts["whose"] = "turn" if is_disc_just_placed(town) else "again"
    return facts | {"actions": joined(open_actions) or "action-none", "cards": hand_key(town, int(step.seat))}


def hand_key(town: Florence, seat: int) -> str:
    """Whether a player has cards, and whether one of them can be played now."""
    if town.hand_size[seat] == 0:
        return "none"
    playable = any(verbs.PLAY <= choice < verbs.LIFT for choice in open_choices(town, seat))
    return "some" if playable else "idle"


def is_disc_just_placed(town: Florence) -> bool:
    """Whether the disc on top acts, not one below it: then both of those are still to come."""
    below = [step for step in town.stack if isinstance(step, Reactivation)]
    return bool(below) and int(below[-1].left) == 2
