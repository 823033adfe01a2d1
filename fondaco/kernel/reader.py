"""The reader: a record from its text, or an error that names what is wrong and the line."""

from __future__ import annotations

import re

from fondaco.kernel.chance import KEYED, SFC32, commitment
from fondaco.kernel.errors import BadRecord, FondacoError, Truncated, UnknownSeat, WrongResult, WrongVersion
from fondaco.kernel.game import Game
from fondaco.kernel.record import FORMAT, Record, check_salt, check_seed
from fondaco.kernel.state import CHANCE

LARGEST = 1_000_000
"""Characters in a record that is read; a long game has about 20,000."""
HEADERS = ("game", "rules", "seats", "seed", "players", "luck")
KEYED_HEADERS = ("commitment", "beginning")
"""What stands only in the header of a game whose chance was drawn with a secret key; salts do, too."""
SCORE = re.compile(r"-?[0-9]{1,9}")


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
        rules = self.number("rules")
        game = next((game for game in found if game.rules == rules), found[0])
        if rules != game.rules:
            raise WrongVersion("rules", {"game": name, "rules": rules, "ours": game.rules})
        seats = self.number("seats")
        game.check_seats(seats)
        luck = self.value("luck") or SFC32
        if luck not in (SFC32, KEYED):
            raise WrongVersion("luck-kind", {"luck": luck[:40], "kinds": f"{SFC32}, {KEYED}"})
        salts = [f"salt {seat + 1}" for seat in range(seats)]
        options = {}
        for key in self.places:
            if key.startswith("option "):
                options.update(game.settled({key.removeprefix("option "): self.value(key)}))
            elif key not in HEADERS and (luck != KEYED or (key not in KEYED_HEADERS and key not in salts)):
                self.value(key)
                raise BadRecord("no-header", {"name": key[:40]})
        seed = self.value("seed")
        if seed:
            check_seed(seed)
        record = Record(game, seats, options, seed)
        if luck == KEYED:
            self.read_terms(record, salts)
        players = self.value("players")
        record.players = [player.strip() for player in players.split("|")] if players else []
        if record.players and len(record.players) != seats:
            raise BadRecord("players", {"players": len(record.players), "seats": seats})
        record.first_line = self.end + 1
        return record

    def read_terms(self, record: Record, salts: list[str]) -> None:
        """What only the header of a game says whose chance was drawn with a secret key."""
        record.luck = KEYED
        check_seed(self.value("seed"))
        if self.value("commitment") != commitment(record.seed):
            raise WrongResult("wrong-commitment")
        for seat, name in enumerate(salts):
            record.salts[seat] = self.value(name)
            check_salt(record.salts[seat])
        if "beginning" in self.places:
            record.beginning = self.number("beginning")


def read_record(text: str, games: list[Game]) -> Record:
    """A record from its text. Only its form is checked here; `replay` checks that it can be played."""
    if len(text) > LARGEST:
        raise BadRecord("too-long", {"most": LARGEST})
    lines = text.replace("\r\n", "\n").split("\n")
    header = Header(lines)
    if lines[-1]:
        raise Truncated("stops-in-line", {}, len(lines))
    try:
        record = header.record(games)
    except FondacoError as error:
        raise error.at(header.line) from None
    read_choices(record, lines[record.first_line - 1 : -1])
    if record.beginning > len(record.made):
        raise BadRecord("beginning", {"choices": len(record.made)}, header.places["beginning"])
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
