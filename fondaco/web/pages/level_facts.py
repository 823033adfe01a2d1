"""The levels of bots as pages show them, each with how it does against the one below."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.arena.ladder import ladder_of
from fondaco.bots.levels import APPRENTICE, LEVELS
from fondaco.kernel.game import Game
from fondaco.web.painter import web_words


class RatedLevel(NamedTuple):
    level: str
    rating: str
    """A sentence, or empty where nobody measured it."""


def levels_of(game: Game, language: str) -> tuple[RatedLevel, ...]:
    """All levels, the weakest first."""
    return tuple(RatedLevel(level, rating_of(game, level, language)) for level in LEVELS)


def rating_of(game: Game, level: str, language: str) -> str:
    rung = ladder_of(game).get(level)
    if rung is None:
        return ""
    percents = {"share": rung.share, "low": rung.low, "high": rung.high, "fair": rung.fair}
    facts: dict[str, str | int] = {name: round(100 * part) for name, part in percents.items()}
    key = "web-level-rating-lowest" if level == APPRENTICE else "web-level-rating"
    return web_words(language).say(key, facts | {"rivals": rung.seats - 1})
