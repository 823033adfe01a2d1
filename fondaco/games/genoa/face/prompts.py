"""What a seat is asked in Genoa, as the key of a sentence and its facts."""

from __future__ import annotations

from fondaco.face.text import Facts, Text
from fondaco.games.genoa import data
from fondaco.games.genoa.asked import action_asked, handing_asked, marked_street
from fondaco.games.genoa.face.bundle import read_offer
from fondaco.games.genoa.face.descriptions import building_facts, draft_facts
from fondaco.games.genoa.face.hand import hand_of
from fondaco.games.genoa.face.readings import (
    draft_mode,
    draft_of,
    offer_of,
    open_choices,
    others_silent,
)
from fondaco.games.genoa.faults import FAULT_NAMES
from fondaco.games.genoa.keys import space_key
from fondaco.games.genoa.offer import NO_DRAFT
from fondaco.games.genoa.standing import is_forced, is_valid
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import can_buy_anything, draft_fault
from fondaco.games.genoa.steps.messages import is_carried

PROMPT_RULES = {
    "starting": "G-T1",
    "dealing-trader": "G-N4",
    "dealing-ready": "G-N4",
    "dealing-other": "G-N1",
    "dealing-welcome": "G-N4",
    "dealing-silent": "G-N7",
    "dealing-countered": "G-N4",
    "dealing-counter": "G-N4",
    "drafting-space": "G-N1",
    "drafting": "G-N2",
    "acting": "G-M2",
    "any-good": "G-A5",
    "trade-give": "G-A5",
    "trade-take": "G-A5",
    "visiting": "G-A5",
    "reward": "G-A3",
    "handing": "G-N2",
    "last-call": "G-A4",
    "arrival": "G-A4",
    "owning": "G-O1",
    "marking": "G-O1",
    "over": "G-E3",
}
"""The rule that each prompt is about."""


def prompt(city: City, seat: int, players: list[str]) -> Text:
    """One sentence or two: what a seat is asked, and why."""
    if city.is_over():
        return "prompt-over", {}
    if city.is_asked(seat) or open_choices(city, seat):
        return asked_of(city, seat, players)
    asked = [players[other] for other in range(int(city.seats)) if city.is_asked(other)]
    return "prompt-waiting", {"player": asked[0] if asked else "", "count": len(asked)}


def asked_of(city: City, seat: int, players: list[str]) -> Text:
    """The prompt of a seat that is asked, or welcome to speak."""
    question = city.question()
    if question == "dealing":
        return dealing(city, seat, players)
    facts: Facts = {"markers": int(city.markers[seat])}
    action, handing = action_asked(city), handing_asked(city)
    if action:
        facts = building_facts(action.building) | {"state": action.state}
    elif handing:
        facts = {"count": handing.cards, "player": players[handing.player]}
    elif question in ("last-call", "arrival"):
        messages = [card for card in hand_of(city, seat) if data.kind_of(card) == data.MESSAGE]
        facts = {"messages": sum(is_carried(city, card) for card in messages)}
        facts |= {"space": space_key(int(city.tower))} if question == "arrival" else {}
    elif question == "marking":
        facts |= {"space": space_key(marked_street(city))}
    return f"prompt-{question}", facts


def dealing(city: City, seat: int, players: list[str]) -> Text:
    """In the dealing window: what a seat composes, what it answers, or what it may say."""
    if draft_mode(city, seat) != NO_DRAFT:
        return drafting(city, seat, players)
    if seat == city.trader:
        return trading(city, players)
    facts: Facts = {"player": players[int(city.trader)], "space": space_key(int(city.tower))}
    facts["offer"] = "yes" if offer_of(city, seat) else "no"
    counter = offer_of(city, int(city.trader))
    if city.countered == seat and counter:
        return "prompt-dealing-countered", read_offer(city, counter, players, seat) | {"trader": facts["player"]}
    if not city.is_asked(seat):
        return ("prompt-dealing-welcome" if can_buy_anything(city, seat) else "prompt-dealing-silent"), facts
    facts |= {"steps": data.STEPS - int(city.walked), "action": "free" if city.free else "none"}
    return "prompt-dealing-other", facts | {"acts": int(city.can_act(seat)), "seats": int(city.seats)}


def drafting(city: City, seat: int, players: list[str]) -> Text:
    facts = draft_facts(city, seat, players)
    if draft_of(city, seat) is None:
        return "prompt-drafting-space", facts
    return "prompt-drafting", facts | {"fault": FAULT_NAMES[int(draft_fault(city, seat))]}


def trading(city: City, players: list[str]) -> Text:
    """The trader decides, or waits for an answer."""
    counter = offer_of(city, int(city.trader))
    if city.countered != data.NONE and counter:
        return "prompt-dealing-counter", read_offer(city, counter, players, int(city.trader))
    silent = others_silent(city)
    if silent:
        return "prompt-dealing-ready", {"player": players[silent[0]], "count": len(silent)}
    facts: Facts = {"space": space_key(int(city.tower)), "steps": data.STEPS - int(city.walked)}
    facts["action"] = action_here(city)
    facts["offers"] = sum(bool(is_valid(city, seat)) for seat in range(int(city.seats)) if seat != city.trader)
    return "prompt-dealing-trader", facts


def action_here(city: City) -> str:
    """What the trader may do with the action of the building where the tower stands (G-N6)."""
    if not city.free:
        return "none"
    if is_forced(city):
        return "forced"
    return "own" if city.can_act(city.trader) else "sell"
