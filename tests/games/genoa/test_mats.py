"""The viewer's mat and the players in the rail of the browser."""

from __future__ import annotations

from fondaco.face.text import UNKNOWN
from fondaco.games.genoa.face.hand import READY, WAITING, groups_of
from fondaco.games.genoa.face.mat import MatFacts, mat_facts
from fondaco.games.genoa.face.merchants import SeatFacts, merchant, seat_facts

from .scene import Scene
from .stage import buttons, page, places, staged


def mat(layout: Scene, seat: int) -> MatFacts:
    return mat_facts(staged(layout, seat))


def panel(layout: Scene, viewer: int, seat: int) -> SeatFacts:
    scene = staged(layout, viewer)
    return seat_facts(scene, merchant(scene, seat))


# Contracts.


def test_neighbouring_contracts_are_one_group(scene: Scene) -> None:
    """G-E2: contracts pay per group of ring neighbours."""
    scene.holds(0, "contract-inn contract-spices contract-drinks contract-park")
    scene.stand("market")
    groups = [(group.group.pay, len(group.leaves)) for group in mat(scene, 0).contracts]
    assert groups == [(60, 3), (10, 1)]
    best = mat(scene, 0).contracts[0].group
    assert (best.next_pay, best.neighbours) == (100, ("space-villa-monetti", "space-villa-ricci"))


def test_a_group_goes_round_the_corner_and_the_whole_ring_has_no_neighbours(scene: Scene) -> None:
    ring = [int(building) for building in scene.city.box.ring]
    corner = groups_of(scene.city.box, 1 << ring[0] | 1 << ring[-1])
    assert [group.cards for group in corner] == [(ring[-1], ring[0])]
    whole = groups_of(scene.city.box, (1 << 14) - 1)
    assert [(len(group.cards), group.pay, group.neighbours) for group in whole] == [(14, 600, ())]


# What cards need.


def test_orders_tell_what_is_there_and_what_lacks(scene: Scene) -> None:
    """G-A3: a large order asks for three goods."""
    scene.holds(0, "large-order-1 small-order-3")
    scene.has(0, "copper ale")
    scene.stand("market")
    large, small = (leaf.card for leaf in mat(scene, 0).cards)
    assert [(need.label, need.is_met) for need in large.needs] == [
        ("good-wine", False),
        ("good-copper", True),
        ("good-linen", False),
    ]
    assert (large.pay, large.state, small.pay, small.state) == (100, WAITING, 40, READY)


def test_messages_tell_which_building_was_visited_and_are_delivered_on_the_mat(scene: Scene) -> None:
    """G-A4: both buildings in one turn."""
    scene.holds(1, "message-13")
    scene.stand("city-hall")
    assert [need.is_met for need in mat(scene, 1).cards[0].card.needs] == [True, False]
    scene.stand("cathedral", way="city-hall market")
    assert mat(scene, 1).cards[0].card.state == READY
    assert "deliver message-13" in buttons(page(staged(scene, 1), "mine"))


def test_tiles_are_played_where_they_lie(scene: Scene) -> None:
    """G-A5: within an action of one's own."""
    scene.has(0, "any-good")
    scene.stand("metals")
    assert "play any-good" not in buttons(page(staged(scene, 0), "mine"))
    scene.trade("use")
    assert {"play any-good"} <= set(buttons(page(staged(scene, 0), "mine")))
    assert "act" in buttons(page(staged(scene, 0), "replies"))
    assert "play any-good" in buttons(page(staged(scene, 0), "drawer"))


def test_in_a_trade_things_are_given_from_the_mat(scene: Scene) -> None:
    """G-A5: one item for another."""
    scene.has(0, "trade silk", markers=1)
    scene.holds(0, "contract-inn message-1")
    scene.stand("metals")
    scene.trade("use")
    scene.choose("play trade")
    given = ["give silk", "give marker", "give message-1", "give contract-inn"]
    assert [button for button in buttons(page(staged(scene, 0), "mine")) if button.startswith("give")] == given


def test_plans_can_be_forgotten_and_nobody_else_sees_them(scene: Scene) -> None:
    scene.stand("market")
    scene.plan(1, "for metals give 20 limit 35")
    plan = mat(scene, 1).plans[0]
    assert (plan.terms.space, plan.up_to) == ("space-metals", 35)
    assert plan.forget is not None
    assert "forget plan-1" in buttons(page(staged(scene, 1), "mine"))
    assert mat(scene, 2).plans == ()
    assert "35" not in page(staged(scene, 0), "mine", "drawer", "offers")


# Everybody's things.


def test_money_is_shown_to_its_owner_alone_unless_it_is_open() -> None:
    """G-S4."""
    hidden, shown = Scene(3), Scene(3, options="money=open")
    for layout, money in ((hidden, UNKNOWN), (shown, 145)):
        layout.has(1, ducats=145)
        layout.stand("market")
        assert panel(layout, 0, 1).merchant.money == money
        assert panel(layout, 1, 1).merchant.money == 145


def test_of_the_others_hand_sizes_and_shown_cards_are_told(scene: Scene) -> None:
    """G-S4: hand sizes are open, cards are secret."""
    scene.holds(1, "contract-inn message-2 message-3")
    scene.shows(1, "small-order-1")
    scene.owns(1, "park")
    scene.stand("market")
    facts = panel(scene, 0, 1)
    assert [(piece.symbol, piece.number) for piece in facts.hand] == [
        ("item-contract", 1),
        ("item-message", 2),
        ("item-small-order", 1),
    ]
    assert [piece.symbol for piece in facts.shown] == ["item-small-order"]
    assert facts.merchant.owned == ("space-park",)


def test_a_panel_tells_who_is_asked_who_offers_and_who_can_still_act(scene: Scene) -> None:
    """G-M2: one action each in a turn."""
    scene.has(2, "extra-action")
    scene.acted(1, 2)
    scene.stand("street-7-4")
    scene.offer(1, "for street-7-5 give 5")
    told = [panel(scene, 0, seat) for seat in range(3)]
    assert [facts.status for facts in told] == ["", "offers", "asked"]
    assert [facts.acts for facts in told] == ["yes", "no", "tile"]
    assert [facts.merchant.is_trader for facts in told] == [True, False, False]


def test_every_place_for_motion_is_there_once(scene: Scene) -> None:
    scene.stand("market")
    found = places(page(staged(scene, 1)))
    assert len(found) == len(set(found))
    assert {"seat-0", "seat-1-money", "seat-1-goods", "seat-1-cards", "seat-2"} <= set(found)
