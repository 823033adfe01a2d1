"""The end of Calimala: all discs placed or all tiles scored, the final cards, who wins, and late discs as an option."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.games.calimala import scoring
from fondaco.games.calimala.data import FINAL_NAMES, TILE_NAMES
from fondaco.games.calimala.state import CATEGORY_COUNT

from .scene import GAME, Scene

NewScene = Callable[..., Scene]
BLUE, ORANGE, YELLOW, GREEN, RED = range(5)
STREET = "wood+weave"


def finish(scene: Scene) -> None:
    """All activations under way end, with the first thing open where there is a duty."""
    while scene.question() in ("activation", "playing", "sending"):
        open_now = scene.open()
        scene.choose(next(text for text in ("done", "stop", open_now[0]) if text in open_now))


def push_out(scene: Scene, street: str = STREET, verb: str = "place") -> None:
    """The active player tops a tower, and its activations end."""
    scene.choose(f"{verb} {street}")
    finish(scene)


def last_placement(scene: Scene, scored: int = 13) -> None:
    """Yellow places the last disc of all; so many tiles have been scored, most of them for nobody."""
    scene.representatives(*["orange", *["-"] * (scored - 1)])
    scene.discs(YELLOW, 1, 0)


def categories(scene: Scene, name: str) -> list[int]:
    return [row[GAME.categories.index(name)] for row in GAME.breakdown(scene.town)]


# C-E1.


def test_when_all_discs_are_placed_the_rest_of_the_council_is_scored_in_order(new_scene: NewScene) -> None:
    """C-E1: without new representatives."""
    scene = new_scene(3, active=YELLOW, first=BLUE)
    last_placement(scene)
    scene.finals("barcelona", "lisbon", "london", opened="troyes")
    tiles = [TILE_NAMES[int(tile)] for tile in scene.town.council]
    push_out(scene)
    assert scene.question() == "over"
    assert scene.news("last-tiles") == [(2,)]
    assert [(TILE_NAMES[tile], place) for tile, place in scene.news("scored")] == [(tiles[13], 14), (tiles[14], 15)]
    assert scene.council() == ["orange", *["-"] * 14]
    assert scene.keys()[-1] == "ended"
    assert scene.news("entered") == scene.news("exchanged") == scene.news("nobody-entered") == []


def test_the_last_tiles_follow_the_cubes_and_ties_of_the_end(new_scene: NewScene) -> None:
    """C-E1, C-P4: the last placement may still give a representative, and it counts for all that follows."""
    scene = new_scene(3, active=YELLOW, first=BLUE)
    scene.tiles(*TILE_NAMES[5:], *TILE_NAMES[:5])
    scene.representatives(*["-"] * 10)
    scene.discs(YELLOW, 1, 0)
    scene.stack(STREET, "blue orange yellow")
    scene.finals("san-miniato", "santa-croce", "palazzo", opened="santa-maria")
    for seat in (BLUE, ORANGE):
        scene.deliver(seat, barcelona=1, lisbon=1, london=1, troyes=1, bruges=1)
    push_out(scene)
    assert [TILE_NAMES[tile] for tile, _ in scene.news("scored")] == TILE_NAMES[:5]
    assert scene.news("last-tiles") == [(4,)]
    assert categories(scene, "cities") == [15, 10, 0]


def test_the_game_does_not_end_before_the_last_player_has_placed(new_scene: NewScene) -> None:
    """C-E1"""
    scene = new_scene(3, active=ORANGE, first=BLUE)
    scene.representatives(*["-"] * 13)
    scene.discs(ORANGE, 1, 0)
    push_out(scene)
    assert scene.asked == [YELLOW]
    assert scene.question() == "placing"
    assert scene.news("last-tiles") == []


def test_the_last_disc_may_score_the_fifteenth_tile(new_scene: NewScene) -> None:
    """C-E1, C-E2: both ends at once; nothing is left to score."""
    scene = new_scene(3, active=YELLOW, first=BLUE)
    last_placement(scene, 14)
    scene.stack(STREET, "blue yellow yellow")
    push_out(scene)
    assert scene.question() == "over"
    assert scene.council()[14] == "blue"
    assert len(scene.news("scored")) == len(scene.news("all-scored")) == 1
    assert scene.news("last-tiles") == []


# C-E2.


def test_when_all_tiles_are_scored_the_round_is_completed(new_scene: NewScene) -> None:
    """C-E2: so that all have placed equally often."""
    scene = new_scene(4, active=ORANGE, first=BLUE)
    scene.representatives(*["-"] * 14)
    scene.stack(STREET, "blue yellow yellow")
    scene.round(6)
    push_out(scene)
    assert scene.council()[14] == "blue"
    assert len(scene.news("all-scored")) == 1
    for seat in (YELLOW, GREEN):
        assert scene.asked == [seat]
        push_out(scene, "wood+marble")
    assert scene.question() == "over"
    assert scene.town.placed == 24
    assert {int(scene.town.turns_left(seat)) for seat in range(4)} == {6}


def test_the_round_is_complete_when_its_last_player_scores_the_last_tile(new_scene: NewScene) -> None:
    """C-E2"""
    scene = new_scene(4, active=ORANGE, first=YELLOW)
    scene.representatives(*["-"] * 14)
    scene.stack(STREET, "blue yellow yellow")
    push_out(scene)
    assert scene.question() == "over"
    assert len(scene.news("scored")) == 1


def test_the_round_counts_from_the_start_player(new_scene: NewScene) -> None:
    """C-E2, C-S1: whoever that is."""
    scene = new_scene(5, active=GREEN, first=GREEN)
    scene.representatives(*["-"] * 14)
    scene.stack(STREET, "blue yellow yellow")
    push_out(scene)
    streets = ["wood+marble", "brick+marble", "brick+artwork", "wood+marble"]
    for seat, street in zip((RED, BLUE, ORANGE, YELLOW), streets, strict=True):
        assert scene.asked == [seat]
        push_out(scene, street)
    assert scene.question() == "over"


def all_scored(scene: Scene, tower: str) -> None:
    """Blue has scored the fifteenth tile; orange is next, and a tower is full."""
    scene.representatives("orange", *["-"] * 13)
    scene.stack("wood+marble", tower)
    scene.stack(STREET, "yellow orange blue")
    push_out(scene)
    assert scene.asked == [ORANGE]
    assert scene.town.scored == 15


def test_a_coloured_disc_pushed_out_late_leaves_the_game(scene: Scene) -> None:
    """C-E2: it becomes no representative, and nothing is scored."""
    all_scored(scene, "blue yellow orange")
    gone = int(scene.town.gone[BLUE])
    council = scene.council()
    points = scene.points()
    push_out(scene, "wood+marble")
    assert scene.tower("wood+marble") == ["yellow", "orange", "orange"]
    assert scene.town.gone[BLUE] == gone + 1
    assert scene.council() == council
    assert scene.town.representatives_of(BLUE) == 0
    assert scene.points() == points
    assert [item[0] for item in scene.news("pushed-out")] == [BLUE]
    assert len(scene.news("scored")) == 1


def test_a_late_push_out_still_activates_the_discs_above(scene: Scene) -> None:
    """C-E2, C-T4: only the scoring falls away."""
    all_scored(scene, "blue yellow blue")
    before = len(scene.news("activated"))
    scene.choose("place wood+marble")
    finish(scene)
    assert [item[0] for item in scene.news("activated")[before:]] == [BLUE, YELLOW]


@pytest.mark.parametrize("coloured", [0, 4])
def test_a_white_disc_pushed_out_late_leaves_without_a_swap(new_scene: NewScene, coloured: int) -> None:
    """C-E2: whether or not the active player has coloured discs; no disc is lifted."""
    scene = new_scene(3, active=ORANGE, first=BLUE)
    scene.representatives("orange", *["-"] * 14)
    scene.stack("wood+marble", "white orange orange")
    scene.discs(ORANGE, coloured, 1)
    scene.fit()
    gone = int(scene.town.gone[5])
    push_out(scene, "wood+marble", "white")
    assert scene.tower("wood+marble") == ["orange", "orange", "white"]
    assert scene.town.gone[5] == gone + 1
    assert [int(scene.town.discs[ORANGE]), int(scene.town.whites[ORANGE])] == [coloured, 0]
    assert scene.town.representatives_of(ORANGE) == 1
    assert len(scene.news("pushed-out-white")) == 1
    assert scene.news("exchanged") == scene.news("lifted") == scene.news("nobody-entered") == []


# C-O1: late discs still enter the Palazzo.


def test_late_coloured_discs_enter_behind_the_fifteenth_seat_as_an_option(new_scene: NewScene) -> None:
    """C-O1: as representatives that count for ties and for the final cards, without a tile."""
    scene = new_scene(3, options="late=enter")
    all_scored(scene, "blue yellow orange")
    points = scene.points()
    before = scoring.standing(scene.town, BLUE)
    push_out(scene, "wood+marble")
    assert scene.town.representatives_of(BLUE) == 1
    assert scene.town.representatives[15] == BLUE
    assert scoring.standing(scene.town, BLUE) > before
    assert scene.points() == points
    assert [item[0] for item in scene.news("entered-late")] == [BLUE]
    assert scene.news("pushed-out") == []


def test_late_white_discs_leave_under_the_option_too(new_scene: NewScene) -> None:
    """C-O1: nobody is summoned in their place."""
    scene = new_scene(3, options="late=enter")
    all_scored(scene, "white yellow orange")
    gone = int(scene.town.gone[5])
    push_out(scene, "wood+marble")
    assert scene.town.gone[5] == gone + 1
    assert scene.town.late == 0
    assert len(scene.news("pushed-out-white")) == 1


def test_several_late_discs_enter_in_order(new_scene: NewScene) -> None:
    """C-O1, C-P4: with as many representatives, who entered earlier stands higher."""
    scene = new_scene(5, options="late=enter")
    scene.representatives(*["-"] * 14)
    streets = ["wood+marble", "brick+marble", "wood+contribute", "brick+contribute"]
    for street, disc in zip(streets, ["red", "green", "white", "blue"], strict=True):
        scene.stack(street, f"{disc} yellow yellow" if street == "wood+marble" else f"{disc} orange white")
    scene.stack(STREET, "orange blue red")
    push_out(scene)
    for street in streets:
        push_out(scene, street, "place" if scene.opened("place") else "white")
    assert scene.question() == "over"
    assert [int(disc) for disc in scene.town.representatives[15:]] == [RED, GREEN, BLUE, -1, -1]
    standings = [int(scoring.standing(scene.town, seat)) for seat in (ORANGE, RED, GREEN, BLUE)]
    assert standings == sorted(standings, reverse=True)
    assert len(set(standings)) == 4


def test_late_discs_count_for_the_final_card_of_the_palazzo(new_scene: NewScene) -> None:
    """C-O1, C-E3: blue has a share in it only where late discs enter."""
    for options, points in (("late=leave", [0, 0, 5]), ("late=enter", [3, 0, 5])):
        scene = new_scene(3, active=YELLOW, first=BLUE, options=options)
        scene.representatives("yellow", *["-"] * 14)
        scene.stack(STREET, "blue orange orange")
        scene.finals("lisbon", "palazzo", "bruges", opened="troyes")
        push_out(scene)
        assert scene.question() == "over"
        assert categories(scene, "finals") == points


# C-E3.


def ended(scene: Scene, *kept: str, opened: str = "") -> list[int]:
    """The points that final cards give; all tiles have been scored, yellow or whoever is last places the last disc."""
    last = scene.seats - 1
    assert scene.town.active == last
    scene.town.scored = 15
    scene.discs(last, 1, 0)
    scene.finals(*kept, opened=opened)
    push_out(scene)
    assert scene.question() == "over"
    return categories(scene, "finals")


@pytest.fixture
def last(new_scene: NewScene) -> Scene:
    """Three players; yellow is to place the last disc of all."""
    return new_scene(3, active=YELLOW, first=BLUE)


def test_secret_and_open_cards_are_scored_for_all_players(last: Scene) -> None:
    """C-E3: 5, 3 and 1 for each, whoever kept it."""
    last.deliver(BLUE, lisbon=3, troyes=1)
    last.deliver(ORANGE, lisbon=2, troyes=2)
    last.deliver(YELLOW, lisbon=1, troyes=3)
    assert ended(last, "barcelona", "lisbon", "san-miniato", opened="troyes") == [6, 6, 6]
    assert last.news("final-open") == [(FINAL_NAMES.index("troyes"),)]
    kept = [FINAL_NAMES.index(card) for card in ("barcelona", "lisbon", "san-miniato")]
    assert last.news("final-secret") == [(kept[seat], seat) for seat in range(3)]
    assert [item for item in last.news("points") if item[1] == 5] == [(YELLOW, 5, 3), (BLUE, 5, 3)]


@pytest.mark.parametrize(
    ("amounts", "points"),
    [((3, 2, 1), [5, 3, 1]), ((0, 2, 1), [0, 5, 3]), ((0, 0, 1), [0, 0, 5]), ((0, 0, 0), [0, 0, 0])],
)
def test_five_three_one_and_nothing_with_zero(last: Scene, amounts: tuple[int, ...], points: list[int]) -> None:
    """C-E3"""
    for seat in range(3):
        last.deliver(seat, hamburg=amounts[seat])
    assert ended(last, "barcelona", "lisbon", "san-miniato", opened="hamburg") == points


@pytest.mark.parametrize("church", ["santa-maria", "san-miniato", "santa-croce"])
def test_a_church_counts_all_own_cubes_there_with_artworks(last: Scene, church: str) -> None:
    """C-E3"""
    last.donate(BLUE, church, wood=1, artwork=2)
    last.donate(ORANGE, church, wood=1, brick=1, marble=2)
    last.donate(YELLOW, church, brick=2)
    assert ended(last, "barcelona", "lisbon", "london", opened=church) == [3, 5, 1]


def test_the_palazzo_counts_representatives_and_artworks_there(last: Scene) -> None:
    """C-E3: two representatives and an artwork; two artworks; one representative; artworks of churches do not count."""
    last.representatives("blue", "orange", "blue", *["-"] * 12)
    last.patrons(YELLOW, BLUE, YELLOW)
    last.donate(ORANGE, "santa-croce", artwork=4)
    assert ended(last, "palazzo", "lisbon", "london", opened="bruges") == [5, 1, 3]
    assert [item for item in last.news("points") if item[2]][-3:] == [(BLUE, 5, 3), (YELLOW, 3, 2), (ORANGE, 1, 1)]


def test_ties_at_the_palazzo_card_follow_the_chain(last: Scene) -> None:
    """C-E3, C-P4: two each; more representatives, then who had them first."""
    last.representatives("orange", "blue", "yellow", "orange", "blue", *["-"] * 10)
    last.patrons(YELLOW)
    assert ended(last, "palazzo", "lisbon", "london", opened="bruges") == [3, 5, 1]


def test_a_palazzo_without_anybody_gives_nothing(last: Scene) -> None:
    """C-E3"""
    assert ended(last, "palazzo", "lisbon", "london", opened="bruges") == [0, 0, 0]
    assert len(last.news("no-points")) == 4


def test_final_cards_follow_the_tie_chain(last: Scene) -> None:
    """C-E3, C-P4: orange's artwork beats nothing; the others share second and third place: (3 + 1) / 2."""
    for seat in range(3):
        last.deliver(seat, lisbon=2)
    last.patrons(ORANGE)
    assert ended(last, "lisbon", "santa-maria", "london", opened="bruges") == [2, 5, 2]


