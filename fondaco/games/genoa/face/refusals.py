"""Why a choice of Genoa is not open: the sentence for the first thing that stands against it."""

from __future__ import annotations

from typing import cast

from fondaco.face.text import Text
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.face.action_refusals import (
    against_acting,
    against_marker,
    against_message,
    against_taking,
    not_held,
)
from fondaco.games.genoa.face.names import VOCABULARY, space_key
from fondaco.games.genoa.face.offer_words import Facts
from fondaco.games.genoa.face.readings import draft_mode, offer_of, others_silent
from fondaco.games.genoa.faults import (
    FAULT_NAMES,
    FORCED,
    NO_ACTION,
    NO_ITEM,
    NO_ORDER,
    NO_YIELD,
    NOT_BARE,
    NOT_HELD,
    SHOWN_CARDS,
    TRADER_LACKS,
    TWO_YIELDS,
    VALID,
    order_pay,
    space_fault,
)
from fondaco.games.genoa.offer import (
    COUNTERING,
    CURSOR,
    DRAFT,
    DUCATS,
    NO_DRAFT,
    OFFER,
    PLANNING,
    YIELD_CARDS,
    YIELD_PAY,
    YIELD_TILES,
)
from fondaco.games.genoa.shown import fault, item_ceiling, keeps_action
from fondaco.games.genoa.standing import counter_fault, is_forced
from fondaco.games.genoa.state import RESTING, SPEAKING, City
from fondaco.games.genoa.steps.action import Action
from fondaco.games.genoa.steps.ceiling import ceiling
from fondaco.games.genoa.steps.composing import buyer_of, can_buy_anything, draft_fault
from fondaco.games.genoa.steps.owning import Marking


def refusal(city: City, seat: int, choice: int) -> Text | None:
    """What stands against a choice that is not open; None where nothing better can be said than what is."""
    if not city.may_answer(seat):
        return None
    question = city.question()
    if question == "dealing":
        return against_dealing(city, seat, choice)
    if question == "acting":
        return against_acting(city, seat, choice, cast(Action, city.asking))
    if question in ("any-good", "trade-take", "reward") and verbs.TAKE <= choice < verbs.VISIT:
        return against_taking(choice - verbs.TAKE, question)
    if question in ("trade-give", "handing") and verbs.GIVE <= choice < verbs.ASK:
        return not_held(city, choice)
    if question == "visiting" and verbs.VISIT <= choice < verbs.CLAIM:
        building = choice - verbs.VISIT + data.OWNED
        key = "objection-palace" if building == data.PALACE else "objection-not-yours"
        return key, {"building": space_key(building)}
    if question == "last-call" and verbs.DELIVER <= choice < verbs.PLAY:
        return against_message(city, seat, choice)
    if question == "owning" and verbs.CLAIM <= choice < verbs.PLACE:
        street = data.STREET + choice - verbs.CLAIM
        key = "objection-no-discs" if city.discs[street] == 0 else "objection-nothing-beside"
        return key, {"space": space_key(street)}
    if question == "marking" and verbs.PLACE <= choice < verbs.FIRST:
        return against_marker(city, seat, choice, cast(Marking, city.asking))
    return ("objection-marking-first", {}) if question == "marking" and choice == verbs.DONE else None


# Dealing.


def against_dealing(city: City, seat: int, choice: int) -> Text | None:
    if verbs.DELIVER <= choice < verbs.PLAY:
        return against_message(city, seat, choice)
    is_drafting = draft_mode(city, seat) != NO_DRAFT
    if is_drafting:
        return against_draft(city, seat, choice)
    if verbs.FOR <= choice < verbs.DELIVER or choice in (verbs.SEND, verbs.CANCEL, verbs.BARE):
        return "objection-no-draft", {"role": "trader" if seat == city.trader else "other"}
    if seat == city.trader:
        return against_trader(city, choice)
    return against_other(city, seat, choice)


