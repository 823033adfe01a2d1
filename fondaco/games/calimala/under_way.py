"""What is under way, read off the stack of steps, so that nobody else needs to know how steps lie on each other."""

from __future__ import annotations

from fondaco.games.calimala.data import EMPTY
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.steps.activation import Activation, Playing
from fondaco.games.calimala.steps.council import Summoning
from fondaco.games.calimala.steps.sending import Sending
from fondaco.games.calimala.steps.turn import Reactivation


def activation_of(town: Florence) -> Activation | None:
    """The activation under way, be it that one of its actions or cards is being carried out."""
    for step in reversed(town.stack):
        if isinstance(step, Activation):
            return step
    return None


def acting_height(town: Florence) -> int:
    """The height of the disc that acts in its tower, from 0 below; EMPTY where none does."""
    for step in reversed(town.stack):
        if isinstance(step, Reactivation):
            return int(step.height) + 1
    return EMPTY


def is_top_disc_acting(town: Florence) -> bool:
    """Whether the disc just placed acts, not one below it: then both of those are still to come (C-T4)."""
    for step in reversed(town.stack):
        if isinstance(step, Reactivation):
            return int(step.left) == 2
    return False


def actions_asked(town: Florence) -> list[int]:
    """The actions that the question is about and that can be carried out: of a street, of a card, or of more cloth."""
    step = town.asking
    if isinstance(step, Activation):
        return [action for action, _ in step.actions_left() if town.is_possible(action, step.seat)]
    if isinstance(step, Playing):
        return [int(step.card)]
    return [int(step.action)] if isinstance(step, Sending) else []


def cloth_left(town: Florence) -> int:
    """How many more cloth may be sent, where that is asked."""
    step = town.asking
    return int(step.left) if isinstance(step, Sending) else 0


def summoning_street(town: Florence) -> int:
    """The street from which a white disc would go to the council, where that is asked (C-P2)."""
    step = town.asking
    return int(step.street) if isinstance(step, Summoning) else EMPTY
