"use strict";

// Whose turn it is: in the page title, by an event for the bell, and for screen readers with the newest sentences of the log.
(() => {
  const { one, all } = fondaco;
  const state = one("#state");
  const spoken = one("#spoken");
  let turn = state?.dataset.turn;
  const promptNow = () => one("#bar .prompt")?.textContent.trim() ?? "";
  let prompt = promptNow();
  let segmenter = sentencesIn(document.documentElement.lang);
  const split = new Map(); // A text of the log, in sentences.
  let heard = passages();
  let silence = 0;
  const RECENT = 4; // Sentences that the ticker may show at once.
  const FRESH = 2500; // Milliseconds for which a new one about the reader is lit.
  const MOST = 400; // Characters to announce; nobody listens to more at once.

  function sentencesIn(language) {
    return new Intl.Segmenter(language, { granularity: "sentence" });
  }

  // What is announced: only what was not announced before, in whole sentences.
  function passages() {
    const own = one("#forms [name='seat']")?.value ?? "";
    return new Map(all("#log > .passage").map((passage) => [passage.id, [...passage.children].flatMap((entry) => saidIn(entry, own))]));
  }

  // The sentences of an entry, each with whether it speaks of the reader.
  function saidIn(entry, own) {
    return [...one("a", entry).childNodes].flatMap((part) => {
      const isMine = Boolean(own && part.dataset?.of.split(" ").includes(own));
      return sentencesOf(part.textContent).map((text) => ({ text, isMine }));
    });
  }

  function sentencesOf(text) {
    if (!split.has(text)) split.set(text, [...segmenter.segment(text)].map(({ segment }) => segment.replace(/\s+/g, " ").trim()).filter(Boolean));
    return split.get(text);
  }

  function news() {
    const now = passages();
    const fresh = [];
    for (const [id, sentences] of now) {
      const known = heard.get(id) ?? [];
      fresh.push(...sentences.filter(({ text }, index) => text !== known[index]?.text));
    }
    heard = now;
    isToLight ||= fresh.some(({ isMine }) => isMine);
    const said = fresh.map(({ text }) => text);
    while (said.length > 1 && said.join(" ").length > MOST) said.shift();
    return said;
  }

  // The ticker above the board, for those who do not look at the log: as many of the newest as there is room for. What
  // speaks of the reader stands out, and the newest of that gives way last.
  function tick() {
    const ticker = one("#ticker");
    const newest = [...heard.values()].flat().slice(-RECENT);
    if (!ticker || !newest.length || fondaco.late.isWaiting()) return;
    if (isToLight) lightUp();
    isToLight = false;
    for (;;) {
      ticker.replaceChildren(...newest.flatMap(({ text, isMine }) => [isMine ? marked(text) : text, " "]));
      if (newest.length === 1 || ticker.scrollHeight <= ticker.clientHeight) return;
      newest.splice(newest.findLastIndex(({ isMine }) => isMine) === 0 ? 1 : 0, 1);
    }
  }
  function marked(text) {
    const strong = document.createElement("b");
    strong.textContent = text;
    return strong;
  }
  let isToLight = false; // Whether something was told that is about the reader.
  let lit = 0;
  function lightUp() {
    const ticker = one("#ticker");
    if (!ticker) return;
    ticker.classList.add("fresh");
    clearTimeout(lit);
    lit = setTimeout(() => ticker.classList.remove("fresh"), FRESH);
  }
  tick();
  document.fonts.ready.then(tick);
  document.addEventListener("fondaco:revealed", tick);

  function look() {
    const current = one("#state");
    if (!current) return;
    turns.entitle(current.dataset.title);
    const fresh = news();
    const said = current.dataset.turn === "over" || fondaco.show?.tells() ? [] : [...fresh]; // The ending, or a show, announces it.
    tick();
    if (current.dataset.turn === "mine") {
      if (turn !== "mine") {
        document.dispatchEvent(new CustomEvent("fondaco:turn"));
        turns.ask(); // A notice need not wait for the next round of questions.
      }
      const isNew = turn !== "mine" || prompt !== promptNow();
      if (spoken && isNew && !one("#bar.sure")) said.push(spoken.dataset.turn.replace("%", () => promptNow()));
    }
    turn = current.dataset.turn;
    prompt = promptNow();
    const text = said.filter(Boolean).join(" ");
    if (text && spoken) {
      spoken.textContent = text;
      clearTimeout(silence);
      silence = setTimeout(() => { spoken.textContent = ""; }, 10000); // So that a screen reader does not read it again later.
    }
    coverOrUncover();
  }

  // Behind the curtain everything is inert, and the button has the focus.
  function coverOrUncover() {
    const drawn = Boolean(one("#curtain.drawn"));
    for (const part of all(".top, .desk")) part.inert = drawn;
    if (drawn && !one("#curtain").contains(document.activeElement)) one("#curtain button")?.focus();
  }

  // Keyboard focus moves on: to the question, or to what replaced the button that was pressed.
  let byKeyboard = false;
  let lastFocus = null;
  document.addEventListener("keydown", () => { byKeyboard = true; }, true);
  document.addEventListener("pointerdown", () => { byKeyboard = false; }, true);
  document.addEventListener("focusin", (event) => { lastFocus = event.target; });
  function keepFocus() {
    const sure = one("#bar.sure .primary");
    if (sure && !one("#bar").contains(document.activeElement)) sure.focus({ preventScroll: true });
    else if (byKeyboard && document.activeElement === document.body && lastFocus && !lastFocus.isConnected) {
      one("#bar .prompt")?.focus({ preventScroll: true });
    }
  }

  document.addEventListener("htmx:after:swap", () => {
    look();
    keepFocus();
  });
  // What was heard before is no news in another language.
  document.addEventListener("fondaco:language", () => {
    segmenter = sentencesIn(document.documentElement.lang);
    heard = passages();
    prompt = promptNow();
    if (spoken) spoken.textContent = "";
    tick();
  });
  coverOrUncover();
  if (one("#bar.sure .primary")) one("#bar.sure .primary").focus();
})();
