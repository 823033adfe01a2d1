"""Input is limited before it is parsed, so that no form blocks the event loop."""

from __future__ import annotations

import http.cookies
import unicodedata

import pytest
from starlette import formparsers

from fondaco.web.errors import BadForm
from fondaco.web.forms import LONGEST_MESSAGE, LONGEST_NAME, SIGNS_PER_LETTER, message_from, name_from

from .club import HX, Club, Person

ACCENTS = "a" + "\u0345" * 5000 + "\u0323" * 5000
"""Normalizing these takes a fifth of a second, and as many as fit into a form take seconds."""
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@pytest.fixture
def sorted_lengths(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The length of each text that was normalized."""
    lengths: list[int] = []
    normalize = unicodedata.normalize

    def noting(form: str, text: str) -> str:
        lengths.append(len(text))
        return normalize(form, text[:2000])

    monkeypatch.setattr("fondaco.web.forms.unicodedata.normalize", noting)
    return lengths


def test_a_text_of_accents_is_refused_before_they_are_put_in_order(
    club: Club, anna: Person, bea: Person, sorted_lengths: list[int]
) -> None:
    table = club.table_of(anna, bea)
    assert anna.post(f"/t/{table}/say", HX, text=ACCENTS).status_code == 400
    assert anna.post("/play", name=ACCENTS).status_code == 400
    assert anna.post("/tables", game="norenberc", seats="2", name=ACCENTS).status_code == 400
    assert Person(club, "").post(f"/t/{table}/say", HX, text="x", name=ACCENTS).status_code == 400
    assert max(sorted_lengths) <= LONGEST_MESSAGE * SIGNS_PER_LETTER


def test_a_letter_may_have_accents() -> None:
    name = "o\u0328\u0304" * LONGEST_NAME
    assert name_from(name) == "\u01ed" * LONGEST_NAME
    assert message_from("e\u0301" * LONGEST_MESSAGE) == "\u00e9" * LONGEST_MESSAGE
    with pytest.raises(BadForm):
        name_from(f"{name}x")


def test_cookies_of_others_are_not_read(club: Club, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = club.table_of(anna, bots=1)
    monkeypatch.setattr(http.cookies, "_unquote", lambda text: pytest.fail("the quotes of a cookie were undone"))
    quotes = '"' + '\\"' * 3000 + '"'
    page = anna.ask("GET", f"/t/{table}", {"Cookie": f"other={quotes}; fondaco={anna.token}; more={quotes}"})
    assert page.status_code == 200
    assert 'name="seat"' in page.text
    assert Person(club, "").ask("GET", f"/t/{table}", {"Cookie": f"fondaco={quotes}"}).status_code == 200


@pytest.mark.parametrize("content", [b"&" * 60_000, b"a=b&" * 15_000])
def test_a_form_of_very_many_fields_is_refused_unread(
    club: Club, anna: Person, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    monkeypatch.setattr(formparsers.FormParser, "parse", lambda self: pytest.fail("it was read"))
    answer = anna.ask("POST", "/tables", FORM, content=content)
    assert answer.status_code == 400
    assert "could not be read" in answer.text


def test_a_long_kind_of_form_is_refused(club: Club, anna: Person) -> None:
    kind = {"Content-Type": "multipart/form-data; boundary=b;" + 'a="\\"";' * 1000}
    assert anna.ask("POST", "/tables", kind, content=b"--b--\r\n").status_code == 400
