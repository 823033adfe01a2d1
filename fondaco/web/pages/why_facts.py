"""Why not: what is said of a thing that is not possible now, and of all of them together.

Everything is told from the viewer's own view, when somebody asks for it.
"""

from __future__ import annotations

import re
from html import unescape
from typing import NamedTuple

from fondaco.face.scene import SLOTS
from fondaco.face.text_face import NOT_ASKED, OTHER_QUESTION, UNSPECIFIC
from fondaco.face.whole_words import readable
from fondaco.face.why import Why, why_not
from fondaco.kernel.reason import Reason
from fondaco.sentences import sentence_for
from fondaco.web.errors import BadForm, TooLate
from fondaco.web.pages.rulebook import Card, card_of
from fondaco.web.pages.table_page import TablePage
from fondaco.web.painter import web_words
from fondaco.web.tables.vantage import Vantage

TAG = re.compile(r"<[^>]*\sdata-ask\b[^>]*>")
FEW = 3
"""Of reasons that differ only in what they speak of, so many are shown at once."""
ATTRIBUTE = re.compile(r'\sdata-(ask|place)(?:="([^"]*)")?')
OPENS = re.compile(r'\sdata-opens="([^"]+)"')


class WhyNot(NamedTuple):
    """The answer to one question."""

    sentence: str
    rule: str
    """The id of the rule behind it, or empty."""
    topic: str
    """Of the rules card that tells what the thing is for; empty if there is none."""
    title: str
    """Of that card, where the reason is only that something else is asked; else empty."""


class Kind(NamedTuple):
    """What is not possible now of one kind, such as hiring, the most telling first."""

    title: str
    reasons: tuple[WhyNot, ...]
    more: tuple[WhyNot, ...]
    """Further ones that differ only in the thing that they speak of."""


class WhyList(NamedTuple):
    """All that is not possible now."""

    sentence: str
    """What holds for all of it: that it is another player's turn, or that the game is over; else empty."""
    kinds: tuple[Kind, ...]
    others: tuple[Card, ...]
    """Cards of what is not asked now."""
    undo: str
    """Why nothing can be taken back; empty where it can or there is nothing."""


def asked_in(html: str) -> list[str]:
    """The things of a painted board that are not open: what `data-ask` names, or else `data-place`.

    A part in `data-opens` opens all whose names begin so: what they stand on need not be painted anew for it.
    """
    attributes = [dict(ATTRIBUTE.findall(tag)) for tag in TAG.findall(html)]
    opened = tuple(OPENS.findall(html))
    things = [unescape(found["ask"] or found["place"]) for found in attributes]
    return [thing for thing in things if not thing.startswith(opened)]


def answer_about(vantage: Vantage, thing: str) -> WhyNot:
    """What is said of a thing. Raises where nobody knows it."""
    found = why_not(vantage.face, vantage.view, vantage.seat, thing)
    if found is None:
        raise BadForm("no-choice")
    if found.reason is not None and found.reason.key == OTHER_QUESTION:
        idle = vantage.face.idle(vantage.view, vantage.seat, thing)
        if idle is not None:
            return WhyNot(sentence(vantage, idle), idle.rule, "", "")
    return answer(vantage, found)


def answer(vantage: Vantage, why: Why) -> WhyNot:
    """A reason as it is read; where only something else is asked, with the card that tells when this would be."""
    reason = why.reason
    card = card_about(vantage, why.choice)
    said = sentence(vantage, reason)
    if reason is not None and reason.key == OTHER_QUESTION:
        return WhyNot(said, card.rule, card.topic, card.title)
    return WhyNot(said, reason.rule if reason else "", card.topic, "")


def card_about(vantage: Vantage, choice: int) -> Card:
    """The rules card that tells what a choice is; where a game has none, its verb alone."""
    face = vantage.face
    topic = face.why_topic(choice)
    return card_of(face, topic, set()) if face.help_card(topic) else Card("", readable(topic), [], "")


def sentence(vantage: Vantage, reason: Reason | None) -> str:
    """A reason in words, with who or what is asked instead where it says no more than that."""
    live, face = vantage.live, vantage.face
    words = web_words(face.language)
    if reason is None:
        return words.say("web-why-open")
    if reason.key == NOT_ASKED:
        players = live.players_asked(face.language)
        if not vantage.viewer.seats:
            return words.say("web-why-watching", {"players": players})
        return sentence_for(TooLate("not-your-turn", {"players": players}), face.language)
    if reason.key == OTHER_QUESTION:
        prompt = face.prompt(vantage.view, vantage.seat, live.names(face.language))
        return words.say("web-why-other", {"prompt": face.brief(prompt) or face.words.say(*prompt)})
    return face.words.say(*face.reason_text(reason))


def why_list(page: TablePage) -> WhyList:
    """What is shown on the viewer's page and not possible now, by what one would do with it."""
    vantage = page.vantage
    undo = page.undo.reason if page.undo else ""
    if not vantage.view.may_answer(vantage.seat):
        general = Reason("game-over") if page.live.is_over() else Reason(NOT_ASKED)
        return WhyList(sentence(vantage, general), (), (), undo)
    found = [why_not(vantage.face, vantage.view, vantage.seat, thing) for thing in things_of(page)]
    reasons: dict[str, dict[str, list[WhyNot]]] = {}
    later: dict[str, Card] = {}
    for why in found:
        if why is None or why.reason is None:
            continue
        card = card_about(vantage, why.choice)
        if why.reason.key in UNSPECIFIC:
            later.setdefault(card.title, card)
        else:
            alike = reasons.setdefault(card.title, {}).setdefault(why.reason.key, [])
            said = answer(vantage, why)
            if said.sentence not in [other.sentence for other in alike]:
                alike.append(said)
    kinds = tuple(kind(title, list(alike.values())) for title, alike in reasons.items())
    return WhyList("", kinds, tuple(card for title, card in later.items() if title not in reasons), undo)


def kind(title: str, alike: list[list[WhyNot]]) -> Kind:
    """A few reasons of each sort, and the rest."""
    reasons = [why for sort in alike for why in sort[:FEW]]
    return Kind(title, tuple(reasons), tuple(why for sort in alike for why in sort[FEW:]))


def things_of(page: TablePage) -> list[str]:
    """What can be asked about: things of the board, then choices that name no thing; in a game without a board all."""
    vocabulary = page.live.game.vocabulary
    board = asked_in("".join(each.html for each in page.fragments.values() if each.slot in SLOTS))
    by_form = page.vantage.face.form_verbs
    plain = [text for text in vocabulary.numbers if not board or (" " not in text and text not in by_form)]
    return list(dict.fromkeys([*board, *plain]))
