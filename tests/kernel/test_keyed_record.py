"""Records of chance drawn with a secret key: verified in every game, and refused where they were changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.games import GAMES
from fondaco.kernel.chance import KeyedChance
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import replay, verify
from fondaco.kernel.state import CHANCE
from fondaco.kernel.table import Table, keyed_table, new_table

from .keyed_reference import commitment_of, fallen, number_of_draw, terms_in

PlayKeyed = Callable[..., Table]
Refusal = Callable[[str], FondacoError]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


@pytest.fixture(scope="session")
def branch(keyed: PlayKeyed) -> Table:
    """A game that goes on from the middle of another."""
    first = keyed(GAMES[0]).record
    beginning = Record(first.game, first.seats, first.options, "")
    stops = [index for index, (seat, _) in enumerate(first.made) if seat != CHANCE]
    beginning.made = first.made[: stops[len(stops) // 2]]
    return keyed(GAMES[0], beginning)


# Good records.


@every_game
def test_a_keyed_game_verifies_and_survives_its_text(keyed: PlayKeyed, game: Game) -> None:
    table = keyed(game)
    text = table.record.text()
    again = read_record(text, GAMES)
    assert again.text() == text
    assert verify(again).same_as(table.state)
    assert Table(read_record(text, GAMES)).state.same_as(table.state)


@every_game
def test_everybody_can_compute_every_draw_from_what_was_open(keyed: PlayKeyed, game: Game) -> None:
    record = keyed(game).record
    text = record.text()
    assert f"commitment: {commitment_of(record.seed)}\n" in text
    state, choices, draws = record.start(), Choices(len(game.vocabulary)), 0
    for seat, choice in record.made:
        if seat == CHANCE:
            state.open(CHANCE, choices)
            weights = [int(choices.weights[index]) for index in range(choices.size)]
            number = number_of_draw(record.seed, terms_in(text), draws, sum(weights))
            assert fallen(choices.listed(), weights, number) == choice
            draws += 1
        state.choose(seat, choice)
    assert draws > 5


def test_the_header_tells_what_was_settled(keyed: PlayKeyed) -> None:
    lines = keyed(GAMES[0]).record.text().split("\n\n")[0].split("\n")
    assert [line.split(":")[0] for line in lines[4:]] == ["luck", "salt 2", "seed", "commitment"]
    assert "salt 2: Größe: 5" in lines


def test_a_game_that_goes_on_from_another_has_luck_of_its_own(keyed: PlayKeyed, branch: Table) -> None:
    record = branch.record
    again = read_record(record.text(), GAMES)
    assert again.beginning == record.beginning > 20
    assert verify(again).same_as(branch.state)
    first = keyed(GAMES[0]).record
    assert record.made[: record.beginning] == first.made[: record.beginning]
    drawn = [choice for seat, choice in record.made[record.beginning :] if seat == CHANCE]
    assert drawn != [choice for seat, choice in first.made[record.beginning :] if seat == CHANCE]
    assert isinstance(branch.chance, KeyedChance)
    assert branch.chance.number == len(drawn) > 0


def test_nothing_from_before_the_beginning_can_be_taken_back(keyed: PlayKeyed) -> None:
    first = keyed(GAMES[0]).record
    planned = next(index for index, (seat, _) in enumerate(first.made) if seat != CHANCE)
    for is_taken_over in (False, True):
        beginning = Record(first.game, first.seats, first.options, "")
        beginning.made = first.made[: planned + 1]
        table = keyed_table(beginning, "a seed", [])
        if not is_taken_over:
            table.record.beginning = 0
        seat = first.made[planned][0]
        assert table.why_no_undo(seat) == ("nothing" if is_taken_over else "")


@every_game
def test_a_choice_taken_back_changes_no_draw(game: Game) -> None:
    """Two play alike, but one of them takes back whatever can be taken back and chooses it again."""
    plain, wavering = (keyed_table(Record(game, game.fewest, {}, ""), "a seed", []) for _ in range(2))
    luck, undone = Luck("wavering"), 0
    while not plain.state.is_over() and len(plain.record.made) < 250:
        seat = int(plain.state.first_asked())
        choices = plain.open(seat)
        choice = choices[luck.below(len(choices))]
        plain.choose(seat, choice)
        wavering.choose(seat, choice)
        if not wavering.why_no_undo(seat):
            wavering.undo(seat)
            wavering.choose(seat, choice)
            undone += 1
    assert wavering.record.made == plain.record.made
    assert undone > 5


# Changed records.


@every_game
def test_another_draw_is_refused_at_its_line(keyed: PlayKeyed, refusal: Refusal, game: Game) -> None:
    record = keyed(game).record
    text = record.text()
    first_line = read_record(text, GAMES).first_line
    state, choices, changed = record.start(), Choices(len(game.vocabulary)), 0
    for index, (seat, choice) in enumerate(record.made):
        state.open(seat, choices)
        other = next((one for one in choices.listed() if one != choice), -1)
        if seat == CHANCE and other >= 0 and (index % 4 == 0 or index < 10):
            error = refusal(with_line(text, first_line + index, f"* {game.vocabulary.text(other)}"))
            assert (error.name, error.key, error.line) == ("WrongResult", "wrong-luck", first_line + index)
            changed += 1
        state.choose(seat, choice)
    assert changed > 5


@every_game
def test_a_choice_that_was_not_open_is_refused_at_its_line(keyed: PlayKeyed, refusal: Refusal, game: Game) -> None:
    record = keyed(game).record
    text = record.text()
    first_line = read_record(text, GAMES).first_line
    state, choices = record.start(), Choices(len(game.vocabulary))
    for index, (seat, choice) in enumerate(record.made):
        if seat != CHANCE and index % 9 == 0:
            state.open(seat, choices)
            closed = next(number for number in range(len(game.vocabulary)) if not choices.holds(number))
            error = refusal(with_line(text, first_line + index, f"{seat + 1} {game.vocabulary.text(closed)}"))
            assert (error.name, error.line) == ("NotOpen", first_line + index)
        state.choose(seat, choice)


@every_game
@pytest.mark.parametrize(
    ("line", "changed"),
    [("salt 2: ", "salt 2: Größe: 6"), ("salt 2: ", "salt 1: Größe: 5"), ("luck: ", "luck: hmac-sha256\nsalt 1: more")],
)
def test_other_terms_are_refused_at_a_draw(
    keyed: PlayKeyed, refusal: Refusal, game: Game, line: str, changed: str
) -> None:
    text = keyed(game).record.text()
    error = refusal(with_line(text, line_of(text, line), changed))
    assert (error.name, error.key) == ("WrongResult", "wrong-luck")
    draws = [number for number, line in enumerate(text.split("\n"), 1 + changed.count("\n")) if line.startswith("* ")]
    assert error.line in draws[:12], "that many draws in a row fall alike for no two terms"


@pytest.mark.parametrize("changed", [-1, 1])
def test_another_beginning_is_refused_at_a_draw(branch: Table, refusal: Refusal, changed: int) -> None:
    """Also where the line in between is a player's: what was settled is part of every draw."""
    text = branch.record.text()
    number = line_of(text, "beginning: ")
    error = refusal(with_line(text, number, f"beginning: {branch.record.beginning + changed}"))
    assert (error.name, error.key) == ("WrongResult", "wrong-luck")


