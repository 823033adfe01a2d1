"use strict";

// A preset fills the chairs at once and keeps everything else that was typed. Without script it is a link.
const presets = document.querySelectorAll(".preset");
const chairs = [...document.querySelectorAll(".chair select")];

function mark(chosen) {
  for (const preset of presets) {
    if (preset === chosen) preset.setAttribute("aria-current", "true");
    else preset.removeAttribute("aria-current");
  }
}

for (const preset of presets) {
  preset.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    chairs.forEach((chair, seat) => {
      chair.value = seat === 0 ? "me" : preset.dataset.kind;
    });
    mark(preset);
  });
}

// Changing a chair by hand leaves the preset.
for (const chair of chairs) chair.addEventListener("change", () => mark(null));
