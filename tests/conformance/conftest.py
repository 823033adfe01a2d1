"""While the suite runs, all its subjects are on the list of games, so that pages, records and commands find them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fondaco.games import GAMES

from .subjects import SUBJECTS


@pytest.fixture(autouse=True)
def subjects_are_on_the_list() -> Iterator[None]:
    listed = list(GAMES)
    GAMES[:] = SUBJECTS
    yield
    GAMES[:] = listed
