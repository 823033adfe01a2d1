"""What others take from a player: a marker on a building that is removed, or replaced by theirs (G-O1)."""

from __future__ import annotations

from fondaco.face.loss import Loss
from fondaco.face.scene import Scene
from fondaco.games.genoa import news as kinds
from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.keys import space_key
from fondaco.kernel.news import Item

RULE = "G-O1"


def losses_of(scene: Scene, news: list[Item]) -> list[Loss]:
    """Those of the viewer in all news of a game, in order."""
    found = []
    street = NONE
    for index, item in enumerate(news):
        if item.kind == kinds.CLAIMED:
            street = item.numbers[1]
        elif item.kind == kinds.REMOVED and item.numbers[2] == scene.seat:
            found.append(lost_building(scene, index, item, street, news[index + 1 : index + 2]))
    return found


def lost_building(scene: Scene, index: int, item: Item, street: int, then: list[Item]) -> Loss:
    """`then` is what was told next: whoever replaces a marker puts their own down at once."""
    taker, building = item.numbers[:2]
    is_replaced = [(one.kind, one.numbers[:2]) for one in then] == [(kinds.PLACED, item.numbers[:2])]
    place = space_key(building)
    player, owned = scene.players[taker], "yes" if is_replaced else "no"
    return Loss(
        index,
        place,
        f"ge-marker-{scene.seat}",
        scene.say("loss-building", building=place),
        scene.say("loss-building-how", player=player, street=space_key(street), owned=owned),
        RULE,
    )
