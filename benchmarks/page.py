"""How quick the page is: the weight of the first load, from a click to its effect, frames while cards fly."""

import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page
from tests.browser.chromium import NoBrowser, running_chromium
from tests.browser.person import Person
from tests.browser.playing import answers, glowing, make_table, open_table, wait_until_asked
from tests.web.program import opened

from benchmarks.figures import Figure, alone

SLOWED = 4
"""How many times slower than this machine the processor of the animations is."""
TURNS = 8

LOADED = r"""() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter(({ name }) => !/\.(svg|png|webp)$/.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
"""
LISTEN = """() => {
  window.shown = [];
  addEventListener("click", () => { window.clicked = performance.now(); }, true);
  new MutationObserver(() => {
    if (window.clicked === null || window.clicked === undefined) return;
    const began = window.clicked;
    window.clicked = null;
    // What has changed is on the screen with the next frame.
    requestAnimationFrame(() => window.shown.push(performance.now() - began));
  }).observe(document.querySelector("main.table"), { attributes: true, attributeFilter: ["data-number"] });
}
"""
WATCH_FRAMES = """() => {
  window.frames_seen = [];
  let last = null;
  const frame = (now) => {
    const flying = document.querySelector(".flown") !== null;
    if (flying && last !== null) window.frames_seen.push(now - last);
    last = flying ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
"""


def measure() -> list[Figure]:
    try:
        with tempfile.TemporaryDirectory() as folder, running_chromium() as browser:
            return measure_with(browser, Path(folder))
    except NoBrowser as reason:
        print(f"the page is not measured: {reason}", file=sys.stderr)
        return []


def measure_with(browser: Browser, folder: Path) -> list[Figure]:
    with opened(folder, "--rates", "0") as program:
        return [*first_load(browser, program.url), *clicks(browser, program.url), *flights(browser, program.url)]


def first_load(browser: Browser, server: str) -> list[Figure]:
    person = Person(browser, server)
    page = person.visit()
    page.wait_for_load_state("networkidle")
    landing: float = page.evaluate(LOADED)
    person.close()
    person = Person(browser, server)
    person.visit()
    table = make_table(signed_in(person))
    page = open_table(person, table)
    page.wait_for_load_state("networkidle")
    whole: float = page.evaluate(LOADED)
    person.close()
    return [
        alone("first load of the landing page, gzipped", landing, "kB", "< 150"),
        alone("first load of a table, with board and texts", whole, "kB"),
    ]


def clicks(browser: Browser, server: str) -> list[Figure]:
    """From the click on a card until its effect is on the screen; on loopback, storage included."""
    person = Person(browser, server)
    person.visit()
    page = open_table(person, make_table(signed_in(person), turns=TURNS))
    page.evaluate(LISTEN)
    play(page)
    times: list[float] = sorted(page.evaluate("() => window.shown"))
    person.close()
    return [
        alone("click to effect, median", median(times), "ms", "< 100"),
        alone(f"click to effect, slowest of {len(times)}", times[-1], "ms", "< 100"),
    ]


def flights(browser: Browser, server: str) -> list[Figure]:
    """Frames while cards fly, as far as a browser without a screen draws them."""
    person = Person(browser, server)
    person.visit()
    page = open_table(person, make_table(signed_in(person), turns=TURNS))
    slow = person.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.evaluate(WATCH_FRAMES)
    play(page)
    frames: list[float] = sorted(page.evaluate("() => window.frames_seen"))
    person.close()
    late = sum(1 for frame in frames if frame > 1000 / 60 * 1.5)
    return [
        alone(f"frames a second while cards fly, processor slowed {SLOWED} times", 1000 / median(frames), "1/s", "60"),
        alone(f"frames of {len(frames)} that came late", 100 * late / len(frames), "%"),
    ]


def signed_in(person: Person) -> Person:
    """Somebody with a name: by request, since how that is done on the page is not measured here."""
    assert person.page.request.post("/api/v1/session", data={"name": "Anna"}).ok
    return person


def play(page: Page) -> None:
    """Play some turns with clicks, waiting for what moves."""
    for _ in range(TURNS * 4):
        if wait_until_asked(page) is None:
            return
        aim = answers(page).filter(has_text="Play all Aim cards")
        (aim.first if aim.count() else glowing(page).last if glowing(page).count() else answers(page).first).click()
        page.wait_for_timeout(120)
