"use strict";

// The list of what can be done: folded where the board itself offers all of it, and cut only between two lines.
(() => {
  const { one, all, narrow } = fondaco;
  const FEW = 3; // A list of so many choices need not be folded.
  const desk = one(".desk");
  if (!desk) return;

  const isFolded = () => desk.classList.contains("folds");
  function asksForAll() {
    if (one(":is(#slot-ask, #slot-board) [data-question]")) return true;
    const there = new Set(all(".middle button[name='choice']").filter(fondaco.shown).map((button) => button.value));
    const listed = all("#choices .choice");
    const hasOwn = one("#slot-board [data-answers]") !== null || (listed.length > FEW && one("#slot-ask button[form]") !== null);
    return hasOwn && listed.every((choice) => there.has(choice.value));
  }
  function fold() {
    const folds = asksForAll();
    if (folds === isFolded()) return; // Respect what the reader did by hand.
    desk.classList.toggle("folds", folds);
    if (!narrow.matches && one("#choices")) one("#choices").open = !folds;
  }

  // As many lines as fit, none of them cut.
  function cutBetweenLines() {
    const list = one("#choices .list");
    if (!list || !fondaco.shown(list)) return;
    list.style.maxHeight = "";
    if (list.scrollHeight > list.clientHeight + 1) {
      const room = list.clientHeight - parseFloat(getComputedStyle(list).paddingBottom);
      const last = all(".choice", list).filter((line) => line.offsetTop + line.offsetHeight <= room).at(-1);
      if (last) list.style.maxHeight = `${last.offsetTop + last.offsetHeight + list.offsetHeight - room}px`;
    }
    mark(list);
  }
  function mark(list) {
    list.classList.toggle("more-below", list.scrollHeight - list.scrollTop - list.clientHeight > 8);
  }

  // A thing that is lit, but is answered elsewhere on the board, points there: the answers nod, and stay marked until
  // something else is pressed.
  document.addEventListener("click", (event) => {
    for (const answer of all(".aimed")) answer.classList.remove("aimed");
    const pointer = event.target.closest?.("[data-aims]");
    if (!pointer) return;
    for (const answer of all(`.middle button[name="choice"][value^="${pointer.dataset.aims} "]`)) {
      answer.classList.add("aimed");
      fondaco.nod(answer, 1.15);
    }
  });

  function lay() {
    fold();
    cutBetweenLines();
  }
  lay();
  document.fonts.ready.then(cutBetweenLines);
  document.addEventListener("htmx:after:swap", lay);
  document.addEventListener("toggle", (event) => { if (event.target.id === "choices") cutBetweenLines(); }, true);
  addEventListener("resize", cutBetweenLines, { passive: true });
  document.addEventListener("scroll", (event) => { if (event.target.matches?.("#choices .list")) mark(event.target); }, { passive: true, capture: true });
})();
