"""The text of a box file, looked at before it is parsed."""

from __future__ import annotations

from fondaco.kernel.errors import BadBox

MOST = {".": 200, "=": 200, ",": 1000, "[": 200, "{": 100}
"""How often each sign may stand in a box file: they part its keys, and count and nest its tables. The time that a
parser of TOML takes over one key grows with the square of its parts, and a server must not wait for it."""


def check_box_text(text: str) -> None:
    """Raises where a box file holds more than any box could need."""
    for sign, most in MOST.items():
        count = text.count(sign)
        if count > most:
            raise BadBox("box-crowded", {"sign": sign, "most": most, "count": count})
