"""Chairs with somebody on them, and which names are allowed."""

from __future__ import annotations

from fondaco.bots import BOTS
from fondaco.bots.levels import APPRENTICE, USUAL_LEVEL
from fondaco.kernel.errors import BadOption
from fondaco.kernel.game import Game
from fondaco.web.errors import BadForm
from fondaco.web.store.rows import Chair
from fondaco.web.tables.characters import names_of_bots
from fondaco.web.tables.likeness import likeness

USUAL_BOT = USUAL_LEVEL
FIRST_BOT = APPRENTICE
"""The level that somebody meets in a lesson, and in a first game of its kind."""


def person(seat: int, visitor: int, name: str) -> Chair:
    return Chair(seat, visitor, name, None, None, "")


def level_named(name: str) -> str:
    """The name of a bot that may sit at a table, of the usual one if it is empty. Raises BadOption for all others."""
    if name and name not in BOTS:
        raise BadOption("no-bot", {"bot": name[:40], "bots": ", ".join(BOTS)})
    return name or USUAL_BOT


def bot(game: Game, seat: int, level: str, taken: list[str]) -> Chair:
    """A bot, one of the characters of the game: the one that belongs to the seat, unless somebody has its name."""
    names = names_of_bots(game)
    usual = (2 * seat - 1) % len(names)
    free = [name for name in names[usual:] + names[:usual] if not is_taken(name, taken)]
    return Chair(seat, None, free[0] if free else f"{level} {seat + 1}", level, None, "")


def empty(seat: int) -> Chair:
    return Chair(seat, None, "", None, None, "")


def is_taken(name: str, taken: list[str]) -> bool:
    """Whether a name can be mistaken for one of the others."""
    return likeness(name) in {likeness(other) for other in taken}


def check_name(name: str, chairs: list[Chair], visitor: int | None = None) -> None:
    """Nobody at a table, not even a spectator, may have a name that can be mistaken for a player's; nor that of
    somebody who may come back, unless it is the visitor's own."""
    for chair in chairs:
        if chair.name and is_taken(name, [chair.name]):
            raise BadForm("name-used" if chair.bot is None else "name-of-bot", {"name": chair.name})
        if chair.former is not None and chair.former != visitor and is_taken(name, [chair.former_name]):
            raise BadForm("name-used", {"name": chair.former_name})


def taken_names(chairs: list[Chair]) -> list[str]:
    """The names that are not free for a bot."""
    return [name for chair in chairs for name in (chair.name, chair.former_name) if name]


def people_of(chairs: list[Chair]) -> set[int]:
    """The visitors who play at a table, also those for whom a bot stands in; one who shares a device counts once."""
    return {chair.owner for chair in chairs if chair.owner is not None}


def is_among_bots(chairs: list[Chair]) -> bool:
    """Whether one seat is a person's and all others are bots': not those that stand in for somebody, nor open ones."""
    seats = [chair for chair in chairs if chair.owner is not None or chair.is_open]
    return len(seats) <= 1
