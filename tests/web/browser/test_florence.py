"""Two people in two browsers, one of them a phone, and a bot play a whole game of Calimala.

On the phone it is German from the beginning to the end; the other one changes to Russian in the middle.
"""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from fondaco.games import GAMES
from fondaco.kernel.reader import read_record
from fondaco.kernel.replay import verify

from .examiner import examine
from .guest import OPEN, Guest, Visit, wait_for_anybody
from .haste import IN_HASTE, play_by_forms
from .tongue import Tongue, choose_language

ENGLISH, GERMAN, RUSSIAN = [Tongue(language, "calimala") for language in ("en", "de", "ru")]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ANNA = ("keep", "take", "lift", "build", "send", "give", "adorn", "weave", "gain", "play", "draw", "place")
BEN = ("keep", "take", "lift", "play", "draw", "send", "adorn", "build", "gain", "weave", "give", "white", "place")
"""What each prefers to do, in the first rounds."""
HURRY = ("lift", "done", "stop", "place wood+weave", "white wood+weave")
"""How to come to the end: no more than must be, and all discs on one tower, so that each scores a tile."""
LEISURE = 2
"""How many discs each places before they hurry."""
VISIBLE = "buttons => buttons.filter(button => button.checkVisibility()).map(button => button.value)"


def test_two_people_and_a_bot_play_a_whole_game(visit: Visit) -> None:
    anna = visit("Anna")
    ben = visit("Ben", locale="de", **PHONE)
    ENGLISH.open_table(anna, "open", "apprentice", city="first-game")
    ben.sit_down(anna.table)
    keep_in_secret(anna, ben)
    used = play_to_end({anna: ANNA, ben: BEN})
    assert {"keep", "take", "place", "done"} <= used
    assert used & {"gain", "weave"}
    check_ending(anna, ben)


def keep_in_secret(anna: Guest, ben: Guest) -> None:
    """C-S3: both choose a final card at once; neither page tells what the other keeps."""
    for guest, tongue in ((anna, ENGLISH), (ben, GERMAN)):
        expect(guest.page).to_have_title(tongue.titled("mine"))
        tongue.read(guest)
    offered = [set(guest.notations()) for guest in (anna, ben)]
    assert all(len(cards) == 3 for cards in offered)
    assert not offered[0] & offered[1]
    ben.choose(ben.open_choice("keep"))
    expect(anna.page.get_by_role("region", name="Ben", exact=True)).to_contain_text(
        ENGLISH.own("board-status", status="ready")
    )
    assert set(anna.notations()) == offered[0]
    assert not any(card in anna.page.content() for card in offered[1])


def play_to_end(wishes: dict[Guest, tuple[str, ...]]) -> set[str]:
    """Everybody does what they like best, on the board where it is drawn there; the verbs that were used.

    With their second disc, the first of them goes on in Russian.
    """
    guests = list(wishes)
    first = guests[0]
    tongues = dict(zip(guests, (ENGLISH, GERMAN), strict=True))
    used: set[str] = set()
    discs = dict.fromkeys(guests, 0)
    while asked := wait_for_anybody(guests):
        for guest in asked:
            choice = liked(guest, HURRY if discs[guest] >= LEISURE else wishes[guest])
            verb = choice.split()[0]
            if guest is first and verb == "place" and verb not in used:
                examine(guest, "florence-placing")
            if guest is first and discs[first] == LEISURE - 1 and tongues[first] is ENGLISH:
                change_to_russian(first)
                tongues[first] = RUSSIAN
            if discs[guest] < LEISURE:
                tongues[guest].read(guest)
                guest.choose(guest.open_choice(choice))
            else:
                press_enter(guest, guest.open_choice(choice))
            discs[guest] += verb in ("place", "white")
            used.add(verb)
        if min(discs.values()) >= LEISURE and IN_HASTE:
            play_by_forms(guests, *HURRY)
            break
    return used


def change_to_russian(guest: Guest) -> None:
    """Nothing is loaded anew, and what is asked stays the same."""
    page, version, offered = guest.page, guest.version(), guest.notations()
    page.evaluate("window.isTheSamePage = true")
    with page.expect_response("**/stream*"):
        choose_language(page, "ru")
    expect(page).to_have_title(RUSSIAN.titled("mine"))
    assert page.evaluate("window.isTheSamePage")
    assert (guest.version(), guest.notations()) == (version, offered)


def press_enter(guest: Guest, button: Locator) -> None:
    """Make a choice by the keyboard, which is quicker than to aim at it."""
    seen = guest.version()
    if guest.answer_to(lambda: button.press("Enter")).status == 200:
        guest.answer_to(lambda: guest.page.locator("#bar .confirm .primary").press("Enter"))
    guest.wait_for_change(seen)


def liked(guest: Guest, verbs: tuple[str, ...]) -> str:
    """What somebody likes best of what is open."""
    there = guest.page.locator(OPEN).evaluate_all(VISIBLE) or guest.notations()
    return next((choice for verb in verbs for choice in there if choice.startswith(verb)), there[0])


def check_ending(anna: Guest, ben: Guest) -> None:
    """Both read the same result, and the record of the game verifies it."""
    for guest, tongue in ((anna, RUSSIAN), (ben, GERMAN)):
        expect(guest.page).to_have_title(tongue.titled("over"))
        guest.unfold_ending()
        guest.expect_no_overflow()
        tongue.read(guest)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name=RUSSIAN.web("web-record")).click()
    record = read_record(download.value.path().read_text(encoding="utf-8"), GAMES)
    verify(record)
    assert record.options == {"city": "first-game"}
    assert record.players[:2] == ["Anna", "Ben"]
    for guest in (anna, ben):
        assert str(max(record.result)) in guest.text("#ending h2")
