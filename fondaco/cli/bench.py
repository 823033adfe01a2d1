"""`fondaco bench`: how fast a game is played at random, on one core."""

from __future__ import annotations

import gc
import json
import time
import tracemalloc
from collections.abc import Callable

import click

from fondaco.cli.games import game_argument, seats_for, seats_option
from fondaco.cli.help_page import command
from fondaco.cli.language import say
from fondaco.cli.workers import at_least, progress_bar
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import copy_often, play_games, random_choice, replay_often
from fondaco.kernel.record import Record
from fondaco.kernel.replay import replay
from fondaco.kernel.state import CHANCE
from fondaco.mode import COMPILED, mode

SECONDS = 5
LONGEST = 3600
COPIES_WEIGHED = 500
Advance = Callable[[float], None]
Figures = dict[str, str | int | float | bool]


class Measure:
    """Repeats some work for a while, in batches. The fastest batch counts: the others were disturbed."""

    def __init__(self, seconds: float, piece: Callable[[int], int], advance: Advance) -> None:
        """`piece` does the work so many times and returns the count; `advance` gets the time spent."""
        self.times = 0
        self.counted = 0
        self.seconds = 0.0
        self.best = 0.0
        """The count per second of the fastest batch."""
        batch = 1
        while True:
            started = time.perf_counter()
            counted = piece(batch)
            spent = time.perf_counter() - started
            if spent >= seconds / 40:
                self.best = max(self.best, counted / max(spent, 1e-9))
            self.counted += counted
            self.seconds += spent
            self.times += batch
            advance(spent)
            if self.seconds >= seconds and self.best > 0:
                return
            # Batches grow to about a twentieth of the time: the clock is read rarely, but the end is not missed.
            batch = max(1, min(batch * 2, int(batch * seconds / 20 / max(spent, 1e-9))))


def random_game(game: Game, seats: int) -> Record:
    """One whole game of random play."""
    record = Record(game, seats, {}, "bench")
    luck = Luck(record.seed)
    choices = Choices(len(game.vocabulary))
    state = record.start()
    while not state.is_over():
        seat = state.first_asked()
        choice = random_choice(state, seat, luck, choices)
        record.made.append((int(seat), int(choice)))
        state.choose(seat, choice)
    return record


def drive_games(game: Game, seats: int, luck: Luck, games: int) -> int:
    """Games of random play driven from Python, choice by choice, as a bot's author would; the choices of players."""
    choices = Choices(len(game.vocabulary))
    made = 0
    for _ in range(games):
        state = game.start(seats, {})
        while not state.is_over():
            seat = state.first_asked()
            made += seat != CHANCE
            state.choose(seat, random_choice(state, seat, luck, choices))
    return made


def state_bytes(record: Record) -> int:
    """The memory of a state in the middle of a game, measured over many copies."""
    state = replay(record, len(record.made) // 2)
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [state.copy() for _ in range(COPIES_WEIGHED)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(copies)


def measured_with_bar(game: Game, seats: int, seconds: float) -> Figures:
    # The progress bar is drawn between batches: a thread for it would slow down what is measured.
    with progress_bar(by_itself=False) as progress:
        bar = progress.add_task(say("cli-bench-progress", game=game.name), total=seconds)

        def advance(spent: float) -> None:
            progress.advance(bar, spent)
            progress.refresh()

        return measured(game, seats, seconds, advance)


def measured(game: Game, seats: int, seconds: float, advance: Advance) -> Figures:
    """The figures: half of the time goes to play in compiled code, the rest to play from Python, copies and replays."""
    luck = Luck("bench")
    record = random_game(game, seats)
    middle = replay(record, len(record.made) // 2)

    def copy(times: int) -> int:
        copy_often(middle, times)
        return times

    def replayed(times: int) -> int:
        replay_often(game, seats, {}, record.made, times)
        return times

    played = Measure(seconds * 0.5, lambda times: int(play_games(game, seats, {}, luck, times)), advance)
    driven = Measure(seconds * 0.3, lambda times: drive_games(game, seats, luck, times), advance)
    copies = Measure(seconds * 0.1, copy, advance)
    replays = Measure(seconds * 0.1, replayed, advance)
    return {
        "game": game.name,
        "seats": seats,
        "compiled": COMPILED,
        "mode": mode(),
        "choices_per_s": round(played.best),
        "choices_per_s_mean": round(played.counted / played.seconds),
        "driven_choices_per_s": round(driven.best),
        "driven_choices_per_s_mean": round(driven.counted / driven.seconds),
        "games_per_s": round(played.best * played.times / played.counted, 1),
        "choices_per_game": round(played.counted / played.times, 1),
        "copy_per_s": round(copies.best),
        "replay_ms": round(1000 / replays.best, 4),
        "replayed_choices": len(record.made),
        "replayed_by_players": sum(1 for seat, _ in record.made if seat != CHANCE),
        "state_bytes": state_bytes(record),
    }


@command(help=say("cli-bench"))
@game_argument
@seats_option
@click.option("--seconds", type=float, default=SECONDS, help=say("cli-option-seconds", usual=SECONDS))
@click.option("--json", "as_json", is_flag=True, help=say("cli-option-json"))
def bench(game: Game, seats: int | None, seconds: float, as_json: bool) -> None:
    players = seats_for(game, seats)
    at_least("seconds", seconds, 0)
    if seconds > LONGEST:
        raise BadOption("at-most", {"option": "--seconds", "value": str(seconds), "most": LONGEST})
    figures = measured_with_bar(game, players, seconds)
    if as_json:
        click.echo(json.dumps(figures))
        return
    click.echo(say("cli-bench-head", game=game.name, seats=players, mode=mode()))
    for name, figure in figures.items():
        if isinstance(figure, int | float) and not isinstance(figure, bool):
            click.echo(f"  {name:20} {figure:>12,}")
