"""What the tests of Genoa share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .scene import Scene


@pytest.fixture
def scene() -> Scene:
    """Three players; blue (0) is the trader and about to start."""
    return Scene(3)


@pytest.fixture
def new_scene() -> Callable[..., Scene]:
    """A scene for another number of players, another trader, or with options."""
    return Scene
