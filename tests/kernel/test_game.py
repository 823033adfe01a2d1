"""What every game gets from the kernel: its options in canonical form, ties, winners."""

from __future__ import annotations

import pytest

from fondaco.games import GAMES
from fondaco.kernel.errors import BadOption, FondacoError
from fondaco.kernel.game import Game

from .auction import Auction

with_options = pytest.mark.parametrize("game", [game for game in GAMES if game.options], ids=lambda game: game.name)
with_box = pytest.mark.parametrize("game", [game for game in GAMES if game.has_box], ids=lambda game: game.name)


@with_options
def test_the_usual_values_are_left_out_and_the_others_are_kept_in_the_order_of_the_options(game: Game) -> None:
    assert game.settled({name: values[0] for name, values in game.options.items()}) == {}
    last = {name: values[-1] for name, values in game.options.items()}
    backwards = dict(reversed(last.items()))
    assert list(game.settled(backwards).items()) == list(last.items())


@with_options
def test_an_unknown_option_or_value_is_refused_with_those_that_there_are(game: Game) -> None:
    with pytest.raises(BadOption) as caught:
        game.settled({"taxes": "high"})
    assert caught.value.facts == {
        "game": game.name,
        "option": "taxes",
        "options": ", ".join([*(["box"] if game.has_box else []), *game.options]),
    }
    name, values = next(iter(game.options.items()))
    with pytest.raises(BadOption) as caught:
        game.settled({name: "perhaps"})
    assert caught.value.facts == {"option": name, "value": "perhaps", "values": ", ".join(values)}


@with_box
def test_the_usual_box_is_left_out_and_what_is_none_is_refused(game: Game) -> None:
    assert game.settled({"box": ""}) == {}
    with pytest.raises(FondacoError):
        game.settled({"box": "three coins"})


def test_a_game_without_options_and_without_a_box_refuses_all() -> None:
    auction = Auction()
    assert auction.settled({}) == {}
    for name in ["box", "money"]:
        with pytest.raises(BadOption) as caught:
            auction.settled({name: ""})
        assert caught.value.key == "no-options"


def test_until_a_game_says_what_breaks_ties_nothing_does() -> None:
    auction = Auction()
    hall = auction.start(3, {})
    hall.won[0] = hall.won[2] = 4
    assert auction.standings(hall) == [(4,), (0,), (4,)]
    assert auction.winners(hall) == [0, 2]
