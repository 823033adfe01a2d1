"""The scoring of tiles and final cards of Calimala as a show."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from fondaco.face.act import left_over
from fondaco.games.calimala import data, news
from fondaco.games.calimala.face.scored_places import final_place, tile_place
from fondaco.games.calimala.names import joined, open_key
from fondaco.games.calimala.state import Florence
from fondaco.kernel.news import Item
from fondaco.kernel.state import NOBODY
from fondaco.words.catalogue import LANGUAGES, game_words

from .stage import DRAWN, FACE, GAME, page, places, positions, scene_at, staged

if TYPE_CHECKING:
    from .scene import Scene as Layout

LONGEST = 46
"""A question that is longer does not fit into one line of a phone."""


def test_a_tile_is_scored_where_it_counts_with_all_that_lies_there(scene: Layout) -> None:
    """C-P3, C-P4: everybody's cloth, what decided the tie, and points that fly to those who get them."""
    scene.tiles("lisbon")
    scene.representatives()
    scene.deliver(0, lisbon=2)
    scene.deliver(1, lisbon=2)
    scene.deliver(2, lisbon=1)
    scene.stack("wood+weave", "orange white white")
    scene.choose("white wood+weave", "gain wood", "gain wood", "weave", "done")
    shown = staged(scene, NOBODY)
    (act,) = FACE.acts(shown, scene.listener.items)
    assert act.place == "city-1"
    assert act.sentence == (
        "Lisbon: 3 points to Bea, 2 to Anna, and 1 to Carl. "
        "Bea before Anna: more representatives and artworks in the Palazzo."
    )
    assert [(tally.seat, tally.count, tally.leads) for tally in act.tallies] == [
        (1, 2, True),
        (0, 2, False),
        (2, 1, False),
    ]
    assert {tally.symbol for tally in act.tallies} == {"cm-bale"}
    assert [(way.target, way.label) for way in act.motions] == [
        ("seat-1-points", "3"),
        ("seat-0-points", "2"),
        ("seat-2-points", "1"),
    ]
    rest = left_over(FACE.motions(shown, scene.listener.items), [act])
    assert "cm-points" not in {motion.symbol for motion in rest}
    assert ("cm-disc-1", "council-0") in {(motion.symbol, motion.target) for motion in rest}


def test_a_tile_for_which_nobody_has_anything_is_told_as_well(scene: Layout) -> None:
    """C-P3: who has nothing there gets nothing."""
    scene.tiles("hamburg")
    scene.stack("wood+weave", "orange white white")
    scene.choose("white wood+weave", "gain wood", "gain wood", "weave", "done")
    (act,) = FACE.acts(staged(scene, 0), scene.listener.items)
    assert act.sentence == "Hamburg: nobody has anything there."
    assert act.tallies == act.motions == ()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_acts_happen_at_places_of_the_page_and_tell_all_points(seats: int) -> None:
    """C-P1, C-E1: a tile in its turn, the tiles that are left at the end; final cards are left to the ending."""
    heard = 0
    scored: list[str] = []
    for table in positions(seats, "acts"):
        items = table.listener.items[heard:]
        heard = len(table.listener.items)
        acts = FACE.acts(scene_at(table, NOBODY), items)
        if not acts:
            continue
        known = set(places(page(scene_at(table, NOBODY))))
        assert {act.place for act in acts} <= known
        assert {tally.symbol for act in acts for tally in act.tallies} <= DRAWN
        assert sum(int(way.label) for act in acts for way in act.motions) == points_told(items)
        scored += [act.place for act in acts if act.place != "council"]
    assert sorted(scored) == sorted(tile_place(tile) for tile in range(data.COUNCIL))


def points_told(items: list[Item]) -> int:
    """The points that news tells for tiles: what comes after the first final card is no part of it."""
    told = 0
    for item in items:
        if item.kind in (news.FINAL_OPEN, news.FINAL_SECRET):
            break
        told += item.numbers[1] if item.kind == news.POINTS else 0
    return told


def test_what_was_laid_since_is_not_counted_with_a_scoring(scene: Layout) -> None:
    """A message may tell of a scoring and of what came after it: only what the news tells is sure then."""
    scene.tiles("lisbon")
    scene.deliver(0, lisbon=2)
    scene.deliver(2, lisbon=1)
    scene.stack("wood+weave", "orange white white")
    scene.choose("white wood+weave", "gain wood", "gain wood", "weave", "done")
    scene.deliver(0, lisbon=3)
    (act,) = FACE.acts(staged(scene, 0), scene.listener.items)
    assert {tally.seat: tally.count for tally in act.tallies} == {0: 2, 2: 1}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_end_opens_the_final_cards_and_nothing_else(seats: int) -> None:
    """C-E3: each card is turned, then scored where it counts; the points are those of the last category."""
    *_, table = positions(seats, "final acts")
    town = cast(Florence, table.state)
    scene = scene_at(table, NOBODY)
    acts = FACE.ending_acts(scene)
    turned, scored = acts[::2], acts[1::2]
    assert len(turned) == len(scored) == seats + (town.open_final != data.EMPTY)
    assert {act.place for act in acts} <= set(places(page(scene)))
    assert {act.gesture for act in turned} == {"turn"}
    kept = [(int(town.first) + turn) % seats for turn in range(seats)]
    assert [act.place for act in turned[-seats:]] == [f"seat-{seat}-card" for seat in kept]
    assert [act.place for act in scored[-seats:]] == [final_place(int(town.kept[seat])) for seat in kept]
    finals = [row[-1] for row in GAME.breakdown(town)]
    assert [sum(act.points[seat] for act in scored) for seat in range(seats)] == finals
    assert all(not act.points for act in turned)


def test_every_tile_has_a_place_of_its_own(scene: Layout) -> None:
    known = places(page(staged(scene, NOBODY)))
    assert len({tile_place(tile) for tile in range(data.COUNCIL)}) == data.COUNCIL
    assert {tile_place(tile) for tile in range(data.COUNCIL)} <= set(known)
    assert {final_place(card) for card in range(data.FINALS)} <= set(known)


@pytest.mark.parametrize("seats", [3, 4])
def test_every_question_has_a_short_form_of_one_line(seats: int) -> None:
    asked = set()
    for table in positions(seats, "short"):
        if table.state.is_over():
            break
        seat = int(table.state.first_asked())
        short = FACE.brief(FACE.prompt(table.view(seat), seat, ["Bartholomea"] * seats))
        assert 0 < len(short) <= LONGEST, short
        asked.add(table.state.question())
    assert {"keeping", "taking", "placing", "activation", "playing"} <= asked


@pytest.mark.parametrize("way", ["duty", "duty-cards", "may", "impossible", "cards"])
@pytest.mark.parametrize("whose", ["turn", "again"])
@pytest.mark.parametrize("draw", ["yes", "no"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_street_fits_into_one_line_too(way: str, whose: str, draw: str, language: str) -> None:
    """C-T2: with a white disc each of its actions twice; a disc further down acts once."""
    times = 2 if whose == "turn" else 1
    actions = joined([open_key(action, times) for action in (data.TRANSPORT, data.CONTRIBUTE)])
    facts = {"way": way, "whose": whose, "actions": actions, "cards": "idle", "draw": draw}
    short = game_words(language, GAME).say("prompt-activation-short", facts)
    assert 0 < len(short) <= LONGEST, short
