"""Chances in words: small ones are not rounded away."""

from __future__ import annotations

import pytest

from fondaco.face.promise import percent


@pytest.mark.parametrize(
    ("millionths", "shown"),
    [
        (0, "0%"),
        (1, "<1%"),
        (4_999, "<1%"),
        (5_000, "1%"),
        (386_000, "39%"),
        (995_000, "99%"),
        (995_001, ">99%"),
        (1_000_000, "100%"),
    ],
)
def test_a_chance_in_per_cent(millionths: int, shown: str) -> None:
    assert percent(millionths, "en") == shown


def test_every_language_writes_it_in_its_own_way() -> None:
    assert percent(386_000, "de") == "39\N{NO-BREAK SPACE}%"
    assert percent(386_000, "hu") == "39%"
