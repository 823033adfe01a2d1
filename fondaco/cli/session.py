"""A game at one screen: people answer, bots play, everything is told and saved."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from fondaco.cli.faces import Face
from fondaco.cli.players import Player
from fondaco.cli.story import laid_out, paragraphs
from fondaco.cli.words import printable, say
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.luck import Luck
from fondaco.kernel.table import Table

PROSE = 100
"""Sentences are easier to read in lines no longer than this."""


class Leaving(Exception):
    """Somebody leaves the screen; the game is saved."""


class Session:
    """One table, its players, and the screen they sit at."""

    def __init__(
        self, table: Table, players: list[Player], console: Console, ask: Callable[[str], str], save: Callable[[], str]
    ) -> None:
        self.table = table
        self.players = players
        self.names = [player.name for player in players]
        self.face = Face(table.game)
        self.console = console
        self.ask_line = ask
        self.save = save
        """Writes the record and says where."""
        self.people = [seat for seat in range(len(players)) if players[seat].bot is None]
        self.at_screen = self.people[0] if len(self.people) == 1 else -1
        self.heard = [self.heard_before(seat) for seat in range(len(players))]
        """How much news each seat has been told."""
        self.legend_due = True

    def heard_before(self, seat: int) -> int:
        """A seat that comes back hears again what followed its last choice."""
        last = self.table.last_choice_of(seat)
        return self.table.told[last] if last >= 0 else len(self.table.listener.items)

    # The course of the game.

    def play(self) -> None:
        """Play to the end. Raises Leaving where somebody wants to stop before."""
        while not self.table.state.is_over():
            seat = self.next_seat()
            bot = self.players[seat].bot
            if bot is None:
                self.ask_person(seat)
            else:
                luck = Luck(f"{self.table.record.seed} seat {seat} at {self.table.version()}")
                choice = bot.choose(self.table.game, self.table.view(seat), seat, luck)
                self.table.choose(seat, int(choice))
                self.save()
        self.show_end()

    def next_seat(self) -> int:
        """People are asked before bots, so that they can think again before the others decide."""
        asked = [seat for seat in range(len(self.players)) if self.table.state.is_asked(seat)]
        people = [seat for seat in asked if seat in self.people]
        return (people or asked)[0]

    def ask_person(self, seat: int) -> None:
        """Ask until a choice is made or taken back."""
        self.come_to_screen(seat)
        self.tell_news(seat)
        made = self.table.record.made
        own_move = bool(made) and made[-1][0] == seat
        if self.legend_due or not own_move or self.table.state.question() in self.face.board.WITH_BOARD:
            self.show_board(seat)
        version = self.table.version()
        self.show_question(seat)
        while self.table.version() == version:
            self.answer(seat, self.ask(say("play-ask", player=self.names[seat])))
        if self.table.version() > version:
            self.think_again(seat)

    def come_to_screen(self, seat: int) -> None:
        """Draw a curtain between two people who share the screen."""
        if self.at_screen == seat:
            return
        self.at_screen = seat
        self.console.clear()
        self.ask(say("play-pass-screen", player=self.names[seat]))
        self.console.clear()

    def think_again(self, seat: int) -> None:
        """Before somebody else decides, a choice that can be taken back waits for a nod."""
        state = self.table.state
        if state.is_over() or state.is_asked(seat) or self.table.why_no_undo(seat):
            return
        self.tell_news(seat)
        version = self.table.version()
        while self.table.version() == version:
            text = self.ask(say("play-go-on"))
            if not text:
                return
            if not self.command(seat, text):
                self.sentence(say("play-not-understood", text=text))

    # Answers.

    def ask(self, prompt: str) -> str:
        """One line from the person at the screen."""
        try:
            text = self.ask_line(f"{prompt} ")
        except (EOFError, KeyboardInterrupt):
            raise Leaving from None
        return printable(text.strip())[:200]

    def answer(self, seat: int, text: str) -> None:
        """Carry out a line: a number, a choice in words, or a command."""
        if not text:
            self.show_question(seat)
            return
        if self.command(seat, text):
            return
        view = self.table.view(seat)
        menu = self.face.board.menu(view, seat, self.table.open(seat))
        try:
            if menu and text.isdigit():
                if not 1 <= int(text) <= len(menu):
                    self.sentence(say("play-number", most=len(menu)))
                    return
                choice = menu[int(text) - 1]
            else:
                choice = self.table.game.vocabulary.number(self.face.board.understand(view, seat, text.lower()))
            self.table.choose(seat, choice)
            self.save()
            if not menu:
                self.sentence(self.face.words.say(*self.face.board.describe(view, seat, choice, self.names)))
        except FondacoError as error:
            self.sentence(str(error))

    def command(self, seat: int, text: str) -> bool:
        """Carry out a command; whether it was one."""
        word, _, rest = text.partition(" ")
        word = word.lower()
        if word in ("help", "?"):
            self.show_help(rest)
        elif rest:
            return False
        elif word == "board":
            self.show_board(seat)
            self.console.print(self.face.terminal.legend(self.table.view(seat), self.face.words))
            self.show_question(seat)
        elif word == "score":
            self.show_scores(seat)
        elif word == "log":
            self.tell(seat, 0, set())
        elif word == "save":
            self.line(say("play-saved", file=self.save()))
        elif word == "undo":
            self.undo(seat)
        elif word in ("quit", "exit", "q"):
            raise Leaving
        else:
            return False
        return True

    def undo(self, seat: int) -> None:
        try:
            self.table.undo(seat)
        except FondacoError as error:
            self.sentence(str(error))
            return
        self.heard = [min(heard, len(self.table.listener.items)) for heard in self.heard]
        self.save()
        self.sentence(say("play-undone"))

    # What is shown.

    def sentence(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), width=min(PROSE, self.console.width))

    def line(self, text: str) -> None:
        """A line to be copied, which therefore must not be broken."""
        self.console.print(text, soft_wrap=True)

    def show_board(self, seat: int) -> None:
        view = self.table.view(seat)
        options = self.table.record.options
        width = self.console.width
        self.console.print()
        self.console.print(self.face.terminal.draw(view, seat, self.names, options, self.face.words, width))
        if self.legend_due:
            self.legend_due = False
            self.console.print(self.face.terminal.legend(view, self.face.words))

    def show_question(self, seat: int) -> None:
        """The prompt, then the choices offered by number with what each would do."""
        view = self.table.view(seat)
        board = self.face.board
        words = self.face.words
        key, facts = board.prompt(view, seat, self.names)
        self.console.print()
        self.sentence(words.say(key, facts), "bold")
        menu = board.menu(view, seat, self.table.open(seat))
        if not menu:
            self.sentence(words.say(key, facts, "how"))
            return
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        grid.add_column(style="dim", no_wrap=True)
        for index, choice in enumerate(menu):
            sentence = words.say(*board.describe(view, seat, choice, self.names))
            grid.add_row(str(index + 1), sentence, self.table.game.vocabulary.text(choice))
        self.console.print(grid)

    def tell_news(self, seat: int) -> None:
        """What happened since the seat last looked, as far as it may hear it."""
        items = self.table.listener.items
        self.tell(seat, self.heard[seat], self.face.board.QUIET)
        self.heard[seat] = len(items)

    def tell(self, seat: int, start: int, quiet: set[str]) -> None:
        told = paragraphs(self.face, self.table.listener.items[start:], seat, self.names, quiet)
        for paragraph in laid_out(told):
            self.console.print(paragraph, width=min(PROSE, self.console.width))

    def show_scores(self, seat: int) -> None:
        options = self.table.record.options
        view = self.table.view(seat)
        self.console.print()
        self.console.print(self.face.terminal.scores(view, seat, self.names, options, self.face.words))

    def show_help(self, topic: str) -> None:
        """A card on one topic; without one, how to play, the commands and the list of cards."""
        words = self.face.words
        if topic:
            key = self.face.board.help_card(topic)
            self.sentence(words.say(key) if key else say("play-no-card", topic=topic))
            if key:
                return
        else:
            self.sentence(words.say(f"help-{self.table.game.name}"))
            self.sentence(say("play-help-commands"))
        self.sentence(say("play-topics", topics=", ".join(self.face.board.help_topics())))

    def show_welcome(self) -> None:
        words = self.face.words
        self.sentence(say("play-welcome", title=words.say("game-title"), pitch=words.say("game-pitch")), "bold")
        self.sentence(words.say(f"help-{self.table.game.name}"))
        self.sentence(say("play-commands"), "dim")
        self.ask(say("play-begin"))

    def show_end(self) -> None:
        """The last news, the points by category, and who won."""
        seat = self.people[0] if len(self.people) == 1 else -1
        start = min(self.heard[person] for person in self.people)
        self.tell(seat, start, self.face.board.QUIET)
        self.show_board(seat)
        self.show_scores(seat)
        winners = self.table.game.winners(self.table.state)
        points = self.table.record.result[winners[0]]
        names = [self.names[winner] for winner in winners]
        self.console.print()
        if len(winners) == 1:
            self.sentence(say("play-winner", player=names[0], points=points), "bold")
        else:
            self.sentence(say("play-shared", players=", ".join(names), points=points), "bold")
        self.line(say("play-record", file=self.save()))
