"use strict";

// The end: the board tells of the points act by act while they run up in a strip, then the stage opens with the result.
// It runs by itself, can be skipped, and is shown once; the board and the result are a button apart.
(() => {
  const { one, all } = fondaco;
  const { body } = document;
  let totals = null; // What the strip says while the points run up.

  const keyOf = (ending) => `ending-${ending.dataset.table}`;
  const finals = () => all("#ending .race .total").map((total) => Number(total.dataset.final ?? total.textContent));

  // Pages change under our hands, so what the script has changed is drawn again.
  function draw() {
    for (const control of all("#ending .needs-script")) control.hidden = false;
    one("#ending-back").hidden = body.dataset.ending !== "aside";
    if (!totals) return;
    all("#ending .race li").forEach((lane, seat) => {
      const total = one(".total", lane);
      total.dataset.final ??= total.textContent;
      const isMore = Number(total.textContent) < totals[seat];
      total.textContent = totals[seat];
      total.classList.toggle("rises", isMore);
      one("rect", lane).setAttribute("width", Math.max(0, totals[seat]));
    });
  }

  function turnTo(state) {
    body.dataset.ending = state;
    draw();
  }

  async function begin() {
    const ending = one("#ending.over");
    if (!ending || body.dataset.ending) return;
    const acts = fondaco.show?.actsIn(one("#ending-acts")) ?? [];
    if (!acts.length || fondaco.remembered(keyOf(ending))) return turnTo("stage");
    const known = finals();
    totals = known.map((total, seat) => total - acts.reduce((sum, act) => sum + (act.points?.[seat] ?? 0), 0));
    turnTo("counting");
    await fondaco.show.over(); // The last round is told first.
    await isSeen();
    await fondaco.show.play({
      acts,
      counted(act) {
        if (act.points) totals = totals.map((total, seat) => total + act.points[seat]);
        draw();
      },
    });
    totals = known;
    fondaco.remember(keyOf(ending), "seen");
    body.classList.add("fresh");
    turnTo("stage");
    if (document.activeElement === body || one("#show").contains(document.activeElement)) one("#ending-title").focus({ preventScroll: true });
  }

  const isSeen = () => new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    look();
  });

  document.addEventListener("click", (event) => {
    if (event.target.id === "ending-board") turnTo("aside");
    if (event.target.id === "ending-back") turnTo("stage");
    if (["ending-board", "ending-back"].includes(event.target.id)) {
      body.classList.remove("fresh");
      one(event.target.id === "ending-board" ? "#ending-back" : "#ending-board").focus({ preventScroll: true });
    }
  });
  document.addEventListener("htmx:after:swap", () => {
    body.classList.toggle("over", Boolean(one("#ending.over")));
    begin();
    if (one("#ending.over") && body.dataset.ending) draw();
  });
  begin();
})();
