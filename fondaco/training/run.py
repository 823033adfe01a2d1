"""Generations: games of self-play, fitting, averaging, duels; all in one folder, so that it can be taken up again."""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from fondaco.bots.learned import HAND_PART, TRUST
from fondaco.bots.net import digest_of, head_of, read_net
from fondaco.games import find_game
from fondaco.kernel.errors import FondacoError
from fondaco.training.collect import Deal, Duels, Games, Played, collect, duel

Piece = TypeVar("Piece")
Result = TypeVar("Result")
Entry = dict[str, Any]
GENERATION_SPAN = 100_000_000
"""Games of different generations have different numbers."""
SHORTER = 2
FULL = 5
"""The first generation plays two fifths of the games, and each one a fifth more: there is much to correct at first."""
PIECE_SECONDS = 3
"""About how long a process works before it reports."""
LEAST_PART = 6
"""Where time is short, a generation plays for one part in so many of it, so that there are several."""
DUEL_PART = 12
"""The duels after a generation take at most one part in so many of the time."""
LAST_DUELS = 5
"""Seconds for the last duels at least, so that there is a net to speak of."""
CONFIDENCE = 1.96
"""Standard errors on each side of a 95 % interval."""


class NoFitter(FondacoError):
    """The program that fits does not run."""

    folder: ClassVar[str] = "cli"


class UnderWay(FondacoError):
    """A training that is under way begins with no other weights."""

    folder: ClassVar[str] = "cli"


@dataclass
class Settings:
    """What was asked for."""

    game: str
    folder: Path
    minutes: float
    command: str
    seats: list[int]
    games: int = 10_000
    """For each generation but the first few."""
    window: int = 50_000
    """To so many games, the latest, a generation is fitted."""
    sample: int = 200
    explore: int = 5
    first_explore: int = 30
    """Of a thousand moves, while the hand-made value plays."""
    budget: int = 150
    trace: float = 0.9
    trust: int = TRUST
    hand: int = HAND_PART
    appraise: bool = False
    """Whether only games of the greedy bot are fitted to: such a net appraises positions but does not play."""
    hidden: list[int] = field(default_factory=lambda: [192, 48])
    epochs: int = 2
    rate: float = 5e-4
    dropout: float = 0.1
    average: int = 4
    """Over the weights of so many generations."""
    every: int = 2
    """After so many generations there are duels."""
    duels: int = 400
    duel_seats: int = 4
    duel_budget: int = 800
    generations: int = 0
    """The most of this run; 0 for as many as the time allows."""
    workers: int = 1
    device: str = "auto"
    python: str = sys.executable
    """The Python that has PyTorch."""
    seed: str = "train"
    start: Path | None = None
    """Weights to begin with, in a folder that is new."""


@dataclass
class Progress:
    """What is kept in the folder, besides weights and rows."""

    generation: int = 0
    """The next one."""
    files: list[list[Any]] = field(default_factory=list)
    """Generation, games, file of each part of the rows."""
    best: str = ""
    """The net that won the last duel."""
    figures: Entry = field(default_factory=dict)
    """What was measured of it."""
    games: int = 0
    """Of self-play in all."""
    rate: float = 2.0
    """Games in a second for each process."""

    @staticmethod
    def load(path: Path) -> Progress:
        return Progress(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else Progress()

    def save(self, path: Path) -> None:
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(vars(self), indent=1), encoding="utf-8")
        fresh.replace(path)


