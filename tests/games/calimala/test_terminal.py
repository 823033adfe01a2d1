"""The board of Calimala in a terminal: complete, never too wide, and nothing that a seat may not know."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, cast

import pytest
from rich.console import Console, RenderableType

from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.games.calimala import data
from fondaco.games.calimala.face.sight import FlorenceSight
from fondaco.games.calimala.face.town_plan import TownPlan
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY, State
from fondaco.kernel.table import new_table

from .stage import positions

if TYPE_CHECKING:
    from .scene import Scene

GAME = find_game("calimala")
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


def drawn_short(view: State, seat: int, width: int = 80) -> str:
    return printed(FACE.draw_short(view, seat, NAMES[: int(view.seats)], width), width)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut(seats: int, width: int) -> None:
    for index, table in enumerate(positions(seats, "width")):
        if index % 40 == 0 or table.state.is_over():
            text = drawn(table.view(0), 0, width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text
            for tile in ("Trade cities", "S. Miniato", "Barcelona"):
                assert tile in text


def test_what_lies_in_full_is_not_cut(scene: Scene) -> None:
    """Everybody's discs, cubes and cards at their most."""
    scene.weaves(0, 4, 4, 4)
    scene.has(0, wood=4, brick=4, marble=4)
    scene.owns(0, ships=3, houses="troyes bruges hamburg")
    scene.owns(1, ships=3, houses="troyes bruges hamburg")
    scene.fill_city("hamburg", 2)
    scene.fill_row("wood", 1)
    scene.patrons(1, 1, 2, 2)
    scene.hand(0, " ".join(name for name in data.ACTION_NAMES for _ in range(2)))
    scene.stack("wood+weave", "blue white orange")
    scene.fit()
    text = drawn(scene.town, 0)
    assert "…" not in text
    assert "CCCCCCCCCCCC" in text
    assert "wood ×2, brick ×2" in text
    assert "──A○B──" in text
    assert "12/12" in text


def test_the_city_shows_towers_with_the_top_on_the_right(scene: Scene) -> None:
    scene.stack("brick+contribute", "yellow white blue")
    scene.stack("brick+artwork", "orange orange")
    scene.fit()
    lines = drawn(scene.town, 0).splitlines()
    assert any("Brick    ──C○A── Contribute" in line for line in lines)
    assert any(line.split()[:1] == ["BB"] for line in lines)


def test_streets_are_dim_and_discs_stand_out_whichever_way_a_street_runs(scene: Scene) -> None:
    scene.stack("wood+weave", "blue")
    scene.stack("brick+artwork", "orange")
    scene.fit()
    lines = TownPlan(FlorenceSight.of(FACE, scene.town, 0, NAMES[:3])).lines(80)
    console = Console()
    for line in lines:
        for at, sign in enumerate(line.plain):
            look = line.get_style_at_offset(console, at)
            if sign in "─│":
                assert (bool(look.bold), bool(look.dim)) == (False, True)
            elif line.plain[at - 1 : at + 2] in ("─A─", " B "):
                assert (bool(look.bold), bool(look.dim)) == (True, False)
    drawn_city = " ".join(line.plain for line in lines)
    assert "─A─" in drawn_city
    assert " B " in drawn_city


def test_the_council_shows_seats_order_and_what_each_tile_would_bring(scene: Scene) -> None:
    """C-P1, C-P3: representatives, the next tile, and the points as it stands."""
    scene.tiles("lisbon", "wood", "ports")
    scene.representatives("orange")
    scene.deliver(0, lisbon=2)
    scene.deliver(2, london=1)
    scene.fit()
    lines = [line for line in drawn(scene.town, 0).splitlines() if "Lisbon" in line or "Ports" in line]
    assert any("1 B Lisbon       scored" in line for line in lines)
    assert any("3   Ports        A3 C2" in line for line in lines)
    assert "▸2   Wood         –" in drawn(scene.town, 0)
    assert "Ties are won by B › A = C" in drawn(scene.town, 0)


def test_players_who_share_are_shown_with_one_number(scene: Scene) -> None:
    """C-P4: nothing tells two players apart."""
    scene.tiles("lisbon")
    scene.deliver(0, lisbon=1)
    scene.deliver(1, lisbon=1)
    scene.fit()
    assert "AB2" in drawn(scene.town, 0)


