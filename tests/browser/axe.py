"""What axe-core finds wrong for people who can't see, hear or point well."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parent.parent.parent / "client" / "node_modules" / "axe-core" / "axe.min.js"
IS_THERE = "() => 'axe' in window"
RUN = """async (rules) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
  return violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary.replace(/\\s+/g, " ")}`));
}
"""


@cache
def source() -> str:
    return SOURCE.read_text("utf-8")


def find_barriers(page: Page, *rules: str) -> list[str]:
    """Every barrier on the screen as it is now, in one line each; of some rules alone.

    The script is run from outside of the page, which its policy does not concern.
    """
    if not page.evaluate(IS_THERE):
        page.evaluate(source())
    found: list[str] = page.evaluate(RUN, {"runOnly": rules} if rules else {})
    return found
