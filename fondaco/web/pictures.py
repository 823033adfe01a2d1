"""The picture of a game: a piece of its board, on the pages around the table.

A game draws it in `face/templates/pictures/board.svg` from the symbols of its board. The page gets only the symbols
that the picture uses, under ids of their own: the pictures of several games stand on one page.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path
from xml.etree import ElementTree

from markupsafe import Markup

from fondaco.kernel.game import Game
from fondaco.web.painter import WEB, face_folder

SVG = "http://www.w3.org/2000/svg"
NAMED = re.compile(r"(?<=#)[\w-]+")
"""An id in `href="#id"` and in `url(#id)`. A colour looks like one, too, but nothing has such an id."""
COLOURS = "00-colours.css"
"""The stylesheet that sets the colours of a game, for its board and its picture."""
ElementTree.register_namespace("", SVG)


def source_of(game: Game) -> Path:
    return face_folder(game) / "templates" / "pictures" / "board.svg"


def has_picture(game: Game) -> bool:
    return source_of(game).is_file()


@functools.cache
def picture_of(game: Game) -> Markup:
    """An inline SVG, so that it takes on the colours of the page. A game without a picture gets a signpost."""
    if not has_picture(game):
        signpost = (WEB / "templates" / "signpost.svg").read_text(encoding="utf-8")
        return Markup(signpost.replace('class="signpost"', 'class="picture"'))
    drawing = ElementTree.parse(source_of(game)).getroot()
    drawn = symbols_in(face_folder(game) / "templates")
    root = ElementTree.Element(f"{{{SVG}}}svg")
    root.extend(drawn[name] for name in used_by(drawing, drawn))
    drawing.tag = f"{{{SVG}}}symbol"
    drawing.set("id", "picture")
    root.append(drawing)
    parts = with_own_ids("".join(ElementTree.tostring(part, encoding="unicode") for part in root), game.name)
    return Markup('<svg class="picture" aria-hidden="true" focusable="false"><defs>{}</defs>{}</svg>').format(
        Markup(parts.replace(f' xmlns="{SVG}"', "")), again(game)
    )


def again(game: Game) -> Markup:
    """The same picture where the page has it already."""
    return Markup('<use href="#{}-picture"/>').format(game.name)


def colours_of(game: Game) -> list[str]:
    """The stylesheet that sets the colours of a game, if it has one, as an asset."""
    return [f"games/{game.name}/{COLOURS}"] if (face_folder(game) / "static" / COLOURS).is_file() else []


def symbols_in(folder: Path) -> dict[str, ElementTree.Element]:
    """What the drawings of a board name, by its id: symbols, patterns, gradients."""
    found: dict[str, ElementTree.Element] = {}
    for sheet in sorted(folder.glob("*.svg")):
        named = ElementTree.parse(sheet).getroot().iterfind(".//*[@id]")
        found.update((element.attrib["id"], element) for element in named)
    return found


def used_by(element: ElementTree.Element, drawn: dict[str, ElementTree.Element]) -> list[str]:
    """The ids of what an element uses, and of what that uses in turn."""
    found: list[str] = []
    open_elements = [element]
    while open_elements:
        text = ElementTree.tostring(open_elements.pop(), encoding="unicode")
        for name in NAMED.findall(text):
            if name in drawn and name not in found:
                found.append(name)
                open_elements.append(drawn[name])
    return found


def with_own_ids(svg: str, prefix: str) -> str:
    """The same drawing with a prefix before every id in it."""
    ids = sorted(re.findall(r'\bid="([\w-]+)"', svg), key=len, reverse=True)
    here = "|".join(ids)
    svg = re.sub(rf'\bid="({here})"', rf'id="{prefix}-\1"', svg)
    return re.sub(rf'(?<=#)({here})(?=["\)])', rf"{prefix}-\1", svg)
