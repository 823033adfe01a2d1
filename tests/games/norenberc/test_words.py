"""Everything that Norenberc can say has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.cards import CARDS, RULES
from fondaco.games.norenberc.face.roster import SHOWN_STATUS
from fondaco.kernel.luck import Luck
from fondaco.kernel.table import new_table
from fondaco.kernel.vocabulary import Vocabulary
from fondaco.words.catalogue import LANGUAGES, catalogue, game_words, news_sentence

GAME = find_game("norenberc")
FACE = face_of(GAME, "en")
SOURCES = Path(__file__).parents[3] / "fondaco"
FOLDER = SOURCES / "games" / "norenberc"
ERRORS = (
    "UnknownGame|BadOption|BadBox|BadTiles|UnknownSeat|UnknownChoice|NotAsked|NotOpen|Stale|GameOver|BadRecord|"
    "Truncated|Unfinished|WrongVersion|WrongResult|error"
)
NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil"]

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def found(pattern: str, *folders: Path) -> set[str]:
    """What a pattern finds in the sources of some folders."""
    sources = [path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("*.py"))]
    return {match for source in sources for match in re.findall(pattern, source)}


def choices_of_chance(vocabulary: Vocabulary) -> set[str]:
    return {"keep", "first", "draw"} & set(vocabulary.verbs)


def test_every_kind_of_news_has_a_sentence(language: str) -> None:
    words = game_words(language, GAME)
    assert [kind.key for kind in GAME.news if not words.has(f"news-{kind.key}")] == []


def test_every_verb_has_a_description_and_the_verbs_of_players_a_help_card(language: str) -> None:
    words = game_words(language, GAME)
    verbs = set(GAME.vocabulary.verbs)
    assert [verb for verb in verbs if not words.has(f"describe-{verb}")] == []
    assert [name for name in data.TOWNSPEOPLE_NAMES if not words.has(f"effect-{name}")] == []
    assert [verb for verb in verbs - choices_of_chance(GAME.vocabulary) if FACE.help_card(verb) != f"help-{verb}"] == []


def test_every_question_has_a_prompt(language: str) -> None:
    questions = found(r'def name\(self\) -> str:\s+return "([a-z-]+)"', FOLDER / "steps")
    assert {"planning", "action", "paying", "moving-first", "swapping", "appointing"} <= questions
    words = game_words(language, GAME)
    assert [question for question in questions | {"over", "waiting"} if not words.has(f"prompt-{question}")] == []


def test_every_name_is_a_word_of_its_own(language: str) -> None:
    words = game_words(language, GAME)
    for kind, names in GAME.names.items():
        if kind == "guildset":
            continue
        for name in names:
            key = f"{kind}-{name}"
            assert words.named(key) != key
    assert [name for name in GAME.categories if not words.has(f"category-{name}")] == []


def test_a_tile_is_named_with_its_value_and_its_agent_symbol(language: str) -> None:
    words = game_words(language, GAME)
    assert words.named("tile-shoemaker-2+", "short").endswith("2+")
    assert words.named("tile-shoemaker-5", "short").endswith("5")
    names = {words.named(f"tile-{data.tile_name(tile)}") for tile in range(data.TILES)}
    assert len(names) == data.TILES


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


def test_every_error_of_the_box_has_a_sentence(language: str) -> None:
    keys = found(rf'(?:{ERRORS})\(\s*"([a-z-]+)"', FOLDER) - {"option-value", "no-option"}
    assert {"artisans", "townspeople", "toml"} <= keys
    words = game_words(language, GAME)
    assert [key for key in sorted(keys) if not words.has(f"error-{key}")] == []


def test_every_error_of_the_kernel_and_the_command_line_has_a_sentence(language: str) -> None:
    keys = found(rf'(?:{ERRORS})\(\s*"([a-z-]+)"', SOURCES / "kernel", SOURCES / "cli", SOURCES / "bots")
    reasons = found(r'return "(over|nothing|revealed|drawn|decided|open)"', SOURCES / "kernel")
    assert len(keys) > 30
    assert len(reasons) == 6
    words = catalogue(language, "cli")
    wanted = keys | {f"undo-{reason}" for reason in reasons}
    assert [key for key in sorted(wanted) if not words.has(f"error-{key}")] == []


def test_everything_the_command_line_and_the_board_say_has_words(language: str) -> None:
    words = catalogue(language, "cli")
    keys = found(r'(?<![.\w])say\("([a-z-]+)"', SOURCES / "cli")
    assert "play-record" in keys
    assert [key for key in sorted(keys) if not words.has(key)] == []
    words = game_words(language, GAME)
    shown = {f"board-{key}" for key in found(r'(?:self|sight)\.say\(["\']([a-z-]+)["\']', FOLDER)}
    shown |= found(r'words\.say\("(board-[a-z-]+)"', FOLDER) | {f"board-{key}" for key in SHOWN_STATUS.values()}
    assert {"board-passed", "board-roof", "board-round"} <= shown
    assert [key for key in sorted(shown) if not words.has(key)] == []


def test_everything_the_face_of_the_game_says_has_words(language: str) -> None:
    words = game_words(language, GAME)
    reasons = {f"why-{key}" for key in found(r'Reason\(\s*"([a-z-]+)"', FOLDER)}
    assert len(reasons) > 15
    wanted = reasons | {"objection-guild", "help-rules"} | {f"pause-{key}" for key in FACE.pausing_news}
    wanted |= {f"news-{key}-{form}" for key in FACE.joint_news for form in ("together", "each")}
    wanted |= {f"menu-guild-{guild + 1}" for guild in range(data.GUILDS)}
    wanted |= {f"board-legend-{key}" for key in ("houses", "guests", "players")}
    wanted |= {f"won-{key}" for key in ("agent", "crest", "prestige")}
    assert [key for key in sorted(wanted) if not words.has(key)] == []
    for good in data.GOOD_NAMES:
        assert str(words.named(f"held-{good}-3")).startswith("3 ")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_news_of_whole_games_can_be_said(language: str, seats: int) -> None:
    for seed in ("one", "two", "three"):
        table = new_table(GAME, seats, {}, seed)
        luck = Luck(f"{seed} players")
        while not table.state.is_over():
            seat = int(table.state.first_asked())
            choices = table.open(seat)
            table.choose(seat, choices[int(luck.below(len(choices)))])
        for seat in range(-1, seats):
            for item in table.listener.items:
                if item.is_for(seat):
                    sentence = news_sentence(GAME, item, NAMES[:seats], language)
                    assert sentence.endswith((".", "!"))
                    assert not re.search(r"\b(guild|good|tile|place)-[a-z]", sentence), sentence
