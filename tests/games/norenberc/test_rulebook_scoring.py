"""The final scoring."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fondaco.games.norenberc.game import Norenberc

if TYPE_CHECKING:
    from .scene import Scene

GAME = Norenberc()
BLUE, ORANGE, YELLOW = 0, 1, 2


@pytest.fixture
def final(scene: Scene) -> Scene:
    """Three players at the end of the game, who own nothing but equal money."""
    scene.game_over()
    return scene


def own_artisans(scene: Scene, guild: str, holdings: list[str]) -> None:
    """To each seat its artisans of a guild, as their values."""
    for seat, values in enumerate(holdings):
        scene.own(seat, " ".join(f"{guild[:-1]}-{value}" for value in values.split()))


def test_final_example(final: Scene) -> None:
    """N-G1 to N-G7, printed example: blue 25, orange 30, yellow 35; yellow wins."""
    own_artisans(final, "brewers", ["7 2+", "4 6", "3 5 5"])
    own_artisans(final, "bakers", ["", "4 6", "7 6 5 2+"])
    own_artisans(final, "shoemakers", ["4 4 7", "6 6 2+", "3"])
    own_artisans(final, "printers", ["7 6 6 5 5 3", "4", "4"])
    final.own(BLUE, "foreman-4 apprentice")
    final.own(ORANGE, "engraver")
    final.own(YELLOW, "nobleman-3 tax-collector")
    final.money(10, 20, 33)
    final.win_crests(BLUE, prestige=1, brewers=1, bakers=1, shoemakers=1, printers=2)
    final.win_crests(ORANGE, prestige=1, brewers=1, bakers=1, shoemakers=1, printers=1)
    final.win_crests(YELLOW, prestige=2, brewers=2, bakers=2)
    sums = [[int(final.town.influence(seat, guild)) for guild in range(4)] for seat in range(3)]
    assert sums == [[9, 0, 15, 32], [10, 10, 14, 4], [13, 20, 3, 4]]
    assert final.points("townspeople") == [2, 0, 6]
    assert final.points("majority") == [12, 11, 14]
    assert final.points("thirty") == [2, 0, 0]
    assert final.points("all-guilds") == [0, 5, 5]
    assert final.points("richest") == [0, 0, 5]
    assert final.points("crests") == [9, 14, 5]
    assert [sum(row) for row in GAME.breakdown(final.town)] == [25, 30, 35]
    assert GAME.winners(final.town) == [YELLOW]


# Majority.

MAJORITY = [
    ("nobody", ["", "", ""], [0, 0, 0]),
    ("three in order", ["3", "7", "5"], [1, 5, 3]),
    ("the sum counts", ["7", "4 5", "2+"], [3, 5, 1]),
    ("equal sums go by tiles", ["6", "3 3", "2+"], [3, 5, 1]),
    ("equal sums go by tiles for 2nd", ["7", "5", "3 2+"], [5, 1, 3]),
    ("a 4th gets nothing", ["6", "5", "4", "7"], [3, 1, 0, 5]),
    ("a 5th gets nothing", ["6", "5", "4", "7", "3"], [3, 1, 0, 5, 0]),
    ("two tied for 1st, then a 3rd", ["5", "5", "3"], [4, 4, 1]),
    ("two tied for 1st, then a 3rd and a 4th", ["5", "5", "4", "3"], [4, 4, 1, 0]),
    ("two tied for 1st, two for 3rd", ["5", "5", "3", "3"], [4, 4, 0, 0]),
    ("three tied for 1st use up all places", ["7 2+", "6 3", "5 4", "3"], [4, 4, 4, 0]),
    ("four tied for 1st", ["6 3", "6 3", "5 4", "5 4", "2+"], [4, 4, 4, 4, 0]),
    ("five tied for 1st", ["7 2+", "6 3", "6 3", "5 4", "5 4"], [4, 4, 4, 4, 4]),
    ("two tied for 2nd", ["5", "7", "5"], [2, 5, 2]),
    ("two tied for 2nd leave no 3rd", ["7", "5", "5", "3"], [5, 2, 2, 0]),
    ("three tied for 2nd", ["7 6", "5 3", "4 4", "6 2+", "3"], [5, 2, 2, 2, 0]),
    ("two tied for 3rd", ["7", "6", "5", "5"], [5, 3, 0, 0]),
    ("three tied for 3rd", ["7 6", "5 3 2+", "5 3", "4 4", "6 2+"], [5, 3, 0, 0, 0]),
]

EMPTY_PLACES = [
    ("a sole owner", ["", "2+", ""], [0, 9, 0]),
    ("two owners", ["3", "", "4"], [3, 0, 6]),
    ("two owners at two players", ["3", "4"], [3, 6]),
    ("two owners ordered by tiles", ["6", "3 3"], [3, 6]),
    ("two tied owners inherit nothing", ["5", "5", ""], [4, 4, 0]),
    ("three tied owners inherit nothing", ["7 2+", "6 3", "5 4"], [4, 4, 4]),
    ("a place used up by a tie is not inherited", ["7", "5", "5"], [5, 2, 2]),
]


@pytest.mark.parametrize(("holdings", "points"), [row[1:] for row in MAJORITY], ids=[row[0] for row in MAJORITY])
def test_majority(new_scene: Callable[..., Scene], holdings: list[str], points: list[int]) -> None:
    """N-G2"""
    scene = new_scene(len(holdings))
    scene.game_over()
    own_artisans(scene, "brewers", holdings)
    assert scene.points("majority") == points


@pytest.mark.parametrize(
    ("holdings", "points"), [row[1:] for row in EMPTY_PLACES], ids=[row[0] for row in EMPTY_PLACES]
)
def test_places_that_stay_empty(new_scene: Callable[..., Scene], holdings: list[str], points: list[int]) -> None:
    """N-G2a: a 1st alone inherits what nobody could take; what a tie used up is paid to nobody."""
    scene = new_scene(len(holdings))
    scene.game_over()
    own_artisans(scene, "brewers", holdings)
    assert scene.points("majority") == points


@pytest.mark.parametrize("guild", ["brewers", "bakers", "shoemakers", "printers"])
def test_every_guild_is_scored_by_itself(final: Scene, guild: str) -> None:
    """N-G2: the points of the guilds add up."""
    own_artisans(final, guild, ["3", "4", ""])
    own_artisans(final, "brewers" if guild != "brewers" else "bakers", ["", "", "7"])
    assert final.points("majority") == [3, 6, 9]


APPRENTICES = [
    ("1st", ["7", "5", "3"], BLUE, 0),
    ("2nd", ["7", "5", "3"], ORANGE, 1),
    ("3rd", ["7", "5", "3"], YELLOW, 1),
    ("4th", ["7", "5", "4", "3"], 3, 0),
    ("no artisan", ["7", "5", ""], YELLOW, 0),
    ("2nd of two", ["7", "5", ""], ORANGE, 1),
    ("1st who inherits a place", ["7", "5", ""], BLUE, 0),
    ("1st who inherits two places", ["7", "", ""], BLUE, 0),
    ("tied 1st", ["5", "5", "3"], ORANGE, 0),
    ("tied 1st by three", ["7 2+", "6 3", "5 4", "3"], ORANGE, 0),
    ("3rd after a tied 1st", ["5", "5", "3"], YELLOW, 1),
    ("behind three tied for 1st", ["7 2+", "6 3", "5 4", "3"], 3, 0),
    ("tied 2nd", ["7", "5", "5"], YELLOW, 1),
    ("tied 2nd by three", ["7 6", "5 3", "4 4", "6 2+"], 3, 1),
    ("behind a tied 2nd", ["7", "5", "5", "3"], 3, 0),
    ("tied 3rd", ["7", "6", "5", "5"], 3, 1),
    ("tied 3rd after a tied 1st", ["5", "5", "3", "3"], 3, 1),
]


@pytest.mark.parametrize("apprentices", [1, 2])
@pytest.mark.parametrize(
    ("holdings", "seat", "bonus"), [row[1:] for row in APPRENTICES], ids=[row[0] for row in APPRENTICES]
)
def test_apprentice(
    new_scene: Callable[..., Scene], holdings: list[str], seat: int, bonus: int, apprentices: int
) -> None:
    """N-T11: a point for a 2nd or 3rd place, tied ones included; two Apprentices both count."""
    scene = new_scene(len(holdings))
    scene.game_over()
    own_artisans(scene, "brewers", holdings)
    before = scene.points("majority")
    scene.own(seat, " ".join(["apprentice"] * apprentices))
    before[seat] += bonus * apprentices
    assert scene.points("majority") == before


def test_an_apprentice_works_in_every_guild(final: Scene) -> None:
    """N-T11"""
    own_artisans(final, "brewers", ["7", "5", ""])
    own_artisans(final, "printers", ["7", "5", "6"])
    own_artisans(final, "bakers", ["", "5", ""])
    final.own(ORANGE, "apprentice")
    assert final.points("majority") == [6 + 5, (3 + 1) + (1 + 1) + 9, 3]


# Townspeople of the sun.


@pytest.mark.parametrize(
    ("names", "points"),
    [("nobleman-2", 2), ("nobleman-3", 3), ("nobleman-2 nobleman-3", 5), ("musician-3 engraver apprentice", 0)],
)
def test_noblemen(final: Scene, names: str, points: int) -> None:
    """N-T7, N-G1"""
    final.own(ORANGE, names)
    assert final.points("townspeople") == [0, points, 0]


@pytest.mark.parametrize(
    ("money", "collectors", "points"),
    [(0, 1, 0), (9, 1, 0), (10, 1, 1), (29, 1, 2), (30, 1, 3), (105, 1, 10), (29, 2, 4), (30, 0, 0)],
)
def test_tax_collector(final: Scene, money: int, collectors: int, points: int) -> None:
    """N-T8, N-G1: a point per full 10 thalers; two of them both count."""
    final.money(50, money, 50)
    final.own(ORANGE, " ".join(["tax-collector"] * collectors))
    assert final.points("townspeople") == [0, points, 0]


@pytest.mark.parametrize(
    ("foremen", "points"),
    [("foreman-2", 3), ("foreman-3", 1), ("foreman-4", 2), ("foreman-2 foreman-3 foreman-4", 6)],
)
def test_foreman(final: Scene, foremen: str, points: int) -> None:
    """N-T10, N-G1: a point per artisan of the printed value, of any guild."""
    final.own(ORANGE, "brewer-2+ brewer-2+ baker-2+ baker-3 shoemaker-4 printer-4 printer-5 printer-7")
    final.own(YELLOW, "brewer-3 brewer-4")
    final.own(ORANGE, foremen)
    assert final.points("townspeople") == [0, points, 0]


# Thirty, all guilds, richest, crests.


@pytest.mark.parametrize(("values", "points"), [("7 6 6 5 5", 0), ("7 6 6 5 4 2+", 2), ("7 6 6 5 5 2+", 2)])
def test_thirty_or_more(final: Scene, values: str, points: int) -> None:
    """N-G3: 29 are too few, 30 are enough."""
    own_artisans(final, "printers", ["", values, ""])
    assert final.points("thirty") == [0, points, 0]


def test_thirty_counts_in_each_guild_and_never_across_guilds(final: Scene) -> None:
    """N-G3"""
    own_artisans(final, "printers", ["", "7 6 6 5 5 4", "4"])
    own_artisans(final, "bakers", ["", "7 6 6 5 5 4", ""])
    own_artisans(final, "brewers", ["", "", "7 6 6"])
    own_artisans(final, "shoemakers", ["", "", "7 6 6"])
    assert final.points("thirty") == [0, 4, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_artisan_of_every_guild_in_play(new_scene: Callable[..., Scene], seats: int) -> None:
    """N-G4"""
    scene = new_scene(seats)
    scene.game_over()
    for guild in scene.guilds:
        scene.own(0, f"{guild[:-1]}-3")
        if guild != "bakers":
            scene.own(1, f"{guild[:-1]}-7")
    assert scene.points("all-guilds") == [5, *[0] * (seats - 1)]


@pytest.mark.parametrize(
    ("money", "points"),
    [
        ((10, 11, 9), [0, 5, 0]),
        ((11, 11, 9), [2, 2, 0]),
        ((11, 11, 11), [2, 2, 2]),
        ((0, 0, 1), [0, 0, 5]),
        ((12, 11, 11), [5, 0, 0]),
    ],
)
def test_richest(final: Scene, money: tuple[int, ...], points: list[int]) -> None:
    """N-G5: the second richest gets nothing."""
    final.money(*money)
    assert final.points("richest") == points


@pytest.mark.parametrize(
    ("guilds", "prestige", "engravers", "points"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 0),
        (2, 0, 0, 0),
        (3, 0, 0, 2),
        (4, 0, 0, 5),
        (5, 0, 0, 9),
        (6, 0, 0, 14),
        (6, 1, 0, 20),
        (6, 4, 2, 20),
        (0, 3, 0, 2),
        (0, 4, 0, 5),
        (1, 2, 1, 5),
        (2, 0, 1, 2),
        (2, 0, 2, 5),
        (3, 2, 2, 20),
        (0, 0, 2, 0),
    ],
)
def test_different_crests(
    new_scene: Callable[..., Scene], guilds: int, prestige: int, engravers: int, points: int
) -> None:
    """N-G6, N-T9: each prestige crest and each Engraver is a kind of its own."""
    scene = new_scene(5)
    scene.game_over()
    scene.win_crests(1, prestige=prestige, **dict.fromkeys(scene.guilds[:guilds], 1))
    scene.own(1, " ".join(["engraver"] * engravers))
    assert scene.points("crests") == [0, points, 0, 0, 0]


def test_several_crests_of_one_guild_count_once(final: Scene) -> None:
    """N-G6"""
    final.win_crests(BLUE, brewers=4, bakers=3)
    final.win_crests(ORANGE, bakers=1, shoemakers=4, printers=2)
    assert final.points("crests") == [0, 2, 0]


# Victory.


@pytest.mark.parametrize(
    ("blue", "orange", "winners"),
    [
        ("brewer-7 nobleman-2", "baker-3 baker-4", [BLUE]),
        ("brewer-7", "baker-3 baker-4", [ORANGE]),
        ("brewer-7", "baker-2+ baker-3", [ORANGE]),
        ("brewer-7", "baker-6", [BLUE]),
        ("brewer-5", "baker-6", [ORANGE]),
        ("brewer-7", "baker-7", [BLUE, ORANGE]),
    ],
)
def test_victory(final: Scene, blue: str, orange: str, winners: list[int]) -> None:
    """N-G7: points, then artisan tiles, then their total value, then the victory is shared."""
    final.own(BLUE, blue)
    final.own(ORANGE, orange)
    assert GAME.winners(final.town) == winners


def test_townspeople_do_not_break_ties(final: Scene) -> None:
    """N-G7: only artisan tiles are counted."""
    final.own(BLUE, "brewer-7 musician-3 musician-5")
    final.own(ORANGE, "baker-3 baker-4")
    assert GAME.winners(final.town) == [ORANGE]
