"""The system's Chromium, led by Playwright."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from deadtown.web.page import BUILT

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no windows, which is enough here, and takes half the time."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--renderer-process-limit=1"]
"""The pages of one person share a process, which has read our scripts before."""


class NoBrowser(Exception):
    """The page can't be looked at here, and why."""


def find_chromium() -> str:
    """Where Chromium is, if there is a page for it to show."""
    if not (BUILT / "index.html").exists():
        raise NoBrowser("the page is not built (run tools/page)")
    for program in PROGRAMS:
        if found := shutil.which(program):
            return found
    raise NoBrowser("Chromium is not installed (on Debian: apt-get install chromium)")


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """A browser without a window, which ends with the block."""
    program = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
