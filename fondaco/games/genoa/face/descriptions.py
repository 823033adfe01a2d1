"""What an open choice of Genoa would do, as the key of a sentence and its facts."""

from __future__ import annotations

from fondaco.face.text import Text
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.asked import action_asked, handing_asked
from fondaco.games.genoa.face.names import (
    VOCABULARY,
    card_item_key,
    card_key,
    effect_key,
    good_key,
    space_key,
    tile_key,
)
from fondaco.games.genoa.face.offer_words import Facts, offer_facts
from fondaco.games.genoa.face.readings import draft_mode, draft_of, offer_of, plans_of
from fondaco.games.genoa.offer import COUNTERING, DRAFT, DUCATS, PARTNER, UP_TO
from fondaco.games.genoa.state import City

MODES = ["none", "offer", "plan", "counter"]


def description(city: City, seat: int, choice: int, players: list[str]) -> Text:
    """The sentence for a choice."""
    verb = VOCABULARY.verbs[choice]
    if choice < verbs.FORGET:
        return alone(city, seat, verb, players)
    if choice < verbs.ACCEPT:
        slot = choice - verbs.FORGET
        found = [terms for number, terms, _ in plans_of(city, seat) if number == slot]
        return "describe-forget", offer_facts(found[0], city.box, players) if found else {}
    if choice < verbs.GO:
        return partner(city, choice, players)
    if choice < verbs.GIVE:
        return place(city, seat, choice)
    if choice < verbs.DELIVER:
        return item(city, seat, choice, players)
    if choice < verbs.CLAIM:
        return act(city, seat, choice)
    return rest(city, choice, players)


def alone(city: City, seat: int, verb: str, players: list[str]) -> Text:
    """Verbs without a thing."""
    question = city.question()
    if verb == "pass":
        if question == "owning":
            return "describe-pass-owning", {}
        return "describe-pass", {"offer": "yes" if offer_of(city, seat) else "no"}
    if verb == "offer":
        return "describe-offer", {"free": "yes" if city.free else "no"}
    if verb == "withdraw":
        return "describe-withdraw", {"role": "trader" if seat == city.trader else "other"}
    if verb == "agree":
        counter = offer_of(city, int(city.trader))
        facts = offer_facts(counter, city.box, players) if counter else {}
        return "describe-agree", facts | {"trader": players[int(city.trader)]}
    if verb == "refuse":
        return "describe-refuse", {"trader": players[int(city.trader)]}
    if verb in ("cancel", "send"):
        return f"describe-{verb}", draft_facts(city, seat, players)
    if verb == "use":
        return "describe-use", {"building": space_key(int(city.tower)), "effect": effect_key(int(city.tower))}
    if verb == "stop":
        return "describe-stop", {"space": space_key(int(city.tower)), "free": "yes" if city.free else "no"}
    if verb == "done":
        return f"describe-done-{question}", {}
    if verb == "act":
        action = action_asked(city)
        building = action.building if action is not None else int(city.tower)
        effect = "effect-draw-contract" if building < data.VILLAS else effect_key(building)
        return "describe-act", {"building": space_key(building), "effect": effect}
    return f"describe-{verb}", {}


def draft_facts(city: City, seat: int, players: list[str]) -> Facts:
    """What a seat composes so far."""
    terms = draft_of(city, seat)
    facts: Facts = {"mode": MODES[draft_mode(city, seat)], "limit": int(city.drafts[seat * DRAFT + UP_TO])}
    if terms is None:
        other = players[int(city.drafts[seat * DRAFT + PARTNER])]
        nothing: Facts = {"space": "", "bare": "no", "shape": "nothing", "given": "", "yielded": "", "asked": ""}
        return facts | nothing | {"player": other}
    return facts | offer_facts(terms, city.box, players)


def partner(city: City, choice: int, players: list[str]) -> Text:
    """An offer that is accepted, or countered."""
    is_accepted = choice < verbs.COUNTER
    other = choice - (verbs.ACCEPT if is_accepted else verbs.COUNTER)
    terms = offer_of(city, other)
    facts: Facts = {"player": players[other], "offer": "yes" if terms else "no"}
    if is_accepted and terms:
        return "describe-accept", facts | offer_facts(terms, city.box, players)
    return "describe-counter", facts


def place(city: City, seat: int, choice: int) -> Text:
    """A space that the tower goes to, or that an offer is for."""
    if choice < verbs.FOR:
        space = choice - verbs.GO
        if city.question() == "starting":
            return "describe-go-start", {"space": space_key(space), "market": "yes" if space == data.MARKET else "no"}
        used = "none" if space >= data.BUILDINGS else "free"
        return "describe-go", {"space": space_key(space), "action": used, "effect": effect_key(space)}
    space = choice - verbs.FOR
    here = "here" if space == city.tower else "street" if space >= data.BUILDINGS else "building"
    return "describe-for", {"space": space_key(space), "where": here, "effect": effect_key(space)}


