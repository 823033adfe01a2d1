"use strict";

// The confirmation appears beside what was pressed; on a small screen at the bottom.
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
  for (const kind of ["scroll", "resize"]) addEventListener(kind, place, { passive: true, capture: true });
})();
