"""Genoa as people read and see it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, cast

from rich.console import RenderableType

from fondaco.face.game_face import GameFace
from fondaco.face.scene import Fragment, Motion, Scene, ScoreStep
from fondaco.face.text import Facts, Text
from fondaco.games.genoa import data
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.face import answers, deal_form, menu, page, terminal, weighing
from fondaco.games.genoa.face.cards import CARDS, RULES
from fondaco.games.genoa.face.descriptions import description
from fondaco.games.genoa.face.motions import motions
from fondaco.games.genoa.face.news_facts import news_facts
from fondaco.games.genoa.face.points import points
from fondaco.games.genoa.face.prompts import prompt
from fondaco.games.genoa.face.scoring_steps import scoring
from fondaco.games.genoa.face.sight import Sight
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import is_drafting
from fondaco.kernel.news import Item
from fondaco.kernel.state import State

DEALING = frozenset({"offer", "plan", "counter", "send", "withdraw", "accept", "agree", "refuse"})
"""The button shows the whole deal, and a live table must not wait for a second click."""
COURSE = frozenset({"roll", "go", "use", "act", "deliver", "play", "give", "take", "visit", "done", "cancel", "forget"})
OWNING = frozenset({"claim", "place", "remove", "pass", "retire", "rest"})
OF_A_DRAFT = frozenset({"for", "bare", "give", "ask", "yield", "limit", "send"})
"""What an offer is composed of."""


class GenoaFace(GameFace):
    """The plan of the city, the drawer for dealing, and everybody's goods and cards."""

    quiet_news = frozenset({"passed"})
    heading_news = frozenset({"round", "turn", "ended"})
    following_news = frozenset(
        {
            "shorter",
            "last-round",
            "bonus",
            "got-good",
            "got-tile",
            "got-markers",
            "got-nothing",
            "drew",
            "drew-card",
            "no-card",
            "reshuffled",
            "handed-good",
            "handed-tile",
            "handed-markers",
            "handed-card",
            "handed-ducats",
            "delivered-order",
            "played",
            "traded-good",
            "traded-tile",
            "traded-marker",
            "traded-card",
            "visited",
            "placed",
            "removed",
        }
    )
    serial_news = frozenset({"passed", "drew-card"})
    joint_news: ClassVar[dict[str, str]] = {
        "passed": "",
        "moved": "player",
        "got-good": "player",
        "drew": "player",
        "drew-card": "",
        "placed": "player",
    }
    pausing_news = frozenset({"ended"})
    untold_verbs = frozenset({"pass", "retire", "rest", "done"})
    board_questions = frozenset({"starting", "dealing", "owning"})
    prompts_under_way = frozenset({"prompt-drafting", "prompt-drafting-space"})
    chained_verbs = frozenset({"offer", "plan", "counter"})
    """Verbs of the deal form, of which the app makes a chain of choices."""
    sure_verbs = DEALING | COURSE | OWNING
    """All but `stop`, which always ends the walk: were others asked about where something is shown, that question alone
    would tell that somebody has a plan for the space."""

    # Texts.

    def prompt(self, view: State, seat: int, players: list[str]) -> Text:
        return prompt(cast(City, view), seat, players)

    def describe(self, view: State, seat: int, choice: int, players: list[str]) -> Text:
        return description(cast(City, view), seat, choice, players)

    def menu(self, view: State, seat: int, choices: list[int]) -> list[int]:
        return menu.menu(choices)

    def section(self, view: State, choice: int) -> str:
        return menu.section(view, choice)

    def understand(self, view: State, seat: int, text: str, players: list[str]) -> list[str]:
        return answers.understand(view, seat, text, players)

    def objection(self, view: State, seat: int, text: str) -> Text | None:
        return answers.objection(view, seat, text)

    def points(self, view: State, seat: int) -> list[list[int]]:
        return points(view, seat)

    def news_facts(self, item: Item, players: list[str]) -> Facts:
        facts = news_facts(item, players, self.options)
        return super().news_facts(item, players) if facts is None else facts

    def help_card(self, topic: str) -> str:
        """The key of the help card for a building, good, tile, card, choice, category or rule id; empty for none."""
        return CARDS.get(re.sub(r"[\s_+]+", "-", topic.strip().lower()), "")

    def help_topic(self, view: State, choice: int) -> str:
        """What the help on an offered choice is about: its building or tile, where it has one; else its verb."""
        thing = self.game.vocabulary.things[choice]
        if verbs.GO <= choice < verbs.GIVE or verbs.VISIT <= choice < verbs.CLAIM:
            return thing if thing in data.BUILDING_NAMES else super().help_topic(view, choice)
        if verbs.PLAY <= choice < verbs.TAKE:
            return thing
        if verbs.DELIVER <= choice < verbs.PLAY:
            return data.KIND_NAMES[int(data.kind_of(choice - verbs.DELIVER + data.FIRST_MESSAGE))]
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
        return scoring(scene)

    def chain(self, view: State, seat: int, fields: Mapping[str, list[str]]) -> list[str]:
        return deal_form.chain(view, seat, fields)

    def unlisted(self, view: State, seat: int) -> frozenset[str]:
        """While an offer is composed the drawer stands for its small choices."""
        return OF_A_DRAFT if is_drafting(cast(City, view), seat) else frozenset()

    def weigh(self, scene: Scene, fields: Mapping[str, list[str]]) -> Fragment:
        return weighing.weigh(scene, fields)
