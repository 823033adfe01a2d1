"""A stage: positions of Genoa as the browser board shows them, and what can be read off its pages."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from fondaco.face.game_face import face_of
from fondaco.face.scene import Fragment, Scene
from fondaco.games import find_game
from fondaco.games.genoa import data
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import State
from fondaco.kernel.table import Table, new_table
from fondaco.web.painter import face_folder

from ...conformance import seen
from ...conformance.page_reading import buttons as buttons
from ...conformance.page_reading import ids as ids
from ...conformance.page_reading import nesting_faults as nesting_faults
from ...conformance.page_reading import places as places
from ...conformance.page_reading import told as told

if TYPE_CHECKING:
    from .scene import Scene as Layout

GAME = find_game("genoa")
FACE = face_of(GAME, "en")
WORDS = FACE.words
NAMES = ("Anna", "Bea", "Carl", "Dora", "Emil")
SHEETS = {path.name: path.read_text(encoding="utf-8") for path in (face_folder(GAME) / "templates").glob("*.svg")}
"""The drawings of the game, by file."""
EMBLEMS = {f"emblem-{seat}" for seat in range(data.MOST_SEATS)}
"""Drawings that the page around the board has."""
DRAWN = {name for sheet in SHEETS.values() for name in re.findall(r' id="([^"]+)"', sheet)}
BUSY = frozenset({"use", "go", "act", "claim", "place", "remove", "visit", "deliver", "play", "take", "accept", "send"})


def positions(seats: int, seed: str, options: dict[str, str] | None = None) -> Iterator[Table]:
    """A random game, stopped at each question to a player and at its end. Little is left undone, so the board fills."""
    table = new_table(GAME, seats, options or {}, seed)
    luck = Luck(f"{seed} players")
    while not table.state.is_over():
        yield table
        seat = int(table.state.first_asked())
        choices = table.open(seat)
        busy = [choice for choice in choices if GAME.vocabulary.verbs[choice] in BUSY]
        choices = busy if busy and luck.below(4) else choices
        table.choose(seat, choices[int(luck.below(len(choices)))])
    yield table


def scene_of(view: State, seat: int, choices: list[int]) -> Scene:
    """At a table that tells what things are worth."""
    scene = seen.scene_of(FACE, view, seat, list(NAMES[: int(view.seats)]), choices)
    return dataclasses.replace(scene, aids=frozenset(FACE.aids))


def without_aids(scene: Scene) -> Scene:
    return dataclasses.replace(scene, aids=frozenset())


def scene_at(table: Table, seat: int) -> Scene:
    return scene_of(table.view(seat), seat, table.open(seat) if seat >= 0 else [])


def asked_scene(table: Table) -> Scene:
    """As the first of those sees it who are asked; once it is over, as the first player does."""
    return scene_at(table, 0 if table.state.is_over() else int(table.state.first_asked()))


def staged(layout: Layout, seat: int) -> Scene:
    """A position that a test laid out, as a seat sees it."""
    choices = [GAME.vocabulary.number(text) for text in layout.open(seat)] if seat >= 0 else []
    return scene_of(GAME.view(layout.city, seat), seat, choices)


def fragments(scene: Scene, *names: str) -> list[Fragment]:
    """Some fragments of the page, or all of them."""
    return [fragment for fragment in FACE.fragments(scene) if not names or fragment.id in names]


def page(scene: Scene, *names: str) -> str:
    """The HTML of some fragments, or of the whole board."""
    return "".join(fragment.html for fragment in fragments(scene, *names))
