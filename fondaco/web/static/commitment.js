"use strict";

// The commitment that this browser was shown first is kept, so that the page that checks the luck can compare it.
for (const shown of document.querySelectorAll("code.commitment[data-table]")) {
  const key = `fondaco-commitment-${shown.dataset.table}`;
  try {
    if (!localStorage.getItem(key)) localStorage.setItem(key, shown.textContent);
  } catch {
    // A browser that keeps nothing: whoever wants to be sure notes it down.
  }
}
