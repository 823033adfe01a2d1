"""How long bots take: a pause before what follows something that people could see, none before the rest."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from fondaco.bots.levels import LEVELS, QUICKEST, shorter
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import CHANCE, NOBODY
from fondaco.web.tables.live import Live
from fondaco.web.tables.pacing import TICK, TOGETHER, Pacing, is_hidden

from .club import Club, Person, play_on

pause_before = Pacing.before
wait_by_clock = Pacing.wait


class Pause(NamedTuple):
    seat: int
    seconds: float
    at: int
    """How many choices had been made."""


@pytest.fixture
def pauses(quick_bots: None, monkeypatch: pytest.MonkeyPatch) -> list[Pause]:
    """The pauses of the bots: recorded, and not waited for."""
    noted: list[Pause] = []

    def note(self: Pacing, seat: int) -> float:
        noted.append(Pause(seat, pause_before(self, seat), len(self.live.playing().record.made)))
        return noted[-1].seconds

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
        assert anna.choose(table, 0, choice, live.version(0)).status_code == 204
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
    assert all(pause.seconds > 0.0 for pause in pauses)
    paused = {(pause.at, pause.seat) for pause in pauses}
    for at, (seat, choice) in enumerate(made):
        if seat in (0, CHANCE):
            continue
        if seat in composing and made[at - 1][0] == seat:
            assert (at, seat) not in paused, "nobody sees how an offer is composed"
        elif made[at - 1][0] != seat:
            assert (at, seat) in paused, "somebody else has just chosen"
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


def test_how_long_a_bot_thought_is_not_told(club: Club, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer comes when the pause is over, or at the next tick after it, by a frozen clock."""
    pacing = Pacing(club.live(club.table_of(anna, bots=1)))
    clock, slept = [100.0], []

    async def sleep(seconds: float) -> None:
        slept.append(round(seconds, 6))

    async def waited(hurry: object, seconds: float) -> None:
        hurry.close()  # type: ignore[attr-defined]
        clock[0] += seconds
        raise TimeoutError

    monkeypatch.setattr("fondaco.web.tables.pacing.time.monotonic", lambda: clock[0])
    monkeypatch.setattr("fondaco.web.tables.pacing.asyncio.wait_for", waited)
    monkeypatch.setattr("fondaco.web.tables.pacing.asyncio.sleep", sleep)
    for thought in (0.0, 0.3, 0.69, 0.7, 0.71, 0.75, 0.92):
        clock[0], pacing.due = 100.0 + thought, 100.7
        club.call(pacing.wait)
        clock[0] += slept[-1]
        ticks = (clock[0] - 100.7) / TICK
        assert ticks == pytest.approx(round(ticks)), "an answer on a tick"
        assert clock[0] == pytest.approx(100.7) or thought > 0.7


def test_what_nobody_notices_does_not_change_the_pause(club: Club, anna: Person, bea: Person) -> None:
    """Composing an offer makes no bot slower or faster, nor restarts its pause."""
    table = club.table_of(anna, bea, bots=1, game="genoa", **{"bot-pace": "4000"})
    live, luck = club.live(table), Luck("pause")
    table_of_kernel = live.playing()
    for _ in range(400):
        for seat in (0, 1):
            hidden = [choice for choice in table_of_kernel.open(seat) if is_hidden(table_of_kernel, seat, choice)]
            if hidden:
                before, seen = Pacing(live).before(2), live.version(NOBODY)
                notation = live.game.vocabulary.text(hidden[int(luck.below(len(hidden)))])
                assert (anna, bea)[seat].choose(table, seat, notation, live.version(seat)).status_code == 204
                assert Pacing(live).before(2) == before
                assert live.version(NOBODY) == seen
                return
        seat = live.asked()[0]
        if seat == 2:
            choices = table_of_kernel.open(2)
            club.call(club.site.hall.choose, live, 2, live.game.vocabulary.text(choices[0]), live.version(2))
        else:
            play_on(club, {0: anna, 1: bea}, table, luck, 1)
    raise AssertionError("nobody could do anything in secret")


