"""The form for a new table: what was typed into it, and its validation errors."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import NamedTuple

from fondaco.bots import BOTS
from fondaco.bots.levels import LEVELS
from fondaco.face.game_face import face_of
from fondaco.face.game_parts import box_notation
from fondaco.kernel.errors import FondacoError
from fondaco.kernel.game import Game
from fondaco.sentences import sentence_for
from fondaco.web.errors import BadForm
from fondaco.web.forms import MOST_TYPED, Form, is_blank, name_from
from fondaco.web.store.rows import Chair
from fondaco.web.store.storage import AT_LEISURE
from fondaco.web.tables.aids import CONFIRM, OFF, ON, USUAL, aids_of, title_of
from fondaco.web.tables.characters import Character, character_named
from fondaco.web.tables.pacing import BOT_PACES, CALM
from fondaco.web.tables.seating import USUAL_BOT, bot, empty, is_taken, person

PACES = ["live", AT_LEISURE]
USUAL_GRACE = {"live": 120, AT_LEISURE: 2 * 24 * 3600}
"""The grace period in seconds before the others can ask for a bot, by the pace of the table."""
GRACES = ["usual", "60", "120", "600", "86400", "172800", "604800"]
"""The grace periods that can be chosen: minutes, or days."""
KINDS = ["me", "open", "here", *BOTS]
"""Who can be put on a chair: me, a friend, somebody at this device, or a bot by its level."""
PRESETS = {"bots": "", "friends": "open", "here": "here"}
"""Who sits on the other chairs; bots are of the level that is chosen beside."""
USUAL_PRESET = "bots"
"""It begins at once."""
FIRST_STEP = {"name", "preset", "game", "level"}
"""The fields that stand on the page before anybody asks for more."""
USUAL_SEATS = 4
LONGEST_BOX = 8000
AID_VALUES = [USUAL, ON, OFF]


def usual_bots(game: Game, language: str, seats: int = 0) -> list[Character]:
    """The bots that sit down against one person, by default as many as a usual game has, the one of seat 2 first."""
    others = range(1, seats or min(USUAL_SEATS, game.most))
    return [character_named(game, bot(game, seat, USUAL_BOT, []).name, language) for seat in others]


class Wish(NamedTuple):
    """A table as it is wanted, validated."""

    game: Game
    name: str
    seats: int
    options: dict[str, str]
    pace: str
    bot_pace: int
    grace: int
    listed: bool
    salting: bool
    kinds: list[str]
    """Who is wanted on each chair."""
    names: list[str]
    """The names at this device, by seat; empty for all other seats."""
    aids: dict[str, str]
    """The aids that are wanted on or off; all others are as usual."""

    def is_handed(self) -> bool:
        """Whether several seats share one device, which is handed round."""
        return sum(1 for kind in self.kinds if kind in ("me", "here")) > 1

    def chairs(self, visitor: int) -> list[Chair]:
        chairs = [self.people(seat, visitor) for seat in range(self.seats)]
        for seat, kind in enumerate(self.kinds):
            if kind in BOTS:
                chairs[seat] = bot(self.game, seat, kind, [self.name, *self.names, *[chair.name for chair in chairs]])
        return chairs

    def people(self, seat: int, visitor: int) -> Chair:
        if self.kinds[seat] == "me":
            return person(seat, visitor, self.name)
        if self.kinds[seat] == "here":
            return person(seat, visitor, self.names[seat])
        return empty(seat)


class AidField(NamedTuple):
    """An aid in the form for a new table."""

    key: str
    title: str
    how: str
    values: tuple[str, ...]
    chosen: str


class Draft:
    """A form that can be shown again as it was filled in, with an error message at each field that is wrong."""

    def __init__(self, game: Game, language: str, form: Form, name: str = "") -> None:
        self.game = game
        self.face = face_of(game, language)
        self.form = form
        self.name = name
        """The visitor's last name, or one for a guest."""
        self.errors: dict[str, str] = {}
        """The error messages, by field."""
        preset = self.typed("preset")
        self.is_fresh = "seats" not in form.fields
        usual = USUAL_PRESET if self.is_fresh else "friends"
        self.preset = preset if preset in PRESETS else usual
        """Who sits on the chairs about which nothing else is said."""
        self.takes_box = game.has_box

    # What the page shows.

    def typed(self, field: str) -> str:
        """What was typed, however wrong it is."""
        values = [value for value in self.form.fields.getlist(field) if isinstance(value, str)]
        return values[-1][:LONGEST_BOX] if values else ""

    def shown_name(self) -> str:
        return self.typed("name") if "name" in self.form.fields else self.name

    def shown_seats(self) -> str:
        wanted = self.typed("seats")
        possible = [str(number) for number in range(self.game.fewest, self.game.most + 1)]
        return wanted if wanted in possible else str(min(USUAL_SEATS, self.game.most))

    def shown_kind(self, seat: int) -> str:
        """Who was put on a chair; empty for whomever the preset puts there."""
        wanted = self.typed(f"chair-{seat + 1}")
        return wanted if wanted in KINDS else "me" if seat == 0 else ""

    def shown_level(self) -> str:
        """How well the bots are to play about whom nothing else is said."""
        return self.shown_choice("level", list(LEVELS), USUAL_BOT)

    def shown_bots(self, seat: int) -> list[str]:
        """The bots that a chair offers: the levels, and any other that was put there."""
        kind = self.shown_kind(seat)
        return [kind, *LEVELS] if kind in BOTS and kind not in LEVELS else list(LEVELS)

    def shows_more(self) -> bool:
        """Whether the second step is open: something was said there, is wrong there, or belongs to the preset."""
        return self.preset == "here" or bool(set(self.form.fields) - FIRST_STEP or set(self.errors) - FIRST_STEP)

    def shown_choice(self, field: str, values: list[str], usual: str) -> str:
        wanted = self.typed(field)
        return wanted if wanted in values else usual

    def shown_aids(self) -> list[AidField]:
        """The aids with what can be chosen, the usual first: what every table has is usually on."""
        found = []
        for aid in aids_of(self.game):
            values = [ON, OFF] if aid == CONFIRM else AID_VALUES
            chosen = self.shown_choice(f"aid-{aid}", values, values[0])
            title, how = (title_of(self.game, aid, self.face.language, part) for part in ("", "-how"))
            found.append(AidField(aid, title, how, tuple(values), chosen))
        return found

    # Validation.

    def wish(self) -> Wish | None:
        """The table that is wanted; None if something is wrong, which is then in `errors`."""
        name, seats, pace, bot_pace, grace = "", self.game.fewest, PACES[0], CALM, GRACES[0]
        with self.at("name"):
            name = self.own_name()
        with self.at("seats"):
            seats = self.form.number("seats")
            self.game.check_seats(seats)
        if "seats" in self.errors:
            seats = self.game.fewest
        kinds, names = self.seating(name, seats)
        options, aids = self.options(), self.aids()
        with self.at("pace"):
            pace = self.form.one_of("pace", PACES, PACES[0])
        with self.at("bot-pace"):
            bot_pace = self.form.one_of("bot-pace", BOT_PACES, CALM)
        with self.at("grace"):
            grace = self.form.one_of("grace", GRACES, GRACES[0])
        if self.errors:
            return None
        listed = self.form.text("listed", 40) == "yes"
        salting = self.form.text("salting", 40) == "yes"
        seconds = USUAL_GRACE[pace] if grace == GRACES[0] else int(grace)
        return Wish(self.game, name, seats, options, pace, int(bot_pace), seconds, listed, salting, kinds, names, aids)

    def own_name(self) -> str:
        """What was typed, or else the visitor's last name: nobody has to give one."""
        typed = self.form.text("name", MOST_TYPED)
        return name_from(self.name if is_blank(typed) else typed)

    @contextlib.contextmanager
    def at(self, field: str) -> Iterator[None]:
        """Errors raised inside are shown at that field."""
        try:
            yield
        except FondacoError as error:
            self.errors.setdefault(field, sentence_for(error, self.face.language))

    def seating(self, name: str, seats: int) -> tuple[list[str], list[str]]:
        """Who is wanted on each chair, and the names of those at this device."""
        kinds: list[str] = []
        names: list[str] = []
        level = USUAL_BOT
        with self.at("level"):
            level = self.form.one_of("level", list(LEVELS), USUAL_BOT)
        for seat in range(seats):
            kind, own_name = "open", ""
            usual = "me" if seat == 0 else PRESETS[self.preset] or level
            with self.at(f"chair-{seat + 1}"):
                kind = self.form.one_of(f"chair-{seat + 1}", KINDS, usual)
                if kind == "me" and "me" in kinds:
                    raise BadForm("me-twice")
                if kind == "here":
                    own_name = name_from(self.form.text(f"name-{seat + 1}", 100) or self.face.seat_name(seat))
                    if is_taken(own_name, [name, *names]):
                        raise BadForm("name-used", {"name": own_name})
            kinds.append(kind)
            names.append(own_name)
        if all(kind in BOTS for kind in kinds):
            with self.at("chairs"):
                raise BadForm("nobody")
        return kinds, names

    def aids(self) -> dict[str, str]:
        """The aids that are wanted otherwise than usual."""
        wanted = {}
        for aid in aids_of(self.game):
            with self.at(f"aid-{aid}"):
                wanted[aid] = self.form.one_of(f"aid-{aid}", AID_VALUES, USUAL)
        return {aid: value for aid, value in wanted.items() if value != USUAL}

    def options(self) -> dict[str, str]:
        """The options of the game, in canonical form."""
        wanted = {}
        for option, values in self.face.game.options.items():
            with self.at(f"option-{option}"):
                wanted[option] = self.form.one_of(f"option-{option}", values, values[0])
        with self.at("box"):
            box = self.form.text("box", LONGEST_BOX).strip()
            if box:
                wanted["box"] = box_notation(self.game, box)
        with self.at("box"):
            return self.game.settled(wanted)
        return {}
