"use strict";

// Another language in place: the page is asked for again and its words are exchanged, so that whatever was typed, opened
// or scrolled stays. What a stream brings it brings again; without script the form reloads the page.
(() => {
  const WORDED = /^(aria-label|title|placeholder|alt|label|data-.+)$/;
  const says = (node) => node.nodeType === Node.ELEMENT_NODE || (node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
  const isPair = (old, fresh) => old.nodeName === fresh.nodeName && (old.id ?? "") === (fresh.id ?? "");
  const isFilledIn = (element) => element.querySelector("input, select, textarea") !== null;

  function reword(old, fresh) {
    for (const { name, value } of fresh.attributes) {
      if (WORDED.test(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    const [were, are] = [old, fresh].map((element) => [...element.childNodes].filter(says));
    if (were.length === are.length && were.every((node, index) => isPair(node, are[index]))) were.forEach((node, index) => exchange(node, are[index]));
    else if (isLive() || isFilledIn(old)) rewordKnown(were, are);
    else if (are.length) old.replaceChildren(...fresh.childNodes);
  }

  function exchange(node, fresh) {
    if (node.nodeType === Node.ELEMENT_NODE) reword(node, fresh);
    else if (node.data !== fresh.data) node.data = fresh.data;
  }

  // A part that a script or a newer position has changed: what has an id is found all the same, and so is what stands in
  // the same order.
  function rewordKnown(were, are) {
    let next = 0;
    for (const fresh of are) {
      const at = were.findIndex((old, index) => (fresh.id || index >= next) && isPair(old, fresh));
      if (at < 0) continue;
      exchange(were[at], fresh);
      next = Math.max(next, at + 1);
    }
  }

  const isLive = () => document.querySelector("#stream") !== null;

  async function speak(language) {
    const headers = { "HX-Request": "true" };
    const kept = await fetch("/language", { method: "POST", headers, body: new URLSearchParams({ language }) });
    if (!kept.ok) return;
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (answer.redirected || page.documentElement.lang !== language) {
      location.reload();
      return;
    }
    document.documentElement.lang = language;
    reword(document.body, page.body);
    turns.entitle(page.title.replace(/^\(\d+\) /, ""));
    for (const button of document.querySelectorAll(".languages button")) {
      if (button.value === language) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    document.dispatchEvent(new CustomEvent("fondaco:language"));
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.(".languages[data-in-place] button");
    if (!button) return;
    event.preventDefault();
    button.form.hidePopover?.();
    speak(button.value).catch(() => {}); // No connection: the page stays as it is.
  });
})();
