"""Faces: what a seat is asked and told is said in whole sentences, for every open choice, and can be typed back."""

from __future__ import annotations

import re

from fondaco.face.game_face import GameFace, face_of
from fondaco.face.story import paragraphs
from fondaco.face.text import UNKNOWN
from fondaco.kernel.luck import Luck
from fondaco.kernel.state import NOBODY
from fondaco.words.catalogue import LANGUAGES, Catalogue

from .course import Course, Moment, courses_of
from .seen import texts_of
from .subjects import Setting, each_setting

HYPHENATED = re.compile(r"(?<![a-z])[a-z]+(?:-[a-z0-9+]+)+")


def faults_of(text: str, words: Catalogue) -> list[str]:
    """What is wrong with a text that a person reads: nothing said, signs of a message, or the key of a word."""
    found = [] if text.strip() else ["nothing is said"]
    found += [f"{sign!r} in {text!r}" for sign in ("{", "}", "$", "???", "  ") if sign in text]
    return found + [f"the key {key} in {text!r}" for key in HYPHENATED.findall(text) if words.named(key) != key]


def sentence_faults(text: str, words: Catalogue) -> list[str]:
    """The same for a whole sentence, or several."""
    found = [] if text.endswith((".", "?", "!")) and not text[:1].islower() else [f"{text!r} is no sentence"]
    return found + faults_of(text, words)


def told_findings(face: GameFace, moment: Moment, seat: int, players: list[str]) -> list[str]:
    """What is wrong with the question to a seat and the descriptions of what is open to it."""
    try:
        texts = texts_of(face, moment.view(seat), seat, players)
    except Exception as error:
        return [f"the texts for seat {seat} raise {error!r}"]
    found = [fault for text in texts.values() for fault in sentence_faults(text, face.words)]
    said: dict[str, str] = {}
    for choice, text in texts.items():
        if said.setdefault(text, choice) != choice:
            found.append(f"{choice!r} and {said[text]!r} are both told as {text!r}")
    return found


def menu_findings(face: GameFace, moment: Moment, seat: int) -> list[str]:
    """What is wrong with the menu of a seat, its headings and its help."""
    view, choices = moment.view(seat), moment.open(seat)
    menu = face.menu(view, seat, choices)
    found = [] if sorted(menu) in ([], choices) else [f"the menu of seat {seat} is not what is open"]
    for choice in choices:
        text = face.game.vocabulary.text(choice)
        section = face.section(view, choice)
        if section and not face.words.has(section):
            found.append(f"{text!r} stands under {section}, which has no words")
        card = face.help_card(face.help_topic(view, choice))
        if not card or faults_of(face.words.say(card), face.words):
            found.append(f"{text!r} has no help card")
    return found


def typing_findings(face: GameFace, moment: Moment, seat: int, players: list[str]) -> list[str]:
    """Open choices that are not understood as they are typed, or objected to."""
    view = moment.view(seat)
    found = []
    for choice in moment.open(seat):
        text = face.game.vocabulary.text(choice)
        for typed in {text, face.typed(choice, players)}:
            if face.understand(view, seat, typed, players) != [text]:
                found.append(f"{typed!r} is not understood as {text!r}")
            if face.objection(view, seat, typed) is not None:
                found.append(f"{typed!r} is open and objected to")
    return found


def objection_findings(face: GameFace, moment: Moment, seat: int, luck: Luck) -> list[str]:
    """Choices that are not open, and lines that mean nothing: an objection is a sentence, or there is none."""
    vocabulary, view = face.game.vocabulary, moment.view(seat)
    open_now = set(moment.open(seat))
    lines = ["", "no such thing", "1 2 3", *(vocabulary.texts[luck.below(len(vocabulary))] for _ in range(12))]
    found = []
    for line in lines:
        if vocabulary.numbers.get(line) in open_now:
            continue
        try:
            objection = face.objection(view, seat, line)
            found += faults_of(face.words.say(*objection), face.words) if objection else []
        except Exception as error:
            found.append(f"the objection to {line!r} raises {error!r}")
    return found


def news_findings(face: GameFace, course: Course) -> list[str]:
    """News that is not a sentence, one by one or in the paragraphs that each viewer reads."""
    players = course.setting.players
    try:
        told = [face.news_sentence(item, players) for item in course.listener.items]
        for seat in range(NOBODY, course.setting.seats):
            told += [text for _, text in paragraphs(face, course.listener.items, seat, players, face.quiet_news)]
    except Exception as error:
        return [f"the news raises {error!r}"]
    return [fault for text in dict.fromkeys(told) for fault in sentence_faults(text, face.words)]


def faces_of(setting: Setting) -> list[GameFace]:
    """The face of the game in every language, at a table of this setting."""
    return [face_of(setting.game, language).at_table(dict(setting.options)) for language in LANGUAGES]


@each_setting
def test_every_question_and_every_open_choice_is_told_and_told_apart(setting: Setting) -> None:
    """To whoever is asked, welcome, waiting or watching."""
    for face in faces_of(setting):
        for course in courses_of(setting):
            for moment in course.moments:
                for seat in moment.viewers:
                    assert told_findings(face, moment, seat, setting.players) == [], moment.where()


@each_setting
def test_a_menu_offers_what_is_open_and_every_choice_has_its_help(setting: Setting) -> None:
    for face in faces_of(setting):
        for moment in courses_of(setting)[0].questions:
            for seat in range(setting.seats):
                assert menu_findings(face, moment, seat) == [], moment.where()


@each_setting
def test_every_open_choice_can_be_typed_as_it_is_offered_and_as_it_is_written(setting: Setting) -> None:
    for face in faces_of(setting):
        for moment in courses_of(setting)[1].questions[::2]:
            for seat in range(setting.seats):
                assert typing_findings(face, moment, seat, setting.players) == [], moment.where()


@each_setting
def test_whatever_is_typed_in_vain_is_objected_to_in_a_sentence_or_not_at_all(setting: Setting) -> None:
    luck = Luck("in vain")
    for face in faces_of(setting):
        for moment in courses_of(setting)[2].questions:
            for seat in range(setting.seats):
                assert objection_findings(face, moment, seat, luck) == [], moment.where()


@each_setting
def test_all_news_of_whole_games_is_told_in_sentences(setting: Setting) -> None:
    for face in faces_of(setting):
        for course in courses_of(setting):
            assert news_findings(face, course) == []


@each_setting
def test_points_are_told_by_category_and_known_to_all_at_the_end(setting: Setting) -> None:
    for face in faces_of(setting):
        for course in courses_of(setting):
            for moment in course.moments:
                for seat in moment.viewers:
                    rows = face.points(moment.view(seat), seat)
                    assert [len(row) for row in rows] in ([], [len(setting.game.categories)] * setting.seats)
                    assert not moment.state.is_over() or rows == setting.game.breakdown(moment.state)
                    assert all(points != UNKNOWN for row in rows for points in row) or not moment.state.is_over()


@each_setting
def test_kinds_of_news_and_verbs_that_a_face_names_exist(setting: Setting) -> None:
    kinds, verbs = {kind.key for kind in setting.game.news}, set(setting.game.vocabulary.verbs)
    for face in faces_of(setting):
        named = face.quiet_news | face.heading_news | face.following_news | face.serial_news | set(face.joint_news)
        named |= set(face.superseded_news) | set(face.superseded_news.values())
        assert named | face.tabled_news | face.pausing_news <= kinds
        assert face.pausing_news <= face.heading_news
        assert not face.heading_news & (face.following_news | face.tabled_news)
        assert face.untold_verbs | face.composed_verbs | face.chained_verbs | face.sure_verbs <= verbs
