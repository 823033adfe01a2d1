"""Records through the command line: shown as sentences, drawn at a position, verified, and refused if wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.table import Table, new_table

Run = Callable[..., Result]
Refused = Callable[..., None]


def random_table(seats: int, seed: str, most: int = 10_000) -> Table:
    table = new_table(GAMES[0], seats, {}, seed)
    luck = Luck("players")
    while not table.state.is_over() and table.version() < most:
        seat = int(table.state.first_asked())
        choices = table.open(seat)
        table.choose(seat, choices[int(luck.below(len(choices)))])
    return table


@pytest.fixture(scope="module")
def finished_text() -> str:
    table = random_table(3, "a record")
    table.record.players = ["Anna", "Bea", "Orange (random bot)"]
    return table.record.text()


@pytest.fixture
def finished(home: Path, tmp_path: Path, finished_text: str) -> str:
    path = tmp_path / "finished.fondaco"
    path.write_text(finished_text, encoding="utf-8")
    return str(path)


# Records told, drawn and verified.


def test_a_record_is_told_as_sentences(run: Run, finished: str) -> None:
    result = run("record", "show", finished)
    assert result.exit_code == 0
    assert "players: Anna | Bea | Orange (random bot)" in result.stdout
    assert "— Round 4 begins." in result.stdout
    assert "Total" in result.stdout
    assert "Your plan" not in result.stdout
    assert "Your plan" in run("record", "show", finished, "--seat", "2").stdout


def test_a_record_is_told_up_to_a_position(run: Run, finished: str) -> None:
    text = run("record", "show", finished, "--at", "60").stdout
    assert "Round 1 begins" in text
    assert "Round 4 begins" not in text


def test_the_board_of_a_record_is_drawn_at_a_position(run: Run, finished: str) -> None:
    assert "Round 4 of 4" in run("record", "replay", finished).stdout
    early = run("record", "replay", finished, "--at", "60", "--seat", "1")
    assert early.exit_code == 0
    assert "Round 1 of 4" in early.stdout
    assert "Anna: " in early.stdout
    assert "thalers" not in run("record", "replay", finished, "--at", "60").stdout


def test_every_position_of_a_record_can_be_drawn(run: Run, finished: str, finished_text: str) -> None:
    for at in range(0, len(read_record(finished_text, GAMES).made), 17):
        assert run("record", "replay", finished, "--at", str(at)).exit_code == 0


def test_a_position_is_found_by_round_and_turn(run: Run, finished: str) -> None:
    heading = next(line for line in run("record", "show", finished).stdout.split("\n") if "Round 3 begins" in line)
    at = heading.split("--at ")[1]
    third = run("record", "replay", finished, "--round", "3").stdout
    assert "Round 3 of 4" in third
    assert third == run("record", "replay", finished, "--at", at).stdout
    earlier = json.loads(run("record", "replay", finished, "--at", str(int(at) - 1), "--json").stdout)
    assert earlier["round"] == 2
    second_turn = json.loads(run("record", "replay", finished, "--round", "3", "--turn", "2", "--json").stdout)
    assert (second_turn["round"], second_turn["turn"]) == (3, 2)
    assert second_turn["at"] > int(at)
    told = run("record", "show", finished, "--round", "3", "--turn", "2").stdout
    assert "Round 3 begins" in told
    assert f"--at {second_turn['at']}\n" in told
    assert "Round 4 begins" not in told


def test_the_set_up_is_no_round(run: Run, finished: str) -> None:
    text = run("record", "replay", finished, "--at", "1").stdout
    assert text == "The game is being set up (1 choice so far).\n"
    assert json.loads(run("record", "replay", finished, "--at", "1", "--json").stdout) == {
        "game": "norenberc",
        "at": 1,
        "round": None,
        "turn": None,
        "over": False,
        "asked": ["*"],
        "question": None,
        "points": None,
    }


def test_bots_are_named_in_the_header_only(run: Run, finished: str) -> None:
    story = run("record", "show", finished).stdout
    assert story.count("(random bot)") == 1
    assert "Orange " in story
    assert "(random" not in run("record", "replay", finished).stdout


def test_a_finished_record_ends_with_the_winner(run: Run, finished: str, finished_text: str) -> None:
    most = max(read_record(finished_text, GAMES).result)
    for command in ("show", "replay"):
        last = run("record", command, finished).stdout.strip().split("\n")[-1]
        assert f"with {most} points!" in last
        assert any(name in last for name in ("Anna", "Bea", "Orange"))


def test_the_seed_is_kept_secret_while_a_game_goes_on(run: Run, finished: str, finished_text: str) -> None:
    assert "seed: a record" in run("record", "show", finished, "--at", "60").stdout
    assert json.loads(run("record", "show", finished, "--json").stdout)["seed"] == "a record"
    Path(finished).write_text("\n".join(finished_text.split("\n")[:100]) + "\n", encoding="utf-8")
    assert "seed" not in run("record", "show", finished).stdout
    facts = json.loads(run("record", "show", finished, "--json").stdout)
    assert facts["seed"] is None
    assert facts["finished"] is False


def test_a_record_is_told_to_a_program(run: Run, finished: str) -> None:
    facts = json.loads(run("record", "show", finished, "--json").stdout)
    assert facts["game"] == "norenberc"
    assert facts["players"] == ["Anna", "Bea", "Orange (random bot)"]
    assert facts["finished"] is True
    assert facts["at"] == facts["choices"]
    numbers = [item["at"] for item in facts["news"]]
    assert numbers == sorted(numbers)
    first = next(item for item in facts["news"] if item["key"] == "round")
    assert first["facts"] == {"round": 1}
    assert first["sentence"] == "Round 1 begins."
    assert not [item for item in facts["news"] if item["key"] == "planned"]
    own = json.loads(run("record", "show", finished, "--seat", "1", "--json").stdout)
    assert [item for item in own["news"] if item["key"] == "planned"]


def test_a_position_is_told_to_a_program(run: Run, finished: str, finished_text: str) -> None:
    end = json.loads(run("record", "replay", finished, "--json").stdout)
    assert end["over"] is True
    assert end["asked"] == []
    assert [sum(row.values()) for row in end["points"]] == read_record(finished_text, GAMES).result
    start = json.loads(run("record", "replay", finished, "--round", "1", "--json").stdout)
    assert start["question"] == "planning"
    assert start["asked"] == ["1", "2", "3"]
    assert start["points"] is None


def test_the_record_command_alone_shows_its_help(run: Run) -> None:
    result = run("record")
    assert result.exit_code == 0
    assert result.stderr == ""
    for name in ("show", "replay", "verify"):
        assert f"  {name} " in result.stdout


def test_a_record_is_verified(run: Run, finished: str) -> None:
    result = run("record", "verify", finished)
    assert result.exit_code == 0
    assert "all according to the rules" in result.stdout
    facts = json.loads(run("record", "verify", finished, "--json").stdout)
    assert facts["finished"] is True
    assert len(facts["result"]) == 3


def test_the_luck_of_a_lesson_proves_nothing(run: Run, finished: str, tmp_path: Path) -> None:
    assert "proves nothing" not in run("record", "verify", finished).stdout
    lesson = face_of(GAMES[0], "en").lesson
    assert lesson is not None
    path = tmp_path / "lesson.fondaco"
    path.write_text(random_table(lesson.seats, lesson.seed).record.text(), encoding="utf-8")
    assert "it proves nothing" in run("record", "verify", str(path)).stdout
    assert json.loads(run("record", "verify", str(path), "--json").stdout)["lesson"] is True


def test_an_unfinished_record_is_verified_only_if_that_is_allowed(
    run: Run, refused: Refused, home: Path, tmp_path: Path
) -> None:
    path = tmp_path / "unfinished.fondaco"
    path.write_text(random_table(2, "cut", 80).record.text(), encoding="utf-8")
    refused(run("record", "verify", str(path)), "Unfinished", "line ")
    facts = json.loads(run("record", "verify", str(path), "--unfinished", "--json").stdout)
    assert facts["finished"] is False


def line_of(text: str, beginning: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(beginning))


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ("1 plan ", "1 juggle ", "UnknownChoice"),
        ("1 plan ", "1 plan cobblers+", "UnknownChoice"),
        ("1 plan ", "7 plan ", "UnknownSeat"),
        ("1 plan ", "0 plan ", "UnknownSeat"),
        ("fondaco 1", "fondaco 9", "WrongVersion"),
        ("rules: 1", "rules: 99", "WrongVersion"),
        ("rules: 1", "rules: one", "BadRecord"),
        ("seats: 3", "seats: 8", "BadOption"),
        ("game: norenberc", "game: chess", "BadRecord"),
        ("seats: 3", "seats: 3\noption box: brewers 1 2", "BadTiles"),
        ("seats: 3", "seats: 3\noption colour: red", "BadOption"),
        ("seats: 3", "seats: 3\nweather: fair", "BadRecord"),
    ],
)
def test_a_wrong_record_is_refused(
    run: Run, refused: Refused, finished: str, finished_text: str, old: str, new: str, name: str
) -> None:
    Path(finished).write_text(finished_text.replace(old, new, 1), encoding="utf-8")
    for command in ("show", "replay", "verify"):
        refused(run("record", command, finished), name)


def test_a_choice_that_is_not_open_is_refused_with_its_line(
    run: Run, refused: Refused, finished: str, finished_text: str
) -> None:
    first = line_of(finished_text, "1 plan ")
    lines = finished_text.split("\n")
    lines[first - 1] = "1 hire room-2"
    Path(finished).write_text("\n".join(lines), encoding="utf-8")
    for command in ("show", "replay", "verify"):
        refused(run("record", command, finished), "NotOpen", f"line {first}:", "hire room-2")


def test_an_unknown_verb_is_refused_with_its_line(
    run: Run, refused: Refused, finished: str, finished_text: str
) -> None:
    first = line_of(finished_text, "1 plan ")
    Path(finished).write_text(finished_text.replace("1 plan ", "1 juggle ", 1), encoding="utf-8")
    refused(run("record", "show", finished), "UnknownChoice", f"line {first}:", "juggle")


def test_a_record_cut_off_is_refused(run: Run, refused: Refused, finished: str, finished_text: str) -> None:
    Path(finished).write_text(finished_text[:-4], encoding="utf-8")
    refused(run("record", "verify", finished), "Truncated", "line ")
    Path(finished).write_text(finished_text[:20], encoding="utf-8")
    refused(run("record", "verify", finished), "Truncated")


def test_wrong_scores_and_wrong_luck_are_refused(run: Run, refused: Refused, finished: str, finished_text: str) -> None:
    end = finished_text.rindex("end ")
    Path(finished).write_text(finished_text[:end] + "end 1 2 3\n", encoding="utf-8")
    refused(run("record", "verify", finished), "WrongResult", "1 2 3")
    Path(finished).write_text(finished_text.replace("seed: a record", "seed: another"), encoding="utf-8")
    refused(run("record", "verify", finished), "WrongResult", "line ")


def test_files_that_are_no_text_are_refused(run: Run, refused: Refused, home: Path, tmp_path: Path) -> None:
    path = tmp_path / "file"
    for command in ("show", "replay", "verify"):
        refused(run("record", command, str(path / "missing")), "BadRecord", "no file")
        refused(run("record", command, str(tmp_path)), "BadRecord", "not a file")
    path.write_bytes(b"\xff\xfe\x00")
    refused(run("record", "show", str(path)), "BadRecord", "UTF-8")
    path.write_bytes(b"x" * 1_000_001)
    refused(run("record", "show", str(path)), "BadRecord", "larger")
    path.write_bytes(b"")
    refused(run("record", "show", str(path)), "WrongVersion")


def test_signs_that_steer_a_terminal_are_not_printed(run: Run, finished: str, finished_text: str) -> None:
    Path(finished).write_text(finished_text.replace("Anna", "A\x1b[2Jnna"), encoding="utf-8")
    for command in ("show", "replay"):
        result = run("record", command, finished)
        assert result.exit_code == 0
        assert "\x1b[2J" not in result.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        "--at 100000",
        "--at -1",
        "--at soon",
        "--seat 4",
        "--seat 0",
        "--round 0",
        "--round 5",
        "--round 1 --turn 0",
        "--round 1 --turn 99",
        "--turn 1",
        "--at 60 --round 1",
        "--at 60 --turn 1",
    ],
)
def test_a_position_or_seat_outside_the_record_is_refused(
    run: Run, refused: Refused, finished: str, arguments: str
) -> None:
    for command in ("show", "replay"):
        refused(run("record", command, finished, *arguments.split()), "BadOption")


def test_a_record_with_a_secret_key_is_verified_with_its_commitment(
    run: Run, refused: Refused, keyed: Callable[..., Table], home: Path, tmp_path: Path
) -> None:
    text = keyed(GAMES[0]).record.text()
    path = tmp_path / "keyed.fondaco"
    path.write_text(text, encoding="utf-8")
    assert "The seed fits the commitment, and every draw fits the seed." in run("record", "verify", str(path)).stdout
    facts = json.loads(run("record", "verify", str(path), "--json").stdout)
    assert (facts["luck"], facts["beginning"]) == ("hmac-sha256", 0)
    path.write_text(text.replace("salt 2: ", "salt 1: "), encoding="utf-8")
    refused(run("record", "verify", str(path)), "WrongResult", "line ", "This draw is not the one that the seed gives.")
    path.write_text(text.replace("commitment: ", "commitment: 0"), encoding="utf-8")
    refused(run("record", "verify", str(path)), "WrongResult", "The commitment is not that of the seed.")


def test_a_record_without_a_seed_is_said_to_have_unchecked_draws(run: Run, finished: str) -> None:
    path = Path(finished)
    assert "Every draw fits the seed." in run("record", "verify", finished).stdout
    path.write_text(path.read_text(encoding="utf-8").replace("seed: a record\n", ""), encoding="utf-8")
    assert "the draws were not checked" in run("record", "verify", finished).stdout
