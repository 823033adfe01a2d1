"""The coach at a table: whom it speaks to, when, and what becomes of it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE
from fondaco.web.tables.aids import COACH, FIRST, is_coached, is_on
from fondaco.web.tables.coaching import Coaching, look_at
from fondaco.web.tables.live import Live
from fondaco.web.tables.thinker import Thinker, ThoughtFailed

from .club import HX, Club, Person, play_on, some_choice

NEVER = -1
each_game = pytest.mark.parametrize("game", [game.name for game in GAMES])


class Mind:
    """What the coach of a test thinks: that the last choice was a bad one, unless a test says otherwise."""

    def __init__(self) -> None:
        self.may_think = threading.Event()
        self.may_think.set()
        self.aspect = ""
        self.asked = 0
        self.is_failing = False

    def thought(self, thinker: Thinker, facts: tuple[Any, ...], seconds: float) -> str:
        self.asked += 1
        assert self.may_think.wait(60)
        if self.is_failing:
            raise ThoughtFailed("no idea")
        text, seat = facts
        made = [line for line in text.splitlines() if line.startswith(f"{seat + 1} ")]
        choice = made[-1].split(" ", 1)[1]
        reason = [self.aspect, {"count": 3}] if self.aspect else None
        return json.dumps([len(made) - 1, choice, reason, self.aspect or f"aspect-{self.asked}", 300])


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mind]:
    """Bots think in their own processes as ever; the coach thinks here."""
    mind, real = Mind(), Thinker.thought

    def thought(self: Thinker, facts: tuple[Any, ...], seconds: float) -> str:
        return mind.thought(self, facts, seconds) if self.think is look_at else real(self, facts, seconds)

    monkeypatch.setattr(Thinker, "thought", thought)
    yield mind
    mind.may_think.set()


def thought_out(club: Club) -> None:
    """Wait until the coach has thought about everything."""

    async def wait() -> None:
        while club.site.hall.tasks:
            await asyncio.wait(club.site.hall.tasks)

    club.call(wait)


def move(club: Club, somebody: Person, table: str, seat: int = 0) -> None:
    """Choose anything, when it is one's turn."""
    club.wait_for_bots(table)
    live = club.live(table)
    choice = some_choice(live, seat, Luck(f"move {live.acts}"))
    assert somebody.choose(table, seat, choice, live.version(seat)).status_code == 204


def move_and_hear(club: Club, somebody: Person, table: str, mind: Mind) -> None:
    """Choose anything. The coach speaks when it is one's turn again: before, it might be outdated at once."""
    mind.may_think.clear()
    move(club, somebody, table)
    club.wait_for_bots(table)
    mind.may_think.set()
    thought_out(club)


def note(somebody: Person, live: Live) -> str:
    html = somebody.page(live).fragments["coach"].html
    return html if "<form" in html else ""


def answer(somebody: Person, table: str, to: str, seat: int = 0) -> int:
    return somebody.post(f"/t/{table}/coach", HX, seat=str(seat), to=to).status_code


TABLES, MOVES = 8, 25
"""At so many tables, so many moves are tried until one can be taken back."""


def coached_table(club: Club, anna: Person, game: str = "norenberc") -> Live:
    return club.live(club.table_of(anna, bots=2, game=game, **{"aid-coach": "on"}))


@each_game
def test_after_a_weak_move_the_player_reads_a_note(
    club: Club, anna: Person, mind: Mind, quick_bots: None, game: str
) -> None:
    live = coached_table(club, anna, game)
    assert note(anna, live) == ""
    move_and_hear(club, anna, live.row.id, mind)
    assert 'role="status"' in note(anna, live)
    assert "about 3" in note(anna, live)
    may_take_back = 'value="back"' in note(anna, live)
    assert ("It stands now" in note(anna, live)) != may_take_back
    assert 'value="thanks"' in note(anna, live)
    assert "coach-looked" in anna.get(f"/t/{live.row.id}").text, "also without a script"


