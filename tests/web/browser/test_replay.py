"""After the game: the scoring, any position with any eyes, playing on, and playing again."""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from .friend import Friend
from .guest import CONTROLS, Guest, Visit

KEEP_THE_DRAWING = """() => {
  const decode = Image.prototype.decode;
  Image.prototype.decode = function () { window.drawing = this.src; return decode.call(this); };
}"""
"""What a picture is painted from stays readable."""


@pytest.fixture
def reader(visit: Visit, finished: Friend) -> Guest:
    """Somebody who has not played, and knows the link."""
    guest = visit("Reader")
    guest.table = finished.table
    return guest


@pytest.fixture
def player(visit: Visit, finished: Friend) -> Guest:
    """The browser of whoever played the finished game."""
    guest = visit("Old hand")
    guest.table = finished.table
    jar = finished.client.cookies.jar
    cookies = [{"name": one.name, "value": one.value or "", "url": guest.address} for one in jar]
    guest.context.add_cookies(cookies)
    return guest


def shown(guest: Guest) -> int:
    """The position that the page shows."""
    return int(guest.page.locator("#replay").get_attribute("data-at") or "")


def test_steps_through_a_finished_game_move_by_move(reader: Guest) -> None:
    """By links, in place: the address follows, and a past position can be passed on."""
    page = reader.page
    reader.go(f"{reader.table}?at=9")
    start = shown(reader)
    assert start == 9
    expect(page.locator("#bar")).to_contain_text("The past")
    stops = [int(stop) for stop in (page.locator("#replay").get_attribute("data-stops") or "").split()]
    page.get_by_role("link", name="On", exact=True).click()
    after = next(stop for stop in stops if stop > start)
    expect(page.locator("#replay")).to_have_attribute("data-at", str(after))
    assert f"at={after}" in page.url
    page.get_by_role("link", name="First", exact=True).click()
    expect(page.locator("#replay")).to_have_attribute("data-at", "0")
    page.get_by_role("link", name="Last", exact=True).click()
    expect(page.locator("#replay")).to_have_attribute("data-at", str(stops[-1]))
    page.reload()
    expect(page.locator("#replay")).to_have_attribute("data-at", str(stops[-1]))
    page.get_by_role("link", name="Back to the result").click()
    reader.unfold_ending()


def test_a_replay_is_played_by_keys(reader: Guest) -> None:
    page = reader.page
    reader.go(f"{reader.table}?at=9")
    at = page.locator("#replay")
    page.keyboard.press("Home")
    expect(at).to_have_attribute("data-at", "0")
    page.keyboard.press("ArrowRight")
    expect(at).not_to_have_attribute("data-at", "0")
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_attribute("data-at", "0")
    page.get_by_role("radio", name="4×").check()
    page.get_by_role("radio", name="4×").blur()
    page.keyboard.press("Space")
    expect(reader.button("Pause")).to_be_visible()
    is_on = "() => Number(document.querySelector('#replay').dataset.at) > 3"
    page.wait_for_function(is_on)
    page.keyboard.press("Space")
    expect(reader.button("Play")).to_be_visible()
    page.keyboard.press("End")
    expect(at).to_have_attribute("data-at", page.locator("#at").get_attribute("max") or "")


def test_the_slider_leads_to_the_move_where_it_is_put(reader: Guest) -> None:
    page = reader.page
    reader.go(f"{reader.table}?at=0")
    slider = page.locator("#at")
    slider.fill(slider.get_attribute("max") or "")
    expect(page.locator("#replay")).to_have_attribute("data-at", slider.get_attribute("max") or "")
    page.locator("#replay summary").click()
    page.keyboard.press("Escape")
    expect(page.locator("#replay .panel-of")).to_be_hidden()


def test_chapters_are_marked_and_lead_to_their_positions(reader: Guest) -> None:
    page = reader.page
    reader.go(f"{reader.table}?at=0")
    assert page.locator("#replay .marks rect").count() >= 4
    page.locator("#replay summary").click()
    page.get_by_role("link", name="Round 3 begins.").first.click()
    expect(page.locator("#bar")).to_contain_text("Round 3")


