"use strict";

// What is added to the luck is proposed as random signs, made here in the browser; anything else can be typed instead.
const SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"; // 32 of them, so that every one is as likely
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
document.addEventListener("htmx:after:swap", fill); // the form comes when the viewer sits down elsewhere in this page
