"""The things of Genoa that can be asked about, by the names of their places, and the choices each stands for."""

from __future__ import annotations

from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.face.names import MARKER, THINGS
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import is_drafting
from fondaco.games.genoa.steps.draft_reasons import why_no_space
from fondaco.kernel.reason import Reason

SPACES = {data.space_name(space): space for space in range(data.SPACES)}


def stands_for(city: City, seat: int, thing: str) -> list[int]:
    """The choices of a thing such as `space-market`: its kind, and which one it is; none if it is unknown."""
    kind, _, name = thing.partition("-")
    if kind == "space" and name in SPACES:
        return on_space(city, seat, SPACES[name])
    if kind == "have" and (name in THINGS or name == "markers"):
        return held(MARKER if name == "markers" else THINGS.index(name))
    if kind == "leaf" and name.isdecimal() and int(name[:4]) < data.CARDS:
        card = int(name[:4])
        delivered = [verbs.DELIVER + card - data.FIRST_MESSAGE] if card >= data.FIRST_MESSAGE else []
        return [*delivered, verbs.GIVE + verbs.ITEM_CARD + card]
    if thing == "stock":
        return [verbs.ACT] if city.question() == "dealing" else list(range(verbs.TAKE, verbs.VISIT))
    return []


def on_space(city: City, seat: int, space: int) -> list[int]:
    """Where the tower may go, what may be offered for it, and what is owned there."""
    offered = [verbs.FOR + space] if seat != city.trader or is_drafting(city, seat) else []
    used = [verbs.USE] if space == city.tower else []
    found = [*offered, *used, verbs.GO + space]
    if space >= data.STREET:
        return [*found, verbs.CLAIM + space - data.STREET]
    if data.OWNED <= space < data.BUILDINGS:
        building = space - data.OWNED
        found += [verbs.PLACE + building, verbs.REMOVE + building, verbs.VISIT + building]
    return found


def held(thing: int) -> list[int]:
    """To play a tile, or to give a thing away."""
    played = [verbs.PLAY + index for index, tile in enumerate(verbs.PLAYED) if data.GOODS + tile == thing]
    return [*played, verbs.GIVE + verbs.ITEM_GOOD + thing]


def why_elsewhere(city: City, seat: int, thing: str, choice: int) -> Reason | None:
    """That a deal is made with the form, not with the things themselves; and what no offer can be for."""
    if city.question() != "dealing" or not city.may_answer(seat):
        return None
    kind = thing.partition("-")[0]
    if kind == "space" and verbs.FOR <= choice < verbs.GIVE and not is_drafting(city, seat):
        return why_no_space(city, seat, seat, choice - verbs.FOR)
    if kind == "stock":
        return Reason("stock-by-action", {}, "G-A1")
    if kind not in ("have", "leaf"):
        return None
    if verbs.PLAY <= choice < verbs.TAKE:
        return Reason("tile-by-action", {}, "G-A5")
    role = "trader" if seat == city.trader else "other"
    return Reason("give-by-deal", {"role": role}, "G-N2") if verbs.GIVE <= choice < verbs.ASK else None
