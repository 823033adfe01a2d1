"""A game at one screen: people answer, bots play, everything is told and saved."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from fondaco.bots.hint import hints_for
from fondaco.cli.curtain import draw_curtain, remember_next_line
from fondaco.cli.display import Display
from fondaco.cli.faces import terminal_face
from fondaco.cli.language import explain, joined, printable, say
from fondaco.cli.players import Player
from fondaco.cli.story import pause_before
from fondaco.face.promise import reason_of, steps_of, worth_of
from fondaco.face.story import passages
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.luck import Luck
from fondaco.kernel.replay import check_choice
from fondaco.kernel.state import CHANCE, State
from fondaco.kernel.table import Table

ALONE = {"board", "hint", "score", "save", "undo", "quit", "exit", "q"}
"""Commands that nothing may follow."""
AT_PAUSES = {"help", "?", "save", "quit", "exit", "q"}
"""Commands that show nothing of what the story has not told yet."""


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
        self.face = terminal_face(table.game).at_table(table.record.options)
        self.console = console
        self.display = Display(table, self.names, self.face, console)
        self.sentence = self.display.sentence
        self.line = self.display.line
        self.ask_line = ask
        self.save = save
        """Writes the record and says where."""
        self.people = [seat for seat in range(len(players)) if players[seat].bot is None]
        self.at_screen = self.people[0] if len(self.people) == 1 else -1
        self.heard = [self.heard_before(seat) for seat in range(len(players))]
        """How much news each seat has been told."""

    def heard_before(self, seat: int) -> int:
        """A seat that comes back hears again what followed its last choice; without one, the game from its start."""
        last = self.table.last_choice_of(seat)
        return self.table.told[last] if last >= 0 else 0

    # The course of the game.

    def show_welcome(self) -> None:
        self.display.show_welcome()
        self.ask(say("play-begin"), False)

    def play(self) -> None:
        """Play to the end. Raises Leaving where somebody wants to stop before."""
        while not self.table.state.is_over():
            seat = self.next_seat()
            bot = self.players[seat].bot
            if bot is None:
                self.ask_person(seat)
            else:
                luck = Luck(f"{self.table.record.seed} seat {seat} at {len(self.table.record.made)}")
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
        display = self.display
        if display.legend_due or not own_move or display.is_board_due(seat):
            if display.would_scroll_off(display.height(display.drawn(seat))):
                self.pause(seat, say("play-pause"))
            display.show_board(seat)
        version = self.table.version()
        display.show_question(seat)
        while self.table.version() == version:
            self.answer(seat, self.ask(say("play-ask", player=self.names[seat])))
        display.unread = 0
        if self.table.version() > version:
            self.think_again(seat)

    def come_to_screen(self, seat: int) -> None:
        """Draw a curtain between two people who share the screen."""
        if self.at_screen == seat:
            return
        self.at_screen = seat
        draw_curtain(self.console)
        self.ask(say("play-pass-screen", player=self.names[seat]), False)
        draw_curtain(self.console)

    def think_again(self, seat: int) -> None:
        """Before somebody else decides, a choice that can be taken back waits for a nod."""
        state = self.table.state
        if state.is_over() or state.is_asked(seat) or self.table.why_no_undo(seat):
            return
        self.tell_news(seat)
        version = self.table.version()
        while self.table.version() == version:
            text = self.ask(say("play-go-on"), False)
            if not text:
                self.display.unread = 0
                return
            if not self.command(seat, text):
                self.sentence(say("play-first-nod"))

    def show_end(self) -> None:
        """The last news, the points by category, and who won."""
        seat = self.people[0] if len(self.people) == 1 else -1
        self.tell(seat, min(self.heard[person] for person in self.people))
        self.display.show_board(seat)
        self.display.show_scores(seat)
        self.display.show_winner()
        self.line(say("play-record", file=self.save()))

    # Telling.

    def tell_news(self, seat: int) -> None:
        """What happened since the seat last looked, as far as it may hear it."""
        self.tell(seat, self.heard[seat])
        self.heard[seat] = len(self.table.listener.items)

    def tell(self, seat: int, start: int) -> None:
        """The news from a point on, with time to read it."""
        display = self.display
        news = self.table.listener.items[start:]
        for index, passage in enumerate(passages(self.face, news, seat, self.face.quiet_news)):
            parts = display.story(passage.items, seat)
            prompt = pause_before(self.face, passage, self.names) if index else ""
            if prompt or display.would_scroll_off(sum(display.height(part) for part in parts)):
                self.pause(seat, prompt or say("play-pause"))
            for part in parts:
                display.news(part)

    def pause(self, seat: int, prompt: str) -> None:
        """Wait until somebody has read what is on the screen. The table is further on: nothing of it is shown here."""
        while True:
            text = self.ask(prompt, False)
            if not text:
                self.display.unread = 0
                return
            if text.split()[0].lower() in AT_PAUSES:
                self.command(seat, text)
            else:
                self.sentence(say("play-first-enter"))

    def show_log(self, seat: int, last: str) -> None:
        """The whole story, or its last paragraphs."""
        parts = self.display.story([item for item in self.table.listener.items if item.is_for(seat)], seat)
        for part in parts[-int(last) :] if last else parts:
            self.display.news(part)
        self.display.unread = 0

    # Answers.

    def ask(self, prompt: str, remember: bool = True) -> str:
        """One line from the person at the screen; `remember` says whether it may be called back later."""
        remember_next_line(remember)
        try:
            text = self.ask_line(f"{prompt} ")
        except (EOFError, KeyboardInterrupt):
            raise Leaving from None
        return printable(text.strip())[:200]

    def answer(self, seat: int, text: str) -> None:
        """Carry out a line: a number, a choice in words, or a command."""
        if not text:
            self.display.show_question(seat)
            return
        if self.command(seat, text):
            return
        view = self.table.view(seat)
        menu = self.display.menu(seat)
        vocabulary = self.table.game.vocabulary
        if menu and text.isdecimal():
            number = int(text[:9])
            if 1 <= number <= len(menu):
                self.carry_out(seat, [menu[number - 1]])
            else:
                self.sentence(say("play-number", most=len(menu)))
            return
        objection = self.face.objection(view, seat, text)
        if objection is not None:
            self.sentence(self.face.words.say(*objection))
            return
        understood = self.face.understand(view, seat, text, self.names)
        try:
            self.carry_out(seat, [vocabulary.number(notation) for notation in understood])
        except FondacoError as error:
            # Only now it is known what names of players in the text mean.
            objection = self.face.objection(view, seat, understood[0]) if len(understood) == 1 else None
            self.sentence(explain(error) if objection is None else self.face.words.say(*objection))

    def carry_out(self, seat: int, choices: list[int]) -> None:
        """Make one or several choices, all or none of them; first ask for a nod where they cannot be taken back."""
        view = self.table.view(seat)
        after = self.tried(seat, choices)
        if after is None:
            return
        sealing = self.would_seal(after)
        if sealing and not self.nodded(seat, view, choices):
            return
        self.table.choose_all(seat, choices)
        self.save()
        if not sealing and self.table.game.vocabulary.verbs[choices[-1]] in self.face.untold_verbs:
            self.describe(seat, view, choices[-1])

    def describe(self, seat: int, view: State, choice: int) -> None:
        self.sentence(self.face.words.say(*self.face.describe(view, seat, choice, self.names)))

    def tried(self, seat: int, choices: list[int]) -> State | None:
        """The game after some choices, tried on a copy; None, with a word about it, where they cannot follow so.

        Nobody may be shown anything of it. Raises where the first choice is not open.
        """
        game = self.table.game
        after = self.table.state.copy()
        for index, choice in enumerate(choices):
            try:
                check_choice(game, after, seat, choice, Choices(len(game.vocabulary)))
            except FondacoError:
                if index == 0:
                    raise
                earlier = self.face.typed(choices[index - 1], self.names)
                self.sentence(say("play-not-then", choice=self.face.typed(choice, self.names), earlier=earlier))
                return None
            after.choose(seat, choice)
        return after

    def would_seal(self, after: State) -> bool:
        """Whether something is then shown, drawn or over, so that there is no way back."""
        return after.revealed != self.table.state.revealed or after.is_asked(CHANCE) or after.is_over()

    def nodded(self, seat: int, view: State, choices: list[int]) -> bool:
        """Whether a person wants to do what cannot be taken back."""
        if len(choices) == 1:
            self.describe(seat, view, choices[0])
        else:
            self.sentence(say("play-several", choices=joined([self.face.typed(c, self.names) for c in choices])))
        while True:
            text = self.ask(say("play-seal"), False)
            if not text:
                return True
            if text.lower() == "undo":
                self.sentence(say("play-not-done"))
                return False
            if not self.command(seat, text):
                self.sentence(say("play-first-nod"))

    def command(self, seat: int, text: str) -> bool:
        """Carry out a command; whether it was one."""
        word, _, rest = text.partition(" ")
        word = word.lower()
        rest = rest.strip()
        if word in ("help", "?"):
            self.display.show_help(seat, rest)
        elif word == "why":
            self.say_why_not(seat, rest)
        elif word == "log" and (not rest or (rest.isdecimal() and int(rest[:9]) > 0)):
            self.show_log(seat, rest[:9])
        elif word == "log":
            self.sentence(say("play-log-number"))
        elif word in ALONE and rest:
            self.sentence(say("play-alone", command=word))
        elif word == "hint":
            self.show_hints(seat)
        elif word == "board":
            self.display.show_whole_board(seat)
            self.display.show_question(seat)
        elif word == "score":
            self.display.show_scores(seat)
        elif word == "save":
            self.line(say("play-saved", file=self.save()))
        elif word == "undo":
            self.undo(seat)
        elif word in ("quit", "exit", "q"):
            raise Leaving
        else:
            return False
        return True

    def show_hints(self, seat: int) -> None:
        """What promises most now, from what the seat can know, for one who plays against bots alone."""
        if len(self.people) > 1:
            self.sentence(say("play-hint-people"))
            return
        view = self.table.view(seat)
        hints = hints_for(self.table.game, view, seat) if view.may_answer(seat) else []
        if not hints:
            self.sentence(say("play-hint-none"))
        for number, hint in enumerate(hints, 1):
            first, *others = steps_of(self.face, view, seat, hint.line, self.names)
            steps = [first, *[say("review-then", step=step) for step in others]]
            self.sentence(f"{number}. {' '.join(steps)} ({worth_of(self.face, hint.chance, hint.points)})")
            if reason := reason_of(self.face, hint.reason, self.names):
                self.sentence(f"   {reason}", "dim")

    def say_why_not(self, seat: int, text: str) -> None:
        """Why a choice is not open to a seat now, and which rule says so."""
        if not text:
            self.sentence(say("play-why"))
            return
        view = self.table.view(seat)
        words, vocabulary = self.face.words, self.table.game.vocabulary
        objection = self.face.objection(view, seat, text)
        try:
            choice = vocabulary.number(self.face.understand(view, seat, text, self.names)[0])
        except FondacoError as error:
            self.sentence(explain(error) if objection is None else words.say(*objection))
            return
        reason = view.why_not(seat, choice, Choices(len(vocabulary)))
        if reason is None:
            self.sentence(say("play-why-open"))
            return
        sentence = words.say(*(objection or self.face.reason_text(reason)))
        self.sentence(say("play-why-rule", sentence=sentence, rule=reason.rule) if reason.rule else sentence)

    def undo(self, seat: int) -> None:
        try:
            self.table.undo(seat)
        except FondacoError as error:
            self.sentence(explain(error))
            return
        self.heard = [min(heard, len(self.table.listener.items)) for heard in self.heard]
        self.save()
        self.sentence(say("play-undone"))
