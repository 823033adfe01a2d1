"""What a seat sees, what it does not, and worlds that agree with it (G-S4)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games.genoa import news
from fondaco.games.genoa.data import NONE, UNKNOWN
from fondaco.games.genoa.offer import DRAFT, MODE, OFFER, UP_TO
from fondaco.games.genoa.state import UP, City
from fondaco.games.genoa.vocabulary import LIMIT, PLAN, YIELD
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import numbers
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Listener
from fondaco.kernel.playout import random_choice
from fondaco.kernel.state import CHANCE, NOBODY

from .scene import CARD_NAMES, GAME, Scene, names_of

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**6)


def played(seats: int, seed: str, count: int) -> City:
    """A random game after so many choices, or at its end."""
    city = GAME.start(seats, {})
    luck = Luck(seed)
    choices = Choices(len(GAME.vocabulary))
    for _ in range(count):
        if city.is_over():
            break
        seat = city.first_asked()
        city.choose(seat, random_choice(city, seat, luck, choices))
    return city


def open_to(city: City, seat: int) -> list[int]:
    choices = Choices(len(GAME.vocabulary))
    city.open(seat, choices)
    return choices.listed()


def cards_of(city: City, seat: int) -> set[str]:
    return {CARD_NAMES[card] for card in range(60) if city.where[card] == seat}


def with_cards() -> Scene:
    """Three players with a few cards each; the tower stands on Drinks."""
    scene = Scene(3)
    scene.holds(0, "contract-inn message-1")
    scene.holds(1, "contract-park small-order-3")
    scene.shows(1, "message-2")
    scene.holds(2, "large-order-4")
    scene.has(1, "ale")
    scene.stand("drinks")
    scene.fit()
    return scene


# Views.


def test_a_view_shows_the_own_cards_and_those_that_were_shown() -> None:
    """G-S4"""
    scene = with_cards()
    scene.lies("contract", "contract-metals contract-inn", used="contract-fabric", holder=2)
    scene.holds(0, "contract-inn")
    scene.fit()
    seen = GAME.view(scene.city, 0)
    assert cards_of(seen, 0) == {"contract-inn", "message-1"}
    assert cards_of(seen, 1) == {"message-2"}
    assert cards_of(seen, 2) == set()
    assert cards_of(seen, UP) == {"contract-fabric"}
    assert len(cards_of(seen, UNKNOWN)) == 56
    assert numbers(seen.held) == numbers(scene.city.held), "sizes are open"


def test_a_spectator_sees_nobodys_cards() -> None:
    """G-S4"""
    scene = with_cards()
    seen = GAME.view(scene.city, NOBODY)
    assert [cards_of(seen, seat) for seat in range(3)] == [set(), {"message-2"}, set()]


def test_what_somebody_composes_is_seen_by_nobody_else() -> None:
    """G-N8: others' views do not change while a draft grows."""
    scene = with_cards()
    before = [GAME.view(scene.city, seat) for seat in (NOBODY, 0, 2)]
    for text in ("offer", "for drinks", "give 20", "give small-order-3", "ask contract-inn"):
        if text != "ask contract-inn":
            scene.say(1, text)
        for seen, seat in zip(before, (NOBODY, 0, 2), strict=True):
            assert GAME.view(scene.city, seat).same_as(seen)
    assert GAME.view(scene.city, 1).drafts[DRAFT + MODE] != 0
    assert "ask contract-inn" not in scene.open(1), "what the trader holds in secret cannot be named"
    scene.say(1, "send")
    assert cards_of(GAME.view(scene.city, 0), 1) == {"message-2", "small-order-3"}, "named cards are shown"


def test_plans_are_seen_by_their_owner_alone_until_they_apply() -> None:
    """G-N5, G-N8"""
    scene = with_cards()
    before = GAME.view(scene.city, 0)
    scene.plan(1, "for metals give 20 give contract-park")
    assert GAME.view(scene.city, 0).same_as(before)
    assert GAME.view(scene.city, 2).plans[3 * OFFER] == NONE
    assert GAME.view(scene.city, 1).plans[3 * OFFER] != NONE
    assert [item.is_for(0) for item in scene.items("planned")] == [False]
    assert not scene.is_shown("contract-park")


