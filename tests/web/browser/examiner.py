"""Looks at a page in light and dark, wide and narrow: what axe-core objects to, and what overflows."""

from __future__ import annotations

import os
from pathlib import Path

from .guest import Guest

ROOT = Path(__file__).parents[3]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS = {1440: 900, 1024: 768, 390: 844}
CHECKED = (1440, 390)
EXAMINED = os.environ.get("FONDACO_MODE") != "interpreted"
"""Pages look the same in both modes, so they are examined in one."""
RUN = """async rules => {
  const options = rules.length ? {runOnly: {type: "rule", values: rules}} : {};
  const {violations} = await axe.run(document, {...options, resultTypes: ["violations"]});
  return violations.map(({id, nodes}) => `${id}: ${nodes.slice(0, 4).map(({html}) => html.slice(0, 160)).join(" | ")}`);
}"""
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  for (const animation of document.getAnimations()) {
    try { animation.finish(); } catch { animation.cancel(); }
  }
  await frame();
}"""
"""No transitions, so that colours are not measured while they fade."""


def examine(guest: Guest, name: str) -> None:
    """Look at a page in every colour scheme and size."""
    if not EXAMINED:
        guest.expect_no_overflow()
        return
    page = guest.page
    before = page.viewport_size
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in ("light", "dark") if width in CHECKED else ():
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            page.evaluate(SETTLED)
            # Another scheme changes nothing but the colours.
            rules = [] if scheme == "light" else ["color-contrast"]
            found += [f"{name} {width} {scheme}: {one}" for one in page.evaluate(RUN, rules)]
        guest.expect_no_overflow()
    if before:
        page.set_viewport_size(before)
    assert not found, "\n".join(found)
