"""Every page of the site, in every language: it is whole, and no key, brace, variable or other language is in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fondaco.games import GAMES
from fondaco.words.catalogue import LANGUAGES

from .club import HX, Club, Person
from .page_words import foreign_words, left_over, mislabelled

People = Callable[[str], Person]
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_what_is_left_over_is_found() -> None:
    page = '<p aria-label="web-your-turn">Fine<b>{ $money } thalers</b></p><code>$x</code>'
    assert left_over(page) == ["{ $money } thalers", "web-your-turn"]


def test_what_is_in_another_language_is_found() -> None:
    page = '<p title="Take it back">Te jössz, Take!</p><p>Ein Handelsmann</p><p>3 sör</p>'
    assert foreign_words(page, "hu", "Take") == ["Ein Handelsmann", "Take it back"]


def test_a_label_that_does_not_say_what_is_written_is_found() -> None:
    page = '<button aria-label="Counter: other terms">Counter</button><a aria-label="Offer it to Ben">Propose<svg/></a>'
    assert mislabelled(page) == ["Offer it to Ben: propose"]


def check(person: Person, path: str, language: str, status: int = 200) -> None:
    answer = person.get(path, **{"Accept-Language": language})
    assert answer.status_code == status, path
    assert f'<html lang="{language}"' in answer.text
    assert left_over(answer.text) == [], path
    assert mislabelled(answer.text) == [], path
    assert foreign_words(answer.text, language, "Anna", "Bea", "Sven") == [], path


@in_each_language
def test_pages_without_a_table_are_whole(anna: Person, language: str) -> None:
    for game in GAMES:
        check(anna, f"/rules/{game.name}", language)
        check(anna, f"/new?game={game.name}", language)
    for path in ("/", "/verify", "/name", "/name?removed=yes"):
        check(anna, path, language)
    for path in ("/nowhere", "/t/nothing", "/seat/nothing", "/rules/chess"):
        check(anna, path, language, 404)
    check(anna, "/play", language, 405)


@in_each_language
def test_pages_of_a_waiting_room_are_whole(club: Club, anna: Person, bea: Person, language: str) -> None:
    for game in GAMES:
        chairs = {f"chair-{number}": "open" for number in range(2, game.fewest + 2)}
        seats = str(min(game.fewest + 1, game.most))
        table = anna.opened(
            {"game": game.name, "name": "Anna", "seats": seats, "salting": "yes", "listed": "yes"} | chairs
        )
        check(anna, f"/t/{table}", language)
        check(bea, f"/t/{table}", language)
    check(anna, "/", language)
    check(bea, "/", language)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_pages_of_a_game_are_whole_from_its_beginning_to_its_end(
    club: Club, anna: Person, person: People, quick_bots: None, game: str
) -> None:
    table = anna.opened({"game": game, "name": "Anna", "seats": "3", "chair-2": "random", "chair-3": "random"})
    live = club.live(table)
    watcher = person("Sven")
    at = 0
    while not live.is_over():
        club.wait_for_bots(table)
        if live.is_over():
            break
        if at % 25 == 0:
            for language in LANGUAGES:
                check(anna, f"/t/{table}", language)
                check(watcher, f"/t/{table}", language)
        at += 1
        seat = live.asked()[0]
        choice = live.game.vocabulary.text(live.playing().open(seat)[-1 if at % 3 else 0])
        form = {"choice": choice, "seat": str(seat), "version": str(live.version(seat)), "sure": "yes"}
        assert anna.post(f"/t/{table}/choose", HX, **form).status_code == 204
    for language in LANGUAGES:
        for path in (f"/t/{table}", f"/t/{table}?at=5", f"/t/{table}?at=0&seat=-1", f"/t/{table}/verify", "/"):
            check(anna, path, language)
        turns = anna.get("/turns", **{"Accept-Language": language})
        assert turns.status_code == 200
