"use strict";

// A chat message appears for some seconds as a bubble at its speaker, what the table announces under the bar, unless the
// chat itself is open. It is never in the way: it lies where nothing is lit, and what is under it can still be clicked.
(() => {
  const { one, all, shown, narrow } = fondaco;
  const chat = one("#chat");
  if (!chat || !one(".table-page")) return;
  const SHORTEST = 4000;
  const LONGEST = 10000;
  const READING = 60; // Milliseconds for a letter.
  const GAP = 8;
  const NAME = 34; // Pixels of a card that stay in sight: the name of the speaker.
  const LIT = ".open, [form=choose], [form=compose], label:has([form=compose]), [form=undo], .confirm, .show, dialog[open], #card:popover-open";
  const spoken = document.body.appendChild(document.createElement("p"));
  spoken.className = "visually-hidden";
  spoken.setAttribute("aria-live", "polite");
  const layer = document.body.appendChild(document.createElement("div"));
  layer.className = "bubbles";
  layer.setAttribute("aria-hidden", "true");
  const standing = new Map(); // By speaker, the bubble that is shown.

  new MutationObserver((changes) => {
    const said = changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.matches?.(".said"));
    for (const message of said) speak(message);
  }).observe(chat, { childList: true });

  function speak(message) {
    if (shown(chat) || one("#curtain.drawn")) return;
    spoken.textContent = message.textContent.replace(/\s+/g, " ").trim();
    const speaker = /seat-\d/.exec(message.className)?.[0] ?? "nobody";
    for (const other of narrow.matches ? [...standing.keys()] : [speaker]) fallSilent(other); // A small screen has room for one.
    const bubble = layer.appendChild(document.createElement("div"));
    bubble.className = `bubble ${speaker}`;
    bubble.appendChild(document.createElement("p")).append(...message.cloneNode(true).childNodes);
    const time = Math.min(LONGEST, SHORTEST + READING * message.textContent.length);
    standing.set(speaker, { bubble, timer: setTimeout(fallSilent, time, speaker) });
    place(speaker, bubble);
  }

  function fallSilent(speaker) {
    clearTimeout(standing.get(speaker)?.timer);
    standing.get(speaker)?.bubble.remove();
    standing.delete(speaker);
  }

  const boxOf = (left, top, width, height) => ({ left, top, right: left + width, bottom: top + height });
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

  // Where it could lie, the best spot first: left of the speaker's card, on the card below its name, right of it; where
  // no card is in sight, as on a phone, under the bar or over the bar for thumbs.
  function spotsFor(card, width, height) {
    const bar = one(".top").getBoundingClientRect();
    const foot = one(".sheet-mine > summary").getBoundingClientRect();
    const box = card?.checkVisibility() ? card.getBoundingClientRect() : null;
    if (!box || box.bottom > innerHeight || box.top < bar.bottom - 1) {
      const tops = [bar.bottom + GAP, ...(foot.top > innerHeight / 2 ? [foot.top - GAP - height] : [])];
      return tops.flatMap((top) => [[GAP, top], [innerWidth - width - GAP, top]]).map((spot) => ({ spot, side: "loose" }));
    }
    const besides = [box.top, box.top + box.height / 2 - height / 2, box.bottom - height].map((top) => Math.max(top, bar.bottom + GAP));
    return [
      ...besides.map((top) => ({ spot: [box.left - width - 2 * GAP, top], side: "left" })),
      { spot: [Math.min(box.left + GAP, innerWidth - width - GAP), box.top + NAME], side: "below" },
    ];
  }

  // The first spot that covers nothing lit, no other bubble and nobody's dialog. Where there is none, nothing is shown:
  // the chat is marked all the same, and whoever listens has heard it.
  function place(speaker, bubble) {
    const card = one(`.slot-others > .${speaker}`);
    const { offsetWidth: width, offsetHeight: height } = bubble;
    const lit = [...all(LIT).filter(shown), ...all(".bubble", layer).filter((other) => other !== bubble && !other.matches(".hushed"))];
    const taken = lit.map((element) => element.getBoundingClientRect());
    const isFree = ({ spot }) => spot[0] >= 0 && !taken.some((box) => meet(boxOf(...spot, width, height), box));
    const found = spotsFor(card, width, height).find(isFree);
    bubble.classList.toggle("hushed", !found);
    if (!found) return;
    const [left, top] = found.spot;
    bubble.dataset.side = found.side;
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
    const aim = card ? card.getBoundingClientRect().top + NAME / 2 - top : 0;
    bubble.style.setProperty("--tail", `${Math.max(14, Math.min(height - 14, aim))}px`);
  }

  const placeAll = () => { for (const [speaker, { bubble }] of standing) place(speaker, bubble); };
  document.addEventListener("htmx:after:swap", placeAll);
  addEventListener("resize", placeAll);
})();
