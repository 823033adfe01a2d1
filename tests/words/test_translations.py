"""Every language says everything that English says, in every form that its sentences ask for."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.words.catalogue import LANGUAGES, ORIGINAL, PACKAGE
from fondaco.words.translation import Translation

FOLDERS = sorted(path.parent.parent for path in PACKAGE.rglob(f"words/{ORIGINAL}.ftl"))
OTHERS = [language for language in LANGUAGES if language != ORIGINAL]
ENGLISH = """\
### $goods: good

good-beer = beer
good-cloth = cloth
sold = { $player } sells { NAME($good) } for { $money }.
# $thing: good
took = { $player } takes { NAME($thing) }.
count = { $number ->
        [one] 1 house
       *[other] { $number } houses
    }
titled = A long title of some thing
    .title = Title
house-inn = an inn
    .many = inns
houses = { NAME($house, form: "many") }
"""
GERMAN = """\
good-beer = Bier
    .acc = das Bier
good-cloth = Tuch
    .acc = das Tuch
sold = { $player } verkauft { NAME($good, form: "acc") } für { $money }.
took = { $player } nimmt { NAME($thing, form: "acc") }.
count = { $number ->
        [one] ein Haus
       *[other] { $number } Häuser
    }
titled = Ein langer Titel von irgendwas
    .title = Titel
house-inn = ein Gasthaus
houses = { NAME($house) }
"""
RUSSIAN_COUNT = """\
count = { $number ->
        [one] { $number } дом
        [few] { $number } дома
       *[many] { $number } домов
    }
"""


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_nothing_is_missing_stale_or_ill_formed(folder: Path, language: str) -> None:
    assert Translation(language, folder, PACKAGE).faults() == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_english_has_the_forms_that_it_asks_for(folder: Path) -> None:
    assert Translation(ORIGINAL, folder, PACKAGE).faults() == []


def test_there_are_folders_with_words() -> None:
    assert len(FOLDERS) > 5
    assert PACKAGE in FOLDERS


def faults(tmp_path: Path, language: str, messages: str) -> list[str]:
    """What is wrong with a translation of the English words above."""
    words = tmp_path / "words"
    words.mkdir()
    (words / f"{ORIGINAL}.ftl").write_text(ENGLISH, encoding="utf-8")
    (words / f"{language}.ftl").write_text(messages, encoding="utf-8")
    return Translation(language, tmp_path, tmp_path / "shared").faults()


def test_a_good_translation_has_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path, "de", GERMAN) == []


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("good-cloth = Tuch\n    .acc = das Tuch\n", "", "good-cloth is missing"),
        ("good-beer", "good-ale = Ale\ngood-beer", "good-ale is stale: English does not have it"),
        ("titled =", "good-beer = Bier\ntitled =", "good-beer stands there twice"),
        ("für { $money }", "für { $money", "cannot be read"),
        ("für { $money }", "für { $price }", "sold uses $price, which nobody tells it"),
        ("für { $money }", "für Geld", "sold does not use $money"),
        ("    .title = Titel\n", "", "titled lacks .title"),
        ("titled = Ein langer Titel von irgendwas", "titled =", "titled has no value"),
        (GERMAN[GERMAN.index("titled =") :], ENGLISH[ENGLISH.index("titled =") :], "titled is in English"),
        ("    .acc = das Tuch\n", "", "good-cloth lacks .acc, which sold asks for"),
        ("    .acc = das Tuch\n", "", "good-cloth lacks .acc, which took asks for"),
        ("NAME($good,", "NAME($player,", "sold asks $player for .acc, but nothing says what stands there"),
    ],
    ids=["missing", "stale", "twice", "junk", "unknown variable", "lost variable", "attribute", "value", "english",
         "form", "form of a declared kind", "form of anything"],
)  # fmt: skip
def test_a_planted_fault_is_found(tmp_path: Path, right: str, wrong: str, fault: str) -> None:
    assert right in GERMAN
    found = faults(tmp_path, "de", GERMAN.replace(right, wrong))
    assert any(one.startswith(fault) for one in found), found


@pytest.mark.parametrize(
    ("count", "fault"),
    [
        (RUSSIAN_COUNT.replace("        [few] { $number } дома\n", ""), "count has no [few]"),
        (RUSSIAN_COUNT.replace("[one] { $number } дом", "[one] 1 дом"), "count says 1 in [one], which is 21, too"),
    ],
)
def test_a_planted_fault_in_a_plural_is_found(tmp_path: Path, count: str, fault: str) -> None:
    russian = GERMAN[: GERMAN.index("count =")] + RUSSIAN_COUNT + GERMAN[GERMAN.index("titled =") :]
    (tmp_path / "right").mkdir()
    (tmp_path / "wrong").mkdir()
    assert faults(tmp_path / "right", "ru", russian) == []
    assert fault in faults(tmp_path / "wrong", "ru", russian.replace(RUSSIAN_COUNT, count))
