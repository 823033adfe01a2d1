"""Reading the RULES.md of a game and the files that it names."""

from __future__ import annotations

import ast
import re
from functools import cache, cached_property
from pathlib import Path

from fondaco.kernel.game import Game
from fondaco.words.game_folder import game_folder

ROOT = Path(__file__).resolve().parents[2]
FIRST_ROW = re.compile(r"^\| ([A-Z])-", re.MULTILINE)


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


@cache
def docstrings_in(path: Path) -> dict[str, str]:
    """What each test of a file says of itself."""
    tests = {name: node for name, node in names_in(path).items() if name.startswith("test_")}
    return {name: ast.get_docstring(node) or "" for name, node in tests.items() if isinstance(node, ast.FunctionDef)}


class Page:
    """The RULES.md of a game: rows of rule, what it says, where it is implemented, where it is tested."""

    def __init__(self, game: Game, text: str = "") -> None:
        """`text` stands for the page itself, in a test."""
        self.code = game_folder(game)
        self.tests = ROOT / "tests" / "games" / game.name
        self.text = text or (self.code / "RULES.md").read_text(encoding="utf-8")
        first = FIRST_ROW.search(self.text)
        self.letter = first[1] if first else "?"
        """What every rule id begins with."""
        self.rule_id = re.compile(rf"\b{self.letter}-(?:[A-Z]\d+[a-z]?|\d+[a-z]?)\b")
        self.rule_range = re.compile(rf"\b({self.letter}-[A-Z])(\d+) to \1(\d+)\b")
        lines = [line for line in self.text.splitlines() if line.startswith(f"| {self.letter}-")]
        self.rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        self.rules = [row[0] for row in self.rows]

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
        paths = sorted(self.tests.glob("test_*.py"))
        return {f"{path.name}::{name}": text for path in paths for name, text in docstrings_in(path).items()}

    def cites(self, test: str, rule: str) -> bool:
        return rule in self.cited(self.docstrings.get(test, ""))

    # What is wrong with it.

    def list_findings(self) -> list[str]:
        """Rules that stand twice, and gaps in a chapter."""
        found = [f"{rule} stands twice" for rule in set(self.rules) if self.rules.count(rule) > 1]
        chapters: dict[str, list[int]] = {}
        for rule in self.rules:
            if rule[2].isalpha() and rule[3:].isdecimal():
                chapters.setdefault(rule[2], []).append(int(rule[3:]))
        for chapter, numbers in chapters.items():
            if numbers != list(range(1, len(numbers) + 1)):
                found.append(f"chapter {chapter} has the rules {numbers}")
        return found

    def code_findings(self) -> list[str]:
        """Rules that are not implemented where the page says, by what is there and by a module that cites them."""
        found = []
        for rule, _, cell, _ in self.rows:
            places = [place.split(": ") for place in ticked(cell)]
            for module, name in places:
                path = self.code / module
                found += [] if path.exists() and name in names_in(path) else [f"{rule}: there is no {name} in {module}"]
            modules = [self.code / module for module, _ in places if (self.code / module).exists()]
            found += [] if rule in self.cited_in(modules) else [f"{rule} is cited by no module of its row"]
        modules = [*self.code.glob("*.py"), *(self.code / "steps").glob("*.py")]
        return found + [f"{rule} is cited by no rule" for rule in set(self.rules) - self.cited_in(sorted(modules))]

    def test_findings(self) -> list[str]:
        """Rules whose tests are not there or do not cite them; and other tests that the page names."""
        found = [f"{row[0]} is without a test" for row in self.rows if not ticked(row[3])]
        cells = [(row[0], test) for row in self.rows for test in ticked(row[3])]
        found += [f"{test} does not cite {rule}" for rule, test in cells if not self.cites(test, rule)]
        named = re.findall(r"`(test_\w+\.py::test_\w+)`", self.text)
        return found + [f"there is no {test}" for test in named if test not in self.docstrings]

    def ruling_findings(self) -> list[str]:
        """Our own rulings that name no rule, an unknown one, or no test."""
        found = []
        after = self.text.partition("## Our rulings")[2].partition("\n## ")[0].splitlines()
        for ruling in [line for line in after if re.match(r"\| [A-Z“]", line)][1:]:
            words, cell = ruling.strip("|").split("|")
            cited = self.cited(words)
            found += [] if cited and cited <= set(self.rules) else [f"{words.strip()!r} cites {sorted(cited)}"]
            found += [] if ticked(cell) else [f"{words.strip()!r} is without a test"]
        return found

    def name_findings(self) -> list[str]:
        """Constants and files on the page that do not exist."""
        constants = names_in(self.code / "data.py")
        names = [name for name in re.findall(r"`([A-Z_]{4,})[`;]", self.text) if name not in constants]
        folders = (self.code, self.tests, ROOT)
        files = set(re.findall(r"`([\w/]+\.py)[`:]", self.text))
        gone = [name for name in sorted(files) if not any((folder / name).exists() for folder in folders)]
        return [f"there is no {name}" for name in [*names, *gone]]

    def stranger_findings(self) -> list[str]:
        """Rules that are cited somewhere and do not stand on the page."""
        paths = [path for folder in (self.code, self.tests, ROOT / "docs") for path in folder.rglob("*")]
        texts = [path for path in [*paths, *ROOT.glob("*.md")] if path.suffix in (".py", ".md", ".ftl", ".html")]
        return [f"{rule} is cited and not on the page" for rule in self.cited_in(sorted(texts)) - set(self.rules)]

    def findings(self) -> list[str]:
        found = self.list_findings() + self.code_findings() + self.test_findings() + self.ruling_findings()
        return found + self.name_findings() + self.stranger_findings()
