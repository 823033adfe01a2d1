"""The vocabulary of a game: every choice there is, once, as verb + thing.

Its numbers are the action space of learners, its texts the notation of records and the keys of the words.
"""

from __future__ import annotations

from fondaco.kernel.errors import UnknownChoice


class Vocabulary:
    texts: list[str]
    """The notation of each choice, such as `hire room-3`."""
    verbs: list[str]
    """The verb of each choice."""
    things: list[str]
    """The thing of each choice; empty where the verb stands alone."""

    def __init__(self) -> None:
        self.texts = []
        self.verbs = []
        self.things = []
        self.numbers: dict[str, int] = {}

    def add(self, verb: str, things: list[str], first: int) -> None:
        """Add a verb with all its things; `first` is the number the rules use for the first of them."""
        if len(self.texts) != first:
            raise ValueError(f"the verb {verb} begins at {len(self.texts)}, not at {first}")
        for thing in things:
            text = f"{verb} {thing}" if thing else verb
            if text in self.numbers:
                raise ValueError(f"{text} is there twice")
            self.numbers[text] = len(self.texts)
            self.texts.append(text)
            self.verbs.append(verb)
            self.things.append(thing)

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, choice: int) -> str:
        return self.texts[choice]

    def number(self, text: str) -> int:
        """The choice that a text stands for."""
        words = text.split()
        choice = self.numbers.get(" ".join(words), -1)
        if choice >= 0:
            return choice
        verb = words[0] if words else ""
        things = [self.things[index] for index in range(len(self.texts)) if self.verbs[index] == verb]
        if not things:
            raise UnknownChoice("no-verb", {"verb": verb[:40]})
        some = ", ".join(thing for thing in things[:6] if thing)
        thing = " ".join(words[1:])[:40]
        if not some:
            raise UnknownChoice("verb-alone", {"verb": verb, "thing": thing})
        if not thing:
            raise UnknownChoice("needs-thing", {"verb": verb, "some": some})
        raise UnknownChoice("no-thing", {"verb": verb, "thing": thing, "some": some})
