"""The rule page: every RULES.md tells where each rule is implemented and tested, and no other is cited anywhere."""

from __future__ import annotations

import pytest

from fondaco.games import GAMES
from fondaco.kernel.game import Game

from .rule_page import Page


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rule_page_of_a_game_tells_the_truth(game: Game) -> None:
    """Every game that is shipped has one."""
    page = Page(game)
    assert len(page.rules) > 5
    assert page.findings() == []


@pytest.mark.parametrize(
    ("before", "after", "finding"),
    [
        ("| {rule} |", "| {letter}-Z9 |", "{letter}-Z9 is cited by no rule"),
        ("`test_", "`test_no_", "there is no test_no_"),
        (".py: ", ".py: No", "there is no No"),
        ("| {rule} |", "| {letter}-S1 |", "stands twice"),
    ],
)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_page_that_errs_is_found(game: Game, before: str, after: str, finding: str) -> None:
    page = Page(game)
    facts = {"rule": page.rules[3], "letter": page.letter}
    text = page.text.replace(before.format(**facts), after.format(**facts), 1)
    assert text != page.text
    assert any(finding.format(**facts) in found for found in Page(game, text).findings())
