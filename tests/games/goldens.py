"""Golden games: records that must play as they were written, and digests that must be the same in both modes."""

from __future__ import annotations

import hashlib
from pathlib import Path

from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import verify
from fondaco.kernel.state import CHANCE
from fondaco.kernel.table import Table


def assert_plays_as_written(path: Path, breakdown: list[list[int]]) -> None:
    """Every choice open, chance as the seed says, and the scores of the last line."""
    text = path.read_bytes().decode()
    record = read_record(text, GAMES)
    state = verify(record)
    assert record.text() == text, "byte for byte"
    assert record.game.breakdown(state) == breakdown
    assert record.result == [sum(row) for row in breakdown]
    assert record.game.broken_law(state) == ""


def assert_same_end_from_anywhere(path: Path, stride: int) -> None:
    """Taken up at every so many choices, a record comes to the same end."""
    text = path.read_text(encoding="utf-8")
    whole = read_record(text, GAMES)
    for cut in range(0, len(whole.made), stride):
        table = Table(read_record(text, GAMES))
        table.rewind(whole.made[:cut])
        while not table.state.is_over():
            table.choose(*whole.made[table.version()])
        assert table.record.text() == text


def digest_of_games(game: Game, seats: int, games: int) -> str:
    """Of random games with all their choices and results: any difference between the modes changes it."""
    digest = hashlib.sha256()
    choices = Choices(len(game.vocabulary))
    for number in range(games):
        record = Record(game, seats, {}, f"mode {number}")
        luck = Luck(record.seed)
        players = Luck(f"{record.seed} players")
        state = record.start()
        while not state.is_over():
            seat = int(state.first_asked())
            if seat == CHANCE:
                choice = state.draw(luck, choices)
            else:
                state.open(seat, choices)
                choice = choices.any(players)
            record.made.append((seat, int(choice)))
            state.choose(seat, choice)
        record.result = [sum(row) for row in game.breakdown(state)]
        digest.update(record.text().encode())
        digest.update(repr(game.breakdown(state)).encode())
        digest.update(repr(game.standings(state)).encode())
    return digest.hexdigest()[:32]