def test_the_board_shows_only_the_own_hand_and_final_card() -> None:
    """C-K4, C-S3: hands and final cards are secret, sizes are public."""
    luck = Luck("terminals")
    for index, table in enumerate(positions(3, "secrets")):
        if index % 70 != 7 or table.state.is_over():
            continue
        for seat in range(NOBODY, 3):
            seen = table.view(seat)
            world = GAME.imagine(seen, seat, luck)
            assert drawn(world, seat) == drawn(seen, seat)
            if seat >= 0:
                assert drawn_short(world, seat) == drawn_short(seen, seat)


def test_a_spectator_sees_no_hand() -> None:
    table = new_table(GAME, 3, {}, "spectator")
    for seat in range(3):
        table.choose(seat, table.open(seat)[0])
    assert "your" not in drawn(table.view(NOBODY), NOBODY).split("City:")[0]
    assert "your final card" in drawn(table.view(0), 0)


def test_final_cards_are_shown_when_the_game_is_over() -> None:
    """C-E3."""
    *_, table = positions(3, "the end")
    assert table.state.is_over()
    text = drawn(table.view(NOBODY), NOBODY)
    assert "the game is over" in text
    assert "Final cards · " in text
    assert "count only at the end" not in text


def test_a_scoring_is_told_in_a_table(scene: Scene) -> None:
    """C-P3, C-P4: points, what counted, and what decided a tie."""
    scene.tiles("wood")
    scene.donate(0, "santa-croce", wood=1)
    scene.donate(1, "santa-croce", wood=1)
    scene.stack("wood+weave", "blue white white")
    scene.choose("white wood+weave", "gain wood", "gain wood", "weave", "done")
    items = [item for item in scene.listener.items if GAME.news[item.kind].key in FACE.tabled_news]
    lines = printed(FACE.news_table(items, NAMES), 80).splitlines()
    assert lines[0].split() == ["Scored", "Points", "(what", "counted)"]
    assert lines[2].split() == ["Wood", "Anna", "3", "(1),", "Bea", "2", "(1)"]
    assert lines[3].strip() == "Anna before Bea: more representatives and artworks in the Palazzo."


def test_a_tile_that_nobody_gets_points_for_is_told_too(scene: Scene) -> None:
    scene.tiles("wood")
    scene.stack("wood+weave", "blue white white")
    scene.choose("place wood+weave", "gain wood", "weave")
    items = [item for item in scene.listener.items if GAME.news[item.kind].key in FACE.tabled_news]
    assert "nobody" in printed(FACE.news_table(items, NAMES), 80)


def test_a_table_never_begins_with_what_follows() -> None:
    """The first row of a table is a tile or a final card, for each that is scored in whole games."""
    for seed in ("tables", "more tables"):
        *_, table = positions(4, seed)
        items = [item for item in table.listener.items if GAME.news[item.kind].key in FACE.tabled_news]
        text = printed(FACE.news_table(items, NAMES), 120)
        assert text.count("Final card") == 5
        assert sum(text.count(f" {place} (") for place in (5, 3, 2, 1)) > 20


def test_players_with_one_initial_are_told_apart_by_number(scene: Scene) -> None:
    scene.stack("wood+weave", "blue orange")
    scene.fit()
    text = drawn(scene.town, 0, names=["Anna", "Adam", "Bea"])
    assert "──12───" in text
    assert "2 Adam" in text


def test_a_long_name_is_cut_only_where_there_is_no_room(scene: Scene) -> None:
    scene.fit()
    names = ["Maximilian-Alexander", "Bea", "Carl"]
    assert "Maximilian-Alexander" in drawn(scene.town, 1, 120, names)
    lines = drawn(scene.town, 1, 80, names).splitlines()
    assert any(line.startswith(" Maximilian-") and "…" in line for line in lines)
    assert max(len(line) for line in lines) <= 80


def test_the_short_board_shows_where_a_gift_or_cloth_can_go(scene: Scene) -> None:
    """Churches for gifts, the map for cloth, neither for wood."""
    scene.has(0, wood=1)
    scene.weaves(0, 1)
    scene.owns(0, ships=1)
    wood, gift, cloth = scene.copy(), scene.copy(), scene.copy()
    wood.choose("place wood+weave")
    gift.choose("place wood+contribute")
    cloth.choose("place build+ship")
    shown = [drawn_short(there.town, 0) for there in (wood, gift, cloth)]
    assert ["Churches" in text for text in shown] == [False, True, False]
    assert ["Hamburg" in text.split("Council")[1].split("Player")[0].splitlines()[-1] for text in shown] == [
        False,
        False,
        True,
    ]
