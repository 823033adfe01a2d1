"""Evidence: what was open at each line of a record, so that a browser can verify it without the rules."""

from __future__ import annotations

from typing import Any, NamedTuple

from fondaco.face.game_face import has_known_luck
from fondaco.games import shipped
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.reader import read_record
from fondaco.kernel.record import Record
from fondaco.kernel.replay import check_choice, check_result
from fondaco.kernel.state import CHANCE
from fondaco.sentences import sentence_for


class Line(NamedTuple):
    """What was open to the seat of a line, as indices into the list of words."""

    open: list[int]
    weights: list[int]
    """One for each of them where chance is asked; empty for a choice of a player."""


class Evidence(NamedTuple):
    words: list[str]
    """The notation of every choice that was open anywhere."""
    lines: list[Line]
    """One for each choice of the record, up to the first one that the rules do not allow."""
    fault: tuple[int, str] | None
    """The line that cannot be parsed or breaks the rules (0 for none in particular), and what is wrong with it."""
    is_lesson: bool
    """Whether its luck is that of a lesson: then it proves nothing, whatever fits."""

    def told(self) -> dict[str, Any]:
        """As JSON for the browser."""
        fault = {"line": self.fault[0], "sentence": self.fault[1]} if self.fault else None
        lines = [line._asdict() for line in self.lines]
        return {"words": self.words, "lines": lines, "fault": fault, "lesson": self.is_lesson}


def evidence_for(text: str, language: str) -> Evidence:
    """Replay a record. Its draws are not checked here: the browser that asks does that itself."""
    lines: list[Line] = []
    words: dict[int, int] = {}
    fault: tuple[int, str] | None = None
    texts: list[str] = []
    is_lesson = False
    try:
        record = read_record(text, shipped())
        texts = record.game.vocabulary.texts
        is_lesson = has_known_luck(record)
        replay_for(record, lines, words)
    except FondacoError as error:
        fault = (error.line, sentence_for(error.at(0), language))
    return Evidence([texts[choice] for choice in words], lines, fault, is_lesson)


def replay_for(record: Record, lines: list[Line], words: dict[int, int]) -> None:
    """Fill in the evidence line by line; `words` numbers the choices in the order of first occurrence."""
    state = record.start()
    choices = Choices(len(record.game.vocabulary))
    for index, (seat, choice) in enumerate(record.made):
        try:
            check_choice(record.game, state, seat, choice, choices)
        except FondacoError as error:
            if state.may_answer(seat):
                lines.append(line_of(choices, seat, words))
            raise error.at(record.first_line + index) from None
        lines.append(line_of(choices, seat, words))
        state.choose(seat, choice)
    check_result(record, state)


def line_of(choices: Choices, seat: int, words: dict[int, int]) -> Line:
    listed = [words.setdefault(choice, len(words)) for choice in choices.listed()]
    weights = [int(choices.weights[index]) for index in range(choices.size)] if seat == CHANCE else []
    return Line(listed, weights)
