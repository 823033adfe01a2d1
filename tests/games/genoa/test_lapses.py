"""What becomes of offers that nobody took, as the log tells everybody."""

from __future__ import annotations

import pytest

from fondaco.face.story import paragraphs
from fondaco.games.genoa.box import STANDARD
from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.face.lapses import Offers
from fondaco.games.genoa.offer import OFFER
from fondaco.kernel.state import NOBODY

from .scene import Scene
from .stage import FACE, NAMES, positions


def story(scene: Scene, seat: int = 1) -> list[str]:
    return [text for _, text in paragraphs(FACE, scene.listener.items, seat, list(NAMES[:3]), FACE.quiet_news)]


def test_whoever_offered_learns_that_the_trader_took_the_action(scene: Scene) -> None:
    scene.stand("cathedral")
    scene.offer(1, "for cathedral give 30")
    scene.trade("use")
    ended = "Anna takes the action of the Cathedral. The offer of Bea for the Cathedral no longer stands."
    assert any(text.startswith(ended) for text in story(scene)), story(scene)
    assert story(scene) == story(scene, NOBODY), "offers are public, and so is what becomes of them"


def test_whoever_offered_learns_that_the_action_was_sold_to_another(scene: Scene) -> None:
    scene.stand("street-7-4")
    scene.offer(1, "for tavern give 15")
    scene.offer(2, "for tavern give 20")
    scene.trade("accept seat-3")
    ended = "Carl takes the action of the Tavern. The offer of Bea for the Tavern no longer stands."
    assert any(text.startswith(ended) for text in story(scene)), story(scene)


def test_whoever_offered_learns_that_the_tower_went_elsewhere(scene: Scene) -> None:
    scene.stand("street-7-4")
    scene.offer(1, "for tavern give 15")
    scene.offer(2, "for street-7-3 give 5")
    scene.walk("cathedral")
    assert story(scene)[-1] == "The tower goes to the Cathedral. The offers of Bea and Carl no longer stand."


def test_whoever_offered_learns_that_the_tower_stopped(scene: Scene) -> None:
    scene.stand("street-7-4")
    scene.offer(1, "for tavern give 15")
    scene.trade("stop")
    assert "Anna stops at street 7-4. The offer of Bea for the Tavern no longer stands." in story(scene)


def test_nothing_is_said_of_an_offer_that_was_taken_withdrawn_or_still_stands(scene: Scene) -> None:
    scene.stand("street-7-4")
    scene.offer(1, "for street-7-5 give 5")
    scene.say(1, "withdraw")
    scene.offer(2, "for tavern give 20")
    scene.walk("street-7-5")
    assert scene.offered(2) is not None, "the Tavern is still beside the tower"
    scene.trade("accept seat-3")
    assert not [text for text in story(scene) if "no longer" in text]


@pytest.mark.parametrize("seats", [3, 5])
def test_no_offer_that_stands_is_ever_said_to_be_over(seats: int) -> None:
    offers = None
    heard = ended = 0
    for table in positions(seats, "lapses"):
        offers = offers or Offers(STANDARD)
        for item in table.listener.items[heard:]:
            ended += bool(offers.heed(item))
        heard = len(table.listener.items)
        city = table.state
        others = [seat for seat in range(seats) if seat != city.trader]
        standing = {seat: int(city.offers[seat * OFFER]) for seat in others if city.offers[seat * OFFER] != NONE}
        assert standing.items() <= offers.spaces.items()
    assert ended > 5
