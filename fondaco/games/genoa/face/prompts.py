"""What a seat is asked in Genoa, as the key of a sentence and its facts."""

from __future__ import annotations

from fondaco.face.text import Text
from fondaco.games.genoa import data
from fondaco.games.genoa.asked import ActionAsked, action_asked, handing_asked, marked_street
from fondaco.games.genoa.face.descriptions import draft_facts
from fondaco.games.genoa.face.names import effect_key, space_key
from fondaco.games.genoa.face.offer_words import Facts, offer_facts
from fondaco.games.genoa.face.readings import (
    draft_mode,
    draft_of,
    hand_of,
    offer_of,
    open_choices,
    others_silent,
)
from fondaco.games.genoa.faults import FAULT_NAMES
from fondaco.games.genoa.offer import NO_DRAFT
from fondaco.games.genoa.standing import is_forced, is_valid
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import can_buy_anything, draft_fault
from fondaco.games.genoa.steps.messages import is_carried


def prompt(city: City, seat: int, players: list[str]) -> Text:
    """One sentence or two: what a seat is asked, and why."""
    if city.is_over():
        return "prompt-over", {}
    if city.is_asked(seat) or (city.may_answer(seat) and is_open_to(city, seat)):
        return asked_of(city, seat, players)
    asked = [players[other] for other in range(int(city.seats)) if city.is_asked(other)]
    return "prompt-waiting", {"player": asked[0] if asked else "", "count": len(asked)}


def asked_of(city: City, seat: int, players: list[str]) -> Text:
    """The prompt of a seat that is asked, or welcome to speak."""
    question = city.question()
    if question == "dealing":
        return dealing(city, seat, players)
    action = action_asked(city)
    if action is not None:
        return "prompt-acting", acting(action)
    handing = handing_asked(city)
    if handing is not None:
        return "prompt-handing", {"count": handing.cards, "player": players[handing.player]}
    if question in ("last-call", "arrival"):
        carried = [
            card for card in hand_of(city, seat) if data.kind_of(card) == data.MESSAGE and is_carried(city, card)
        ]
        where: Facts = {"space": space_key(int(city.tower))} if question == "arrival" else {}
        return f"prompt-{question}", where | {"messages": len(carried)}
    if question == "owning":
        return "prompt-owning", {"markers": int(city.markers[seat])}
    if question == "marking":
        return "prompt-marking", {
            "space": space_key(marked_street(city)),
            "markers": int(city.markers[seat]),
        }
    return f"prompt-{question}", {}


def acting(action: ActionAsked) -> Facts:
    return {"building": space_key(action.building), "effect": effect_key(action.building), "state": action.state}


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
        return "prompt-dealing-countered", offer_facts(counter, city.box, players) | {
            "trader": players[int(city.trader)]
        }
    if not city.is_asked(seat):
        return ("prompt-dealing-welcome" if can_buy_anything(city, seat) else "prompt-dealing-silent"), facts
    facts["steps"] = data.STEPS - int(city.walked)
    facts["action"] = "free" if city.free else "none"
    facts["acts"] = 1 if city.can_act(seat) else 0
    facts["seats"] = int(city.seats)
    return "prompt-dealing-other", facts


def drafting(city: City, seat: int, players: list[str]) -> Text:
    facts = draft_facts(city, seat, players)
    if draft_of(city, seat) is None:
        return "prompt-drafting-space", facts
    return "prompt-drafting", facts | {"fault": FAULT_NAMES[int(draft_fault(city, seat))]}


def trading(city: City, players: list[str]) -> Text:
    """The trader decides, or waits for an answer."""
    counter = offer_of(city, int(city.trader))
    if city.countered != data.NONE and counter:
        return "prompt-dealing-counter", offer_facts(counter, city.box, players)
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


def is_open_to(city: City, seat: int) -> bool:
    """Whether a seat that nobody waits for has something to say now."""
    return bool(open_choices(city, seat))
