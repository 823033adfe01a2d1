"""The dealing drawer in the browser: what can be given and asked, quick offers, counters, plans, and the weighing."""

from __future__ import annotations

import re

import pytest

from fondaco.face.game_face import face_of
from fondaco.games.genoa.face.buttons import DRAFTED, ELSEWHERE
from fondaco.games.genoa.face.drawer import DrawerFacts, drawer_facts
from fondaco.games.genoa.face.reckoning import UNTOLD
from fondaco.games.genoa.face.weighing import weighing_facts
from fondaco.words.catalogue import LANGUAGES

from ...conformance import seen
from .scene import Scene
from .stage import FACE, GAME, NAMES, WORDS, buttons, page, staged
from .tavern import at_the_tavern, drawer, offers


def numbers_of(layout: Scene, seat: int) -> list[int]:
    return [GAME.vocabulary.number(text) for text in layout.open(seat)]


def ticked(facts: DrawerFacts) -> list[str]:
    sides = [facts.give, facts.get] if facts.get else [facts.give]
    tokens = [token for side in sides for token in (*side.tokens, *side.cards)]
    return [f"{token.field}={token.value}" for token in (*tokens, *facts.yields) if token.is_in]


# What can be named.


def test_no_two_controls_of_the_form_are_alike() -> None:
    html = page(staged(at_the_tavern(), 1), "drawer")
    found = re.findall(r'<input type="checkbox" form="compose" id="([^"]+)"', html)
    assert len(found) == len(set(found)) > 8


def test_a_space_on_the_plan_is_a_label_of_its_radio() -> None:
    html = page(staged(at_the_tavern(), 1), "plan", "drawer")
    labels = set(re.findall(r'<label for="(to-[^"]+)"', html))
    radios = set(re.findall(r'<input type="radio" form="compose" name="space" id="([^"]+)"', html))
    assert labels == radios == {"to-tavern", "to-street-7-3", "to-street-7-5", "to-cathedral"}


def test_enter_sends_what_is_put_together() -> None:
    """Enter presses the first button of a form, so that one must not be a coin with a price of its own."""
    scene = at_the_tavern()
    scene.say(2, "plan")
    for seat, verb in ((1, "offer"), (2, "plan")):
        html = page(staged(scene, seat), "offers", "drawer")
        pressed = re.findall(r'<button form="compose" name="([^"]+)" value="([^"]+)"', html)
        assert pressed[0] == pressed[-1] == ("verb", verb)
    assert ("space", "tavern 10") in re.findall(
        r'<button form="compose" name="([^"]+)" value="([^"]+)"', page(staged(scene, 1), "drawer")
    )


def test_each_thing_that_is_held_is_a_token() -> None:
    """G-N2: anything held may be given, and nothing else is listed."""
    facts = drawer(at_the_tavern(), 1)
    given = [token.field for token in facts.give.tokens]
    assert given == ["give-copper", "give-copper", "give-any-good", "give-marker", "give-marker"]
    assert [token.value for token in facts.give.cards] == ["message-4", "small-order-3"]
    assert facts.get is not None
    assert [token.field for token in facts.get.tokens] == ["ask-ale", "ask-trade"]


def test_of_the_others_only_known_cards_can_be_asked() -> None:
    """G-S4: cards are secret until they are shown."""
    facts = drawer(at_the_tavern(), 1)
    assert facts.get is not None
    assert [token.value for token in facts.get.cards] == ["contract-harbor"]
    assert facts.get.money == -1
    assert "contract-inn" not in page(staged(at_the_tavern(), 1))


def test_the_spaces_are_those_the_tower_can_go_to_and_the_yield_is_that_of_their_actions() -> None:
    """G-N1, G-N2."""
    facts = drawer(at_the_tavern(), 1)
    assert {space.name for space in facts.spaces} == {"tavern", "street-7-3", "street-7-5", "cathedral"}
    assert [(token.field, token.spaces) for token in facts.yields] == [
        ("yield", ("tavern",)),
        ("yield-marker", ("cathedral",)),
        ("yield-marker", ("cathedral",)),
    ]


def test_the_pay_of_an_order_can_be_promised_where_one_can_be_delivered() -> None:
    """G-N2: only from an order that the buyer holds, with goods that are there."""
    scene = at_the_tavern()
    assert drawer(scene, 1).pays == ("tavern",)
    assert drawer(scene, 2).pays == ()


def test_what_cannot_be_paid_is_no_quick_offer() -> None:
    scene = at_the_tavern()
    assert {price for space in drawer(scene, 1).spaces for price in space.prices} >= {5, 10}
    scene.has(1, ducats=5)
    assert {price for space in drawer(scene, 1).spaces for price in space.prices} == {5}


