"""What holds for every game on the list."""

from __future__ import annotations

import re

import pytest

from fondaco.games import GAMES, find_game
from fondaco.kernel.check import Checker
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import BadOption, UnknownGame
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import play_out
from fondaco.kernel.state import State

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def finished(game: Game, seats: int, seed: str) -> State:
    state = game.start(seats, {})
    play_out(state, Luck(seed), Choices(len(game.vocabulary)))
    return state


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


@each_game
def test_a_game_passes_the_check_at_every_number_of_seats(game: Game) -> None:
    for seats in range(game.fewest, game.most + 1):
        checker = Checker(game, seats)
        for number in range(6):
            checker.check_game(f"every game {number}")


@each_game
def test_a_vocabulary_stays_small_and_its_texts_plain(game: Game) -> None:
    assert len(game.vocabulary) < 500
    assert all(re.fullmatch(r"[a-z-]+( [a-z0-9+-]+)?", text) for text in game.vocabulary.texts)


@each_game
def test_a_game_says_how_many_it_is_for(game: Game) -> None:
    for seats in range(game.fewest, game.most + 1):
        game.check_seats(seats)
        assert game.start(seats, {}).seats == seats
    for seats in (game.fewest - 1, game.most + 1):
        with pytest.raises(BadOption):
            game.check_seats(seats)


@each_game
def test_the_news_of_a_game_are_about_things_that_have_names(game: Game) -> None:
    assert len({kind.key for kind in game.news}) == len(game.news)
    for kind in game.news:
        names = [parameter.partition(":")[0] for parameter in kind.parameters]
        assert len(set(names)) == len(names)
        for parameter in kind.parameters:
            name, type_ = parameter.split(":")
            assert name
            assert type_ == "number" or type_.removesuffix("set") in game.names


@each_game
def test_the_breakdown_has_every_category_for_every_seat_and_the_best_standing_wins(game: Game) -> None:
    for seats in range(game.fewest, game.most + 1):
        for number in range(5):
            state = finished(game, seats, f"standing {number}")
            breakdown = game.breakdown(state)
            standings = game.standings(state)
            assert [len(row) for row in breakdown] == [len(game.categories)] * seats
            assert [standing[0] for standing in standings] == [sum(row) for row in breakdown]
            winners = game.winners(state)
            assert winners
            for seat in range(seats):
                assert (seat in winners) == (standings[seat] == max(standings))


@each_game
def test_an_option_is_settled_once_and_for_all(game: Game) -> None:
    assert game.settled({}) == {}
    with pytest.raises(BadOption):
        game.settled({"no such option": "x"})


@each_game
def test_a_game_object_holds_nothing_of_any_table(game: Game) -> None:
    """Two games played in turns are what each would be alone."""
    alone = finished(game, game.fewest, "alone").numbers()
    finished(game, game.most, "another")
    assert finished(game, game.fewest, "alone").numbers() == alone
