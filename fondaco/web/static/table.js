"use strict";

// What every page of a table shares: stored settings, tabs and sheets, the log, the forms.
const fondaco = (() => {
  const one = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  function remembered(key) {
    try {
      return localStorage.getItem(`fondaco-${key}`);
    } catch {
      return null; // No local storage.
    }
  }

  function remember(key, value) {
    try {
      localStorage.setItem(`fondaco-${key}`, value);
    } catch {
      // It holds for this page, then.
    }
  }

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const narrow = matchMedia("(width < 1000px)");

  // Whether an element is visible: it may be in a closed tab or sheet.
  const shown = (element) => element.checkVisibility();

  // Place a thing beside its anchor, the last of the frames: outside the first frame that leaves room for it, and not
  // over the question in the bar, nor below a floor.
  function lay(thing, frames, floor = innerHeight) {
    const GAP = 10;
    const BAR = one(".top")?.getBoundingClientRect().bottom ?? 0;
    thing.style.maxHeight = "";
    const { width, height } = thing.getBoundingClientRect();
    const anchor = frames.at(-1);
    const within = (value, size, whole) => Math.max(GAP, Math.min(value, whole - size - GAP));
    const left = within(anchor.left + anchor.width / 2 - width / 2, width, innerWidth);
    const top = within(anchor.top, height, floor);
    const fits = ([x, y]) => x >= GAP && y >= BAR && x + width <= innerWidth - GAP && y + height <= floor - GAP;
    const away = ([x, y]) => Math.hypot(x + width / 2 - anchor.left - anchor.width / 2, y + height / 2 - anchor.top - anchor.height / 2);
    for (const frame of frames) {
      const spots = [[frame.right + GAP, top], [frame.left - GAP - width, top], [left, frame.bottom + GAP], [left, frame.top - GAP - height]];
      const [nearest] = spots.filter(fits).sort((a, b) => away(a) - away(b));
      if (nearest) return put(thing, ...nearest);
    }
    const isBelow = floor - anchor.bottom > anchor.top;
    const room = (isBelow ? floor - anchor.bottom : anchor.top) - 2 * GAP;
    thing.style.maxHeight = `${room}px`;
    put(thing, left, isBelow ? anchor.bottom + GAP : anchor.top - GAP - Math.min(height, room));
  }
  function put(thing, left, top) {
    thing.style.left = `${left}px`;
    thing.style.top = `${top}px`;
  }

  // A thing that somebody should look at nods.
  function nod(thing, scale) {
    thing.animate([{ scale: 1 }, { scale, outlineWidth: "5px" }, { scale: 1 }], { duration: calm.matches ? 0 : 450, iterations: 2 });
  }

  return { one, all, remembered, remember, calm, narrow, shown, lay, nod };
})();

// What the reader opened stays open through updates; the history is left to the browser.
htmx.config.morphIgnore.push("open", "data-begun");
htmx.config.history = false;
document.documentElement.classList.add("scripted");

