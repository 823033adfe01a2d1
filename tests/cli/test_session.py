"""A game at one screen: curtains, nods, pauses, what is typed and what fits the terminal."""

from __future__ import annotations

import contextlib
import io
from typing import cast

import pytest
from rich.console import Console

from fondaco.cli.curtain import WIPE
from fondaco.cli.players import Player
from fondaco.cli.session import Leaving, Session
from fondaco.face.game_face import face_of
from fondaco.games import GAMES
from fondaco.kernel.choices import Choices
from fondaco.kernel.reason import Reason
from fondaco.kernel.table import Table, new_table

ENTER = ""
SEAL = "This cannot be taken back."


class Sitting:
    """People, and bots where a name is empty, who have answered in turn; what they saw and what was played."""

    def __init__(
        self, table: Table, names: list[str], answers: list[str], rows: int = 60, columns: int = 100, tty: bool = False
    ) -> None:
        players = [Player(name) if name else Player(f"Bot{seat}", "random") for seat, name in enumerate(names)]
        console = Console(
            file=io.StringIO(), width=columns, height=rows, force_terminal=tty, highlight=False, markup=False
        )
        self.table = table
        self.answers = list(answers)
        self.file = cast(io.StringIO, console.file)
        self.session = Session(table, players, console, self.ask, lambda: "save")

    def ask(self, prompt: str) -> str:
        self.file.write(f"{prompt}{self.answers[0] if self.answers else ''}\n")
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)

    def play(self) -> str:
        with contextlib.suppress(Leaving):
            self.session.play()
        return self.file.getvalue()

    def made(self, seat: int) -> list[str]:
        return [self.table.game.vocabulary.text(choice) for who, choice in self.table.record.made if who == seat]


def planned(plans: list[str], seed: str = "a session") -> Table:
    """A table at which everybody has planned."""
    table = new_table(GAMES[0], len(plans), {}, seed)
    for seat, plan in enumerate(plans):
        table.choose(seat, table.game.vocabulary.number(f"plan {plan}"))
    return table


def apart(seed: str = "a session") -> Table:
    """Anna alone at the brewers, Bea alone at the bakers: whatever Anna does there leads on to the bakers' call."""
    return planned(["brewers", "bakers"], seed)


# The curtain.


class Lines:
    """Stands for the lines that a terminal lets a person call back."""

    def __init__(self) -> None:
        self.happened: list[str] = []

    def clear_history(self) -> None:
        self.happened.append("forget all")

    def parse_and_bind(self, binding: str) -> None:
        self.happened.append(binding)

    def set_auto_history(self, remember: bool) -> None:
        self.happened.append("keep" if remember else "drop")


def test_a_hand_over_wipes_the_screen_and_what_scrolled_off_it() -> None:
    table = new_table(GAMES[0], 2, {}, "curtain")
    text = Sitting(table, ["Anna", "Bea"], [ENTER, "1 2", ENTER, ENTER], tty=True).play()
    to_bea = text.index("Pass the screen to Bea")
    assert WIPE == "\x1b[H\x1b[2J\x1b[3J"
    assert text.rindex("Send agents to the brewers") < text.rindex(WIPE, 0, to_bea) < to_bea < text.rindex(WIPE)
    assert text.count(WIPE) == 4


def test_without_a_terminal_nothing_is_wiped() -> None:
    assert "\x1b" not in Sitting(apart(), ["Anna", "Bea"], [ENTER, "nothing", ENTER, ENTER]).play()


def test_lines_are_forgotten_at_a_hand_over_and_nods_are_never_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = Lines()
    monkeypatch.setattr("fondaco.cli.curtain.LINES", lines)
    Sitting(new_table(GAMES[0], 2, {}, "curtain"), ["Anna", "Bea"], [ENTER, "1 2", ENTER, ENTER]).play()
    forget = ["forget all", r'"\C-y": ""', r'"\ey": ""']
    hand_over = [*forget, "drop", *forget]
    assert lines.happened == [*hand_over, "keep", "drop", *hand_over, "keep"]


