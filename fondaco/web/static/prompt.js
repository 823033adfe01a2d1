"use strict";

// The prompt has one line. Where the whole sentence does not fit, its short form is shown, and "more" shows all of it.
(() => {
  const { one, narrow } = fondaco;
  const LONGEST = 60; // Characters in the line of a small screen.

  const isCut = (element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;

  function fit() {
    const line = one("#bar .line");
    if (!line) return;
    line.classList.remove("clipped");
    const prompt = one(".prompt", line);
    const isLong = narrow.matches && one(".brief", line) && prompt.textContent.trim().length > LONGEST;
    line.classList.toggle("clipped", Boolean(isLong) || isCut(prompt));
  }

  fit();
  document.fonts.ready.then(fit);
  addEventListener("resize", fit, { passive: true });
  document.addEventListener("htmx:after:swap", fit);

  // The welcome lies over the rail until it was read; it is still in the help.
  const welcome = one("#welcome");
  if (!welcome) return;
  const key = `welcome-${welcome.dataset.game}`;
  welcome.popover = "auto";
  if (!fondaco.remembered(key)) welcome.showPopover();
  one("#welcome-done").addEventListener("click", () => {
    fondaco.remember(key, "read");
    welcome.hidePopover();
    one("#bar .prompt").focus();
  });
  document.addEventListener("htmx:after:request", (event) => {
    const { ctx } = event.detail;
    if (ctx.sourceElement.matches("#choose, #compose, .confirm") && ctx.response.status === 204) welcome.hidePopover();
  });
})();
