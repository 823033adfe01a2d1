"""The course of a game, made from its rows alone, is its record: for every game, with chains and undos."""

from __future__ import annotations

import pytest

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE
from fondaco.web.http.routes.opening import beginning_at, new_row
from fondaco.web.store import storage
from fondaco.web.store.course import course_of, record_of
from fondaco.web.store.rows import THEN, Act, Chair, Stored, TableRow
from fondaco.web.tables.live import Live

from .club import Club, Person, play_on, some_chain

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
ACTS = 100


class Sitting:
    """A table without a database: what would be stored is kept in a list."""

    def __init__(self, row: TableRow, luck: Luck) -> None:
        self.luck = luck
        chairs = [Chair(seat, 1, "" if seat else "Anna", None, None, "") for seat in range(row.seats)]
        self.live = Live(Stored(row._replace(started=1), chairs, [], []))
        self.stored = Stored(row._replace(started=1, setup=self.live.row.setup), chairs, [], [])

    def act(self, seat: int, choice: str | None) -> None:
        act = self.live.foretold(Act(seat, choice, 1))
        self.live.carry_out(act)
        self.stored.acts.append(act)

    def play(self, most: int) -> None:
        while not self.live.is_over() and most > 0:
            most -= 1
            table = self.live.playing()
            seats = [seat for seat in range(self.live.row.seats) if table.state.may_answer(seat)]
            sorry = [seat for seat in range(self.live.row.seats) if not table.why_no_undo(seat)]
            if sorry and self.luck.below(4) == 0:
                self.act(sorry[int(self.luck.below(len(sorry)))], None)
            else:
                seat = seats[int(self.luck.below(len(seats)))]
                self.act(seat, some_chain(self.live, seat, self.luck))
        if self.live.is_over():
            self.stored = self.stored._replace(row=self.stored.row._replace(finished=2, result=self.live.result()))


def assert_told_alike(sitting: Sitting) -> None:
    text = sitting.live.record().text()
    assert course_of(sitting.stored).is_whole
    assert record_of(sitting.stored).text() == text
    assert Live(sitting.stored).record().text() == text, "what was noted is what comes of it when it is loaded"


@each_game
def test_the_course_is_the_record_to_the_byte(game: Game) -> None:
    undone = 0
    for seats in (game.fewest, game.most):
        sitting = Sitting(new_row(game, seats, {}, 1)._replace(seed=f"course {seats}"), Luck(f"players {seats}"))
        for _ in range(2):
            sitting.play(ACTS // 2)
            assert_told_alike(sitting)
        undone += sum(act.choice is None for act in sitting.stored.acts)
    assert undone > 10


def test_whole_chains_are_taken_back() -> None:
    """In some game several choices are made in one go; how many of them were taken back is noted."""
    taken = []
    for game in GAMES:
        sitting = Sitting(new_row(game, game.most, {}, 1)._replace(seed="chains"), Luck("chains"))
        sitting.play(ACTS)
        taken += [int(act.drawn or 0) for act in sitting.stored.acts if act.choice is None]
    assert min(taken) == 1
    assert max(taken) > 2


@each_game
def test_the_course_of_a_game_that_goes_on_from_another_is_its_record_too(game: Game) -> None:
    first = Sitting(new_row(game, game.fewest, {}, 1)._replace(seed="first"), Luck("first players"))
    first.play(30)
    made = first.live.record().made
    begun = Record(game, game.fewest, {}, "")
    begun.made = made[: max(index for index, (seat, _) in enumerate(made) if seat != CHANCE)]
    row = new_row(game, game.fewest, {}, 1)._replace(beginning=begun.text())
    second = Sitting(row._replace(seed="second"), Luck("second players"))
    assert_told_alike(second)
    second.play(30)
    assert_told_alike(second)


@each_game
def test_a_finished_game_is_told_to_its_result_and_its_beginning_names_nobody(game: Game) -> None:
    sitting = Sitting(new_row(game, game.fewest, {}, 1)._replace(seed="whole"), Luck("whole"))
    sitting.play(10_000)
    assert sitting.live.is_over()
    assert_told_alike(sitting)
    assert record_of(sitting.stored).text().splitlines()[-1] == f"end {sitting.live.result()}"
    assert "Anna" not in beginning_at(sitting.live, 20)


def test_acts_are_read_back_as_they_were_stored() -> None:
    """What chance drew is in the last row of an act."""
    rows = [Act(0, "offer", 1), Act(0, f"{THEN}send", 1, "toss heads"), Act(0, None, 2, "2")]
    assert storage.acts_in(rows) == [Act(0, f"offer{THEN}send", 1, "toss heads"), Act(0, None, 2, "2")]


def test_a_course_without_notes_is_told_in_part() -> None:
    game = GAMES[0]
    sitting = Sitting(new_row(game, game.fewest, {}, 1)._replace(seed="part"), Luck("part"))
    sitting.play(12)
    bare = sitting.stored._replace(
        row=sitting.stored.row._replace(setup=None), acts=[act._replace(drawn=None) for act in sitting.stored.acts]
    )
    assert not course_of(bare).is_whole
    assert Live(bare).record().text() == sitting.live.record().text()


def test_what_chance_draws_is_stored_with_the_act_that_it_follows(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    play_on(club, {0: anna, 1: bea}, table, Luck("stored"), 30)
    stored = club.site.database.run_now(storage.load_table, table)
    assert stored.row.setup
    assert any(act.drawn for act in stored.acts)
    assert course_of(stored).is_whole
    assert record_of(stored).text() == club.live(table).record().text()