# Nods.


def test_a_choice_that_cannot_be_taken_back_waits_for_a_nod() -> None:
    sitting = Sitting(apart(), ["Anna", "Bea"], [ENTER, "nothing", "undo", "nothing", "7", "help sell"])
    text = sitting.play()
    assert sitting.made(0) == ["plan brewers"]
    assert "Do nothing; your agent still goes to the roof.\n" + SEAL in text
    assert "Not done; choose again." in text
    assert text.count(SEAL) == 4
    assert text.count("Press Enter first, or type undo.") == 1
    assert "Selling (N-V1)" in text
    sitting = Sitting(apart(), ["Anna", "Bea"], [ENTER, "nothing", ENTER])
    sitting.play()
    assert sitting.made(0) == ["plan brewers", "nothing"]


def test_it_waits_for_a_nod_where_the_same_player_acts_next_as_well() -> None:
    sitting = Sitting(planned(["brewers+bakers", "shoemakers"]), ["Anna", "Bea"], [ENTER, "nothing"])
    assert SEAL in sitting.play()
    assert sitting.made(0) == ["plan brewers+bakers"]


def test_a_choice_that_can_be_taken_back_is_made_first_and_nodded_to_after() -> None:
    table = planned(["brewers", "brewers"])
    first = int(table.state.first_asked())
    sitting = Sitting(table, ["Anna", "Bea"], [ENTER, "nothing", "5", "undo", "sell 1", ENTER])
    text = sitting.play()
    assert SEAL not in text
    assert text.count("Press Enter to go on, or type undo to take it back.") == 3
    assert sitting.made(first)[1:] == ["sell 1"]


def test_the_last_plan_of_all_waits_for_a_nod() -> None:
    sitting = Sitting(new_table(GAMES[0], 2, {}, "last"), ["Anna", "Bea"], [ENTER, "1", ENTER, ENTER, "2"])
    assert "Send agents to the bakers.\n" + SEAL in sitting.play()
    assert sitting.made(1) == []


# Pauses.


def test_there_is_time_to_read_before_and_after_the_end_of_a_round() -> None:
    sitting = Sitting(new_table(GAMES[0], 2, {}, "pauses"), ["Anna", ""], ["pass", ENTER, *[ENTER] * 4])
    text = sitting.play()
    marks = [
        "Press Enter for the end of round 1. \n",
        "— Round 1 ends",
        "Guild",
        "Favourite",
        "Wins",
        "Income in thalers, 3 each plus Musicians and Mayors: Anna 3 and Bot1 3.",
        "Press Enter for round 2. \n",
        "— Round 2 begins.",
    ]
    places = [text.index(mark) for mark in marks]
    assert places == sorted(places)
    assert " is the favourite of " not in text


def test_a_pause_shows_nothing_that_was_not_told_and_takes_nothing_back() -> None:
    table = new_table(GAMES[0], 2, {}, "pauses")
    early = ["undo", "1", "score", "board", "log"]
    sitting = Sitting(table, ["Anna", ""], ["pass", ENTER, *early, "help sell", ENTER, "quit"])
    text = sitting.play()
    paused = text[text.index("Press Enter for the end of round 1.") : text.index("Press Enter for round 2.")]
    assert paused.count("Press Enter for the end of round 1.") == 7
    assert paused.count("The story is not told yet: press Enter first.") == len(early)
    assert "Selling (N-V1)" in paused
    assert "Round 2" not in paused
    assert "Majorities" not in paused
    assert "Press Enter for round 2. quit" in text
    assert sitting.made(0) == ["pass"]


def test_every_command_can_be_typed_at_every_prompt_of_a_game_of_two_people() -> None:
    """Both only pass; whatever else is asked, they try every command before they press Enter."""
    commands = ["board", "score", "log", "log 3", "help", "help 2", "save", "2", "nonsense", ENTER]
    typed: list[str] = []

    def answer(prompt: str) -> str:
        if prompt.endswith("> "):
            return "pass"
        typed.append(prompt)
        return commands[len(typed) % len(commands) - 1]

    table = new_table(GAMES[0], 2, {}, "the end")
    sitting = Sitting(table, ["Anna", "Bea"], [])
    sitting.session.ask_line = answer
    text = sitting.play()
    assert table.state.is_over()
    assert "Press Enter for the end of round 4. " in typed
    assert "wins with" in text or "share the victory" in text


