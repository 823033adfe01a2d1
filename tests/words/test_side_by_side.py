"""Things side by side are parted by a comma in every language."""

from __future__ import annotations

import pytest

from fondaco.words.catalogue import LANGUAGES
from fondaco.words.side_by_side import side_by_side


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_side_by_side_are_parted_by_a_comma(language: str) -> None:
    things = ["Anna {0}", "Bea", "Cem", "{1}"]
    assert [side_by_side(things[:count], language) for count in range(5)] == [
        "",
        "Anna {0}",
        "Anna {0}, Bea",
        "Anna {0}, Bea, Cem",
        "Anna {0}, Bea, Cem, {1}",
    ]
