"""What a session prints: the board, the question, the story and the help, for the seat at the screen."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fondaco.cli.language import say
from fondaco.cli.story import pictured
from fondaco.face.game_face import GameFace
from fondaco.kernel.news import Item
from fondaco.kernel.table import Table

PROSE = 150
"""Sentences are not broken before the boards are, but they are hard to read in longer lines than this."""
FEW_ROWS = 40
"""A terminal with fewer lines gets the short board."""
SHORT_NEWS = 6
"""So many lines of news are read at a glance."""


class Display:
    """One table on one console. Counts the lines that nobody has had time to read yet."""

    def __init__(self, table: Table, names: list[str], face: GameFace, console: Console) -> None:
        self.table = table
        self.names = names
        self.face = face
        self.console = console
        self.unread = 0
        self.legend_due = True

    # Lines and pages.

    def sentence(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), width=min(PROSE, self.console.width))

    def line(self, text: str) -> None:
        """A line to be copied, which therefore must not be broken."""
        self.console.print(text, soft_wrap=True)

    def height(self, part: RenderableType) -> int:
        options = self.console.options.update(width=min(PROSE, self.console.width))
        return len(self.console.render_lines(part, options))

    def news(self, part: RenderableType) -> None:
        self.unread += self.height(part)
        self.console.print(part, width=min(PROSE, self.console.width))

    def would_scroll_off(self, rows: int) -> bool:
        """Whether more than a few lines of news are unread, and so many rows more would push them off the screen."""
        return self.unread > SHORT_NEWS and self.unread + rows > self.console.height

    def story(self, items: list[Item], seat: int) -> list[RenderableType]:
        return pictured(self.face, items, seat, self.names)

    # The board and the question.

    def drawn(self, seat: int) -> RenderableType:
        """The board that fits the terminal."""
        view = self.table.view(seat)
        short = self.console.height < FEW_ROWS and seat >= 0 and not view.is_over()
        draw = self.face.draw_short if short else self.face.draw
        return draw(view, seat, self.names, self.console.width)

    def show_board(self, seat: int) -> None:
        self.console.print()
        self.console.print(self.drawn(seat))
        if self.legend_due and self.console.height >= FEW_ROWS:
            self.console.print(self.face.legend(self.table.view(seat)))
        self.legend_due = False

    def is_board_due(self, seat: int) -> bool:
        """Whether the question is one at which the board is drawn anew, not part of a move under way."""
        prompt, _ = self.face.prompt(self.table.view(seat), seat, self.names)
        return self.table.state.question() in self.face.board_questions and prompt not in self.face.prompts_under_way

    def show_whole_board(self, seat: int) -> None:
        """Every house, with the legend, however long it gets."""
        view = self.table.view(seat)
        self.console.print(self.face.draw(view, seat, self.names, self.console.width))
        self.console.print(self.face.legend(view))

    def menu(self, seat: int) -> list[int]:
        """The choices offered by number; none to a seat that is not asked."""
        if not self.table.state.is_asked(seat):
            return []
        return self.face.menu(self.table.view(seat), seat, self.table.open(seat))

    def show_question(self, seat: int) -> None:
        """The prompt, then the choices offered by number with what each would do."""
        view = self.table.view(seat)
        face = self.face
        words = face.words
        key, facts = face.prompt(view, seat, self.names)
        self.console.print()
        self.sentence(words.say(key, facts), "bold")
        menu = self.menu(seat)
        if not menu:
            if self.table.state.is_asked(seat):
                self.sentence(words.say(key, facts, "how"))
            return
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        grid.add_column(style="dim", no_wrap=True)
        section = ""
        for index, choice in enumerate(menu):
            if face.section(view, choice) != section:
                section = face.section(view, choice)
                grid.add_row("", Text(words.say(section), style="bold") if section else "", "")
            sentence = words.say(*face.describe(view, seat, choice, self.names))
            grid.add_row(str(index + 1), sentence, face.typed(choice, self.names))
        self.console.print(grid)

    def show_scores(self, seat: int) -> None:
        self.console.print()
        self.console.print(self.face.scores(self.table.view(seat), seat, self.names))

    # Help.

    def show_help(self, seat: int, topic: str) -> None:
        """A card on one topic or offered choice; without one, how to play, the commands and the list of cards."""
        words = self.face.words
        if topic:
            card = self.card(seat, topic)
            self.sentence(card or say("play-no-card", topic=topic))
            if card:
                return
        else:
            self.sentence(words.say(f"help-{self.table.game.name}"))
            self.sentence(say("play-help-commands"))
        self.sentence(say("play-topics", topics=", ".join([*self.face.help_topics(), "undo"])))
        if words.has("help-rules"):
            self.sentence(words.say("help-rules"))

    def card(self, seat: int, topic: str) -> str:
        """What a help card says; empty if there is none."""
        if topic.strip().lower() == "undo":
            return say("play-help-undo")
        menu = self.menu(seat)
        if topic.isdecimal() and 1 <= int(topic[:4]) <= len(menu):
            topic = self.face.help_topic(self.table.view(seat), menu[int(topic[:4]) - 1])
        key = self.face.help_card(topic)
        return self.face.words.say(key) if key else ""

    def show_welcome(self) -> None:
        words = self.face.words
        self.sentence(say("play-welcome", title=words.say("game-title"), pitch=words.say("game-pitch")), "bold")
        self.sentence(words.say(f"help-{self.table.game.name}"))
        self.sentence(say("play-commands"), "dim")

    def show_winner(self) -> None:
        winners = self.table.game.winners(self.table.state)
        totals = self.table.record.result
        self.console.print()
        self.sentence(self.face.victory(winners, totals[winners[0]], self.names), "bold")
        if tie := self.face.tie(winners, totals, self.names):
            self.sentence(tie)
