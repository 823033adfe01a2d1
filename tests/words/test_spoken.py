"""Everything that the kernel and the command line say has words."""

from __future__ import annotations

import re

import pytest

from fondaco.words.catalogue import LANGUAGES, PACKAGE, catalogue

ERRORS = (
    "UnknownGame|BadOption|BadBox|BadTiles|UnknownSeat|UnknownChoice|NotAsked|NotOpen|Stale|GameOver|BadRecord|"
    "Truncated|Unfinished|WrongVersion|WrongResult|error"
)

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def found(pattern: str, *rooms: str) -> set[str]:
    """What a pattern finds in the sources of some rooms."""
    paths = [path for room in rooms for path in sorted((PACKAGE / room).rglob("*.py"))]
    return {match for path in paths for match in re.findall(pattern, path.read_text(encoding="utf-8"))}


def test_every_error_of_the_kernel_and_the_command_line_has_a_sentence(language: str) -> None:
    keys = found(rf'(?:{ERRORS})\(\s*"([a-z-]+)"', "kernel", "cli", "bots")
    reasons = found(r'return "(over|nothing|revealed|drawn|decided|open)"', "kernel")
    assert len(keys) > 30
    assert len(reasons) == 6
    words = catalogue(language, "cli")
    wanted = keys | {f"undo-{reason}" for reason in reasons}
    assert [key for key in sorted(wanted) if not words.has(f"error-{key}")] == []


def test_everything_the_command_line_says_has_words(language: str) -> None:
    words = catalogue(language, "cli")
    keys = found(r'(?<![.\w])say\("([a-z-]+)"', "cli")
    assert "play-record" in keys
    assert [key for key in sorted(keys) if not words.has(key)] == []
