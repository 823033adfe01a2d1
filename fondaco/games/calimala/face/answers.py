"""What people type in Calimala, read as choices: `wood weave` places a disc, `give wood croce` is a gift."""

from __future__ import annotations

import re

from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.actions import action_of, is_aimed
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.vocabulary import VOCABULARY
from fondaco.kernel.choices import Choices

QUESTIONS = {
    "keeping": ["keep"],
    "taking": ["take"],
    "placing": ["place", "white"],
    "activation": ["gain", "build", "adorn", "weave", "send", "give", "draw", "play", "done"],
    "playing": ["gain", "build", "adorn", "weave", "send", "give"],
    "sending": ["send", "stop"],
    "summoning": ["lift"],
}
"""The verbs that answer each question, those that need not be typed first."""
OTHER_WORDS = {
    "keep": ["choose", "final"],
    "take": ["choose", "card"],
    "place": ["put", "disc", "coloured"],
    "white": ["put", "disc"],
    "gain": ["take", "get"],
    "adorn": ["artwork", "marble"],
    "weave": ["cloth"],
    "send": ["cloth"],
    "give": ["contribute", "contribution", "donate"],
    "draw": ["card"],
    "play": ["card", "use"],
    "done": ["end", "finish", "finished", "nothing", "pass", "skip", "enough", "no"],
    "stop": ["end", "finish", "finished", "nothing", "pass", "skip", "enough", "no", "done"],
    "lift": ["move", "disc"],
}
"""What a verb may be called as well."""


def understand(town: Florence, seat: int, text: str) -> list[str]:
    """The notation of one choice, or of several to be made one after the other, from what a person typed."""
    text = " ".join(text.lower().split())
    choice = meant(town, seat, text)
    if choice >= 0:
        return [VOCABULARY.text(choice)]
    cities = cities_in(text)
    if len(cities) > 1 and town.question() in ("activation", "playing", "sending"):
        return [f"send {city}" for city in cities]
    return [text]


def meant(town: Florence, seat: int, text: str) -> int:
    """The choice that a text means, one that is open if possible; -1 if there is none or more than one."""
    allowed = QUESTIONS.get(town.question(), [])
    exact = VOCABULARY.numbers.get(text, -1)
    if exact >= 0 and VOCABULARY.verbs[exact] in allowed:
        return exact
    words = [word for word in re.split(r"[\s,+&-]+", text) if word not in ("", "the", "to", "a", "in", "on", "and")]
    if not words:
        return -1
    for among in (open_choices(town, seat), every_choice(town, allowed)):
        found = [choice for choice in among if is_named_by(choice, words)]
        for verb in allowed:
            with_verb = [choice for choice in found if VOCABULARY.verbs[choice] == verb]
            if with_verb:
                return best_of(with_verb, words)
    return exact


def best_of(choices: list[int], words: list[str]) -> int:
    """The only choice, or the only one that has all words in full."""
    whole = [choice for choice in choices if set(words) <= keywords(choice)]
    if len(choices) == 1:
        return choices[0]
    return whole[0] if len(whole) == 1 else -1


def open_choices(town: Florence, seat: int) -> list[int]:
    """What is open to a seat that is asked."""
    choices = Choices(len(VOCABULARY))
    if town.is_asked(seat):
        town.open(seat, choices)
    return choices.listed()


def every_choice(town: Florence, allowed: list[str]) -> list[int]:
    """All choices with some verbs, be they open or not; streets only where the city has them."""
    return [
        choice
        for choice in range(len(VOCABULARY))
        if VOCABULARY.verbs[choice] in allowed and (not verbs.LIFT <= choice < verbs.KEEP or is_lying(town, choice))
    ]


def is_lying(town: Florence, choice: int) -> bool:
    """Whether there is a disc where one would be lifted."""
    pair, height = divmod(choice - verbs.LIFT, data.TOWER)
    street = int(town.streets[pair])
    return street >= 0 and height < town.heights[street]


def is_named_by(choice: int, words: list[str]) -> bool:
    """Whether each word begins a word of the choice, and no two words begin the same one."""
    left = sorted(keywords(choice), key=len)
    for word in sorted(words, key=len, reverse=True):
        found = next((name for name in left if name == word), None)
        found = found or next((name for name in left if name.startswith(word)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def keywords(choice: int) -> set[str]:
    """Every word that a choice may be called by."""
    verb = VOCABULARY.verbs[choice]
    words = {verb, *OTHER_WORDS.get(verb, []), *re.split(r"[+-]", VOCABULARY.things[choice])} - {""}
    if is_aimed(choice) and verb != "gain":
        words.add(data.ACTION_NAMES[int(action_of(choice))])
    if verbs.RAISE + data.HOUSE_PIECE <= choice < verbs.ADORN:
        words.add("house")
    if choice == verbs.ADORN + data.PALAZZO or choice == verbs.KEEP + data.FINAL_PALAZZO:
        words.add("vecchio")
    return words


def cities_in(text: str) -> list[str]:
    """The cities of `send lisbon london`; empty where something else is named."""
    words = [word for word in re.split(r"[\s,+&]+", text) if word not in ("", "to", "and", "send", "cloth")]
    found = [[city for city in data.CITY_NAMES if city.startswith(word) and len(word) > 1] for word in words]
    return [names[0] for names in found] if all(len(names) == 1 for names in found) else []
