"use strict";

// Keep the commitment that this browser was shown first, so that the verification page can compare it.
for (const shown of document.querySelectorAll("code.commitment[data-table]")) {
  const key = `fondaco-commitment-${shown.dataset.table}`;
  try {
    if (!localStorage.getItem(key)) localStorage.setItem(key, shown.textContent);
  } catch {
    // No local storage: whoever wants to be sure writes it down.
  }
}
