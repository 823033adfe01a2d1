"""Asking why something is not possible now: one thing or all of them, with a script or without."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.web.pages.why_facts import asked_in

from .club import FORM, HX, Club

ALL_GAMES = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def opened(club: Club, game: Game) -> str:
    """The path of a table where somebody plays alone against bots, once they have done what they can."""
    chairs = {f"chair-{seat + 1}": "random" if seat else "me" for seat in range(game.fewest)}
    answer = club.client.post("/tables", data=FORM | chairs | {"game": game.name, "seats": str(game.fewest)})
    assert answer.status_code == 303
    path = str(answer.headers["location"])
    club.wait_for_bots(path.removeprefix("/t/"))
    return path


def asked_there(club: Club, path: str) -> list[str]:
    return asked_in(club.client.get(path).text)


@ALL_GAMES
def test_a_thing_of_the_board_is_answered_with_a_sentence_and_its_rule(tmp_path: Path, game: Game) -> None:
    with Club(tmp_path) as club:
        path = opened(club, game)
        for thing in asked_there(club, path):
            answer = club.client.get(f"{path}/why", params={"choice": thing}, headers=HX)
            assert answer.status_code == 200
            assert re.match(r'\s*<p class="why-not"[^>]*>\S', answer.text), thing
            assert all(link.startswith(f"/rules/{game.name}#") for link in re.findall(r'href="([^"]*)"', answer.text))


@ALL_GAMES
def test_without_a_script_all_reasons_are_a_page_that_leads_back(tmp_path: Path, game: Game) -> None:
    with Club(tmp_path) as club:
        path = opened(club, game)
        table = club.client.get(path).text
        assert f'<form id="ask" action="{path}/why"' in table
        assert '<button form="ask"' in table
        page = club.client.get(f"{path}/why?").text
        assert page.startswith("<!doctype html>")
        assert f'href="{path}"' in page
        assert f'href="/rules/{game.name}' in page


def test_what_no_game_knows_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with Club(tmp_path) as club:
        path = opened(club, GAMES[0])
        for thing in ("nonsense", "room-99-1", "room-x", "store-x-0", "seat-9-goods", "hire room-9", "-", "ü" * 150):
            answer = club.client.get(f"{path}/why", params={"choice": thing}, headers=HX)
            assert answer.status_code == 400, thing
            assert "does not know" in answer.text


def test_whoever_watches_is_told_who_is_asked_and_no_more(tmp_path: Path) -> None:
    with Club(tmp_path) as club:
        path = opened(club, GAMES[0])
        things = asked_there(club, path)
        club.client.cookies.clear()
        said = {club.client.get(f"{path}/why", params={"choice": thing}, headers=HX).text for thing in things}
        assert len({re.sub(r' data-topic="[^"]*"', "", text) for text in said}) == 1
        assert "You are watching." in said.pop()


def test_a_thing_that_is_idle_is_answered_for_itself(tmp_path: Path) -> None:
    """Not by what some action would do with it that nobody has in mind."""
    with Club(tmp_path) as club:
        path = opened(club, GAMES[0])
        for thing, said in (("seat-1-goods", "nothing to do with it now"), ("master-0", "Nobody can hire a master.")):
            answer = club.client.get(f"{path}/why", params={"choice": thing}, headers=HX).text
            assert said in answer
            assert "data-topic" not in answer
            assert "Something else comes first" not in answer


def test_whoever_asks_too_often_waits(tmp_path: Path) -> None:
    with Club(tmp_path, forms_per_second=1) as club:
        path = opened(club, GAMES[0])
        codes = [club.client.get(f"{path}/why", params={"choice": "pass"}, headers=HX).status_code for _ in range(20)]
        assert codes[0] == 200
        assert codes[-1] == 429
