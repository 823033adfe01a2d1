"""The kinds of news of Genoa: what can happen, and what its numbers mean.

News of offers has a whole offer in its numbers, as it lies in its table; `offer.Terms` reads them.
"""

from __future__ import annotations

from typing import Final

from fondaco.kernel.news import NewsKind

BEGINS: Final = 0
ROUND: Final = 1
TURN: Final = 2
ROLLED: Final = 3
STARTED: Final = 4
SHORTER: Final = 5
MOVED: Final = 6
STOPPED: Final = 7
OFFERED: Final = 8
COUNTERED: Final = 9
WITHDREW: Final = 10
REFUSED: Final = 11
DEALT: Final = 12
PASSED: Final = 13
PLANNED: Final = 14
FORGOT: Final = 15
USED: Final = 16
BONUS: Final = 17
GOT_GOOD: Final = 18
GOT_TILE: Final = 19
GOT_MARKERS: Final = 20
GOT_NOTHING: Final = 21
DREW: Final = 22
DREW_CARD: Final = 23
NO_CARD: Final = 24
RESHUFFLED: Final = 25
HANDED_GOOD: Final = 26
HANDED_TILE: Final = 27
HANDED_MARKERS: Final = 28
HANDED_CARD: Final = 29
HANDED_DUCATS: Final = 30
DELIVERED_MESSAGE: Final = 31
DELIVERED_ORDER: Final = 32
PLAYED: Final = 33
TRADED_GOOD: Final = 34
TRADED_TILE: Final = 35
TRADED_MARKER: Final = 36
TRADED_CARD: Final = 37
VISITED: Final = 38
CLAIMED: Final = 39
PLACED: Final = 40
REMOVED: Final = 41
LAST_ROUND: Final = 42
ENDED: Final = 43

OFFER: Final = (
    "player:seat space:space ducats:number goods:number tiles:number markers:number cards:number ducats_back:number "
    "goods_back:number tiles_back:number markers_back:number cards_back:number yield_goods:number yield_tiles:number "
    "yield_markers:number yield_cards:number yield_pay:number bare:number"
)
"""The numbers of an offer, as `offer.py` lists them."""

KINDS: Final = [
    NewsKind("begins", "player:seat"),
    NewsKind("round", "round:number left:number"),
    NewsKind("turn", "turn:number player:seat"),
    NewsKind("rolled", "player:seat red:number blue:number space:space"),
    NewsKind("started", "player:seat space:space"),
    NewsKind("shorter", "left:number"),
    NewsKind("moved", "player:seat space:space"),
    NewsKind("stopped", "player:seat space:space"),
    NewsKind("offered", OFFER),
    NewsKind("countered", OFFER),
    NewsKind("withdrew", "player:seat"),
    NewsKind("refused", "player:seat trader:seat"),
    NewsKind("dealt", OFFER),
    NewsKind("passed", "player:seat"),
    NewsKind("planned", "player:seat space:space"),
    NewsKind("forgot", "player:seat space:space"),
    NewsKind("used", "player:seat building:space"),
    NewsKind("bonus", "player:seat ducats:number building:space"),
    NewsKind("got-good", "player:seat good:good"),
    NewsKind("got-tile", "player:seat tile:tile"),
    NewsKind("got-markers", "player:seat count:number"),
    NewsKind("got-nothing", "player:seat"),
    NewsKind("drew", "player:seat kind:kind"),
    NewsKind("drew-card", "player:seat card:card"),
    NewsKind("no-card", "kind:kind"),
    NewsKind("reshuffled", "kind:kind"),
    NewsKind("handed-good", "player:seat other:seat good:good"),
    NewsKind("handed-tile", "player:seat other:seat tile:tile"),
    NewsKind("handed-markers", "player:seat other:seat count:number"),
    NewsKind("handed-card", "player:seat other:seat card:card"),
    NewsKind("handed-ducats", "player:seat other:seat ducats:number"),
    NewsKind("delivered-message", "player:seat card:card ducats:number"),
    NewsKind("delivered-order", "player:seat card:card ducats:number"),
    NewsKind("played", "player:seat tile:tile"),
    NewsKind("traded-good", "player:seat good:good"),
    NewsKind("traded-tile", "player:seat tile:tile"),
    NewsKind("traded-marker", "player:seat"),
    NewsKind("traded-card", "player:seat card:card"),
    NewsKind("visited", "player:seat building:space"),
    NewsKind("claimed", "player:seat space:space count:number"),
    NewsKind("placed", "player:seat building:space"),
    NewsKind("removed", "player:seat building:space other:seat"),
    NewsKind("last-round", ""),
    NewsKind("ended", ""),
]
