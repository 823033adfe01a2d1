"""Presence tells nothing of what is done in secret, and the rate limits of one visitor do not stop another."""

from __future__ import annotations

import pytest

from fondaco.kernel.errors import CannotUndo
from fondaco.kernel.luck import Luck
from fondaco.web.errors import BadForm, TooLate
from fondaco.web.http.stream import Stream
from fondaco.web.tables import hall as halls
from fondaco.web.tables import salting
from fondaco.web.tables.noticed import moments_of

from .club import Club, Person, some_choice
from .dealers import Dealers


def test_a_secret_act_brings_no_news_of_somebody_who_has_just_left(
    club: Club, same_luck: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody reloads a page again and again; a friend who watches must not see when others compose."""
    monkeypatch.setattr(halls, "GONE_AFTER", 3600.0)
    dealers = Dealers(club)
    live, hall, seat = dealers.live, club.site.hall, dealers.others[0]
    reloading = dealers.people[dealers.trader].visitor
    assert reloading is not None
    watching = Stream(live, lambda: Person(club, "").viewer(live), "nothing")

    async def come_and_go() -> None:
        watcher = hall.enter(live, reloading.id)
        watching.update()
        hall.leave(live, watcher)

    club.call(come_and_go)
    assert dealers.send(seat, "plan", space=dealers.far(), give_ducats="10").status_code == 204
    assert watching.update() == ""


def test_what_was_taken_back_in_secret_does_not_change_a_refusal(club: Club, same_luck: None) -> None:
    """Nor whether an answer to an older page still fits."""
    said = []
    for is_secretive in (False, True):
        dealers = Dealers(club)
        live, seat, trader = dealers.live, dealers.others[0], dealers.trader
        early = live.version(trader)
        if is_secretive:
            assert dealers.choose(seat, "offer").status_code == 204
            assert dealers.people[seat].undo(dealers.table, seat, live.version(seat)).status_code == 204
        dealers.send(seat, "offer", space=dealers.spaces(seat)[0], give_ducats="15")
        refused = dealers.choose(trader, f"accept seat-{seat + 1}", early)
        said.append((refused.status_code, "has changed in the meantime" in refused.text, live.fits(trader, early)))
    assert said[0] == said[1]


def test_a_table_bears_only_so_many_acts(
    club: Club, anna: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them are made again whenever it is loaded."""
    table = club.table_of(anna, bea)
    live, visitor = club.live(table), anna.visitor
    assert visitor is not None
    choice = some_choice(live, 0, Luck("p"))
    monkeypatch.setattr(halls, "MOST_ACTS", 0)
    with pytest.raises(TooLate, match="more than any game takes"):
        club.call(club.site.hall.choose, live, 0, choice, -1, visitor.id)
    monkeypatch.setattr(halls, "MOST_ACTS", 10)
    club.call(club.site.hall.choose, live, 0, choice, -1, visitor.id)
    monkeypatch.setattr(halls, "MOST_UNDONE", 0)
    with pytest.raises(CannotUndo, match="every choice stands"):
        club.call(club.site.hall.undo, live, 0, -1, visitor.id)


def test_a_salt_is_cut_before_its_signs_are_brought_into_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """That takes quadratic time, while everybody else waits."""
    lengths: list[int] = []
    monkeypatch.setattr(salting, "one_line", lambda text: lengths.append(len(text)) or text)
    with pytest.raises(BadForm):
        salting.salt_from("a" + "\u0301\u0316" * 16_000)
    assert lengths == [salting.LONGEST_SALT * salting.SIGNS_PER_LETTER]


def test_a_table_is_gone_through_once_however_much_was_taken_back(
    club: Club, anna: Person, bea: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.table_of(anna, bea)
    live, walked = club.live(table), []
    for _ in range(5):
        assert anna.choose(table, 0, some_choice(live, 0, Luck("p")), live.version(0)).status_code == 204
        assert anna.undo(table, 0, live.version(0)).status_code == 204
    monkeypatch.setattr(
        "fondaco.web.tables.live.moments_of", lambda record: walked.append(record) or moments_of(record)
    )
    assert club.stored(table).moments == live.moments
    assert len(walked) <= 2
