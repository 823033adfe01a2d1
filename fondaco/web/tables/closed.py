"""Tables that this release cannot play: their rules are no longer shipped, or the stored rows do not fit them."""

from __future__ import annotations

import logging

from fondaco.games import find_game
from fondaco.kernel.errors import FondacoError, UnknownGame, WrongVersion
from fondaco.web.errors import Differs, TooLate
from fondaco.web.store.rows import Stored
from fondaco.web.tables.live import Live

log = logging.getLogger("fondaco.web")


class ClosedTable(TooLate):
    """A table that cannot be played here. It can still be read from its rows."""

    stored: Stored
    is_final: bool
    """Whether no later release will play it either, so that nothing about it needs to stay secret."""


def live_from(stored: Stored, kind: type[Live] = Live) -> Live:
    """Load a table by replaying its rows. Raises ClosedTable if they cannot all be replayed: never half a table."""
    row = stored.row
    if row.finished is not None and row.result is None:
        raise closed(stored, "closed-rules", True)
    if [chair.seat for chair in stored.chairs] != list(range(row.seats)):
        raise closed(stored, "set-aside", False, {"act": 0, "stored": "", "comes": "chairs"})
    try:
        live = kind(stored)
        if row.result is not None and live.result() != row.result:
            raise Differs("differs", {"act": len(stored.acts) + 1, "stored": row.result, "comes": live.result()})
    except UnknownGame as error:
        # A release that does not know the game yet may have been started by mistake: nothing is closed for good.
        raise closed(stored, "later-rules" if row.finished is None else "closed-rules", False) from error
    except WrongVersion as error:
        is_former = row.rules < find_game(row.game).rules
        raise closed(stored, "closed-rules" if is_former else "later-rules", is_former) from error
    except Differs as error:
        raise closed(stored, "set-aside", False, error.facts) from error
    except FondacoError as error:
        raise closed(stored, "set-aside", False, {"act": 0, "stored": "", "comes": str(error)}) from error
    except Exception as error:  # rows from an archive or a damaged disk can be anything
        log.exception("table %s cannot be read", row.id)
        raise closed(stored, "set-aside", False, {"act": 0, "stored": "", "comes": type(error).__name__}) from error
    return live


def closed(stored: Stored, key: str, is_final: bool, facts: dict[str, str | int] | None = None) -> ClosedTable:
    about: dict[str, str | int] = {"game": stored.row.game, "rules": stored.row.rules}
    about["stage"] = "running" if stored.row.result is None else "over"
    error = ClosedTable(key, about | (facts or {}))
    error.stored, error.is_final = stored, is_final
    return error