def test_looks_through_any_eyes(reader: Guest) -> None:
    page = reader.page
    reader.go(f"{reader.table}?at=9")
    eyes = page.get_by_role("group", name="Through the eyes of")
    own = page.get_by_role("region", name="Your things")
    for name, count in (("Old hand", 1), ("a spectator", 0), ("Young hand", 1)):
        page.locator("#replay summary").click()
        eyes.get_by_role("link", name=name).click()
        expect(own).to_have_count(count)
        expect(page.locator(".eyes a", has_text=name)).to_have_attribute("aria-current", "true")
    expect(page.locator(f":is({CONTROLS}):not(#mine)")).to_have_count(0)


def test_sentence_of_the_log_leads_to_its_position(reader: Guest) -> None:
    page = reader.page
    reader.go(reader.table)
    page.get_by_role("radio", name=re.compile("^Log")).check()
    sentence = page.locator("#log").get_by_role("link", name="The call goes to the bakers").first
    address = sentence.get_attribute("href") or ""
    sentence.click()
    expect(page).to_have_url(re.compile(re.escape(address)))
    expect(page.locator("#bar")).to_contain_text("The past")
    expect(page.locator("#log")).to_contain_text("The call goes to the bakers")
    expect(page.locator("#log")).not_to_contain_text("The fourth round is over")


def test_plays_on_against_bots_from_a_position(reader: Guest) -> None:
    reader.go(f"{reader.table}?at=9")
    reader.page.locator("#replay summary").click()
    reader.page.get_by_label("Play on as").select_option(label="Young hand")
    before = reader.table
    reader.button("Play on from here against bots").click()
    reader.page.wait_for_url(lambda address: before not in address)
    assert reader.at_table() != before
    reader.wait_for_turn()
    expect(reader.page.get_by_role("region", name="Your things")).to_be_visible()
    expect(reader.page.locator("#log")).to_contain_text("Round 1 begins")
    reader.pass_or("sell", "nothing")


def test_the_end_runs_by_itself_to_its_table_and_the_table_plays_again(player: Guest) -> None:
    """The strip runs up to the result while the board tells of it; whoever comes again sees the result at once."""
    page = player.page
    player.go(player.table)
    page.locator("body[data-ending=counting]").wait_for(state="attached")
    expect(page.locator("#show")).to_be_visible()
    expect(page.locator("#ending-points")).to_be_hidden()
    page.locator("body[data-ending=stage]").wait_for(state="attached")
    result = page.locator("#ending-points tfoot td").all_inner_texts()
    assert result == sorted(result, key=int, reverse=True)
    assert sorted(page.locator("#ending .race .total").all_text_contents()) == sorted(result)
    page.reload()
    expect(page.locator("#ending-points")).to_be_visible()
    expect(page.locator("#show")).to_be_hidden()
    player.button("See the board").click()
    expect(page.locator("#slot-board")).to_be_visible()
    player.button("Back to the result").click()
    page.evaluate(KEEP_THE_DRAWING)
    with page.expect_download() as download:
        player.button("Save as a picture").click()
    assert download.value.path().read_bytes()[1:4] == b"PNG"
    embedded = re.findall(r'font-family: "?([^;"]+)', unquote(page.evaluate("window.drawing")))
    assert set(embedded) == {"Alegreya", "Source Sans 3"}, "the picture has its letters in it"
    before = player.table
    player.button("Play again").click()
    page.wait_for_url(lambda address: before not in address)
    assert player.at_table() != before


def test_rematch_is_offered_to_the_others(visit: Visit, finished: Friend) -> None:
    guest = visit("Reader")
    answer = finished.client.post(f"{finished.table}/rematch")
    assert answer.status_code == 200
    guest.go(finished.table)
    guest.page.get_by_role("link", name="Join the next game").click()
    assert guest.at_table() == answer.url.path
