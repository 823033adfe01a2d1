"use strict";

// The result as a picture, to keep or to share: the drawing and the table of points as one SVG, drawn onto a canvas.
(() => {
  const { one, all } = fondaco;
  const SVG = "http://www.w3.org/2000/svg";
  const WIDTH = 1200;
  const MARGIN = 48;
  const ROW = 40;
  const DRAWN = ["fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "fill-opacity", "opacity", "font-family", "font-size", "font-weight", "text-anchor", "color"];

  function element(name, facts, text = "") {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(facts)) made.setAttribute(key, value);
    made.textContent = text;
    return made;
  }

  function inPlaceOf(use) {
    const symbol = document.getElementById(use.getAttribute("href").slice(1));
    const inside = element("svg", { viewBox: symbol?.getAttribute("viewBox") ?? "0 0 24 24" });
    for (const fact of ["x", "y", "width", "height", "class"]) if (use.hasAttribute(fact)) inside.setAttribute(fact, use.getAttribute(fact));
    if (symbol) inside.append(...symbol.cloneNode(true).childNodes);
    return inside;
  }

  // A drawing that stands alone: what it uses is in it, and its style is in its attributes.
  function alone(drawing) {
    document.body.classList.remove("fresh"); // Nothing that appears is half transparent.
    const copy = drawing.cloneNode(true);
    drawing.parentElement.append(copy); // Where it has the same style.
    for (let use = one("use", copy); use; use = one("use", copy)) use.replaceWith(inPlaceOf(use)); // What is used may use others.
    const parts = [copy, ...all("*", copy)];
    const styles = parts.map((part) => DRAWN.map((name) => [name, getComputedStyle(part).getPropertyValue(name)]));
    parts.forEach((part, index) => {
      for (const [name, value] of styles[index]) part.setAttribute(name, value);
      part.removeAttribute("class");
    });
    copy.remove();
    return copy;
  }

  // The alphabets that the page has loaded: no other letters are in the picture.
  async function fontFaces() {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
    const loaded = await Promise.all(rules.filter(isLoaded).map(async (rule) => {
      const [source] = rule.style.src.match(/url\([^)]*\)/);
      const file = new URL(source.slice(4, -1).replaceAll('"', ""), rule.parentStyleSheet.href);
      const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer());
      const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      return rule.cssText.replace(source, `url(data:font/woff2;base64,${text})`);
    }));
    return loaded.join("\n");
  }

  // A rule has quotes round a name of several words; what is loaded may have none.
  function isLoaded({ style }) {
    const named = (family, range) => `${family.replaceAll('"', "")} ${range}`;
    const wanted = named(style.fontFamily, style.unicodeRange);
    return [...document.fonts].some((face) => face.status === "loaded" && named(face.family, face.unicodeRange) === wanted);
  }

  // The table row by row, as far as it is shown on the page: its first cell, then a number for each player.
  function rows(table, top, colours, fonts) {
    const count = table.tHead.rows[0].cells.length - 1;
    const first = WIDTH - 2 * MARGIN - count * Math.min(150, 620 / count);
    const across = (index) => MARGIN + first + (index + 1) * Math.min(150, 620 / count) - 10;
    const made = [];
    [...table.rows].forEach((row, number) => {
      const y = top + (number + 1) * ROW;
      const isHead = row.parentElement === table.tHead;
      const isTotal = row.parentElement === table.tFoot;
      const style = { "font-family": isHead || isTotal ? fonts.serif : fonts.sans, "font-size": isTotal ? 28 : 22, "font-weight": isHead || isTotal ? 700 : 400, fill: colours.ink };
      const name = isHead ? "" : row.cells[0].innerText;
      const squeeze = name.length > 44 ? { textLength: first - 20, lengthAdjust: "spacingAndGlyphs" } : {};
      made.push(element("text", { ...style, ...squeeze, x: MARGIN, y: y - 12 }, name));
      [...row.cells].slice(1).forEach((cell, index) => {
        const text = isHead ? one(".runner", cell).textContent : cell.firstChild.textContent.trim();
        const narrow = text.length > 11 ? { textLength: 120, lengthAdjust: "spacingAndGlyphs" } : {};
        const weight = cell.classList.contains("best") ? { "font-weight": 700 } : {};
        made.push(element("text", { ...style, ...narrow, ...weight, x: across(index), y: y - 12, "text-anchor": "end" }, text));
        if (isHead) made.push(element("rect", { x: across(index) - 110, y: y - 4, width: 110, height: 4, fill: getComputedStyle(cell).getPropertyValue("--seat") }));
      });
      if (!isHead && !isTotal) made.push(element("path", { d: `M${MARGIN} ${y}H${WIDTH - MARGIN}`, stroke: colours.line }));
    });
    return made;
  }

  async function poster() {
    const style = getComputedStyle(one(".stage"));
    const tokens = (...names) => Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`)]));
    const colours = tokens("ink", "quiet", "line", "card");
    const fonts = tokens("serif", "sans"); // Those of the language that is spoken.
    const drawing = alone(one("#ending-picture > svg"));
    const [, , wide, high] = drawing.getAttribute("viewBox").split(" ").map(Number);
    const width = Math.min(WIDTH - 2 * MARGIN, (560 * wide) / high);
    const height = (width * high) / wide;
    const table = one("#ending-points");
    const below = MARGIN + 70 + height + 30;
    const whole = below + (table ? table.rows.length * ROW + 30 : 0) + MARGIN;
    const picture = element("svg", { xmlns: SVG, width: WIDTH, height: whole, viewBox: `0 0 ${WIDTH} ${whole}` });
    picture.append(element("style", {}, await fontFaces()));
    picture.append(element("rect", { width: WIDTH, height: whole, fill: colours.card }));
    picture.append(element("text", { x: MARGIN, y: MARGIN + 36, "font-family": fonts.serif, "font-size": 48, "font-weight": 700, fill: colours.ink }, one("#ending-title").textContent));
    for (const [name, value] of Object.entries({ x: (WIDTH - width) / 2, y: MARGIN + 70, width, height })) drawing.setAttribute(name, value);
    picture.append(drawing);
    if (table) picture.append(...rows(table, below, colours, fonts));
    picture.append(element("text", { x: WIDTH - MARGIN, y: whole - 20, "text-anchor": "end", "font-family": fonts.sans, "font-size": 18, fill: colours.quiet }, `${one("h1").textContent} · ${new Date().toLocaleDateString(document.documentElement.lang)} · Fondaco`));
    return picture;
  }

  async function painted(picture) {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return new Promise((resolve) => { canvas.toBlob(resolve, "image/png"); });
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("#save-picture");
    if (!button) return;
    button.disabled = true;
    try {
      const file = new File([await painted(await poster())], `${button.dataset.name}.png`, { type: "image/png" });
      if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
        await navigator.share({ files: [file] }).catch(() => {}); // Whoever thinks better of it has shared nothing.
        return;
      }
      const link = document.createElement("a");
      link.href = URL.createObjectURL(file);
      link.download = file.name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    } finally {
      button.disabled = false;
    }
  });
})();
