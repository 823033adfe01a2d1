"""Aids of a table: what its people can switch on and off to be helped. They change what is shown, never the game."""

from __future__ import annotations

from fondaco.face.game_face import face_of
from fondaco.kernel.game import Game
from fondaco.web.painter import web_words
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import is_among_bots
from fondaco.words.catalogue import ORIGINAL

CONFIRM = "confirm"
"""Ask before what cannot be taken back."""
COACH = "coach"
"""Say what would have been better than a clearly weak move."""
HINT = "hint"
"""Say on demand what promises most now. Every table has these three; all others are a game's own."""
ON, OFF = "on", "off"
FIRST = "first"
"""On because it is somebody's first game of its kind against bots. It is stored when the game begins."""
USUAL = "usual"
"""As long as nobody decided. CONFIRM is on then, COACH off; others are on where one person plays among bots."""


def aids_of(game: Game) -> tuple[str, ...]:
    """The aids that a table of a game can have."""
    return (CONFIRM, COACH, HINT, *face_of(game, ORIGINAL).aids)


def title_of(game: Game, aid: str, language: str, part: str = "") -> str:
    """What an aid is called; with the part `-how`, what it does."""
    if aid in (CONFIRM, COACH, HINT):
        return web_words(language).say(f"web-aid-{aid}{part}")
    return face_of(game, language).words.say(f"aid-{aid}{part}")


def is_on(live: Live, aid: str) -> bool:
    """Whether an aid is on: as it was agreed, or as usual. It follows from what everybody can see."""
    agreed = live.row.aids.get(aid, USUAL)
    if agreed != USUAL:
        return agreed != OFF
    return aid == CONFIRM or (aid != COACH and is_among_bots(live.chairs))


def own_switch(seat: int) -> str:
    """Under what it is stored that somebody wants no coach though the table has one."""
    return f"{COACH}-{seat + 1}"


def is_coached(live: Live, seat: int) -> bool:
    """Whether the coach speaks to a seat. Everybody may switch it off for themselves."""
    return is_on(live, COACH) and live.row.aids.get(own_switch(seat)) != OFF


def aids_on(live: Live) -> frozenset[str]:
    return frozenset(aid for aid in aids_of(live.game) if is_on(live, aid))
