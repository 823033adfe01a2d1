"""The command line: every command, every kind of bad input, whole games through the terminal."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from click.testing import Result
from rich.console import Console

from fondaco.cli.faces import terminal_face
from fondaco.cli.files import write_whole
from fondaco.cli.players import read_players
from fondaco.face.story import paragraphs
from fondaco.games import GAMES
from fondaco.kernel.news import EVERYBODY, Item
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify
from fondaco.words.catalogue import LANGUAGES

Run = Callable[..., Result]
Refused = Callable[..., None]
FIRST_OPTION = "\n" + "1\n\n" * 900
"""A player who always takes the first thing offered and nods to everything."""


def only_save(home: Path) -> Path:
    saves = list((home / "saves").iterdir())
    assert len(saves) == 1
    return saves[0]


# Commands that only print.


def test_the_version_tells_the_mode(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output in ("fondaco 0.1.0 (compiled)\n", "fondaco 0.1.0 (interpreted)\n")


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    for name in ("play", "games", "bench", "check", "arena", "record"):
        assert f"  {name} " in result.output


def test_games_are_listed(run: Run) -> None:
    assert "norenberc: 2 to 5 players" in run("games").output
    listed = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in listed["games"]] == [game.name for game in GAMES]


def test_bench_prints_one_object(run: Run) -> None:
    result = run("bench", "norenberc", "--seats", "3", "--seconds", "0.05", "--json")
    figures = json.loads(result.stdout)
    assert figures["game"] == "norenberc"
    assert figures["seats"] == 3
    assert isinstance(figures["compiled"], bool)
    for name in ("choices_per_s", "games_per_s", "choices_per_game", "copy_per_s", "replay_ms"):
        assert figures[name] > 0
    assert 2000 < figures["state_bytes"] < 20_000


def test_bench_draws_a_bar_where_somebody_watches(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    watched = Console(file=StringIO(), force_terminal=True, width=80)
    monkeypatch.setattr("fondaco.cli.workers.side_screen", lambda: watched)
    result = run("bench", "norenberc", "--seconds", "0.05", "--json")
    assert json.loads(result.stdout)["game"] == "norenberc"
    assert isinstance(watched.file, StringIO)
    assert "norenberc ━" in re.sub(r"\x1b\[[0-9;]*m", "", watched.file.getvalue())


def test_a_game_is_found_by_its_name_in_any_capitals(home: Path, run: Run) -> None:
    assert json.loads(run("check", "NORENBERC", "--seats", "2", "--games", "1", "--json").stdout)["game"] == "norenberc"
    assert run("play", "Norenberc", "--bots", "random", answers="").exit_code == 0
    assert "game: norenberc\n" in only_save(home).read_text(encoding="utf-8")


def test_missing_words_are_told_and_end_with_1(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr("fondaco.cli.check.missing_words", lambda game, language: ["news-sold", "good-beer"])
    result = run("check", "norenberc", "--seats", "2", "--games", "1", "--workers", "1", "--json")
    assert result.exit_code == 1
    told = [f"error: MissingWords: There are no words in “{one}” for news-sold and good-beer.\n" for one in LANGUAGES]
    assert result.stderr == "".join(told)
    facts = json.loads(result.stdout)
    assert facts["broken"] is None
    assert facts["missing_words"] == {language: ["news-sold", "good-beer"] for language in LANGUAGES}


def test_a_reason_without_a_sentence_is_told_and_ends_with_1(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr("fondaco.cli.check.check_piece", lambda piece: (9, "", ["not-asked", "too-windy"]))
    result = run("check", "norenberc", "--seats", "2", "--games", "1", "--workers", "1", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["missing_words"] == {language: ["why-too-windy"] for language in LANGUAGES}
    told = [f"error: MissingWords: There are no words in “{one}” for why-too-windy.\n" for one in LANGUAGES]
    assert result.stderr == "".join(told)


def test_check_counts_games_and_choices_the_same_with_any_number_of_processes(run: Run) -> None:
    rows = []
    for workers in ("1", "2"):
        result = run("check", "norenberc", "--seats", "2", "--games", "4", "--workers", workers, "--json")
        assert result.exit_code == 0
        facts = json.loads(result.stdout)
        assert facts["broken"] is None
        rows.append(facts["checked"])
    assert rows[0] == rows[1]
    assert rows[0][0]["games"] == 4
    assert rows[0][0]["choices"] > 100


def test_check_plays_all_numbers_of_seats_unless_told(run: Run) -> None:
    result = run("check", "norenberc", "--games", "1", "--workers", "1")
    assert [f"{seats} players" in result.stdout for seats in (2, 3, 4, 5)] == [True] * 4


def test_arena_gives_each_entry_its_share(run: Run) -> None:
    result = run("arena", "norenberc", "--bots", "greedy,random", "--games", "7", "--workers", "1", "--json")
    facts = json.loads(result.stdout)
    assert (facts["asked"], facts["seeds"], facts["games"]) == (7, 4, 8)
    assert [row["bot"] for row in facts["line_up"]] == ["greedy", "random"]
    assert sum(row["share"] for row in facts["line_up"]) == pytest.approx(1)
    for row in facts["line_up"]:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1


def test_arena_pools_equal_bots(run: Run) -> None:
    result = run("arena", "norenberc", "--bots", "random,random,random", "--games", "2", "--workers", "1", "--json")
    (row,) = json.loads(result.stdout)["line_up"]
    assert (row["seats"], row["share"], row["fair"]) == (3, pytest.approx(1), 1)


def test_a_broken_law_is_told_and_ends_with_1(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr("fondaco.cli.check.check_piece", lambda piece: (0, "norenberc, 2 seats: a good is missing", []))
    result = run("check", "norenberc", "--games", "1", "--workers", "1", "--json")
    assert result.exit_code == 1
    assert result.stderr == "error: LawBroken: norenberc, 2 seats: a good is missing\n"
    assert json.loads(result.stdout)["broken"] == "norenberc, 2 seats: a good is missing"


def test_a_build_older_than_its_sources_does_not_run(
    monkeypatch: pytest.MonkeyPatch, run: Run, refused: Refused
) -> None:
    monkeypatch.setattr("fondaco.cli.stale_sources", lambda: ["fondaco/kernel/state.py"])
    for arguments in (["--version"], ["games"]):
        refused(run(*arguments), "StaleBuild", "fondaco/kernel/state.py")


# The story.


def test_news_of_one_kind_stands_in_one_paragraph_and_the_same_news_is_told_once() -> None:
    face = terminal_face(GAMES[0])
    kinds = [kind.key for kind in GAMES[0].news]

    def item(key: str, *numbers: int, audience: int = EVERYBODY) -> Item:
        a, b, c, d, e = (*numbers, 0, 0, 0, 0, 0)[:5]
        return Item(audience, kinds.index(key), (a, b, c, d, e))

    items = [item("called", 0), item("bought", 0, 2, 3), item("bought", 0, 2, 3), item("bought", 1, 2, 3)]
    items += [item("income", 0, 3), item("income", 1, 3), item("planned", 3, audience=1 << 1)]
    names = ["Anna", "Bea"]
    assert paragraphs(face, items, 0, names, set()) == [
        (True, "The call goes to the brewers."),
        (False, "Anna buys 2 pairs of shoes for 6 thalers."),
        (False, "Bea buys 1 pair of shoes for 3 thalers."),
        (False, "Income in thalers, 3 each plus Musicians and Mayors: Anna 3 and Bea 3."),
    ]
    assert paragraphs(face, items, 1, names, {"called", "bought", "income"}) == [
        (False, "Your plan for this turn: the brewers and the bakers.")
    ]


# Bad options.


@pytest.mark.parametrize(
    "options",
    ["--seats 4", "--bots greedy", "--names A", "--seat 1", "--people 1", "--seed x", "--box b.toml", "--option a=b"],
)
def test_options_beside_resume_are_refused_even_where_they_say_the_default(
    home: Path, options: str, run: Run, refused: Refused
) -> None:
    refused(run("play", "norenberc", *options.split(), "--resume"), "BadOption", options.split()[0], "--resume")


def test_an_unknown_language_is_refused(
    home: Path, monkeypatch: pytest.MonkeyPatch, run: Run, refused: Refused
) -> None:
    monkeypatch.setenv("FONDACO_LANGUAGE", "xx")
    for arguments in (["games"], ["--version"], ["play", "norenberc"]):
        refused(run(*arguments), "BadOption", "“xx”", "FONDACO_LANGUAGE", "en")
    for language in ("en", ""):
        monkeypatch.setenv("FONDACO_LANGUAGE", language)
        assert run("games").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "name", "word"),
    [
        ("play chess", "UnknownGame", "chess"),
        ("bench chess", "UnknownGame", "chess"),
        ("check chess", "UnknownGame", "chess"),
        ("arena chess", "UnknownGame", "chess"),
        ("play norenberc --seats 6", "BadOption", "6"),
        ("play norenberc --option money", "BadOption", "name=value"),
        ("play norenberc --option =open", "BadOption", "name=value"),
        ("play norenberc --option money=open --option money=hidden", "BadOption", "twice"),
        ("play norenberc --box b.toml --option box=x", "BadOption", "twice"),
        ("play norenberc --option money=borrowed", "BadOption", "hidden, open"),
        ("play norenberc --option wind=north", "BadOption", "box, money"),
        ("play norenberc --seats many", "BadOption", "many"),
        ("bench norenberc --seats 1", "BadOption", "1"),
        ("check norenberc --seats 1", "BadOption", "1"),
        ("play norenberc --bots genius", "BadOption", "genius"),
        ("play norenberc --bots greedy,random", "BadOption", "3 seats"),
        ("play norenberc --people 5", "BadOption", "5"),
        ("play norenberc --people 0", "BadOption", "0"),
        ("play norenberc --seat 5", "BadOption", "5"),
        ("play norenberc --names A,B", "BadOption", "2 names are given, but there is 1 person"),
        ("play norenberc --names A|B", "BadOption", "A|B"),
        ("play norenberc --names A,,B,C", "BadOption", "empty"),
        ("play norenberc --names Orange", "BadOption", "Orange"),
        ("play norenberc --box missing.toml", "BadBox", "missing.toml"),
        ("play norenberc --box .", "BadBox", "not a file"),
        ("play norenberc --resume missing", "BadOption", "missing"),
        ("play norenberc --resume ../finished", "BadOption", "../finished"),
        ("play norenberc --resume", "BadOption", "no unfinished game"),
        ("play norenberc --colour red", "BadOption", "--colour"),
        ("play", "BadOption", "GAME"),
        ("dance", "BadOption", "dance"),
        ("bench norenberc --seconds -1", "BadOption", "-1"),
        ("bench norenberc --seconds nan", "BadOption", "nan"),
        ("bench norenberc --seconds 1e9", "BadOption", "at most"),
        ("check norenberc --games 0", "BadOption", "0"),
        ("check norenberc --workers 0", "BadOption", "0"),
        ("arena norenberc --bots random", "BadOption", "1 bot;"),
        ("arena norenberc --bots random,genius", "BadOption", "genius"),
        ("arena norenberc --games 0", "BadOption", "0"),
    ],
)
def test_a_bad_option_is_refused(home: Path, arguments: str, name: str, word: str, run: Run, refused: Refused) -> None:
    refused(run(*arguments.split()), name, word)


@pytest.mark.parametrize("name", ["", " ", "A\nB", "A\x1bB", "x" * 25, "Bea (greedy bot)"])
def test_a_name_that_a_record_cannot_keep_is_refused(home: Path, name: str, run: Run, refused: Refused) -> None:
    refused(run("play", "norenberc", "--names", name), "BadOption", "name")


@pytest.mark.parametrize("seed", ["", " x", "a\nb", "s" * 201])
def test_a_seed_that_a_record_cannot_keep_is_refused(home: Path, seed: str, run: Run, refused: Refused) -> None:
    refused(run("play", "norenberc", "--seed", seed), "BadOption", "seed")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("[artisans]\nbrewers = [2, 3]", "11"),
        ("[artisans]\nall = [9,2,3,3,4,4,5,5,6,6,7]", "9"),
        ("[artisans]\ncobblers = []", "cobblers"),
        ("[artisans]\nbrewers = 3", "list"),
        ("artisans = 3", "table"),
        ("[townspeople]\nthief = 4", "27"),
        ("[townspeople]\nthief = -1", "-1"),
        ("[townspeople]\nwizard = 1", "wizard"),
        ("[goods]\nbeer = 1", "goods"),
        ("[artisans", "TOML"),
    ],
)
def test_a_bad_box_is_refused(home: Path, tmp_path: Path, text: str, word: str, run: Run, refused: Refused) -> None:
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    refused(run("play", "norenberc", "--box", "box.toml"), "BadTiles", word)
    assert not list((home / "saves").iterdir())


def test_a_home_that_cannot_be_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run, refused: Refused
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("FONDACO_HOME", str(tmp_path / "file"))
    refused(run("play", "norenberc"), "BadOption", "cannot be saved")


# A game in the terminal.


@pytest.mark.parametrize("seats", ["2", "5"])
def test_a_whole_game_is_played_saved_and_can_be_verified(home: Path, seats: str, run: Run) -> None:
    options = ["--seats", seats, "--bots", "random", "--names", "Anna", "--seed", "whole"]
    result = run("play", "norenberc", *options, answers=FIRST_OPTION)
    assert result.exit_code == 0, result.output
    assert "The fourth round is over" in result.stdout
    assert "Majorities" in result.stdout
    assert " wins with " in result.stdout or "share the victory" in result.stdout
    path = only_save(home)
    assert path.name in result.stdout
    record = read_record(path.read_text(encoding="utf-8"), GAMES)
    verify(record)
    players = read_players(record.players)
    assert players[0].name == "Anna"
    assert [player.bot is None for player in players] == [True] + [False] * (int(seats) - 1)


def test_leaving_keeps_the_game_and_resuming_goes_on(home: Path, run: Run, refused: Refused) -> None:
    start = run("play", "norenberc", "--seats", "3", "--bots", "random", "--seed", "go on", answers="\n1 2\n\nquit\n")
    assert start.exit_code == 0
    path = only_save(home)
    assert f"The game is saved as {path.stem}\n" in start.stdout
    assert "fondaco play norenberc --resume\n" in start.stdout
    before = read_record(path.read_text(encoding="utf-8"), GAMES)
    result = run("play", "norenberc", "--resume", answers=FIRST_OPTION)
    assert result.exit_code == 0
    assert "Going on" in result.stdout
    after = read_record(only_save(home).read_text(encoding="utf-8"), GAMES)
    assert after.result
    assert after.made[: len(before.made)] == before.made
    assert after.players == before.players
    refused(run("play", "norenberc", "--resume", path.stem), "BadOption", "is over")


def test_resuming_in_the_middle_of_a_move_draws_the_board(home: Path, run: Run) -> None:
    run("play", "norenberc", "--seats", "2", "--bots", "random", answers="\n1\n\nbuy beer\nquit\n")
    text = run("play", "norenberc", "--resume", answers="quit\n").stdout
    assert text.index("1 Brewers at ") < text.index("Buy more at the brewers?")


def test_the_same_seed_and_answers_give_the_same_game_with_or_without_a_break(home: Path, run: Run) -> None:
    options = ["play", "norenberc", "--seats", "3", "--bots", "random", "--seed", "same"]
    run(*options, answers=FIRST_OPTION)
    whole = only_save(home)
    text = whole.read_text(encoding="utf-8")
    whole.unlink()
    run(*options, answers="\n1\n\n1\n\n")
    run("play", "norenberc", "--resume", answers="1\n\n" * 900)
    assert only_save(home).read_text(encoding="utf-8") == text


def test_the_end_of_the_input_leaves_politely(home: Path, run: Run) -> None:
    result = run("play", "norenberc", "--bots", "random", answers="\n")
    assert result.exit_code == 0
    assert "The game is saved" in result.stdout
    assert result.stderr == ""
    assert only_save(home).exists()


def test_an_interrupt_leaves_politely(home: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = run("play", "norenberc", "--bots", "random")
    assert result.exit_code == 0
    assert "The game is saved" in result.stdout
    assert only_save(home).exists()


def test_a_damaged_save_is_refused_and_left_as_it_is(home: Path, run: Run, refused: Refused) -> None:
    run("play", "norenberc", "--bots", "random", answers="\n1\n\n")
    path = only_save(home)
    damaged = path.read_text(encoding="utf-8").replace("1 plan brewers", "1 juggle brewers")
    path.write_text(damaged, encoding="utf-8")
    refused(run("play", "norenberc", "--resume", path.stem), "UnknownChoice", "line ", "juggle")
    refused(run("play", "norenberc", "--resume"), "BadOption", "no unfinished game")
    assert path.read_text(encoding="utf-8") == damaged


def test_a_save_without_people_is_refused(home: Path, run: Run, refused: Refused) -> None:
    run("play", "norenberc", "--bots", "random", answers="\n")
    path = only_save(home)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("players: Blue |", "players: Blue (random bot) |"), encoding="utf-8")
    refused(run("play", "norenberc", "--resume", path.stem), "BadRecord", "who plays")
    path.write_text(text.replace("(random bot)", "(genius bot)"), encoding="utf-8")
    refused(run("play", "norenberc", "--resume", path.stem), "BadOption", "genius")


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "save"
    write_whole(path, "old\n")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "new\n\ud800")
    assert path.read_text(encoding="utf-8") == "old\n"
    assert list(tmp_path.iterdir()) == [path]


def test_undo_takes_back_a_plan_before_the_others_decide(home: Path, run: Run) -> None:
    answers = "\n2\nundo\n1 3\n\nquit\n"
    result = run("play", "norenberc", "--bots", "random", "--seed", "undo", answers=answers)
    assert "Send agents to the bakers." in result.stdout
    assert "Taken back." in result.stdout
    text = only_save(home).read_text(encoding="utf-8")
    assert "1 plan brewers+shoemakers" in text
    assert "1 plan bakers\n" not in text


def test_undo_says_why_it_cannot(home: Path, run: Run) -> None:
    result = run("play", "norenberc", "--bots", "random", answers="\nundo\n1\n\nundo\n")
    assert "You have not chosen anything yet." in result.stdout
    assert "so it can no longer be taken back" in result.stdout


def test_commands_and_help_are_answered(home: Path, run: Run) -> None:
    answers = "\nhelp\n?\nhelp councilman\nhelp N-T2\nhelp dragons\nboard\nscore\nlog\nsave\njuggle\nplan 1 2 3 4 5\n"
    result = run("play", "norenberc", "--bots", "random", answers=answers)
    for words in (
        "You are a merchant",
        "Help cards",
        "★ Councilman (N-T1)",
        "★ Thief (N-T2)",
        "no help card for “dragons”",
        "Rooms 1 to 4",
        "hidden until the end",
        "Round 1 begins.",
        "Saved as ",
        "There is no choice “juggle”",
        "at most 4 guilds",
    ):
        assert words in result.stdout, words


def test_a_number_out_of_range_is_told(home: Path, run: Run) -> None:
    result = run("play", "norenberc", "--bots", "random", "--seed", "numbers", answers="\n1 2 3 4\n\n99\n0\nnothing\n")
    assert "Type a number from 1 to " in result.stdout
    assert "1 nothing" in only_save(home).read_text(encoding="utf-8")


def test_people_at_one_screen_never_see_the_plan_of_another(home: Path, run: Run) -> None:
    options = ["--seats", "3", "--people", "2", "--bots", "random", "--names", "Anna,Bea"]
    result = run("play", "norenberc", *options, answers="\n\n1\n\n\nlog\nquit\n")
    assert "Pass the screen to Anna" in result.stdout
    curtain = result.stdout.index("Pass the screen to Bea")
    assert "Send agents to the brewers" in result.stdout[:curtain]
    behind = result.stdout[curtain:]
    assert "Anna is ready." in behind
    assert "Your plan" not in behind
    assert "planned:" not in behind


def test_a_whole_game_of_people_at_one_screen(home: Path, run: Run) -> None:
    options = ["--seats", "2", "--people", "2", "--seed", "friends"]
    result = run("play", "norenberc", *options, answers=FIRST_OPTION)
    assert result.exit_code == 0
    assert "The fourth round is over" in result.stdout
    verify(read_record(only_save(home).read_text(encoding="utf-8"), GAMES))


def test_a_box_and_open_money_are_kept_in_the_record(home: Path, tmp_path: Path, run: Run) -> None:
    box = 'brewers = [2, "2+", 3, 3, 4, 4, 5, 5, 6, 6, 7]'
    (tmp_path / "box.toml").write_text(f"[artisans]\n{box}\n", encoding="utf-8")
    result = run("play", "norenberc", "--bots", "random", "--box", "box.toml", "--option", "money=open", answers="\n")
    assert "Thalers" in result.stdout
    assert result.stdout.startswith("Box: box.toml\n")
    text = only_save(home).read_text(encoding="utf-8")
    assert "option box: brewers 2 2+ 3" in text
    assert "option money: open" in text
    assert "Box: your own" in run("play", "norenberc", "--resume").stdout


def test_without_a_terminal_there_are_no_colours(home: Path, run: Run) -> None:
    assert "\x1b" not in run("play", "norenberc", "--bots", "random", answers="\n1\n\n").output


@pytest.mark.parametrize(
    ("called", "on_the_path", "said"),
    [
        (".venv/bin/fondaco", False, ".venv/bin/fondaco"),
        (".venv/bin/fondaco", True, "fondaco"),
        ("fondaco/__main__.py", False, "fondaco"),
    ],
)
def test_whoever_leaves_is_told_a_command_that_works_here(
    home: Path, monkeypatch: pytest.MonkeyPatch, called: str, on_the_path: bool, said: str, run: Run
) -> None:
    program = home / "bin" / "fondaco"
    program.parent.mkdir(parents=True)
    program.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(program.parent) if on_the_path else str(home))
    monkeypatch.setattr("sys.argv", [called])
    assert f"Go on with: {said} play norenberc --resume\n" in run("play", "norenberc").stdout
