"use strict";

// The live stream: a lost connection is shown, reconnects by itself, and loses nothing that was sent in the meantime.
(() => {
  const { one } = fondaco;
  const stream = one("#stream");
  if (!stream) return;
  const banner = one("#lost");
  const SILENCE = 40000; // The server sends a heartbeat every 15 seconds.
  const AGAIN = 3000;
  let connection = null;
  let isUp = false;
  let heardAt = performance.now();
  let unsent = null;
  let isChanging = false; // Whether it is opened again on purpose, in another language.

  function down() {
    isUp = false;
    isChanging = false;
    if (!banner) return;
    if (banner.hidden) banner.textContent = banner.dataset.text;
    banner.hidden = false;
  }

  function up() {
    isUp = true;
    isChanging = false;
    heardAt = performance.now();
    if (banner) banner.hidden = true;
    if (unsent) sendAgain();
  }

  // Send it as a plain form: the answer is a page, with a sentence if it came too late.
  function sendAgain() {
    const form = document.body.appendChild(document.createElement("form"));
    form.method = "post";
    form.action = unsent.action;
    for (const [name, value] of unsent.fields) {
      const field = form.appendChild(document.createElement("input"));
      field.type = "hidden";
      field.name = name;
      field.value = value;
    }
    if (unsent.action.endsWith("/undo") || unsent.fields.some(([name]) => ["verb", "sure"].includes(name))) fondaco.wipeForm?.();
    unsent = null;
    form.submit();
  }

  stream.addEventListener("htmx:sse:before:connection", (event) => {
    connection = event.detail.connection;
    if (isChanging) setTimeout(() => connection?.delayCanceller?.()); // It was not lost, so nobody need wait.
    else if (connection.attempt > 0) down();
  });
  stream.addEventListener("htmx:sse:after:connection", (event) => {
    connection = event.detail.connection;
    up();
  });
  stream.addEventListener("htmx:sse:error", down);
  stream.addEventListener("htmx:sse:close", () => { connection = null; });
  stream.addEventListener("htmx:sse:before:message", () => { heardAt = performance.now(); });
  stream.addEventListener("begin", () => location.reload());

  document.addEventListener("fondaco:language", () => {
    if (banner && !banner.hidden) banner.textContent = banner.dataset.text;
    isChanging = Boolean(connection?.reader);
    connection?.reader?.cancel();
  });

  // The first connection may fail, and a connection may be dead without an error.
  let tried = performance.now();
  setInterval(() => {
    const now = performance.now();
    if (!stream._htmx?.sse && now - tried > AGAIN) {
      down();
      tried = now;
      htmx.ajax("GET", stream.getAttribute("hx-sse:connect"), { source: stream, swap: "none" });
    } else if (isUp && now - heardAt > SILENCE) {
      heardAt = now;
      down();
      connection?.reader?.cancel();
    }
  }, 1000);

  // Offline nothing can be sent. What was pressed last is sent after the reconnect.
  document.addEventListener("submit", (event) => {
    if (isUp || !banner || banner.hidden || event.defaultPrevented || event.target.method === "dialog") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(event.target.action, new FormData(event.target, event.submitter));
  }, true);

  function keep(action, fields) {
    unsent = { action, fields: [...fields] };
    one("#notice").textContent = banner?.dataset.unsent ?? "";
  }

  // It broke while a form was being sent: send it again. That is idempotent, if it had arrived.
  document.addEventListener("htmx:error", (event) => {
    const { ctx } = event.detail;
    if (!ctx || ctx.response || !ctx.sourceElement.matches("#choose, #compose, #undo, .confirm, .curtain form")) return;
    keep(ctx.sourceElement.closest("form").action, ctx.request.body ?? []);
    down();
    connection?.reader?.cancel();
  });
})();
