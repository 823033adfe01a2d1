"use strict";

// The prompt has one line. Where the whole sentence does not fit, its short form is shown, and "more" shows all of it.
(() => {
  const { one } = fondaco;
  const small = matchMedia("(width < 700px)");
  const LONGEST = 60; // Characters in the line of a small screen.
  const SIZES = [17, 16, 15, 14, 13, 12]; // Of its letters, in pixels.

  const isCut = (element) => element.scrollWidth > element.clientWidth + 1;

  // Whether a sentence fits into the line, on a small screen in smaller letters if need be.
  function fits(sentence, line) {
    line.style.fontSize = "";
    if (!small.matches) return !isCut(sentence);
    return SIZES.some((size) => {
      line.style.fontSize = `${size}px`;
      return !isCut(sentence);
    });
  }

  function fit() {
    const line = one("#bar .line");
    if (!line) return;
    const [prompt, short] = [one(".prompt", line), one(".prompt-short", line)];
    line.classList.remove("clipped");
    const isLong = small.matches && prompt.textContent.trim().length > LONGEST;
    if (!isLong && fits(prompt, line)) return;
    line.classList.add("clipped");
    if (short) fits(short, line);
    else line.style.fontSize = "";
  }

  fit();
  document.fonts.ready.then(fit);
  document.fonts.addEventListener("loadingdone", fit); // Bold letters may come when they are first needed.
  new MutationObserver(fit).observe(document.body, { attributeFilter: ["class"] }); // A lesson makes the question wait, in lighter ones.
  addEventListener("resize", fit, { passive: true });
  for (const kind of ["htmx:after:swap", "fondaco:language"]) document.addEventListener(kind, fit);
})();
