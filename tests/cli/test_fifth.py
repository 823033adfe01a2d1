"""A game of rules and words alone is played in the terminal by the defaults of its face."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from click.testing import Result

from fondaco.face.game_face import GameFace, face_of
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify

Run = Callable[..., Result]
Refused = Callable[..., None]


def play(run: Run, answers: str, *more: str) -> str:
    shown = run("play", "pearls", "--seats", "2", "--names", "Anna", "--seed", "fifth", *more, answers=answers)
    assert shown.exit_code == 0, shown.output
    return shown.stdout


def test_it_has_the_face_that_every_game_has(fifth: Game) -> None:
    assert type(face_of(fifth, "en")) is GameFace


def test_it_introduces_itself_in_its_own_words(run: Run, home: Path, fifth: Game) -> None:
    assert "pearls: 2 to 4 players\n  All bid for pearls at once" in run("games").stdout
    shown = play(run, "\nquit\n")
    assert shown.startswith("Pearls. All bid for pearls at once")
    assert "Everybody bids a card in secret." in shown


def test_the_news_before_ones_first_choice_is_told(run: Run, home: Path, fifth: Game) -> None:
    before, _, after = play(run, "\nquit\n").partition("Which card do you bid?")
    assert after
    assert before.count("Anna is dealt a card") == before.count("Seat 2 is dealt a card") == 4
    assert before.count("It is a ") == 4, "nobody hears what another one was dealt"


def test_it_is_played_to_its_end_and_says_who_won(run: Run, home: Path, fifth: Game) -> None:
    shown = play(run, "\n" + "1\n\n" * 8)
    assert "Bid your " in shown
    assert "Anna shows " in shown
    assert "Player   Asked   Pearls" in shown, "the key of a category stands for its name"
    assert "wins with " in shown or "share the victory with " in shown
    (save,) = (home / "saves").iterdir()
    verify(read_record(save.read_text(encoding="utf-8"), GAMES))
    told = run("record", "show", str(save))
    assert told.exit_code == 0, told.output
    assert shown.split("\n")[-3] == told.stdout.strip().split("\n")[-1]


def test_a_card_that_is_not_in_the_hand_is_refused_with_the_reason_of_the_rules(
    run: Run, home: Path, fifth: Game
) -> None:
    shown = play(run, "\n" + "".join(f"bid {card}\nundo\n" for card in range(1, 10)) + "quit\n")
    assert shown.count("You have no ") >= 9 - 4
    assert "You have no 1 in your hand." in shown or "You have no 2 in your hand." in shown


def test_an_option_is_known_by_the_rules_alone(run: Run, refused: Refused, home: Path, fifth: Game) -> None:
    assert play(run, "\nquit\n", "--option", "hand=three").count("Anna is dealt a card") == 3
    refused(run("play", "pearls", "--option", "hand=nine"), "BadOption", "nine", "four, three")


def test_its_help_has_a_card_for_itself_and_for_each_verb(run: Run, home: Path, fifth: Game) -> None:
    shown = play(run, "\nhelp bid\nhelp pearls\nhelp\nquit\n")
    assert "bid 1, bid 2, bid 3" in shown
    assert "pearls, draw, bid, undo" in shown
