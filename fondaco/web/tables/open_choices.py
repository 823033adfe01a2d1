"""What is open to a viewer, told before it is chosen."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.face.game_face import GameFace
from fondaco.face.scene import OpenChoice
from fondaco.kernel.state import CHANCE, State
from fondaco.kernel.table import Table
from fondaco.web.painter import web_words


class Sealing(NamedTuple):
    """A choice that cannot be undone, as somebody is asked whether it is meant."""

    notation: str
    sentence: str
    """What it would do."""
    why: str
    """Why it cannot be undone, as a sentence."""


def seal_of(table: Table, seat: int, choice: int) -> str:
    """Why there is no way back from a choice: something is then shown, drawn or over. Empty if there is one.

    Tried on a copy. What comes of a choice that shows something may be a secret still, so that comes first.
    """
    after = table.state.copy()
    after.choose(seat, choice)
    if after.revealed != table.state.revealed:
        return "shown"
    return "drawn" if after.is_asked(CHANCE) else "over" if after.is_over() else ""


def why_sealed(face: GameFace, view: State, seat: int, choice: int, seal: str) -> str:
    """Why there is no way back, as a sentence of the game or, where it has none, one for all games."""
    text = face.seal(view, seat, choice, seal)
    return face.words.say(*text) if text else web_words(face.language).say("web-sure", {"seal": seal})


LONGEST_LABEL = 20
"""A sentence of so many characters is its own label."""


def sentence_of(face: GameFace, view: State, seat: int, choice: int, names: list[str]) -> str:
    return face.words.say(*face.describe(view, seat, choice, names))


def choices_for(table: Table, face: GameFace, view: State, seat: int, names: list[str]) -> dict[int, OpenChoice]:
    """The open choices of a seat that is asked or welcome to answer, in the order of a list.

    Those that are composed of parts are left to the game.
    """
    vocabulary = table.game.vocabulary
    unlisted = face.composed_verbs | face.unlisted(view, seat)
    choices = [choice for choice in table.open(seat) if vocabulary.verbs[choice] not in unlisted]
    listed = face.menu(view, seat, choices) or choices
    found = {}
    for choice in listed:
        section = face.section(view, choice)
        topic = face.help_topic(view, choice)
        found[choice] = OpenChoice(
            choice,
            vocabulary.text(choice),
            vocabulary.verbs[choice],
            vocabulary.things[choice],
            sentence_of(face, view, seat, choice, names),
            vocabulary.verbs[choice] not in face.sure_verbs and bool(seal_of(table, seat, choice)),
            face.words.say(section) if section else "",
            topic if face.help_card(topic) else "",
            label_of(face, view, seat, choice, names),
        )
    return found


def label_of(face: GameFace, view: State, seat: int, choice: int, names: list[str]) -> str:
    """The name of a choice in a word or two; empty where it has none."""
    text = face.describe(view, seat, choice, names)
    label = face.brief(text) or face.words.say(*text).removesuffix(".")
    return label if len(label) <= LONGEST_LABEL else ""
