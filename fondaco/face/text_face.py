"""What a game says to a seat, as keys of words with facts. Everything has a default that works from the rules alone."""

from __future__ import annotations

import copy
from typing import ClassVar, Self

from babel.lists import format_list

from fondaco.face.sequel import Sequel
from fondaco.face.text import Facts, Text
from fondaco.face.whole_words import readable, whole_words
from fondaco.kernel.choices import Choices
from fondaco.kernel.game import Game
from fondaco.kernel.news import Item
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import NOBODY, State
from fondaco.words.catalogue import news_facts

OTHER_QUESTION, NOT_ASKED = "other-question", "not-asked"
UNSPECIFIC = (OTHER_QUESTION, NOT_ASKED)
"""Reasons that say no more than that a choice is not open."""


class TextFace:
    """The texts of one game in one language. All of them are made from a view, never from the state."""

    quiet_news: ClassVar[frozenset[str]] = frozenset()
    """Kinds of news that the board itself shows better than a sentence."""
    superseded_news: ClassVar[dict[str, str]] = {}
    """Kinds that are told to those only who do not hear another kind right after, which says the same and more."""
    heading_news: ClassVar[frozenset[str]] = frozenset()
    """Kinds that open a new paragraph of the story."""
    following_news: ClassVar[frozenset[str]] = frozenset()
    """Kinds that follow from what was told just before, and stand in one paragraph with it."""
    serial_news: ClassVar[frozenset[str]] = frozenset()
    """Kinds that come in a row, for one player or thing after another, and stand in one paragraph."""
    joint_news: ClassVar[dict[str, str]] = {}
    """Kinds that come in a row and are told in one sentence: the fact that they must share, or empty for none.

    The sentence is `news-KIND-together`, with a list of `news-KIND-each` as `$each`.
    """
    prompt_rules: ClassVar[dict[str, str]] = {}
    """The rule behind each prompt: `prompt-QUESTION` of the words is about the rule of QUESTION."""
    pausing_news: ClassVar[frozenset[str]] = frozenset()
    """Headings before which a reader is given time; the words say `pause-KIND`."""
    untold_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs of choices that no news tells, so that their description must."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.words = whole_words(language, game)
        self.language = self.words.language
        """What it is said in: English, if the game has no words in the language that was asked for."""
        self.options: dict[str, str] = {}
        """Those of the table that is looked at; a box of one's own may change what a card says."""

    def at_table(self, options: dict[str, str]) -> Self:
        """The same face for a table with these options."""
        face = copy.copy(self)
        face.options = options
        return face

    # What is asked, and what can be answered.

    def prompt(self, view: State, seat: int, players: list[str]) -> Text:
        """One sentence or two: what a seat is asked, and why."""
        if view.is_over():
            return "prompt-over", {}
        if not view.may_answer(seat):
            return "prompt-waiting", {}
        key = f"prompt-{view.question()}"
        if self.words.has(key):
            return key, self.prompt_facts(view, seat, players)
        return "plain-prompt", {"question": view.question() or view.steps()[-1]}

    def turn_of(self, view: State) -> int:
        """Whose turn it is, where others are asked within it; NOBODY where whoever is asked is in turn."""
        return NOBODY

    def prompt_rule(self, prompt: Text) -> str:
        """The id of the rule that a prompt is about, or empty."""
        return self.prompt_rules.get(prompt[0].removeprefix("prompt-"), "")

    def prompt_facts(self, view: State, seat: int, players: list[str]) -> Facts:
        """The facts in `prompt-QUESTION`."""
        return {}

    def brief(self, text: Text) -> str:
        """The short form of a sentence, `KEY-short` of the words: a question in one line, or the name of an answer.

        Empty where there is none. It is told the same facts.
        """
        key, facts = text
        return self.words.say(f"{key}-short", facts) if self.words.has(f"{key}-short") else ""

    def describe(self, view: State, seat: int, choice: int, players: list[str]) -> Text:
        """What a choice that is open to a seat would do."""
        key = f"describe-{self.game.vocabulary.verbs[choice]}"
        if self.words.has(key):
            return key, self.choice_facts(view, seat, choice, players)
        return "plain-choice", {"choice": self.game.vocabulary.text(choice)}

    def choice_facts(self, view: State, seat: int, choice: int, players: list[str]) -> Facts:
        """The facts in `describe-VERB`: `$thing`, a number or a name."""
        thing = self.game.vocabulary.things[choice]
        if thing.isdecimal():
            return {"thing": int(thing)}
        named = [f"{kind}-{thing}" for kind, things in self.game.names.items() if thing in things]
        return {"thing": next((key for key in named if self.words.has(key)), thing)}

    def seal(self, view: State, seat: int, choice: int, seal: str) -> Text | None:
        """Why there is no way back from an open choice; None where no more can be said than the `seal` does.

        That is `shown` where something hidden is then shown, `drawn` where chance draws, `over` where the game ends.
        """
        return None

    def menu(self, view: State, seat: int, choices: list[int]) -> list[int]:
        """The open choices that are offered by number, in their order; none where something else is typed."""
        return choices

    def section(self, view: State, choice: int) -> str:
        """The key of the heading that a choice stands under in a long menu, or empty."""
        return ""

    def typed(self, choice: int, players: list[str]) -> str:
        """How a choice may be typed."""
        return self.game.vocabulary.text(choice)

    def understand(self, view: State, seat: int, text: str, players: list[str]) -> list[str]:
        """The notation of one choice, or of several to be made one after the other, from what a person typed."""
        return [" ".join(text.lower().split())]

    def objection(self, view: State, seat: int, text: str) -> Text | None:
        """Why a seat cannot do what it typed, where more can be said than that it is not open.

        Of several choices it is the first that is looked at: the others depend on what comes of it.
        """
        choice = self.game.vocabulary.numbers.get(self.understand(view, seat, text, [])[0], -1)
        if choice < 0:
            return None
        reason = view.why_not(seat, choice, Choices(len(self.game.vocabulary)))
        if reason is None or reason.key in UNSPECIFIC:
            return None
        return self.reason_text(reason)

    def reason_text(self, reason: Reason) -> Text:
        """The sentence of a reason, `why-KEY` of the words."""
        key = f"why-{reason.key}"
        return (key, reason.facts) if self.words.has(key) else ("plain-why", {"reason": readable(reason.key)})

    def stands_for(self, view: State, seat: int, thing: str) -> list[int]:
        """The choices that a thing stands for which is shown but not open now; none for what nobody can choose.

        A board names its things in `data-ask`, or in `data-place` where that is empty. By default a thing is the
        notation of a choice, or what a person would type for it.
        """
        numbers = self.game.vocabulary.numbers
        choice = numbers.get(thing, -1)
        return [choice if choice >= 0 else numbers.get(self.understand(view, seat, thing, [])[0], -1)]

    def why_topic(self, choice: int) -> str:
        """What the rules card of a choice that is not open is about."""
        return self.game.vocabulary.verbs[choice]

    def why_not(self, view: State, seat: int, thing: str, choice: int, choices: Choices) -> Reason | None:
        """Why a choice that a thing stands for is not open; None where it is. `choices` is a buffer to fill.

        A game adds what the choice alone does not tell: that the thing lies where nothing can be done now.
        """
        return view.why_not(seat, choice, choices)

    def idle(self, view: State, seat: int, thing: str) -> Reason | None:
        """What is said of a thing while something else is asked: what it is there for, as a reason with its rule.

        None where the question itself says enough, with the rules card of what the thing stands for.
        """
        return None

    def points(self, view: State, seat: int) -> list[list[int]]:
        """The points of all seats so far, by category, as far as a seat may see them; UNKNOWN for the rest.

        Nothing where they cannot be counted.
        """
        try:
            return self.game.breakdown(view)
        except Exception:  # A game that is being written may not be able to count yet, and never from a view.
            return []

    def victory(self, winners: list[int], points: int, players: list[str]) -> str:
        """Who won, and with how many points."""
        named = format_list([players[winner] for winner in winners], locale=self.language)
        return self.words.say("game-winner", {"count": len(winners), "players": named, "points": points})

    def tie(self, winners: list[int], totals: list[int], players: list[str]) -> str:
        """What decided between players with equal points; empty where nothing had to."""
        equal = [seat for seat, total in enumerate(totals) if total == totals[winners[0]] and seat not in winners]
        if not equal or not self.words.has("game-tie"):
            return ""
        named = format_list([players[seat] for seat in equal], locale=self.language)
        return self.words.say("game-tie", {"players": named})

    # Help.

    def help_card(self, topic: str) -> str:
        """The key of the help card for a verb, thing, category or rule id; empty if there is none."""
        key = f"help-{'-'.join(topic.lower().split())}"
        return key if self.words.has(key) else ""

    def help_topic(self, view: State, choice: int) -> str:
        """What the help on an offered choice is about."""
        return self.game.vocabulary.verbs[choice]

    def help_topics(self) -> list[str]:
        """The names of all help cards."""
        game = self.game
        things = [thing for names in game.names.values() for thing in names]
        possible = dict.fromkeys([game.name, *game.vocabulary.verbs, *things, *game.categories])
        return [topic for topic in possible if self.words.has(f"help-{topic}")]

    # News and names.

    def news_facts(self, item: Item, players: list[str]) -> Facts:
        """The facts of a piece of news, by the types of its numbers."""
        return news_facts(self.game, item, players)

    def news_sentence(self, item: Item, players: list[str]) -> str:
        """A piece of news as a sentence. Whether a viewer may hear it is for the caller to ask: `item.is_for(seat)`.

        Where a game has no words for it yet, its key and its facts stand for the sentence.
        """
        key = self.game.news[item.kind].key
        facts = self.news_facts(item, players)
        if not self.words.has(f"news-{key}"):
            return f"{key}: {', '.join(str(value) for value in facts.values())}"
        return self.words.say(f"news-{key}", facts)

    def sequels(self, items: list[Item], players: list[str]) -> dict[int, Sequel]:
        """By the index of a piece of news, what follows from it though no news tells it: that an offer is void, say.

        The news is all that somebody heard of a passage, and nothing else may be used, so that nobody is told more.
        """
        return {}

    def seat_name(self, seat: int) -> str:
        """What a player without a name of its own is called."""
        colours = self.game.names.get("seat", [])
        key = f"seat-{colours[seat]}" if seat < len(colours) else ""
        return self.words.say(key) if self.words.has(key) else self.words.say("plain-seat", {"seat": seat + 1})
