"""Scoring as a show: each tile where it counts, with what everybody has there; at the end each final card is opened."""

from __future__ import annotations

from typing import cast

from babel.lists import format_list

from fondaco.face.act import Act, Tally
from fondaco.face.scene import Motion, Scene
from fondaco.games.calimala import news as kinds
from fondaco.games.calimala.face.scored_places import final_place, thing_at, tile_place
from fondaco.games.calimala.face.scoring_steps import OPEN, finals, placed, tie
from fondaco.games.calimala.face.ties import TIES
from fondaco.games.calimala.names import final_key, tile_key
from fondaco.games.calimala.scoring import final_amounts, tile_amounts
from fondaco.games.calimala.state import Florence
from fondaco.kernel.counts import numbers
from fondaco.kernel.news import Item

POINTS = "cm-points"


def tile_acts(scene: Scene, news: list[Item]) -> list[Act]:
    """The tiles that were scored; final cards belong to the end of the game, which is a show of its own."""
    acts: list[Act] = []
    for index, item in enumerate(news):
        if item.kind == kinds.LAST_TILES:
            acts.append(Act("council", scene.say("news-last-tiles", count=item.numbers[0])))
        elif item.kind == kinds.SCORED:
            acts.append(tile_act(scene, item.numbers[0], scoring_of(news[index + 1 :])))
    return acts


def scoring_of(news: list[Item]) -> list[Item]:
    """What is told of one scoring: the news up to the first that is no part of it."""
    parts = {kinds.POINTS, kinds.NO_POINTS, *TIES}
    end = next((index for index, item in enumerate(news) if item.kind not in parts), len(news))
    return news[:end]


def tile_act(scene: Scene, tile: int, told: list[Item]) -> Act:
    place = tile_place(tile)
    given = [item.numbers[:3] for item in told if item.kind == kinds.POINTS]
    counted = {seat: cubes for seat, _, cubes in given}
    now = numbers(tile_amounts(cast(Florence, scene.view), tile))
    if all(now[seat] == cubes for seat, cubes in counted.items()):  # nothing was added there since
        counted = dict(enumerate(now))
    points = {seat: share for seat, share, _ in given}
    sentences = [scene.say("act-scored", thing=tile_key(tile), places=len(given), shares=shares(scene, points))]
    sentences += [tie_told(scene, item) for item in told if item.kind in TIES]
    return Act(place, " ".join(sentences), tallies(place, counted, points), flights(place, points))


def tie_told(scene: Scene, item: Item) -> str:
    player, other = (scene.players[seat] for seat in item.numbers[:2])
    return scene.say(f"tie-{TIES[item.kind]}", player=player, other=other)


def final_acts(scene: Scene) -> list[Act]:
    """Each final card: it is turned over where it lies, then scored where it counts (C-E3)."""
    return [act for card, owner in finals(cast(Florence, scene.view)) for act in card_acts(scene, card, owner)]


def card_acts(scene: Scene, card: int, owner: int) -> list[Act]:
    place = final_place(card)
    counted = final_amounts(cast(Florence, scene.view), card)
    amounts = numbers(counted)
    ranks, given = placed(cast(Florence, scene.view), counted)
    title = scene.say("board-scoring-open", final=final_key(card))
    if owner != OPEN:
        title = scene.say("board-scoring-secret", final=final_key(card), player=scene.players[owner])
    seats = sorted((seat for seat, rank in enumerate(ranks) if rank), key=lambda seat: ranks[seat])
    points = {seat: given[seat] for seat in seats}
    sentences = [scene.say("act-scored", thing=final_key(card), places=len(seats), shares=shares(scene, points))]
    ahead = [scene.players[seat] for seat in seats if tie(amounts, ranks, seat) == "won"]
    if ahead:
        sentences.append(scene.say("act-ahead", players=joined(scene, ahead), count=len(ahead)))
    shown = Act(place, " ".join(sentences), tallies(place, dict(enumerate(amounts)), points), flights(place, points))
    lies = "final" if owner == OPEN else f"seat-{owner}-card"
    return [Act(lies, title, gesture="turn"), shown._replace(points=given)]


def shares(scene: Scene, points: dict[int, int]) -> str:
    """`3 points to Anna and 2 to Bea`."""
    keys = ["act-points", *["act-share"] * len(points)]
    each = zip(keys, points.items(), strict=False)
    return joined(scene, [scene.say(key, points=share, player=scene.players[seat]) for key, (seat, share) in each])


def joined(scene: Scene, parts: list[str]) -> str:
    return format_list(parts, locale=scene.words.language) if parts else ""


def tallies(place: str, counted: dict[int, int], points: dict[int, int]) -> tuple[Tally, ...]:
    """Whoever has anything there, those with most points first; the foremost stand out."""
    most = max(points.values(), default=0)
    seats = sorted(counted, key=lambda seat: (-points.get(seat, -1), -counted[seat], seat))
    leaders = [seat for seat in seats if 0 < most == points.get(seat)]
    return tuple(
        Tally(seat, counted[seat], thing_at(place, seat), seat in leaders, points.get(seat, 0))
        for seat in seats
        if counted[seat]
    )


def flights(place: str, points: dict[int, int]) -> tuple[Motion, ...]:
    """Points fly to the players; they are the same as those of `motions`, which leaves them to the act."""
    return tuple(Motion(POINTS, place, f"seat-{seat}-points", str(share)) for seat, share in points.items() if share)
