"""What an open choice of Genoa would do, as the key of a sentence and its facts."""

from __future__ import annotations

from fondaco.face.text import Facts, Text
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.asked import action_asked, handing_asked
from fondaco.games.genoa.face.bundle import read_offer, yield_key
from fondaco.games.genoa.face.hand import PAYS
from fondaco.games.genoa.face.names import THINGS, VOCABULARY, thing_key
from fondaco.games.genoa.face.readings import draft_mode, draft_of, offer_of, plans_of, spaces_in
from fondaco.games.genoa.keys import card_item_key, card_key, effect_key, joined, kind_key, space_key
from fondaco.games.genoa.offer import COUNTERING, DRAFT, DUCATS, DUCATS_BACK, PARTNER, UP_TO, Terms
from fondaco.games.genoa.state import City

MODES = ["none", "offer", "plan", "counter"]
FIRST_OF = {verb: VOCABULARY.verbs.index(verb) for verb in VOCABULARY.verbs}
"""The first choice of each verb."""


def description(city: City, seat: int, choice: int, players: list[str]) -> Text:
    """The sentence for a choice."""
    verb = VOCABULARY.verbs[choice]
    number = choice - FIRST_OF[verb]
    if choice < verbs.GO:
        return dealing(city, seat, verb, number, players)
    if choice < verbs.GIVE:
        return place(city, verb, number)
    if choice < verbs.DELIVER:
        return item(city, seat, verb, number, players)
    return acting(city, verb, number, players)


def dealing(city: City, seat: int, verb: str, number: int, players: list[str]) -> Text:
    """Verbs without a thing, and those about the offer or the plan of somebody."""
    key = f"describe-{verb}"
    trader, tower = int(city.trader), int(city.tower)
    match verb:
        case "pass" if city.question() == "owning":
            return "describe-pass-owning", {}
        case "pass":
            return key, {"offer": yes_no(offer_of(city, seat) is not None)}
        case "offer":
            return key, {"free": yes_no(city.free)}
        case "withdraw":
            return key, {"role": "trader" if seat == trader else "other"}
        case "agree" | "refuse":
            return key, terms_facts(city, offer_of(city, trader), players, seat) | {"trader": players[trader]}
        case "cancel" | "send":
            return key, draft_facts(city, seat, players)
        case "forget":
            terms = next((terms for slot, terms, _ in plans_of(city, seat) if slot == number), None)
            return key, terms_facts(city, terms, players, seat)
        case "accept" | "counter":
            terms = offer_of(city, number)
            facts: Facts = {"player": players[number], "offer": yes_no(terms is not None)}
            return key, facts | terms_facts(city, terms if verb == "accept" else None, players, seat)
        case "stop":
            return key, {"space": space_key(tower), "free": yes_no(city.free)}
        case "use":
            return key, building_facts(tower) | {"tile": yes_no(city.actions_left(seat) < 1)}
        case "act":
            action = action_asked(city)
            building = action.building if action else tower
            facts = building_facts(building)
            return key, facts | {"effect": "effect-draw-contract"} if building < data.VILLAS else facts
        case "done":
            return f"describe-done-{city.question()}", {}
    return key, {}


def yes_no(is_so: object) -> str:
    return "yes" if is_so else "no"


def building_facts(building: int) -> Facts:
    return {"building": space_key(building), "effect": effect_key(building)}


def terms_facts(city: City, terms: Terms | None, players: list[str], seat: int) -> Facts:
    return read_offer(city, terms, players, seat) if terms else {}


def draft_facts(city: City, seat: int, players: list[str]) -> Facts:
    """What a seat composes so far."""
    terms = draft_of(city, seat)
    facts: Facts = {"mode": MODES[draft_mode(city, seat)], "limit": int(city.drafts[seat * DRAFT + UP_TO])}
    if terms is None:
        other = players[int(city.drafts[seat * DRAFT + PARTNER])]
        nothing: Facts = {"space": "", "bare": "no", "shape": "nothing", "given": "", "yielded": "", "asked": ""}
        return facts | nothing | {"player": other}
    return facts | read_offer(city, terms, players, seat)


