"""Views and secrets: a view shows what a seat may know, worlds agree with it, and no face tells what it hides.

How much a view may show follows from the news, which the laws test by `fondaco check`; what is sent over HTTP is
compared in pairs of worlds (`tests/web/test_worlds.py`). Here are views and faces, whatever is settled.
"""

from __future__ import annotations

from fondaco.face.game_face import face_of
from fondaco.kernel.choices import Choices
from fondaco.kernel.luck import Luck
from fondaco.kernel.playout import play_out
from fondaco.kernel.state import NOBODY, State

from .course import Moment, courses_of, open_in
from .seen import everything_shown
from .subjects import Setting, each_setting

WORLDS = 2
"""How many worlds are dealt from a view."""


def view_findings(moment: Moment, luck: Luck) -> list[str]:
    """What is wrong with the views of a position and the worlds that are dealt from them."""
    game, state = moment.game, moment.state
    before = state.numbers()
    found = []
    for seat in moment.viewers:
        view = moment.view(seat)
        found += [f"a view of seat {seat} holds a listener"] if view.listener is not None else []
        if not game.view(view, seat).same_as(view):
            found.append(f"seat {seat} sees something else in its view")
        if not game.view(view, NOBODY).same_as(moment.view(NOBODY)):
            found.append(f"a spectator sees something else in the view of seat {seat}")
        if open_in(game, view, seat) != moment.open(seat):
            found.append(f"seat {seat} has other choices in its view")
        for _ in range(WORLDS):
            found += world_findings(moment, seat, game.imagine(view, seat, luck))
        if not moment.view(seat).same_as(view):
            found.append(f"dealing changes the view of seat {seat}")
    return found + (["viewing or dealing changes the state"] if state.numbers() != before else [])


def world_findings(moment: Moment, seat: int, world: State) -> list[str]:
    """What is wrong with a world that was dealt from a seat's view."""
    game = moment.game
    law = game.broken_law(world)
    found = [f"a world of seat {seat} breaks a law: {law}"] if law else []
    if not game.view(world, seat).same_as(moment.view(seat)):
        found.append(f"seat {seat} sees something else in a world")
    if open_in(game, world, seat) != moment.open(seat):
        found.append(f"seat {seat} has other choices in a world")
    return found


def face_leaks(moment: Moment, setting: Setting, seat: int, luck: Luck) -> list[str]:
    """What a face shows a seat in one world and not in another that the seat cannot tell from it."""
    face = face_of(moment.game, "en").at_table(dict(setting.options))
    view = moment.view(seat)
    seen = everything_shown(face, view, seat, setting.players)
    world = moment.game.imagine(view, seat, luck)
    again = everything_shown(face, moment.game.view(world, seat), seat, setting.players)
    return [f"{part} tells seat {seat} a secret" for part in seen if seen[part] != again[part]]


@each_setting
def test_views_and_worlds_agree_and_leave_the_state_alone(setting: Setting) -> None:
    luck = Luck("worlds")
    for moment in courses_of(setting)[0].moments:
        assert view_findings(moment, luck) == [], moment.where()


@each_setting
def test_a_dealt_world_can_be_played_to_its_end(setting: Setting) -> None:
    luck = Luck("to the end")
    choices = Choices(len(setting.game.vocabulary))
    for moment in courses_of(setting)[0].questions[::3]:
        seat = int(luck.below(setting.seats + 1)) + NOBODY
        world = setting.game.imagine(moment.view(seat), seat, luck)
        play_out(world, luck, choices)
        assert world.is_over()
        assert setting.game.broken_law(world) == ""


@each_setting
def test_two_worlds_that_look_alike_to_a_seat_are_shown_and_told_alike(setting: Setting) -> None:
    """Every text, both boards and all fragments of the page."""
    luck = Luck("faces")
    for index, moment in enumerate(courses_of(setting)[0].questions[1::6]):
        for seat in {NOBODY, int(moment.state.first_asked()), index % setting.seats}:
            assert face_leaks(moment, setting, seat, luck) == [], moment.where()
