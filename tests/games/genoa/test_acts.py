"""The moments that the browser board plays: each at its place, with what travels then, and nothing that is secret."""

from __future__ import annotations

import dataclasses

from fondaco.face.act import Act, left_over
from fondaco.face.podium import ranking
from fondaco.face.scene import Motion
from fondaco.face.scene import Scene as Sight
from fondaco.games.genoa.face.acts import acts_of, ending_acts_of
from fondaco.games.genoa.face.motions import motions
from fondaco.games.genoa.face.purses import HIGHEST, purses
from fondaco.games.genoa.keys import card_key

from .scene import Scene
from .stage import DRAWN, EMBLEMS, FACE, page, places, positions, scene_at, staged


def played(layout: Scene, seat: int) -> list[Act]:
    return acts_of(staged(layout, seat), layout.listener.items)


def ended(seats: int = 3) -> Sight:
    *_, last = positions(seats, "acts")
    scene = scene_at(last, 0)
    result = tuple(sum(row) for row in scene.points)
    winners = tuple(seat for seat, points in enumerate(result) if points == max(result))
    return dataclasses.replace(scene, result=result, winners=winners)


def test_a_deal_is_shaken_hands_on_at_its_space_and_all_that_follows_travels_then(scene: Scene) -> None:
    """G-N4: pay, step, act."""
    scene.has(1, "ale")
    scene.stand("street-7-4")
    scene.offer(1, "for tavern give 15 give ale")
    scene.trade("accept seat-2")
    (act,) = played(scene, 2)
    assert act.place == "space-tavern"
    assert act.sentence.startswith("A deal! Bea gets the Tavern for 15 ducats")
    assert act.motions[0] == Motion("ge-handshake", "space-tavern", "space-tavern")
    news = scene.listener.items
    assert list(act.motions[1:]) == motions(staged(scene, 2), news)
    assert left_over(motions(staged(scene, 2), news), [act]) == []


def test_a_refusal_is_stamped_for_the_two_whom_it_concerns(scene: Scene) -> None:
    scene.stand("street-7-4")
    scene.counter(1, "for tavern ask 60")
    scene.say(1, "refuse")
    for seat in (0, 1):
        (act,) = played(scene, seat)
        assert (act.place, act.gesture, act.sentence) == ("tower", "stamp", "Bea refuses.")
        assert [motion.symbol for motion in act.motions] == ["ge-refused"]
    for seat in (2, -1):
        assert played(scene, seat) == []
        stamp = Motion("ge-refused", "seat-1-money", "tower")
        assert motions(staged(scene, seat), scene.listener.items) == [stamp]


def test_acts_lead_to_places_and_drawings_that_are_there() -> None:
    for number, table in enumerate(positions(4, "acts on the board")):
        scene = scene_at(table, 0)
        acts = FACE.acts(scene, table.listener.items[-20:]) if number % 40 == 0 else []
        there = {*places(page(scene)), "tower"} if acts else set()
        for act in acts:
            assert act.place in there
            assert {motion.symbol for motion in act.motions} <= DRAWN
            assert {tally.symbol for tally in act.tallies} <= DRAWN


def test_the_end_counts_what_is_known_then_opens_purse_after_purse() -> None:
    """G-E2: the acts lead up to the result, and the purse of the winner is opened last."""
    scene = ended()
    acts = ending_acts_of(scene)
    assert tuple(sum(points) for points in zip(*(act.points for act in acts), strict=True)) == scene.result
    opened = [act for act in acts if act.place.endswith("-money")]
    assert [act.tallies[0].seat for act in opened] == ranking(scene)[::-1]
    assert opened == acts[-len(opened) :]
    assert [sum(act.points) for act in opened] == [scene.points[act.tallies[0].seat][0] for act in opened]


def test_the_picture_of_the_end_shows_the_winner_first_with_the_highest_pile() -> None:
    scene = ended(5)
    found = purses(scene).purses
    assert [purse.seat for purse in found] == ranking(scene)
    assert [purse.coins for purse in found] == sorted((purse.coins for purse in found), reverse=True)
    assert found[0].coins == HIGHEST
    html = FACE.ending_picture(scene)
    assert [name for name in scene.players if name in html] == list(scene.players)
    assert html.count('href="#emblem-') == len(EMBLEMS)


def test_who_draws_cards_is_told_which_and_nobody_else_is(scene: Scene) -> None:
    """G-A6, and what is drawn is secret."""
    scene.stand("city-hall")
    scene.trade("use")
    scene.choose("card small-order-1", "card small-order-2")
    (act,) = played(scene, 0)
    drawn = [card_key(scene.city.box, item.numbers[1]) for item in scene.items("drew-card")]
    assert act.place == "space-city-hall"
    assert act.sentence == f"Your new cards: {FACE.words.named(','.join(drawn))}."
    assert played(scene, 1) == played(scene, -1) == []


def test_the_first_hands_are_no_drama() -> None:
    """G-S2."""
    table = next(positions(3, "hands"))
    heard = [item for item in table.listener.items if item.is_for(0)]
    assert "drew-card" in {table.game.news[item.kind].key for item in heard}
    assert not [act for act in acts_of(scene_at(table, 0), heard) if "card" in act.sentence]
