"""What the tests of Norenberc share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .scene import Scene

BLUE, ORANGE, YELLOW = 0, 1, 2


@pytest.fixture
def scene() -> Scene:
    """Three players, as in the examples of the rulebooks: blue 0, orange 1, yellow 2."""
    return Scene(3)


@pytest.fixture
def new_scene() -> Callable[..., Scene]:
    """A scene for another number of players, or out of another box."""
    return Scene


@pytest.fixture
def example() -> Scene:
    """The running example of the rulebooks, at the first planning of the game."""
    scene = Scene(3)
    scene.bench("brewers", "6 4 5 3 2+")
    scene.bench("bakers", "2+ 3 6 5 4")
    scene.bench("shoemakers", "4 6 5 3 2+")
    scene.bench("printers", "3 6 5 4 2+")
    scene.room("brewers", 2, "councilman")
    scene.room("brewers", 3, "printer-7")
    scene.room("brewers", 4, "musician-5")
    scene.prestige("brewers")
    scene.order(ORANGE, BLUE, YELLOW)
    return scene


@pytest.fixture
def example_planned(example: Scene) -> Scene:
    """The plans of the example: blue brewers and shoemakers, orange everything, yellow all but the brewers."""
    example.plan("brewers+shoemakers", "brewers+bakers+shoemakers+printers", "bakers+shoemakers+printers")
    return example


@pytest.fixture
def example_round_over(example_planned: Scene) -> Scene:
    """The whole first round of the example, up to the first guest that is drawn for the second."""
    scene = example_planned
    scene.act("sell 1", "hire room-2", "pay shoes", "lead")
    scene.act("buy pastry", "buy pastry", "buy pastry", "nothing")
    scene.act("nothing", "nothing", "nothing")
    scene.act("nothing", "nothing")
    # The example lets blue sell a beer in the second turn, so she must have come by another one.
    scene.has(BLUE, beer=1, pastry=1, pages=1)
    scene.plan("brewers+bakers+shoemakers", "pass")
    scene.act("sell 1", "nothing", "nothing")
    return scene
