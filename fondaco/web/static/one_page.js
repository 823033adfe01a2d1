"use strict";

// The game on one page: a chapter of the book of its rules, shown over the board.
(() => {
  const { one } = fondaco;
  const dialog = one("#one-page");
  if (!dialog) return;

  fondaco.showOnePage = () => fondaco.openDialog(dialog, one("#one-page-text"), dialog.dataset.source);

  document.addEventListener("click", (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !event.target.closest("[data-one-page]")) return;
    event.preventDefault();
    fondaco.showOnePage();
  });
})();
