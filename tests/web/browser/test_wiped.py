"""What is ticked or typed into a form belongs to one question, and goes with it however it is sent."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from .friend import Befriend
from .guest import Guest

KEPT = "Object.keys(sessionStorage).filter(key => key.startsWith('fondaco-compose') && sessionStorage.getItem(key))"


def kept(guest: Guest) -> list[str]:
    found: list[str] = guest.page.evaluate(KEPT)
    return found


def ticked(guest: Guest) -> int:
    boxes = guest.page.locator("[form=compose]:is([type=checkbox], [type=radio])")
    count: int = boxes.evaluate_all("boxes => boxes.filter(box => box.checked !== box.defaultChecked).length")
    return count


def test_a_confirmation_wipes_the_form_that_it_confirms(anna: Guest, befriend: Befriend) -> None:
    ben = befriend("Ben")
    ben.sit_down(anna.open_table("me", "open"))
    anna.wait_for_beginning()
    ben.plan(1, "brewers")
    anna.catch_up()
    anna.tick("Brewers")
    assert kept(anna)
    assert ticked(anna) == 1
    assert anna.press(anna.send_button()) == 200, "her plan is the last one and shows all of them"
    assert kept(anna), "not sent yet, and still there after a reload"
    assert anna.press(anna.button("Do it")) == 204
    anna.catch_up()
    assert kept(anna) == []
    assert ticked(anna) == 0


def test_a_hint_that_comes_while_a_choice_waits_to_be_confirmed_leaves_it(anna: Guest) -> None:
    held: list[Route] = []
    anna.page.route("**/hint", lambda route: held.append(route))
    anna.go(anna.open_table("me", "random"))
    anna.wait_for_turn()
    anna.tick("Brewers")
    anna.page.keyboard.press("h")
    assert anna.press(anna.send_button()) == 200
    with anna.page.expect_response("**/hint"):
        held[0].fulfill(status=204)
    anna.page.evaluate("new Promise(requestAnimationFrame)")
    assert ticked(anna) == 1
    anna.page.locator("#bar").get_by_text("Not yet").click()
    expect(anna.page.locator("#bar .confirm")).to_have_count(0)
    assert ticked(anna) == 1
    assert kept(anna)


def test_what_is_taken_back_leaves_an_empty_form(anna: Guest, befriend: Befriend) -> None:
    ben = befriend("Ben")
    ben.sit_down(anna.open_table("me", "open"))
    anna.wait_for_beginning()
    anna.plan("Brewers")
    assert kept(anna) == []
    anna.take_back()
    assert ticked(anna) == 0
    anna.tick("Bakers")
    anna.page.reload()
    anna.wait_for_beginning()
    assert ticked(anna) == 1, "a question that was not answered keeps what was ticked"
