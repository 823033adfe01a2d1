"""The board of Calimala in the browser: Florence, the viewer's mat, everybody's things."""

from __future__ import annotations

from collections.abc import Hashable
from typing import cast

from fondaco.face.scene import Fragment, Scene
from fondaco.games.calimala import data
from fondaco.games.calimala.face.church_facts import churches_facts, with_gifts
from fondaco.games.calimala.face.city_facts import city_facts, with_offers
from fondaco.games.calimala.face.council_facts import council_facts, with_artwork
from fondaco.games.calimala.face.map_facts import map_facts, with_trade
from fondaco.games.calimala.face.mat_facts import mat_facts
from fondaco.games.calimala.face.parts import open_parts
from fondaco.games.calimala.face.public import Public
from fondaco.games.calimala.face.readings import is_set_up, round_of
from fondaco.games.calimala.face.score_strip_facts import strip_facts
from fondaco.games.calimala.face.seat_facts import seat_facts
from fondaco.games.calimala.state import Florence

PANES = ("city", "churches", "map", "council")
"""On a phone one of them is in sight; where several hold something open, the first of them is shown."""


def heading(scene: Scene) -> str:
    """The round, of how many at most, and the tiles left, which may end the game before."""
    town = cast(Florence, scene.view)
    rounds = data.COLOURED_DISCS[int(town.seats)] + data.WHITE_DISCS[int(town.seats)]
    if town.is_over():
        return scene.say("board-over")
    if is_set_up(town):
        return scene.say("board-set-up")
    return scene.say("board-round", round=round_of(town), rounds=rounds, tiles=data.COUNCIL - int(town.scored))


def fragments(scene: Scene) -> list[Fragment]:
    """The scores, city, council, churches and map, the viewer's own mat, and a panel for each player."""
    public = Public(scene)
    open_here = open_parts(scene)
    parts: list[tuple[str, str, Hashable]] = [
        ("strip", "overview", strip_facts(public)._replace(open_parts=open_here)),
        ("city", "board", with_offers(scene, city_facts(public))),
        ("council", "board", with_artwork(scene, council_facts(public))),
        ("churches", "board", with_gifts(scene, churches_facts(public))),
        ("map", "board", with_trade(scene, map_facts(public))),
    ]
    if not scene.is_spectator:
        parts.append(("mine", "mine", mat_facts(scene)))
    painted = [Fragment(name, scene.paint(f"{name}.html", facts), slot) for name, slot, facts in parts]
    shown = next((pane for pane in PANES if pane in open_here), "")
    seats = [seat_facts(scene, seat) for seat in range(len(scene.players))]
    panels = [Fragment(f"seat-{facts.seat}", scene.paint("seat.html", facts), "others") for facts in seats]
    return [shown_first(fragment) if fragment.id == shown else fragment for fragment in painted] + panels


def shown_first(fragment: Fragment) -> Fragment:
    """A small screen brings the part that is marked so into sight."""
    return Fragment(fragment.id, fragment.html.replace(" class=", " data-current=any class=", 1), fragment.slot)
