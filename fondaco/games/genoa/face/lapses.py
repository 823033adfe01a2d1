"""Offers that no longer stand, as everybody can tell from the news: whoever made one learns what became of it.

Only what is sure is told: an offer for a space that the tower can still go to may be good for nothing, too.
"""

from __future__ import annotations

from babel.lists import format_list

from fondaco.face.sequel import Sequel
from fondaco.games.genoa import data
from fondaco.games.genoa import news as kinds
from fondaco.games.genoa.box import Box
from fondaco.games.genoa.keys import space_key
from fondaco.kernel.news import Item


def lapses_in(items: list[Item], box: Box, players: list[str], language: str) -> dict[int, Sequel]:
    """By the index of the news that ended them."""
    offers = Offers(box)
    ended = {index: gone for index, item in enumerate(items) if (gone := offers.heed(item))}
    return {index: lapse(gone, players, language) for index, gone in ended.items()}


def lapse(gone: dict[int, int], players: list[str], language: str) -> Sequel:
    """What is said of offers that ended at once, each for its space."""
    seats = tuple(sorted(gone))
    named = format_list([players[seat] for seat in seats], locale=language)
    return Sequel(("offers-ended", {"count": len(seats), "players": named, "space": space_key(gone[seats[0]])}), seats)


class Offers:
    """The standing offers of a turn, and how far the tower went, by the news of it."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.spaces: dict[int, int] = {}
        """By seat, what its offer is for."""
        self.visited = 0
        self.walked = 0

    def heed(self, item: Item) -> dict[int, int]:
        """The offers that a piece of news ends, but for those of which it tells itself."""
        player, space = item.numbers[:2]
        match item.kind:
            case kinds.TURN:
                self.spaces, self.visited, self.walked = {}, 0, 0
            case kinds.ROLLED:
                self.visited = 1 << item.numbers[3]
            case kinds.STARTED:
                self.visited = 1 << space
            case kinds.OFFERED:
                self.spaces[player] = space
            case kinds.WITHDREW | kinds.DEALT:
                self.spaces.pop(player, None)
            case kinds.MOVED:
                self.visited |= 1 << space
                self.walked += 1
                return self.drop([seat for seat, wanted in self.spaces.items() if not self.may_stand(wanted, space)])
            case kinds.USED:
                return self.drop([seat for seat, wanted in self.spaces.items() if wanted == space])
            case kinds.STOPPED:
                return self.drop(list(self.spaces))
        return {}

    def may_stand(self, wanted: int, tower: int) -> bool:
        """Whether it can still be bought: the action where the tower stands, or its next step (G-N1, G-M1)."""
        if wanted == tower:
            return wanted < data.BUILDINGS
        is_next = self.box.near[tower] >> wanted & 1 and not self.visited >> wanted & 1
        return bool(is_next and self.walked < data.STEPS)

    def drop(self, seats: list[int]) -> dict[int, int]:
        return {seat: self.spaces.pop(seat) for seat in seats}
