"""What people type is read as choices of Genoa: single ones, whole offers in one line, and chains."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.words.catalogue import game_words

if TYPE_CHECKING:
    from .scene import Scene

GAME = find_game("genoa")
FACE = face_of(GAME, "en")
WORDS = game_words("en", GAME)
NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil"]


def understood(scene: Scene, seat: int, text: str) -> list[str]:
    scene.fit()
    return FACE.understand(GAME.view(scene.city, seat), seat, text, NAMES)


def objected(scene: Scene, seat: int, text: str) -> str:
    scene.fit()
    found = FACE.objection(GAME.view(scene.city, seat), seat, text)
    return WORDS.say(*found) if found else ""


def at_metals(scene: Scene) -> Scene:
    """The tower stands at Metals with a free action; the second player has something of everything."""
    scene.has(0, "silk", markers=1)
    scene.has(1, "ale ale trade any-good", markers=2)
    scene.holds(1, "message-3 contract-inn")
    scene.stand("metals")
    return scene


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("offer metals give 20 ale ask marker yield copper", "for metals|give 20|give ale|ask marker|yield copper"),
        ("offer here 35", "for metals|give 5|give 10|give 20"),
        ("Offer HERE for 5 ducats and 2 ale", "for metals|give 5|give ale|give ale"),
        (
            "offer metals give ale, 1:1, marker yield silver, copper",
            "for metals|give ale|give trade|give marker|yield silver|yield copper",
        ),
        ("offer met give any good, 2 markers", "for metals|give any-good|give marker|give marker"),
        ("offer metals yield copper give 5", "for metals|give 5|yield copper"),
        ("offer metals give 20 up to 45", "for metals|give 20|limit 5|limit 40"),
        ("offer metals give message", "for metals|give message-3"),
        ("offer metals give message tavern park", "for metals|give message-3"),
        ("offer metals give contract inn", "for metals|give contract-inn"),
        ("offer metals give message-3", "for metals|give message-3"),
        ("offer metals give 5 ask silk", "for metals|give 5|ask silk"),
        ("offer street 7-6 give 10", "for street-7-6|give 10"),
        ("offer 7-6 give 10", "for street-7-6|give 10"),
    ],
)
def test_a_whole_offer_is_typed_in_one_line(scene: Scene, text: str, terms: str) -> None:
    """G-N1, G-N2: sums in fives become coins, things come in the order in which an offer is composed."""
    at_metals(scene)
    chain = ["offer", *terms.split("|"), "send"]
    assert understood(scene, 1, text) == chain
    assert objected(scene, 1, text) == ""
    scene.say(1, *chain)
    assert scene.offered(1) is not None


def test_plans_and_counters_are_typed_so_too(scene: Scene) -> None:
    """G-N5, G-N8: a counter-offer says first what the trader asks for; players are called by number or name."""
    at_metals(scene)
    plan = ["plan", "for coach-house", "give 20", "limit 40", "send"]
    assert understood(scene, 1, "plan coach house give 20 limit 40") == plan
    counter = ["counter seat-2", "for metals", "ask 5", "ask 20", "send"]
    for text in (
        "counter 2 metals ask 25",
        "counter seat-2 metals 25",
        "counter Bea metals 25",
        "counter seat 2 here 25",
    ):
        assert understood(scene, 0, text) == counter, text
    assert understood(scene, 0, "counter bea metals give silk ask 25 marker yield silver") == [
        *("counter seat-2", "for metals", "give silk", "ask 5", "ask 20", "ask marker", "yield silver", "send")
    ]
    assert understood(scene, 0, "counter bea") == ["counter seat-2"]


def test_a_line_in_the_middle_of_a_draft_begins_anew(scene: Scene) -> None:
    at_metals(scene)
    scene.say(1, "offer", "for metals", "give 5")
    assert understood(scene, 1, "offer metals give 10") == ["cancel", "offer", "for metals", "give 10", "send"]
    assert understood(scene, 1, "send") == ["send"]


def test_choices_are_chained_with_semicolons(scene: Scene) -> None:
    at_metals(scene)
    assert understood(scene, 1, "plan park give 5; pass") == ["plan", "for park", "give 5", "send", "pass"]
    assert understood(scene, 1, "offer; metals; give 5; send") == ["offer", "for metals", "give 5", "send"]
    assert objected(scene, 1, "offer; metals; give 5; send") == ""


def test_single_choices_are_typed_in_short(scene: Scene) -> None:
    at_metals(scene)
    assert understood(scene, 1, "no") == ["pass"]
    scene.quiet()
    for text, notation in [
        ("7-6", "go street-7-6"),
        ("go tavern", "go tavern"),
        ("tavern", "go tavern"),
        ("move to the tavern", "go tavern"),
        ("colini", "go villa-colini"),
        ("use", "use"),
        ("halt", "stop"),
    ]:
        assert understood(scene, 0, text) == [notation], text
    scene.offer(1, "for metals give 5")
    for text in ("accept bea", "accept 2", "accept seat-2", "accept"):
        assert understood(scene, 0, text) == ["accept seat-2"], text


def test_what_means_nothing_is_left_as_it_is(scene: Scene) -> None:
    at_metals(scene)
    for text in ("", "xyz", "buy beer", "counter nobody metals 5"):
        assert understood(scene, 1, text) == [text]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("offer metals give 12", "12 cannot be paid"),
        ("offer metals give 7 ducats", "7 cannot be paid"),
        ("offer forum give 5", "no space “forum"),
        ("offer metals give gold", "“gold” is nothing that can be given"),
        ("offer metals ask gold", "asked for"),
        ("offer metals give 5 yield gold", "promised of the yield"),
        ("offer metals give 5 limit ale", "it is a sum of ducats"),
        ("offer metals give 5 limit 1000", "at most 315"),
        ("offer metals give 5000", "at most 1275"),
        ("counter 9 metals 5", "by number"),
    ],
)
def test_a_line_that_cannot_be_read_is_objected_to(scene: Scene, text: str, said: str) -> None:
    at_metals(scene)
    assert said in objected(scene, 1, text)
