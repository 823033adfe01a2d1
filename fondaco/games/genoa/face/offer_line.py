"""A whole offer in one line, read as the chain of choices that composes it.

`offer metals give 20 ale ask marker yield copper`, `plan metals give 20 limit 40`, `counter 2 metals ask 25`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from fondaco.face.text import Text
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.face.matching import card_in, card_words, is_named_by, parts_of, thing_words
from fondaco.games.genoa.face.names import VOCABULARY
from fondaco.games.genoa.state import City

COMPOSED: Final = ("offer", "plan", "counter")
SECTIONS: Final = {
    **dict.fromkeys(("give", "gives", "for", "pay"), "give"),
    **dict.fromkeys(("ask", "asks", "want", "wants"), "ask"),
    **dict.fromkeys(("yield", "promise"), "yield"),
    **dict.fromkeys(("limit", "up-to", "upto"), "limit"),
}
"""What begins a part of an offer. In a counter-offer the first part is what the trader asks for."""
FIRST_OF: Final = {"give": verbs.GIVE, "ask": verbs.ASK, "yield": verbs.YIELD, "limit": verbs.LIMIT}
COINS_OF: Final = {"give": data.COINS, "ask": data.COINS, "yield": verbs.YIELD_COINS, "limit": verbs.LIMIT_COINS}
PLURALS: Final = {"ducats": "ducat", "markers": "marker", "cards": "card"}
LONGEST_NAME: Final = 4
"""So many words a thing may be called by."""


class OfferLine:
    """What one line says, as far as it can be read; `fault` is the sentence for the first thing that cannot."""

    def __init__(self, text: str, city: City, seat: int) -> None:
        self.city = city
        self.seat = seat
        self.fault: Text | None = None
        self.choices: list[int] = []
        words = parts_of(re.sub(r"\bup\s+to\b", "upto", text.lower()))
        self.verb = words[0]
        self.words = words[1:]
        self.opening = [VOCABULARY.numbers[self.verb]] if self.verb != "counter" else self.read_partner()
        if self.fault is None:
            self.read_space()
        while self.words and self.fault is None:
            self.read_section()

    def notations(self) -> list[str]:
        """The chain, in the order in which an offer is composed."""
        send = VOCABULARY.text(verbs.SEND)
        return [*(VOCABULARY.text(choice) for choice in [*self.opening, *sorted(self.choices, key=order)]), send]

    def read_partner(self) -> list[int]:
        """Whom the trader counters: `2`, `seat 2` or `seat-2`."""
        words = self.words[1:] if self.words[:1] == ["seat"] else self.words
        if not words or not words[0].isdecimal() or not 1 <= int(words[0][:3]) <= data.MOST_SEATS:
            self.fault = ("objection-line-partner", {})
            return []
        self.words = words[1:]
        return [verbs.COUNTER + int(words[0]) - 1]

    def read_space(self) -> None:
        if self.words[:1] == ["here"]:
            self.choices.append(verbs.FOR + int(self.city.tower))
            self.words = self.words[1:]
            return
        space, length = longest(self.words, spaces_called)
        if length == 0:
            self.fault = ("objection-line-space", {"name": " ".join(self.words[:2])[:40]})
            return
        self.choices.append(verbs.FOR + space)
        self.words = self.words[length:]
        if self.words[:1] == ["bare"]:
            self.choices.append(verbs.BARE)
            self.words = self.words[1:]

    def read_section(self) -> None:
        section = "ask" if self.verb == "counter" else "give"
        if self.words[0] in SECTIONS:
            section = SECTIONS[self.words[0]]
            self.words = self.words[1:]
        ducats = 0
        while self.words and self.words[0] not in SECTIONS and self.fault is None:
            word = self.words[0]
            if word.isdecimal() and int(word[:6]) % data.COIN == 0:
                ducats += int(word[:6])
                self.words = self.words[2 if self.words[1:2] in (["ducat"], ["ducats"]) else 1 :]
            else:
                self.read_thing(section)
        if self.fault is None:
            self.add_coins(section, ducats)

    def read_thing(self, section: str) -> None:
        """`ale`, `2 ale`, `message 3`, `coach-house contract`."""
        times = 1
        words = self.words
        if words[0].isdecimal():
            times = int(words[0][:6])
            words = words[1:]
            if words[:1] in ([], ["ducat"], ["ducats"]):
                self.fault = ("objection-line-fives", {"ducats": times})
                return
        thing, length = longest(words, lambda called: self.things_called(section, called))
        if length == 0:
            self.fault = ("objection-line-thing", {"name": words[0][:40], "part": section})
            return
        self.choices += [thing] * min(times, data.MARKERS)
        self.words = words[length:]

    def things_called(self, section: str, words: list[str]) -> list[int]:
        """The choices of a part of an offer that words name; coins are read as sums, cards as far as they are known."""
        first = FIRST_OF[section]
        if section == "limit":
            return []
        last = first + (verbs.YIELDS if section == "yield" else verbs.ITEMS)
        names = {}
        for choice in range(first, last):
            thing = VOCABULARY.things[choice]
            if not thing.isdecimal():
                names[choice] = [*thing_words(thing), *card_words(self.city.box, card_in(choice))]
        found = called(names, words)
        known = [choice for choice in found if card_in(choice) >= 0 and self.is_known(section, card_in(choice))]
        return known or found

    def is_known(self, section: str, card: int) -> bool:
        """Whether a card lies where it could be given from: in the seat's hand, or shown in another's."""
        holder = int(self.city.where[card])
        return holder == self.seat if section == "give" else 0 <= holder < data.MOST_SEATS and holder != self.seat

    def add_coins(self, section: str, ducats: int) -> None:
        """A sum in fives as coins, each at most once."""
        coins = ducats // data.COIN
        if coins >> COINS_OF[section]:
            self.fault = ("objection-line-much", {"ducats": ducats, "most": data.COIN * ((1 << COINS_OF[section]) - 1)})
            return
        first = FIRST_OF[section] + (verbs.YIELD_COIN if section == "yield" else 0)
        self.choices += [first + coin for coin in range(COINS_OF[section]) if coins >> coin & 1]


def order(choice: int) -> tuple[bool, int]:
    """The space first, then everything by number."""
    return (not verbs.FOR <= choice < verbs.GIVE, choice)


def longest(words: list[str], find: Callable[[list[str]], list[int]]) -> tuple[int, int]:
    """The one thing that as many of the next words as possible name, and how many these are; 0 where there is none."""
    end = next((index for index, word in enumerate(words) if word in SECTIONS), len(words))
    for length in range(min(LONGEST_NAME, end), 0, -1):
        found = find(words[:length])
        if len(found) == 1:
            return found[0], length
    return data.NONE, 0


def spaces_called(words: list[str]) -> list[int]:
    """The spaces that words name, in full where possible."""
    return called({space: thing_words(data.space_name(space)) for space in range(data.SPACES)}, words)


def called(names: dict[int, list[str]], words: list[str]) -> list[int]:
    """The numbers of the things that words name, only those named in full where there are any."""
    wanted = [PLURALS.get(word, word) for word in words]
    found = [number for number, known in names.items() if is_named_by(known, wanted)]
    whole = [number for number in found if set(names[number]) - {"1:1"} == set(wanted)]
    return whole or found
