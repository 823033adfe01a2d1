"use strict";

// A form that is filled in bit by bit: its content survives updates of the table and reloads of the page, and the
// server weighs it as it grows.
(() => {
  const { one } = fondaco;
  const form = one("#compose");
  if (!form) return;
  const PAUSE = 300; // Debounce: milliseconds without a change after which a form is weighed.
  const typed = new Map(); // What differs from the values in the page, by control.
  let question = "";
  let seat = "";
  let focused = null;
  let sentBy = ""; // The form that was sent last: a confirmation belongs to it.
  let isConfirmed = false; // Whether what this form sent was confirmed, and nothing is known of it yet.
  let weighing = 0;
  let weighed = "";
  let verdict = null; // What was said of the form as it is, with the look of it.

  const controls = () => [...form.elements].filter((control) => control.matches("input:not([type='hidden'], [type='submit']), select, textarea") && control.name);
  const ticks = (control) => control.matches("[type='checkbox'], [type='radio']");
  const keyOf = (control) => control.id || (ticks(control) ? `${control.name}=${control.value}` : control.name);
  const stateOf = (control) => (ticks(control) ? control.checked : control.value);
  const isOwn = (control) => control?.form === form && control.name;
  const version = () => one("#state")?.dataset.version ?? "";

  // The value in the page.
  function givenTo(control) {
    if (ticks(control)) return control.defaultChecked;
    if (!control.matches("select")) return control.defaultValue;
    const given = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    return given?.value ?? "";
  }

  function note() {
    typed.clear();
    for (const control of controls()) if (stateOf(control) !== givenTo(control)) typed.set(keyOf(control), stateOf(control));
    keep();
  }

  // Kept in this tab, separately for each seat: the next player at this device finds nothing of it in the form.
  const place = () => `fondaco-compose ${form.getAttribute("action")} ${seat}`;

  function keep() {
    try {
      if (typed.size) sessionStorage.setItem(place(), JSON.stringify({ question, typed: [...typed] }));
      else sessionStorage.removeItem(place());
    } catch {
      // No session storage: each page starts empty.
    }
  }

  function kept() {
    try {
      return JSON.parse(sessionStorage.getItem(place()));
    } catch {
      return null;
    }
  }

  // Fill in what was kept for this seat and question; what was meant for another question is dropped.
  function takeUp() {
    const found = kept();
    typed.clear();
    if (found?.question === question) for (const [key, state] of found.typed) typed.set(key, state);
    if (question) keep();
    putBack();
    form.dispatchEvent(new Event("change", { bubbles: true }));
    if (typed.size) weighSoon();
  }

  function putBack() {
    for (const control of controls()) {
      const state = typed.get(keyOf(control)) ?? givenTo(control);
      if (stateOf(control) !== state) control[ticks(control) ? "checked" : "value"] = state;
    }
  }

  function wipe() {
    isConfirmed = false;
    clearTimeout(weighing);
    typed.clear();
    keep();
    putBack();
    form.dispatchEvent(new Event("change", { bubbles: true }));
  }
  fondaco.wipeForm = wipe;

  // Another player at this device has another form, and so has another question: one with other hidden fields, or
  // another `data-question` around it; where a game names none, every answer leads to another. While there is none, it
  // may come back.
  function isAnother() {
    const before = [seat, question];
    const hidden = [...form.elements].filter((control) => control.type === "hidden" && control.name !== "version");
    seat = hidden.find((control) => control.name === "seat")?.value ?? "";
    const [control] = controls();
    if (control) question = [...hidden.map(({ name, value }) => `${name}=${value}`), control.closest("[data-question]")?.dataset.question ?? one("#state")?.dataset.answered].join(" ");
    return before[0] !== seat || before[1] !== question;
  }

  function weighSoon() {
    clearTimeout(weighing);
    weighing = setTimeout(weigh, PAUSE);
  }

  function weigh() {
    const verdict = one("#weighing");
    if (!verdict) return;
    weighed = version();
    verdict.setAttribute("hx-include", "[form='compose']:not(button)");
    htmx.ajax("POST", form.getAttribute("action").replace(/choose$/, "weigh"), { source: verdict, swap: "none" });
  }

  // What was wrong with a form that was sent is no longer said of another one.
  let isRefused = false;
  function forgetNotice() {
    if (isRefused && one("#notice")) one("#notice").textContent = "";
    isRefused = false;
  }

  // A page that came meanwhile says what the form was filled with at first.
  function saySame() {
    const place = one("#weighing");
    if (!place || !verdict || place.textContent === verdict.textContent) return;
    place.className = verdict.className;
    place.replaceChildren(...[...verdict.childNodes].map((node) => node.cloneNode(true)));
  }

  for (const kind of ["input", "change"]) {
    document.addEventListener(kind, (event) => {
      if (!isOwn(event.target)) return;
      note();
      verdict = null;
      forgetNotice();
      weighSoon();
    });
  }

  // Coins: buttons that lay so much into a number field, take it back or set it, and the pile that lies there.
  document.addEventListener("click", (event) => {
    const coin = event.target.closest?.("button[data-into]");
    const field = coin && document.getElementById(coin.dataset.into);
    if (!field) return;
    const sum = Number(coin.dataset.sets ?? Number(field.value) + Number(coin.dataset.adds));
    field.value = Math.max(0, Math.min(sum, field.max === "" ? sum : Number(field.max))) || "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  function heapUp() {
    for (const pile of fondaco.all("button.pile[data-into]")) {
      const coins = Math.floor(Number(document.getElementById(pile.dataset.into)?.value) / -Number(pile.dataset.adds));
      pile.hidden = !coins;
      if (pile.childElementCount !== coins) pile.replaceChildren(...Array.from({ length: coins }, () => document.createElement("i")));
    }
  }
  // A label far from its box shows by a class whether the box is ticked; in CSS the whole page would have to ask.
  function markLabels() {
    for (const label of fondaco.all("label.chip[for]")) label.classList.toggle("ticked", Boolean(label.control?.checked));
  }
  for (const kind of ["input", "change", "htmx:after:swap"]) for (const draw of [heapUp, markLabels]) document.addEventListener(kind, draw);

  // A form that is put away is empty again.
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    wipe();
  });

  // Keep the focus, though the control was replaced.
  document.addEventListener("focusin", (event) => { focused = isOwn(event.target) ? { control: event.target, key: keyOf(event.target) } : null; });
  function stay() {
    const active = document.activeElement;
    if (!focused || (active !== document.body && active !== focused.control)) return;
    if (focused.control.isConnected && active === focused.control && keyOf(active) === focused.key) return;
    controls().find((control) => keyOf(control) === focused.key)?.focus({ preventScroll: true });
  }

  document.addEventListener("htmx:after:swap", (event) => {
    if (event.detail.ctx?.sourceElement?.id === "weighing") {
      verdict = one("#weighing")?.cloneNode(true);
      return;
    }
    // The news of it may come before the answer, which then never arrives: its form is gone.
    if (isConfirmed && !one("#bar .confirm")) wipe();
    if (isAnother()) {
      clearTimeout(weighing);
      takeUp();
    } else putBack();
    stay();
    if (typed.size && weighed !== version()) weighSoon();
    else if (typed.size) saySame();
  });

  // Sent is sent, whether at once, after a confirmation, or by taking back what was.
  document.addEventListener("submit", (event) => {
    if (event.target.matches("#choose, #compose")) sentBy = event.target.id;
    isConfirmed = event.target.matches(".confirm") && sentBy === "compose";
  }, true);
  document.addEventListener("htmx:after:request", (event) => {
    const { ctx } = event.detail;
    // A form that waits for its answer may have become another one: what asked for a hint is the confirmation now.
    const isChoice = /\/(choose|undo)$/.test(new URL(ctx.request.action, document.baseURI).pathname);
    const isSent = isChoice && (ctx.sourceElement.matches("#compose, #undo") || (ctx.sourceElement.matches(".confirm") && sentBy === "compose"));
    if (isSent && ctx.response.status === 204) wipe();
    if (ctx.sourceElement.id === "compose") isRefused = ctx.response.status >= 400;
  });

  isAnother();
  takeUp();
  heapUp();
})();
