"""The only list of games."""

from __future__ import annotations

from fondaco.games.calimala.game import Calimala
from fondaco.games.genoa.game import Genoa
from fondaco.games.norenberc.game import Norenberc
from fondaco.kernel.errors import UnknownGame, WrongVersion
from fondaco.kernel.game import Game

GAMES: list[Game] = [Norenberc(), Calimala(), Genoa()]
FORMER: list[Game] = []
"""Earlier rules that are still shipped, so that games that began under them go on; nobody opens a new table of them."""


def shipped() -> list[Game]:
    """All rules there are, the present ones of each game before its former ones."""
    return [*GAMES, *FORMER]


def find_game(name: str) -> Game:
    for game in GAMES:
        if game.name == name:
            return game
    raise UnknownGame("no-game", {"game": name[:40], "games": ", ".join(game.name for game in GAMES)})


def find_rules(name: str, rules: int) -> Game:
    """A game as it was under some version of its rules. Raises where that is not shipped."""
    present = find_game(name)
    for game in shipped():
        if game.name == name and game.rules == rules:
            return game
    raise WrongVersion("rules", {"game": name, "rules": rules, "ours": present.rules})
