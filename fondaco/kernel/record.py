"""The record: a game as readable text. A header, then one choice a line, then the result.

    fondaco 1
    game: some-game
    rules: 1
    seats: 3
    seed: a market day

    * first seat-2
    1 sell 2
    end 25 30 35

`*` is chance, `1` the first seat. The record is the game: everything else is a replay of it.
"""

from __future__ import annotations

import re

from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import (
    BadOption,
    BadRecord,
    FondacoError,
    NotAsked,
    NotOpen,
    Truncated,
    Unfinished,
    UnknownChoice,
    UnknownSeat,
    WrongResult,
    WrongVersion,
)
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, State

FORMAT = "fondaco 1"
LARGEST = 1_000_000
"""Characters in a record that is read; a long game has about 20,000."""
LONGEST_SEED = 200
HEADERS = ("game", "rules", "seats", "seed", "players")
SCORE = re.compile(r"-?[0-9]{1,9}")


class Record:
    """Header and choices of one game."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: str) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        """The text that the luck of this game comes from; empty if chance came from elsewhere."""
        self.players: list[str] = []
        """Names of the players, or empty."""
        self.made: list[tuple[int, int]] = []
        """Seat and choice, in order."""
        self.result: list[int] = []
        """The points of each seat, once the game is over."""
        self.first_line = 0
        """The line of the file on which the first choice stands."""

    def start(self) -> State:
        return self.game.start(self.seats, self.options)

    def text(self) -> str:
        lines = [FORMAT, f"game: {self.game.name}", f"rules: {self.game.rules}", f"seats: {self.seats}"]
        lines += [f"option {name}: {self.options[name]}" for name in sorted(self.options)]
        if self.players:
            lines.append(f"players: {' | '.join(self.players)}")
        if self.seed:
            lines.append(f"seed: {self.seed}")
        lines.append("")
        texts = self.game.vocabulary.texts
        for seat, choice in self.made:
            lines.append(f"{seat_text(seat)} {texts[choice]}")
        if self.result:
            lines.append(f"end {listed(self.result)}")
        return "\n".join(lines) + "\n"


def seat_text(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat + 1)


def check_seed(seed: str) -> None:
    """A seed must survive being written into a record."""
    if not seed.isprintable() or seed != seed.strip() or not 1 <= len(seed) <= LONGEST_SEED:
        raise BadOption("seed", {"most": LONGEST_SEED})


def listed(points: list[int]) -> str:
    return " ".join(str(number) for number in points)


def header_of(lines: list[str]) -> dict[str, int]:
    """The names in the header, each with its line, up to the empty line that ends it."""
    if not lines or lines[0] != FORMAT:
        raise WrongVersion("no-record", {"format": FORMAT}, 1)
    header: dict[str, int] = {}
    for index in range(1, len(lines) - 1):
        if not lines[index]:
            return header
        name, colon, _ = lines[index].partition(":")
        if not colon or name in header:
            raise BadRecord("no-header-line", {"text": lines[index][:40]}, index + 1)
        header[name] = index + 1
    raise Truncated("stops-in-header", {}, len(lines))


class Header:
    """The header of a record that is being read. It knows the line of what it was asked last, for errors."""

    def __init__(self, lines: list[str]) -> None:
        self.places = header_of(lines)
        self.lines = lines
        self.end = len(self.places) + 2
        """The empty line after the header."""
        self.line = 1

    def value(self, name: str) -> str:
        """What the header says of a name; empty if nothing."""
        self.line = self.places.get(name, self.end)
        return self.lines[self.line - 1].partition(":")[2].strip()

    def number(self, name: str) -> int:
        value = self.value(name)
        if not value.isascii() or not value.isdigit() or len(value) > 9:
            raise BadRecord("header-number", {"name": name, "value": value[:40]})
        return int(value)

    def record(self, games: list[Game]) -> Record:
        name = self.value("game")
        found = [game for game in games if game.name == name]
        if not found:
            raise BadRecord("no-game", {"game": name[:40], "games": ", ".join(game.name for game in games)})
        game = found[0]
        rules = self.number("rules")
        if rules != game.rules:
            raise WrongVersion("rules", {"game": name, "rules": rules, "ours": game.rules})
        seats = self.number("seats")
        game.check_seats(seats)
        options = {}
        for key in self.places:
            if key.startswith("option "):
                options.update(game.settled({key.removeprefix("option "): self.value(key)}))
            elif key not in HEADERS:
                self.value(key)
                raise BadRecord("no-header", {"name": key[:40]})
        seed = self.value("seed")
        if seed:
            check_seed(seed)
        record = Record(game, seats, options, seed)
        players = self.value("players")
        record.players = [player.strip() for player in players.split("|")] if players else []
        if record.players and len(record.players) != seats:
            raise BadRecord("players", {"players": len(record.players), "seats": seats})
        record.first_line = self.end + 1
        return record


def read_record(text: str, games: list[Game]) -> Record:
    """A record from its text. Only its form is checked here; `replay` checks that it can be played."""
    if len(text) > LARGEST:
        raise BadRecord("too-long", {"most": LARGEST})
    lines = text.split("\n")
    header = Header(lines)
    if lines[-1]:
        raise Truncated("stops-in-line", {}, len(lines))
    try:
        record = header.record(games)
    except FondacoError as error:
        raise error.at(header.line) from None
    read_choices(record, lines[record.first_line - 1 : -1])
    return record


def read_choices(record: Record, lines: list[str]) -> None:
    for index in range(len(lines)):
        number = record.first_line + index
        words = lines[index].split()
        if record.result:
            raise BadRecord("after-end", {}, number)
        if not words:
            raise BadRecord("empty-line", {}, number)
        if words[0] == "end":
            if len(words) != record.seats + 1 or not all(SCORE.fullmatch(word) for word in words[1:]):
                raise BadRecord("end-scores", {"seats": record.seats}, number)
            record.result = [int(word) for word in words[1:]]
            continue
        seat = CHANCE if words[0] == "*" else seat_number(words[0], record.seats, number)
        try:
            record.made.append((seat, record.game.vocabulary.number(" ".join(words[1:]))))
        except FondacoError as error:
            raise error.at(number) from None


def seat_number(text: str, seats: int, line: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 2 or not 1 <= int(text) <= seats:
        raise UnknownSeat("no-seat", {"seat": text[:20], "seats": seats}, line)
    return int(text) - 1


def check_choice(game: Game, state: State, seat: int, choice: int, choices: Choices) -> None:
    """Raise NotAsked or NotOpen where a seat may not choose this now."""
    if not 0 <= choice < len(game.vocabulary):
        raise UnknownChoice("no-number", {"number": str(choice)[:20]})
    if not state.is_asked(seat):
        asked = ", ".join(seat_text(other) for other in range(CHANCE + 1) if state.is_asked(other))
        raise NotAsked("not-asked", {"seat": seat_text(seat), "asked": asked or "-"})
    state.open(seat, choices)
    if not choices.holds(choice):
        texts = [game.vocabulary.text(number) for number in choices.listed()]
        more = max(0, len(texts) - 8)
        raise NotOpen("not-open", {"choice": game.vocabulary.text(choice), "open": ", ".join(texts[:8]), "more": more})


def replay(record: Record, upto: int = -1) -> State:
    """The state after the first choices of a record, or after all of them. Every choice is checked."""
    state = record.start()
    choices = Choices(len(record.game.vocabulary))
    end = len(record.made) if upto < 0 else min(upto, len(record.made))
    for index in range(end):
        seat, choice = record.made[index]
        try:
            check_choice(record.game, state, seat, choice, choices)
        except FondacoError as error:
            raise error.at(record.first_line + index) from None
        state.choose(seat, choice)
    return state


def verify(record: Record) -> State:
    """Replay a whole record: every choice open, chance as its seed gives it, finished, with the right result."""
    state = replay(record)
    line = record.first_line + len(record.made)
    if not state.is_over():
        raise Unfinished("unfinished", {}, line - 1)
    points = [sum(row) for row in record.game.breakdown(state)]
    if record.result != points:
        facts: dict[str, str | int] = {"points": listed(points), "said": listed(record.result)}
        raise WrongResult("wrong-scores", facts, line)
    if record.seed:
        verify_luck(record)
    return state


def verify_luck(record: Record) -> None:
    state = record.start()
    luck = Luck(record.seed)
    choices = Choices(len(record.game.vocabulary))
    for index in range(len(record.made)):
        seat, choice = record.made[index]
        if seat == CHANCE and state.draw(luck, choices) != choice:
            raise WrongResult("wrong-luck", {}, record.first_line + index)
        state.choose(seat, choice)