class Fitting:
    """The program that fits, which runs for as long as the training does."""

    def __init__(self, settings: Settings, start: str, hidden: list[int]) -> None:
        names = find_game(settings.game).observed()
        self.settings = settings
        self.device = ""
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
        self.complaints = settings.folder / "fit.log"
        with self.complaints.open("w", encoding="utf-8") as complaints:
            try:
                self.program = subprocess.Popen(
                    [settings.python, "-m", "fondaco.training.fit"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=complaints,
                    text=True,
                    env=environment,
                )
            except OSError as error:
                complaints.write(f"{error}\n")
                raise self.failure() from error
        self.device = str(
            self.ask(
                {
                    "seed": 1,
                    "device": settings.device,
                    "width": len(names),
                    "observed": digest_of(names),
                    "hidden": hidden,
                    "dropout": settings.dropout,
                    "folder": str(settings.folder),
                    "start": start,
                }
            )["device"]
        )

    def ask(self, order: Entry) -> Entry:
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        try:
            self.program.stdin.write(json.dumps(order) + "\n")
            self.program.stdin.flush()
        except BrokenPipeError as error:
            raise self.failure() from error
        line = self.program.stdout.readline()
        if not line:
            raise self.failure()
        answer: Entry = json.loads(line)
        return answer

    def failure(self) -> NoFitter:
        key = "fit-failed" if self.device else "no-torch"
        return NoFitter(key, {"python": self.settings.python, "file": str(self.complaints)})

    def close(self) -> None:
        assert self.program.stdin is not None
        self.program.stdin.close()
        self.program.wait()


class Training:
    """One run: from where the folder stands to the end of the time."""

    def __init__(self, settings: Settings, hear: Callable[[Entry], None]) -> None:
        self.settings = settings
        self.hear = hear
        self.started = time.monotonic()
        self.folder = settings.folder
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "rows").mkdir(exist_ok=True)
        self.progress = Progress.load(self.folder / "progress.json")
        self.progress.files = [part for part in self.progress.files if self.rows(part[2]).exists()]
        self.given = self.folder / "start.net"
        """The weights that it began with, if any."""
        if settings.start is not None and not self.given.exists():
            if self.progress.generation > 0:
                raise UnderWay("start-late", {"file": str(settings.start), "folder": str(self.folder)})
            data = settings.start.read_bytes()
            read_net(data, find_game(settings.game).observed())
            self.given.write_bytes(data)
            (self.folder / "best.net").write_bytes(data)
        self.hidden = sizes_of(self.given) if self.given.exists() else settings.hidden
        # Ctrl-C is handled by this process, which stops the others.
        self.pool = ProcessPoolExecutor(
            settings.workers,
            multiprocessing.get_context("spawn"),
            initializer=signal.signal,
            initargs=(signal.SIGINT, signal.SIG_IGN),
        )

    def rows(self, name: str) -> Path:
        return self.folder / "rows" / name

    def left(self) -> float:
        """Seconds."""
        return self.settings.minutes * 60 - (time.monotonic() - self.started)

    def log(self, **entry: Any) -> None:
        entry = {"at": round(time.monotonic() - self.started, 1), "game": self.settings.game} | entry
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
        self.hear(entry)

    def run(self) -> Path | None:
        """Generations until the time is over, then the last duels; the file of the best net."""
        settings, progress = self.settings, self.progress
        self.log(event="start", generation=progress.generation, command=settings.command, workers=settings.workers)
        try:
            fitting = Fitting(settings, self.weights_to_start_from(), self.hidden)
            self.log(event="fitter", device=fitting.device)
            final = settings.minutes * 60 / DUEL_PART
            cost = 0.0
            first = progress.generation
            while self.left() > final + cost and progress.generation - first != (settings.generations or None):
                before = self.left()
                self.play_generation(self.left() - final)
                self.fit_generation(fitting)
                if progress.generation % settings.every == 0 and not settings.appraise:
                    self.hold_duels(settings.minutes * 60 / DUEL_PART)
                cost = (before - self.left()) * 0.8
            fitting.close()
            return self.finish()
        finally:
            self.pool.shutdown(wait=True, cancel_futures=True)

    def weights_to_start_from(self) -> str:
        if self.progress.generation == 0:
            return self.net(-1)
        path = self.folder / f"weights-{self.progress.generation - 1}.pt"
        return str(path) if path.exists() else ""

    def net(self, generation: int) -> str:
        """The averaged weights of a generation; before the first those it began with, or the hand-made value."""
        path = self.folder / f"mean-{generation}.net" if generation >= 0 else self.given
        return str(path) if path.exists() else ""

    def player(self) -> str:
        """The net that plays the next games; empty for the greedy bot."""
        return "" if self.settings.appraise else self.net(self.progress.generation - 1)

    # Self-play.

    def play_generation(self, left: float) -> None:
        settings, progress = self.settings, self.progress
        started = time.monotonic()
        until = started + min(left * 0.85, settings.minutes * 60 / LEAST_PART)
        played: list[Played] = []
        for piece, result in self.results(collect, self.pieces(), until):
            played.append(result)
            progress.files.append([progress.generation, result.games, Path(piece.file).name])
        games = sum(one.games for one in played)
        seconds = time.monotonic() - started
        progress.games += games
        progress.rate = max(0.1, games / seconds / settings.workers)
        self.log(
            event="played",
            generation=progress.generation,
            games=games,
            rows=sum(one.rows for one in played),
            moves_per_game=round(sum(one.moves for one in played) / max(1, games), 1),
            points=round(sum(one.points for one in played) / max(1, sum(one.seats for one in played)), 2),
            seconds=round(seconds, 1),
            games_per_core_s=round(progress.rate, 2),
        )

    def pieces(self) -> Iterator[Games]:
        settings, generation = self.settings, self.progress.generation
        net = self.player()
        count = max(1, min(200, round(self.progress.rate * PIECE_SECONDS)))
        games = settings.games * min(generation + SHORTER, FULL) // FULL
        for first in range(0, games, count):
            number = generation * GENERATION_SPAN + first
            yield Games(
                game=settings.game,
                net=net,
                hand=settings.hand,
                trust=settings.trust,
                seats=tuple(settings.seats),
                first=number,
                count=min(count, games - first),
                seed=settings.seed,
                sample=settings.sample if net else min(1000, 2 * settings.sample),
                explore=settings.explore if net or settings.appraise else settings.first_explore,
                budget=settings.budget,
                file=str(self.rows(f"{number}.rows")),
            )

    # Fitting.

    def fit_generation(self, fitting: Fitting) -> None:
        settings, progress = self.settings, self.progress
        generation = progress.generation
        self.drop_old_rows()
        has_net = bool(self.player())
        kept = [number for number in range(max(0, generation - settings.average + 1), generation) if self.has(number)]
        answer = fitting.ask(
            {
                "generation": generation,
                "files": [str(self.rows(part[2])) for part in progress.files],
                "lambda": settings.trace if has_net else 1.0,
                "epochs": settings.epochs,
                "rate": settings.rate if has_net else 2 * settings.rate,
                "averaged": [*kept, generation],
                "made": self.made(generation),
            }
        )
        self.log(event="fitted", generation=generation, averaged=[*kept, generation], **answer)
        if settings.appraise:
            figures = answer["epochs"][answer["kept"]] | {"rows": answer["rows"]}
            self.take(self.folder / f"mean-{generation}.net", figures)
        progress.generation += 1
        for old in range(generation - settings.average):
            (self.folder / f"weights-{old}.pt").unlink(missing_ok=True)
        progress.save(self.folder / "progress.json")

    def has(self, generation: int) -> bool:
        """Whether its weights can be averaged: they are there, and not of the games of the hand-made value."""
        return (generation > 0 or self.given.exists()) and (self.folder / f"weights-{generation}.pt").exists()

    def drop_old_rows(self) -> None:
        """Rows beyond the window, and those of the hand-made value once there are others."""
        progress = self.progress
        kept: list[list[Any]] = []
        games = 0
        for part in reversed(progress.files):
            is_first = part[0] == 0 and progress.generation > 1 and not (self.settings.appraise or self.given.exists())
            if is_first or (games >= self.settings.window and part[0] != progress.generation):
                for path in (self.rows(part[2]), self.rows(part[2]).with_suffix(".labels")):
                    path.unlink(missing_ok=True)
            else:
                kept.append(part)
                games += part[1]
        progress.files = kept[::-1]

    def made(self, generation: int) -> Entry:
        return {
            "game": self.settings.game,
            "command": self.settings.command,
            "date": datetime.now(UTC).date().isoformat(),
            "generation": generation,
            "games": self.progress.games,
        }

    # Duels.

    def hold_duels(self, seconds: float) -> None:
        """Against the greedy bot, for the record; and against the best so far, whose place is taken by the winner."""
        candidate = self.net(self.progress.generation - 1)
        best = self.folder / "best.net"
        figures = self.duel(candidate, "", seconds * 0.6)
        if best.exists():
            against = self.duel(candidate, str(best), seconds * 0.4)
            if against and against["share"] * self.settings.duel_seats < 1:
                return
        self.take(Path(candidate), figures)
        self.progress.save(self.folder / "progress.json")

    def take(self, net: Path, figures: Entry) -> None:
        """This is the best one now."""
        (self.folder / "best.net").write_bytes(net.read_bytes())
        self.progress.best = net.name
        self.progress.figures = figures

    def duel(self, net: str, rival: str, seconds: float) -> Entry:
        settings = self.settings
        deals: list[Deal] = []
        for _, result in self.results(duel, self.duel_pieces(net, rival), time.monotonic() + seconds):
            deals += result
        if not deals:
            return {}
        figures = {
            "net": Path(net).name,
            "rival": Path(rival).name if rival else "greedy",
            "seats": settings.duel_seats,
            "games": len(deals) * settings.duel_seats,
            **spread("share", [deal.share for deal in deals]),
            **spread("lead", [deal.lead for deal in deals]),
        }
        self.log(event="duel", **figures)
        return figures

    def duel_pieces(self, net: str, rival: str) -> Iterator[Duels]:
        settings = self.settings
        for number in range(settings.duels // settings.duel_seats):
            yield Duels(
                game=settings.game,
                net=net,
                rival=rival,
                hand=settings.hand,
                trust=settings.trust,
                seats=settings.duel_seats,
                first=number + self.progress.generation * GENERATION_SPAN,
                count=1,
                seed=f"{settings.seed} duel",
                budget=settings.duel_budget,
            )

    def finish(self) -> Path | None:
        """The best net with its figures, as it can be shipped."""
        progress = self.progress
        last = self.net(progress.generation - 1)
        if not last:
            return None
        if Path(last).name != progress.best:
            self.hold_duels(max(self.left(), LAST_DUELS))
        data = (self.folder / "best.net").read_bytes()
        head = head_of(data)
        made = head["made"]
        assert isinstance(made, dict)
        head["made"] = made | {"figures": progress.figures}
        head["plays"] = not self.settings.appraise
        path = self.folder / "values.net"
        path.write_bytes(json.dumps(head).encode() + b"\n" + data.partition(b"\n")[2])
        self.log(event="end", best=progress.best, figures=progress.figures, games=progress.games)
        return path

    def results(
        self, function: Callable[[Piece], Result], pieces: Iterator[Piece], until: float
    ) -> Iterator[tuple[Piece, Result]]:
        """The results of pieces of work as they come; none is begun once the time is over."""
        waiting: dict[Future[Result], Piece] = {}
        for piece in pieces:
            if time.monotonic() > until:
                break
            waiting[self.pool.submit(function, piece)] = piece
            if len(waiting) > self.settings.workers:
                yield from finished(waiting)
        while waiting:
            yield from finished(waiting)


def sizes_of(net: Path) -> list[int]:
    """Of its hidden layers."""
    hidden = head_of(net.read_bytes())["hidden"]
    assert isinstance(hidden, list)
    return hidden


def finished(waiting: dict[Future[Result], Piece]) -> Iterator[tuple[Piece, Result]]:
    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        yield waiting.pop(future), future.result()


def spread(name: str, numbers: list[float]) -> Entry:
    """Mean and 95 % interval; the games of one seed are one observation."""
    mean = sum(numbers) / len(numbers)
    result = {name: round(mean, 4)}
    if len(numbers) > 1:
        error = CONFIDENCE * math.sqrt(sum((one - mean) ** 2 for one in numbers) / (len(numbers) - 1) / len(numbers))
        result |= {f"{name}_low": round(mean - error, 4), f"{name}_high": round(mean + error, 4)}
    return result