def test_news_that_the_board_would_push_off_the_screen_waits_to_be_read() -> None:
    def pauses(rows: int) -> int:
        table = new_table(GAMES[0], 5, {}, "long news")
        text = Sitting(table, ["Anna", "", "", "", ""], ["1", ENTER, *["nothing", ENTER] * 9], rows=rows).play()
        return text.count("Press Enter to go on. ")

    assert pauses(24) > 0
    assert pauses(200) == 0


# What is typed.


def test_several_goods_are_bought_in_one_line() -> None:
    for text in ("buy 3 beer", "buy beer 3", "buy beer beer beer", "buy 3 be"):
        sitting = Sitting(apart(), ["Anna", "Bea"], [ENTER, text, ENTER, ENTER])
        assert "Anna buys 3 beers for " in sitting.play()
        assert "In one go: buy beer, buy beer, and buy beer." in sitting.file.getvalue()
        assert sitting.made(0)[1:] == ["buy beer"] * 3


def test_choices_that_cannot_follow_each_other_are_not_made_at_all() -> None:
    table = apart()
    rooms = [choice for choice in table.open(0) if table.game.vocabulary.text(choice).startswith("hire")]
    room = table.game.vocabulary.text(rooms[0])[-1]
    sitting = Sitting(table, ["Anna", "Bea"], [ENTER, f"hire {room} hats", f"hire {room}"])
    text = sitting.play()
    assert f"“pay hats” would not be open after “hire room-{room}”, so nothing was done." in text
    assert sitting.made(0)[1:] == [f"hire room-{room}"]


def test_a_guest_is_hired_and_paid_in_one_line() -> None:
    table = apart()
    rooms = [table.game.vocabulary.text(choice) for choice in table.open(0)]
    assert "hire room-2" in rooms
    sitting = Sitting(table, ["Anna", "Bea"], [ENTER, "hire 2 shoes", ENTER])
    sitting.play()
    assert sitting.made(0)[1:] == ["hire room-2", "pay shoes"]


def test_answers_that_cannot_be_are_objected_to_in_plain_words() -> None:
    answers = ["1 9", "1 2 3 4 5", "quit now", "save it", "log none", "log 0"]
    text = Sitting(new_table(GAMES[0], 4, {}, "wrong"), ["Anna", "", "", ""], answers).play()
    assert "There is no guild 9; the guilds are 1 to 5." in text
    assert "You have 4 agents at hand, so you can plan at most 4 guilds." in text
    assert "“quit” takes no argument." in text
    assert "“save” takes no argument." in text
    assert text.count("such as log 5") == 2
    answers = [ENTER, "buy hats", "buy 4 beer", "buy", "99"]
    text = Sitting(apart(), ["Anna", "Bea"], answers).play()
    assert text.count("The store here has only beer.") == 2
    assert "You may buy at most 3 goods in a visit." in text
    assert "Type a number from 1 to " in text


def test_the_log_tells_so_many_paragraphs_as_wanted() -> None:
    text = Sitting(apart(), ["Anna", "Bea"], [ENTER, "log 2", "log"]).play()
    short, _, whole = text.partition("Anna> log\n")
    short = short.partition("Anna> log 2\n")[2]
    assert "The call goes to the brewers." in short
    assert "Round 1 begins." not in short
    assert "Round 1 begins." in whole


