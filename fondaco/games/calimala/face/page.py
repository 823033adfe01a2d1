"""The board of Calimala in the browser: Florence, the viewer's mat, everybody's things."""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Fragment, Scene
from fondaco.games.calimala import data
from fondaco.games.calimala.face.ask_facts import ask_facts
from fondaco.games.calimala.face.church_facts import churches_fragment
from fondaco.games.calimala.face.city_facts import city_facts
from fondaco.games.calimala.face.council_facts import council_facts
from fondaco.games.calimala.face.map_facts import map_fragment
from fondaco.games.calimala.face.mat_facts import mine_fragment
from fondaco.games.calimala.face.readings import turns_before
from fondaco.games.calimala.face.score_strip_facts import open_parts, strip_facts
from fondaco.games.calimala.face.seat_facts import seat_fragments
from fondaco.games.calimala.state import Florence

PANES = ("city", "churches", "map", "council")
"""On a phone one of them is in sight; where several hold something open, the first of them is shown."""


def heading(scene: Scene) -> str:
    """The round, of how many at most, and the tiles left, which may end the game before."""
    town = cast(Florence, scene.view)
    seats = int(town.seats)
    rounds = data.COLOURED_DISCS[seats] + data.WHITE_DISCS[seats]
    if town.is_over():
        return scene.say("board-over")
    if town.question() in ("keeping", "taking"):
        return scene.say("board-set-up")
    turn = turns_before(town)
    return scene.say("board-round", round=turn // seats + 1, rounds=rounds, tiles=data.COUNCIL - int(town.scored))


def fragments(scene: Scene) -> list[Fragment]:
    """The scores, city, council, churches and map, what is asked, the own mat, and a panel for each player."""
    painted = [
        Fragment("strip", scene.paint("strip.html", strip_facts(scene)), "overview"),
        Fragment("city", scene.paint("city.html", city_facts(scene)), "board"),
        Fragment("council", scene.paint("council.html", council_facts(scene)), "board"),
        churches_fragment(scene),
        map_fragment(scene),
        Fragment("ask-actions", scene.paint("ask.html", ask_facts(scene)), "ask"),
    ]
    if not scene.is_spectator:
        painted.append(mine_fragment(scene))
    shown = next((pane for pane in PANES if pane in open_parts(scene)), "")
    return [shown_first(fragment) if fragment.id == shown else fragment for fragment in painted] + seat_fragments(scene)


def shown_first(fragment: Fragment) -> Fragment:
    """A small screen brings the part that is marked so into sight."""
    return Fragment(fragment.id, fragment.html.replace(" class=", " data-current class=", 1), fragment.slot)
