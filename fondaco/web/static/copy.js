"use strict";

// Links to share: copied by a button, or by the share dialog of the device. Without script they can be selected.
for (const field of document.querySelectorAll(".share-link")) {
  field.addEventListener("focus", () => field.select());
}

async function copy(field) {
  if (navigator.clipboard && isSecureContext) {
    await navigator.clipboard.writeText(field.value);
    return;
  }
  field.focus();
  field.select();
  if (!document.execCommand("copy")) throw new Error("not copied"); // the clipboard API needs HTTPS
}

for (const button of document.querySelectorAll("[data-copy]")) {
  const field = document.getElementById(button.dataset.copy);
  button.hidden = false;
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    try {
      await copy(field);
    } catch {
      field.focus();
      field.select();
      return;
    }
    const word = button.textContent;
    if (word === button.dataset.copied) return;
    button.textContent = button.dataset.copied;
    setTimeout(() => {
      button.textContent = word;
    }, 2500);
  });
}

for (const button of document.querySelectorAll("[data-share]")) {
  button.hidden = !navigator.share;
  button.addEventListener("click", () => {
    const url = document.getElementById(button.dataset.share).value;
    navigator.share({ title: document.title, url }).catch(() => {}); // cancelled
  });
}