def test_up_to_how_much_is_told_to_nobody() -> None:
    """G-N8"""
    scene = with_cards()
    scene.offer(1, "for drinks give 10 limit 40")
    assert scene.city.offers[OFFER + UP_TO] == 40
    assert GAME.view(scene.city, 1).offers[OFFER + UP_TO] == 40
    for seat in (NOBODY, 0, 2):
        assert GAME.view(scene.city, seat).offers[OFFER + UP_TO] == 0
    other = with_cards()
    other.offer(1, "for drinks give 10")
    assert GAME.view(other.city, 0).same_as(GAME.view(scene.city, 0))
    assert [item.numbers for item in other.items("offered")] == [item.numbers for item in scene.items("offered")]


def test_a_drawn_card_is_seen_by_whoever_drew_it() -> None:
    """G-A6, G-N2: which of two drawn cards is handed over is decided in secret."""
    scene = Scene(3)
    scene.stand("post-office")
    scene.offer(1, "for post-office yield card")
    scene.trade("accept seat-2")
    scene.choose("card message-3", "card message-5")
    assert (scene.question(), scene.asked) == ("handing", [1])
    assert GAME.view(scene.city, 1).drawn == scene.city.drawn != 0
    assert GAME.view(scene.city, 0).drawn == GAME.view(scene.city, NOBODY).drawn == 0
    scene.choose("give message-5")
    assert scene.is_shown("message-5")
    assert not scene.is_shown("message-3")
    assert cards_of(GAME.view(scene.city, 2), 0) == {"message-5"}


def test_everything_is_shown_at_the_end() -> None:
    """G-E2: contracts pay, so all see them."""
    city = played(3, "end", 5000)
    assert city.is_over()
    for seat in (NOBODY, 0, 1, 2):
        assert numbers(GAME.view(city, seat).where) == numbers(city.where)


# Dealt worlds.


@settings(max_examples=10)
@given(SEATS, SEEDS, st.integers(0, 700))
def test_an_imagined_world_agrees_with_its_view(seats: int, seed: int, count: int) -> None:
    """G-S4: lawful, and seen from the seat the same, with the same choices, asked or welcome."""
    city = played(seats, f"agree {seed}", count)
    for seat in range(-1, seats):
        view = GAME.view(city, seat)
        for number in range(2):
            world = GAME.imagine(view, seat, Luck(f"{seed} {number}"))
            assert GAME.broken_law(world) == ""
            assert GAME.view(world, seat).same_as(view)
            if city.may_answer(seat):
                assert open_to(world, seat) == open_to(city, seat) == open_to(view, seat)


def test_hands_differ_between_imagined_worlds() -> None:
    """G-S4: every unseen card may be in every hand."""
    scene = with_cards()
    view = GAME.view(scene.city, 0)
    hands = [frozenset(cards_of(GAME.imagine(view, 0, Luck(str(number))), 1)) for number in range(200)]
    contracts = {card for hand in hands for card in hand if card.startswith("contract")}
    orders = {card for hand in hands for card in hand if card.startswith("small")}
    assert len(contracts) == 13, "all but one's own"
    assert len(orders) == 16
    assert all("message-2" in hand and len(hand) == 3 for hand in hands)


def reshuffled() -> Scene:
    """Messages 1 and 2 were the last of the pile, 3 to 6 were used; blue drew 1 before the reshuffle and 4 after it."""
    scene = Scene(3)
    scene.lies("message", "message-1", used="message-3 message-4 message-5 message-6", holder=2)
    scene.holds(1, "message-2")
    scene.stand("post-office")
    scene.trade("use")
    scene.choose("card message-1", "card message-4")
    assert scene.news("reshuffled") == [(1,)]
    return scene


def test_cards_drawn_before_a_reshuffle_are_not_dealt_from_the_new_pile() -> None:
    """G-A6, G-S4: orange has an older message, blue an older and a newer one."""
    scene = reshuffled()
    newer = {f"message-{number}" for number in (3, 4, 5, 6)}
    older = {f"message-{number}" for number in (1, 2, 7, 8, 9, 10, 11, 12, 13, 14)}
    seen = GAME.view(scene.city, 1)
    blue: set[str] = set()
    for number in range(80):
        world = GAME.imagine(seen, 1, Luck(str(number)))
        hand = cards_of(world, 0)
        blue |= hand
        assert len(hand & newer) == 1
        assert len(hand & older) == 1
        assert cards_of(world, 1) == {"message-2"}
        assert cards_of(world, 2) <= older
    assert blue == newer | older - {"message-2"}


