"""What others took from somebody stands on the page of that person alone, however the game goes on."""

from __future__ import annotations

import re

import pytest

from fondaco.games import find_game
from fondaco.kernel.luck import Luck

from .club import Club, Person, play_on, text_of
from .test_learning import Pupil

pytestmark = pytest.mark.usefixtures("quick_bots")


@pytest.fixture
def robbed(club: Club, anna: Person) -> Pupil:
    """Anna has just lost the Cathedral."""
    pupil = Pupil(club, anna, find_game("genoa"))
    while pupil.step.key != "lost":
        assert losses(pupil.page()) == []
        pupil.go_on()
    return pupil


def losses(page: str) -> list[tuple[str, str, str]]:
    """Of each loss its look, its key, and what it says first."""
    return re.findall(r'<article class="([^"]*)" data-key="([^"]*)">.*?<h2>(.*?)</h2>', page)


def test_a_loss_is_said_to_whom_it_befell(robbed: Pupil, club: Club) -> None:
    assert losses(robbed.page()) == [("loss", "1-space-cathedral", "You have lost the Cathedral.")]
    assert losses(Person(club, "Bea").get(f"/t/{robbed.table}").text) == []
    past = robbed.person.get(f"/t/{robbed.table}?at=3")
    assert past.status_code == 200
    assert losses(past.text) == []


def test_it_is_there_after_choices_too_but_then_a_browser_that_remembers_nothing_keeps_it_to_itself(
    robbed: Pupil, club: Club
) -> None:
    robbed.press("leave")
    assert [look for look, _, _ in losses(robbed.page())] == ["loss"]
    play_on(club, {0: robbed.person}, robbed.table, Luck("robbed"), 1)
    assert losses(robbed.page())[0] == ("loss old", "1-space-cathedral", "You have lost the Cathedral.")


def test_it_leads_to_its_rule(robbed: Pupil) -> None:
    page = robbed.page()
    assert '/rules/genoa#G-O1" data-card="G-O1"' in page[page.index('id="losses"') :]
    assert "Yours is back in the stock" in text_of(robbed.person.get(f"/t/{robbed.table}"))