def test_between_two_players_ducats_alone_are_no_quick_offer() -> None:
    """G-2a."""
    scene = Scene(2)
    scene.stand("street-7-4")
    assert all(space.prices == () for space in drawer(scene, 1).spaces)


def test_whoever_watches_and_the_trader_have_no_drawer() -> None:
    scene = at_the_tavern()
    assert drawer_facts(staged(scene, 0)) is None
    assert drawer_facts(staged(scene, -1)) is None
    assert "compose" not in page(staged(scene, -1))


def test_every_plain_answer_has_a_word() -> None:
    by_chance = {"first", "die", "card"}
    on_the_mat_or_named = {"take"}
    plain = set(GAME.vocabulary.verbs) - ELSEWHERE - (DRAFTED - {"give"}) - by_chance - on_the_mat_or_named
    assert [verb for verb in sorted(plain) if not WORDS.has(f"deal-do-{verb}")] == []


# What the form is filled with.


def test_a_standing_offer_fills_the_form() -> None:
    """G-N8: an offer may be replaced at will."""
    scene = at_the_tavern()
    scene.offer(1, "for tavern give 15 give copper ask ale yield trade limit 25")
    facts = drawer(scene, 1)
    assert not facts.is_new
    assert facts.chosen == "tavern"
    assert (facts.give.ducats, facts.up_to) == (15, 25)
    assert ticked(facts) == ["give-copper=1", "ask-ale=1", "yield=trade"]
    assert facts.weighing is not None
    html = page(staged(scene, 1), "drawer")
    assert re.search(r'value="tavern" checked', html)
    assert 'name="give-ducats" min="0" step="5" max="60" value="15"' in html


def test_up_to_how_many_ducats_is_told_to_nobody() -> None:
    scene = at_the_tavern()
    scene.offer(1, "for tavern give 10 limit 45")
    assert "45" in page(staged(scene, 1), "drawer")
    for seat in (-1, 0, 2):
        assert "45" not in page(staged(scene, seat), "offers", "drawer")


def test_a_counter_is_composed_from_the_offer_it_answers() -> None:
    """G-N4: what the player gave is now asked for."""
    scene = at_the_tavern()
    scene.offer(1, "for tavern give 15 give copper ask ale")
    scene.say(0, "counter seat-2")
    facts = drawer(scene, 0)
    assert (facts.verb, facts.partner, facts.chosen) == ("counter", "seat-2", "tavern")
    assert facts.get is not None
    assert (facts.give.ducats, facts.get.ducats) == (0, 15)
    assert ticked(facts) == ["give-ale=1", "ask-copper=1"]
    assert not facts.may_limit
    assert "cancel" in buttons(page(staged(scene, 0), "replies"))


def test_whoever_is_countered_may_agree_refuse_or_change_it() -> None:
    scene = at_the_tavern()
    scene.offer(1, "for tavern give 15")
    scene.counter(1, "for tavern give ale ask 25")
    html = page(staged(scene, 1), "replies")
    assert buttons(html)[:2] == ["agree", "refuse"]
    assert 'id="changing"' in html
    counter = offers(scene, 1).counter
    assert counter is not None
    assert counter.is_own
    assert counter.worth > UNTOLD


def test_a_counter_leaves_the_form_of_whoever_gets_it_alone() -> None:
    """What somebody else wants is never filled into it, whether or not something of one's own stands."""
    scene = at_the_tavern()
    scene.counter(1, "for tavern give ale ask 25")
    untouched = drawer(scene, 1)
    assert (untouched.chosen, untouched.give.ducats, ticked(untouched)) == ("", 0, [])
    scene = at_the_tavern()
    scene.offer(1, "for cathedral give 15")
    before = drawer(scene, 1)
    scene.counter(1, "for tavern give ale ask 25")
    facts = drawer(scene, 1)
    assert facts.is_answer
    assert (facts.chosen, facts.give, facts.question) == (before.chosen, before.give, before.question)
    assert ticked(facts) == []


