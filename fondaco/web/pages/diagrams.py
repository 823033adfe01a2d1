"""Diagrams of a book: a recorded game is played to a position, and the board of the table draws it.

So a diagram shows what a player would see there. Nothing in it can be clicked or focused; the caption speaks for it.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Sequence

from markupsafe import Markup

from fondaco.face.diagram import ENDING, Diagram
from fondaco.face.game_face import GameFace
from fondaco.face.scene import Fragment, Scene
from fondaco.face.sight import signs_of
from fondaco.kernel.game import Game
from fondaco.kernel.reader import read_record
from fondaco.kernel.table import Table
from fondaco.web.look import look_of
from fondaco.web.tables.open_choices import choices_for
from fondaco.words.game_folder import game_folder

UNUSED = re.compile(r'\s(?:id|for|form|tabindex|aria-[a-z]+|data-card|data-place|role)="[^"]*"|(?<=<a) href="[^"]*"')
"""Attributes that serve clicks, motions and screen readers. In a picture they would be weight, and ids stand twice."""
PLACE = re.compile(r'(<(?!svg|g\b|use\b)[a-z]+\b[^>]*?)\sdata-place="([^"]*)"([^>]*>)')


@functools.cache
def record_text(game: Game, name: str) -> str:
    return (game_folder(game) / "book" / f"{name}.fondaco").read_text(encoding="utf-8")


def table_at(game: Game, diagram: Diagram) -> Table:
    """The recorded game, replayed as far as the diagram asks for."""
    record = read_record(record_text(game, diagram.record), [game])
    if diagram.after < len(record.made):
        record.made = record.made[: diagram.after]
        record.result = []
    return Table(record)


def scene_at(face: GameFace, diagram: Diagram, names: Sequence[str]) -> Scene:
    """What the seat of a diagram sees there."""
    table = table_at(face.game, diagram)
    seat, view = diagram.seat, table.view(diagram.seat)
    players = list(names[: table.record.seats])
    is_over = bool(table.state.is_over())
    return Scene(
        view=view,
        seat=seat,
        players=tuple(players),
        signs=signs_of(players),
        options=table.record.options,
        words=face.words,
        choices=choices_for(table, face, view, seat, players) if diagram.is_lit else {},
        points=face.points(view, seat),
        paint=look_of(face.game, face.language).paint,
        asked=diagram.is_lit,
        result=tuple(table.record.result) if is_over else (),
        winners=tuple(face.game.winners(table.state)) if is_over else (),
    )


def fragments_of(face: GameFace, diagram: Diagram, names: Sequence[str]) -> list[Fragment]:
    """The fragments that a diagram shows, in its order. Raises KeyError for one that is not there."""
    scene = scene_at(face, diagram, names)
    face = face.at_table(scene.options)
    drawn = {fragment.id: fragment for fragment in face.fragments(scene)}
    if scene.result:
        drawn[ENDING] = Fragment(ENDING, face.ending_picture(scene), ENDING)
    return [drawn[name] for name in diagram.shows]


def with_marks(html: str, marks: Sequence[str]) -> str:
    """The places of a fragment that the caption speaks of, each with its number."""

    def marked(found: re.Match[str]) -> str:
        before, place, after = found.groups()
        if place not in marks:
            return found[0]
        return f'{before} data-marked{after}<mark class="book-mark">{marks.index(place) + 1}</mark>'

    return PLACE.sub(marked, html)


def painted(face: GameFace, diagram: Diagram, names: Sequence[str]) -> Markup:
    """The board as a picture."""
    seats = table_at(face.game, diagram).record.seats
    slots = itertools.groupby(fragments_of(face, diagram, names), key=lambda fragment: fragment.slot)
    parts = []
    for slot, fragments in slots:
        html = "".join(with_marks(str(fragment.html), diagram.marks) for fragment in fragments)
        parts.append(f'<div class="slot-{slot}">{UNUSED.sub("", html)}</div>')
    classes = f"stage table-{face.game.name} seats-{seats} shape-{diagram.name} {diagram.shape}".strip()
    return Markup('<div class="{}" aria-hidden="true" inert>{}</div>').format(classes, Markup("".join(parts)))
