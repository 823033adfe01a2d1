"use strict";

// The confirmation appears beside what was pressed; on a small screen at the bottom. Another choice replaces it, a draft
// that is changed puts it away, and whoever presses anything else meanwhile sees it nod.
(() => {
  const { one, all, shown } = fondaco;
  const broad = matchMedia("(width >= 700px)");
  let pressed = null;
  document.addEventListener("submit", (event) => { if (event.target.matches("#choose, #compose")) pressed = event.submitter; }, true);

  function place() {
    for (const button of all(".asks")) button.classList.remove("asks");
    const form = one("#bar .confirm");
    if (!form) return;
    const same = all(`[name="choice"][value="${CSS.escape(form.elements.choice.value)}"]`);
    const button = [pressed, ...same].find((other) => other?.isConnected && !form.contains(other) && shown(other));
    button?.classList.add("asks");
    form.classList.toggle("near", Boolean(button) && broad.matches);
    if (form.matches(".near")) fondaco.lay(form, [button.getBoundingClientRect()]);
  }
  document.addEventListener("htmx:after:swap", place);
  document.addEventListener("change", (event) => { if (event.target.matches("[form='compose']")) one("#not-yet")?.click(); });
  document.addEventListener("click", (event) => {
    const form = one("#bar .confirm");
    if (form && !event.target.closest(".confirm, a, button, input, label, summary, #card, dialog")) fondaco.nod(form, 1.05);
  });
  for (const kind of ["scroll", "resize"]) addEventListener(kind, place, { passive: true, capture: true });
})();
