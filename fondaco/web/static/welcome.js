"use strict";

// The welcome lies over the rail until it was read, or something is pressed; it is still in the help.
(() => {
  const { one } = fondaco;
  const welcome = one("#welcome");
  if (!welcome) return;
  const key = `welcome-${welcome.dataset.game}`;
  if (fondaco.remembered(key)) {
    welcome.remove();
    return;
  }
  welcome.popover = "auto";
  welcome.showPopover();
  one("#welcome-done").addEventListener("click", () => {
    fondaco.remember(key, "read");
    welcome.remove();
    one("#bar .prompt").focus();
  });
  document.addEventListener("htmx:after:request", (event) => {
    const { ctx } = event.detail;
    if (ctx.sourceElement.matches("#choose, #compose, .confirm") && ctx.response.status === 204) welcome.remove();
  });
})();
