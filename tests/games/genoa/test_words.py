"""Everything that Genoa can say has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.games.genoa import data
from fondaco.games.genoa.box import BadComponents, box_from_toml
from fondaco.games.genoa.face.answers import QUESTIONS
from fondaco.games.genoa.face.cards import CARDS, RULES
from fondaco.words.catalogue import LANGUAGES, error_sentence, game_words

GAME = find_game("genoa")
FACE = face_of(GAME, "en")
FOLDER = Path(__file__).parents[3] / "fondaco" / "games" / "genoa"
BY_CHANCE = {"first", "die", "card"}

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def found(pattern: str, folder: Path = FOLDER) -> set[str]:
    """What a pattern finds in the sources of a folder."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]
    return {match for source in sources for match in re.findall(pattern, source)}


def test_every_verb_of_a_player_has_a_help_card(language: str) -> None:
    words = game_words(language, GAME)
    verbs = set(GAME.vocabulary.verbs) - BY_CHANCE
    assert [verb for verb in sorted(verbs) if not words.has(FACE.help_card(verb))] == []


def test_every_question_has_a_prompt_and_verbs_that_answer_it(language: str) -> None:
    questions = found(r'def name\(self\) -> str:\s+return "([a-z-]+)"', FOLDER / "steps")
    assert questions == set(QUESTIONS)
    words = game_words(language, GAME)
    wanted = (questions - {"dealing"}) | {"over", "waiting", "drafting", "drafting-space"}
    wanted |= {f"dealing-{who}" for who in ("trader", "ready", "other", "welcome", "silent", "countered", "counter")}
    assert [question for question in sorted(wanted) if not words.has(f"prompt-{question}")] == []
    assert {verb for answers in QUESTIONS.values() for verb in answers} == set(GAME.vocabulary.verbs) - BY_CHANCE


def test_every_name_is_a_word_of_its_own(language: str) -> None:
    words = game_words(language, GAME)
    for kind, names in GAME.names.items():
        said = [words.named(f"{kind}-{name}") for name in names]
        assert len(set(said)) == len(names), kind
    signs = [words.named(f"space-{name}", "sign") for name in GAME.names["space"]]
    assert len(set(signs)) == data.SPACES
    assert max(len(sign) for sign in signs) == 3
    assert [name for name in GAME.categories if not words.has(f"category-{name}")] == []
    assert [name for name in data.BUILDING_NAMES if not words.has(f"effect-{name}")] == []


def test_every_thing_of_an_offer_is_counted(language: str) -> None:
    """G-N2: lists of things are made of words that know how many there are."""
    words = game_words(language, GAME)
    for name in ["ducats", *data.GOOD_NAMES, *data.TILE_NAMES, "marker"]:
        one, two = words.named(f"item-{name}-1"), words.named(f"item-{name}-2")
        assert one != two, name
        assert "2" in two, name
    for name in [*data.GOOD_NAMES, *data.TILE_NAMES]:
        assert words.has(f"yield-{name}")


def test_every_thing_category_and_rule_has_a_help_card(language: str) -> None:
    words = game_words(language, GAME)
    topics = data.BUILDING_NAMES + data.GOOD_NAMES + data.TILE_NAMES + data.KIND_NAMES + GAME.categories
    topics += [data.space_name(space) for space in range(data.SPACES)]
    for topic in [*topics, *(rule for rules in RULES.values() for rule in rules)]:
        assert words.has(FACE.help_card(topic)), topic
    assert [card for card in CARDS.values() if not words.has(card)] == []
    assert FACE.help_card("Guild Hall") == "help-guild-hall"
    assert FACE.help_card("no such thing") == ""


def test_every_rule_of_a_player_is_looked_up_on_some_card(language: str) -> None:
    """G-S1 to G-2b: each id leads to a card that cites it."""
    words = game_words(language, GAME)
    many = {"S": 4, "T": 2, "M": 2, "N": 8, "A": 6, "O": 1, "E": 3}
    wanted = [f"G-{group}{number}" for group, last in many.items() for number in range(1, last + 1)]
    for rule in [*wanted, "G-2a", "G-2b"]:
        assert rule in words.say(FACE.help_card(rule)), rule


def test_a_help_card_has_a_title_and_cites_its_rule(language: str) -> None:
    words = game_words(language, GAME)
    for card in RULES:
        if card != GAME.name:
            assert re.match(r"[^.()\n]{1,60} \(G-[^()]{1,60}\)\. ", words.say(f"help-{card}")), card


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('messages = ["inn park"]', "14"),
        ("corners = 3", "corners"),
        ("=", "TOML"),
        ('piles = ["x"]', "piles"),
        ('corners = ["villa-ricci", "villa-ricci", "villa-colini", "villa-zasteri"]', "villa-monetti"),
        ('corners = ["inn", "villa-ricci", "villa-colini", "villa-zasteri"]', "inn"),
        ('corners = ["villa ricci", "x", "y", "z"]', "villa ricci"),
        ('corners = ["forum", "x", "y", "z"]', "forum"),
        ('contracts = ["10", "30", "61", "100", "150", "200"]', "61"),
    ],
)
def test_what_is_wrong_with_a_box_is_said(language: str, text: str, said: str) -> None:
    with pytest.raises(BadComponents) as caught:
        box_from_toml(text)
    assert said in error_sentence(caught.value, language)
