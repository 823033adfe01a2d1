"""Why a choice of Norenberc cannot be taken back: what is shown or drawn after it, said as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fondaco.face.game_face import face_of
from fondaco.games import find_game

if TYPE_CHECKING:
    from .scene import Scene

GAME = find_game("norenberc")
FACE = face_of(GAME, "en")


def seal(scene: Scene, text: str, kind: str = "shown") -> str:
    seat = int(scene.town.first_asked())
    found = FACE.seal(GAME.view(scene.town, seat), seat, GAME.vocabulary.number(text), kind)
    return FACE.words.say(*found) if found else ""


def in_a_shop(scene: Scene) -> None:
    scene.plan("brewers", "bakers", "pass")


def before_a_tie(scene: Scene) -> None:
    scene.plan("brewers", "pass", "pass")


def the_last_to_plan(scene: Scene) -> None:
    scene.choose(0, "plan brewers")
    scene.choose(1, "plan bakers")


def alone_in_the_round(scene: Scene) -> None:
    before_a_tie(scene)
    scene.act("nothing")


@pytest.mark.parametrize(
    ("prepare", "choice", "kind", "said"),
    [
        (in_a_shop, "nothing", "shown", "the cards for the next guild are shown"),
        (before_a_tie, "nothing", "shown", "tied for a favourite show their money"),
        (before_a_tie, "nothing", "drawn", "new guests are drawn"),
        (the_last_to_plan, "pass", "shown", "the plans are then shown"),
        (alone_in_the_round, "pass", "shown", "tied for a favourite show their money"),
    ],
)
def test_a_choice_that_is_final_says_what_follows(
    scene: Scene, prepare: Callable[[Scene], None], choice: str, kind: str, said: str
) -> None:
    prepare(scene)
    assert said in seal(scene, choice, kind)


def test_where_the_game_ends_the_common_sentence_will_do(scene: Scene) -> None:
    before_a_tie(scene)
    assert seal(scene, "nothing", "over") == ""
