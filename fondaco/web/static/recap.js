"use strict";

// When a chapter of the game ends, its recap stays on the table until the reader goes on.
(() => {
  const { one, all } = fondaco;
  const recap = one("#recap");
  if (!recap) return;
  const chapters = () => all("#log .passage:has(h3[data-pause])");
  const known = new Set(chapters().map((passage) => passage.id));

  function hide() {
    recap.hidden = true;
  }

  document.addEventListener("htmx:after:swap", () => {
    const fresh = chapters().filter((passage) => !known.has(passage.id));
    if (!fresh.length) return;
    for (const passage of fresh) known.add(passage.id);
    const told = fresh.filter((passage) => passage.children.length > 1);
    if (!told.length) return;
    one(".recap-text", recap).replaceChildren(...told.flatMap((passage) => [...passage.cloneNode(true).children]));
    recap.hidden = false;
  });
  one("button", recap).addEventListener("click", () => {
    hide();
    one("#bar .prompt")?.focus({ preventScroll: true });
  });
  document.addEventListener("submit", hide);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
})();
