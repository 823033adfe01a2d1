"""What a seat cannot know must not show: not in its view, not in its choices, not in its news, not in who is asked.

Two worlds are made that differ only in what a seat cannot know; everything it gets to see must be the same in both.
"""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games import find_game
from fondaco.games.calimala import news
from fondaco.games.calimala.data import EMPTY, UNKNOWN
from fondaco.games.calimala.state import Florence
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Listener
from fondaco.kernel.playout import play_out, random_choice
from fondaco.kernel.state import CHANCE, NOBODY
from fondaco.kernel.table import Table, new_table

from .scene import Scene

GAME = find_game("calimala")
SEATS = st.integers(3, 5)
SEEDS = st.integers(0, 10**6)
POINTS = st.integers(0, 350)
FINALS_DEALT = {3: 3, 4: 2, 5: 2}


def played(seats: int, seed: str, choices: int = -1) -> Table:
    """A table after so many choices of players at random, in any order where several are asked."""
    table = new_table(GAME, seats, {}, seed)
    players = Luck(f"{seed} players")
    while choices != 0 and not table.state.is_over():
        asked = [seat for seat in range(seats) if table.state.is_asked(seat)]
        seat = asked[players.below(len(asked))]
        open_now = table.open(seat)
        table.choose(seat, open_now[players.below(len(open_now))])
        choices -= 1
    return table


def hand(town: Florence, seat: int) -> list[int]:
    return numbers(town.hand)[seat * 9 : (seat + 1) * 9]


def open_to(town: Florence, seat: int) -> list[int]:
    choices = Choices(len(GAME.vocabulary))
    if not town.is_asked(seat):
        return []
    town.open(seat, choices)
    return choices.listed()


def seen_by(town: Florence, seat: int) -> tuple[object, ...]:
    view = GAME.view(town, seat)
    return (view.numbers(), view.steps(), view.question(), open_to(town, seat), open_to(view, seat))


@settings(max_examples=12)
@given(SEATS, SEEDS, POINTS)
def test_a_view_has_nothing_of_what_is_secret(seats: int, seed: int, choices: int) -> None:
    """C-S3, C-K4: no other hand, no deck, no other final card until the end."""
    table = played(seats, f"secret {seed}", choices)
    town = table.state
    for seat in range(NOBODY, seats):
        view = table.view(seat)
        assert sum(numbers(view.deck)) == 0
        assert view.pile == 0
        assert view.listener is None
        for other in range(seats):
            if other != seat:
                assert sum(hand(view, other)) == 0
                assert sum(numbers(view.drawn)[9 * other : 9 * other + 9]) == 0
                assert view.dealt[other] == 0
                if not town.is_over():
                    assert view.kept[other] in (EMPTY, UNKNOWN)
            else:
                assert hand(view, other) == hand(town, other)
                assert (view.dealt[other], view.kept[other]) == (town.dealt[other], town.kept[other])
        for public in (
            "hand_size",
            "known",
            "discard",
            "shuffled",
            "points",
            "towers",
            "representatives",
            "patrons",
            "stock",
        ):
            assert numbers(getattr(view, public)) == numbers(getattr(town, public))
        assert (view.deck_size, view.open_final) == (town.deck_size, town.open_final)


def test_the_final_cards_left_to_deal_show_to_nobody() -> None:
    """C-S3: even while they are dealt; what is left would tell what the others got."""
    town = GAME.start(3, {})
    luck = Luck("dealing")
    choices = Choices(len(GAME.vocabulary))
    while town.steps()[-1] != "DealFinals" or town.dealt[1] == 0:
        town.choose(CHANCE, town.draw(luck, choices))
    assert town.pile != 0
    for seat in range(NOBODY, 3):
        assert GAME.view(town, seat).pile == 0


