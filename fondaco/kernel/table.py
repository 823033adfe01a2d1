"""The table: the safe shell around a game. Everything that comes from outside goes through it."""

from __future__ import annotations

from fondaco.kernel.chance import KEYED
from fondaco.kernel.choices import Choices
from fondaco.kernel.errors import CannotUndo, GameOver, Stale, UnknownChoice, UnknownSeat
from fondaco.kernel.followed import Followed
from fondaco.kernel.game import Game
from fondaco.kernel.judged import Judged
from fondaco.kernel.news import Listener
from fondaco.kernel.record import Record, check_salt, check_seed
from fondaco.kernel.replay import check_draw, first_fault, replay
from fondaco.kernel.state import CHANCE, NOBODY, State, Step


class Table:
    """One game being played: its state, its record, its news and its luck."""

    def __init__(self, record: Record) -> None:
        """Take up a record where it stops; a new one starts a game. Raises where it cannot be played."""
        replay(record)
        self.record = record
        self.game: Game = record.game
        self.choices = Choices(len(record.game.vocabulary))
        self.undone = 0
        """How many choices were taken back."""
        self.judged: Judged | None = None
        """The last verdict."""
        self.rewind(record.made)
        self.since = [self.version()] * record.seats
        """For each seat the version from which on answers to the present question fit it."""
        self.asked_since = self.version()
        """The version from which on the present question is asked."""

    def rewind(self, made: list[tuple[int, int]]) -> None:
        """Start again and make the given choices."""
        self.state: State = self.record.start()
        self.listener = Listener()
        self.state.listener = self.listener
        self.chance = self.record.chance()
        self.record.made = []
        self.record.result = []
        self.answered: list[Step] = []
        """The question that each choice answered."""
        self.revealed: list[int] = []
        """How often something hidden had been shown before each choice."""
        self.told: list[int] = []
        """How much news there was before each choice."""
        self.following: dict[int, Followed] = {}
        """By seat, what was chosen since its last choice."""
        for seat, choice in made:
            if seat == CHANCE:
                check_draw(self.record, self.chance, self.state, len(self.record.made), choice, self.choices)
            self.make(seat, choice)
        self.roll()

    def make(self, seat: int, choice: int) -> None:
        self.answered.append(self.state.asking)
        self.revealed.append(int(self.state.revealed))
        self.told.append(len(self.listener.items))
        self.record.made.append((seat, choice))
        self.state.choose(seat, choice)

    def roll(self) -> None:
        """Let chance answer until a player is asked; note the result once the game is over."""
        while self.state.is_asked(CHANCE):
            self.make(CHANCE, self.chance.draw(self.state, self.choices))
        if self.state.is_over():
            self.record.result = [sum(row) for row in self.game.breakdown(self.state)]

    def version(self) -> int:
        """Which position this is: a number that grows with every choice made or taken back, so it never comes again."""
        return len(self.record.made) + 2 * self.undone

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.record.seats:
            raise UnknownSeat("no-seat", {"seat": seat + 1, "seats": self.record.seats})

    def open(self, seat: int) -> list[int]:
        """What is open to a seat now; nothing if it is not asked."""
        self.check_seat(seat)
        if not self.state.may_answer(seat):
            return []
        self.state.open(seat, self.choices)
        return self.choices.listed()

    def view(self, seat: int) -> State:
        """What a seat, or NOBODY, may see."""
        if seat != NOBODY:
            self.check_seat(seat)
        return self.game.view(self.state, seat)

    def choose(self, seat: int, choice: int, version: int = -1) -> None:
        """Make a choice for a seat, if it may; `version` is the position the answer was meant for."""
        self.choose_all(seat, [choice], version)

    def choose_all(self, seat: int, chain: list[int], version: int = -1) -> None:
        """Make several choices of a seat in one go: all of them, or none where one is not open."""
        self.check_seat(seat)
        if self.state.is_over():
            raise GameOver("game-over")
        if version >= 0 and not self.is_still_asked(seat, version):
            raise Stale("stale", {"version": version, "now": self.version()})
        self.judge(seat, chain, False).accept()
        self.judged = None
        question = self.state.asking
        revealed = self.state.revealed
        for choice in chain:
            self.make(seat, choice)
        self.roll()
        if self.state.asking is not question:
            self.renew(-1)
        else:
            outdated = int(question.must_look_again(self.state, seat)) if self.state.revealed != revealed else 0
            self.renew(outdated | int(self.state.may_answer(seat)) << seat)

    def judge(self, seat: int, chain: list[int], is_closed: bool) -> Judged:
        """Whether a seat may make several choices in one go, in the present position.

        The last verdict is remembered: whoever asks, stores and carries out an answer has its legality checked once.
        """
        judged = self.judged
        if judged is None or not judged.fits(seat, chain, is_closed, self.version()):
            judged = Judged(seat, list(chain), is_closed, self.version())
            if not chain:
                judged.error = UnknownChoice("no-verb", {"verb": ""})
            else:
                fault = first_fault(self.game, self.state, seat, chain, self.choices, is_closed)
                if fault is not None:
                    judged.reached, judged.faulty, judged.error = fault
            self.judged = judged
        return judged

    def renew(self, seats: int) -> None:
        """From now on, answers of some seats, a bit mask or -1 for all, must be meant for the present position."""
        if seats == -1:
            self.asked_since = self.version()
        for seat in range(self.record.seats):
            if seats >> seat & 1:
                self.since[seat] = self.version()

    def is_still_asked(self, seat: int, version: int) -> bool:
        """Whether a seat's question of an earlier position is the present one: others may have answered it meanwhile.

        Whoever is asked again after an answer is asked anew, even where the step is the same one.
        """
        return self.since[seat] <= version <= self.version()

    def why_no_undo(self, seat: int, is_alone: bool = False) -> str:
        """Why a seat cannot take back its last choice: a key for the words; empty if it can.

        Where it `is_alone`, because all others are bots, their answers are taken back as well.
        """
        self.check_seat(seat)
        if self.state.is_over():
            return "over"
        last = self.last_choice_of(seat)
        if last < 0:
            return "nothing"
        if self.state.revealed != self.revealed[last]:
            return "revealed"
        still_open = self.state.asking is self.answered[last]
        if not still_open and not is_alone and self.state.asking.welcome(self.state) & ~(1 << seat):
            return "open"  # whether somebody has answered already may be a secret
        for other, _ in self.record.made[last + 1 :]:
            if other == CHANCE:
                return "drawn"
            if not still_open and not is_alone:
                return "decided"
        return "" if still_open or not self.followed(seat).look() else "revealed"

    def followed(self, seat: int) -> Followed:
        """What was chosen since the last choice of a seat, which there must be."""
        last = self.last_choice_of(seat)
        known = self.following.get(seat)
        if known is None or known.last != last:
            known = self.following[seat] = Followed(self.record, seat, last)
        return known

    def last_choice_of(self, seat: int) -> int:
        """Where in the record it stands; -1 where the seat chose nothing since the beginning that was taken over."""
        for index in range(len(self.record.made) - 1, self.record.beginning - 1, -1):
            if self.record.made[index][0] == seat:
                return index
        return -1

    def undo(self, seat: int, is_alone: bool = False) -> None:
        """Take back the last choice of a seat, if it may; where it is alone, with the answers of the bots."""
        reason = self.why_no_undo(seat, is_alone)
        if reason:
            raise CannotUndo(f"undo-{reason}")
        self.take_back(seat)

    def take_back(self, seat: int) -> None:
        """Take back the last choice of a seat, by replay without it. This trusts its caller, as stored games do.

        What others answered to the same question stays; what came of the choice later goes with it.
        """
        last = self.last_choice_of(seat)
        still_open = self.state.asking is self.answered[last]
        made = self.record.made
        kept = made[:last] + (made[last + 1 :] if still_open else [])
        self.undone += len(made) - len(kept)
        self.rewind(kept)
        if not still_open:
            self.renew(-1)
        elif self.state.waiting == 1 << seat:
            self.renew(1 << seat)  # nobody else may notice what was taken back, be it by an answer that no longer fits


def new_table(game: Game, seats: int, options: dict[str, str], seed: str) -> Table:
    game.check_seats(seats)
    check_seed(seed)
    return Table(Record(game, seats, game.settled(options), seed))


def keyed_table(record: Record, seed: str, salts: list[str]) -> Table:
    """A table whose chance is drawn with a secret key; what the record holds already was drawn otherwise."""
    check_seed(seed)
    for seat, salt in enumerate(salts):
        check_salt(salt)
        record.salts[seat] = salt
    record.luck, record.seed, record.beginning = KEYED, seed, len(record.made)
    return Table(record)
