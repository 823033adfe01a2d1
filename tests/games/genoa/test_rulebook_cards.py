"""Piles of cards: used cards, reshuffling, empty piles (G-A6)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games.genoa import news
from fondaco.games.genoa.data import FIRST_CARD, KIND_NAMES, kind_of
from fondaco.games.genoa.offer import Terms
from fondaco.games.genoa.state import DOWN, UP
from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Listener
from fondaco.kernel.playout import random_choice
from fondaco.kernel.state import CHANCE

from .scene import GAME, Scene, names_of


def drawing(down: str, used: str = "", building: str = "post-office") -> Scene:
    """The trader is about to draw messages from a pile of these cards; orange has the others."""
    scene = Scene(3)
    scene.lies("message", down, used, holder=1)
    scene.stand(building)
    scene.trade("use")
    return scene


def test_used_cards_lie_face_up_under_their_pile() -> None:
    """G-A6: they are not drawn as long as others lie on them."""
    scene = drawing("message-1 message-2 message-3", used="message-4")
    assert scene.opened("card") == ["message-1", "message-2", "message-3"]
    scene.choose("card message-2")
    assert scene.opened("card") == ["message-1", "message-3"]
    assert scene.used_cards("message") == ["message-4"]


def test_a_pile_is_reshuffled_when_a_used_card_comes_to_the_top() -> None:
    """G-A6: then, not at the next draw."""
    scene = drawing("message-1 message-2", used="message-4 message-5")
    scene.choose("card message-2")
    assert scene.news("reshuffled") == []
    scene.choose("card message-1")
    assert scene.news("reshuffled") == [(1,)]
    assert scene.used_cards("message") == []
    assert scene.pile("message") == ["message-4", "message-5"]


def test_the_second_card_may_come_from_the_reshuffled_pile() -> None:
    """G-A6: in the middle of a draw."""
    scene = drawing("message-1", used="message-4 message-5")
    scene.choose("card message-1")
    assert scene.opened("card") == ["message-4", "message-5"]
    scene.choose("card message-5")
    assert scene.cards(0) == ["message-1", "message-5"]
    assert scene.pile("message") == ["message-4"]


def test_no_card_from_an_empty_pile() -> None:
    """G-A6: the action counts as used (G-A1)."""
    scene = drawing("")
    assert scene.news("no-card") == [(1,)]
    assert scene.cards(0) == []
    assert scene.city.acted[0] == 1


def test_one_card_where_only_one_is_left() -> None:
    """G-A1, G-A6"""
    scene = drawing("message-7")
    scene.choose("card message-7")
    assert scene.news("no-card") == [(1,)]
    assert scene.cards(0) == ["message-7"]


def test_a_card_used_on_an_empty_pile_is_its_top_and_can_be_drawn_again() -> None:
    """G-A6, G-A4: message 14 is for Guild Hall and Post Office."""
    scene = Scene(3)
    scene.lies("message", "", holder=1)
    scene.stand("post-office", way="guild-hall market")
    scene.quiet()
    scene.say(1, "deliver message-14")
    assert scene.news("reshuffled") == [(1,)]
    assert scene.pile("message") == ["message-14"]
    scene.say(0, "use")
    scene.choose("card message-14")
    scene.trade("deliver message-14")
    assert scene.money() == [160, 160, 130]


def test_the_other_piles_are_left_alone_by_a_reshuffle() -> None:
    """G-A6: each pile for itself."""
    scene = Scene(3)
    scene.lies("small-order", "small-order-1 small-order-2", used="small-order-9", holder=2)
    scene.lies("message", "message-1 message-2", used="message-9", holder=1)
    scene.stand("post-office")
    scene.trade("use")
    scene.choose("card message-1", "card message-2")
    assert scene.pile("message") == ["message-9"]
    assert scene.used_cards("small-order") == ["small-order-9"]


def test_contracts_can_be_dealt_with_like_any_card() -> None:
    """G-A6: and traded."""
    scene = Scene(3)
    scene.holds(1, "contract-inn")
    scene.stand("drinks")
    scene.offer(1, "for drinks give contract-inn")
    scene.trade("accept seat-2")
    assert scene.cards(0) == ["contract-inn"]
    assert scene.is_shown("contract-inn")


def test_contracts_of_all_kinds_are_drawn_by_chance_evenly() -> None:
    """G-A6: each card that lies face down is as likely, drawn fast or from the list."""
    scene = Scene(3)
    scene.lies("contract", "contract-inn contract-park contract-metals", holder=1)
    scene.stand("villa-ricci")
    scene.trade("use")
    assert scene.opened("card") == ["contract-metals", "contract-park", "contract-inn"]
    drawn = [GAME.vocabulary.text(int(scene.city.draw(Luck(str(n)), scene.choices))) for n in range(90)]
    assert set(drawn) == {"card contract-inn", "card contract-park", "card contract-metals"}
    assert min(drawn.count(text) for text in set(drawn)) > 15


class Piles:
    """The piles as they lie on a real table: lists from the top, face-down cards above face-up ones."""

    def __init__(self, seats: int) -> None:
        self.down = [set(range(int(FIRST_CARD[kind]), int(FIRST_CARD[kind + 1]))) for kind in range(4)]
        self.up: list[list[int]] = [[] for _ in range(4)]
        self.hands: list[set[int]] = [set() for _ in range(seats)]
        self.reshuffles = 0

    def surface(self, kind: int) -> None:
        if not self.down[kind] and self.up[kind]:
            self.down[kind] = set(self.up[kind])
            self.up[kind] = []
            self.reshuffles += 1

    def draw(self, seat: int, card: int) -> None:
        kind = int(kind_of(card))
        self.down[kind].remove(card)
        self.hands[seat].add(card)
        self.surface(kind)

    def use(self, seat: int, card: int) -> None:
        kind = int(kind_of(card))
        self.hands[seat].remove(card)
        self.up[kind].append(card)
        self.surface(kind)

    def hand_over(self, card: int, seat: int) -> None:
        for hand in self.hands:
            hand.discard(card)
        self.hands[seat].add(card)


@settings(max_examples=5)
@given(st.integers(2, 5), st.integers(0, 10**6))
def test_cards_lie_where_the_news_put_them(seats: int, seed: int) -> None:
    """G-A6, G-N2: the news alone lead explicit piles to the same places, over whole random games."""
    city = GAME.start(seats, {})
    listener = Listener()
    city.listener = listener
    luck = Luck(f"piles {seed}")
    choices = Choices(len(GAME.vocabulary))
    piles = Piles(seats)
    heard = 0
    trader = 0
    while not city.is_over():
        seat = city.first_asked()
        city.choose(seat, random_choice(city, seat, luck, choices))
        for item in listener.items[heard:]:
            if item.kind == news.TURN:
                trader = item.numbers[1]
            elif item.kind == news.DREW_CARD:
                piles.draw(item.numbers[0], item.numbers[1])
            elif item.kind in (news.DELIVERED_MESSAGE, news.DELIVERED_ORDER, news.TRADED_CARD):
                piles.use(item.numbers[0], item.numbers[1])
            elif item.kind == news.HANDED_CARD:
                piles.hand_over(item.numbers[2], item.numbers[1])
            elif item.kind == news.DEALT:
                terms = Terms(*item.numbers)
                for card in terms.cards:
                    piles.hand_over(card, trader)
                for card in terms.cards_back:
                    piles.hand_over(card, terms.seat)
        heard = len(listener.items)
        for card in range(60):
            kind = int(kind_of(card))
            place = int(city.where[card])
            assert (place == DOWN) == (card in piles.down[kind])
            assert (place == UP) == (card in piles.up[kind])
            assert place >= DOWN or card in piles.hands[place]
    assert piles.reshuffles == sum(item.kind == news.RESHUFFLED for item in listener.items)


def test_the_reshuffle_of_every_kind_follows_the_same_rule() -> None:
    """G-A6"""
    for kind, name in enumerate(KIND_NAMES):
        scene = Scene(2)
        cards = names_of(name)
        scene.has(0, "trade ale")
        scene.lies(name, cards[0], used=cards[1], holder=1)
        scene.stand("cathedral")
        scene.trade("use")
        scene.choose("play trade", "give ale", f"take {name}")
        assert scene.asked == [CHANCE]
        scene.choose(f"card {cards[0]}")
        assert scene.news("reshuffled") == [(kind,)]
        assert scene.pile(name) == [cards[1]]
