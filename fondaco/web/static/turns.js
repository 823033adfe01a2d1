"use strict";

// Where it is my turn, on every page that is open: counted in the title, and told by a notice of the browser to whoever
// asked for it. A page asks the server now and then; its answer depends on my own seats alone.
(() => {
  const EVERY = 12000;
  const KNOWN = "fondaco-turns"; // The tables that I was told of already, on whatever page.
  const TOLD = "fondaco-tell";
  const here = location.pathname.match(/^\/t\/(\w+)/)?.[1];
  let count = 0; // At other tables: of its own, a table's page tells by its title.
  let title = document.title.replace(/^\(\d+\) /, "");

  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // No local storage: every page tells for itself.
    }
  };
  const store = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // It holds for this page, then.
    }
  };
  let asked = stored(TOLD) === "on";
  let known = null;

  // The title of the page, with the count before it.
  function entitle(text = title) {
    title = text;
    const whole = count ? `(${count}) ${title}` : title;
    if (document.title !== whole) document.title = whole;
  }

  const may = () => asked && "Notification" in window && Notification.permission === "granted";

  function tell({ id, title: head, text }) {
    try {
      const notice = new Notification(head, { body: text, tag: `fondaco-${id}`, icon: document.querySelector("link[rel=icon]").href });
      notice.addEventListener("click", () => {
        window.focus();
        notice.close();
        location.assign(`/t/${id}`);
      });
    } catch {
      // Some phones allow notices only to a service worker.
    }
  }

  // Whoever looks at a table sees that it is their turn there.
  const isSeen = (id) => id === here && document.visibilityState === "visible";

  function take(tables) {
    const before = new Set((stored(KNOWN) ?? known ?? "").split(" "));
    const isFirst = stored(KNOWN) === null && known === null;
    known = tables.map(({ id }) => id).join(" ");
    store(KNOWN, known);
    if (!isFirst && may()) tables.filter(({ id }) => !before.has(id) && !isSeen(id)).forEach(tell);
    count = tables.filter(({ id }) => id !== here).length;
    entitle();
    for (const badge of document.querySelectorAll(".site .count")) {
      badge.hidden = !count;
      badge.textContent = count;
      badge.closest("a").hash = count ? "my-turns" : "mine";
    }
    document.dispatchEvent(new CustomEvent("fondaco:turns", { detail: { tables, count } }));
  }

  async function ask() {
    try {
      const answer = await fetch("/turns", { headers: { accept: "application/json" } });
      if (answer.ok) take((await answer.json()).tables);
    } catch {
      // No connection: the next time, then.
    }
  }

  // The controls that ask for notices. The browser asks for its permission only after a click.
  function show() {
    for (const control of document.querySelectorAll(".tell")) {
      const state = !("Notification" in window) || !isSecureContext ? "cannot" : Notification.permission === "denied" ? "refused" : may() ? "on" : "how";
      control.hidden = false;
      const button = control.querySelector("button");
      button.hidden = state === "cannot" || state === "refused";
      button.setAttribute("aria-pressed", String(state === "on"));
      const sentence = control.querySelector("p");
      if (sentence.textContent !== control.dataset[state]) sentence.textContent = control.dataset[state];
    }
  }
  document.addEventListener("click", async (event) => {
    if (!event.target.closest?.(".tell button")) return;
    if (may()) asked = false;
    else asked = (await Notification.requestPermission()) === "granted";
    store(TOLD, asked ? "on" : "off");
    show();
  });
  addEventListener("storage", (event) => {
    if (event.key !== TOLD) return;
    asked = event.newValue === "on";
    show();
  });

  window.turns = { entitle, ask };
  show();
  for (const kind of ["htmx:after:swap", "fondaco:language"]) document.addEventListener(kind, show);
  document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") ask(); });
  setInterval(ask, EVERY);
  ask();
})();
