"""Every choice of every game is either open or there is a reason why not, told from the view of whoever asks."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

import pytest

from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.luck import Luck
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import CHANCE, NOBODY, State
from fondaco.words.catalogue import LANGUAGES, game_words

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
OFTEN = 6
"""How many positions of one question are looked at in a game: enough to see it with much and with little in hand."""


def positions(game: Game, seats: int, seed: str) -> Iterator[tuple[State, int]]:
    """The views of a random game at its questions, each question at most so often, with the seat that may answer."""
    state = game.start(seats, {})
    luck = Luck(seed)
    choices = Choices(len(game.vocabulary))
    seen: dict[str, int] = {}
    while not state.is_over():
        if not state.is_asked(CHANCE):
            seen[state.question()] = seen.get(state.question(), 0) + 1
            if seen[state.question()] <= OFTEN:
                yield from ((game.view(state, seat), seat) for seat in range(seats) if state.may_answer(seat))
        asked = [seat for seat in [*range(seats), CHANCE] if state.is_asked(seat)]
        seat = asked[luck.below(len(asked))]
        state.open(seat, choices)
        state.choose(seat, choices.drawn(luck) if seat == CHANCE else choices.any(luck))


def reasons(game: Game, seed: str) -> Iterator[tuple[State, int, int, Reason | None]]:
    """What is said of every choice in the positions of some games: view, seat, choice and reason."""
    choices = Choices(len(game.vocabulary))
    for seats in (game.fewest, game.most):
        for view, seat in positions(game, seats, seed):
            for choice in range(len(game.vocabulary)):
                yield view, seat, choice, view.why_not(seat, choice, choices)


@each_game
def test_a_choice_is_open_or_there_is_a_reason_and_never_both(game: Game) -> None:
    choices = Choices(len(game.vocabulary))
    for view, seat, choice, reason in reasons(game, "open or not"):
        view.open(seat, choices)
        assert choices.holds(choice) == (reason is None), (view.question(), game.vocabulary.text(choice), reason)


@each_game
def test_every_reason_has_a_sentence_in_every_language_and_a_rule_of_the_page(game: Game) -> None:
    page = resources.files("fondaco").joinpath("games", game.name, "RULES.md").read_text(encoding="utf-8")
    told = {repr(reason): reason for _, _, _, reason in reasons(game, "sentences") if reason is not None}
    for language in LANGUAGES:
        words = game_words(language, game)
        for reason in told.values():
            assert words.say(f"why-{reason.key}", reason.facts).strip(), reason
            for name in names_of(reason):
                assert words.named(name) != name, reason
    for reason in told.values():
        assert f"| {reason.rule} |" in page or not reason.rule, reason


def names_of(reason: Reason) -> list[str]:
    """The facts that are keys of words: those with a hyphen, one or several in a row."""
    texts = [value for value in reason.facts.values() if isinstance(value, str)]
    return [name for text in texts for name in text.split(",") if "-" in name]


@each_game
def test_whoever_may_not_answer_is_told_so_whatever_is_chosen(game: Game) -> None:
    choices = Choices(len(game.vocabulary))
    strangers = 0
    for view, _ in positions(game, game.most, "strangers"):
        for stranger in [NOBODY, *range(game.most)]:
            if not view.may_answer(stranger):
                strangers += 1
                told = {repr(view.why_not(stranger, choice, choices)) for choice in range(len(game.vocabulary))}
                assert told == {repr(Reason("not-asked"))}
    assert strangers > game.most
