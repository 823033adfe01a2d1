"""Languages in a browser: changed in the middle of a game, at two seats at once, without script; what they weigh."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from fondaco.games import GAMES
from fondaco.words.catalogue import LANGUAGES, ORIGINAL

from ...pseudo.language import PSEUDO
from .guest import Guest, Visit
from .one_screen import faults_of, measure_all
from .positions import NAMES, Positions, asked, course_of
from .screen import SCREENS, Screen
from .test_weight import FIRST_PAGE, weigh
from .tongue import Tongue, choose_language, said

ADDS_AT_MOST = 15_000
"""Bytes that a language may add to the first page, as they are sent."""
LETTERS_OF = {"en": ["latin"], "de": ["latin"], "hu": ["latin", "hungarian"], "ru": ["basic", "russian"]}
"""The files that the letters of a language are in."""
ALL_GAMES = pytest.mark.parametrize("game", [game.name for game in GAMES])
SCROLL_UP = """async (box) => {
  const frame = () => new Promise(requestAnimationFrame);
  do {
    box.scrollTop = 0;
    await frame();
    await frame();
  } while (box.scrollTop > 0);
}"""
"""As a reader does: again, if the log came to its end only after the first try."""


def fresh_text(guest: Guest, selector: str) -> str:
    """What a part of the page says if it is loaded anew, in another tab."""
    page = guest.context.new_page()
    page.goto(guest.page.url)
    text = page.locator(selector).inner_text()
    page.close()
    return text


@ALL_GAMES
def test_a_language_is_changed_in_the_middle_of_a_game(visit: Visit, positions: Positions, game: str) -> None:
    """Nothing is loaded anew: what was typed and scrolled stays, and what happens next is told in the new language."""
    course = course_of(game, 4, "languages")
    table = positions.open(course, course.when(asked(0), at=0.4))
    anna = visit("Anna")
    table.come_in(anna.context)
    anna.table = table.path
    page = anna.page
    with page.expect_response("**/stream*"):
        anna.go(table.path)
    page.evaluate("window.isTheSamePage = true")
    page.locator("#tab-chat").check(force=True)
    page.locator("#say [name=text]").fill("half a sen")
    page.locator("#tab-log").check(force=True)
    page.locator(".pane-log .scroll").evaluate(SCROLL_UP)
    page.evaluate("document.body.prepend(document.createElement('p'))")  # as scripts do
    version, prompt = anna.version(), anna.text("#bar .prompt")
    with page.expect_response("**/stream*"):
        choose_language(page, "ru")
    expect(page.locator("#bar .prompt")).not_to_have_text(prompt)
    expect(page.locator(".tab-log")).to_contain_text(said("web-tab-log", "ru"))
    expect(page.locator("#log li").first).to_contain_text(re.compile("[а-я]{3}"))
    assert page.locator("#log").inner_text() == fresh_text(anna, "#log"), "the log is whole"
    expect(page.locator("#lost")).to_be_hidden()
    Tongue("ru", game).read(anna, *NAMES)
    assert page.evaluate("window.isTheSamePage"), "the page was not loaded again"
    assert page.locator("#say [name=text]").input_value() == "half a sen"
    assert page.locator(".pane-log .scroll").evaluate("box => box.scrollTop") == 0
    assert anna.version() == version
    while anna.version_now() == version:  # what others do in secret changes nothing here
        table.go_on()
    anna.catch_up()
    assert page.locator("#log").inner_text() == fresh_text(anna, "#log")
    expect(page.locator("#bar .where")).to_contain_text(re.compile("[а-я]{3}"))
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_an_unfinished_plan_outlives_a_change_of_language(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("me", "random")
    page = anna.page
    box = page.locator("#planning").get_by_role("checkbox").nth(2)
    box.check()
    label = box.evaluate("box => box.labels[0].textContent + box.ariaLabel")
    with page.expect_response("**/stream*"):
        choose_language(page, "hu")
    page.wait_for_function("old => !document.body.textContent.includes(old)", arg="The board")
    expect(box).to_be_checked()
    assert box.evaluate("box => box.labels[0].textContent + box.ariaLabel") != label
    anna.choose(anna.send_button())


def test_two_people_at_one_table_read_two_languages(visit: Visit) -> None:
    anna, bea = visit("Anna", locale="hu"), visit("Bea", locale="de-AT")
    table = anna.open_table("me", "open")
    bea.sit_down(table)
    for guest, language in ((anna, "hu"), (bea, "de")):
        expect(guest.page.locator("#bar .mark")).to_have_text(said("web-your-turn", language))
    with bea.page.expect_response("**/stream*"):
        choose_language(bea.page, "en")
    expect(bea.page.locator("#bar .mark")).to_have_text(said("web-your-turn", "en"))
    expect(anna.page.locator("#bar .mark")).to_have_text(said("web-your-turn", "hu"))


def test_a_form_that_is_being_filled_in_stays_filled_in(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.go("/new")
    page.locator("#name").fill("Anna with an unfinished na")
    page.locator(".more > summary").click()
    page.locator("input[name=seats]").last.check(force=True)
    seats = page.locator("input[name=seats]").last
    choose_language(page, "de")
    expect(page.locator("h1")).to_have_text(said("web-new-table", "de"))
    expect(page).to_have_title(re.compile(said("web-new-table", "de")))
    expect(page.locator("#name")).to_have_value(re.compile("Anna with an"))
    expect(seats).to_be_checked()
    expect(page.locator("details.more")).to_have_attribute("open", "")
    assert page.url.endswith("/new")


def test_a_language_is_chosen_without_script(visit: Visit) -> None:
    anna = visit("Anna", java_script_enabled=False)
    page = anna.page
    anna.go("/new?preset=friends")
    page.locator("[popovertarget=languages]").click()
    page.get_by_role("button", name="Magyar").click()
    expect(page.locator("h1")).to_have_text(said("web-new-table", "hu"))
    assert page.url.endswith("/new?preset=friends")


def test_the_menu_is_worked_by_keyboard(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.go("/")
    opener = page.locator("[popovertarget=languages]")
    opener.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="English")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text(said("web-home-welcome", "hu"))
    expect(opener).to_have_accessible_name(said("web-language", "hu"))
    expect(opener).to_be_focused()


def test_a_waiting_room_and_a_rules_page_change_in_place(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("me", "open")
    page = anna.page
    page.locator("#chat-line").fill("half a sen")
    with page.expect_response("**/stream*"):
        choose_language(page, "de")
    expect(page.locator("#room h2")).to_have_text(said("web-waiting-room", "de"))
    expect(page.locator("#chat-line")).to_have_value("half a sen")
    anna.go(f"/rules/{GAMES[0].name}")
    choose_language(page, "hu")
    assert page.locator("main").inner_text() == fresh_text(anna, "main")


def test_what_scripts_say_changes_without_a_stream(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table("me", "open")
    anna.go("/")
    expect(anna.page.locator(".tell p")).not_to_be_empty()
    choose_language(anna.page, "hu")
    Tongue("hu", GAMES[0].name).read(anna)


LOADED = """document.fonts.ready.then(() => [...document.fonts].filter(font => font.status === "loaded")
  .map(font => font.family.replaceAll('"', "")))"""


LATIN = {"Alegreya", "Source Sans 3"}
RUSSIAN = {"Alegreya Russian", "Source Sans 3 Russian"}


def files_of_letters(page: Page) -> set[str]:
    """Which files of Source Sans 3 a page has fetched."""
    fetched = page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    return {found for name in fetched for found in re.findall(r"source-sans-3-([a-z-]+)\.woff2", name)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_written_in_our_own_letters(visit: Visit, language: str) -> None:
    """Not in those that the machine happens to have: a fault in the stylesheet would show in no other test."""
    anna = visit("Anna", locale=language)
    anna.go("/")
    assert set(anna.page.evaluate(LOADED)) == (RUSSIAN if language == "ru" else LATIN)
    assert files_of_letters(anna.page) == set(LETTERS_OF[language])


@ALL_GAMES
def test_a_russian_table_needs_no_more_than_the_basic_latin_letters(
    visit: Visit, positions: Positions, game: str
) -> None:
    course = course_of(game, 4, "languages")
    table = positions.open(course, course.when(asked(0), at=0.4))
    anna = visit("Anna", locale="ru")
    table.come_in(anna.context)
    anna.go(table.path)
    anna.page.evaluate(LOADED)
    assert files_of_letters(anna.page) == {"basic", "russian"}


WIDTHS = """Object.fromEntries(["serif", "sans"].flatMap(font => [400, 600, 700].map(weight => {
  const line = document.createElement("span");
  line.style = `position: absolute; white-space: nowrap; font: ${weight} 100px var(--${font})`;
  line.textContent = "Fondaco, 1234567890: «Größe» – fi AV To… ×2 · 3−1";
  document.body.append(line);
  const { width, height } = line.getBoundingClientRect();
  line.remove();
  return [`${font} ${weight}`, [width, height]];
})))"""
"""How wide and high a line of Latin letters is in each font and weight."""


def test_the_letters_change_with_the_language(visit: Visit) -> None:
    """In place and back, and the Latin ones look as before, bold or not."""
    anna = visit("Anna", locale="en")
    page = anna.page
    anna.go("/")
    page.evaluate(LOADED)
    before = page.evaluate(WIDTHS)
    assert len({width for width, _ in before.values()}) == len(before), "each weight is a width of its own"
    choose_language(page, "ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert set(page.evaluate(LOADED)) == LATIN | RUSSIAN
    assert files_of_letters(page) == {"latin", "basic", "russian"}
    assert page.evaluate(WIDTHS) == before
    choose_language(page, "en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.evaluate(WIDTHS) == before


def test_rare_letters_of_a_russian_page_are_ours(visit: Visit) -> None:
    anna = visit("Anna", locale="ru")
    anna.go("/")
    anna.page.evaluate(LOADED)
    anna.page.locator("h1").evaluate("title => { title.textContent = 'François Åse'; }")
    anna.page.wait_for_function("() => document.fonts.check('700 16px Alegreya', 'ç')")
    fetched = anna.page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    assert any(name.endswith("alegreya-latin.woff2") for name in fetched)


def test_a_language_adds_little_to_the_first_page(visit: Visit) -> None:
    """Its words and letters."""
    whole = {language: weigh(visit(language, locale=language), "/") for language in LANGUAGES}
    added = {language: weight - whole[ORIGINAL] for language, weight in whole.items()}
    assert max(added.values()) <= ADDS_AT_MOST, added


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_light_with_the_letters_of_its_language(visit: Visit, language: str) -> None:
    assert weigh(visit("Anna", locale=language), "/") <= FIRST_PAGE


@pytest.mark.parametrize("screen", [SCREENS[0], SCREENS[-1]], ids=str)
@ALL_GAMES
def test_longer_words_are_neither_cut_nor_covered(
    browser: Browser, pseudo_positions: Positions, game: str, screen: Screen
) -> None:
    faults = faults_of(list(measure_all(browser, pseudo_positions, game, screen, 3, PSEUDO)), screen)
    assert not faults, "\n".join(faults)