@each_game
def test_whoever_had_a_hint_is_not_told_otherwise_afterwards(
    club: Club, anna: Person, mind: Mind, quick_bots: None, game: str
) -> None:
    live = coached_table(club, anna, game)
    club.wait_for_bots(live.row.id)
    assert anna.post(f"/t/{live.row.id}/hint", HX, seat="0").status_code == 204
    move_and_hear(club, anna, live.row.id, mind)
    assert mind.asked == 1
    assert note(anna, live) == ""


def test_thanks_puts_it_away_and_the_same_is_never_said_again(
    club: Club, anna: Person, mind: Mind, quick_bots: None
) -> None:
    live = coached_table(club, anna)
    mind.aspect = "thalers"
    move_and_hear(club, anna, live.row.id, mind)
    assert "It brings you 3 thalers." in note(anna, live)
    assert answer(anna, live.row.id, "thanks") == 204
    assert note(anna, live) == ""
    for _ in range(5):
        move(club, anna, live.row.id)
        thought_out(club)
        assert note(anna, live) == ""
    assert mind.asked == 6


def test_it_goes_with_the_next_choice(club: Club, anna: Person, mind: Mind, quick_bots: None) -> None:
    live = coached_table(club, anna)
    mind.aspect = "thalers"
    move_and_hear(club, anna, live.row.id, mind)
    assert note(anna, live)
    mind.may_think.clear()
    move(club, anna, live.row.id)
    assert note(anna, live) == ""


def test_it_goes_when_a_turn_begins_and_the_move_before_it_stands(
    club: Club, anna: Person, bea: Person, mind: Mind
) -> None:
    live = club.live(club.table_of(anna, bea, **{"aid-coach": "on"}))
    move(club, anna, live.row.id)
    thought_out(club)
    while 0 not in live.asked():
        assert note(anna, live), "she waits for the others"
        move(club, bea, live.row.id, 1)
        thought_out(club)
    assert note(anna, live) == ""
    assert answer(anna, live.row.id, "back") == 409


def test_what_comes_too_late_is_dropped(club: Club, anna: Person, mind: Mind, quick_bots: None) -> None:
    live = coached_table(club, anna)
    mind.may_think.clear()
    for _ in range(3):
        move(club, anna, live.row.id)
    mind.may_think.set()
    thought_out(club)
    assert mind.asked == 2, "of the second move, which was outdated while it waited, the coach never thought"
    assert live.coached[0].aspects == {"aspect-2"}, "what was thought of the first move was not said"


def test_a_table_goes_on_while_the_coach_thinks(club: Club, anna: Person, mind: Mind, quick_bots: None) -> None:
    live = coached_table(club, anna)
    mind.may_think.clear()
    for _ in range(5):
        move(club, anna, live.row.id)
    assert mind.asked == 1


def test_it_is_on_in_the_first_game_of_a_kind_against_bots(
    tmp_path_factory: pytest.TempPathFactory, mind: Mind, quick_bots: None
) -> None:
    with Club(tmp_path_factory.mktemp("first"), coach_first_games=True) as club:
        anna, bea = Person(club, "Anna"), Person(club, "Bea")
        first = club.table_of(anna, bots=2)
        assert club.live(first).row.aids == club.stored(first).row.aids == {COACH: FIRST}
        assert is_on(club.live(first), COACH)
        assert not is_on(club.live(club.table_of(bea, anna, bots=1)), COACH), "not among people"
        assert is_on(club.live(club.table_of(anna, bots=2, game="genoa")), COACH)
        play_on(club, {0: anna}, first, Luck("to the end"))
        assert not is_on(club.live(club.table_of(anna, bots=2)), COACH), "she has played it"
        again = anna.post(f"/t/{first}/rematch").headers["location"].removeprefix("/t/")
        assert not is_on(club.live(again), COACH)
        assert is_on(club.live(club.table_of(anna, bots=2, game="calimala")), COACH)
        assert not is_on(club.live(club.table_of(bea, bots=2, **{"aid-coach": "off"})), COACH)


