"""What the viewer can do at the door of the guild that is called: sell, end the visit, move to the front or stay."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button, button
from fondaco.face.scene import Scene
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face.house_facts import HouseFacts
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.visit import visited_guild


class DealFacts(NamedTuple):
    guild: int
    """Whose house it is, so that the buttons stand before it."""
    good: str
    price: int
    sells: tuple[Button, ...]
    """Of one good, two, three and so on."""
    buys: bool
    """Whether goods can be bought, by choosing them in the store."""
    leave: Button | None
    lead: Button | None
    stay: Button | None


NO_DEAL = DealFacts(-1, "", 0, (), False, None, None, None)


def deal_facts(scene: Scene, houses: list[HouseFacts]) -> DealFacts:
    guild = int(visited_guild(cast(Town, scene.view)))
    if guild < 0:
        return NO_DEAL
    here = houses[guild]
    lead, stay = button(scene, verbs.LEAD), button(scene, verbs.STAY)
    if not (here.sells or here.leave or lead or stay):
        return NO_DEAL
    buys = any(crate.button for crate in here.store)
    return DealFacts(guild, here.good, here.price, tuple(here.sells), buys, here.leave, lead, stay)