def item(city: City, seat: int, choice: int, players: list[str]) -> Text:
    """One more thing in a draft; or what a 1:1 trade gives; or which drawn card is handed over."""
    at = seat * DRAFT
    if choice >= verbs.LIMIT:
        coin = int(data.coin_sum(choice - verbs.LIMIT))
        return "describe-limit", {"ducats": coin, "sum": int(city.drafts[at + UP_TO]) + coin}
    if choice >= verbs.YIELD:
        return "describe-yield", {"item": yield_key(choice - verbs.YIELD)}
    handing = handing_asked(city)
    if handing is not None:
        card = choice - verbs.GIVE - verbs.ITEM_CARD
        return "describe-give-handing", {"card": card_key(city.box, card), "player": players[handing.player]}
    is_asked = choice >= verbs.ASK
    number = choice - (verbs.ASK if is_asked else verbs.GIVE)
    key = item_key(city, number)
    if city.question() == "trade-give":
        return "describe-give-trade", {"item": key, "card": "yes" if number >= verbs.ITEM_CARD else "no"}
    mode = draft_mode(city, seat)
    other = int(city.drafts[at + PARTNER]) if mode == COUNTERING else int(city.trader)
    facts: Facts = {"item": key, "player": players[other]}
    facts["more"] = (
        "yes" if number < verbs.ITEM_GOOD and has_ducats(city, at, is_asked == (mode == COUNTERING)) else "no"
    )
    return f"describe-{'ask' if is_asked else 'give'}", facts


def has_ducats(city: City, at: int, of_player: bool) -> bool:
    """Whether a draft already names ducats on a side: of the player who buys, or of the trader."""
    return int(city.drafts[at + DUCATS + (0 if of_player else 5)]) > 0


def item_key(city: City, number: int) -> str:
    """One coin, good, tile, marker or card."""
    if number < verbs.ITEM_GOOD:
        return f"item-ducats-{int(data.coin_sum(number))}"
    if number < verbs.ITEM_TILE:
        return f"item-{data.GOOD_NAMES[number - verbs.ITEM_GOOD]}-1"
    if number < verbs.ITEM_MARKER:
        return f"item-{data.TILE_NAMES[number - verbs.ITEM_TILE]}-1"
    if number == verbs.ITEM_MARKER:
        return "item-marker-1"
    return card_item_key(city.box, number - verbs.ITEM_CARD)


def yield_key(number: int) -> str:
    if number < verbs.YIELD_TILE:
        return f"yield-{data.GOOD_NAMES[number]}"
    if number < verbs.YIELD_MARKER:
        return f"yield-{data.TILE_NAMES[number - verbs.YIELD_TILE]}"
    if number == verbs.YIELD_MARKER:
        return "yield-marker-1"
    return (
        "yield-card-1" if number == verbs.YIELD_CARD else f"yield-pay-{int(data.coin_sum(number - verbs.YIELD_COIN))}"
    )


def act(city: City, seat: int, choice: int) -> Text:
    """Within an action."""
    if choice < verbs.PLAY:
        card = choice - verbs.DELIVER + data.FIRST_MESSAGE
        pays = {data.MESSAGE: data.MESSAGE_PAY, data.SMALL: data.SMALL_PAY, data.LARGE: data.LARGE_PAY}
        kind = int(data.kind_of(card))
        return "describe-deliver", {
            "card": card_key(city.box, card),
            "kind": data.KIND_NAMES[kind],
            "ducats": pays[kind],
        }
    if choice < verbs.TAKE:
        return "describe-play", {"tile": data.TILE_NAMES[verbs.PLAYED[choice - verbs.PLAY]]}
    if choice < verbs.VISIT:
        return take(city, choice - verbs.TAKE)
    building = choice - verbs.VISIT + data.OWNED
    return "describe-visit", {"building": space_key(building), "effect": effect_key(building)}


def take(city: City, number: int) -> Text:
    if number < verbs.TAKE_TILE:
        return "describe-take-good", {"good": good_key(number), "left": int(city.stock_goods[number])}
    if number < verbs.TAKE_MARKER:
        tile = number - verbs.TAKE_TILE
        return "describe-take-tile", {"tile": tile_key(tile), "left": int(city.stock_tiles[tile])}
    if number == verbs.TAKE_MARKER:
        return "describe-take-marker", {}
    kind = number - verbs.TAKE_PILE
    return "describe-take-card", {"kind": f"kind-{data.KIND_NAMES[kind]}", "left": int(city.pile[kind])}


def rest(city: City, choice: int, players: list[str]) -> Text:
    """Phase 3, and what chance decides."""
    if choice < verbs.PLACE:
        street = data.STREET + choice - verbs.CLAIM
        buildings = [
            space_key(building)
            for building in range(data.OWNED, data.BUILDINGS)
            if city.box.near[street] >> building & 1
        ]
        facts: Facts = {"space": space_key(street), "discs": int(city.discs[street]), "buildings": ",".join(buildings)}
        return "describe-claim", facts
    if choice < verbs.FIRST:
        is_placed = choice < verbs.REMOVE
        building = choice - (verbs.PLACE if is_placed else verbs.REMOVE) + data.OWNED
        owner = int(city.owner_of(building))
        facts = {"building": space_key(building), "other": players[owner] if owner >= 0 else ""}
        facts["owned"] = "yes" if owner >= 0 else "no"
        return f"describe-{'place' if is_placed else 'remove'}", facts
    if choice < verbs.DIE:
        return "describe-first", {"player": players[choice - verbs.FIRST]}
    if choice < verbs.CARD:
        return "describe-die", {"number": choice - verbs.DIE + 1}
    return "describe-card", {"card": card_key(city.box, choice - verbs.CARD)}
