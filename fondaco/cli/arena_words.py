"""Numbers and sentences of the arena, on the screen and in its report."""

from __future__ import annotations

from fondaco.arena.played import Forfeit
from fondaco.cli.language import printable, say


def percent(share: float) -> str:
    return f"{share:.1%}"


def signed(number: float, unit: str = "") -> str:
    return f"{number:+.1f}{unit}".replace("-", "−")


def spread(low: float | None, high: float | None) -> str:
    """An interval of differences."""
    return "" if low is None or high is None else f"{signed(low)} … {signed(high)}"


def forfeit_sentence(forfeit: Forfeit) -> str:
    """Why a game was lost."""
    return say(
        "cli-arena-forfeit",
        game=int(forfeit["game"]) + 1,
        bot=printable(str(forfeit["bot"])),
        seat=int(forfeit["seat"]) + 1,
        kind=str(forfeit["kind"]),
        detail=printable(str(forfeit["detail"])),
    )