@settings(max_examples=12)
@given(SEATS, SEEDS, POINTS, SEEDS)
def test_dealing_keeps_what_is_known(seats: int, seed: int, choices: int, other: int) -> None:
    """C-K4, C-S3, C-S4: sizes, one's own hand and final cards, start cards not played yet, the discard pile."""
    table = played(seats, f"secret {seed}", choices)
    town = table.state
    for seat in range(NOBODY, seats):
        world = GAME.imagine(table.view(seat), seat, Luck(f"{other} {seat}"))
        assert GAME.broken_law(world) == ""
        assert numbers(world.discard) == numbers(town.discard)
        assert [sum(hand(world, each)) for each in range(seats)] == numbers(town.hand_size)
        assert all(world.hand[index] >= town.known[index] for index in range(9 * seats))
        if town.offered == 0:
            assert sum(numbers(world.deck)) == town.deck_size
        if seat >= 0:
            assert hand(world, seat) == hand(town, seat)
            assert (world.dealt[seat], world.kept[seat]) == (town.dealt[seat], town.kept[seat])
        if town.is_over():
            assert numbers(world.kept) == numbers(town.kept)
            continue
        finals = [card for each in range(seats) for card in range(10) if world.dealt[each] >> card & 1]
        assert len(finals) == len(set(finals)) == seats * FINALS_DEALT[seats]
        assert town.open_final not in finals
        for each in range(seats):
            assert (world.kept[each] == EMPTY) == (town.kept[each] == EMPTY)
            assert world.kept[each] == EMPTY or world.dealt[each] >> world.kept[each] & 1


@settings(max_examples=10)
@given(SEATS, SEEDS, POINTS, SEEDS)
def test_every_imagined_world_can_be_played_to_its_end(seats: int, seed: int, choices: int, other: int) -> None:
    """C-K4, C-T3"""
    table = played(seats, f"secret {seed}", choices)
    luck = Luck(f"{other}")
    seat = luck.below(seats + 1) - 1
    world = GAME.imagine(table.view(seat), seat, luck)
    play_out(world, luck, Choices(len(GAME.vocabulary)))
    assert world.is_over()
    assert GAME.broken_law(world) == ""


def test_worlds_are_dealt_from_all_that_is_possible() -> None:
    """C-S3, C-K4: each final card that a seat did not see may be another's, each unseen card in another's hand."""
    table = played(4, "spread", 150)
    town = table.state
    view = table.view(2)
    worlds = [GAME.imagine(view, 2, Luck(f"spread {number}")) for number in range(300)]
    unseen = [card for card in range(10) if card != town.open_final and not town.dealt[2] >> card & 1]
    other = next(seat for seat in (0, 1, 3) if town.hand_size[seat] > 0)
    kept = Counter(int(world.kept[other]) for world in worlds)
    assert sorted(kept) == unseen
    assert min(kept.values()) > 300 / len(unseen) / 2
    known = numbers(town.known)[other * 9 : (other + 1) * 9]
    assert town.hand_size[other] > sum(known)
    cards = Counter(action for world in worlds for action in range(9) if hand(world, other)[action] > known[action])
    left = [action for action in range(9) if 5 - town.discard[action] - hand(town, 2)[action] > 0]
    assert set(cards) <= set(left)
    assert len(cards) > len(left) // 2
    assert len({tuple(numbers(world.deck)) for world in worlds}) > 1


def test_a_new_deck_is_known_to_be_what_was_played() -> None:
    """C-K4: the pile that became the deck lay open, so no dealt hand holds a card that must still be in it."""
    decks = 0
    for seed in range(12):
        table = new_table(GAME, 5, {}, f"reshuffle {seed}")
        luck = Luck(f"players {seed}")
        while not table.state.is_over():
            town = table.state
            if town.offered == 0 and sum(numbers(town.shuffled)) < 40:
                decks += 1
                drawn = sum(numbers(town.drawn))
                for seat in range(NOBODY, 5):
                    world = GAME.imagine(table.view(seat), seat, luck)
                    gone = [
                        before - left for before, left in zip(numbers(town.shuffled), numbers(world.deck), strict=True)
                    ]
                    assert min(gone) >= 0
                    assert sum(gone) == drawn
                    if seat >= 0:
                        own = numbers(town.drawn)[9 * seat : 9 * seat + 9]
                        assert all(out >= mine for out, mine in zip(gone, own, strict=True))
                if decks % 20 == 0:
                    break
            seat = int(town.first_asked())
            choices = table.open(seat)
            table.choose(seat, choices[int(luck.below(len(choices)))])
    assert decks > 50


# Two worlds that differ only in a secret.


def test_who_holds_which_cards_shows_to_nobody_else() -> None:
    """C-K4: the same position with other cards in a hand."""
    scenes = []
    for cards in ("wood ship", "weave artwork"):
        scene = Scene(3)
        scene.hand(1, cards)
        scene.fit()
        scenes.append(scene.town)
    for seat in (NOBODY, 0, 2):
        assert seen_by(scenes[0], seat) == seen_by(scenes[1], seat)
    assert seen_by(scenes[0], 1) != seen_by(scenes[1], 1)