def test_another_result_is_refused_at_its_line(keyed: PlayKeyed, refusal: Refusal) -> None:
    text = keyed(GAMES[0]).record.text()
    number = line_of(text, "end ")
    error = refusal(with_line(text, number, f"end {'0 ' * GAMES[0].fewest}".strip()))
    assert (error.key, error.line) == ("wrong-scores", number)


@pytest.mark.parametrize(
    ("line", "changed", "key"),
    [
        ("commitment: ", "commitment: " + "0" * 64, "wrong-commitment"),
        ("commitment: ", "commitment: x", "wrong-commitment"),
        ("luck: ", "luck: dice", "luck-kind"),
        ("luck: ", "luck: ", "no-header"),
        ("salt 2: ", "salt 2: " + "x" * 101, "salt"),
        ("salt 2: ", "salt 2: a\tb", "salt"),
        ("salt 2: ", "salt 3: nobody sits there", "no-header"),
        ("salt 2: ", "salt 02: x", "no-header"),
        ("luck: ", "luck: hmac-sha256\nbeginning: x", "header-number"),
        ("luck: ", "luck: hmac-sha256\nbeginning: -1", "header-number"),
        ("luck: ", "luck: hmac-sha256\nbeginning: 99999", "beginning"),
        ("luck: ", "luck: hmac-sha256\nluck: hmac-sha256", "no-header-line"),
    ],
)
def test_a_bad_header_is_refused_at_its_line(
    keyed: PlayKeyed, refusal: Refusal, line: str, changed: str, key: str
) -> None:
    text = keyed(GAMES[0]).record.text()
    number = line_of(text, line)
    error = refusal(with_line(text, number, changed))
    assert error.key == key
    # Without a kind of luck, it is the first line that needs one that does not fit.
    assert error.line == number + (1 if "\n" in changed or changed == "luck: " else 0)


def test_another_seed_does_not_fit_the_commitment(keyed: PlayKeyed, refusal: Refusal) -> None:
    text = keyed(GAMES[0]).record.text()
    number = line_of(text, "seed: ")
    error = refusal(with_line(text, number, "seed: another"))
    assert (error.key, error.line) == ("wrong-commitment", number + 1)
    assert refusal(text.replace(text.split("\n")[number - 1] + "\n", "")).key == "seed"


def test_what_only_keyed_records_have_is_refused_in_others(refusal: Refusal) -> None:
    text = new_table(GAMES[0], 2, {}, "a day").record.text()
    for line in ("commitment: 00", "salt 1: x", "beginning: 3"):
        error = refusal(text.replace("seed: ", f"{line}\nseed: "))
        assert (error.key, error.line) == ("no-header", line_of(text, "seed: "))


def test_records_of_old_stay_as_they_are(refusal: Refusal) -> None:
    record = new_table(GAMES[0], 2, {}, "a day").record
    assert record.text().split("\n\n")[0].split("\n")[4:] == ["seed: a day"]
    assert replay(read_record(record.text(), GAMES), -1, record.chance()).same_as(Table(record).state)
