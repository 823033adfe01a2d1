"""Calimala as people read and see it."""

from __future__ import annotations

import re
from typing import ClassVar, cast

from rich.console import RenderableType
from rich.text import Text as RichText

from fondaco.face.act import Act
from fondaco.face.game_face import GameFace
from fondaco.face.scene import Answer, Fragment, Motion, Scene, ScoreStep
from fondaco.face.text import Facts, Text
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.actions import action_of, is_aimed
from fondaco.games.calimala.face import answers, page, terminal, things
from fondaco.games.calimala.face.cards import CARDS, TOPICS
from fondaco.games.calimala.face.descriptions import choice_facts
from fondaco.games.calimala.face.diagrams import DIAGRAMS
from fondaco.games.calimala.face.lesson import LESSON
from fondaco.games.calimala.face.motions import motions
from fondaco.games.calimala.face.prompts import PROMPT_RULES, hand_key, prompt_facts
from fondaco.games.calimala.face.scoring_acts import final_acts, tile_acts
from fondaco.games.calimala.face.scoring_steps import tile_and_final_steps
from fondaco.games.calimala.face.scoring_table import scoring_table
from fondaco.games.calimala.face.sight import FlorenceSight
from fondaco.games.calimala.state import Florence
from fondaco.games.calimala.under_way import activation_of
from fondaco.kernel.news import Item
from fondaco.kernel.state import NOBODY, State

DONE = "gained built-ship built-workshop built-house adorned wove sent gave drew drew-card played skipped reshuffled"
"""News of what a disc or card was used for."""
POINTS = "points no-points tie-standing tie-representatives tie-earlier tie-artwork tie-shared"
"""News of points and of what decided a tie."""

BRIEF_VERBS = frozenset({"done", "stop", "build"})
"""Verbs of choices that also stand in the bar for thumbs."""


class CalimalaFace(GameFace):
    """The streets of Florence, the council, the churches and the cities abroad."""

    quiet_news = frozenset({"turn", "ready"})
    heading_news = frozenset({"round", "last-tiles", "ended"})
    following_news = frozenset({"open-final", *DONE.split(), *POINTS.split()})
    serial_news = frozenset({"ready", "dealt", "took"})
    joint_news: ClassVar[dict[str, str]] = {"dealt": "", "took": "", "sent": "player", "points": ""}
    prompt_rules = PROMPT_RULES
    pausing_news = frozenset({"last-tiles", "ended"})
    untold_verbs = frozenset({"stop"})
    tabled_news = frozenset({"scored", "final-open", "final-secret", *POINTS.split()})
    board_questions = frozenset({"placing", "summoning"})
    diagrams = DIAGRAMS
    lesson = LESSON

    # Texts.

    def prompt_rule(self, prompt: Text) -> str:
        """Cloth goes to trade cities by another rule than to ports."""
        return "C-A6" if prompt[1].get("by") == "road" else super().prompt_rule(prompt)

    def turn_of(self, view: State) -> int:
        """Once the start cards are taken: discs further down belong to others."""
        town = cast(Florence, view)
        return NOBODY if town.offered or town.question() == "keeping" else int(town.active)

    def prompt_facts(self, view: State, seat: int, players: list[str]) -> Facts:
        return prompt_facts(cast(Florence, view), seat)

    def describe(self, view: State, seat: int, choice: int, players: list[str]) -> Text:
        """A ship, a workshop and a house are built in sentences of their own."""
        verb = self.game.vocabulary.verbs[choice]
        if verbs.RAISE <= choice < verbs.ADORN:
            verb = ("build-ship", "build-workshop", "build-house")[min(choice - verbs.RAISE, data.HOUSE_PIECE)]
        return f"describe-{verb}", choice_facts(cast(Florence, view), seat, choice, players)

    def menu(self, view: State, seat: int, choices: list[int]) -> list[int]:
        """What the disc offers, then cards, and what ends an activation last."""
        return sorted(choices, key=lambda choice: (choice in (verbs.DONE, verbs.STOP), choice))

    def section(self, view: State, choice: int) -> str:
        """What ends an activation is no card, so below cards it has a heading of its own."""
        verb = self.game.vocabulary.verbs[choice]
        if choice == verbs.DONE:
            town = cast(Florence, view)
            active = activation_of(town)
            return "menu-done" if active and hand_key(town, int(active.seat)) == "some" else ""
        return f"menu-{verb}" if verb in ("place", "white", "play") else ""

    def typed(self, choice: int, players: list[str]) -> str:
        """The notation, streets in fewer letters."""
        text = super().typed(choice, players)
        return text.removeprefix("place ").replace("+", " ") if verbs.PLACE <= choice < verbs.GAIN else text

    def understand(self, view: State, seat: int, text: str, players: list[str]) -> list[str]:
        return answers.understand(cast(Florence, view), seat, text)

    def stands_for(self, view: State, seat: int, thing: str) -> list[int]:
        return things.stands_for(thing) or super().stands_for(view, seat, thing)

    def why_topic(self, choice: int) -> str:
        """The action: cloth goes to a trade city by another one than to a port."""
        return data.ACTION_NAMES[int(action_of(choice))] if is_aimed(choice) else super().why_topic(choice)

    def help_card(self, topic: str) -> str:
        """For an action, tile, place, piece, category or rule id, under any of its names."""
        return CARDS.get(re.sub(r"[\s_+]+", "-", topic.strip().lower()), "")

    def help_topic(self, view: State, choice: int) -> str:
        """The action, where a choice carries out or plays one; else its verb."""
        if is_aimed(choice):
            return data.ACTION_NAMES[int(action_of(choice))]
        if verbs.PLAY <= choice < verbs.LIFT:
            return data.ACTION_NAMES[choice - verbs.PLAY]
        return super().help_topic(view, choice)

    def help_topics(self) -> list[str]:
        return list(TOPICS)

    # In a terminal.

    def draw(self, view: State, seat: int, players: list[str], width: int) -> RenderableType:
        return terminal.draw(FlorenceSight.of(self, view, seat, players), width)

    def draw_short(self, view: State, seat: int, players: list[str], width: int) -> RenderableType:
        return terminal.draw_short(FlorenceSight.of(self, view, seat, players), width)

    def legend(self, view: State) -> RenderableType:
        keys = [f"terminal-legend-{key}" for key in ("city", "council", "players")]
        return RichText("\n".join(self.words.say(key) for key in keys), style="dim")

    def scores(self, view: State, seat: int, players: list[str]) -> RenderableType:
        return terminal.scores(FlorenceSight.of(self, view, seat, players))

    def news_table(self, items: list[Item], players: list[str]) -> RenderableType:
        return scoring_table(items, players, self.words)

    # In a browser.

    def heading(self, scene: Scene) -> str:
        return page.heading(scene)

    def fragments(self, scene: Scene) -> list[Fragment]:
        return page.fragments(scene)

    def motions(self, scene: Scene, news: list[Item]) -> list[Motion]:
        return motions(scene, news)

    def acts(self, scene: Scene, news: list[Item]) -> list[Act]:
        return tile_acts(scene, news)

    def scoring(self, scene: Scene) -> list[ScoreStep]:
        return tile_and_final_steps(scene)

    def ending_acts(self, scene: Scene) -> list[Act]:
        """Final cards alone: the points of the tiles are known."""
        return final_acts(scene)

    def answers(self, scene: Scene) -> tuple[Answer, ...]:
        """What has a short name: what ends something, and what is built on the own mat."""
        named = [found for found in scene.choices.values() if found.label and found.verb in BRIEF_VERBS]
        return tuple(Answer(found.label, found.notation, found.sentence, found.card) for found in named)
