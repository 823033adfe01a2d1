"""What really stands in a sentence is what its translations were checked for: no form of a name is ever missing.

A translation may ask a name for a form, `NAME($good, form: "accusative")`. `Translation` checks that form for every
name that the English file declares for the variable. Here games are played and pages painted, and whatever was said
there with such a variable must be of a declared kind.
"""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.web.look import look_of
from fondaco.web.pages.rulebook import rulebook
from fondaco.web.painter import environment, painted, painter_of
from fondaco.words.catalogue import LANGUAGES, NUMBERED, ORIGINAL, PACKAGE, Catalogue, catalogue
from fondaco.words.game_folder import game_folder
from fondaco.words.translation import Message, Translation, nodes_of

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
    for cached in (catalogue, face_of, look_of, environment, painter_of, painted):
        cached.cache_clear()


class Forms:
    """What a translation asks forms of, and the names that were checked for it: by key of a sentence and variable."""

    def __init__(self, translation: Translation) -> None:
        self.language = translation.language
        self.checked: dict[tuple[str, str], set[str]] = {}
        for key, message in translation.known.items():
            for variable, _ in message.asked:
                names = translation.names_in(message, variable) or []
                self.checked[key, variable] = {name.key for name in names} | chosen_by(message, variable)

    def strangers(self, said: Said) -> list[str]:
        """What was said where nobody checked whether it has the form."""
        return [
            f"{self.language}, {key}: ${variable} was “{value}”"
            for (key, variable), values in said.items()
            if (key, variable) in self.checked
            for value in sorted(values)
            for name in value.split(",")
            if name and not is_among(name, self.checked[key, variable])
        ]


def chosen_by(message: Message, variable: str) -> set[str]:
    """The values for which a sentence has a variant of its own, such as `none`: then the name is not said."""
    return {
        variant.key.name
        for choice in message.choices
        for selector in nodes_of(choice.selector, fluent.VariableReference)
        if selector.id.name == variable
        for variant in choice.variants
        if isinstance(variant.key, fluent.Identifier) and not variant.default
    }


@functools.cache
def forms_in(folder: Path) -> list[Forms]:
    spoken = [language for language in LANGUAGES if (folder / "words" / f"{language}.ftl").exists()]
    return [Forms(Translation(language, folder, PACKAGE)) for language in spoken]


def strangers(folder: Path, said: dict[Path, Said]) -> list[str]:
    return [stranger for forms in forms_in(folder) for stranger in forms.strangers(said[folder])]


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
    assert moments > 1
    folder = game_folder(setting.game)
    assert len(said[folder]) > 5
    assert strangers(folder, said) == []
    assert strangers(PACKAGE / "web", said) == []


@each_game
def test_what_stands_in_the_rules_was_checked_for_its_forms(game: Game, said: dict[Path, Said]) -> None:
    rulebook(face_of(game, ORIGINAL))
    assert strangers(game_folder(game), said) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_name_of_another_kind_is_found(game: Game) -> None:
    """Otherwise the tests above would be worth nothing."""
    for forms in forms_in(game_folder(game)):
        for (key, variable), names in list(forms.checked.items())[:5]:
            assert forms.strangers({(key, variable): set(names)}) == []
            assert forms.strangers({(key, variable): {"Anna"}}) == [f"{forms.language}, {key}: ${variable} was “Anna”"]
    assert sum(len(forms.checked) for forms in forms_in(game_folder(game))) > 20, "translations ask for forms"
