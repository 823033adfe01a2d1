"""The moments of drama, each told where it happens: a start, a deal, a refusal, a round that ends, open purses."""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple, cast

from fondaco.face.act import Act, Tally
from fondaco.face.podium import ranking
from fondaco.face.scene import Motion, Scene
from fondaco.face.scoring_steps import tallies_of
from fondaco.games.genoa import data
from fondaco.games.genoa import news as kinds
from fondaco.games.genoa.face.bundle import read_offer
from fondaco.games.genoa.face.motions import Journey, at_seat
from fondaco.games.genoa.face.names import COIN
from fondaco.games.genoa.keys import card_key, joined, space_key
from fondaco.games.genoa.offer import Terms
from fondaco.games.genoa.scoring import owned_by
from fondaco.games.genoa.state import City
from fondaco.kernel.news import Item

HANDSHAKE = "ge-handshake"
MARKER = "item-marker"
ROUNDS = "rounds"
"""The place that shows how many rounds are left."""


class Moment(NamedTuple):
    """An act, and which of the motions was the next when it began."""

    act: Act
    begins: int


def acts_of(scene: Scene, news: list[Item]) -> list[Act]:
    """Those in the news that the viewer may hear. What travels after a moment, up to the next one, is part of it."""
    journey = Journey(cast(City, scene.view))
    moments: list[Moment] = []
    heard = [item for item in news if item.is_for(scene.seat)]
    for index, item in enumerate(heard):
        act = act_for(scene, item, journey.tower) or drawing(scene, heard, index, journey.giving)
        if act is not None:
            moments.append(Moment(act, len(journey.found)))
        journey.heed(item)
    begins = [moment.begins for moment in moments]
    return [
        moment.act._replace(motions=(*moment.act.motions, *journey.found[moment.begins : end]))
        for moment, end in zip(moments, [*begins[1:], len(journey.found)], strict=False)
    ]


def act_for(scene: Scene, item: Item, tower: str) -> Act | None:
    """What is worth a moment; `tower` is the place where the tower stands."""
    city = cast(City, scene.view)
    players, numbers = scene.players, item.numbers
    match item.kind:
        case kinds.ROLLED:
            sentence = scene.say("act-rolled", player=players[numbers[0]], red=numbers[1], blue=numbers[2])
            return Act(space_key(numbers[3]), sentence)
        case kinds.STARTED:
            space = space_key(numbers[1])
            return Act(space, scene.say("act-started", player=players[numbers[0]], space=space))
        case kinds.DEALT:
            return deal(scene, Terms(*numbers))
        case kinds.REFUSED if scene.seat in (int(city.trader), numbers[0]):
            # The others see the stamp fly; to these two it matters.
            return Act(tower, scene.say("act-refused", player=players[numbers[0]]), gesture="stamp")
        case kinds.REMOVED if scene.seat == numbers[2]:
            place = space_key(numbers[1])
            sentence = scene.say("act-removed", player=players[numbers[0]], building=place)
            return Act(place, sentence, gesture="shake")
        case kinds.ROUND if numbers[0] > 1:
            return Act(ROUNDS, scene.say("act-round", left=numbers[1]), owned_tallies(scene), gesture="turn")
        case kinds.SHORTER:
            return Act(ROUNDS, scene.say("act-shorter", left=numbers[0]), gesture="shake")
    return None


def drawing(scene: Scene, heard: list[Item], index: int, house: str) -> Act | None:
    """The cards that the viewer has drawn, told once with the last one; not the first hands (G-S2)."""
    drawn = (kinds.DREW, kinds.DREW_CARD)
    is_last = heard[index].kind == kinds.DREW_CARD and all(
        item.kind not in drawn for item in heard[index + 1 : index + 2]
    )
    if not is_last or any(item.kind == kinds.BEGINS for item in heard):
        return None
    row = list(takewhile(lambda item: item.kind in drawn, reversed(heard[: index + 1])))
    box = cast(City, scene.view).box
    cards = [card_key(box, item.numbers[1]) for item in reversed(row) if item.kind == kinds.DREW_CARD]
    return Act(house, scene.say("act-drew", count=len(cards), card=joined(cards)))


def deal(scene: Scene, terms: Terms) -> Act:
    """Two shake hands over a space."""
    city, place = cast(City, scene.view), space_key(terms.space)
    facts = read_offer(city, terms, list(scene.players), scene.seat)
    return Act(place, scene.say("act-dealt", **facts), motions=(Motion(HANDSHAKE, place, place),), gesture="stamp")


def owned_tallies(scene: Scene) -> tuple[Tally, ...]:
    """The buildings with everybody's marker; nothing as long as there are none."""
    city = cast(City, scene.view)
    owned = [int(owned_by(city, seat)) for seat in range(len(scene.players))]
    most = max(owned)
    return tuple(Tally(seat, count, MARKER, 0 < count == most) for seat, count in enumerate(owned)) if most else ()


# The end of the game.


def ending_acts_of(scene: Scene) -> list[Act]:
    """What all could reckon first, then the contracts, then purse by purse: that of the winner last (G-E2)."""
    money, ownership, contracts = (tuple(row[index] for row in scene.points) for index in range(3))
    found = []
    if any(ownership):
        sentence = scene.say("act-ownership", ducats=int(data.MARKER_PAY))
        found.append(Act("plan", sentence, owned_tallies(scene), points=ownership))
    if any(contracts):
        found.append(Act("plan", scene.say("act-contracts"), tallies_of(contracts), points=contracts))
    for seat in reversed(ranking(scene)):
        found.append(purse(scene, seat, money[seat]))
    return found


def purse(scene: Scene, seat: int, ducats: int) -> Act:
    opened = tuple(ducats if other == seat else 0 for other in range(len(scene.players)))
    sentence = scene.say("act-purse", player=scene.players[seat], ducats=ducats)
    return Act(at_seat(seat, "money"), sentence, (Tally(seat, ducats, COIN),), points=opened)
