"""A turn: planning, calling the guilds, closing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from fondaco.games.norenberc.game import Norenberc
from fondaco.kernel.counts import numbers
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import EVERYBODY
from fondaco.kernel.table import new_table

if TYPE_CHECKING:
    from .scene import Scene

GAME = Norenberc()
BLUE, ORANGE, YELLOW = 0, 1, 2


def test_planning_example(example: Scene) -> None:
    """N-P1, printed example: two, four and three cards; the numbers are open, the guilds are not."""
    assert example.asked == [BLUE, ORANGE, YELLOW]
    example.plan("brewers+shoemakers", "brewers+bakers+shoemakers+printers", "bakers+shoemakers+printers")
    assert example.news("cards") == [(BLUE, 2), (ORANGE, 4), (YELLOW, 3)]
    assert {item.audience for item in example.items("planned")} == {1 << BLUE, 1 << ORANGE, 1 << YELLOW}


@pytest.mark.parametrize(("agents", "plans"), [(1, 4), (2, 4 + 6), (3, 4 + 6 + 4), (4, 15), (8, 15)])
def test_no_more_cards_than_agents_at_hand_are_planned(scene: Scene, agents: int, plans: int) -> None:
    """N-P1: sets of different guilds, none of them empty; or one passes."""
    scene.agents(BLUE, hand=agents)
    texts = scene.open(BLUE)
    assert texts.count("pass") == 1
    assert len(set(texts)) == len(texts) == plans + 1
    assert max(text.count("+") + 1 for text in texts) == min(agents, 4)


def test_a_plan_is_secret_until_its_guild_is_called(scene: Scene, new_scene: Callable[..., Scene]) -> None:
    """N-P1: two plans of equally many cards look the same to everybody else until they are revealed."""
    other = new_scene(3)
    scene.plan("bakers+shoemakers", "brewers", "brewers")
    other.plan("bakers+printers", "brewers", "brewers")
    for seat in (-1, ORANGE, YELLOW):
        assert GAME.view(scene.town, seat).numbers() == GAME.view(other.town, seat).numbers()
    assert GAME.view(scene.town, BLUE).numbers() != GAME.view(other.town, BLUE).numbers()


def test_plans_are_made_at_once_and_in_any_order(scene: Scene, new_scene: Callable[..., Scene]) -> None:
    """N-P3: whoever is asked later does not see the earlier answers, so that no order of asking matters."""
    other = new_scene(3)
    scene.choose(BLUE, "plan brewers")
    other.choose(BLUE, "pass")
    for seat in (-1, ORANGE, YELLOW):
        assert GAME.view(scene.town, seat).numbers() == GAME.view(other.town, seat).numbers()
    assert scene.asked == [ORANGE, YELLOW]
    assert scene.news("cards") == other.news("passed") == []


def test_the_order_of_the_answers_changes_nothing(scene: Scene, new_scene: Callable[..., Scene]) -> None:
    """N-P3"""
    other = new_scene(3)
    for seat in (BLUE, ORANGE, YELLOW):
        scene.choose(seat, "plan bakers")
    for seat in (YELLOW, BLUE, ORANGE):
        other.choose(seat, "plan bakers")
    assert scene.town.same_as(other.town)


def test_passing_lasts_for_the_whole_round(scene: Scene) -> None:
    """N-P2: also for a player with agents at hand; in the next round all plan again (N-E4)."""
    scene.plan("pass", "brewers", "brewers")
    scene.act("nothing", "nothing")
    assert numbers(scene.town.hand) == [4, 3, 3]
    assert scene.asked == [ORANGE, YELLOW]
    scene.plan("pass", "brewers")
    scene.act("nothing")
    assert scene.asked == [YELLOW]
    scene.plan("pass")
    scene.refill()
    assert scene.town.round == 2
    assert scene.asked == [BLUE, ORANGE, YELLOW]


def test_calling_a_guild_example(example_planned: Scene) -> None:
    """N-A1, printed example: blue and orange reveal the brewers' card and commit an agent each; yellow does not."""
    assert example_planned.news("called") == [(0,)]
    assert example_planned.news("revealed") == [(BLUE, 0), (ORANGE, 0)]
    assert numbers(example_planned.town.hand) == [3, 3, 4]
    assert numbers(example_planned.town.cards) == [1, 3, 3]


