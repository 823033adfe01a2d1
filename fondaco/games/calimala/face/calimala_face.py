"""Calimala as people read and see it."""

from __future__ import annotations

import re
from typing import ClassVar, cast

from rich.console import RenderableType

from fondaco.face.game_face import GameFace
from fondaco.face.scene import Fragment, Motion, Scene, ScoreStep
from fondaco.face.text import Facts, Text
from fondaco.games.calimala import data
from fondaco.games.calimala import vocabulary as verbs
from fondaco.games.calimala.actions import action_of, is_aimed
from fondaco.games.calimala.face import answers, menu, page, terminal
from fondaco.games.calimala.face.cards import CARDS, RULES
from fondaco.games.calimala.face.descriptions import choice_facts
from fondaco.games.calimala.face.motions import motions
from fondaco.games.calimala.face.prompts import prompt_facts
from fondaco.games.calimala.face.scoring_steps import scoring_steps
from fondaco.games.calimala.face.scoring_table import scoring_table
from fondaco.games.calimala.face.sight import Sight
from fondaco.games.calimala.state import Florence
from fondaco.kernel.news import Item
from fondaco.kernel.state import State

TIES = frozenset({"tie-standing", "tie-representatives", "tie-earlier", "tie-artwork", "tie-shared"})
"""News of what decided a tie."""


class CalimalaFace(GameFace):
    """The streets of Florence, the council, the churches and the cities abroad."""

    quiet_news = frozenset({"turn", "ready"})
    heading_news = frozenset({"round", "last-tiles", "ended"})
    following_news = TIES | {
        "open-final",
        "gained",
        "built-ship",
        "built-workshop",
        "built-house",
        "adorned",
        "wove",
        "sent",
        "gave",
        "drew",
        "drew-card",
        "played",
        "skipped",
        "reshuffled",
        "points",
        "no-points",
    }
    serial_news = frozenset({"ready", "dealt", "took"})
    joint_news: ClassVar[dict[str, str]] = {"dealt": "", "took": "", "sent": "player", "points": ""}
    pausing_news = frozenset({"last-tiles", "ended"})
    untold_verbs = frozenset({"stop"})
    tabled_news = TIES | {"scored", "final-open", "final-secret", "points", "no-points"}
    board_questions = frozenset({"placing", "summoning"})

    # Texts.

    def prompt_facts(self, view: State, seat: int, players: list[str]) -> Facts:
        return prompt_facts(cast(Florence, view), seat)

    def describe(self, view: State, seat: int, choice: int, players: list[str]) -> Text:
        """A ship, a workshop and a house are built in sentences of their own."""
        verb = self.game.vocabulary.verbs[choice]
        if verbs.RAISE <= choice < verbs.ADORN:
            verb = ("build-ship", "build-workshop", "build-house")[min(choice - verbs.RAISE, data.HOUSE_PIECE)]
        return f"describe-{verb}", choice_facts(cast(Florence, view), seat, choice, players)

    def menu(self, view: State, seat: int, choices: list[int]) -> list[int]:
        return menu.menu(choices)

    def section(self, view: State, choice: int) -> str:
        return menu.section(choice)

    def typed(self, choice: int, players: list[str]) -> str:
        return menu.typed(choice)

    def understand(self, view: State, seat: int, text: str, players: list[str]) -> list[str]:
        return answers.understand(view, seat, text, players)

    def objection(self, view: State, seat: int, text: str) -> Text | None:
        return answers.objection(view, seat, text)

    def help_card(self, topic: str) -> str:
        """The key of the help card for an action, tile, place, piece, category or rule id; empty if there is none."""
        return CARDS.get(re.sub(r"[\s_+]+", "-", topic.strip().lower()), "")

    def help_topic(self, view: State, choice: int) -> str:
        """What the help on an offered choice is about: its action, where it carries out or plays one; else its verb."""
        if is_aimed(choice):
            return data.ACTION_NAMES[int(action_of(choice))]
        if verbs.PLAY <= choice < verbs.LIFT:
            return data.ACTION_NAMES[choice - verbs.PLAY]
        return super().help_topic(view, choice)

    def help_topics(self) -> list[str]:
        return list(RULES)

    # In a terminal.

    def draw(self, view: State, seat: int, players: list[str], width: int) -> RenderableType:
        return terminal.draw(self.sight(view, seat, players), width)

    def draw_short(self, view: State, seat: int, players: list[str], width: int) -> RenderableType:
        return terminal.draw_short(self.sight(view, seat, players), width)

    def legend(self, view: State) -> RenderableType:
        return terminal.legend(self.words)

    def scores(self, view: State, seat: int, players: list[str]) -> RenderableType:
        return terminal.scores(self.sight(view, seat, players))

    def news_table(self, items: list[Item], players: list[str]) -> RenderableType:
        return scoring_table(items, players, self.words)

    def sight(self, view: State, seat: int, players: list[str]) -> Sight:
        return Sight(view, seat, players, self.options, self.words)

    # In a browser.

    def heading(self, scene: Scene) -> str:
        return page.heading(scene)

    def fragments(self, scene: Scene) -> list[Fragment]:
        return page.fragments(scene)

    def motions(self, scene: Scene, news: list[Item]) -> list[Motion]:
        return motions(scene, news)

    def scoring(self, scene: Scene) -> list[ScoreStep]:
        return scoring_steps(scene)
