"""Norenberc as people read and see it."""

from __future__ import annotations

import re
from typing import ClassVar, cast

from markupsafe import Markup
from rich.console import RenderableType
from rich.text import Text as RichText

from fondaco.face.act import Act
from fondaco.face.game_face import GameFace
from fondaco.face.scene import Answer, Fragment, Motion, Scene
from fondaco.face.text import UNKNOWN, Facts, Text
from fondaco.games.norenberc import data
from fondaco.games.norenberc import vocabulary as verbs
from fondaco.games.norenberc.face import answers, page, terminal, things
from fondaco.games.norenberc.face.cards import CARDS, RULES
from fondaco.games.norenberc.face.descriptions import choice_facts
from fondaco.games.norenberc.face.diagrams import DIAGRAMS
from fondaco.games.norenberc.face.favourites import favourites_table
from fondaco.games.norenberc.face.guild_table import guild_table
from fondaco.games.norenberc.face.lesson import LESSON
from fondaco.games.norenberc.face.motions import motions
from fondaco.games.norenberc.face.prompts import PROMPT_RULES, prompt_facts
from fondaco.games.norenberc.face.round_end import round_end
from fondaco.games.norenberc.face.scoring_steps import why_points
from fondaco.games.norenberc.face.seals import seal_text
from fondaco.games.norenberc.face.sight import TownSight
from fondaco.games.norenberc.face.thumb_bar import thumb_answers
from fondaco.games.norenberc.scoring import CATEGORIES, breakdown
from fondaco.games.norenberc.state import Town
from fondaco.games.norenberc.steps.guard import tile_at
from fondaco.games.norenberc.steps.visit import visited_guild
from fondaco.kernel.choices import Choices
from fondaco.kernel.news import Item
from fondaco.kernel.reason import Reason
from fondaco.kernel.state import State


def key_set(keys: str) -> frozenset[str]:
    return frozenset(keys.split())


