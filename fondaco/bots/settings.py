"""The settings of a bot, as they are typed: `budget=200`, `time=1s`. What is wrong is refused with a sentence."""

from __future__ import annotations

import re
from typing import Final

from fondaco.kernel.errors import BadOption

DURATION: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s|m|h)")
UNITS: Final = {"ms": 0.001, "s": 1.0, "m": 60.0, "h": 3600.0}
REFUSALS: Final = ("no-setting", "no-settings", "setting-number", "setting-duration")
"""The keys of what can be wrong."""
SHOWN: Final = 40
"""So much of a text from outside is repeated in a refusal."""


def check_names(bot: str, settings: dict[str, str], known: list[str]) -> None:
    """Whether a bot has settings of these names."""
    for name in settings:
        if name not in known:
            key = "no-setting" if known else "no-settings"
            raise BadOption(key, {"bot": bot, "setting": name[:SHOWN], "settings": ", ".join(known)})


def whole_number(bot: str, settings: dict[str, str], name: str, usual: int, least: int, most: int) -> int:
    """A setting that is a whole number within limits."""
    if name not in settings:
        return usual
    text = settings[name]
    if not re.fullmatch("[0-9]{1,18}", text) or not least <= int(text) <= most:
        facts: dict[str, str | int] = {"bot": bot, "setting": name, "value": text[:SHOWN]}
        raise BadOption("setting-number", facts | {"least": least, "most": most})
    return int(text)


def seconds(bot: str, settings: dict[str, str], name: str, usual: float) -> float:
    """A setting that is a duration."""
    if name not in settings:
        return usual
    found = duration(settings[name])
    if found <= 0:
        raise BadOption("setting-duration", {"bot": bot, "setting": name, "value": settings[name][:SHOWN]})
    return found


def duration(text: str) -> float:
    """The seconds of a text such as `500ms`, `1.5s`, `10m` or `1h`; 0 if it is none."""
    found = DURATION.fullmatch(text.strip())
    return float(found[1]) * UNITS[found[2]] if found else 0.0