def test_final_cards_show_to_nobody_else() -> None:
    """C-S3"""
    scenes = []
    for cards in (("lisbon", "bruges"), ("palazzo", "london")):
        scene = Scene(3)
        scene.finals("troyes", *cards, opened="hamburg")
        scene.town.dealt[0] = scenes[0].dealt[0] if scenes else scene.town.dealt[0]
        scene.fit()
        scenes.append(scene.town)
    for seat in (NOBODY, 0):
        assert seen_by(scenes[0], seat) == seen_by(scenes[1], seat)
    for seat in (1, 2):
        assert seen_by(scenes[0], seat) != seen_by(scenes[1], seat)


def nearly_idle(cards: str) -> Scene:
    """Blue can do nothing: all cubes are in the cities."""
    scene = Scene(3)
    scene.supply(0, 0)
    scene.hand(0, cards)
    return scene


def test_whether_the_duty_binds_shows_to_nobody_else() -> None:
    """C-T3: hands that hold other cards leave the others with the same position, before and after the placement."""
    seen: list[list[tuple[object, ...]]] = []
    for cards in ("ship ship", "wood brick"):
        scene = nearly_idle(cards)
        assert scene.opened("place") == scene.streets()
        before = [seen_by(scene.town, seat) for seat in (NOBODY, 1, 2)]
        scene.choose("place wood+weave")
        assert scene.asked == [0]
        assert scene.open() == ["done", "draw wood", "draw weave"]
        seen.append(before + [seen_by(scene.town, seat) for seat in (NOBODY, 1, 2)])
    assert seen[0] == seen[1]


def test_no_hand_takes_an_exemption_away() -> None:
    """C-T3: a card must itself be possible, so who can carry out nothing is exempt whatever the hand holds."""
    scene = nearly_idle("")
    scene.draw_pile("", 0)
    assert len(scene.hand_of(0)) == 45
    assert scene.opened("place") == scene.streets()
    scene.choose("place wood+weave")
    assert scene.asked == [1], "no action, no card to draw, none to play: nothing to ask for"


@settings(max_examples=6)
@given(SEATS, SEEDS, SEEDS)
def test_who_is_asked_never_depends_on_hidden_cards(seats: int, seed: int, other: int) -> None:
    """C-K3, C-T3, C-T4: a true game and worlds imagined for a spectator ask the same seats the same question.

    Before every choice a world is imagined anew from what all can see; where the choice is open there too it is made in
    both, and nothing that a spectator sees or hears may tell them apart.
    """
    town = GAME.start(seats, {})
    luck = Luck(f"asked {seed}")
    deals = Luck(f"worlds {other}")
    choices = Choices(len(GAME.vocabulary))
    compared = 0
    while True:
        seat = town.first_asked()
        choice = int(random_choice(town, seat, luck, choices))
        listeners = [Listener(), Listener()]
        world = GAME.imagine(GAME.view(town, NOBODY), NOBODY, deals) if town.placed or town.question() else None
        town.listener = listeners[0]
        town.choose(seat, choice)
        if town.is_over():
            break
        if world is None:
            continue
        if choice not in open_to(world, seat):
            continue
        world.listener = listeners[1]
        world.choose(seat, choice)
        compared += 1
        assert world.waiting == town.waiting
        assert world.question() == town.question()
        assert world.steps() == town.steps()
        assert GAME.view(world, NOBODY).same_as(GAME.view(town, NOBODY))
        told = [[(item.kind, item.numbers) for item in one.items if item.is_for(NOBODY)] for one in listeners]
        assert told[0] == told[1]
    assert compared > 100


@pytest.mark.parametrize("cards", ["wood", "ship"])
def test_a_player_with_a_card_is_asked_even_where_it_cannot_be_played(cards: str) -> None:
    """C-K3: a ship card without a ship is no less a card to the others."""
    scene = Scene(3)
    scene.hand(0, cards)
    scene.choose("place wood+weave", "gain wood", "weave")
    assert scene.asked == [0]
    assert scene.open() == (["done", "play wood"] if cards == "wood" else ["done"])


