"""The bots as people: every game has its own, each with a portrait that there is and a temper in a few words."""

from __future__ import annotations

import pytest

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.web.http.site import drawing
from fondaco.web.tables.characters import PORTRAITS, character_named, names_of_bots
from fondaco.web.tables.seating import bot

from .club import Club, Person

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@games
def test_every_bot_of_a_game_can_be_told_apart(game: Game) -> None:
    characters = [character_named(game, name, "en") for name in names_of_bots(game)]
    assert sorted(character.portrait for character in characters) == list(range(PORTRAITS))
    assert all(0 < len(character.temper) <= 50 for character in characters)
    assert len({character.temper for character in characters}) == PORTRAITS


@games
def test_a_seat_always_has_the_same_bot(game: Game) -> None:
    alone = [bot(game, seat, "greedy", []).name for seat in range(1, game.most)]
    taken: list[str] = []
    for seat in range(1, game.most):
        taken.append(bot(game, seat, "greedy", taken).name)
    assert taken == alone
    assert len(set(alone)) == len(alone)


def test_every_portrait_is_drawn() -> None:
    for number in range(PORTRAITS):
        assert drawing("portraits").count(f'<symbol id="bust-{number}"') == 1


def test_a_bot_of_an_older_table_has_a_portrait_and_no_temper() -> None:
    old = character_named(GAMES[0], "Wolfram", "en")
    assert 0 <= old.portrait < PORTRAITS
    assert not old.temper


def test_the_waiting_room_says_who_the_bots_are(club: Club, anna: Person) -> None:
    form = {"game": "norenberc", "name": "Anna", "seats": "3", "chair-1": "me", "chair-2": "open", "chair-3": "random"}
    table = anna.opened(form)
    somebody = character_named(GAMES[0], club.live(table).chairs[2].name, "en")
    page = anna.get(f"/t/{table}").text
    assert somebody.temper in page
    assert f'href="#bust-{somebody.portrait}"' in page
