"""The board of Genoa in the browser: the plan of the city, the drawer for dealing, and everybody's things."""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Fragment, Scene
from fondaco.games.genoa.face.drawer import deal_fragments
from fondaco.games.genoa.face.mat import mine_fragments
from fondaco.games.genoa.face.plan_facts import plan_facts
from fondaco.games.genoa.face.seats import seat_fragments
from fondaco.games.genoa.face.strip_facts import strip_facts
from fondaco.games.genoa.state import City


def heading(scene: Scene) -> str:
    """The rounds left and who trades."""
    city = cast(City, scene.view)
    if city.is_over():
        return scene.say("board-plan-over")
    return scene.say("board-plan-heading", rounds=int(city.rounds), player=scene.players[int(city.trader)])


def fragments(scene: Scene) -> list[Fragment]:
    """The strip, the plan, the drawer for dealing, the own mat, and a panel for each player."""
    return [
        Fragment("strip", scene.paint("strip.html", strip_facts(scene)), "overview"),
        Fragment("plan", scene.paint("plan.html", plan_facts(scene)), "board"),
        *deal_fragments(scene),
        *mine_fragments(scene),
        *seat_fragments(scene),
    ]
