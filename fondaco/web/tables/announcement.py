"""Announcements in the chat: what somebody did about the table, told to each reader in their own language.

They are stored as the key of a sentence and its facts, never as the sentence. A fact is a text, a list of names, or the
number of a seat, which stands for whoever has no name there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from babel.lists import format_list

from fondaco.web.painter import web_words
from fondaco.web.store.rows import Message
from fondaco.web.tables.aids import title_of
from fondaco.web.tables.live import Live

Name = str | int
"""Somebody's name, or the number of a seat without one."""
Told = Name | Sequence[Name]

AID = "aid"
"""The fact that is an aid of the table, by its key."""


class Announcement(NamedTuple):
    """A sentence that nobody said, by its key and its facts."""

    key: str
    facts: Mapping[str, Told]

    def noted(self) -> str:
        """As it is stored."""
        return json.dumps({"key": self.key, **self.facts}, ensure_ascii=False, separators=(",", ":"))

    def sentence(self, live: Live, language: str) -> str:
        facts = {name: self.spoken(name, fact, live, language) for name, fact in self.facts.items()}
        return web_words(language).say(self.key, facts)

    def spoken(self, name: str, fact: Told, live: Live, language: str) -> str:
        if name == AID:
            return title_of(live.game, str(fact), language)
        if isinstance(fact, str):
            return fact
        names = [fact] if isinstance(fact, int) else fact
        return format_list([self.called(one, live, language) for one in names], locale=language)

    def called(self, name: Name, live: Live, language: str) -> str:
        return live.seat_name(name, language) if isinstance(name, int) else name


def name_at(live: Live, seat: int) -> Name:
    """Who sits at a seat, for an announcement."""
    return live.chairs[seat].name or seat


def announcement_in(text: str) -> Announcement | None:
    """The announcement that a text notes; None for a plain sentence, as older releases stored them."""
    try:
        facts: Any = json.loads(text)
    except ValueError:
        return None
    if not isinstance(facts, dict) or "key" not in facts:
        return None
    return Announcement(facts.pop("key"), facts)


def read_by(message: Message, live: Live, language: str) -> Message:
    """A message of the chat as a reader of a language sees it. What people said stays as they said it."""
    if message.seat >= 0:
        return message._replace(name=message.name or live.seat_name(message.seat, language))
    announced = None if message.name else announcement_in(message.text)
    return message._replace(text=announced.sentence(live, language)) if announced else message
