"""Planning in the browser: doors at which the viewer's agents can be put, or stand until their guild is called."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.button import Button, button
from fondaco.face.scene import Scene
from fondaco.face.slices import slice_of
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.word_keys import good_key, guild_key
from fondaco.kernel.counts import bits
from fondaco.words.catalogue import Catalogue


class Door(NamedTuple):
    """Where an agent can be put, or stands."""

    guild: int
    price: int
    held: int
    """How many goods of the guild's kind the viewer has."""

    @property
    def name(self) -> str:
        return guild_key(self.guild)

    @property
    def word(self) -> str:
        """What a form sends."""
        return data.GUILD_NAMES[self.guild]

    @property
    def good(self) -> str:
        return good_key(self.guild)


class PlanningFacts(NamedTuple):
    stage: str
    """choose, ready, planned or empty."""
    doors: tuple[Door, ...]
    """Those to choose from, or those that are planned and not called yet."""
    seat: int
    question: str
    """What the ticks are for: those of one turn mean nothing in the next."""
    most: int
    skip: Button | None
    ready: int
    planners: int

    def counts(self, words: Catalogue) -> str:
        """What the button that sends says for one agent, two and so on."""
        return "|".join(words.say("scene-plan-count", {"count": count}) for count in range(1, self.most + 1))


NOTHING_TO_PLAN = PlanningFacts("", (), 0, "", 0, None, 0, 0)


def planning_facts(scene: Scene) -> PlanningFacts:
    town = cast(Town, scene.view)
    if scene.is_spectator or town.is_over():
        return NOTHING_TO_PLAN
    seat = scene.seat
    held = slice_of(town.goods, seat, data.GOODS)
    doors = [Door(guild, int(town.price(guild)), held[guild]) for guild in range(int(town.guilds))]
    planners = int(town.seats) - int(bits(town.passed))
    ready = int(bits(town.ready))
    if verbs.PASS in scene.choices:
        most = min(int(town.hand[seat]), len(doors))
        question = f"plan {int(town.round)} {int(town.turn)}"
        skip = button(scene, verbs.PASS)
        return PlanningFacts("choose", tuple(doors), seat, question, most, skip, ready, planners)
    planned = tuple(door for door in doors if town.plan[seat] >> door.guild & 1)
    if town.question() == "planning" and town.ready >> seat & 1:
        return PlanningFacts("ready", planned, seat, "", 0, None, ready, planners)
    return PlanningFacts("planned", planned, seat, "", 0, None, 0, 0) if planned else NOTHING_TO_PLAN
