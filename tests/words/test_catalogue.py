"""Every key has its sentence, and every sentence can be said."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fondaco
from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.kernel import errors
from fondaco.kernel.errors import BadRecord, FondacoError, NotOpen
from fondaco.kernel.game import Game
from fondaco.kernel.news import EVERYBODY, Item
from fondaco.kernel.table import Table
from fondaco.words.catalogue import (
    LANGUAGES,
    SHARED,
    catalogue,
    error_sentence,
    fact,
    game_words,
    missing_words,
)

Play = Callable[..., Table]
PACKAGE = Path(fondaco.__file__).parent
KINDS = [name for name in dir(errors) if isinstance(getattr(errors, name), type)] + [
    "BadTiles",
    "BadJournal",
    "WorkerLost",
]
RAISED = re.compile(rf'\b({"|".join(KINDS)})\(\s*"([a-z-]+)"')


def raised_keys() -> list[tuple[str, str]]:
    """The folder and key of every error that a source raises."""
    found = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        folder = path.relative_to(PACKAGE).parts
        for name, key in RAISED.findall(path.read_text(encoding="utf-8")):
            # The arena is the command line's: its errors are said there.
            own = "cli" if folder[0] in ("cli", "arena") else SHARED
            home = "/".join(folder[:2]) if name == "BadTiles" else own
            found.add((home, key))
    return sorted(found)


def test_the_raised_errors_are_found() -> None:
    keys = raised_keys()
    assert (SHARED, "not-open") in keys
    assert (SHARED, "stops-in-header") in keys
    assert len(keys) > 25


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "key"), raised_keys())
def test_every_error_that_is_raised_has_a_sentence(language: str, folder: str, key: str) -> None:
    assert catalogue(language, folder).has(f"error-{key}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_of_news_and_every_name_has_its_words(language: str, game: Game) -> None:
    assert missing_words(game, language) == []


@pytest.mark.parametrize("folder", ["", "cli"])
def test_every_shared_sentence_is_said_somewhere(folder: str) -> None:
    pages = [page for room in ("face", "arena") for page in (PACKAGE / room).rglob("*.html")]
    sources = [*PACKAGE.rglob("*.py"), *pages]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    said = {text.removeprefix("error-") for text in re.findall(r"""["'](?:\{+ )?([a-z-]+)(?: \}+.*)?["']""", code)}
    begun = tuple(set(re.findall(r'f"([a-z-]+-)\{', code)) - {"error-"})
    messages = (PACKAGE / folder / "words" / "en.ftl").read_text(encoding="utf-8")
    keys = [key.removeprefix("error-") for key in re.findall(r"(?m)^([a-z-]+) =", messages)]
    assert len(keys) > 50
    assert [key for key in keys if key not in said and not key.startswith(begun)] == []


@settings(max_examples=8)
@given(st.integers(2, 5), st.integers(0, 10**6))
def test_all_the_news_of_a_game_can_be_said(play: Play, seats: int, seed: int) -> None:
    table = play(seats, f"said {seed}")
    players = ["Ann", "Bob", "Cem", "Dora", "Eve"][:seats]
    left_over = re.compile(r"[{}]|\b(guild|good|tile|place|seat)-|NAME\(|\$|  | \.")
    for item in table.listener.items:
        sentence = face_of(table.game, "en").news_sentence(item, players)
        assert not left_over.search(sentence), sentence
        assert sentence == sentence.strip()
        assert sentence[0].isupper(), sentence


def test_the_news_says_who_did_what(norenberc: Game) -> None:
    kinds = [kind.key for kind in norenberc.news]
    item = Item(EVERYBODY, kinds.index("sold"), (1, 2, 0, 12, 0))
    sentence = face_of(norenberc, "en").news_sentence(item, ["Ann", "Bob"])
    assert "Bob" in sentence
    assert "Ann" not in sentence
    assert "beer" in sentence
    assert "12" in sentence


def test_a_plan_to_pass_can_be_said(norenberc: Game) -> None:
    kinds = [kind.key for kind in norenberc.news]
    item = Item(1, kinds.index("plans-to-pass"), (0, 0, 0, 0, 0))
    sentence = face_of(norenberc, "en").news_sentence(item, ["Ann", "Bob"])
    assert "pass" in sentence


def test_a_players_name_is_said_as_it_is(norenberc: Game) -> None:
    kinds = [kind.key for kind in norenberc.news]
    for name in ("good-beer", "tile-thief", "tile-brewer-5", "a, b", "{ $money }", "game-title"):
        item = Item(EVERYBODY, kinds.index("passed"), (0, 0, 0, 0, 0))
        assert name in face_of(norenberc, "en").news_sentence(item, [name, "Bob"])


def test_numbers_become_facts_by_their_type(norenberc: Game) -> None:
    assert fact(norenberc, "number", 7, []) == 7
    assert fact(norenberc, "seat", 1, ["Ann", "Bob"]) == "Bob"
    assert fact(norenberc, "good", 2, []) == "good-shoes"
    assert fact(norenberc, "guildset", 0b101, []) == "guild-brewers,guild-shoemakers"


def test_several_names_are_joined_as_the_language_does(norenberc: Game) -> None:
    words = game_words("en", norenberc)
    one, two, three = (words.say(f"good-{name}") for name in ("beer", "pastry", "shoes"))
    assert words.named("good-beer") == one
    assert words.named("good-beer,good-pastry") == f"{one} and {two}"
    assert words.named("good-beer,good-pastry,good-shoes") == f"{one}, {two}, and {three}"


def test_a_numbered_name_shares_the_message_of_its_kind(norenberc: Game) -> None:
    words = game_words("en", norenberc)
    assert "5" in words.named("tile-brewer-5")
    assert words.named("tile-brewer-2") != words.named("tile-brewer-2+")
    assert words.named("of-no-kind-3") == "of-no-kind-3"


def test_a_missing_sentence_and_a_missing_fact_are_mistakes() -> None:
    words = catalogue("en", SHARED)
    with pytest.raises(KeyError):
        words.say("error-of-another-world")
    with pytest.raises(ValueError, match="error-stale"):
        words.say("error-stale", {"version": 1})


def test_an_error_about_a_line_says_which() -> None:
    error = BadRecord("empty-line", {}, 12345)
    assert error_sentence(error, "en") == "line 12345: There is an empty line among the choices."
    assert str(error) == error_sentence(error, "en")
    assert str(BadRecord("empty-line")) == "There is an empty line among the choices."


def test_an_error_moved_to_a_line_stays_what_it_was() -> None:
    error = NotOpen("not-open", {"choice": "sell 1", "open": "pass", "more": 0})
    moved = error.at(7)
    assert type(moved) is NotOpen
    assert (moved.name, moved.key, moved.facts, moved.line) == ("NotOpen", "not-open", error.facts, 7)
    assert isinstance(moved, FondacoError)
    assert str(moved) == "line 7: “sell 1” is not open now. Open: pass."


@given(st.text(max_size=40))
def test_whatever_stands_in_a_fact_is_said_and_not_obeyed(text: str) -> None:
    assert text in str(NotOpen("not-open", {"choice": text, "open": "pass", "more": 0}))
