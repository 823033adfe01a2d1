"use strict";

// What is asked is in sight: on a new question the part of the board that it is about, and something open in it. It
// stays there while fonts and pictures change the layout, until the reader looks elsewhere. Whoever reads is left alone:
// what the others do, and a question while the screen was just touched, only light a button that leads to the part.
(() => {
  const { one, all, narrow, shown, calm } = fondaco;
  const OPEN = ".middle :is(button.open, [form='compose']:not([type='hidden'])), #slot-others button.open";
  const AIMS = "a[data-aims]"; // What leads to the part where it is done.
  const AFTER_TOUCH = 400; // Milliseconds after which a reader's own scrolling has come to rest.
  const SLIDE = 700; // The same for ours.
  const READING = 8000; // Milliseconds after a touch for which the reader may still be reading there.
  const LANDED = 900; // Milliseconds for which what travelled is seen where it came to rest.
  let asked = "";
  let current = "";
  let held = null; // The part to be kept in sight, as long as the reader does not scroll.
  let isTouched = false;
  let touchedAt = -READING;
  let isFirst = true;
  const way = one("#now"); // Leads to the part where something happens now.
  let slidesUntil = 0; // When a part that slides into sight has come to rest.

  // What is filled in makes no other question.
  const named = (element) => (element.form?.id === "compose" ? element.name : element.value);
  const question = () => (one("#state")?.dataset.turn === "mine" ? [one("#bar .prompt")?.textContent, ...all(OPEN).map(named)].join() : "");

  // The window of an element: what its scrolling ancestors and the bars leave of the screen.
  function windowOf(element) {
    let { left, top, right, bottom } = { left: 0, top: one(".top")?.getBoundingClientRect().bottom ?? 0, right: innerWidth, bottom: innerHeight };
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflow)) continue;
      const frame = box.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom };
  }

  function inSight(element) {
    const box = element.getBoundingClientRect();
    const frame = windowOf(element);
    const slack = 2;
    return shown(element) && box.top >= frame.top - slack && box.bottom <= frame.bottom + slack && box.left >= frame.left - slack && box.right <= frame.right + slack;
  }

  // The row that the parts of a board lie in, wider than the window.
  function rowOf(element) {
    for (let row = element.parentElement; row && row !== document.body; row = row.parentElement) {
      if (row.scrollWidth > row.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(row).overflowX)) return row;
    }
    return null;
  }

  function partOf(element) {
    const row = rowOf(element);
    return element.closest("[data-part]") ?? (row && [...row.children].find((child) => child.contains(element)));
  }

  function align(part, behavior) {
    const row = part.isConnected && rowOf(part);
    if (!row) return;
    const [box, frame] = [part.getBoundingClientRect(), row.getBoundingClientRect()];
    const aside = (box.left + box.right - frame.left - frame.right) / 2;
    if (Math.abs(aside) <= 1) return;
    row.scrollTo({ left: row.scrollLeft + aside, behavior });
    if (behavior !== "smooth") return;
    slidesUntil = performance.now() + SLIDE;
    setTimeout(() => { hold(); point(); }, SLIDE + 20);
  }

  // The part where something happens now; one that is current like any other with something open gives way to the one in
  // sight, if that has something open or leads to it.
  function partMarked() {
    const marked = one("[data-current]");
    if (marked?.dataset.current !== "any") return marked;
    const leads = (part) => part.querySelector(AIMS) || all(OPEN).some((element) => part.contains(element));
    return all("[data-part]").find((part) => isHere(part) && leads(part)) ?? marked;
  }

  // What is current, or the nearest part with something open.
  function partAsked(open) {
    const marked = partMarked();
    if (marked) return marked;
    const aside = (element) => {
      const [box, frame] = [element.getBoundingClientRect(), windowOf(element)];
      return Math.max(0, frame.left - box.left, box.right - frame.right);
    };
    const [nearest] = open.filter((element) => element.closest("#slot-board") && shown(element)).sort((a, b) => aside(a) - aside(b));
    return nearest && aside(nearest) > 0 ? partOf(nearest) : null;
  }

  function bring(behavior) {
    const open = all(OPEN);
    const part = partAsked(open);
    held = part?.id ?? null;
    if (part) align(part, behavior);
    if (!asked || !open.length) return;
    const inPart = part ? open.filter((element) => part.contains(element)) : open;
    if (!inPart.length && part.querySelector(AIMS)) return; // From here one is led to the others.
    const near = inPart.length ? inPart : open;
    if (near.some(inSight)) return;
    const sheet = near.every((element) => element.closest("details.sheet")) && near[0].closest("details.sheet");
    if (sheet && narrow.matches) sheet.open = true;
    else near.find((element) => !element.closest("details.sheet"))?.scrollIntoView({ block: "center", inline: "nearest", behavior });
  }

  // What moves in the part that is in sight is watched to its end before another part comes into sight.
  const movesHere = () => Boolean(fondaco.show?.places().some((name) => {
    const part = fondaco.motion.find(name)?.closest("[data-part]");
    return part && isHere(part);
  }));
  let looks = 0; // Of several that wait, the last one counts.
  let landedAt = -LANDED;
  async function lookSoon() {
    const call = (looks += 1);
    const isTold = fondaco.show?.isTelling(); // A show looks elsewhere, and comes back to where it began.
    if (isTold || (!calm.matches && movesHere())) {
      await fondaco.show.over();
      landedAt = performance.now();
    }
    const rest = calm.matches ? 0 : landedAt + LANDED - performance.now();
    if (rest > 0) await new Promise((resolve) => { setTimeout(resolve, rest); });
    if (call !== looks) return;
    look(calm.matches ? "instant" : "smooth");
    await fondaco.show?.over();
    hold();
    point();
  }

  const isReading = () => performance.now() - touchedAt < READING;
  function look(behavior) {
    if (isTouched || one("#bar.sure")) return; // Do not scroll while the reader does; it comes after.
    const marked = partMarked()?.id ?? "";
    const isNew = isFirst || (question() && (question() !== asked || marked !== current));
    isFirst = false;
    asked = question();
    current = marked;
    const isLed = isReading() && narrow.matches && partElsewhere(); // By the button, so that nothing moves.
    if (isNew && (asked || marked) && !isLed) bring(behavior);
    else hold();
    point();
  }

  // Where something happens now, if it is a part that is not in sight.
  function partElsewhere() {
    const part = partMarked() ?? (asked ? partAsked(all(OPEN)) : null);
    return part && rowOf(part) && !isHere(part) && !fondaco.show?.isOn() && performance.now() > slidesUntil ? part : null;
  }
  function point() {
    if (!way) return;
    const part = narrow.matches ? partElsewhere() : null;
    way.hidden = !part?.ariaLabel;
    if (!way.hidden) way.textContent = way.dataset.text.replace("%", () => part.ariaLabel);
  }
  way?.addEventListener("click", () => {
    const part = partElsewhere();
    if (!part) return;
    touchedAt = -READING; // Whoever follows is taken along to what is asked next.
    held = part.id;
    align(part, calm.matches ? "instant" : "smooth");
    point();
  });

  // Layout changes that nobody asked for; a show may look elsewhere.
  function hold() {
    const part = held && !isTouched && !fondaco.show?.isOn() && performance.now() > slidesUntil && document.getElementById(held);
    if (part) align(part, "instant");
  }
  const sizes = new ResizeObserver(hold);
  function watch() {
    sizes.disconnect();
    const board = one("#slot-board");
    if (board) for (const element of [board, ...board.children]) sizes.observe(element);
  }
  document.fonts.ready.then(hold);
  addEventListener("load", hold);

  // The reader looks elsewhere.
  const letGo = (event) => {
    if (!fondaco.show?.isOn()) touchedAt = performance.now(); // Else it may have been for the show.
    if (event.target.closest?.(".middle")) held = null;
  };
  for (const kind of ["wheel", "pointerdown", "touchmove", "keydown"]) document.addEventListener(kind, letGo, { passive: true, capture: true });
  // Whoever answers has read enough.
  document.addEventListener("submit", (event) => { if (!event.target.matches("#say, #ask")) touchedAt = -READING; }, true);
  document.addEventListener("touchstart", () => { isTouched = true; }, { passive: true });
  for (const kind of ["touchend", "touchcancel"]) {
    document.addEventListener(kind, (event) => {
      isTouched = event.touches.length > 0;
      setTimeout(lookSoon, AFTER_TOUCH);
    }, { passive: true });
  }

  // Whether a part is the one in sight.
  function isHere(part) {
    const row = rowOf(part);
    return row && Math.abs(part.getBoundingClientRect().left - row.getBoundingClientRect().left) < row.clientWidth / 2;
  }

  // Links to the parts of the board: the one in sight is marked.
  function markLinks() {
    for (const link of all(".middle nav a[href^='#']")) {
      const part = document.getElementById(link.hash.slice(1));
      if (part && isHere(part)) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }
  document.addEventListener("scroll", (event) => {
    if (!event.target.closest?.("#slot-board")) return;
    markLinks();
    point();
  }, { passive: true, capture: true });
  document.addEventListener("htmx:after:swap", markLinks);

  // A link to a part of the board, or from an answer to its form.
  document.addEventListener("click", (event) => {
    const link = event.target.closest(".middle a[href^='#'], #answers a[href^='#']");
    const place = link && document.getElementById(link.hash.slice(1));
    if (!place) return;
    event.preventDefault();
    const part = partOf(place) ?? place;
    held = part.id;
    align(part, calm.matches ? "instant" : "smooth");
    if (!inSight(place)) place.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "instant" : "smooth" });
    if (link.closest("#answers") && !event.detail) one("input, button", place)?.focus({ preventScroll: true }); // By keyboard alone.
  });

  document.addEventListener("htmx:after:swap", () => {
    watch();
    requestAnimationFrame(lookSoon);
  });
  // The same question in another language is no new one.
  document.addEventListener("fondaco:language", () => {
    asked = question();
    point();
  });
  watch();
  look("instant");
  markLinks();
})();