def against_trader(city: City, choice: int) -> Text | None:
    if choice <= verbs.REST or verbs.OFFER <= choice <= verbs.REFUSE:
        return "objection-trader-offers", {}
    if city.countered != data.NONE:
        return "objection-counter-open", {}
    if verbs.GO <= choice < verbs.FOR:
        return against_step(city, choice - verbs.GO)
    if choice == verbs.STOP:
        return against_going_on(city)
    if choice == verbs.USE:
        return against_use(city)
    if verbs.ACCEPT <= choice < verbs.COUNTER:
        return against_accepting(city, choice - verbs.ACCEPT)
    if verbs.COUNTER <= choice < verbs.GO:
        other = choice - verbs.COUNTER
        if other >= city.seats or other == city.trader:
            return "objection-no-player", {"seat": other + 1}
        if not can_buy_anything(city, other):
            return "objection-cannot-buy", {}
        return "objection-counters", {"most": data.DEALING_ROUNDS}
    return ("objection-no-counter", {}) if choice == verbs.WITHDRAW else None


def against_step(city: City, space: int) -> Text | None:
    """G-M1: not next to the tower, been there, no steps left; else what stands against any step."""
    if space == city.tower:
        return "objection-stands-there", {"space": space_key(space)}
    reason = int(space_fault(city, int(city.trader), space, 0))
    if reason != VALID:
        return fault_text(city, reason, space, "step")
    return against_going_on(city)


def against_going_on(city: City) -> Text | None:
    """G-N6, G-N8: a sale that cannot be refused, or others who have not spoken."""
    if is_forced(city):
        return fault_text(city, FORCED, int(city.tower), "own")
    silent = others_silent(city)
    return ("objection-silent", {"count": len(silent)}) if silent else None


def against_use(city: City) -> Text:
    space = int(city.tower)
    if space >= data.BUILDINGS:
        return "objection-no-building", {"space": space_key(space)}
    if not city.free:
        return "objection-used-up", {"space": space_key(space), "side": "own"}
    return "objection-own-action", {"seats": int(city.seats)}


def against_accepting(city: City, other: int) -> Text:
    if other >= city.seats or other == city.trader:
        return "objection-no-player", {"seat": other + 1}
    if offer_of(city, other) is None:
        return "objection-no-offer", {}
    reason = int(fault(city, other, city.offers, other * OFFER, SHOWN_CARDS))
    return fault_text(city, FORCED if reason == VALID else reason, int(city.offers[other * OFFER]), "other")


def against_other(city: City, seat: int, choice: int) -> Text | None:
    if choice in (verbs.USE, verbs.STOP) or verbs.ACCEPT <= choice < verbs.FOR:
        return "objection-not-trader", {}
    if choice in (verbs.AGREE, verbs.REFUSE):
        if city.countered != seat:
            return "objection-not-countered", {}
        return fault_text(city, int(counter_fault(city, seat)), int(city.offers[int(city.trader) * OFFER]), "own")
    if city.countered == seat and choice <= verbs.REST:
        return "objection-answer-counter", {}
    if choice == verbs.RETIRE or choice == verbs.REST:
        quiet = int(city.quiet[seat])
        return (
            ("objection-resting", {}) if quiet == RESTING else ("objection-retired", {}) if quiet != SPEAKING else None
        )
    if choice == verbs.WITHDRAW:
        return "objection-no-own-offer", {}
    if choice == verbs.OFFER:
        return "objection-buy-nothing", {}
    if choice == verbs.PLAN:
        return "objection-plans", {"most": verbs.PLANS}
    return ("objection-no-plan", {}) if verbs.FORGET <= choice < verbs.ACCEPT else None


def fault_text(city: City, reason: int, space: int, side: str) -> Text:
    """The sentence for what is wrong with an offer; `side` is whose lack it is."""
    facts: Facts = {"space": space_key(space), "side": side, "building": space_key(int(city.tower))}
    return f"objection-{FAULT_NAMES[reason]}", facts


# Composing.


