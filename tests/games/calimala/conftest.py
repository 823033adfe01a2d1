"""What the tests of Calimala share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .scene import Scene


@pytest.fixture
def scene() -> Scene:
    """Three players in the city of the first game; blue (0) is to place a disc."""
    return Scene(3)


@pytest.fixture
def new_scene() -> Callable[..., Scene]:
    """A scene for another number of players, another seat, another city, or with options."""
    return Scene
