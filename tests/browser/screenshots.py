"""Pictures of every screen, for people to look at: ``make screenshots``.

Each screen of ``screens.py`` is taken in every size, by night and by day, into ``screenshots/SCREEN-SIZE-LOOK.png``.
With names, only those screens are; with a language before them (``it landing``), in that language.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from deadtown.text.bundle import LANGUAGES
from tests.browser.chromium import NoBrowser, running_chromium
from tests.browser.person import Person
from tests.browser.screens import SCREENS
from tests.web.program import KNOWN_LUCK, opened

FOLDER = Path(__file__).parent.parent.parent / "screenshots"

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, **TOUCH},
    "landscape": {"viewport": {"width": 740, "height": 360}, **TOUCH},
    "tablet": {"viewport": {"width": 820, "height": 1180}, **TOUCH},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "wide": {"viewport": {"width": 1920, "height": 1080}},
}
LOOKS: dict[str, dict[str, Any]] = {
    "dark": {"theme": "dark"},
    "light": {"theme": "light"},
}


def main(names: list[str]) -> int:
    language = names.pop(0) if names and names[0] in LANGUAGES else "en"
    if unknown := sorted(set(names) - set(SCREENS)):
        print(f"deadtown: no such screen: {', '.join(unknown)}; there are {', '.join(SCREENS)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    troubles: list[str] = []
    try:
        with (
            tempfile.TemporaryDirectory() as database,
            opened(Path(database), "--rates", "0", command=KNOWN_LUCK) as program,
            running_chromium() as browser,
        ):
            for name in names or SCREENS:
                for size, window in SIZES.items():
                    for look, colours in LOOKS.items():
                        # Nothing moves, so that no picture is taken in between.
                        person = Person(browser, program.url, language, reduced_motion="reduce", **window, **colours)
                        SCREENS[name](person)
                        person.page.wait_for_load_state("networkidle")
                        file = FOLDER / f"{name}-{size}-{look}{'' if language == 'en' else f'-{language}'}.png"
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
