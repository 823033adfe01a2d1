"""Aids of a table: what its people can switch on and off to be helped. They change what is shown, never the game."""

from __future__ import annotations

from fondaco.face.game_face import face_of
from fondaco.kernel.game import Game
from fondaco.web.painter import web_words
from fondaco.web.store.rows import Chair
from fondaco.web.tables.live import Live

CONFIRM = "confirm"
"""Ask before what cannot be taken back. Every table has it; all other aids are a game's own."""
ON, OFF = "on", "off"
USUAL = "usual"
"""As long as nobody decided: on where one person plays among bots, off among people; CONFIRM is always on."""


def aids_of(game: Game) -> tuple[str, ...]:
    """The aids that a table of a game can have."""
    return (CONFIRM, *face_of(game, "en").aids)


def title_of(game: Game, aid: str, language: str, part: str = "") -> str:
    """What an aid is called; with the part `-how`, what it does."""
    if aid == CONFIRM:
        return web_words(language).say(f"web-aid-confirm{part}")
    return face_of(game, language).words.say(f"aid-{aid}{part}")


def is_on(live: Live, aid: str) -> bool:
    """Whether an aid is on: as it was agreed, or as usual. It follows from what everybody can see."""
    agreed = live.row.aids.get(aid, USUAL)
    return agreed == ON if agreed != USUAL else aid == CONFIRM or is_among_bots(live.chairs)


def aids_on(live: Live) -> frozenset[str]:
    return frozenset(aid for aid in aids_of(live.game) if is_on(live, aid))


def people_of(chairs: list[Chair]) -> set[int]:
    """The visitors who play at a table, also those for whom a bot stands in; one who shares a device counts once."""
    return {chair.owner for chair in chairs if chair.owner is not None}


def is_among_bots(chairs: list[Chair]) -> bool:
    """Whether one seat is a person's and all others are bots': not those that stand in for somebody, nor open ones."""
    seats = [chair for chair in chairs if chair.owner is not None or chair.is_open]
    return len(seats) <= 1
