"""How quick the page is: the weight of the first load, from a click to its effect, frames while something moves."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page
from tests.browser.chromium import NoBrowser, running_chromium
from tests.browser.person import Person
from tests.browser.playing import SOLO, answers, glowing, next_question, open_table, play_unseen, wait_until_asked
from tests.browser.situations import go_on
from tests.browser.test_landing import LOADED
from tests.browser.test_zombies import HANDS
from tests.browser.wire import Wire
from tests.web.program import KNOWN_LUCK, opened

from benchmarks.figures import Figure, alone
from benchmarks.maps import LED, MAPS, Shown, on

SLOWED = 4
"""How many times slower than this machine the processor of the animations is."""
TURNS = 8
DRAGS = 6
"""How often a map is dragged from one side to the other."""

Lay = Callable[[Person], str]
"""Makes a table for somebody, and tells which."""

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
  const ends = ({ effect }) => effect.getComputedTiming().iterations !== Infinity;
  const frame = (now) => {
    const moving = document.getAnimations().some(ends);
    if (moving && last !== null) window.frames_seen.push(now - last);
    last = moving ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
"""
WATCH_ALL_FRAMES = """() => {
  let last = null;
  const frame = (now) => {
    if (last !== null) window.frames_seen.push(now - last);
    last = now;
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
    with opened(folder, "--rates", "0", command=KNOWN_LUCK) as program:
        return [
            *first_load(browser, program.url),
            *clicks(browser, program.url),
            *(figure for shown in MAPS.values() for figure in clicks_on_a_map(browser, program.url, shown)),
            *frames(browser, program.url, against_a_bot("zombinion"), "while cards fly", play),
            *frames(browser, program.url, against_a_bot("zombiaki"), "while zombies walk", let_walk),
            *(figure for shown in MAPS.values() for figure in frames_on_a_map(browser, program.url, shown)),
        ]


def first_load(browser: Browser, server: str) -> list[Figure]:
    person = Person(browser, server)
    landing = loaded(person.visit())
    person.close()
    return [
        alone("first load of the landing page, gzipped", landing, "kB", "< 150"),
        *(
            alone(f"first load of a table of {game}, with its art", table_load(browser, server, game), "kB", "< 350")
            for game in ("zombinion", "zombiaki", *MAPS)
        ),
    ]


def table_load(browser: Browser, server: str, game: str) -> float:
    person = Person(browser, server)
    person.visit()
    whole = loaded(open_table(person, against_a_bot(game)(person)))
    person.close()
    return whole


def loaded(page: Page) -> float:
    """All that has come over the wire, in kB."""
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = page.evaluate(LOADED)
    return sum(sizes.values()) / 1000


def clicks(browser: Browser, server: str) -> list[Figure]:
    """From the click on a card until its effect is on the screen; on loopback, storage included."""
    person = Person(browser, server)
    person.visit()
    table = against_a_bot("zombinion")(person)
    page = open_table(person, table)
    page.evaluate(LISTEN)
    play(person, table)
    times: list[float] = sorted(page.evaluate("() => window.shown"))
    person.close()
    return [
        alone("click to effect, median", median(times), "ms", "< 100"),
        alone(f"click to effect, slowest of {len(times)}", times[-1], "ms", "< 100"),
    ]


def clicks_on_a_map(browser: Browser, server: str, shown: Shown) -> list[Figure]:
    """The same on a map, from the last click of each answer of a turn: tile, tokens, walk, fight, zombies.

    With reduced motion: else the way to the new position is shown first, step by step.
    """
    person = signed_in(Person(browser, server, reduced_motion="reduce"))
    played = shown.turn()
    wire = Wire(person.page)
    page = open_table(person, go_on(person, played.saved.record, played.saved.asked.seat))
    page.evaluate(LISTEN)
    for option in played.answers:
        wait_until_asked(page)
        # In a window in which it does not matter one is not asked.
        if option in wire.options:
            HANDS["clicks"].give(page, option)
            page.wait_for_timeout(120)
    times: list[float] = sorted(page.evaluate("() => window.shown"))
    person.close()
    return [
        alone(f"click to effect on the map of {shown.name}, median", median(times), "ms", "< 100"),
        alone(f"click to effect on the map of {shown.name}, slowest of {len(times)}", times[-1], "ms", "< 100"),
    ]


def frames_on_a_map(browser: Browser, server: str, shown: Shown) -> list[Figure]:
    """Where everything is full of zombies, who walk one after another, and where somebody looks around."""

    def full_town(person: Person) -> str:
        saved = shown.full()
        return go_on(signed_in(person), saved.record, saved.asked.seat)

    town = f"a full town of {shown.name}"
    return [
        *frames(browser, server, full_town, f"while zombies walk through {town}", let_lead),
        *frames(browser, server, full_town, f"while {town} is dragged", drag),
    ]


def frames(browser: Browser, server: str, lay: Lay, when: str, play: Callable[[Person, str], None]) -> list[Figure]:
    """Frames while something moves, as far as a browser without a screen draws them."""
    person = Person(browser, server)
    person.visit()
    table = lay(person)
    page = open_table(person, table)
    slow = person.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.evaluate(WATCH_FRAMES)
    play(person, table)
    seen: list[float] = sorted(page.evaluate("() => window.frames_seen"))
    person.close()
    late = sum(1 for frame in seen if frame > 1000 / 60 * 1.5)
    return [
        alone(f"frames a second {when}, processor slowed {SLOWED} times", 1000 / median(seen), "1/s", "60"),
        alone(f"frames of {len(seen)} {when} that came late", 100 * late / len(seen), "%"),
    ]


def against_a_bot(game: str) -> Lay:
    def lay(person: Person) -> str:
        options = {"turn_cap": TURNS} if game == "zombinion" else {}
        body = {"game": game, "seats": SOLO, "options": options}
        table: str = signed_in(person).page.request.post("/api/v1/tables", data=body).json()["table"]
        return table

    return lay


def signed_in(person: Person) -> Person:
    """Somebody with a name: by request, since how that is done on the page is not measured here."""
    assert person.page.request.post("/api/v1/session", data={"name": "Anna"}).ok
    return person


def play(person: Person, table: str) -> None:
    """Play some turns with clicks, waiting for what moves."""
    page = person.page
    for _ in range(TURNS * 4):
        if wait_until_asked(page) is None:
            return
        aim = answers(page).filter(has_text="Play all Aim cards")
        (aim.first if aim.count() else glowing(page).last if glowing(page).count() else answers(page).first).click()
        page.wait_for_timeout(120)


def let_walk(person: Person, table: str) -> None:
    """Play some turns without clicks, and look at what moves."""
    for _ in range(TURNS * 2):
        play_unseen(table, person, most=1)
        person.page.wait_for_timeout(600)


def let_lead(person: Person, table: str) -> None:
    """Lead zombies without clicks: so many answers the turn has at least, and then it is somebody else's."""
    page = person.page
    for _ in range(LED):
        _, number, decision = next_question(table, [person])
        assert decision is not None, "nobody wins meanwhile"
        body = {"number": number, "choice": on(decision["options"]), "seat": decision["seat"]}
        assert page.request.post(f"/api/v1/tables/{table}/choose", data=body).ok
        page.wait_for_timeout(600)


def drag(person: Person, table: str) -> None:
    """Drag the map of a table to and fro, as somebody does who looks around. All frames count: nothing else moves."""
    page = person.page
    wait_until_asked(page)
    page.evaluate(WATCH_ALL_FRAMES)
    place = page.locator(".map-window").bounding_box()
    assert place is not None
    middle = place["y"] + place["height"] / 2
    left, right = place["x"] + 80, place["x"] + place["width"] - 120
    for _ in range(DRAGS):
        page.mouse.move(left, middle)
        page.mouse.down()
        page.mouse.move(right, middle + 60, steps=40)
        page.mouse.up()
        left, right = right, left
