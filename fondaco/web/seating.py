"""Chairs with somebody on them, and what whoever sits there may be called."""

from __future__ import annotations

import secrets

from starlette.requests import Request

from fondaco.bots import BOTS
from fondaco.web.errors import BadForm
from fondaco.web.forms import MOST_TYPED, Form, name_from, one_line
from fondaco.web.likeness import likeness
from fondaco.web.painter import web_words
from fondaco.web.rows import Chair
from fondaco.web.site import Site, language_of

BEST_BOT = list(BOTS)[-1]
BOT_NAMES = ["Agnes", "Veit", "Barbara", "Endres", "Ursula", "Hans", "Kunigunde", "Sebald"]


def person(seat: int, visitor: int, name: str) -> Chair:
    return Chair(seat, visitor, name, None, None, "")


def bot(seat: int, level: str, taken: list[str]) -> Chair:
    """A bot with a name that nobody else at the table has."""
    free = [name for name in BOT_NAMES if not is_taken(name, taken)]
    name = free[seat % len(free)] if free else f"{level} {seat + 1}"
    return Chair(seat, None, name, level, None, "")


def empty(seat: int) -> Chair:
    return Chair(seat, None, "", None, None, "")


def is_taken(name: str, taken: list[str]) -> bool:
    """Whether a name reads like one of others."""
    return likeness(name) in {likeness(other) for other in taken}


def check_name(name: str, chairs: list[Chair]) -> None:
    """Two at one table never have the same name, since the story tells them apart by it."""
    for chair in chairs:
        if chair.name and is_taken(name, [chair.name]):
            raise BadForm("name-used" if chair.bot is None else "name-of-bot", {"name": chair.name})


async def wanted_name(site: Site, form: Form, request: Request) -> str:
    """The name in the form; empty where the visitor gave one before, and a guest's name for everybody else."""
    text = form.text("name", MOST_TYPED)
    if one_line(text):
        return name_from(text)
    visitor = await site.reception.visitor(request)
    if visitor is not None and visitor.name:
        return ""
    return web_words(language_of(request)).say("web-guest", {"number": str(100 + secrets.randbelow(900))})
