"use strict";

// The book of the rules: a button prints it.
(() => {
  const button = document.getElementById("print");
  button.hidden = false;
  button.addEventListener("click", () => print());
})();
