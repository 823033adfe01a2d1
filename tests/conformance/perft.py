"""Perft: how many sequences of choices there are from a fixed start, and digests of whole games; kept in `perft.json`.

Any change of what is open changes a number, and any difference between the sources and the compiled package changes a
digest. After a change of the rules that is meant, this writes the file anew:

    PYTHONPATH=. .venv/bin/python -m tests.conformance.perft
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE, State

from .subjects import SUBJECTS

KEPT = Path(__file__).parent / "perft.json"
MOST = 4000
"""No more sequences than this are counted, so depth follows from how much is open."""
DEEPEST = 8
GAMES_DIGESTED = 12

Counts = dict[str, Any]
"""For a number of seats: the counts from the start, those from the middle of a game, and the digest."""


def let_chance_answer(game: Game, state: State) -> None:
    choices = Choices(len(game.vocabulary))
    while state.is_asked(CHANCE):
        state.choose(CHANCE, state.draw(Luck("perft"), choices))


def perft(game: Game, state: State, depth: int) -> int:
    """How many sequences of so many choices of players; a finished game counts as one.

    Chance falls as a seed says. Where several seats are asked, the lowest answers first: orders are not counted.
    """
    if depth == 0:
        return 1
    let_chance_answer(game, state)
    if state.is_over():
        return 1
    choices = Choices(len(game.vocabulary))
    seat = state.first_asked()
    state.open(seat, choices)
    if depth == 1:
        return int(choices.size)
    sequences = 0
    for choice in choices.listed():
        after = state.copy()
        after.choose(seat, choice)
        sequences += perft(game, after, depth - 1)
    return sequences


def counts_from(game: Game, state: State) -> list[int]:
    """Sequences of 1, 2, 3 ... choices, until there are many."""
    found = [perft(game, state.copy(), 1)]
    while len(found) < DEEPEST and found[-1] ** 2 // (found[-2] if len(found) > 1 else 1) <= MOST:
        found.append(perft(game, state.copy(), len(found) + 1))
    return found


def random_record(game: Game, seats: int, seed: str) -> tuple[Record, State]:
    """A whole game by uniform random play, and its end."""
    record = Record(game, seats, {}, seed)
    luck, players = Luck(seed), Luck(f"{seed} players")
    choices = Choices(len(game.vocabulary))
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
    return record, state


def in_the_middle(game: Game, seats: int) -> State:
    """After half the choices of a random game."""
    record, _ = random_record(game, seats, "perft")
    state = record.start()
    for seat, choice in record.made[: len(record.made) // 2]:
        state.choose(seat, choice)
    return state


def digest_of_games(game: Game, seats: int) -> str:
    """Of random games with all their choices and results."""
    digest = hashlib.sha256()
    for number in range(GAMES_DIGESTED):
        record, state = random_record(game, seats, f"mode {number}")
        digest.update(record.text().encode())
        digest.update(repr((game.breakdown(state), game.standings(state))).encode())
    return digest.hexdigest()[:32]


def counted(game: Game, seats: int) -> Counts:
    """What is kept of a game."""
    return {
        "start": counts_from(game, game.start(seats, {})),
        "middle": counts_from(game, in_the_middle(game, seats)),
        "digest": digest_of_games(game, seats),
    }


def kept() -> dict[str, dict[str, Counts]]:
    """By the name of the game and the number of seats."""
    found: dict[str, dict[str, Counts]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def write() -> None:
    lines = []
    for game in SUBJECTS:
        rows = [f'    "{n}": {json.dumps(counted(game, n))}' for n in range(game.fewest, game.most + 1)]
        lines.append(f'  "{game.name}": {{\n' + ",\n".join(rows) + "\n  }")
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