def place(city: City, verb: str, space: int) -> Text:
    """A space that the tower goes to, or that an offer is for."""
    facts: Facts = {"space": space_key(space), "effect": effect_key(space)}
    if verb == "for":
        where = "street" if space >= data.BUILDINGS else "here" if space == city.tower else "building"
        return "describe-for", facts | {"where": where}
    if city.question() == "starting":
        return "describe-go-start", facts | {"market": yes_no(space == data.MARKET)}
    return "describe-go", facts | {"action": "none" if space >= data.BUILDINGS else "free"}


def item(city: City, seat: int, verb: str, number: int, players: list[str]) -> Text:
    """One more thing in a draft; or what a 1:1 trade gives; or which drawn card is handed over."""
    at = seat * DRAFT
    if verb == "limit":
        coin = int(data.coin_sum(number))
        return "describe-limit", {"ducats": coin, "sum": int(city.drafts[at + UP_TO]) + coin}
    if verb == "yield":
        return "describe-yield", {"item": yielded_key(number)}
    handing = handing_asked(city)
    if handing is not None:
        card = card_key(city.box, number - verbs.ITEM_CARD)
        return "describe-give-handing", {"card": card, "player": players[handing.player]}
    key = item_key(city, number)
    if city.question() == "trade-give":
        return "describe-give-trade", {"item": key, "card": yes_no(number >= verbs.ITEM_CARD)}
    is_counter = draft_mode(city, seat) == COUNTERING
    other = int(city.drafts[at + PARTNER]) if is_counter else int(city.trader)
    # The player who buys gives what the trader asks for in a counter-offer.
    ducats = city.drafts[at + (DUCATS if (verb == "ask") == is_counter else DUCATS_BACK)]
    is_more = number < verbs.ITEM_GOOD and ducats
    return f"describe-{verb}", {"item": key, "player": players[other], "more": yes_no(is_more)}


def item_key(city: City, number: int) -> str:
    """One coin, good, tile, marker or card."""
    if number < verbs.ITEM_GOOD:
        return f"item-ducats-{int(data.coin_sum(number))}"
    if number < verbs.ITEM_CARD:
        return f"item-{THINGS[number - verbs.ITEM_GOOD]}-1"
    return card_item_key(city.box, number - verbs.ITEM_CARD)


def yielded_key(number: int) -> str:
    if number < verbs.YIELD_CARD:
        return yield_key(number)
    return f"yield-pay-{int(data.coin_sum(number - verbs.YIELD_COIN))}" if number > verbs.YIELD_CARD else "yield-card-1"


def acting(city: City, verb: str, number: int, players: list[str]) -> Text:
    """Within an action, in phase 3, and what chance decides."""
    key = f"describe-{verb}"
    match verb:
        case "deliver":
            card = number + data.FIRST_MESSAGE
            kind = int(data.kind_of(card))
            facts: Facts = {"card": card_key(city.box, card), "kind": data.KIND_NAMES[kind]}
            return key, facts | {"ducats": PAYS[kind]}
        case "play":
            return key, {"tile": data.TILE_NAMES[verbs.PLAYED[number]]}
        case "take":
            return take(city, number)
        case "visit":
            return key, building_facts(number + data.OWNED)
        case "claim":
            street = data.STREET + number
            beside = [space_key(space) for space in spaces_in(int(city.box.near[street])) if space < data.BUILDINGS]
            facts = {"space": space_key(street), "discs": int(city.discs[street])}
            return key, facts | {"buildings": joined(beside)}
        case "place" | "remove":
            owner = int(city.owner_of(number + data.OWNED))
            facts = {"building": space_key(number + data.OWNED), "owned": yes_no(owner >= 0)}
            return key, facts | {"other": players[owner] if owner >= 0 else ""}
        case "first":
            return key, {"player": players[number]}
        case "card":
            return key, {"card": card_key(city.box, number)}
    return key, {"number": number + 1}


def take(city: City, number: int) -> Text:
    if number == verbs.TAKE_MARKER:
        return "describe-take-marker", {}
    if number >= verbs.TAKE_PILE:
        kind = number - verbs.TAKE_PILE
        return "describe-take-card", {"kind": kind_key(kind), "left": int(city.pile[kind])}
    if number >= verbs.TAKE_TILE:
        left = int(city.stock_tiles[number - verbs.TAKE_TILE])
        return "describe-take-tile", {"tile": thing_key(number), "left": left}
    return "describe-take-good", {"good": thing_key(number), "left": int(city.stock_goods[number])}
