"""The page that verifies a record computes in the browser itself, and names the first line that is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from fondaco.games import GAMES
from fondaco.kernel.chance import commitment
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.record import Record
from fondaco.kernel.state import CHANCE
from fondaco.kernel.table import Table

from .examiner import examine
from .friend import Befriend
from .guest import Guest, Visit

PlayKeyed = Callable[..., Table]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def paste(guest: Guest, text: str) -> str:
    """Have a text checked; the verdict."""
    guest.go("/verify")
    guest.page.locator("#record-text").fill(text)
    guest.button("Check it").click()
    title = guest.page.locator("#verdict h2")
    expect(title).not_to_have_text("Computing…")
    return title.inner_text()


def with_another_draw(record: Record) -> tuple[str, int]:
    """The text of a record with one draw, late in the game, changed; and its line."""
    state, choices, found = record.start(), Choices(len(record.game.vocabulary)), (0, "")
    for index, (seat, choice) in enumerate(record.made):
        state.open(seat, choices)
        others = [one for one in choices.listed() if one != choice]
        if seat == CHANCE and others:
            found = (index, f"* {record.game.vocabulary.text(others[0])}")
        state.choose(seat, choice)
    lines = record.text().split("\n")
    number = lines.index("") + 2 + found[0]
    lines[number - 1] = found[1]
    return "\n".join(lines), number


@every_game
def test_a_good_record_fits_and_a_changed_one_does_not(visit: Visit, keyed: PlayKeyed, game: Game) -> None:
    guest = visit("Somebody")
    record = keyed(game).record
    draws = sum(1 for seat, _ in record.made if seat == CHANCE)
    assert paste(guest, record.text()) == "Everything fits"
    checks = guest.text("#verdict .checks")
    assert commitment(record.seed) in checks
    assert f"All {draws} draws are those of the secret number." in checks
    assert f"All {len(record.made)} choices were open" in checks
    assert guest.page.locator(".draws tbody tr").count() == draws
    text, line = with_another_draw(record)
    assert paste(guest, text) == f"Line {line} does not fit"
    assert "but the secret number gives" in guest.text("#verdict .checks")


def test_the_first_line_that_does_not_fit_is_named(visit: Visit, keyed: PlayKeyed) -> None:
    guest = visit("Somebody")
    text = keyed(GAMES[0]).record.text()
    lines = text.split("\n")
    place = {line.split(":")[0]: number for number, line in enumerate(lines, 1) if ": " in line}
    first = lines.index("") + 2
    changed = text.replace(lines[place["commitment"] - 1], "commitment: " + "0" * 64)
    assert paste(guest, changed) == f"Line {place['commitment']} does not fit"
    expect(guest.page.locator("#verdict h2")).to_be_focused()
    examine(guest, "verify-wrong")
    assert re.fullmatch(
        rf"Line ({first}|{first + 1}|{first + 2}) does not fit", paste(guest, text.replace("Größe", "x"))
    )
    assert paste(guest, text.replace(lines[-2], "end 0 0")) == f"Line {len(lines) - 1} does not fit"
    assert paste(guest, "hello") == "Line 1 does not fit"
    assert paste(guest, " ") == "It could not be checked"


def test_a_record_that_adds_no_draw_is_not_called_fair(visit: Visit, keyed: PlayKeyed) -> None:
    """It says of itself that all of it was taken over, so that nothing is left to check."""
    guest = visit("Somebody")
    record = keyed(GAMES[0]).record
    record.beginning = len(record.made)
    assert paste(guest, record.text()) == "Everything that can be checked here is correct"
    assert "There is no draw to check" in guest.text("#verdict .checks")


def test_a_record_of_old_is_checked_as_far_as_it_goes(visit: Visit, play: Callable[..., Table]) -> None:
    guest = visit("Somebody")
    assert paste(guest, play(2, "a short day").record.text()) == "Everything that can be checked here is correct"


def test_the_page_of_a_finished_table_remembers_what_was_shown_at_the_start(visit: Visit, befriend: Befriend) -> None:
    guest, friend = visit("Somebody"), befriend("Ben")
    guest.go(friend.open_table("me", "here", name_2="Bea"))
    friend.finish_alone()
    guest.go(f"{friend.table}/verify")
    title = guest.page.locator("#verdict h2")
    expect(title).to_have_text("Everything fits")
    expect(guest.page.locator("#verdict .checks")).to_contain_text("shown while the game went on")
    examine(guest, "verify-table")
    guest.page.evaluate("for (const key of Object.keys(localStorage)) localStorage.setItem(key, '0'.repeat(64))")
    guest.button("Check it again").click()
    expect(title).to_have_text(re.compile(r"Line \d+ does not fit"))
    expect(guest.page.locator("#verdict .checks")).to_contain_text("this browser was shown another commitment")


def test_the_page_for_any_record(visit: Visit) -> None:
    guest = visit("Somebody")
    guest.go("/verify")
    examine(guest, "verify")


def test_everybody_adds_to_the_luck_and_the_game_begins(visit: Visit, befriend: Befriend) -> None:
    anna, ben = visit("Anna"), befriend("Ben")
    table = anna.open_table("me", "open", salting="yes")
    field = anna.page.get_by_label("What you add to the luck")
    expect(field).to_have_value(re.compile(r"[a-z2-9]{24}"))
    field.fill("three sevens")
    ben.sit_down(table)
    expect(anna.page.locator("#room")).to_contain_text("All seats are taken.")
    expect(field).to_have_value("three sevens")
    examine(anna, "salting")
    anna.button("Add it").click()
    expect(anna.page.locator("#salting")).to_contain_text("three sevens")
    ben.client.post(f"{table}/salt", data={"as-it-is": "yes"})
    anna.wait_for_beginning()
    assert "three sevens" in ben.look()
