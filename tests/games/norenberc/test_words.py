"""Everything that Norenberc can say has words."""

from __future__ import annotations

import re

import pytest

from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.cards import CARDS, RULES
from fondaco.kernel.vocabulary import Vocabulary
from fondaco.words.catalogue import LANGUAGES, game_words

GAME = find_game("norenberc")
FACE = face_of(GAME, "en")

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def choices_of_chance(vocabulary: Vocabulary) -> set[str]:
    return {"keep", "first", "draw"} & set(vocabulary.verbs)


def test_every_verb_has_a_description_and_the_verbs_of_players_a_help_card(language: str) -> None:
    words = game_words(language, GAME)
    verbs = set(GAME.vocabulary.verbs)
    assert [verb for verb in verbs if not words.has(f"describe-{verb}")] == []
    assert [name for name in data.TOWNSPEOPLE_NAMES if not words.has(f"effect-{name}")] == []
    assert [verb for verb in verbs - choices_of_chance(GAME.vocabulary) if FACE.help_card(verb) != f"help-{verb}"] == []


def test_a_tile_is_named_with_its_value_and_its_agent_symbol(language: str) -> None:
    words = game_words(language, GAME)
    assert words.named("tile-shoemaker-2+", "short").endswith("2+")
    assert words.named("tile-shoemaker-5", "short").endswith("5")
    names = {words.named(f"tile-{data.tile_name(tile)}") for tile in range(data.TILES)}
    assert len(names) == data.TILES
    for good in data.GOOD_NAMES:
        assert str(words.named(f"held-{good}-3")).startswith("3 ")


def test_every_tile_guild_good_category_and_rule_has_a_help_card(language: str) -> None:
    words = game_words(language, GAME)
    topics = [data.tile_name(tile) for tile in range(data.TILES)]
    topics += data.GUILD_NAMES + data.GOOD_NAMES + GAME.categories
    topics += [rule for rules in RULES.values() for rule in rules]
    for topic in topics:
        assert words.has(FACE.help_card(topic)), topic
    assert [card for card in CARDS.values() if not words.has(card)] == []
    assert FACE.help_card("no such thing") == ""


def test_a_help_card_cites_its_rule(language: str) -> None:
    words = game_words(language, GAME)
    for card in RULES:
        if card != GAME.name:
            assert re.search(r"\(N-", words.say(f"help-{card}")), card
    assert "N-T2" in words.say(FACE.help_card("thief"))
    assert FACE.help_card("Tax collector") == FACE.help_card("N-T8") == "help-tax-collector"
    assert FACE.help_card("musician 5") == "help-musician"
