"""The lesson of Calimala: a street is used by all, a ship sails to London, and the council scores twice.

The second scoring shows what is easily got wrong: a white disc is pushed out, and all three have equally much.
"""

from __future__ import annotations

from fondaco.face.lesson import Lesson, Step

WOOD_WEAVE = "street-4"
LONDON, SANTA_CROCE, SAN_MINIATO = "city-2", "church-2", "church-1"
WAREHOUSES, WORKSHOPS, SHIPS = "seat-0-stock", "seat-0-cloth", "seat-0-ships"
HOUSES, HAND, POINTS, DISCS = "seat-0-houses", "seat-0-hand", "seat-0-points", "seat-0-discs"
DECK, DISCARD, PORTS, TRADE_CITIES = "deck", "discard", "council-3", "council-5"
PALAZZO_ARTWORKS = tuple(f"palazzo-art-{space}" for space in range(4))

LESSON = Lesson(
    seats=3,
    seed="30cdb998369319ca008265951adcfc6ad2e655c30d66f74aa0fd2d5bdc9cf291",
    options=(("city", "first-game"),),
    steps=(
        Step("welcome", ("#map", "#churches")),
        Step("final", (), "keep london", then=("2 keep troyes", "3 keep hamburg", "3 take brick", "2 take build")),
        Step("start-card", (), "take wood"),
        Step("city", ("#city",)),
        Step("place", (), "place wood+weave"),
        Step("wood", (WAREHOUSES,), "gain wood"),
        Step("weave", (WORKSHOPS,), "weave"),
        Step(
            "card",
            (HAND, DECK, DISCARD),
            "play wood",
            then=("2 white wood+weave; gain wood; gain wood; weave; weave; done",),
        ),
        Step("below", (WOOD_WEAVE,), "gain wood"),
        Step(
            "below-weave",
            (WORKSHOPS,),
            "weave",
            then=("3 place brick+contribute; gain brick; give brick-santa-croce; done",),
        ),
        Step("council", ("council-0",)),
        Step("harbour", (), "place build+ship"),
        Step("build", (SHIPS,), "build ship"),
        Step("limits", (SHIPS, HOUSES, WORKSHOPS)),
        Step("cities", ("#map", PORTS, TRADE_CITIES)),
        Step(
            "send",
            (LONDON,),
            "send london",
            then=("2 place wood+weave; gain wood; weave; done",),
        ),
        Step("third", (WOOD_WEAVE,), "gain wood"),
        Step(
            "third-weave",
            (WORKSHOPS,),
            "weave",
            then=("3 place wood+weave; gain wood; weave; done", "2 gain wood; weave; done"),
        ),
        Step("scored", ("council-0", POINTS)),
        Step("ties", ("council",)),
        Step("white", ("council-1",), "white transport+contribute"),
        Step("give", (SANTA_CROCE,), "give wood-santa-croce"),
        Step("give-again", (SAN_MINIATO,), "give wood-san-miniato"),
        Step("draw", (HOUSES, DECK), "draw transport"),
        Step("draw-again", (HAND,), "draw transport"),
        Step("marble", (WAREHOUSES,), "play marble"),
        Step("artwork", (HAND,), "play artwork"),
        Step(
            "palazzo",
            PALAZZO_ARTWORKS,
            "adorn palazzo",
            then=(
                "2 place wood+contribute; play build; gain wood; give wood-santa-croce",
                "3 place brick+marble; gain marble; gain brick; done",
            ),
        ),
        Step("fourth", (WOOD_WEAVE,), "place wood+weave"),
        Step("fourth-wood", (WOOD_WEAVE,), "gain wood"),
        Step("fourth-weave", (WORKSHOPS,), "weave", then=("3 gain wood; weave; done", "2 gain wood; draw weave; done")),
        Step("equal", (SANTA_CROCE, "council-1")),
        Step("order", ("council",)),
        Step("shared", ("council-1",)),
        Step("exchange", ("council-1", DISCS)),
        Step("finish", (DISCS, "council-14")),
        Step("finals", ("final",)),
        Step("remember", (), cards=("activation", "draw", "build", "representative", "ties", "end")),
        Step("end", ("#city",)),
    ),
)
