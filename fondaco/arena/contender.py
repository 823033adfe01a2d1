"""A contender: a bot of a tournament as it is typed, `greedy`, `greedy:budget=100` or `mine.py:MyBot:depth=3`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from fondaco.arena.bot_file import BotFile
from fondaco.bots import find_bot
from fondaco.bots.bot import Bot
from fondaco.bots.settings import REFUSALS
from fondaco.kernel.errors import BadOption

IN_FILE = re.compile(r"(?P<file>.*\.py)(?::(?P<rest>.*))?")
SHOWN = 60
"""So much of a text from outside is repeated in a refusal."""


@dataclass(frozen=True)
class Contender:
    """Everything that a process needs to make the bot, so that it can be sent to one."""

    text: str
    """As it was typed. Entries of a line-up with the same text are one contender."""
    name: str
    """The name of one of our bots, or of a class in a file."""
    file: BotFile | None = None
    settings: dict[str, str] = field(default_factory=dict)

    def bot(self, clock: Callable[[], float] = perf_counter) -> Bot:
        """A bot for one game. One from a file is new for every game: what it keeps does not outlive that."""
        bot = find_bot(self.name) if self.file is None else self.file.bot(self.name)
        return bot.settled(self.settings).timed(clock)

    @property
    def digest(self) -> str:
        """Tells whether a file was edited; empty for our own bots."""
        return self.file.digest if self.file else ""


def read_contender(text: str) -> Contender:
    """The contender that a text names, tried out once. Raises BadOption with a sentence if there is no such bot."""
    in_file = IN_FILE.fullmatch(text)
    name, *typed = ((in_file["rest"] or "") if in_file else text).split(":")
    settings: dict[str, str] = {}
    for setting in typed:
        key, _, value = setting.partition("=")
        if not key or not value:
            raise BadOption("setting-form", {"bot": shown(text), "setting": shown(setting)})
        if key in settings:
            raise BadOption("setting-twice", {"bot": shown(text), "setting": shown(key)})
        settings[key] = value
    file = BotFile.read(Path(in_file["file"])) if in_file else None
    if file is not None:
        file.check(name)
    else:
        find_bot(name)
    contender = Contender(text, name, file, settings)
    try:
        contender.bot()
    except Exception as error:
        if isinstance(error, BadOption) and error.key in REFUSALS:
            raise
        reason = f"{type(error).__name__}: {error}"
        raise BadOption("bot-made", {"bot": shown(text), "reason": shown(reason)}) from None
    return contender


def read_line_up(text: str) -> list[Contender]:
    """The contenders of a line-up, comma-separated, one for each seat; equal texts give the same one."""
    known: dict[str, Contender] = {}
    entries = [entry.strip() for entry in text.split(",")]
    for entry in entries:
        if entry not in known:
            known[entry] = read_contender(entry)
    return [known[entry] for entry in entries]


def seats_of(line_up: list[str]) -> dict[str, int]:
    """How many seats each contender has, in the order of the line-up."""
    return dict(Counter(line_up))


def shown(text: str) -> str:
    """A text from outside, short and printable, for a sentence."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)[:SHOWN]
