"""Taking back at a table of one person among bots: their answers go with it, and nothing of it is lost or made up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.replay import verify
from fondaco.web.store import storage
from fondaco.web.store.course import record_of
from fondaco.web.tables.live import Live
from fondaco.web.tables.taking_back import answers_since, why_no_undo

from .club import Club, Person, chat_of, notice, some_choice

People = Callable[[str], Person]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


pytestmark = pytest.mark.usefixtures("quick_bots", "same_luck")


def table_among_bots(club: Club, anna: Person, game: str) -> Live:
    live = club.live(club.table_of(anna, bots=2, game=game))
    club.wait_for_bots(live.row.id)
    return live


def answered(club: Club, anna: Person, live: Live, luck: Luck) -> list[str]:
    """Play until bots have answered a choice of mine that can be taken back all the same: the record before it."""
    for _ in range(400):
        if live.is_over():
            break
        club.wait_for_bots(live.row.id)
        if 0 not in live.asked():
            break
        before = live.record().text()
        assert anna.choose(live.row.id, 0, some_choice(live, 0, luck), live.version(0)).status_code == 204
        club.wait_for_bots(live.row.id)
        if not live.is_over() and not why_no_undo(live, 0) and answers_since(live.playing(), 0):
            return [before, live.record().text()]
    pytest.fail("bots never answered what could still be taken back")


@each_game
def test_a_choice_is_taken_back_with_the_answers_of_the_bots(club: Club, anna: Person, game: Game) -> None:
    live = table_among_bots(club, anna, game.name)
    before, _ = answered(club, anna, live, Luck("answered"))
    table = live.row.id
    bar = anna.page(live).fragments["bar"].html
    bots = {live.names("en")[seat] for seat in answers_since(live.playing(), 0)}
    assert all(name in bar for name in bots), "the button says whose answers go"
    assert anna.undo(table, 0, live.version(0)).status_code == 204
    assert live.record().text() == before
    assert live.asked() == [0] or 0 in live.asked()
    stored = club.site.database.run_now(storage.load_table, table)
    assert "+" in (stored.acts[-1].drawn or "")
    assert record_of(stored).text() == before, "also for whoever reads the rows without the rules"
    assert club.stored(table).record().text() == before, "also for a server that is started again"
    assert all(name in chat_of(live)[-1] for name in bots), "and everybody is told"


@each_game
def test_the_same_choice_again_leads_to_the_same_answers(club: Club, anna: Person, game: Game) -> None:
    """A bot's luck hangs on the position alone, so that nobody can take back until it answers as they like."""
    live = table_among_bots(club, anna, game.name)
    before, after = answered(club, anna, live, Luck("again"))
    table, last = live.row.id, live.playing().last_choice_of(0)
    choice = live.game.vocabulary.text(live.playing().record.made[last][1])
    assert anna.undo(table, 0, live.version(0)).status_code == 204
    assert live.record().text() == before
    assert anna.choose(table, 0, choice, live.version(0)).status_code == 204
    club.wait_for_bots(table)
    assert live.record().text() == after
    assert club.stored(table).record().text() == after


@each_game
def test_a_game_of_second_thoughts_is_stored_and_verified(club: Club, anna: Person, game: Game) -> None:
    live = table_among_bots(club, anna, game.name)
    table, luck, taken = live.row.id, Luck("second thoughts"), 0
    while not live.is_over():
        club.wait_for_bots(table)
        if live.is_over():
            break
        if taken < 12 and not why_no_undo(live, 0) and luck.below(4) == 0:
            assert anna.undo(table, 0, live.version(0)).status_code == 204
            taken += 1
            assert club.stored(table).record().text() == live.record().text()
            club.wait_for_bots(table)
        assert anna.choose(table, 0, some_choice(live, 0, luck), live.version(0)).status_code == 204
    assert taken > 0
    verify(live.record())
    assert club.stored(table).record().text() == live.record().text()


def test_an_undo_means_the_same_while_bots_go_on(club: Club, anna: Person) -> None:
    """The page was made before the bots had answered; their answers go with the choice all the same."""
    live = table_among_bots(club, anna, "calimala")
    before, _ = answered(club, anna, live, Luck("late"))
    early = live.last_acts[0].until + 1
    assert early < live.version(0)
    assert anna.undo(live.row.id, 0, early).status_code == 204
    assert live.record().text() == before
    assert anna.undo(live.row.id, 0, early).status_code == 204, "the same form twice counts once"
    assert live.record().text() == before


def test_an_undo_from_before_the_last_choice_is_stale(club: Club, anna: Person) -> None:
    live = table_among_bots(club, anna, "calimala")
    answered(club, anna, live, Luck("stale"))
    after = live.record().text()
    assert anna.undo(live.row.id, 0, live.last_acts[0].until).status_code == 409
    assert live.record().text() == after


def test_with_a_second_person_what_somebody_else_decided_stands(club: Club, anna: Person, person: People) -> None:
    """Also for those who come later, and for somebody for whom a bot stands in."""
    live = table_among_bots(club, anna, "calimala")
    answered(club, anna, live, Luck("company"))
    bea = person("Bea")
    bea.post("/tables", game="calimala", name="Bea", seats="3")
    assert bea.visitor is not None
    was = live.chairs[2]
    away = was._replace(former=bea.visitor.id, former_name="Bea", seen=1)
    for chair in (was._replace(holder=bea.visitor.id, bot=None), away, was._replace(bot=None)):
        live.chairs[2] = chair
        refused = anna.undo(live.row.id, 0, live.version(0))
        assert refused.status_code == 409
        assert "decided" in notice(refused)
    live.chairs[2] = was
    assert anna.undo(live.row.id, 0, live.version(0)).status_code == 204


def test_a_bot_that_answers_the_same_again_is_heard(club: Club, anna: Person) -> None:
    live = table_among_bots(club, anna, "calimala")
    answered(club, anna, live, Luck("heard"))
    others = set(answers_since(live.playing(), 0))
    assert others <= live.last_acts.keys()
    assert anna.undo(live.row.id, 0, live.version(0)).status_code == 204
    assert not others & live.last_acts.keys()
