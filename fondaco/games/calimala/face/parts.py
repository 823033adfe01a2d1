"""Where on the page a choice stands."""

from __future__ import annotations

from fondaco.face.scene import Scene
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs

PARTS = ("city", "council", "churches", "map", "mine")


def open_parts(scene: Scene) -> tuple[str, ...]:
    """The parts of the board on which something is open to the viewer."""
    found = {part_of(scene, choice) for choice in scene.choices}
    return tuple(part for part in PARTS if part in found)


def part_of(scene: Scene, choice: int) -> str:
    """The part of the board on which a choice stands."""
    if stands_in_the_city(scene, choice):
        return "city"
    if choice == verbs.ADORN + data.PALAZZO:
        return "council"
    if verbs.ADORN <= choice < verbs.WEAVING or verbs.GIVE <= choice < verbs.DRAW:
        return "churches"
    if verbs.SEND <= choice < verbs.GIVE or verbs.RAISE + data.HOUSE_PIECE <= choice < verbs.ADORN:
        return "map"
    return "map" if choice == verbs.STOP else "mine"


def stands_in_the_city(scene: Scene, choice: int) -> bool:
    """Discs are laid and lifted there, and an activation ends there.

    An action that is aimed at nothing, or impossible, is its own button while its street is active.
    """
    if choice == verbs.DONE or verbs.PLACE <= choice < verbs.GAIN or verbs.LIFT <= choice < verbs.KEEP:
        return True
    is_aimless = verbs.GAIN <= choice < verbs.RAISE or choice == verbs.WEAVING or verbs.DRAW <= choice < verbs.PLAY
    return is_aimless and scene.view.question() == "activation"
