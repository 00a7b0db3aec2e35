"""Draws the icons that phones want from our own drawings: ``.venv/bin/python -m tools.icons``."""

from pathlib import Path

from tests.browser.chromium import running_chromium

CLIENT = Path(__file__).parent.parent / "client"
PUBLIC = CLIENT / "public"
ICON = PUBLIC / "icon.svg"
MASKABLE = CLIENT / "src" / "art" / "maskable.svg"
"""Without round corners, and with room around it: systems cut it to a shape of theirs."""
DRAWN = {"icon-192.png": (ICON, 192), "icon-512.png": (ICON, 512), "icon-maskable-512.png": (MASKABLE, 512)}


def main() -> None:
    with running_chromium() as browser:
        for name, (drawing, width) in DRAWN.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ width: 100vw }}</style>{drawing.read_text('utf-8')}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
