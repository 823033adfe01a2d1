"""RULES.md tells the truth: every rule is implemented where it says, tested where it says, and no other is cited."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from ..rule_page import names_in, ticked

ROOT = Path(__file__).resolve().parents[3]
CODE = ROOT / "fondaco" / "games" / "genoa"
TESTS = ROOT / "tests" / "games" / "genoa"
RULES = (CODE / "RULES.md").read_text(encoding="utf-8")

EVERY_RULE = [
    *("G-S1", "G-S2", "G-S3", "G-S4"),
    *("G-T1", "G-T2", "G-M1", "G-M2"),
    *("G-N1", "G-N2", "G-N3", "G-N4", "G-N5", "G-N6", "G-N7", "G-N8"),
    *("G-A1", "G-A2", "G-A3", "G-A4", "G-A5", "G-A6"),
    *("G-O1", "G-E1", "G-E2", "G-E3"),
    *("G-2a", "G-2b"),
]
RULE_ID = re.compile(r"\bG-(?:[A-Z]\d+|\d[a-z])\b")
RULE_RANGE = re.compile(r"\b(G-[A-Z])(\d+) to G-[A-Z](\d+)\b")
ROWS = [line.strip("|").split("|") for line in RULES.splitlines() if re.match(r"\| G-", line)]
IDS = [row[0].strip() for row in ROWS]


def cited(text: str) -> set[str]:
    """The rules that a text cites: one by one, or as `G-N1 to G-N4`."""
    ranges = RULE_RANGE.findall(text)
    between = {f"{letter}{number}" for letter, low, high in ranges for number in range(int(low), int(high) + 1)}
    return between | set(RULE_ID.findall(text))


def cited_in(paths: list[Path]) -> set[str]:
    return {rule for path in paths for rule in cited(path.read_text(encoding="utf-8"))}


@cache
def docstrings_of_tests() -> dict[str, str]:
    return {
        f"{path.name}::{name}": ast.get_docstring(node) or ""
        for path in sorted(TESTS.glob("test_*.py"))
        for name, node in names_in(path).items()
        if isinstance(node, ast.FunctionDef) and name.startswith("test_")
    }


def test_the_page_lists_every_rule_once_and_in_order() -> None:
    assert IDS == EVERY_RULE


@pytest.mark.parametrize("rule", EVERY_RULE)
def test_every_rule_is_cited_by_the_docstring_of_a_test(rule: str) -> None:
    assert [name for name, words in docstrings_of_tests().items() if rule in RULE_ID.findall(words)]


@pytest.mark.parametrize(("rule", "cell"), [(row[0].strip(), row[2]) for row in ROWS], ids=IDS)
def test_every_rule_is_implemented_where_the_page_says(rule: str, cell: str) -> None:
    """The named things exist, and at least one of their modules cites the rule."""
    places = [place.split(": ") for place in ticked(cell)]
    assert places
    for module, name in places:
        assert name in names_in(CODE / module), name
    assert rule in cited_in([CODE / module for module, _ in places])


@pytest.mark.parametrize(("rule", "cell"), [(row[0].strip(), row[3]) for row in ROWS], ids=IDS)
def test_every_rule_is_cited_by_the_tests_that_the_page_names(rule: str, cell: str) -> None:
    places = ticked(cell)
    assert places, rule
    words = docstrings_of_tests()
    for place in places:
        assert rule in RULE_ID.findall(words.get(place, "")), place


def test_every_test_named_on_the_page_exists() -> None:
    named = re.findall(r"`(test_\w+\.py::test_\w+)`", RULES)
    assert len(named) > len(IDS)
    assert sorted(set(named) - set(docstrings_of_tests())) == []


def test_every_ruling_names_its_rule_and_its_tests() -> None:
    rulings = [line for line in RULES.partition("## Our rulings")[2].splitlines() if re.match(r"\| [A-Z]", line)][1:]
    assert len(rulings) > 10
    for ruling in rulings:
        words, cell = ruling.strip("|").split("|")
        assert cited(words) <= set(EVERY_RULE)
        assert cited(words)
        assert ticked(cell)


def test_every_file_and_constant_named_on_the_page_exists() -> None:
    constants = names_in(CODE / "data.py")
    for name in re.findall(r"`([A-Z_]+)[`;]", RULES):
        assert name in constants, name
    for name in re.findall(r"`([\w/]+\.py)[`:]", RULES):
        assert any((folder / name).exists() for folder in (CODE, TESTS, ROOT)), name


def test_no_unknown_rule_is_cited_anywhere() -> None:
    paths = [path for folder in (CODE, TESTS, ROOT / "docs") for path in folder.rglob("*")]
    texts = [path for path in [*paths, *ROOT.glob("*.md")] if path.suffix in (".py", ".md", ".ftl", ".html")]
    assert cited_in(sorted(texts)) - set(EVERY_RULE) == set()


def test_every_rule_is_cited_by_the_rules_code() -> None:
    modules = [*CODE.glob("*.py"), *(CODE / "steps").glob("*.py")]
    assert set(EVERY_RULE) - cited_in(sorted(modules)) == set()
