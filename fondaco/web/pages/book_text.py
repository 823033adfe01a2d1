"""The text of a book: Markdown with anchors for headings, ids of rules and diagrams.

    ## A turn {#turn}
    Everybody plans in secret. [N-P1, N-P2]

    ![The bakers: **1** the roof, **2** the store.](house)

A heading is a chapter or, with `###`, a section of one. Ids of rules at the end of a paragraph are links, and whatever
links to the rule leads there. A picture is a diagram, its text the caption; `![](#symbol)` is a drawing of the sprite
sheet.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from markupsafe import Markup

HEADING = re.compile(r"(?P<title>.+?) \{#(?P<id>[\w-]+)\}")
CODES = re.compile(r" ?\[([A-Z]-\w+(?:, [A-Z]-\w+)*)\]")
"""The ids of rules, as they stand in the text."""
Draw = Callable[[str], Markup]


class Heading(NamedTuple):
    id: str
    title: str


class Chapter(NamedTuple):
    id: str
    title: str
    sections: tuple[Heading, ...]
    html: Markup


class BookText(NamedTuple):
    chapters: tuple[Chapter, ...]
    rules: tuple[str, ...]
    """The ids of rules, in the order of the text; each is an anchor."""
    diagrams: tuple[str, ...]


class BookRenderer(RendererHTML):
    """Markdown to HTML. It collects what can be linked to."""

    def __init__(self) -> None:
        super().__init__()
        self.draw: Draw = Markup
        self.anchors: list[str] = []
        self.diagrams: list[str] = []

    def text(self, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
        return CODES.sub(self.codes, super().text(tokens, index, options, env))

    def codes(self, found: re.Match[str]) -> str:
        """Links to the rules themselves. The first that names a rule is its anchor."""
        links = []
        for code in found[1].split(", "):
            anchor = "" if code in self.anchors else f' id="{code}"'
            self.anchors += [] if code in self.anchors else [code]
            links.append(f'<a{anchor} href="#{code}">{code}</a>')
        return f' <span class="rule-ids">{" ".join(links)}</span>'

    def image(self, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
        token = tokens[index]
        name = str(token.attrs["src"])
        if name.startswith("#"):
            return f'<svg class="book-pic" aria-hidden="true"><use href="{name}"/></svg>'
        self.diagrams.append(name)
        caption = self.renderInline(token.children or [], options, env)
        return (
            f'<figure id="diagram-{name}" class="diagram">{self.draw(name)}<figcaption>{caption}</figcaption></figure>'
        )

    def table_open(self, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
        return '<div class="book-table"><table>\n'

    def table_close(self, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
        return "</table></div>\n"


def is_diagram(tokens: Sequence[Token], index: int) -> bool:
    """Whether a paragraph holds a picture and nothing else."""
    if tokens[index].type != "paragraph_open":
        return False
    children = tokens[index + 1].children or []
    return len(children) == 1 and children[0].type == "image"


def without_paragraphs(tokens: list[Token]) -> list[Token]:
    """A figure does not stand inside a paragraph."""
    found = [index for index in range(len(tokens)) if is_diagram(tokens, index)]
    return [token for index, token in enumerate(tokens) if index not in found and index - 2 not in found]


def headed(tokens: list[Token], index: int) -> Heading:
    """The heading that opens here; its id moves out of its text."""
    inline = tokens[index + 1]
    found = HEADING.fullmatch(inline.content)
    if found is None or not inline.children:
        raise ValueError(f"a heading without an id: {inline.content}")
    inline.children[-1].content = inline.children[-1].content.removesuffix(f" {{#{found['id']}}}")
    tokens[index].attrs["id"] = found["id"]
    return Heading(found["id"], found["title"])


def read_book(text: str, draw: Draw) -> BookText:
    """The book as chapters; `draw` paints a diagram by its name. Raises ValueError for text that has no chapter."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    renderer = BookRenderer()
    renderer.draw = draw
    tokens = parser.parse(text)
    starts = [index for index, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    if not starts or starts[0] != 0:
        raise ValueError("a book begins with a chapter: ## Title {#id}")
    chapters = []
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        part = tokens[start:end]
        headings = [headed(part, index) for index, token in enumerate(part) if token.type == "heading_open"]
        html = renderer.render(without_paragraphs(part[3:]), parser.options, {})
        chapters.append(Chapter(*headings[0], tuple(headings[1:]), Markup(html)))
    return BookText(tuple(chapters), tuple(renderer.anchors), tuple(renderer.diagrams))
