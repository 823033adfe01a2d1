"""The final scoring in the browser, step by step: tiles by category, then each final card with what it counted.

The state keeps points by category alone, since tiles are scored all through the game. Final cards are scored last, so
that what they gave can be counted again from the end of the game.
"""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Scene, ScoreStep
from fondaco.games.calimala import data
from fondaco.games.calimala.scoring import (
    FINAL_AWARDS,
    FINALS_CATEGORY,
    TILE_CATEGORIES,
    breakdown,
    cubes,
    final_amounts,
)
from fondaco.games.calimala.shown import places
from fondaco.games.calimala.state import CATEGORIES, Florence
from fondaco.kernel.counts import Counts, numbers

UNITS = ["cloth", "cubes", "artworks", "cloth", "cloth", "cubes"]
"""What the tiles of each category count."""
OPEN = -1
"""Stands for the owner of the final card that lay open."""


def scoring_steps(scene: Scene) -> list[ScoreStep]:
    town = cast(Florence, scene.view)
    rows = breakdown(town)
    steps = []
    for index, category in enumerate(CATEGORIES[: int(FINALS_CATEGORY)]):
        tiles = [tile for tile in range(data.COUNCIL) if TILE_CATEGORIES[tile] == index]
        title = scene.say("board-scoring-title", title=scene.name(f"category-{category}"), tiles=len(tiles))
        reasons = tuple(cubes_at_the_end(scene, tiles, UNITS[index], seat) for seat in range(len(rows)))
        steps.append(ScoreStep(title, reasons, tuple(row[index] for row in rows), category))
    steps += [final_step(scene, card, owner) for card, owner in finals(town)]
    return [step if any(step.points) else barren(scene, step) for step in steps]


def barren(scene: Scene, step: ScoreStep) -> ScoreStep:
    """A step that gave nobody a point: its title says so, and the stylesheet leaves out the rows."""
    when = "end" if step.card == "finals" else "tiles"
    return step._replace(title=scene.say("board-scoring-nothing", title=step.title, when=when))


def cubes_at_the_end(scene: Scene, tiles: list[int], unit: str, seat: int) -> str:
    """What a player had at the end of what the tiles of a category count."""
    town = cast(Florence, scene.view)
    count = sum(int(cubes(town, tile, seat)) for tile in tiles)
    return scene.say("board-scoring-tiles", count=count, unit=unit)


def finals(town: Florence) -> list[tuple[int, int]]:
    """Each final card and whose it is, in the order they are scored (C-E3)."""
    cards = [] if town.open_final == data.EMPTY else [(int(town.open_final), OPEN)]
    seats = int(town.seats)
    order = [(int(town.first) + turn) % seats for turn in range(seats)]
    return cards + [(int(town.kept[seat]), seat) for seat in order]


def final_step(scene: Scene, card: int, owner: int) -> ScoreStep:
    town = cast(Florence, scene.view)
    seats = int(town.seats)
    counted = final_amounts(town, card)
    ranks, points = placed(town, counted)
    amounts = numbers(counted)
    final = f"final-{data.FINAL_NAMES[card]}"
    title = scene.say("board-scoring-open", final=final)
    if owner != OPEN:
        title = scene.say("board-scoring-secret", final=final, player=scene.players[owner])
    unit = "cloth" if card < data.FINAL_CHURCH else "cubes" if card < data.FINAL_PALAZZO else "palazzo"
    reasons = tuple(
        scene.say(
            "board-scoring-final", count=amounts[seat], unit=unit, place=ranks[seat], tie=tie(amounts, ranks, seat)
        )
        for seat in range(seats)
    )
    return ScoreStep(title, reasons, points, "finals")


def placed(town: Florence, amounts: Counts) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The place of each player, from 1, and the points for it; 0 for whoever got neither (C-P3, C-P4)."""
    ranks = [0] * len(amounts)
    points = [0] * len(amounts)
    place = 1
    for tied, share in places(town, amounts, FINAL_AWARDS):
        sharers = [seat for seat in range(len(amounts)) if tied >> seat & 1]
        for seat in sharers:
            ranks[seat] = place
            points[seat] = int(share)
        place += len(sharers)
    return tuple(ranks), tuple(points)


def tie(amounts: list[int], ranks: tuple[int, ...], seat: int) -> str:
    """How a tie came out for a player who got a place: won, shared or none."""
    rivals = [other for other in range(len(amounts)) if other != seat and amounts[other] == amounts[seat]]
    if not ranks[seat] or not rivals:
        return "none"
    if any(ranks[other] == ranks[seat] for other in rivals):
        return "shared"
    return "won" if any(ranks[other] == 0 or ranks[other] > ranks[seat] for other in rivals) else "none"
