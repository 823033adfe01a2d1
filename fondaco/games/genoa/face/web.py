"""The board of Genoa in the browser: the plan of the city, the drawer for dealing, and everybody's things."""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Fragment, Scene
from fondaco.games.genoa.face.buttons import deal_fragments
from fondaco.games.genoa.face.deal_form import chain as chain
from fondaco.games.genoa.face.mat import mine_fragments
from fondaco.games.genoa.face.merchants import seat_fragments, strip_facts
from fondaco.games.genoa.face.motions import motions as motions
from fondaco.games.genoa.face.scoring_steps import scoring as scoring
from fondaco.games.genoa.face.spots import city_facts
from fondaco.games.genoa.face.weighing import weigh as weigh
from fondaco.games.genoa.game import OPTIONS
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import is_drafting
from fondaco.kernel.state import State

__all__ = [
    "CHAINED",
    "COMPOSED",
    "OPTIONS",
    "SURE",
    "chain",
    "fragments",
    "heading",
    "motions",
    "scoring",
    "unlisted",
    "weigh",
]

COMPOSED: frozenset[str] = frozenset()
CHAINED = frozenset({"offer", "plan", "counter"})
"""Verbs of the deal form, of which the app makes a chain of choices."""
DEALING = frozenset({"offer", "plan", "counter", "send", "withdraw", "accept", "agree", "refuse"})
"""The button shows the whole deal, and a live table must not wait for a second click."""
COURSE = frozenset({"roll", "go", "use", "act", "deliver", "play", "give", "take", "visit", "done", "cancel", "forget"})
OWNING = frozenset({"claim", "place", "remove", "pass", "retire", "rest"})
SURE = DEALING | COURSE | OWNING
"""All but `stop`, which always ends the walk: were others asked about where something is shown, that question alone
would tell that somebody has a plan for the space."""
OF_A_DRAFT = frozenset({"for", "bare", "give", "ask", "yield", "limit", "send"})
"""What an offer is composed of."""


def heading(scene: Scene) -> str:
    """The rounds left and who trades."""
    city = cast(City, scene.view)
    if city.is_over():
        return scene.say("board-plan-over")
    return scene.say("board-plan-heading", rounds=int(city.rounds), player=scene.players[int(city.trader)])


def unlisted(view: State, seat: int) -> frozenset[str]:
    """While an offer is composed the drawer stands for its small choices."""
    return OF_A_DRAFT if is_drafting(cast(City, view), seat) else frozenset()


def fragments(scene: Scene) -> list[Fragment]:
    """The strip, the plan, the drawer for dealing, the own mat, and a panel for each player."""
    return [
        Fragment("strip", scene.paint("strip.html", strip_facts(scene)), "overview"),
        Fragment("plan", scene.paint("plan.html", city_facts(scene)), "board"),
        *deal_fragments(scene),
        *mine_fragments(scene),
        *seat_fragments(scene),
    ]
