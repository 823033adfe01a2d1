"""Hands, deck and discard pile (C-K4)."""

from __future__ import annotations

from fondaco.games.calimala.data import ACTION_NAMES, ACTIONS, TRANSPORT, WOOD
from fondaco.games.calimala.game import Calimala
from fondaco.kernel.counts import numbers
from fondaco.kernel.state import NOBODY

from .scene import Scene, orange_woken

GAME = Calimala()
BLUE, ORANGE, YELLOW, GREEN = 0, 1, 2, 3


# Hands, deck and discard pile.


def test_played_cards_lie_open_in_the_discard_pile(scene: Scene) -> None:
    """C-K4"""
    scene.hand(BLUE, "wood marble")
    scene.choose("place wood+weave", "play marble", "play wood")
    assert scene.discard() == ["wood", "marble"]
    assert scene.news("played") == [(BLUE, 2), (BLUE, WOOD)]
    assert {item.audience for item in scene.items("played")} == {-1}
    for seat in (NOBODY, ORANGE):
        assert numbers(GAME.view(scene.town, seat).discard) == numbers(scene.town.discard)


def test_hands_are_secret_and_their_sizes_public(scene: Scene) -> None:
    """C-K4: what was drawn is told to the drawer alone; that something was drawn, to all."""
    scene.hand(YELLOW, "weave weave")
    orange_woken(scene, "wood+contribute")
    scene.choose("draw contribute", "card transport")
    assert [item.audience for item in scene.items("drew-card")] == [1 << ORANGE]
    assert [item.audience for item in scene.items("drew")] == [-1]
    for seat in (NOBODY, BLUE, YELLOW):
        seen = GAME.view(scene.town, seat)
        assert numbers(seen.hand_size) == [0, 1, 2]
        assert numbers(seen.hand)[ORANGE * ACTIONS : YELLOW * ACTIONS] == [0] * ACTIONS
        assert sum(numbers(seen.deck)) == 0
    assert GAME.view(scene.town, ORANGE).hand[ORANGE * ACTIONS + TRANSPORT] == 1


def test_there_is_no_limit_to_a_hand(scene: Scene) -> None:
    """C-K4: nothing is discarded, and there is nothing to trade or throw away with."""
    scene.hand(ORANGE, " ".join(ACTION_NAMES * 3))
    orange_woken(scene, "wood+contribute")
    scene.choose("draw contribute", "card transport", "done")
    assert scene.town.hand_size[ORANGE] == 28
    assert scene.discard() == []


def test_a_card_is_drawn_by_what_is_in_the_deck(scene: Scene) -> None:
    """C-K4: each card as likely."""
    scene.draw_pile("wood wood weave ship ship ship", holder=YELLOW)
    orange_woken(scene, "wood+contribute")
    scene.choose("draw contribute")
    assert scene.open() == ["card wood", "card weave", "card ship"]
    assert [int(scene.choices.weights[index]) for index in range(3)] == [2, 1, 3]


def test_the_pile_is_reshuffled_at_once_when_the_last_card_is_drawn(scene: Scene) -> None:
    """C-K4"""
    scene.draw_pile("wood", holder=YELLOW, discarded="weave ship ship")
    orange_woken(scene, "wood+contribute")
    scene.choose("draw contribute", "card wood")
    assert scene.deck() == ["weave", "ship", "ship"]
    assert scene.town.deck_size == 3
    assert scene.discard() == []
    assert scene.news("reshuffled") == [(3,)]
    # The card just drawn is not among them, and when it is played it begins a new pile.
    scene.choose("play wood")
    assert scene.discard() == ["wood"]


def test_the_second_draw_is_out_of_the_new_deck(scene: Scene) -> None:
    """C-K4, C-K2"""
    scene.has(BLUE, marble=1)
    scene.draw_pile("wood", holder=YELLOW, discarded="weave")
    orange_woken(scene, "artwork+ship")
    scene.choose("draw artwork", "card wood", "draw ship")
    assert scene.open() == ["card weave"]
    scene.choose("card weave")
    assert scene.hand_of(ORANGE) == ["wood", "weave"]
    assert scene.town.deck_size == 0


def test_nothing_is_reshuffled_where_nothing_lies(scene: Scene) -> None:
    """C-K4: the last card is drawn, no card has been played."""
    scene.draw_pile("ship", holder=YELLOW)
    scene.has(BLUE, marble=1)
    orange_woken(scene, "artwork+ship")
    scene.choose("draw artwork", "card ship")
    assert scene.news("reshuffled") == []
    assert scene.open() == ["done"]


def test_both_empty_no_card(scene: Scene) -> None:
    """C-K4: the impossible action just lapses."""
    scene.draw_pile("", holder=YELLOW)
    orange_woken(scene, "wood+contribute")
    assert scene.open() == ["done", "gain wood"]


def test_cards_played_meanwhile_become_the_deck_at_the_next_draw(scene: Scene) -> None:
    """C-K4, ruling: until then they lie open."""
    scene.hand(ORANGE, "brick marble")
    scene.draw_pile("", holder=YELLOW)
    orange_woken(scene, "wood+contribute")
    assert scene.opened("draw") == []
    scene.choose("play brick")
    assert (scene.deck(), scene.discard()) == ([], ["brick"])
    assert scene.opened("draw") == []
    scene.choose("give brick-santa-croce", "play marble")
    assert scene.discard() == ["brick", "marble"]
    assert scene.news("reshuffled") == []


def test_the_next_draw_reshuffles_first(scene: Scene) -> None:
    """C-K4, ruling: another player's card, or one's own just played, can be drawn."""
    scene.hand(BLUE, "weave")
    scene.has(BLUE, marble=1)
    scene.draw_pile("", holder=YELLOW)
    scene.stack("artwork+ship", "orange")
    scene.choose("place artwork+ship", "play weave")
    assert scene.discard() == ["weave"]
    scene.choose("adorn palazzo", "draw ship")
    assert scene.news("reshuffled") == [(1,)]
    assert scene.open() == ["card weave"]
    scene.choose("card weave")
    assert scene.hand_of(BLUE) == ["weave"]
    assert (scene.deck(), scene.discard()) == ([], [])
    scene.choose("play weave")
    scene.done_until(ORANGE)
    assert scene.open() == ["done", "draw artwork", "draw ship"]
    scene.choose("draw ship", "card weave")
    assert scene.open() == ["done", "play weave"]
