"""The documentation says what is true: its examples run, its links lead somewhere, its targets exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("fondaco/games/*/RULES.md")])
LINK = re.compile(r"\]\(([^)#]+)\)")
CODE_FILE = re.compile(r"`((?:fondaco|tests|soak|bench|docs|tools)/[\w/.-]+)`")


def test_the_readme_opens_with_the_two_commands():
    first_block = (ROOT / "README.md").read_text(encoding="utf-8").split("```")[1]
    assert [line.split("#")[0].strip() for line in first_block.strip().splitlines()] == ["make play", "make test"]


def test_the_examples_of_the_readme_run():
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 6
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_named_files_exist(page: Path):
    text = page.read_text(encoding="utf-8")
    missing = [link for link in LINK.findall(text) if "://" not in link and not (page.parent / link).exists()]
    missing += [name for name in CODE_FILE.findall(text) if not (ROOT / name).exists()]
    assert not missing


def test_the_pictures_of_the_readme_are_small_and_all_shown():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pictures = sorted((ROOT / "docs/pictures").iterdir())
    assert sorted(re.findall(r"docs/pictures/([\w-]+\.webp)", readme)) == [picture.name for picture in pictures]
    assert max(picture.stat().st_size for picture in pictures) <= 120_000


def test_every_target_of_the_makefile_is_documented():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony is not None
    for target in phony[1].split():
        assert re.search(rf"^{target}:.*## \S", makefile, re.MULTILINE), target


def test_the_tour_names_things_that_exist():
    tour = (ROOT / "docs/tour.md").read_text(encoding="utf-8")
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "fondaco").rglob("*.py"))
    names = re.findall(r"`([A-Z]\w+)(?:\.(\w+))?(?:\(.*?\))?`", tour)
    assert len(names) > 20
    for noun, member in names:
        assert re.search(rf"\b(class )?{noun}\b", code), noun
        assert not member or re.search(rf"def {member}\b|\b{member}:", code), f"{noun}.{member}"
