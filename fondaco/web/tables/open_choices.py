"""What is open to a viewer, told before it is chosen."""

from __future__ import annotations

from fondaco.face.game_face import GameFace
from fondaco.face.scene import OpenChoice
from fondaco.kernel.state import CHANCE, State
from fondaco.kernel.table import Table


def would_seal(table: Table, seat: int, choice: int) -> bool:
    """Whether something is then shown, drawn or over, so that there is no way back. Tried on a copy."""
    after = table.state.copy()
    after.choose(seat, choice)
    return bool(after.revealed != table.state.revealed or after.is_asked(CHANCE) or after.is_over())


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
            vocabulary.verbs[choice] not in face.sure_verbs and would_seal(table, seat, choice),
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