def test_with_four_players_one_card_is_open(new_scene: NewScene) -> None:
    """C-E3, C-S3"""
    scene = new_scene(4, active=GREEN, first=BLUE)
    scene.deliver(BLUE, troyes=1)
    scene.deliver(GREEN, bruges=1)
    cards = ["bruges", "lisbon", "london", "barcelona"]
    assert ended(scene, *cards, opened="troyes") == [5, 0, 0, 5]
    assert len(scene.news("final-open")) == 1
    assert len(scene.news("final-secret")) == 4


def test_with_five_players_no_card_is_open(new_scene: NewScene) -> None:
    """C-E3, C-S3: cards that nobody kept are not scored."""
    scene = new_scene(5, active=RED, first=BLUE)
    for seat in range(5):
        scene.deliver(seat, hamburg=1, lisbon=seat)
    cards = ["bruges", "lisbon", "london", "barcelona", "troyes"]
    assert ended(scene, *cards) == [0, 0, 1, 3, 5]
    assert scene.news("final-open") == []


def test_final_cards_come_after_the_last_tiles(new_scene: NewScene) -> None:
    """C-E1, C-E3: tiles, the open card, then everybody's from the start player on."""
    scene = new_scene(3, active=BLUE, first=ORANGE)
    scene.representatives(*["-"] * 13)
    scene.discs(BLUE, 0, 1)
    scene.finals("bruges", "lisbon", "london", opened="troyes")
    push_out(scene, verb="white")
    told = scene.keys()
    order = [key for key in told if key in ("scored", "final-open", "final-secret", "ended")]
    assert order == ["scored"] * 2 + ["final-open"] + ["final-secret"] * 3 + ["ended"]
    assert [seat for _, seat in scene.news("final-secret")] == [ORANGE, YELLOW, BLUE]


