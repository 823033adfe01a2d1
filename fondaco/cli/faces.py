"""The face of a game in the language of the command line."""

from __future__ import annotations

from fondaco.cli.language import TONGUE, printable
from fondaco.face.game_face import GameFace, face_of
from fondaco.kernel.game import Game


def terminal_face(game: Game) -> GameFace:
    return face_of(game, TONGUE.language)


def shown_names(face: GameFace, players: list[str], seats: int) -> list[str]:
    """The names of a record, fit to be shown; seats without one by their colour."""
    given = players or [""] * seats
    return [printable(given[seat])[:40] or face.seat_name(seat) for seat in range(seats)]
