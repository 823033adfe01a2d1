"""The tie chain of Calimala in its full length: each link alone, all of them together, and what is shared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games.calimala import news, scoring
from fondaco.games.calimala.data import SEAT_NAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Item, Listener
from fondaco.kernel.playout import play_out

from .scene import GAME, Scene

NewScene = Callable[..., Scene]
BLUE, ORANGE, YELLOW, GREEN, RED = range(5)


def score(scene: Scene, tile: str = "lisbon") -> list[int]:
    """The points of every seat for a tile that is scored now."""
    before = scene.points()
    scoring.score_tile(scene.town, GAME.names["tile"].index(tile))
    return [after - there for after, there in zip(scene.points(), before, strict=True)]


def score_card(scene: Scene, card: str = "lisbon") -> list[int]:
    """The points of every seat for a final card that is scored now."""
    before = scene.points()
    scoring.score_final(scene.town, GAME.names["final"].index(card))
    return [after - there for after, there in zip(scene.points(), before, strict=True)]


def all_deliver(scene: Scene, *cloth: int) -> None:
    """So much cloth of each seat in Lisbon."""
    for seat, count in enumerate(cloth):
        scene.deliver(seat, lisbon=count)


def tie_news(scene: Scene) -> dict[str, list[tuple[int, ...]]]:
    told = scene.keys()
    return {key: scene.news(key) for key in told if key.startswith("tie-")}


# Each link alone. Blue and orange have the same amount; what stands beside it decides.


def test_more_cubes_come_before_everything_else(new_scene: NewScene) -> None:
    """C-P4, C-P3: the chain is asked only where cubes are equal."""
    scene = new_scene(3)
    all_deliver(scene, 1, 2, 1)
    scene.representatives("blue", "blue", "blue", "yellow")
    scene.patrons(BLUE, BLUE, BLUE)
    assert score(scene) == [2, 3, 1]
    assert tie_news(scene) == {"tie-standing": [(BLUE, YELLOW)]}


@pytest.mark.parametrize(
    ("council", "patrons"),
    [
        ("blue", ""),
        ("", "blue"),
        ("orange blue blue", ""),
        ("orange orange", "blue blue blue"),
        ("orange", "blue blue"),
    ],
)
def test_first_link_representatives_and_palazzo_artworks_together(
    new_scene: NewScene, council: str, patrons: str
) -> None:
    """C-P4: more of both together, whatever they are."""
    scene = new_scene(3)
    all_deliver(scene, 2, 2, 0)
    scene.representatives(*council.split())
    scene.patrons(*(SEAT_NAMES.index(name) for name in patrons.split()))
    assert score(scene) == [3, 2, 0]
    assert tie_news(scene) == {"tie-standing": [(BLUE, ORANGE)]}


def test_second_link_more_representatives(new_scene: NewScene) -> None:
    """C-P4: with as many in all, representatives weigh more than artworks, even those that came later."""
    scene = new_scene(3)
    all_deliver(scene, 2, 2, 0)
    scene.patrons(ORANGE, ORANGE, BLUE)
    scene.representatives("orange", "blue", "blue")
    assert score(scene) == [3, 2, 0]
    assert tie_news(scene) == {"tie-representatives": [(BLUE, ORANGE)]}


def test_an_artwork_without_representatives_loses_to_one_representative(new_scene: NewScene) -> None:
    """C-P4: one of each kind is as many in all; the representative wins."""
    scene = new_scene(3)
    all_deliver(scene, 2, 2, 0)
    scene.patrons(ORANGE)
    scene.representatives("yellow", "blue")
    assert score(scene) == [3, 2, 0]
    assert tie_news(scene) == {"tie-representatives": [(BLUE, ORANGE)]}


@pytest.mark.parametrize(
    ("council", "winner"),
    [
        ("blue orange", BLUE),
        ("orange blue", ORANGE),
        ("orange blue blue orange", BLUE),
        ("blue orange orange blue", ORANGE),
        ("orange orange blue orange blue blue", ORANGE),
        ("blue orange - orange blue blue yellow orange", BLUE),
    ],
)
def test_third_link_who_reached_that_number_of_representatives_first(
    new_scene: NewScene, council: str, winner: int
) -> None:
    """C-P4: the last one of each counts, not the first."""
    scene = new_scene(3)
    all_deliver(scene, 2, 2, 0)
    scene.representatives(*council.split())
    assert score(scene) == ([3, 2, 0] if winner == BLUE else [2, 3, 0])
    assert tie_news(scene) == {"tie-earlier": [(winner, 1 - winner)]}


def test_third_link_does_not_look_at_who_gave_an_artwork_first(new_scene: NewScene) -> None:
    """C-P4: with representatives, only these tell who was first."""
    scene = new_scene(3)
    all_deliver(scene, 2, 2, 0)
    scene.patrons(ORANGE, BLUE)
    scene.representatives("blue", "orange")
    assert score(scene) == [3, 2, 0]
    assert tie_news(scene) == {"tie-earlier": [(BLUE, ORANGE)]}


@pytest.mark.parametrize(
    ("patrons", "winner"),
    [((0, 1), BLUE), ((1, 0), ORANGE), ((2, 1, 0), ORANGE), ((0, 1, 1, 0), BLUE), ((1, 0, 0, 1), ORANGE)],
)
def test_fourth_link_who_gave_a_palazzo_artwork_first(
    new_scene: NewScene, patrons: tuple[int, ...], winner: int
) -> None:
    """C-P4: only where neither has a representative; the first artwork of each counts, not the last."""
    scene = new_scene(3)
    all_deliver(scene, 2, 2, 0)
    scene.patrons(*patrons)
    scene.representatives("yellow")
    assert score(scene) == ([3, 2, 0] if winner == BLUE else [2, 3, 0])
    assert tie_news(scene) == {"tie-artwork": [(winner, 1 - winner)]}


def test_artworks_in_churches_do_not_break_ties(new_scene: NewScene) -> None:
    """C-P4: only those of the Palazzo do."""
    scene = new_scene(3)
    all_deliver(scene, 2, 2, 0)
    scene.donate(ORANGE, "santa-croce", artwork=3)
    assert score(scene) == [2, 2, 0]
    assert tie_news(scene) == {"tie-shared": [(BLUE, ORANGE)]}


def test_last_link_the_tied_share(new_scene: NewScene) -> None:
    """C-P4: nobody has a representative or an artwork in the Palazzo."""
    scene = new_scene(3)
    all_deliver(scene, 2, 2, 1)
    assert score(scene) == [2, 2, 1]
    assert tie_news(scene) == {"tie-shared": [(BLUE, ORANGE)]}


# Chains.


def test_all_links_in_one_chain(new_scene: NewScene) -> None:
    """C-P4: five players with as much cloth, each place decided by another link."""
    scene = new_scene(5)
    all_deliver(scene, 2, 2, 2, 2, 2)
    # Red 1 + 2; orange 2 + 0 at seat 4 of the council; blue 2 + 0 at seat 5; yellow 1 + 1; green 0 + 1.
    scene.representatives("yellow", "orange", "blue", "orange", "blue", "red")
    scene.patrons(GREEN, RED, YELLOW, RED)
    town = scene.town
    order = sorted(range(5), key=lambda seat: -scoring.standing(town, seat))
    assert order == [RED, ORANGE, BLUE, YELLOW, GREEN]
    assert score(scene) == [1, 2, 0, 0, 3]
    assert tie_news(scene) == {
        "tie-standing": [(RED, ORANGE)],
        "tie-earlier": [(ORANGE, BLUE)],
        "tie-representatives": [(BLUE, YELLOW)],
    }


def test_the_order_of_four_players_in_the_book(new_scene: NewScene) -> None:
    """C-P4, example (c): three representatives and one artwork; two earlier; two later; fewer in all."""
    scene = new_scene(4)
    all_deliver(scene, 1, 1, 1, 1)
    scene.representatives("green", "blue", "orange", "blue", "orange", "green", "yellow", "green")
    scene.patrons(GREEN)
    town = scene.town
    assert [int(town.representatives_of(seat)) for seat in range(4)] == [2, 2, 1, 3]
    assert [int(town.palazzo_artworks(seat)) for seat in range(4)] == [0, 0, 0, 1]
    assert score(scene) == [2, 1, 0, 3]
    assert tie_news(scene) == {"tie-standing": [(GREEN, BLUE), (ORANGE, YELLOW)], "tie-earlier": [(BLUE, ORANGE)]}


def test_a_tie_for_the_second_place_only(new_scene: NewScene) -> None:
    """C-P4: the first place is clear; the chain orders those behind."""
    scene = new_scene(4)
    all_deliver(scene, 3, 2, 2, 2)
    scene.representatives("yellow", "orange", "green", "orange")
    assert score(scene) == [3, 2, 1, 0]
    assert tie_news(scene) == {"tie-standing": [(ORANGE, YELLOW)], "tie-earlier": [(YELLOW, GREEN)]}


def test_the_chain_comes_before_sharing(new_scene: NewScene) -> None:
    """C-P4: one of three tied stands in the council, the other two share what is left."""
    scene = new_scene(3)
    all_deliver(scene, 2, 2, 2)
    scene.representatives("yellow")
    assert score(scene) == [1, 1, 3]
    assert tie_news(scene) == {"tie-shared": [(BLUE, ORANGE)], "tie-standing": [(YELLOW, BLUE), (YELLOW, ORANGE)]}


def test_a_new_standing_counts_at_once(new_scene: NewScene) -> None:
    """C-P4, C-A3: an artwork in the Palazzo wins the next tie."""
    scene = new_scene(3)
    scene.stack("brick+artwork", "orange")
    scene.has(BLUE, marble=1)
    all_deliver(scene, 1, 1, 0)
    assert score(scene.copy()) == [2, 2, 0]
    scene.choose("place brick+artwork", "adorn palazzo")
    assert score(scene) == [3, 2, 0]


# Sharing: the points of the tied places, first to third, are added, divided and rounded down.

SHARES = {
    (1, 1, 0): ([2, 2, 0], [4, 4, 0]),
    (2, 2, 1): ([2, 2, 1], [4, 4, 1]),
    (1, 1, 1): ([2, 2, 2], [3, 3, 3]),
    (2, 1, 1): ([3, 1, 1], [5, 2, 2]),
    (1, 1, 1, 1): ([1, 1, 1, 1], [2, 2, 2, 2]),
    (2, 1, 1, 1): ([3, 1, 1, 1], [5, 1, 1, 1]),
    (2, 2, 1, 1): ([2, 2, 0, 0], [4, 4, 0, 0]),
    (3, 2, 1, 1): ([3, 2, 0, 0], [5, 3, 0, 0]),
    (2, 2, 2, 1): ([2, 2, 2, 0], [3, 3, 3, 0]),
    (1, 1, 1, 1, 1): ([1, 1, 1, 1, 1], [1, 1, 1, 1, 1]),
    (2, 1, 1, 1, 1): ([3, 0, 0, 0, 0], [5, 1, 1, 1, 1]),
    (3, 2, 1, 1, 1): ([3, 2, 0, 0, 0], [5, 3, 0, 0, 0]),
    (2, 2, 1, 1, 1): ([2, 2, 0, 0, 0], [4, 4, 0, 0, 0]),
    (0, 1, 0, 1, 0): ([0, 2, 0, 2, 0], [0, 4, 0, 4, 0]),
    (0, 0, 0): ([0, 0, 0], [0, 0, 0]),
    (0, 1, 0): ([0, 3, 0], [0, 5, 0]),
}
"""Cloth of each seat, the points for the tile, and for the final card."""


@pytest.mark.parametrize("cloth", SHARES, ids=str)
def test_sharing_among_players_without_any_standing(new_scene: NewScene, cloth: tuple[int, ...]) -> None:
    """C-P4, C-E3"""
    scene = new_scene(len(cloth))
    all_deliver(scene, *cloth)
    assert score(scene) == SHARES[cloth][0]
    assert score_card(scene) == SHARES[cloth][1]


@pytest.mark.parametrize(("seats", "share"), [(3, 1), (4, 1), (5, 0)])
def test_sharing_the_places_behind_a_winner_of_the_tie(new_scene: NewScene, seats: int, share: int) -> None:
    """C-P4: all have as much; blue stands in the council, so the others share second and third place."""
    scene = new_scene(seats)
    all_deliver(scene, *[1] * seats)
    scene.representatives("blue")
    assert score(scene) == [3] + [share] * (seats - 1)


def test_only_players_without_any_standing_ever_share(new_scene: NewScene) -> None:
    """C-P4: a seat of the council and a space of the Palazzo hold one thing each, so the first is never doubtful."""
    scene = new_scene(5)
    scene.representatives("blue", "orange", "yellow")
    scene.patrons(GREEN, RED)
    standings = [int(scoring.standing(scene.town, seat)) for seat in range(5)]
    assert len(set(standings)) == 5
    assert sorted(range(5), key=lambda seat: -standings[seat]) == [BLUE, ORANGE, YELLOW, GREEN, RED]


def test_standing_compares_like_the_chain_of_the_rules(new_scene: NewScene) -> None:
    """C-P4: the single number against the chain written out, over all ways to hold four seats and two artworks."""
    for code in range(2**6):
        owners = [code >> bit & 1 for bit in range(6)]
        scene = new_scene(3)
        council, gave = owners[:4], owners[4:]
        scene.representatives(*(SEAT_NAMES[seat] for seat in council))
        scene.patrons(*gave)
        chains = []
        for seat in (BLUE, ORANGE):
            mine = [place for place in range(4) if council[place] == seat]
            if mine:
                first = -mine[-1]
            else:
                first = -gave.index(seat) if seat in gave else -9
            chains.append((len(mine) + gave.count(seat), len(mine), first))
        blue, orange = (scoring.standing(scene.town, seat) for seat in (BLUE, ORANGE))
        assert (blue > orange, blue == orange) == (chains[0] > chains[1], chains[0] == chains[1])


# The whole of scoring once more, from the news alone, in the words of the rules.


class Bystander:
    """Somebody who hears the public news and keeps count."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.cloth: Counter[tuple[int, int]] = Counter()
        self.gifts: Counter[tuple[int, int, int]] = Counter()
        self.entered: list[int] = []
        self.patrons: list[int] = []

    def hear(self, item: Item) -> None:
        seat, thing, where = item.numbers[:3]
        if item.kind == news.SENT:
            self.cloth[seat, thing] += 1
        elif item.kind == news.GAVE:
            self.gifts[seat, where, thing] += 1
        elif item.kind == news.ADORNED and thing == 3:
            self.patrons.append(seat)
        elif item.kind == news.ADORNED:
            self.gifts[seat, thing, 3] += 1
        elif item.kind in (news.ENTERED, news.EXCHANGED, news.LIFTED, news.ENTERED_LATE):
            self.entered.append(seat)

    def amount(self, tile: str, seat: int) -> int:
        cities = ["barcelona", "lisbon", "london", "troyes", "bruges", "hamburg"]
        churches = ["santa-maria", "san-miniato", "santa-croce"]
        rows = ["wood", "brick", "marble", "artworks"]
        if tile in cities:
            return self.cloth[seat, cities.index(tile)]
        if tile in churches:
            return sum(self.gifts[seat, churches.index(tile), row] for row in range(4))
        if tile == "palazzo":
            return self.entered.count(seat) + self.patrons.count(seat)
        if tile in rows:
            given_here = sum(self.gifts[seat, church, rows.index(tile)] for church in range(3))
            return given_here + (self.patrons.count(seat) if tile == "artworks" else 0)
        return sum(self.cloth[seat, city] for city in ((0, 1, 2) if tile == "ports" else (3, 4, 5)))

    def rank(self, tile: str, seat: int) -> tuple[int, ...]:
        """Lower is better: the chain of C-P4, link by link."""
        mine = [place for place, other in enumerate(self.entered) if other == seat]
        gave = [place for place, other in enumerate(self.patrons) if other == seat]
        first = mine[-1] if mine else 0
        first_gift = gave[0] if gave and not mine else 0
        return (-self.amount(tile, seat), -len(mine) - len(gave), -len(mine), first, first_gift)

    def points(self, tile: str, awards: list[int]) -> dict[int, int]:
        there = sorted((self.rank(tile, seat), seat) for seat in range(self.seats) if self.amount(tile, seat))
        result = {}
        place = 0
        for _, group in groupby(there, key=lambda entry: entry[0]):
            tied = [seat for _, seat in group]
            share = sum(awards[place : place + len(tied)]) // len(tied)
            result |= {seat: share for seat in tied if place < 3}
            place += len(tied)
        return result


