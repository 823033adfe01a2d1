"""`fondaco games`: what can be played."""

from __future__ import annotations

import json

import click

from fondaco.cli.faces import terminal_face
from fondaco.cli.help_page import command
from fondaco.cli.language import say
from fondaco.games import GAMES, find_game
from fondaco.kernel.game import Game

USUAL_SEATS = 4


def named_game(context: click.Context, argument: click.Parameter, name: str) -> Game:
    return find_game(name.lower())


game_argument = click.argument("game", callback=named_game)
"""A game by its name; case does not matter."""


seats_option = click.option("--seats", type=int, help=say("cli-option-seats", seats=USUAL_SEATS))


def seats_for(game: Game, seats: int | None) -> int:
    """The number of seats that was asked for, or the usual one as far as the game allows it."""
    if seats is None:
        return min(max(USUAL_SEATS, game.fewest), game.most)
    game.check_seats(seats)
    return seats


@command(help=say("cli-games"))
@click.option("--json", "as_json", is_flag=True, help=say("cli-option-json"))
def games(as_json: bool) -> None:
    if as_json:
        rows = [
            {
                "name": game.name,
                "title": terminal_face(game).words.say("game-title"),
                "rules": game.rules,
                "fewest": game.fewest,
                "most": game.most,
                "choices": len(game.vocabulary),
            }
            for game in GAMES
        ]
        click.echo(json.dumps({"games": rows}))
        return
    for game in GAMES:
        click.echo(f"{game.name}: {say('cli-players', fewest=game.fewest, most=game.most)}")
        click.echo(f"  {terminal_face(game).words.say('game-pitch')}")
