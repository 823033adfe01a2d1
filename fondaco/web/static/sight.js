"use strict";

// Scrolling: on a new question, bring an open choice into view if none is visible.
(() => {
  const { one, all, narrow, shown, calm } = fondaco;
  const OPEN = ".middle :is(button.open, .planning input), #slot-others button.open";
  const question = () => (one("#state")?.dataset.turn === "mine" ? [one("#bar .prompt")?.textContent, ...all(OPEN).map((element) => element.value)].join() : "");
  let asked = question();
  let isTouched = false;

  function inSight(element) {
    const box = element.getBoundingClientRect();
    const top = one(".top")?.getBoundingClientRect().bottom ?? 0;
    const bottom = narrow.matches ? innerHeight - 64 : innerHeight;
    return shown(element) && box.top >= top && box.bottom <= bottom && box.left >= 0 && box.right <= innerWidth;
  }

  // On a small screen the board may be a row of panes that is wider than the window.
  function rowOf(element) {
    for (let row = element.parentElement; row; row = row.parentElement) {
      if (row.scrollWidth > row.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(row).overflowX)) return row;
    }
    return null;
  }

  // Scroll to the nearest pane with something open, if the visible pane has nothing.
  function slide(open, behavior) {
    const aside = (element) => {
      const { left, right } = element.getBoundingClientRect();
      return Math.max(0, -left, right - innerWidth);
    };
    const [nearest] = open.filter((element) => element.closest("#slot-board") && shown(element)).sort((a, b) => aside(a) - aside(b));
    const row = nearest && aside(nearest) > 0 && rowOf(nearest);
    if (!row) return;
    const pane = [...row.children].find((child) => child.contains(nearest));
    row.scrollTo({ left: pane.offsetLeft - row.offsetLeft, behavior });
  }

  function showWhatIsOpen() {
    if (isTouched || one("#bar.sure")) return; // Do not scroll while the reader does; it comes after.
    if (!question() || question() === asked) {
      asked = question();
      return;
    }
    asked = question();
    if (narrow.matches && one("[data-current] button.open")) return; // table.js scrolls to what is current.
    const open = all(OPEN);
    const behavior = calm.matches ? "auto" : "smooth";
    const isInSight = open.some(inSight);
    slide(open, behavior);
    if (!open.length || isInSight) return;
    const first = open.find((element) => !element.closest("details.sheet")) ?? open[0];
    const sheet = first.closest("details.sheet");
    if (sheet && narrow.matches) {
      sheet.open = true;
      return;
    }
    const whole = first.closest(".planning") ?? first;
    const top = whole.getBoundingClientRect().top + scrollY - (one(".top")?.offsetHeight ?? 0) - 16;
    scrollTo({ top: Math.max(0, top), behavior });
  }
  document.addEventListener("touchstart", () => { isTouched = true; }, { passive: true });
  for (const kind of ["touchend", "touchcancel"]) {
    document.addEventListener(kind, (event) => {
      isTouched = event.touches.length > 0;
      setTimeout(showWhatIsOpen, 400);
    }, { passive: true });
  }
  document.addEventListener("htmx:after:swap", () => requestAnimationFrame(showWhatIsOpen));
})();
