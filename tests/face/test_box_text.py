"""A box file that would take a parser long is refused before it is parsed, whatever the game."""

from __future__ import annotations

import tomllib

import pytest

from fondaco.face.game_parts import box_notation
from fondaco.games import GAMES
from fondaco.kernel.errors import BadBox
from fondaco.kernel.game import Game

BOXED = [game for game in GAMES if game.has_box]
CROWDED = {
    "a key of many parts": "a." * 3900 + "a = 1",
    "a key of many quoted parts": '"a".' * 1900 + "a = 1",
    "parts behind what looks like a comment": '"#".' + "a." * 3000 + "a = 1",
    "a table of many parts": "[" + "a." * 3900 + "a]",
    "lists in lists": "a = " + "[" * 3900 + "]" * 3900,
    "tables in tables": "a = " + "{b = " * 1500 + "1" + "}" * 1500,
    "many keys": "\n".join(f"k{number} = 1" for number in range(1000)),
    "a long list": "a = [" + "1," * 3900 + "]",
}


@pytest.mark.parametrize("game", BOXED, ids=lambda game: game.name)
@pytest.mark.parametrize("text", CROWDED.values(), ids=CROWDED)
def test_a_crowded_box_is_refused_before_it_is_parsed(game: Game, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("it was parsed"))
    with pytest.raises(BadBox) as caught:
        box_notation(game, text)
    assert "at most" in str(caught.value)


@pytest.mark.parametrize("game", BOXED, ids=lambda game: game.name)
def test_an_empty_box_is_the_standard_one(game: Game) -> None:
    assert box_notation(game, "# Nothing differs.\n") == ""
