"""Golden records: whole games, kept as text. They must play today as they did when they were written."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.games.calimala import news
from fondaco.games.calimala.data import FIRST_GAME, WHITE_DISC
from fondaco.games.calimala.vocabulary import DRAW, LIFT, PLAY
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import verify
from fondaco.kernel.table import Table

FOLDER = Path(__file__).parent / "records"


def read(name: str) -> Record:
    return read_record((FOLDER / f"{name}.fondaco").read_text(encoding="utf-8"), GAMES)


def told(name: str) -> list[tuple[int, tuple[int, ...]]]:
    return [(item.kind, item.numbers) for item in Table(read(name)).listener.items]


def of(name: str, kind: int) -> list[tuple[int, ...]]:
    return [parts for told_kind, parts in told(name) if told_kind == kind]


def test_every_option_is_settled_in_some_record() -> None:
    paths = sorted(FOLDER.glob("*.fondaco"))
    options = {name: value for path in paths for name, value in read(path.stem).options.items()}
    assert options == {"city": "first-game", "compensation": "one", "late": "enter"}


# Each way to end, and each rare rule, happens in the record that is named for it.


def test_a_game_that_ends_when_all_discs_are_placed() -> None:
    """C-E1: fifteen turns each, then the tiles that are left, without new representatives."""
    town = verify(read("three-players"))
    left = of("three-players", news.LAST_TILES)
    assert len(left) == 1
    assert town.placed == 45
    scored = 15 - left[0][0]
    assert numbers(town.representatives)[scored:] == [-1] * (20 - scored)
    assert not of("three-players", news.ALL_SCORED)


@pytest.mark.parametrize("name", ["four-players", "five-players"])
def test_a_game_that_ends_when_all_tiles_are_scored(name: str) -> None:
    """C-E2: the round is completed, and discs pushed out by then leave the game."""
    record = read(name)
    town = verify(record)
    happened = [kind for kind, _ in told(name)]
    after = happened[happened.index(news.ALL_SCORED) :]
    assert news.PUSHED_OUT in after
    assert (news.PUSHED_OUT_WHITE in after) == (name == "four-players")
    assert news.SCORED not in after
    assert town.placed % record.seats == 0
    assert len({int(town.turns_left(seat)) for seat in range(record.seats)}) == 1
    assert sum(numbers(town.gone)) == after.count(news.PUSHED_OUT) + after.count(news.PUSHED_OUT_WHITE)


def test_ties_that_are_shared() -> None:
    """C-P4: among players with neither a representative nor an artwork in the Palazzo."""
    assert len(of("shared-ties", news.TIE_SHARED)) == 3
    kinds = [kind for kind, _ in told("shared-ties")]
    first = kinds.index(news.TIE_SHARED)
    sharers = of("shared-ties", news.TIE_SHARED)[0][:2]
    entered = [parts[0] for kind, parts in told("shared-ties")[:first] if kind in (news.ENTERED, news.EXCHANGED)]
    assert not set(sharers) & set(entered)


def test_a_tie_broken_by_an_artwork() -> None:
    """C-P4: neither had a representative; the winner gave an artwork to the Palazzo first."""
    happened = told("artwork-breaks-a-tie")
    moment = next(index for index, (kind, _) in enumerate(happened) if kind == news.TIE_ARTWORK)
    winner, loser = happened[moment][1][:2]
    before = happened[:moment]
    patrons = [parts[0] for kind, parts in before if kind == news.ADORNED and parts[1] == 3]
    assert patrons.index(winner) < patrons.index(loser)
    assert patrons.count(winner) == patrons.count(loser)
    entered = {parts[0] for kind, parts in before if kind in (news.ENTERED, news.EXCHANGED, news.LIFTED)}
    assert not entered & {winner, loser}


def test_a_summoning_with_discs_lifted_from_streets() -> None:
    """C-P2: no coloured disc in the supply; the white one goes on top of the tower the lifted one came from."""
    record = read("summoning-with-lift")
    state = record.start()
    lifts = 0
    for seat, choice in record.made:
        question = state.question()
        state.choose(seat, choice)
        if question == "summoning":
            lifts += 1
            street = int(state.streets[(choice - LIFT) // 4])
            top = int(state.heights[street]) - 1
            assert state.towers[street * 4 + top] == WHITE_DISC
            assert state.representatives[state.scored - 1] == seat
            assert state.discs[seat] == 0
    assert lifts == 2


def test_a_deck_that_is_shuffled_again() -> None:
    """C-K4: at once when the last card is drawn, from all cards played until then."""
    happened = told("reshuffle")
    moment = next(index for index, (kind, _) in enumerate(happened) if kind == news.RESHUFFLED)
    before = [kind for kind, _ in happened[:moment]]
    assert before[-2:] == [news.DREW, news.DREW_CARD]
    assert before.count(news.DREW) == 45 - 3
    assert happened[moment][1][0] == before.count(news.PLAYED)
    assert news.DREW in [kind for kind, _ in happened[moment:]], "cards are drawn from the new deck"


def test_the_city_of_the_first_game() -> None:
    """C-S2: nothing is laid by chance."""
    record = read("first-game-city")
    town = verify(record)
    assert numbers(town.grid) == FIRST_GAME
    assert "* lay" not in record.text()
    assert "* lay" in read("three-players").text()


def test_at_most_one_compensation_card_on_the_own_turn() -> None:
    """C-O1: there is a moment at which an action is impossible and no card may be drawn for it any more."""
    record = read("one-compensation")
    state = record.start()
    choices = Choices(len(record.game.vocabulary))
    refused = 0
    for seat, choice in record.made:
        assert state.compensated <= 1
        if state.question() == "activation" and seat == state.active and state.compensated == 1:
            state.open(seat, choices)
            assert not [number for number in choices.listed() if DRAW <= number < PLAY]
            step = state.asking
            refused += bool(
                (step.low_left and not state.is_possible(step.low, seat))
                or (step.high_left and not state.is_possible(step.high, seat))
            )
        state.choose(seat, choice)
    assert refused > 0


def test_late_discs_that_enter_the_palazzo() -> None:
    """C-O1: coloured ones behind the fifteenth seat, white ones leave."""
    town = verify(read("late-discs-enter"))
    entered = of("late-discs-enter", news.ENTERED_LATE)
    assert [parts[0] for parts in entered] == numbers(town.representatives)[15 : 15 + town.late]
    assert len(of("late-discs-enter", news.PUSHED_OUT_WHITE)) == town.gone[WHITE_DISC] == 1
    assert not of("late-discs-enter", news.PUSHED_OUT)
