"""Why a choice of Calimala is not open: the sentence for the first thing that stands against it."""

from __future__ import annotations

from typing import cast

from fondaco.face.text import Text
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.actions import action_of, is_aimed, open_aims
from fondaco.games.calimala.face.names import (
    action_key,
    building_key,
    city_key,
    final_key,
    joined,
    material_key,
    street_key,
)
from fondaco.games.calimala.face.readings import ends_of
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.steps.activation import AIMS, Activation, Playing, Sending
from fondaco.kernel.choices import Choices
from fondaco.kernel.counts import bits, numbers


def refusal(town: Florence, seat: int, choice: int) -> Text | None:
    """What stands against a choice that is not open; None where nothing better can be said than what is."""
    if not town.is_asked(seat):
        return None
    question = town.question()
    if question == "placing" and verbs.PLACE <= choice < verbs.GAIN:
        return against_disc(town, seat, choice)
    if question == "activation":
        return against_activation(town, seat, choice, cast(Activation, town.stack[-1]))
    if question == "playing" and is_aimed(choice):
        return against_playing(town, seat, choice, int(cast(Playing, town.stack[-1]).card))
    if question == "sending" and verbs.SEND <= choice < verbs.GIVE:
        return against_sending(town, seat, choice - verbs.SEND, cast(Sending, town.stack[-1]))
    if question == "keeping" and verbs.KEEP <= choice < verbs.TAKE:
        return "objection-final", {"final": final_key(choice - verbs.KEEP)}
    if question == "taking" and verbs.TAKE <= choice < verbs.FIRST:
        return "objection-taken", {"action": action_key(data.START_CARDS[choice - verbs.TAKE])}
    if question == "summoning" and verbs.LIFT <= choice < verbs.KEEP:
        return "objection-lift", {}
    return None


def against_disc(town: Florence, seat: int, choice: int) -> Text:
    is_white = choice >= verbs.WHITE
    pair = choice - (verbs.WHITE if is_white else verbs.PLACE)
    if town.streets[pair] == data.EMPTY:
        low, high = ends_of(pair)
        facts: dict[str, str | int] = {"action": action_key(low), "other": action_key(high)}
        return "objection-no-street", facts | {"neighbours": joined(neighbours(town, low))}
    if is_white and town.whites[seat] == 0:
        return "objection-no-white", {"discs": int(town.discs[seat])}
    if not is_white and town.discs[seat] == 0:
        return "objection-no-disc", {"whites": int(town.whites[seat])}
    return "objection-duty-street", {"street": street_key(pair)}


def neighbours(town: Florence, action: int) -> list[str]:
    """The keys of the actions that a street joins to one."""
    streets = [ends_of(pair) for pair in numbers(town.pairs)]
    return [action_key(high if action == low else low) for low, high in streets if action in (low, high)]


def against_activation(town: Florence, seat: int, choice: int, step: Activation) -> Text | None:
    if choice == verbs.DONE:
        return "objection-duty", {}
    if verbs.PLAY <= choice < verbs.LIFT:
        return against_card(town, seat, choice - verbs.PLAY)
    if not is_aimed(choice) and not verbs.DRAW <= choice < verbs.PLAY:
        return None
    action = int(action_of(choice)) if is_aimed(choice) else choice - verbs.DRAW
    if action not in (step.low, step.high):
        actions = joined([action_key(int(step.low)), action_key(int(step.high))])
        return "objection-other-action", {"action": action_key(action), "actions": actions}
    if (step.low_left if action == step.low else step.high_left) == 0:
        return "objection-action-done", {"action": action_key(action)}
    if is_aimed(choice):
        return against_aim(town, seat, choice)
    if town.is_possible(action, seat):
        return "objection-draw-possible", {"action": action_key(action)}
    if not town.has_cards_to_draw():
        return "objection-no-cards", {}
    if town.one_compensation == 1 and seat == town.active and town.compensated > 0:
        return "objection-one-card", {}
    return "objection-duty-draw", {}


