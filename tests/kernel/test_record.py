"""Records as text: written, read and verified; and every way a bad one is refused."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fondaco.games import GAMES
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.game import Game
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import replay, verify
from fondaco.kernel.table import Table, new_table

Play = Callable[..., Table]
Refusal = Callable[[str], FondacoError]

HEADER = "fondaco 1\ngame: norenberc\nrules: 1\nseats: 2\nseed: a short day\n\n"
FIRST_LINE = 7


@pytest.fixture(scope="session")
def good(play: Play) -> str:
    """The text of a whole game for two."""
    text = play(2, "a short day").record.text()
    assert text.startswith(HEADER)
    return text


def with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def first_player_line(text: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if re.match(r"[12] ", line))


def last_line(text: str) -> int:
    return text.count("\n")


# Good records.


@given(st.integers(2, 5), st.integers(0, 10**6))
def test_a_record_survives_its_text(play: Play, seats: int, seed: int) -> None:
    record = play(seats, f"day {seed}").record
    again = read_record(record.text(), GAMES)
    assert again.text() == record.text()
    assert again.made == record.made
    assert again.result == record.result
    assert (again.seats, again.seed, again.options) == (seats, f"day {seed}", {})


@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 60))
def test_an_unfinished_record_survives_its_text_and_replays_to_the_same_state(
    play: Play, seats: int, seed: int, choices: int
) -> None:
    table = play(seats, f"day {seed}", choices)
    again = read_record(table.record.text(), GAMES)
    assert again.text() == table.record.text()
    assert replay(again).same_as(table.state)
    assert Table(again).state.same_as(table.state)


def test_a_finished_record_verifies_to_its_last_state(play: Play) -> None:
    table = play(4, "four")
    assert verify(read_record(table.record.text(), GAMES)).same_as(table.state)


def test_a_record_can_be_replayed_up_to_any_choice(play: Play) -> None:
    table = play(2, "stepwise")
    state = table.record.start()
    for index, (seat, choice) in enumerate(table.record.made):
        assert replay(table.record, index).same_as(state)
        state.choose(seat, choice)
    assert replay(table.record, 10**6).same_as(state)


def test_players_and_options_stand_in_the_header_and_come_back(norenberc: Game) -> None:
    record = Record(norenberc, 3, norenberc.settled({"money": "open"}), "names")
    record.players = ["Ann", "Béla: the elder", "Ю"]
    again = read_record(record.text(), GAMES)
    assert again.players == record.players
    assert again.options == {"money": "open"}
    assert "option money: open\nplayers: Ann | Béla: the elder | Ю\nseed: names\n" in again.text()


def test_a_record_without_a_seed_takes_chance_as_it_is(play: Play) -> None:
    record = play(2, "elsewhere").record
    text = record.text().replace("seed: elsewhere\n", "")
    assert [sum(row) for row in record.game.breakdown(verify(read_record(text, GAMES)))] == record.result


@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12))
@example(" spaces around ")
@example("two\nlines")
@example("a carriage return\r")
@example("seed: seed")
def test_a_game_of_any_seed_is_refused_at_once_or_its_record_can_be_read(norenberc: Game, seed: str) -> None:
    try:
        table = new_table(norenberc, 2, {}, seed)
    except FondacoError:
        return
    again = Table(read_record(table.record.text(), GAMES))
    assert again.record.text() == table.record.text()
    assert again.state.same_as(table.state)


# Bad headers: which file it is, which game, which rules.


@pytest.mark.parametrize(
    "text", ["", "\n", "fondaco", "hello\n", "\ufefffondaco 1\n", "\x00\x01\x02", "fondaco 1 \n\n"]
)
def test_what_is_no_record_is_refused_on_line_1(refusal: Refusal, text: str) -> None:
    error = refusal(text)
    assert (error.name, error.key, error.line) == ("WrongVersion", "no-record", 1)


def test_another_version_of_the_format_is_refused(refusal: Refusal, good: str) -> None:
    error = refusal(with_line(good, 1, "fondaco 2"))
    assert (error.name, error.key, error.line) == ("WrongVersion", "no-record", 1)
    assert "“fondaco 1”" in str(error)


def test_a_file_from_an_editor_that_ends_lines_with_carriage_returns_is_the_same_record(good: str) -> None:
    assert read_record(good.replace("\n", "\r\n"), GAMES).text() == good


@pytest.mark.parametrize(
    ("line", "text", "name", "key", "fact"),
    [
        (2, "game: chess", "BadRecord", "no-game", "“chess”"),
        (2, "game:", "BadRecord", "no-game", "norenberc"),
        (3, "rules: 2", "WrongVersion", "rules", "rules 2 of norenberc"),
        (3, "rules: 0", "WrongVersion", "rules", "rules 0"),
        (3, "rules: one", "BadRecord", "header-number", "“one”"),
        (3, "rules: -1", "BadRecord", "header-number", "“-1”"),
        (3, "rules: ²", "BadRecord", "header-number", "“²”"),
        (3, "rules: 9999999999", "BadRecord", "header-number", "“9999999999”"),
        (4, "seats: 1", "BadOption", "seats", "2 to 5 players, not 1"),
        (4, "seats: 6", "BadOption", "seats", "2 to 5 players, not 6"),
        (4, "seats:", "BadRecord", "header-number", "“seats”"),
        (4, "seats 2", "BadRecord", "no-header-line", "“seats 2”"),
        (5, "weather: fine", "BadRecord", "no-header", "“weather”"),
        (5, "seats: 2", "BadRecord", "no-header-line", "“seats: 2”"),
        (5, "players: Ann", "BadRecord", "players", "1 player for 2 seats"),
        (5, "players: A | B | C", "BadRecord", "players", "3 players for 2 seats"),
        (5, "option taxes: high", "BadOption", "no-option", "“taxes”"),
        (5, "option money: much", "BadOption", "option-value", "“much”"),
        (5, "option box: nonsense", "BadTiles", "no-table", "nonsense"),
        (5, "option box: townspeople 1 2 3", "BadTiles", "kinds", "15"),
        (5, "option box: brewers 2 3", "BadTiles", "artisans", "11"),
    ],
)
def test_a_bad_header_is_refused_with_a_name_a_sentence_and_its_line(
    refusal: Refusal, good: str, line: int, text: str, name: str, key: str, fact: str
) -> None:
    error = refusal(with_line(good, line, text))
    assert (error.name, error.key) == (name, key)
    assert fact in str(error)
    assert error.line == line


def test_a_missing_header_is_named(refusal: Refusal, good: str) -> None:
    for name in ("rules", "seats"):
        error = refusal(re.sub(rf"{name}: \d\n", "", good))
        assert (error.name, error.key) == ("BadRecord", "header-number")
        assert f"“{name}”" in str(error)


@pytest.mark.parametrize("count", ["9" * 30, "9" * 5000, "-1", "1e3"])
def test_a_box_with_an_absurd_number_is_refused(refusal: Refusal, good: str, count: str) -> None:
    error = refusal(with_line(good, 5, f"option box: townspeople {count}{' 0' * 14}"))
    assert error.name == "BadTiles"
    assert len(str(error)) < 400


# Bad choices.


@pytest.mark.parametrize(
    ("choice", "name", "key", "fact"),
    [
        ("1 juggle beer", "UnknownChoice", "no-verb", "“juggle”"),
        ("1 buy fish", "UnknownChoice", "no-thing", "“fish”"),
        ("1 pass away", "UnknownChoice", "verb-alone", "“away”"),
        ("1", "UnknownChoice", "no-verb", "no choice"),
        ("1 buy beer", "NotOpen", "not-open", "“buy beer” is not open now. Open: pass, plan brewers"),
        ("1 plan hatters", "NotOpen", "not-open", "“plan hatters” is not open"),
        ("* draw thief", "NotAsked", "not-asked", "asked: 1, 2"),
        ("3 pass", "UnknownSeat", "no-seat", "“3”; the seats are 1 to 2"),
        ("0 pass", "UnknownSeat", "no-seat", "“0”"),
        ("-1 pass", "UnknownSeat", "no-seat", "“-1”"),
        ("² pass", "UnknownSeat", "no-seat", "“²”"),
        ("111111111111111111111 pass", "UnknownSeat", "no-seat", "seats are 1 to 2"),
        ("blue pass", "UnknownSeat", "no-seat", "“blue”"),
        ("", "BadRecord", "empty-line", "empty line"),
        ("   ", "BadRecord", "empty-line", "empty line"),
    ],
)
def test_a_bad_choice_is_refused_with_a_name_a_sentence_and_its_line(
    refusal: Refusal, good: str, choice: str, name: str, key: str, fact: str
) -> None:
    line = first_player_line(good)
    error = refusal(with_line(good, line, choice))
    assert (error.name, error.key, error.line) == (name, key, line)
    assert fact in str(error)


def test_a_seat_that_is_not_asked_is_refused(refusal: Refusal, good: str) -> None:
    line = first_player_line(good)
    planned = good.split("\n")[line - 1]
    error = refusal(with_line(good, line + 1, planned))
    assert (error.name, error.key, error.line) == ("NotAsked", "not-asked", line + 1)


def test_a_choice_of_chance_made_by_a_seat_is_refused(refusal: Refusal, good: str) -> None:
    error = refusal(with_line(good, FIRST_LINE, good.split("\n")[FIRST_LINE - 1].replace("*", "1")))
    assert (error.name, error.key, error.line) == ("NotAsked", "not-asked", FIRST_LINE)


# Bad ends.


def test_a_record_that_stops_before_the_end_is_refused(refusal: Refusal, good: str) -> None:
    lines = good.split("\n")
    line = len(lines) - 10
    error = refusal("\n".join(lines[:line]) + "\n")
    assert (error.name, error.key, error.line) == ("Unfinished", "unfinished", line)


def test_a_record_cut_off_inside_a_line_is_refused(refusal: Refusal, good: str) -> None:
    line = last_line(good)
    error = refusal(good[:-2])
    assert (error.name, error.key, error.line) == ("Truncated", "stops-in-line", line)
    error = refusal(good[:-1])
    assert (error.name, error.key, error.line) == ("Truncated", "stops-in-line", line)


def test_a_record_cut_off_inside_a_line_of_its_header_says_so(refusal: Refusal) -> None:
    for size in range(len("fondaco 1\n"), len(HEADER) - 1):
        if HEADER[size - 1] != "\n":
            error = refusal(HEADER[:size])
            line = HEADER[:size].count("\n") + 1
            assert (HEADER[:size], error.name, error.key, error.line) == (
                HEADER[:size],
                "Truncated",
                "stops-in-header",
                line,
            )


def test_a_record_cut_off_between_two_lines_of_its_header_says_so(refusal: Refusal) -> None:
    """Taken for a whole header it would be a game without a seed, that is with other luck."""
    for lines in range(1, 6):
        cut = "".join(HEADER.splitlines(keepends=True)[:lines])
        error = refusal(cut)
        assert (cut, error.name, error.key) == (cut, "Truncated", "stops-in-header")


def test_no_beginning_of_a_record_passes_for_a_whole_one(refusal: Refusal, good: str) -> None:
    for size in range(0, len(good), 7):
        assert refusal(good[:size]).name in ("Truncated", "Unfinished", "WrongVersion", "BadRecord")


def test_text_after_the_end_is_refused(refusal: Refusal, good: str) -> None:
    for rest in ("1 pass\n", "\n", "end 1 2\n"):
        error = refusal(good + rest)
        assert (error.name, error.key, error.line) == ("BadRecord", "after-end", last_line(good) + 1)


def test_a_choice_after_the_game_is_over_is_refused(refusal: Refusal, good: str) -> None:
    line = last_line(good)
    error = refusal(with_line(good, line, "1 pass"))
    assert (error.name, error.key, error.line) == ("NotAsked", "not-asked", line)


def test_wrong_scores_are_refused(refusal: Refusal, good: str) -> None:
    line = last_line(good)
    error = refusal(with_line(good, line, "end 1 2"))
    assert (error.name, error.key, error.line) == ("WrongResult", "wrong-scores", line)
    said = " ".join(good.split("\n")[line - 1].split()[1:])
    assert str(error) == f"line {line}: The game ends {said}, but the record says 1 2."


def test_a_finished_game_without_its_scores_is_refused(refusal: Refusal, good: str) -> None:
    line = last_line(good)
    error = refusal("\n".join(good.split("\n")[: line - 1]) + "\n")
    assert (error.name, error.key, error.line) == ("WrongResult", "wrong-scores", line)


@pytest.mark.parametrize(
    "scores",
    ["", "1", "1 2 3", "1 x", "1 --5", "1 ²", "1 5-", "1 ٣", "1 -", "1 " + "9" * 5000],
    ids=["none", "few", "many", "letter", "minuses", "power", "behind", "arabic", "minus", "huge"],
)
def test_an_end_that_is_not_a_score_for_each_seat_is_refused(refusal: Refusal, good: str, scores: str) -> None:
    line = last_line(good)
    error = refusal(with_line(good, line, f"end {scores}".strip()))
    assert (error.name, error.key, error.line) == ("BadRecord", "end-scores", line)


def test_chance_that_does_not_fall_as_the_seed_says_is_refused(refusal: Refusal, good: str) -> None:
    error = refusal(good.replace("seed: a short day", "seed: a long day"))
    assert (error.name, error.key) == ("WrongResult", "wrong-luck")
    assert good.split("\n")[error.line - 1].startswith("* ")


def test_a_single_forged_draw_is_found(refusal: Refusal, good: str) -> None:
    """Two townspeople kept in the other order make the same game to the last number: only the seed can tell."""
    lines = good.split("\n")
    line = next(
        number
        for number in range(FIRST_LINE, len(lines))
        if lines[number - 1].startswith("* keep")
        and lines[number].startswith("* keep")
        and lines[number - 1] != lines[number]
    )
    error = refusal(with_line(with_line(good, line, lines[line]), line + 1, lines[line - 1]))
    assert (error.name, error.key, error.line) == ("WrongResult", "wrong-luck", line)


def test_a_record_of_absurd_length_is_refused_before_it_is_read(refusal: Refusal) -> None:
    error = refusal(HEADER + "1 pass\n" * 150_000)
    assert (error.name, error.key) == ("BadRecord", "too-long")


# Whatever the text, only our own errors come out.


@given(st.text())
def test_garbage_never_breaks_the_reader(refusal: Refusal, text: str) -> None:
    refusal(text)


@given(st.text(max_size=200))
def test_garbage_below_a_good_header_never_breaks_the_reader(refusal: Refusal, text: str) -> None:
    refusal(HEADER + text + "\n")


@given(st.text(max_size=60), st.sampled_from(["option box: ", "option ", "players: ", "seats: ", "rules: ", ""]))
def test_garbage_in_a_header_never_breaks_the_reader(refusal: Refusal, text: str, before: str) -> None:
    refusal(f"fondaco 1\ngame: norenberc\nrules: 1\nseats: 2\n{before}{text}\n\n")


@given(st.data())
def test_a_good_record_with_one_changed_line_never_breaks_the_reader(
    refusal: Refusal, good: str, norenberc: Game, data: st.DataObject
) -> None:
    words = st.sampled_from(["1", "2", "*", "end", "3", "", "0", "--1", *norenberc.vocabulary.texts])
    number = data.draw(st.integers(1, last_line(good)))
    line = " ".join(data.draw(st.lists(words, max_size=3)))
    changed = with_line(good, number, line)
    if line.split() == good.split("\n")[number - 1].split():
        verify(read_record(changed, GAMES))
    else:
        refusal(changed)
