"""Words: no message is missing, none is stale, and each uses the facts that it is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fondaco.face.game_face import GameFace, face_of
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.news import EVERYBODY, Item
from fondaco.words.catalogue import LANGUAGES, game_words, missing_words
from fondaco.words.game_folder import game_folder

from .rule_page import Page
from .spoken import Spoken
from .subjects import NAMES, SUBJECTS, each_game
from .test_faces import faults_of

each_language = pytest.mark.parametrize("language", LANGUAGES)
SPOKEN = {game.name: Spoken(game) for game in SUBJECTS}


def wanted_keys(face: GameFace) -> list[str]:
    """What every game must have words for, by its rules and by what its face says of itself."""
    game = face.game
    keys = ["game-title", "game-pitch", f"help-{game.name}", "prompt-over", "prompt-waiting"]
    keys += [f"category-{category}" for category in game.categories]
    keys += [f"option-{option}" for option in game.options]
    keys += [f"option-{option}-{value}" for option, values in game.options.items() for value in values]
    keys += [f"pause-{kind}" for kind in face.pausing_news]
    return keys + [f"news-{kind}-{form}" for kind in face.joint_news for form in ("together", "each")]


def word_findings(face: GameFace) -> list[str]:
    """Keys without words, names that are the same as another of their kind, and help that leads nowhere."""
    game = face.game
    found = [f"{key} has no words" for key in wanted_keys(face) if not face.words.has(key)]
    for kind, names in game.names.items():
        said = [str(face.words.named(f"{kind}-{name}")) for name in names]
        found += [f"two of {kind} are called {name}" for name in set(said) if said.count(name) > 1]
    topics = [*face.help_topics(), *game.categories]
    found += [f"{topic!r} has no card" for topic in face.help_topics() if not face.words.has(face.help_card(topic))]
    cards = {face.help_card(topic) for topic in topics} - {""}
    found += [fault for card in sorted(cards) for fault in faults_of(face.words.say(card), face.words)]
    return found + (["there is a card of nothing"] if face.help_card("no such thing") else [])


def question_findings(game: Game, face: GameFace) -> list[str]:
    """Questions of the rules without a prompt, be it one of several."""
    names = [name for path in sorted(game_folder(game).rglob("*.py")) for name in questions_in(path)]
    prompts = [key for key in SPOKEN[game.name].messages if key.startswith("prompt-")]
    asked = [name for name in names if not any(f"{key}-".startswith(f"prompt-{name}-") for key in prompts)]
    return [f"{name!r} is asked without a prompt" for name in asked]


def questions_in(path: Path) -> list[str]:
    """What the steps of a module call their questions."""
    return re.findall(r'def name\(self\) -> str:\s+return "([a-z-]+)"', path.read_text(encoding="utf-8"))


def rule_card_findings(game: Game, face: GameFace) -> list[str]:
    """Rules of the page that lead to no help card."""
    return [f"{rule} has no card" for rule in Page(game).rules if not face.words.has(face.help_card(rule))]


def unheard_findings(face: GameFace) -> list[str]:
    """Kinds of news that cannot be said, be it that no game of the tests told them."""
    found = []
    for number, kind in enumerate(face.game.news):
        item = Item(EVERYBODY, number, (0,) * max(5, len(kind.parameters)))
        try:
            found += faults_of(face.news_sentence(item, NAMES), face.words)
        except Exception as error:
            found.append(f"news of {kind.key} raises {error!r}")
    return found


@each_language
@each_game
def test_all_that_a_game_must_say_has_words(game: Game, language: str) -> None:
    """A game may leave out a language, but not a part of one. Ours leave out none (tests/words)."""
    if not game_words(language, game).is_bare:
        assert missing_words(game, language) == []
    assert word_findings(face_of(game, language)) == []


@each_language
@each_game
def test_every_question_of_the_rules_has_a_prompt(game: Game, language: str) -> None:
    assert question_findings(game, face_of(game, language)) == []


@each_language
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_is_looked_up_on_some_card(game: Game, language: str) -> None:
    assert rule_card_findings(game, face_of(game, language)) == []


@each_language
@each_game
def test_every_kind_of_news_can_be_said_with_the_facts_that_are_told(game: Game, language: str) -> None:
    assert unheard_findings(face_of(game, language)) == []


@each_language
@each_game
def test_all_that_the_code_of_a_game_says_has_words(game: Game, language: str) -> None:
    assert SPOKEN[game.name].missing(face_of(game, language).words) == []


@each_game
def test_every_message_of_a_game_is_asked_for_by_something(game: Game) -> None:
    assert SPOKEN[game.name].stale() == []
