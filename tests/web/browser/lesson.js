// Looks at the step of a lesson that is on: is what it lights in sight, and under nothing? Does its card fit? Where is
// what is to be pressed? Everything is measured in one go, once nothing moves any more.
async ({ isPhone, isBegun }) => {
  const NEAR = 2; // Pixels of tolerance: layouts are fractional.
  const SPOTS = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]];
  const frame = () => new Promise(requestAnimationFrame);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const boxOf = (element) => element.getBoundingClientRect();
  const rounded = (box) => `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}x${Math.round(box.height)}`;
  const card = one("#lesson");
  const faults = [];

  await document.fonts.ready;
  let before = "";
  for (let still = 0, frames = 0; still < 2 && frames < 120; frames += 1) {
    await frame();
    const now = [card, ...all(".lesson-ring")].map((element) => rounded(boxOf(element))).join();
    still = now === before ? still + 1 : 0;
    before = now;
  }

  const isInView = (box) => box.left >= -NEAR && box.top >= -NEAR && box.right <= innerWidth + NEAR && box.bottom <= innerHeight + NEAR;
  const seenOf = (box) => Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0)) * Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
  const shared = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

  // The card is on the screen, and its words are in it.
  const step = one("#lesson-step");
  const cardBox = boxOf(card);
  if (!isInView(cardBox)) faults.push(`card: ${rounded(cardBox)} is not on the screen`);
  if (step.scrollHeight > step.clientHeight + NEAR) faults.push(`card: ${step.scrollHeight - step.clientHeight} px of the words do not fit`);
  for (const part of card.querySelectorAll(".text, .task, .count, .ways > button")) {
    const box = boxOf(part);
    if (box.left < cardBox.left || box.right > cardBox.right + NEAR || box.top < cardBox.top - NEAR || box.bottom > cardBox.bottom + NEAR) faults.push(`card: "${part.textContent.slice(0, 30)}" at ${rounded(box)} is out of ${rounded(cardBox)}`);
  }
  const parts = [...card.querySelectorAll(".text, .task, .count, .ways > *")].filter((part) => part.checkVisibility()).map(boxOf);
  for (const [i, a] of parts.entries()) for (const b of parts.slice(i + 1)) if (shared(a, b) > NEAR) faults.push(`card: ${rounded(a)} and ${rounded(b)} overlap`);
  for (const button of card.querySelectorAll(".ways > button")) {
    const box = boxOf(button);
    if (!button.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))) faults.push(`card: ${button.textContent} is covered`);
  }

  // What it speaks of is in sight: on a small screen one thing of it, or what is to be done; elsewhere everything.
  const choices = all(".choice-ring").map(boxOf);
  const rings = all(".lesson-ring:not(.choice-ring)").map(boxOf);
  const lights = step.dataset.lights.split(" ").filter(Boolean);
  const isHidden = (box) => seenOf(box) < 0.6 * Math.min(box.width * box.height, innerWidth * innerHeight * 0.5);
  if (!isBegun && lights.length && !(isPhone && choices.length)) {
    if (!rings.length) faults.push(`light: nothing is lit of ${lights}`);
    const hidden = rings.filter(isHidden);
    if (isPhone ? hidden.length === rings.length : hidden.length) faults.push(`light: ${hidden.map(rounded)} of ${lights} is out of sight`);
  }
  for (const box of rings) if (shared(box, cardBox) > NEAR + 5) faults.push(`light: the card lies over ${rounded(box)} of ${lights}`);

  // What is to be pressed is wholly in sight, and nothing lies over it.
  if (step.dataset.answer && !choices.length) faults.push(`choice: nothing is lit for ${step.dataset.answer}`);
  for (const box of choices.slice(0, 1)) {
    if (!isInView(box) && !isInView(inner(box))) faults.push(`choice: ${rounded(box)} for ${step.dataset.answer} is not in sight`);
    if (shared(inner(box), cardBox) > NEAR) faults.push(`choice: the card lies over ${rounded(box)}`);
  }
  function inner(box) {
    return new DOMRect(box.left + 5, box.top + 5, box.width - 10, box.height - 10);
  }

  // Where it can be pressed, and what it is.
  let aim = null;
  if (choices.length) {
    const box = inner(choices[0]);
    const within = (element) => element?.closest(".sum") ?? element?.closest("label, button, input") ?? null;
    const spots = SPOTS.map(([x, y]) => ({ x: box.left + box.width * x, y: box.top + box.height * y })).filter(({ x, y }) => within(document.elementFromPoint(x, y)));
    const found = spots.length ? within(document.elementFromPoint(spots[0].x, spots[0].y)) : null;
    if (!found) faults.push(`choice: something lies over ${rounded(box)}: ${document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.outerHTML.slice(0, 80)}`);
    else {
      const control = found.matches(".sum, label") ? found.querySelector("input") : found;
      aim = { spots, id: control.id, value: control.value, isSum: found.matches(".sum"), isBox: control.matches("input") };
      all("[data-aim]").forEach((element) => element.removeAttribute("data-aim"));
      control.setAttribute("data-aim", "");
    }
  }
  return { step: step.dataset.step, faults, aim };
}
