"use strict";

// The book of the rules: a button prints it, and whoever comes from a table finds back.
(() => {
  const button = document.getElementById("print");
  button.hidden = false;
  button.addEventListener("click", () => print());
  const came = document.referrer && new URL(document.referrer);
  const back = document.getElementById("back-to-table");
  if (came && came.origin === location.origin && came.pathname.startsWith("/t/")) {
    back.href = came.pathname;
    back.hidden = false;
  }
})();
