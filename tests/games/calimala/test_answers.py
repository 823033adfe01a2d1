"""What people type is read as choices of Calimala, and what cannot be is objected to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.kernel.table import new_table
from fondaco.words.catalogue import game_words

if TYPE_CHECKING:
    from .scene import Scene

GAME = find_game("calimala")
FACE = face_of(GAME, "en")
WORDS = game_words("en", GAME)
NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil"]


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
    assert FACE.objection(view, 0, f"keep {other}") == ("why-not-dealt", {"final": f"final-{other}"})
    for seat in range(3):
        table.choose(seat, table.open(seat)[0])
    seat = int(table.state.first_asked())
    assert FACE.understand(table.view(seat), seat, "weave", NAMES) == ["take weave"]
    table.choose(seat, GAME.vocabulary.number("take weave"))
    seat = int(table.state.first_asked())
    found = FACE.objection(table.view(seat), seat, "weave")
    assert found is not None
    assert WORDS.say(*found) == "The start card weave is already taken."


def test_what_is_wrong_with_an_answer_is_told_where_it_is_an_answer_to_the_question(scene: Scene) -> None:
    """C-T1: the choice that was meant has a reason; for what is no answer at all there is nothing better to say."""
    assert objected(scene, "wood weave") == ""
    assert objected(scene, "wood build").startswith("No street joins wood and build. Next to wood lie ")
    assert objected(scene, "no such thing") == ""
    assert objected(scene, "gain wood") == ""
