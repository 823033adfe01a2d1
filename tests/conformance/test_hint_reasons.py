"""What speaks for a move, for every game: told often enough, true in the world as it is, and in whole sentences.

A reason is worked out from a view, in imagined worlds. Here the move is carried out in the true world, and what was
said must have come about.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from fondaco.bots.coach import ends_of, reason_for
from fondaco.bots.reasons import KEPT, count_of, entries_of, main_reason
from fondaco.bots.search import Limit, Manner, Search
from fondaco.face.game_face import face_of
from fondaco.face.promise import reason_of
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.ledger import SEAT, Entry
from fondaco.kernel.luck import Luck
from fondaco.kernel.news import Listener
from fondaco.kernel.reason import Facts, Reason
from fondaco.kernel.record import Record
from fondaco.kernel.replay import replay
from fondaco.kernel.state import CHANCE, State
from fondaco.mode import mode
from fondaco.words.catalogue import LANGUAGES, PACKAGE
from fondaco.words.game_folder import game_folder
from fondaco.words.translation import Translation

from .blunders import ME, courses, fewest
from .subjects import NAMES
from .test_faces import sentence_faults

POSITIONS = 60 if mode() == "compiled" else 16
"""So many with something to decide are looked at in each game."""
ENOUGH = 0.4
"""For so large a part of the best moves there is a reason."""
AMOUNTS = (1, 2, 5, 21)
"""Numbers that the languages tell apart."""
ROUNDS_TO_COME = re.compile(r"\brounds? to come\b|\b(?:next|later|further|each|every|all) rounds?\b")
shipped = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Compared(NamedTuple):
    """Two moves of mine in a position, and what speaks for the first."""

    record: Record
    state: State
    better: list[int]
    other: list[int]
    reason: Reason | None


@cache
def compared(game: Game) -> list[Compared]:
    found: list[Compared] = []
    for number in range(8):
        for record, _ in courses(game, f"reasons {number}", 3, 3 * POSITIONS):
            state = replay(record, len(record.made) - 1)
            if len(found) == 2 * POSITIONS:
                return found
            found += both_ways(record, state)
    return found


def both_ways(record: Record, state: State) -> Iterator[Compared]:
    """The two best moves of a position, each beside the other."""
    game = record.game
    search = Search(game, game.view(state, ME), ME, Luck("hint"), Limit(1), Manner())
    lines = search.lines()
    if len(lines) > 1:
        worlds = [search.world(number) for number in range(2)]
        kept = Record(game, record.seats, record.options, "")
        kept.made = record.made[:-1]
        for better, other in ((lines[0], lines[1]), (lines[1], lines[0])):
            yield Compared(kept, state, better, other, reason_for(game, worlds, ME, better, other))


def entry_of(rows: dict[str, Entry], reason: Reason) -> Entry | None:
    """The entry of a ledger that a reason is about."""
    key = reason.key.removesuffix(KEPT)
    about = [row for row in rows.values() if row.key == key and row.things.items() <= reason.facts.items()]
    return about[0] if about else None


def falsehoods(one: Compared) -> list[str]:
    """What a reason says that does not come about in the true world."""
    game, reason = one.record.game, one.reason
    better = ends_of(game, [one.state], ME, one.better)
    other = ends_of(game, [one.state], ME, one.other)
    if reason is None or not better or not other:
        return []
    before, after, otherwise = [entries_of(game, end, ME) for end in (one.state, better[0], other[0])]
    told = reason.facts["count"]
    counts = [count_of(entry_of(rows, reason)) for rows in (before, after, otherwise)]
    much = counts[1] - (counts[2] if reason.key.endswith(KEPT) else counts[0])
    entry = entry_of(after, reason) or entry_of(otherwise, reason)
    found = [] if much == told else [f"{reason} of {one.better}: {counts}"]
    found += [] if counts[1] > counts[2] else [f"{reason} of {one.better} is no better than {one.other}: {counts}"]
    return found + (
        [] if entry and entry.seen.items() <= reason.facts.items() else [f"{reason}: {entry and entry.seen}"]
    )


@shipped
def test_for_many_moves_there_is_a_reason(game: Game) -> None:
    best = compared(game)[::2]
    assert len(best) == POSITIONS
    assert sum(one.reason is not None for one in best) >= ENOUGH * POSITIONS
    assert len({one.reason.key for one in compared(game) if one.reason}) >= 4, "not the same one again and again"


@shipped
def test_a_reason_tells_the_truth(game: Game) -> None:
    assert [falsehood for one in compared(game) for falsehood in falsehoods(one)] == []


@shipped
def test_a_reason_is_a_sentence_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        face = face_of(game, language)
        for one in compared(game):
            said = reason_of(face, one.reason, NAMES)
            assert (said != "") == (one.reason is not None)
            assert not said or sentence_faults(said, face.words) == []


@shipped
def test_the_things_of_a_ledger_are_told_apart(game: Game) -> None:
    for one in compared(game):
        entries = game.ledger(one.state, ME)
        assert len({entry.name() for entry in entries}) == len(entries)


def facts_for(game: Game, key: str, translation: Translation) -> Iterator[Facts]:
    """Facts with which a sentence can be said: each variable takes all its values while the others keep their first.

    A sentence about what is kept may be the same as about what is gained.
    """
    keys = [f"reason-{key}", f"reason-{key.removesuffix(KEPT)}"]
    messages = [translation.known[one] for one in keys if one in translation.known]
    seen = [one.reason.facts for one in compared(game) if one.reason]
    values: dict[str, list[str | int]] = {}
    for variable, message in {name: one for one in messages for name in one.variables}.items():
        named = translation.names_in(message, variable) or []
        values[variable] = [f"{variable}-{name}" for name in game.names.get(variable, [])]
        values[variable] = values[variable] or [name.key for name in named if not name.variables]
        values[variable] += [facts[variable] for facts in seen if isinstance(facts.get(variable), str)]
        values[variable] = values[variable] or ([*NAMES] if variable == "player" else [*AMOUNTS])
    usual = {variable: found[0] for variable, found in values.items()}
    yield usual
    for variable, found in values.items():
        yield from ({**usual, variable: value} for value in found[1:])


@shipped
def test_every_reason_that_can_be_told_has_words_for_all_things_and_numbers(game: Game) -> None:
    folder = game_folder(game)
    for language in LANGUAGES:
        words = face_of(game, language).words
        translation = Translation(language, folder, PACKAGE)
        for key in game.reasons:
            for facts in facts_for(game, key, translation):
                assert sentence_faults(words.say(f"reason-{key}", facts), words) == []


@shipped
def test_in_the_last_round_nothing_is_said_of_rounds_to_come(game: Game) -> None:
    """The news tell when the last round begins. What is said of rounds to come is worth nothing from then on."""
    words = face_of(game, "en").words
    translation = Translation("en", game_folder(game), PACKAGE)
    hopeful = {
        key.removesuffix(KEPT)
        for key in game.reasons
        if ROUNDS_TO_COME.search(words.say(f"reason-{key}", next(facts_for(game, key, translation))))
    }
    for number in range(3 if hopeful else 0):
        record, begun = played_out(game, Luck(f"a last round {number}"))
        assert 0 < begun < len(record.made)
        state = replay(record, begun)
        for chooser, choice in record.made[begun:]:
            for seat in range(record.seats):
                hopes = [entry.worth for entry in game.ledger(state, seat) if entry.key in hopeful]
                assert not any(hopes), (hopeful, chooser)
            state.choose(chooser, choice)


def played_out(game: Game, luck: Luck) -> tuple[Record, int]:
    """A game of players who choose anything, and after how many choices its last round began."""
    record = Record(game, fewest(game), {}, "")
    state, choices, begun = record.start(), Choices(len(game.vocabulary)), 0
    state.listener = listener = Listener()
    while state.waiting != 0:
        seat = int(state.first_asked())
        state.open(seat, choices)
        choice = int(state.draw(luck, choices)) if seat == CHANCE else int(choices.any(luck))
        heard = len(listener.items)
        record.made.append((seat, choice))
        state.choose(seat, choice)
        if any(game.news[item.kind].key == "round" for item in listener.items[heard:]):
            begun = len(record.made)
    return record, begun


def test_what_is_said_of_rounds_to_come_would_be_found() -> None:
    said = ["It brings you one more agent, in the rounds to come, too.", "one more action in every round", "next round"]
    assert all(ROUNDS_TO_COME.search(sentence) for sentence in said)
    assert not ROUNDS_TO_COME.search("2 agents stay at hand for a later turn of this round.")


# What makes a reason, by a ledger that a test writes.


class Books(Game):
    """A game of nothing but ledgers: a position tells by its number of seats which one."""

    def __init__(self, *ledgers: list[Entry]) -> None:
        self.name, self.margin, self.ledgers = "books", 100, ledgers
        self.reasons = ["coins", "coins-kept", "pearls", "rivals-kept"]

    def ledger(self, state: State, seat: int) -> list[Entry]:
        return self.ledgers[state.seats]


def reason_by(before: list[Entry], better: list[Entry], other: list[Entry], game: type[Books] = Books) -> Reason | None:
    pages = [State(), State(), State()]
    for number, page in enumerate(pages):
        page.seats = number
    return main_reason(game(before, better, other), pages[:1], pages[1:2], pages[2:], ME)


def coins(count: int) -> Entry:
    return Entry("coins", count, 10 * count)


def test_a_reason_names_what_is_gained_or_what_is_kept() -> None:
    assert repr(reason_by([coins(5)], [coins(9)], [coins(5)])) == repr(Reason("coins", {"count": 4}))
    assert repr(reason_by([coins(5)], [coins(4)], [coins(1)])) == repr(Reason("coins-kept", {"count": 3}))
    rivals = [Entry("rivals", -2, -40, {SEAT: 1})]
    assert repr(reason_by([coins(5)], [coins(5)], [coins(5), *rivals])) == repr(
        Reason("rivals-kept", {SEAT: 1, "count": 2})
    )


def test_nothing_is_said_of_small_things_nor_of_many_nor_of_what_has_no_words() -> None:
    assert reason_by([coins(5)], [coins(5)], [coins(5)]) is None
    assert reason_by([coins(5)], [Entry("coins", 6, 59)], [Entry("coins", 5, 50)]) is None, "less than a tenth"
    many = [Entry("pearls", 1, 20, {"of": name}) for name in NAMES]
    assert reason_by([coins(5)], [coins(5), *many], [coins(5)]) is None
    assert reason_by([coins(5)], [coins(5), Entry("shells", 1, 90)], [coins(5)]) is None
    assert reason_by([], [coins(9)], [coins(5)]) is None, "nothing is known of one of them"
