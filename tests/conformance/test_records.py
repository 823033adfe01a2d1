"""Records: a game survives its text, comes to the same end from anywhere, and whatever was changed in it is found.

The golden records of a game lie in `tests/games/<name>/records`, whole games kept as text that must play today as they
did when they were written; `breakdowns.json` beside them says who scored what in each, reckoned by hand or kept.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import check_choice, replay, verify
from fondaco.kernel.state import CHANCE
from fondaco.kernel.table import keyed_table

from ..conftest import play_on
from .course import courses_of, open_in
from .subjects import SUBJECTS, Setting, each_game, each_setting

ROOT = Path(__file__).parents[1] / "games"
GOLDEN = sorted(ROOT.glob("*/records/*.fondaco"))
LOOKED_AT = 12
"""At how many lines a record is changed or taken up."""


def some_places(record: Record) -> range:
    return range(0, len(record.made), max(1, len(record.made) // LOOKED_AT))


def refused_at(text: str, game: Game) -> int | None:
    """The line at which a record is refused; 0 where it is refused as a whole, None where it passes."""
    try:
        verify(read_record(text, [game]))
    except FondacoError as error:
        return error.line
    return None


def whole_findings(record: Record) -> list[str]:
    """Whether a record survives its text and its replay, taken up anywhere."""
    text = record.text()
    again = read_record(text, [record.game])
    found = [] if again.text() == text and again.made == record.made else ["the text changes when it is read"]
    end = verify(again)
    choices = Choices(len(record.game.vocabulary))
    for place in some_places(record):
        state = replay(record, place).copy()
        for seat, choice in record.made[place:]:
            check_choice(record.game, state, seat, choice, choices)
            state.choose(seat, choice)
        found += [] if state.same_as(end) else [f"taken up at {place} it ends otherwise"]
    return found


def forgery_findings(record: Record) -> list[str]:
    """Lines that can be changed into what was not open, or into another draw, without being refused right there."""
    game, lines = record.game, record.text().split("\n")
    first = read_record(record.text(), [game]).first_line
    state = record.start()
    looked_at = set(some_places(record))
    found = []
    for index, (seat, choice) in enumerate(record.made):
        if index in looked_at or (seat == CHANCE and index < LOOKED_AT):
            open_now = open_in(game, state, seat)
            shut = next(other for other in range(len(game.vocabulary)) if other not in open_now)
            forged = [shut, *(other for other in open_now if seat == CHANCE and other != choice)][:3]
            line = first + index
            for other in forged:
                lines[line - 1], kept = forged_line(lines[line - 1], game, other), lines[line - 1]
                if refused_at("\n".join(lines), game) != line:
                    found.append(f"line {line} passes as {lines[line - 1]!r}")
                lines[line - 1] = kept
        state.choose(seat, choice)
    return found


def forged_line(line: str, game: Game, choice: int) -> str:
    return f"{line.split(' ')[0]} {game.vocabulary.text(choice)}"


def truncation_findings(record: Record) -> list[str]:
    """Beginnings of a record that pass for a whole one, or are refused without a line."""
    text = record.text()
    cuts = [*range(1, len(text), max(1, len(text) // LOOKED_AT)), len(text) - 1, text.rindex("end ")]
    return [f"cut off after {cut} signs it passes" for cut in cuts if not refused_at(text[:cut], record.game)]


@each_setting
def test_a_game_survives_its_text_and_comes_to_the_same_end_from_anywhere(setting: Setting) -> None:
    for course in courses_of(setting)[:2]:
        assert whole_findings(course.record) == []


@each_setting
def test_a_forged_line_is_refused_at_its_number_and_a_cut_one_is_no_record(setting: Setting) -> None:
    record = courses_of(setting)[0].record
    assert forgery_findings(record) == []
    assert truncation_findings(record) == []


@each_game
def test_a_game_drawn_with_a_secret_key_is_verified_line_by_line(game: Game) -> None:
    table = keyed_table(Record(game, game.fewest, {}, ""), "c0ffee" * 10, ["", "a pinch of salt"])
    record = play_on(table, Luck("keyed")).record
    assert "\nluck: " in record.text()
    assert whole_findings(record) == []
    assert forgery_findings(record) == []
    assert truncation_findings(record) == []
    assert refused_at(record.text().replace("c0ffee", "decade"), game)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_golden_record_plays_as_it_was_written(path: Path) -> None:
    """Byte for byte, every choice open, chance as the seed says, the scores by category, from anywhere."""
    text = path.read_bytes().decode()
    record = read_record(text, SUBJECTS)
    assert record.text() == text
    breakdown = record.game.breakdown(verify(record))
    assert breakdown == json.loads((path.parent / "breakdowns.json").read_text(encoding="utf-8"))[path.stem]
    assert record.result == [sum(row) for row in breakdown]
    assert whole_findings(record) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_there_is_a_golden_record_for_every_number_of_players_and_each_is_known(game: Game) -> None:
    paths = [path for path in GOLDEN if path.parts[-3] == game.name]
    seats = {read_record(path.read_text(encoding="utf-8"), [game]).seats for path in paths}
    assert seats == set(range(game.fewest, game.most + 1))
    known = json.loads((ROOT / game.name / "records" / "breakdowns.json").read_text(encoding="utf-8"))
    assert sorted(known) == sorted(path.stem for path in paths)
    options = {item for path in paths for item in read_record(path.read_text(encoding="utf-8"), [game]).options.items()}
    assert {name for name, _ in options} <= {*game.options, "box"}
