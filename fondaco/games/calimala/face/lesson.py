"""The lesson of Calimala: a street is used by all, a ship sails to London, and the council scores."""

from __future__ import annotations

from fondaco.face.lesson import Lesson, Step

WOOD_WEAVE, BUILD_SHIP, TRANSPORT_CONTRIBUTE = "street-4", "street-23", "street-35"
LONDON, SANTA_CROCE = "city-2", "church-2"
WAREHOUSES, WORKSHOPS = "seat-0-stock", "seat-0-cloth"

LESSON = Lesson(
    seats=3,
    seed="42c5b9cc90f6bb0d568934cdaed5abda28389030e7798acbbda2f345ef23068a",
    options=(("city", "first-game"),),
    steps=(
        Step("welcome", ("#map", "#churches")),
        Step("final", (), "keep london", then=("2 keep hamburg", "3 keep bruges", "3 take brick", "2 take build")),
        Step("start-card", (), "take wood"),
        Step("city", ("#city",)),
        Step("place", (), "place wood+weave"),
        Step("wood", (WAREHOUSES,), "gain wood"),
        Step("weave", (WORKSHOPS,), "weave"),
        Step("card", ("seat-0-hand",), "play wood", then=("2 place wood+weave; gain wood; weave; done",)),
        Step("below", (WOOD_WEAVE,), "gain wood"),
        Step(
            "below-weave",
            (WORKSHOPS,),
            "weave",
            then=("3 place brick+contribute; gain brick; give brick-san-miniato; done",),
        ),
        Step("council", ("council-0",)),
        Step("harbour", (), "place build+ship"),
        Step("build", ("seat-0-ships",), "build ship"),
        Step(
            "send",
            (LONDON,),
            "send london",
            then=("2 place wood+weave; gain wood; weave; done; gain wood; weave; done",),
        ),
        Step("third", (WOOD_WEAVE,), "gain wood"),
        Step(
            "third-weave",
            (WORKSHOPS,),
            "weave",
            then=("3 place wood+weave; gain wood; weave; done", "2 gain wood; weave; done; done"),
        ),
        Step("scored", ("council-0", "seat-0-points")),
        Step("ties", ("council",)),
        Step("white", ("council-1",), "white transport+contribute"),
        Step("give", (SANTA_CROCE,), "give wood-santa-croce"),
        Step("give-again", (SANTA_CROCE,), "give wood-santa-croce"),
        Step("draw", ("seat-0-houses",), "draw transport"),
        Step("draw-again", ("seat-0-hand",), "draw transport"),
        Step("done", ("seat-0-hand",), "done"),
        Step("marble", ("palazzo-art-0", "palazzo-art-1", "palazzo-art-2", "palazzo-art-3")),
        Step("finish", ("seat-0-discs", "final")),
        Step("end", ("#city",)),
    ),
)
