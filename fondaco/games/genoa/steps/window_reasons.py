"""Why something is not open in a dealing window: to the trader, or to one of the others (G-N1 to G-N8)."""

from __future__ import annotations

from mypy_extensions import i64

from fondaco.games.genoa.data import BUILDINGS, DEALING_ROUNDS, MOST_DRAFTS, NONE
from fondaco.games.genoa.faults import FORCED, SHOWN_CARDS, VALID, fault, space_fault
from fondaco.games.genoa.keys import space_key
from fondaco.games.genoa.offer import OFFER
from fondaco.games.genoa.reasons import OTHER, OWN, fault_reason, other_question
from fondaco.games.genoa.standing import counter_fault, is_forced
from fondaco.games.genoa.state import RESTING, City
from fondaco.games.genoa.steps.composing import can_buy_anything, is_drafting
from fondaco.games.genoa.steps.draft_reasons import why_not_in_draft
from fondaco.games.genoa.steps.messages import why_no_message
from fondaco.games.genoa.vocabulary import (
    ACCEPT,
    AGREE,
    BARE,
    CANCEL,
    COUNTER,
    DELIVER,
    FOR,
    FORGET,
    GO,
    PASS,
    PLAN,
    PLAY,
    REFUSE,
    REST,
    RETIRE,
    SEND,
    STOP,
    USE,
    WITHDRAW,
)
from fondaco.games.genoa.vocabulary import OFFER as OFFER_VERB
from fondaco.kernel.reason import Reason


def why_not_in_window(city: City, seat: i64, choice: i64) -> Reason:
    """What stands against a choice that is not open."""
    if DELIVER <= choice < PLAY:
        reason = why_no_message(city, seat, choice)
        return reason if reason is not None else Reason("drafting", {}, "G-N8")
    if choice >= PLAY:
        return other_question()
    if is_drafting(city, seat):
        return why_not_in_draft(city, seat, choice)
    if choice >= FOR or choice in (SEND, CANCEL, BARE):
        return Reason("no-draft", {"role": "trader" if seat == city.trader else "other"}, "G-N8")
    if seat == city.trader:
        return why_not_for_trader(city, choice)
    return why_not_for_other(city, seat, choice)


# The trader.


def why_not_for_trader(city: City, choice: i64) -> Reason:
    if choice <= REST or OFFER_VERB <= choice <= REFUSE or FORGET <= choice < ACCEPT:
        return Reason("trader-offers", {}, "G-N4")
    if city.countered != NONE:
        return Reason("counter-open", {}, "G-N8")
    if choice == WITHDRAW:
        return Reason("no-counter", {}, "G-N4")
    if choice == USE:
        return why_no_use(city)
    if choice == STOP:
        return why_not_on(city)
    if ACCEPT <= choice < COUNTER:
        return why_no_acceptance(city, choice - ACCEPT)
    if COUNTER <= choice < GO:
        return why_no_counter(city, choice - COUNTER)
    if GO <= choice < FOR:
        return why_no_step(city, choice - GO)
    return other_question()


def why_no_step(city: City, space: i64) -> Reason:
    """G-M1: not next to the tower, been there, no steps left; else what stands against any step."""
    if space == city.tower:
        return Reason("stands-there", {"space": space_key(int(space))}, "G-M1")
    found = space_fault(city, city.trader, space, 0)
    return why_not_on(city) if found == VALID else fault_reason(city, found, space, "step")


def why_not_on(city: City) -> Reason:
    """G-N6, G-N8: a sale that cannot be refused, or others who have not spoken."""
    if is_forced(city):
        return fault_reason(city, FORCED, city.tower, OWN)
    silent: i64 = 0
    for seat in range(city.seats):
        if seat != city.trader and not city.spoken >> seat & 1:
            silent += 1
    return Reason("silent", {"count": int(silent)}, "G-N8")


def why_no_use(city: City) -> Reason:
    if city.tower >= BUILDINGS:
        return Reason("no-building", {"space": space_key(int(city.tower))}, "G-M2")
    if not city.free:
        return Reason("used-up", {"space": space_key(int(city.tower)), "side": OWN}, "G-M2")
    return Reason("own-action", {"seats": int(city.seats)}, "G-2b" if city.seats == 2 else "G-M2")


def why_no_acceptance(city: City, other: i64) -> Reason:
    if other >= city.seats or other == city.trader:
        return Reason("no-player", {"seat": int(other) + 1}, "G-N1")
    at = other * OFFER
    if city.offers[at] == NONE:
        return Reason("no-offer", {}, "G-N4")
    found = fault(city, other, city.offers, at, SHOWN_CARDS)
    return fault_reason(city, FORCED if found == VALID else found, city.offers[at], OTHER)


def why_no_counter(city: City, other: i64) -> Reason:
    if other >= city.seats or other == city.trader:
        return Reason("no-player", {"seat": int(other) + 1}, "G-N1")
    if not can_buy_anything(city, other):
        return Reason("cannot-buy", {}, "G-N7")
    if city.window > DEALING_ROUNDS:
        return Reason("counters", {"most": DEALING_ROUNDS}, "G-N8")
    return too_many_drafts()


def too_many_drafts() -> Reason:
    return Reason("drafts", {"most": MOST_DRAFTS}, "G-N8")


# The others.


def why_not_for_other(city: City, seat: i64, choice: i64) -> Reason:
    if choice in (USE, STOP) or ACCEPT <= choice < FOR:
        return Reason("not-trader", {}, "G-N4")
    if choice in (AGREE, REFUSE):
        if city.countered != seat:
            return Reason("not-countered", {}, "G-N8")
        return fault_reason(city, counter_fault(city, seat), city.offers[city.trader * OFFER], OWN)
    if choice in (PASS, RETIRE, REST):
        if city.countered == seat:
            return Reason("answer-counter", {}, "G-N8")
        return Reason("resting" if city.quiet[seat] == RESTING else "retired", {}, "G-N8")
    if choice == WITHDRAW:
        return Reason("no-own-offer", {}, "G-N4")
    if choice == OFFER_VERB:
        return Reason("buy-nothing", {}, "G-N1") if city.begun[seat] < MOST_DRAFTS else too_many_drafts()
    if choice == PLAN:
        return too_many_drafts()
    if FORGET <= choice < ACCEPT:
        return Reason("no-plan", {}, "G-N5")
    return other_question()