@settings(max_examples=20)
@given(st.integers(3, 5), st.integers(0, 10**6), st.sampled_from(["leave", "enter"]))
def test_a_bystander_who_hears_the_news_reckons_the_same_points(seats: int, seed: int, late: str) -> None:
    """C-P3, C-P4, C-E1, C-E3, C-O1: every tile and every final card of whole games."""
    town = GAME.start(seats, {"late": late})
    listener = Listener()
    town.listener = listener
    play_out(town, Luck(f"bystander {seed}"), Choices(len(GAME.vocabulary)))
    bystander = Bystander(seats)
    expected: list[dict[int, int]] = []
    heard: list[dict[int, int]] = []
    for item in listener.items:
        bystander.hear(item)
        if item.kind == news.SCORED:
            expected.append(bystander.points(GAME.names["tile"][item.numbers[0]], [3, 2, 1]))
            heard.append({})
        elif item.kind in (news.FINAL_OPEN, news.FINAL_SECRET):
            expected.append(bystander.points(GAME.names["final"][item.numbers[0]], [5, 3, 1]))
            heard.append({})
        elif item.kind == news.POINTS:
            heard[-1][item.numbers[0]] = item.numbers[1]
    assert heard == expected
    totals = [sum(points.get(seat, 0) for points in expected) for seat in range(seats)]
    assert [sum(row) for row in GAME.breakdown(town)] == totals
