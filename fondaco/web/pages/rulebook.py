"""The rules cards of a game, in groups that can be read from top to bottom."""

from __future__ import annotations

import re
from typing import NamedTuple

from fondaco.face.game_face import GameFace

TITLED = re.compile(r"(?P<title>[^.()\n]{1,60}) \((?P<rules>[^()]{1,60})\)\. (?P<text>.+)", re.DOTALL)
"""A card that begins with a title and rule ids: `Passing (P2). You plan nothing more.`"""
CODE = re.compile(r"[A-Z]-\w+")
GROUPS = ["short", "doing", "pieces", "course", "points"]


class Code(NamedTuple):
    """The id of a rule, such as `N-A3`, which can be linked to."""

    before: str
    """What stands between it and the one before: `, ` or `–`."""
    id: str
    is_anchor: bool
    """Whether links to the rule lead here: to the first card on the page that names it."""


class Card(NamedTuple):
    topic: str
    title: str
    codes: list[Code]
    text: str

    @property
    def rule(self) -> str:
        """The id of the rule that a link from the card leads to; empty if it names none."""
        if CODE.fullmatch(self.topic):
            return self.topic
        return self.codes[0].id if self.codes else ""


class Group(NamedTuple):
    """Cards under one heading: in short, what you can do, the pieces, how it goes, the points."""

    key: str
    cards: list[Card]


def card_of(face: GameFace, topic: str, named: set[str]) -> Card:
    """A card; `named` are the rules that cards before it have named, and then this one as well."""
    text = face.words.say(face.help_card(topic))
    found = TITLED.fullmatch(text)
    if found is not None:
        return Card(topic, found["title"], codes_in(found["rules"], named), found["text"])
    title = face.words.say("game-title") if topic == face.game.name else topic.replace("-", " ").capitalize()
    return Card(topic, title, [], text)


def codes_in(rules: str, named: set[str]) -> list[Code]:
    codes = []
    end = 0
    for found in CODE.finditer(rules):
        codes.append(Code(rules[end : found.start()], found[0], found[0] not in named))
        named.add(found[0])
        end = found.end()
    return codes


def group_of(face: GameFace, topic: str) -> str:
    """The group of a card, by what its topic is in the game."""
    game = face.game
    if topic == game.name:
        return "short"
    if topic in game.vocabulary.verbs:
        return "doing"
    if topic in game.categories:
        return "points"
    things = [thing for names in game.names.values() for thing in names]
    return "pieces" if any(thing == topic or thing.startswith(f"{topic}-") for thing in things) else "course"


def rulebook(face: GameFace) -> list[Group]:
    topics: dict[str, list[str]] = {key: [] for key in GROUPS}
    for topic in face.help_topics():
        topics[group_of(face, topic)].append(topic)
    named: set[str] = set()
    return [Group(key, [card_of(face, topic, named) for topic in topics[key]]) for key in GROUPS if topics[key]]
