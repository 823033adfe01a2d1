"""The tower beside the Tavern: where the tests of the drawer and of the offers that stand are set."""

from __future__ import annotations

from fondaco.games.genoa.face.drawer import DrawerFacts, drawer_facts
from fondaco.games.genoa.face.offers import WindowFacts, window_facts

from .scene import Scene
from .stage import staged


def drawer(layout: Scene, seat: int) -> DrawerFacts:
    found = drawer_facts(staged(layout, seat))
    assert found is not None
    return found


def offers(layout: Scene, seat: int) -> WindowFacts:
    found = window_facts(staged(layout, seat))
    assert found is not None
    return found


def at_the_tavern() -> Scene:
    """The tower stands on the street before the Tavern; blue (0) is the trader."""
    scene = Scene(3)
    scene.has(1, "copper copper any-good", ducats=60, markers=2)
    scene.has(0, "ale trade")
    scene.holds(0, "contract-inn")
    scene.holds(1, "small-order-3 message-4")
    scene.shows(0, "contract-harbor")
    scene.stand("street-7-4")
    return scene
