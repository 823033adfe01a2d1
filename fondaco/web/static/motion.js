"use strict";

// Flights: pieces travel from where they were to where they are, one actor after another. When and why, show.js knows.
fondaco.motion = (() => {
  const { one, calm } = fondaco;
  const FLIGHT = 340;
  const SAME_ACTOR = 110;
  const NEXT_ACTOR = 260;
  const layer = document.body.appendChild(document.createElement("div"));
  layer.className = "flyers";
  layer.setAttribute("aria-hidden", "true");

  const placeOf = (name) => one(`[data-place="${CSS.escape(name)}"]`);

  // A place that is not on the page is shown by the nearest one that contains it: roof-2-1 by roof-2.
  function find(name) {
    for (let part = name; part; part = part.slice(0, Math.max(0, part.lastIndexOf("-")))) {
      const place = placeOf(part);
      if (place) return place;
    }
    return null;
  }

  // What can be seen of a place: of a list without a box of its own, its parts; for what is folded away, that which it is
  // folded into.
  function seen(element) {
    for (let part = element; part; part = part.parentElement) {
      const boxes = (getComputedStyle(part).display === "contents" ? [...part.children] : [part]).filter((some) => some.checkVisibility()).map((some) => some.getBoundingClientRect());
      const box = boxes.filter(({ width, height }) => width && height).reduce(around, null);
      if (box) return box;
    }
    return null;
  }
  function around(a, b) {
    if (!a) return b;
    const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
    return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
  }

  // The centre of a place; off screen, a point at the edge.
  function middle(element) {
    const box = seen(element);
    return box && {
      x: Math.min(Math.max(box.left + box.width / 2, 20), innerWidth - 20),
      y: Math.min(Math.max(box.top + Math.min(box.height, 160) / 2, 20), innerHeight - 20),
    };
  }

  const numbersIn = (place) => (place ? [...place.querySelectorAll(".figure")].filter((item) => /^\d+$/.test(item.textContent)) : []);

  // Motions as the page has them, with where things are before it changes.
  function read(root) {
    return [...root.querySelectorAll("li[data-symbol]")].map(({ dataset: motion }) => {
      const source = find(motion.source);
      const counted = [...numbersIn(source), ...numbersIn(find(motion.target))].map((item) => ({ item, old: Number(item.textContent) }));
      return { ...motion, from: source && middle(source), wasThere: Boolean(placeOf(motion.target)), counted };
    });
  }

  // Numbers that will count keep what they said until it is their turn.
  function hold(motions) {
    for (const { item, old } of motions.flatMap((motion) => motion.counted)) {
      if (item.dataset.held || !item.isConnected || !/^\d+$/.test(item.textContent) || Number(item.textContent) === old) continue;
      item.dataset.held = item.textContent;
      item.textContent = old;
    }
  }

  function release(motions) {
    for (const { item, old } of motions.flatMap((motion) => motion.counted)) {
      if (item.dataset.held && item.textContent === String(old)) item.textContent = item.dataset.held;
      delete item.dataset.held;
    }
  }

  function highlight(motions) {
    for (const motion of motions) {
      const target = find(motion.target);
      if (!target) continue;
      target.classList.add("changed");
      setTimeout(() => target.classList.remove("changed"), 900);
    }
  }

  const actorOf = (motion) => /seat-(\d)/.exec(`${motion.source} ${motion.target}`)?.[1] ?? /pawn-(\d)/.exec(motion.symbol)?.[1] ?? "";

  // All of them within so many milliseconds. What is under way can be waited for, or ended at once.
  function fly(motions, most) {
    release(motions);
    if (calm.matches || !motions.length) {
      highlight(motions);
      return { done: Promise.resolve(), end() {} };
    }
    const starts = [];
    let at = 0;
    motions.forEach((motion, index) => {
      if (index) at += actorOf(motion) === actorOf(motions[index - 1]) ? SAME_ACTOR : NEXT_ACTOR;
      starts.push(at);
    });
    const scale = Math.min(1, most / (at + FLIGHT));
    const flight = { isOver: false };
    const animations = motions.flatMap((motion, index) => launch(flight, motion, starts[index] * scale, FLIGHT * Math.max(scale, 0.5)));
    flight.done = new Promise((resolve) => {
      const stop = (how) => {
        if (flight.isOver) return;
        flight.isOver = true;
        clearTimeout(timer);
        for (const animation of animations) animation[how]();
        resolve();
      };
      flight.end = () => stop("cancel");
      // On a busy machine frames come late; then everything arrives at once, and is heard.
      const timer = setTimeout(() => stop("finish"), most + 50);
      Promise.allSettled(animations.map((animation) => animation.finished)).then(flight.end);
    });
    return flight;
  }

  function launch(flight, motion, delay, duration) {
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
    const travel = flyer.animate(frames, { delay, duration, easing: "cubic-bezier(.3, .1, .3, 1)", fill: "backwards" });
    travel.finished.then(() => document.dispatchEvent(new CustomEvent("fondaco:motion", { detail: { symbol: motion.symbol } }))).catch(() => {});
    travel.finished.then(() => flyer.remove(), () => flyer.remove());
    const animations = [travel];
    const arrives = placeOf(motion.target);
    if (arrives && !motion.wasThere) {
      animations.push(arrives.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration * 0.9 }));
    }
    for (const { item, old } of motion.counted) count(flight, item, old, delay, duration);
    return animations;
  }

  // A number counts from the old value to the new one.
  function count(flight, item, old, delay, duration) {
    const text = item.textContent;
    const now = Number(text);
    if (!item.isConnected || !/^\d+$/.test(text) || now === old || item.dataset.runs) return;
    const begin = performance.now() + delay;
    item.dataset.runs = "yes";
    item.classList.add("changed");
    let written = text;
    const tick = () => {
      if (item.textContent !== written) return stop(false); // A newer message has changed it.
      const part = flight.isOver ? 1 : Math.min(1, Math.max(0, (performance.now() - begin) / (duration + 150)));
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

  return { find, seen, around, middle, read, hold, release, fly };
})();
