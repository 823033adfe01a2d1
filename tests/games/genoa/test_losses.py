"""What others take from a player: said to that player alone, with who has it now, why, and what the player got."""

from __future__ import annotations

import pytest

from fondaco.face.game_face import face_of
from fondaco.face.loss import Loss
from fondaco.games.genoa.face.acts import acts_of
from fondaco.words.catalogue import LANGUAGES

from ...conformance import seen
from .scene import Scene
from .stage import DRAWN, GAME, NAMES, staged

LOSER, TAKER = 1, 0


def taken(choice: str) -> Scene:
    """Anna, the trader, takes a building from Bea, or leaves it to nobody."""
    scene = Scene(3)
    scene.has(TAKER, markers=2)
    scene.owns(LOSER, "coach-house")
    scene.leave(street_4_7=2)
    scene.choose("claim street-4-7", choice)
    return scene


def losses(scene: Scene, seat: int, language: str = "en") -> list[Loss]:
    face = face_of(GAME, language)
    shown = seen.scene_of(face, GAME.view(scene.city, seat), seat, list(NAMES[:3]), [])
    return face.losses(shown, scene.listener.items)


def test_only_the_owner_loses_a_building() -> None:
    scene = taken("remove coach-house")
    assert [len(losses(scene, seat)) for seat in (-1, 0, 1, 2)] == [0, 0, 1, 0]
    (loss,) = losses(scene, LOSER)
    assert (loss.place, loss.symbol, loss.rule) == ("space-coach-house", "ge-marker-1", "G-O1")
    assert loss.symbol in DRAWN
    assert scene.listener.items[loss.told].kind == scene.items("removed")[0].kind


def test_a_marker_that_is_put_on_a_free_building_takes_nothing() -> None:
    scene = taken("place guild-hall")
    assert [losses(scene, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_says_what_is_lost_to_whom_and_what_one_gets(language: str) -> None:
    say = face_of(GAME, language).words.say
    (removed,), (replaced,) = (losses(taken(f"{verb} coach-house"), LOSER, language) for verb in ("remove", "place"))
    assert removed.title == replaced.title == say("loss-building", {"building": "space-coach-house"})
    assert removed.sentence != replaced.sentence
    for loss in (removed, replaced):
        assert NAMES[TAKER] in loss.sentence
        assert "4-7" in loss.sentence


def test_the_board_tells_the_owner_alone_what_is_taken() -> None:
    scene = taken("place coach-house")
    (act,) = acts_of(staged(scene, LOSER), scene.listener.items)
    assert (act.place, act.gesture, act.sentence) == (
        "space-coach-house",
        "shake",
        "Anna removes your marker from the Coach House.",
    )
    assert [motion.symbol for motion in act.motions] == ["ge-marker-0", "ge-marker-1", "ge-marker-0"]
    for seat in (TAKER, 2, -1):
        assert acts_of(staged(scene, seat), scene.listener.items) == []
