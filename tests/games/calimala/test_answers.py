"""What people type is read as choices of Calimala, and what cannot be is objected to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.kernel.table import new_table
from fondaco.words.catalogue import game_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from .scene import Scene

GAME = find_game("calimala")
FACE = face_of(GAME, "en")
WORDS = game_words("en", GAME)
NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil"]
DUTY = "That way you could not carry out an action of your street any more, and at least one you must."


def understood(scene: Scene, text: str) -> list[str]:
    seat = scene.asked[0]
    return FACE.understand(GAME.view(scene.town, seat), seat, text, NAMES)


def objected(scene: Scene, text: str) -> str:
    """What is said against an answer of whoever is asked; empty for nothing."""
    seat = scene.asked[0]
    found = FACE.objection(GAME.view(scene.town, seat), seat, text)
    return WORDS.say(*found) if found else ""


def test_a_street_is_typed_by_its_two_actions_in_any_order(scene: Scene) -> None:
    """C-T1: coloured discs need no verb, white ones are called so."""
    for text in ("wood weave", "weave wood", "place wood weave", "Place wood+weave", "w w", "disc on wood, weave"):
        assert understood(scene, text) == ["place wood+weave"], text
    for text in ("white wood weave", "white wood+weave", "white weave wo", "put white disc on wood and weave"):
        assert understood(scene, text) == ["white wood+weave"], text
    for text in ("b", "wood", "wood wood", "gold weave", ""):
        assert understood(scene, text) == [text], text


def test_without_coloured_discs_a_street_means_a_white_one(scene: Scene) -> None:
    scene.discs(0, 0, 2)
    assert understood(scene, "wood weave") == ["white wood+weave"]


def test_actions_are_typed_in_short(scene: Scene) -> None:
    """C-A1 to C-A7: by verb, by the name of the action, or by what it is about."""
    scene.has(0, wood=2, brick=2)
    scene.weaves(0, 2)
    scene.owns(0, ships=2)
    scene.hand(0, "weave build")
    scene.choose("place ship+contribute")
    for text, notation in [
        ("send lisbon", ["send lisbon"]),
        ("lisb", ["send lisbon"]),
        ("ship london", ["send london"]),
        ("send 1 cloth", ["send 1 cloth"]),
        ("send lisbon london", ["send lisbon", "send london"]),
        ("lisbon, lisbon", ["send lisbon", "send lisbon"]),
        ("give wood croce", ["give wood-santa-croce"]),
        ("give wood-santa-croce", ["give wood-santa-croce"]),
        ("contribute brick to san miniato", ["give brick-san-miniato"]),
        ("brick miniato", ["give brick-san-miniato"]),
        ("give wood", ["give wood"]),
        ("play weave", ["play weave"]),
        ("card build", ["play build"]),
        ("build", ["play build"]),
        ("finish", ["done"]),
        ("draw", ["draw"]),
    ]:
        assert understood(scene, text) == notation, text


def test_what_is_built_is_typed_by_its_name(scene: Scene) -> None:
    """C-A2: a house by its city."""
    scene.has(0, wood=3, brick=3, marble=1)
    scene.hand(0, "wood")
    scene.choose("place build+ship")
    for text, notation in [
        ("ship", "build ship"),
        ("workshop", "build workshop"),
        ("house troyes", "build troyes"),
        ("build house in hamburg", "build hamburg"),
        ("bruges", "build bruges"),
        ("draw", "draw ship"),
        ("wood", "play wood"),
    ]:
        assert understood(scene, text) == [notation], text


def test_artworks_and_cubes_are_typed_by_what_they_are(scene: Scene) -> None:
    scene.has(0, marble=2)
    scene.choose("place brick+artwork")
    for text, notation in [
        ("palazzo", "adorn palazzo"),
        ("artwork palazzo vecchio", "adorn palazzo"),
        ("adorn croce", "adorn santa-croce"),
        ("take brick", "gain brick"),
        ("brick", "gain brick"),
    ]:
        assert understood(scene, text) == [notation], text


def test_no_more_cloth_may_be_said_in_many_words(scene: Scene) -> None:
    """C-A5: fewer cloth than ships is allowed."""
    scene.weaves(0, 3)
    scene.owns(0, ships=3)
    scene.choose("place ship+contribute", "send lisbon")
    assert scene.question() == "sending"
    for text in ("stop", "done", "no", "enough"):
        assert understood(scene, text) == ["stop"], text
    assert understood(scene, "lisbon") == ["send lisbon"]
    assert objected(scene, "send troyes") == "Your ships sail to Barcelona, Lisbon and London only."


def test_the_set_up_is_typed_by_names() -> None:
    """C-S3, C-S4: final cards and start cards."""
    table = new_table(GAME, 3, {}, "typing")
    view = table.view(0)
    dealt = [GAME.vocabulary.things[choice] for choice in table.open(0)]
    for name in dealt:
        assert FACE.understand(view, 0, name, NAMES) == [f"keep {name}"]
        assert FACE.objection(view, 0, name) is None
    other = next(name for name in GAME.names["final"] if name not in dealt)
    assert FACE.objection(view, 0, f"keep {other}") == ("objection-final", {"final": f"final-{other}"})
    for seat in range(3):
        table.choose(seat, table.open(seat)[0])
    seat = int(table.state.first_asked())
    assert FACE.understand(table.view(seat), seat, "weave", NAMES) == ["take weave"]
    table.choose(seat, GAME.vocabulary.number("take weave"))
    seat = int(table.state.first_asked())
    found = FACE.objection(table.view(seat), seat, "weave")
    assert found is not None
    assert WORDS.say(*found) == "The start card weave is already taken."


def test_discs_that_cannot_be_placed_are_objected_to(scene: Scene) -> None:
    """C-T1, C-T3: the city, the supply and the duty."""
    assert objected(scene, "wood weave") == ""
    assert objected(scene, "wood build").startswith("No street joins wood and build. Next to wood lie ")
    assert objected(scene, "ship build").startswith("On build + ship you could carry out neither action")
    scene.discs(0, 9, 0)
    assert objected(scene, "white wood weave") == "You have no white disc left."
    scene.discs(0, 0, 2)
    assert objected(scene, "place wood weave") == "You have no disc of your colour left; you have 2 white ones."
    assert objected(scene, "no such thing") == ""


def test_the_duty_is_named_where_it_binds(scene: Scene) -> None:
    """C-T3: neither the end nor a card drawn or played may leave it undone."""
    scene.has(0, wood=1)
    scene.hand(0, "contribute")
    scene.choose("place ship+contribute")
    assert objected(scene, "done") == "You must carry out at least one of the two actions first."
    assert objected(scene, "play contribute").startswith("With contribute played now, you could not")
    scene.choose("draw ship", "card wood")
    assert objected(scene, "draw ship") == "You have already used ship as often as this disc lets you."
    assert objected(scene, "draw contribute").startswith("Contribute is possible for you, so there is no card")


def test_a_gift_that_would_undo_the_duty_is_refused_for_that_alone(scene: Scene) -> None:
    """C-T3, C-K3: of the only marble an artwork must still be made, since the warehouse for brick is full."""
    scene.has(0, brick=4, marble=1)
    scene.donate(1, "san-miniato", brick=3)
    scene.hand(0, "contribute")
    scene.choose("place brick+artwork", "play contribute")
    assert scene.question() == "playing"
    assert objected(scene, "give marble croce") == DUTY
    assert objected(scene, "give brick croce") == ""
    assert objected(scene, "give brick miniato") == "San Miniato has no free space for brick."
    assert objected(scene, "give wood croce") == "You have no wood in your warehouse."
    assert objected(scene, "build ship") == "You have just played contribute; that action comes first."


def test_a_piece_that_would_undo_the_duty_is_refused_for_that_alone(scene: Scene) -> None:
    """C-T3, C-K3: only wood can still be given, so a card may not build a ship of it."""
    scene.has(0, wood=2, brick=4)
    scene.fill_row("brick", 1)
    scene.owns(0, houses="troyes")
    scene.hand(0, "build")
    scene.choose("place brick+contribute", "play build")
    assert scene.question() == "playing"
    assert objected(scene, "build ship") == DUTY
    assert objected(scene, "build hamburg") == ""
    assert objected(scene, "build troyes") == "You have a house in Troyes already."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("gain brick", "Your warehouse for brick is full: it holds 4."),
        ("adorn palazzo", "An artwork is made of marble, and you have none."),
        ("gain wood", "Wood is not an action of this street; here you have brick and artwork."),
        ("play ship", "You have no card ship in your hand."),
        ("play artwork", "The card artwork would have no effect now, so it cannot be played."),
    ],
)
def test_actions_that_are_impossible_are_objected_to(scene: Scene, text: str, sentence: str) -> None:
    """C-A1, C-A3, C-K3."""
    scene.has(0, brick=4)
    scene.hand(0, "artwork contribute")
    scene.choose("place brick+artwork")
    assert objected(scene, text) == sentence


def test_buildings_that_cannot_be_are_objected_to(scene: Scene) -> None:
    """C-A2: costs and limits."""
    scene.has(0, wood=1, brick=3)
    scene.owns(0, houses="troyes")
    scene.choose("place build+ship")
    assert objected(scene, "build ship") == "A ship costs 2 wood; you have 1."
    assert objected(scene, "build troyes") == "You have a house in Troyes already."
    assert objected(scene, "send lisbon") == "You have no cloth in your workshops."
    scene.owns(0, ships=3)
    assert objected(scene, "build ship") == "You have all 3 ships already."


def test_cloth_that_cannot_go_is_objected_to(scene: Scene) -> None:
    """C-A5, C-A6: full cities, and cities without a house."""
    scene.weaves(0, 4, 4)
    scene.owns(0, ships=1, houses="bruges hamburg")
    scene.fill_city("lisbon", 1)
    scene.choose("place weave+transport")
    assert objected(scene, "send troyes").startswith("You have no house in Troyes")
    assert objected(scene, "weave") == "All your workshops are full."
    scene.choose("send bruges")
    assert objected(scene, "send bruges") == "Bruges has had its cloth; each house gets one."


def test_gifts_without_a_cube_or_a_space_are_objected_to(scene: Scene) -> None:
    """C-A7: the row of a material at a church."""
    scene.has(0, wood=1)
    scene.donate(1, "san-miniato", wood=3)
    scene.choose("place wood+contribute")
    assert objected(scene, "give wood miniato") == "San Miniato has no free space for wood."
    assert objected(scene, "give marble croce") == "You have no marble in your warehouse."


def test_one_compensation_card_is_named_where_the_table_has_that_rule(new_scene: Callable[..., Scene]) -> None:
    """C-O1: at most one such card in the own turn."""
    scene = new_scene(3, options="compensation=one")
    scene.has(0, wood=1)
    scene.choose("white ship+contribute", "draw ship", "card wood")
    assert objected(scene, "draw ship") == "At this table you may draw only one such card in your own turn."
