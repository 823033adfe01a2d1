"""The forced sale (G-N6): a building reached without a deal, and an offer for its action."""

from __future__ import annotations

import pytest

from fondaco.kernel.errors import NotOpen

from .deal_scene import at_crossing, at_metals
from .scene import Scene


def moves(scene: Scene) -> list[str]:
    """What of the trader's choices leaves the place, or stays there for good."""
    scene.quiet()
    return [text for text in scene.open(0) if text.split()[0] in ("go", "stop")]


def test_without_an_offer_the_action_may_lapse() -> None:
    """G-N6: the trader need not use it."""
    scene = at_metals()
    assert moves(scene) == ["stop", "go villa-colini", "go tavern", "go street-7-6"]
    scene.walk("street-7-6")
    assert scene.goods(0) == {}


def test_with_a_valid_offer_the_trader_must_use_or_accept() -> None:
    """G-N6: no step and no stop before it is settled."""
    scene = at_metals()
    scene.offer(1, "for metals give 5")
    assert moves(scene) == []
    assert {"use", "accept seat-2"} <= set(scene.open(0))
    used = scene.copy()
    used.say(0, "use")
    assert used.goods(0) == {"silver": 1, "copper": 1}
    assert moves(used) == ["stop", "go villa-colini", "go tavern", "go street-7-6"]
    scene.say(0, "accept seat-2")
    assert scene.money() == [135, 125, 130]
    assert moves(scene) == ["stop", "go villa-colini", "go tavern", "go street-7-6"]


def test_the_harbor_in_the_book() -> None:
    """G-N6: whoever wants to act in the villa after it has to sell the Harbor's action, be it for 5 ducats."""
    scene = Scene(3)
    scene.stand("harbor", way="street-3-2")
    scene.offer(1, "for harbor give 5")
    assert moves(scene) == []
    acted = scene.copy()
    acted.say(0, "use", "done")
    acted.walk("villa-monetti")
    assert "use" not in acted.open(0), "the one action is spent at the Harbor"
    scene.say(0, "accept seat-2")
    scene.say(1, "done")
    scene.walk("villa-monetti")
    assert "use" in scene.open(0)


def test_the_start_counts_as_reached_without_a_deal() -> None:
    """G-N6: the dice showed Metals."""
    scene = Scene(3)
    scene.roll(8, 7)
    scene.offer(2, "for metals give 5")
    assert moves(scene) == []


def test_the_trader_chooses_freely_among_the_offers() -> None:
    """G-N6: the lowest is as good as the highest; also one that asks something."""
    scene = at_metals()
    scene.has(0, "ale")
    scene.offer(1, "for metals give 50")
    scene.offer(2, "for metals give 5 ask ale")
    assert [text for text in scene.open(0) if text.startswith("accept")] == ["accept seat-2", "accept seat-3"]
    scene.say(0, "accept seat-3")
    assert scene.goods(2) == {"ale": 1, "silver": 1, "copper": 1}


def test_an_offer_that_asks_something_does_not_force() -> None:
    """G-N6 (ruling): the trader would have to give."""
    scene = at_metals()
    scene.has(0, "ale")
    scene.offer(1, "for metals give 50 ask ale")
    assert moves(scene) == ["stop", "go villa-colini", "go tavern", "go street-7-6"]


def test_an_offer_that_pays_nothing_does_not_force() -> None:
    """G-N6 (ruling): the player wants to be paid."""
    scene = at_metals()
    scene.offer(1, "for metals ask 5")
    assert moves(scene) == ["stop", "go villa-colini", "go tavern", "go street-7-6"]


@pytest.mark.parametrize("terms", ["give ale", "give message-3", "give trade", "give marker", "yield silver"])
def test_any_payment_forces(terms: str) -> None:
    """G-N6, G-N2: goods, cards, tiles, markers and proceeds too."""
    scene = at_metals()
    scene.has(1, "ale trade", markers=1)
    scene.holds(1, "message-3")
    scene.offer(1, f"for metals {terms}")
    assert moves(scene) == []


def test_an_offer_for_another_space_does_not_force() -> None:
    """G-N6: only one for the action where the tower stands does."""
    scene = at_metals()
    scene.offer(1, "for tavern give 20")
    assert moves(scene) == ["stop", "go villa-colini", "go tavern", "go street-7-6"]


def test_forced_the_trader_cannot_sell_the_next_step_first() -> None:
    """G-N6: settled before the tower moves on: offers for other spaces wait."""
    scene = at_metals()
    scene.offer(1, "for metals give 5")
    scene.offer(2, "for tavern give 80")
    assert "accept seat-3" not in scene.open(0)
    scene.say(0, "use")
    assert "accept seat-3" in scene.open(0)


