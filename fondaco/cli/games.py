"""`fondaco games`: what can be played."""

from __future__ import annotations

import json

import click

from fondaco.cli.faces import Face
from fondaco.cli.words import say
from fondaco.games import GAMES


@click.command(help=say("cli-games"))
@click.option("--json", "as_json", is_flag=True, help=say("cli-option-json"))
def games(as_json: bool) -> None:
    if as_json:
        rows = [
            {
                "name": game.name,
                "title": Face(game).words.say("game-title"),
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
        click.echo(f"  {Face(game).words.say('game-pitch')}")
