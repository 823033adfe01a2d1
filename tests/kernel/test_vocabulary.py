from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.kernel.errors import UnknownChoice
from fondaco.kernel.game import Game
from fondaco.kernel.vocabulary import Vocabulary

ANCHORS = {
    "pass": 0,
    "plan brewers": 1,
    "plan brewers+bakers+shoemakers+printers+tailors+hatters": 63,
    "sell 1": 64,
    "hire room-3": 78,
    "pay shoes": 82,
    "buy beer": 86,
    "stop": 92,
    "nothing": 93,
    "rob seat-2": 95,
    "steal hats": 104,
    "swap brewers-room-1": 105,
    "swap hatters-window-5": 158,
    "with brewers-room-1": 159,
    "forgo": 213,
    "appoint hatters": 219,
    "load beer": 220,
    "lead": 226,
    "stay": 227,
    "keep councilman": 228,
    "first seat-5": 247,
    "draw brewer-2": 248,
    "draw apprentice": 334,
}
DIGEST = "22325c1fe96b5321"


@pytest.fixture
def small() -> Vocabulary:
    vocabulary = Vocabulary()
    vocabulary.add("pass", [""], 0)
    vocabulary.add("hire", ["room-1", "room-2"], 1)
    return vocabulary


def test_the_numbers_of_norenberc_never_move(norenberc: Game) -> None:
    """Learners and stored data rely on them; whoever adds a choice adds it at the end."""
    assert {text: norenberc.vocabulary.number(text) for text in ANCHORS} == ANCHORS
    assert len(norenberc.vocabulary) == 335
    assert hashlib.sha256("\n".join(norenberc.vocabulary.texts).encode()).hexdigest()[:16] == DIGEST


def test_every_choice_of_norenberc_is_its_own_text(norenberc: Game) -> None:
    vocabulary = norenberc.vocabulary
    assert [vocabulary.number(vocabulary.text(choice)) for choice in range(len(vocabulary))] == list(range(335))
    assert len(set(vocabulary.texts)) == 335


def test_a_choice_is_its_verb_and_its_thing(norenberc: Game) -> None:
    vocabulary = norenberc.vocabulary
    for choice in range(len(vocabulary)):
        assert vocabulary.text(choice).split(" ") == [
            word for word in (vocabulary.verbs[choice], vocabulary.things[choice]) if word
        ]


def test_spaces_around_and_between_words_do_not_matter(small: Vocabulary) -> None:
    assert small.number("  hire \t room-2 ") == 2


@pytest.mark.parametrize(
    ("text", "key", "sentence"),
    [
        ("juggle room-1", "no-verb", "There is no choice “juggle” in this game."),
        ("HIRE room-1", "no-verb", "There is no choice “HIRE” in this game."),
        ("", "no-verb", "There is no choice “” in this game."),
        ("hire room-9", "no-thing", "“room-9” does not go with “hire”; it takes room-1, room-2 and the like."),
        ("hire", "needs-thing", "“hire” needs something after it, such as room-1, room-2."),
        ("pass now", "verb-alone", "“pass” stands alone; “now” does not go with it."),
    ],
)
def test_a_text_that_is_no_choice_is_refused_with_a_sentence(
    small: Vocabulary, text: str, key: str, sentence: str
) -> None:
    with pytest.raises(UnknownChoice) as caught:
        small.number(text)
    assert caught.value.key == key
    assert str(caught.value) == sentence


@given(st.text())
def test_only_an_unknown_choice_comes_out_of_any_text(norenberc: Game, text: str) -> None:
    if " ".join(text.split()) in norenberc.vocabulary.texts:
        assert norenberc.vocabulary.text(norenberc.vocabulary.number(text)) == " ".join(text.split())
        return
    with pytest.raises(UnknownChoice) as caught:
        norenberc.vocabulary.number(text)
    assert len(str(caught.value)) < 400


def test_a_verb_that_begins_elsewhere_than_the_rules_say_is_a_mistake(small: Vocabulary) -> None:
    with pytest.raises(ValueError, match="begins at 3, not at 4"):
        small.add("buy", ["beer"], 4)


def test_a_choice_that_is_there_twice_is_a_mistake(small: Vocabulary) -> None:
    with pytest.raises(ValueError, match="hire room-1 is there twice"):
        small.add("hire", ["room-1"], 3)
