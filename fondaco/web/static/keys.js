"use strict";

// Keyboard shortcuts: everything can be done by keyboard, and `?` says how.
(() => {
  const { one, all } = fondaco;
  const help = one("#help");
  if (!help) return;
  const isOn = one("#keys-on");
  isOn.checked = fondaco.remembered("keys") !== "off";
  isOn.addEventListener("change", () => fondaco.remember("keys", isOn.checked ? "on" : "off"));
  const openHelp = () => help.showModal();
  one("#help-opener").addEventListener("click", openHelp);

  function openSheet(selector) {
    const sheet = one(selector);
    if (sheet) sheet.open = true;
    return sheet;
  }

  // The next open thing on the board, in reading order.
  function step(by) {
    const things = all(".middle :is(button.open, .planning input, .planning button), .slot-others button.open").filter(fondaco.shown);
    const listed = things.length ? things : all("#choices .choice");
    if (!listed.length) return;
    const here = listed.indexOf(document.activeElement);
    const next = here < 0 ? (by > 0 ? 0 : listed.length - 1) : (here + by + listed.length) % listed.length;
    listed[next].focus();
    listed[next].scrollIntoView({ block: "nearest", inline: "center" });
  }

  const ACTS = {
    "?": openHelp,
    n: () => step(1),
    p: () => step(-1),
    r: () => fondaco.showCard(),
    w: () => fondaco.askWhy(),
    a: () => fondaco.showOnePage?.(),
    h: () => (one("#hint-close") ?? one("#hint-button"))?.click(),
    u: () => one("#undo-button")?.click(),
    l: () => { fondaco.openTab("log"); one(".pane-log .scroll").focus(); },
    c: () => { fondaco.openTab("chat"); one("#line")?.focus(); },
    m: () => { openSheet("#sheet-mine")?.scrollIntoView({ block: "nearest" }); },
    ArrowLeft: () => one("#replay-back")?.click(),
    ArrowRight: () => one("#replay-on")?.click(),
    Escape: () => {
      const sheet = fondaco.narrow.matches && one("details.sheet[open]");
      if (sheet) {
        sheet.open = false;
        one("summary", sheet).focus();
      } else one("#not-yet")?.click();
    },
  };

  document.addEventListener("keydown", (event) => {
    // A dialog that was just closed can keep the focus until the next frame; keys are the board's again at once.
    const writes = event.target.closest("input:not([type='checkbox'], [type='radio']), textarea, select, dialog[open]");
    if (!isOn.checked || writes || event.ctrlKey || event.metaKey || event.altKey) return;
    const isArrow = event.key.startsWith("Arrow");
    if (isArrow && (event.target.closest("input, .scroll") || !one(".replay"))) return;
    if (/^[1-9]$/.test(event.key)) {
      openSheet("#choices");
      const choice = all("#choices .choice")[Number(event.key) - 1];
      choice?.focus();
      if (choice) event.preventDefault();
      return;
    }
    const act = ACTS[event.key];
    if (!act) return;
    if (event.key !== "Escape") event.preventDefault();
    act();
  });
})();