def test_the_host_changes_the_pace_at_a_running_table(club: Club, anna: Person, bea: Person, quick_bots: None) -> None:
    table = club.table_of(anna, bea, bots=1)
    club.wait_for_bots(table)
    assert 'id="bot-pace"' in anna.get(f"/t/{table}").text
    assert 'id="bot-pace"' not in bea.get(f"/t/{table}").text
    assert bea.post(f"/t/{table}/bot-pace", **{"bot-pace": "4000"}).status_code == 403
    assert anna.post(f"/t/{table}/bot-pace", **{"bot-pace": "3"}).status_code == 400
    assert anna.post(f"/t/{table}/bot-pace", **{"bot-pace": "4000"}).status_code == 303
    assert club.live(table).row.bot_pace == club.stored(table).row.bot_pace == 4000
    assert 'value="4000" aria-pressed="true"' in anna.get(f"/t/{table}").text


def with_level(club: Club, anna: Person, level: str, game: str = "norenberc") -> Live:
    return club.live(club.table_of(anna, bots=1, game=game, **{"chair-2": level, "bot-pace": "200"}))


def frozen(monkeypatch: pytest.MonkeyPatch, is_hurried: bool) -> list[float]:
    """A clock that goes on only by waiting. Where somebody hurries, it is at once."""
    now = [100.0]

    async def sleep(seconds: float) -> None:
        now[0] += max(0.0, seconds)

    async def waited(hurry: object, seconds: float) -> None:
        hurry.close()  # type: ignore[attr-defined]
        if not is_hurried:
            now[0] += seconds
            raise TimeoutError

    monkeypatch.setattr("fondaco.web.tables.pacing.time.monotonic", lambda: now[0])
    monkeypatch.setattr("fondaco.web.tables.pacing.asyncio.wait_for", waited)
    monkeypatch.setattr("fondaco.web.tables.pacing.asyncio.sleep", sleep)
    return now


@pytest.mark.parametrize("is_hurried", [False, True])
@pytest.mark.parametrize("level", [level for level, seconds in LEVELS.items() if seconds])
def test_an_answer_of_a_level_comes_after_its_time_however_soon_it_was_found(
    club: Club, anna: Person, quick_bots: None, monkeypatch: pytest.MonkeyPatch, level: str, is_hurried: bool
) -> None:
    """A choice without an alternative is found at once, a hard one takes all the time: nobody can tell them apart."""
    live = with_level(club, anna, level)
    club.wait_for_bots(live.row.id)
    live.last_seen = live.last_seen._replace(seat=0)
    clock = frozen(monkeypatch, is_hurried)
    answered = set()
    for part in (0.0, 0.01, 0.5, 0.99, 1.0):
        clock[0] = 100.0
        pacing = Pacing(live)
        seconds = pacing.turn_to(1)
        assert seconds == pytest.approx(LEVELS[level])
        clock[0] += part * seconds
        assert pacing.turn_to(1) == pytest.approx((1 - part) * seconds), "hidden choices share the time"
        club.call(wait_by_clock, pacing)
        answered.add(round(clock[0], 6))
    assert len(answered) == 1
    assert answered.pop() >= 100.0 + LEVELS[level] + TICK - 1e-6


@pytest.mark.parametrize("level", [*LEVELS, "greedy"])
def test_a_level_has_less_time_within_a_move_in_talk_and_where_somebody_hurries(
    club: Club, anna: Person, quick_bots: None, level: str
) -> None:
    seconds = LEVELS.get(level, 0.0)
    less = shorter(seconds)
    live = with_level(club, anna, level)
    pacing = Pacing(live)
    live.last_seen = live.last_seen._replace(seat=0, is_drawn=False)
    assert pacing.thinking(1) == seconds
    live.last_seen = live.last_seen._replace(seat=1)
    assert pacing.thinking(1) == less
    live.last_seen = live.last_seen._replace(is_drawn=True)
    assert pacing.thinking(1) == seconds, "after a draw it thinks anew"
    live.hurry.set()
    assert pacing.thinking(1) == min(seconds, QUICKEST)
    live.hurry.clear()
