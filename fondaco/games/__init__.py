"""The only list of games."""

from __future__ import annotations

from fondaco.games.calimala.game import Calimala
from fondaco.games.genoa.game import Genoa
from fondaco.games.norenberc.game import Norenberc
from fondaco.kernel.errors import UnknownGame
from fondaco.kernel.game import Game

GAMES: list[Game] = [Norenberc(), Calimala(), Genoa()]


def find_game(name: str) -> Game:
    for game in GAMES:
        if game.name == name:
            return game
    raise UnknownGame("no-game", {"game": name[:40], "games": ", ".join(game.name for game in GAMES)})