def test_an_aim_is_asked_for_even_where_the_duty_leaves_only_one() -> None:
    """C-T3, C-K3: which aims keep the duty depends on the hand, so all see the same question."""
    questions = []
    for cards in ("build", "build wood"):
        scene = Scene(3)
        scene.has(0, wood=1, brick=2)
        scene.weaves(0, 1)
        scene.fill_city("troyes", 1)
        scene.fill_city("bruges", 2)
        scene.hand(0, cards)
        scene.choose("place build+transport", "play build")
        questions.append((scene.question(), scene.asked, scene.open()))
    assert questions[0] == ("playing", [0], ["build hamburg"])
    assert questions[1][:2] == ("playing", [0])
    assert len(questions[1][2]) == 4, "a wood card could pay for a workshop or a ship later"


def test_a_player_without_cards_is_not_asked_when_all_is_done() -> None:
    """C-T4, C-T5: no dead question."""
    scene = Scene(3)
    scene.choose("place wood+weave", "gain wood", "weave")
    assert scene.asked == [1]


# News.


@settings(max_examples=10)
@given(SEATS, SEEDS)
def test_news_of_secrets_reach_one_seat_only(seats: int, seed: int) -> None:
    """C-S3, C-K4: cards dealt, kept and drawn; everything else is for everybody."""
    table = played(seats, f"news {seed}")
    private = Counter(item.kind for item in table.listener.items if not item.is_for(NOBODY))
    assert set(private) <= {news.DEALT, news.KEPT, news.DREW_CARD}
    assert private[news.DEALT] == seats * FINALS_DEALT[seats]
    assert private[news.KEPT] == seats
    draws = 0
    for item in table.listener.items:
        hearers = [seat for seat in range(seats) if item.is_for(seat)]
        if item.kind in (news.DEALT, news.KEPT, news.DREW_CARD):
            assert len(hearers) == 1
        else:
            assert len(hearers) == seats
        draws += item.kind == news.DREW
    assert private[news.DREW_CARD] == draws


def test_the_card_drawn_is_told_to_its_owner_alone() -> None:
    """C-K1, C-K4"""
    table = played(3, "drawn")
    items = table.listener.items
    drew = [index for index, item in enumerate(items) if item.kind == news.DREW]
    assert drew
    for index in drew:
        owner = items[index].numbers[0]
        card = items[index + 1]
        assert card.kind == news.DREW_CARD
        assert [seat for seat in range(3) if card.is_for(seat)] == [owner]


def test_kept_cards_are_told_at_the_end_and_not_before() -> None:
    """C-E3, C-S3"""
    table = played(4, "revealed")
    kinds = [item.kind for item in table.listener.items if item.is_for(NOBODY)]
    assert kinds.index(news.FINAL_SECRET) > max(index for index, kind in enumerate(kinds) if kind == news.SCORED)
    assert [int(card) for card in table.view(NOBODY).kept] == numbers(table.state.kept)
    assert table.state.revealed == 1


def test_a_start_card_is_known_until_one_of_its_kind_is_played() -> None:
    """C-S4, C-K4"""
    table = played(3, "start cards", 6)
    assert table.state.question() == "placing"
    taken = {item.numbers[0]: item.numbers[1] for item in table.listener.items if item.kind == news.TOOK}
    town = table.state
    for seat in range(3):
        assert numbers(town.known)[seat * 9 : (seat + 1) * 9] == [int(action == taken[seat]) for action in range(9)]
        world = GAME.imagine(table.view(NOBODY), NOBODY, Luck("any"))
        assert hand(world, seat) == hand(town, seat), "nothing else has been drawn yet"
    played_on = played(3, "start cards")
    for seat in range(3):
        has_played = any(
            item.kind == news.PLAYED and item.numbers[:2] == (seat, taken[seat]) for item in played_on.listener.items
        )
        assert played_on.state.known[seat * 9 + taken[seat]] == int(not has_played)


def test_the_luck_of_a_table_is_not_in_its_state() -> None:
    """C-K4: the deck is counts; which card comes next is nowhere to be seen."""
    table = played(3, "luck", 40)
    town = table.state
    assert sum(numbers(town.deck)) == town.deck_size
    world = town.copy()
    drawn = set()
    while not world.is_asked(CHANCE):
        if world.is_over():
            raise AssertionError
        seat = world.first_asked()
        open_now = open_to(world, seat)
        world.choose(seat, next((choice for choice in open_now if 102 <= choice < 111), open_now[0]))
    for number in range(60):
        drawn.add(int(world.draw(Luck(str(number)), Choices(len(GAME.vocabulary)))))
    assert len(drawn) > 3