def test_a_card_that_is_shown_is_no_longer_counted_among_the_older_ones() -> None:
    """G-A6, G-S4"""
    scene = reshuffled()
    scene.quiet()
    scene.offer(1, "for market give message-2")
    for number in range(30):
        world = GAME.imagine(GAME.view(scene.city, 0), 0, Luck(str(number)))
        assert GAME.broken_law(world) == ""
        assert cards_of(world, 1) == {"message-2"}
    scene.trade("accept seat-2")
    assert GAME.broken_law(GAME.imagine(GAME.view(scene.city, 2), 2, Luck("after"))) == ""


def test_a_card_from_before_a_reshuffle_that_is_used_is_no_longer_an_older_one() -> None:
    """G-A6, G-S4: yellow delivers message 14 (Guild Hall, Post Office) and has the other older ones left."""
    scene = Scene(3)
    scene.lies("message", "message-1", used="message-3 message-4 message-5 message-6", holder=2)
    scene.stand("post-office", way="guild-hall market")
    scene.trade("use")
    scene.choose("card message-1", "card message-4")
    older = int(scene.city.older[2 * 4 + 1])
    scene.say(2, "deliver message-14")
    assert scene.city.older[2 * 4 + 1] == older - 1 == scene.city.held[2 * 4 + 1]
    for number in range(10):
        world = GAME.imagine(GAME.view(scene.city, 0), 0, Luck(str(number)))
        assert cards_of(world, 2) == cards_of(scene.city, 2), "all that were in no pile since"


def test_nobody_is_asked_for_a_message_that_lies_used_under_its_pile() -> None:
    """G-A4, G-S4: message 10 is the only one for Villa Ricci and Drinks, and all saw it used."""
    for used, asked in (("message-10", [CHANCE]), ("message-11", [1])):
        scene = Scene(2)
        down = [name for name in names_of("message") if name not in (used, "message-3")]
        scene.lies("message", " ".join(down), used=used, holder=1)
        scene.stand("drinks", way="villa-ricci street-3-7 street-3-6 street-2-6", used=True)
        assert scene.asked == asked


def test_just_drawn_cards_are_imagined_from_the_new_pile() -> None:
    """G-A6, G-N2: orange holds an older message and draws two; those two are never the older one."""
    scene = Scene(3)
    scene.lies("message", "message-1", used="message-3 message-4 message-5 message-6", holder=2)
    scene.holds(1, "message-2")
    scene.has(0, "trade ale")
    scene.stand("drinks")
    scene.trade("use")
    scene.choose("play trade", "give ale", "take message", "card message-1")
    assert scene.news("reshuffled") == [(1,)]
    scene.end_action()
    scene.trade("go street-2-3", "go street-3-3")
    scene.offer(1, "for post-office yield card")
    scene.trade("accept seat-2")
    scene.choose("card message-4", "card message-6")
    assert scene.asked == [1]
    newer = sum(1 << CARD_NAMES.index(f"message-{number}") for number in (3, 4, 5, 6))
    for number in range(40):
        world = GAME.imagine(GAME.view(scene.city, 0), 0, Luck(str(number)))
        assert bin(int(world.drawn)).count("1") == 2
        assert world.drawn & ~newer == 0
        assert all(CARD_NAMES[card] in cards_of(world, 1) for card in range(60) if world.drawn >> card & 1)


def test_a_world_dealt_in_the_middle_of_a_draw_asks_the_same_afterwards() -> None:
    """G-N2: which of the two drawn cards is handed over."""
    scene = Scene(3)
    scene.holds(1, "message-9")
    scene.stand("post-office")
    scene.offer(1, "for post-office yield card")
    scene.trade("accept seat-2")
    scene.choose("card message-3")
    assert scene.asked == [CHANCE]
    for seat in (NOBODY, 0, 2):
        world = GAME.imagine(GAME.view(scene.city, seat), seat, Luck("middle"))
        world.choose(CHANCE, open_to(world, CHANCE)[0])
        assert world.question() == "handing"
        assert world.is_asked(1)


# Who is asked tells nothing.


def is_plain(city: City) -> bool:
    """Nobody composes, plans or limits anything, so that a spectator's worlds differ in cards alone."""
    modes = [int(city.drafts[seat * DRAFT + MODE]) for seat in range(city.seats)]
    limits = [int(city.offers[seat * OFFER + UP_TO]) for seat in range(city.seats)]
    plans = numbers(city.plans)[::OFFER]
    return not any(modes) and not any(limits) and set(plans) == {NONE}


