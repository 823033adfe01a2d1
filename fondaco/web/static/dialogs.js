"use strict";

// Dialogs over the board: some fetch what they say when they are opened, and a click beside any of them closes it.
(() => {
  const { all } = fondaco;

  // Open a dialog once the server has said what stands in it; without an answer nothing happens.
  fondaco.openDialog = async (dialog, text, address) => {
    try {
      const answer = await fetch(address, { headers: { "HX-Request": "true" } });
      if (!answer.ok) return;
      text.innerHTML = await answer.text();
    } catch {
      return; // No connection.
    }
    for (const other of all("dialog[open]")) if (other !== dialog) other.close();
    if (!dialog.open) dialog.showModal();
    text.scrollTop = 0;
  };

  document.addEventListener("click", (event) => { if (event.target.matches?.("dialog[open]")) event.target.close(); });
})();
