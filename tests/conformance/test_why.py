"""Whatever a board shows and is not open can be asked about, and everybody is told why not from their own view."""

from __future__ import annotations

from collections.abc import Iterator

from fondaco.face.scene import SLOTS
from fondaco.face.text_face import UNSPECIFIC
from fondaco.face.why import Why, why_not
from fondaco.kernel.game import Game
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import NOBODY
from fondaco.web.pages.book import has_book
from fondaco.web.pages.table_page import TablePage
from fondaco.web.pages.why_facts import answer_about, asked_in, why_list

from .explained import unexplained
from .live_table import LiveTable
from .page_reading import buttons
from .subjects import Setting, each_game

FEWEST = 20
"""Positions that each game with a board of its own is looked at in, at least."""


def things_on(page: TablePage) -> list[str]:
    return asked_in("".join(each.html for each in page.fragments.values() if each.slot in SLOTS))


def pages(game: Game) -> Iterator[TablePage]:
    """The pages of those who may answer, at the questions of random games with the fewest and the most players."""
    for seats in sorted({game.fewest, game.most}):
        table = LiveTable(Setting(game, seats, ()))
        for _ in table.play():
            state = table.live.playing().state
            yield from (table.page(seat) for seat in range(seats) if state.may_answer(seat))


def asked_on(page: TablePage) -> Iterator[tuple[str, Why | None]]:
    vantage = page.vantage
    yield from ((thing, why_not(vantage.face, vantage.view, vantage.seat, thing)) for thing in things_on(page))


def idle_about(page: TablePage, thing: str) -> Reason | None:
    """What the game says of a thing while something else is asked."""
    vantage = page.vantage
    return vantage.face.idle(vantage.view, vantage.seat, thing)


@each_game
def test_every_shown_thing_that_can_be_asked_about_is_known_and_not_open(game: Game) -> None:
    looked_at = asked = 0
    for page in pages(game):
        looked_at += 1
        asked += len(things_on(page))
        is_linked = f'<a class="rule" href="/rules/{game.name}#' in page.fragments["bar"].html
        assert is_linked == has_book(game), page.vantage.view.question()
        for thing, why in asked_on(page):
            assert why is not None, (thing, page.vantage.view.question())
            assert why.reason is not None, (thing, game.vocabulary.text(why.choice), page.vantage.view.question())
            assert why.reason.rule or why.reason.key in UNSPECIFIC or not has_book(game), (thing, why.reason)
            assert 0 <= why.choice < len(game.vocabulary)
            assert answer_about(page.vantage, thing).sentence.strip()
    assert looked_at >= FEWEST or not asked


@each_game
def test_nothing_open_is_marked_as_something_to_ask_about(game: Game) -> None:
    for page in pages(game):
        for fragment in page.fragments.values():
            assert set(buttons(fragment.html)).isdisjoint(asked_in(fragment.html)), fragment.id


@each_game
def test_the_reasons_of_a_board_have_sentences_in_every_language_and_rules_of_the_page(game: Game) -> None:
    found = [why.reason for page in pages(game) for _, why in asked_on(page) if why is not None]
    found += [idle_about(page, thing) for page in pages(game) for thing in things_on(page)]
    assert unexplained(game, [reason for reason in found if reason is not None]) == []


@each_game
def test_the_list_tells_every_telling_reason_of_the_board_once(game: Game) -> None:
    listed = 0
    for page in pages(game):
        found = why_list(page)
        for kind in found.kinds:
            sentences = [why.sentence for why in (*kind.reasons, *kind.more)]
            assert len(set(sentences)) == len(sentences), kind
            listed += len(sentences)
        told = {why.sentence for kind in found.kinds for why in (*kind.reasons, *kind.more)}
        for thing in things_on(page):
            answer = answer_about(page.vantage, thing)
            assert answer.title or idle_about(page, thing) or answer.sentence in told, thing
    assert listed


@each_game
def test_whoever_watches_learns_no_more_than_who_is_asked(game: Game) -> None:
    table = LiveTable(Setting(game, game.most, ()))
    for _ in table.play():
        page = table.page(NOBODY)
        said = {answer_about(page.vantage, thing).sentence for thing in things_on(page)}
        assert len(said) <= 1, said
        assert not why_list(page).kinds