# C-E4.


def with_points(scene: Scene, *points: int) -> list[int]:
    """The seats that win with so many points, several if they share."""
    for seat, total in enumerate(points):
        scene.town.points[seat * CATEGORY_COUNT] = total
    standings = GAME.standings(scene.town)
    return [seat for seat in range(scene.seats) if standings[seat] == max(standings)]


def test_most_points_win(scene: Scene) -> None:
    """C-E4: before any standing in the council."""
    scene.representatives("blue", "blue")
    assert with_points(scene, 20, 21, 19) == [ORANGE]


def test_points_of_all_categories_are_added(scene: Scene) -> None:
    """C-E4"""
    scene.town.points[ORANGE * CATEGORY_COUNT + 6] = 5
    assert with_points(scene, 20, 16, 20) == [ORANGE]


@pytest.mark.parametrize(
    ("council", "patrons", "winners"),
    [
        ("yellow", (1, 1), [ORANGE]),
        ("yellow orange", (1, 2), [YELLOW]),
        ("yellow orange yellow", (1,), [YELLOW]),
        ("orange yellow yellow orange", (), [YELLOW]),
        ("", (1, 2), [ORANGE]),
        ("blue blue", (), [ORANGE, YELLOW]),
        ("", (), [ORANGE, YELLOW]),
    ],
)
def test_ties_of_points_follow_the_chain(
    scene: Scene, council: str, patrons: tuple[int, ...], winners: list[int]
) -> None:
    """C-E4, C-P4: representatives and Palazzo artworks together, the rest of the chain, then shared."""
    scene.representatives(*council.split())
    scene.patrons(*patrons)
    assert with_points(scene, 10, 20, 20) == winners
