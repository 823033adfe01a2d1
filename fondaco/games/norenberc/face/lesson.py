"""The lesson of Norenberc: one round and the beginning of the next, in which beer is bought cheap and sold dear."""

from __future__ import annotations

from fondaco.face.lesson import Lesson, Step

BUYING_OF_BAKERS = ("2 buy pastry; buy pastry; stop",)
REST_OF_TURN_1 = ("3 buy shoes; buy shoes; stop", "2 sell 1", "3 buy pages; stop")
REST_OF_TURN_2 = ("3 sell 1", "2 sell 1", "3 buy shoes; stop", "2 buy pages; stop")

LESSON = Lesson(
    seats=3,
    seed="a46b24d2539c321dc754157520235590b4afbe4666bc7e63ed43044b1a647ba6",
    steps=(
        Step("welcome", ("#house-0", "#house-1", "#house-2", "#house-3")),
        Step("master", ("master-0",)),
        Step("coming", ("window-0-2", "window-0-3")),
        Step("mine", ("#mine",), then=("2 plan bakers+printers", "3 plan shoemakers+printers")),
        Step("plan", (), "plan brewers+bakers"),
        Step("buy", ("master-0",), "buy beer"),
        Step("again", (), "buy beer"),
        Step("again", (), "buy beer", then=BUYING_OF_BAKERS),
        Step("rooms", ("room-1-2", "room-1-3", "room-1-4")),
        Step("hire", (), "hire room-2"),
        Step("pay", ("seat-0-goods",), "pay shoes"),
        Step("roof", ("roof-1", "seat-0-money")),
        Step("lead", ("order",), "lead", then=REST_OF_TURN_1),
        Step("turns", ("seat-0-agents",), then=("2 plan shoemakers+printers", "3 plan bakers+shoemakers")),
        Step("plan-agent", ("room-0-2",), "plan brewers"),
        Step("hire-agent", (), "hire room-2"),
        Step("pay-pages", ("seat-0-goods",), "pay pages", then=REST_OF_TURN_2),
        Step("favourite", ("crest-0", "master-0", "seat-0-goods")),
        Step("pass", ("seat-0-agents",), "pass"),
        Step("won", ("seat-0-goods", "seat-0-crests")),
        Step("next-round", ("master-0", "room-0-1"), then=("2 plan bakers+printers", "3 plan brewers+shoemakers")),
        Step("plan-sale", ("master-0",), "plan brewers+bakers"),
        Step("sell", ("master-0", "seat-0-goods"), "sell 2"),
        Step("townspeople", ("room-1-3", "room-1-4")),
        Step("points", ("#scores",)),
        Step("end", ("#mine",)),
    ),
)
