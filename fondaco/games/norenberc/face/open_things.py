"""Open choices by the thing of the board that they belong to: a house, or a player."""

from __future__ import annotations

from typing import cast

from fondaco.face.button import Button, button
from fondaco.face.scene import Scene
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.townspeople import Stealing
from fondaco.games.norenberc.steps.visit import visited_guild

Buttons = tuple[tuple[int, Button], ...]
"""Open choices with their buttons, ascending."""
ELSEWHERE = -1
"""Stands for the place of a choice that is made neither in a house nor with a player's things."""


def first_of(buttons: Buttons, *choices: int) -> Button | None:
    """The button of the first of some choices that is open."""
    if not buttons:
        return None
    found = dict(buttons)
    return next((found[choice] for choice in choices if choice in found), None)


def buttons_where(scene: Scene, places: list[int], place: int) -> Buttons:
    """The buttons of the open choices that belong to a place; `places` has that of each open choice."""
    choices = [choice for choice, found in zip(scene.choices, places, strict=True) if found == place]
    return tuple((choice, cast(Button, button(scene, choice))) for choice in choices)


def houses_of_offers(scene: Scene) -> list[int]:
    """The guild in whose house each open choice is made."""
    here = int(visited_guild(cast(Town, scene.view)))
    return [house_of(choice, here) for choice in scene.choices]


def seats_of_offers(scene: Scene) -> list[int]:
    """The seat whose things each open choice is about."""
    asking = scene.view.asking
    victim = int(asking.victim) if isinstance(asking, Stealing) else ELSEWHERE
    return [owner_of(choice, scene.seat, victim) for choice in scene.choices]


def house_of(choice: int, here: int) -> int:
    """The house in which a choice is made; `here` is that of the visit."""
    if verbs.APPOINT <= choice < verbs.LOAD:
        return choice - verbs.APPOINT
    if verbs.SWAP <= choice < verbs.FORGO:
        place = (choice - verbs.SWAP) % verbs.PLACES
        return place // data.ROOMS if place < verbs.BENCHES else (place - verbs.BENCHES) // data.BENCH
    is_here = verbs.SELL < choice < verbs.PAY or verbs.BUY <= choice < verbs.ROB or choice == verbs.FORGO
    return here if is_here else ELSEWHERE


def owner_of(choice: int, own: int, victim: int) -> int:
    """Whose things a choice is about; `victim` is whom the Thief visits."""
    if verbs.ROB <= choice < verbs.STEAL:
        return choice - verbs.ROB
    if verbs.STEAL <= choice < verbs.SWAP:
        return victim
    return own if verbs.PAY <= choice < verbs.BUY or verbs.LOAD <= choice < verbs.LEAD else ELSEWHERE
