"""An attacker: a spectator without a cookie who reads all that the server shows, and tries to foresee the draws."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from fondaco.kernel.chance import Chance, FastChance, KeyedChance
from fondaco.kernel.choices import Choices
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE, State

TOLD = re.compile(r'([\w:-]+)="([^"]{1,300})"|<code[^>]*>([^<]{1,300})</code>|^([\w-]+): (.+)$', re.MULTILINE)
"""Attributes, `<code>` elements, and headers."""


def told(page: str) -> dict[str, str]:
    """Everything on a page that could be a seed, by where it was found."""
    found: dict[str, str] = {}
    seen: dict[str, int] = {}
    for attribute, value, code, header, said in TOLD.findall(page):
        place = attribute or header or "code"
        seen[place] = seen.get(place, 0) + 1
        for part, text in enumerate([value or code or said, *re.findall(r"\w{2,}", value)]):
            found[f"{place} {seen[place]} {part}"] = text
    found["whole page"] = page
    return found


def started_with(digest: bytes) -> Chance:
    """The fast generator, seeded with the bytes of a digest: a published digest of the seed gives it away."""
    chance = FastChance("")
    luck = chance.luck
    luck.a, luck.b, luck.c, luck.counter = (int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12))
    for _ in range(12):
        luck.below(1)
    return chance


def from_state(text: str, _: str) -> Chance:
    is_digest = re.fullmatch(r"(?:[0-9a-f]{2}){16,64}", text)
    return started_with(bytes.fromhex(text) if is_digest else hashlib.sha256(text.encode()).digest()[::-1])


WAYS: dict[str, Callable[[str, str], Chance]] = {
    "begun from it": from_state,
    "seeded by it": lambda text, _: FastChance(text),
    "seeded by its hash": lambda text, _: FastChance(hashlib.sha256(text.encode()).hexdigest()),
    "keyed by it": KeyedChance,
}


@dataclass
class Guess:
    """How often one way to foresee was right."""

    hits: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def squared(self) -> float:
        """Chi-square, of one degree of freedom, of the hits against what guessing by the weights would hit."""
        return (self.hits - self.expected) ** 2 / self.variance if self.variance else 0.0


class Draw(NamedTuple):
    """A question that chance was asked, and how it answered."""

    state: State
    choice: int
    weights: dict[int, int]


class Watched(NamedTuple):
    """One table: what its pages told, by place, and what chance drew before the first player was asked."""

    told: dict[str, str]
    terms: str
    setup: list[Draw]


class Foresight:
    """The guesses of somebody who sees the pages of many tables."""

    def __init__(self) -> None:
        self.tables: list[Watched] = []

    def watch(self, page: str, record: Record) -> None:
        """See a page with its headers, and later what was drawn."""
        terms = "".join(f"{line}\n" for line in record.terms())
        self.tables.append(Watched(told(page), terms, setup_of(record)))

    def draws(self) -> int:
        return sum(len(table.setup) for table in self.tables)

    def places(self) -> list[str]:
        """The places whose values differ from table to table, as a seed must."""
        everywhere = set.intersection(*[set(table.told) for table in self.tables])
        tables = len(self.tables)
        return [place for place in sorted(everywhere) if len({table.told[place] for table in self.tables}) == tables]

    def guesses(self) -> dict[str, Guess]:
        """How well each attack does with the values of each place. Duplicates are tried once."""
        tried: dict[tuple[str, ...], str] = {}
        for place in self.places():
            tried.setdefault(tuple(table.told[place] for table in self.tables), place)
        return {f"{way}: {place}": self.guess(way, place) for place in tried.values() for way in WAYS}

    def guess(self, way: str, place: str) -> Guess:
        guess = Guess()
        for table in self.tables:
            chance = WAYS[way](table.told[place], table.terms)
            choices = Choices(1000)
            for draw in table.setup:
                drawn = chance.draw(draw.state, choices)
                likely = draw.weights[drawn] / sum(draw.weights.values())
                guess.hits += drawn == draw.choice
                guess.expected += likely
                guess.variance += likely * (1 - likely)
        return guess


def setup_of(record: Record) -> list[Draw]:
    """The draws before the first player is asked."""
    found = []
    state = record.start()
    choices = Choices(len(record.game.vocabulary))
    for seat, choice in record.made:
        if seat != CHANCE:
            break
        state.open(CHANCE, choices)
        weights = [int(choices.weights[at]) for at in range(choices.size)]
        found.append(Draw(state.copy(), choice, dict(zip(choices.listed(), weights, strict=True))))
        state.choose(seat, choice)
    return found
