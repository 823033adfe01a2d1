"use strict";

// The show: what a message of the stream tells is played, first what travelled, then its acts, each at its place.
// It never stands in the way: whoever chooses something ends it, and any key or tap shows the page as it is now.
fondaco.show = (() => {
  const { one, all, narrow, calm, motion, late } = fondaco;
  const stage = one("#show");
  if (!stage) return null;
  const spot = one("#spot");
  const caption = one(".caption", stage);
  const spoken = one("#show-spoken");
  const LONGEST = 1600; // All flights of one message together, in milliseconds.
  const TOO_LATE = 4; // So many messages behind, catch up without acts and flights.
  const IDLE = 120; // A message that comes so many milliseconds after the last one did not have to wait.
  const SHORTEST_ACT = 1600;
  const LONGEST_ACT = 5000;
  const READING = 36; // Milliseconds for a letter, beyond the first forty.
  const COUNTING = 450;
  const BROAD = 0.5; // A place that takes more of the page is as good as everywhere.
  const LEARNING = 1.6; // In a lesson everything is new.
  const PACES = [[200, 0.5], [700, 0.75], [1500, 1], [Infinity, 1.3]]; // As calm as the bots of the table.
  const PRESSED = "button, a, input, select, textarea, summary, label, dialog";

  let coming = null; // What the message tells that is about to be swapped in.
  let running = null;
  let behind = 0; // Messages that came while others were still being played.
  let shownAt = 0;
  const told = { haste: 1 }; // What other scripts know of it; how many times as fast as usual.

  function partOf(html, name) {
    const start = html.indexOf(`hx-target="#${name}"`);
    const holder = document.createElement("template");
    if (start >= 0) holder.innerHTML = html.slice(html.indexOf(">", start) + 1, html.indexOf("</hx-partial>", start));
    return holder.content;
  }

  // The acts in a piece of HTML, with where things are now: it is read before the page changes.
  function actsIn(root) {
    const pace = Number(one("ol[data-pace]", root)?.dataset.pace ?? 1500);
    return [...root.querySelectorAll("li.act")].map((element) => ({
      element,
      place: element.dataset.at,
      gesture: element.dataset.gesture,
      points: element.dataset.points?.split(" ").map(Number),
      motions: motion.read(element),
      slowness: PACES.find(([most]) => pace <= most)[1],
    }));
  }

  function read(html) {
    if (behind >= TOO_LATE) return { acts: [], motions: [] };
    return { acts: actsIn(partOf(html, "acts")), motions: motion.read(partOf(html, "motions")) };
  }

  const canSee = () => !document.hidden && !one("#curtain.drawn");

  function prepare(html) {
    coming = canSee() ? read(html) : null;
    if (coming?.acts.length) late.keep();
  }

  // Waits for what runs, then for the swap.
  function before(html) {
    if (running) {
      behind += 1;
      return running.done.then(() => prepare(html));
    }
    if (performance.now() - shownAt > IDLE) behind = 0;
    prepare(html);
    return null;
  }

  function after() {
    shownAt = performance.now();
    const news = coming;
    coming = null;
    late.settle();
    one("#acts")?.replaceChildren();
    one("#motions")?.replaceChildren();
    if (news && (news.acts.length || news.motions.length)) play(news);
  }

  // For what comes by another way than the stream: `swap` brings it into the page.
  async function bring(html, swap) {
    if (running) {
      running.end();
      await running.done; // Else its end would reveal what this one is about to tell.
    }
    prepare(html);
    await swap();
    after();
  }

  // Play motions and acts; resolves when all of it is over or skipped. `counted` hears of each act that begins.
  function play({ motions = [], acts = [], counted }) {
    running?.end();
    const here = { isOver: false, now: null, news: { motions, acts } };
    running = here;
    here.end = () => {
      here.isOver = true;
      late.reveal();
      here.now?.end();
    };
    if (acts.length && narrow.matches) for (const sheet of all("details.sheet[open]")) sheet.open = false; // It would lie over the board.
    for (const act of acts) motion.hold(act.motions);
    here.done = perform(here, motions, acts, counted).finally(() => {
      for (const act of acts) motion.release(act.motions);
      if (running !== here) return;
      running = null;
      late.reveal();
    });
    return here.done;
  }

  async function perform(here, motions, acts, counted) {
    here.now = motion.fly(motions, LONGEST / (1 + behind) / told.haste); // When behind, animate faster.
    await here.now.done;
    const rows = new Map(); // Rows of parts that were moved sideways, and where they stood.
    for (const [index, act] of acts.entries()) {
      if (here.isOver) break;
      revealWith(act, acts.slice(index + 1));
      present(act, index, acts.length, rows);
      counted?.(act);
      await lasts(here, act);
    }
    if (!acts.length) return;
    clear();
    for (const [row, left] of rows) row.scrollTo({ left }); // Whether another part is asked now, sight.js knows.
  }

  // An act at a part shows that part as it is now, one at no place all that no later act is at.
  function revealWith(act, later) {
    const places = later.map(({ place }) => place);
    late.reveal((name) => (act.place ? name === act.place : !places.includes(name)));
    if (!act.place) motion.hold(act.motions); // What just came to light counts up, too.
  }

  function present(act, index, count, rows) {
    putBack();
    const place = act.place && motion.find(act.place);
    if (place) {
      bringIntoSight(place, rows);
      if (act.gesture) place.classList.add(`gesture-${act.gesture}`);
      place.classList.add("in-the-light");
    }
    caption.replaceChildren(...[...act.element.children].filter((part) => !part.hidden).map((part) => part.cloneNode(true)));
    one(".show-at", stage).textContent = count > 1 ? `${index + 1} / ${count}` : "";
    one("#show-next").hidden = count === 1;
    stage.hidden = false;
    document.dispatchEvent(new CustomEvent("fondaco:act", { detail: { gesture: act.gesture } }));
    light(place);
    spoken.textContent = [...caption.children].map((part) => part.innerText.replace(/\s+/g, " ")).join(" ");
    if (!calm.matches) for (const figure of caption.querySelectorAll(".tallies .figure")) countUp(figure, act.slowness);
  }

  // On a small screen the place may be in another part of the board; afterwards the row slides back.
  function bringIntoSight(place, rows) {
    for (let row = place.parentElement; row && row !== document.body; row = row.parentElement) {
      if (row.scrollWidth > row.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(row).overflowX) && !rows.has(row)) rows.set(row, row.scrollLeft);
    }
    place.scrollIntoView({ block: "nearest", inline: "center" });
  }

  // The light falls on the place; the caption stands beside it. Without a place it stands in the middle of the board.
  function light(place) {
    const seen = place ? motion.seen(place) : null;
    const box = seen && seen.width * seen.height < BROAD * innerWidth * innerHeight ? seen : null; // Beside most of the page there is no room.
    const board = one("#slot-board")?.getBoundingClientRect() ?? document.body.getBoundingClientRect();
    spot.hidden = false;
    spot.classList.toggle("everywhere", !box);
    const ROOM = 6;
    const frame = box ?? new DOMRect(board.left + board.width / 2, board.top + board.height / 2, 0, 0);
    spot.style.left = `${frame.left - ROOM}px`;
    spot.style.top = `${frame.top - ROOM}px`;
    spot.style.width = `${frame.width + 2 * ROOM}px`;
    spot.style.height = `${frame.height + 2 * ROOM}px`;
    if (box) return fondaco.lay(caption, [frame], one(".show-tools", stage).getBoundingClientRect().top);
    caption.style.maxHeight = "";
    const { width, height } = caption.getBoundingClientRect();
    const within = (value, size, whole) => Math.max(10, Math.min(value, whole - size - 10));
    caption.style.left = `${within(frame.left - width / 2, width, innerWidth)}px`;
    caption.style.top = `${within(frame.top - height / 2, height, innerHeight)}px`;
  }

  function countUp(figure, slowness) {
    const most = Number(figure.textContent);
    const begin = performance.now();
    const tick = () => {
      const part = Math.min(1, (performance.now() - begin) / (COUNTING * slowness));
      figure.textContent = String(Math.round(most * part));
      if (part < 1 && figure.isConnected) requestAnimationFrame(tick);
    };
    if (most > 0) tick();
  }

  // Time to read it, then its things fly; a tap or key ends it early.
  function lasts(here, act) {
    const letters = caption.textContent.length;
    const reading = Math.min(LONGEST_ACT, Math.max(SHORTEST_ACT, SHORTEST_ACT + READING * (letters - 40)));
    const care = (calm.matches ? 1.4 : 1) * (document.body.classList.contains("taught") ? LEARNING : 1);
    const whole = (reading * act.slowness * care) / (1 + behind / TOO_LATE) / told.haste;
    return new Promise((resolve) => {
      let flight = null;
      const takeOff = setTimeout(() => { flight = motion.fly(act.motions, whole); }, act.motions.length ? whole * 0.45 : whole);
      const timer = setTimeout(async () => {
        await flight?.done;
        resolve();
      }, whole);
      here.now = {
        end() {
          clearTimeout(takeOff);
          clearTimeout(timer);
          flight?.end();
          resolve();
        },
      };
    });
  }

  function putBack() {
    for (const place of fondaco.all(".in-the-light")) {
      if (late.holds(place)) place.classList.add("told");
      place.classList.remove("in-the-light", ...[...place.classList].filter((name) => name.startsWith("gesture-")));
    }
  }

  function clear() {
    putBack();
    stage.hidden = true;
    spot.hidden = true;
    spoken.textContent = "";
  }

  // A tap, space or Escape goes on to the next act; space on a button presses it.
  function next() {
    late.reveal();
    running?.now?.end();
  }
  document.addEventListener("pointerdown", (event) => {
    late.reveal();
    if (!event.target.closest?.(PRESSED)) next();
  }, true);
  document.addEventListener("keydown", (event) => {
    if (!running) return;
    late.reveal();
    if (one("dialog[open], .more-of[open]")) return; // What lies over the show is closed first.
    if (stage.hidden) return next(); // Flights alone end with any key.
    const isSpace = event.key === " " && !event.target.closest?.(PRESSED) && !one("#replay"); // A replay pauses.
    if (event.key !== "Escape" && !isSpace) return;
    event.preventDefault();
    event.stopPropagation();
    next();
  }, true);
  one("#show-next").addEventListener("click", next);
  one("#show-skip").addEventListener("click", () => running?.end());
  document.addEventListener("submit", (event) => { if (event.target.id !== "say") running?.end(); }, true); // One may talk meanwhile.
  document.addEventListener("visibilitychange", () => { if (document.hidden) running?.end(); });

  const stream = one("#stream");
  stream?.addEventListener("htmx:sse:before:message", ({ detail }) => {
    if (detail.message.event) return;
    const wait = before(detail.message.data);
    if (wait) detail.waitUntil(wait);
  });
  stream?.addEventListener("htmx:sse:after:message", after);

  return Object.assign(told, {
    play,
    bring,
    actsIn,
    tells: () => Boolean(coming?.acts.length), // Whether the message that is being swapped in is told by acts.
    isOn: () => Boolean(coming || running),
    isTelling: () => Boolean((coming ?? running?.news)?.acts.length),
    // The places at which something is played, or about to be.
    places() {
      const { motions = [], acts = [] } = coming ?? running?.news ?? {};
      return [...motions.flatMap(({ source, target }) => [source, target]), ...acts.map(({ place }) => place)].filter(Boolean);
    },
    async over() {
      while (coming || running) await (running?.done ?? new Promise(requestAnimationFrame));
    },
    end: () => running?.end(),
  });
})();
