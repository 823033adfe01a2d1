// Measures a table page: what of it would make somebody scroll, miss, or click in vain. Returns one line for each fault.
// Everything is measured in one go, because a call from outside takes longer than a look at the whole page.
async ({ isPhone, names }) => {
  const NEAR = 2; // Pixels of tolerance: layouts are fractional.
  const OVERLAP = 4; // Lit things may touch, with their rims.
  const faults = [];
  const frame = () => new Promise(requestAnimationFrame);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const boxOf = (element) => element.getBoundingClientRect();
  const round = (box) => `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}x${Math.round(box.height)}`;
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  function told(element) {
    const value = element.value ? `=${element.value}` : "";
    const named = element.id ? `#${element.id}` : `.${[...element.classList].join(".")}`;
    return `${element.localName}${named}${value} at ${round(boxOf(element))}`.slice(0, 120);
  }

  // The page is at rest: fonts are there, animations are over, and nothing moves any more.
  await document.fonts.ready;
  let before = "";
  for (let frames = 0; frames < 60; frames += 1) {
    await frame();
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime < Infinity) animation.finish();
    }
    const now = all(".open, [data-part], .slot-board > *").map((element) => round(boxOf(element))).join();
    if (now === before) break;
    before = now;
  }

  // What of an element its ancestors let through; `scrolls` tells the axes on which the rest can be scrolled to.
  const known = new Map();
  function clipOf(element) {
    if (!element || element === document.documentElement) return { ...view, scrollsX: false, scrollsY: !isPhone && document.documentElement.scrollHeight > innerHeight + 1 && getComputedStyle(document.body).overflowY !== "hidden" };
    const found = known.get(element);
    if (found) return found;
    const style = getComputedStyle(element);
    const outer = style.position === "fixed" ? clipOf(null) : clipOf(element.parentElement);
    const clip = { ...outer };
    const box = boxOf(element);
    clip.isForEars ||= style.clipPath.startsWith("inset(5") || style.overflowX === "hidden" && box.width <= 1;
    if (style.overflowX !== "visible") {
      clip.left = Math.max(clip.left, box.left);
      clip.right = Math.min(clip.right, box.right);
      clip.scrollsX = ["auto", "scroll"].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
    }
    if (style.overflowY !== "visible") {
      clip.top = Math.max(clip.top, box.top);
      clip.bottom = Math.min(clip.bottom, box.bottom);
      clip.scrollsY = ["auto", "scroll"].includes(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
    }
    known.set(element, clip);
    return clip;
  }
  const clipAround = (element) => (getComputedStyle(element).position === "fixed" ? clipOf(null) : clipOf(element.parentElement));
  const isWithin = (box, clip, near = NEAR) => box.left >= clip.left - near && box.right <= clip.right + near && box.top >= clip.top - near && box.bottom <= clip.bottom + near;
  const isAcross = (box, clip) => box.left >= clip.left - NEAR && box.right <= clip.right + NEAR;

  // What is lit: the choices on the board and the controls of a form. A ticked box is as large as its label.
  const targetOf = (control) => (control.matches("input") ? control.closest("label") ?? control.labels?.[0] ?? control : control);
  const isLarge = (element) => boxOf(element).width > 1 && boxOf(element).height > 1;
  const lit = [...new Set(all(".open, [form=compose]:not([type=hidden], .visually-hidden)").map(targetOf))].filter((element) => isSeen(element) && isLarge(element));
  const isAsked = one("#state")?.dataset.turn === "mine";
  if (isAsked && !lit.length && !all("#choices button[form=choose]").some(isSeen) && !isPhone) faults.push("nothing: the viewer is asked, and nothing is lit");

  // On a phone: the part that is asked is the one in sight.
  if (isPhone) {
    const parts = all("[data-part]");
    const lighted = parts.filter((part) => lit.some((element) => part.contains(element)));
    const current = parts.filter((part) => part.hasAttribute("data-current"));
    if (lighted.length && !current.some((part) => lighted.includes(part))) {
      faults.push(`part: lit are ${lighted.map((part) => part.dataset.part)}, but current is ${current.map((part) => part.dataset.part)}`);
    }
    for (const part of current.slice(0, 1)) {
      const { left, right } = boxOf(part);
      if (Math.min(right, innerWidth) - Math.max(left, 0) < Math.min(right - left, innerWidth) * 0.8) faults.push(`part: ${told(part)} is asked, but not in sight`);
    }
  }

  // Every lit thing is in sight, or on a phone in reach within its part; nothing is over it.
  const hits = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.closest("label") === element || top.contains(element) && getComputedStyle(element).pointerEvents === "none");
  };
  const dodge = [[0.5, 0.5], [0.25, 0.3], [0.75, 0.3], [0.25, 0.7], [0.75, 0.7]];
  const scrolled = [];
  for (const element of lit) {
    const part = element.closest("[data-part]");
    if (isPhone && part && !part.hasAttribute("data-current")) continue;
    const clip = clipAround(element);
    let box = boxOf(element);
    const isListed = element.closest("#choices, .sheet-mine") !== null;
    if (!isWithin(box, clip)) {
      const isReached = isPhone || isListed ? (isAcross(box, clip) || clip.scrollsX) && (clip.scrollsY || isWithin({ top: box.top, bottom: box.bottom, left: clip.left, right: clip.right }, clip)) : false;
      if (!isReached) {
        faults.push(`out of sight: ${told(element)} within ${Math.round(clip.left)},${Math.round(clip.top)} to ${Math.round(clip.right)},${Math.round(clip.bottom)}`);
        continue;
      }
      scrolled.push(element);
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      box = boxOf(element);
    }
    const missed = dodge.filter(([x, y]) => !hits(element, box.left + box.width * x, box.top + box.height * y));
    if (missed.length > 1 || missed.includes(dodge[0])) {
      const [x, y] = missed[0];
      const over = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      faults.push(`covered: ${told(element)} by ${over ? told(over) : "the rim of the screen"}`);
    }
  }
  for (const element of scrolled) {
    for (let up = element.parentElement; up; up = up.parentElement) if (up.scrollTop && !up.matches(".scroll")) up.scrollTop = 0;
  }

  // Lit things do not overlap, and my things lie over nothing.
  const boxes = lit.map(boxOf);
  const shared = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  for (let i = 0; i < lit.length; i += 1) {
    for (let j = i + 1; j < lit.length; j += 1) {
      if (shared(boxes[i], boxes[j]) > OVERLAP && !lit[i].contains(lit[j]) && !lit[j].contains(lit[i]) && isSameLayer(lit[i], lit[j])) {
        faults.push(`overlap: ${told(lit[i])} and ${told(lit[j])}`);
      }
    }
  }
  function isSameLayer(a, b) {
    const layer = (element) => element.closest(".rail, .top, [data-part], details.sheet[open], dialog") ?? document.body;
    return layer(a) === layer(b);
  }
  const mine = one("#slot-mine");
  const board = one("#slot-board");
  if (!board || !isSeen(board)) faults.push("board: it is not shown");
  if (mine && board && isSeen(mine) && !isPhone) {
    const mat = boxOf(mine);
    if (shared(mat, boxOf(board)) > NEAR) faults.push(`mat: ${round(mat)} lies over the board ${round(boxOf(board))}`);
    for (const element of lit) if (!mine.contains(element) && !element.closest(".rail") && shared(mat, boxOf(element)) > NEAR) faults.push(`mat: it lies over ${told(element)}`);
    if (mine.scrollHeight > mine.clientHeight + NEAR) faults.push(`mat: ${mine.scrollHeight - mine.clientHeight} px of my things have to be scrolled for`);
    if (mat.bottom > innerHeight + NEAR) faults.push(`mat: it ends ${Math.round(mat.bottom - innerHeight)} px below the screen`);
  }

  // The board fills what it is given, and no more.
  if (board && isSeen(board) && !isPhone) {
    const room = boxOf(board);
    if (room.width * room.height < innerWidth * innerHeight * 0.3) faults.push(`board: only ${round(room)} is left for it`);
    let [down, right, lowest, rightmost] = [0, 0, null, null];
    for (const element of all("*", board)) {
      if (element.closest("svg") && element.localName !== "svg" || !isSeen(element) || element.matches(".visually-hidden, .visually-hidden *")) continue;
      const box = boxOf(element);
      if (box.width < 2 || box.height < 2) continue;
      if (box.bottom - room.bottom > down) [down, lowest] = [box.bottom - room.bottom, element];
      if (box.right - room.right > right) [right, rightmost] = [box.right - room.right, element];
    }
    if (down > NEAR) faults.push(`board: ${Math.round(down)} px too high for ${round(room)}: ${told(lowest)}`);
    if (right > NEAR) faults.push(`board: ${Math.round(right)} px too wide for ${round(room)}: ${told(rightmost)}`);
  }

  // The page itself does not scroll.
  const whole = document.documentElement;
  if (whole.scrollWidth > innerWidth + 1) faults.push(`page: ${whole.scrollWidth} px wide in ${innerWidth}`);
  const isHigher = Math.max(whole.scrollHeight, isPhone ? 0 : document.body.scrollHeight) > innerHeight + 1;
  if (isHigher) faults.push(`page: ${Math.max(whole.scrollHeight, document.body.scrollHeight)} px high in ${innerHeight}`);

  // No text is cut, or too small to read. Texts that are there for the ear alone are a pixel large.
  const [ASCENT, DESCENT] = [0.25, 0.1]; // Of the size of a font: what its lines have over and under the letters.
  const MOST = 8; // More of one kind come from one cause.
  const counts = {};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const reported = new Set();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || element.matches("script, style, template, title, #ticker, #ticker *, .skip, option") || !isSeen(element)) continue;
    const style = getComputedStyle(element);
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const clip = clipOf(element);
    if (clip.isForEars) continue;
    const isOut = box.right <= clip.left || box.left >= clip.right || box.bottom <= clip.top || box.top >= clip.bottom;
    const cutX = Math.max(clip.left - box.left, box.right - clip.right);
    // A line is higher than its letters: what is cut of its leading is no letter.
    const size = parseFloat(style.fontSize);
    const cutY = Math.max(clip.top - box.top - ASCENT * size, box.bottom - clip.bottom - DESCENT * size);
    const isCut = cutX > NEAR && !clip.scrollsX || cutY > NEAR && !clip.scrollsY;
    const amount = `by ${Math.max(cutX, 0).toFixed()} px across, ${Math.max(cutY, 0).toFixed()} px down`;
    const isName = names.some((name) => text.includes(name)) && style.textOverflow === "ellipsis"; // A name may be long.
    if (isCut && !isName && !(isOut && isPhone)) report(`cut: "${text.slice(0, 40)}" in ${told(element)} ${amount}`);
    else if (!isOut && style.textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1 && !isName) report(`cut: "${text.slice(0, 40)}" ends in dots in ${told(element)}`);
    else if (style.webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + NEAR) report(`cut: "${text.slice(0, 40)}" is clamped in ${told(element)}`);
    const scale = element.ownerSVGElement ? element.getScreenCTM().d : 1;
    if (!isOut && size * scale < 11.9) report(`small: "${text.slice(0, 30)}" is ${(size * scale).toFixed(1)} px in ${told(element)}`);
  }
  function report(fault) {
    const key = fault.replace(/ at .*/, "");
    if (reported.has(key)) return;
    reported.add(key);
    const kind = fault.slice(0, fault.indexOf(":"));
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (counts[kind] <= MOST) faults.push(fault);
  }

  for (const [kind, count] of Object.entries(counts)) if (count > MOST) faults.push(`${kind}: ${count - MOST} more texts`);

  // The prompt is one line, which a phone may break once; its bar is as high with one line as with two.
  const prompt = all("#bar .prompt-short, #bar .prompt").find((element) => isSeen(element) && isLarge(element));
  if (prompt) {
    const text = prompt.innerText.trim();
    const lines = boxOf(prompt).height / parseFloat(getComputedStyle(prompt).lineHeight);
    if (lines > (isPhone ? 2.5 : 1.5)) faults.push(`prompt: ${Math.round(lines)} lines: "${text}"`);
    if (isPhone && text.length > 60) faults.push(`prompt: ${text.length} characters: "${text}"`);
  }
  return { faults, lit: lit.length, bar: Math.round(boxOf(one(".top")).height), turn: one("#state")?.dataset.turn };
}
