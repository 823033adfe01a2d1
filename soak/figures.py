"""Writes the table of figures in docs/trust.md from the results of the steps of `make soak`.

A step that has not run is shown as not measured, never by an old result.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from outcome import kept  # the folder of the script is first on sys.path

PAGE = Path(__file__).parent.parent / "docs" / "trust.md"
BEGIN = "<!-- figures: written by make soak -->\n"
END = "<!-- end of figures -->\n"
UNKNOWN = "not measured"
STEPS = ("worlds", "leaks", "kills", "fuzz", "memory")


def number(figures: dict[str, Any], name: str) -> str:
    return f"{figures[name]:,}" if name in figures else UNKNOWN


def rows(found: dict[str, dict[str, Any]]) -> list[tuple[str, str]]:
    """What was measured, and how much of it."""
    worlds, leaks, kills, fuzz, memory = (found.get(step, {}) for step in STEPS)
    listed = [(f"pairs of worlds compared, {game}", f"{pairs:,}") for game, pairs in worlds.get("pairs", {}).items()]
    listed = listed or [("pairs of worlds compared", UNKNOWN)]
    listed.append(("differences between them", number(worlds, "differences")))
    listed.append(("planted leaks found", f"{leaks['found']} of {leaks['planted']}" if leaks else UNKNOWN))
    listed.append(("kills survived", number(kills, "kills")))
    listed += [(f"kills during {kind}", f"{times:,}") for kind, times in kills.get("during", {}).items()]
    listed.append(("choices and undos acknowledged between the kills", number(kills, "acknowledged")))
    listed.append(("acknowledged ones lost or doubled", number(kills, "lost")))
    listed.append(("requests fuzzed over HTTP", number(fuzz, "requests")))
    listed.append(("unhandled errors", number(fuzz, "unhandled")))
    measured = f"{memory['first_mb']} MB, {memory['last_mb']} MB" if memory else UNKNOWN
    openings = f" of {memory['openings']:,}" if memory else ""
    listed.append((f"memory of the server after the first openings, after the last{openings}", measured))
    return listed


def table(found: dict[str, dict[str, Any]]) -> str:
    lines = [f"| {name} | {figure} |" for name, figure in rows(found)]
    return "\n".join(["| measured | figure |", "|---|---|", *lines]) + "\n"


def with_table(page: str, found: dict[str, dict[str, Any]]) -> str:
    """The page with these figures between its two markers."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE} has no marks for the table of figures")
    return before + begin + table(found) + end + after


def main() -> None:
    found = {step: kept(step) for step in STEPS}
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")
    print(table(found), end="")


if __name__ == "__main__":
    main()
