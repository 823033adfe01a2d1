"""What people type in Genoa, read as choices: single ones, whole offers in one line, and chains with semicolons."""

from __future__ import annotations

import re
from typing import cast

from fondaco.face.text import Text
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.face.matching import best_of, is_named_by, keywords, parts_of
from fondaco.games.genoa.face.names import VOCABULARY
from fondaco.games.genoa.face.offer_line import COMPOSED, OfferLine
from fondaco.games.genoa.face.readings import draft_mode, open_choices
from fondaco.games.genoa.offer import NO_DRAFT
from fondaco.games.genoa.state import City
from fondaco.kernel.choices import Choices
from fondaco.kernel.state import State

COMPOSING = ["for", "give", "ask", "yield", "limit", "agree", "refuse", "send", "cancel", "bare"]
TALKING = ["pass", "retire", "rest", "withdraw", "offer", "plan", "forget", "counter", "stop"]
QUESTIONS = {
    "starting": ["roll", "go"],
    "dealing": ["deliver", "accept", "use", "go", *COMPOSING, *TALKING],
    "acting": ["act", "deliver", "play", "done"],
    "any-good": ["take"],
    "trade-give": ["give"],
    "trade-take": ["take"],
    "visiting": ["visit"],
    "reward": ["take"],
    "handing": ["give"],
    "last-call": ["deliver", "done"],
    "arrival": ["deliver", "done"],
    "owning": ["claim", "pass"],
    "marking": ["place", "remove", "done"],
}
"""The verbs that answer each question, those that need not be typed first."""


UNTOLD = frozenset({"game-over", "not-asked", "other-question"})
"""Reasons that every game has: what is open says more."""


def understand(view: State, seat: int, text: str, players: list[str]) -> list[str]:
    """The notation of one choice, or of several to be made one after the other, from what a person typed."""
    city = cast(City, view).copy()
    result: list[str] = []
    for part in parts(with_seats(text, players)):
        notations = notations_of(city, seat, part)
        result += notations
        go_along(city, seat, notations)
    return result


def parts(text: str) -> list[str]:
    """The pieces of a chain, each with single spaces."""
    return [" ".join(part.lower().split()) for part in text.split(";") if part.strip()] or [""]


def with_seats(text: str, players: list[str]) -> str:
    """`accept Bea` as `accept seat-2`: players may be called by their names."""
    for seat, player in enumerate(players):
        pattern = rf"(?i)^(\s*|.*;\s*)(accept|counter)\s+{re.escape(player)}(?=\s|;|$)"
        text = re.sub(pattern, rf"\g<1>\g<2> seat-{seat + 1}", text)
    return text


def go_along(city: City, seat: int, notations: list[str]) -> None:
    """Make choices in one's own view, as far as they are open there."""
    for notation in notations:
        choice = VOCABULARY.numbers.get(notation, -1)
        if choice not in open_choices(city, seat):
            return
        city.choose(seat, choice)


def notations_of(city: City, seat: int, text: str) -> list[str]:
    line = line_in(city, seat, text)
    if line is not None:
        if line.fault is not None:
            return [text]
        return (["cancel"] if draft_mode(city, seat) != NO_DRAFT else []) + line.notations()
    choice = meant(city, seat, text)
    return [VOCABULARY.text(choice)] if choice >= 0 else [text]


def line_in(city: City, seat: int, text: str) -> OfferLine | None:
    """A whole offer in one line; None where a text is something else."""
    words = parts_of(text)
    if city.question() != "dealing" or not words or words[0] not in COMPOSED or text in VOCABULARY.numbers:
        return None
    if words[0] == "counter":
        partner = [word for word in words[1:] if word != "seat"]
        if len(partner) < 2 or not partner[0].isdecimal():
            return None
    return OfferLine(text, city, seat) if len(words) > 1 else None


def meant(city: City, seat: int, text: str) -> int:
    """The choice that a text means, one that is open if possible; -1 if there is none or more than one."""
    allowed = QUESTIONS.get(city.question(), [])
    exact = VOCABULARY.numbers.get(text, -1)
    if exact >= 0 and VOCABULARY.verbs[exact] in allowed:
        return exact
    words = parts_of(text)
    if not words:
        return -1
    everything = [choice for choice in range(verbs.FIRST) if VOCABULARY.verbs[choice] in allowed]
    for among in (open_choices(city, seat), everything):
        found = [choice for choice in among if is_named_by(keywords(city.box, choice), words)]
        for verb in allowed:
            with_verb = [choice for choice in found if VOCABULARY.verbs[choice] == verb]
            best = best_of(city.box, with_verb, words)
            if best >= 0:
                return best
    return exact


def objection(view: State, seat: int, text: str) -> Text | None:
    """What is wrong with an answer, where that can be said better than by listing what is open."""
    city = cast(City, view).copy()
    for part in parts(text):
        line = line_in(city, seat, part)
        if line is not None and line.fault is not None:
            return line.fault
        for notation in notations_of(city, seat, part):
            choice = VOCABULARY.numbers.get(notation, -1)
            if choice < 0:
                return None
            reason = city.why_not(seat, choice, Choices(len(VOCABULARY)))
            if reason is not None:
                return None if reason.key in UNTOLD else (f"why-{reason.key}", reason.facts)
            city.choose(seat, choice)
    return None
