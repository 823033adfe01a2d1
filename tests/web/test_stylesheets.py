"""Stylesheets stay quick: a small change of a page must not restyle all of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fondaco.words.catalogue import PACKAGE

SHEETS = sorted(path for path in PACKAGE.rglob("*.css") if "vendor" not in path.parts)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
PRELUDE = re.compile(r"([^{};]+)\{")
NAMED = re.compile(r"[.#\[&]|(?<![\w:-])[a-z]|::?(?:before|after|details-content)")
"""What tells an element apart: a class, an id, an attribute, a tag."""


def selectors(sheet: str) -> list[str]:
    """All selectors of a sheet, those of nested rules too."""
    preludes = [found.strip() for found in PRELUDE.findall(COMMENT.sub("", sheet))]
    return [one for prelude in preludes if not prelude.startswith("@") for one in split(prelude, ",")]


def split(selector: str, mark: str) -> list[str]:
    """Split at a mark that is in no brackets; a space stands for every combinator."""
    parts, depth = [""], 0
    for sign in re.sub(r"\s*([>+~])\s*", r" ", selector) if mark == " " else selector:
        depth += (sign in "([") - (sign in ")]")
        if sign == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts if part.strip()]


def without_brackets(compound: str) -> str:
    """A compound without what its `:not(…)` and `:has(…)` hold; `:is(…)` names what it holds."""
    named = compound.replace(":is(", "(")
    while re.search(r":[a-z-]+\([^()]*\)", named):
        named = re.sub(r":[a-z-]+\([^()]*\)", "", named)
    return named


def restyles_all(selector: str) -> bool:
    """Whether a browser, where a `:has(…)` may have changed or a script has begun, must restyle everything below: what
    the selector is about has no name by which it could be found."""
    *before, last = split(selector, " ")
    can_change = any(":has(" in compound or ".scripted" in compound for compound in before)
    return can_change and not NAMED.search(without_brackets(last))


def asks_the_whole_page(selector: str) -> bool:
    """Whether a `:has(…)` is asked of the body of a table: then each change anywhere restyles all that any `:has(…)`
    of the page is about. The server or a script sets a class of the body instead."""
    compounds = split(selector, " ")
    return any(":has(" in one and re.match(r"body\b|\.table-", without_brackets(one)) for one in compounds)


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_what_depends_on_has_can_be_found_by_name(path: Path) -> None:
    assert [one for one in selectors(path.read_text(encoding="utf-8")) if restyles_all(one)] == []


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_is_asked_of_the_whole_page(path: Path) -> None:
    assert [one for one in selectors(path.read_text(encoding="utf-8")) if asks_the_whole_page(one)] == []


def test_selectors_that_ask_the_whole_page_are_found() -> None:
    assert asks_the_whole_page("body:has(.sheet[open]) .coach")
    assert asks_the_whole_page(".table-page:has(.ending.over) .ticker")
    assert not asks_the_whole_page(".table-page .slot-board:has(> .house)")
    assert not asks_the_whole_page(".sheeted .coach")


def test_selectors_that_restyle_all_are_found() -> None:
    assert restyles_all(".visit:has(:disabled) > *")
    assert restyles_all("& .people:has(:nth-child(3)) > * + *")
    assert restyles_all(".street:has(button) :nth-last-child(4)")
    assert restyles_all("html:not(.scripted) .sheet > :not(summary)")
    assert not restyles_all(".visit:has(:disabled) > :is(.gable, .step)")
    assert not restyles_all(".middle :has(> [data-part])")
    assert not restyles_all(".street:has(button) .disc:not(.white):nth-child(2)")
    assert not restyles_all(".answers:has(> *) + .choices > summary")
    assert len(SHEETS) > 20
