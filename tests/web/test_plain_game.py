"""A game without its own face is played by its list of choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify

from .club import Club, Person

People = Callable[[str], Person]


@pytest.fixture
def faceless(toy: Callable[[str], Game]) -> Iterator[Game]:
    """The toy among the games."""
    game = toy("")
    GAMES.append(game)
    yield game
    GAMES.remove(game)


def test_it_is_played_to_its_end_against_a_bot(faceless: Game, club: Club, person: People, quick_bots: None) -> None:
    anna = person("Anna")
    assert "toy" in anna.get("/new?game=toy").text
    table = anna.opened({"game": "toy", "name": "Anna", "seats": "2", "chair-2": "greedy", "bot-pace": "200"})
    live = club.live(table)
    for _ in range(400):
        club.wait_for_bots(table)
        page = anna.get(f"/t/{table}")
        assert page.status_code == 200
        if live.is_over():
            break
        choices = re.findall(r'name="choice" value="([^"]+)"', page.text)
        assert sorted(set(choices)) == ["add 1", "add 2"]
        assert anna.choose(table, 0, "add 2", live.version(0)).status_code == 204
    assert live.is_over()
    assert 'data-turn="over"' in page.text
    verify(read_record(anna.get(f"/t/{table}/record").text, GAMES))
    assert anna.get("/rules/toy").status_code == 200
