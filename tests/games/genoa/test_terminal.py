"""The board of Genoa in a terminal: complete, never too wide, and nothing that a seat may not know."""

from __future__ import annotations

import contextlib
import io
import re
from typing import TYPE_CHECKING, cast

import pytest
from rich.console import Console, RenderableType

from fondaco.cli.players import Player
from fondaco.cli.session import Leaving, Session
from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.games.genoa.data import SPACES, space_name
from fondaco.games.genoa.state import City
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY, State
from fondaco.kernel.table import Table, new_table

from .test_board import positions

if TYPE_CHECKING:
    from .scene import Scene

GAME = find_game("genoa")
FACE = face_of(GAME, "en")
NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil"]


def printed(part: RenderableType, width: int) -> str:
    """In plain letters."""
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, color_system=None)
    console.print(part)
    return cast(io.StringIO, console.file).getvalue()


def drawn(view: State, seat: int, width: int = 80, names: list[str] = NAMES) -> str:
    players = names[: int(view.seats)]
    parts = [FACE.draw(view, seat, players, width), FACE.legend(view)]
    parts.append(FACE.scores(view, seat, players))
    return "".join(printed(part, width) for part in parts)


def shown(scene: Scene, seat: int) -> list[str]:
    scene.fit()
    return drawn(GAME.view(scene.city, seat), seat).splitlines()


@pytest.mark.parametrize(("seats", "width"), [(2, 80), (5, 80), (4, 120)])
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut(seats: int, width: int) -> None:
    for index, table in enumerate(positions(seats, "width")):
        if index % 60 == 0 or table.state.is_over():
            text = drawn(table.view(0), 0, width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text


def test_the_plan_shows_tower_discs_owners_and_where_the_tower_can_go(scene: Scene) -> None:
    """G-M1, G-O1."""
    scene.owns(1, "cathedral")
    scene.stand("street-7-5", "street-7-3 street-7-4")
    lines = shown(scene, 0)
    rows = {line[0]: line for line in lines if re.match(r"\d {1,2}\S", line)}
    assert rows["7"].startswith("7  ZAS  FAB   •1   •1 ▲ ·  + ·   MET")
    assert rows["6"].startswith("6  PAL   ·    ·  +CAT  B     ·")
    assert rows["8"].startswith("8  ZAS  FAB  FAB +TAV  TAV  MET")
    assert "2 steps left" in lines[0]


def test_standing_offers_and_own_plans_stand_one_below_the_other(scene: Scene) -> None:
    """G-N4, G-N5: plans and limits are seen by their owner alone."""
    scene.stand("metals")
    scene.plan(1, "for park give 15 limit 40")
    scene.offer(1, "for metals give 20 limit 40")
    scene.offer(2, "for tavern give 5")
    mine, others = shown(scene, 1), shown(scene, 0)
    assert "Bea offers for Metals: 20 ducats (you go up to 40)" in mine
    assert "Bea offers for Metals: 20 ducats" in others
    assert "Carl offers for the Tavern: 5 ducats" in others
    assert "Your plan 1 for the Park: 15 ducats (you go up to 40)" in mine
    assert not any("plan 1" in line for line in others)


def test_the_own_cards_say_what_they_need_and_what_is_there(scene: Scene) -> None:
    """G-A3, G-A4: a tick after what was visited or is at hand."""
    scene.holds(1, "message-3 large-order-1 contract-inn")
    scene.has(1, "linen")
    scene.stand("tavern")
    text = " ".join(" ".join(line[42:].split()) for line in shown(scene, 1))
    assert "Messages: Tavern✓ – Park" in text
    assert "Villa Colini: wine, copper, linen✓" in text
    assert "Contracts: Inn" in text


def test_money_of_others_is_hidden_and_so_are_their_cards() -> None:
    """G-S4: the same board from any world that agrees with what a seat knows."""
    luck = Luck("terminals")
    for index, table in enumerate(positions(3, "hidden")):
        if index % 90 != 7 or table.state.is_over():
            continue
        for seat in range(NOBODY, 3):
            seen = table.view(seat)
            world = GAME.imagine(seen, seat, luck)
            assert drawn(world, seat) == drawn(seen, seat)
            rows = [line for line in drawn(seen, seat).splitlines() if re.match(r"[▸ ](Anna|Bea|Carl)", line)]
            assert sum("?" in row for row in rows) == (3 if seat == NOBODY else 2)


def test_contracts_are_shown_by_groups_when_the_game_is_over() -> None:
    """G-E2."""
    *_, table = positions(3, "the end")
    text = drawn(table.view(NOBODY), NOBODY)
    assert "the game is over" in text
    assert text.count("Contracts of ") == 3
    assert "?" not in text


def test_players_with_one_initial_are_told_apart_by_number(scene: Scene) -> None:
    scene.owns(1, "cathedral")
    scene.stand("market")
    text = drawn(scene.city, 0, names=["Anna", "Adam", "Bea"])
    assert "2 Adam" in text


class Sitting:
    """One person, the others bots, who answers in turn; what was seen and what was played."""

    def __init__(self, table: Table, answers: list[str], seat: int = 0) -> None:
        names = NAMES[: table.record.seats]
        players = [Player(name) if who == seat else Player(name, "random") for who, name in enumerate(names)]
        console = Console(file=io.StringIO(), width=80, height=24, highlight=False, markup=False)
        self.table = table
        self.answers = answers
        self.file = cast(io.StringIO, console.file)
        self.session = Session(table, players, console, self.ask, lambda: "save")

    def ask(self, prompt: str) -> str:
        if "Enter" in prompt:
            return ""
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)

    def play(self) -> str:
        with contextlib.suppress(Leaving):
            self.session.play()
        return self.file.getvalue()


def at_a_window(seed: str) -> Table:
    """A table whose first window asks the first seat, not being the trader."""
    for number in range(50):
        table = new_table(GAME, 3, {}, f"{seed} {number}")
        if table.state.question() == "dealing" and table.state.is_asked(0):
            return table
    raise AssertionError


def test_a_whole_offer_is_made_in_one_go_at_the_screen() -> None:
    """G-N2: one line, all or nothing."""
    table = at_a_window("one line")
    text = Sitting(table, ["offer nowhere give 5", "offer metals give 12", "retire"]).play()
    assert "There is no space “nowhere" in text
    assert "Ducats go in fives" in text
    table = at_a_window("one line")
    city = cast(City, table.state)
    space = next(space_name(space) for space in range(SPACES) if city.open_steps() >> space & 1)
    text = Sitting(table, [f"offer {space} give 25"]).play()
    assert "Anna offers for " in text
    assert "25 ducats" in text
    made = [GAME.vocabulary.text(choice) for seat, choice in table.record.made if seat == 0]
    assert made == ["offer", f"for {space}", "give 5", "give 20", "send"]


def test_the_board_is_not_drawn_anew_while_an_offer_is_composed() -> None:
    table = at_a_window("step by step")
    text = Sitting(table, ["offer", "1", "give 5"]).play()
    assert text.count("Genoa · ") == 1
    assert "Send it, or add more." in text
