"""Reasons as readers get them: a sentence in every language, with names for all that it speaks of, and a rule."""

from __future__ import annotations

from collections.abc import Iterable

from fondaco.face.game_face import face_of
from fondaco.kernel.game import Game
from fondaco.kernel.reason import Reason
from fondaco.words.catalogue import LANGUAGES
from fondaco.words.game_folder import game_folder


def unexplained(game: Game, reasons: Iterable[Reason]) -> list[str]:
    """What these reasons lack."""
    page = game_folder(game) / "RULES.md"
    rules = page.read_text(encoding="utf-8") if page.exists() else ""
    told = {repr(reason): reason for reason in reasons}.values()
    found = [f"{reason}: no such rule" for reason in told if reason.rule and f"| {reason.rule} |" not in rules]
    for language in LANGUAGES:
        words = face_of(game, language).words
        for reason in told:
            if not words.say(f"why-{reason.key}", reason.facts).strip():
                found.append(f"{reason}: no sentence in {language}")
            found += [f"{reason}: {name} in {language}" for name in names_in(reason) if words.named(name) == name]
    return found


def names_in(reason: Reason) -> list[str]:
    """The facts that are keys of words: those with a hyphen, one or several in a row."""
    texts = [value for value in reason.facts.values() if isinstance(value, str)]
    return [name for text in texts for name in text.split(",") if "-" in name]
