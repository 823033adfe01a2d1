"use strict";

// A new table: what was chosen and typed goes along to another game, and handing round opens the names.
const form = document.querySelector(".new-table");

function carry() {
  for (const link of document.querySelectorAll(".games a")) {
    const address = new URL(link.href);
    address.searchParams.set("preset", form.elements.preset.value);
    address.searchParams.set("level", form.elements.level.value);
    address.searchParams.set("name", form.elements.name.value);
    link.href = address.pathname + address.search;
  }
}

form.addEventListener("input", carry);
carry(); // The browser may have restored the fields when it came back to the page.

form.addEventListener("change", (event) => {
  if (event.target.name === "preset" && event.target.value === "here") form.querySelector(".more").open = true;
});
