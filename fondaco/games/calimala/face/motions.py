"""What travels over the browser board: each piece of news as symbols that fly from one place to another.

Nothing secret travels: a card drawn shows its back, and what was drawn is told to its owner alone.
"""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Motion, Scene
from fondaco.games.calimala import data
from fondaco.games.calimala import news as kinds
from fondaco.games.calimala.face.scored_places import final_place, tile_place
from fondaco.games.calimala.state import Florence
from fondaco.kernel.news import Item

FLIGHTS = {
    kinds.PLACED: [("cm-disc-{a}", "seat-{a}-discs", "street-{b}", "")],
    kinds.PLACED_WHITE: [("cm-white", "seat-{a}-discs", "street-{b}", "")],
    kinds.GAINED: [("cm-cube-{a}", "seat-{a}-supply", "seat-{a}-stock", "")],
    kinds.WOVE: [("cm-cube-{a}", "seat-{a}-supply", "seat-{a}-cloth", "{b}")],
    kinds.BUILT_SHIP: [("ca-ship", "seat-{a}-stock", "seat-{a}-ships", "")],
    kinds.BUILT_WORKSHOP: [("ca-workshop", "seat-{a}-stock", "seat-{a}-cloth", "")],
    kinds.BUILT_HOUSE: [("cm-house-{a}", "seat-{a}-houses", "city-{b}", "")],
    kinds.ADORNED: [("cm-cube-{a}", "seat-{a}-stock", "{artwork}", "")],
    kinds.GAVE: [("cm-cube-{a}", "seat-{a}-stock", "church-{c}-{b}", "")],
    kinds.SENT: [("cm-cube-{a}", "seat-{a}-cloth", "city-{b}", "")],
    kinds.DREW: [("ca-card", "deck", "seat-{a}-hand", "")],
    kinds.TOOK: [("ca-{action}", "deck", "seat-{a}-hand", "")],
    kinds.PLAYED: [("ca-{action}", "seat-{a}-hand", "discard", "")],
    kinds.RESHUFFLED: [("ca-card", "discard", "deck", "{a}")],
    kinds.ENTERED: [("cm-disc-{a}", "street-{c}", "{council}", "")],
    kinds.EXCHANGED: [
        ("cm-disc-{a}", "seat-{a}-discs", "{council}", ""),
        ("cm-white", "street-{c}", "seat-{a}-discs", ""),
    ],
    kinds.LIFTED: [("cm-disc-{a}", "street-{d}", "{council}", ""), ("cm-white", "street-{c}", "street-{d}", "")],
    kinds.ENTERED_LATE: [("cm-disc-{a}", "street-{b}", "council", "")],
    kinds.POINTS: [("cm-points", "{scored}", "seat-{a}-points", "{b}")],
}
"""What flies from where to where and with which label, by the numbers of the news; `a` is nearly always a player."""


def motions(scene: Scene, news: list[Item]) -> list[Motion]:
    """Those of the news that the viewer may hear, in order."""
    found: list[Motion] = []
    scored = "council"
    for item in news:
        if not item.is_for(scene.seat):
            continue
        facts = places(item, cast(Florence, scene.view))
        scored = scored_at(item) or scored
        if item.kind != kinds.POINTS or item.numbers[1]:
            flights = FLIGHTS.get(item.kind, [])
            found += [Motion(*[part.format(**facts, scored=scored) for part in flight]) for flight in flights]
    return found


def scored_at(item: Item) -> str:
    """Where the points told next come from; empty for news of something else."""
    if item.kind == kinds.SCORED:
        return tile_place(item.numbers[0])
    return final_place(item.numbers[0]) if item.kind in (kinds.FINAL_OPEN, kinds.FINAL_SECRET) else ""


def places(item: Item, town: Florence) -> dict[str, str | int]:
    """The numbers of news, and what they name: a seat of the council, counted from 1, an action, an artwork space."""
    a, b, c, d = item.numbers[:4]
    action = data.ACTION_NAMES[b] if item.kind in (kinds.TOOK, kinds.PLAYED) else ""
    facts: dict[str, str | int] = {"a": a, "b": b, "c": c, "d": d, "council": f"council-{b - 1}", "action": action}
    return facts | {"artwork": artwork_space(b, town)}


def artwork_space(building: int, town: Florence) -> str:
    """The Palazzo's artworks lie in the order they came; the last one is the newest."""
    given = data.PALAZZO_SPACES - int(town.palazzo_room())
    return f"palazzo-art-{given - 1}" if building == data.PALAZZO else f"church-{building}-{data.ARTWORK_ROW}"
