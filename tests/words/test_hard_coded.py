"""No sentence stands in templates, scripts or Python: everything that a person reads is a message of the words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from fondaco.words.catalogue import PACKAGE

TEMPLATES = sorted(PACKAGE.rglob("templates/*.html"))
SCRIPTS = sorted((PACKAGE / "web/static").glob("*.js"))
MODULES = sorted(
    path
    for room in ("web", "face", "cli", "games", "arena")
    for path in (PACKAGE / room).rglob("*.py")
    if path.name != "laws.py"  # which law of a game is broken is read by its developers alone
)
SPOKEN = {"aria-label", "title", "placeholder", "alt", "label", "aria-description", "aria-roledescription"}
"""Attributes that people read or hear."""
OF_TAGS = re.compile(
    r"\{% block body_class %\}.*?\{% endblock %\}|\{%-? set \w+ -?%\}[^<]*?\{%-? endset -?%\}", re.DOTALL
)
"""Classes, which stand between tags of the template as a text does."""
JINJA = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)
WORD = re.compile(r"[^\W\d_]{2,}")
SCRIPT_COMMENT = re.compile(r"(?m)^\s*//.*$|\s//\s.*$")
SCRIPT_TEXT = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'((?:[^\'\\\n]|\\.)*)\'|`((?:[^`\\]|\\.)*)`', re.DOTALL)
HOLE = re.compile(r"\$\{[^}]*\}")
SENTENCE = re.compile(
    r"^\W*[A-Z][a-z]+(?: [\w’'-]+)+|\w \w.*[a-z][.!?…]$|[A-Z][a-z]+[.!?…]$"
    r"|\w+ (?:a|an|and|are|for|from|has|in|is|it|not|of|on|or|the|to|with|you|your)(?: \w+|$)"
)
"""What reads like English: a capital and more words, a full stop, or small words between others. Keys have none."""
CODE = re.compile(r"[<>{}\[\]=;#*]|--|^\.|/\w|[a-z]\(|\b[A-Z]-[A-Z]\d")
"""What is markup, a style, a selector, an address or a list of rules."""
NO_SENTENCES = {
    "use strict",
    "not bold dim",  # a style
}
PARTS_OF_TAGS = {"seat--", "woodstone g"}
"""Classes that a macro makes."""


class Reader(HTMLParser):
    """Collects what a template says by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.said += [value for name, value in attrs if name in SPOKEN and value]

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def said_by_template(text: str) -> list[str]:
    reader = Reader()
    reader.feed(JINJA.sub("", OF_TAGS.sub("", text)))
    reader.close()
    texts = [said.strip() for said in reader.said if WORD.search(said)]
    return [said for said in texts if '="' not in said and said not in PARTS_OF_TAGS]


def said_by_script(text: str) -> list[str]:
    literals = ["".join(found) for found in SCRIPT_TEXT.findall(SCRIPT_COMMENT.sub("", text))]
    return [literal for literal in literals if is_sentence(HOLE.sub("1", literal))]


def is_sentence(text: str) -> bool:
    return text not in NO_SENTENCES and bool(SENTENCE.search(text)) and not CODE.search(text)


def said_by_module(text: str) -> list[str]:
    """The sentences in a module, without what only developers and hosts read: docstrings, logs and failures."""
    tree = ast.parse(text)
    unread = {id(node) for part in ast.walk(tree) for node in unread_in(part)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in unread
        if is_sentence(node.value)
    ]


def unread_in(part: ast.AST) -> Iterator[ast.AST]:
    if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
        yield part.value
    elif isinstance(part, ast.Assert | ast.Raise):
        yield from ast.walk(part)
    elif isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute):
        if is_log(part.func.value):
            yield from ast.walk(part)
        elif part.func.attr == "split":
            yield part.func.value  # a list of keys


def is_log(thing: ast.expr) -> bool:
    return isinstance(thing, ast.Name) and thing.id in ("log", "warnings")


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: f"{path.parts[-4]}/{path.name}")
def test_no_template_says_anything_by_itself(path: Path) -> None:
    assert said_by_template(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_script_says_anything_by_itself(path: Path) -> None:
    assert said_by_script(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_module_says_anything_by_itself(path: Path) -> None:
    assert said_by_module(path.read_text(encoding="utf-8")) == []


def test_a_planted_sentence_is_found() -> None:
    """Otherwise the tests above would be worth nothing."""
    assert said_by_template('<p class="a">{{ say("a") }}: <b>Well</b></p>') == ["Well"]
    assert said_by_template('<p aria-label="Your turn" id="two words">{# Nobody reads this. #}</p>') == ["Your turn"]
    assert said_by_script('box.textContent = "Your turn"; // It is "Your turn".') == ["Your turn"]
    assert said_by_script("say(`${count} things are left here`)") == ["${count} things are left here"]
    assert said_by_script('one("#bar .prompt"); "htmx:after:swap"') == []
    assert said_by_module('"""What it is."""\nname = "It is your turn."') == ["It is your turn."]
    assert said_by_module('log.error("It failed again and again"); key = "web-your-turn"') == []
