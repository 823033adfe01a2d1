"""What spaces, actions and deals are worth to the viewer: reckoned as the bots do, told where the table wants it."""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Scene
from fondaco.games.genoa import data
from fondaco.games.genoa.bot.worth import action_worth, message_gain, worth_shown
from fondaco.games.genoa.state import City

UNTOLD = -1000
"""Stands for a worth that is not told."""


def is_told(scene: Scene) -> bool:
    """Whether this table tells its players what things are worth."""
    return "worth" in scene.aids and not scene.is_spectator


def space_worth(scene: Scene, space: int) -> int:
    """About what it brings the viewer that the tower goes to a space: messages, and an action that can be taken."""
    if not is_told(scene):
        return UNTOLD
    city = cast(City, scene.view)
    may_act = space < data.BUILDINGS and city.can_act(scene.seat)
    action = int(action_worth(city, scene.seat, space)) if may_act else 0
    return int(message_gain(city, scene.seat, space)) + action


def use_worth(scene: Scene) -> int:
    """About what the action of the building where the tower stands brings the viewer."""
    city = cast(City, scene.view)
    return int(action_worth(city, scene.seat, city.tower)) if is_told(scene) else UNTOLD


def deal_worth(scene: Scene, city: City, table: object, at: int, player: int) -> int:
    """About what an offer that lies in a table of a city brings the viewer; `player` gets the step or the action."""
    return int(worth_shown(city, scene.seat, table, at, player)) if is_told(scene) else UNTOLD
