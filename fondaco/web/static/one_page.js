"use strict";

// The game on one page: a chapter of the book of its rules, shown over the board.
(() => {
  const { one } = fondaco;
  const dialog = one("#one-page");
  if (!dialog) return;

  fondaco.showOnePage = async () => {
    const text = one("#one-page-text");
    try {
      const answer = await fetch(dialog.dataset.source);
      if (!answer.ok) return;
      text.innerHTML = await answer.text();
    } catch {
      return; // No connection.
    }
    one("#help").close();
    if (!dialog.open) dialog.showModal();
    text.scrollTop = 0;
  };

  document.addEventListener("click", (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !event.target.closest("[data-one-page]")) return;
    event.preventDefault();
    fondaco.showOnePage();
  });
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
})();
