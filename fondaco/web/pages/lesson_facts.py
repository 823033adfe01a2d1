"""The lesson as the page of a table shows it: one step, and the way to the next."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.face.game_face import GameFace
from fondaco.face.lesson import PUPIL
from fondaco.web.pages.rulebook import card_of
from fondaco.web.tables.lessons import progress_of
from fondaco.web.tables.live import Live


class CardLink(NamedTuple):
    """A link to a rules card, and to its paragraph in the book."""

    topic: str
    title: str
    rule: str


class LessonPanel(NamedTuple):
    """A step, as it is read."""

    table: str
    game: str
    number: int
    """Of the step, from 0."""
    total: int
    text: str
    task: str
    """What is to be done; empty where there is only something to read."""
    is_watching: bool
    """Whether the others still have something to do first."""
    is_last: bool
    lights: str
    """The places that it speaks of, separated by spaces."""
    answer: str
    """What is to be chosen, so that the button for it can be lit."""
    fields: str
    """What is filled in before, where a form stands for the answer, separated by spaces."""
    shortcut: str
    """The value of a button that does what the form would."""
    cards: tuple[CardLink, ...]
    """The rules cards that tell more."""


def card_link(face: GameFace, topic: str) -> CardLink:
    card = card_of(face, topic, set())
    return CardLink(topic, card.title, card.rule)


def lesson_panel(live: Live, face: GameFace, seat: int) -> LessonPanel | None:
    """The step that is on, for whoever learns; None for everybody else, and once the lesson is over."""
    progress = progress_of(live)
    if progress is None or seat != PUPIL:
        return None
    step = progress.step
    say = face.words.say
    return LessonPanel(
        table=live.row.id,
        game=live.game.name,
        number=progress.number,
        total=len(progress.lesson.steps),
        text="" if progress.is_watching else say(f"lesson-{step.key}"),
        task=say(f"lesson-{step.key}-do") if step.answer and not progress.is_watching else "",
        is_watching=progress.is_watching,
        is_last=progress.is_last,
        lights="" if progress.is_watching else " ".join(step.lights),
        answer="" if progress.is_watching else step.answer,
        fields="" if progress.is_watching else " ".join(step.fields),
        shortcut="" if progress.is_watching else step.shortcut,
        cards=() if progress.is_watching else tuple(card_link(face, topic) for topic in step.cards),
    )
