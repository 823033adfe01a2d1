"""Who plays: the names in a record's header tell people from bots, so that a saved game can go on."""

from __future__ import annotations

import re

from fondaco.bots import find_bot
from fondaco.bots.bot import Bot
from fondaco.cli.language import printable
from fondaco.face.game_face import GameFace
from fondaco.kernel.errors import BadOption, BadRecord

LONGEST = 24
BOT = re.compile(r"(.+) \((\S+) bot\)")
"""How a bot is written: `Orange (greedy bot)`."""


def bare_name(written: str) -> str:
    """The name in a record without the bot behind it."""
    bot = BOT.fullmatch(written)
    return bot[1] if bot else written


class Player:
    """A name at the table, and the bot behind it if it is not a person."""

    def __init__(self, name: str, bot: str = "") -> None:
        self.name = name
        self.bot: Bot | None = find_bot(bot) if bot else None
        self.written = f"{name} ({bot} bot)" if bot else name


def check_name(name: str) -> str:
    name = name.strip()
    if not name:
        raise BadOption("name-empty")
    if "|" in name or not name.isprintable():
        raise BadOption("name-sign", {"name": printable(name)[:LONGEST]})
    if len(name) > LONGEST:
        raise BadOption("name-long", {"name": name[:LONGEST], "most": LONGEST})
    if BOT.fullmatch(name):
        raise BadOption("name-bot", {"name": name})
    return name


def seat_players(face: GameFace, seats: int, people: int, first: int, bots: str, names: str | None) -> list[Player]:
    """People from the first seat on, bots on the others."""
    if not 1 <= people <= seats:
        raise BadOption("people", {"seats": seats, "people": people})
    if not 1 <= first <= seats:
        raise BadOption("seat-number", {"seat": first, "seats": seats})
    persons = [(first - 1 + index) % seats for index in range(people)]
    others = [seat for seat in range(seats) if seat not in persons]
    called = seat_names(face, seats, persons, names)
    behind = bot_names(bots, len(others))
    return [Player(called[seat], behind[others.index(seat)] if seat in others else "") for seat in range(seats)]


def bot_names(bots: str, count: int) -> list[str]:
    named = [bot.strip() for bot in bots.split(",")]
    for bot in named:
        find_bot(bot)
    if count == 0 or len(named) == 1:
        return named[:1] * count
    if len(named) != count:
        raise BadOption("bots-count", {"seats": count, "bots": len(named)})
    return named


def seat_names(face: GameFace, seats: int, persons: list[int], names: str | None) -> list[str]:
    """The given names for the people, or for all; the others are called by their colour."""
    result = [face.seat_name(seat) for seat in range(seats)]
    if names is not None:
        given = [check_name(name) for name in names.split(",")]
        if len(given) not in (len(persons), seats):
            raise BadOption("names-count", {"names": len(given), "people": len(persons), "seats": seats})
        for index, seat in enumerate(persons if len(given) == len(persons) else range(seats)):
            result[seat] = given[index]
    for seat in range(seats):
        if result[seat].casefold() in [name.casefold() for name in result[:seat]]:
            raise BadOption("name-twice", {"name": result[seat]})
    return result


def read_players(written: list[str]) -> list[Player]:
    """Who plays in a saved game."""
    if not written:
        raise BadRecord("save-players")
    players = []
    for text in written:
        bot = BOT.fullmatch(text)
        players.append(Player(check_name(bot[1]), bot[2]) if bot else Player(check_name(text)))
    if all(player.bot for player in players):
        raise BadRecord("save-players")
    return players