def test_switched_off_with_one_tap_it_stays_off(
    tmp_path_factory: pytest.TempPathFactory, mind: Mind, quick_bots: None
) -> None:
    with Club(tmp_path_factory.mktemp("off"), coach_first_games=True) as club:
        anna = Person(club, "Anna")
        live = club.live(club.table_of(anna, bots=2))
        move_and_hear(club, anna, live.row.id, mind)
        assert 'value="off"' in note(anna, live)
        assert answer(anna, live.row.id, "off") == 204
        assert note(anna, live) == ""
        asked = mind.asked
        move(club, anna, live.row.id)
        thought_out(club)
        assert mind.asked == asked
        assert not is_on(club.live(club.table_of(anna, bots=2, game="genoa")), COACH)


def test_among_people_all_must_agree_and_then_nobody_else_notices_a_note(
    club: Club, anna: Person, bea: Person, mind: Mind
) -> None:
    live = club.live(club.table_of(anna, bea))
    table = live.row.id
    move(club, anna, table)
    assert mind.asked == 0
    assert anna.post(f"/t/{table}/aids", HX, aid=COACH, to="on").status_code == 204
    assert not is_on(live, COACH)
    assert bea.post(f"/t/{table}/aids", HX, aid=COACH, to="agree").status_code == 204
    assert is_on(live, COACH)
    mind.may_think.clear()
    seat = live.asked()[0]
    mover, other = (anna, bea) if seat == 0 else (bea, anna)
    move(club, mover, table, seat)
    watched = [club.site.hall.enter(live, person.visitor.id) for person in (mover, other) if person.visitor]
    before = {name: fragment.html for name, fragment in other.page(live).fragments.items()}
    for watcher in watched:
        watcher.has_news = False
    mind.may_think.set()
    thought_out(club)
    assert note(mover, live)
    assert {name: fragment.html for name, fragment in other.page(live).fragments.items()} == before
    assert [watcher.has_news for watcher in watched] == [True, False], "nobody else's stream looks again"
    assert answer(other, table, "thanks", seat) == 403
    assert note(mover, live)


def test_among_people_everybody_may_be_left_alone(club: Club, anna: Person, bea: Person, mind: Mind) -> None:
    live = club.live(club.table_of(anna, bea, **{"aid-coach": "on"}))
    table = live.row.id
    move(club, anna, table)
    thought_out(club)
    assert note(anna, live)
    before = bea.page(live).digest()
    assert answer(anna, table, "off") == 204
    assert note(anna, live) == ""
    assert bea.page(live).digest() == before
    assert is_coached(live, 1)
    assert not is_coached(live, 0)
    assert not is_coached(club.stored(table), 0)
    assert anna.post(f"/t/{table}/aids", HX, aid=COACH, to="on").status_code == 204
    assert is_coached(live, 0)


def test_nobody_switches_it_before_or_after_the_game(club: Club, anna: Person, bea: Person, mind: Mind) -> None:
    waiting = anna.opened({"game": "norenberc", "name": "Anna", "seats": "2", "chair-1": "me", "chair-2": "open"})
    assert answer(anna, waiting, "off") == 409
    over = club.table_of(anna, bea, **{"aid-coach": "on"})
    play_on(club, {0: anna, 1: bea}, over, Luck("over"))
    assert answer(anna, over, "off") == 409
    assert anna.post(f"/t/{over}/aids", HX, aid=COACH, to="on").status_code == 409
    assert club.stored(waiting).row.aids == {}
    assert club.stored(over).row.aids == {COACH: "on"}


