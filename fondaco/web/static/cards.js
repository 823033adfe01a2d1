"use strict";

// Rules cards, as tooltips: on hover, on focus and on a long press. A thing that can be chosen shows its card only
// after a longer hover, or when its key is pressed. Above the card of a thing that cannot be chosen now stands why not,
// once somebody asks for it: by a click, a tap or a key.
(() => {
  const { one, all } = fondaco;
  const card = one("#card");
  if (!card) return;
  // Milliseconds: a pointer rests on a thing, or on one that can be chosen; it has left them; a finger is held on one.
  const REST = 350;
  const LONG_REST = 1200;
  const LEFT = 250;
  const HOLD = 500;
  const known = new Map();
  let owner = null;
  let timer = 0;
  let touched = null; // What a finger is on.
  let held = false;
  let calls = 0; // Of several that wait for the server, the last one counts.

  async function textOf(topic) {
    if (!known.has(topic)) {
      const answer = await fetch(`${card.dataset.rules}/${encodeURIComponent(topic)}`);
      if (!answer.ok) return "";
      known.set(topic, await answer.text());
    }
    return known.get(topic);
  }

  // What a thing is, or what a control on the board would do: from its own label, or from the list of choices.
  function sentenceOf(element) {
    if (!element.matches("button")) return element.getAttribute("aria-label") ?? "";
    if (!element.matches("[name='choice']:not(.choice)")) return "";
    const listed = one(`#choices .choice[value="${CSS.escape(element.value)}"]`);
    const spoken = element.getAttribute("aria-label") ?? one(".visually-hidden", element)?.textContent;
    return spoken ?? listed?.textContent.trim() ?? "";
  }

  function wayToRules(topic) {
    const way = document.createElement("a");
    way.href = topic ? `${card.dataset.rules}#${topic}` : card.dataset.rules;
    way.textContent = card.dataset.more;
    return way;
  }

  // A text without its stops and capitals: a card may say no more than the sentence over it.
  const plain = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? "";

  const topicOf = (element) => element?.closest("[data-card]:not([data-card=''])")?.dataset.card ?? "";

  async function show(element, asks = false) {
    clearTimeout(timer); // What rests on a thing asks for less than whoever asks why.
    owner = element;
    const call = (calls += 1);
    const thing = fondaco.askedBy(element);
    const why = asks && thing ? await fondaco.whyNot(thing) : null;
    const topic = topicOf(element) || (why?.dataset.topic ?? "");
    const text = topic ? await textOf(topic).catch(() => "") : "";
    const sentence = sentenceOf(element);
    if (call !== calls || owner !== element || !element.isConnected || (!text && !sentence && !why)) return;
    card.innerHTML = text;
    if (why) card.prepend(why);
    if (sentence) {
      const body = one(".card-text", card);
      if (body && plain(sentence).includes(plain(body.textContent))) body.remove();
      const first = document.createElement("p");
      first.className = "card-sentence";
      first.textContent = sentence;
      card.prepend(first);
    }
    const foot = card.appendChild(document.createElement("p"));
    foot.className = "card-foot";
    if (thing && !why) {
      const ask = foot.appendChild(document.createElement("button"));
      ask.type = "button";
      ask.className = "ask-why";
      ask.textContent = card.dataset.why;
      ask.addEventListener("click", () => show(element, true));
    }
    foot.append(one(".card-rule", card) ?? wayToRules(topic));
    const close = foot.appendChild(document.createElement("button"));
    close.type = "button";
    close.textContent = card.dataset.close;
    close.addEventListener("click", hide);
    if (!card.matches(":popover-open")) card.showPopover();
    beside(element);
    element.setAttribute("aria-describedby", "card");
    if (why) fondaco.speak(why.textContent);
  }

  // Do not cover the choices, nor what surrounds the thing: place the card outside the panel that the thing is in, or
  // outside the largest part of it that leaves room.
  function beside(element) {
    const home = element.closest("[id^='slot-'], #choices, .pane");
    const frames = [element.getBoundingClientRect()];
    for (let part = element.parentElement; home && part && part !== home; part = part.parentElement) {
      const frame = part.getBoundingClientRect();
      if (frame.width) frames.unshift(frame);
    }
    fondaco.lay(card, frames);
  }

  function hide() {
    clearTimeout(timer);
    owner?.removeAttribute("aria-describedby");
    owner = null;
    if (card.matches(":popover-open")) card.hidePopover();
  }

  const isOpen = (element) => element.matches(".open, [name='choice']");
  const withCard = (event) => event.target.closest?.("[data-card]:not([data-card='']), [data-ask]");

  // If a thing moves under a resting pointer, nobody asked for its card.
  let spot = "";
  document.addEventListener("pointermove", (event) => { spot = `${event.clientX} ${event.clientY}`; }, { passive: true });

  document.addEventListener("pointerover", (event) => {
    if (spot === `${event.clientX} ${event.clientY}`) return;
    if (event.pointerType !== "mouse" || event.target.closest("#card")) return clearTimeout(timer);
    const element = withCard(event);
    if (element === owner && owner) return clearTimeout(timer);
    clearTimeout(timer);
    timer = setTimeout(() => (element ? show(element) : hide()), element ? (isOpen(element) ? LONG_REST : REST) : LEFT);
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.closest("#card")) return;
    const element = withCard(event);
    if (element?.matches(":focus-visible") && !isOpen(element)) {
      clearTimeout(timer);
      timer = setTimeout(() => show(element), REST);
    } else if (owner && !event.target.contains(owner)) hide();
  });

  // Touch: a tap on a thing that is not a control, a long press on one that is.
  function hold() {
    held = true;
    show(touched, true);
  }
  document.addEventListener("pointerdown", (event) => {
    held = false;
    touched = event.pointerType === "mouse" ? null : withCard(event);
    if (!touched) return;
    clearTimeout(timer);
    timer = setTimeout(hold, HOLD);
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    document.addEventListener(kind, (event) => {
      if (event.pointerType === "mouse") return;
      touched = null;
      clearTimeout(timer);
    });
  }
  document.addEventListener("contextmenu", (event) => {
    // A browser may find a press long before we do, and cancels it if it may open its own menu.
    if (touched && !held) hold();
    if (held) event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (held) {
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    if (event.target.closest("#card")) {
      // Whoever meant what lies under it finds it at the next click; whoever marks its text may go on reading.
      if (!event.target.closest("a, button") && getSelection().isCollapsed) hide();
      return;
    }
    clearTimeout(timer);
    const element = withCard(event);
    const control = event.target.closest("a, button, input, label, summary");
    if (element && !control) show(element, true);
    else if (control?.matches("label") && fondaco.askedBy(control)) show(control, true);
    else hide();
  }, true);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target.closest("a, button, input, select, textarea, summary")) return;
    if (!fondaco.askedBy(event.target)) return;
    event.preventDefault();
    show(event.target, true);
  });
  for (const kind of ["scroll", "resize"]) addEventListener(kind, () => { if (owner) hide(); }, { passive: true });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && owner) { event.stopPropagation(); hide(); } }, true);
  document.addEventListener("htmx:after:swap", () => { if (owner && !owner.isConnected) hide(); });

  document.addEventListener("fondaco:language", () => {
    known.clear();
    hide();
  });

  fondaco.showCard = (asks = false) => {
    const element = document.activeElement?.closest(asks ? "[data-card], [data-ask], input:disabled" : "[data-card]:not([data-card=''])");
    if (element) show(element, asks);
  };

  // A choice in the list, or among the hints, and its twin on the board light up together.
  const twinsOf = (value) => (value ? all(`[name="choice"][value="${CSS.escape(value)}"]`) : []);
  function light(event) {
    const source = event.target.closest?.("[name='choice'], .hint-lines [data-choice]");
    const value = source?.value || source?.dataset.choice;
    for (const lit of all(".twin")) if (lit.value !== value) lit.classList.remove("twin");
    for (const twin of twinsOf(value)) twin.classList.add("twin");
  }
  document.addEventListener("pointerover", light);
  document.addEventListener("focusin", light);

  // What the first hint is about is marked on the board, as long as hints are there.
  function markHinted() {
    const hinted = twinsOf(one(".hint-lines [data-choice]")?.dataset.choice);
    for (const marked of all(".hinted")) if (!hinted.includes(marked)) marked.classList.remove("hinted");
    for (const button of hinted) button.classList.add("hinted");
  }
  markHinted();
  document.addEventListener("htmx:after:swap", markHinted);

  // The name of a bot beside the board has a card, too: who it is.
  function nameBots() {
    for (const person of all(".person[data-bot]")) {
      const seat = [...person.classList].find((name) => name.startsWith("seat-"));
      const title = one(`.slot-others > .${seat} h3`);
      if (!title || title.dataset.card === person.dataset.bot) continue;
      title.dataset.card = person.dataset.bot;
      title.tabIndex = 0;
    }
  }
  nameBots();
  document.addEventListener("htmx:after:swap", nameBots);
})();
