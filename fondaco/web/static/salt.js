"use strict";

// Suggest a random salt, made here in the browser; anything else can be typed instead.
const SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"; // 32 of them, so that all are equally likely
const LENGTH = 24;

function fill() {
  for (const field of document.querySelectorAll("input.salt:not([data-proposed])")) {
    field.dataset.proposed = "yes";
    if (!field.value) {
      field.value = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => SIGNS[byte % SIGNS.length]).join("");
    }
  }
}

fill();
document.addEventListener("htmx:after:swap", fill); // the form appears when the viewer sits down
