"use strict";

// What a show is about to tell does not stand on the page before it. Parts of the board marked `data-late` keep what they
// showed, and new entries of the log wait, until their act, a key, a tap or the next change of the page. Whoever wants no
// motion sees all of it at once.
fondaco.late = (() => {
  const { all, calm } = fondaco;
  let kept = null; // What the page showed before the message that is being swapped in: parts by name, entries by passage.
  let held = []; // Parts that show what was, with what they show in truth.
  let isWaiting = false; // Whether entries of the log wait.

  // The parts by name: their place, or else what they lie in, their first class, and which one of those they are.
  function parts() {
    const found = new Map();
    const counts = new Map();
    for (const part of all("[data-late]")) {
      const kind = `${part.closest("[id]").id} ${part.classList[0]}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      found.set(part.dataset.place ?? `${kind} ${counts.get(kind)}`, part);
    }
    return found;
  }

  function keep() {
    if (calm.matches) return;
    kept = {
      parts: new Map([...parts()].map(([name, part]) => [name, part.cloneNode(true)])),
      entries: new Map(all("#log > .passage").map((passage) => [passage.id, passage.childElementCount])),
    };
  }

  // What is there to be looked at, and for nothing else.
  function onlyShown(part) {
    const copy = part.cloneNode(true);
    for (const control of all("button, input", copy)) {
      control.disabled = true;
      control.removeAttribute("name");
      control.classList.remove("open");
    }
    return copy;
  }

  function hold() {
    for (const [name, part] of parts()) {
      const before = kept.parts.get(name);
      if (!before || (before.innerHTML === part.innerHTML && before.className === part.className)) continue;
      if (part.contains(document.activeElement)) continue; // Whoever is there by keyboard stays there.
      held.push({ name, part, nodes: [...part.childNodes], className: part.className });
      part.className = before.className;
      part.replaceChildren(...onlyShown(before).childNodes);
    }
    // What is told under a new heading; without one, whatever is new.
    const passages = all("#log > .passage");
    const begun = passages.filter(({ id }) => !kept.entries.has(id));
    for (const passage of begun.length ? begun : passages) {
      for (const entry of [...passage.children].slice(kept.entries.get(passage.id) ?? 0)) {
        entry.classList.add("to-come");
        isWaiting = true;
      }
    }
  }

  // The truth of some parts, by their names, or of the whole page.
  function reveal(isTold = null) {
    const told = held.filter(({ name }) => !isTold || isTold(name));
    held = held.filter((one) => !told.includes(one));
    for (const { part, nodes, className } of told) {
      part.className = className;
      part.replaceChildren(...nodes);
    }
    if (isTold || !isWaiting) return;
    isWaiting = false;
    for (const entry of all("#log .to-come")) entry.classList.remove("to-come");
    document.dispatchEvent(new CustomEvent("fondaco:revealed"));
  }

  document.addEventListener("htmx:before:swap", () => { if (!kept) reveal(); });
  document.addEventListener("htmx:after:swap", () => { if (kept) hold(); });

  return {
    keep,
    reveal,
    settle() { kept = null; },
    isWaiting: () => Boolean(kept) || isWaiting,
    holds: (element) => held.some(({ part }) => part.contains(element)),
  };
})();
