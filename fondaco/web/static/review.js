"use strict";

// A review that is being worked out: how far it has come, and then the review itself.
(() => {
  const bar = document.getElementById("review-progress");
  const said = document.getElementById("review-percent");
  const EVERY = 1000; // Milliseconds.

  async function look() {
    const answer = await fetch(location.href, { headers: { "HX-Request": "true" } });
    if (!answer.ok) return location.reload(); // The page says what went wrong.
    const { percent } = await answer.json();
    if (percent >= 100) return location.reload();
    bar.value = percent;
    said.textContent = `${percent} %`;
    setTimeout(look, EVERY);
  }

  // Without a connection it tries again, a little later.
  const keepLooking = () => look().catch(() => setTimeout(keepLooking, 4 * EVERY));
  setTimeout(keepLooking, EVERY);
})();
