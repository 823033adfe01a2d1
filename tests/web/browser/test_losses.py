"""A loss in a browser: it stays, whatever else happens, until it was seen, and covers nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fondaco.games import find_game

from .guest import Visit
from .learner import WAYS, Learner, Way

MEETS = """([loss, other]) => {
  const [a, b] = [loss, other].map((name) => document.querySelector(name).getBoundingClientRect());
  return Math.min(a.right, b.right) > Math.max(a.left, b.left) && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
}"""


@pytest.mark.parametrize("way", WAYS[:2], ids=str)
def test_a_loss_stays_until_it_was_seen(visit: Visit, way: Way) -> None:
    learner = Learner(visit("Anna", **way.browser), find_game("genoa"), way)
    learner.begin()
    number = next(number for number, step in enumerate(learner.lesson.steps) if step.key == "lost")
    learner.skip_to(number)
    page = learner.page
    loss = page.locator(".loss")
    expect(loss).to_be_in_viewport(ratio=1)
    for other in ("#slot-board", "#lesson", "#strip"):
        assert not page.evaluate(MEETS, [".loss", other]), other
    learner.let_it_do(number)
    learner.wait_for(number + 1)
    expect(loss).to_be_visible()
    left = {"seat": "0", "step": str(number + 1), "act": "leave"}
    assert page.request.post(learner.address("lesson"), form=left).ok
    page.reload()
    expect(loss).to_be_in_viewport(ratio=1)
    seen = page.locator(".loss-seen")
    (seen.tap if way.is_phone else seen.click)()
    expect(loss).to_be_hidden()
    page.reload()
    expect(page.locator("#state")).to_be_attached()
    expect(loss).to_be_hidden()
