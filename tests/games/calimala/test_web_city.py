"""The city, the council and the scores of Calimala in the browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest

from fondaco.face.who import Who
from fondaco.games.calimala import data, scoring
from fondaco.games.calimala.face.city_facts import city_facts
from fondaco.games.calimala.face.council_facts import council_facts
from fondaco.games.calimala.face.parts import open_parts
from fondaco.games.calimala.face.public import Public
from fondaco.games.calimala.face.score_strip_facts import strip_facts
from fondaco.games.calimala.state import CATEGORY_COUNT, Florence
from fondaco.kernel.state import NOBODY

from .stage import FACE, buttons, page, positions, scene_of, staged

if TYPE_CHECKING:
    from collections.abc import Callable

    from .scene import Scene as Layout


def test_discs_that_may_be_lifted_are_buttons_in_their_towers(scene: Layout) -> None:
    """C-P2: with no coloured disc in the supply, one of one's own discs on the streets is called to the council."""
    scene.stack("wood+weave", "white orange orange")
    scene.stack("brick+contribute", "blue yellow")
    scene.stack("build+ship", "orange blue")
    scene.discs(0, 0, 1)
    scene.has(0, wood=1)
    scene.choose("white wood+weave")
    while scene.question() != "summoning":
        scene.choose("done" if "done" in scene.open() else scene.open()[0])
    html = page(staged(scene, 0), "city")
    assert sorted(buttons(html)) == sorted(scene.open()) == ["lift brick+contribute-1", "lift build+ship-2"]


def test_a_tower_shows_its_discs_from_below_and_the_active_one(scene: Layout) -> None:
    """C-T4: after the disc just placed the second from the top acts, and its street and two actions are lit."""
    scene.stack("brick+contribute", "orange white")
    scene.has(0, brick=1)
    before = city_facts(Public(staged(scene, 1)))
    assert before.acting is None
    assert not any(action.is_lit for action in before.actions)
    scene.choose("place brick+contribute")
    city = city_facts(Public(staged(scene, 0)))
    street = next(street for street in city.streets if street.is_lit)
    assert [disc.owner.seat for disc in street.discs] == [1, data.WHITE_DISC, 0]
    assert [disc.is_active for disc in street.discs] == [False, False, True]
    assert [disc.owner.player for disc in street.discs] == ["Bea", "", "Anna"]
    html = page(staged(scene, 0), "city")
    assert html.count("at-work") == 1
    assert not re.search(r'class="[^"]*\bnow\b', html), "that is the button of the page that leads to what is asked"
    assert {action.name: action.left for action in city.actions if action.is_lit} == {
        "brick": 1,
        "contribute": 1,
    }
    assert city.acting == Who(0, "Anna", "A")
    scene.choose("gain brick")
    scene.choose("done")
    city = city_facts(Public(staged(scene, 0)))
    assert city.acting == Who(1, "Bea", "B")
    assert [disc.is_active for disc in next(s for s in city.streets if s.is_lit).discs] == [True, False, False]


def test_a_tower_of_three_tells_which_tile_the_next_disc_scores(scene: Layout) -> None:
    """C-P1: the fourth disc sends the lowest to the council."""
    scene.tiles("lisbon", "wood")
    scene.stack("wood+weave", "orange blue white")
    scene.stack("build+ship", "orange blue")
    told = {street.key: street.tile_key for street in city_facts(Public(staged(scene, 0))).streets if street.tile_key}
    assert told == {"street-wood-weave": "tile-lisbon"}
    html = page(staged(scene, 1), "city")
    assert "wood + weave: 3 discs, from below: Bea, Anna, white" in html
    assert "Lisbon is scored" in html