def test_the_next_guild_is_called_when_all_have_acted_example(example_planned: Scene) -> None:
    """N-A1, printed example: after the brewers the bakers, where orange and yellow reveal a card."""
    example_planned.act("nothing")
    assert example_planned.news("called") == [(0,)]
    example_planned.act("nothing")
    assert example_planned.news("called") == [(0,), (1,)]
    assert example_planned.news("revealed")[2:] == [(ORANGE, 1), (YELLOW, 1)]


def test_the_whole_turn_of_the_example_calls_the_guilds_in_number_order(example_planned: Scene) -> None:
    """N-A1, printed example: all three reveal shoemakers, orange and yellow printers."""
    example_planned.act(*["nothing"] * 9)
    assert [guild for (guild,) in example_planned.news("called")] == [0, 1, 2, 3]
    assert [seat for seat, guild in example_planned.news("revealed") if guild == 2] == [BLUE, ORANGE, YELLOW]
    assert [seat for seat, guild in example_planned.news("revealed") if guild == 3] == [ORANGE, YELLOW]


def test_a_guild_that_nobody_planned_for_is_skipped(scene: Scene) -> None:
    """N-A1"""
    scene.plan("bakers+printers", "bakers", "pass")
    scene.act("nothing", "nothing")
    assert [guild for (guild,) in scene.news("called")] == [1, 3]


def test_the_foremost_on_the_track_acts_first(scene: Scene) -> None:
    """N-A2"""
    scene.order(YELLOW, BLUE, ORANGE)
    scene.plan("brewers", "brewers", "brewers")
    acted = []
    for _ in range(3):
        acted += scene.asked
        scene.act("nothing")
    assert acted == [YELLOW, BLUE, ORANGE]


def test_whoever_moves_first_on_the_track_does_not_act_twice(scene: Scene) -> None:
    """N-A2: the track changes between the actors of one guild; those who have not acted go on."""
    for room in (2, 3, 4):
        scene.room("brewers", room, f"baker-{room + 1}")
    for seat in (BLUE, ORANGE, YELLOW):
        scene.has(seat, beer=3, pastry=2)
    scene.plan("brewers+bakers", "brewers+bakers", "brewers+bakers")
    scene.act("nothing")
    assert scene.asked == [ORANGE]
    scene.act("hire room-2", "pay beer", "lead")
    assert numbers(scene.town.order) == [ORANGE, BLUE, YELLOW]
    assert scene.asked == [YELLOW]
    scene.act("hire room-3", "pay beer", "lead")
    assert numbers(scene.town.order) == [YELLOW, ORANGE, BLUE]
    acted = []
    for _ in range(3):
        acted += scene.asked
        scene.act("nothing")
    assert acted == [YELLOW, ORANGE, BLUE]


def test_the_agent_goes_to_the_roof_after_one_action_and_the_card_returns(scene: Scene) -> None:
    """N-A3"""
    scene.has(BLUE, beer=3)
    scene.plan("brewers", "pass", "pass")
    assert scene.on_roof("brewers", BLUE) == 0
    scene.act("sell 1")
    assert scene.on_roof("brewers", BLUE) == 1
    assert scene.town.question() == "planning"
    assert "plan brewers" in scene.open(BLUE)


def test_there_is_no_limit_on_a_roof(scene: Scene) -> None:
    """N-A3"""
    for seat in (BLUE, ORANGE, YELLOW):
        scene.agents(seat, hand=1, supply=0)
    assert [scene.on_roof("printers", seat) for seat in (BLUE, ORANGE, YELLOW)] == [7, 7, 7]
    scene.plan("printers", "printers", "printers")
    scene.act("nothing", "nothing")
    assert [scene.on_roof("printers", seat) for seat in (BLUE, ORANGE, YELLOW)] == [8, 8, 7]


