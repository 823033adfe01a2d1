"use strict";

// Why not? Whatever is not possible now can be asked: a thing of the board by itself, or all of them in a list.
(() => {
  const { one, all } = fondaco;
  const form = one("#ask");
  const dialog = one("#why");
  const list = one("#why-list");
  const spoken = one("#spoken");
  if (!form || !dialog) return;
  const isPast = () => document.body.classList.contains("past");

  // The name of the thing that an element belongs to and that is not open; of a box that cannot be ticked, what the
  // ticked ones and it would make together.
  fondaco.askedBy = (element) => {
    if (!element || isPast()) return "";
    const box = element.matches("label") ? element.control : element.matches("input") ? element : null;
    if (box) return box.disabled ? composedWith(box) : "";
    const thing = element.closest("[data-ask]");
    const name = thing ? thing.dataset.ask || thing.dataset.place : "";
    return all("[data-opens]").some((part) => name.startsWith(part.dataset.opens)) ? "" : name;
  };
  function composedWith(box) {
    const verb = one(`button[form="${box.getAttribute("form")}"][name="verb"]`)?.value;
    const ticked = all(`input[form="${box.getAttribute("form")}"][name="${box.name}"]`).filter((other) => other.checked || other === box);
    return verb ? `${verb} ${ticked.map((other) => other.value).join("+")}` : "";
  }

  const address = form.getAttribute("action");

  fondaco.whyNot = async (thing) => {
    try {
      const answer = await fetch(`${address}?choice=${encodeURIComponent(thing)}`, { headers: { "HX-Request": "true" } });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      return one(".why-not", page) ?? null;
    } catch {
      return null; // No connection: the card alone is shown.
    }
  };

  fondaco.speak = (text) => {
    spoken.textContent = text.replace(/\s+/g, " ").trim();
  };

  const showList = () => fondaco.openDialog(dialog, list, address);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    showList();
  });

  fondaco.askWhy = () => {
    if (fondaco.askedBy(document.activeElement)) fondaco.showCard(true);
    else showList();
  };
})();
