"""Why a choice within an action, of a card or of a marker is not open in Genoa."""

from __future__ import annotations

from fondaco.face.text import Text
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.face.matching import card_in
from fondaco.games.genoa.face.names import card_key, good_key, joined, space_key, tile_key
from fondaco.games.genoa.face.offer_words import Facts
from fondaco.games.genoa.face.readings import missing_goods
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.action import Action
from fondaco.games.genoa.steps.messages import is_carried
from fondaco.games.genoa.steps.owning import Marking, is_beside


def not_held(city: City, choice: int) -> Text:
    """Something that a seat wants to give and does not have, or not so often."""
    number = choice - verbs.GIVE
    if number >= verbs.ITEM_CARD:
        return "objection-no-card", {"card": card_key(city.box, number - verbs.ITEM_CARD)}
    if number < verbs.ITEM_GOOD:
        return "objection-no-ducats", {}
    if number < verbs.ITEM_TILE:
        return "objection-no-goods", {"good": good_key(number - verbs.ITEM_GOOD)}
    if number < verbs.ITEM_MARKER:
        return "objection-no-tile", {"tile": tile_key(number - verbs.ITEM_TILE)}
    return "objection-no-marker", {}


def against_message(city: City, seat: int, choice: int) -> Text:
    card = card_in(choice)
    facts: Facts = {"card": card_key(city.box, card)}
    if city.where[card] != seat:
        return "objection-no-card", facts
    if data.kind_of(card) != data.MESSAGE:
        return "objection-order-action", facts
    houses = (int(city.box.house[card]), int(city.box.other_house[card]))
    left = [space_key(house) for house in houses if not city.visited >> house & 1]
    if is_carried(city, card):
        return "objection-drafting", {}
    return "objection-not-carried", facts | {"buildings": joined(left)}


def against_acting(city: City, seat: int, choice: int, step: Action) -> Text | None:
    building = space_key(int(step.building))
    if choice == verbs.DONE:
        return ("objection-owes", {}) if step.owes_pay() else ("objection-not-done", {"building": building})
    if choice == verbs.ACT:
        return ("objection-done", {"building": building}) if step.is_done else ("objection-owes", {})
    if verbs.DELIVER <= choice < verbs.PLAY:
        return against_order(city, seat, card_in(choice), step)
    if verbs.PLAY <= choice < verbs.TAKE:
        tile = int(verbs.PLAYED[choice - verbs.PLAY])
        if city.tiles[seat * data.TILES + tile] == 0:
            return "objection-no-tile", {"tile": tile_key(tile)}
        if step.owes_pay():
            return "objection-owes", {}
        return f"objection-idle-{data.TILE_NAMES[tile]}", {}
    return None


def against_order(city: City, seat: int, card: int, step: Action) -> Text:
    facts: Facts = {"card": card_key(city.box, card), "building": space_key(int(city.box.house[card]))}
    if city.where[card] != seat:
        return "objection-no-card", facts
    if data.kind_of(card) == data.MESSAGE:
        return "objection-message-later", facts
    if city.box.house[card] != step.building:
        return "objection-other-building", facts
    lacking = missing_goods(city, seat, card)
    if lacking:
        return "objection-order-goods", facts | {"goods": joined([good_key(good) for good in lacking])}
    return ("objection-delivered", facts) if step.has_delivered else ("objection-contract-instead", facts)


def against_taking(number: int, question: str) -> Text | None:
    if question == "any-good" and number >= verbs.TAKE_TILE:
        return "objection-goods-only", {}
    if question == "reward" and not verbs.TAKE_TILE <= number < verbs.TAKE_MARKER:
        return "objection-tiles-only", {}
    if question == "trade-take" and number == verbs.TAKE_TILE + data.TRADE:
        return "objection-trade-trade", {}
    return "objection-out-of-stock", {}


def against_marker(city: City, seat: int, choice: int, step: Marking) -> Text:
    is_placed = choice < verbs.REMOVE
    building = choice - (verbs.PLACE if is_placed else verbs.REMOVE)
    facts: Facts = {"building": space_key(building + data.OWNED), "space": space_key(int(step.street))}
    if not is_beside(city, step.street, building):
        return "objection-not-beside", facts
    if step.done >> building & 1:
        return "objection-marked", facts
    owner = int(city.owners[building])
    if owner == seat:
        return "objection-already-yours", facts
    if owner == data.NONE and not is_placed:
        return "objection-nobodys", facts
    return "objection-markers", facts | {"needed": 2 if is_placed and owner != data.NONE else 1}
