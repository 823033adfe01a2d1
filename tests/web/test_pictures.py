"""The pictures of the boards on other pages: drawn from symbols that there are, each under an id of its own."""

from __future__ import annotations

import re

import pytest

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.web.pictures import colours_of, picture_of

from .club import Club, Person

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@games
def test_a_picture_has_all_that_it_uses_and_nothing_else(game: Game) -> None:
    picture = picture_of(game)
    ids = re.findall(r'\bid="([^"]+)"', picture)
    named = re.findall(r'(?:href="#|url\(#)([\w-]+)', picture)
    used = {name for name in named if not name.startswith("emblem-")}  # every page has the emblems
    assert used == set(ids)
    assert len(ids) == len(set(ids))
    assert all(one.startswith(f"{game.name}-") for one in ids)


@games
def test_a_picture_has_colours_by_day_and_by_night(game: Game) -> None:
    assert colours_of(game) == [f"games/{game.name}/00-colours.css"]


def test_the_front_page_shows_every_board_once(club: Club, anna: Person) -> None:
    page = anna.get("/").text
    for game in GAMES:
        assert page.count(f'id="{game.name}-picture"') == 1
        assert f"/static/games/{game.name}/00-colours.css" in page
    assert len(re.findall(r'\bid="([^"]+)"', page)) == len(set(re.findall(r'\bid="([^"]+)"', page)))


def test_a_game_without_a_picture_gets_a_signpost(club: Club, anna: Person, fifth: Game) -> None:
    picture = picture_of(fifth)
    assert 'class="picture"' in picture
    assert "id=" not in picture, "it may stand on a page more than once"
    assert picture in anna.get("/").text
    anna.opened({"game": fifth.name, "name": "Anna", "seats": "2", "chair-2": "open"})
    assert f"#{fifth.name}-picture" not in anna.get("/").text, "nor has its table a part of one"
