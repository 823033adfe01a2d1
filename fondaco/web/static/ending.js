"use strict";

// The end: the scoring unfolds category by category; those who have seen it, or are in a hurry, see all at once.
(() => {
  const { one, all } = fondaco;
  let at = -1;
  let isUnfolding = false;
  const steps = () => all("#ending .unfolding > li");

  function draw() {
    const found = steps();
    const ending = one("#ending");
    ending.classList.toggle("still", isUnfolding && at < 0); // Nothing has been animated yet, so nothing animates back.
    found.forEach((step, index) => step.classList.toggle("folded", isUnfolding && index > at));
    const totals = at >= 0 ? found[at]?.dataset.totals.split(" ") : all("#ending .total").map(() => "0");
    if (!totals) return;
    all("#ending .race li").forEach((lane, seat) => {
      one(".total", lane).textContent = totals[seat];
      one("rect", lane).setAttribute("width", Number(totals[seat]) * 10);
    });
    ending.classList.toggle("unfolding-now", isUnfolding);
    ending.setAttribute("aria-labelledby", isUnfolding ? "unfold-title" : "ending-title");
    document.body.classList.toggle("suspense", isUnfolding); // The rail would already show the totals.
    for (const part of all("#ending :is(.unfold-lead, .unfold-tools)")) part.hidden = !isUnfolding;
  }

  function finish() {
    const hadFocus = one("#ending .unfold-tools")?.contains(document.activeElement);
    isUnfolding = false;
    at = steps().length - 1;
    fondaco.remember(`ending-${one("#ending").dataset.table}`, "seen");
    draw();
    if (hadFocus) one("#ending-title").focus();
  }

  // Screen readers announce each step with its points.
  function tell(step) {
    const spoken = one("#spoken");
    if (spoken && step) spoken.textContent = step.innerText.replace(/\s+/g, " ");
  }

  function begin() {
    const ending = one("#ending.over");
    if (!ending || ending.dataset.begun || !steps().length) return;
    ending.dataset.begun = "yes";
    if (fondaco.remembered(`ending-${ending.dataset.table}`)) return finish();
    isUnfolding = true;
    at = -1;
    draw();
    ending.scrollIntoView({ block: "start" });
    one("#unfold-next")?.focus({ preventScroll: true });
  }

  document.addEventListener("click", (event) => {
    if (event.target.id === "unfold-all") finish();
    if (event.target.id !== "unfold-next") return;
    at += 1;
    if (at >= steps().length - 1) finish();
    else draw();
    steps()[at]?.scrollIntoView({ block: "nearest" });
    tell(steps()[at]);
  });
  document.addEventListener("htmx:after:swap", () => {
    begin();
    if (isUnfolding && one("#ending.over")) draw();
  });
  begin();
})();