def against_draft(city: City, seat: int, choice: int) -> Text | None:
    at = seat * DRAFT
    mode = draft_mode(city, seat)
    player = int(buyer_of(city, seat))
    if verbs.FOR <= choice < verbs.GIVE:
        return against_space(city, seat, player, choice - verbs.FOR)
    if city.drafts[at] == data.NONE:
        return "objection-space-first", {}
    space = int(city.drafts[at])
    if choice == verbs.SEND:
        return fault_text(city, int(draft_fault(city, seat)), space, "own" if player == seat else "other")
    if choice == verbs.BARE:
        return fault_text(city, NOT_BARE, space, "own")
    if choice < verbs.GIVE or choice >= verbs.DELIVER:
        return "objection-drafting", {}
    if choice >= verbs.ASK and mode == PLANNING and choice < verbs.YIELD:
        return "objection-plan-asks", {}
    if not is_in_order(city, at, choice):
        return "objection-order", {}
    if choice >= verbs.LIMIT and (city.drafts[at + DUCATS] == 0 or mode == COUNTERING):
        return "objection-limit", {}
    side = "own" if player == seat else "other"
    if choice > ceiling(city, seat, player):
        lacks_item = choice > item_ceiling(city, city.drafts, at)
        return fault_text(city, NO_ITEM if lacks_item else NO_ACTION, space, side)
    if verbs.YIELD <= choice < verbs.LIMIT:
        return fault_text(city, yield_fault_of(city, at, choice - verbs.YIELD), space, "own")
    return against_item(city, seat, player, choice)


def against_item(city: City, seat: int, player: int, choice: int) -> Text:
    """Something that cannot be given or asked for."""
    at = seat * DRAFT
    is_counter = draft_mode(city, seat) == COUNTERING
    is_asked = choice >= verbs.ASK
    number = choice - (verbs.ASK if is_asked else verbs.GIVE)
    space = int(city.drafts[at])
    if is_asked and number < verbs.ITEM_GOOD and city.drafts[at + DUCATS + (5 if is_counter else 0)]:
        return "objection-ducats-once", {}
    is_last_action = number == verbs.ITEM_TILE + data.EXTRA_ACTION and is_asked == is_counter
    if (
        is_last_action
        and city.tiles[player * data.TILES + data.EXTRA_ACTION]
        and not keeps_action(city, player, city.drafts, at)
    ):
        return fault_text(city, NO_ACTION, space, "own" if player == seat else "other")
    if not is_asked:
        return not_held(city, choice)
    holder = player if is_counter else int(city.trader)
    if number >= verbs.ITEM_CARD and city.where[number - verbs.ITEM_CARD] != holder:
        return "objection-unshown", {}
    return fault_text(city, NOT_HELD if is_counter else TRADER_LACKS, space, "other" if is_counter else "own")


def yield_fault_of(city: City, at: int, thing: int) -> int:
    """Why something cannot be promised of the yield: a villa's other use, an order that is not there, or neither."""
    space = int(city.drafts[at])
    is_pay = thing >= verbs.YIELD_COIN
    is_reward = space < data.VILLAS and verbs.YIELD_TILE <= thing < verbs.YIELD_MARKER
    if space < data.VILLAS and (is_pay or is_reward) and city.drafts[at + YIELD_CARDS]:
        return TWO_YIELDS
    if space < data.VILLAS and thing == verbs.YIELD_CARD and city.drafts[at + YIELD_TILES]:
        return TWO_YIELDS
    can_pay = is_pay and int(city.drafts[at + YIELD_PAY]) < order_pay(city, space)
    return NO_ORDER if can_pay or is_reward else NO_YIELD


def is_in_order(city: City, at: int, choice: int) -> bool:
    """Whether nothing that comes later was added yet; a coin only once."""
    cursor = int(city.drafts[at + CURSOR])
    return choice > cursor or (choice == cursor and not VOCABULARY.things[choice].isdecimal())


def against_space(city: City, seat: int, player: int, space: int) -> Text:
    facts: Facts = {"space": space_key(space), "side": "own" if player == seat else "other"}
    if city.drafts[seat * DRAFT] != data.NONE:
        return "objection-space-chosen", {"space": space_key(int(city.drafts[seat * DRAFT]))}
    if draft_mode(city, seat) == PLANNING:
        return "objection-plans", {"most": verbs.PLANS}
    reason = int(space_fault(city, player, space, 0))
    if reason == VALID and player != seat and space != city.tower and is_forced(city):
        return fault_text(city, FORCED, space, "own")
    if reason == VALID:
        return "objection-no-action", facts
    if space == city.tower and space >= data.BUILDINGS:
        return "objection-stands-there", facts
    return fault_text(city, reason, space, str(facts["side"]))
