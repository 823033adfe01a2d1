"use strict";

// Light, dark or as the system. Runs before the first paint, so that nothing flashes.
(() => {
  const KEY = "fondaco-theme";
  const root = document.documentElement;

  function remembered() {
    try {
      return localStorage.getItem(KEY) || "auto";
    } catch {
      return "auto"; // No local storage: follow the system.
    }
  }

  function show(theme) {
    if (theme === "light" || theme === "dark") {
      root.dataset.theme = theme;
    } else {
      delete root.dataset.theme;
    }
  }

  function remember(theme) {
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // It holds for this page, then.
    }
  }

  show(remembered());

  document.addEventListener("DOMContentLoaded", () => {
    const control = document.querySelector(".theme");
    if (!control) return;
    for (const radio of control.querySelectorAll("input")) {
      radio.checked = radio.value === remembered();
      radio.addEventListener("change", () => {
        show(radio.value);
        remember(radio.value);
      });
    }
    control.hidden = false;
  });

  // Another window changed it: follow.
  addEventListener("storage", (event) => {
    if (event.key === KEY) show(event.newValue || "auto");
  });
})();
