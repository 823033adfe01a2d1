"""Pages: whole, well formed, lean, without anything inline, and every open choice is a control of its own on them."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from fondaco.face.act import Act
from fondaco.face.scene import SLOTS
from fondaco.kernel.game import Game
from fondaco.kernel.news import Item
from fondaco.kernel.state import NOBODY
from fondaco.web.look import Look, look_of
from fondaco.web.pages.table_page import TablePage
from fondaco.web.painter import WEB

from .live_table import LiveTable
from .page_reading import buttons, ids, nesting_faults, places, told
from .subjects import SUBJECTS, Setting, each_game, each_setting, settings_of, title
from .test_faces import faults_of

BOARD = 41_000
FRAGMENT = 15_000
"""The most bytes of a board with all that belongs to players, and of one fragment of it."""
EMBLEMS = (WEB / "templates" / "emblems.svg").read_text(encoding="utf-8")
"""Drawings that every page has."""
INLINE = re.compile(r"""<(?:script|style)\b|\s(?:style|on[a-z]+)=["']""")


def html_of(page: TablePage) -> str:
    return "".join(str(fragment.html) for fragment in page.fragments.values())


def choice_findings(page: TablePage, open_now: list[str]) -> list[str]:
    """Open choices that are no control, or more than one; and controls for what is not open."""
    listed = buttons(page.fragments["choices"].html)
    face = page.vantage.face
    composed = face.composed_verbs | face.unlisted(page.scene.view, page.scene.seat)
    found = [f"{choice!r} is listed {listed.count(choice)} times" for choice in set(listed) if listed.count(choice) > 1]
    missing = [choice for choice in open_now if choice not in listed]
    found += [f"{choice!r} is no control" for choice in missing if choice.split()[0] not in composed]
    if any(choice.split()[0] in composed for choice in missing) and 'form="compose"' not in html_of(page):
        found.append("there is no form to compose what is open")
    for name, fragment in page.fragments.items():
        here = buttons(fragment.html)
        found += [f"{choice!r} is not open, but a control in {name}" for choice in here if choice not in open_now]
        found += [f"{choice!r} stands twice in {name}" for choice in set(here) if here.count(choice) > 1]
    return found


def form_findings(page: TablePage) -> list[str]:
    """What is wrong with the HTML of a page: its nesting, ids, names, links, and anything inline."""
    html = html_of(page)
    known = ids(html)
    found = [f"{name}: {fault}" for name, each in page.fragments.items() for fault in nesting_faults(each.html)]
    found += [f"the id {name} stands {known.count(name)} times" for name in set(known) if known.count(name) > 1]
    found += [f"the place {name} stands twice" for name in set(places(html)) if places(html).count(name) > 1]
    found += [f"{match!r} is inline" for match in INLINE.findall(html)]
    for name, fragment in page.fragments.items():
        if not re.match(rf'<[a-z]+ [^>]*\bid="{re.escape(name)}"', fragment.html):
            found.append(f"{name} does not bear its id")
    around = {f"slot-{slot}" for slot in SLOTS}
    links = re.findall(r'<a [^>]*href="#([^"]+)"', html) + re.findall(r'aria-labelledby="([^"]+)"', html)
    found += [f"a link leads to {link}, which is not there" for link in links if link not in {*known, *around}]
    return found


def content_findings(page: TablePage, look: Look) -> list[str]:
    """Drawings and cards that are not there, slots that do not exist, keys that are read, and too many bytes."""
    html, face = html_of(page), page.vantage.face
    drawn = set(ids(look.symbols)) | set(ids(EMBLEMS))
    used = set(re.findall(r'<use href="#([^"]+)"', html))
    found = [f"{name} is not drawn" for name in sorted(used - drawn)]
    topics = set(re.findall(r'data-card="([^"]*)"', html))
    found += [f"there is no card of {topic!r}" for topic in sorted(topics) if not face.help_card(topic)]
    board = [fragment for fragment in page.fragments.values() if fragment.slot in SLOTS]
    unknown = [each for each in page.fragments.values() if each.slot not in ("", *page.slots)]
    found += [f"{each.id} stands in {each.slot!r}" for each in unknown]
    read = re.sub(r"\s+", " ", told(html))
    found += [fault for fault in faults_of(read, face.words) if fault.startswith("the key")]
    sizes = {each.id: len(each.html.encode()) for each in board}
    found += [f"{name} has {size} bytes" for name, size in sizes.items() if size > FRAGMENT]
    return found + ([f"the board has {sum(sizes.values())} bytes"] if sum(sizes.values()) > BOARD else [])


def motion_findings(page: TablePage, news: list[Item], look: Look, before: set[str]) -> list[str]:
    """Things that travel from or to somewhere else than a place of the page or of one before, or are not drawn."""
    heard = [item for item in news if item.is_for(page.scene.seat)]
    known, drawn = before | set(places(html_of(page))), set(ids(look.symbols))
    found = []
    for motion in page.vantage.face.motions(page.scene, heard):
        found += [f"{motion} is not drawn"] if motion.symbol not in drawn else []
        ends = (motion.source, motion.target)
        found += [f"{motion} leads astray" for place in ends if not is_there(place, known)]
    return found