def test_the_council_shows_what_each_coming_tile_would_pay_now(scene: Layout) -> None:
    """C-P3, C-P4: cubes first, then what lies in the Palazzo; done tiles pay nothing any more."""
    scene.tiles("wood", "lisbon", "barcelona")
    scene.representatives("orange")
    scene.deliver(0, lisbon=2)
    scene.deliver(1, lisbon=2)
    scene.deliver(2, lisbon=1)
    council = council_facts(Public(staged(scene, 2)))
    done, coming, later, *_ = council.seats
    assert (done.is_done, done.owner.sign, done.prize.awards) == (True, "B", ())
    assert coming.ahead == 1
    assert [(award.seat, award.points) for award in coming.prize.awards] == [(1, 3), (0, 2), (2, 1)]
    assert (later.ahead, later.prize.awards) == (2, ())
    assert [seat.ahead for seat in council.seats] == [0, 1, 2, 3, *[0] * 11]
    assert [order.sign for order in council.order[: council.present]] == ["B"]
    html = page(staged(scene, 2), "council")
    assert "Seat 2, Lisbon, scored next. Points if scored now: 3 to Bea, 2 to Anna, 1 to Carl" in html
    assert "Seat 1, wood: scored, representative of Bea" in html


def test_tied_players_share_in_the_council_as_they_do_when_it_is_scored(scene: Layout) -> None:
    """C-P4: nothing tells them apart, so the points of the first two places are added and divided."""
    scene.tiles("lisbon")
    scene.deliver(0, lisbon=2)
    scene.deliver(1, lisbon=2)
    first = council_facts(Public(staged(scene, 0))).seats[0]
    assert [(award.seat, award.points) for award in first.prize.awards] == [(0, 2), (1, 2)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_the_council_promises_is_what_the_tiles_left_pay_at_the_end(seats: int) -> None:
    """C-E1: without new representatives nothing moves in between, so the promise of the last position holds."""
    promised: list[int] = []
    for table in positions(seats, "promises"):
        if not table.state.is_over():
            before = cast(Florence, table.state.copy())
            continue
        council = council_facts(Public(scene_of(before, NOBODY, [])))
        copy = before.copy()
        for place in range(int(copy.scored), data.COUNCIL):
            scoring.score_tile(copy, copy.council[place])
        promised = [
            sum(award.points for seat in council.seats for award in seat.prize.awards if award.seat == player)
            for player in range(seats)
        ]
        paid = [sum(rows) for rows in scoring.breakdown(copy)]
        had = [sum(rows) for rows in scoring.breakdown(before)]
        assert promised == [after - earlier for after, earlier in zip(paid, had, strict=True)]
    assert len(promised) == seats


def test_the_artworks_of_the_palazzo_are_given_there(scene: Layout) -> None:
    """C-A3: the fourth building that takes artworks."""
    scene.patrons(1)
    scene.has(0, marble=1)
    scene.choose("place brick+artwork")
    html = page(staged(scene, 0), "council")
    assert buttons(html) == ["adorn palazzo"]
    assert buttons(page(staged(scene, 1), "council")) == []
    assert "1 of four, given by Bea" in page(staged(scene, 1), "council")


def test_the_open_final_card_tells_who_is_ahead_there(new_scene: Callable[..., Layout]) -> None:
    """C-E3: 5, 3 and 1 points."""
    layout = new_scene(3)
    layout.finals("lisbon", "london", "troyes", opened="bruges")
    layout.deliver(2, bruges=3)
    layout.deliver(0, bruges=1)
    council = council_facts(Public(staged(layout, 1)))
    assert council.final is not None
    assert council.final.name == "bruges"
    assert [(award.seat, award.points) for award in council.final.awards] == [(2, 5), (0, 3)]


def test_the_strip_ranks_everybody_and_marks_the_turn(scene: Layout) -> None:
    town = scene.town
    town.points[0 * CATEGORY_COUNT] = 12
    town.points[1 * CATEGORY_COUNT] = 47
    town.points[2 * CATEGORY_COUNT] = 12
    strip = strip_facts(Public(staged(scene, 1)))
    assert [runner.points for runner in strip.runners] == [12, 47, 12]
    assert [runner.leads for runner in strip.runners] == [False, True, False]
    assert [runner.beside for runner in strip.runners] == [0, 0, 1]
    assert [runner.is_active for runner in strip.runners] == [True, False, False]
    assert strip.marks[-1][0] == 50
    assert open_parts(staged(scene, 0)) == ("city",)
    assert "Bea: 47 points (ahead)" in page(staged(scene, 2), "strip")


def test_plans_on_the_mat_show_what_will_be_had_and_what_it_costs(scene: Layout) -> None:
    """C-A2, C-A4: a number that will change shows old and new."""
    scene.has(0, wood=2, brick=1)
    scene.weaves(0, 3)
    scene.choose("place build+transport")
    html = page(staged(scene, 0), "mine")
    assert buttons(html) == ["build workshop", "build ship"]
    assert "0 → 1" in html
    assert "1 → 2" in html
    assert re.findall(r'<span class="face"[^>]*><svg><use href="#(cm-plan-[a-z]+)"', html) == [
        "cm-plan-workshop",
        "cm-plan-ship",
    ]
    assert buttons(page(staged(scene, 1), "mine")) == []


def test_an_action_of_the_lit_street_is_its_own_button_or_leads_to_its_aims(scene: Layout) -> None:
    """C-A1, C-A7: what is aimed at nothing is chosen on its workshop, the rest where it is aimed."""
    scene.has(0, brick=1)
    scene.choose("place brick+contribute")
    html = page(staged(scene, 0), "city")
    assert buttons(html) == ["gain brick"]
    assert "1 → 2" in html
    assert re.search(r'<a href="#churches" data-aims="[a-z]+" class="shop [^"]*a-contribute', html)
    watching = page(staged(scene, 1), "city")
    assert buttons(watching) == []
    assert "<a " not in watching


def test_an_impossible_action_is_the_button_for_the_card_in_its_place(scene: Layout) -> None:
    """C-K1: with what it lacks in words; what ends the activation stands in the city too, once the duty is done."""
    scene.has(0, wood=1)
    scene.choose("place ship+contribute")
    html = page(staged(scene, 0), "city")
    assert buttons(html) == ["draw ship"]
    assert "Draw a card in place of ship, which you cannot carry out now (no ship)." in html
    scene.choose("give wood-santa-croce")
    assert buttons(page(staged(scene, 0), "city")) == ["draw ship", "done"]


def test_what_alone_can_be_built_is_built_from_its_action_as_well(scene: Layout) -> None:
    """C-A2: of several pieces the action only leads to their plans."""
    scene.has(0, wood=2)
    scene.choose("place build+transport")
    html = page(staged(scene, 0), "city")
    assert "build ship" in buttons(html)
    assert "0 → 1" in html
    assert "build ship" in buttons(page(staged(scene, 0), "mine"))
    scene.has(0, wood=2, brick=1)
    html = page(staged(scene, 0), "city")
    assert not [choice for choice in buttons(html) if choice.startswith("build")]
    assert '<a href="#mine" data-aims="build"' in html


def test_nobody_is_told_off_who_looks_up_a_seat_of_the_council(scene: Layout) -> None:
    """C-P1: a seat cannot be chosen, so it is nothing that could be refused."""
    seats = page(staged(scene, 0), "council").partition('class="seats"')[2]
    assert seats.count("data-card=") == data.COUNCIL
    assert "data-ask" not in seats


def test_the_bar_for_thumbs_has_what_ends_something_and_what_is_built_on_the_mat(scene: Layout) -> None:
    """C-A2, C-T4: in a word each; what lies on the board is chosen there."""
    scene.has(0, wood=2, brick=1)
    scene.choose("place build+transport")
    answers = FACE.answers(staged(scene, 0))
    assert {answer.notation: answer.label for answer in answers} == {"build ship": "Ship", "build workshop": "Workshop"}
    assert all(answer.sentence for answer in answers)
    assert FACE.answers(staged(scene, 1)) == ()
    scene.choose("build ship")
    assert [answer.label for answer in FACE.answers(staged(scene, 0))] == ["Done here"]
