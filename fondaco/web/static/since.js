"use strict";

// Since your last turn: whoever comes back is told how much happened, can have it shown, and finds the place in the log.
(() => {
  const { one, all } = fondaco;
  const line = one("#since");
  if (!line) return;
  const at = () => Number(one("#state")?.dataset.at ?? -1);
  const seat = () => one("#forms [name='seat']")?.value ?? "-1";
  const keyOf = () => `seen-${line.dataset.table}-${seat()}`;
  const isOver = () => one("#state")?.dataset.turn === "over";
  const canSee = () => !document.hidden && !one("#curtain.drawn");
  let looker = null; // Whose eyes have been looking without a break.
  let left = -1; // The position at which the reader left; below 0 if the log has no mark.

  const note = () => fondaco.remember(keyOf(), at());

  // Called on every change: whoever just came back is told, whoever stays has seen it.
  function look() {
    if (!canSee()) {
      looker = null;
      return;
    }
    if (looker !== seat()) {
      looker = seat();
      comeBack();
    } else note();
    mark();
  }

  async function comeBack() {
    const seen = fondaco.remembered(keyOf());
    const isBehind = seen === null ? at() > 0 && seat() !== "-1" : Number(seen) < at();
    note();
    if (isBehind && !isOver()) await offer(seen);
  }

  async function offer(seen) {
    const answer = await fetch(`${line.dataset.since}${seen === null ? "" : `?at=${seen}`}`, { headers: { "HX-Request": "true" } }).catch(() => null);
    if (answer?.status !== 200 || !canSee()) return;
    const text = await answer.text();
    await htmx.swap({ text, sourceElement: line, target: line, swap: "none" });
    left = Number(one("#since-acts").dataset.left);
    mark();
  }

  // A line in the log where the reader left.
  function mark() {
    const first = left < 0 ? null : all("#log a").find((link) => Number(new URLSearchParams(link.search).get("at")) > left)?.parentElement;
    for (const entry of all("#log [data-here]")) if (entry !== first) entry.removeAttribute("data-here");
    if (first) first.dataset.here = line.dataset.here;
  }

  const close = () => line.replaceChildren();
  line.addEventListener("click", (event) => {
    const { id } = event.target;
    if (id === "since-show") {
      const acts = fondaco.show.actsIn(one("#since-acts"));
      close();
      fondaco.show.play({ acts });
    }
    if (id === "since-read") {
      close();
      fondaco.openTab("log");
      one("#log [data-here]")?.scrollIntoView({ block: "center" });
      one(".pane-log .scroll")?.focus({ preventScroll: true });
    }
    if (id === "since-close") close();
  });
  document.addEventListener("submit", (event) => { if (event.target.id !== "say") close(); });
  document.addEventListener("fondaco:language", () => { if (line.childElementCount) offer(left); });
  document.addEventListener("visibilitychange", look);
  document.addEventListener("htmx:after:swap", look);
  look();
})();
