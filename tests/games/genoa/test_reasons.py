"""Why a choice of Genoa is not open: the reason by its key, its sentence and the rule that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.face.game_face import face_of
from fondaco.games import find_game
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.face.names import VOCABULARY
from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.reason import Reason
from fondaco.kernel.table import new_table
from fondaco.words.catalogue import game_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from .scene import Scene

GAME = find_game("genoa")
FACE = face_of(GAME, "en")
WORDS = game_words("en", GAME)


def reason(scene: Scene, seat: int, notation: str) -> Reason | None:
    """What the rules say against one choice, on the view of the seat."""
    scene.fit()
    view = GAME.view(scene.city, seat)
    return view.why_not(seat, GAME.vocabulary.number(notation), Choices(len(GAME.vocabulary)))


def told(scene: Scene, seat: int, notation: str) -> tuple[str, str]:
    """The key of a reason, and its rule."""
    found = reason(scene, seat, notation)
    return (found.key, found.rule) if found else ("", "")


def key(scene: Scene, seat: int, text: str) -> str:
    """The objection to what somebody types, without its prefix; empty for none. It can be said."""
    scene.fit()
    found = FACE.objection(GAME.view(scene.city, seat), seat, text)
    if found is None:
        return ""
    assert WORDS.say(*found).endswith(".")
    assert not WORDS.say(*found)[0].islower()
    return found[0].removeprefix("why-")


def test_steps_that_the_tower_cannot_make(scene: Scene) -> None:
    """G-M1: not next, been there, no steps left."""
    scene.stand("street-7-6", "metals")
    scene.quiet()
    assert key(scene, 0, "go market") == "not-next"
    assert key(scene, 0, "go metals") == "been-there"
    assert key(scene, 0, "go street-7-6") == "stands-there"
    assert key(scene, 0, "use") == "no-building"
    assert key(scene, 1, "offer market give 5") == "not-next"
    assert key(scene, 1, "offer metals give 5") == "been-there"
    assert key(scene, 1, "offer here give 5") == "stands-there"


def test_after_four_steps_there_is_no_more(scene: Scene) -> None:
    """G-M1."""
    scene.stand("villa-colini", "street-7-4 street-7-5 street-7-6 metals")
    scene.quiet()
    assert key(scene, 0, "go park") == "no-steps"
    assert key(scene, 1, "offer park give 5") == "no-steps"


def test_an_action_that_was_used_or_lapsed(scene: Scene) -> None:
    """G-M2."""
    scene.stand("metals", used=True)
    scene.quiet()
    assert key(scene, 0, "use") == "used-up"
    assert key(scene, 1, "offer metals give 5") == "used-up"


def test_players_without_an_action(scene: Scene) -> None:
    """G-N7: only streets are left to them."""
    scene.acted(0, 1)
    scene.stand("metals")
    scene.quiet()
    assert key(scene, 0, "use") == "own-action"
    assert key(scene, 1, "offer metals give 5") == "no-action"
    assert key(scene, 1, "offer 7-6 give 5") == ""


def test_a_forced_sale_comes_before_going_on(scene: Scene) -> None:
    """G-N6."""
    scene.stand("metals")
    scene.offer(1, "for metals give 5")
    scene.offer(2, "for tavern give 20")
    assert key(scene, 0, "go tavern") == "forced"
    assert key(scene, 0, "stop") == "forced"
    assert key(scene, 0, "accept 3") == "forced"
    assert key(scene, 0, "accept 2") == ""


def test_others_speak_first(scene: Scene) -> None:
    """G-N8."""
    scene.stand("street-7-6")
    assert key(scene, 0, "go metals") == "silent"
    assert key(scene, 0, "stop") == "silent"
    assert key(scene, 0, "accept 2") == "no-offer"
    assert key(scene, 0, "accept 1") == "no-player"
    assert key(scene, 0, "accept 5") == "no-player"
    assert key(scene, 0, "withdraw") == "no-counter"
    for text in ("offer", "plan", "pass", "rest", "agree"):
        assert key(scene, 0, text) == "trader-offers", text


def test_only_the_trader_decides(scene: Scene) -> None:
    scene.stand("metals")
    for text in ("stop", "use", "go tavern", "accept seat-3", "counter seat-3"):
        assert key(scene, 1, text) == "not-trader", text
    assert key(scene, 1, "agree") == "not-countered"
    assert key(scene, 1, "withdraw") == "no-own-offer"
    assert key(scene, 1, "forget plan-1") == "no-plan"
    assert key(scene, 1, "give 20") == "no-draft"


def test_what_is_wrong_with_an_offer(scene: Scene) -> None:
    """G-N1, G-N2: nothing in it, not held, the trader lacks it, not what the action brings."""
    scene.has(1, "ale", ducats=30)
    scene.stand("metals")
    assert key(scene, 1, "offer metals") == "nothing"
    assert key(scene, 1, "offer metals give 40") == "no-ducats"
    assert key(scene, 1, "offer metals give 2 ale") == "no-goods"
    assert key(scene, 1, "offer metals give trade") == "no-tile"
    assert key(scene, 1, "offer metals give marker") == "no-marker"
    assert key(scene, 1, "offer metals give contract-inn") == "no-card"
    assert key(scene, 1, "offer metals give 5 ask silk") == "trader-lacks"
    assert key(scene, 1, "offer metals give 5 ask contract-inn") == "unshown"
    assert key(scene, 1, "offer metals give 5 yield silk") == "no-yield"
    assert key(scene, 1, "offer metals give 5 ask 5") == "ducats-once"
    assert key(scene, 1, "offer metals give ale limit 20") == "limit"
    assert key(scene, 1, "offer metals bare give 5") == "not-bare"
    assert key(scene, 1, "plan park give 5 ask 5") == "plan-asks"


def test_pay_is_promised_only_by_who_can_earn_it(scene: Scene) -> None:
    """G-N2, and the rulings on proceeds."""
    scene.stand("villa-colini")
    assert key(scene, 1, "offer here yield 40") == "no-order"
    assert key(scene, 1, "offer here yield card, 40") == "two-yields"
    assert key(scene, 1, "offer here yield trade") == "no-order"
    assert key(scene, 1, "offer here yield marker") == "no-yield"
    scene.holds(1, "large-order-1")
    assert key(scene, 1, "offer here yield 40") == "no-order"
    scene.has(1, "copper linen wine")
    assert key(scene, 1, "offer here yield 40") == ""


def test_two_players_never_deal_for_ducats_alone(new_scene: Callable[..., Scene]) -> None:
    """G-2a."""
    scene = new_scene(2)
    scene.stand("metals")
    assert key(scene, 1, "offer metals give 40") == "no-item"
    assert key(scene, 1, "offer metals give 40 yield copper") == ""
    assert key(scene, 1, "offer metals give 40 limit 80") == "no-item"
    assert key(scene, 1, "offer 7-6 ask 5") == "no-item"


def test_the_last_action_is_not_given_away(scene: Scene) -> None:
    """G-N7: counted after the exchange."""
    scene.acted(1)
    scene.has(1, "extra-action")
    scene.stand("metals")
    assert key(scene, 1, "offer metals give extra-action") == "no-action"
    assert key(scene, 1, "offer metals give 5") == ""
    assert key(scene, 0, "counter 2 metals ask extra-action") == "no-action"


def test_a_counter_says_what_the_player_lacks(scene: Scene) -> None:
    """G-N2, G-N6."""
    scene.stand("metals")
    scene.offer(2, "for metals give 5")
    assert key(scene, 0, "counter 2 metals ask silk") == "not-held"
    assert key(scene, 0, "counter 2 tavern ask 5") == "forced"
    assert key(scene, 0, "counter 2 metals give silk ask 5") == "no-goods"


def test_drafts_are_composed_in_order(scene: Scene) -> None:
    scene.has(1, "ale")
    scene.stand("metals")
    scene.say(1, "offer")
    assert key(scene, 1, "give 5") == "space-first"
    scene.say(1, "for metals", "give ale")
    assert key(scene, 1, "give 5") == "order"
    assert key(scene, 1, "for tavern") == "space-chosen"
    assert key(scene, 1, "pass") == "drafting"


def test_counter_offers_have_an_end_and_want_an_answer(scene: Scene) -> None:
    """G-N8: three in a window."""
    scene.stand("metals")
    scene.quiet()
    for _ in range(3):
        scene.counter(1, "for metals ask 5")
        assert key(scene, 1, "pass") == "answer-counter"
        assert key(scene, 0, "stop") == "counter-open"
        scene.say(1, "refuse")
        scene.quiet()
    assert key(scene, 0, "counter 2") == "counters"


def test_a_counter_that_cannot_be_agreed_to_says_why(scene: Scene) -> None:
    """The trader cannot know what orders a player holds (G-N2)."""
    scene.stand("villa-colini")
    scene.quiet()
    scene.counter(1, "for villa-colini yield 40")
    assert key(scene, 1, "agree") == "no-order"


def test_messages_need_both_buildings(scene: Scene) -> None:
    """G-A4."""
    scene.holds(1, "message-3 small-order-3")
    scene.stand("tavern")
    assert key(scene, 1, "deliver message-3") == "not-carried"
    assert key(scene, 1, "deliver message-4") == "no-card"
    assert key(scene, 1, "deliver small-order-3") == "order-action"


def test_orders_within_an_action(scene: Scene) -> None:
    """G-A3: at the named building, with the goods, once."""
    scene.holds(0, "small-order-3 small-order-1 message-1")
    scene.has(0, "ale any-good")
    scene.stand("tavern")
    scene.trade("use")
    assert key(scene, 0, "done") == "not-done"
    assert key(scene, 0, "deliver small-order-1") == "other-building"
    assert key(scene, 0, "deliver small-order-4") == "no-card"
    assert key(scene, 0, "deliver message-1") == "message-later"
    assert key(scene, 0, "play building-action") == "no-tile"
    scene.say(0, "act")
    assert key(scene, 0, "act") == "done"
    short = scene.copy()
    short.has(0, "building-action")
    assert key(short, 0, "play building-action") == "idle-building-action"
    scene.say(0, "deliver small-order-3")
    scene.holds(0, "small-order-4")
    assert key(scene, 0, "deliver small-order-4") == "order-goods"
    scene.has(0, "pepper")
    assert key(scene, 0, "deliver small-order-4") == "delivered"
    scene.say(0, "play any-good")
    assert key(scene, 0, "take trade") == "goods-only"


def test_owning(scene: Scene) -> None:
    """G-O1."""
    scene.has(0, markers=1)
    scene.owns(0, "metals")
    scene.owns(1, "tavern")
    scene.leave(street_7_6=1, street_7_5=1)
    assert key(scene, 0, "claim street-2-3") == "no-discs"
    scene.say(0, "claim street-7-5")
    assert key(scene, 0, "done") == "marking-first"
    assert key(scene, 0, "place harbor") == "not-beside"
    assert key(scene, 0, "place tavern") == "markers"
    own = scene.copy()
    own.city.owners[data.TAVERN - data.OWNED] = 0
    assert key(own, 0, "place tavern") == "already-yours"
    free = scene.copy()
    free.city.owners[data.TAVERN - data.OWNED] = data.NONE
    assert key(free, 0, "remove tavern") == "nobodys"


def test_a_trade_says_what_it_neither_gives_nor_takes(scene: Scene) -> None:
    """G-A5: no ducats, no like kind, no other trade tile, nothing that is gone."""
    scene.has(0, "trade copper")
    scene.has(1, "silk silk silk silk silk")
    scene.stand("cathedral")
    scene.trade("use")
    scene.choose("play trade")
    assert told(scene, 0, "give 5") == ("trade-ducats", "G-A5")
    assert told(scene, 0, "give ale") == ("no-goods", "G-A5")
    assert told(scene, 0, "take ale") == ("other-question", "")
    scene.choose("give copper")
    assert told(scene, 0, "take copper") == ("trade-same", "G-A5")
    assert told(scene, 0, "take trade") == ("trade-trade", "G-A5")
    assert told(scene, 0, "take silk") == ("out-of-stock", "G-A5")
    assert told(scene, 0, "take ale") == ("", "")


def test_what_is_promised_comes_before_tiles(scene: Scene) -> None:
    """G-N2 (ruling): the action was bought with its silk."""
    scene.stand("market")
    scene.has(1, "trade silk saffron")
    scene.holds(1, "small-order-16")
    scene.offer(1, "for post-office yield card")
    scene.say(0, "accept seat-2")
    assert scene.question() == "acting"
    assert told(scene, 1, "play trade") == ("promised-first", "G-N2")
    assert told(scene, 1, "done") == ("not-done", "G-A1")


def test_of_the_drawn_cards_one_is_handed_over(scene: Scene) -> None:
    """G-N2: not one that was at hand before."""
    scene.stand("market")
    scene.holds(1, "message-3")
    scene.offer(1, "for post-office yield card")
    scene.say(0, "accept seat-2")
    scene.choose("card message-1", "card message-2")
    assert told(scene, 1, "give message-3") == ("not-drawn", "G-N2")
    assert told(scene, 1, "give 5") == ("not-drawn", "G-N2")
    assert told(scene, 1, "give message-1") == ("", "")


def test_before_the_action_of_a_bought_step_only_messages_are_delivered(scene: Scene) -> None:
    """G-A4: message 14 is for Guild Hall and Post Office."""
    scene.stand("market", way="guild-hall")
    scene.holds(0, "message-14 message-1 small-order-1")
    scene.offer(1, "for post-office give 5")
    scene.say(0, "accept seat-2")
    assert scene.question() == "arrival"
    assert told(scene, 0, "deliver message-1") == ("not-carried", "G-A4")
    assert told(scene, 0, "deliver small-order-1") == ("order-action", "G-A3")
    assert told(scene, 0, "use") == ("other-question", "")
    assert told(scene, 1, "done") == ("not-asked", "")


def test_what_the_stock_has_none_of_is_said_at_once(new_scene: Callable[..., Scene]) -> None:
    """G-N1, G-2a: copper is gone; silver would be a payment."""
    scene = new_scene(3)
    scene.has(2, "copper copper copper copper copper")
    scene.stand("metals")
    scene.say(1, "offer", "for metals")
    assert told(scene, 1, "send") == ("nothing", "G-N1")
    assert told(scene, 1, "yield copper") == ("not-in-stock", "G-N1")
    assert told(scene, 1, "yield ale") == ("no-yield", "G-N2")
    scene.has(2, "silver silver silver silver silver")
    assert told(scene, 1, "yield silver") == ("not-in-stock", "G-N1")
    pair = new_scene(2)
    pair.has(0, "copper copper copper copper copper")
    pair.stand("metals")
    pair.say(1, "offer", "for metals", "give 5")
    assert told(pair, 1, "yield copper") == ("not-in-stock", "G-N1")
    assert told(pair, 1, "limit 20") == ("no-item", "G-2a")


def test_a_reason_names_its_things_by_the_keys_of_words(scene: Scene) -> None:
    """G-O1, G-A3, G-A4."""
    scene.holds(0, "message-3 small-order-3")
    scene.stand("tavern")
    found = reason(scene, 0, "deliver message-3")
    assert found is not None
    assert found.facts == {"card": "the-message:space-tavern:space-park", "buildings": "space-park"}
    scene.trade("use")
    scene.has(0, "any-good")
    found = reason(scene, 0, "deliver small-order-3")
    assert found is not None
    assert found.facts["goods"] == "good-ale"


def test_nobody_begins_drafts_for_ever(scene: Scene) -> None:
    """G-N8: so many in a window."""
    scene.stand("metals")
    for _ in range(data.MOST_DRAFTS):
        scene.say(1, "plan", "cancel")
    for notation in ("plan", "offer"):
        assert told(scene, 1, notation) == ("drafts", "G-N8")


def test_a_reason_does_not_depend_on_what_is_hidden_from_whoever_asks() -> None:
    """G-S4: worlds that one view allows give the same reasons."""
    choices = Choices(len(GAME.vocabulary))
    for seats in (2, 4):
        table = new_table(GAME, seats, {}, f"worlds {seats}")
        luck = Luck("worlds")
        for _ in range(120):
            seat = int(table.state.first_asked())
            view = table.view(seat)
            other = GAME.view(GAME.imagine(view, seat, luck), seat)
            for choice in range(0, verbs.FIRST, 3):
                assert repr(view.why_not(seat, choice, choices)) == repr(other.why_not(seat, choice, choices))
            opened = table.open(seat)
            table.choose(seat, opened[luck.below(len(opened))])


def test_every_reason_in_whole_games_can_be_said() -> None:
    """Any choice that is not open is refused in a sentence."""
    said = set()
    choices = Choices(len(GAME.vocabulary))
    for seats in (2, 3):
        table = new_table(GAME, seats, {}, f"refused {seats}")
        luck = Luck("refused")
        while not table.state.is_over():
            seat = int(table.state.first_asked())
            for who in range(seats):
                choice = luck.below(verbs.FIRST)
                found = table.view(who).why_not(who, choice, choices)
                if found is not None:
                    said.add(found.key)
                    sentence = WORDS.say(f"why-{found.key}", found.facts)
                    assert sentence.endswith("."), VOCABULARY.text(choice)
                    assert not sentence[0].islower(), found
            opened = table.open(seat)
            table.choose(seat, opened[luck.below(len(opened))])
    assert len(said) > 20
