"""Proposals: somebody wants to switch an aid of the table on or off, and all who play there must agree."""

from __future__ import annotations

import logging
from typing import NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from fondaco.web.errors import BadForm, NotYours, OutOfOrder, TooLate
from fondaco.web.store import storage
from fondaco.web.tables.aids import ON, aids_of, is_on
from fondaco.web.tables.announcement import AID, Announcement, name_at
from fondaco.web.tables.hall import Hall
from fondaco.web.tables.live import Live
from fondaco.web.tables.seating import people_of

log = logging.getLogger("fondaco.web")


class Proposal(NamedTuple):
    """It is kept in memory only: after a restart it can be made again."""

    aid: str
    to: str
    """ON or OFF."""
    asker: int
    """The visitor who wants it."""
    agreed: frozenset[int]
    """The visitors who agreed."""

    def awaits(self, live: Live) -> frozenset[int]:
        """The visitors who must still agree: all who play here, also those who are away."""
        return frozenset(people_of(live.chairs) - {self.asker} - self.agreed)


def check_player(live: Live, visitor: int, aid: str) -> None:
    """Raise where somebody has no say in an aid of this table."""
    live.playing()
    if live.is_over():
        raise TooLate("game-is-over")
    if aid not in aids_of(live.game):
        raise BadForm("no-aid", {"aid": aid[:40]})
    if not live.seats_of(visitor):
        raise NotYours("aid-seated")


async def propose(hall: Hall, live: Live, visitor: int, aid: str, to: str) -> None:
    """Somebody wants an aid on or off. Without anybody else who plays here it is at once."""
    check_player(live, visitor, aid)
    if is_on(live, aid) == (to == ON):
        raise TooLate("aid-so-already")
    known = live.proposals.get(aid)
    if known is not None and known.asker != visitor:
        await answer(hall, live, visitor, aid, known.to == to)
        return
    live.proposals[aid] = Proposal(aid, to, visitor, frozenset())
    if live.proposals[aid].awaits(live):
        await announce(hall, live, visitor, "asks", aid, to)
    await settle(hall, live)


async def answer(hall: Hall, live: Live, visitor: int, aid: str, agrees: bool) -> None:
    """Somebody agrees, or would rather leave it as it is; whoever proposed it may withdraw."""
    check_player(live, visitor, aid)
    proposal = live.proposals.get(aid)
    if proposal is None:
        raise TooLate("aid-lapsed")
    if agrees:
        live.proposals[aid] = proposal._replace(agreed=proposal.agreed | {visitor})
        live.wake()
        await settle(hall, live)
        return
    del live.proposals[aid]
    await announce(hall, live, visitor, "keeps", aid, proposal.to)


async def settle(hall: Hall, live: Live) -> None:
    """Do what everybody has agreed to, once it is stored."""
    for aid, proposal in list(live.proposals.items()):
        async with live.lock:
            if live.proposals.get(aid) != proposal:
                continue
            if not live.seats_of(proposal.asker) or live.is_over():
                del live.proposals[aid]
                live.wake()
                continue
            if proposal.awaits(live):
                continue
            aids = live.row.aids | {aid: proposal.to}
            try:
                await hall.database.run(storage.set_aids, live.row.id, aids)
            except SQLAlchemyError as error:
                log.error("table %s: its aids were not stored: %s", live.row.id, error)
                raise OutOfOrder("not-stored") from error
            live.row = live.row._replace(aids=aids)
            del live.proposals[aid]
        if proposal.agreed:
            await announce(hall, live, proposal.asker, "settled", aid, proposal.to)
        live.wake()


async def announce(hall: Hall, live: Live, visitor: int, event: str, aid: str, to: str) -> None:
    """Tell everybody what somebody did about an aid. It is done already, so it stands even if this fails."""
    seats = live.seats_of(visitor)
    who = name_at(live, seats[0]) if seats else ""
    told = Announcement("web-aid-news", {"event": event, "who": who, AID: aid, "to": to})
    try:
        await hall.announce(live, told.noted(), visitor)
    except SQLAlchemyError as error:
        log.error("table %s: it was not stored what was told: %s", live.row.id, error)
        live.wake()