def test_a_trader_without_an_action_must_accept() -> None:
    """G-N6: nothing to use it with."""
    scene = at_metals()
    scene.acted(0)
    scene.offer(1, "for metals give 5")
    assert moves(scene) == []
    assert "use" not in scene.open(0)
    assert "accept seat-2" in scene.open(0)


def test_an_extra_action_tile_lets_the_trader_use_it() -> None:
    """G-N6, G-A5: the tile counts."""
    scene = at_metals()
    scene.acted(0)
    scene.has(0, "extra-action")
    scene.offer(1, "for metals give 5")
    scene.say(0, "use")
    assert scene.goods(0) == {"silver": 1, "copper": 1}
    assert scene.tiles(0) == {}


def test_a_withdrawn_offer_forces_no_longer() -> None:
    """G-N6, G-N4: it must stand."""
    scene = at_metals()
    scene.offer(1, "for metals give 5")
    assert moves(scene) == []
    scene.say(1, "withdraw")
    assert "stop" in moves(scene)


def test_an_offer_that_is_no_longer_valid_does_not_force() -> None:
    """G-N6: the message that was offered is delivered meanwhile."""
    scene = Scene(3)
    scene.stand("park", way="tavern metals villa-colini street-6-7")
    scene.holds(1, "message-3")
    scene.offer(1, "for park give message-3")
    assert moves(scene) == []
    scene.say(1, "deliver message-3")
    assert moves(scene) == ["stop"]
    assert "accept seat-2" not in scene.open(0)


def test_after_a_bought_bare_step_nothing_forces() -> None:
    """G-N6, G-N7: the building was reached by a deal; its action is free, and may lapse."""
    scene = at_crossing(options="bare-steps=yes")
    scene.offer(1, "for metals bare give 15")
    scene.say(0, "accept seat-2")
    assert scene.money() == [145, 115, 130]
    assert scene.goods(1) == {}
    scene.offer(2, "for metals give 20")
    assert moves(scene) == ["stop", "go villa-colini", "go tavern", "go street-7-6"]
    scene.say(0, "accept seat-3")
    assert scene.goods(2) == {"silver": 1, "copper": 1}


def test_on_a_street_nothing_forces() -> None:
    """G-N6: a street has no action."""
    scene = at_crossing()
    scene.offer(1, "for metals give 20")
    assert "stop" in moves(scene)


def test_a_silent_player_keeps_the_tower_where_it_is() -> None:
    """G-N6, G-N8: the trader can use the action at once, but go or stop only when all have spoken."""
    scene = at_metals()
    assert scene.asked == [1, 2]
    assert scene.opened("go", 0) == []
    assert "stop" not in scene.open(0)
    scene.say(0, "use")
    assert scene.goods(0) == {"silver": 1, "copper": 1}


def test_a_counter_does_not_lead_away_while_the_sale_is_forced() -> None:
    """G-N6: a counter about the next step would move the tower on with the action unsettled."""
    scene = at_metals()
    scene.offer(1, "for metals give 5")
    scene.quiet()
    scene.say(0, "counter seat-3")
    assert scene.opened("for", 0) == ["metals"]


def test_a_counter_from_before_does_not_lead_away_once_the_sale_is_forced() -> None:
    """G-N6: yellow is countered about a street; orange's offer for the action comes first now."""
    scene = at_metals()
    scene.counter(2, "for street-7-6 ask 5")
    scene.offer(1, "for metals give 5")
    assert "agree" not in scene.open(2)
    with pytest.raises(NotOpen):
        scene.say(2, "agree")


def test_an_unspoken_limit_does_not_lead_away_either() -> None:
    """G-N6, G-N8: yellow would agree by itself to 20 for the Tavern; the action of Metals is not settled yet."""
    scene = at_metals()
    scene.offer(1, "for metals give 5")
    scene.offer(2, "for tavern give 10 limit 20")
    with pytest.raises(NotOpen):
        scene.counter(2, "for tavern ask 20")
    assert scene.tower() == "metals"


def test_a_counter_about_the_action_itself_is_no_way_out_either() -> None:
    """G-N6: the trader asks for more; after a refusal the old offer still forces."""
    scene = at_metals()
    scene.offer(1, "for metals give 5")
    scene.counter(1, "for metals ask 40")
    scene.say(1, "refuse")
    assert moves(scene) == []
    agreed = at_metals()
    agreed.offer(1, "for metals give 5")
    agreed.counter(1, "for metals ask 40")
    agreed.say(1, "agree")
    assert agreed.money() == [170, 90, 130]