class NorenbercFace(GameFace):
    """The street of guild houses, its guests and agents."""

    quiet_news = key_set("ready planned cards revealed guest-came guest-left new-master shuffled-back")
    heading_news = key_set("round turn called round-ends ended")
    following_news = key_set(
        "hired new-agent roof-money leads stole insured swapped loaded appointed unused shuffled-back "
        "won-tile won-crest won-prestige"
    )
    serial_news = key_set("ready cards revealed no-favourite tied guest-left guest-came new-master")
    joint_news: ClassVar[dict[str, str]] = {"paid-goods": "player", "tied": "guild", "income": ""}
    prompt_rules = PROMPT_RULES
    pausing_news = key_set("round-ends round ended")
    untold_verbs = key_set("plan stay stop")
    tabled_news = key_set("no-favourite tied favourite won-tile new-agent won-crest won-prestige")
    board_questions = key_set("planning action")
    composed_verbs = key_set("plan")
    """A plan is a set of guilds."""
    diagrams = DIAGRAMS
    lesson = LESSON

    # Texts.

    def prompt_facts(self, view: State, seat: int, players: list[str]) -> Facts:
        return prompt_facts(cast(Town, view), seat, players)

    def choice_facts(self, view: State, seat: int, choice: int, players: list[str]) -> Facts:
        return choice_facts(cast(Town, view), seat, choice, players)

    def seal(self, view: State, seat: int, choice: int, seal: str) -> Text | None:
        return seal_text(cast(Town, view), seat, seal)

    def menu(self, view: State, seat: int, choices: list[int]) -> list[int]:
        """Plans are typed as guild numbers: there are too many."""
        if view.question() == "planning":
            return []
        sections = {choice: self.section(view, choice) for choice in choices}
        return sorted(choices, key=lambda choice: (not sections[choice], sections[choice], choice))

    def section(self, view: State, choice: int) -> str:
        """The guild of the Guard's artisan; beside passing, that plans are made at the houses."""
        if choice == verbs.PASS:
            return "menu-planning"
        if not verbs.SWAP <= choice < verbs.WITH:
            return ""
        return f"menu-guild-{int(data.guild_of(tile_at(cast(Town, view), choice - verbs.SWAP))) + 1}"

    def typed(self, choice: int, players: list[str]) -> str:
        is_robbery = verbs.ROB <= choice < verbs.STEAL
        return f"rob {players[choice - verbs.ROB]}" if is_robbery else super().typed(choice, players)

    def understand(self, view: State, seat: int, text: str, players: list[str]) -> list[str]:
        return answers.understand(cast(Town, view), seat, text, players)

    def objection(self, view: State, seat: int, text: str) -> Text | None:
        return answers.objection(cast(Town, view), seat, text) or super().objection(view, seat, text)

    def stands_for(self, view: State, seat: int, thing: str) -> list[int]:
        return things.stands_for(cast(Town, view), thing) or super().stands_for(view, seat, thing)

    def why_not(self, view: State, seat: int, thing: str, choice: int, choices: Choices) -> Reason | None:
        elsewhere = things.why_elsewhere(view, seat, thing, choice)
        return elsewhere or super().why_not(view, seat, thing, choice, choices)

    def idle(self, view: State, seat: int, thing: str) -> Reason | None:
        return things.why_idle(cast(Town, view), thing)

    def points(self, view: State, seat: int) -> list[list[int]]:
        """What depends on hidden money is unknown (N-S4)."""
        town = cast(Town, view)
        rows = breakdown(town)
        if town.is_over() or self.options.get("money") == "open":
            return rows
        for other in range(len(rows)):
            rows[other][CATEGORIES.index("richest")] = UNKNOWN
            if other != seat and town.owned[other * data.TILES + data.TAX_COLLECTOR] > 0:
                rows[other][CATEGORIES.index("townspeople")] = UNKNOWN
        return rows

    def help_card(self, topic: str) -> str:
        """The key of the help card for a tile, guild, good, action, category or rule id; empty if there is none."""
        word = re.sub(r"[\s_]+", "-", topic.strip().lower()).lstrip("★☾☀")
        return CARDS.get(word, CARDS.get(re.sub(r"-?\d\+?$", "", word), ""))

    def help_topic(self, view: State, choice: int) -> str:
        """What the help on an offered choice is about: the guest where one is hired, the verb elsewhere."""
        if verbs.HIRE <= choice < verbs.PAY:
            town = cast(Town, view)
            return data.tile_name(int(town.rooms[visited_guild(town) * data.ROOMS + choice - verbs.HIRE]))
        return super().help_topic(view, choice)

    def help_topics(self) -> list[str]:
        return list(RULES)

    # In a terminal.

    def draw(self, view: State, seat: int, players: list[str], width: int) -> RenderableType:
        return terminal.draw(self.sight(view, seat, players), width)

    def draw_short(self, view: State, seat: int, players: list[str], width: int) -> RenderableType:
        return terminal.draw_short(self.sight(view, seat, players), width)

    def legend(self, view: State) -> RenderableType:
        keys = [f"board-legend-{key}" for key in ("houses", "guests", "players")]
        return RichText("\n".join(self.words.say(key) for key in keys), style="dim")

    def scores(self, view: State, seat: int, players: list[str]) -> RenderableType:
        return terminal.scores(self.sight(view, seat, players))

    def news_table(self, items: list[Item], players: list[str]) -> RenderableType:
        return favourites_table(items, players, self.words)

    def sight(self, view: State, seat: int, players: list[str]) -> TownSight:
        return TownSight.of(self, view, seat, players)

    # In a browser.

    def heading(self, scene: Scene) -> str:
        """Round and turn."""
        town = cast(Town, scene.view)
        turn = 0 if town.is_over() else int(town.turn)
        return scene.say("board-round", round=int(town.round), rounds=data.ROUNDS, turn=turn)

    def fragments(self, scene: Scene) -> list[Fragment]:
        return page.fragments(scene)

    def answers(self, scene: Scene) -> tuple[Answer, ...]:
        return thumb_answers(scene) or super().answers(scene)

    def motions(self, scene: Scene, news: list[Item]) -> list[Motion]:
        return motions(scene, news)

    def acts(self, scene: Scene, news: list[Item]) -> list[Act]:
        return round_end(scene, news)

    def ending_picture(self, scene: Scene) -> Markup:
        return scene.paint("guild_table.html", guild_table(scene))

    def why_points(self, scene: Scene, category: str, seat: int) -> str:
        return why_points(scene, category, seat)
