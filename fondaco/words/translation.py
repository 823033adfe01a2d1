"""A translation beside the English original: what it lacks, what is left over, and which forms of a name it forgot.

Every form that a sentence asks for, `NAME($guild, form: "dative")`, must exist for every name that can stand there.
Which names these are follows from the variable: `$guild` and `$guilds` stand for `guild-…`. Where that is not so, a
comment of the English file says it, for the file or for the message below it:

    ### $place: city, building
    # $first: space
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from fondaco.words.catalogue import ORIGINAL

Node = TypeVar("Node")
KINDS = re.compile(r"^\$([a-z-]+): (.+)$", re.MULTILINE)
COMMON = re.compile(r"\b[a-z]{2,}")
"""A word that is no name."""
TYPED = "-command"
"""The end of the keys of what is typed, which is the same in every language."""
SIZES = {"title", "short", "narrow", "sign", "head"}
"""Forms for boards. A name that fits everywhere needs none; what English has is asked for anyway."""
MANY_PLURALS = {"ru": {"few", "many"}}
"""The categories of whole numbers besides one, where they are not just `other`."""


class Asked(NamedTuple):
    """A form that a sentence asks of whatever stands in a variable."""

    variable: str
    form: str


class Message:
    """A message as it is written: its variables, its attributes and the forms that it asks for."""

    def __init__(self, entry: fluent.Message) -> None:
        self.key = entry.id.name
        self.comment = entry.comment.content or "" if entry.comment else ""
        patterns = [attribute.value for attribute in entry.attributes]
        if entry.value is not None:
            patterns.append(entry.value)
        self.attributes = {attribute.id.name for attribute in entry.attributes}
        self.has_value = entry.value is not None
        self.text = "".join(text.value for text in nodes_of(patterns, fluent.TextElement))
        self.choices = list(nodes_of(patterns, fluent.SelectExpression))
        self.selected = variables_in([choice.selector for choice in self.choices])
        self.variables = variables_in(patterns)
        self.asked = set(forms_asked(patterns))

    def kinds(self) -> dict[str, list[str]]:
        return kinds_in(self.comment)


def nodes_of(root: object, kind: type[Node]) -> Iterator[Node]:
    """The nodes of a kind in a syntax tree, the root included."""
    if isinstance(root, kind):
        yield root
    if isinstance(root, list):
        for part in root:
            yield from nodes_of(part, kind)
    elif isinstance(root, fluent.BaseNode):
        for part in vars(root).values():
            yield from nodes_of(part, kind)


def variables_in(root: object) -> set[str]:
    return {variable.id.name for variable in nodes_of(root, fluent.VariableReference)}


def forms_asked(patterns: list[fluent.Pattern]) -> Iterator[Asked]:
    for call in nodes_of(patterns, fluent.FunctionReference):
        if call.id.name != "NAME" or not call.arguments.positional:
            continue
        thing = call.arguments.positional[0]
        for named in call.arguments.named:
            if isinstance(thing, fluent.VariableReference):
                yield Asked(thing.id.name, str(named.value.parse()["value"]))


def kinds_in(comment: str) -> dict[str, list[str]]:
    return {variable: kinds.replace(",", " ").split() for variable, kinds in KINDS.findall(comment)}


class Words:
    """The messages of a file."""

    def __init__(self, path: Path) -> None:
        tree = FluentParser().parse(path.read_text(encoding="utf-8"))
        entries = [entry for entry in tree.body if isinstance(entry, fluent.Message)]
        self.junk = [entry.content or "" for entry in tree.body if isinstance(entry, fluent.Junk)]
        self.messages = {entry.id.name: Message(entry) for entry in entries}
        keys = [entry.id.name for entry in entries]
        self.twice = sorted({key for key in keys if keys.count(key) > 1})
        comments = [entry.content or "" for entry in tree.body if isinstance(entry, fluent.ResourceComment)]
        self.kinds = {variable: kinds for comment in comments for variable, kinds in kinds_in(comment).items()}


def names_of(kinds: list[str], messages: dict[str, Message]) -> list[Message]:
    return [
        message for key, message in messages.items() if any(key == kind or key.startswith(f"{kind}-") for kind in kinds)
    ]


class Translation:
    """A file of a language beside the English one of the same folder."""

    def __init__(self, language: str, folder: Path, shared: Path) -> None:
        """`shared` is the folder whose words every folder has besides its own."""
        self.language = language
        self.original = Words(folder / "words" / f"{ORIGINAL}.ftl")
        self.own = Words(folder / "words" / f"{language}.ftl")
        self.grammar = {asked.form for message in self.original.messages.values() for asked in message.asked} - SIZES
        """Forms that English asks for in its sentences: each language has its own."""
        common = shared / "words" / f"{language}.ftl"
        self.known = (Words(common).messages if common.exists() else {}) | self.own.messages

    def faults(self) -> list[str]:
        found = [f"cannot be read: {text.strip()[:80]!r}" for text in self.own.junk]
        found += [f"{key} stands there twice" for key in self.own.twice]
        found += [f"{key} is missing" for key in self.original.messages if key not in self.own.messages]
        for key, message in self.own.messages.items():
            if key in self.original.messages:
                found += self.beside(self.original.messages[key], message)
            else:
                found.append(f"{key} is stale: English does not have it")
            found += self.lost_forms(message)
            found += self.wrong_plurals(message)
        return found

    def beside(self, original: Message, message: Message) -> list[str]:
        key = message.key
        found = [f"{key} has no value"] if original.has_value and not message.has_value else []
        found += [f"{key} lacks .{name}" for name in sorted(original.attributes - self.grammar - message.attributes)]
        found += [
            f"{key} uses ${name}, which nobody tells it" for name in sorted(message.variables - original.variables)
        ]
        shown = original.variables - original.selected
        found += [f"{key} does not use ${name}" for name in sorted(shown - message.variables)]
        if (
            self.language != ORIGINAL
            and message.text == original.text
            and not key.endswith(TYPED)
            and len(COMMON.findall(message.text)) > 3
        ):
            found.append(f"{key} is in English")
        return found

    def names_in(self, message: Message, variable: str) -> list[Message] | None:
        """The names that can stand in a variable of a message; None if nothing says which."""
        original = self.original.messages.get(message.key)
        told = original.kinds() if original else {}
        kinds = told.get(variable) or self.original.kinds.get(variable) or [variable, variable.removesuffix("s")]
        return names_of(kinds, self.known) or None

    def lost_forms(self, message: Message) -> list[str]:
        found = []
        for variable, form in sorted(asked for asked in message.asked if asked.form not in SIZES):
            names = self.names_in(message, variable)
            if names is None:
                found.append(f"{message.key} asks ${variable} for .{form}, but nothing says what stands there")
            else:
                found += [
                    f"{name.key} lacks .{form}, which {message.key} asks for"
                    for name in names
                    if form not in name.attributes
                ]
        return found

    def wrong_plurals(self, message: Message) -> list[str]:
        """Choices by number without a category that the language has, or with a digit where 21 would be read as 1."""
        wanted = MANY_PLURALS.get(self.language, set())
        found = []
        for choice in message.choices:
            keys = {variant.key.name for variant in choice.variants if isinstance(variant.key, fluent.Identifier)}
            if not keys & {"one", "few", "many"}:
                continue
            found += [f"{message.key} has no [{category}]" for category in sorted(wanted - keys)]
            for variant in choice.variants:
                texts = "".join(text.value for text in nodes_of(variant.value, fluent.TextElement))
                name = variant.key.name if isinstance(variant.key, fluent.Identifier) else ""
                if wanted and name == "one" and re.search(r"\b1\b", texts):
                    found.append(f"{message.key} says 1 in [one], which is 21, too")
        return found
