"""How long bots take: a pause before what follows something that people could see, none before the rest."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from fondaco.web.live import Live
from fondaco.web.pacing import TOGETHER, Pacing

from .club import Club, Person

pause_before = Pacing.before
"""As it is, before a fixture makes the bots quick."""


class Pause(NamedTuple):
    seat: int
    seconds: float
    at: int
    """How many choices had been made."""


@pytest.fixture
def pauses(quick_bots: None, monkeypatch: pytest.MonkeyPatch) -> list[Pause]:
    """What the pauses of the bots would be: noted, and not taken."""
    noted: list[Pause] = []

    def note(self: Pacing, seat: int) -> float:
        noted.append(Pause(seat, pause_before(self, seat), len(self.live.playing().record.made)))
        return 0.0

    monkeypatch.setattr(Pacing, "before", note)
    return noted


def choices_of(live: Live) -> list[tuple[int, str]]:
    return [(seat, live.game.vocabulary.text(choice)) for seat, choice in live.playing().record.made]


def play(club: Club, anna: Person, table: str) -> Live:
    """Anna always takes the first choice, and the bots do as they like, until there is something to look at."""
    live = club.live(table)
    club.wait_for_bots(table)
    while len(live.playing().record.made) < 300 and not live.is_over():
        choice = live.game.vocabulary.text(live.playing().open(0)[0])
        assert anna.choose(table, 0, choice, live.version()).status_code == 204
        club.wait_for_bots(table)
    return live


def test_an_offer_is_answered_within_a_second(club: Club, anna: Person, pauses: list[Pause]) -> None:
    """Even where the bots are to be calm: whoever deals wants an answer."""
    live = play(club, anna, club.table_of(anna, bots=3, game="genoa", bot_pace="1500"))
    assert live.row.bot_pace == 1500
    in_talk = [pause for pause in pauses if live.playing().answered[pause.at].name() == "dealing"]
    assert len(in_talk) > 10
    assert max(pause.seconds for pause in in_talk) < 1


def test_a_whole_offer_costs_one_pause(club: Club, anna: Person, pauses: list[Pause]) -> None:
    made = choices_of(play(club, anna, club.table_of(anna, bots=3, game="genoa")))
    composing: set[int] = set()
    for pause in pauses:
        seat, choice = made[pause.at]
        assert seat == pause.seat
        if seat in composing and made[pause.at - 1][0] == seat:
            assert pause.seconds == 0.0, "nobody sees how an offer is composed"
        elif made[pause.at - 1][0] != seat:
            assert pause.seconds > 0.0, "somebody else has just chosen"
        if choice in ("offer", "plan") or choice.startswith("counter "):
            composing.add(seat)
        elif choice in ("send", "cancel"):
            composing.discard(seat)
    assert any(seat != 0 and choice == "send" for seat, choice in made)


def test_bots_that_are_asked_at_once_think_at_once(club: Club, anna: Person, pauses: list[Pause]) -> None:
    """All plan at once: the first takes its time, and the others are nearly done then."""
    table = club.table_of(anna, bots=3)
    club.wait_for_bots(table)
    pace = club.live(table).row.bot_pace / 1000
    assert [(pause.seat, pause.seconds) for pause in pauses] == [(1, pace), (2, pace * TOGETHER), (3, pace * TOGETHER)]


def test_the_host_changes_the_pace_at_a_running_table(club: Club, anna: Person, bea: Person, quick_bots: None) -> None:
    table = club.table_of(anna, bea, bots=1)
    club.wait_for_bots(table)
    assert 'id="bot-pace"' in anna.get(f"/t/{table}").text
    assert 'id="bot-pace"' not in bea.get(f"/t/{table}").text
    assert bea.post(f"/t/{table}/bot-pace", **{"bot-pace": "4000"}).status_code == 403
    assert anna.post(f"/t/{table}/bot-pace", **{"bot-pace": "3"}).status_code == 400
    assert anna.post(f"/t/{table}/bot-pace", **{"bot-pace": "4000"}).status_code == 303
    assert club.live(table).row.bot_pace == club.stored(table).row.bot_pace == 4000
    assert '<option value="4000" selected>' in anna.get(f"/t/{table}").text
