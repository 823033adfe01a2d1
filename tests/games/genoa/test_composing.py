"""Composing an offer from small choices (G-N8): what is open, when it can be sent, and that there is a way out."""

from __future__ import annotations

import random

import pytest

from fondaco.games.genoa.data import GOOD_NAMES, KIND_NAMES, SPACES, TILE_NAMES
from fondaco.kernel.errors import NotOpen

from .deal_oracle import Said, is_valid, neighbours
from .deal_scene import at_crossing, at_metals
from .scene import CARD_NAMES, GAME, SPACE_NAMES, Scene


def some_window(seats: int, luck: random.Random, options: str = "") -> Scene:
    """The tower somewhere on its way, and everybody with a handful of things; some have acted, some have offered."""
    scene = Scene(seats, options=options)
    way = [luck.choice(SPACE_NAMES)]
    while len(way) < luck.randint(1, 5):
        way.append(luck.choice(sorted(neighbours(way[-1]) - set(way) or {"market"})))
    things = luck.sample([*GOOD_NAMES * 3, *TILE_NAMES * 2], 6 * seats)
    cards = luck.sample(CARD_NAMES, 6 * seats)
    if luck.random() < 0.5:
        empty_the_stock(scene, luck)
    for seat in range(seats):
        scene.has(seat, " ".join(things[seat::seats]), ducats=5 * luck.randrange(20), markers=luck.randrange(3))
        scene.holds(seat, " ".join(cards[seat::seats]))
        scene.shows(seat, " ".join(cards[seat::seats][:3]))
    scene.acted(*(seat for seat in range(seats) if luck.random() < 0.4))
    scene.stand(way[-1], " ".join(way[:-1]), by_deal=luck.random() < 0.3, used=luck.random() < 0.3)
    for seat in range(1, seats):
        if luck.random() < 0.5 and "offer" in scene.open(seat):
            compose_something(scene, seat, luck)
    return scene


def empty_the_stock(scene: Scene, luck: random.Random) -> None:
    """The last player has what there is of half the goods and tiles, and sometimes all cards of a pile."""
    for name in luck.sample([*GOOD_NAMES, *TILE_NAMES], 7):
        scene.has(scene.seats - 1, f"{name} " * (scene.stock(name) - 3 * (name in GOOD_NAMES) - 2))
    for kind in luck.sample(KIND_NAMES, 2):
        scene.lies(kind, "", holder=scene.seats - 1)


def compose_something(scene: Scene, seat: int, luck: random.Random) -> None:
    """A short offer, if what comes to mind makes one."""
    scene.say(seat, "offer")
    scene.say(seat, f"for {luck.choice(scene.opened('for', seat))}")
    things = scene.opened("give", seat)
    if things:
        scene.say(seat, f"give {luck.choice(things)}")
    scene.say(seat, "send" if "send" in scene.open(seat) else "cancel")


def verbs(scene: Scene, seat: int) -> list[str]:
    return [text for text in scene.open(seat) if text.split()[0] in ("offer", "plan", "counter")]


def mode_of(verb: str) -> tuple[str, int]:
    """Offer, plan or counter, and whom it names."""
    mode, _, partner = verb.partition(" ")
    return mode, int(partner.removeprefix("seat-")) - 1 if partner else -1


