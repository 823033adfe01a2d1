"""The lesson of Norenberc: one round and the beginning of the next, in which beer is bought cheap and sold dear.

What it asks for is good play as well, or near it: whoever has done it goes on with a fair share of the chances.
"""

from __future__ import annotations

from fondaco.face.lesson import Lesson, Step

TURN_1 = ("2 plan bakers+printers", "3 plan shoemakers+printers")
REST_OF_TURN_1 = (
    "2 buy pastry; buy pastry; stop",
    "3 buy shoes; buy shoes; stop",
    "2 sell 1",
    "3 buy pages; stop",
)
TURN_2 = ("2 plan shoemakers+printers", "3 plan bakers+shoemakers")
REST_OF_TURN_2 = ("3 sell 1", "2 buy shoes; stop", "3 buy shoes; stop", "2 buy pages; stop")
ROUND_2 = ("2 plan bakers+printers", "3 plan brewers+shoemakers")

LESSON = Lesson(
    seats=3,
    seed="a46b24d2539c321dc754157520235590b4afbe4666bc7e63ed43044b1a647ba6",
    steps=(
        Step("welcome", ("#house-0", "#house-1", "#house-2", "#house-3")),
        Step("master", ("master-0",)),
        Step("coming", ("window-0-2", "window-0-3")),
        Step("mine", ("#mine",)),
        Step("plan", (), "plan brewers+bakers", then=TURN_1),
        Step("rooms", ("room-0-2", "room-0-3", "room-0-4")),
        Step("hire", (), "hire room-2"),
        Step("pay", ("seat-0-goods",), "pay shoes"),
        Step("lead", ("order",), "lead"),
        Step("roof", ("roof-0",)),
        Step("prestige", ("crest-1",), "buy pastry", cards=("prestige",)),
        Step("more", ("store-1",), "buy pastry"),
        Step("rival", ("door-1",), "buy pastry", then=REST_OF_TURN_1),
        Step("turns", ("seat-0-agents",), "plan brewers", then=TURN_2),
        Step("buy", ("master-0",), "buy beer"),
        Step("again", ("seat-0-goods",), "buy beer"),
        Step("last", ("window-0-2",), "buy beer", then=REST_OF_TURN_2),
        Step("favourite", ("crest-0", "master-0", "crest-1", "master-1"), cards=("favourite",)),
        Step("pass", ("seat-0-agents", "seat-0-money"), "pass"),
        Step("won", ("seat-0-goods", "seat-0-crests"), cards=("crests",)),
        Step("next-round", ("master-0", "room-1-1"), cards=("round",)),
        Step("plan-sale", ("master-0", "seat-0-money"), "plan brewers+printers", then=ROUND_2),
        Step("sell", ("master-0", "seat-0-goods"), "sell 2"),
        Step("townspeople", ("room-0-1", "room-1-4", "room-2-4"), cards=("townsperson",)),
        Step("sums", ("seat-0-goods",), cards=("majority", "thirty")),
        Step("points", ("#scores",), cards=("all-guilds", "richest")),
        Step("signs", ("seat-0-agents",), cards=("agents", "roof")),
        Step("end", ("#mine",)),
    ),
)
