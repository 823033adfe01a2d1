"""Genoa as people read and see it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, cast

from markupsafe import Markup
from rich.console import RenderableType
from rich.text import Text as RichText

from fondaco.face.act import Act
from fondaco.face.game_face import GameFace
from fondaco.face.loss import Loss
from fondaco.face.scene import Answer, Fragment, Motion, Scene
from fondaco.face.sequel import Sequel
from fondaco.face.text import UNKNOWN, Facts, Text
from fondaco.games.genoa import data, news
from fondaco.games.genoa import vocabulary as verbs
from fondaco.games.genoa.box import box_from_notation
from fondaco.games.genoa.face import answers, deal_form, terminal, things, weighing
from fondaco.games.genoa.face.acts import acts_of, ending_acts_of
from fondaco.games.genoa.face.bundle import offer_facts
from fondaco.games.genoa.face.buttons import bar_answers, deal_fragments
from fondaco.games.genoa.face.cards import CARDS, RULES
from fondaco.games.genoa.face.descriptions import description
from fondaco.games.genoa.face.diagrams import DIAGRAMS
from fondaco.games.genoa.face.lapses import lapses_in
from fondaco.games.genoa.face.lesson import LESSON
from fondaco.games.genoa.face.losses import losses_of
from fondaco.games.genoa.face.mat import mine_fragments
from fondaco.games.genoa.face.merchants import people_fragments, why_points
from fondaco.games.genoa.face.motions import motions
from fondaco.games.genoa.face.prompts import PROMPT_RULES, prompt
from fondaco.games.genoa.face.purses import purses
from fondaco.games.genoa.face.sight import CitySight
from fondaco.games.genoa.face.spots import city_facts
from fondaco.games.genoa.keys import card_key
from fondaco.games.genoa.offer import Terms
from fondaco.games.genoa.scoring import breakdown
from fondaco.games.genoa.state import City
from fondaco.games.genoa.steps.composing import is_drafting
from fondaco.kernel.choices import Choices
from fondaco.kernel.news import Item
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State

DEALING = frozenset({"offer", "plan", "counter", "send", "withdraw", "accept", "agree", "refuse"})
"""The button shows the whole deal, and a live table must not wait for a second click."""
COURSE = frozenset({"roll", "go", "use", "act", "deliver", "play", "give", "take", "visit", "done", "cancel", "forget"})
OWNING = frozenset({"claim", "place", "remove", "pass", "retire", "rest"})
OF_A_DRAFT = frozenset({"for", "bare", "give", "ask", "yield", "limit", "send"})
"""What an offer is composed of."""
FIRST = ["deliver", "send", "agree", "accept", "use", "go", "act", "roll", "offer", "counter", "plan"]
"""Verbs that bring something, in the order of the menu."""
LAST = ["pass", "retire", "rest", "done", "stop", "cancel", "refuse", "withdraw", "forget"]
"""Verbs that end something; all others stand between."""
GOT = frozenset({"got-good", "got-tile", "got-markers", "got-nothing", "drew", "drew-card", "no-card", "reshuffled"})
"""News of what an action brings."""
HANDED = frozenset({"handed-good", "handed-tile", "handed-markers", "handed-card", "handed-ducats"})
TRADED = frozenset({"played", "visited", "traded-good", "traded-tile", "traded-marker", "traded-card"})
LEGEND = ("plan", "players", "typing")
OFFERS = {news.OFFERED, news.COUNTERED, news.DEALT}
"""News that tells of a whole offer."""


class GenoaFace(GameFace):
    """The plan of the city, the drawer for dealing, and everybody's goods and cards."""

    quiet_news = frozenset({"passed"})
    superseded_news: ClassVar[dict[str, str]] = {"drew": "drew-card"}
    heading_news = frozenset({"round", "turn", "ended"})
    following_news = GOT | HANDED | TRADED | {"shorter", "last-round", "bonus", "delivered-order", "placed", "removed"}
    serial_news = frozenset({"passed", "drew-card"})
    joint_news: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("passed", "drew-card"), ""),
        **dict.fromkeys(("moved", "got-good", "drew", "placed"), "player"),
    }
    prompt_rules = PROMPT_RULES
    pausing_news = frozenset({"ended"})
    untold_verbs = frozenset({"pass", "retire", "rest", "done"})
    board_questions = frozenset({"starting", "dealing", "owning"})
    prompts_under_way = frozenset({"prompt-drafting", "prompt-drafting-space"})
    chained_verbs = frozenset({"offer", "plan", "counter"})
    """Verbs of the deal form, of which the app makes a chain of choices."""
    form_verbs = OF_A_DRAFT | {"offer", "cancel"}
    sure_verbs = DEALING | COURSE | OWNING
    """All but `stop`, which always ends the walk: were others asked about where something is shown, that question alone
    would tell that somebody has a plan for the space."""
    lesson = LESSON
    aids = ("worth",)
    """Estimates of what spaces, offers and answers are worth."""
    diagrams = DIAGRAMS

    # Texts.

    def prompt(self, view: State, seat: int, players: list[str]) -> Text:
        return prompt(cast(City, view), seat, players)

    def describe(self, view: State, seat: int, choice: int, players: list[str]) -> Text:
        return description(cast(City, view), seat, choice, players)

    def seal(self, view: State, seat: int, choice: int, seal: str) -> Text | None:
        """All that chance draws right after a stop are the dice of the next turn."""
        return ("seal-stop", {}) if choice == verbs.STOP and seal == "drawn" else None

    def menu(self, view: State, seat: int, choices: list[int]) -> list[int]:
        """All open choices: what brings something first, what ends something last."""
        return sorted(choices, key=lambda choice: (self.place_in_menu(choice), choice))

    def place_in_menu(self, choice: int) -> int:
        verb = self.game.vocabulary.verbs[choice]
        return FIRST.index(verb) if verb in FIRST else len(FIRST) + (verb in LAST)

    def section(self, view: State, choice: int) -> str:
        verb = self.game.vocabulary.verbs[choice]
        return f"menu-{verb}" if verb in ("give", "ask", "yield", "limit") and view.question() == "dealing" else ""

    def turn_of(self, view: State) -> int:
        """The trader's; the others offer, act and own within it."""
        return int(cast(City, view).trader)

    def understand(self, view: State, seat: int, text: str, players: list[str]) -> list[str]:
        return answers.understand(view, seat, text, players)

    def objection(self, view: State, seat: int, text: str) -> Text | None:
        return answers.objection(view, seat, text)

    def stands_for(self, view: State, seat: int, thing: str) -> list[int]:
        return things.stands_for(cast(City, view), seat, thing) or super().stands_for(view, seat, thing)

    def why_topic(self, choice: int) -> str:
        """An order, a message: the kind of card that would be delivered."""
        if verbs.DELIVER <= choice < verbs.PLAY:
            return data.KIND_NAMES[int(data.kind_of(choice - verbs.DELIVER + data.FIRST_MESSAGE))]
        return super().why_topic(choice)

    def why_not(self, view: State, seat: int, thing: str, choice: int, choices: Choices) -> Reason | None:
        elsewhere = things.why_elsewhere(cast(City, view), seat, thing, choice)
        return elsewhere or super().why_not(view, seat, thing, choice, choices)

    def points(self, view: State, seat: int) -> list[list[int]]:
        """By category; what others hold in secret is unknown until the end (G-S4)."""
        city = cast(City, view)
        rows = breakdown(city)
        for other, row in enumerate(rows):
            if other != seat and not city.is_over():
                row[0] = row[0] if city.open_money else UNKNOWN
                row[2] = UNKNOWN
        return rows

    def news_facts(self, item: Item, players: list[str]) -> Facts:
        """Of offers people read the terms, and cards are named by the box of the table; all else by its type."""
        box = box_from_notation(self.options.get("box", ""))
        if item.kind in OFFERS:
            return offer_facts(Terms(*item.numbers), box, players)
        facts = super().news_facts(item, players)
        types = [parameter.partition(":")[2] for parameter in news.KINDS[item.kind].parameters]
        return facts | {"card": card_key(box, item.numbers[types.index("card")])} if "card" in types else facts

    def sequels(self, items: list[Item], players: list[str]) -> dict[int, Sequel]:
        """Offers that no longer stand, since the action was taken or the tower went elsewhere."""
        return lapses_in(items, box_from_notation(self.options.get("box", "")), players, self.language)

    def help_card(self, topic: str) -> str:
        """The key of the help card for a building, good, tile, card, choice, category or rule id; empty for none."""
        return CARDS.get(re.sub(r"[\s_+]+", "-", topic.strip().lower()), "")

    def help_topic(self, view: State, choice: int) -> str:
        """What the help on an offered choice is about: its building or tile, where it has one; else its verb."""
        thing = self.game.vocabulary.things[choice]
        if verbs.DELIVER <= choice < verbs.PLAY:
            return data.KIND_NAMES[int(data.kind_of(choice - verbs.DELIVER + data.FIRST_MESSAGE))]
        is_place = verbs.GO <= choice < verbs.GIVE or verbs.VISIT <= choice < verbs.CLAIM
        is_told = (is_place and thing in data.BUILDING_NAMES) or verbs.PLAY <= choice < verbs.TAKE
        return thing if is_told else super().help_topic(view, choice)

    def help_topics(self) -> list[str]:
        return list(RULES)

    # In a terminal.

    def sight(self, view: State, seat: int, players: list[str]) -> CitySight:
        return CitySight.of(self, view, seat, players)

    def draw(self, view: State, seat: int, players: list[str], width: int) -> RenderableType:
        return terminal.draw(self.sight(view, seat, players), width)

    def draw_short(self, view: State, seat: int, players: list[str], width: int) -> RenderableType:
        return terminal.draw_short(self.sight(view, seat, players), width)

    def legend(self, view: State) -> RenderableType:
        """How to read the board, and how to type an offer."""
        return RichText("\n".join(self.words.say(f"terminal-legend-{key}") for key in LEGEND), style="dim")

    def scores(self, view: State, seat: int, players: list[str]) -> RenderableType:
        return terminal.scores(self.sight(view, seat, players))

    # In a browser.

    def heading(self, scene: Scene) -> str:
        """The rounds left and who trades."""
        city = cast(City, scene.view)
        if city.is_over():
            return scene.say("board-plan-over")
        return scene.say("board-plan-heading", rounds=int(city.rounds), player=scene.players[int(city.trader)])

    def fragments(self, scene: Scene) -> list[Fragment]:
        """The strip, the plan, the drawer for dealing, the viewer's mat, and a panel for each player."""
        strip, panels = people_fragments(scene)
        plan = Fragment("plan", scene.paint("plan.html", city_facts(scene)), "board")
        return [strip, plan, *deal_fragments(scene), *mine_fragments(scene), *panels]

    def answers(self, scene: Scene) -> tuple[Answer, ...]:
        return bar_answers(scene)

    def motions(self, scene: Scene, news: list[Item]) -> list[Motion]:
        return motions(scene, news)

    def acts(self, scene: Scene, news: list[Item]) -> list[Act]:
        return acts_of(scene, news)

    def losses(self, scene: Scene, news: list[Item]) -> list[Loss]:
        return losses_of(scene, news)

    def ending_acts(self, scene: Scene) -> list[Act]:
        return ending_acts_of(scene)

    def ending_picture(self, scene: Scene) -> Markup:
        return scene.paint("purses.html", purses(scene))

    def why_points(self, scene: Scene, category: str, seat: int) -> str:
        return why_points(scene, category, seat)

    def chain(self, view: State, seat: int, fields: Mapping[str, list[str]]) -> list[str]:
        return deal_form.chain(view, seat, fields)

    def composed(self, view: State, seat: int, choices: list[str], players: list[str]) -> str:
        return weighing.composed(cast(City, view), seat, choices, players, self.words)

    def unlisted(self, view: State, seat: int) -> frozenset[str]:
        """While an offer is composed the drawer stands for its small choices."""
        return OF_A_DRAFT if is_drafting(cast(City, view), seat) else frozenset()

    def weigh(self, scene: Scene, fields: Mapping[str, list[str]]) -> Fragment:
        return weighing.weigh(scene, fields)