def test_what_no_news_tells_is_said_when_it_is_chosen() -> None:
    table = planned(["brewers", "brewers", "brewers"])
    table.choose(int(table.state.first_asked()), table.game.vocabulary.number("nothing"))
    seat = int(table.state.first_asked())
    sitting = Sitting(table, ["Anna", "Bea", "Cleo"], [ENTER, "hire 3 pastry shoes", "stay"])
    text = sitting.play()
    assert sitting.made(seat)[1:] == ["hire room-3", "pay pastry", "pay shoes", "stay"]
    assert "> stay\nStay at place 2.\n" in text


# Help.


def test_help_explains_an_offered_choice_by_its_number() -> None:
    table = apart()
    offered = [table.game.vocabulary.text(choice) for choice in table.open(0)]
    number = offered.index("hire room-2") + 1
    text = Sitting(table, ["Anna", "Bea"], [ENTER, f"help {number}", f"help {len(offered)}"]).play()
    card = text.partition(f"help {number}\n")[2]
    assert card.startswith(("Artisans (", "★", "☾", "☀"))
    assert "Nothing (N-01)" in text


def test_help_has_cards_for_the_words_on_the_board_and_says_what_rule_numbers_are() -> None:
    topics = ["roof", "roof money", "turn order", "♛", "⚑", "undo", ""]
    text = Sitting(new_table(GAMES[0], 2, {}, "help"), ["Anna", ""], [f"help {topic}" for topic in topics]).play()
    for words in ("The roof (N-A3", "The turn order (N-A2", "Prestige (N-S8", "Crests (N-G6", "undo takes back"):
        assert words in text
    assert "no help card" not in text
    assert "is the number of a rule in RULES.md" in text
    assert "3: 2, 4: 5, 5: 9, 6: 14, 7: 20" in " ".join(text.split())


def test_why_says_what_stands_against_a_choice_and_by_which_rule() -> None:
    table = apart()
    game, seat = table.game, 0
    shut = [choice for choice in range(len(game.vocabulary)) if choice not in table.open(seat)]
    reasons = {choice: table.view(seat).why_not(seat, choice, Choices(len(game.vocabulary))) for choice in shut}
    choice = next(choice for choice, reason in reasons.items() if reason is not None and reason.rule)
    asked = [f"why {game.vocabulary.text(choice)}", f"why {game.vocabulary.text(table.open(seat)[0])}", "why", "why so"]
    text = " ".join(Sitting(table, ["Anna", "Bea"], [ENTER, *asked]).play().split())
    reason = cast(Reason, reasons[choice])
    sentence = face_of(game, "en").words.say(f"why-{reason.key}", reason.facts)
    assert f"{sentence} ({reason.rule})" in text
    assert "That is open now." in text
    assert "Type why and a choice" in text
    assert "so" in text.partition("why so ")[2]


# What fits the terminal.


def test_a_low_terminal_shows_the_house_that_is_visited_and_board_shows_all() -> None:
    text = Sitting(apart(), ["Anna", "Bea"], [ENTER, "board"], rows=24, columns=80).play()
    short, _, whole = text.partition("Anna> board\n")
    assert "1 Brewers at " in short
    assert "2 Bakers at " not in short
    assert "type board" in short
    assert "Rooms 1 to 4" not in short
    assert "2 Bakers at " in whole
    assert "Rooms 1 to 4" in whole
    shown = short.partition("Round 1 of 4")[2]
    assert len(shown.splitlines()) <= 24


def test_a_low_terminal_plans_with_a_line_for_each_guild() -> None:
    text = Sitting(new_table(GAMES[0], 5, {}, "low"), ["Anna", "", "", "", ""], ["pass"], rows=24, columns=80).play()
    shown = text.partition("Round 1 of 4")[2].partition("Anna> ")[0].splitlines()
    assert len(shown) <= 24
    for guild in ("1 Brewers", "2 Bakers", "3 Shoemakers", "4 Printers", "5 Tailors", "6 Hatters"):
        assert len([line for line in shown if line.startswith(guild)]) == 1


def test_a_high_terminal_shows_every_house_and_the_signs() -> None:
    text = Sitting(apart(), ["Anna", "Bea"], [ENTER], rows=50).play()
    assert "2 Bakers at " in text
    assert "Rooms 1 to 4" in text