def test_once_an_offer_stands_it_is_changed_or_withdrawn() -> None:
    """The other answers step back, and the form opens by `Change` alone."""
    scene = at_the_tavern()
    assert not drawer(scene, 1).is_folded
    scene.offer(1, "for tavern give 15")
    assert drawer(scene, 1).is_folded
    at_hand, _, more = page(staged(scene, 1), "replies").partition("<details")
    asked = [re.findall(r' data-question="([^"]+)"', page(staged(scene, 1), part)) for part in ("replies", "drawer")]
    assert asked[0] == asked[1] != [], "the switch of the form belongs to another question"
    assert "Your offer stands" in at_hand
    assert 'id="changing"' in at_hand
    assert buttons(at_hand) == ["withdraw"], "nobody waits for more"
    assert set(buttons(more)) == {"plan", "retire", "rest"}
    assert [answer.label for answer in FACE.answers(staged(scene, 1))] == ["Change", "Withdraw"]


def test_a_sum_is_sent_at_once_only_while_nothing_of_mine_stands() -> None:
    """A coin at a space is an offer; where one is put together or stands, coins lie down in the form instead."""
    scene = at_the_tavern()
    at_once = r'<button form="compose" name="space"'
    assert re.search(at_once, page(staged(scene, 1), "drawer"))
    scene.offer(1, "for tavern give 15")
    html = page(staged(scene, 1), "drawer")
    assert not re.search(at_once, html)
    assert re.search(r'<button type="button" class="price fill" data-into="give-ducats" data-sets="10"', html)


def test_a_plan_is_for_any_space_and_asks_nothing() -> None:
    """G-N5: offers about spaces further away."""
    scene = at_the_tavern()
    scene.say(1, "plan")
    facts = drawer(scene, 1)
    assert facts.verb == "plan"
    assert facts.get is None
    assert len(facts.elsewhere) == 39
    html = page(staged(scene, 1), "drawer")
    assert 'id="to-villa-ricci" value="villa-ricci"' in html
    assert len(re.findall(r'<label for="to-', page(staged(scene, 1), "plan"))) == 39
    assert '<input type="hidden" form="compose" name="verb" value="plan">' in html


def test_plans_are_seen_and_begun_where_offers_are_made() -> None:
    """On a phone one's own things lie in a sheet, and the city is another part of the board."""
    scene = at_the_tavern()
    scene.plan(1, "for harbor give 15")
    plans = page(staged(scene, 1), "drawer").partition('<div class="plans">')[2]
    assert "Harbor" in plans
    assert buttons(plans) == ["forget plan-1", "plan"]
    others = page(staged(scene, 2), "drawer").partition('<div class="plans">')[2]
    assert buttons(others) == ["plan"], "nobody sees whether others have plans"


def test_a_space_for_a_plan_says_what_it_gives_who_wants_it_and_whether_it_is_planned() -> None:
    scene = at_the_tavern()
    scene.plan(1, "for harbor give 15")
    scene.say(1, "plan")
    found = {space.name: space for space in drawer(scene, 1).elsewhere}
    assert [name for name, space in found.items() if space.is_planned] == ["harbor"]
    assert [piece.symbol for piece in found["harbor"].brought] == ["item-any-good"]
    assert found["street-2-3"].brought == ()
    wanted = {name: space.wanted for name, space in found.items() if space.wanted}
    assert sorted(symbol for symbols in wanted.values() for symbol in symbols) == [
        "item-message",
        "item-message",
        "item-small-order",
    ]
    html = page(staged(scene, 1), "drawer")
    assert html.count('<label class="street">') == 21
    assert "you have 60" in html


# Weighing.


def test_what_is_composed_is_weighed_at_once() -> None:
    """G-N1: the first reason why it cannot be sent, or what it is worth."""
    scene = staged(at_the_tavern(), 1)
    cheap = weighing_facts(scene, {"verb": ["offer"], "space": ["tavern"], "give-ducats": ["5"]})
    dear = weighing_facts(scene, {"verb": ["offer"], "space": ["tavern"], "give-ducats": ["60"]})
    assert (cheap.look, dear.look) == ("good", "bad")
    poor = weighing_facts(scene, {"verb": ["offer"], "space": ["tavern"], "give-ducats": ["65"]})
    far = weighing_facts(scene, {"verb": ["offer"], "space": ["harbor"], "give-ducats": ["5"]})
    odd = weighing_facts(scene, {"verb": ["offer"], "space": ["tavern"], "give-ducats": ["7"]})
    assert {poor.look, far.look, odd.look} == {"faulty"}
    assert len({poor.sentence, far.sentence, odd.sentence}) == 3
    later = weighing_facts(scene, {"verb": ["plan"], "space": ["harbor"], "give-ducats": ["5"]})
    assert later.look != "faulty"


def test_a_form_that_was_only_begun_is_not_at_fault() -> None:
    scene = staged(at_the_tavern(), 1)
    chosen = weighing_facts(scene, {"verb": ["offer"], "space": ["tavern"]})
    given = weighing_facts(scene, {"verb": ["offer"], "give-ducats": ["5"]})
    assert (chosen.look, given.look) == ("begun", "begun")
    assert chosen.sentence != given.sentence


