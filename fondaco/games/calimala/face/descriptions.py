"""The facts that describe an open choice of Calimala: what it costs, what is left, what it counts for."""

from __future__ import annotations

from fondaco.face.text import Facts
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.duty import after_card
from fondaco.games.calimala.face.consequences import (
    count_facts,
    final_facts,
    helper_of,
    leaving_facts,
    reach_facts,
    then_facts,
)
from fondaco.games.calimala.names import (
    action_key,
    building_key,
    city_key,
    final_key,
    joined,
    material_key,
    open_key,
    street_key,
    tile_key,
)
from fondaco.games.calimala.reasons import lack_of
from fondaco.games.calimala.scoring import church_cubes
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.under_way import activation_of


def choice_facts(town: Florence, seat: int, choice: int, players: list[str]) -> Facts:
    if choice == verbs.DONE:
        return done_facts(town)
    if choice == verbs.STOP:
        return {"cloth": int(town.cloth_of(seat))}
    if choice < verbs.GAIN:
        return disc_facts(town, seat, choice, players)
    if choice < verbs.DRAW:
        return aim_facts(town, seat, choice)
    if choice < verbs.PLAY:
        return draw_facts(town, seat, choice - verbs.DRAW)
    if choice < verbs.LIFT:
        card = choice - verbs.PLAY
        held = int(town.hand[seat * data.ACTIONS + card])
        return {"action": action_key(card), "effect": f"effect-{data.ACTION_NAMES[card]}", "left": held - 1}
    if choice < verbs.KEEP:
        return lift_facts(town, choice - verbs.LIFT)
    return set_up_facts(choice, players)


def done_facts(town: Florence) -> Facts:
    """What is given up by ending an activation."""
    activation = activation_of(town)
    given_up = [open_key(action, times) for action, times in activation.actions_left()] if activation else []
    return {"left": len(given_up), "actions": joined(given_up) or "action-none"}


def draw_facts(town: Florence, seat: int, action: int) -> Facts:
    """A card in place of an action: what that lacks, and whether the other of the street could make it possible."""
    activation = activation_of(town)
    able, blocked = helper_of(town, activation) if activation else (data.NO_ACTION, data.NO_ACTION)
    facts: Facts = {"action": action_key(action), "lack": lack_of(town, seat, action)}
    return facts | {"helped": "yes", "able": action_key(able)} if blocked == action else facts | {"helped": "no"}


def disc_facts(town: Florence, seat: int, choice: int, players: list[str]) -> Facts:
    """A disc on a street: what it lets the player do, who acts below it, which disc leaves."""
    is_white = choice >= verbs.WHITE
    pair = choice - (verbs.WHITE if is_white else verbs.PLACE)
    street = int(town.streets[pair])
    facts: Facts = {"street": street_key(pair)}
    facts |= reach_facts(town, seat, street, 2 if is_white else 1) | then_facts(town, seat, street, players)
    return facts | leaving_facts(town, seat, street, is_white, players)


def aim_facts(town: Florence, seat: int, choice: int) -> Facts:
    """An action carried out: what the player has afterwards."""
    trial = after_card(town, seat, data.NO_ACTION, choice)
    stock = [int(trial.stock[seat * data.MATERIALS + material]) for material in range(data.MATERIALS)]
    if choice < verbs.RAISE:
        material = choice - verbs.GAIN
        return {"material": material_key(material), "held": stock[material], "most": data.WAREHOUSE}
    if choice < verbs.ADORN:
        facts: Facts = {"wood": stock[data.WOOD], "brick": stock[data.BRICK], "ships": int(trial.ships[seat])}
        facts["workshops"] = int(trial.workshops[seat])
        city = max(0, choice - verbs.RAISE - data.HOUSE_PIECE) + data.PORTS
        return facts | {"city": city_key(city)}
    if choice < verbs.WEAVING:
        building = choice - verbs.ADORN
        facts = {"building": building_key(building), "left": stock[data.MARBLE]}
        return facts | count_facts(trial, town, seat) | final_facts(town, seat, data.FINAL_CHURCH + building)
    if choice == verbs.WEAVING:
        cloth = int(trial.cloth_of(seat))
        return {"count": cloth - int(town.cloth_of(seat)), "cloth": cloth}
    if choice < verbs.GIVE:
        city = choice - verbs.SEND
        facts = {"city": city_key(city), "left": int(trial.cloth_of(seat)), "room": int(trial.city_room[city])}
        facts["there"] = int(trial.delivered[seat * data.CITIES + city])
        facts["by"] = "ship" if city < data.PORTS else "road"
        return facts | count_facts(trial, town, seat) | final_facts(town, seat, city)
    material, church = divmod(choice - verbs.GIVE, data.CHURCHES)
    facts = {"material": material_key(material), "building": building_key(church), "left": stock[material]}
    facts["there"] = int(church_cubes(trial, church, seat))
    return facts | count_facts(trial, town, seat) | final_facts(town, seat, data.FINAL_CHURCH + church)


def lift_facts(town: Florence, place: int) -> Facts:
    """An own disc in a tower: how high it lies, and what the tower counts."""
    pair, height = divmod(place, data.TOWER)
    street = int(town.streets[pair])
    return {"street": street_key(pair), "height": height + 1, "discs": int(town.heights[street])}


def set_up_facts(choice: int, players: list[str]) -> Facts:
    """What is chosen or drawn before the first turn; a card drawn later as well."""
    if choice < verbs.TAKE:
        final = choice - verbs.KEEP
        kind = "city" if final < data.FINAL_CHURCH else "church" if final < data.FINAL_PALAZZO else "palazzo"
        return {"final": final_key(final), "kind": kind}
    if choice < verbs.FIRST:
        action = data.START_CARDS[choice - verbs.TAKE]
        return {"action": action_key(action), "effect": f"effect-{data.ACTION_NAMES[action]}"}
    if choice < verbs.LAY:
        return {"player": players[choice - verbs.FIRST]}
    if choice < verbs.TILE:
        return {"action": action_key(choice - verbs.LAY)}
    if choice < verbs.DEAL:
        return {"tile": tile_key(choice - verbs.TILE)}
    if choice < verbs.CARD:
        return {"final": final_key(choice - verbs.DEAL)}
    return {"action": action_key(choice - verbs.CARD)}
