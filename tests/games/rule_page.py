"""Reading a RULES.md and the files it names."""

from __future__ import annotations

import ast
import re
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def ticked(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@cache
def names_in(path: Path) -> dict[str, ast.AST]:
    """Functions, classes, methods (as `Class.method`) and constants that a file defines."""
    found: dict[str, ast.AST] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = node
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{part.name}": part for part in node.body if isinstance(part, ast.FunctionDef)}
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = node
    return found


class Page:
    """The RULES.md of a game: rows of rule, what it says, where it is implemented, where it is tested."""

    def __init__(self, game: str, letter: str, rules: str) -> None:
        self.game = game
        self.rules = [f"{letter}-{rule}" for rule in rules.split()]
        """Every rule there is, in the order of the page."""
        self.code = ROOT / "fondaco" / "games" / game
        self.tests = ROOT / "tests" / "games" / game
        self.text = (self.code / "RULES.md").read_text(encoding="utf-8")
        self.rule_id = re.compile(rf"\b{letter}-(?:[A-Z]\d+|\d[a-z])\b")
        self.rule_range = re.compile(rf"\b({letter}-[A-Z])(\d+) to {letter}-[A-Z](\d+)\b")
        lines = [line for line in self.text.splitlines() if line.startswith(f"| {letter}-")]
        self.rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]

    def cited(self, text: str) -> set[str]:
        """The rules that a text cites: one by one, or as `C-K1 to C-K4`."""
        ranges = self.rule_range.findall(text)
        between = {f"{letter}{number}" for letter, low, high in ranges for number in range(int(low), int(high) + 1)}
        return between | set(self.rule_id.findall(text))

    def cited_in(self, paths: list[Path]) -> set[str]:
        return {rule for path in paths for rule in self.cited(path.read_text(encoding="utf-8"))}

    @cached_property
    def docstrings(self) -> dict[str, str]:
        """What each test of the game says of itself, as `test_file.py::test_name`."""
        return {
            f"{path.name}::{name}": ast.get_docstring(node) or ""
            for path in sorted(self.tests.glob("test_*.py"))
            for name, node in names_in(path).items()
            if isinstance(node, ast.FunctionDef) and name.startswith("test_")
        }

    def cites(self, test: str, rule: str) -> bool:
        return rule in self.rule_id.findall(self.docstrings.get(test, ""))
