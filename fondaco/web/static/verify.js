// Verifies a record in the browser: the commitment and every draw are computed here, as docs/decisions/chance.md
// specifies. Only what was open at each line comes from the server, which knows the rules.
import { hmac } from "./vendor/hashes/hmac.js";
import { sha256 } from "./vendor/hashes/sha2.js";

const KEYED = "hmac-sha256";
const LARGEST = 65536;
const encoder = new TextEncoder();
const form = document.getElementById("verify");
const verdict = document.getElementById("verdict");

// The specification.

function joined(...parts) {
  const bytes = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const whole = new Uint8Array(bytes.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of bytes) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function bigEndian(number, length) {
  const bytes = new Uint8Array(length);
  for (let at = length - 1, left = BigInt(number); at >= 0; at--, left >>= 8n) bytes[at] = Number(left & 255n);
  return bytes;
}

function numberOf(bytes) {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

function hexadecimal(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function commitmentOf(seed) {
  return hexadecimal(sha256(joined("fondaco commitment 1\n", seed)));
}

function numberOfDraw(seed, terms, draw, weight) {
  const settled = sha256(joined("fondaco terms 1\n", terms));
  const fair = (2n ** 64n / weight) * weight;
  for (let attempt = 0; ; attempt++) {
    const message = joined("fondaco draw 1\n", settled, bigEndian(draw, 8), bigEndian(attempt, 4));
    const number = numberOf(hmac(sha256, encoder.encode(seed), message).slice(0, 8));
    if (number < fair) return number % weight;
  }
}

function fallen(line, number) {
  let left = number;
  for (let at = 0; at < line.open.length; at++) {
    left -= BigInt(line.weights[at]);
    if (left < 0n) return line.open[at];
  }
  return -1;
}

// The record.

class Recorded {
  constructor(text) {
    this.lines = text.replaceAll("\r\n", "\n").split("\n");
    const empty = this.lines.indexOf("");
    this.headerEnd = empty < 0 ? this.lines.length : empty;
    this.header = new Map();
    for (let at = 1; at < this.headerEnd; at++) {
      const colon = this.lines[at].indexOf(":");
      this.header.set(this.lines[at].slice(0, colon), { value: this.lines[at].slice(colon + 1).trim(), line: at + 1 });
    }
    this.firstLine = this.headerEnd + 2;
    this.choices = this.lines.slice(this.headerEnd + 1).filter((line) => line && !line.startsWith("end "));
  }

  value(name) {
    return this.header.get(name)?.value ?? "";
  }

  isKeyed() {
    return this.value("luck") === KEYED;
  }

  beginning() {
    return Number(this.value("beginning"));
  }

  terms() {
    const names = [...this.header.keys()];
    const seats = [...Array(Number(this.value("seats")) || 0).keys()];
    const order = ["game", "rules", "seats", ...names.filter((name) => name.startsWith("option ")).sort(), "luck"];
    order.push(...seats.map((seat) => `salt ${seat + 1}`));
    if (this.beginning()) order.push("beginning");
    return order.filter((name) => this.value(name)).map((name) => `${name}: ${this.value(name)}\n`).join("");
  }

  // Who chose at an index, and what.
  choice(index) {
    const [seat, ...words] = this.choices[index].trim().split(/\s+/);
    return { seat, said: words.join(" ") };
  }
}

// The check. It stops at the first line that does not fit.

function check(record, evidence) {
  const found = { checks: [], draws: [], fault: null };
  const wrong = (line, key, facts) => {
    found.fault = { line, sentence: sentence(key, facts) };
    found.checks.push({ good: false, text: found.fault.sentence, code: facts?.code });
  };
  checkCommitment(record, found, wrong);
  if (evidence.lesson) found.checks.push({ good: null, text: sentence("lesson") });
  if (!found.fault) checkLines(record, evidence, found, wrong);
  if (!found.fault && evidence.fault) {
    found.fault = evidence.fault;
    found.checks.push({ good: false, text: evidence.fault.sentence });
  } else if (!found.fault) {
    found.checks.push({ good: true, text: sentence("result") });
  }
  return found;
}

function checkCommitment(record, found, wrong) {
  const shown = commitmentShown();
  if (!record.isKeyed()) {
    if (shown) return wrong(1, "commitment-other", { code: shown });
    found.checks.push({ good: null, text: sentence("commitment-none") });
    return;
  }
  const own = commitmentOf(record.value("seed"));
  const line = record.header.get("commitment")?.line ?? record.headerEnd + 1;
  if (own !== record.value("commitment")) return wrong(line, "commitment-wrong", { code: own });
  found.checks.push({ good: true, text: sentence("commitment"), code: own });
  if (shown && shown !== own) return wrong(line, "commitment-other", { code: shown });
  if (shown) found.checks.push({ good: true, text: sentence("commitment-seen") });
}

function commitmentShown() {
  try {
    return form.dataset.table ? localStorage.getItem(`fondaco-commitment-${form.dataset.table}`) : null;
  } catch {
    return null; // no local storage
  }
}

function checkLines(record, evidence, found, wrong) {
  const terms = record.terms();
  const known = Math.min(record.choices.length, evidence.lines.length);
  for (let index = 0; index < known; index++) {
    const line = evidence.lines[index];
    const { seat, said } = record.choice(index);
    const number = record.firstLine + index;
    if (!line.open.some((word) => evidence.words[word] === said)) return wrong(number, "choices-wrong", { said });
    if (seat !== "*" || !record.isKeyed() || index < record.beginning()) continue;
    const weight = line.weights.reduce((sum, one) => sum + BigInt(one), 0n);
    const drawn = numberOfDraw(record.value("seed"), terms, found.draws.length, weight);
    const fell = evidence.words[fallen(line, drawn)];
    found.draws.push({ number, drawn: `${drawn} / ${weight}`, fell });
    if (fell !== said) return wrong(number, "draws-wrong", { said, drawn: fell });
  }
  if (evidence.fault && known < record.choices.length) {
    found.checks.push({ good: null, text: sentence("choices-none") });
    return;
  }
  const key = record.beginning() ? "draws-after" : "draws";
  if (record.isKeyed() && !found.draws.length) found.checks.push({ good: null, text: sentence("draws-none") });
  else if (record.isKeyed()) found.checks.push({ good: true, text: sentence(key, { count: found.draws.length }) });
  found.checks.push({ good: true, text: sentence("choices", { count: known }) });
}

// The page.

function sentence(key, facts = {}) {
  const said = document.querySelector(`#sentences [data-key="${key}"]`).textContent;
  return said.replaceAll(/\{(\w+)\}/g, (all, name) => (name in facts ? String(facts[name]) : all));
}

function element(name, text, className = "") {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function show(title, kind, found) {
  verdict.hidden = false;
  verdict.dataset.kind = kind;
  verdict.querySelector("h2").textContent = title;
  verdict.querySelector(".checks").replaceChildren(...found.checks.map(shownCheck));
  const details = verdict.querySelector("details");
  details.hidden = !found.draws.length;
  details.querySelector("tbody").replaceChildren(...found.draws.map(shownDraw));
}

function shownCheck({ good, text, code }) {
  const item = element("li", text, good ? "good" : good === null ? "unknown" : "bad");
  if (code) item.append(" ", element("code", code));
  return item;
}

function shownDraw({ number, drawn, fell }) {
  const row = document.createElement("tr");
  row.append(element("td", number), element("td", drawn), element("td", fell));
  return row;
}

function refuse(key) {
  show(sentence("not-done"), "unknown", { checks: [{ good: null, text: sentence(key) }], draws: [] });
}

async function recordText() {
  if (form.dataset.record) {
    const response = await fetch(form.dataset.record);
    if (!response.ok) throw new Error(response.status === 429 ? "too-fast" : "no-answer");
    return response.text();
  }
  const [file] = document.getElementById("record-file").files;
  const typed = document.getElementById("record-text").value;
  if (!typed && file && file.size > LARGEST) throw new Error("too-long");
  const text = typed || (file ? await file.text() : "");
  if (!text.trim()) throw new Error("empty");
  return text.endsWith("\n") ? text : `${text}\n`; // pasted text often lacks the last newline
}

async function evidenceFor(text) {
  const response = await fetch("/evidence", { method: "POST", headers: { "content-type": "text/plain" }, body: text });
  if (!response.ok) throw new Error({ 413: "too-long", 429: "too-fast" }[response.status] ?? "no-answer");
  return response.json();
}

async function verify() {
  show(sentence("working"), "unknown", { checks: [], draws: [] });
  try {
    const text = await recordText();
    const record = new Recorded(text);
    const found = check(record, await evidenceFor(text));
    const isWhole = found.checks.every((one) => one.good);
    if (!found.fault) show(sentence(isWhole ? "fits" : "fits-partly"), "good", found);
    else show(sentence(found.fault.line ? "wrong-line" : "wrong", found.fault), "bad", found);
  } catch (error) {
    const known = document.querySelector(`#sentences [data-key="${CSS.escape(error.message)}"]`);
    refuse(known ? error.message : "no-answer");
  }
}

form.hidden = false;
document.getElementById("no-script").hidden = true;
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  await verify();
  verdict.querySelector("h2").focus(); // it is below what was pasted
  verdict.scrollIntoView({ block: "nearest" });
});
if (form.dataset.record) verify();
