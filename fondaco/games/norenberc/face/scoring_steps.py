"""The final scoring in the browser, step by step, with the reason for each player in few words."""

from __future__ import annotations

from typing import cast

from babel.lists import format_list

from fondaco.face.scene import Scene, ScoreStep
from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.names import guild_key, tile_key
from fondaco.games.norenberc.scoring import CATEGORIES, breakdown, different_crests, majority_points, rank
from fondaco.games.norenberc.state import Town


def scoring_steps(scene: Scene) -> list[ScoreStep]:
    town = cast(Town, scene.view)
    rows = breakdown(town)
    steps = []
    for index, category in enumerate(CATEGORIES):
        reasons = tuple(reason(scene, category, seat) for seat in range(int(town.seats)))
        points = tuple(row[index] for row in rows)
        steps.append(ScoreStep(scene.name(f"category-{category}"), reasons, points, category))
    return steps


def reason(scene: Scene, category: str, seat: int) -> str:
    town = cast(Town, scene.view)
    if category == "townspeople":
        return townspeople(scene, seat)
    if category == "majority":
        return majorities(scene, seat)
    if category == "thirty":
        guilds = [guild for guild in range(int(town.guilds)) if town.influence(seat, guild) >= data.THIRTY]
        keys = ",".join(guild_key(guild) for guild in guilds)
        return scene.say("scoring-thirty", guilds=keys) if keys else scene.say("scoring-none")
    if category == "all-guilds":
        missing = sum(1 for guild in range(int(town.guilds)) if town.artisans_of(seat, guild) == 0)
        return scene.say("scoring-all-guilds-not", count=missing) if missing else scene.say("scoring-all-guilds")
    if category == "richest":
        return scene.say("scoring-richest", money=int(town.money[seat]))
    return scene.say("scoring-crests", count=int(different_crests(town, seat)))


def townspeople(scene: Scene, seat: int) -> str:
    """Those that bring points by themselves (N-G1): an Engraver or Apprentice is told where it counts."""
    town = cast(Town, scene.view)
    counted = [data.NOBLEMAN_2, data.NOBLEMAN_3, data.TAX_COLLECTOR, data.FOREMAN_2, data.FOREMAN_3, data.FOREMAN_4]
    keys = [tile_key(tile) for tile in counted for _ in range(int(town.owned[seat * data.TILES + tile]))]
    return scene.say("scoring-townspeople", people=",".join(keys)) if keys else scene.say("scoring-none")


def majorities(scene: Scene, seat: int) -> str:
    """One entry for each guild in which a player owns artisans."""
    town = cast(Town, scene.view)
    entries = []
    for guild in range(int(town.guilds)):
        mine = rank(town, seat, guild)
        if mine:
            ahead = sum(1 for other in range(int(town.seats)) if rank(town, other, guild) > mine)
            entries.append(
                scene.say(
                    "scoring-majority-guild",
                    guild=scene.name(guild_key(guild), "title"),
                    place=ahead + 1,
                    sum=int(town.influence(seat, guild)),
                    points=int(majority_points(town, seat, guild)),
                    apprentices=int(town.owned[seat * data.TILES + data.APPRENTICE]) if ahead in (1, 2) else 0,
                )
            )
    if not entries:
        return scene.say("scoring-none")
    return scene.say("scoring-majority", each=format_list(entries, style="unit", locale=scene.words.language))
