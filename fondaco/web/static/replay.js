"use strict";

// The replay: it steps from move to move in place, with what travelled, and can play by itself at three speeds.
// Without script every step is a link, and the slider a form.
(() => {
  const { one, all } = fondaco;
  const nav = () => one("#replay");
  if (!nav()) return;
  const PAUSE = 1500; // Between two moves, in milliseconds, at single speed.
  let isRunning = false;
  let timer = 0;
  let going = Promise.resolve();

  const at = () => Number(nav().dataset.at);
  const stops = () => nav().dataset.stops.split(" ").map(Number);
  const last = () => stops().at(-1);
  const speed = () => Number(fondaco.remembered("replay-speed") ?? 1);
  const address = (position) => `?at=${position}${nav().dataset.eyes}`;
  const positionIn = (link) => Number(new URLSearchParams(link.search).get("at"));

  function draw() {
    const play = one("#replay-play");
    play.hidden = at() >= last() && !isRunning;
    play.setAttribute("aria-pressed", String(isRunning));
    play.textContent = isRunning ? play.dataset.pause : play.dataset.play;
    one(".speeds").hidden = false;
    for (const choice of all("[name='speed']", nav())) choice.checked = Number(choice.value) === speed();
    one("#replay-slider button").hidden = true;
    one("#at").value = at();
    one("#replay-copy").hidden = !(navigator.clipboard && isSecureContext);
    if (fondaco.show) fondaco.show.haste = speed();
  }

  // One step after another, so that none is made from a page that is just changing.
  function goTo(position) {
    going = going.then(() => step(position)).catch(() => location.assign(address(position)));
    return going;
  }

  async function step(position) {
    if (position === at()) return;
    const answer = await fetch(`${address(position)}&from=${at()}`, { headers: { "HX-Request": "true" } });
    if (!answer.ok) throw new Error(String(answer.status));
    const text = await answer.text();
    const source = nav();
    await fondaco.show.bring(text, () => htmx.swap({ text, sourceElement: source, target: source, swap: "none" }));
    history.replaceState(null, "", address(position));
    draw();
  }

  const next = () => stops().find((stop) => stop > at()) ?? last();

  async function run() {
    while (isRunning && at() < last()) {
      await goTo(next());
      await fondaco.show.over();
      await new Promise((resolve) => { timer = setTimeout(resolve, PAUSE / speed()); });
    }
    isRunning = false;
    draw();
  }

  function pause() {
    isRunning = false;
    clearTimeout(timer);
    draw();
  }

  function toggle() {
    if (isRunning) return pause();
    isRunning = true;
    draw();
    run();
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest("#replay .steps a, #replay .chapters a, #log a");
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.target.closest("#replay-play")) toggle();
    else if (event.target.closest("#replay-copy")) copy(event.target.closest("#replay-copy"));
    else if (link && isPlain) {
      event.preventDefault();
      pause();
      fondaco.show.end();
      one(".more-of", nav()).open = false;
      goTo(positionIn(link));
    }
  });

  async function copy(button) {
    await navigator.clipboard.writeText(location.href);
    const word = button.textContent;
    button.textContent = button.dataset.copied;
    setTimeout(() => { button.textContent = word; }, 2500);
  }

  // The slider snaps to the end of a move.
  document.addEventListener("change", (event) => {
    if (event.target.name === "speed") {
      fondaco.remember("replay-speed", event.target.value);
      draw();
    }
    if (event.target.id !== "at") return;
    const wanted = Number(event.target.value); // Before the pause, which puts the slider back to where the page is.
    pause();
    goTo(stops().reduce((best, stop) => (Math.abs(stop - wanted) < Math.abs(best - wanted) ? stop : best)));
  });

  // What is folded out lies over the board: it goes away with Escape and with a click anywhere else.
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#replay .more-of")) one(".more-of", nav()).open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") one(".more-of", nav()).open = false;
  });

  // Keys: arrows are those of keys.js, which presses the links.
  const KEYS = { " ": toggle, Home: () => goTo(0), End: () => goTo(last()) };
  document.addEventListener("keydown", (event) => {
    const act = KEYS[event.key];
    const isElsewhere = event.target.closest(event.key === " " ? "input, textarea, select, button, a, summary, dialog" : "input, textarea, select, dialog, .scroll");
    if (!act || isElsewhere || event.ctrlKey || event.metaKey || event.altKey || one("#keys-on")?.checked === false) return;
    event.preventDefault();
    if (event.key !== " ") pause();
    act();
  });
  draw();
})();
