"""Norenberc as people read and see it."""

from __future__ import annotations

import re
from typing import ClassVar, cast

from rich.console import RenderableType

from fondaco.face.game_face import GameFace
from fondaco.face.scene import Fragment, Motion, Scene, ScoreStep
from fondaco.face.text import Facts, Text
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face import answers, menu, page, terminal
from fondaco.games.norenberc.face.cards import CARDS, RULES
from fondaco.games.norenberc.face.descriptions import description
from fondaco.games.norenberc.face.favourites import favourites_table
from fondaco.games.norenberc.face.motions import motions
from fondaco.games.norenberc.face.points import points
from fondaco.games.norenberc.face.prompts import prompt_facts
from fondaco.games.norenberc.face.scoring_steps import scoring_steps
from fondaco.games.norenberc.face.sight import Sight
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.action import Action
from fondaco.kernel.news import Item
from fondaco.kernel.state import State


class NorenbercFace(GameFace):
    """The street of guild houses, its guests and agents."""

    quiet_news = frozenset(
        {"ready", "planned", "cards", "revealed", "guest-came", "guest-left", "new-master", "shuffled-back"}
    )
    heading_news = frozenset({"round", "turn", "called", "round-ends", "ended"})
    following_news = frozenset(
        {
            "hired",
            "new-agent",
            "roof-money",
            "leads",
            "stole",
            "insured",
            "swapped",
            "loaded",
            "appointed",
            "unused",
            "shuffled-back",
            "won-tile",
            "won-crest",
            "won-prestige",
        }
    )
    serial_news = frozenset(
        {"ready", "cards", "revealed", "no-favourite", "tied", "guest-left", "guest-came", "new-master"}
    )
    joint_news: ClassVar[dict[str, str]] = {"paid-goods": "player", "tied": "guild", "income": ""}
    pausing_news = frozenset({"round-ends", "round", "ended"})
    untold_verbs = frozenset({"plan", "stay", "stop"})
    tabled_news = frozenset({"no-favourite", "tied", "favourite", "won-tile", "new-agent", "won-crest", "won-prestige"})
    board_questions = frozenset({"planning", "action"})
    composed_verbs = frozenset({"plan"})
    """A plan is a set of guilds."""

    # Texts.

    def prompt_facts(self, view: State, seat: int, players: list[str]) -> Facts:
        return prompt_facts(cast(Town, view), seat, players)

    def describe(self, view: State, seat: int, choice: int, players: list[str]) -> Text:
        return description(cast(Town, view), seat, choice, players)

    def menu(self, view: State, seat: int, choices: list[int]) -> list[int]:
        return menu.menu(view, choices)

    def section(self, view: State, choice: int) -> str:
        return menu.section(view, choice)

    def typed(self, choice: int, players: list[str]) -> str:
        return menu.typed(choice, players)

    def understand(self, view: State, seat: int, text: str, players: list[str]) -> list[str]:
        return answers.understand(view, seat, text, players)

    def objection(self, view: State, seat: int, text: str) -> Text | None:
        return answers.objection(view, seat, text)

    def points(self, view: State, seat: int) -> list[list[int]]:
        return points(view, seat, self.options)

    def help_card(self, topic: str) -> str:
        """The key of the help card for a tile, guild, good, action, category or rule id; empty if there is none."""
        word = re.sub(r"[\s_]+", "-", topic.strip().lower()).lstrip("★☾☀")
        return CARDS.get(word, CARDS.get(re.sub(r"-?\d\+?$", "", word), ""))

    def help_topic(self, view: State, choice: int) -> str:
        """What the help on an offered choice is about: the guest where one is hired, the verb elsewhere."""
        if verbs.HIRE <= choice < verbs.PAY:
            town = cast(Town, view)
            guild = int(cast(Action, town.stack[-1]).guild)
            return data.tile_name(int(town.rooms[guild * data.ROOMS + choice - verbs.HIRE]))
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
        return favourites_table(items, players, self.words)

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
