"""The list of games."""

from __future__ import annotations

import pytest

from fondaco.games import GAMES, find_game
from fondaco.kernel.errors import UnknownGame


def test_every_game_has_its_own_name_and_is_found_by_it() -> None:
    names = [game.name for game in GAMES]
    assert len(set(names)) == len(names) > 0
    for game in GAMES:
        assert find_game(game.name) is game


@pytest.mark.parametrize("name", ["chess", "", "Norenberc", "norenberc ", "x" * 1000])
def test_an_unknown_game_is_refused_with_the_list_of_games(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        find_game(name)
    assert caught.value.key == "no-game"
    assert f"“{name[:40]}”" in str(caught.value)
    assert "norenberc" in str(caught.value)
