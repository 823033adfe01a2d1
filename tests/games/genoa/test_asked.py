"""What faces read of the step that asks, without a look into the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.games.genoa.asked import action_asked, handing_asked, marked_street
from fondaco.games.genoa.data import NONE

from .deal_scene import accepted
from .scene import SPACE_NAMES, Scene

if TYPE_CHECKING:
    from fondaco.games.genoa.state import City


def action(city: City) -> tuple[str, str]:
    """The building and the state of the action that is asked about."""
    found = action_asked(city)
    return (SPACE_NAMES[found.building], found.state) if found else ("", "")


def test_an_action_is_open_and_then_done(scene: Scene) -> None:
    """G-A3: the Tavern, before and after it gave what it gives."""
    scene.holds(0, "small-order-3")
    scene.has(0, "ale")
    scene.stand("tavern")
    assert action(scene.city) == ("", "")
    scene.trade("use")
    assert action(scene.city) == ("tavern", "open")
    scene.choose("act")
    assert action(scene.city) == ("tavern", "done")
    scene.choose("done")
    assert action(scene.city) == ("", "")


def test_an_action_may_owe_an_order(scene: Scene) -> None:
    """G-N2: pay of small order 7, silk to the Park, is promised."""
    scene.stand("street-6-7")
    scene.holds(1, "small-order-7")
    scene.has(1, "silk")
    accepted(scene, "for park yield 20")
    assert action(scene.city) == ("park", "owes")


def test_how_many_drawn_cards_go_to_whom(scene: Scene) -> None:
    """G-N2: orange draws two messages, of which the trader gets one."""
    scene.stand("market")
    accepted(scene, "for post-office yield card")
    scene.choose("card message-1", "card message-2")
    found = handing_asked(scene.city)
    assert found is not None
    assert (found.cards, found.player) == (1, 0)
    scene.choose("give message-1")
    assert handing_asked(scene.city) is None


def test_beside_which_street_markers_are_placed(scene: Scene) -> None:
    """G-O1."""
    scene.has(0, markers=1)
    scene.leave(street_7_5=1)
    assert scene.question() == "owning"
    assert marked_street(scene.city) == NONE
    scene.choose("claim street-7-5")
    assert SPACE_NAMES[marked_street(scene.city)] == "street-7-5"
