"""The board of Norenberc in the browser: a street of guild houses, the viewer's mat, everybody's things."""

from __future__ import annotations

from typing import cast

from fondaco.face.scene import Fragment, Scene
from fondaco.games.norenberc import data
from fondaco.games.norenberc.face.house_facts import house_facts
from fondaco.games.norenberc.face.mat_facts import mat_facts
from fondaco.games.norenberc.face.planning_facts import planning_facts
from fondaco.games.norenberc.face.seat_facts import seat_facts
from fondaco.games.norenberc.face.street_facts import street_facts
from fondaco.games.norenberc.state import Town


def heading(scene: Scene) -> str:
    """Round and turn."""
    town = cast(Town, scene.view)
    turn = 0 if town.is_over() else int(town.turn)
    return scene.say("board-round", round=int(town.round), rounds=data.ROUNDS, turn=turn)


def fragments(scene: Scene) -> list[Fragment]:
    """The street, the houses, planning, the own mat, and a panel for each player in seat order."""
    town = cast(Town, scene.view)
    houses = [house_facts(scene, guild) for guild in range(int(town.guilds))]
    seats = [seat_facts(scene, seat) for seat in range(int(town.seats))]
    painted = [Fragment("street", scene.paint("street.html", street_facts(scene, houses)), "overview")]
    painted += [Fragment(f"house-{house.guild}", scene.paint("house.html", house), "board") for house in houses]
    painted.append(Fragment("planning", scene.paint("planning.html", planning_facts(scene)), "ask"))
    if not scene.is_spectator:
        painted.append(Fragment("mine", scene.paint("mine.html", mat_facts(scene, seats[scene.seat])), "mine"))
    painted += [Fragment(f"seat-{seat.who.seat}", scene.paint("seat.html", seat), "others") for seat in seats]
    return painted
