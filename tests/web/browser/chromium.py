"""Chromium, as tests and programs start it."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator

from playwright.sync_api import Browser, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Letters as wide as in a browser with a window.
    "--font-render-hinting=none",
]


def chromium_path() -> str:
    names = ["chromium-headless-shell", "chromium", "/usr/bin/chromium", "chromium-browser", "google-chrome"]
    for name in [os.environ.get("CHROMIUM", ""), *names]:
        found = shutil.which(name) if name else None
        if found:
            return found
    raise SystemExit("There is no Chromium for the tests; `make browser` brings it.")


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    path = chromium_path()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
