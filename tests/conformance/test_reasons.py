"""Every choice of every game is either open or there is a reason why not, told from the view of whoever asks."""

from __future__ import annotations

from collections.abc import Iterator

from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import NOBODY, State

from .course import courses_of
from .explained import unexplained
from .subjects import Setting, each_game


def positions(game: Game) -> Iterator[tuple[State, int]]:
    """Views of random games at their questions, with the seat that may answer."""
    for seats in sorted({game.fewest, game.most}):
        for moment in courses_of(Setting(game, seats, ()))[0].questions:
            ready = [seat for seat in range(seats) if moment.state.may_answer(seat)]
            yield from ((moment.view(seat), seat) for seat in sorted({ready[0], ready[-1]}))


def reasons(game: Game) -> Iterator[tuple[State, int, int, Reason | None]]:
    """What is said of every choice in the positions of some games: view, seat, choice and reason."""
    choices = Choices(len(game.vocabulary))
    for view, seat in positions(game):
        for choice in range(len(game.vocabulary)):
            yield view, seat, choice, view.why_not(seat, choice, choices)


@each_game
def test_a_choice_is_open_or_there_is_a_reason_and_never_both(game: Game) -> None:
    choices = Choices(len(game.vocabulary))
    for view, seat, choice, reason in reasons(game):
        view.open(seat, choices)
        assert choices.holds(choice) == (reason is None), (view.question(), game.vocabulary.text(choice), reason)


@each_game
def test_every_reason_has_a_sentence_in_every_language_and_a_rule_of_the_page(game: Game) -> None:
    assert unexplained(game, [reason for _, _, _, reason in reasons(game) if reason is not None]) == []


@each_game
def test_whoever_may_not_answer_is_told_so_whatever_is_chosen(game: Game) -> None:
    choices = Choices(len(game.vocabulary))
    strangers = 0
    for view, _ in positions(game):
        for stranger in range(NOBODY, int(view.seats)):
            if not view.may_answer(stranger):
                strangers += 1
                told = {repr(view.why_not(stranger, choice, choices)) for choice in range(len(game.vocabulary))}
                assert told == {repr(Reason("not-asked"))}
    assert strangers > game.most
