"""What a game looks like in a browser: by default its players, and what is open stands in the list of choices.

Templates and drawings of a game lie in `face/templates`, its stylesheets in `face/static`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from markupsafe import Markup

from fondaco.face.act import Act
from fondaco.face.diagram import Diagram
from fondaco.face.lesson import Lesson
from fondaco.face.loss import Loss
from fondaco.face.podium import podium
from fondaco.face.scene import Answer, Fragment, Motion, Scene, ScoreStep
from fondaco.face.score_sheet import shown
from fondaco.face.scoring_steps import scoring_acts, scoring_steps
from fondaco.face.story import chapters
from fondaco.face.text_face import TextFace
from fondaco.kernel.game import Game
from fondaco.kernel.news import Item
from fondaco.kernel.state import State

FEW = 3
"""So many answers fit into the bar for thumbs."""


class PlainSeat(NamedTuple):
    """What the default board shows of a player."""

    name: str
    sign: str
    asked: bool
    points: tuple[tuple[str, str], ...]
    """By category."""


class BrowserFace(TextFace):
    """The pages of one game, made from a scene."""

    composed_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs whose choices are sets, composed by ticking their parts, so that they are not listed one by one."""
    chained_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs of buttons that send a form that stands for several choices in a row, made in one go or not at all.

    All controls of such a form belong to the form `compose` of the page.
    """
    form_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs of choices that are only ever made by such a form, so that nobody asks about one of them alone."""
    sure_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs without a confirmation, though they cannot be undone."""
    aids: ClassVar[tuple[str, ...]] = ()
    """Aids that a table can switch on and off, each with the words `aid-NAME` and `aid-NAME-how`.

    As long as nobody decided otherwise they are on against bots alone, and off among people. Whether one is on is in
    `Scene.aids`.
    """
    lesson: ClassVar[Lesson | None] = None
    """How the game is learnt at a table, if it has a lesson."""

    diagrams: ClassVar[tuple[Diagram, ...]] = ()
    """The diagrams of the book of the rules, which is `book/LANGUAGE.md` in the folder of the game."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        self.categories: dict[str, tuple[str, str]] = {}
        """What `category` has said: every page asks for all of them. The copies of `at_table` share it."""

    def heading(self, scene: Scene) -> str:
        """Where the game stands, in few words: `Round 2 of 4, turn 1`."""
        return ""

    def fragments(self, scene: Scene) -> list[Fragment]:
        """The board and everybody's things."""
        facts = tuple(
            PlainSeat(name, scene.signs[seat], bool(scene.view.is_asked(seat)), self.points_told(scene, seat))
            for seat, name in enumerate(scene.players)
        )
        return [Fragment("plain-board", scene.paint("plain_board.html", facts), "board")]

    def points_told(self, scene: Scene, seat: int) -> tuple[tuple[str, str], ...]:
        """The categories of points by name, and what a seat has in each as far as the viewer may know."""
        row = scene.points[seat] if scene.points else []
        names = [self.category(key)[0] for key in self.game.categories]
        return tuple(zip(names, [shown(points) for points in row], strict=False))

    def answers(self, scene: Scene) -> tuple[Answer, ...]:
        """What stands in the bar for thumbs itself; by default all that is open, where it is little and told in a word.

        Whatever stands there or not, the list of choices tells in whole sentences what each would do.
        """
        found = list(scene.choices.values())
        labels = {one.label for one in found}
        if len(found) > FEW or len(labels) < len(found) or "" in labels:
            return ()
        return tuple(Answer(one.label, one.notation, one.sentence, one.card) for one in found)

    def motions(self, scene: Scene, news: list[Item]) -> list[Motion]:
        """What travelled, in the order it did, told by news that the viewer may hear."""
        return []

    def acts(self, scene: Scene, news: list[Item]) -> list[Act]:
        """The drama in news that the viewer may hear, moment by moment: a round that ends, a deal that is struck.

        By default what is told where a chapter ends, sentence by sentence, at no place in particular.
        """
        return [Act("", sentence) for sentence in chapters(self, news, scene.seat, list(scene.players))]

    def losses(self, scene: Scene, news: list[Item]) -> list[Loss]:
        """What others took from the viewer's own seat, by all news of the game. It is said until it was seen."""
        return []

    def scoring(self, scene: Scene) -> list[ScoreStep]:
        """The final scoring, step by step; asked once the game is over. By default a step for each category."""
        steps = scoring_steps(scene, self.game.categories, self.why_points)
        return [step if self.help_card(step.card) else step._replace(card="") for step in steps]

    def ending_acts(self, scene: Scene) -> list[Act]:
        """The end of the game as a show; the points of its acts lead up to the result. By default step by step."""
        return scoring_acts(self.scoring(scene))

    def ending_picture(self, scene: Scene) -> Markup:
        """All players on one picture, the winner first: an SVG drawing with all it needs in it or in the sprite sheet.

        By default a podium under pennants.
        """
        return scene.paint("podium.html", podium(scene))

    def why_points(self, scene: Scene, category: str, seat: int) -> str:
        """Why a seat has its points in a category, in few words."""
        return ""

    def category(self, key: str) -> tuple[str, str]:
        """The name of a category of points, and the topic of its rules card or empty."""
        known = self.categories.get(key)
        if known is None:
            known = self.words.say(f"category-{key}"), key if self.help_card(key) else ""
            self.categories[key] = known
        return known

    # Forms that stand for several choices.

    def chain(self, view: State, seat: int, fields: Mapping[str, list[str]]) -> list[str]:
        """The choices that the fields stand for, in their notation. Raises a FondacoError with a sentence."""
        return list(fields.get("choice", []))

    def composed(self, view: State, seat: int, choices: list[str], players: list[str]) -> str:
        """What such choices put together, in few words; empty where they put nothing together."""
        return ""

    def unlisted(self, view: State, seat: int) -> frozenset[str]:
        """Verbs that such a form stands for now, so that they are not listed one by one."""
        return frozenset()

    def weigh(self, scene: Scene, fields: Mapping[str, list[str]]) -> Fragment:
        """What is to be said of the fields while they are being filled in: a fragment with the id `weighing`.

        Asked after every change, so it must be quick; it changes nothing.
        """
        return Fragment("weighing", '<div id="weighing"></div>', "ask")
