"""Why a choice of Calimala is not open: the sentence for the first thing that stands against it, and its rule."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from fondaco.games import find_game
from fondaco.games.calimala import data
from fondaco.games.calimala.reasons import lack_of
from fondaco.kernel.choices import Choices
from fondaco.words.catalogue import game_words

from .stage import positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.kernel.reason import Reason

    from .scene import Scene

GAME = find_game("calimala")
WORDS = game_words("en", GAME)
CHOICES = Choices(len(GAME.vocabulary))
DUTY = (
    "After that you could carry out neither action of your street any more, and your disc must bring you at least one."
)


def reason(scene: Scene, notation: str) -> Reason | None:
    """What whoever is asked hears about a choice, told from the view of that seat."""
    seat = scene.asked[0]
    return GAME.view(scene.town, seat).why_not(seat, GAME.vocabulary.number(notation), CHOICES)


def refused(scene: Scene, notation: str) -> str:
    """The sentence against a choice; empty for one that is open."""
    found = reason(scene, notation)
    return WORDS.say(f"why-{found.key}", found.facts) if found else ""


@pytest.mark.parametrize("placing", ["place", "white"])
def test_the_disc_that_was_just_placed_is_none_of_those_that_act_once_more(scene: Scene, placing: str) -> None:
    """C-T4: a hint counts the discs below it, with a white disc as with a coloured one."""
    scene.has(0, wood=2)
    scene.stack("build+ship", "blue orange")
    scene.choose(f"{placing} build+ship")
    counts = {entry.key: entry.count for entry in GAME.ledger(scene.town, 0)}
    assert (counts["woken"], counts["rivals"]) == (1, -1)


def test_discs_that_cannot_be_placed_are_refused(scene: Scene) -> None:
    """C-T1, C-T3: the city, the supply and the duty."""
    assert refused(scene, "place wood+weave") == ""
    assert refused(scene, "place wood+build").startswith("No street joins wood and build. Next to wood lie ")
    assert refused(scene, "place build+ship") == (
        "On build + ship you could carry out neither action, not even with your cards "
        "(build: not enough wood and brick; ship: no ship). Your disc must bring you at least one action."
    )
    scene.discs(0, 9, 0)
    assert refused(scene, "white wood+weave") == "You have no white disc left."
    scene.discs(0, 0, 2)
    assert refused(scene, "place wood+weave") == "You have no disc of your colour left; you have 2 white ones."


def test_the_duty_is_named_where_it_binds(scene: Scene) -> None:
    """C-T3: neither the end nor a card drawn or played may leave it undone."""
    scene.has(0, wood=1)
    scene.hand(0, "contribute")
    scene.choose("place ship+contribute")
    assert refused(scene, "done") == "You must carry out at least one of the two actions before you end."
    assert refused(scene, "play contribute").startswith("After playing contribute now you could carry out neither")
    scene.choose("draw ship", "card wood")
    assert refused(scene, "draw ship").startswith("Ship is used up here: a disc of your colour gives each action once")
    assert refused(scene, "draw contribute").startswith("Contribute is possible for you, so there is no card")


def test_a_card_in_place_of_the_last_action_within_reach_is_refused_with_the_way_out(scene: Scene) -> None:
    """C-T3, C-K1: only the marble in hand can still make an action possible, the gift."""
    scene.hand(0, "marble")
    scene.choose("place ship+contribute")
    assert refused(scene, "draw contribute") == (
        "A card in place of contribute would leave you no action that you could carry out, "
        "and your disc must bring you at least one. First play cards that make one possible."
    )


def test_a_gift_that_would_undo_the_duty_is_refused_for_that_alone(scene: Scene) -> None:
    """C-T3, C-K3: of the only marble an artwork must still be made, since the warehouse for brick is full."""
    scene.has(0, brick=4, marble=1)
    scene.donate(1, "san-miniato", brick=3)
    scene.hand(0, "contribute")
    scene.choose("place brick+artwork", "play contribute")
    assert scene.question() == "playing"
    assert refused(scene, "give marble-santa-croce") == DUTY
    assert refused(scene, "give brick-santa-croce") == ""
    assert refused(scene, "give brick-san-miniato") == "San Miniato has no free space for brick."
    assert refused(scene, "give wood-santa-croce") == "You have no wood in your warehouse."
    assert refused(scene, "build ship") == "You have just played contribute; that action comes first."


def test_a_piece_that_would_undo_the_duty_is_refused_for_that_alone(scene: Scene) -> None:
    """C-T3, C-K3: only wood can still be given, so a card may not build a ship of it."""
    scene.has(0, wood=2, brick=4)
    scene.fill_row("brick", 1)
    scene.owns(0, houses="troyes")
    scene.hand(0, "build")
    scene.choose("place brick+contribute", "play build")
    assert scene.question() == "playing"
    assert refused(scene, "build ship") == DUTY
    assert refused(scene, "build hamburg") == ""
    assert refused(scene, "build troyes") == "You have a house in Troyes already."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("gain brick", "Your warehouse for brick is full: it holds 4."),
        ("adorn palazzo", "An artwork is made of 1 marble from your warehouse, and you have none there."),
        ("gain wood", "Wood is not an action of this street; here you have brick and artwork."),
        ("play ship", "You have no card ship in your hand."),
        ("play artwork", "The card artwork would have no effect now (no marble), so it cannot be played."),
    ],
)
def test_actions_that_are_impossible_are_refused(scene: Scene, text: str, sentence: str) -> None:
    """C-A1, C-A3, C-K3."""
    scene.has(0, brick=4)
    scene.hand(0, "artwork contribute")
    scene.choose("place brick+artwork")
    assert refused(scene, text) == sentence


def test_buildings_that_cannot_be_are_refused(scene: Scene) -> None:
    """C-A2: costs and limits."""
    scene.has(0, wood=1, brick=3)
    scene.owns(0, houses="troyes")
    scene.choose("place build+ship")
    assert refused(scene, "build ship") == "A ship costs 2 wood; you have 1."
    assert refused(scene, "build troyes") == "You have a house in Troyes already."
    assert refused(scene, "send lisbon") == "You have no cloth in your workshops: weave some first."
    scene.owns(0, ships=3)
    assert refused(scene, "build ship") == "You have all 3 ships already."


def test_cloth_that_cannot_go_is_refused(scene: Scene) -> None:
    """C-A5, C-A6: full cities, and cities without a house."""
    scene.weaves(0, 4, 4)
    scene.owns(0, ships=1, houses="bruges hamburg")
    scene.fill_city("lisbon", 1)
    scene.choose("place weave+transport")
    assert refused(scene, "send troyes").startswith("You have no house in Troyes")
    assert refused(scene, "weave") == "All your workshops are full: each holds 4 cloth."
    scene.choose("send bruges")
    assert refused(scene, "send bruges") == "Bruges has had its cloth; each house gets one."


def test_gifts_without_a_cube_or_a_space_are_refused(scene: Scene) -> None:
    """C-A7: the row of a material at a church."""
    scene.has(0, wood=1)
    scene.donate(1, "san-miniato", wood=3)
    scene.choose("place wood+contribute")
    assert refused(scene, "give wood-san-miniato") == "San Miniato has no free space for wood."
    assert refused(scene, "give marble-santa-croce") == "You have no marble in your warehouse."


def test_one_compensation_card_is_named_where_the_table_has_that_rule(new_scene: Callable[..., Scene]) -> None:
    """C-O1: at most one such card in one's own turn."""
    scene = new_scene(3, options="compensation=one")
    scene.has(0, wood=1)
    scene.choose("white ship+contribute", "draw ship", "card wood")
    assert refused(scene, "draw ship") == "At this table you may draw only one such card in your own turn."


