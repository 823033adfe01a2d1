"use strict";

// The book of the rules: a button prints it, whoever comes from a table finds back, and the contents mark what is read.
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

  // The chapter that a line in the upper part of the window is in; at the end of the page the last one.
  const links = [...document.querySelectorAll(".book-contents a")];
  const heads = links.map((link) => document.getElementById(link.hash.slice(1)));
  function mark() {
    const isEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 4;
    const at = isEnd ? heads.length - 1 : heads.findLastIndex((head) => head.getBoundingClientRect().top < innerHeight / 4);
    for (const [index, link] of links.entries()) {
      if (index === at) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }
  for (const kind of ["scroll", "resize"]) addEventListener(kind, mark, { passive: true });
  mark();
})();
