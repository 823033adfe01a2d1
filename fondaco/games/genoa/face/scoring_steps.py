"""The final scoring in the browser, step by step: ducats, markers on buildings, contracts, each with its reasons."""

from __future__ import annotations

from typing import cast

from babel.lists import format_list

from fondaco.face.scene import Scene, ScoreStep
from fondaco.games.genoa import data
from fondaco.games.genoa.data import OWNED
from fondaco.games.genoa.face.hand import Group, groups_of
from fondaco.games.genoa.face.names import joined, space_key
from fondaco.games.genoa.scoring import CATEGORIES, breakdown
from fondaco.games.genoa.state import City


def scoring(scene: Scene) -> list[ScoreStep]:
    city = cast(City, scene.view)
    rows = breakdown(city)
    reasons = [money_reason, ownership_reason, contracts_reason]
    return [
        ScoreStep(
            scene.name(f"category-{category}"),
            tuple(reasons[index](scene, seat) for seat in range(len(rows))),
            tuple(row[index] for row in rows),
            category,
        )
        for index, category in enumerate(CATEGORIES)
    ]


def money_reason(scene: Scene, seat: int) -> str:
    return scene.say("board-seat-scored-money")


def ownership_reason(scene: Scene, seat: int) -> str:
    city = cast(City, scene.view)
    owned = [space_key(OWNED + place) for place in range(data.OWNABLE) if city.owners[place] == seat]
    return scene.say("board-seat-scored-ownership", count=len(owned), owned=joined(owned))


def contracts_reason(scene: Scene, seat: int) -> str:
    """Each group of neighbours with its pay."""
    city = cast(City, scene.view)
    groups = groups_of(city.box, int(city.cards_of(seat)))
    if not groups:
        return scene.say("board-seat-scored-none")
    reasons = [group_reason(scene, group) for group in groups]
    return format_list(reasons, style="unit", locale=scene.words.language)


def group_reason(scene: Scene, group: Group) -> str:
    names = joined([space_key(card) for card in group.cards])
    return scene.say("board-seat-scored-group", buildings=names, ducats=group.pay)
