"""The final scoring in the browser, step by step: tiles by category, then each final card with what it counted.

The state keeps points by category alone, since tiles are scored all through the game. Final cards are scored last, so
that what they gave can be counted again from the end of the game.
"""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Scene, ScoreStep
from fondaco.face.scoring_steps import scoring_steps
from fondaco.games.calimala import data
from fondaco.games.calimala.names import final_key
from fondaco.games.calimala.scoring import FINAL_AWARDS, FINALS_CATEGORY, TILE_CATEGORIES, cubes, final_amounts
from fondaco.games.calimala.shown import places
from fondaco.games.calimala.state import CATEGORIES, Florence
from fondaco.kernel.counts import Counts, numbers

UNITS = ["cloth", "cubes", "artworks", "cloth", "cloth", "cubes"]
"""What the tiles of each category count."""
TILES = {
    category: [tile for tile in range(data.COUNCIL) if TILE_CATEGORIES[tile] == index]
    for index, category in enumerate(CATEGORIES[: int(FINALS_CATEGORY)])
}
OPEN = -1
"""Stands for the owner of the final card that lay open."""


def tile_and_final_steps(scene: Scene) -> list[ScoreStep]:
    tiles = [
        step._replace(title=scene.say("board-scoring-title", title=step.title, tiles=len(TILES[step.card])))
        for step in scoring_steps(scene, list(TILES), cubes_at_the_end)
    ]
    return tiles + [final_step(scene, card, owner) for card, owner in finals(cast(Florence, scene.view))]


def cubes_at_the_end(scene: Scene, category: str, seat: int) -> str:
    """What a player had at the end of what the tiles of a category count."""
    count = sum(int(cubes(cast(Florence, scene.view), tile, seat)) for tile in TILES[category])
    return scene.say("board-scoring-tiles", count=count, unit=UNITS[CATEGORIES.index(category)])


def finals(town: Florence) -> list[tuple[int, int]]:
    """Each final card and whose it is, in the order they are scored (C-E3)."""
    cards = [] if town.open_final == data.EMPTY else [(int(town.open_final), OPEN)]
    order = [int(town.first + turn) % int(town.seats) for turn in range(int(town.seats))]
    return cards + [(int(town.kept[seat]), seat) for seat in order]


def final_step(scene: Scene, card: int, owner: int) -> ScoreStep:
    town = cast(Florence, scene.view)
    counted = final_amounts(town, card)
    ranks, points = placed(town, counted)
    amounts = numbers(counted)
    title = scene.say("board-scoring-open", final=final_key(card))
    if owner != OPEN:
        title = scene.say("board-scoring-secret", final=final_key(card), player=scene.players[owner])
    unit = "cloth" if card < data.FINAL_CHURCH else "cubes" if card < data.FINAL_PALAZZO else "palazzo"
    reasons = [
        scene.say("board-scoring-final", count=amount, unit=unit, place=ranks[seat], tie=tie(amounts, ranks, seat))
        for seat, amount in enumerate(amounts)
    ]
    return ScoreStep(title, tuple(reasons), points, "finals")


def placed(town: Florence, amounts: Counts) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The place of each player, from 1, and the points for it; 0 for whoever got neither (C-P3, C-P4)."""
    ranks = [0] * len(amounts)
    points = [0] * len(amounts)
    place = 1
    for tied, share in places(town, amounts, FINAL_AWARDS):
        sharers = [seat for seat in range(len(amounts)) if tied >> seat & 1]
        for seat in sharers:
            ranks[seat], points[seat] = place, share
        place += len(sharers)
    return tuple(ranks), tuple(points)


def tie(amounts: list[int], ranks: tuple[int, ...], seat: int) -> str:
    """How a tie came out for a player who got a place: won, shared or none."""
    rivals = [ranks[other] for other, amount in enumerate(amounts) if other != seat and amount == amounts[seat]]
    if not ranks[seat] or not rivals:
        return "none"
    if ranks[seat] in rivals:
        return "shared"
    return "won" if any(rank == 0 or rank > ranks[seat] for rank in rivals) else "none"