def act_findings(page: TablePage, acts: list[Act], look: Look) -> list[str]:
    """Acts at places that the page does not have, without a sentence, or with what is not drawn or nobody's."""
    here, drawn = set(places(html_of(page))), set(ids(look.symbols))
    found = []
    for act in acts:
        found += [f"{act} happens nowhere"] if act.place and act.place not in here else []
        found += [f"{act} says nothing"] if not act.sentence.strip() else []
        found += [f"{act} has no gesture"] if not re.fullmatch("[a-z-]*", act.gesture) else []
        for tally in act.tallies:
            is_drawn = not tally.symbol or tally.symbol in drawn
            found += [f"{tally} is not drawn"] if not is_drawn else []
            found += [f"{tally} is nobody's"] if not 0 <= tally.seat < len(page.scene.players) else []
        found += [f"{motion} is not drawn" for motion in act.motions if motion.symbol not in drawn]
    return found


def is_there(place: str, known: set[str]) -> bool:
    """Whether a page has a place, or the nearest one that contains it."""
    parts = place.split("-")
    return any("-".join(parts[:count]) in known for count in range(len(parts), 0, -1))


def ending_findings(page: TablePage, result: list[int]) -> list[str]:
    """What is wrong with the page of a finished game: its steps make up the result, with reasons for all or none."""
    steps = page.vantage.face.scoring(page.scene)
    found = [] if page.fragments["ending"].html and buttons(html_of(page)) == [] else ["the game has no ending"]
    if steps and [sum(points) for points in zip(*(step.points for step in steps), strict=True)] != result:
        found.append("the steps of the scoring do not make up the result")
    counted = [act.points for act in page.vantage.face.ending_acts(page.scene) if act.points]
    if counted and any(sum(points) > result[seat] for seat, points in enumerate(zip(*counted, strict=True))):
        found.append("the acts of the ending count more than the result")
    for step in steps:
        if len(step.reasons) != len(result) or (any(step.reasons) and not all(step.reasons)):
            found.append(f"{step.title} is without reasons")
        if step.card and not page.vantage.face.help_card(step.card):
            found.append(f"there is no card of {step.card!r}")
    return found


@each_setting
def test_every_open_choice_is_a_control_and_pages_are_whole(setting: Setting) -> None:
    """For whoever is asked, another player and whoever watches, through a whole game."""
    table, look = LiveTable(setting), look_of(setting.game, "en")
    vocabulary = setting.game.vocabulary
    seen: set[str] = set()
    for number, heard in enumerate(table.play()):
        playing = table.live.playing()
        asked = 0 if playing.state.is_over() else int(playing.state.first_asked())
        for seat in {asked, number % setting.seats, NOBODY}:
            page = table.page(seat)
            open_now = [vocabulary.text(choice) for choice in playing.open(seat)] if seat != NOBODY else []
            found = choice_findings(page, open_now) + form_findings(page) + content_findings(page, look)
            found += motion_findings(page, playing.listener.items[heard:], look, seen)
            found += act_findings(page, page.acts(heard), look)
            seen |= set(places(html_of(page)))
            assert found == [], f"{playing.state.question()}, seat {seat}"
    assert table.live.is_over()
    assert ending_findings(page, playing.record.result) == []
    assert act_findings(page, page.vantage.face.ending_acts(page.scene), look) == []


@pytest.mark.parametrize("setting", [settings_of(game)[-1] for game in SUBJECTS], ids=title)
def test_a_past_position_is_shown_without_anything_to_choose(setting: Setting) -> None:
    table = LiveTable(setting)
    for _ in table.play():
        continue
    last = len(table.live.moments) - 1
    assert last > 2
    for at in range(0, last, max(1, last // 6)):
        for seat in (0, NOBODY):
            page = table.page(seat, at)
            assert form_findings(page) == []
            assert buttons(html_of(page)) == []


@pytest.mark.parametrize("setting", [settings_of(game)[-1] for game in SUBJECTS], ids=title)
def test_names_of_players_are_text_and_nothing_else(setting: Setting) -> None:
    names = ["<b>A", "b & c", "'C'", '"D"', "E>", "F"]
    table = LiveTable(setting, names)
    for _ in islice(table.play(), 2, 16, 3):
        html = html_of(table.page(0))
        assert "<b>A" not in html
        assert not re.search(r"b & c|>E>|>\"D\"", html)
        assert form_findings(table.page(0)) == []


@each_game
def test_drawings_have_names_of_their_own_and_use_only_others_that_are_there(game: Game) -> None:
    look = look_of(game, "en")
    names = ids(look.symbols)
    emblems = ids(EMBLEMS)
    assert len(set(names)) == len(names)
    assert set(re.findall(r"url\(#([^)]+)\)", look.symbols)) <= set(names)
    assert set(re.findall(r'href="#([^"]+)"', look.symbols)) <= {*names, *emblems}
