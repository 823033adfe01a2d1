"""Records of every release, as it wrote them: each later release reads and verifies them, or says that it does not.

At a release, a record of each game goes into a folder of its number, and stays there as it is. Where the rules of a
game change without the former ones being shipped, its old records are named in `GONE`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import fondaco
from fondaco.games import GAMES, shipped
from fondaco.kernel.errors import WrongVersion
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify

RECORDS = Path(__file__).parent.parent / "records"
FILES = sorted(RECORDS.glob("*/*.fondaco"))
GONE: set[str] = set()
"""Records, as `RELEASE/GAME.fondaco`, of rules that are not shipped any more."""


def name(file: Path) -> str:
    return str(file.relative_to(RECORDS))


def test_this_release_has_a_record_of_every_game() -> None:
    assert {file.stem for file in FILES if file.parent.name == fondaco.__version__} == {game.name for game in GAMES}


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_record_of_an_earlier_release_plays_as_it_was_played(file: Path) -> None:
    text = file.read_bytes().decode()
    if name(file) in GONE:
        with pytest.raises(WrongVersion):
            read_record(text, shipped())
        return
    record = read_record(text, shipped())
    verify(record)
    assert record.result
    assert record.text() == text
