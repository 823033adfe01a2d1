"""Names that a reader can mistake for each other are the same, and others are not."""

from __future__ import annotations

import pytest

from fondaco.web.tables.likeness import likeness


@pytest.mark.parametrize(
    "name",
    [
        "ANNA",
        "anna",
        "Anna.",
        " An na ",
        "Ànná",
        "Аnnа",
        "Αnna",
        "Anna\u00ad",
        "Anna 🎲",
        "ＡＮＮＡ",
        "𝓐nna",
        "A-n-n-a",
        "\u2067Anna",
    ],
)
def test_what_looks_like_anna(name: str) -> None:
    assert likeness(name) == likeness("Anna")


@pytest.mark.parametrize("name", ["Ann", "Anna 2", "Hanna", "Anne", "安娜", "Ганна"])
def test_what_does_not_look_like_anna(name: str) -> None:
    assert likeness(name) != likeness("Anna")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Guest 101", "Guest 102"), ("🎲", "🎩"), ("...", "!!!"), ("Реmа", "Рима"), ("रीमा", "रामा"), ("安娜", "安妮")],
)
def test_names_that_differ(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Bill", "BiII"), ("Olaf", "0laf"), ("Marnie", "Mamie"), ("Straße", "STRASSE")]
)
def test_names_that_read_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)
