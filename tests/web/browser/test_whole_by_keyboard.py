"""The end of a game of each kind by keyboard alone; `make soak` plays them from the start."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from fondaco.games import GAMES, find_game

from .guest import Guest, Visit
from .positions import Positions, asked, course_of

PLAYED = float(os.environ.get("FONDACO_PLAYED") or 0.9)
"""How much of the game is over when the person sits down."""
MOST = 2000
"""More turns than any game has."""
FOCUS = """() => {
  const {localName, type, form, value, checked} = document.activeElement;
  return {kind: localName === "input" ? type : localName, form: form?.id ?? "", value, checked: Boolean(checked)};
}"""


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_game_is_played_to_its_end_without_a_mouse(visit: Visit, positions: Positions, game: str) -> None:
    course = course_of(game, max(3, find_game(game).fewest), "keyboard")
    table = positions.open(course, course.when(asked(0), PLAYED), others="random")
    anna = visit("Anna")
    table.come_in(anna.context)
    with anna.page.expect_response("**/stream*"):
        anna.go(table.path)
    anna.at_table()
    for turn in range(MOST):
        anna.wait_for_turn()
        if anna.turn() == "over":
            break
        answer_by_keys(anna, turn)
    anna.unfold_ending()


def answer_by_keys(anna: Guest, turn: int) -> None:
    """Go to something that is open, by its number in the list or through the board, and press Enter."""
    keys = anna.page.keyboard
    if turn % 2:
        keys.press(str(1 + turn // 2 % 3))
    focus = anna.page.evaluate(FOCUS)
    if focus["form"] != "choose":
        keys.press("n")
        focus = anna.page.evaluate(FOCUS)
    if focus["kind"] == "checkbox":
        keys.press("Space")
        while anna.page.evaluate(FOCUS)["kind"] != "button":
            keys.press("Tab")
        focus = anna.page.evaluate(FOCUS)
    assert focus["form"] in ("choose", "compose"), f"what is open is not reached: {focus}"
    answer = anna.answer_to(lambda: keys.press("Enter"))
    if answer.status == 200:
        expect(anna.button("Do it")).to_be_focused()
        answer = anna.answer_to(lambda: keys.press("Enter"))
    assert answer.status == 204, anna.text("#notice")
    # Not for any change: that a bot answered the same question says nothing of what this person chose.
    anna.catch_up()
