"""A gathering: who sits at a table, who looks on, and who was told what of whom. It knows nothing of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.web.errors import NotYours
from fondaco.web.store import storage
from fondaco.web.store.course import names_at, seat_name
from fondaco.web.store.rows import Chair, TableRow
from fondaco.web.tables.watcher import Watcher

if TYPE_CHECKING:
    from fondaco.web.tables.asks import Ask
    from fondaco.web.tables.presence import Away


class Gathering:
    """The people and bots of one table."""

    def __init__(self, row: TableRow, chairs: list[Chair]) -> None:
        self.row = row
        self.chairs = chairs
        self.watchers: set[Watcher] = set()
        self.told_here: list[int] = []
        """The seats whose players were last said to be here."""
        self.at_screen: dict[int, int] = {}
        """Of each visitor who holds several seats, the one that looks at the screen now."""
        self.curtains: dict[int, int] = {}
        """Of each visitor who hands a device on, the seat that it is handed to."""
        self.called: dict[int, int] = {}
        """Of each visitor who handed a device to a seat that nobody waits for, that seat; until it acts."""
        self.seen: dict[int, int] = {}
        """When each visitor with a seat was last at the table, as far as that is newer than what is stored."""
        self.absences: dict[int, Away] | None = None
        """By seat, who was away when the steward last looked; None where the steward has not looked yet."""
        self.asks: dict[int, Ask] = {}
        """By seat, who asks for a bot there."""

    def names(self, language: str) -> list[str]:
        """The name at each seat; an empty one by its colour, as a reader of a language calls it."""
        return names_at(self.row.game, self.chairs, language)

    def seat_name(self, seat: int, language: str) -> str:
        return seat_name(self.row.game, seat, language)

    def seats_of(self, visitor: int | None) -> list[int]:
        return [chair.seat for chair in self.chairs if visitor is not None and chair.holder == visitor]

    def check_holder(self, seat: int, holder: int | None) -> None:
        """The seat may have been given to somebody else since the page was made."""
        chair = self.chairs[seat]
        if chair.is_open or chair.holder != holder:
            raise NotYours("not-seated")

    def is_full(self) -> bool:
        return not any(chair.is_open for chair in self.chairs)

    def is_here(self, seat: int) -> bool:
        """Whether the person at a seat looks at the table now."""
        holder = self.chairs[seat].holder
        return holder is not None and self.has_stream(holder)

    def has_stream(self, visitor: int) -> bool:
        return any(watcher.visitor == visitor for watcher in self.watchers)

    def has_part(self, visitor: int | None) -> bool:
        """Whether a visitor holds a seat or held one."""
        return visitor is not None and any(visitor in (chair.holder, chair.former) for chair in self.chairs)

    def note_seen(self, visitor: int | None) -> None:
        """Somebody is at the table, or was until now. In memory alone: the steward stores it now and then."""
        if visitor is not None and self.has_part(visitor):
            self.seen[visitor] = storage.now()

    def may_hurry(self, visitor: int | None) -> bool:
        """Whether all others are bots, so that nobody minds."""
        return visitor is not None and all(chair.bot is not None or chair.holder == visitor for chair in self.chairs)

    def has_bots(self) -> bool:
        return any(chair.bot is not None for chair in self.chairs)

    def wake(self) -> None:
        """Tell all who look on that something changed."""
        for watcher in self.watchers:
            watcher.wake()

    def wake_only(self, visitor: int | None) -> None:
        """Tell one visitor, in all windows. Nobody else can notice that there was anything."""
        for watcher in self.watchers:
            if watcher.visitor == visitor:
                watcher.wake()

    def here(self) -> list[int]:
        """The seats whose people look at the table now."""
        return [chair.seat for chair in self.chairs if self.is_here(chair.seat)]

    def tell_presence(self) -> None:
        """Tell all who look on who is here, if that changed: spectators and second windows change nothing."""
        here = self.here()
        if here != self.told_here:
            self.told_here = here
            for watcher in self.watchers:
                if self.asks:  # who has to agree hangs on who is here, and stands elsewhere on the page, too
                    watcher.wake()
                watcher.woken.set()
