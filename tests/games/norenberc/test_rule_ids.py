"""RULES.md tells the truth: every rule is implemented where it says, tested where it says, and no other is cited."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ..rule_page import names_in, ticked

ROOT = Path(__file__).resolve().parents[3]
CODE = ROOT / "fondaco" / "games" / "norenberc"
TESTS = ROOT / "tests" / "games" / "norenberc"
RULES = (CODE / "RULES.md").read_text(encoding="utf-8")

RULE_ID = re.compile(r"\bN-(?:[A-Z]\d+[a-z]?|\d+)\b")
ROWS = [line.strip("|").split("|") for line in RULES.splitlines() if re.match(r"\| N-", line)]
IDS = [row[0].strip() for row in ROWS]


def cited_in(paths: list[Path]) -> set[str]:
    return {cited for path in paths for cited in RULE_ID.findall(path.read_text(encoding="utf-8"))}


def test_the_list_of_rules_has_no_gaps_and_nothing_twice() -> None:
    assert len(IDS) == len(set(IDS)) == 56
    chapters: dict[str, list[int]] = {}
    for rule in IDS:
        if rule[-1].isdigit() and rule[2].isalpha():
            chapters.setdefault(rule[2], []).append(int(rule[3:]))
    assert "".join(chapters) == "SPAVHBCFETG"
    for chapter, numbers in chapters.items():
        assert numbers == list(range(1, len(numbers) + 1)), chapter


@pytest.mark.parametrize(("rule", "cell"), [(row[0].strip(), row[2]) for row in ROWS], ids=IDS)
def test_every_rule_is_implemented_where_the_page_says(rule: str, cell: str) -> None:
    """The named things exist, and at least one of their modules cites the rule."""
    places = [place.split(": ") for place in ticked(cell)]
    for module, name in places:
        assert name in names_in(CODE / module), name
    assert rule in cited_in([CODE / module for module, _ in places])


@pytest.mark.parametrize(("rule", "cell"), [(row[0].strip(), row[3]) for row in ROWS], ids=IDS)
def test_every_rule_is_cited_by_the_tests_that_the_page_names(rule: str, cell: str) -> None:
    places = ticked(cell)
    assert places, rule
    for place in places:
        file, _, name = place.partition("::")
        test = names_in(TESTS / file).get(name)
        assert isinstance(test, ast.FunctionDef), place
        assert rule in RULE_ID.findall(ast.get_docstring(test) or ""), place


def test_every_test_named_on_the_page_exists() -> None:
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", RULES)
    assert len(named) > len(IDS)
    for file, name in named:
        assert name in names_in(TESTS / file), name


def test_every_file_and_constant_named_on_the_page_exists() -> None:
    constants = names_in(CODE / "data.py")
    for name in re.findall(r"`([A-Z_]{4,})`", RULES):
        assert name in constants, name
    for name in re.findall(r"`(\w+\.py)`", RULES):
        assert (CODE / name).exists(), name
    for name in re.findall(r"`((?:fondaco|tests)/[\w/.]+)`", RULES):
        assert (ROOT / name).exists(), name


def test_no_unknown_rule_is_cited_anywhere() -> None:
    paths = [path for folder in (CODE, TESTS, ROOT / "docs") for path in folder.rglob("*")]
    texts = [path for path in [*paths, *ROOT.glob("*.md")] if path.suffix in (".py", ".md", ".ftl")]
    assert cited_in(sorted(texts)) - set(IDS) == set()