def test_weighing_changes_nothing() -> None:
    scene = staged(at_the_tavern(), 1)
    before = scene.view.numbers()
    weighing_facts(scene, {"verb": ["offer"], "space": ["tavern"], "give-ducats": ["5"]})
    assert scene.view.numbers() == before


def test_what_is_written_on_an_answer_is_part_of_what_is_spoken() -> None:
    """Whoever speaks to the page says what is written on it."""
    scene = at_the_tavern()
    scene.offer(1, "for tavern give 15")
    scene.counter(1, "for tavern ask 25")
    looked = 0
    for seat in (0, 1):
        html = page(staged(scene, seat), "replies", "offers", "drawer")
        labels = re.findall(r'<span class="visually-hidden">([^<]+)</span><span class="face"[^>]*>([^<]+)</span>', html)
        labels += re.findall(r'<button [^>]*aria-label="([^"]+)">([^<]+)</button>', html)
        assert [(spoken, written) for spoken, written in labels if written not in spoken] == []
        looked += len(labels)
    assert looked > 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_that_takes_something_names_it(language: str) -> None:
    """Under the prompt, and in the bar for thumbs, where nothing is drawn beside it."""
    face = face_of(GAME, language)
    scene = Scene(3)
    scene.has(0, "any-good")
    scene.stand("tavern")
    for choice, thing, form in (("use", "space-tavern", "short"), ("act", "effect-tavern", "")):
        shown = seen.scene_of(face, GAME.view(scene.city, 0), 0, list(NAMES[:3]), numbers_of(scene, 0))
        named = face.words.say(thing, form=form)
        assert [answer.label for answer in face.answers(shown) if named in answer.label]
        (replies,) = [fragment.html for fragment in face.fragments(shown) if fragment.id == "replies"]
        faces = re.findall(rf'value="{choice}".*?<span class="face"[^>]*>(.*?)</span></button>', replies)
        assert len(faces) == 1
        assert face.words.say(thing, form=form and "title") in faces[0]
        scene.say(0, choice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_that_gives_or_delivers_a_card_says_what_kind_of_card(language: str) -> None:
    words = face_of(GAME, language).words
    verbs = ["deliver", "give"]
    said = [
        words.say(f"deal-do-{verb}", {"thing": kind}) for verb in verbs for kind in ("kind-message", "kind-large-order")
    ]
    assert len(set(said)) == len(said)
    assert all(" " in label for label in said)


def test_a_sum_stands_over_the_coins_that_add_to_it_beside_a_way_back_to_nothing() -> None:
    html = page(staged(at_the_tavern(), 1), "drawer")
    sums = re.findall(r'<div class="sum">(.*?)</div>', html)
    assert len(sums) == 2
    for one, field in zip(sums, ("give-ducats", "ask-ducats"), strict=True):
        controls = re.findall(rf'id="{field}"|data-into="{field}" data-(\w+="-?\d+")', one)
        assert controls == ["", 'sets="0"', 'adds="5"', 'adds="20"', 'adds="-5"']


def test_what_a_building_gives_is_offered_before_what_can_be_done_besides() -> None:
    scene = Scene(3)
    scene.holds(0, "small-order-3")
    scene.has(0, "ale")
    scene.stand("tavern")
    scene.trade("use")
    html = page(staged(scene, 0), "drawer")
    assert buttons(html) == ["act", "deliver small-order-3"]
    assert "Deliver the order: 40 ducats" in html
    scene.choose("act")
    assert buttons(page(staged(scene, 0), "drawer"))[0] == "deliver small-order-3"


def test_who_rests_is_not_offered_to_say_nothing() -> None:
    """They may speak again, but nobody waits for it (G-N8)."""
    scene = at_the_tavern()
    assert "pass" in buttons(page(staged(scene, 1), "replies"))
    scene.say(1, "rest")
    assert "pass" not in buttons(page(staged(scene, 1), "replies"))
    assert "pass" not in [answer.notation for answer in FACE.answers(staged(scene, 1))]


def test_a_stop_says_that_the_dice_are_next() -> None:
    """They are all that chance decides right after it."""
    stop = GAME.vocabulary.number("stop")
    text = FACE.seal(at_the_tavern().city, 0, stop, "drawn")
    assert text is not None
    assert "dice" in FACE.words.say(*text)
    assert FACE.seal(at_the_tavern().city, 0, stop, "over") is None
