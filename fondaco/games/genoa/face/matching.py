"""Words that people type, matched with the names of choices: in full or by how they begin, in any order."""

from __future__ import annotations

import re

from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.box import Box
from fondaco.games.genoa.face.names import VOCABULARY
from fondaco.games.genoa.keys import card_parts

FILLERS = {"", "the", "to", "a", "an", "at", "of", "with", "and", "my", "me", "tile", "s"}
OTHER_WORDS = {
    "pass": ["no", "nothing", "none", "keep", "skip"],
    "retire": ["silent", "turn"],
    "rest": ["sleep", "silent"],
    "withdraw": ["revoke", "back"],
    "agree": ["yes", "accept"],
    "refuse": ["no", "reject"],
    "cancel": ["drop", "discard"],
    "send": ["make", "ok"],
    "bare": ["step", "only"],
    "roll": ["dice", "die"],
    "use": ["action", "act", "self"],
    "stop": ["end", "halt"],
    "done": ["end", "finish", "finished", "nothing", "pass", "skip", "enough", "no"],
    "act": ["action", "do", "draw"],
    "accept": ["take", "sell", "deal"],
    "go": ["move", "step", "walk", "start"],
    "deliver": ["carry", "fill"],
    "play": ["use"],
    "take": ["draw", "get"],
    "claim": ["discs"],
    "place": ["put", "marker", "own", "replace"],
    "remove": ["marker", "away"],
}
"""What a verb may be called as well."""


def words_of(text: str) -> list[str]:
    """The words that count, in small letters; `2-3` and `1:1` stay whole."""
    return [word for word in re.split(r"[\s,+&]+", text.lower()) if word not in FILLERS]


def parts_of(text: str) -> list[str]:
    """The words of a text, names with hyphens taken apart but for street squares."""
    parts: list[str] = []
    for word in words_of(text):
        parts += [word] if re.fullmatch(r"\d-\d", word) else [part for part in word.split("-") if part not in FILLERS]
    return parts


def keywords(box: Box, choice: int) -> list[str]:
    """Every word that a choice may be called by."""
    verb = VOCABULARY.verbs[choice]
    things = thing_words(VOCABULARY.things[choice])
    return [verb, *OTHER_WORDS.get(verb, []), *things, *card_words(box, card_in(choice))]


def card_words(box: Box, card: int) -> list[str]:
    """The buildings and goods on a card that is known by a number; of no card no words."""
    if card < data.FIRST_MESSAGE:
        return []
    return [word for key in card_parts(box, card) for word in thing_words(key.partition("-")[2])]


def thing_words(thing: str) -> list[str]:
    """`street-2-3` is called street and 2-3, and by its two numbers; `trade` also 1:1."""
    words = [word for word in thing.split("-") if word]
    if thing.startswith("street-"):
        words.append(thing.removeprefix("street-"))
    return [*words, "1:1"] if thing == "trade" else words


def card_in(choice: int) -> int:
    """The card that a choice names, or NONE."""
    for first, last in ((verbs.GIVE + verbs.ITEM_CARD, verbs.ASK), (verbs.ASK + verbs.ITEM_CARD, verbs.YIELD)):
        if first <= choice < last:
            return choice - first
    if verbs.DELIVER <= choice < verbs.PLAY:
        return choice - verbs.DELIVER + data.FIRST_MESSAGE
    return data.NONE


def is_named_by(names: list[str], words: list[str]) -> bool:
    """Whether each word is or begins one of the names, and no two words the same one."""
    left = sorted(names, key=len)
    for word in sorted(words, key=len, reverse=True):
        found = next((name for name in left if name == word), None)
        found = found or next((name for name in left if name.startswith(word)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def best_of(box: Box, choices: list[int], words: list[str]) -> int:
    """The only choice, or the only one that has all words in full; -1 where there are more."""
    if len(choices) == 1:
        return choices[0]
    whole = [choice for choice in choices if set(words) <= set(keywords(box, choice))]
    return whole[0] if len(whole) == 1 else -1
