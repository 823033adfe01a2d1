"""The final scoring in the browser, with the reason for each player in few words."""

from __future__ import annotations

from typing import NamedTuple, cast

from fondaco.face.scene import Scene
from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.majorities import Standing, standings
from fondaco.games.norenberc.scoring import different_crests
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.word_keys import guild_key, tile_key

SUNS = [data.NOBLEMAN_2, data.NOBLEMAN_3, data.TAX_COLLECTOR, data.FOREMAN_2, data.FOREMAN_3, data.FOREMAN_4]
"""Those that bring points by themselves (N-G1): an Engraver or Apprentice is told where it counts."""


class Majority(NamedTuple):
    """How a player stands with a guild: drawn as its sign, the sum and a medal, and said in words."""

    stands: Standing
    apprentices: int
    """How many of its owner count for the place (N-T11)."""
    said: str


def why_points(scene: Scene, category: str, seat: int) -> str:
    """Why a player has its points in a category."""
    town = cast(Town, scene.view)
    guilds = range(int(town.guilds))
    if category == "townspeople":
        keys = [tile_key(tile) for tile in SUNS for _ in range(int(town.owned[seat * data.TILES + tile]))]
        return scene.say("scoring-townspeople", people=",".join(keys)) if keys else scene.say("scoring-none")
    if category == "majority":
        entries = tuple(majority(scene, stands, seat) for stands in standings(town, seat))
        return scene.paint("majorities.html", entries) if entries else scene.say("scoring-none")
    if category == "thirty":
        keys = [guild_key(guild) for guild in guilds if town.influence(seat, guild) >= data.THIRTY]
        return scene.say("scoring-thirty", guilds=",".join(keys)) if keys else scene.say("scoring-none")
    if category == "all-guilds":
        missing = sum(1 for guild in guilds if town.artisans_of(seat, guild) == 0)
        return scene.say("scoring-all-guilds-not", count=missing) if missing else scene.say("scoring-all-guilds")
    if category == "richest":
        return scene.say("scoring-richest", money=int(town.money[seat]))
    engravers = int(town.owned[seat * data.TILES + data.ENGRAVER])
    return scene.say("scoring-crests", count=int(different_crests(town, seat)), engravers=engravers)


def majority(scene: Scene, stands: Standing, seat: int) -> Majority:
    owned = int(cast(Town, scene.view).owned[seat * data.TILES + data.APPRENTICE])
    apprentices = owned if stands.place in (2, 3) else 0
    said = scene.say(
        "scoring-majority-guild",
        guild=scene.name(stands.name, "title"),
        place=stands.place,
        sum=stands.total,
        points=stands.points,
        apprentices=apprentices,
    )
    return Majority(stands, apprentices, said)
