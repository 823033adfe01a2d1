"""Numbers that leave the server count what their reader noticed, and nothing else."""

from __future__ import annotations

import pytest

from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY
from fondaco.web.tables.live import Live
from fondaco.web.tables.noticed import moments_of

from .club import Club, Person, play_on
from .dealers import Dealers


@pytest.fixture
def dealers(club: Club, same_luck: None) -> Dealers:
    return Dealers(club)


def versions(live: Live) -> list[int]:
    return [live.version(seat) for seat in range(NOBODY, live.row.seats)]


def test_an_offer_counts_once_with_a_limit_or_without(dealers: Dealers) -> None:
    live, seat = dealers.live, dealers.others[0]
    space = dealers.spaces(seat)[0]
    before = versions(live)
    dealers.send(seat, "offer", space=space, give_ducats="15")
    once = versions(live)
    dealers.send(seat, "offer", space=space, give_ducats="20", up_to="60")
    assert [now - then for now, then in zip(once, before, strict=True)] == [1] * 4
    assert [now - then for now, then in zip(versions(live), once, strict=True)] == [1] * 4


def test_a_plan_counts_for_nobody_else(dealers: Dealers) -> None:
    live, seat = dealers.live, dealers.others[0]
    before, moments = versions(live), list(live.moments)
    pages = [dealers.page(other) for other in range(3) if other != seat]
    assert dealers.send(seat, "plan", space=dealers.far(), give_ducats="10").status_code == 204
    assert dealers.send(seat, "plan", space="market", give_ducats="10", up_to="30").status_code == 204
    gone = [now - then for now, then in zip(versions(live), before, strict=True)]
    assert gone == [2 if other == seat else 0 for other in range(NOBODY, 3)]
    assert live.moments == moments
    assert [dealers.page(other) for other in range(3) if other != seat] == pages


def test_what_one_composes_is_taken_back_unnoticed(dealers: Dealers) -> None:
    live, seat = dealers.live, dealers.others[0]
    before, moments, at = versions(live), list(live.moments), live.moved_at()
    dealers.choose(seat, "offer")
    assert dealers.people[seat].undo(dealers.table, seat, live.version(seat)).status_code == 204
    gone = [now - then for now, then in zip(versions(live), before, strict=True)]
    assert gone == [2 if other == seat else 0 for other in range(NOBODY, 3)]
    assert (live.moments, live.moved_at()) == (moments, at)


def test_an_answer_to_a_version_that_never_was_is_refused(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    assert anna.choose(table, 0, "pass", 99).status_code == 409
    assert anna.undo(table, 0, 99).status_code == 409
    assert club.acts(table) == []


def test_positions_are_counted_alike_while_a_game_is_played_and_when_it_is_loaded(
    club: Club, anna: Person, bea: Person
) -> None:
    table = club.table_of(anna, bea)
    people, live, luck = {0: anna, 1: bea}, club.live(table), Luck("moments")
    for _ in range(12):
        play_on(club, people, table, luck, 5)
        for seat in people:
            people[seat].undo(table, seat, live.version(seat))
        assert live.moments == moments_of(live.playing().record) == club.stored(table).moments
        assert versions(live) == versions(club.stored(table))
    assert live.moments[-1] == len(live.playing().record.made)
