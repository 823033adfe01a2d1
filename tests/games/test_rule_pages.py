"""Every RULES.md tells the truth: rules are implemented and tested where it says, and no other is cited."""

from __future__ import annotations

import re

import pytest

from .rule_page import ROOT, Page, names_in, ticked

CALIMALA = "S1 S2 S3 S4 S5 T1 T2 T3 T4 T5 A1 A2 A3 A4 A5 A6 A7 K1 K2 K3 K4 P1 P2 P3 P4 E1 E2 E3 E4 O1"
GENOA = "S1 S2 S3 S4 T1 T2 M1 M2 N1 N2 N3 N4 N5 N6 N7 N8 A1 A2 A3 A4 A5 A6 O1 E1 E2 E3 2a 2b"
PAGES = [Page("calimala", "C", CALIMALA), Page("genoa", "G", GENOA)]

every_page = pytest.mark.parametrize("page", PAGES, ids=[page.game for page in PAGES])
every_row = pytest.mark.parametrize(
    ("page", "row"),
    [(page, row) for page in PAGES for row in page.rows],
    ids=[row[0] for page in PAGES for row in page.rows],
)


@every_page
def test_the_page_lists_every_rule_once_and_in_order(page: Page) -> None:
    assert [row[0] for row in page.rows] == page.rules


@every_row
def test_every_rule_is_cited_by_the_docstring_of_a_test(page: Page, row: list[str]) -> None:
    assert [test for test in page.docstrings if page.cites(test, row[0])]


@every_row
def test_every_rule_is_implemented_where_the_page_says(page: Page, row: list[str]) -> None:
    """The named things exist, and at least one of their modules cites the rule."""
    places = [place.split(": ") for place in ticked(row[2])]
    assert places
    for module, name in places:
        assert name in names_in(page.code / module), name
    assert row[0] in page.cited_in([page.code / module for module, _ in places])


@every_row
def test_every_rule_is_cited_by_the_tests_that_the_page_names(page: Page, row: list[str]) -> None:
    places = ticked(row[3])
    assert places
    for place in places:
        assert page.cites(place, row[0]), place


@every_page
def test_every_test_named_on_the_page_exists(page: Page) -> None:
    named = re.findall(r"`(test_\w+\.py::test_\w+)`", page.text)
    assert len(named) > len(page.rules)
    assert sorted(set(named) - set(page.docstrings)) == []


@every_page
def test_every_ruling_names_its_rule_and_its_tests(page: Page) -> None:
    after = page.text.partition("## Our rulings")[2].splitlines()
    rulings = [line for line in after if re.match(r"\| [A-Z]", line)][1:]
    assert len(rulings) > 10
    for ruling in rulings:
        words, cell = ruling.strip("|").split("|")
        assert page.cited(words) <= set(page.rules)
        assert page.cited(words)
        assert ticked(cell)


@every_page
def test_every_file_and_constant_named_on_the_page_exists(page: Page) -> None:
    constants = names_in(page.code / "data.py")
    for name in re.findall(r"`([A-Z_]+)[`;]", page.text):
        assert name in constants, name
    for name in re.findall(r"`([\w/]+\.py)[`:]", page.text):
        assert any((folder / name).exists() for folder in (page.code, page.tests, ROOT)), name


@every_page
def test_no_unknown_rule_is_cited_anywhere(page: Page) -> None:
    paths = [path for folder in (page.code, page.tests, ROOT / "docs") for path in folder.rglob("*")]
    texts = [path for path in [*paths, *ROOT.glob("*.md")] if path.suffix in (".py", ".md", ".ftl", ".html")]
    assert page.cited_in(sorted(texts)) - set(page.rules) == set()


@every_page
def test_every_rule_is_cited_by_the_rules_code(page: Page) -> None:
    modules = [*page.code.glob("*.py"), *(page.code / "steps").glob("*.py")]
    assert set(page.rules) - page.cited_in(sorted(modules)) == set()
