"""What the code can say: the keys of messages that stand in it, whole or with parts that are filled in."""

from __future__ import annotations

import ast
import re
from functools import cached_property
from pathlib import Path

from fondaco.kernel.game import Game
from fondaco.words.catalogue import NUMBERED, PACKAGE, Catalogue
from fondaco.words.game_folder import game_folder

KEY = re.compile(r"[a-z]+(?:-[a-z0-9]+)*")
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
REFERENCE = re.compile(r"\{ ?([a-z][a-z0-9-]*) ?\}|NAME\(\"([a-z0-9-]+)\"")
TEMPLATE_TEXT = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'")
TEMPLATE_SAYS = re.compile(r"say\(\"([a-z0-9-]+)\"[,)]")
TEMPLATE_CODE = re.compile(r"\{[{%](.*?)[}%]\}", re.DOTALL)
FORMS = re.compile(r"(.+)-(?:short|how)")
"""A sentence in short, and what an aid does: said wherever the message without the ending is said."""
BOTS = re.compile(r"^game-bots = (.+)$", re.MULTILINE)
HOLE = "\0"
"""Stands in a pattern for a part that is filled in."""


def python_texts(path: Path) -> set[str]:
    """The texts in a module; those with parts that are filled in have HOLE in their place."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            found.add("".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return found


def said_in_python(path: Path) -> set[str]:
    """The whole keys that a module says by `say("key")`, hands over with facts as `"key", {...}`, raises or gives as
    the reason why not."""
    found = []
    named = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "say"
            and node.args
        ):
            found.append(node.args[0])
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict):
            found.append(node.elts[0])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason" and node.args:
            named.append(("why", node.args[0]))
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            named.append(("error", node.exc.args[0]))
    said = {str(key.value) for key in found if isinstance(key, ast.Constant)}
    keys = [(family, str(key.value)) for family, key in named if isinstance(key, ast.Constant)]
    return said | {f"{family}-{key}" for family, key in keys if KEY.fullmatch(key)}


def template_texts(path: Path) -> set[str]:
    """The texts in the code of a template; one that ends in a hyphen is the beginning of a key."""
    chunks = TEMPLATE_CODE.findall(path.read_text(encoding="utf-8"))
    found = {one or other for chunk in chunks for one, other in TEMPLATE_TEXT.findall(chunk)}
    return {f"{text}{HOLE}" if text.endswith("-") else text for text in found}


def texts_in(folder: Path) -> set[str]:
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        found |= python_texts(path)
    for path in sorted(folder.rglob("*.html")):
        found |= template_texts(path)
    return found


class Spoken:
    """Of one game: its messages, and what its code, or the code that all games share, can ask them for."""

    shared = frozenset(text for room in ("face", "web", "cli", "words", "kernel") for text in texts_in(PACKAGE / room))

    def __init__(self, game: Game, messages: str | None = None) -> None:
        """`messages` stands for the game's own words, in a test."""
        self.game = game
        self.folder = game_folder(game)
        source = self.folder / "words" / "en.ftl"
        if messages is None:
            messages = source.read_text(encoding="utf-8") if source.exists() else ""
        self.messages = set(MESSAGE.findall(messages))
        self.referred = {one or other for one, other in REFERENCE.findall(messages)}
        self.bots = {name.lower() for names in BOTS.findall(messages) for name in names.split(", ")}

    @cached_property
    def own(self) -> set[str]:
        return texts_in(self.folder)

    @cached_property
    def parts(self) -> set[str]:
        """What a part that is filled in can be: a name of the game, or any word of its code."""
        game = self.game
        names = {name for names in game.names.values() for name in names}
        said = names | set(game.categories) | set(game.vocabulary.verbs) | set(game.vocabulary.things)
        said |= {kind.key for kind in game.news} | {value for values in game.options.values() for value in values}
        said |= {numbered[1] for name in names if (numbered := NUMBERED.fullmatch(name))} | set(game.options)
        return said | self.bots | {text for text in self.own | self.shared if re.fullmatch(r"[a-z0-9+-]+", text)}

    @cached_property
    def patterns(self) -> list[re.Pattern[str]]:
        """Keys with parts that are filled in, which begin with a word of their own, or with what a game calls the words
        of its terminal."""
        texts = [text for text in self.own | self.shared if HOLE in text and re.match(r"[a-z]+-", text)]
        texts += [f"terminal-{HOLE}", f"board-{HOLE}"]
        holes = ("(.+)", "(.+?)")
        return [re.compile(re.escape(text).replace(re.escape(HOLE), hole)) for text in texts for hole in holes]

    def names(self) -> set[str]:
        """The keys of the names that the news can tell; a number at the end is told to the message."""
        found = {f"{kind}-{name}" for kind, names in self.game.names.items() for name in names}
        return found | {numbered[1] for name in found if (numbered := NUMBERED.fullmatch(name))}

    def can_be_asked_for(self, key: str) -> bool:
        if key in self.own or key in self.shared or key in self.referred or key in self.names():
            return True
        if any(text.startswith((f"{key}:", f"{key}-{HOLE}")) for text in self.own | self.shared):
            return True
        form = FORMS.fullmatch(key)
        if form and form[1] in self.messages:
            return self.can_be_asked_for(form[1])
        return self.can_be_made(key) or self.can_be_made(f"{key}-1")

    def can_be_made(self, key: str) -> bool:
        """Whether a key is a pattern with parts that are known, or are themselves made so, such as `why-idle-trade`."""
        for pattern in self.patterns:
            match = pattern.fullmatch(key)
            if match and all(
                part in self.parts or part.isdecimal() or self.can_be_made(part) for part in match.groups()
            ):
                return True
        return False

    def stale(self) -> list[str]:
        """Messages that nothing asks for."""
        return sorted(key for key in self.messages if not self.can_be_asked_for(key))

    def missing(self, words: Catalogue) -> list[str]:
        """Keys that the code of the game says, or that its face is asked for, without a message.

        A sight says its keys without the family that all of them have.
        """
        keys = {key for path in sorted(self.folder.rglob("*.py")) for key in said_in_python(path)}
        for path in sorted(self.folder.rglob("*.html")):
            keys |= set(TEMPLATE_SAYS.findall(path.read_text(encoding="utf-8")))
        tails = {key.partition("-")[2] for key in self.messages}
        return sorted(key for key in keys if not words.has(key) and key not in tails)