def against_card(town: Florence, seat: int, card: int) -> Text:
    if town.hand[seat * data.ACTIONS + card] == 0:
        return "objection-no-card", {"action": action_key(card)}
    if not town.is_possible(card, seat):
        return "objection-card-idle", {"action": action_key(card)}
    return "objection-duty-card", {"action": action_key(card)}


def against_playing(town: Florence, seat: int, choice: int, card: int) -> Text | None:
    """The aim of a card just played; one that the action itself would allow is refused for the duty alone (C-T3)."""
    if action_of(choice) != card:
        return "objection-card", {"action": action_key(card)}
    aims = Choices(AIMS)
    open_aims(town, card, seat, aims)
    return ("objection-duty-aim", {}) if choice in aims.listed() else against_aim(town, seat, choice)


def against_aim(town: Florence, seat: int, choice: int) -> Text | None:
    """C-A1 to C-A7: what makes an action, or this way of carrying it out, impossible."""
    stock = [int(town.stock[seat * data.MATERIALS + material]) for material in range(data.MATERIALS)]
    if choice < verbs.RAISE:
        material = choice - verbs.GAIN
        if stock[material] == data.WAREHOUSE:
            return "objection-full", {"material": material_key(material), "most": data.WAREHOUSE}
        return "objection-supply", {}
    if choice < verbs.ADORN:
        return against_piece(town, seat, choice - verbs.RAISE, stock)
    if choice < verbs.WEAVING:
        if stock[data.MARBLE] == 0:
            return "objection-no-marble", {}
        return "objection-no-space", {"building": building_key(choice - verbs.ADORN), "material": "material-artwork"}
    if choice == verbs.WEAVING:
        return ("objection-supply", {}) if town.supply[seat] == 0 else ("objection-workshops-full", {})
    if choice < verbs.GIVE:
        return against_cloth(town, seat, choice - verbs.SEND)
    material, church = divmod(choice - verbs.GIVE, data.CHURCHES)
    if stock[material] == 0:
        return "objection-no-cube", {"material": material_key(material)}
    return "objection-no-space", {"building": building_key(church), "material": material_key(material)}


def against_piece(town: Florence, seat: int, piece: int, stock: list[int]) -> Text:
    wood, brick = stock[data.WOOD], stock[data.BRICK]
    held: dict[str, str | int] = {"wood": wood, "brick": brick}
    if piece == data.SHIP_PIECE:
        if town.ships[seat] == data.MOST_SHIPS:
            return "objection-ships", {"most": data.MOST_SHIPS}
        return "objection-ship-cost", held
    if piece == data.WORKSHOP_PIECE:
        if town.workshops[seat] == data.MOST_WORKSHOPS:
            return "objection-workshops", {"most": data.MOST_WORKSHOPS}
        return "objection-workshop-cost", held
    city = piece - data.HOUSE_PIECE
    if town.houses[seat] >> city & 1:
        return "objection-house", {"city": city_key(city + data.PORTS)}
    return "objection-house-cost", held


def against_cloth(town: Florence, seat: int, city: int) -> Text | None:
    if town.cloth_of(seat) == 0:
        return "objection-no-cloth", {}
    if city < data.PORTS and town.ships[seat] == 0:
        return "objection-no-ship", {}
    if city >= data.PORTS and not town.houses[seat] >> (city - data.PORTS) & 1:
        return "objection-no-house", {"city": city_key(city), "houses": int(bits(town.houses[seat]))}
    if town.city_room[city] == 0:
        return "objection-city-full", {"city": city_key(city), "most": data.CITY_SPACES}
    return None


def against_sending(town: Florence, seat: int, city: int, step: Sending) -> Text | None:
    if (city < data.PORTS) != (step.action == data.SHIP):
        return "objection-way", {"by": "ship" if step.action == data.SHIP else "road"}
    found = against_cloth(town, seat, city)
    if found is None and city >= data.PORTS and not step.cities >> (city - data.PORTS) & 1:
        return "objection-served", {"city": city_key(city)}
    return found or ("objection-duty-aim", {})
