"""The story of a game that has few words yet: nothing that its face groups needs a sentence of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.cli.story import pause_before
from fondaco.face.game_face import GameFace, face_of
from fondaco.face.story import paragraphs, passages, told
from fondaco.kernel.game import Game
from fondaco.kernel.news import EVERYBODY, Item

NAMES = ["Anna", "Bea"]


@pytest.fixture
def counting(toy: Callable[[str], Game], monkeypatch: pytest.MonkeyPatch) -> GameFace:
    """The face of the toy, which tells all counting in one sentence."""
    face = face_of(toy(""), "en")
    monkeypatch.setattr(face, "joint_news", {"counted": ""})
    return face


def counted(*sums: int) -> list[Item]:
    return [Item(EVERYBODY, 0, (seat % 2, number, 0, 0, 0)) for seat, number in enumerate(sums)]


def test_news_that_is_told_together_is_told_one_by_one_without_words_for_it(counting: GameFace) -> None:
    assert paragraphs(counting, counted(2, 4), 0, NAMES, set()) == [(False, "counted: Anna, 2 counted: Bea, 4")]
    same = [*counted(2), *counted(2)]
    assert paragraphs(counting, same, 0, NAMES, set()) == [(False, "counted: Anna, 2 (2 times)")]


def test_how_often_stands_before_the_full_stop(counting: GameFace) -> None:
    counting.words.add("news-counted = { $player } counts { $sum }.\n")
    same = [*counted(2), *counted(2)]
    assert paragraphs(counting, same, 0, NAMES, set()) == [(False, "Anna counts 2 (2 times).")]


def test_with_words_it_is_one_sentence(counting: GameFace) -> None:
    counting.words.add("news-counted-together = All count: { $each }.\nnews-counted-each = { $player } { $sum }\n")
    assert paragraphs(counting, counted(2, 4), 0, NAMES, set()) == [(False, "All count: Anna 2 and Bea 4.")]


def test_a_sentence_says_of_whom_it_speaks(counting: GameFace, monkeypatch: pytest.MonkeyPatch) -> None:
    (together,) = told(counting, counted(2, 4), 0, NAMES, set())
    assert [sentence.seats for sentence in together.sentences] == [(0, 1)]
    monkeypatch.setattr(counting, "joint_news", {})
    monkeypatch.setattr(counting, "serial_news", {"counted"})
    (apart,) = told(counting, counted(2, 4), 0, NAMES, set())
    assert [sentence.seats for sentence in apart.sentences] == [(0,), (1,)]


def test_a_pause_without_words_waits_all_the_same(counting: GameFace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "heading_news", {"counted"})
    (first, *_) = passages(counting, counted(2, 4), 0, set())
    assert pause_before(counting, first, NAMES) == ""
    monkeypatch.setattr(counting, "pausing_news", {"counted"})
    assert pause_before(counting, first, NAMES) == "Press Enter to go on."
    counting.words.add("pause-counted = { $player } counted { $sum }.\n")
    assert pause_before(counting, first, NAMES) == "Anna counted 2."
