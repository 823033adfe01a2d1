"""What people type is read as choices of Norenberc, and what cannot be is objected to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.kernel.table import new_table
from fondaco.words.catalogue import game_words

if TYPE_CHECKING:
    from .scene import Scene

GAME = find_game("norenberc")
FACE = face_of(GAME, "en")
WORDS = game_words("en", GAME)
NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil"]


def test_plans_are_typed_as_numbers_or_names_of_guilds() -> None:
    view = new_table(GAME, 4, {}, "plans").view(0)
    for text in ("1 3", "plan 1 3", "3,1", "Brewers shoemakers", "plan brew+shoe", "plan brewers+shoemakers"):
        assert FACE.understand(view, 0, text, NAMES) == ["plan brewers+shoemakers"]
    assert FACE.understand(view, 0, "pass", NAMES) == ["pass"]
    assert FACE.understand(view, 0, "1 b", NAMES) == ["1 b"]
    assert FACE.understand(view, 0, "plan 1 9", NAMES) == ["plan 1 9"]


def test_actions_are_typed_in_short(scene: Scene) -> None:
    scene.has(0, beer=3, pages=1)
    scene.send(0, "brewers")
    for text, notation in [
        ("sell all", ["sell 3"]),
        ("hire 2", ["hire room-2"]),
        ("hire room 2", ["hire room-2"]),
        ("hire room-3 pages pa", ["hire room-3", "pay pages", "pay pa"]),
        ("buy 2 pages", ["buy pages", "buy pages"]),
        ("Buy Pages 2", ["buy pages", "buy pages"]),
        ("buy pag", ["buy pages"]),
        ("buy p", ["buy p"]),
        ("buy 2 3", ["buy 2 3"]),
        ("rob bea", ["rob seat-2"]),
        ("rob seat-2", ["rob seat-2"]),
        ("steal cl", ["steal cloth"]),
        ("appoint tail", ["appoint tailors"]),
        ("appoint 2", ["appoint bakers"]),
        ("hire room", ["hire"]),
    ]:
        assert FACE.understand(scene.town, 0, text, NAMES) == notation, text


def test_a_purchase_that_cannot_be_is_objected_to(scene: Scene) -> None:
    scene.has(0, pages=1)
    scene.store("brewers", beer=2, shoes=1)
    scene.money(9, 0, 0)
    scene.send(0, "brewers")

    def objection(text: str) -> str:
        found = FACE.objection(scene.town, 0, text)
        return WORDS.say(*found) if found else ""

    assert objection("buy 2 beer") == ""
    assert objection("buy hats") == objection("buy") == "The store here has only beer and shoes."
    assert objection("buy 3 beer") == "You can pay for 2 goods here with your 9 thalers."
    assert objection("buy 2 shoes") == "The store here has only 1 pair of shoes."
    assert objection("sell 1") == "You have no beer to sell."
    scene.money(99, 0, 0)
    for text in ("buy 4 beer", "buy 300 beer", "buy beer 1000", "buy 099 beer"):
        assert objection(text) == "You may buy at most 3 goods in a visit."
    assert objection("hire 2") == "Room 2 is empty."
    assert objection("steal beer") == objection("no such thing") == ""
