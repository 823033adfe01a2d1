"use strict";

// A lesson: a ring around what is to be pressed, and a soft light on what the step speaks of. The focus is led there, too.
(() => {
  const { one, all, calm, narrow, shown } = fondaco;
  const AROUND = 3; // Pixels from a thing to the outer edge of its ring.
  const NEAR = 8; // Pixels between places that share a light.
  const SPARE = 1.3; // How much larger than two places their shared light may be.
  const HAND = '<svg viewBox="0 0 24 24"><path d="M9 14V4.500a1.750 1.750 0 0 1 3.500 0V10l5.200 1.200a2.400 2.400 0 0 1 1.800 2.700l-.700 4.600A3 3 0 0 1 15.800 21h-4.300a3 3 0 0 1-2.300-1.100l-4.600-5.600a1.500 1.500 0 0 1 2.200-2Z"/></svg>';
  const HAND_SIZE = 20;
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

  // The buttons that make the choice. What is composed has a box for each of its parts, lit one after another, first those
  // that are ticked in vain, and then the button that sends them.
  function buttonsFor(answer) {
    if (!answer) return [];
    const found = all(`[form="choose"][value="${CSS.escape(answer)}"]`);
    if (found.length) return nearest(found);
    const [verb, things = ""] = answer.split(" ");
    const boxes = things.split("+").map((thing) => one(`input[name="part"][value="${CSS.escape(thing)}"]`)).filter(Boolean);
    const tooMuch = boxes.length ? all('input[name="part"]:checked').find((box) => !boxes.includes(box)) : null;
    const next = tooMuch ?? boxes.find((box) => !box.checked);
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

  // Where one button does all that a form would, that one, until the form is begun.
  const shortcutFor = (value) => (value ? all(`button[value="${CSS.escape(value)}"]`).filter(shown) : []);

  // What the step speaks of, the one thing to press, and the row of the list that says the same.
  function lit() {
    const now = stepNow();
    if (!now) return { places: [], buttons: [], rows: [] };
    const { lights, fields, answer, shortcut } = now.dataset;
    const words = (text) => text.split(" ").filter(Boolean);
    const places = words(lights).map((name) => (name.startsWith("#") ? one(name) : fondaco.motion.find(name))).filter(Boolean);
    const quick = shortcutFor(shortcut);
    const found = fields ? formFor(words(fields)) : buttonsFor(answer);
    const buttons = (quick.length ? quick : found).slice(0, 1);
    const rows = answer ? all(`#choices .choice[value="${CSS.escape(answer)}"]`).filter((row) => shown(row) && row !== buttons[0]) : [];
    return { places, buttons, rows };
  }

  // What can be seen of a thing; nothing of what lies under an open sheet, or under the step itself.
  function boxOf(thing) {
    const box = fondaco.motion.seen(thing);
    if (!box) return null;
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest(".sheet[open], .lesson");
    return over && !over.contains(thing) ? null : box;
  }

  const union = fondaco.motion.around;
  const area = (box) => box.width * box.height;
  const gap = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  const isOne = (a, b) => gap(a, b) <= NEAR && area(union(a, b)) <= SPARE * (area(a) + area(b));

  // Places that touch or lie in one another share a light, unless it would take in much else.
  function merged(boxes) {
    const apart = [];
    for (let box of boxes) {
      for (let i = 0; (i = apart.findIndex((other) => isOne(box, other))) >= 0;) box = union(box, apart.splice(i, 1)[0]);
      apart.push(box);
    }
    return apart;
  }

  // A row of the list is lit as far as the list shows it.
  function seenRow(row) {
    const [box, list] = [row.getBoundingClientRect(), row.closest(".list").getBoundingClientRect()];
    const middle = box.top + box.height / 2;
    return middle > list.top && middle < list.bottom ? box : null;
  }

  function ring(box, kind, radius = "") {
    const drawn = document.createElement("div");
    drawn.className = `lesson-ring ${kind}`.trim();
    Object.assign(drawn.style, { left: `${box.left - AROUND}px`, top: `${box.top - AROUND}px`, width: `${box.width + 2 * AROUND}px`, height: `${box.height + 2 * AROUND}px`, borderRadius: radius });
    if (kind === "choice-ring") {
      drawn.innerHTML = HAND;
      drawn.classList.toggle("low", box.bottom + HAND_SIZE > innerHeight);
    }
    return drawn;
  }

  // A round thing has a round ring.
  const roundnessOf = (button) => (getComputedStyle(button).borderRadius === "50%" ? "50%" : "");

  let drawnAs = "";
  function draw() {
    const { places, buttons, rows } = lit();
    const boxes = [
      ...merged(places.map(boxOf).filter(Boolean)).map((box) => [box, ""]),
      ...buttons.map((button) => [boxOf(button), "choice-ring", roundnessOf(button)]),
      ...rows.map((row) => [seenRow(row), "choice-ring row-ring"]),
    ];
    const rings = boxes.filter(([box]) => box).map((facts) => ring(...facts));
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
    const { places, buttons, rows } = lit();
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
    for (const thing of [...buttons, ...places, ...rows].reverse().filter(shown)) bring(thing);
    setTimeout(bringAgain, LATER, name);
    // It goes on from where something was done; whoever reads the log, or types, is left alone.
    const at = document.activeElement;
    if (at === document.body || !at.isConnected || at.closest("#lesson, #bar, #choices, #answers, .middle")) leadFocus(buttons[0], isFirst);
  }

  // To the button that reads on, or else to what is to be pressed; at the first step to its words.
  function leadFocus(button, isFirst) {
    const words = one("#lesson .words");
    const control = button?.matches("label") ? one("input", button) : button;
    const target = one("#lesson [value='read']") ?? (isFirst ? words : control ?? words);
    target.focus({ preventScroll: true });
  }

  let waiting = false;
  function soon() {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      document.body.classList.toggle("taught", !one("#lesson").hidden);
      document.body.classList.toggle("reading", Boolean(one("#lesson [value='read']")));
      beginSoon();
      draw();
    });
  }

  // What still moves is watched to its end where it moves.
  let calls = 0; // Of several that wait, the last one counts.
  async function beginSoon() {
    if (calm.matches) return begin();
    const call = (calls += 1);
    await fondaco.show?.over();
    if (call !== calls) return;
    begin();
    draw();
  }

  document.addEventListener("htmx:after:swap", soon);
  for (const event of ["scroll", "toggle", "change", "input", "click", "transitionend", "animationend", "scrollend"]) document.addEventListener(event, soon, { capture: true, passive: true });
  addEventListener("resize", soon, { passive: true });
  document.fonts.ready.then(soon);
  setInterval(draw, 400); // What moves by itself, such as a show, takes its ring along.
  soon();
})();
