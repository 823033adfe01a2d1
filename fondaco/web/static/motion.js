"use strict";

// Animation: pieces fly from where they were to where they are, one actor after another.
(() => {
  const { one, calm } = fondaco;
  const stream = one("#stream");
  const list = one("#motions");
  if (!stream || !list) return;
  const LONGEST = 1600; // All motions of one message together, in milliseconds.
  const TOO_LATE = 4; // So many messages behind, catch up without animation.
  const IDLE = 120; // A message that comes so many milliseconds after the last one did not have to wait.
  const FLIGHT = 340;
  const SAME_ACTOR = 110;
  const NEXT_ACTOR = 260;
  const layer = document.body.appendChild(document.createElement("div"));
  layer.className = "flyers";
  layer.setAttribute("aria-hidden", "true");

  let before = null;
  let running = null;
  let behind = 0; // Messages that came while others were still being animated.
  let shownAt = 0;

  const placeOf = (name) => one(`[data-place="${CSS.escape(name)}"]`);

  // A place that is not on the page is shown by the nearest one that contains it: roof-2-1 by roof-2.
  function find(name) {
    for (let part = name; part; part = part.slice(0, Math.max(0, part.lastIndexOf("-")))) {
      const place = placeOf(part);
      if (place) return place;
    }
    return null;
  }

  // The centre of a place; for what is folded away, that of what it is folded into; off screen, a point at the edge.
  function middle(element) {
    for (let seen = element; seen; seen = seen.parentElement) {
      const box = seen.getBoundingClientRect();
      if (box.width && box.height && seen.checkVisibility()) {
        return {
          x: Math.min(Math.max(box.left + box.width / 2, 20), innerWidth - 20),
          y: Math.min(Math.max(box.top + Math.min(box.height, 160) / 2, 20), innerHeight - 20),
        };
      }
    }
    return null;
  }

  function motionsIn(html) {
    const start = html.indexOf('hx-target="#motions"');
    if (start < 0) return [];
    const holder = document.createElement("template");
    holder.innerHTML = html.slice(html.indexOf(">", start) + 1);
    return [...holder.content.querySelectorAll("li[data-symbol]")].map((item) => ({ ...item.dataset }));
  }

  const numbersIn = (place) => (place ? [...place.querySelectorAll(".figure")].filter((item) => /^\d+$/.test(item.textContent)) : []);

  stream.addEventListener("htmx:sse:before:message", (event) => {
    const { detail } = event;
    if (detail.message.event) return;
    const prepare = () => {
      const motions = document.hidden || behind >= TOO_LATE ? [] : motionsIn(detail.message.data);
      before = motions.map((motion) => {
        const source = find(motion.source);
        const counted = [...numbersIn(source), ...numbersIn(find(motion.target))].map((item) => [item, Number(item.textContent)]);
        return { ...motion, from: source && middle(source), wasThere: Boolean(placeOf(motion.target)), counted };
      });
    };
    if (running) {
      behind += 1;
      detail.waitUntil(running.done.then(prepare));
    } else {
      if (performance.now() - shownAt > IDLE) behind = 0;
      prepare();
    }
  });

  stream.addEventListener("htmx:sse:after:message", () => {
    shownAt = performance.now();
    if (!before?.length) return;
    const motions = before;
    before = null;
    list.replaceChildren();
    if (calm.matches) highlight(motions);
    else fly(motions);
  });

  function highlight(motions) {
    for (const motion of motions) {
      const target = find(motion.target);
      if (!target) continue;
      target.classList.add("changed");
      setTimeout(() => target.classList.remove("changed"), 900);
    }
  }

  const actorOf = (motion) => /seat-(\d)/.exec(`${motion.source} ${motion.target}`)?.[1] ?? /pawn-(\d)/.exec(motion.symbol)?.[1] ?? "";

  function fly(motions) {
    const starts = [];
    let at = 0;
    motions.forEach((motion, index) => {
      if (index) at += actorOf(motion) === actorOf(motions[index - 1]) ? SAME_ACTOR : NEXT_ACTOR;
      starts.push(at);
    });
    const most = LONGEST / (1 + behind); // When behind, animate faster.
    const scale = Math.min(1, most / (at + FLIGHT));
    const animations = motions.flatMap((motion, index) => launch(motion, starts[index] * scale, FLIGHT * Math.max(scale, 0.5)));
    let finish;
    const done = new Promise((resolve) => { finish = resolve; });
    running = { done, animations };
    const end = () => {
      if (running?.done !== done) return;
      running = null;
      clearTimeout(timer);
      for (const animation of animations) animation.cancel();
      layer.replaceChildren();
      finish();
    };
    const timer = setTimeout(end, most + 50);
    running.end = end;
    Promise.allSettled(animations.map((animation) => animation.finished)).then(end);
  }

  function launch(motion, delay, duration) {
    const target = find(motion.target);
    const to = target && middle(target);
    const from = motion.from ?? to;
    if (!to || !document.getElementById(motion.symbol)) return [];
    const flyer = layer.appendChild(document.createElement("span"));
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "use")).setAttribute("href", `#${motion.symbol}`);
    flyer.append(picture);
    if (motion.label) flyer.appendChild(document.createElement("b")).textContent = motion.label;
    const rise = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 6);
    const place = (x, y, size) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
    const frames = [
      { transform: place(from.x, from.y, 0.7), opacity: 0.2 },
      { transform: place((from.x + to.x) / 2, (from.y + to.y) / 2 - rise, 1.15), opacity: 1, offset: 0.5 },
      { transform: place(to.x, to.y, 0.85), opacity: 1 },
    ];
    const flight = flyer.animate(frames, { delay, duration, easing: "cubic-bezier(.3, .1, .3, 1)", fill: "backwards" });
    flight.finished.then(() => flyer.remove(), () => flyer.remove());
    const animations = [flight];
    const arrives = placeOf(motion.target);
    if (arrives && !motion.wasThere) {
      animations.push(arrives.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration * 0.9 }));
    }
    for (const [item, old] of motion.counted) count(item, old, delay, duration);
    return animations;
  }

  // A number counts from the old value to the new one.
  function count(item, old, delay, duration) {
    const text = item.textContent;
    const now = Number(text);
    if (!item.isConnected || !/^\d+$/.test(text) || now === old || item.dataset.runs) return;
    const begin = performance.now() + delay;
    item.dataset.runs = "yes";
    item.classList.add("changed");
    let written = text;
    const tick = () => {
      if (item.textContent !== written) return stop(false); // A newer message has changed it.
      const part = running ? Math.min(1, Math.max(0, (performance.now() - begin) / (duration + 150))) : 1;
      if (part >= 1) return stop(true);
      item.textContent = written = String(Math.round(old + (now - old) * part));
      requestAnimationFrame(tick);
    };
    const stop = (write) => {
      if (write) item.textContent = text;
      delete item.dataset.runs;
      setTimeout(() => item.classList.remove("changed"), 600);
    };
    requestAnimationFrame(tick);
  }

  // Skip the animation.
  for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, () => running?.end(), true);
})();
