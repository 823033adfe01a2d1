"""Everything that a face shows to one viewer of a position, by part."""

from __future__ import annotations

import io
from typing import cast

from rich.console import Console, RenderableType

from fondaco.face.game_face import GameFace
from fondaco.face.scene import OpenChoice, Scene
from fondaco.kernel.state import NOBODY, State
from fondaco.web.look import look_of
from fondaco.web.tables.open_choices import label_of

from .course import open_in


def printed(part: RenderableType, width: int) -> str:
    """In plain letters, and whatever is too wide as it is: a screen would cut it off."""
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, color_system=None)
    console.print(part, crop=False)
    return cast(io.StringIO, console.file).getvalue()


def open_choice(face: GameFace, view: State, seat: int, choice: int, players: list[str]) -> OpenChoice:
    vocabulary = face.game.vocabulary
    topic = face.help_topic(view, choice)
    section = face.section(view, choice)
    return OpenChoice(
        choice,
        vocabulary.text(choice),
        vocabulary.verbs[choice],
        vocabulary.things[choice],
        face.words.say(*face.describe(view, seat, choice, players)),
        False,
        face.words.say(section) if section else "",
        topic if face.help_card(topic) else "",
        label_of(face, view, seat, choice, players),
    )


def scene_of(face: GameFace, view: State, seat: int, players: list[str], choices: list[int] | None = None) -> Scene:
    """What the page of a viewer is painted from, with what is open to it or with these choices."""
    open_now = choices
    if open_now is None:
        open_now = open_in(face.game, view, seat) if seat != NOBODY else []
    return Scene(
        view=view,
        seat=seat,
        players=tuple(players),
        signs=tuple(name[0] for name in players),
        options=face.options,
        words=face.words,
        choices={choice: open_choice(face, view, seat, choice, players) for choice in open_now},
        points=face.points(view, seat),
        paint=look_of(face.game, face.language).paint,
        asked=seat != NOBODY and bool(view.is_asked(seat)),
    )


def texts_of(face: GameFace, view: State, seat: int, players: list[str]) -> dict[str, str]:
    """The prompt, and the description of everything that is open, by what it is."""
    texts = {"prompt": face.words.say(*face.prompt(view, seat, players))}
    for choice in open_in(face.game, view, seat) if seat != NOBODY else []:
        texts[face.game.vocabulary.text(choice)] = face.words.say(*face.describe(view, seat, choice, players))
    return texts


def boards_of(face: GameFace, view: State, seat: int, players: list[str], width: int) -> dict[str, str]:
    """What a terminal draws. The short board is for whoever sits at the table while the game goes on."""
    drawn = {
        "board": face.draw(view, seat, players, width),
        "legend": face.legend(view),
        "scores": face.scores(view, seat, players),
    }
    if seat != NOBODY and not view.is_over():
        drawn["short board"] = face.draw_short(view, seat, players, width)
    return {name: printed(part, width) for name, part in drawn.items()}


def everything_shown(face: GameFace, view: State, seat: int, players: list[str]) -> dict[str, str]:
    """Texts, boards and fragments, by part."""
    scene = scene_of(face, view, seat, players)
    shown = texts_of(face, view, seat, players) | boards_of(face, view, seat, players, 80)
    shown |= {f"fragment {fragment.id}": fragment.html for fragment in face.fragments(scene)}
    shown |= {"heading": face.heading(scene), "points": repr(scene.points)}
    menu = face.menu(view, seat, list(scene.choices))
    return shown | {"menu": repr([(choice, scene.choices[choice].section) for choice in menu])}
