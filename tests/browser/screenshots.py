"""Pictures of every screen, for people to look at: ``make screenshots``.

Each screen of ``screens.py`` is taken on a desktop and on a phone, by night and by day, into
``screenshots/SCREEN-SIZE-LOOK.png``. With names, only those screens are.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.chromium import NoBrowser, running_chromium
from tests.browser.person import Person
from tests.browser.screens import SCREENS
from tests.web.program import opened

FOLDER = Path(__file__).parent.parent.parent / "screenshots"

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}
LOOKS: dict[str, dict[str, Any]] = {
    "dark": {"theme": "dark"},
    "light": {"theme": "light"},
}


def main(names: list[str]) -> int:
    if unknown := sorted(set(names) - set(SCREENS)):
        print(f"deadtown: no such screen: {', '.join(unknown)}; there are {', '.join(SCREENS)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    troubles: list[str] = []
    try:
        with (
            tempfile.TemporaryDirectory() as database,
            opened(Path(database), "--rates", "0") as program,
            running_chromium() as browser,
        ):
            for name in names or SCREENS:
                for size, window in SIZES.items():
                    for look, colours in LOOKS.items():
                        # Nothing moves, so that no picture is taken in between.
                        person = Person(browser, program.url, reduced_motion="reduce", **window, **colours)
                        SCREENS[name](person)
                        person.page.wait_for_load_state("networkidle")
                        file = FOLDER / f"{name}-{size}-{look}.png"
                        person.page.screenshot(path=file)
                        print(file.relative_to(FOLDER.parent))
                        troubles += [f"{file.stem}: {trouble}" for trouble in person.troubles]
                        person.close()
    except NoBrowser as reason:
        print(f"deadtown: no screenshots: {reason}", file=sys.stderr)
        return 2
    for trouble in troubles:
        print(f"deadtown: {trouble}", file=sys.stderr)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
