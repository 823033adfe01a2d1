"""The rules cards of a game, in groups that can be read from top to bottom."""

from __future__ import annotations

import re
from typing import NamedTuple

from fondaco.face.game_face import GameFace

TITLED = re.compile(r"(?P<title>[^.()\n]{1,60}) \((?P<rules>[^()]{1,60})\)\. (?P<text>.+)", re.DOTALL)
"""A card that begins with a title and rule ids: `Passing (P2). You plan nothing more.`"""
GROUPS = ["short", "doing", "pieces", "course", "points"]


class Card(NamedTuple):
    topic: str
    title: str
    rules: str
    """The ids of the rules, or empty."""
    text: str


class Group(NamedTuple):
    """Cards under one heading: in short, what you can do, the pieces, how it goes, the points."""

    key: str
    cards: list[Card]


def card_of(face: GameFace, topic: str) -> Card:
    text = face.words.say(face.help_card(topic))
    found = TITLED.fullmatch(text)
    if found is not None:
        return Card(topic, found["title"], found["rules"], found["text"])
    title = face.words.say("game-title") if topic == face.game.name else topic.replace("-", " ").capitalize()
    return Card(topic, title, "", text)


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
    cards: dict[str, list[Card]] = {key: [] for key in GROUPS}
    for topic in face.help_topics():
        cards[group_of(face, topic)].append(card_of(face, topic))
    return [Group(key, cards[key]) for key in GROUPS if cards[key]]
