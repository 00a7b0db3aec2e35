"""Draws the icons that phones want from ``client/public/icon.svg``: ``.venv/bin/python -m tools.icons``."""

from pathlib import Path

from tests.browser.chromium import running_chromium

PUBLIC = Path(__file__).parent.parent / "client" / "public"
WIDTHS = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512}
GROUND = "linear-gradient(#0c1020 50%, #05070e 50%)"
"""What goes on behind the round corners of an icon that systems cut to a shape of theirs."""


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with running_chromium() as browser:
        for name, width in WIDTHS.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            ground = GROUND if "maskable" in name else "transparent"
            page.set_content(
                f"<style>body {{ margin: 0; background: {ground} }} svg {{ width: 100vw }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
