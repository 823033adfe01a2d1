"use strict";

// A lesson: a ring around what the step speaks of and around what is to be pressed. The focus is led there, too.
(() => {
  const { one, all, calm, narrow, shown } = fondaco;
  const AROUND = 5; // Pixels between a thing and its ring.
  const LATER = 700; // Milliseconds after which other scripts have moved what they move.
  const layer = document.body.appendChild(document.createElement("div"));
  layer.className = "lesson-rings";
  layer.setAttribute("aria-hidden", "true");
  let step = "";

  const stepNow = () => one("#lesson-step");
  // Of several buttons for one thing, those on the board, else in the bar for thumbs, else in the list.
  function nearest(buttons) {
    const found = buttons.filter(shown);
    const onBoard = found.filter((button) => !button.closest("#choices, #answers"));
    const inBar = found.filter((button) => button.closest("#answers"));
    return [onBoard, inBar, found, buttons].find((some) => some.length) ?? [];
  }

  // The buttons that make the choice. What is composed has a box for each of its parts, lit one after another, and then
  // the button that sends them.
  function buttonsFor(answer) {
    if (!answer) return [];
    const found = all(`[form="choose"][value="${CSS.escape(answer)}"]`);
    if (found.length) return nearest(found);
    const [verb, things = ""] = answer.split(" ");
    const boxes = things.split("+").map((thing) => one(`input[name="part"][value="${CSS.escape(thing)}"]`)).filter(Boolean);
    const next = boxes.find((box) => !box.checked);
    return next ? [next.closest("label") ?? next] : nearest(all(`button[name="verb"][value="${CSS.escape(verb)}"]`));
  }

  // A form that stands for the choice: the first field that is not filled in as it should be, then the button that sends it.
  function formFor(fields) {
    for (const field of fields) {
      const [id, wanted] = field.split("=");
      const input = document.getElementById(id);
      if (!input || (wanted === undefined ? input.checked : input.value === wanted)) continue;
      return [input.closest(".sum") ?? input.closest("label") ?? input];
    }
    return nearest(all('button.primary.send[form="compose"]'));
  }

  function lit() {
    const now = stepNow();
    if (!now) return { places: [], buttons: [] };
    const names = now.dataset.lights.split(" ").filter(Boolean);
    const places = names.map((name) => (name.startsWith("#") ? one(name) : fondaco.motion.find(name))).filter(Boolean);
    const fields = now.dataset.fields.split(" ").filter(Boolean);
    return { places, buttons: fields.length ? formFor(fields) : buttonsFor(now.dataset.answer) };
  }

  // What can be seen of a thing; nothing of what lies under an open sheet, or under the step itself.
  function boxOf(thing) {
    const box = fondaco.motion.seen(thing);
    if (!box) return null;
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".sheet[open], .lesson");
    return over && !over.contains(thing) ? null : box;
  }

  // Things in a row have one ring around all of them, not a chain of rings.
  function joined(boxes) {
    const isOne = (a, b) => Math.max(a.left, b.left) - Math.min(a.right, b.right) < 2 * AROUND && Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom) < 2 * AROUND
      && (Math.abs(a.top - b.top) + Math.abs(a.bottom - b.bottom) < 2 * AROUND || Math.abs(a.left - b.left) + Math.abs(a.right - b.right) < 2 * AROUND);
    const found = [];
    for (const box of boxes) {
      const last = found.findIndex((some) => isOne(some, box));
      if (last < 0) found.push(box);
      else found[last] = fondaco.motion.around(found[last], box);
    }
    return found;
  }

  function ring(box, isChoice) {
    const drawn = document.createElement("div");
    drawn.className = isChoice ? "lesson-ring choice-ring" : "lesson-ring";
    Object.assign(drawn.style, { left: `${box.left - AROUND}px`, top: `${box.top - AROUND}px`, width: `${box.width + 2 * AROUND}px`, height: `${box.height + 2 * AROUND}px` });
    return drawn;
  }

  let drawnAs = "";
  function draw() {
    const { places, buttons } = lit();
    const rings = [...joined(places.map(boxOf).filter(Boolean)).map((box) => ring(box, false)), ...buttons.map(boxOf).filter(Boolean).map((box) => ring(box, true))];
    const key = rings.map((drawn) => drawn.className + drawn.style.cssText).join();
    if (key === drawnAs) return;
    drawnAs = key;
    layer.replaceChildren(...rings);
  }

  const bring = (thing) => thing.scrollIntoView({ block: "nearest", inline: "center", behavior: calm.matches ? "auto" : "smooth" });

  // What a step speaks of may be folded away: in a tab, or on a small screen in a sheet. Or a sheet lies over it, since what is
  // open lies there.
  function unfold(thing) {
    const sheet = thing?.closest("details.sheet");
    if (narrow.matches) for (const other of all("details.sheet[open]")) if (other !== sheet) other.open = false;
    if (!thing || shown(thing)) return;
    if (narrow.matches && sheet) sheet.open = true;
    const name = [...(thing.closest(".pane")?.classList ?? [])].find((some) => some.startsWith("pane-"));
    if (name) fondaco.openTab(name.slice("pane-".length));
  }

  // On a small screen the part of the board that is asked comes into sight as well, which may not be what the step is about.
  function bringAgain(name) {
    const { places, buttons } = lit();
    const thing = buttons[0] ?? places[0];
    if (name !== step || !thing || !narrow.matches) return;
    unfold(thing);
    const box = shown(thing) ? thing.getBoundingClientRect() : null;
    if (box && (box.right <= 0 || box.left >= innerWidth)) bring(thing);
  }

  // A new step: what it speaks of comes into sight, and the keyboard goes where something is to be done.
  let aim = null;
  function begin() {
    const now = stepNow();
    const name = now?.dataset.step ?? "";
    const { places, buttons } = lit();
    if (name === step) {
      if (buttons[0] && buttons[0] !== aim && shown(buttons[0])) bring(buttons[0]);
      aim = buttons[0];
      return;
    }
    const isFirst = !step;
    step = name;
    aim = buttons[0];
    unfold(buttons[0] ?? places[0]);
    if (!now) return;
    for (const thing of [...buttons, ...places].reverse().filter(shown)) bring(thing);
    setTimeout(bringAgain, LATER, name);
    // It goes on from where something was done; whoever reads the log, or types, is left alone.
    const at = document.activeElement;
    if (at !== document.body && at.isConnected && !at.closest("#lesson, #bar, #choices, #answers, .middle")) return;
    const next = one("#lesson [value='read']");
    if (isFirst || next) (next ?? one("#lesson .words")).focus({ preventScroll: true });
    else if (buttons.length) (buttons[0].matches("label") ? one("input", buttons[0]) : buttons[0]).focus({ preventScroll: true });
    else one("#lesson .words").focus({ preventScroll: true });
  }

  let waiting = false;
  function soon() {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      document.body.classList.toggle("taught", !one("#lesson").hidden);
      begin();
      draw();
    });
  }

  document.addEventListener("htmx:after:swap", soon);
  for (const event of ["scroll", "toggle", "change", "input", "click", "transitionend", "animationend", "scrollend"]) document.addEventListener(event, soon, { capture: true, passive: true });
  addEventListener("resize", soon, { passive: true });
  document.fonts.ready.then(soon);
  setInterval(draw, 400); // What moves by itself, such as a show, takes its ring along.
  soon();
})();
