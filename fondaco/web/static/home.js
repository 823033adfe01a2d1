"use strict";

// The name that was typed goes along to the form for a new table.
const typedName = document.querySelector("#play-name");

function carryName() {
  for (const link of document.querySelectorAll("a[href^='/new?']")) {
    const address = new URL(link.href);
    address.searchParams.set("name", typedName.value);
    link.href = address.pathname + address.search;
  }
}

typedName.addEventListener("input", carryName);
if (typedName.value !== typedName.defaultValue) carryName(); // The browser restored the field when it came back to the page.
