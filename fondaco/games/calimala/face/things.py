"""The things of Florence that can be asked about, by the names of their places, and the choices each stands for."""

from __future__ import annotations

from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.actions import action_of, is_aimed

ON_THE_MAT: dict[str, list[int]] = {
    "discs": list(range(verbs.PLACE, verbs.GAIN)),
    "stock": list(range(verbs.GAIN, verbs.RAISE)),
    "ship": [verbs.RAISE + data.SHIP_PIECE],
    "loom": [verbs.RAISE + data.WORKSHOP_PIECE, verbs.WEAVING],
    "homes": list(range(verbs.RAISE + data.HOUSE_PIECE, verbs.ADORN)),
}
"""What the parts of a player's mat are for."""


def stands_for(thing: str) -> list[int]:
    """The choices of a thing such as `church-2-1`: its kind, and which one it is; none if it is unknown."""
    if thing == "works":
        return [verbs.ADORN + data.PALAZZO]
    kind, _, rest = thing.partition("-")
    if kind in ("do", "card", "final"):
        return of_a_card(kind, rest)
    numbers = [int(part) for part in rest.split("-") if part.isdecimal()]
    first, second = [*numbers, -1, -1][:2]
    if kind == "street" and 0 <= first < data.PAIRS:
        lifted = verbs.LIFT + first * data.TOWER
        return [verbs.PLACE + first, verbs.WHITE + first, *range(lifted, lifted + data.TOWER)]
    if kind == "church" and 0 <= first < data.CHURCHES:
        return [gift(first, row) for row in range(data.ROWS) if second in (-1, row)]
    if kind == "city" and 0 <= first < data.CITIES:
        house = verbs.RAISE + data.HOUSE_PIECE + first - data.PORTS
        return [verbs.SEND + first, *([house] if first >= data.PORTS else [])]
    return ON_THE_MAT.get(thing, [])


def of_a_card(kind: str, name: str) -> list[int]:
    """An action of the city, a card of the hand, or the final card."""
    if kind == "final":
        return [verbs.KEEP + data.FINAL_NAMES.index(name)] if name in data.FINAL_NAMES else []
    if name not in data.ACTION_NAMES:
        return []
    action = data.ACTION_NAMES.index(name)
    if kind == "card":
        return [verbs.PLAY + action]
    aimed = [choice for choice in range(verbs.GAIN, verbs.DRAW) if is_aimed(choice) and action_of(choice) == action]
    return [*aimed, verbs.DRAW + action]


def gift(church: int, row: int) -> int:
    """What puts a cube into a row of a church."""
    return verbs.ADORN + church if row == data.ARTWORK_ROW else verbs.GIVE + row * data.CHURCHES + church
