"""The kinds of news of Calimala: what can happen, and what its numbers mean."""

from __future__ import annotations

from typing import Final

from fondaco.kernel.news import NewsKind

ROUND: Final = 0
TURN: Final = 1
BEGINS: Final = 2
DEALT: Final = 3
OPEN_FINAL: Final = 4
READY: Final = 5
KEPT: Final = 6
TOOK: Final = 7
PLACED: Final = 8
PLACED_WHITE: Final = 9
ACTIVATED: Final = 10
GAINED: Final = 11
BUILT_SHIP: Final = 12
BUILT_WORKSHOP: Final = 13
BUILT_HOUSE: Final = 14
ADORNED: Final = 15
WOVE: Final = 16
SENT: Final = 17
GAVE: Final = 18
DREW: Final = 19
DREW_CARD: Final = 20
PLAYED: Final = 21
SKIPPED: Final = 22
RESHUFFLED: Final = 23
ENTERED: Final = 24
EXCHANGED: Final = 25
LIFTED: Final = 26
NOBODY_ENTERED: Final = 27
PUSHED_OUT: Final = 28
PUSHED_OUT_WHITE: Final = 29
ENTERED_LATE: Final = 30
SCORED: Final = 31
POINTS: Final = 32
NO_POINTS: Final = 33
TIE_STANDING: Final = 34
TIE_REPRESENTATIVES: Final = 35
TIE_EARLIER: Final = 36
TIE_ARTWORK: Final = 37
TIE_SHARED: Final = 38
LAST_TILES: Final = 39
ALL_SCORED: Final = 40
FINAL_OPEN: Final = 41
FINAL_SECRET: Final = 42
ENDED: Final = 43

KINDS: Final = [
    NewsKind("round", "round:number"),
    NewsKind("turn", "turn:number player:seat"),
    NewsKind("begins", "player:seat"),
    NewsKind("dealt", "final:final"),
    NewsKind("open-final", "final:final"),
    NewsKind("ready", "player:seat"),
    NewsKind("kept", "final:final"),
    NewsKind("took", "player:seat action:action"),
    NewsKind("placed", "player:seat street:street height:number"),
    NewsKind("placed-white", "player:seat street:street height:number"),
    NewsKind("activated", "player:seat street:street height:number"),
    NewsKind("gained", "player:seat material:material"),
    NewsKind("built-ship", "player:seat"),
    NewsKind("built-workshop", "player:seat"),
    NewsKind("built-house", "player:seat city:city"),
    NewsKind("adorned", "player:seat building:building"),
    NewsKind("wove", "player:seat count:number"),
    NewsKind("sent", "player:seat city:city"),
    NewsKind("gave", "player:seat material:material building:building"),
    NewsKind("drew", "player:seat action:action"),
    NewsKind("drew-card", "action:action"),
    NewsKind("played", "player:seat action:action"),
    NewsKind("skipped", "player:seat"),
    NewsKind("reshuffled", "count:number"),
    NewsKind("entered", "player:seat seat:number street:street"),
    NewsKind("exchanged", "player:seat seat:number street:street"),
    NewsKind("lifted", "player:seat seat:number street:street from:street height:number"),
    NewsKind("nobody-entered", "player:seat seat:number street:street"),
    NewsKind("pushed-out", "player:seat street:street"),
    NewsKind("pushed-out-white", "street:street"),
    NewsKind("entered-late", "player:seat street:street"),
    NewsKind("scored", "tile:tile seat:number"),
    NewsKind("points", "player:seat points:number cubes:number"),
    NewsKind("no-points", ""),
    NewsKind("tie-standing", "player:seat other:seat"),
    NewsKind("tie-representatives", "player:seat other:seat"),
    NewsKind("tie-earlier", "player:seat other:seat"),
    NewsKind("tie-artwork", "player:seat other:seat"),
    NewsKind("tie-shared", "player:seat other:seat"),
    NewsKind("last-tiles", "count:number"),
    NewsKind("all-scored", ""),
    NewsKind("final-open", "final:final"),
    NewsKind("final-secret", "final:final player:seat"),
    NewsKind("ended", ""),
]