@settings(max_examples=12)
@given(SEATS, SEEDS, st.integers(0, 500))
def test_who_is_asked_does_not_depend_on_hidden_cards(seats: int, seed: int, count: int) -> None:
    """G-S4: two worlds that a spectator cannot tell apart stay so while the same is chosen in both."""
    city = GAME.start(seats, {})
    luck = Luck(f"asked {seed}")
    choices = Choices(len(GAME.vocabulary))
    secret_verbs = {PLAN, *range(LIMIT, LIMIT + 6), *range(YIELD, LIMIT)}

    def chosen(open_now: list[int]) -> int:
        open_now = [choice for choice in open_now if choice not in secret_verbs] or open_now
        return open_now[luck.below(len(open_now))]

    for _ in range(count):
        if city.is_over():
            break
        seat = city.first_asked()
        city.choose(seat, city.draw(luck, choices) if seat == CHANCE else chosen(open_to(city, seat)))
    while not is_plain(city) and not city.is_over():
        seat = city.first_asked()
        city.choose(seat, city.draw(luck, choices) if seat == CHANCE else chosen(open_to(city, seat)))
    if city.is_over():
        return
    world = GAME.imagine(GAME.view(city, NOBODY), NOBODY, Luck(f"world {seed}"))
    listeners = [Listener(), Listener()]
    city.listener, world.listener = listeners
    for _ in range(150):
        if city.is_over():
            break
        seat = city.first_asked()
        common = sorted(set(open_to(city, seat)) & set(open_to(world, seat)))
        if not common:
            break
        choice = common[luck.below(len(common))] if seat == CHANCE else chosen(common)
        city.choose(seat, choice)
        world.choose(seat, choice)
        assert world.waiting == city.waiting
        assert world.question() == city.question()
        if not city.is_over():
            assert GAME.view(world, NOBODY).same_as(GAME.view(city, NOBODY))
        told = [[(item.kind, item.numbers) for item in one.items if item.is_for(NOBODY)] for one in listeners]
        assert told[0] == told[1]


@pytest.mark.parametrize("order", ["small-order-3", "small-order-9"])
def test_a_promise_of_an_orders_pay_shows_the_order(order: str) -> None:
    """G-N2, G-S4: the trader accepts by what is seen. Small order 3 asks for ale at the Tavern."""
    scene = Scene(3)
    scene.holds(1, order)
    scene.has(1, "ale")
    scene.stand("tavern")
    if order == "small-order-9":
        scene.say(1, "offer", "for tavern")
        assert not [text for text in scene.open(1) if text in ("yield 5", "yield 20")]
        return
    scene.offer(1, "for tavern yield 20")
    scene.quiet()
    assert scene.is_shown(order)
    view = GAME.view(scene.city, 0)
    for number in range(20):
        assert open_to(GAME.imagine(view, 0, Luck(str(number))), 0) == open_to(scene.city, 0) == open_to(view, 0)
    assert "accept seat-2" in scene.open(0)


def test_the_reward_of_an_order_may_be_promised_and_shows_it_too() -> None:
    """G-N2, G-S4: large order 9 asks for silver, linen and wine at Villa Ricci."""
    scene = Scene(3)
    scene.holds(1, "large-order-9")
    scene.has(1, "silver linen wine")
    scene.stand("villa-ricci")
    scene.offer(1, "for villa-ricci yield trade yield 40")
    assert scene.is_shown("large-order-9")
    scene.trade("accept seat-2")
    assert scene.open() == ["deliver large-order-9"]
    scene.choose("deliver large-order-9")
    assert scene.money() == [170, 190, 130]
    assert scene.tiles(0) == {"trade": 1}


# News.


def test_news_of_secrets_reach_one_seat_only() -> None:
    """G-S2, G-S4: drawn cards and plans; everything else is for everybody."""
    for seats in (2, 5):
        city = GAME.start(seats, {})
        listener = Listener()
        city.listener = listener
        luck = Luck(f"news {seats}")
        choices = Choices(len(GAME.vocabulary))
        while not city.is_over():
            seat = city.first_asked()
            city.choose(seat, random_choice(city, seat, luck, choices))
        private = set()
        for item in listener.items:
            hearers = [seat for seat in range(seats) if item.is_for(seat)]
            if len(hearers) < seats:
                private.add(item.kind)
                assert hearers == [item.numbers[0]]
                assert not item.is_for(NOBODY)
        assert private <= {news.DREW_CARD, news.PLANNED, news.FORGOT}
        assert news.DREW_CARD in private
        draws = sum(item.kind == news.DREW for item in listener.items)
        assert draws == sum(item.kind == news.DREW_CARD for item in listener.items)
