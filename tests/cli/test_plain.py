"""A game without its own board, terminal or words can be listed, checked, played and recorded."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result

from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.news import EVERYBODY, Item
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify
from fondaco.words.catalogue import game_words, missing_words

Run = Callable[..., Result]
Refused = Callable[..., None]


@pytest.fixture
def faceless(home: Path, toy: Callable[[str], Game]) -> Iterator[Game]:
    """The toy among the games."""
    game = toy("")
    GAMES.append(game)
    yield game
    GAMES.remove(game)


def play_toy(run: Run, answers: str) -> Result:
    return run("play", "toy", "--seats", "2", "--bots", "greedy", "--names", "Anna", "--seed", "t", answers=answers)


def test_it_is_listed_by_its_name(run: Run, faceless: Game) -> None:
    result = run("games")
    assert "toy: 2 to 2 players\n  It has no board yet" in result.stdout
    assert json.loads(run("games", "--json").stdout)["games"][-1]["title"] == "toy"


def test_it_is_played_to_its_end_by_numbers(run: Run, home: Path, faceless: Game) -> None:
    result = play_toy(run, "\n" + "2\n\n" * 200)
    assert result.exit_code == 0, result.output
    assert "Your choice: Count" in result.stdout
    assert "add 2" in result.stdout
    assert "counted: Anna, 2" in result.stdout
    assert "Anna wins with 20" in result.stdout
    (save,) = (home / "saves").iterdir()
    verify(read_record(save.read_text(encoding="utf-8"), GAMES))


def test_it_is_played_by_its_notation_and_explains_its_verbs(run: Run, home: Path, faceless: Game) -> None:
    result = play_toy(run, "\nhelp\nhelp add\nhelp juggle\nscore\nadd 2\n\nquit\n")
    assert result.exit_code == 0, result.output
    assert "The verbs: toss, add" in result.stdout
    assert "add 1, add 2\n" in result.stdout
    assert "no help card for “juggle”" in result.stdout
    (save,) = (home / "saves").iterdir()
    assert "\n1 add 2\n" in save.read_text(encoding="utf-8")


def test_its_players_are_called_by_their_seats(run: Run, home: Path, faceless: Game) -> None:
    result = run("play", "toy", "--bots", "random", answers="\nquit\n")
    assert "Seat 1" in result.stdout
    assert "Seat 2" in result.stdout


def test_its_record_is_told_and_drawn(run: Run, refused: Refused, home: Path, faceless: Game) -> None:
    play_toy(run, "\n" + "2\n\n" * 200)
    (save,) = (home / "saves").iterdir()
    told = run("record", "show", str(save))
    assert told.exit_code == 0, told.output
    assert "counted: Anna, 2" in told.stdout
    assert told.stdout.strip().endswith("points!")
    drawn = run("record", "replay", str(save), "--at", "3", "--seat", "1")
    assert drawn.exit_code == 0, drawn.output
    assert "Asked   Count" in drawn.stdout
    assert "Your choice: Count" in drawn.stdout
    refused(run("record", "replay", str(save), "--round", "1"), "BadOption", "toy has no rounds")


def test_the_usual_number_of_seats_gives_way_to_what_the_game_allows(run: Run, home: Path, faceless: Game) -> None:
    assert json.loads(run("bench", "toy", "--seconds", "0.01", "--json").stdout)["seats"] == 2
    run("play", "toy", "--bots", "random")
    (save,) = (home / "saves").iterdir()
    assert "seats: 2\n" in save.read_text(encoding="utf-8")


def test_a_game_without_a_box_says_so(run: Run, refused: Refused, tmp_path: Path, faceless: Game) -> None:
    (tmp_path / "box.toml").write_text("", encoding="utf-8")
    refused(run("play", "toy", "--seats", "2", "--bots", "random", "--box", "box.toml"), "BadOption", "toy has no box")


def test_a_board_is_drawn_even_where_points_cannot_be_counted_yet(
    run: Run, faceless: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_yet(state: object) -> list[list[int]]:
        raise NotImplementedError

    monkeypatch.setattr(type(faceless), "breakdown", lambda self, state: not_yet(state))
    result = play_toy(run, "\nscore\nquit\n")
    assert result.exit_code == 0, result.output
    assert "Anna" in result.stdout


def test_a_check_notes_that_it_has_no_words_without_holding_it_against_it(run: Run, faceless: Game) -> None:
    result = run("check", "toy", "--games", "2", "--workers", "1")
    assert result.exit_code == 0, result.output
    assert result.stderr == "toy has no words yet; it is shown in its notation.\n"


def test_missing_words_are_found(faceless: Game) -> None:
    assert missing_words(GAMES[0], "en") == []
    faceless.names = {"colour": ["red"], "colourset": ["red"]}
    news = ["news-counted", "news-tossed"]
    assert missing_words(faceless, "en") == ["game-title", "game-pitch", "help-toy", *news, "colour-red"]
    assert game_words("en", faceless).is_bare
    assert not game_words("en", GAMES[0]).is_bare


def test_news_without_words_is_its_key_and_its_facts(faceless: Game) -> None:
    item = Item(EVERYBODY, 0, (1, 17, 0, 0, 0))
    assert face_of(faceless, "en").news_sentence(item, ["Anna", "Bea"]) == "counted: Bea, 17"
