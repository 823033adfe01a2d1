"use strict";

// The front page: the name that was typed goes along to the form for a new table, and my tables stay up to date.
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

// What the reader opened stays open, and the focus stays where it was.
function replace(section, fresh) {
  const focused = section.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
  const folded = section.querySelector("details");
  const opened = fresh.querySelector("details");
  if (folded && opened) opened.open = folded.open;
  if (section.outerHTML === fresh.outerHTML) return;
  section.replaceWith(fresh);
  if (focused) fresh.querySelector(`a[href="${focused}"]`)?.focus({ preventScroll: true });
}

async function refresh() {
  if (document.visibilityState !== "visible") return;
  try {
    const answer = await fetch("/", { headers: { "hx-request": "true" } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const fresh of page.querySelectorAll("section[id]")) replace(document.getElementById(fresh.id), fresh);
    if (typedName.value !== typedName.defaultValue) carryName();
  } catch {
    // No connection: the next time, then.
  }
}

document.addEventListener("fondaco:turns", refresh);
