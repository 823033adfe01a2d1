"""What the step that asks is about, as faces read it: they never look into the stack."""

from __future__ import annotations

from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.action import Action
from fondaco.games.genoa.steps.cards import HandCards
from fondaco.games.genoa.steps.owning import Marking


class ActionAsked:
    """The question `acting`."""

    def __init__(self, building: int, state: str) -> None:
        self.building = building
        self.state = state
        """`owes` an order whose pay is promised, `done` once the building gave what it gives, else `open`."""


class HandingAsked:
    """The question `handing`."""

    def __init__(self, cards: int, player: int) -> None:
        self.cards = cards
        """How many of the drawn cards are promised."""
        self.player = player
        """Who gets them."""


def action_asked(city: City) -> ActionAsked | None:
    """The action that is being carried out; None at any other question."""
    if city.is_over() or not isinstance(city.asking, Action):
        return None
    step = city.asking
    return ActionAsked(int(step.building), "owes" if step.owes_pay() else "done" if step.is_done else "open")


def handing_asked(city: City) -> HandingAsked | None:
    """The drawn cards that are promised; None at any other question."""
    if city.is_over() or not isinstance(city.asking, HandCards):
        return None
    return HandingAsked(int(city.asking.count), int(city.asking.other))


def marked_street(city: City) -> int:
    """The street beside which markers are placed; NONE at any other question."""
    if city.is_over() or not isinstance(city.asking, Marking):
        return NONE
    return int(city.asking.street)