@pytest.mark.parametrize(("seats", "options"), [(2, ""), (3, ""), (4, "bare-steps=yes"), (5, "")])
def test_sending_is_open_exactly_when_the_offer_is_valid(seats: int, options: str) -> None:
    """G-N1, G-N2, G-N6, G-N7, G-N8, G-2a: random drafts, judged by an oracle written from the rules alone."""
    luck = random.Random(f"drafts {seats}")
    sent = closed = 0
    for _ in range(60 // seats):
        scene = some_window(seats, luck, options)
        for seat in range(seats):
            for verb in verbs(scene, seat):
                draft = scene.copy()
                draft.say(seat, verb)
                for is_open in judged(draft, seat, verb, luck):
                    sent += is_open
                    closed += not is_open
    assert sent > 100
    assert closed > 20


def judged(draft: Scene, seat: int, verb: str, luck: random.Random) -> list[bool]:
    """Whether it can be sent, after each of the things that a random draft is made of; as the oracle says."""
    mode, partner = mode_of(verb)
    player = seat if partner < 0 else partner
    said = Said()
    found = []
    while True:
        texts = draft.open(seat)
        if said.space:
            is_open = "send" in texts
            assert is_open == is_valid(draft, player, said if partner < 0 else said.turned(), mode), (verb, vars(said))
            found.append(is_open)
        more = [text for text in texts if text not in ("send", "cancel")]
        if not more or luck.random() < 0.1:
            return found
        text = choice_by_verb(more, luck)
        draft.say(seat, text)
        said.add(text)


def choice_by_verb(texts: list[str], luck: random.Random) -> str:
    """Each verb as likely, so that what comes late in the order is not passed over."""
    verb = luck.choice(sorted({text.split()[0] for text in texts}))
    return luck.choice([text for text in texts if text.split()[0] == verb])


def can_be_sent(scene: Scene, seat: int, depth: int) -> bool:
    """Whether some continuation of a draft, not too long a one, can be sent."""
    texts = scene.open(seat)
    if "send" in texts:
        return True
    if depth == 0:
        return False
    for text in texts:
        if text != "cancel":
            after = scene.copy()
            after.say(seat, text)
            if can_be_sent(after, seat, depth - 1):
                return True
    return False


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_draft_has_a_way_out(seats: int) -> None:
    """G-N8: `cancel` is open at every point, and leads back to where the draft began."""
    luck = random.Random(f"ways out {seats}")
    scene = some_window(seats, luck)
    for seat in range(seats):
        for verb in verbs(scene, seat):
            draft = scene.copy()
            draft.city.begun[seat] -= 1  # that a draft was begun is counted, and nothing else is left of it
            before = scene.city.numbers()
            draft.say(seat, verb)
            for _ in range(luck.randrange(8)):
                more = [text for text in draft.open(seat) if text not in ("send", "cancel")]
                if not more:
                    break
                draft.say(seat, luck.choice(more))
            assert draft.open(seat)[0] == "cancel"
            draft.say(seat, "cancel")
            assert draft.city.numbers() == before


def test_what_can_be_named_for_a_space() -> None:
    """G-N2: own things to give, the trader's open things to ask for, what the building brings; in this order."""
    scene = at_crossing()
    scene.has(1, "ale trade", ducats=10, markers=1)
    scene.holds(1, "message-3")
    scene.has(0, "silk", ducats=5)
    scene.say(1, "offer", "for metals")
    assert scene.open(1) == [
        *("cancel", "give 5", "give 10", "give ale", "give trade", "give marker", "give message-3"),
        *("ask 5", "ask silk", "yield silver", "yield copper"),
    ]


def test_things_come_in_ascending_order() -> None:
    """G-N8: every offer is composed in one way only; equal things may follow each other."""
    scene = at_crossing()
    scene.has(1, "ale ale wine silk")
    scene.say(1, "offer", "for metals", "give wine")
    assert scene.opened("give", 1) == ["silk"]
    scene.say(1, "cancel", "offer", "for metals", "give ale")
    assert scene.opened("give", 1) == ["ale", "wine", "silk"]
    scene.say(1, "give ale")
    assert scene.opened("give", 1) == ["wine", "silk"]
    scene.say(1, "yield silver")
    assert scene.opened("give", 1) == []
    assert scene.opened("ask", 1) == []


def test_ducats_go_one_way_only() -> None:
    """G-N2: who gives ducats does not ask for any."""
    scene = at_crossing()
    scene.say(1, "offer", "for metals", "give 5")
    assert [coin for coin in scene.opened("ask", 1) if coin.isdigit()] == []
    scene.say(1, "cancel", "offer", "for metals", "ask 5")
    assert scene.opened("give", 1) == []


def test_a_counter_is_composed_from_the_traders_side() -> None:
    """G-N8: the trader gives its own and asks for the player's; the yield is what the player hands over."""
    scene = at_crossing()
    scene.has(0, "silk", ducats=5)
    scene.holds(0, "contract-inn")
    scene.has(1, "ale", ducats=5)
    scene.holds(1, "message-3")
    scene.shows(1, "message-4")
    scene.say(0, "counter seat-2", "for metals")
    assert scene.open(0) == [
        *("cancel", "give 5", "give silk", "give contract-inn"),
        *("ask 5", "ask ale", "ask message-4", "yield silver", "yield copper"),
    ]


def test_a_plan_may_be_for_any_space() -> None:
    """G-N5: all thirty-nine."""
    scene = at_crossing()
    scene.say(1, "plan")
    assert len(scene.opened("for", 1)) == SPACES


def test_a_limit_follows_ducats() -> None:
    """G-N8: up to how many is said last, and only where some are given."""
    scene = at_crossing()
    scene.has(1, "ale")
    scene.say(1, "offer", "for metals", "give ale")
    assert scene.opened("limit", 1) == []
    scene.say(1, "cancel", "offer", "for metals", "give 10")
    assert scene.opened("limit", 1) == ["5", "10", "20", "40", "80", "160"]
    scene.say(1, "limit 20")
    assert scene.open(1) == ["cancel", "send", "limit 40", "limit 80", "limit 160"]


def test_an_orders_pay_can_be_promised_only_by_whoever_can_fill_one() -> None:
    """G-N2: nothing is open that could never be sent."""
    scene = at_crossing()
    scene.say(1, "offer", "for park")
    assert scene.opened("yield", 1) == ["extra-action"]
    holder = at_crossing()
    holder.holds(1, "small-order-7")
    holder.has(1, "silk")
    holder.say(1, "offer", "for park")
    assert holder.opened("yield", 1) == ["extra-action", "5", "10", "20", "40"]
    holder.say(1, "yield 20")
    assert holder.opened("yield", 1) == []


def test_a_villas_reward_can_be_promised_only_by_whoever_can_fill_an_order() -> None:
    """G-N2, G-A3: else the villa brings a contract."""
    scene = at_metals()
    scene.say(1, "offer", "for villa-colini")
    assert scene.opened("yield", 1) == ["card"]


def test_a_bare_step_is_said_first() -> None:
    """G-N7: with the option, right after the space; without it never."""
    scene = at_crossing(options="bare-steps=yes")
    scene.say(1, "offer", "for metals")
    assert scene.open(1)[1] == "bare"
    scene.say(1, "bare")
    assert scene.opened("yield", 1) == []
    scene.say(1, "give 5")
    assert "bare" not in scene.open(1)
    plain = at_crossing()
    plain.say(1, "offer", "for metals")
    assert "bare" not in plain.open(1)


def test_while_composing_nothing_else_is_open() -> None:
    """G-N8: a draft is sent or cancelled first."""
    scene = at_crossing()
    scene.say(1, "offer")
    with pytest.raises(NotOpen):
        scene.say(1, "pass")
    assert {text.split()[0] for text in scene.open(1)} == {"cancel", "for"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_space_that_can_be_named_can_be_bought(seats: int) -> None:
    """G-N1, G-N7: from `for SPACE` some offer can be sent."""
    luck = random.Random(f"spaces {seats}")
    for _ in range(3):
        scene = some_window(seats, luck)
        for seat in range(seats):
            for verb in verbs(scene, seat):
                draft = scene.copy()
                draft.say(seat, verb)
                spaces = draft.opened("for", seat)
                for space in luck.sample(spaces, min(3, len(spaces))):
                    named = draft.copy()
                    named.say(seat, f"for {space}")
                    assert can_be_sent(named, seat, 2), (verb, space)


@pytest.mark.parametrize(("seats", "options"), [(2, ""), (3, ""), (4, "bare-steps=yes"), (5, "")])
def test_no_choice_leads_into_a_dead_end(seats: int, options: str) -> None:
    """G-N8: whatever is open, something that can be sent may still come of it."""
    luck = random.Random(f"dead ends {seats}")
    for _ in range(12):
        scene = some_window(seats, luck, options)
        for seat in range(seats):
            for verb in verbs(scene, seat):
                draft = scene.copy()
                draft.say(seat, verb)
                said = [verb]
                while more := [text for text in draft.open(seat) if text not in ("send", "cancel")]:
                    said.append(choice_by_verb(more, luck))
                    draft.say(seat, said[-1])
                    assert can_be_sent(draft, seat, 2), said


def test_two_offers_with_the_same_content_are_the_same() -> None:
    """G-N8: one way to say it means one offer; a random one is never said in two orders."""
    scene = at_crossing()
    scene.has(1, "ale wine")
    scene.say(1, "offer", "for metals", "give 5", "give ale", "yield silver")
    with pytest.raises(NotOpen):
        scene.say(1, "give wine")
    assert len(GAME.vocabulary.texts) == len(set(GAME.vocabulary.texts))
