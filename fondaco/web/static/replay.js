"use strict";

// The replay can play by itself; the slider needs no button.
(() => {
  const { one } = fondaco;
  const button = one("#replay-play");
  if (!button) return;
  const PAUSE = 1400;
  const KEY = "fondaco-replay";
  let timer = 0;

  // No session storage: no autoplay, but every position can be shown.
  const kept = (() => {
    try {
      return sessionStorage;
    } catch {
      return { getItem: () => null, setItem() {}, removeItem() {} };
    }
  })();
  const here = location.pathname + location.search;
  const isRunning = () => kept.getItem(KEY) === here; // It goes on only on the page that it led to.
  const isLast = one("#replay-on").href === location.href || one("#replay-on").search === one("#replay-last").search && Number(one("#at").value) >= Number(one("#at").max);

  function draw() {
    button.setAttribute("aria-pressed", String(isRunning()));
    button.textContent = isRunning() ? button.dataset.pause : button.dataset.play;
  }

  function run() {
    draw();
    clearTimeout(timer);
    if (!isRunning()) return;
    if (isLast) {
      kept.removeItem(KEY);
      draw();
      return;
    }
    timer = setTimeout(() => {
      const next = new URL(one("#replay-on").href);
      kept.setItem(KEY, next.pathname + next.search);
      location.assign(next);
    }, PAUSE);
  }

  button.hidden = isLast;
  button.addEventListener("click", () => {
    if (isRunning()) kept.removeItem(KEY);
    else kept.setItem(KEY, here);
    run();
  });
  one("#at").addEventListener("change", () => one("#replay-slider").submit());
  one("#replay-slider button").hidden = true;

  // Keep the scroll position from step to step.
  const SCROLL = "fondaco-replay-scroll";
  addEventListener("pagehide", () => kept.setItem(SCROLL, JSON.stringify([location.pathname, scrollX, scrollY])));
  const [path, x, y] = JSON.parse(kept.getItem(SCROLL) ?? "[]");
  if (path === location.pathname) scrollTo(x, y);
  run();
})();
