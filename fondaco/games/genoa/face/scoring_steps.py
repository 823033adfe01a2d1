"""Why everybody has the ducats that are counted at the end: money, markers on buildings, contracts."""

from __future__ import annotations

from typing import cast

from babel.lists import format_list

from fondaco.face.scene import Scene
from fondaco.games.genoa.face.hand import groups_of
from fondaco.games.genoa.face.merchants import merchant
from fondaco.games.genoa.keys import joined, space_key
from fondaco.games.genoa.state import City


def why_points(scene: Scene, category: str, seat: int) -> str:
    if category == "money":
        return scene.say("board-seat-scored-money")
    if category == "ownership":
        owned = merchant(scene, seat).owned
        return scene.say("board-seat-scored-ownership", count=len(owned), owned=joined(list(owned)))
    return contracts_reason(scene, seat)


def contracts_reason(scene: Scene, seat: int) -> str:
    """Each group of neighbours with its pay."""
    city = cast(City, scene.view)
    reasons = []
    for group in groups_of(city.box, int(city.cards_of(seat))):
        names = joined([space_key(card) for card in group.cards])
        reasons.append(scene.say("board-seat-scored-group", buildings=names, ducats=group.pay))
    return format_list(reasons, style="unit", locale=scene.words.language) or scene.say("board-seat-scored-none")