def test_a_spectator_reads_nothing_and_answers_nothing(
    club: Club, anna: Person, bea: Person, mind: Mind, quick_bots: None
) -> None:
    live = coached_table(club, anna)
    move_and_hear(club, anna, live.row.id, mind)
    assert note(anna, live)
    assert note(bea, live) == ""
    assert answer(bea, live.row.id, "back") == 403


@each_game
def test_it_offers_to_take_back_where_that_is_allowed_and_then_it_is(
    club: Club, anna: Person, mind: Mind, quick_bots: None, game: str
) -> None:
    live = coached_table(club, anna, game)
    for number in range(1, TABLES * MOVES):
        club.wait_for_bots(live.row.id)
        if number % MOVES == 0 or live.is_over():  # at some tables there is always a draw between
            live = coached_table(club, anna, game)
            continue
        table = live.playing()
        before = list(table.record.made)
        move_and_hear(club, anna, live.row.id, mind)
        if not note(anna, live):
            continue
        if 'value="back"' in note(anna, live):
            break
        assert answer(anna, live.row.id, "back") == 409, "what was drawn or shown stands"
    else:
        pytest.fail("nothing could be taken back")
    assert answer(anna, live.row.id, "back") == 204
    assert table.record.made == before
    assert note(anna, live) == ""
    assert answer(anna, live.row.id, "back") == 409


def test_a_note_stands_while_others_take_back_what_they_did_in_secret(
    club: Club, anna: Person, bea: Person, person: Callable[[str], Person], mind: Mind
) -> None:
    """What they did before my choice may go from the record, and my choice moves forward in it."""
    live = club.live(club.table_of(anna, bea, person("Cyr"), **{"aid-coach": "on"}))
    table = live.row.id
    move(club, bea, table, 1)
    thought_out(club)
    move(club, anna, table)
    thought_out(club)
    assert 'value="back"' in note(anna, live)
    assert bea.undo(table, 1, live.version(1)).status_code == 204
    assert 'value="back"' in note(anna, live)
    assert answer(anna, table, "back") == 204
    assert all(seat == CHANCE for seat, _ in live.playing().record.made)


def test_no_more_is_taken_back_where_others_did_something_in_secret(
    club: Club, anna: Person, bea: Person, person: Callable[[str], Person], mind: Mind
) -> None:
    people = [anna, bea, person("Cyr")]
    live = club.live(club.table_of(*people, game="genoa", **{"aid-coach": "on"}))
    table, before = live.row.id, list(live.playing().record.made)
    mine, other = live.asked()
    assert people[mine].choose(table, mine, "offer", live.version(mine)).status_code == 204
    thought_out(club)
    assert answer(people[mine], table, "thanks", mine) == 204
    begun = live.playing().record.made[-1]
    live.coached[mine].headings = NEVER
    move(club, people[mine], table, mine)
    thought_out(club)
    assert 'value="back"' in note(people[mine], live)
    assert people[other].choose(table, other, "offer", live.version(other)).status_code == 204
    assert answer(people[mine], table, "back", mine) == 204
    assert live.playing().record.made == [*before, begun, (other, begun[1])]


def test_a_coach_who_fails_says_nothing(
    club: Club, anna: Person, mind: Mind, quick_bots: None, caplog: pytest.LogCaptureFixture
) -> None:
    live = coached_table(club, anna)
    mind.is_failing = True
    move(club, anna, live.row.id)
    thought_out(club)
    assert note(anna, live) == ""
    assert "no idea" in caplog.text


def test_the_coach_thinks_in_a_process_of_its_own(club: Club) -> None:
    coaching = Coaching(60, False)
    text = "fondaco 1\ngame: norenberc\nrules: 1\nseats: 2\nseed: \n\n"
    try:
        assert coaching.thinker.thought((text, 0), 60) == ""
        assert coaching.thinker.process is not None
        assert coaching.thinker.process is not club.site.thinkers.quick.thinkers[0].process
    finally:
        coaching.close()
