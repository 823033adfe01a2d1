"use strict";

// What others took from the reader stays until the reader has seen it: the browser remembers which of it that was.
(() => {
  const { one, all } = fondaco;
  const here = new Map(); // For a browser that remembers nothing.
  const keyOf = ({ table, seat }) => `lost-${table}-${seat}`;

  function seenOf(panel) {
    const kept = here.get(keyOf(panel.dataset)) ?? fondaco.remembered(keyOf(panel.dataset))?.split(" ");
    if (kept) return kept;
    // The first time, what was lost before the reader's last choice counts as seen.
    return note(panel, all(".loss.old", panel).map((loss) => loss.dataset.key));
  }

  function note(panel, keys) {
    here.set(keyOf(panel.dataset), keys);
    fondaco.remember(keyOf(panel.dataset), keys.join(" "));
    return keys;
  }

  function look() {
    const panel = one("#losses");
    if (!panel?.dataset.table) return;
    const seen = seenOf(panel);
    for (const loss of all(".loss", panel)) loss.classList.toggle("unseen", !seen.includes(loss.dataset.key));
  }

  document.addEventListener("click", (event) => {
    const loss = event.target.closest?.(".loss-seen")?.closest(".loss");
    if (!loss) return;
    const panel = one("#losses");
    note(panel, [...seenOf(panel), loss.dataset.key]);
    look();
    one("#bar .prompt")?.focus({ preventScroll: true }); // The button is gone; the question comes next.
  });
  document.addEventListener("htmx:after:swap", look);
  look();
})();
