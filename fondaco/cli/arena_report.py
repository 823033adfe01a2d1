"""`fondaco report`, and `fondaco arena --report`: a tournament as one HTML file."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

import click

from fondaco.arena.journal import BadJournal, read_journal
from fondaco.arena.played import Played
from fondaco.arena.report import Report, check_plots
from fondaco.arena.standings import Standings, standings
from fondaco.arena.tournament import WALL, Header
from fondaco.cli.arena_words import forfeit_sentence
from fondaco.cli.files import write_whole
from fondaco.cli.help_page import command
from fondaco.cli.language import TONGUE, printable, say
from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.kernel.errors import BadOption, UnknownGame


@command(help=say("cli-report"))
@click.argument("journal", type=click.Path(path_type=Path), metavar="FILE.jsonl")
@click.option("--output", type=click.Path(path_type=Path), metavar="FILE.html", help=say("cli-option-report-output"))
def report(journal: Path, output: Path | None) -> None:
    page = output or journal.with_suffix(".html")
    check_report(page)
    header, games, _ = read_journal(journal)
    orders = header.get("orders") if header else None
    line_up = header.get("line_up") if header else None
    if header is None or not isinstance(orders, list) or not isinstance(line_up, list) or not orders:
        raise BadJournal("journal-form", {"file": printable(journal.name)})
    whole = [games[number] for number in range(whole_games(games, len(orders)))]
    if not whole:
        raise BadJournal("journal-empty", {"file": printable(journal.name)})
    asked = header.get("games")
    seeds = -(-asked // len(orders)) if isinstance(asked, int) else 0
    stop = header.get("stop")
    target = stop if isinstance(stop, float) else None
    write_report(page, header, whole, standings(dict.fromkeys(line_up), len(orders), whole, target, seeds))
    click.echo(say("cli-report-made", file=printable(str(page)), games=len(whole)))


def whole_games(games: dict[int, Played], orders: int) -> int:
    """How many games there are from the first one on, in whole seeds."""
    count = 0
    while count in games:
        count += 1
    return count - count % orders


def check_report(path: Path) -> None:
    """Whether a report could be written there, before hours are spent on the games."""
    check_plots()
    folder = path.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK) or path.is_dir():
        raise BadOption("report-folder", {"file": printable(str(path))})


def write_report(path: Path, header: Header, games: list[Played], found: Standings) -> None:
    name = str(header["game"])
    try:
        face = face_of(find_game(name), TONGUE.language)
        title, categories = face.words.say("game-title"), {key: face.category(key)[0] for key in face.game.categories}
    except UnknownGame:
        title, categories = name, {}
    sentences = [forfeit_sentence(forfeit) for forfeit in found.forfeits]
    made = Report(header, games, found, title, categories, sentences, typed(header), say, TONGUE.language)
    write_whole(path, made.html())


def typed(header: Header) -> str:
    """The command that holds the same tournament."""
    line_up, options = header["line_up"], header["options"]
    assert isinstance(line_up, list)
    assert isinstance(options, dict)
    words = ["fondaco", "arena", str(header["game"]), "--bots", ",".join(line_up), "--games", str(header["games"])]
    words += ["--seed", str(header["seed"])]
    words += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    for option in ("choice_limit", "game_limit"):
        words += [f"--{option.replace('_', '-')}", f"{header[option]:g}s"]
    if header["clock"] != WALL:
        words += ["--clock", str(header["clock"])]
    if header["stop"] is not None:
        words += ["--stop", str(header["stop"])]
    return shlex.join(words)