@pytest.mark.parametrize(
    ("notation", "rule"),
    [
        ("gain brick", "C-A1"),
        ("adorn palazzo", "C-A3"),
        ("gain wood", "C-T2"),
        ("play ship", "C-K3"),
        ("draw brick", "C-T3"),
        ("done", "C-T3"),
        ("place wood+weave", ""),
    ],
)
def test_a_reason_names_the_rule_that_says_so(scene: Scene, notation: str, rule: str) -> None:
    """C-T3: the warehouse for brick is full and there is no marble, so that a contribution must come first."""
    scene.has(0, brick=4)
    scene.hand(0, "contribute")
    scene.choose("place brick+artwork")
    found = reason(scene, notation)
    assert found is not None
    assert found.rule == rule


def nothing(scene: Scene) -> None:
    scene.weaves(0, 0)


def full_workshop(scene: Scene) -> None:
    scene.weaves(0, data.WORKSHOP)


def no_cubes(scene: Scene) -> None:
    scene.weaves(0, 0)
    scene.supply(0, 0)


def full_warehouse(scene: Scene) -> None:
    scene.has(0, wood=data.WAREHOUSE)


def ship_without_cloth(scene: Scene) -> None:
    scene.weaves(0, 0)
    scene.owns(0, ships=1, houses="troyes")


def full_city(scene: Scene) -> None:
    scene.weaves(0, 1)
    scene.owns(0, houses="troyes")
    scene.fill_city("troyes", 1)


def full_rows(scene: Scene) -> None:
    scene.has(0, wood=1)
    scene.fill_row("wood", 1)


def everything_built(scene: Scene) -> None:
    scene.weaves(0, 0, 0, 0)
    scene.owns(0, ships=data.MOST_SHIPS, houses="troyes bruges hamburg")
    scene.has(0, wood=2, brick=2)


@pytest.mark.parametrize(
    ("lay", "action", "lack"),
    [
        (nothing, data.BUILD, "means"),
        (everything_built, data.BUILD, "nothing-to-build"),
        (nothing, data.ARTWORK, "marble"),
        (nothing, data.CONTRIBUTE, "goods"),
        (full_rows, data.CONTRIBUTE, "church-room"),
        (nothing, data.SHIP, "ship"),
        (nothing, data.TRANSPORT, "house"),
        (ship_without_cloth, data.SHIP, "cloth"),
        (ship_without_cloth, data.TRANSPORT, "cloth"),
        (full_city, data.TRANSPORT, "city-room"),
        (full_workshop, data.WEAVE, "cloth-room"),
        (no_cubes, data.WEAVE, "cubes"),
        (no_cubes, data.BRICK, "cubes"),
        (full_warehouse, data.WOOD, "warehouse-room"),
    ],
)
def test_the_first_thing_that_an_action_lacks_is_named(
    scene: Scene, lay: Callable[[Scene], None], action: int, lack: str
) -> None:
    """C-A1 to C-A7, C-K1."""
    lay(scene)
    assert lack_of(scene.town, 0, action) == f"lack-{lack}"


def test_an_action_lacks_something_exactly_where_it_is_impossible() -> None:
    """C-A1 to C-A7, C-K1: all through a game, and whatever is lacking has words of its own."""
    said = {}
    for table in positions(4, "shortages"):
        for seat in range(4):
            for action in range(data.ACTIONS):
                lack = lack_of(table.state, seat, action)
                assert bool(lack) != table.state.is_possible(action, seat)
                if lack:
                    said[lack] = WORDS.say(lack)
    assert len(said) > 6
    assert len(set(said.values())) == len(said)
    assert all(re.fullmatch(r"[a-z ]+", text) for text in said.values())