(() => {
  const { one, all, narrow } = fondaco;
  const HURRY = 400; // Debounce: two clicks on one spot within so many milliseconds are one.

  // Sheets: on a small screen they are at the bottom, closed until they are opened; beside the board they are open.
  const sheets = () => all("details.sheet");
  const isFolded = () => one(".desk")?.classList.contains("folds");
  function laySheets() {
    for (const sheet of sheets()) sheet.open = !narrow.matches && !(sheet.id === "choices" && isFolded());
  }
  narrow.addEventListener("change", laySheets);
  laySheets();
  document.addEventListener("toggle", (event) => {
    document.body.classList.toggle("sheeted", Boolean(one("details.sheet[open]")));
    if (!narrow.matches || !event.target.matches?.("details.sheet") || !event.target.open) return;
    for (const other of sheets()) if (other !== event.target) other.open = false;
  }, true);
  document.addEventListener("click", (event) => {
    // Beside the board there is room for all of it.
    const summary = event.target.closest("details.sheet > summary");
    if (!narrow.matches && summary && !(isFolded() && summary.closest("#choices"))) event.preventDefault();
    if (!narrow.matches || event.target.closest("details.sheet, #card")) return;
    for (const sheet of sheets()) sheet.open = false;
  });

  // Log and chat scroll to their newest line, unless the reader has scrolled up.
  const boxes = all(".scroll");
  const scrolledUp = new WeakSet();
  for (const box of boxes) {
    let last = 0;
    let size = "";
    box.addEventListener("scroll", () => {
      // Growing and resizing also fire scroll events; only a reader scrolls up.
      const before = size;
      size = `${box.clientWidth} ${box.clientHeight}`;
      if (box.scrollHeight - box.scrollTop - box.clientHeight < 40) scrolledUp.delete(box);
      else if (box.scrollTop < last - 2 && size === before) scrolledUp.add(box);
      last = box.scrollTop;
    }, { passive: true });
    new ResizeObserver(() => toEnd(box)).observe(box);
    for (const list of box.children) new ResizeObserver(() => toEnd(box)).observe(list);
  }
  function toEnd(box) {
    if (!scrolledUp.has(box)) box.scrollTop = box.scrollHeight;
  }

  // Whoever answers, or goes to a tab, has read enough further up.
  const follow = () => {
    for (const box of boxes) {
      scrolledUp.delete(box);
      toEnd(box);
    }
  };
  document.addEventListener("submit", (event) => { if (event.target.matches("#choose, #compose")) follow(); });
  document.addEventListener("click", (event) => { if (event.target.closest?.(".tab")) follow(); });

  // A hidden tab is marked as unread when something comes in.
  for (const name of ["log", "chat"]) {
    const list = one(`#${name}`);
    const mark = one(`.tab-${name} .unread`);
    if (!list || !mark) continue;
    const pane = list.closest(".pane");
    new MutationObserver(() => {
      if (!fondaco.shown(pane)) mark.textContent = mark.dataset.text;
    }).observe(list, { childList: true, subtree: true });
    document.addEventListener("change", () => {
      if (fondaco.shown(pane)) mark.textContent = "";
    });
    document.addEventListener("fondaco:language", () => {
      if (mark.textContent) mark.textContent = mark.dataset.text;
    });
  }
  const tab = fondaco.remembered("tab");
  if (tab && !narrow.matches) one(`#tab-${CSS.escape(tab)}`)?.click();
  else if (!narrow.matches) one("#tab-log")?.click();
  document.addEventListener("change", (event) => {
    if (event.target.name === "tab") fondaco.remember("tab", event.target.value);
  });
  fondaco.openTab = (name) => {
    one(`#tab-${name}`)?.click();
    if (narrow.matches && one("#sheet-table")) one("#sheet-table").open = true;
  };

  // Forms. A second click on the same spot is ignored, whatever is there by then, and so is key repeat. A form that is
  // being sent shows it at once.
  let sentAt = -HURRY;
  let sentFrom = "";
  let spot = "";
  document.addEventListener("pointerdown", (event) => {
    spot = `${event.clientX >> 4} ${event.clientY >> 4}`;
    if (spot !== sentFrom) sentFrom = ""; // Pressed elsewhere in between: whatever comes next is meant.
  }, true);
  document.addEventListener("keydown", (event) => {
    spot = "";
    if (event.repeat && event.key === "Enter") event.preventDefault();
  }, true);
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("#choose, #compose, #undo, .confirm, .curtain form, .lesson form")) return;
    if (spot && spot === sentFrom && event.timeStamp - sentAt < HURRY) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const asked = one("#bar .confirm");
    if (form.id === "choose" && asked?.elements.choice.value === event.submitter?.value) {
      // Pressed again while the confirmation is open: confirmed.
      event.preventDefault();
      event.stopImmediatePropagation();
      sentFrom = "";
      asked.requestSubmit();
      return;
    }
    sentAt = event.timeStamp;
    sentFrom = spot;
    event.submitter?.classList.add("sending");
    if (narrow.matches) for (const sheet of sheets()) sheet.open = false;
  }, true);
  document.addEventListener("htmx:finally:request", () => {
    for (const button of all(".sending")) button.classList.remove("sending");
  });
  document.addEventListener("htmx:after:request", (event) => {
    const { ctx } = event.detail;
    if (ctx.sourceElement.matches(".say") && ctx.response.status < 400) ctx.sourceElement.reset();
    if (ctx.response.status >= 400 && !ctx.text.startsWith("<hx-partial")) {
      const page = new DOMParser().parseFromString(ctx.text, "text/html");
      one("#notice").textContent = page.querySelector("main p")?.textContent ?? "";
    }
  });

  // An error message goes away on the next action.
  document.addEventListener("htmx:before:request", (event) => {
    if (!["stream", "weighing"].includes(event.detail.ctx.sourceElement.id) && one("#notice")) one("#notice").textContent = "";
  });

  // Where it covers the page, a tap dismisses it.
  document.addEventListener("click", (event) => {
    if (event.target.id === "notice") event.target.textContent = "";
  });

  // The bar leads to the people, and to what somebody would like to switch.
  document.addEventListener("click", (event) => {
    const way = event.target.closest("#bar a:is([href='#people'], [href='#aids'])")?.hash;
    if (!way) return;
    event.preventDefault();
    fondaco.openTab(way === "#people" ? "players" : "table");
    one(`${way} :is(.at-length, .wanted)`)?.scrollIntoView({ block: "nearest" });
    one(`${way} :is(input:not([type=hidden]), button)`)?.focus({ preventScroll: true });
  });

  // Controls that need a script.
  for (const control of all(".needs-script")) control.hidden = false;

  // Checkboxes: no more than allowed, and the button says how many.
  function countTicks() {
    for (const group of all("[data-most]")) {
      const boxes = all("input[type='checkbox']", group);
      const ticked = boxes.filter((box) => box.checked).length;
      for (const box of boxes) box.disabled = !box.checked && ticked >= Number(group.dataset.most);
      for (const button of all(`button[form="${boxes[0]?.getAttribute("form")}"][data-counts]`)) {
        button.dataset.plain ??= button.textContent;
        button.textContent = button.dataset.counts.split("|")[ticked - 1] ?? button.dataset.plain;
      }
    }
  }
  document.addEventListener("change", countTicks);
  countTicks();
  document.addEventListener("htmx:after:swap", countTicks);

  // Relative times, refreshed now and then.
  let ago = null;
  function tellTimes() {
    ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
    for (const time of all("time[data-since]")) {
      const minutes = Math.floor((Date.now() - Number(time.dataset.since)) / 60000);
      tell(time, minutes < 1 ? "" : inUnits(-minutes));
    }
    for (const time of all("time[data-until]")) {
      tell(time, inUnits(Math.max(1, Math.ceil((Number(time.dataset.until) - Date.now()) / 60000))));
    }
  }
  function inUnits(minutes) {
    const length = Math.abs(minutes);
    return length < 60 ? ago.format(minutes, "minute") : length < 1440 ? ago.format(Math.trunc(minutes / 60), "hour")
      : ago.format(Math.trunc(minutes / 1440), "day");
  }
  function tell(time, text) {
    const whole = text ? time.dataset.text.replace("%", () => text) : time.dataset.plain ?? "";
    if (time.textContent !== whole) time.textContent = whole;
  }
  setInterval(tellTimes, 15000);
  for (const kind of ["htmx:after:swap", "fondaco:language"]) document.addEventListener(kind, tellTimes);
  tellTimes();
})();
