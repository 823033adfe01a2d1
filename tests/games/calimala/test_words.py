"""Everything that Calimala can say has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.games.calimala import data
from fondaco.games.calimala.face.answers import QUESTIONS
from fondaco.games.calimala.face.cards import CARDS, TOPICS
from fondaco.words.catalogue import LANGUAGES, game_words

GAME = find_game("calimala")
FACE = face_of(GAME, "en")
FOLDER = Path(__file__).parents[3] / "fondaco" / "games" / "calimala"
BY_CHANCE = {"first", "lay", "tile", "deal", "card"}

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def found(pattern: str, folder: Path = FOLDER) -> set[str]:
    """What a pattern finds in the sources of a folder."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]
    return {match for source in sources for match in re.findall(pattern, source)}


def test_every_verb_has_a_description_and_the_verbs_of_players_a_help_card(language: str) -> None:
    words = game_words(language, GAME)
    verbs = set(GAME.vocabulary.verbs)
    told = (verbs - {"build"}) | {"build-ship", "build-workshop", "build-house"}
    assert [verb for verb in sorted(told) if not words.has(f"describe-{verb}")] == []
    assert [verb for verb in sorted(verbs - BY_CHANCE) if not words.has(FACE.help_card(verb))] == []
    assert [name for name in data.ACTION_NAMES if not words.has(f"effect-{name}")] == []


def test_every_question_has_a_prompt_and_verbs_that_answer_it(language: str) -> None:
    questions = found(r'def name\(self\) -> str:\s+return "([a-z-]+)"', FOLDER / "steps")
    assert questions == set(QUESTIONS)
    words = game_words(language, GAME)
    assert [question for question in questions | {"over", "waiting"} if not words.has(f"prompt-{question}")] == []
    assert {verb for answers in QUESTIONS.values() for verb in answers} == set(GAME.vocabulary.verbs) - BY_CHANCE


@pytest.mark.parametrize(
    ("way", "ends"), [("duty", False), ("duty-cards", False), ("may", False), ("impossible", True), ("cards", True)]
)
@pytest.mark.parametrize("draw", ["yes", "no"])
def test_nobody_is_told_to_end_an_activation_with_something_left_to_do(
    language: str, way: str, ends: bool, draw: str
) -> None:
    """C-T3: whoever must carry out an action cannot be done."""
    words = game_words(language, GAME)
    facts = {"street": "street-wood-ship", "whose": "turn", "way": way, "actions": "action-wood"}
    said = words.say("prompt-activation", facts | {"cards": "idle", "draw": draw, "helped": "no"})
    assert said.count(words.say("board-done")) == ends


def test_every_name_is_a_word_of_its_own(language: str) -> None:
    words = game_words(language, GAME)
    for kind, names in GAME.names.items():
        said = [words.named(f"{kind}-{name}") for name in names]
        assert len(set(said)) == len(names), kind
    assert [name for name in GAME.categories if not words.has(f"category-{name}")] == []
    for action in data.ACTION_NAMES:
        assert words.named(f"open-{action}-1") != words.named(f"open-{action}-2")


def test_every_thing_category_and_rule_has_a_help_card(language: str) -> None:
    """A card is found by the name of an action, a tile, a final card, a building, a city, a category and a rule."""
    words = game_words(language, GAME)
    topics = data.ACTION_NAMES + data.TILE_NAMES + data.FINAL_NAMES + data.CITY_NAMES + data.BUILDING_NAMES
    topics += GAME.categories + [f"tile-{name}" for name in data.TILE_NAMES]
    topics += [f"final-{name}" for name in data.FINAL_NAMES] + [
        name for names in TOPICS.values() for name in names.split()
    ]
    for topic in topics:
        assert words.has(FACE.help_card(topic)), topic
    assert [card for card in CARDS.values() if not words.has(card)] == []
    assert FACE.help_card("no such thing") == ""


def test_every_rule_of_a_player_is_looked_up_on_some_card(language: str) -> None:
    """C-S1 to C-O1: each id leads to a card that cites it."""
    words = game_words(language, GAME)
    wanted = [f"C-S{n}" for n in range(1, 6)] + [f"C-T{n}" for n in range(1, 6)] + [f"C-A{n}" for n in range(1, 8)]
    wanted += [f"C-K{n}" for n in range(1, 5)] + [f"C-P{n}" for n in range(1, 5)] + [f"C-E{n}" for n in range(1, 5)]
    for rule in [*wanted, "C-O1"]:
        assert rule in words.say(FACE.help_card(rule)), rule


def test_a_help_card_has_a_title_and_cites_its_rule(language: str) -> None:
    words = game_words(language, GAME)
    for card in TOPICS:
        if card != GAME.name:
            assert re.match(r"[^.()\n]{1,60} \(C-[^()]{1,60}\)\. ", words.say(f"help-{card}")), card
    assert FACE.help_card("Trade cities") == "help-trade-cities"
    assert FACE.help_card("Palazzo Vecchio") == "help-palazzo"