def test_end_of_turn_example(example_planned: Scene) -> None:
    """N-C1, printed example: yellow has one agent left, blue three with the new one; orange has none and passes."""
    example_planned.act("sell 1", "hire room-2", "pay shoes", "lead")
    example_planned.act(*["nothing"] * 7)
    assert numbers(example_planned.town.hand) == [3, 0, 1]
    assert example_planned.news("no-agents-left") == [(ORANGE,)]
    assert example_planned.town.turn == 2
    assert example_planned.asked == [BLUE, YELLOW]


def test_the_round_of_the_example_ends_when_all_have_passed(example_round_over: Scene) -> None:
    """N-C1, printed example: in the second turn yellow passes, and blue uses up the last three agents."""
    assert example_round_over.news("passed") == [(YELLOW,)]
    assert example_round_over.news("no-agents-left") == [(ORANGE,), (BLUE,)]
    assert example_round_over.news("income") != []
    assert example_round_over.town.round == 2


def test_a_new_agent_is_at_hand_at_once_but_acts_only_in_the_next_turn(scene: Scene) -> None:
    """N-H3, N-C1: the plans of the running turn stand; the last agent's Councilman keeps its player in the round."""
    scene.agents(BLUE, hand=1, supply=7)
    scene.hire(BLUE, "councilman")
    assert scene.town.hand[BLUE] == 1
    assert scene.town.turn == 2
    assert scene.asked == [BLUE]
    assert "plan bakers" in scene.open(BLUE)


def test_a_new_agent_does_not_add_to_the_plans_of_the_running_turn(scene: Scene) -> None:
    """N-H3"""
    scene.room("brewers", 1, "councilman")
    scene.plan("brewers+bakers", "printers", "pass")
    scene.act("hire room-1")
    scene.act("nothing")
    assert scene.town.hand[BLUE] == 3
    assert scene.news("revealed") == [(BLUE, 0), (BLUE, 1), (ORANGE, 3)]
    assert scene.asked == [ORANGE]


# What is open, what is hidden.


def test_everything_but_plans_and_the_stack_lies_open(scene: Scene) -> None:
    """Ruling on N-P1, N-S2: goods, tiles, crests, agents, the track, counts of cards and the stack's size are open."""
    scene.plan("brewers+bakers", "shoemakers", "pass")
    seen = GAME.view(scene.town, YELLOW)
    for name in ("goods", "loaded", "owned", "crests", "hand", "supply", "roof", "order", "cards", "rooms", "store"):
        assert numbers(getattr(seen, name)) == numbers(getattr(scene.town, name)), name
    assert seen.stack_size == scene.town.stack_size
    assert numbers(seen.plan) == [0, 0, 0]
    assert numbers(scene.town.plan) != [0, 0, 0]
    assert len(seen.guests) < len(scene.town.guests)


@pytest.mark.parametrize("seats", [2, 5])
def test_money_can_be_reckoned_from_public_news(seats: int) -> None:
    """Ruling on N-S4: every payment is public."""
    table = new_table(GAME, seats, {}, "reckoning")
    luck = Luck("players")
    while not table.state.is_over():
        seat = int(table.state.first_asked())
        choices = table.open(seat)
        table.choose(seat, choices[int(luck.below(len(choices)))])
    money = [25] * seats
    signs = {"sold": 1, "roof-money": 1, "insured": 1, "income": 1, "bought": -1}
    for item in table.listener.items:
        kind = GAME.news[item.kind]
        if kind.key in signs:
            assert item.audience == EVERYBODY
            money[item.numbers[0]] += signs[kind.key] * item.numbers[kind.parameters.index("money:number")]
    assert money == numbers(table.state.money)
