"""What really stands in a sentence is what its translations were checked for: no form of a name is ever missing.

A translation may ask a name for a form, `NAME($good, form: "accusative")`. `Translation` checks that form for every
name that the English file declares for the variable. Here games are played and pages painted, and whatever was said
there with such a variable must be of a declared kind.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import pytest

from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.web.look import look_of
from fondaco.web.pages.rulebook import rulebook
from fondaco.web.painter import Painter, environment
from fondaco.words.catalogue import LANGUAGES, NUMBERED, ORIGINAL, PACKAGE, Catalogue, catalogue
from fondaco.words.game_folder import game_folder
from fondaco.words.translation import Translation

from .live_table import LiveTable
from .subjects import Setting, each_game, each_setting

MANY = 40
"""So many choices that are not open are asked for at each moment."""
Said = dict[tuple[str, str], set[str]]
"""By key of a sentence and variable, what stood there."""


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[Path, Said]]:
    """By folder, everything that is said with facts while this fixture is used."""
    found: dict[Path, Said] = defaultdict(lambda: defaultdict(set))
    made = Catalogue.made

    def noting(self: Catalogue, key: str, facts: tuple[tuple[str, str | int], ...], form: str) -> str:
        for name, value in facts:
            if isinstance(value, str):
                found[self.folder][key, name].add(value)
        return made(self, key, facts, form)

    forget()
    monkeypatch.setattr(Catalogue, "made", noting)
    yield found
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Drop the caches, so that everything is said anew."""
    for cached in (catalogue, face_of, look_of, environment):
        cached.cache_clear()
    Painter.kept.clear()


class Forms:
    """The variables of a folder of which some translation asks a form, and the names that were checked for it."""

    def __init__(self, folder: Path) -> None:
        others = [language for language in LANGUAGES if (folder / "words" / f"{language}.ftl").exists()]
        self.translations = [Translation(language, folder, PACKAGE) for language in others]

    @cached_property
    def checked(self) -> dict[tuple[str, str], set[str]]:
        found: dict[tuple[str, str], set[str]] = {}
        for translation in self.translations:
            for key, message in translation.known.items():
                for variable, _ in message.asked:
                    names = translation.names_in(message, variable) or []
                    found.setdefault((key, variable), {name.key for name in names})
        return found

    def strangers(self, said: Said) -> list[str]:
        """What was said where nobody checked whether it has the form."""
        return [
            f"{key}: ${variable} was “{value}”"
            for (key, variable), values in said.items()
            if (key, variable) in self.checked
            for value in sorted(values)
            for name in value.split(",")
            if name and not is_among(name, self.checked[key, variable])
        ]


def is_among(name: str, checked: set[str]) -> bool:
    """Whether a name is one of these; `tile-brewer-5` and `the-order:house-inn` share the message of their kind."""
    head = name.partition(":")[0]
    numbered = NUMBERED.fullmatch(head)
    return head in checked or (numbered is not None and numbered[1] in checked)


@each_setting
def test_what_stands_in_a_sentence_was_checked_for_its_forms(setting: Setting, said: dict[Path, Said]) -> None:
    table = LiveTable(setting)
    face = face_of(setting.game, ORIGINAL)
    vocabulary = setting.game.vocabulary
    moments = 0
    for heard in table.play():
        state = table.live.playing().state
        asked = [seat for seat in range(setting.seats) if state.is_asked(seat)]
        for seat in {*asked[:1], moments % setting.seats}:
            page = table.page(seat)
            page.show(page.acts(heard))
        for seat in asked[:1]:
            view = setting.game.view(state, seat)
            for choice in range(moments % 7, len(vocabulary), max(1, len(vocabulary) // MANY)):
                reason = face.objection(view, seat, vocabulary.text(choice))
                if reason:
                    face.words.say(*reason)
        moments += 1
    assert moments > 3
    folder = game_folder(setting.game)
    assert len(said[folder]) > 5
    assert Forms(folder).strangers(said[folder]) == []
    assert Forms(PACKAGE / "web").strangers(said[PACKAGE / "web"]) == []


@each_game
def test_what_stands_in_the_rules_was_checked_for_its_forms(game: Game, said: dict[Path, Said]) -> None:
    rulebook(face_of(game, ORIGINAL))
    assert Forms(game_folder(game)).strangers(said[game_folder(game)]) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_name_of_another_kind_is_found(game: Game) -> None:
    """Otherwise the tests above would be worth nothing."""
    forms = Forms(game_folder(game))
    assert forms.checked, "some translation asks for forms"
    (key, variable), names = next(iter(forms.checked.items()))
    assert forms.strangers({(key, variable): set(names)}) == []
    assert forms.strangers({(key, variable): {"Anna"}}) == [f"{key}: ${variable} was “Anna”"]
