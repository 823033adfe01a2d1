"""Verifying a record on the site: who gets the page, and whether its evidence is enough to compute every draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.table import Table

from ..kernel.keyed_reference import commitment_of, fallen, number_of_draw, terms_in
from .club import Club, Person, play_on

PlayKeyed = Callable[..., Table]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def evidence(person: Person, text: str) -> dict[str, Any]:
    answer = person.ask("POST", "/evidence", {"content-type": "text/plain"}, content=text.encode())
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def first_misfit(text: str, found: dict[str, Any]) -> int:
    """The first line that is wrong, found by the specification and the evidence alone; 0 for none."""
    head, body = text.split("\n\n")
    header = dict(line.split(": ", 1) for line in head.split("\n")[1:])
    if header["commitment"] != commitment_of(header["seed"]):
        return head.split("\n").index(f"commitment: {header['commitment']}") + 1
    draws, first = 0, head.count("\n") + 3
    for index, line in enumerate(found["lines"]):
        seat, said = body.split("\n")[index].split(" ", 1)
        if said not in [found["words"][word] for word in line["open"]]:
            return first + index
        if seat == "*" and index >= int(header.get("beginning", 0)):
            number = number_of_draw(header["seed"], terms_in(text), draws, sum(line["weights"]))
            if found["words"][fallen(line["open"], line["weights"], number)] != said:
                return first + index
            draws += 1
    return found["fault"]["line"] if found["fault"] else 0


@every_game
def test_the_evidence_is_enough_to_check_a_record(anna: Person, keyed: PlayKeyed, game: Game) -> None:
    record = keyed(game).record
    text = record.text()
    found = evidence(anna, text)
    assert found["fault"] is None
    assert len(found["lines"]) == len(record.made)
    assert first_misfit(text, found) == 0


@every_game
def test_a_changed_record_does_not_fit_at_the_line_that_was_changed(anna: Person, keyed: PlayKeyed, game: Game) -> None:
    text = keyed(game).record.text()
    found = evidence(anna, text)
    lines = text.split("\n")
    first = lines.index("") + 2
    many = [index for index, line in enumerate(found["lines"]) if line["weights"] and len(line["open"]) > 1]
    for index in (many[0], many[len(many) // 2], many[-1]):
        other = next(
            word for word in found["lines"][index]["open"] if found["words"][word] not in lines[first - 1 + index]
        )
        changed = [*lines]
        changed[first - 1 + index] = f"* {found['words'][other]}"
        tampered = "\n".join(changed)
        assert first_misfit(tampered, evidence(anna, tampered)) == first + index
    worse = text.replace(lines[-2], "end " + " ".join(["0"] * game.fewest))
    assert first_misfit(worse, evidence(anna, worse)) == len(lines) - 1


@pytest.mark.parametrize(
    ("text", "line"), [("", 1), ("hello", 1), ("fondaco 1\ngame: chess\n\n", 2), ("fondaco 1\n\u2028\0\n\n", 2)]
)
def test_what_is_no_record_gets_a_sentence(anna: Person, text: str, line: int) -> None:
    found = evidence(anna, text)
    assert found["lines"] == []
    assert found["fault"]["line"] == line
    assert found["fault"]["sentence"]


def test_evidence_is_bounded(club: Club, anna: Person) -> None:
    assert anna.ask("POST", "/evidence", content=b"x" * 70_000).status_code == 413
    assert anna.ask("POST", "/evidence", content=b"\xff\xfe").status_code == 400
    assert anna.ask("POST", "/evidence", {"sec-fetch-site": "cross-site"}, content=b"x").status_code == 403
    answers = [anna.ask("POST", "/evidence", content=b"x").status_code for _ in range(30)]
    assert answers[0] == 200
    assert answers[-1] == 429


def test_the_page_of_a_table_comes_when_its_game_is_over(club: Club, anna: Person, bea: Person) -> None:
    table = club.table_of(anna, bea)
    assert anna.get(f"/t/{table}/verify").status_code == 409
    play_on(club, {0: anna, 1: bea}, table, Luck("verified"))
    page = Person(club, "").get(f"/t/{table}/verify")
    assert page.status_code == 200
    assert f'data-record="/t/{table}/record"' in page.text
    assert f"fondaco record verify norenberc-{table}.fondaco" in page.text
    assert f'href="/t/{table}/verify"' in anna.get(f"/t/{table}").text


def test_the_page_for_any_record_says_what_to_do_without_script(anna: Person) -> None:
    page = anna.get("/verify")
    assert page.status_code == 200
    assert "This page needs JavaScript." in page.text
    assert "fondaco record verify FILE" in page.text
