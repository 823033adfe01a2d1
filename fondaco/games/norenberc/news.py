"""The kinds of news of Norenberc: what can happen, and what its numbers mean."""

from __future__ import annotations

from typing import Final

from fondaco.kernel.news import NewsKind

ROUND: Final = 0
TURN: Final = 1
READY: Final = 2
PLANNED: Final = 3
CARDS: Final = 4
PASSED: Final = 5
CALLED: Final = 6
REVEALED: Final = 7
SOLD: Final = 8
BOUGHT: Final = 9
DID_NOTHING: Final = 10
PAID_GOODS: Final = 11
HIRED: Final = 12
NEW_AGENT: Final = 13
ROOF_MONEY: Final = 14
LEADS: Final = 15
STOLE: Final = 16
INSURED: Final = 17
SWAPPED: Final = 18
LOADED: Final = 19
APPOINTED: Final = 20
SHUFFLED_BACK: Final = 21
NO_AGENTS_LEFT: Final = 22
NO_FAVOURITE: Final = 23
TIED: Final = 24
FAVOURITE: Final = 25
WON_TILE: Final = 26
WON_CREST: Final = 27
WON_PRESTIGE: Final = 28
PRESTIGE_LOST: Final = 29
INCOME: Final = 30
GUEST_LEFT: Final = 31
GUEST_CAME: Final = 32
NEW_MASTER: Final = 33
NEW_PRESTIGE: Final = 34
ENDED: Final = 35
GOOD_RETURNED: Final = 36
UNUSED: Final = 37
PLANS_TO_PASS: Final = 38
ROUND_ENDS: Final = 39

KINDS: Final = [
    NewsKind("round", "round:number"),
    NewsKind("turn", "turn:number"),
    NewsKind("ready", "player:seat"),
    NewsKind("planned", "guilds:guildset"),
    NewsKind("cards", "player:seat count:number"),
    NewsKind("passed", "player:seat"),
    NewsKind("called", "guild:guild"),
    NewsKind("revealed", "player:seat guild:guild"),
    NewsKind("sold", "player:seat count:number good:good money:number"),
    NewsKind("bought", "player:seat good:good money:number"),
    NewsKind("did-nothing", "player:seat guild:guild"),
    NewsKind("paid-goods", "player:seat count:number good:good guild:guild"),
    NewsKind("hired", "player:seat tile:tile room:number guild:guild"),
    NewsKind("new-agent", "player:seat"),
    NewsKind("roof-money", "player:seat money:number"),
    NewsKind("leads", "player:seat"),
    NewsKind("stole", "player:seat victim:seat good:good"),
    NewsKind("insured", "player:seat money:number"),
    NewsKind("swapped", "player:seat tile:tile place:place other:tile there:place"),
    NewsKind("loaded", "player:seat good:good"),
    NewsKind("appointed", "player:seat guild:guild"),
    NewsKind("shuffled-back", "tile:tile"),
    NewsKind("no-agents-left", "player:seat"),
    NewsKind("no-favourite", "guild:guild"),
    NewsKind("tied", "player:seat guild:guild money:number"),
    NewsKind("favourite", "player:seat guild:guild good:good count:number"),
    NewsKind("won-tile", "player:seat tile:tile"),
    NewsKind("won-crest", "player:seat guild:guild"),
    NewsKind("won-prestige", "player:seat"),
    NewsKind("prestige-lost", "guild:guild"),
    NewsKind("income", "player:seat money:number"),
    NewsKind("guest-left", "tile:tile guild:guild"),
    NewsKind("guest-came", "tile:tile guild:guild room:number"),
    NewsKind("new-master", "guild:guild tile:tile"),
    NewsKind("new-prestige", "guild:guild"),
    NewsKind("ended", ""),
    NewsKind("good-returned", "player:seat good:good"),
    NewsKind("unused", "player:seat tile:tile"),
    NewsKind("plans-to-pass", ""),
    NewsKind("round-ends", "round:number"),
]
