"""`fondaco check`: random games, every law checked, and whether there are words for all that is told."""

from __future__ import annotations

import json
import sys
import time

import click

from fondaco.cli.games import game_argument
from fondaco.cli.help_page import command
from fondaco.cli.language import joined, say
from fondaco.cli.workers import at_least, pieces_of, processors, progress_bar, work
from fondaco.games import find_game
from fondaco.kernel.check import Checker, LawBroken
from fondaco.kernel.game import Game
from fondaco.kernel.record import check_seed
from fondaco.mode import mode
from fondaco.words.catalogue import LANGUAGES, ORIGINAL, game_words, missing_words

GAMES = 1000
SEED = "check"
Piece = tuple[str, int, str, int, int]
"""Game, seats, seed, number of the first game, how many."""


Checked = tuple[int, str, list[str]]
"""How many choices there were, the law that was broken, if any, and the keys of the reasons that were given."""


def check_piece(piece: Piece) -> Checked:
    name, seats, seed, first, count = piece
    checker = Checker(find_game(name), seats)
    choices = 0
    for number in range(first, first + count):
        try:
            choices += checker.check_game(f"{seed} {number}")
        except LawBroken as broken:
            return choices, str(broken), []
    return choices, "", sorted(checker.reasons)


@command(help=say("cli-check"))
@game_argument
@click.option("--seats", type=int, multiple=True, help=say("cli-option-check-seats"))
@click.option("--games", type=int, default=GAMES, help=say("cli-option-games", usual=GAMES))
@click.option("--seed", default=SEED, help=say("cli-option-fixed-seed", usual=SEED))
@click.option("--workers", type=int, help=say("cli-option-workers"))
@click.option("--json", "as_json", is_flag=True, help=say("cli-option-json"))
def check(game: Game, seats: tuple[int, ...], games: int, seed: str, workers: int | None, as_json: bool) -> None:
    numbers = list(dict.fromkeys(seats)) or list(range(game.fewest, game.most + 1))
    for number in numbers:
        game.check_seats(number)
    at_least("games", games, 1)
    check_seed(seed)
    processes = processors(workers)
    started = time.perf_counter()
    choices = dict.fromkeys(numbers, 0)
    missing = {language: missing_words(game, language) for language in LANGUAGES}
    law, reasons = run_checks(game, choices, games, seed, processes)
    for language in LANGUAGES:
        words = game_words(language, game)
        missing[language] += [f"why-{key}" for key in reasons if not words.has(f"why-{key}")]
    if as_json:
        rows = [{"seats": number, "games": games, "choices": choices[number]} for number in numbers]
        seconds = round(time.perf_counter() - started, 3)
        facts = {"game": game.name, "mode": mode(), "seconds": seconds, "broken": law or None, "checked": rows}
        click.echo(json.dumps(facts | {"missing_words": missing}))
    elif not law:
        for number in numbers:
            click.echo(say("cli-checked", game=game.name, games=games, seats=number, choices=choices[number]))
    if law:
        click.echo(say("cli-law-broken", sentence=law), err=True)
    wordless = tell_missing_words(game, missing)
    if law or wordless:
        sys.exit(1)


def tell_missing_words(game: Game, missing: dict[str, list[str]]) -> bool:
    """Say which words are missing; whether some are. A language that a game has no words in at all is only noted."""
    bare = [language for language in missing if game_words(language, game).is_bare]
    if ORIGINAL in bare:
        click.echo(say("cli-no-words", game=game.name), err=True)
    elif bare:
        click.echo(say("cli-words-elsewhere", game=game.name, languages=joined(bare)), err=True)
    lacking = False
    for language, keys in missing.items():
        if language not in bare and keys:
            lacking = True
            click.echo(say("cli-missing-words", language=language, keys=joined(keys)), err=True)
    return lacking


def run_checks(game: Game, choices: dict[int, int], games: int, seed: str, workers: int) -> tuple[str, list[str]]:
    """Count the choices for each number of seats; stop at the first broken law. That law, and the keys of reasons."""
    reasons: set[str] = set()
    pieces = [(game.name, seats, seed, *part) for seats in choices for part in pieces_of(games, workers)]
    with progress_bar() as progress:
        bars = {
            seats: progress.add_task(say("cli-checking", game=game.name, seats=seats), total=games) for seats in choices
        }
        for piece, (made, law, keys) in work(check_piece, pieces, workers):
            if law:
                return law, []
            reasons.update(keys)
            choices[piece[1]] += made
            progress.advance(bars[piece[1]], piece[4])
    return "", sorted(reasons)
