"use strict";

// What is asked is in sight: on a new question the page shows something that can be done, if nothing of it shows.
(() => {
  const { one, all, narrow, shown, calm } = fondaco;
  const OPEN = ".middle :is(button.open, .planning input), #slot-others button.open";
  const question = () => (one("#state")?.dataset.turn === "mine" ? one("#bar .prompt")?.textContent : "");
  let asked = question();

  function inSight(element) {
    const box = element.getBoundingClientRect();
    const top = one(".top")?.getBoundingClientRect().bottom ?? 0;
    const bottom = narrow.matches ? innerHeight - 64 : innerHeight;
    return shown(element) && box.top >= top && box.bottom <= bottom && box.left >= 0 && box.right <= innerWidth;
  }

  function showWhatIsOpen() {
    if (!question() || question() === asked) {
      asked = question();
      return;
    }
    asked = question();
    const open = all(OPEN);
    if (!open.length || one("#bar.sure") || open.some(inSight)) return;
    const first = open.find((element) => !element.closest("details.sheet")) ?? open[0];
    const sheet = first.closest("details.sheet");
    if (sheet && narrow.matches) {
      sheet.open = true;
      return;
    }
    const whole = first.closest(".planning") ?? first;
    const top = whole.getBoundingClientRect().top + scrollY - (one(".top")?.offsetHeight ?? 0) - 16;
    scrollTo({ top: Math.max(0, top), behavior: calm.matches ? "auto" : "smooth" });
  }
  document.addEventListener("htmx:after:swap", () => requestAnimationFrame(showWhatIsOpen));
})();
